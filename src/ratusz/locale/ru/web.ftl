### Страница: что она говорит сама. Всё, что зависит от хода партии, приходит с сервера.

## Везде

web-loading = Минутку…
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
# How fast what happens is told: bots' moves, and big moments
web-speed = Темп
web-speed-slow = Медленно
    .about = Важные события ждут, пока вы не продолжите; боты не торопятся.
web-speed-usual = Нормально
    .about = Важные события ждут, пока вы не продолжите.
web-speed-fast = Быстро
    .about = Важные события сменяются сами.
web-speed-once = Сразу
    .about = Ничего не показывается само; обо всём расскажет журнал.
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
# $count (number): those that are folded
web-tables-more = ещё { $count }
# On the first page, for whoever plays nothing yet
web-what = Большие настольные игры со всеми правилами: с ботами или с друзьями, за один вечер или за много дней.
web-more-ways = С друзьями или для тренировки
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
web-seat-free = есть свободное место
web-seat-yours = место оставлено для вас
web-seat-kept = приглашены: { $players }
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
web-kind-rated-about = Вы получите ссылку; сесть сюда сможет любой, кто её откроет и имеет учётную запись.
web-kind-kept-about = Приглашение: { $player }; больше никто сюда не сядет.
web-kind-local-about = Второй человек за этим же экраном. Пока вы его передаёте, стол закрыт.
web-level = Кто
web-name = Имя
web-options = Настройки
web-public = Показать стол всем на главной странице
web-open-table = Открыть стол
web-rated = Рейтинговый
web-rated-about = Итог меняет рейтинг всех. Подсказок нет, ход нельзя отменить, если открылось что-то скрытое, и каждому нужна учётная запись.

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
web-password-change = Сменить пароль
web-password-about = Во всех остальных браузерах сеансы завершатся.
web-password-set = Задать новый пароль
web-password-changed = Новый пароль действует. Во всех остальных браузерах сеансы завершены.
web-codes = Коды восстановления
# $left (number of codes)
web-codes-about = Если вы потеряете пароль, код с бумаги впустит вас один раз. Неиспользованных кодов: { $left }.
web-codes-make = Создать новые коды
web-codes-once = Они показаны только один раз; прежние коды больше не действуют.
web-codes-print = Распечатать
web-passkeys = Ключи доступа
web-passkeys-about = Входите с помощью этого устройства вместо пароля.
web-passkey = Ключ доступа
web-passkey-make = Создать ключ на этом устройстве
web-passkey-delete = Удалить
# $device (such as “Firefox, Linux”)
web-passkey-delete-of = Удалить: { $device }
web-passkey-login = Войти по ключу доступа
web-passkeys-nameless = Ключам доступа нужен адрес с именем: для адреса из цифр, как этот, браузер их не создаёт.
web-passkey-ended = Ничего не вышло: запрос прервали или он длился слишком долго.
# $why (a sentence of the browser)
web-passkey-refused = Браузер отказывает: { $why }
web-blocks = Кого вы заблокировали
web-unblock = Разблокировать
web-recover = Забыли пароль?
web-recover-about = Введите код восстановления, напечатанный или из письма, и выберите новый пароль. Во всех остальных браузерах сеансы завершатся, а чтобы доступ не остался у кого-то ещё, ключи доступа и все остальные коды будут удалены; после напечатанного кода — и адрес электронной почты.
web-recover-send = Отправить код на мою почту
web-recover-done = Вы вернулись, пароль теперь новый. Ключи доступа и все остальные коды удалены; новые можно создать в разделе «Имя и учётная запись».
web-recover-address = У учётной записи теперь нет адреса электронной почты; укажите его там же.
web-recover-sent = Если у этой учётной записи есть адрес, письмо со ссылкой уже в пути. Ссылка действует час.
web-recover-code = Код восстановления
web-recover-password = Новый пароль
web-recover-go = Задать пароль и войти

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
web-your-choice = время вышло, решайте
web-their-turn = ходит
web-turn-of = сейчас ход: { $players }
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
web-talk-bots = Боты этого не читают: они отвечают на предложения.
# $player (name of who said it)
web-talk-more = Подробнее о словах игрока { $player }
web-talk-report = Пожаловаться
web-talk-why = Что с этим не так?
web-talk-why-about = Тот, кто ведёт сервер, прочитает сказанное и вашу причину.
web-talk-report-send = Отправить жалобу
web-people-here = Люди за этим столом
# $player (name)
web-talk-block = Заблокировать: { $player }
# $player (name)
web-talk-is-blocked = Заблокировано: { $player }
web-talk-reported = Тот, кто ведёт сервер, уже знает.
web-talk-blocked = Вы больше не услышите этого человека и не сядете за один стол.
web-talk-players = За этим столом разговаривают только игроки.
web-talk-say = Напишите что-нибудь
web-talk-send = Отправить
web-talk-unsent = Не отправлено: сейчас нет связи с сервером. Написанный текст остаётся в поле.
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
# Beside it, where more cards may be laid
web-confirm-more = Подтвердить и выбрать ещё
# $what (an action as it is called)
web-chosen = Выбрано: { $what }
# $what (a kind of action, perhaps with a thing it concerns): of what is left, one is to be chosen
web-which = { $what }: что выбираете?
# $what (a thing): a kind of action is to be chosen
web-do-what = { $what }: что делаете?
web-idle-title = Выбирайте на столе или номером.
web-idle = Всё, что светится, можно выбрать. Выбранное сначала показывается здесь; ничего не произойдёт, пока вы не подтвердите.
web-nothing-for-it = Сейчас это сделать не с чем.
web-waiting = Ходит кто-то другой
# Without a line to the server: how it stood last
web-was-mine = Когда связь прервалась, был ваш ход
web-was-others = Когда связь прервалась, ходил кто-то другой
# $player (name)
web-thinks = { $player } думает
web-others-wait = Остальные ждут вас
# Whom the others wait for; $players (names), $count (how many)
web-still-reads = { $count ->
        [one] { $players } ещё смотрит, что произошло
       *[many] { $players } ещё смотрят, что произошло
    }
