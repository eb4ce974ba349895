### Команда `ratusz`: страницы справки, слова вокруг партии и то, что может быть не так с файлами и командной строкой. В обратных
### апострофах — команды и флаги; они не переводятся.

## Страницы справки

help-ratusz = Сложные настольные игры. Просто `ratusz` открывает их в браузере; `ratusz play state51` начинает партию с ботом в терминале; `ratusz COMMAND --help` рассказывает о команде подробнее.
help-commands = Команды
help-arguments = Аргументы
help-parameters = Флаги
help-help = показать эту страницу
help-version = показать версию
help-lang = язык: en, pl, de или ru; по умолчанию — из RATUSZ_LANG или системы

# $version (text), $engine (compiled or interpreted)
version = { $version } ({ $engine ->
        [compiled] движок скомпилирован
       *[interpreted] движок интерпретируется
    })

help-play = Сыграть с ботом или с тем, кто рядом с вами.
help-learn = Научиться игре на коротких уроках; без названия урока — показать их список.
help-puzzle = Решить задачу: позицию с одним лучшим ответом; без номера — показать, сколько решено.
help-watch = Посмотреть, как играют боты.
help-simulate = Дать ботам сыграть много партий и посчитать, кто выигрывает.
help-balance = Дать эксперту много раз сыграть с самим собой и узнать, чего стоят фракции и карты.
help-new-game = Создать папку новой игры, в которую сразу можно играть.
help-new-name = имя игры: строчные латинские буквы, цифры и подчёркивания
help-check = Проверить, что игра соблюдает всё, что обязана соблюдать любая: правила, записи, тайны, слова, все способы игры.
help-bench = Измерить скорость движка.
help-rules = Найти пункты правил по номеру или по словам; без запроса — показать весь список.
help-coverage = Посчитать пункты правил, подтверждённые тестами, и перечислить пункты без теста.
help-replay = Пересказать записанную партию ход за ходом.
help-chronicle = Записать летопись оконченной игры страницей, которую можно показать другим.
help-analyse = Разобрать записанную партию с тренером: шансы, самые дорогие ходы, что было лучше и почему.
help-verify = Проверить, что запись честная: зерно то самое, которое было обещано, и ходы приводят к её результату.
help-engine = Служить движком правил для другой программы, по строке JSON за раз.

# $games (list of ids)
help-game = название игры; есть: { $games }
help-lesson = название урока; без него — список уроков
help-puzzle-number = номер задачи
help-puzzle-today = задача дня, одна для всех
help-against = соперники: rookie, trader, planner, strategist или expert, либо human, то есть человек рядом с вами; последний из названных занимает все оставшиеся места; по умолчанию greedy
help-seat-count = сколько игроков, считая вас; по умолчанию — наименьшее возможное число
help-seat = ваше место, счёт с 0; по умолчанию 0
help-seed = зерно тасования: тот же текст — те же карты; по умолчанию случайное
help-option = настройка игры; можно указать несколько раз
help-name = ваше имя; если указать несколько раз — имена людей в порядке их мест
help-resume = продолжить сохранённую партию
help-save-as = куда сохранить партию, а в конце — её запись
help-until = останавливаться в начале каждой фазы (`phase`), раунда (`round`) или фазы с этим названием, чтобы осмотреться, прежде чем игра пойдёт дальше
help-file = запись партии
help-chronicle-page = страница, которую записать, например gorod.html
help-json = вывести JSON
help-seats = кто где сидит; последний из названных занимает все оставшиеся места
help-pace = сколько секунд ждать после каждого хода
help-to = остановиться после этого хода
help-eyes = рассказать только то, что видело это место; по умолчанию — всё
help-analyse-seat = оценивать ходы только этого места
help-analyse-jobs = сколько процессов оценивает одновременно; по умолчанию по одному на ядро
help-query = номер пункта правил, его начало или слова
help-rules-game = только правила этой игры
help-tests = где лежат тесты
help-games = сколько партий
help-jobs = сколько процессов играет одновременно
help-seconds = сколько секунд измерять
help-device = где идут партии: cpu или cuda (видеокарта)
help-page = куда записать результаты страницей, с графиками рядом

## Партия

