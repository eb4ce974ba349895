### 51-й штат, демоколода: названия, стол, тексты карт, варианты выбора, вопросы, журнал и причины отказа.
### $player и $first — имена игроков; $card, $place, $old и $new — названия карт в именительном падеже; $line — одно из сообщений
### line-, тоже в именительном; $goods, $cost, $deal и $spoils — списки вроде «2 лома, 1 ПО» из сообщений good-. Винительный падеж
### отличается в них только у слов «рабочий» и «карта» с числом 1, поэтому списки стоят после двоеточия или там, где есть лишь ресурсы.

game-state51 = 51-й штат

## Названия

faction-new-york = Нью-Йорк
faction-mutants-union = Союз мутантов

card-muties = Мутанты
card-courier = Курьер
card-highway = Автострада
card-viaduct = Виадук
card-fuel-tank = Топливный бак
card-old-depot = Старое депо
card-heavy-equipment = Тяжёлая техника
card-valley = Долина
card-armoury = Арсенал
card-school = Школа
card-oil-rig = Нефтяная вышка
card-old-parking = Старая парковка
card-brickworks = Кирпичный завод
card-radio-station = Радиостанция
card-assembly-plant = Сборочный цех
card-gun-shop = Оружейная лавка
card-gas-station = Заправка
card-road-machines = Дорожные машины
card-kellys-pawnshop = Ломбард Келли
card-trade-guild = Торговая гильдия
card-factory = Фабрика
card-refinery = Нефтеперегонный завод
card-rubble = Развалины
card-murderers-pub = Бар убийц
# A second or third copy of a card in one state; $card (name), $number (2, 3, ...)
place-copy = { $card } № { $number }

# Goods with their number; the attribute is the bare name, also that of a type icon. $count (number)
good-fuel = { $count ->
        [one] { $count } топливо
       *[many] { $count } топлива
    }
    .name = топливо
# $count (number)
good-weapon = { $count ->
        [one] { $count } оружие
       *[many] { $count } оружия
    }
    .name = оружие
# $count (number)
good-brick = { $count ->
        [one] { $count } кирпич
        [few] { $count } кирпича
       *[many] { $count } кирпичей
    }
    .name = кирпич
# $count (number)
good-scrap = { $count ->
        [one] { $count } лом
       *[many] { $count } лома
    }
    .name = лом
# $count (number)
good-universal = { $count ->
        [one] { $count } универсальный ресурс
        [few] { $count } универсальных ресурса
       *[many] { $count } универсальных ресурсов
    }
# $count (number)
good-worker = { $count ->
        [one] { $count } рабочий
       *[many] { $count } рабочих
    }
# $count (number)
good-con1 = { $count ->
        [one] { $count } жетон завоевания с дальностью 1
        [few] { $count } жетона завоевания с дальностью 1
       *[many] { $count } жетонов завоевания с дальностью 1
    }
# $count (number)
good-con2 = { $count ->
        [one] { $count } жетон завоевания с дальностью 2
        [few] { $count } жетона завоевания с дальностью 2
       *[many] { $count } жетонов завоевания с дальностью 2
    }
# $count (number)
good-coop1 = { $count ->
        [one] { $count } жетон сотрудничества с дальностью 1
        [few] { $count } жетона сотрудничества с дальностью 1
       *[many] { $count } жетонов сотрудничества с дальностью 1
    }
# $count (number)
good-coop2 = { $count ->
        [one] { $count } жетон сотрудничества с дальностью 2
        [few] { $count } жетона сотрудничества с дальностью 2
       *[many] { $count } жетонов сотрудничества с дальностью 2
    }
# $count (number)
good-inc1 = { $count ->
        [one] { $count } жетон присоединения с дальностью 1
        [few] { $count } жетона присоединения с дальностью 1
       *[many] { $count } жетонов присоединения с дальностью 1
    }
