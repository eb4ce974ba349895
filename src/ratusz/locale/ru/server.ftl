### Сервер: в чём он отказывает и почему, что сообщает о столах и что говорит тому, кто его запускает.

## Люди и места

# $number (three digits)
guest-name = Гость { $number }
# $number (number of the seat, counted from 1)
player-number = Игрок { $number }
# Stands where a player's name would stand.
seat-open = Свободное место
# Stands where the name of somebody would stand who has deleted his account.
former-player = Бывший игрок
bot-rookie = Новичок
    .blurb = Ошибается, как все новички: одно упускает, на другое попадается и не видит дальше стола. С ним удобно спокойно учить правила.
bot-trader = Торговец
    .blurb = Берёт то, что выгоднее всего прямо сейчас, а иногда упускает лучшее.
bot-planner = Тактик
    .blurb = Действует по плану и смотрит, что может случиться дальше: не больше пятой доли секунды на ход.
bot-strategist = Стратег
    .blurb = Судит по тому, чему его научили тысячи партий, и отвечает сразу, но иногда что-то упускает.
bot-expert = Эксперт
    .blurb = Учился на собственных партиях и проверяет, что может случиться дальше: пятую долю секунды на ход. Самый сильный из всех.
# A bot of an old record that is no longer offered.
bot-other = Бот
# How a finished game is told in a list.
# $you (yes: who reads has won; no), $others (how many winners besides), $names (of those)
ended-won = { $you ->
        [yes] { $others ->
            [0] вы победили
           *[other] вы победили, и с вами { $names }
        }
       *[no] { $others ->
            [one] побеждает { $names }
           *[other] побеждают { $names }
        }
    }
ended-none = без победителя
# Stands where a browser and a system would stand, such as “Firefox, Linux”.
device-unknown = Неизвестное устройство
# $player (name), $game (title): what a link says that somebody sends
invitation = { $player } приглашает вас сыграть: { $game }
# $count (number of seats)
terms-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
terms-rated = на рейтинг
terms-unrated = без рейтинга
terms-no-hints = без подсказок
# $seconds, $minutes (numbers; 0 minutes: no whole ones)
terms-bargain = { $seconds ->
        [0] без времени на торг
       *[other] { $minutes ->
            [0] время на торг: до { $seconds } с
           *[other] время на торг: до { $minutes } мин
        }
    }
# $minutes (a player for the game), $more (seconds after every turn)
terms-live = в реальном времени: по { $minutes } мин и { $more } с за ход
# $hours (number)
terms-days = { $hours ->
        [24] сутки на ход
        [72] три дня на ход
        [168] неделя на ход
       *[other] { $hours } ч на ход
    }
# What somebody made of the deal of the day; $round (how many rounds were played), $deaths (number of people)
daily-frostpunk = { $won ->
        [true] город спасён
       *[other] город продержался до раунда { $round }
    }, погибших: { $deaths }
# $score, $other (points of the player and of the bot)
daily-state51 = очки: { $score } : { $other }

## Строки журнала и страницы

# $player (name), $count (number of moves)
fact-undo = { $player } отменяет { $count ->
        [1] последний ход
        [one] последние { $count } ход
        [few] последние { $count } хода
       *[many] последние { $count } ходов
    }.
# $player (name), $count (number of moves)
fact-undo-asked = { $player } просит отменить { $count ->
        [1] последний ход
        [one] последние { $count } ход
        [few] последние { $count } хода
       *[many] последние { $count } ходов
    }.
# $player (name)
fact-undo-agreed = { $player } соглашается.
# $player (name): who was asked and says no, or who asked and thinks better of it
fact-undo-refused = { $player } закрывает просьбу: ход остаётся в силе.
fact-position = Правила игры исправлены; партия продолжается с этой позиции.
# $count (number of moves)
fact-again = { $count ->
        [one] { $count } ход, сделанный с того момента, повторён по новым правилам.
        [few] { $count } хода, сделанные с того момента, повторены по новым правилам.
        [many] { $count } ходов, сделанных с того момента, повторены по новым правилам.
       *[other] { $count } хода, сделанные с того момента, повторены по новым правилам.
    }
# $player (name), $count (number of moves)
fact-lost = { $player }: по новым правилам { $count ->
        [one] { $count } сделанный ход невозможен и отменяется
        [few] { $count } сделанных хода невозможны и отменяются
        [many] { $count } сделанных ходов невозможны и отменяются
       *[other] { $count } сделанного хода невозможны и отменяются
    }.
# $player (name), $action (a choice, as it was offered)
fact-lost-own = { $player }: по новым правилам этот ход невозможен и отменяется: { $action }.
# Heads a list of actions.
question-aside = В любой момент можно:

## Прощания, прежде чем сервер закроет соединение

bye-gone = Такого стола нет, или его удалили.
bye-slow = Ваше соединение не успевало за игрой; подключитесь снова, чтобы увидеть стол таким, какой он сейчас.
bye-restart = Сервер перезапускается; игра за столом продолжится, как только он заработает.
bye-fault = На сервере произошла ошибка; всё, что он подтвердил, сохранено. Чтобы продолжить, подключитесь снова.
bye-abuse = Слишком много сообщений: соединение закрыто.
bye-sockets = Этот стол открыт у вас слишком много раз; закройте одно из окон.
bye-dismissed = Тот, кто открыл этот стол, попросил вас уйти.
bye-logout = Вы вышли из учётной записи; подключитесь снова, чтобы продолжить от нового имени.

## В чём отказано

# $table (id)
wrong-somehow = С этим что-то не так ({ $code }).
problem-table-unknown = Нет стола «{ $table }»: проверьте ссылку или попросите новую у того, кто её прислал.
# $game (name)
problem-table-told = Эта партия игры «{ $game }» закончена. Её играли по другим правилам или другими картами, чем есть у этого Ratusz: её можно посмотреть и выгрузить, но не продолжить.
# $game (name)
problem-table-untold = Эту партию игры «{ $game }» играли по другим правилам или другими картами, чем есть у этого Ratusz, и она закончилась раньше, чем её ход был сохранён: её можно выгрузить, но не посмотреть.
# $game (name)
problem-table-stuck = Этот стол игры «{ $game }» начат по другим правилам или другими картами, чем есть у этого Ratusz, и продолжить его нельзя. Ничего не потеряно: тот, кто держит сервер, может выгрузить запись (ratusz admin export).
problem-page-unknown = По этому адресу ничего нет.
problem-page-missing = В этой установке нет собранной страницы; программный интерфейс работает и без неё.
problem-method = Этот адрес не принимает запросы такого вида.
problem-origin = Запрос пришёл со страницы другого сайта и не выполнен.
problem-not-json = Запрос должен быть в JSON, с типом содержимого application/json.
problem-message-json = Это не JSON.
# $field (path), $detail (one of the problem-value- messages)
problem-message-form = Поле «{ $field }» сообщения: { $detail }.
# $detail (one of the problem-value- messages)
problem-message-whole = Сообщение в целом: { $detail }.
# $most (number of bytes)
problem-too-long = Сообщение слишком длинное; читается не больше { $most ->
        [one] { $most } байта
       *[many] { $most } байт
    }.
problem-too-fast = Слишком много сообщений за короткое время; немного подождите.
problem-too-many-tables = За последний час вы открыли много столов; сначала сыграйте за некоторыми из них.
problem-too-many-guests = За последний час с вашего адреса пришло много гостей; попробуйте позже.
problem-too-many-tries = Слишком много попыток; попробуйте через несколько минут.
problem-table-held = Этот стол занят другим сервером, и тот его не отпускает; ничего не сделано. Попробуйте ещё раз чуть позже.
problem-not-written = Записать это вовремя не удалось. Если через несколько секунд этого не будет видно на столе, сделайте это ещё раз.
problem-database-silent = База данных сейчас не отвечает; попробуйте ещё раз чуть позже.
problem-fault = На сервере произошла ошибка; ничего не изменилось.
problem-not-yours = Это не ваше место.
problem-seat-taken = Это место уже занято.
problem-seat-yours = Вы уже сидите за этим столом; занять другие места может только тот, кто его открыл, указав какие.
problem-seat-dismissed = Вас попросили уйти из-за этого стола; снова сесть здесь нельзя.
problem-seat-address = С вашего адреса за этим столом уже кто-то сидит. За общим столом с одного адреса можно занять одно место; чтобы играть вместе, откройте стол и пошлите друг другу ссылку.
problem-seat-vacant = Там никто не сидит.
problem-seat-kept = Свободные места оставлены для приглашённых.
problem-contact-unknown = Пригласить можно тех, с кем вы уже играли; остальным отправьте ссылку.
problem-invitation-forged = Это приглашение не настоящее или скопировано не целиком: попросите ссылку ещё раз.
# $days (number)
problem-invitation-expired = Срок приглашения истёк: ссылки действуют { $days } дней. Попросите новое.
problem-invitation-used = Приглашать больше некуда: партия окончена или того, кто пригласил, здесь уже нет.
problem-too-many-invitations = За последний час от вас ушло много приглашений; попробуйте позже.
problem-rematch-early = Партия ещё идёт; реванш начинается, когда она окончена.
# $day (date, or name of a game)
problem-daily-unknown = Для «{ $day }» расклада дня нет.
problem-daily-sealed = Другие ещё могут играть этот расклад: запись откроется, когда день закончится, в полночь по UTC.
problem-daily-own = Это чья-то единственная попытка сыграть раздачу дня: сесть сюда может только этот человек.
problem-counts-alone = За столом, который идёт в зачёт, играют самостоятельно; бот не может вас заменить.
problem-begun = Игра началась; попросить кого-то уйти уже нельзя.
problem-talk-players = За этим столом разговаривают только игроки.
problem-rated-account = За рейтинговым столом играют только с учётной записью: создайте её или сыграйте за столом без рейтинга.
problem-rated-seats = За рейтинговым столом каждый играет на одном своём месте, остальные занимают боты; для других людей оставьте места свободными.
problem-rated-pace = Рейтинговому столу, за которым люди ждут друг друга, нужны часы: выберите время на ход — минуты на всю партию или дни на каждый ход.
problem-undo-counts = За столом, который идёт в зачёт, ничего нельзя отменить, если открылось что-то скрытое или сделал ход кто-то другой.
# $seat (number, counted from 0)
problem-seat-bot = На месте { $seat } играет бот.
# $seat (number, counted from 0)
problem-seat-no-bot = На месте { $seat } бот не играет.
problem-sealed = Партия ещё идёт; посмотреть её целиком можно будет, когда она закончится.
# $got (number), $most (number)
problem-move-unknown = Нет хода { $got }; всего ходов в партии: { $most }.
# $got (text)
problem-eyes = «{ $got }» — ничьи глаза: напишите номер места, «open» или «none».
# $got (number), $most (number)
problem-record-long = В записи слишком много ходов ({ $got }); принимается не больше { $most }.
# $most (number)
problem-chat-form = В сообщении должно быть от 1 до { $most ->
        [one] { $most } знака
       *[many] { $most } знаков
    }.
