### Страница: что она говорит сама. Всё, что зависит от хода партии, приходит с сервера.

## Везде

web-loading = Минутку …
web-offline = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
web-reload = Загрузить снова
web-close = Закрыть
web-back = Назад
web-home = На главную
web-tools = Язык, оформление и меню
web-menu = Меню
web-language = Язык
web-theme = Оформление
web-theme-auto = Как в системе
web-theme-dark = Тёмное
web-theme-light = Светлое
web-theme-to-light = Включить светлое оформление
web-theme-to-dark = Включить тёмное оформление
# $rule (id of a clause)
web-open-clause = Открыть пункт правил { $rule }
web-clauses = Пункты:
web-nowhere = По этому адресу ничего нет.
# In the title of the window; $game (name)
web-title = { $game } · Ratusz
# $game (name)
web-title-turn = ● Ваш ход · { $game }

## Главная

web-games = Игры
# $others (number): how many sit at the smallest table beside you
web-play-now = { $others ->
        [0] Сыграть сразу в одиночку
        [1] Сыграть сразу с ботом
       *[other] Сыграть сразу с ботами
    }
web-set-up = Создать стол
# $count (number), $range (the number, or a range such as 2–4)
web-players = { $count ->
        [one] { $range } игрок
        [few] { $range } игрока
       *[many] { $range } игроков
    }
# $count (number)
web-minutes = { $count ->
        [one] около { $count } минуты
       *[many] около { $count } минут
    }
web-mine = Ваши партии
web-mine-none = Пока ни одной. Один щелчок выше — и вы в игре.
web-finished = Законченные партии
web-open = Открытые столы
web-open-none = Сейчас никто не ждёт партнёра. Откройте стол сами и отправьте кому-нибудь ссылку.
web-join-link = Вам прислали ссылку? Вставьте её сюда.
web-join-go = Перейти
web-join-form = Это не ссылка на стол.
web-import = Посмотреть партию, сохранённую в файле
web-import-form = В этом файле нет сохранённой партии.
# $round (number)
web-round = раунд { $round }
web-archive = сохранённая партия
# $move (number; 0: it is not known)
web-known = { $move ->
        [0] Продолжение законченной партии
       *[other] Продолжение законченной партии с хода { $move }
    }; тот, кто открыл этот стол, может знать карты.
# $players (names)
web-won = победа: { $players }
web-won-none = без победителя
web-seat-free = есть свободное место
# $players (names)
web-who-left = Выход во время игры, дальше играет бот: { $players }
web-about = О Ratusz
# Stands at the foot of the home page.
web-credit-short = Значки: game-icons.net, CC BY 3.0

## О странице

web-about-text = Ratusz позволяет играть в сложные настольные игры по полным правилам: в браузере, в терминале, с людьми и с ботами, которые знают не больше вашего. Каждый отказ называет пункт правил, на котором он основан.
# $version (text), $engine (compiled or interpreted)
web-about-version = Версия { $version } ({ $engine ->
        [compiled] движок скомпилирован
       *[interpreted] движок интерпретируется
    })
web-fair = Честная тасовка
web-credits = Благодарности
web-credit-icons = Значки: Lorc, Delapouite и другие:
web-credit-fonts = Шрифты:
web-credit-code = Сделано с помощью:
web-license = Ratusz — свободная программа под лицензией Apache 2.0.

## Новый стол

web-seats = Места
# $number (counted from 1)
web-seat = Место { $number }
web-kind-me = Я
web-kind-bot = Бот
web-kind-open = Кто-то другой
web-kind-local = Тот же экран
web-kind-me-about = Здесь сидите вы.
web-kind-open-about = Вы получите ссылку; кто её откроет, сможет сесть сюда, даже без учётной записи.
web-kind-local-about = Второй человек за этим же экраном. Пока вы его передаёте, стол закрыт.
web-level = Кто
web-name = Имя
web-options = Настройки
web-public = Показать стол всем на главной странице
web-open-table = Открыть стол

## Имя и учётная запись