# $count (number)
good-inc2 = { $count ->
        [one] { $count } жетон присоединения с дальностью 2
        [few] { $count } жетона присоединения с дальностью 2
       *[many] { $count } жетонов присоединения с дальностью 2
    }
# $count (number)
good-vp = { $count } ПО
# Gained: drawn from the deck; in a price: discarded from the hand. $count (number)
good-card = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
# Cards under the base, in a price. $count (number)
good-spoils = { $count ->
        [one] { $count } карта добычи
        [few] { $count } карты добычи
       *[many] { $count } карт добычи
    }

# The lines of a contact card.
line-conquer = завоевание
line-cooperate = сотрудничество
line-incorporate = присоединение
line-rebuild = перестройка

# Sources of reach, besides instant cards.
source-contact = карта контактов
source-token = жетон контакта

phase-lookout = Фаза разведки
phase-production = Фаза производства
phase-action = Фаза действий
phase-cleanup = Фаза уборки
phase-over = Партия окончена

kind-instant = мгновенная карта
kind-open = открытое производство
kind-closed = закрытое производство
kind-action = действие
kind-feature = свойство

## Карты в нескольких словах, внутри списков

# $goods, $type (name of a type icon)
ability-each = { $goods } за каждую локацию типа «{ $type }»
# $goods, $cost
ability-priced = { $goods }, цена: { $cost }
# $line, $reach (number)
ability-reach = { $line } с дальностью { $reach }
# Of an instant card or of a line of the contact card; $line, $reach (number), $cost
ability-reach-priced = { ability-reach } за { $cost }
# $distance (number), $kind (one of the kind- messages), $ability (goods, or one of the ability- messages), $types (list of type icons), $deal, $spoils
facts-location = расстояние { $distance }; { $kind }: { $ability }; тип: { $types }; договор: { $deal }; добыча: { $spoils }
# $kind (one of the kind- messages), $ability (one of the ability-reach messages)
facts-instant = { $kind }, { $ability }

## Текст карты, по предложению

# $line
text-instant = Мгновенная карта: { $line }.
# $line, $reach (number)
text-reach = Сыграв её, вы получаете дальность { $reach } ({ $line }).
# $cost
text-price = Цена розыгрыша: { $cost }.
text-open = Локация с открытым производством: производит запасы при появлении в вашем штате и в каждой фазе производства; соперник может её посещать.
text-closed = Локация с закрытым производством: производит запасы при появлении в вашем штате и в каждой фазе производства; соперник не может её посещать.
text-action = Локация с действием: в фазе действий здесь можно работать, первый раз за раунд — за 1 рабочего, второй раз — за 2.
text-feature = Локация со свойством: действует постоянно, рабочих сюда не отправляют.
# $distance (number)
text-distance = Расстояние: { $distance }.
# $types (list of type icons)
text-types = Тип: { $types }.
# $deal
text-deal = Договор, в каждой фазе производства: { $deal }.
# $spoils
text-spoils = Добыча, один раз: { $spoils }.
# $count (number)
text-copies = Экземпляров в колоде: { $count }.
# $goods
effect-gain = Доход: { $goods }.
# $goods, $type (name of a type icon)
effect-gain-each = Доход за каждую локацию типа «{ $type }» в вашем штате: { $goods }.
# $goods
effect-pay = Цена, помимо рабочих: { $goods }.
# $vp (number)
effect-mark = Вы кладёте под эту локацию маркер на { $vp } ПО.
# $vp (number), $type (name of a type icon), $most (number)
effect-mark-each = За каждую локацию типа «{ $type }», которая есть или появится в вашем штате, вы кладёте под эту локацию маркер на { $vp } ПО; всего не больше { $most ->
        [one] { $most } маркера
       *[many] { $most } маркеров
    }.

# $goods
text-base = База, в каждой фазе производства: { $goods }.
# $contact (ability-reach-priced or contact-rebuild)
text-contact = Карта контактов: { $contact }.
text-once = Каждую строку карты контактов можно использовать один раз за раунд.
# $line, $vp (number), $cost
contact-rebuild = { $line } за { $cost }, даёт { $vp } ПО
# $line
contact-used = { $line } (строка использована)

