### Frostpunk: тексты карт, стол, варианты выбора, вопросы, журнал, причины отказа и ошибки во входных данных.
### Названия карт, зданий, людей и ресурсов берутся из других файлов этой папки и стоят в именительном падеже: после двоеточия, в кавычках,
### в скобках или подлежащим. В винительном (форма `object`) стоят только $goods эффектов и журнала, $tiles, $near и $far. Id полей (n3a)
### не склоняются и стоят после слов «поле», «участок», «место».

game-frostpunk = Frostpunk

## Названия

# $number (roman), $society
society-numbered = Община { $number }, { $society }
# $text (a title)
quoted = «{ $text }»
# Active hope or discontent tokens to be spent; $token, $count
tokens-active = { $count ->
        [one] { $count } активный жетон «{ $token }»
        [few] { $count } активных жетона «{ $token }»
       *[many] { $count } активных жетонов «{ $token }»
    }
# An item of a list of pawns; $pawn, $count
pawns-counted = { $pawn } ×{ $count }
spot-clearing = поле расчистки
spot-construction = поле строительства
# $field, $goods (what is on it)
spot-field = { $field } ({ $goods })
# A field with nothing on it.
field-empty = пусто
# The three zones of the map.
ground-generator = участок Генератора
ground-near = ближний участок
ground-far = дальний участок
size-small = малое
size-large = большое

## Тексты карт, по предложению

# $deck (kind of card), $mark
text-card = { $deck } { $mark }.
# $deck, $mark, $law
text-consequence = { $deck } { $mark } (закон «{ $law }»).
# An option of a card; $number, $caption, $text
text-option = { $number }. { $caption }: { $text }
# What must hold for an option; $needs
text-needs = Условие: { $needs }.
# $goods
text-cost = Цена: { $goods }.
# What becomes of a card.
then-remove = После этого карта выходит из игры.
then-stay = После этого карта остаётся в области событий.
then-discard = После этого карта уходит в сброс сумерек.
# A special action of a card; $caption, $text
text-special = Особое действие, { $caption }: { $text }
# $who
special-round = Один раз за раунд; фигурка: { $who }.
# $who
special-once = Один раз за игру; фигурка: { $who }.
special-any = любая, которая может действовать
# $goods
special-put = На эту карту ложится: { $goods }.
special-cold = Действие проходит на холоде.
# Effects of a card that lies face up, by phase; $effects
during-dawn = Каждый рассвет: { $effects }
# $effects
during-morning = Каждое утро: { $effects }
# $effects
during-generator = В начале каждой фазы Генератора: { $effects }
# $effects
during-weather = В начале каждой фазы погоды: { $effects }
# $effects
during-preparation = В начале каждой фазы подготовки: { $effects }
# $effects
during-action = В начале каждой фазы действий: { $effects }
# $effects
during-dusk = В каждой фазе сумерек: { $effects }
# $effects
during-hunger = В начале каждой фазы голода: { $effects }
# $effects
during-night = В начале каждой ночи: { $effects }
# $effects
during-end = В конце каждого раунда: { $effects }
# A scenario card; $round, $effects
text-round = Когда начинается раунд { $round }: { $effects }
# The storm card; $number (how often the storm has struck), $effects
text-strike = Буря { $number }: { $effects }
# $buildings (list)
text-unlocks = С этого момента можно строить: { $buildings }.
# $law (the other of the pair)
text-pair = Когда этот закон принят, второй закон пары выходит из игры: { $law }.
# $count
text-technology = { $count ->
        [one] Технология, готова через { $count } раунд.
        [few] Технология, готова через { $count } раунда.
       *[many] Технология, готова через { $count } раундов.
    }
text-weather = Карта погоды.
text-traps = Хижины охотников дают по порции провизии за каждый символ охоты.
# $kind (letter), $count (fields), $hint (one of the hint- messages)
text-expedition = { $count ->
        [one] Место типа { $kind }, { $count } поле пути; можно найти: { $hint }.
        [few] Место типа { $kind }, { $count } поля пути; можно найти: { $hint }.
       *[many] Место типа { $kind }, { $count } полей пути; можно найти: { $hint }.
    }
hint-goods = провизия или ресурсы
hint-citizens = жители
hint-any = что угодно
way-return = Разведчик возвращается.
# $kind (letter)
way-continue = Разведчик идёт дальше, к месту типа { $kind }.
# $effects
way-later = По возвращении: { $effects }
way-new = Начинается новый маршрут.
# $kind (letter)
way-longer = На маршрут ложится место типа { $kind }.
# $trade, $who
text-citizen = { $trade } ({ $who }).
# $text
text-ability = Умение: { $text }
# $text
text-start = Начальная цена: { $text }
# $goods
start-pay = Плата: { $goods }.
# $effects
text-death-worker = Если умирает рабочий: { $effects }
# $effects
text-death-engineer = Если умирает инженер: { $effects }
# $effects
text-death-child = Если умирает ребёнок: { $effects }
# $who, $actions (list of main- messages)
ability-when = Действие: { $actions }; фигурка: { $who }.
# $buildings (list)
ability-buildings = Только здания: { $buildings }.
# $goods (names of goods or trees)
ability-fields = Только поля, где есть: { $goods }.
ability-warm = Действие проходит в тепле.
# The six main actions.
main-clear = расчистка снега
main-gather = сбор
main-construct = строительство
main-use = использование здания
main-scout = отправка разведчика
main-special = особое действие
text-advisor = Советник: один раз за раунд, в начале фазы подготовки.
text-mobilisation = Только для игры в одиночку: один раз за игру, в фазе подготовки.
# $difficulty, $text
text-society = Сложность — { $difficulty }: { $text }
# $people, $sick (lists), $goods, $deaths, $hope and $active (tokens, active ones), $discontent and $stirred (the same)
text-society-start = В начале: { $people }; больные: { $sick }; { $goods }; смерти: { $deaths }; жетоны надежды: { $hope }, из них активных { $active }; жетоны недовольства: { $discontent }, из них активных { $stirred }.
# The groups of buildings; $size (small or large)
text-starting = Стартовое здание, { $size }.
# $size
text-basic = Основное здание, { $size }.
# $size
text-shelter = Жильё, { $size }.
# $size
text-law = Здание по закону, { $size }.
# $size
text-scenario = Здание сценария, { $size }.
text-not-raised = Построить его нельзя.
# $colour
text-insulation = Уровень теплоизоляции: { $colour }.
# $text
text-use = Действие: { $text }
# $text
text-use-engineers = Действие, только инженеры: { $text }
# $goods, $building (upgraded)
text-upgrade = Цена улучшения: { $goods }. { $building }:
# $count
text-tiles = Жетонов здания: { $count }.
# One word names two things: what follows is the other; $name
text-also = А также { $name }:
# $count
text-hunting = Символы охоты: { $count }.
# $count
text-expeditions = { $count ->
        [one] В пути может быть { $count } экспедиция.
        [few] В пути могут быть { $count } экспедиции.
       *[many] В пути может быть { $count } экспедиций.
    }
# $count
text-beds = { $count ->
        [one] { $count } спальное место на ночь, если здание в тепле.
        [few] { $count } спальных места на ночь, если здание в тепле.
       *[many] { $count } спальных мест на ночь, если здание в тепле.
    }
# $count
text-child-beds = { $count ->
        [one] { $count } детское спальное место на ночь, если здание в тепле.
        [few] { $count } детских спальных места на ночь, если здание в тепле.
       *[many] { $count } детских спальных мест на ночь, если здание в тепле.
    }
# $effects
text-raised = После постройки: { $effects }
# $deposit
text-deposit = Только на участке, рядом с которым на рамке есть { $deposit }.
text-outside = Не на участке Генератора.
text-warms = На участке этого здания всё в тепле.
text-jail = Фигурка остаётся здесь на ночь: если здание в тепле, у неё есть спальное место, иначе она заболевает.
text-fixed = Его нельзя ни снести, ни разрушить.

## Эффекты

effect-none = Ничего не происходит.
# $goods, $count
effect-gain = Вы получаете { $goods }.
# $goods, $count, $sick (how many arrive ill)
effect-gain-sick = { $count ->
        [1] Вы получаете { $goods }; новый житель болен.
       *[other] Вы получаете { $goods }; больных среди них: { $sick }.
    }
# $goods
effect-lose = Вы теряете { $goods }.
# $goods, $tiles (number of map tiles)
effect-strip = { $tiles ->
        [1] Снимите { $goods } с одного открытого участка карты.
       *[other] Снимите { $goods } с каждого из { $tiles } открытых участков карты.
    }
# $tiles
effect-tile = Выложите на карту { $tiles }.
# $goods (at most)
effect-store = Положите на склад { $goods } или меньше.
# Steps of hope or discontent; $count
effect-hope-up = { $count ->
        [1] Надежда растёт.
        [few] Надежда растёт { $count } раза.
       *[many] Надежда растёт { $count } раз.
    }
# $count
effect-hope-down = { $count ->
        [1] Надежда падает.
        [few] Надежда падает { $count } раза.
       *[many] Надежда падает { $count } раз.
    }
# $count, $token
effect-hope-type-up = { $count ->
        [1] Надежда растёт ({ $token }).
        [few] Надежда растёт { $count } раза ({ $token }).
       *[many] Надежда растёт { $count } раз ({ $token }).
    }
# $count, $token
effect-hope-type-down = { $count ->
        [1] Надежда падает ({ $token }).
        [few] Надежда падает { $count } раза ({ $token }).
       *[many] Надежда падает { $count } раз ({ $token }).
    }
# $count
effect-discontent-up = { $count ->
        [1] Недовольство растёт.
        [few] Недовольство растёт { $count } раза.
       *[many] Недовольство растёт { $count } раз.
    }
# $count
effect-discontent-down = { $count ->
        [1] Недовольство падает.
        [few] Недовольство падает { $count } раза.
       *[many] Недовольство падает { $count } раз.
    }