problem-whisper = Обратиться к одному месту может только игрок за этим столом, и такое место должно существовать.
problem-undo-pending = Отменить ход уже просят; дождитесь ответа.
problem-undo-declined = Вашу просьбу отклонили; попросите снова после следующего хода.
problem-undo-bot = За это место сейчас играет бот; сначала вернитесь на место, потом отменяйте ход.
problem-undo-no-request = Никто не просит отменить ход.
problem-undo-not-asked = Вашего согласия никто не спрашивал.

## Имена и учётные записи

# $most (number)
problem-name-form = В имени должно быть от 1 до { $most ->
        [one] { $most } видимого знака
       *[many] { $most } видимых знаков
    }.
# $name (text)
problem-name-taken = Имя «{ $name }» занято; выберите другое.
problem-name-invisible = В этом имени есть знаки, которых не видно или которые закрывают другие; используйте буквы, цифры и обычные пробелы.
# $word (text)
problem-name-mixed = В слове «{ $word }» смешаны похожие буквы разных алфавитов; напишите его одним алфавитом.
# $name (what was written), $account (the name it looks like)
problem-name-alike = «{ $name }» выглядит как «{ $account }», имя чужой учётной записи; выберите другое.
problem-session-unknown = Такого сеанса нет: он уже завершён.
problem-name-account = В имени учётной записи можно менять только заглавные буквы на строчные и наоборот.
# $least (number), $most (number)
problem-password-form = В пароле должно быть от { $least } до { $most ->
        [one] { $most } знака
       *[many] { $most } знаков
    }.
problem-account-already = У вас уже есть учётная запись.
problem-login-wrong = Неверное имя или пароль.
problem-password-wrong = Это не ваш пароль.
problem-account-needed = Для этого нужна учётная запись.
problem-recovery-wrong = Имя и код не подходят друг к другу, либо код уже использован или истёк. Каждый код действует один раз.
problem-recovery-no-mail = Этот сервер не отправляет почту; возьмите один из распечатанных кодов.
problem-passkey-wrong = Этот ключ доступа здесь неизвестен; войдите по паролю.
problem-passkey-late = Прошло слишком много времени, или это уже использовано; начните заново.
problem-passkey-unknown = Такого ключа доступа больше нет.
# $most (number)
problem-passkey-many = Ключей доступа у вас уже { $most }; сначала удалите один.
problem-banned = Вам сюда нельзя; причину спросите у того, кто ведёт сервер.
problem-blocked = Сюда сесть нельзя: вам и кому-то за этим столом лучше не встречаться.
problem-block-self = Себя заблокировать нельзя.
problem-block-nobody = Неизвестно, кто это был: показан был лишь ключ места, а имени могло и вовсе не быть.
problem-message-unknown = Такого сообщения нет, или оно было не для вас.
problem-report-twice = Вы об этом уже сообщили.