## Стол

# $round (number), $rounds (number), $phase (one of the phase- messages), $player (the First Player)
table-round = Раунд { $round } из { $rounds }. { $phase }. Первый игрок: { $player }.
# $deck (number of cards), $discard (number of cards)
table-piles = Колода: { $deck ->
        [0] пусто
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    }. Сброс: { $discard ->
        [0] пусто
        [one] { $discard } карта
        [few] { $discard } карты
       *[many] { $discard } карт
    }.
# The same when the discard pile is not empty; $card (name of its top card)
table-piles-top = { table-piles } Сверху в сбросе: { $card }.
# $count (number of cards), $cards (list of names): those of another's hand that everybody knows
table-hand-known = { table-hand }; известные карты: { $cards }
# $card (name), $facts (one of the facts- messages)
table-card = { $card }: { $facts }
# $cards (list of names)
table-display = Открытые карты: { $cards }.
# $cards (list of names)
table-played = Сыграно для текущего действия: { $cards }.
# $player (name), $faction (name)
table-side = { $player }, { $faction }
# $player (name), $faction (name)
table-passed = { $player }, { $faction }, пас
# $score (number), $table (number), $locations (number), $markers (number)
table-score = Счёт: { $score } ПО (таблица ресурсов { $table }, локации { $locations }, маркеры { $markers })
# $goods
table-goods = Запасы: { $goods }
# $count (number), $most (number), $cards (list of base- messages)
table-base = Под базой, { $count } из { $most }: { $cards }
# $card, $deal
base-deal = договор «{ $card }» ({ $deal })
# $card, $spoils
base-spoils = добыча «{ $card }» ({ $spoils })
# $locations (list of table-location messages)
row-production = Производство: { $locations }
# $locations (list of table-location messages)
row-features = Свойства: { $locations }
# $locations (list of table-location messages)
row-actions = Действия: { $locations }
# $place, $notes (list: open or closed, what it does, note- messages)
table-location = { $place } ({ $notes })
note-open = открытое
note-closed = закрытое
note-visited = уже посетили
# $count (1 or 2)
note-worked = { $count ->
        [1] использовали один раз
       *[other] использовали дважды
    }
# $points (sum such as 2 + 2), $count (number of markers), $most (number)
note-markers = маркеры { $count } из { $most }: { $points } ПО
# $lines (list of ability-reach-priced and contact- messages)
table-contact = Карта контактов: { $lines }

## Варианты выбора

# $card, $facts (one of the facts- messages)
action-take = Взять: { $card } ({ $facts })
# $card, $spoils
action-cash = Реализовать: { $card } ({ $spoils })
# $card, $spoils
action-keep = Придержать: { $card } ({ $spoils })
action-pass = Спасовать: больше никаких действий в этом раунде
# $card, $distance (number), $spoils
action-conquer = Завоевать: { $card } (расстояние { $distance }; добыча: { $spoils })
# $card, $distance (number), $deal
action-cooperate = Сотрудничать: { $card } (расстояние { $distance }; договор: { $deal })
# $card, $distance (number), $kind (one of the kind- messages), $ability (goods, or one of the ability- messages)
action-incorporate = Присоединить: { $card } (расстояние { $distance }; { $kind }: { $ability })
# $sources (sum of source- messages)
action-pay = Использовать: { $sources }
# $source, $reach (number)
source-free = { $source } (дальность { $reach })
# $source, $reach (number), $cost
source-priced = { $source } (дальность { $reach } за { $cost })
# $old, $new, $kind (one of the kind- messages), $ability (goods, or one of the ability- messages)
action-rebuild = Перестроить: { $old }, новая локация — { $new } ({ $kind }: { $ability })
# $goods
action-gather = Добыть: { $goods } (цена: 2 рабочих)
# $place, $ability (goods, or one of the ability- messages)
action-visit = Посетить: { $place } (цена: 1 рабочий; { $ability })
# $place, $ability (goods, or one of the ability- messages)
action-work = Работать: { $place } ({ $ability })
action-exchange = Обменять карты: сбросить 2, взять 1
# $card
action-discard = Сбросить: { $card }
# $card, $spoils
action-pawn = Сбросить добычу: { $card } (пропадёт: { $spoils })
# $count (number)
action-universal = { $count ->
        [0] Не тратить универсальные ресурсы
        [one] Потратить { $count } универсальный ресурс
        [few] Потратить { $count } универсальных ресурса
       *[many] Потратить { $count } универсальных ресурсов
    }
