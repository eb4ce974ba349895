### The board on the page: short labels beside drawings, what a choice will bring, and the guided tour. Whole sentences about the game
### (questions, choices, reasons, events) are not here.
###
### Numbers: $at, $beds, $count, $cubes, $deaths, $discontent, $dropped, $exhausted, $fallen, $far, $field, $fields, $flips, $food, $heat,
### $held, $hunger, $laws, $least, $left, $most, $near, $need, $number, $out, $pawns, $room, $round, $rounds, $sick, $technologies, $then, $votes,
### $zone.
### Texts, from other messages: $action, $building, $citizen, $colour, $goods, $hint, $kind, $pawn, $people, $place, $player, $technology, $tiles,
### $token, $what, $where, $who.

## The parts of the table

board-map = Кратер
board-generator = Генератор
board-people = Люди
board-moods = Надежда, недовольство и смерти
board-advisors = Советники
board-advisors-once = один за раунд
board-rounds = Раунды
board-phases = Фазы раунда
board-perils = Что ведёт к поражению
board-pool = Готовы к работе
# $count (number) pawns on exhausted tokens
board-tired = измождены: { $count }
board-pool-none = никого не осталось
# $pawn (text) worker; $count (number)
board-pawns-ready = { $pawn }, готовы: { $count }
board-book = Город
board-city = Законы и технологии
board-city-open = Книга
board-city-none = Пока ничего.
board-laws = Законы
board-technologies = Технологии
board-weather = Погода сегодня
board-supply = Здания в запасе
board-decks = Колоды
board-known-dusk = Прочитанные карты сумерек, которые ждут в колоде
board-deck-morning = Утро
board-deck-dusk = Сумерки
board-deck-weather = Погода
board-deck-expedition-A = Экспедиции A
board-deck-expedition-B = Экспедиции B
board-deck-expedition-C = Экспедиции C
board-events = На столе
# $count (number)
board-events-count = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
board-events-none = Открытых карт нет.
board-expeditions = Экспедиции
# $out, $most (numbers)
board-expeditions-out = { $most ->
        [0] ещё нет шара
       *[other] в пути { $out } из { $most }
    }
board-my-citizens = Мои жители
board-one-a-round = один за раунд
board-played-one = сыгран в этом раунде
board-played-now = сыгран
board-hand-empty = Карт жителей не осталось.
board-citizens = карты жителей
board-holds = На руке: { $people }
board-leader = лидер
# $citizen (text)
board-played = Сыгран житель: { $citizen }
# $action (text) as it is typed
board-proposes = Предлагает: { $action }
board-propose = Предложить
board-propose-what = Что сделать?
board-proposals = Предложения
# $player (text) a name, or several; $count (number) how many; $action (text) a choice as it reads in the bar
board-proposed = { $count ->
        [1] { $player } предлагает: { $action }
       *[other] { $player } предлагают: { $action }
    }
# of a button: do as proposed
board-follow = Так и сделать
# $player (text) a name, or several; $count (number) how many; $action (text)
board-follow-whom = { $count ->
        [1] Сделать, что предлагает { $player }: { $action }
       *[other] Сделать, что предлагают { $player }: { $action }
    }
# While bots wait for proposals
board-parley = Боты спрашивают, как бы вы поступили: предложите что-нибудь или скажите, что готовы.
board-call = Спросить остальных
# $votes, $count (numbers) who proposes it, and who could
board-votes = за это { $votes } из { $count }
board-setup = Подготовка к игре
board-phase-dawn = Рассвет
board-phase-morning = Утро
board-phase-generator = Генератор
board-phase-weather = Погода
board-phase-preparation = Подготовка
board-phase-action = Действия
board-phase-dusk = Сумерки
board-phase-hunger = Голод
board-phase-night = Ночь
# $round (number)
board-round = Раунд { $round }
# $people (text) workers
board-round-eats = Вечером едят: { $people }.
board-round-now = Это текущий раунд.
board-round-storm = Здесь стоит буря.
board-round-token = Сценарий идёт дальше.
# $technology (text)
board-round-technology = Готова технология: { $technology }.

## Heat