# The name of a person who gave none.
play-person = Игрок
# $game (name), $players (list of names)
play-welcome = { $game }: { $players }.
# $commitment (hexadecimal number)
play-commitment = Карты перетасованы по секретному зерну. Вот его отпечаток, чтобы теперь никто не мог его подменить: { $commitment }
play-how = Отвечайте номером или началами слов варианта. `help` показывает, что ещё можно ввести.
play-paused = Игра остановлена в начале фазы. Нажмите Enter, чтобы продолжить.
# $player (name of a bot)
play-thinking = { $player } думает…
# $player (who is next), $last (who made the last move)
play-hand-over = Теперь выбирает { $player }. Когда { $last } отвернётся, нажмите Enter; `undo` отменяет последний ход ({ $last }).
# The same, when who looked last has left the game: $player, $last (names)
play-hand-over-gone = Теперь выбирает { $player }. Когда { $last } отвернётся, нажмите Enter.
play-nothing-refused = Здесь ничего не запрещено.
# $bot (name), $label (a choice), $text (what to type for it)
play-hint = Совет бота { $bot } — { $label }. (`{ $text }`)
# Before bots decide; $text (what may be typed instead of Enter)
play-ready = Время торговаться: предложите что-нибудь (help подскажет как) или нажмите Enter, когда будете готовы. (`{ $text }`)
# The second and the third; $label (a choice), $text (what to type for it)
play-hint-next = Или: { $label }. (`{ $text }`)
play-hint-alike = Он не видит разницы: выбирайте, что нравится.
# $text (of a move)
play-undone = Отменено: { $text }.
# $text (what was typed)
play-confirm = Отменить это будет нельзя. Введите `{ $text }` ещё раз, чтобы подтвердить, или что-нибудь другое, чтобы играть дальше.
# A command follows.
play-saved = Партия сохранена. Чтобы её продолжить:
# Two commands follow.
play-record = Чтобы посмотреть партию снова и проверить, что она была честной:
# A command follows.
play-analyse = Чтобы тренер разобрал её и показал шансы и самые дорогие ходы:
# $file (path)
play-rules-changed = С тех пор как сохранён { $file }, правила или карты изменились: партия продолжается с последней позиции, и прежние ходы отменить нельзя. Старый файл остаётся без изменений.

# $text (an action), $short (the beginnings of its words)
play-help = Ход делается номером или началами слов варианта: `1`, `{ $text }`, `{ $short }`. Ещё можно ввести:
play-help-table = снова показать стол и ваши варианты
# $short (a choice, shortened)
play-help-what = что даст вариант, насколько вы можете это знать: `what 1`, `what { $short }`; без номера: все варианты
# $action (the first word of one)
play-help-why = почему нельзя сделать то, чего нет в списке; со словами — только действия, которые так начинаются: `why { $action }`
# $card (id)
play-help-card = текст карты или фракции: `card { $card }`; без слов — список всех
# $part (the beginning of an id), $clause (id), $word (a word of its topic)
play-help-rules = пункты правил: `rules { $part }`, `rules { $clause }`, `rules { $word }`
play-help-hint = что сделал бы на вашем месте бот, который знает то же, что и вы: `hint`, `hint search`
play-help-log = что произошло недавно; с числом — столько строк
play-help-undo = отменить ваш последний ход, если с тех пор не открылось ничего скрытого
play-help-leave = выйти из игры: на вашем месте продолжит играть бот, а в итоге будет сказано о вашем выходе
play-help-save = сохранить партию: здесь или в указанном файле
play-help-help = этот список
play-help-quit = сохранить партию и выйти

## Результаты

# Of several names: $before (all but the last, with commas), $last
names-and = { $before } и { $last }
# $you (yes: who reads has won; no), $others (how many winners besides), $names (of those)
result-winner = { $you ->
        [yes] { $others ->
            [0] Вы победили.
           *[other] Вы победили, и вместе с вами { $names }.
        }
       *[no] { $others ->
            [0] Партия закончилась вничью.
            [one] Побеждает { $names }.
           *[other] Побеждают { $names }.
        }
    }
# $best, $other (points), $even (yes: the same, and something else decided)
result-score = { $even ->
        [yes] Счёт равный: по { $best }.
       *[no] Счёт: { $best } : { $other }.
    }
# $you (yes: who reads; no), $player (name)
result-resigned = { $you ->
        [yes] Вы сдались.
       *[no] { $player } сдаётся.
    }
# $names (of players), $count (how many)
result-left = Выход до конца игры: { $names }; дальше { $count ->
        [one] играл бот
       *[other] играли боты
    }.
# $player (name)
event-player-left = { $player } выходит из игры; на этом месте продолжает играть бот.

## Записи партий

# $commitment (hexadecimal number)
verify-seed = Зерно — то самое, которое было обещано перед партией ({ $commitment }).
verify-start = Партия началась с заданной позиции, поэтому проверять зерно не нужно.
# $moves (number)
verify-moves = { $moves ->
        [1] Единственный ход сделан по правилам и приводит
       *[other] Все ходы ({ $moves }) сделаны по правилам и приводят
    } к позиции и результату, указанным в записи.
verify-over = Партия доиграна до конца.
verify-unfinished = Партия не закончена; вот её положение.
# $file (path)
chronicle-written = Летопись в файле { $file }.

## Много партий