# $card, $deal
action-drop-deal = Сбросить договор: { $card } ({ $deal })
# $card, $spoils
action-drop-spoils = Сбросить добычу: { $card } ({ $spoils })
# $card
action-tuck = Сделать маркером: { $card }
action-resign = Сдаться: партия закончится вашим поражением

## Вопросы

question-pick = Возьмите одну из открытых карт.
# $card, $spoils
question-cash = Реализовать добычу «{ $card }» сейчас ({ $spoils }) или придержать её?
question-turn = Выполните действие или спасуйте.
# $way (key conquer, cooperate or incorporate), $card, $distance (number)
question-pay-reach = { $way ->
        [conquer] Завоевать
        [cooperate] Сотрудничать
       *[incorporate] Присоединить
    }: { $card }. Чем платите? Расстояние { $distance }.
# $goods
question-universal = Цена — { $goods }. Сколько из этого оплатить универсальными ресурсами?
question-discard = Выберите, какую карту сбросить с руки.
question-pawn = Выберите, какую добычу сбросить; её запасов вы не получите.
question-make-room = Под базой нет места: выберите, какой договор или какую добычу сбросить.
# $vp (number)
question-choose-marker = Выберите в сбросе карту, которая станет маркером на { $vp } ПО.

## Журнал

# $round (number), $first
event-round = Начинается раунд { $round }. Первый игрок: { $first }.
# $cards (list of names)
event-displayed = Открытые карты: { $cards }.
# $player, $card
event-took = { $player } берёт открытую карту «{ $card }».
# $card
event-left = Карту «{ $card }» никто не взял: она уходит в сброс.
# $player, $card: only this player reads it
event-drew = { $player } берёт из колоды карту «{ $card }».
# $player
event-drew-hidden = { $player } берёт карту из колоды.
# $player
event-nothing-to-draw = { $player } не берёт карту: и колода, и сброс пусты.
# $cards (number)
event-reshuffled = Сброс перетасован и становится новой колодой: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
# $player, $goods
event-gained = { $player } получает: { $goods }.
# $player, $goods
event-paid = { $player } тратит: { $goods }.
# $player
event-production = { $player }: производство.
# $player, $card
event-cashed = { $player } реализует добычу «{ $card }».
# $player, $card
event-kept = { $player } придерживает добычу «{ $card }».
# $player, $source, $line, $reach (number)
event-reached = { $player } набирает дальность { $reach } ({ $line }). Источник: { $source }.
# $player, $card
event-conquered = { $player } завоёвывает локацию «{ $card }».
# $player, $card
event-dealt = { $player } заключает договор с локацией «{ $card }».
# $player, $card
event-incorporated = { $player } присоединяет локацию «{ $card }».
# $player, $old, $new
event-rebuilt = { $player } перестраивает локацию «{ $old }» в локацию «{ $new }».
# $player, $place
event-visited = { $player } отправляет рабочего в локацию «{ $place }».
# $player, $place
event-worked = { $player } работает в локации «{ $place }».
# $player, $place, $vp (number)
event-marked = { $player } отмечает { $vp } ПО на локации «{ $place }».
# $player, $place
event-full = Под локацией «{ $place }» уже лежат все маркеры: { $player } больше не получает за неё ПО.
# $player
event-exchanges = { $player } обменивает две карты на одну.
# $player, $card
event-discarded = { $player } сбрасывает карту «{ $card }».
# $player, $card
event-pawned = { $player } сбрасывает добычу «{ $card }».
# $player, $card
event-made-room = { $player } сбрасывает из-под базы карту «{ $card }».
# $player
event-passed = { $player } пасует.
# $first
event-cleaned = Раунд окончен, непотраченные запасы сгорают. Следующий первый игрок: { $first }.
# $winners (how many), $names (of the winners), $scores (list such as Anna 21, Jan 19)
event-ended = { $winners ->
        [0] Партия заканчивается вничью ({ $scores }).
       *[other] Партия окончена. Побеждает: { $names } ({ $scores }).
    }