# $count, $token
effect-discontent-type-up = { $count ->
        [1] Недовольство растёт ({ $token }).
        [few] Недовольство растёт { $count } раза ({ $token }).
       *[many] Недовольство растёт { $count } раз ({ $token }).
    }
# $count, $token
effect-discontent-type-down = { $count ->
        [1] Недовольство падает ({ $token }).
        [few] Недовольство падает { $count } раза ({ $token }).
       *[many] Недовольство падает { $count } раз ({ $token }).
    }
# $count, $token
effect-activate = { $count ->
        [one] Активируйте { $count } жетон «{ $token }».
        [few] Активируйте { $count } жетона «{ $token }».
       *[many] Активируйте { $count } жетонов «{ $token }».
    }
# $token, $count (always 1)
effect-discard-token = Сбросьте { $count } жетон «{ $token }», активный или потраченный.
# $token
effect-spend = Потратьте один активный жетон «{ $token }».
# $token
effect-spend-may = Вы можете потратить один активный жетон «{ $token }».
# $effects
effect-if-spent = Если он потрачен: { $effects }
effect-activate-all = Активируйте все жетоны надежды одного вида.
effect-quell = Потратьте все активные жетоны недовольства одного вида.
# $people (with their number), $count
effect-sicken = { $count ->
        [one] Заболевает { $people }.
       *[many] Заболевают { $people }.
    }
# $count
effect-sicken-any = { $count ->
        [one] Заболевает { $count } житель на ваш выбор.
        [few] Заболевают { $count } жителя на ваш выбор.
       *[many] Заболевают { $count } жителей на ваш выбор.
    }
# $count
effect-sicken-round = { $count ->
        [one] Заболевает { $count } житель типа этого раунда.
        [few] Заболевают { $count } жителя типа этого раунда.
       *[many] Заболевают { $count } жителей типа этого раунда.
    }
# $people (with their number), $count
effect-exhaust = { $count ->
        [one] Измождён { $people }.
       *[many] Измождены { $people }.
    }
# $count
effect-exhaust-any = { $count ->
        [one] Измождён { $count } житель на ваш выбор.
        [few] Измождены { $count } жителя на ваш выбор.
       *[many] Измождены { $count } жителей на ваш выбор.
    }
# $count
effect-exhaust-round = { $count ->
        [one] Измождён { $count } житель типа этого раунда.
        [few] Измождены { $count } жителя типа этого раунда.
       *[many] Измождены { $count } жителей типа этого раунда.
    }
# $people (with their number), $count
effect-kill = { $count ->
        [one] Умирает { $people }.
       *[many] Умирают { $people }.
    }
# $count
effect-kill-any = { $count ->
        [one] Умирает { $count } житель на ваш выбор.
        [few] Умирают { $count } жителя на ваш выбор.
       *[many] Умирают { $count } жителей на ваш выбор.
    }
# $count
effect-kill-round = { $count ->
        [one] Умирает { $count } житель типа этого раунда.
        [few] Умирают { $count } жителя типа этого раунда.
       *[many] Умирают { $count } жителей типа этого раунда.
    }
# $count (points: so many recover)
effect-tend = Вылечите больных: { $count }.
# $count, $people (the only type that can be tended)
effect-tend-type = Вылечите больных: { $count }; только { $people }.
# $count
effect-tend-round = Вылечите больных: { $count }; только тип этого раунда.
# $count (points: so many gravely ill are out of danger)
effect-heal = Спасите тяжелобольных: { $count }.
# $count
effect-hunger-up = Голод растёт на { $count }.
# $count
effect-hunger-down = Голод падает на { $count }.
# $count
effect-deaths-up = { $count ->
        [one] Маркер смертей сдвигается на { $count } поле вперёд.
        [few] Маркер смертей сдвигается на { $count } поля вперёд.
       *[many] Маркер смертей сдвигается на { $count } полей вперёд.
    }
# $count
effect-deaths-down = { $count ->
        [one] Маркер смертей сдвигается на { $count } поле назад.
        [few] Маркер смертей сдвигается назад, не более чем на { $count } поля.
       *[many] Маркер смертей сдвигается назад, не более чем на { $count } полей.
    }
# $effects
effect-if-moved = Если он сдвинулся: { $effects }
# $pawn
effect-pawn = Замените одну детскую фигурку на такую: { $pawn }.
# $count
effect-draw-citizens = { $count ->
        [one] Возьмите { $count } карту жителя.
        [few] Возьмите { $count } карты жителей.
       *[many] Возьмите { $count } карт жителей.
    }
# $most, $count (unused)
effect-mobilise = Возьмите столько карт жителей, сколько есть жетонов надежды, но не больше { $most }.
# $count
effect-overload-up = { $count ->
        [one] Добавьте { $count } маркер перегрузки.
        [few] Добавьте { $count } маркера перегрузки.
       *[many] Добавьте { $count } маркеров перегрузки.
    }
# $count
effect-overload-down = { $count ->
        [one] Уберите { $count } маркер перегрузки.
       *[many] Уберите до { $count } маркеров перегрузки.
    }
effect-clear-overload = Уберите все маркеры перегрузки.
effect-upgrade-tower = Улучшите Генератор, если он ещё не улучшен.
# $count
effect-heat-up = { $count ->
        [one] Маркер тепла сдвигается на { $count } поле вперёд.
        [few] Маркер тепла сдвигается на { $count } поля вперёд.
       *[many] Маркер тепла сдвигается на { $count } полей вперёд.
    }
# $count
effect-heat-down = { $count ->
        [one] Маркер тепла сдвигается на { $count } поле назад.
        [few] Маркер тепла сдвигается на { $count } поля назад.
       *[many] Маркер тепла сдвигается на { $count } полей назад.
    }
# $count
effect-cold-up = { $count ->
        [one] Маркер холода сдвигается на { $count } поле вперёд.
        [few] Маркер холода сдвигается на { $count } поля вперёд.
       *[many] Маркер холода сдвигается на { $count } полей вперёд.
    }
# $count
effect-cold-down = { $count ->
        [one] Маркер холода сдвигается на { $count } поле назад.
        [few] Маркер холода сдвигается на { $count } поля назад.
       *[many] Маркер холода сдвигается на { $count } полей назад.
    }
# $count, $colour
effect-range-up = { $count ->
        [one] Маркер дальности ({ $colour }) сдвигается на { $count } поле вперёд.
        [few] Маркер дальности ({ $colour }) сдвигается на { $count } поля вперёд.
       *[many] Маркер дальности ({ $colour }) сдвигается на { $count } полей вперёд.
    }
# $count, $colour
effect-range-down = { $count ->
        [one] Маркер дальности ({ $colour }) сдвигается на { $count } поле назад.
        [few] Маркер дальности ({ $colour }) сдвигается на { $count } поля назад.
       *[many] Маркер дальности ({ $colour }) сдвигается на { $count } полей назад.
    }
# $count
effect-storm-up = { $count ->
        [one] Буря становится ближе на { $count } раунд.
        [few] Буря становится ближе на { $count } раунда.
       *[many] Буря становится ближе на { $count } раундов.
    }
# $count
effect-storm-down = { $count ->
        [one] Буря отступает на { $count } раунд.
        [few] Буря отступает на { $count } раунда.
       *[many] Буря отступает на { $count } раундов.
    }
# $round
effect-storm-at = Маркер бури ставится на раунд { $round }.
effect-storm-gone = Маркер бури выходит из игры.
# $building
effect-ruin = Все жетоны этого здания, на карте и на планшете, становятся руинами: { $building }.
# $building
effect-raise = Вы можете построить без оплаты: { $building }.
effect-raise-any = Вы можете построить без оплаты одно здание на ваш выбор.
# $building
effect-destroy = Разрушьте здание: { $building }.
effect-destroy-any = Разрушьте одно здание на ваш выбор.
# $building
effect-unlock = С этого момента можно строить: { $building }.
# $count
effect-upgrade = { $count ->
        [one] Вы можете улучшить без оплаты { $count } здание.
        [few] Вы можете улучшить без оплаты { $count } здания.
       *[many] Вы можете улучшить без оплаты { $count } зданий.
    }
# $count (unused)
effect-act = Происходит обычный эффект действия.
# $count
effect-take = { $count ->
        [one] Возьмите с поля { $count } ресурс.
       *[many] Возьмите с поля до { $count } ресурсов.
    }
# $count
effect-take-tree = { $count ->
        [one] Уберите с поля { $count } дерево.
       *[many] Уберите с поля до { $count } деревьев.
    }
effect-hub = Поставьте тепловой узел на участок карты: теперь там всегда тепло.
# $near, $far (map tiles with their number, as objects)
effect-clear = Выложите на карту { $near } или { $far }.
# $count
effect-works = { $count ->
        [one] Выполните { $count } строительную работу.
       *[many] Выполните до { $count } строительных работ.
    }
# $count, $goods (what each building costs less)
effect-works-cheaper = { $count ->
        [one] Выполните { $count } строительную работу; здание дешевле на { $goods }.
       *[many] Выполните до { $count } строительных работ; каждое здание дешевле на { $goods }.
    }
effect-rebuild = Снесите одно здание, постройте одно за его цену или сделайте и то и другое.
# $count
effect-collect = { $count ->
        [one] Возьмите { $count } ресурс с каждого поля рядом со зданием.
       *[many] Возьмите до { $count } ресурсов с каждого поля рядом со зданием.
    }
# $fields, $n (numbers), $count (the same as $n)
effect-hammer = Выберите до { $fields } полей рядом со зданием, пустых или с углём, и положите на каждое до { $n } угля.
# $count
effect-fell-tile = { $count ->
        [one] Уберите { $count } дерево с участка этого здания.
       *[many] Уберите до { $count } деревьев с участка этого здания.
    }
# $count
effect-fell-adjacent = { $count ->
        [one] Уберите { $count } дерево с участка этого здания или с соседнего поля.
       *[many] Уберите до { $count } деревьев с участка этого здания или с соседнего поля.
    }