# $player (name), $count (number of others whose turn comes first)
web-queues = { $player } ждёт очереди подумать (впереди: { $count })
# $count (number)
web-seconds = { $count } с
web-skip = Промотать
web-panel-failed = Эта часть стола дала сбой.
web-panel-anew = Показать заново
web-parley = Время торговаться: боты подождут, пока вы не будете готовы.
web-parley-held = Боты ждут, пока кто-то составляет предложение или оно остаётся без ответа.
# $count (seconds)
web-at-most = не дольше { $count } с
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
    }. Ждём ответа…
web-undo-withdraw = Не надо
web-undo-allow = Разрешить
web-undo-refuse = Нет
web-hint = Подсказка
web-hint-about = Бот, который знает только то, что и вы, советует ходы и объясняет почему.
# Stands above up to three of them
web-hints = Так сделал бы бот, который знает только то, что и вы
# Where all of them are estimated alike
web-hints-alike = Он не видит разницы: выбирайте, что нравится.
web-hint-shown = Подсказка выбрана; подтвердите её или вернитесь.
web-hinting = Ищем хороший ход…
web-why-not = Почему нельзя?
web-why-not-about = Всё, чего можно было бы ожидать, но чего сейчас нельзя, и пункт правил, который это запрещает.
web-why-not-none = Здесь ничего не запрещено: выбирайте что угодно из предложенного.

## Новости над столом

web-lost = Связь потеряна, пробуем снова…
web-gone = Такого стола нет.
web-open-seat = Есть свободное место. Отправьте кому-нибудь ссылку:
web-open-join = Есть свободное место.
web-open-yours = Место оставлено для вас.
web-open-kept = Свободные места оставлены для приглашённых: { $players }.
web-join = Сесть
web-watching = Вы смотрите партию.
web-copy-link = Скопировать ссылку
web-copied = Ссылка скопирована.
# $player (name)
web-bot-plays = { $player }: сейчас играет бот.
web-seat-bot = Пусть играет бот
web-seat-rated = За рейтинговым столом каждый играет сам; бот никого не заменит.
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
web-guide-later = Следующий шаг появится, когда игра до него дойдёт.
web-guide-skip = Пропустить