web-account = Имя и учётная запись
web-name-keep = Сохранить имя
web-name-kept = Имя сохранено.
web-account-name = Имя учётной записи
web-password = Пароль
web-register = Завести учётную запись
web-login = Войти
web-logout = Выйти
web-register-about = Для игры это не нужно. С учётной записью вы найдёте свои партии и на других устройствах.
web-login-about = Партии, которые вы начали как гость, останутся с вами.
web-account-made = Учётная запись готова.
web-account-in = Вы вошли.
web-account-out = Вы вышли.
# $name
web-account-yours = Вы вошли как { $name }.
web-sessions = Где вы вошли
web-session-this = этот браузер
# $ago (such as “3 hours ago”)
web-session-seen = последний раз — { $ago }
web-session-end = Выйти
# $device (such as “Firefox, Linux”)
web-session-end-of = Выйти: { $device }
# $device (such as “Firefox, Linux”)
web-session-ended = Выполнен выход: { $device }.

## Стол

web-table = Стол
web-hand = Рука
web-log = Журнал
web-talk = Чат
web-rules = Правила
web-board = Игровое поле
web-side = Журнал, чат и правила
# $count (number)
web-side-new = Журнал, чат и правила; новых сообщений: { $count }
web-views = Разделы
web-text = Стол в виде текста
web-skips = Переход
web-skip-board = К игровому полю
web-skip-bar = К вопросу
web-skip-hand = К вашей руке
web-skip-side = К журналу
web-skip-text = К столу в виде текста
web-you = (вы)
web-away = не за столом
# A seat nobody has taken yet.
web-vacant = свободно
web-new = новое
web-your-turn = ваш ход
web-their-turn = ходит
# A thing on the table, heard: it can be chosen now.
web-mark-legal = Можно выбрать.
web-mark-selected = Выбрано.
# $start (first digits of a fingerprint)
web-sealed = тасовка запечатана: { $start }…
# $seed (a long number): the game is over, and the shuffle is what was promised
web-unsealed = тасовка, как обещано: { $seed }
web-unsealed-broken = тасовка не та, что обещана: { $seed }
# Where the browser cannot check it.
web-unsealed-unchecked = тасовка: { $seed }
web-since = с вашего последнего визита
# The first line of a log that begins in the middle.
web-continued = Эта партия продолжается с позиции одной из прежних.
web-undone = отменено
web-spectator = зритель
web-talk-none = Пока никто ничего не написал.
web-talk-players = За этим столом разговаривают только игроки.
web-talk-say = Напишите что-нибудь
web-talk-send = Отправить
# Whom a message is for: a list of everybody and each of the others
web-talk-to = Кому
web-talk-everybody = всем
# $player (name): nobody else hears it
web-talk-alone = лично: { $player }
web-talk-alone-you = лично вам
web-rules-search = Искать в правилах
web-rules-foreign = Эти правила пока только на английском; ищите английские слова.
# $count (number)
web-rules-count = { $count ->
        [one] { $count } пункт
        [few] { $count } пункта
       *[many] { $count } пунктов
    }

## Вопрос и варианты

web-bar = Чего ждёт игра
web-choices = Варианты
web-more = Ещё
web-preview = Что даст ваш выбор
web-pay = отдать
web-gain = получить
web-left = останется
# Read aloud; $least, $most (goods with their numbers)
web-span = от { $least } до { $most }
web-confirm = Подтвердить
web-idle-title = Выбирайте на столе или номером.
web-idle = Всё, что светится, можно выбрать. Выбранное сначала показывается здесь; ничего не произойдёт, пока вы не подтвердите.
web-nothing-for-it = Сейчас это сделать не с чем.
web-waiting = Ходит кто-то другой
# $player (name)
web-thinks = { $player } думает
# $player (name), $count (number of others whose turn comes first)
web-queues = { $player } ждёт очереди подумать (впереди: { $count })
# $count (number)
web-seconds = { $count } с
web-skip = Промотать
web-parley = Время торговаться: боты подождут, пока вы не будете готовы.
web-ready = Готово
web-undo = Отменить ход
web-undo-ask = Попросить отменить ход
web-undo-free = С тех пор ничего скрытого не открылось, поэтому спрашивать никого не нужно.
web-undo-consent = С тех пор что-то открылось или походил кто-то другой: нужно согласие остальных. Боты согласны.
web-undo-none = Сейчас отменять нечего.
# $player (name), $count (number of moves)
web-undo-asked = { $player } просит отменить { $count ->
        [1] последний ход
        [one] последние { $count } ход
        [few] последние { $count } хода
       *[many] последние { $count } ходов
    }.
# $player (name), $count (number of moves)
web-undo-others = { $player } просит отменить { $count ->
        [1] последний ход
        [one] последние { $count } ход
        [few] последние { $count } хода
       *[many] последние { $count } ходов
    }.