# $effects
effect-if-felled = За это: { $effects }
effect-law = Примите закон.
# $n (number), $count (the same)
effect-workshop = { $n ->
        [1] Улучшите здание за его цену или передвиньте жетон разработки на 1 поле к началу.
        [few] { $n } раза выберите одно: улучшить здание за его цену или передвинуть жетон разработки на 1 поле к началу.
       *[many] { $n } раз выберите одно: улучшить здание за его цену или передвинуть жетон разработки на 1 поле к началу.
    }
# $n (number), $count (the same)
effect-foresee = { $n ->
        [1] Откройте { $n } карту сумерек; её можно сбросить, не разыгрывая.
        [few] Откройте { $n } карты сумерек; одну из них можно сбросить, не разыгрывая. Остальные возвращаются в колоду.
       *[many] Откройте { $n } карт сумерек; одну из них можно сбросить, не разыгрывая. Остальные возвращаются в колоду.
    }
effect-reuse-building = Ещё раз используйте здание, на котором стоит фигурка жителя; действие проходит в тепле.
effect-reuse-worker = Рабочий, который уже действовал в этом раунде, действует ещё раз на том же месте, в тепле.
# $count
effect-develop-up = { $count ->
        [one] Разрабатываемая технология будет готова на { $count } раунд раньше.
        [few] Разрабатываемая технология будет готова на { $count } раунда раньше.
       *[many] Разрабатываемая технология будет готова на { $count } раундов раньше.
    }
# $count
effect-develop-down = { $count ->
        [one] Разрабатываемая технология будет готова на { $count } раунд позже.
        [few] Разрабатываемая технология будет готова на { $count } раунда позже.
       *[many] Разрабатываемая технология будет готова на { $count } раундов позже.
    }
# $by (number)
effect-scouts = { $by ->
        [one] Каждый разведчик проходит { $by } поле.
        [few] Каждый разведчик проходит { $by } поля.
       *[many] Каждый разведчик проходит { $by } полей.
    }
# $expedition
effect-expedition = На маршрут без разведчика ложится место: { $expedition }.
effect-place-automaton = Поставьте на эту карту автоматон.
# $mark
effect-add-dusk = Добавьте в колоду сумерек карту { $mark }.
# $event
effect-remove-card = Из игры выходит событие: { $event }.
effect-leave = Эта карта выходит из игры.
# $count
effect-mark-up = { $count ->
        [one] Положите на эту карту { $count } метку.
        [few] Положите на эту карту { $count } метки.
       *[many] Положите на эту карту { $count } меток.
    }
# $count
effect-mark-down = { $count ->
        [one] Снимите с этой карты { $count } метку.
       *[many] Снимите с этой карты до { $count } меток.
    }
# $mark
effect-reveal = Откройте карту сценария { $mark }.
# $round
effect-token = Жетон активации ложится на раунд { $round }.
effect-win = Вы побеждаете.
effect-defeat = Вы проигрываете.
# $needs, $effects
effect-if = Если { $needs }: { $effects }
# $effects
effect-otherwise = Иначе: { $effects }
# Several sentences that belong to one condition, some of them with conditions of their own; $effects
effect-group = [{ $effects }]
# What happens whether or not a condition just named holds; $effects
effect-always = В любом случае: { $effects }
# $options (list of either-option messages)
effect-either = Выберите одно: { $options }
# $options (list of either-option messages)
effect-either-may = Вы можете выбрать одно: { $options }
# $number, $text
either-option = ({ $number }) { $text }

## Условия: части списка, каждая — утверждение

# $token
needs-active = есть активный жетон «{ $token }»
# $token
needs-no-active = нет ни одного активного жетона «{ $token }»
# $law
needs-law = закон «{ $law }» в силе
# $law
needs-no-law = закон «{ $law }» не в силе
# $building
needs-building = на карте есть здание «{ $building }»
# $building
needs-no-building = на карте нет здания «{ $building }»
# $technology
needs-technology = технология «{ $technology }» разработана
# $event
needs-event = карта «{ $event }» лежит в области событий
# $first, $second (conditions)
needs-and = { $first } и { $second }
# $measure, $count
needs-least = { $measure } не меньше { $count }
# $measure, $count
needs-most = { $count ->
        [0] { $measure } нет
       *[other] { $measure } не больше { $count }
    }

## Что меняют законы, технологии и лежащие карты

# $count (unused)
lasting-child-work = Детские фигурки действуют как рабочие, но не становятся разведчиками.
# $count
lasting-shelter-beds = { $count ->
        [one] В каждой Палатке, в каждом Бараке и в каждом Доме на { $count } спальное место больше.
        [few] В каждой Палатке, в каждом Бараке и в каждом Доме на { $count } спальных места больше.
       *[many] В каждой Палатке, в каждом Бараке и в каждом Доме на { $count } спальных мест больше.
    }
# $count
lasting-ruins-beds = { $count ->
        [one] В Руинах { $count } спальное место, если там тепло.
        [few] В Руинах { $count } спальных места, если там тепло.
       *[many] В Руинах { $count } спальных мест, если там тепло.
    }
# $count (unused)
lasting-long-shift = Один раз за раунд вместо действия рабочий, который уже действовал в этом раунде, действует ещё раз на том же месте, в тепле.
# $count (unused)
lasting-thin-rations = В фазе голода трёх порций провизии хватает на четырёх жителей.
# $count
lasting-infirmary-heal = Лазарет также спасает тяжелобольных: { $count }.
# $count
lasting-gather = { $count ->
        [one] При сборе можно взять ещё { $count } ресурс.
       *[many] При сборе можно взять ещё до { $count } ресурсов.
    }
# $count
lasting-kitchen = { $count ->
        [one] Действие Кухни стоит на { $count } порцию провизии меньше.
        [few] Действие Кухни стоит на { $count } порции провизии меньше.
       *[many] Действие Кухни стоит на { $count } порций провизии меньше.
    }
# $count
lasting-curfew = { $count ->
        [one] Ночью { $count } фигурка без ночлега не заболевает.
        [few] Ночью { $count } фигурки без ночлега не заболевают.
       *[many] Ночью { $count } фигурок без ночлега не заболевают.
    }
# $count
lasting-works = { $count ->
        [one] При строительстве можно выполнить ещё { $count } работу.
        [few] При строительстве можно выполнить ещё { $count } работы.
       *[many] При строительстве можно выполнить ещё { $count } работ.
    }
# $count
lasting-sawmill = { $count ->
        [one] Лесопилки дают на { $count } древесину больше.
       *[many] Лесопилки дают на { $count } древесины больше.
    }
# $count
lasting-hut = { $count ->
        [one] Хижина охотников при использовании даёт на { $count } порцию провизии больше.
        [few] Хижина охотников при использовании даёт на { $count } порции провизии больше.
       *[many] Хижина охотников при использовании даёт на { $count } порций провизии больше.
    }
# $count
lasting-mine = { $count ->
        [one] Угольные шахты дают на { $count } единицу угля больше.
        [few] Угольные шахты дают на { $count } единицы угля больше.
       *[many] Угольные шахты дают на { $count } единиц угля больше.
    }
# $count
lasting-retort = { $count ->
        [one] Реторты дают на { $count } единицу угля больше.
        [few] Реторты дают на { $count } единицы угля больше.
       *[many] Реторты дают на { $count } единиц угля больше.
    }
# $count (unused)
lasting-insulation = Жёлтые здания считаются оранжевыми.
# $count
lasting-tend = { $count ->
        [one] Лазарет, Больница и Дом призрения лечат ещё { $count } больного.
       *[many] Лазарет, Больница и Дом призрения лечат ещё { $count } больных.
    }
# $count
lasting-clearing = { $count ->
        [one] При расчистке снега выкладывается ещё { $count } ближний участок.
        [few] При расчистке снега выкладываются ещё { $count } ближних участка.
       *[many] При расчистке снега выкладываются ещё { $count } ближних участков.
    }
# $count
lasting-feedwater = { $count ->
        [one] Действие Генератора убирает ещё { $count } маркер перегрузки.
        [few] Действие Генератора убирает ещё { $count } маркера перегрузки.
       *[many] Действие Генератора убирает ещё { $count } маркеров перегрузки.
    }

## Стол

# $round, $rounds, $phase, $leader
table-round = Раунд { $round } из { $rounds }, фаза: { $phase }. Лидер: { $leader }.
# $round, $rounds, $phase, $leader
table-setup = { $rounds ->
        [one] Подготовка к игре. Впереди { $rounds } раунд. Лидер: { $leader }.
        [few] Подготовка к игре. Впереди { $rounds } раунда. Лидер: { $leader }.
       *[many] Подготовка к игре. Впереди { $rounds } раундов. Лидер: { $leader }.
    }
# $scenario, $society, $difficulty
table-society = { $scenario }. { $society }; сложность: { $difficulty }.
# $cause (key), $round
table-over = { $cause ->
        [won] Город выжил.
        [hope] Город погиб в раунде { $round }: надежды не осталось.
        [discontent] Город потерян в раунде { $round }: вас изгнали.
        [generator] Город погиб в раунде { $round }: Генератор взорвался.
        [epidemic] Город погиб в раунде { $round }: эпидемия.
        [famine] Город погиб в раунде { $round }: голодный мор.
        [deaths] Город погиб в раунде { $round }: слишком много умерших.
        [scenario] Город погиб в раунде { $round }: цель не достигнута.
        [time] Город погиб: последний раунд окончен, а цель не достигнута.
       *[resigned] Город сдан в раунде { $round }.
    }
# $heat, $cold, $last (fields of the track), $ranges (list of range-line messages)
table-heat = Тепло { $heat }, холод { $cold } (из { $last }); дальности: { $ranges }.
# $colour, $field (number)
range-line = { $colour } { $field }
# $colours (list), $count
table-warm = { $count ->
        [0] В тепле ничего нет: ни один маркер дальности не ниже маркера тепла.
       *[other] Сейчас в тепле, по цвету и по зоне: { $colours }.
    }