## Big moments: a card, where it happens, what it changed

web-stage-since = С вашего последнего визита
web-stage-changes = Что изменилось
# $name (what is counted), $before and $after (numbers)
web-stage-change = { $name }: было { $before }, стало { $after }
# $count (figures that are not shown)
web-stage-more = и ещё { $count }
web-stage-on = Продолжить
web-stage-next = Дальше
web-stage-skip = Пропустить всё

## После партии

web-result-show = Показать итог
web-score = Очки по источникам
# In a game for one; $count (moves)
web-peeked = { $count ->
        [0] Ничего скрытого не подсматривали и не отменяли.
        [one] Отменён { $count } ход, открывший скрытое.
        [few] Отменено { $count } хода, открывших скрытое.
       *[many] Отменено { $count } ходов, открывших скрытое.
    }
web-sum = Победные очки
web-decided = решило
web-course = Как прошла игра
# A picture read aloud; $name (what it shows), $values (numbers, with the names of the lines)
web-course-said = { $name }, раунд за раундом. { $values }
# $first and $last (numbers): a figure at the beginning and at the end; what changed it follows
web-course-from = с { $first } до { $last }
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

## Уроки

web-learn = Учиться играя
web-learn-text = Короткие уроки за настоящим столом, у каждого своя цель. Пробуйте что угодно: что никуда не ведёт, отменяется, и вы узнаёте почему. Порядок любой.
# $count (number)
web-learn-count = { $count ->
        [one] Обучение: { $count } урок
        [few] Обучение: { $count } урока
       *[many] Обучение: { $count } уроков
    }
# $done (number), $count (number)
web-learn-progress = Пройдено: { $done } из { $count }
web-learn-finished = Пройден
web-learn-begin = Начать
web-learn-again = Ещё раз
web-lesson-goal = Цель
# $count (number)
web-lesson-left = { $count ->
        [one] Осталось { $count } действие.
        [few] Осталось { $count } действия.
       *[many] Осталось { $count } действий.
    }
web-lesson-go = Поехали
web-lesson-try = Попробовать иначе
web-lesson-taken = Ход отменён.
web-lesson-reached = Отлично, цель достигнута
web-lesson-missed = На этот раз не вышло
web-lesson-next = Следующий урок
web-lesson-again = Сначала
web-lesson-all = Все уроки

## The mentor

web-mentor = Наставник
web-mentor-with = С наставником: перед каждым решением фраза о том, что важно, а после слабого — возможность вернуться
web-mentor-first = Первая такая партия?
web-mentor-offer = Наставник может сесть рядом и перед каждым решением говорить, что сейчас важно.
web-mentor-yes = Да, пожалуйста
web-mentor-no = Нет, спасибо
web-mentor-on = Играть с наставником
web-mentor-off = Играть без наставника
# $what (a choice)
web-mentor-chosen = Ваш выбор: { $what }
# $what (a choice)
web-mentor-better = Явно лучше: { $what }
web-mentor-back = Отменить ход
web-mentor-keep = Оставить
web-mentor-keys = U отменяет ход, Escape оставляет.

## Examples and the tour

web-tour = Вся игра в картинках
# $title
web-tour-lesson = Попробовать: { $title }
web-example = Пример
# $player, $what
web-example-done = { $player }: { $what }
# $player, $what
web-example-refused = { $player } не может: { $what }
web-example-setup = При подготовке партии
web-example-try = Попробовать отсюда за столом
web-example-none = К этому пункту примера нет.
## The coach, hints and puzzles

web-coach = Тренер
web-coach-text = Тренер оценивает каждое решение по тому, что тогда можно было знать с его места; остальное он многократно угадывает.
web-coach-begins = Тренер разбирает партию…
# $judged, $of (numbers)
web-coach-progress = Оценено решений: { $judged } из { $of }
web-coach-curve = Шансы на победу по ходу игры
# $player (name), $values (percentages, in order)
web-coach-said = { $player }: { $values }
web-coach-whose = Чьи ходы
web-coach-costly = Самые дорогие ходы
web-coach-look = Показать позицию
web-coach-nothing = Ни один ход не стоил заметной доли шансов.
# $share (share)
web-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
web-hints-allowed = Подсказки разрешены: за столом можно спросить бота, что делать
web-hints-forbidden = За этим столом нет подсказок: он рейтинговый, или их не разрешил тот, кто его открыл.
# $chance (share)
web-hint-chance = Оценка шансов на победу: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
web-puzzles = Задачи
web-puzzles-text = Позиции из партий ботов, в которых один ответ явно лучший. Рассмотрите стол и выберите.
# $count (number)
web-puzzle-count = { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[many] { $count } задач
    }