board-heat = Тепло
board-heat-track = Шкала тепла
# $field (number)
board-heat-field = Тепло { $field }
board-cold-marker = маркер холода
# $zone (number)
board-range = дальность зоны { $zone }
board-zone = зона { $zone }
board-zones = Зоны тепла
board-zone-warm = Зона { $zone }: тепло
board-zone-cold = Зона { $zone }: холодно
# $count (number)
board-heat-cubes = { $count ->
        [0] В башню не упадёт ни одного кубика.
        [one] В башню упадёт { $count } кубик.
        [few] В башню упадут { $count } кубика.
       *[many] В башню упадут { $count } кубиков.
    }
# $colour (text)
board-heat-range = Отсюда в тепле { $colour } уровень.
# $zone (number)
board-heat-zones = Тепло до зоны { $zone }.
# $who (text) worker
board-heat-step = Если эта ступень ниже маркера холода останется пустой, заболеет один { $who }.
# $heat (number) the field
board-heat-falls = После проверки перегрузки в каждой фазе Генератора маркер возвращается на поле { $heat }: за тепло платят каждый раунд заново.
board-no-failure = аварий не было
board-last-chance = последний шанс
board-failed-once = одна авария: следующая — конец
board-overload = Перегрузка
# $count, $most, $cubes (numbers)
board-overload-said = Перегрузка { $count } из { $most }; сейчас упало бы кубиков: { $cubes }
# $count, $held (numbers)
board-cubes = { $count ->
        [one] упадёт { $count }
        [few] упадут { $count }
       *[many] упадут { $count }
    }, застряло в башне: { $held }
board-tower = Башня
# $held, $dropped, $fallen (numbers)
board-tower-held = В башне или в ящике кубиков: { $held }. Брошено { $dropped }, выпало { $fallen }.
board-tower-plain = Сколько кубиков в башне, столько и есть; никто не знает, что выбьет следующий.
board-tower-upgraded = Паровое ядро укрепляет её: внутри остаётся больше кубиков.
board-warm = тепло
board-cold = холодно

## Fields

# $what (text) 2 wood, Kitchen; $where (text) n5a
board-at = { $what } · { $where }
board-empty = пустое поле
# $where (text) n5
board-tile = Участок { $where }
board-place-near = Ближнее место { $where }
board-place-far = Дальнее место { $where }
# $pawn (text)
board-stands = здесь стоит { $pawn }
board-field-warm = Здесь тепло.
board-field-cold = Здесь холодно: кто здесь работает, заболеет.
# $colour (text); $heat (number)
board-insulated = { $colour }: тепло в любом месте, если тепло не ниже { $heat }.
board-insulated-none = Одного тепла мало: нужна тёплая зона, тепловой узел или Полевая кухня.
board-field-doomed = Следующая буря превратит его в руины.
board-engineers = Только инженеры.
board-zoom-in = Крупнее
board-zoom-out = Мельче
board-zoom-all = Вся карта
# $near, $far (numbers) tiles left
board-tiles-left = ближние { $near } · дальние { $far }
# $count (number)
board-works-short = { $count ->
        [one] до { $count } работы
       *[many] до { $count } работ
    }
board-clear-about = Выложите новые участки.
# $count (number) works
board-construct-about = Постройте или снесите здания: { board-works-short }.
board-clear-near = Ближние участки
board-clear-far = Дальние участки
# $number (number)
board-route = Маршрут { $number }
# $fields (number); $kind (text) A; $hint (text) goods
board-route-length = { $kind }, длина пути { $fields }: { $hint }.
# $pawn (text); $at, $fields (numbers)
board-route-scout = { $pawn } на поле { $at } из { $fields }.
# $number (number)
board-option = Вариант { $number }
# $goods (text)
board-laid = На ней: { $goods }
# $count (number)
board-marks = { $count ->
        [one] { $count } метка
        [few] { $count } метки
       *[many] { $count } меток
    }
# $goods (text)
board-costs = Цена: { $goods }.
# What is printed, where there is a discount; $goods (text)
board-printed-cost = Напечатанная цена: { $goods }.
board-free = бесплатно
# $count, $most (numbers)
board-supply-left = Осталось { $count } из { $most }.
board-group-basic = Основные здания
board-group-shelter = Жильё
board-group-law = Здания по законам
board-group-scenario = Здания сценария

## People and food