# $overload, $most, $held (cubes that have not come out)
table-overload = Перегрузка: { $overload } из { $most }. Кубики в башне и в ящике: { $held }.
table-overheated = Одна авария Генератора уже была; следующая — конец.
table-tower = Генератор улучшен.
# $round
table-storm = Буря придёт в раунде { $round }.
table-no-storm = Бури впереди нет.
# $rounds (list)
table-tokens = Активация сценария в раунде: { $rounds }.
# $weather
table-weather = Последняя погода: { $weather }.

table-city = Город
# $goods
table-pool = Запас: { $goods }
# $food, $hunger, $deaths, $most (deaths that lose)
table-food = Провизия { $food }. Голод { $hunger }. Смерти { $deaths } из { $most }.
# $people (all of a type), $count, $sick, $grave (yes or no), $pawns (number), $exhausted (tokens waiting for a pawn)
table-people = { $people }: { $count }; больны: { $sick }{ $grave ->
        [yes] , один тяжело
       *[no] { "" }
    }; фигурки: { $pawns }{ $exhausted ->
        [0] { "" }
       *[other] ; жетоны измождения ждут: { $exhausted }
    }
# $pawns
table-pawns = Фигурки в запасе: { $pawns }
# $pawns
table-resting = Измождены в этом раунде: { $pawns }
# $pawns (list of pawn-at messages)
table-placed = На работе: { $pawns }
# $pawn, $spot
pawn-at = { $pawn } ({ $spot })
# $goods
table-stored = На складе: { $goods }
# $tokens (list), $count, $most (fields of the track)
table-hope = Надежда, { $count } из { $most }: { $tokens }
# $tokens (list), $count, $most (tokens that lose)
table-discontent = Недовольство, { $count } (при { $most } — поражение): { $tokens }
# $token
token-lit = { $token } (активно)
# $token
token-dark = { $token } (потрачено)

table-ahead = Если ничего не менять
# $text (what the rules foresee)
outlook-cold = Фаза Генератора при этом тепле. { $text }
outlook-no-cold = Фаза Генератора при этом тепле: от холода никто не заболеет.
# $cubes (dropped at this heat), $held (already inside), $room (fields left on the overload track)
outlook-cubes = Проверка перегрузки при этом тепле: упадёт кубиков: { $cubes }; уже внутри: { $held }; свободных полей: { $room }.
# $list (of outlook-sick-type messages)
outlook-sick = Фаза подготовки: { $list }.
# $people (all of a type), $exhausted, $flips
outlook-sick-type = { $people } — измождённых { $exhausted }, ухудшений { $flips }
# $text (what the rules foresee)
outlook-hunger = Фаза голода. { $text }
# $text (what the rules foresee)
outlook-meal = Трапеза. { $text }
# $beds (heated), $children (heated beds for children), $text (what the rules foresee)
outlook-night = Ночь; тёплых мест: { $beds }{ $children ->
        [0] { "" }
       *[other] , для детей: { $children }
    }. { $text }

table-map = Карта
# $fields (list of field- messages)
table-generator-tile = Участок Генератора: { $fields }
# A field of the map, with what is there; $field, $goods, $pawns (who stands there)
field-warm = { $field } { $goods } (тепло)
# $field, $goods, $pawns
field-cold = { $field } { $goods }
# $field, $goods, $pawns
field-warm-taken = { $field } { $goods } (тепло; занято: { $pawns })
# $field, $goods, $pawns
field-cold-taken = { $field } { $goods } (занято: { $pawns })
# $field, $goods, $pawns
field-bare = { $field } { $goods }
# $fields
tile-hub = { $fields }; тепловой узел
# $fields, $deposit
tile-beside = { $fields }; рядом: { $deposit }
# $near, $far (lists of places)
table-snow = Под снегом, ближние: { $near }; дальние: { $far }
# $deposits (list of deposit-at messages)
table-deposits = Залежи ещё под снегом: { $deposits }
# $deposit, $place
deposit-at = { $deposit } у места { $place }
# $buildings (list of supply-line messages)
table-supply = Можно построить: { $buildings }
# $building, $count (tiles left), $cost
supply-line = { $building } ×{ $count } ({ $cost })

table-order = Законы и технологии
# $count, $most
table-laws = Принято законов: { $count } из { $most }
# $laws (list)
table-future-laws = Можно принять законы: { $laws }
# $technology, $text
technology-done = Разработана: { $technology }. { $text }
# $technology, $text
technology-open = Не разработана: { $technology }. { $text }
# $technology, $text, $round
technology-due = Будет готова в раунде { $round }: { $technology }. { $text }

# $count (how many may be under way)
table-expeditions = { $count ->
        [0] Экспедиции (Наблюдательного шара нет)
        [one] Экспедиции (в пути может быть { $count })
       *[many] Экспедиции (в пути может быть { $count })
    }
# $number
route-none = Маршрут { $number }: нет
# $number, $expedition, $length (fields), $text (a sentence on the place)
route-quiet = { $length ->
        [one] Маршрут { $number }, { $length } поле, ведёт к месту «{ $expedition }». { $text }
        [few] Маршрут { $number }, { $length } поля, ведёт к месту «{ $expedition }». { $text }
       *[many] Маршрут { $number }, { $length } полей, ведёт к месту «{ $expedition }». { $text }
    }
# $number, $expedition, $length, $pawn, $at (field), $text
route-walked = Маршрут { $number } ведёт к месту «{ $expedition }»; разведчик ({ $pawn }) на поле { $at } из { $length }. { $text }

table-cards = Карты
# $card (title), $text
card-line = { $card }: { $text }
# $goods
card-goods = На карте лежит: { $goods }.
# $count
card-marks = Меток на карте: { $count }.
# $count (cards), $cards (list of titles and marks), $unread (number of unread legal consequences among them)
table-dusk = Колода сумерек, { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }: { $cards }; непрочитанных последствий законов: { $unread }.
# $morning, $citizens, $weather (numbers of cards)
table-decks = Карт в колодах: утро { $morning }, жители { $citizens }, погода { $weather }.

# $player, $advisor
side-heading = { $player }, { $advisor }
# $text
side-mobilisation = Мобилизация: { $text }
# $citizen
side-played = Житель этого раунда: { $citizen }
# $count
side-hand = { $count ->
        [0] Карт жителей нет
        [one] { $count } карта жителя
        [few] { $count } карты жителей
       *[many] { $count } карт жителей
    }
table-proposals = Предложения
# $player, $action (a choice)
proposal = { $player }: { $action }

## Варианты выбора

# $heat (key warm or cold) stands here and below for whether the field is warm. What an action brings is foreseen, not said here.
action-pass = Спасовать
# $coal
action-fuel = { $coal ->
        [0] Не жечь угля
        [one] Сжечь { $coal } единицу угля
        [few] Сжечь { $coal } единицы угля
       *[many] Сжечь { $coal } единиц угля
    }
# $tiles (near or far ones)
action-clear = Расчистить снег: выложить { $tiles }
# $field, $goods (what is there), $heat (key)
action-gather = Собирать на поле { $field } ({ $goods }; { $heat ->
        [cold] сейчас холодно
       *[warm] сейчас тепло
    })
action-construct = Строить
# $building, $field, $heat (key), $text
action-use = Использовать: { $building } на поле { $field } ({ $heat ->
        [cold] сейчас холодно
       *[warm] сейчас тепло
    }). { $text }
# $route (number), $expedition
action-scout = Послать разведчика по маршруту { $route }: { $expedition }
# $event, $caption, $text
action-special = Особое действие, { $event }: { $caption }. { $text }
# $citizen, $text
action-play = Сыграть карту жителя: { $citizen }. { $text }
# $pawn
action-pawn = Фигурка: { $pawn }
# $spot, $does (yes or no), $text
action-reuse = { $does ->
        [yes] Ещё раз, { $spot }: { $text }
       *[no] Ещё раз: { $spot }
    }
# $building, $cost, $text
action-raise = Построить: { $building } ({ $cost }). { $text }
# $field, $goods (the building there)
action-demolish = Снести: { $goods } на поле { $field }
# $field, $goods (the building there)
action-destroy = Разрушить: { $goods } на поле { $field }
# $field, $goods (what goes back to the bank), $ground (zone), $heat (key)
action-site = На поле { $field } ({ $goods }; { $ground }, { $heat ->
        [cold] сейчас холодно
       *[warm] сейчас тепло
    })
# $building, $field, $cost, $text
action-upgrade = Улучшить: { $building } на поле { $field } ({ $cost }). { $text }
action-develop = Передвинуть жетон разработки на 1 поле к началу
action-done = Это всё
# $place, $deposit, $count (deposits beside it)
action-lay = { $count ->
        [0] На место { $place }
       *[other] На место { $place }, рядом: { $deposit }
    }
# $field, $added (coal), $goods (what is there)
action-heap = Насыпать на поле { $field }: { $added } ({ $goods })
# $field, $goods (the trees there)
action-fell = Дерево на поле { $field } ({ $goods })
# $place, $goods (what lies on its fields)
action-strip = С участка { $place } ({ $goods })
# $place
action-hub = Тепловой узел на участок { $place }
# $caption, $text, $option (number)
action-choose = { $caption }: { $text }
# $event, $text
action-resolve = { $event }: { $text }
# $event, $text
action-avert = Сбросить карту «{ $event }»: { $text }
# $law, $text
action-enact = Принять закон «{ $law }»: { $text }
# What passing a law settles; $law (the other of its pair)
law-pair-gone = Безвозвратно: закон «{ $law }» уходит из игры.
# $number, $most (numbers)
law-one-of = Это закон { $number } из { $most }, и отменить его нельзя.
law-consequence = Одно из двух его последствий замешают в колоду сумерек непрочитанным.
# $technology, $count (rounds), $text
action-begin = { $count ->
        [one] Разрабатывать: { $technology } ({ $count } раунд). { $text }
        [few] Разрабатывать: { $technology } ({ $count } раунда). { $text }
       *[many] Разрабатывать: { $technology } ({ $count } раундов). { $text }
    }