web-puzzle-today = Задача дня
# $number (number)
web-puzzle-number = Задача { $number }
# $done, $count (numbers)
web-puzzle-progress = Решено: { $done } из { $count }
web-puzzle-solved = решена
web-puzzle-next = Следующая задача
web-puzzle-all = Все задачи
web-puzzle-again = Попробовать ещё раз
web-puzzle-show = Показать решение
web-puzzle-answer = Ваш ответ
## The page about me

web-profile = Ваши партии и рейтинги
web-profile-none = Вы ещё не доиграли ни одной партии.
# $played, $won (numbers of games)
web-profile-total = Сыграно партий: { $played }, выиграно: { $won }
web-profile-played = Сыграно
web-profile-won = Выиграно
web-profile-roles = По фракциям и корпорациям
web-profile-endings = По тому, что решило исход
web-profile-bots = Боты на той же шкале
# $rating (number), $uncertainty (number: how far off it may be)
web-rating = { NUMBER($rating, useGrouping: 0) } ± { NUMBER($uncertainty, useGrouping: 0) }
# $games (number of games)
web-rating-from = { $games ->
        [one] по { $games } рейтинговой партии
       *[other] по { $games } рейтинговым партиям
    }
web-rating-none = Рейтинговых партий ещё не было.
web-rating-name = Рейтинг
web-rating-course = Как менялся рейтинг
web-data = Что о вас хранится
web-data-about = Ваше имя, адрес электронной почты, партии и их итоги, ваши слова за столами и список браузеров, в которых вы вошли.
web-data-take = Сохранить всё в файл
web-data-delete = Удалить всё…
web-data-delete-about = Отменить это нельзя. Общие партии останутся у других, но без вашего имени: вместо вас там будет бывший игрок. Всё остальное удаляется.
web-data-delete-sure = Удалить навсегда

## Inviting and finding

web-invited = Вас приглашают
web-invited-full = Для вас свободных мест больше нет: все заняты или оставлены для других. Можно посмотреть.
web-decline = Отказаться
web-invited-look = Взглянуть на стол
web-invited-learn = Сначала изучить игру
web-invite = Кто сюда сядет
web-invite-anybody = любой, у кого есть ссылка
web-rematch = Реванш
web-hints-none = Без подсказок
# $rating (number): the mean of the players
web-level-about = Уровень { NUMBER($rating, useGrouping: 0) }
web-lobby = Поиск среди открытых столов
web-lobby-game = Игра
web-lobby-any = не важно
web-lobby-level = Уровень игроков
web-lobby-level-low = ниже 1400
web-lobby-level-middle = от 1400 до 1600
web-lobby-level-high = выше 1600
web-lobby-pace-live = в реальном времени
web-lobby-pace-days = на много дней
web-lobby-pace-none = без ограничений
web-lobby-rated = Только рейтинговые
web-lobby-no-hints = Без подсказок
web-lobby-none = Подходящих столов нет.

## The deal of the day

web-daily = Зима дня
# Beside the link to the deals of the day
web-daily-short = один расклад в день, одинаковый для всех
web-daily-about = Каждый день один расклад, одинаковый для всех, и одна зачётная попытка. Что выпадет, обещано накануне. День меняется в полночь по UTC.
web-daily-before = Днём раньше
web-daily-after = Днём позже
# $bot (name of a bot)
web-daily-against = Против сильнейшего бота: { $bot }
web-daily-play = Сыграть сегодняшний расклад
web-daily-on = Продолжить свою попытку
web-daily-done = Сегодняшняя попытка уже сыграна. Записи откроются в полночь по UTC.
web-daily-results = Итоги
web-daily-none = Пока никто не доиграл.
web-daily-accounts = Учётные записи
web-daily-guests = Гости
web-daily-guests-about = Любой может вернуться другим гостем, уже зная раздачу, поэтому гости стоят отдельно.
web-daily-won = победа:
web-daily-verified = проверено
web-daily-unverified = не проверено
web-daily-promise = Как убедиться, что всем выпало одно и то же
# $time (date and time)
web-daily-since = обещано с { $time }
web-daily-tomorrow = Обещано на завтра
## Time, and being called