# $count (number); $people (text) workers
board-people-eat = { $count } · вечером едят: { $people }
# The same after the evening meal
board-people-eat-next = { $count } · завтра едят: { $people }
# $count, $sick, $pawns (numbers)
board-people-line = Всего { $count }, больных { $sick }; фигурок { $pawns }.
board-skull = Один тяжело болен.
# $exhausted, $flips (numbers)
board-section = Утром: измождённых { $exhausted }, ухудшений { $flips }.
# The next sections of the track; $at, $exhausted, $flips (numbers)
board-section-from = От { $at } больных: измождённых { $exhausted }, ухудшений { $flips }.
# $count (number)
board-section-epidemic = { $count } больных в фазе подготовки — эпидемия и конец.
board-food = Провизия
# $food, $need (numbers)
board-food-need = { $food } из { $need }
# $food, $need (numbers); $people (text)
board-food-line = Провизии: { $food }. Вечером нужно { $need } (едят { $people }).
# The same after the evening meal
board-food-line-next = Провизии: { $food }. Завтра нужно { $need } (едят { $people }).
# $hunger (number)
board-hunger-line = Голод { $hunger }: сначала еда уходит на него, а остаток дорого обойдётся.
# $most (number)
board-food-most = Хранить можно не больше { $most } порций провизии: остальное пропадёт.
board-hunger = голод
board-store = Склад
# $goods (text)
board-stored = На складе: { $goods }
board-deaths = Смерти
# $count, $most (numbers)
board-deaths-line = Всего смертей: { $count }; { $most } — конец игры.
# $count (number)
board-hope-said = Надежда: жетонов { $count }
board-discontent-said = Недовольство: жетонов { $count }
# $token (text) care
board-token-active = { $token }, жетон активен
board-token-spent = { $token }, жетон потрачен
board-token-about = Активные жетоны можно тратить: на советников, на варианты карт. Потраченный остаётся на шкале.
# $token (text); $count (number)
board-tokens = { $token } ×{ $count }
board-peril-hope = Надежда: { $count }
board-peril-hope-text = Без единого жетона надежды город погибнет.
board-peril-discontent = Недовольство: { $count }
board-peril-discontent-text = Когда заполнится последнее место шкалы, вас изгонят.
board-peril-overload = Перегрузка: { $count }
board-peril-overload-text = За последним малым полем Генератор даёт аварию. Вторая авария — конец.
board-peril-sick = Больше всего больных одного типа: { $count }
# $most (number)
board-peril-sick-text = { $most } больных одного типа в фазе подготовки — эпидемия.
board-peril-hunger = Голод: { $count }
# $most (number)
board-peril-hunger-text = { $most } голода, который нечем утолить, — голодный мор.
board-peril-deaths = Смерти: { $count }
# $most (number)
board-peril-deaths-text = После { $most } смертей за вами никто не пойдёт.

## What is asked once a kind of action is chosen

board-which-fuel = Сколько угля сжечь?
board-which-clear = Где расчистить снег: ближе или дальше?
board-which-gather = Где собирать?
board-which-use = Какое здание использовать?
board-which-raise = Какое здание построить?
board-which-demolish = Какое здание снести?
board-which-scout = По какому маршруту послать разведчика?
board-which-play = Какого жителя сыграть?

## What can be done

board-do-use = Использовать здание
board-do-gather = Собирать
board-do-clear = Расчистить снег
board-do-construct = Строить
board-do-scout = Послать разведчика
board-do-special = Особое действие
board-do-play = Сыграть жителя
board-do-fuel = Подбросить угля
board-do-reuse = Долгая смена
board-do-pass = Пас
board-do-raise = Построить
board-do-demolish = Снести
board-do-done = Готово
board-do-decline = Ничего
board-do-explore = Исследовать
board-do-bypass = Пройти мимо
board-do-develop = Ускорить технологию
board-do-mobilise = Мобилизация
board-do-draw = Взять жетон
board-do-fate = Положиться на судьбу
board-do-activate = Активировать жетон
board-do-advise = Спросить советника
board-do-avert = Отвести карту
board-do-begin = Разработать технологию
board-do-choose = Выбрать
board-do-citizen = Принять жителей
board-do-destroy = Пожертвовать зданием
board-do-die = Кто умрёт
board-do-discard = Отдать жителя
board-do-enact = Принять закон
board-do-exhaust = Кто измождён
board-do-fell = Срубить дерево
board-do-first = Кто первый
board-do-heal = Спасти тяжелобольного
board-do-heap = Насыпать уголь
board-do-hub = Поставить тепловой узел
board-do-ill = Кто заболеет
board-do-lay = Выложить участок
board-do-mourn = Сбросить карту
board-do-pawn = Отправить фигурку
board-do-remove = Убрать жетон
board-do-resolve = Разыграть карту
board-do-route = Выбрать маршрут
board-do-shelter = Распределить места
board-do-site = Выбрать место
board-do-spend = Потратить жетон
board-do-store = Положить на склад
board-do-strip = Забрать с участка
board-do-tend = Вылечить больных
board-do-upgrade = Улучшить
board-do-way = Выбрать, что делать
board-do-wish = Выбрать советника
board-no-fuel = Без угля
# $token (text)
board-token-activate = Активировать: { $token }
board-token-spend = Потратить: { $token }
board-token-remove = Убрать: { $token }
# Before the pawns that could go
board-send = Кто идёт:
# Before the kinds of pawns of which one goes to construct
board-crew = Кто строит:

## Sheets with cards

board-sheet = Нужно решить
board-sheet-map = Посмотреть на город
board-sheet-show = Назад к картам
# $count (number)
board-works-left = { $count ->
        [one] Осталась { $count } работа: постройте или снесите здание
        [few] Осталось { $count } работы: постройте или снесите здание
       *[many] Осталось { $count } работ: постройте или снесите здание
    }
board-rebuild = Одно здание можно построить и одно снести
board-rebuild-raise = Одно здание можно построить
board-raise-free = Здание без оплаты
board-foresee = Что принесут сумерки
board-during = Что сначала
# $who (text) worker
board-mourning = Умер { $who }. Чья карта скажет, что из этого выйдет?
board-give-up = Отдайте одного жителя
board-arrived = Разведчик дошёл до места.
board-explore-about = Перевернуть карту и решить.

## What a choice brings

# $fields (number)
board-scouts = До места полей: { $fields }
board-no-gap = До маркера холода разрыва нет
# $rounds (number)
board-takes-rounds = { $rounds ->
        [one] Готова через { $rounds } раунд
        [few] Готова через { $rounds } раунда
       *[many] Готова через { $rounds } раундов
    }
board-draws-hope = На шкале надежды прибавится жетон
board-draws-discontent = На шкале недовольства прибавится жетон
board-mobilise-once = Карта уходит из игры: она поможет только один раз.
# $place (text)
board-explores = Разведчик исследует «{ $place }»
board-bypasses = На маршрут ляжет более дальнее место; разведчик идёт дальше.

## Forecast

board-forecast = Если ничего не менять
board-tonight = Этим вечером
board-tomorrow = Завтра
# $people (text) workers; $need (number)
board-meal = Ужин, { $people }: нужно провизии { $need },
# $count (number)
board-meal-short = не хватит { $count }
board-meal-fine = хватит
# $count (number)
board-starving = Голод { $count }:
# $discontent, $deaths (numbers)
board-starving-then = недовольство +{ $discontent }{ $deaths ->
        [0] .
       *[other] , смертей: { $deaths }.
    }
board-famine = Голод: игра была бы проиграна
# $count, $beds (numbers), $follows (yes or no) whether who falls ill stands after it
board-night-short = Без тёплой постели — { $count } (мест: { $beds }){ $follows ->
        [yes] :
       *[no] {""}
    }
# $people (text)
board-night-ill = заболеют { $people }
board-night-choose = кто заболеет, решаете вы
board-night-fine = Тёплая постель у каждого
# $count (number)
board-gap-short = Разрыв до холода — { $count }:
# $count, $room (numbers)
board-cubes-drop = { $count ->
        [one] Упадёт { $count } кубик,
        [few] Упадут { $count } кубика,
       *[many] Упадут { $count } кубиков,
    }
board-cubes-room = свободных полей: { $room }
# $card (text): a card that lies in the dusk deck; what it does follows
board-dusk-perhaps = В сумерках может прийти «{ $card }».
# Who dies before work begins again; $count, $least, $most (numbers); $people (text) with their numbers, at most
board-dead = { $count ->
        [one] Умрёт { $count } человек: { $people }
        [few] Умрут { $count } человека: { $people }
       *[many] Умрут { $count } человек: { $people }
    }
board-dead-span = { $most ->
        [one] Умрут от { $least } до { $most } человека, самое большее: { $people }
       *[other] Умрут от { $least } до { $most } человек, самое большее: { $people }
    }