action-bypass = Пройти мимо
# $expedition
action-explore = Исследовать: { $expedition }
# $caption, $text, $option (number)
action-way = { $caption }: { $text }
# $route (number), $expedition
action-route = На маршрут { $route }, поверх места «{ $expedition }»
# $type (key), $sick, $count (citizens), $grave (yes or no)
action-ill = { $type ->
        [worker] Заболевает рабочий
        [engineer] Заболевает инженер
       *[child] Заболевает ребёнок
    } (больны { $sick } из { $count })
# $type (key), $sick, $count, $grave
action-tend = { $type ->
        [worker] Вылечить рабочего
        [engineer] Вылечить инженера
       *[child] Вылечить ребёнка
    } (больны { $sick } из { $count })
# $type (key), $sick, $count, $grave
action-heal = { $type ->
        [worker] Спасти тяжелобольного рабочего
        [engineer] Спасти тяжелобольного инженера
       *[child] Спасти тяжелобольного ребёнка
    } (больны { $sick } из { $count })
# $type (key), $sick, $count, $grave
action-first = { $type ->
        [worker] Сначала рабочие
        [engineer] Сначала инженеры
       *[child] Сначала дети
    } (больны { $sick } из { $count })
# $type (key), $sick, $count, $grave
action-exhaust = { $type ->
        [worker] Измождён рабочий
        [engineer] Измождён инженер
       *[child] Измождён ребёнок
    }
# $type (key), $sick, $count, $grave
action-die = { $type ->
        [worker] Умирает рабочий
        [engineer] Умирает инженер
       *[child] Умирает ребёнок
    } (всего { $count })
# $type (key)
action-citizen = { $type ->
        [worker] Рабочий
        [engineer] Инженер
       *[child] Ребёнок
    }
action-fate = Взять карту жителя из колоды
# $citizen, $advisor (whose player holds it), $text
action-mourn = Сбросить карту жителя: { $citizen } (на руке: { $advisor }). { $text }
# $pawns (who gets a bed)
action-shelter = Спят в тепле: { $pawns }
action-draw = Взять жетон из мешка
action-decline = Ничего
# $token, $count (tokens of the type), $active
action-activate = Активировать жетон «{ $token }»
# $token, $count, $active
action-spend = Потратить жетон «{ $token }» (активных: { $active })
# $token, $count, $active
action-remove = Убрать со шкалы жетон «{ $token }»
# $goods, $count
action-store = { $count ->
        [0] Ничего не класть на склад
       *[other] На склад: { $goods }
    }
# $citizen, $text (starting cost)
action-discard = Отдать карту жителя: { $citizen }. { $text }
# $advisor, $text
action-wish = { $advisor }: { $text }
# $advisor, $text
action-advise = { $advisor }: { $text }
action-mobilise = Мобилизация: взять карты жителей; карта уходит из игры
# $action (a choice)
action-propose = Предложить: { $action }
action-call = Спросить остальных, как бы они поступили
action-resign = Сдать город: игра проиграна для всех

# Parts of choices.
label-as-card = Эффект по карте жителя.
label-free = без оплаты
label-better = Лучше теплоизоляция.
# $first, $second (what lies on the two fields)
label-both = { $first }; { $second }
# $number
label-option = Вариант { $number }
label-any = Любой советник
label-chance = решит случай.

# The same choices where the table is not in view: in proposals that are told in the log.
# $token
brief-activate = активировать жетон «{ $token }»
# $advisor
brief-advise = { $advisor }
# $event
brief-avert = сбросить карту «{ $event }»
# $technology
brief-begin = разрабатывать технологию «{ $technology }»
# $option (number)
brief-choose = вариант { $option }
# $ring
brief-clear = расчистить снег, { $ring }
# $field
brief-demolish = снести здание на поле { $field }
# $field
brief-destroy = разрушить здание на поле { $field }
# $who
brief-die = { $who }
# $citizen
brief-discard = отдать карту жителя: { $citizen }
brief-draw = взять жетон
# $law
brief-enact = принять закон «{ $law }»
# $who
brief-exhaust = { $who }
brief-explore = исследовать место
# $field
brief-fell = срубить дерево на поле { $field }
# $who
brief-first = сначала { $who }
# $coal
brief-fuel = { $coal ->
        [0] не жечь угля
        [one] сжечь { $coal } единицу угля
        [few] сжечь { $coal } единицы угля
       *[many] сжечь { $coal } единиц угля
    }
# $field
brief-gather = собирать на поле { $field }
# $who
brief-heal = спасти: { $who }
# $field, $count
brief-heap = уголь на поле { $field }: { $count }
# $who
brief-ill = { $who }
# $place
brief-lay = участок на место { $place }
# $citizen
brief-mourn = сбросить карту жителя: { $citizen }
# $pawn
brief-pawn = { $pawn }
# $citizen
brief-play = сыграть карту жителя: { $citizen }
# $building
brief-raise = построить здание «{ $building }»
# $token
brief-remove = убрать со шкалы жетон «{ $token }»
# $event
brief-resolve = сначала «{ $event }»
# $spot
brief-reuse = ещё раз: { $spot }
# $route
brief-route = маршрут { $route }
# $route
brief-scout = послать разведчика по маршруту { $route }
# $workers, $engineers, $children (numbers of beds)
brief-shelter = спальные места: рабочим { $workers }, инженерам { $engineers }, детям { $children }
# $field
brief-site = на поле { $field }
# $event
brief-special = особое действие, { $event }
# $token
brief-spend = потратить жетон «{ $token }»
# $count
brief-store = положить на склад { $count }
# $place
brief-strip = с участка { $place }
# $who
brief-tend = вылечить: { $who }
# $field
brief-upgrade = улучшить здание на поле { $field }
# $field
brief-use = использовать здание на поле { $field }
# $option (number)
brief-way = вариант { $option }
# $advisor
brief-wish = { $advisor }

## Вопросы

# $track (key hope or discontent)
question-increase-how = { $track ->
        [hope] Надежда растёт. Как именно?
       *[discontent] Недовольство растёт. Как именно?
    }
# $track (key)
question-decrease-how = { $track ->
        [hope] Надежда падает. Как именно?
       *[discontent] Недовольство падает. Как именно?
    }
# $token
question-activate-which = Какой жетон («{ $token }») активировать?
# $token
question-spend-which = Какой жетон («{ $token }») потратить?
# $token
question-discard-which = Какой жетон («{ $token }») сбросить?
# $track (key)
question-turn-all = { $track ->
        [hope] Жетоны надежды какого вида активировать?
       *[discontent] Активные жетоны недовольства какого вида потратить?
    }
question-sicken-which = Кто заболевает?
# $points, $who
question-tend-which = Кого вылечить? Осталось вылечить: { $points }.
# $points
question-heal-which = Кого из тяжелобольных спасти? Осталось спасти: { $points }.
question-sickness-first = Чьи болезни проверить первыми?
question-exhaust-which = Кто будет измождён?
# $sick (yes or no)
question-settle = { $sick ->
        [yes] В город приходит больной. Кто это?
       *[no] В город приходит новый житель. Кто это?
    }
question-leave-which = Кто покидает город?
# $good, $most
question-store = Сколько положить на склад ({ $good }, не больше { $most })?
question-advisor = Какой советник поможет в этом раунде?
question-technology = Какую технологию разрабатывать следующей?
# $left
question-work = { $left ->
        [one] Ещё { $left } работа: что построить или снести?
        [few] Ещё { $left } работы: что построить или снести?
       *[many] Ещё { $left } работ: что построить или снести?
    }
# $raising, $demolishing (yes or no)
question-rebuild = { $raising ->
        [no] Можно снести одно здание: какое?
       *[yes] { $demolishing ->
            [no] Можно построить одно здание: какое?
           *[yes] Можно одно здание построить и одно снести: какие?
        }
    }
# $building
question-site = Где построить здание «{ $building }»?
# $building (or a dash: any)
question-raise-free = Построить здание без оплаты ({ $building })?
# $building (or a dash: any)
question-destroy = Какое здание разрушить ({ $building })?
# $left
question-workshop = Мастерская: улучшить здание или ускорить технологию? Осталось: { $left }.
question-upgrade-free = Какое здание улучшить без оплаты?
question-die-which = Кто умирает?
# $type (key)
question-mourn-how = { $type ->
        [worker] Умер рабочий: чья карта скажет, что из этого выйдет?
        [engineer] Умер инженер: чья карта скажет, что из этого выйдет?
       *[child] Умер ребёнок: чья карта скажет, что из этого выйдет?
    }
question-either = Выберите одно.
# $event
question-event = «{ $event }»: что вы выбираете?
# $phase
question-during-first = Какую карту разыграть первой (фаза: { $phase })?
question-foresee = Какую из этих карт сумерек сбросить, не разыгрывая?
question-hub = На какой участок поставить тепловой узел?
question-fuel = Сколько угля сжечь?
# $places (beds), $workers, $engineers, $children (pawns still standing)
question-shelter = Кто спит в тепле? Мест: { $places }; ждут: рабочие { $workers }, инженеры { $engineers }, дети { $children }.
# $left (steps)
question-arrival = Разведчик дошёл до места. Исследовать его или пройти мимо? Осталось шагов: { $left }.
question-way = Что делает разведчик?
# $expedition
question-place-expedition = На какой маршрут ложится место «{ $expedition }»?
question-law = Какой закон вы принимаете?
# $ring, $left (tiles)
question-lay = Куда выложить участок ({ $ring }, ещё { $left })?
question-clear-which = Ближние участки или дальние?
# $left (fields)
question-heap = На какое поле Угольный молот насыплет угля? Осталось полей: { $left }.
question-fell = Какое дерево срубить?
# $good, $left (tiles)
question-strip = С какого участка снять ресурс ({ $good })? Осталось участков: { $left }.
question-reuse-building = Какое здание использовать ещё раз?
question-reuse-worker = Какой рабочий действует ещё раз?
# $fuelled (yes or no)
question-turn = Одна фигурка, одно действие.
# $citizen
question-turn-with = Для какого действия карта жителя «{ $citizen }»?
# $action (key)
question-pawn = { $action ->
        [clear] Кто расчищает снег?
        [gather] Кто собирает?
        [construct] Кто строит?
        [use] Кто работает в здании?
        [scout] Кто идёт в разведку?
       *[special] Кто выполняет особое действие?
    }