# Beside a bar that fills.
simulate-progress = Партии
simulate-bot = Бот
simulate-wins = Победы
simulate-share = Доля
simulate-interval = Интервал 95 %
# $value (share)
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $low, $high (shares)
simulate-between = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
# $value (number)
simulate-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $games, $draws, $seconds, $pace (games a second): numbers; $seed (text)
simulate-summary = { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    } за { $seconds } с ({ $pace } в секунду). Без победителя: { $draws }. Прочие числа — в среднем за партию. Зерно: { $seed }

balance-compiling = Прежде чем играть много партий сразу, правила для этого компилируются: только в первый раз, около минуты на компьютере, который больше ничем не занят.
# $file (path)
balance-written = Записано: { $file }

bench-game = Игра
bench-decisions = Решений в секунду
bench-clone = Копия позиции, мкс
bench-kind = Движок
bench-compiled = скомпилирован
bench-interpreted = интерпретируется

## Правила

# $game (name), $clauses, $exempt, $proven, $missing (numbers)
coverage-game = { $game }: { $clauses ->
        [one] { $clauses } пункт
        [few] { $clauses } пункта
       *[many] { $clauses } пунктов
    } правил, из них только о настоящем столе — { $exempt }. Подтверждены тестом: { $proven }. Без теста: { $missing }.

## Что может быть не так

# $word (text), $page (command)
problem-command-unknown = Нет команды «{ $word }»; список покажет `{ $page }`.
# $flag (word), $page (command)
problem-flag-unknown = Здесь нет флага «{ $flag }»; список покажет `{ $page }`.
# $flag (word), $got (text), $page (command)
problem-flag-value = «{ $got }» не подходит для { $flag }; что подходит, покажет `{ $page }`.
# $flag (word), $page (command)
problem-flag-empty = После { $flag } должно что-то стоять; что именно, покажет `{ $page }`.
# $flag (word), $page (command)
problem-flag-twice = { $flag } можно указать только один раз; подробнее — `{ $page }`.
# $flag (word), $got, $least, $most (numbers)
problem-flag-range = Для { $flag } не подходит { $got }; выберите число от { $least } до { $most }.
# $flag (word), $page (command)
problem-argument-missing = Не указан аргумент { $flag }; как пишется команда, покажет `{ $page }`.
# $word (text), $page (command)
problem-word-unused = Слово «{ $word }» лишнее; как пишется команда, покажет `{ $page }`.
# $detail (text, in English), $page (command)
problem-command-line = Команда не читается: { $detail } Подробнее — `{ $page }`.
# $word (text)
problem-letters = «{ $word }» записано не в UTF-8; переключите терминал на UTF-8 или напишите другими буквами.
# $known (list of ids)
problem-game-missing = Укажите игру, например `ratusz play state51`; возможны: { $known }.
# $got (text)
problem-option-form = У настройки «{ $got }» нет значения; напишите имя=значение, например first=0.
# $got (number), $people (number)
problem-names = Слишком много имён ({ $got }): за столом { $people ->
        [0] нет людей
        [one] только { $people } человек
        [few] только { $people } человека
       *[many] только { $people } человек
    }; уберите лишний --name или играйте с --against human.
# $flag (word)
problem-resume-flag = { $flag } относится к новой партии; чтобы продолжить сохранённую, уберите этот флаг.
# $file (path), $game (id), $got (id)
problem-resume-game = В файле { $file } партия игры «{ $game }», а не «{ $got }»; не указывайте название игры.
problem-watch-human = Смотреть можно только на игру ботов; чтобы сыграть, введите `ratusz play`.

# $typed (text), $fitting (list of actions)
problem-answer-several = «{ $typed }» подходит к нескольким ответам: { $fitting }; введите чуть больше.
# $got (number), $most (number)
problem-answer-number = Нет варианта { $got }; выберите от 1 до { $most }.
# $action (the first word of one)
problem-action-none = Для «{ $action }» сейчас нечего выбрать.
problem-undo-shown = После вашего последнего хода открылось нечто скрытое, поэтому отменить его уже нельзя.
# $player (name)
problem-undo-answered = После вашего последнего хода уже ходил другой игрок: { $player }. Отменить этот ход нельзя.
# $player (name)
problem-undo-gone = { $player } больше не участвует в игре и ничего не отменяет.
# $query (text)
problem-rules-nothing = Нет пункта правил с таким номером или со всеми этими словами: «{ $query }»; попробуйте меньше слов или просто `rules`, чтобы увидеть список.
# $got (number), $most (number)
problem-move-number = В этой записи нет хода { $got }; выберите от 0 до { $most }.

