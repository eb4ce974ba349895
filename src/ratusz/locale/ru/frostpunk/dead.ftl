### The names of the dead: by what they were, where the death marker stood, and a number for the family. Those with even numbers are
### women and girls. No two first names are alike, and none is that of a citizen card; the family is fit for men and women.

# $type (key), $deaths (number), $family (number)
dead-name = { $type ->
        [worker] { $deaths ->
            [1] Альберт
            [2] Эдит
            [3] Уолтер
            [4] Марта
            [5] Оскар
            [6] Агнес
            [7] Генри
            [8] Роза
            [9] Эмиль
            [10] Хильда
            [11] Ральф
            [12] Вера
            [13] Густав
            [14] Ольга
           *[15] Артур
        }
        [engineer] { $deaths ->
            [1] Виктор
            [2] Клара
            [3] Леопольд
            [4] Ирэн
            [5] Хьюго
            [6] Беатрис
            [7] Конрад
            [8] Элеонора
            [9] Юлиус
            [10] Хелена
            [11] Фредерик
            [12] Сесили
            [13] Стефан
            [14] Ада
           *[15] Морис
        }
       *[child] { $deaths ->
            [1] Томми
            [2] Молли
            [3] Вилли
            [4] Элси
            [5] Бенни
            [6] Нелли
            [7] Фредди
            [8] Ида
            [9] Карл
            [10] Дейзи
            [11] Дэнни
            [12] Энни
            [13] Лео
            [14] Люси
           *[15] Чарли
        }
    } { $family ->
       *[0] Эшби
        [1] Бёрч
        [2] Кэллоуэй
        [3] Данн
        [4] Эбнер
        [5] Фальк
        [6] Гэрроу
        [7] Хоббс
        [8] Ибсен
        [9] Джессоп
        [10] Кеттл
        [11] Лорн
        [12] Марш
        [13] Новак
        [14] Оукс
        [15] Прайс
        [16] Квист
        [17] Раск
        [18] Страуд
        [19] Торн
        [20] Юдолл
        [21] Фосс
        [22] Уэбб
        [23] Йейтс
        [24] Целлер
        [25] Крейн
        [26] Мосс
        [27] Линдт
        [28] Фарроу
    }

## What they were, and what became of them

dead-worker-man = рабочий
    .died = Умирает рабочий
    .starved = От голода умирает рабочий
dead-worker-woman = работница
    .died = Умирает работница
    .starved = От голода умирает работница
dead-engineer-man = инженер
    .died = Умирает инженер
    .starved = От голода умирает инженер
dead-engineer-woman = инженер
    .died = Умирает инженер
    .starved = От голода умирает инженер
dead-child-man = ребёнок
    .died = Умирает ребёнок
    .starved = От голода умирает ребёнок
dead-child-woman = ребёнок
    .died = Умирает ребёнок
    .starved = От голода умирает ребёнок