question-wish = Кем из советников вы хотите быть?
question-give-up-one = Какого жителя вы отдаёте за его начальную цену?
question-give-up-again = Город не смог заплатить за ваш выбор: какую карту жителя вы отдаёте вместо неё?

## Журнал

# $phase, $round
event-phase = Фаза: { $phase }.
# $round, $leader
event-round = Начинается раунд { $round }. Лидер: { $leader }.
# $pawns
event-pawns = Фигурки на этот раунд: { $pawns }.
# $player, $action (key), $pawn, $spot, $building, $warm (yes or no)
event-acted = { $action ->
        [clear] { $player } посылает фигурку расчищать снег ({ $pawn }).
        [gather] { $player } посылает фигурку собирать ресурсы на поле { $spot } ({ $pawn }).
        [construct] { $player } посылает фигурку строить ({ $pawn }).
        [use] { $player } посылает фигурку в здание «{ $building }» на поле { $spot } ({ $pawn }).
        [scout] { $player } посылает разведчика ({ $pawn }).
       *[special] { $player } посылает фигурку на особое действие, { $spot } ({ $pawn }).
    }{ $warm ->
        [no] { " " }Там холодно.
       *[yes] { "" }
    }
# $player, $count (pawns that could still act), $missing (food)
event-passed = { $player } пасует{ $count ->
        [0] .
       *[other] {""}; фигурок ещё готово: { $count }.
    }{ $missing ->
        [0] {""}
       *[other] {" "}К следующей трапезе не хватает провизии: { $missing }.
    }
# $player, $citizen
event-citizen-played = { $player } разыгрывает карту жителя: { $citizen }.
# $spot
event-reused = Работа выполняется ещё раз: { $spot }.
# $event
event-special = Особое действие карты «{ $event }».
# $player, $action (a choice)
event-proposed = { $player } предлагает: { $action }.
# $player
event-called = { $player } спрашивает остальных, как бы они поступили.
# $player
event-resigned = { $player } сдаёт город.
# $cause (key), $round
event-won = Город выжил: вы победили.
# $cause (key), $round
event-lost = { $cause ->
        [hope] Надежды не осталось: вы проиграли.
        [discontent] Люди изгоняют вас: вы проиграли.
        [generator] Генератор взрывается: вы проиграли.
        [epidemic] Город губит эпидемия: вы проиграли.
        [famine] Город губит голодный мор: вы проиграли.
        [deaths] Слишком много умерших: вы проиграли.
        [scenario] Цель сценария не достигнута: вы проиграли.
        [time] Раунд { $round } окончен, а цель не достигнута: вы проиграли.
       *[resigned] Вы проиграли.
    }
# $player, $advisor
event-advisor-taken = { $player } — { $advisor }.
# $player, $advisor
event-advised = Помогает { $player }, { $advisor }.
event-mobilised = Мобилизация использована и выходит из игры.
# $player, $citizens (list)
event-citizens-dealt = { $player } получает карты жителей: { $citizens }.
# $player, $citizen
event-citizen-given-up = { $player } отдаёт карту жителя: { $citizen }.
# $type (key)
event-given-up-unpaid = { $type ->
        [worker] Заплатить было нечем: вместо этого заболевает рабочий.
        [engineer] Заплатить было нечем: вместо этого заболевает инженер.
       *[child] Заплатить было нечем: вместо этого заболевает ребёнок.
    }
# $player, $citizen
event-citizen-drawn = { $player } берёт карту жителя: { $citizen }.
# $cards (number)
event-citizens-shuffled = Сброс жителей перетасован и становится новой колодой: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
# $goods, $count
event-gained = Вы получаете { $goods }.
# $goods, $count
event-lost-goods = Вы теряете { $goods }.
# $goods, $count
event-stored = Вы кладёте на склад { $goods }.
# $people (with their number), $count, $sick
event-arrived = { $count ->
        [one] В город приходит { $people }
       *[many] В город приходят { $people }
    }{ $sick ->
        [0] .
       *[other] ; больных среди них: { $sick }.
    }
# $people (with their number), $count
event-left = { $count ->
        [one] Город покидает { $people }.
       *[many] Город покидают { $people }.
    }
# $type (key), $sick (all of the type)
event-fell-ill = { $type ->
        [worker] Заболевает рабочий; больных рабочих: { $sick }.
        [engineer] Заболевает инженер; больных инженеров: { $sick }.
       *[child] Заболевает ребёнок; больных детей: { $sick }.
    }
# $type (key), $skull (yes: gravely ill now; no: somebody dies)
event-flipped = { $skull ->
        [yes] { $type ->
            [worker] Рабочий тяжело болен.
            [engineer] Инженер тяжело болен.
           *[child] Ребёнок тяжело болен.
        }
       *[no] { $type ->
            [worker] Тяжелобольного рабочего не спасти.
            [engineer] Тяжелобольного инженера не спасти.
           *[child] Тяжелобольного ребёнка не спасти.
        }
    }
# $type (key), $sick (all of the type)
event-tended = { $type ->
        [worker] Рабочий выздоравливает; больных рабочих: { $sick }.
        [engineer] Инженер выздоравливает; больных инженеров: { $sick }.
       *[child] Ребёнок выздоравливает; больных детей: { $sick }.
    }
# $type (key)
event-healed = { $type ->
        [worker] Тяжелобольной рабочий вне опасности.
        [engineer] Тяжелобольной инженер вне опасности.
       *[child] Тяжелобольной ребёнок вне опасности.
    }
# $people (with their number), $count
event-exhausted = { $count ->
        [one] Измождён { $people }.
       *[many] Измождены { $people }.
    }
# $fate (of the dead: dead-worker-man.died and the like), $name (a dead-name), $deaths (all)
event-died = { $fate }: { $name }; всего смертей: { $deaths }.
# $citizen, $type (key)
event-mourned = { $type ->
        [worker] Город оплакивает рабочего. Открыта карта: { $citizen }.
        [engineer] Город оплакивает инженера. Открыта карта: { $citizen }.
       *[child] Город оплакивает ребёнка. Открыта карта: { $citizen }.
    }
# $deaths
event-deaths = Маркер смертей на поле { $deaths }.
# $pawn
event-special-child = У одного из детей теперь своя фигурка: { $pawn }.
# $token
event-token-drawn = Взят жетон «{ $token }».
# $token
event-token-activated = Жетон «{ $token }» становится активным.
# $token
event-token-spent = Потрачен жетон «{ $token }».
# $token
event-token-removed = Жетон «{ $token }» возвращается в мешок.
# $coal, $heat
event-fuelled = { $coal ->
        [one] Сожжена { $coal } единица угля; тепло теперь { $heat }.
        [few] Сожжены { $coal } единицы угля; тепло теперь { $heat }.
       *[many] Сожжено { $coal } единиц угля; тепло теперь { $heat }.
    }
# $dropped, $fallen
event-cubes = Проверка перегрузки: { $dropped ->
        [one] брошен { $dropped } кубик
        [few] брошено { $dropped } кубика
       *[many] брошено { $dropped } кубиков
    }, { $fallen ->
        [one] выпал { $fallen }.
       *[many] выпало { $fallen }.
    }
# $count
event-overloaded = { $count ->
        [one] Добавлен { $count } маркер перегрузки.
        [few] Добавлено { $count } маркера перегрузки.
       *[many] Добавлено { $count } маркеров перегрузки.
    }
# $count, $overload (left)
event-vented = { $count ->
        [one] Убран { $count } маркер перегрузки; осталось: { $overload }.
        [few] Убрано { $count } маркера перегрузки; осталось: { $overload }.
       *[many] Убрано { $count } маркеров перегрузки; осталось: { $overload }.
    }
# $cold
event-generator-failed = Авария Генератора. Он перегревается, холод подступает (теперь { $cold }), перегрузка сброшена.
event-tower-upgraded = Генератор улучшен: выпадать будет меньше кубиков.
# $heat
event-heat-moved = Маркер тепла на поле { $heat }.
# $heat
event-cooled = После проверки перегрузки тепло возвращается на поле { $heat }.
# $cold
event-cold-moved = Маркер холода на поле { $cold }.
# $colour, $field (number)
event-range-moved = Маркер дальности ({ $colour }) на поле { $field }.
# $weather
event-weather = Погода: { $weather }.
# $round
event-storm-moved = Буря придёт в раунде { $round }.
# $strikes (how often so far)
event-storm-struck = Приходит буря.
# $round (0: it is over)
event-storm-set = { $round ->
        [0] Буря закончилась навсегда.
       *[other] Буря вернётся в раунде { $round }.
    }
# $building
event-ruined = Все жетоны этого здания становятся руинами: { $building }.
# $place, $tile (id), $goods
event-tile-revealed = На месте { $place } открыт участок. Ресурсы и деревья: { $goods }.
# $field, $count
event-felled = { $count ->
        [one] На поле { $field } срублено { $count } дерево.
        [few] На поле { $field } срублено { $count } дерева.
       *[many] На поле { $field } срублено { $count } деревьев.
    }
# $field, $count
event-heaped = { $count ->
        [one] Угольный молот насыпает { $count } единицу угля на поле { $field }.
        [few] Угольный молот насыпает { $count } единицы угля на поле { $field }.
       *[many] Угольный молот насыпает { $count } единиц угля на поле { $field }.
    }