board-dead-lost = Это был бы конец города.
# In the forecast; $round (number)
board-storm-comes = Буря в раунде { $round }:
board-storm-perhaps = Может быть, буря в раунде { $round }:
board-storm-nothing = в городе ничего не разрушит.
# $round (number); $building (text) what it ruins
board-storm-certain = При любой погоде буря ударит в раунде { $round } и превратит в руины все здания этого вида: { $building }.
board-storm-possible = Буря может ударить уже в раунде { $round } и превратить в руины все здания этого вида: { $building }.
board-storm-far = Когда она ударит, в руины превратятся все здания этого вида: { $building }.
board-storm-none-stands = В городе таких зданий нет.
# $beds, $count (numbers)
board-storm-beds = { $beds ->
        [one] Пропадёт { $beds } место для ночлега.
        [few] Пропадут { $beds } места для ночлега.
       *[many] Пропадут { $beds } мест для ночлега.
    }
board-storm-homeless = { $count ->
        [one] Вовсе без ночлега останется { $count } фигурка.
        [few] Вовсе без ночлега останутся { $count } фигурки.
       *[many] Вовсе без ночлега останутся { $count } фигурок.
    }

## The book of the city

board-in-force = в силе
board-may-pass = можно принять
# A law that cannot be passed any more, since as many as there can be are
board-no-more-laws = поздно
# $round (number)
board-in-round = раунд { $round }
# $count (number)
board-rounds-short = { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    }
# $count, $most (numbers)
board-of-most = { $count } из { $most }

## The end

board-source-round = Прожитые раунды
board-source-deaths = Смерти
board-cause-won = Город дожил до конца бури.
board-cause-hope = В город больше никто не верил.
board-cause-discontent = Вас изгнали.
board-cause-generator = Генератор лопнул, и холод вошёл сразу.
board-cause-epidemic = Болезнь прошла по всем рядам нар.
board-cause-famine = Класть в котлы стало нечего.
board-cause-deaths = Слишком много могил: идти за вами стало некому.
board-cause-scenario = Когда пришла буря, того, чего она требовала, не было.
board-cause-time = Время вышло.
board-cause-resigned = Город сдан.
# $round, $rounds (numbers)
board-verdict-round = Он простоял до раунда { $round } из { $rounds }.
# $people, $deaths (numbers)
board-verdict-people = Живых: { $people }, умерших: { $deaths }.
# $laws, $technologies (numbers)
board-verdict-laws = Принято законов: { $laws }. Разработано технологий: { $technologies }.
board-chronicle = Летопись города
board-chronicle-save = Сохранить страницей

## The guided tour

# $rounds, $count (numbers)
web-frostpunk-guide-aim = Сохраните последний город живым { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
       *[many] { $rounds } раундов
    }. Любое из этих { $count } чисел может закончить игру; наведите на него, чтобы узнать когда.
    .title = Что ведёт к поражению
web-frostpunk-guide-map = Генератор греет сначала свой участок, потом кольцо вокруг, потом дальнее. Остальное скрыто снегом. По тому, что светится, можно нажать.
    .title = Кратер
web-frostpunk-guide-heat = Уголь поднимает маркер тепла. Когда он выше дальности, её зона в тепле; за каждую пустую ступень до маркера холода кто-то заболеет, а каждый упавший кубик нагружает Генератор.
    .title = Тепло и холод
web-frostpunk-guide-people = От их числа зависит, сколько у вас фигурок. Кто работает на морозе, заболеет, а много больных — это измождённые фигурки и могилы.
    .title = Ваши люди
web-frostpunk-guide-turn = За ход одна фигурка делает одно дело. Выбирайте здесь по номеру или нажмите на поле; ничего не случится, пока вы не подтвердите.
    .title = Ход
web-frostpunk-guide-forecast = Что принесут ужин, ночь и следующее утро, если остановиться сейчас.
    .title = Как обстоят дела
web-frostpunk-guide-hand = Жители улучшают действие; за раунд можно сыграть одного. Когда кто-то умирает, одна из этих карт говорит, кто это был.
    .title = Ваши жители
web-frostpunk-guide-story = Прочитайте карту, потом выберите. Если для варианта чего-то не хватает, это будет сказано рядом с ним.
    .title = События

# By how much a figure changes; $least, $most (with their signs)
board-span = от { $least } до { $most }