# $player, $names (of the winners)
event-resigned = { $player } сдаётся. Побеждает: { $names }.

## Почему действие невозможно: по одному сообщению на пункт правил, с дефисом вместо точки в его номере

# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-CONQUER-2 = { $where ->
        [instant] «{ $card }» — мгновенная карта: { $ability }. Ею платят за путь к локации.
       *[elsewhere] Завоевать можно только локацию со своей руки, а карты «{ $card }» на ней нет.
    }
# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-COOPERATE-2 = { $where ->
        [instant] «{ $card }» — мгновенная карта: { $ability }. Ею платят за путь к локации.
       *[elsewhere] Сотрудничать можно только с локацией со своей руки, а карты «{ $card }» на ней нет.
    }
# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-INCORPORATE-1 = { $where ->
        [instant] «{ $card }» — мгновенная карта: { $ability }. Ею платят за путь к локации.
       *[elsewhere] Присоединить можно только локацию со своей руки, а карты «{ $card }» на ней нет.
    }
# $card, $line, $distance (number), $reach (number)
refused-S51-ACTION-8 = До локации «{ $card }» расстояние — { $distance }, а дальности ({ $line }) набирается только { $reach }.
    .how = Дальность добавляют мгновенные карты и жетоны этого вида, а также строка вашей карты контактов.
# $where (location, none), $card, $line, $distance (number)
refused-S51-ACTION-9 = { $where ->
        [location] «{ $card }» — локация, а дальность дают мгновенные карты, жетоны и ваша карта контактов.
       *[none] До локации «{ $card }» расстояние — { $distance }, а дальности ({ $line }) сейчас не даёт ни мгновенная карта, ни жетон, ни строка карты контактов.
    }
    .how = { $where ->
            [location] { "" }
           *[none] Новые мгновенные карты приносит каждая фаза разведки, а жетоны контакта — производство, визиты и работа.
        }
# $where (kind, price, lacking), $source, $line, $cost, $missing (number), $have (number)
refused-S51-ACTION-10 = { $where ->
        [kind] Для этого действия складывается дальность только одного вида ({ $line }), а здесь вид другой: { $source }.
        [price] Вместе эти источники стоят { $cost }; вам не хватает { $missing }.
       *[lacking] Столько таких источников дальности у вас нет, а есть { $have }: { $source }.
    }
# $card, $distance (number), $source
refused-S51-ACTION-11 = До локации «{ $card }» расстояние — { $distance }, и остального хватает; уберите то, что пропадёт зря: { $source }.
# $card, $line (of the instant card)
refused-S51-CARD-6 = «{ $card }» — мгновенная карта для другого действия: { $line }.
# $line
refused-S51-CARD-9 = Эту строку своей карты контактов вы в этом раунде уже использовали: { $line }.
    .how = Это можно делать раз в раунд.
# $cost, $missing (number)
refused-S51-CONQUER-5 = Строка завоевания на вашей карте контактов стоит { $cost }; вам не хватает { $missing }.
    .how = 2 рабочих добывают один ресурс; другие дают визиты, ваши локации и договоры.
# $cost, $missing (number)
refused-S51-COOPERATE-5 = Строка сотрудничества на вашей карте контактов стоит { $cost }; вам не хватает { $missing }.
    .how = 2 рабочих добывают один ресурс; другие дают визиты, ваши локации и договоры.