## Запуск сервера и уход за ним

# $address (web address)
serve-ready = Ratusz открыт по адресу { $address } (Ctrl-C останавливает его).
# $address (web address)
serve-already = Ratusz уже работает по адресу { $address }.
# $got (word before ://)
problem-database-address = Базу данных «{ $got }» Ratusz не знает; напишите, например, sqlite:///games.db или postgresql://user:password@host/name.
# $detail (text, in English)
problem-database-away = База данных недоступна: { $detail }.
problem-workers-sqlite = Несколько процессов не могут обслуживать один файл SQLite; используйте PostgreSQL или не указывайте --workers.
problem-workers-fail = Процессы сервера завершаются раз за разом; причина указана в журнале.
problem-database-driver = Чтобы пользоваться PostgreSQL, установите дополнение «postgres»: pip install ratusz[postgres].
# $file (name)
problem-database-busy = Файл { $file } уже занят другим сервером; сначала остановите его, а для нескольких серверов возьмите PostgreSQL.
# $host (name or number), $port (number), $detail (text, in English)
problem-port-busy = Нельзя принимать соединения по адресу { $host }, порт { NUMBER($port, useGrouping: 0) }: { $detail }.
# $got (text)
problem-origin-form = «{ $got }» — не адрес сайта; напишите его в виде https://games.example, без продолжения.
# $table (id)
admin-deleted = Стол { $table } удалён.
# $table (id), $file (name)
admin-exported = Запись стола { $table } — в файле { $file }.
# $table (id)
problem-admin-sure = Ничего не удалено. Вернуть удалённый стол { $table } будет нельзя; если вы уверены, добавьте --yes.
# $got (number)
problem-report-unknown = Открытой жалобы { $got } нет.
# $got (number)
problem-report-nobody = Неизвестно, о ком жалоба { $got }: известен был только ключ места, или этого человека здесь больше нет.
problem-ban-whom = Назовите учётную запись или, через --report, жалобу, но не то и другое сразу.
# $name (text)
problem-person-unknown = Учётной записи «{ $name }» нет.
# $guests, $tables (numbers), $days (number)
problem-tidy-sure = Ничего не удалено. Без дела за последние дни ({ $days }): гостей — { $guests }, столов — { $tables }; чтобы удалить их навсегда, добавьте --yes.
admin-report = №
admin-name = Имя
admin-said = Сказано
admin-why = Причина жалобы
admin-no-reports = Открытых жалоб нет.
# $report (number)
admin-settled = Жалоба { $report } закрыта.
# $name (text)
admin-banned = { $name }: вход закрыт, все сеансы завершены.
# $name (text)
admin-unbanned = { $name }: вход снова открыт.
# $name (text)
admin-not-banned = Учётная запись { $name } не была заблокирована.
# $guests, $tables (numbers)
admin-tidied = Удалено: гостей — { $guests }, столов — { $tables }.
# $file (name), $tables (number of tables), $unfinished (how many of them are still played)
admin-backed-up = Резервная копия — в файле { $file }; в ней { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
        [many] { $tables } столов
       *[other] { $tables } стола
    }, незаконченных партий: { $unfinished }. Файл с секретом в неё не входит.
# $file (name), $tables (number of tables), $unfinished (how many of them are still played)
admin-restored = Резервная копия { $file } проверена и восстановлена; в ней { $tables ->
        [one] { $tables } стол
        [few] { $tables } стола
        [many] { $tables } столов
       *[other] { $tables } стола
    }, незаконченных партий: { $unfinished }.
# $file (name)
admin-aside = Прежняя база данных сохранена в файле { $file }; удалите его, когда он станет не нужен.
# $count (number of tables), $known (their ids)
admin-closed = { $count ->
        [one] { $count } партию нельзя продолжить по правилам этой версии, но её можно выгрузить:
        [few] { $count } партии нельзя продолжить по правилам этой версии, но их можно выгрузить:
        [many] { $count } партий нельзя продолжить по правилам этой версии, но их можно выгрузить:
       *[other] { $count } партии нельзя продолжить по правилам этой версии, но их можно выгрузить:
    } { $known }.