# $field, $goods, $count
event-stripped = Вы снимаете с поля { $field } { $goods }.
# $place
event-hub-placed = Тепловой узел греет участок { $place }.
# $building, $field
event-raised = На поле { $field } построено здание «{ $building }».
# $field, $goods, $count
event-built-over = Вы теряете { $goods } с поля { $field }.
# $building, $field
event-taken-down = На поле { $field } больше нет здания «{ $building }».
# $building, $field
event-upgraded = На поле { $field } улучшено здание «{ $building }».
# $building
event-unlocked = С этого момента можно строить: { $building }.
# $route, $pawn
event-scout-sent = Разведчик выходит на маршрут { $route } ({ $pawn }).
# $route, $fields
event-scout-moved = { $fields ->
        [one] Разведчик на маршруте { $route } проходит { $fields } поле.
        [few] Разведчик на маршруте { $route } проходит { $fields } поля.
       *[many] Разведчик на маршруте { $route } проходит { $fields } полей.
    }
# $route, $expedition, $story
event-explored = Разведчик на маршруте { $route } исследует место «{ $expedition }». { $story }
# $route, $expedition
event-route-extended = Маршрут { $route } теперь ведёт к месту «{ $expedition }».
# $route, $pawn
event-scout-returned = Разведчик вернулся с маршрута { $route } ({ $pawn }).
# $route, $expedition
event-route-begun = Новый маршрут { $route } ведёт к месту «{ $expedition }».
# $event, $story
event-morning-card = Карта утра: «{ $event }». { $story }
# $event, $story
event-dusk-card = Карта сумерек: «{ $event }». { $story }
# $needs (a condition)
event-idle = Условие не выполнено ({ $needs }): ничего не происходит.
# $event, $story
event-scenario-card = Карта сценария: «{ $event }». { $story }
# $about (event: an option of a card, which has a caption), $event, $caption, $option (number), $does (what the option does)
event-chose = { $about ->
        [event] «{ $event }»: { $caption }.
       *[other] Выбран вариант { $option }: { $does }
    }
# $spot
event-came-to-nothing = Действие ни к чему не приводит: того, что для него нужно, уже нет ({ $spot }).
# $event
event-card-stays = Карта «{ $event }» остаётся в области событий.
# $event
event-card-removed = Карта «{ $event }» выходит из игры.
# $event
event-card-acts = Карта «{ $event }» действует.
# $event
event-automaton-placed = На карте «{ $event }» стоит автоматон.
# $event
event-dusk-added = В колоду сумерек добавлена карта.
# $event
event-consultation-read = В колоду сумерек добавлены следующие общественные слушания: «{ $event }».
# $events (list)
event-foreseen = Открыты карты сумерек: { $events }.
# $event
event-averted = Карта «{ $event }» сброшена без розыгрыша.
# $law, $story
event-enacted = Принят закон: { $law }. { $story }
# $law
event-consequence-added = Последствие закона «{ $law }» не глядя замешано в колоду сумерек.
# $round
event-token-placed = Жетон активации лежит на раунде { $round }.
# $round
event-activated = Разыгрывается карта сценария для раунда { $round }.
# $technology, $round
event-development-begun = Начата разработка: { $technology }. Срок: раунд { $round }.
# $round
event-development-moved = Разрабатываемая технология будет готова в раунде { $round }.
# $technology
event-developed = Разработана технология: { $technology }.
# $technology
event-development-lost = Последней Мастерской больше нет, и разработка прервана: { $technology }.
# $hunger (left), $discontent (steps), $deaths
event-starving = Город голодает ({ $hunger }): недовольство растёт { $discontent ->
        [few] { $discontent } раза
       *[many] { $discontent } раз
    }; смертей: { $deaths }.
# $type (key), $food (eaten), $missing
event-fed = { $type ->
        [worker] Едят рабочие: ушло провизии { $food }
        [engineer] Едят инженеры: ушло провизии { $food }
       *[child] Едят дети: ушло провизии { $food }
    }{ $missing ->
        [0] .
       *[other] , не хватило { $missing }.
    }
# $hunger
event-hunger = Голод теперь { $hunger }.
# $count (pawns for whom there is no bed, and no choice made yet)
event-beds-short = Ночью без тёплого места: { $count }.
# $people (pawns left outside), $count
event-night = { $count ->
        [0] Ночлег есть у каждого.
       *[other] Ночью снаружи: { $people }.
    }

## Почему действие невозможно

# $pawn
refused-FP-ACTION-5 = Измождённые отдыхают и в этом раунде не действуют.
    .how = Чем меньше больных, тем меньше измождённых в следующем раунде.
refused-FP-ACTION-6 = Не осталось фигурки, которая могла бы это сделать.
refused-FP-ACTION-7 = В этом ходу вы уже жгли уголь.
    .how = В следующий ход можно топить снова, и ночью тоже.
# $pawn
refused-FP-ACTION-10 = Детские фигурки не действуют, если этого не разрешает закон или карта.
    .how = Детям позволяет работать закон «Детский труд».
# $cost, $have
refused-FP-ADVISOR-4 = Нужно: { $cost }. В наличии: { $have }.
    .how = Когда надежда растёт, использованный жетон снова становится активным или добавляется новый.
refused-FP-AUTOMATON-3 = Автоматоны не ходят в экспедиции.
refused-FP-AUTOMATON-4 = Автоматоны не могут выполнить это особое действие.
refused-FP-AUTOMATON-5 = Каждое применение автоматона стоит 1 единицу угля, а её нет.
    .how = Как только появится уголь, он сможет действовать.
# $building
refused-FP-BLDG-1 = У здания «{ $building }» нет действия.
# $building
refused-FP-BLDG-3 = Здание «{ $building }» нельзя улучшить.
# $building
refused-FP-BLDG-4 = Здание «{ $building }» — из другого сценария.
# $building
refused-FP-BLDG-WORKSHOP-2 = Здание «{ $building }» уже улучшено.
# $building
refused-FP-BLDG-WORKSHOP-3 = На здании «{ $building }» стоит фигурка: сейчас его нельзя улучшить.
    .how = Ночью фигурки возвращаются домой, и здание освобождается.
# $building
refused-FP-BLDG-SAWMILL-1 = Здание «{ $building }» не достаёт ни до одного дерева.
    .how = Она валит деревья на своём участке, а улучшенная — и на соседних полях.
# $needs
refused-FP-BLDG-KITCHEN-1 = Условие не выполнено. Нужно: { $needs }.
# $field, $most (number)
refused-FP-BLDG-COALHAMMER-1 = Столько угля на поле { $field } не насыпать: там должен лежать уголь или не лежать ничего, добавить можно не больше { $most }, а всего на поле помещается 5.
refused-FP-BLDG-COALMINE-1 = Угольной шахте нужен свободный участок рядом с залежью угля.
refused-FP-BLDG-DRILL-1 = Стенному буру нужен свободный участок рядом с залежью древесины.
refused-FP-BLDG-FIELDKITCHEN-1 = Полевая кухня не может стоять на участке Генератора.
# $event
refused-FP-BLDG-FAITHKEEPERS-2 = Карта «{ $event }» закреплена: её нельзя сбросить.
# $building
refused-FP-BUILD-4 = Жетонов здания «{ $building }» не осталось.
    .how = Снесённое здание возвращает свой жетон.
# $building
refused-FP-BUILD-5 = Здание «{ $building }» сначала должен открыть закон или событие.
    .how = Законы принимают на Платформе.
# $building
refused-FP-BUILD-6 = Зданию «{ $building }» нужно поле без фигурки и без здания.
    .how = Расчистка снега даёт новые поля, а снос освобождает поле.
# $building
refused-FP-BUILD-8 = Здание «{ $building }» построить нельзя.
# $where (half, none), $begin (first field of the tile), $building
refused-FP-BUILD-9 = { $where ->
        [none] Здание «{ $building }» большое: ему нужны оба поля одного участка карты, без фигурок и зданий, и не на участке Генератора.
       *[half] Здание «{ $building }» занимает весь участок; укажите его первое поле: { $begin }.
    }
    .how = { $where ->
            [none] Расчистка снега даёт новые участки, а снос освобождает поля.
           *[half] { "" }
        }
# $building
refused-FP-BUILD-11 = На здании «{ $building }» стоит фигурка: сейчас его нельзя снести.
    .how = Ночью фигурки возвращаются домой, и здание освобождается.
# $building
refused-FP-BUILD-12 = Здание «{ $building }» нельзя ни снести, ни разрушить.
# $citizen
refused-FP-CITIZEN-2 = { $citizen }: эта карта на руке у другого игрока, а играть можно только свои карты жителей.
refused-FP-CITIZEN-5 = Фигурка должна быть того типа, что указан на карте жителя.
    .how = Выберите фигурку этого типа или другую карту.
refused-FP-CITIZEN-6 = Сейчас карта жителя для этого не годится.
    .how = На карте сказано, для какого действия и где её можно сыграть.
# $citizen
refused-FP-CITIZEN-10 = { $citizen }: для этого действия карта жителя уже сыграна, эта подождёт.
    .how = Её можно сыграть при другом действии.
refused-FP-CITIZEN-11 = В этом раунде вы уже сыграли карту жителя.
    .how = В следующем раунде можно сыграть ещё одну.
# $ring (near or far)
refused-FP-CLEAR-5 = Ближние участки лежат рядом с участком Генератора; здесь ближний участок выложить нельзя.
# $ring
refused-FP-CLEAR-6 = Дальние участки лежат рядом с уже выложенными; здесь дальний участок выложить нельзя.
    .how = Сначала выкладывают ближние участки, дальние к ним присоединяются.
# $place, $most
refused-FP-COMP-26 = На участке { $place } уже есть тепловой узел, или все узлы ({ $most }) уже заняты.
# $technology
refused-FP-DAWN-4 = Технология «{ $technology }» уже разработана.
# $needs
refused-FP-DUSK-2 = Условие не выполнено. Нужно: { $needs }.
# $where (again, law, nobody, nothing), $spot
refused-FP-EVENT-11 = { $where ->
        [again] В этом раунде длинная смена уже была; второй не бывает.
        [law] Рабочий может действовать ещё раз, только если принят закон «Длинная смена».
        [nobody] Никто из рабочих в этом раунде здесь не действовал: { $spot }.
       *[nothing] Здесь нечего сделать ещё раз: { $spot }.
    }
    .how = { $where ->
            [law] Законы принимают на Платформе.
           *[other] { "" }
        }