# $cost, $missing (number)
refused-S51-INCORPORATE-4 = Строка присоединения на вашей карте контактов стоит { $cost }; вам не хватает { $missing }.
    .how = 2 рабочих добывают один ресурс; другие дают визиты, ваши локации и договоры.
# $source (name of a card), $cost, $missing (number)
refused-S51-INCORPORATE-6 = Розыгрыш карты «{ $source }» стоит { $cost }; вам не хватает { $missing }.
    .how = 2 рабочих добывают один ресурс; другие дают визиты, ваши локации и договоры.
# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-REBUILD-1 = { $where ->
        [instant] «{ $card }» — мгновенная карта: { $ability }. Ею платят за путь к локации.
       *[elsewhere] При перестройке выкладывают локацию со своей руки, а карты «{ $card }» на ней нет.
    }
# $old, $new
refused-S51-REBUILD-3 = У локаций «{ $old }» и «{ $new }» нет общего символа типа.
    .how = Типы локации показывают её значки; достаточно одного общего.
# $cost, $missing (number)
refused-S51-REBUILD-4 = Перестройка стоит { $cost }; вам не хватает { $missing }.
    .how = 2 рабочих добывают один ресурс; другие дают визиты, ваши локации и договоры.
refused-S51-REBUILD-5 = В этом раунде вы уже перестраивали локацию.
    .how = Это можно делать раз в раунд.
# $good (key: universal, or another), $have (number of workers)
refused-S51-GATHER-1 = { $good ->
        [universal] Универсальный ресурс добыть нельзя: выберите топливо, оружие, кирпич или лом.
       *[other] Чтобы добыть ресурс, нужны 2 рабочих; у вас { $have ->
            [0] нет ни одного
           *[other] только { $have }
        }.
    }
    .how = { $good ->
            [universal] { "" }
           *[other] Рабочих даёт каждое производство.
        }
# $place
refused-S51-CARD-15 = У локации «{ $place }» закрытое производство: посетить её нельзя.
# $place
refused-S51-CARD-16 = «{ $place }» — локация с действием: рабочих туда отправляет только владелец.
# $place
refused-S51-VISIT-1 = Чтобы посетить локацию «{ $place }», нужен рабочий, а у вас их не осталось.
    .how = Рабочих даёт каждое производство.
# $place
refused-S51-VISIT-4 = Локацию «{ $place }» в этом раунде уже посетили.
    .how = Это можно делать раз в раунд.
# $place
refused-S51-VISIT-6 = Локация «{ $place }» для вас закрыта: её владелец спасовал.
    .how = В следующем раунде она снова открыта, пока владелец не спасует.
# $place
refused-S51-CARD-17 = «{ $place }» — локация со свойством: рабочих туда не отправляют.
# $place, $need (0: not an action location)
refused-S51-WORK-1 = { $need ->
        [0] «{ $place }» — не локация с действием: вашим рабочим там делать нечего.
       *[other] Чтобы работать в локации «{ $place }», нужен рабочий, а у вас их не осталось.
    }
    .how = { $need ->
            [0] { "" }
           *[other] Рабочих даёт каждое производство.
        }
# $cost, $missing (number of resources; 0: what is missing is a card or spoils)
refused-S51-WORK-2 = { $missing ->
        [0] Цена — { $cost }, а у вас этого нет.
       *[other] Цена — { $cost }; вам не хватает { $missing }.
    }
    .how = { $missing ->
            [0] { "" }
           *[other] 2 рабочих добывают один ресурс; другие дают визиты, ваши локации и договоры.
        }
# $place, $have (number of workers)
refused-S51-WORK-9 = Чтобы использовать локацию «{ $place }» второй раз за раунд, нужны 2 рабочих; у вас { $have ->
        [0] нет ни одного
       *[other] только { $have }
    }.
    .how = Рабочих даёт каждое производство.