# $file (name)
problem-backup-form = { $file } — не резервная копия Ratusz; укажите файл, записанный командой «ratusz admin backup».
# $table (name), $got (number), $want (number)
problem-backup-short = Копия неполная: из таблицы «{ $table }» перенесено строк: { $got } из { $want }. Ничего не изменилось; попробуйте ещё раз.
# $file (name), $detail (text, in English)
problem-database-damaged = Файл { $file } повреждён или не читается: { $detail }. Ничего не изменилось.
# $got, $want (numbers of forms)
problem-database-newer = Это данные более новой версии Ratusz: у базы форма { $got }, а эта версия знает формы до { $want }. Возьмите более новую версию или другую базу данных.
# $game (name), $got, $want (versions of the rules)
problem-rules-newer = В этой базе данных играют по правилам версии { $got } игры «{ $game }», а у этого Ratusz версия { $want }: столы остаются более новому. Обновите этот или возьмите другую базу данных.
# $game (name)
problem-cards-newer = С приходом более позднего сервера в этой базе данных играют другими картами игры «{ $game }»: столы остаются ему. Установите везде одну версию или возьмите другую базу данных.
problem-database-empty = В этой базе данных нет ничего от Ratusz; проверьте её адрес.
problem-database-served = Этой базой данных пользуется сервер; сначала остановите все её серверы.
# $folder (name), $need, $have (megabytes)
problem-no-room = В папке { $folder } мало места: нужно { $need } МБ, свободно { $have } МБ.
# $place (file or address)
problem-restore-sure = Ничего не изменилось. В { $place } уже есть столы или люди, и всё это уступило бы место резервной копии; если вы уверены, добавьте --yes.
admin-table = Стол
admin-game = Игра
admin-status = Состояние
admin-moves = Ходы
admin-updated = Изменён
admin-players = Игроки

help-serve = Запустить сервер игр для браузеров и программ: для себя или для всех.
help-host = адрес, на котором принимать соединения; 0.0.0.0 — все сети
help-port = порт, на котором принимать соединения; 0 — любой свободный
help-database = где хранятся столы: sqlite:///games.db или postgresql://user:password@host/name; по умолчанию — файл в вашей папке данных
help-origin = адрес, который открывают люди, если он другой: https://games.example
help-secret = файл с секретом для подписи cookie; создаётся, если его нет; один на все серверы с общей базой
help-tables-per-hour = сколько столов один человек может открыть за час
help-workers = сколько процессов обслуживает игроков (только PostgreSQL)
help-smtp = SMTP-сервер, принимающий письма игрокам, например smtp://имя:пароль@mail.example:587; или RATUSZ_SMTP
help-mail-from = отправитель писем; или RATUSZ_MAIL_FROM
help-log-level = насколько подробно вести журнал
help-no-browser = не открывать браузер
help-admin = Управлять столами сервера, запущен он или нет.
help-admin-list = Показать все столы, недавно изменённые — первыми.
help-admin-export = Выдать полную запись стола, даже если партия не закончена.
help-admin-delete = Удалить стол и всё, что к нему относится.
help-admin-backup = Записать в файл резервную копию всех столов и людей; серверы могут работать дальше.
help-admin-restore = Восстановить резервную копию вместо базы данных, которой не пользуется ни один сервер.
help-admin-reports = Жалобы, которыми ещё никто не занялся.
help-admin-settle = Жалоба рассмотрена.
help-admin-ban = Завершить все сеансы учётной записи или того, о ком жалоба, и больше не пускать.
help-admin-unban = Снова пускать учётную запись или того, о ком жалоба.
help-admin-tidy = Удалить гостей и столы, которыми давно никто не пользовался.
help-report-number = номер жалобы
help-account = имя учётной записи
help-ban-days = на столько дней; иначе навсегда
help-ban-report = номер жалобы: на кого она, хотя бы и на гостя
help-tidy-days = сколько дней ими никто не пользовался
help-backup-file = файл резервной копии
help-table = идентификатор стола, как в его адресе
help-export-to = записать в этот файл, а не вывести на экран
help-yes = подтвердить: действительно сделать это

## Time, as lines of the log; $player, $other (names)

fact-clock-on = Часы пошли.
fact-clock-off = Часы стоят, пока не заняты все места.
# $player (name)
fact-clock-bot = { $player }: играет бот, эти часы стоят.
fact-clock-back = { $player }: бот больше не играет, эти часы идут дальше.
fact-clock-fresh = { $player } снова играет и получает новое время.
# $player (name)
fact-time-timeout = У игрока { $player } вышло время.
# $player (name), $other (name)
fact-time-wait = { $player } ждёт дальше: { $other } получает новое время.
# $player (name), $other (name)
fact-time-stand = { $player } поручает боту играть за игрока { $other }.
# $player (name), $other (name)
fact-time-end = { $player } предлагает закончить игру: у игрока { $other } вышло время.
fact-time-ended = Игра закончена без результата: у одного из игроков вышло время.