# $spot
refused-FP-EVENT-12 = Рабочего на карте нельзя использовать ещё раз: { $spot }.
# $kind (letter)
refused-FP-EXPED-4 = Мимо места типа { $kind } пройти нельзя.
# $kind (letter)
refused-FP-EXPED-7 = Нет карты типа { $kind }, чтобы идти дальше.
# $kind (letter)
refused-FP-EXPED-11 = Нет карты типа { $kind }, чтобы идти дальше.
# $where (trees, empty, unknown), $field
refused-FP-GATHER-1 = { $where ->
        [trees] На поле { $field } деревья: их рубят Лесопилки, собирать их нельзя.
        [empty] На поле { $field } нечего собирать.
       *[unknown] Поля { $field } ещё нет на карте: его участок не выложен.
    }
    .how = { $where ->
            [unknown] Новые участки выкладывает расчистка снега.
           *[other] { "" }
        }
# $field
refused-FP-GATHER-2 = На поле { $field } уже стоит фигурка.
    .how = В следующем раунде поле снова будет свободно.
# $action (a choice)
refused-FP-GEN-3 = { $action ->
        [call] Остальных спрашивает тот, кто решает, если есть кого спросить.
       *[other] Сейчас это предложить нельзя: { $action }.
    }
# $cost, $have
refused-FP-GEN-11 = Нужно: { $cost }. В наличии: { $have }.
# $heat, $cold
refused-FP-GENERATOR-2 = Маркер тепла не может обогнать маркер холода (тепло { $heat }, холод { $cold }).
    .how = Погода сдвигает маркер холода, а с ним и этот предел.
# $most
refused-FP-HOPE-13 = Шкала заполнена: на ней уже { $most ->
        [one] { $most } жетон
        [few] { $most } жетона
       *[many] { $most } жетонов
    }.
# $citizen
refused-FP-ILL-9 = { $citizen }: эта карта не того типа, что умерший.
    .how = Подойдёт карта этого типа или взятая из колоды.
# $type (key)
refused-FP-ILL-13 = { $type ->
        [worker] Последний больной рабочий тяжело болен: сначала его надо спасти.
        [engineer] Последний больной инженер тяжело болен: сначала его надо спасти.
       *[child] Последний больной ребёнок тяжело болен: сначала его надо спасти.
    }
# $law (the one that was passed)
refused-FP-LAW-7 = Принят закон «{ $law }», поэтому второй закон пары вышел из игры.
refused-FP-LAW-8 = Больше законов принять нельзя: их может быть только четыре.
# $most
refused-FP-LIMIT-1 = Жителей этого типа уже { $most }, больше быть не может.
# $most
refused-FP-LIMIT-3 = Все автоматоны ({ $most }) уже в деле.
# $needs
refused-FP-MORNING-3 = Условие не выполнено. Нужно: { $needs }.
refused-FP-PREP-1 = За раунд можно обратиться только к одному советнику.
    .how = В следующем раунде можно обратиться снова.
refused-FP-SCOUT-1 = Без Наблюдательного шара разведчика послать нельзя.
    .how = Это здание, которое можно построить.
refused-FP-SCOUT-2 = Нужны рабочий или инженер и маршрут без разведчика.
    .how = Ночью фигурки возвращаются; маршрут свободен, когда его разведчик вернулся.
# $active, $allowed (numbers of expeditions)
refused-FP-SCOUT-3 = Экспедиция уже в пути; пока Наблюдательный шар не улучшен, их может быть только { $allowed }.
    .how = Шар улучшают в Мастерской; или подождите, пока вернётся разведчик.
# $active, $allowed
refused-FP-SCOUT-4 = { $active ->
        [one] В пути уже { $active } экспедиция, больше быть не может.
        [few] В пути уже { $active } экспедиции, больше быть не может.
       *[many] В пути уже { $active } экспедиций, больше быть не может.
    }
    .how = Когда одна вернётся, сможет отправиться другая.
# $citizen
refused-FP-SETUP-65 = { $citizen }: начальную цену этого жителя заплатить нечем.
# $event, $needs
refused-FP-SPECIAL-3 = Условие карты «{ $event }» не выполнено. Нужно: { $needs }.
refused-FP-SPECIAL-4 = Карта требует другую фигурку, или не осталось той, которая могла бы это сделать.
    .how = На карте показано, какая нужна фигурка; ночью фигурки возвращаются.
# $event
refused-FP-SPECIAL-7 = Особое действие карты «{ $event }» уже выполнено.
    .how = Если на карте не сказано «один раз за игру», в следующем раунде оно снова доступно.
# $developing (yes: there is a Workshop)
refused-FP-TECH-3 = { $developing ->
        [yes] Ни одна технология не разрабатывается.
       *[no] Без Мастерской технологии не разрабатываются.
    }
# $building
refused-FP-USE-2 = В здании «{ $building }» в этом раунде больше нет места для фигурок.
    .how = В следующем раунде место снова будет.
# $field
refused-FP-USE-1 = На поле { $field } нет здания.
refused-FP-USE-4 = Там могут работать только инженеры.
    .how = Туда можно послать фигурку инженера из запаса.

## Что может быть не так во входных данных

# $place (text)
problem-spot-unknown = Места «{ $place }» нет; напишите поле, например «n3a», «clearing», «construction» или номер карты.
# $where (file and card), $field (word), $got (text)
problem-content-reference = { $where }, «{ $field }»: нет того, на что указывает «{ $got }».
# $where (path), $card (id)
problem-position-misplaced = Позиция, { $where }: «{ $card }» не может здесь находиться.
problem-position-advisors = У каждого игрока должен быть свой советник, или советников пока нет ни у кого.
# $got (number)
problem-position-solo = Мобилизация — для игры в одиночку, а мест в позиции: { $got }.
# $got (number)
problem-position-table = Мест в позиции: { $got }, а во Frostpunk играют от 1 до 4 человек.
# $who (word), $got, $most (numbers)
problem-position-sick = В позиции больных ({ $who }: { $got }) больше, чем есть жителей ({ $most }).
# $where (path), $spot (text)
problem-position-placed = Позиция, { $where }: на «{ $spot }» фигурка стоять не может.
# $got, $most (numbers)
problem-position-automatons = В позиции автоматонов в запасе и на работе: { $got }, а всего: { $most }; числа должны совпадать.
# $token (word), $most (number)
problem-position-tokens = В позиции жетонов «{ $token }» больше, чем { $most }.
# $got, $want (numbers)
problem-position-cubes = В позиции брошено кубиков: { $got }, а учтено: { $want }.
# $most (number)
problem-position-trees = В позиции деревьев больше, чем { $most }.
# $where (path)
problem-position-no-tile = Позиция, { $where }: там нет участка.
# $where (path), $tile (id)
problem-position-ring = Позиция, { $where }: «{ $tile }» не из этого кольца.
# $where (path)
problem-position-unconnected = Позиция, { $where }: участок не соединён с участком Генератора.
# $where (path), $got (text), $most (number)
problem-position-field = Позиция, { $where }: «{ $got }» не помещается на поле; на нём лежит от 1 до { $most } одного вида.
# $where (path), $building (id)
problem-position-upgraded = Позиция, { $where }: «{ $building }» нельзя улучшить.
# $where (path), $building (id)
problem-position-large = Позиция, { $where }: здание «{ $building }» большое и должно стоять на обоих полях одного участка карты.
# $where (path), $law (id)
problem-position-pair = Позиция, { $where }: «{ $law }» и второй закон пары не могут быть приняты оба.

# What a position may want.
want-number-or-list = число или список
want-numbers = список чисел
want-pawn-and-spot = фигурка и место, где она стоит
want-goods-and-number = ресурс и его количество, например «coal 3»
want-a-text-for-each-seat = текст для каждого места

## Чем кончилось

score-round = Раунд
score-deaths = Смерти

## What is told at length

stage-card = Карта действует
stage-death = Смерть в городе
stage-decision = Что было решено
stage-dusk = Сумерки
stage-generator = Генератор
stage-hunger = Голод
stage-law = Новый закон
stage-morning = Утро
stage-night = Ночь
stage-round-over = Что изменил раунд
stage-scenario = История продолжается
stage-sickness = Болезни
stage-storm = Буря
stage-technology = Технология готова
stage-weather = Погода

## How a game went, over its rounds

course-deaths = Смерти
course-moods = Надежда и недовольство
    .line0 = надежда
    .line1 = недовольство
course-stores = Запасы
    .line0 = { good-wood.name }
    .line1 = { good-coal.name }
    .line2 = { good-core.name }
    .line3 = { good-steel.name }
    .line4 = { good-food.name }

## The search of the rulebook

# A line for each thing: what people call it = what the rulebook calls it. Where several words stand before a comma, all must be asked.
rules-synonyms =
    ночью = спальные ночлега
    улучшить = улучшение мастерской
    недовольство = виды две стороны
    болеют, заболевают = заболеть холода
    проиграть, проигрываем, поражение = поражение
    заканчивается, кончается, конец = конец
    победить, выиграть = победа
    нет еды, нет провизии, кончилась еда, голодать = не хватает голод
    ест, едят, кормить = еда столбце
    умирает, умереть, смерть, погибает = смерть
    лечить, вылечить, выздороветь, врач = лечение спасение
    спят, спать, бездомные = спальные места
    построить, строить, стройка = строительство строит
    согреть, греть, топить, отопление = топка угля
    холоде, холод, мороз, замёрзнуть = холода заболеть
    надежды нет, нет надежды, надежды больше = поражение надежды
    робот, машина, автоматон = рабочий автоматон
    экспедиция, поход, разведчика = отправка разведчика
    голосование, согласие = решает лидера
    взрыв, взорвётся = авария
    участки, карта, открыть = расчистка