# $place
refused-S51-WORK-10 = Локацию «{ $place }» в этом раунде уже использовали дважды.
# $place
refused-S51-SLOT-2 = Под локацией «{ $place }» лежат все маркеры: ПО она больше не приносит.
# $where (deal, elsewhere, none), $card
refused-S51-ICON-3 = { $where ->
        [deal] «{ $card }» — договор, а сбросить здесь можно только добычу.
        [elsewhere] Карты «{ $card }» нет среди добычи под вашей базой.
       *[none] Под вашей базой нет добычи, которую можно сбросить.
    }
    .how = { $where ->
            [deal] { "" }
            [elsewhere] { "" }
           *[none] Добычей становится завоёванная локация.
        }
# $where (elsewhere, none), $card, $have (number of cards)
refused-S51-EXCHANGE-1 = { $where ->
        [elsewhere] Обменивают карты со своей руки, а карты «{ $card }» на ней нет.
       *[none] { $have ->
            [0] Для обмена нужны 2 карты с руки, а ваша рука пуста.
           *[other] Для обмена нужны 2 карты с руки, а у вас только { $have }.
        }
    }
    .how = { $where ->
            [elsewhere] { "" }
           *[none] Каждая фаза разведки даёт 3 карты.
        }
# $card, $pile (deals, spoils)
refused-S51-BASE-2 = { $pile ->
        [deals] Карты «{ $card }» нет среди договоров под вашей базой.
       *[spoils] Карты «{ $card }» нет среди добычи под вашей базой.
    }
# $card
refused-S51-WORK-4 = Маркер берут из сброса, а карты «{ $card }» там нет.
# $card
refused-S51-LOOKOUT-2 = Карты «{ $card }» нет среди выложенных.
# $least (number), $most (number)
refused-S51-PROD-13 = Универсальными ресурсами в этой цене можно заплатить не меньше { $least } и не больше { $most }.

## Откуда очки

score-table = Таблица ресурсов
score-locations = Локации
score-markers = Маркеры
score-total = Всего ПО
# What brought points besides what is told at length, which is the production
course-score-moves = действия

## What is told at length


## Карты в двух словах: места мало

# $goods (list)
short-open = Открытое производство: { $goods }.
# $goods (list)
short-closed = Закрытое производство: { $goods }.
# $goods (list), $type (name of a type icon)
short-each = { $goods } за каждую локацию типа «{ $type }».
# $cost (list), $goods (list)
short-work = Отправить рабочего и сбросить: { $cost }. Доход: { $goods }.
# $count (number)
short-points-here = { $count } ПО здесь
# $line (name), $reach (number)
short-instant = Мгновенная: { $line }, дальность { $reach } на одно действие.
# $line (name), $reach (number), $cost (list)
short-instant-priced = Мгновенная: { $line }, дальность { $reach } на одно действие. Цена: { $cost }.
stage-production = Производство
stage-round = Конец раунда

## The search of the rulebook

# A line for each thing: what people call it = what the rulebook calls it. Where several words stand before a comma, all must be asked.
rules-synonyms =
    победные очки, получить очки = части счёта
    добыть кирпич, получить кирпич, получить лом, получить топливо = два рабочих ресурс
    лишние, лишними, остатки = сгорают
    заканчивается, кончается, конец, долго = длительность длится
    победить, выиграть, победа = победитель побеждает
    ничья, поровну = ничья равном
    сохраняются ресурсы, сохранить, следующий раунд = сгорают
    рабочие откуда, получить рабочих = производство базы
    сколько договоров, сколько добычи = больше трёх базой
    ходит первым, начинает, первым = первый игрок
    колода кончилась, нет карт, закончатся карты = колода закончилась
    спасовал = пас закрывает
    мой ход, свой ход, могу сделать = список действий
    построить, сыграть локацию = присоединить
    напасть, атаковать = завоевать
    использовать добычу = реализация
    очков, очки = очко
    откуда, где взять = источника
    сколько раз = второй раз