web-clock = Осталось времени
# $days, $hours (numbers)
web-clock-days = { $days } д { $hours } ч
# $player (name)
web-time-late = { $player }: время вышло.
web-time-wait = Ждать
web-time-bot = Пусть играет бот
web-time-end = Закончить игру
# $players (names)
web-time-ending = За окончание: { $players }
# $player (name), $ago (such as “2 hours ago”)
web-away-since = { $player } не за столом, последний раз { $ago }.
web-nudge = Напомнить
web-nudged = Напоминание отправлено.
web-sound = Звук, когда мой ход
web-pace = Время на ход
web-pace-none = Сколько угодно
web-bargain = Время на торг
# $seconds, $minutes (numbers; 0 minutes: no whole ones)
web-bargain-limit = { $seconds ->
        [0] нет
       *[other] { $minutes ->
            [0] до { $seconds } с
           *[other] до { $minutes } мин
        }
    }
# $limit (web-bargain-limit)
web-bargain-usual = Как обычно здесь: { $limit }
# $limit (web-bargain-limit)
web-bargain-term = Время на торг: { $limit }
# $minutes (a player for the game), $more (seconds after every turn)
web-pace-live = В реальном времени: по { $minutes } мин и { $more } с за ход
# $hours (number)
web-pace-days = На много дней: { $hours ->
        [24] сутки
        [72] три дня
        [168] неделя
       *[other] { $hours } ч
    } на ход
web-calls = Когда страница закрыта
web-calls-none = Этот сервер не отправляет ни писем, ни уведомлений в браузеры: заглядывайте время от времени.
web-calls-push-here = Уведомления в этом браузере
web-calls-push-denied = Браузер не разрешает этой странице уведомления. Это можно изменить в его настройках.
web-calls-push-none = Этот браузер не принимает отсюда уведомлений. На iPhone или iPad добавьте страницу на экран «Домой» и откройте её оттуда.
web-calls-email = Адрес электронной почты
web-calls-email-keep = Сохранить
web-calls-email-sent = Туда отправлено письмо. Откройте ссылку в нём, и адрес начнёт действовать.
web-calls-email-none = Писем больше не будет.
# $address (an e-mail address)
web-calls-email-waits = Адрес { $address } ждёт, когда откроют ссылку из письма.
web-calls-what = Уведомлять меня, когда
web-calls-way-push = Уведомление
web-calls-way-mail = Письмо
web-calls-kind-turn = мой ход
web-calls-kind-invited = меня приглашают
web-calls-kind-over = игра закончилась
web-calls-kind-message = кто-то пишет за моим столом
web-calls-quiet = Тихие часы
web-calls-from = с
web-calls-until = до
web-calls-kept = Сохранено.
web-absence = Уезжаете? Везде, где вас ждут, вас заменит бот, но не за рейтинговыми столами.
web-absence-first = Первый день
web-absence-last = Последний день
web-absence-keep = Пусть заменит бот
web-absence-end = Я снова здесь
web-letter-email = Спасибо: письма будут приходить на этот адрес.
# $kind (“it is my turn”), $way (“E-mail”)
web-letter-stop = Отключено: { $way }, когда { $kind }. Включить снова можно под вашим именем на первой странице.
web-called = Вас привело сюда уведомление.
web-called-stop = Больше не присылать таких уведомлений
# $ago (such as “2 hours ago”)
web-offline-state = Сервер не отвечает. Так стол выглядел { $ago }; можно читать, но не ходить.
# $ago (such as “2 hours ago”)
web-offline-pages = Сервер не отвечает. Так всё выглядело { $ago }; можно читать, но не начинать и не отвечать.
web-offline-needs = Для этого нужна связь с сервером.