# $file (path)
problem-file-missing = Нет файла { $file }; проверьте путь.
# $file (path)
problem-file-folder = { $file } — папка; укажите файл.
# $folder (path)
problem-folder-missing = Нет папки { $folder }; создайте её или выберите другое место.
# $file (path)
problem-file-forbidden = Файл { $file } не открывается: система не разрешает; выберите другое место или измените права доступа.
# $file (path), $detail (text, in English)
problem-file-error = Файл { $file } использовать нельзя: { $detail }.
# $file (path)
problem-file-exists = Файл { $file } уже существует и остаётся без изменений; укажите другой или продолжите сохранённую партию с --resume.
# $file (path), $problem (a whole sentence)
problem-in-file = { $file }: { $problem }
# $file (path)
problem-record-torn = { $file } — не запись партии, или она повреждена: прочитать её как JSON нельзя. Ничего не изменилось; если есть копия файла, возьмите её.
# $seats (number)
problem-record-players = Игроки должны быть списком из { $seats ->
        [one] { $seats } имени
       *[many] { $seats } имён
    }.
# $table (text), $known (list of ids)
problem-table-several = С «{ $table }» начинается идентификатор нескольких столов: { $known }; введите чуть больше.
# $package (name), $extra (name)
problem-package-missing = Не хватает пакета { $package }: pip install 'ratusz[{ $extra }]'.
problem-gpu-missing = Здесь нельзя использовать видеокарту NVIDIA: проверьте nvidia-smi и pip install 'ratusz[train,cuda]' или уберите --device cuda.
# $games (number)
problem-memory-short = Для { $games } партий сразу не хватает памяти; освободите её или укажите меньше партий: --games.
# $folder (path)
problem-tests-missing = В { $folder } нет тестов; запустите это в папке с исходным кодом или укажите папку тестов с --tests.
# $file (path), $line (number)
problem-tests-syntax = { $file } — неправильный Python (строка { $line }), отметки в нём прочитать нельзя.

# $game (id), $games (number)
check-fine = «{ $game }» соблюдает всё: в { $games ->
        [one] { $games } случайной партии
        [few] { $games } случайных партиях
       *[many] { $games } случайных партиях
    } и при каждом способе игры. Для страницы проверены только данные: как она выглядит и можно ли по ней щёлкать, должен показать браузер.
# $folder (path)
new-game-made = В папке { $folder } лежит маленькая игра, в которую можно играть. Что делать дальше:

## Уроки

# $done (number), $count (number)
learn-progress = Пройдено: { $done } из { $count }.
# A command follows.
learn-how = Порядок любой. Следующий:
# $count (number)
learn-minutes = { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
# $goal (a sentence)
learn-goal = Цель: { $goal }
learn-taken-back = Ход отменён. Попробуйте иначе.
learn-reached = Отлично, цель достигнута.
# A command follows.
learn-next = Следующий урок:
learn-missed = Наберите `again`, чтобы начать сначала, или нажмите Enter, чтобы закончить.
play-help-goal = цель урока
play-help-again = начать урок сначала
# $file (path)
problem-progress-torn = В { $file } записаны пройденные уроки, но файл не читается. Исправьте или уберите его и попробуйте снова.
learn-kept = Сыгранное в этом уроке сохранено: в следующий раз вы продолжите отсюда.
# $count (number)
learn-resumed = { $count ->
        [one] Вы продолжаете после { $count } хода. `again` начинает сначала.
       *[other] Вы продолжаете после { $count } ходов. `again` начинает сначала.
    }
learn-anew = То, что сохранилось от этого урока, к нему больше не подходит: он начинается заново.

## The mentor

help-mentor = с наставником рядом: перед каждым решением фраза о том, что сейчас важно, и слово после слабого
play-help-mentor = наставник рядом: включить или выключить
play-mentor-on = Наставник садится рядом с вами.
play-mentor-off = Наставник оставляет вас в покое.
# $text (what to type)
play-mentor-offer = Вы ещё не доиграли ни одной такой партии. Введите в любой момент `{ $text }`, и наставник перед каждым решением скажет, что сейчас важно.
# $sentence (what matters), $rule (clause)
play-mentor = Наставник: { $sentence } [{ $rule }]
# $label (a choice), $why (what it comes to)
play-mentor-chosen = Ваш выбор: { $label }. { $why }
# $label (a choice), $why (what it comes to)
play-mentor-better = Явно лучше: { $label }. { $why }
play-mentor-undo = Введите `undo`, чтобы отменить ход, или нажмите Enter, чтобы играть дальше.

## Examples and the tour

# $player, $label (a choice)
rules-example = Например, { $player }: { $label }.
# $player, $label (a choice)
rules-example-refused = Например, { $player } не может: { $label }.
rules-example-setup = Например, при подготовке партии:
help-board = со столом до того, о чём говорит пример
help-tour = вся игра в картинках: несколько минут чтения
# $number, $count, $title
learn-tour-step = { $number } из { $count }: { $title }
# $rules (ids of clauses)
learn-tour-rules = Подробнее в правилах: { $rules }.
# A command follows.
learn-tour-lesson = Попробуйте в уроке:
