### Понятия, общие для всех карт. В значении число ($count) с именительным падежом; `name` — само название, `object` — форма с числом в
### винительном падеже.

## Ресурсы и люди

# $count (number)
good-wood = { $count ->
        [one] { $count } древесина
       *[many] { $count } древесины
    }
    .name = древесина
    .object = { $count ->
            [one] { $count } древесину
           *[many] { $count } древесины
        }
# $count (number)
good-coal = { $count ->
        [one] { $count } уголь
       *[many] { $count } угля
    }
    .name = уголь
    .object = { good-coal }
# $count (number)
good-core = { $count ->
        [one] { $count } паровое ядро
        [few] { $count } паровых ядра
       *[many] { $count } паровых ядер
    }
    .name = паровые ядра
    .object = { good-core }
# $count (number)
good-steel = { $count ->
        [one] { $count } сталь
       *[many] { $count } стали
    }
    .name = сталь
    .object = { good-steel }
# $count (number)
good-food = { $count ->
        [one] { $count } порция провизии
        [few] { $count } порции провизии
       *[many] { $count } порций провизии
    }
    .name = провизия
    .object = { $count ->
            [one] { $count } порцию провизии
            [few] { $count } порции провизии
           *[many] { $count } порций провизии
        }
# $count (number)
good-automaton = { $count ->
        [one] { $count } автоматон
        [few] { $count } автоматона
       *[many] { $count } автоматонов
    }
    .name = автоматоны
    .object = { good-automaton }
# $count (number)
good-worker = { $count ->
        [one] { $count } рабочий
       *[many] { $count } рабочих
    }
    .name = рабочие
    .object = { $count ->
            [one] { $count } рабочего
           *[many] { $count } рабочих
        }
# $count (number)
good-engineer = { $count ->
        [one] { $count } инженер
        [few] { $count } инженера
       *[many] { $count } инженеров
    }
    .name = инженеры
    .object = { $count ->
            [one] { $count } инженера
           *[many] { $count } инженеров
        }
# $count (number)
good-child = { $count ->
        [one] { $count } ребёнок
        [few] { $count } ребёнка
       *[many] { $count } детей
    }
    .name = дети
    .object = { $count ->
            [one] { $count } ребёнка
           *[many] { $count } детей
        }
# $count (number)
good-citizen = { $count ->
        [one] { $count } житель
        [few] { $count } жителя
       *[many] { $count } жителей
    }
    .name = жители
    .object = { $count ->
            [one] { $count } жителя
           *[many] { $count } жителей
        }
# $count (number)
good-tree = { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
       *[many] { $count } деревьев
    }
    .name = деревья
    .object = { good-tree }

## Их здоровье

# $count (number)
people-sick = { $count ->
        [one] { $count } больной
       *[many] { $count } больных
    }
    .name = больные
    .object = { $count ->
            [one] { $count } больного
           *[many] { $count } больных
        }
# $count (number)
people-gravely-ill = { $count ->
        [one] { $count } тяжелобольной
       *[many] { $count } тяжелобольных
    }
    .name = тяжелобольные
    .object = { $count ->
            [one] { $count } тяжелобольного
           *[many] { $count } тяжелобольных
        }
# $count (number)
people-exhausted = { $count ->
        [one] { $count } измождённый
       *[many] { $count } измождённых
    }
    .name = измождённые
    .object = { $count ->
            [one] { $count } измождённого
           *[many] { $count } измождённых
        }
# $count (number)
people-dead = { $count ->
        [one] { $count } умерший
       *[many] { $count } умерших
    }
    .name = умершие
    .object = { $count ->
            [one] { $count } умершего
           *[many] { $count } умерших
        }

## Участки карты

# $count (number)
tile-near = { $count ->
        [one] { $count } ближний участок
        [few] { $count } ближних участка
       *[many] { $count } ближних участков
    }
    .name = ближние участки
    .object = { tile-near }
# $count (number)
tile-far = { $count ->
        [one] { $count } дальний участок
        [few] { $count } дальних участка
       *[many] { $count } дальних участков
    }
    .name = дальние участки
    .object = { tile-far }
# $count (number)
tile-ridge = { $count ->
        [one] { $count } участок гребня
        [few] { $count } участка гребня
       *[many] { $count } участков гребня
    }
    .name = участки гребня
    .object = { tile-ridge }

## Кого касается эффект

who-worker = рабочий
who-engineer = инженер
who-child = ребёнок
who-any = житель на ваш выбор
who-round = житель типа, указанного на планшете раундов

## Фигурки

pawn-worker = { who-worker }
pawn-engineer = { who-engineer }
pawn-child = { who-child }
pawn-automaton = автоматон
pawn-child-worker = ребёнок-рабочий
pawn-child-engineer = ребёнок-инженер

## Виды надежды и недовольства; последние два означают любой из них

token-care = забота
token-justice = справедливость
token-motivation = мотивация
token-anger = гнев
token-greed = жадность
token-fear = страх
token-hope = надежда
token-discontent = недовольство

## Девять фаз и то, что за ними

phase-dawn = Рассвет
phase-morning = Утро
phase-generator = Генератор
phase-weather = Погода
phase-preparation = Подготовка
phase-action = Действия
phase-dusk = Сумерки
phase-hunger = Голод
phase-night = Ночь
phase-end = Конец раунда
phase-over = Конец игры

## Уровни теплоизоляции и зоны тепла

colour-red = красный
colour-orange = оранжевый
colour-yellow = жёлтый
colour-blue = синий
colour-white = белый

## Кольца карты

ring-near = ближние земли
ring-far = дальние земли

## Залежи в стене кратера

deposit-wood = залежь древесины
deposit-coal = залежь угля

## Уровни сложности

difficulty-normal = обычный уровень
difficulty-hard = трудный уровень

## Виды карт

deck-morning = Карта утра
deck-standard = Карта сумерек
deck-starting = Стартовая карта
deck-consultation = Общественные слушания
deck-consequence = Последствие закона
deck-scenario = Карта сценария
deck-law = Закон
deck-technology = Технология
deck-weather = Карта погоды
deck-citizen = Житель
deck-advisor = Советник
deck-society = Община
deck-expedition = Экспедиция

## Сценарии

scenario-crater = Новый дом: Кратер

## Что может считать условие

measure-wood = древесины
measure-coal = угля
measure-core = паровых ядер
measure-steel = стали
measure-food = провизии
measure-hunger = голода
measure-deaths = смертей
measure-automatons = автоматонов
measure-workers = рабочих
measure-engineers = инженеров
measure-children = детей
measure-citizens = жителей
measure-sick = больных
measure-sick-workers = больных рабочих
measure-sick-engineers = больных инженеров
measure-sick-children = больных детей
measure-gravely-ill = тяжелобольных
measure-hope = жетонов надежды
measure-active-hope = активных жетонов надежды
measure-discontent = жетонов недовольства
measure-active-discontent = активных жетонов недовольства
measure-overload = маркеров перегрузки
measure-heat = тепла
measure-cold = холода
measure-round = номер раунда
measure-laws = принятых законов
measure-technologies = разработанных технологий
measure-tiles = участков карты
measure-pawns = фигурок
measure-beds = спальных мест
measure-homeless = фигурок без ночлега
measure-scouts = разведчиков
measure-stored-wood = древесины на складе
measure-stored-coal = угля на складе
measure-stored-food = провизии на складе
measure-laid = ресурсов на этой карте
measure-marks = меток на этой карте
measure-storm-distance = раундов до бури