# $count (number of moves)
web-undo-waiting = Вы попросили отменить { $count ->
        [1] последний ход
        [one] последние { $count } ход
        [few] последние { $count } хода
       *[many] последние { $count } ходов
    }. Ждём ответа …
web-undo-withdraw = Не надо
web-undo-allow = Разрешить
web-undo-refuse = Нет
web-hint = Подсказка
web-hint-about = Бот, который знает только то, что знаете вы, предлагает ход.
web-hint-shown = Подсказка выбрана; подтвердите её или вернитесь.
web-hinting = Ищем хороший ход …
web-why-not = Почему нельзя?
web-why-not-about = Всё, чего можно было бы ожидать, но чего сейчас нельзя, и пункт правил, который это запрещает.
web-why-not-none = Здесь ничего не запрещено: выбирайте что угодно из предложенного.

## Новости над столом

web-lost = Связь потеряна, пробуем снова …
web-gone = Такого стола нет.
web-open-seat = Есть свободное место. Отправьте кому-нибудь ссылку:
web-open-join = Есть свободное место.
web-join = Сесть
web-watching = Вы смотрите партию.
web-copy-link = Скопировать ссылку
web-copied = Ссылка скопирована.
# $player (name)
web-bot-plays = { $player }: сейчас играет бот.
web-seat-bot = Пусть играет бот
web-seat-back = Вернуться в игру
web-seat-clear = Освободить место
web-get-up = Встать из-за стола
# $player (name)
web-get-up-of = Встать с места: { $player }
web-get-up-sure = В начатой игре на вашем месте продолжит играть бот, а в итоге будет сказано о вашем выходе; до начала игры место просто освобождается.
web-dismiss = Попросить уйти
# $player (name)
web-dismiss-of = Попросить уйти: { $player }
# $player (name)
web-dismiss-sure = { $player } получит просьбу уйти и больше не сможет сесть за этот стол.
# $player (name)
web-cover = { $player }, ваш ход.
# $player (name)
web-cover-text = Стол закрыт. Передайте экран; дальше играет { $player }.
# $player (name)
web-cover-show = Я — { $player }
web-cover-bar = Экран передают другому игроку.

## Меню

web-leave = Уйти из-за стола
web-guide-again = Экскурсия
web-forced = Если вариант один, выбирать его без вопроса
web-keys = Клавиши
web-key-choose = выбрать
web-key-confirm = подтвердить
web-key-back = шаг назад
web-key-undo = отменить ход
web-key-hint = подсказка
web-key-why = почему нельзя?
web-key-rules = искать в правилах
web-key-enlarge = увеличить карту
web-key-skip = промотать
web-key-move = перемещаться по столу
web-resign = Сдаться
web-resign-yes = Да, сдаюсь

## Экскурсия

# $number (number), $count (number)
web-guide-step = { $number } из { $count }
web-guide-next = Дальше
web-guide-end = Играем
web-guide-skip = Пропустить

## После партии

web-result-show = Показать итог
web-score = Очки по источникам
web-sum = Победные очки
web-decided = решило
web-seed = Тасовка
web-seed-kept = Тасовка та самая, что была обещана до партии
web-seed-broken = Тасовка не та, что была обещана до партии
web-seed-text = До первой карты сервер публикует отпечаток числа, из которого следуют все тасовки. После партии он публикует само число, и каждый может проверить, что одно соответствует другому: по пути ничего не подменили.
web-commitment = Отпечаток
web-seed-name = Число
web-again = Ещё партию
web-replay = Повтор
# $game (name)
web-replay-of = Повтор: { $game }
web-replay-older = Эту партию сыграли в более старой версии, и нынешнее поле не может её нарисовать. О её ходе рассказывает журнал.
web-export = Сохранить в файл
web-replay-first = В начало
web-replay-back = Ход назад
web-replay-on = Ход вперёд
web-replay-last = В конец
web-replay-play = Воспроизвести
web-replay-pause = Пауза
web-replay-move = Ход
# $at (number), $moves (number)
web-replay-at = { $at } из { $moves }
web-eyes = Чьими глазами
web-eyes-open = Все руки открыты
# $player (name)
web-eyes-seat = Глазами: { $player }
web-eyes-none = Глазами зрителя
web-continue = Играть отсюда
# $at (number of moves)
web-continue-about = Новый стол начнётся с позиции после хода { $at }. Кто играет?
