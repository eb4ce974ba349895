### What the board of 51st State says by itself in the browser. Words here stand in small places: keep them short.

## Стол

web-state51-hand = Ваша рука
web-state51-hand-empty = На руке нет карт.
# $count (number of cards), $other (number of cards)
web-state51-hand-hidden = Руки закрыты: внизу карт { $count }, вверху { $other }.
web-state51-deal = Договор
web-state51-spoils = Добыча
web-state51-each = за
web-state51-free = свободно
web-state51-landing = ляжет сюда
# $action (name), $card (name)
web-state51-use = { $action }: { $card }
# $faction (name), $count (number), $most (number)
web-state51-base = База: { $faction }, под ней карт { $count } из { $most }
# $faction (name), $player (name)
web-state51-seat = { $faction }, { $player }
web-state51-passed = пас
web-state51-first = первый
web-state51-first-player = Первый игрок этого раунда
# $points (number), $count (number), $most (number)
web-state51-markers = Маркеры: { $count } из { $most }, { $points } ПО.
web-state51-visited = Уже посетили.
# $count (1 or 2)
web-state51-used = { $count ->
        [1] Использовали один раз.
       *[other] Использовали дважды.
    }
# $count (1 or 2)
web-state51-used-badge = уже { $count }×
# $card (name)
web-state51-known = { $card }: известно, что на руке
# $count (number)
web-state51-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
# $count (number of cards), $known (number of those everybody knows)
web-state51-cards-known = { web-state51-cards }, известно: { $known }
# The own hand; $count (number of cards), $known (number of those the other side knows)
web-state51-cards-seen = { web-state51-cards }, видели: { $known }
web-state51-road = Колода, сброс и открытые карты
web-state51-deck = колода
# $count (number)
web-state51-deck-cards = { $count ->
        [one] { $count } карта в колоде
        [few] { $count } карты в колоде
       *[many] { $count } карт в колоде
    }
web-state51-discarded = сброс
# $card (name)
web-state51-on-top = , сверху { $card }
web-state51-discard-look = Посмотреть сброс
web-state51-discard-pile = Сброс
web-state51-played = сыграно:
web-state51-display = Открытые карты
web-state51-display-show = показать открытые карты
web-state51-display-hide = убрать открытые карты
# $round (number)
web-state51-display-next = новые карты в раунде { $round }
web-state51-display-last = последний раунд
web-state51-key-legal = можно сыграть
# $player (name)
web-state51-key-seen = Эту карту знает { $player }
web-state51-key-off = не сейчас; причина при наведении
web-state51-reach = доступная дальность
# $round (number), $rounds (number)
web-state51-round = Раунд { $round } из { $rounds }
web-state51-phases = Фазы раунда
web-state51-phase-lookout = Разведка
web-state51-phase-production = Производство
web-state51-phase-action = Действия
web-state51-phase-cleanup = Уборка
web-state51-lead = Победные очки, если бы партия кончилась сейчас
web-state51-source-table = таблица
web-state51-source-locations = локации
web-state51-source-markers = маркеры
web-state51-tie-hand = Карты на руке
web-state51-tie-left = Оставшиеся ресурсы и рабочие
web-state51-row-production = Произ{ "\u00AD" }водство
web-state51-row-features = Свойства
web-state51-row-actions = Действия
web-state51-stock-worker = рабочие
web-state51-stock-fuel = топливо
web-state51-stock-weapon = оружие
web-state51-stock-brick = кирпич
web-state51-stock-scrap = лом
web-state51-stock-universal = любой
web-state51-contact = Карта контактов
web-state51-contact-once = раз за раунд
web-state51-line-conquer = Завоевать
web-state51-line-cooperate = Сотрудничать
web-state51-line-incorporate = Присоединить
web-state51-line-rebuild = Перестроить
web-state51-line-ready = готова
web-state51-line-lacks = мало
web-state51-line-unused = свободна
web-state51-line-used = потрачена
# $cost (list of goods), $reach (number)
web-state51-line-text = Цена: { $cost }; дальность { $reach }.
# $cost (list of goods), $vp (number)
web-state51-line-rebuild-text = Цена: { $cost }; вы заменяете локацию своего штата локацией с руки с общим типом и получаете { $vp } ПО.
web-state51-group-conquer = Завоевать
web-state51-group-cooperate = Сотрудничать
web-state51-group-incorporate = Присоединить
web-state51-group-rebuild = Перестроить
web-state51-group-gather = Добыть
web-state51-group-visit = Посетить
web-state51-group-work = Работать
web-state51-group-exchange = Обмен
web-state51-group-pass = Пас
web-state51-group-pay = Дальность
# $reach (1 or 2)
web-state51-token = Жетон { $reach }
# $count (number)
web-state51-universal = универсальных: { $count }
web-state51-cash = Реализовать
web-state51-keep = Придержать

## Карты вслух

# Read aloud; $card, $kind, $distance (number), $types (list), $text (a sentence), $deal (list), $spoils (list)
web-state51-spoken-location = { $card }. { $kind }, расстояние { $distance }, тип: { $types }. { $text } Договор: { $deal }. Добыча: { $spoils }.

## Экскурсия по 51-му штату

# $rounds (number)
web-state51-guide-aim = После { $rounds } раундов побеждает тот, у кого больше очков. Их приносят локации вашего штата, маркеры под ними и то, что записано в таблице ресурсов.
    .title = В чём суть
# $picks, $cards (numbers)
web-state51-guide-display = С этого начинается каждый раунд. По очереди с соперником вы берёте { $picks } из { $cards } карт. Синий край показывает, что карта даёт как договор, красный — как добыча, середина — что она делает в вашем штате. Щёлкните по карте и подтвердите.
    .title = Возьмите карту
web-state51-guide-goods = База и договоры произвели запасы. В конце раунда они сгорают, так что тратьте их; победные очки остаются.
    .title = Ваши запасы
web-state51-guide-hand = У локации три применения. Завоевать: красный край, один раз. Сотрудничать: синий край, каждый раунд. Присоединить: она входит в ваш штат и приносит очко. Число на щите — расстояние: столько дальности нужно. Знаки рядом показывают, что возможно сейчас.
    .title = Ваша рука
web-state51-guide-contact = Дальность дают эта карта (каждая строка — раз за раунд), мгновенные карты и жетоны.
    .title = Карта контактов
web-state51-guide-bar = Здесь игра говорит, чего ждёт. Щёлкните по варианту или нажмите его номер; щёлкать можно и по всему, что светится на столе. Наведите на зачёркнутое, чтобы узнать, почему нельзя.
    .title = Вопрос
web-state51-guide-workers = Рабочие добывают ресурсы, работают в ваших локациях с действием или посещают открытое производство соперника. Рабочий тогда остаётся у хозяина.
    .title = Рабочие
web-state51-guide-pass = Игроки по очереди делают по одному действию. Когда полезного не осталось, пасуйте; ваши локации тогда закрыты. H подсказывает, U отменяет ход. Приятной игры!
    .title = Пас
