### Что может быть не так с введёнными данными, по одному предложению. В кавычках — то, что человек написал, или идентификаторы из игры;
### они не переводятся.

## Выбор игры

# $got (id), $known (list of ids)
problem-language = Нет языка «{ $got }»; возможны: { $known }.
# $game (id), $known (list of ids)
problem-game-unknown = Нет игры «{ $game }»; возможны: { $known }.
# $game (id), $package (name of a package), $detail (another problem, or what Python says)
problem-game-broken = Игру «{ $game }» из пакета { $package } использовать нельзя: { $detail } Обновите пакет или удалите его.
# $game (id), $packages (list of names of packages)
problem-game-twice = Игра «{ $game }» есть в нескольких пакетах: { $packages }. Оставьте только один из них.
# $game (id)
problem-game-manifest = Точка входа «{ $game }» должна вести к объекту Manifest с этим именем.
# $game (id), $got (number), $known (list of numbers)
problem-seats = Игра «{ $game }» не рассчитана на { $got ->
        [one] { $got } игрока
       *[many] { $got } игроков
    }; возможное число игроков: { $known }.
# $game (id), $option (word), $known (list of words)
problem-option-unknown = У игры «{ $game }» нет настройки «{ $option }»; есть такие: { $known }.
# $option (word), $got (word), $known (list of words)
problem-option-value = У настройки «{ $option }» не бывает значения «{ $got }»; возможны: { $known }.
# $bot (text), $known (list of examples)
problem-bot-unknown = Нет бота «{ $bot }»; напишите, например, так: { $known }.
# $game (id)
problem-expert-missing = Для игры «{ $game }» нет эксперта; выберите другого бота, например search.
# $game (id)
problem-expert-stale = Эксперт игры «{ $game }» обучен по другим правилам или картам и поэтому не играет; выберите другого бота, например search, или обучите его заново.
# $game (id)
problem-network-missing = Для игры «{ $game }» нет сети, которая играет сама; такая есть для state51.

## Действия

# $got (number), $seats (number)
problem-seat = Нет места { $got }: в игре { $seats ->
        [one] { $seats } место
        [few] { $seats } места
       *[many] { $seats } мест
    }, счёт идёт с 0.
problem-over = Партия окончена: делать в ней больше нечего.
# $game (word)
problem-chronicle-none = В игре «{ $game }» летописи не ведут.
problem-chronicle-early = Летопись рассказывают, когда игра окончена.
# $seat (number), $waiting (list of numbers)
problem-not-your-turn = Сейчас выбирает не место { $seat }: игра ждёт места { $waiting }.
# $action (text)
problem-illegal = «{ $action }» сейчас невозможно; посмотрите список вариантов.
problem-action-empty = Действие не указано; напишите один из вариантов списка.
# $action (text), $known (list of words)
problem-action-unknown = «{ $action }» — не действие этой игры; действия начинаются с одного из слов: { $known }.
# $typed (text)
problem-typed-unknown = «{ $typed }» — не вариант ответа и не команда. Отвечайте номером или началами слов варианта; `help` показывает, что ещё можно ввести.
# $known (list of words)
problem-action-nameless = В действии нет поля «do»; напишите в нём одно из слов: { $known }.
# $entry (word)
problem-action-lacks = В действии не хватает поля «{ $entry }»; добавьте его.
# $entry (word)
problem-action-extra = У этого действия нет поля «{ $entry }»; уберите его.
# $entry (word)
problem-action-list = Поле «{ $entry }» действия должно быть списком.
# $text (text), $want (list of words), $got (number)
problem-word-count = В «{ $text }» неверное число слов после первого ({ $got }); там должно быть: { $want }.
# $text (text)
problem-word-extra = В «{ $text }» лишние слова: после первого ничего быть не должно.
# $word (text)
problem-word-number = «{ $word }» — не число; напишите целое число, например 2.
# $word (text), $most (number)
problem-word-large = «{ $word }» — слишком большое число; здесь ничто не превышает { $most }.
# $word (text), $most (number)
problem-word-long = «{ $word }» — слишком длинно; в слове может быть не больше { $most } знаков.
# $card (text)
problem-card-unknown = Нет карты «{ $card }»; напишите её идентификатор из списка карт.
# $what (kind of thing, in English), $got (text), $known (list of ids), $more (number of ids not listed)
problem-name-unknown = Неизвестно, что такое «{ $got }» ({ $what }); { $more ->
        [0] возможны: { $known }
       *[other] больше всего похожи: { $known }
    }.
# $place (text)
problem-place-unknown = В этом штате нет локации «{ $place }»; второй экземпляр карты пишется с номером, например «gas-station:2».
# $place (what was written)
problem-place-theirs = «{ $place }» находится в штате соперника; выберите свою локацию.
# $place (what was written)
problem-place-own = «{ $place }» находится в вашем собственном штате; в гости рабочих посылают в штат соперника.
# $got (number), $now (number)
problem-stale = Это относилось к позиции после хода { $got }, а в партии уже ход { $now }: посмотрите на стол и выберите ещё раз.

## Отмена ходов

problem-undo-nothing = Нет хода, который можно отменить.
# $seat (number)
problem-undo-over = Игра окончена, и её запись раскрывает всё; последний ход (место { $seat }) можно отменить только с общего согласия.
# $seat (number)
problem-undo-revealed = Последний ход (место { $seat }) открыл скрытые карты; отменить его можно только с общего согласия.
# $seat (number)
problem-undo-foreign = Последний ход не ваш, его сделало место { $seat }; отменить его можно только с общего согласия.
# $seat (number)
problem-undo-left = Игрок с места { $seat } вышел из игры: его последний ход можно отменить только с общего согласия.
problem-paused = Партия остановлена между двумя фазами; продолжить её можно запросом `run`.
problem-not-paused = Партия не остановлена между фазами: она ждёт игрока или окончена.
# $got (what was written), $known (names)
problem-until-unknown = До «{ $got }» игра никогда не доходит; остановить её можно на: { $known }.

## Записи партий

# $field (path), $detail (what is wrong with it)
problem-record-form = Это не запись партии; поле «{ $field }»: { $detail }.
# $got (number), $want (number)
problem-record-format = У записи формат { $got }, а эта версия читает формат { $want }; возьмите версию, в которой запись сделана.
# $game (id), $got (number), $want (number)
problem-record-rules = Партия игры «{ $game }» записана по правилам версии { $got }, а здесь версия { $want }: её можно продолжить с последней позиции, но не воспроизвести.
# $game (id), $got (word), $want (word)
problem-record-content = Партия игры «{ $game }» записана с другими картами ({ $got } вместо { $want }): её можно продолжить с последней позиции, но не воспроизвести.
problem-record-commitment = Зерно в записи не то, которое было обещано в начале: запись изменили.
problem-record-sealed = В записи нет ни зерна, ни начальной позиции: её сохранили без них. Воспроизвести можно только полную запись.
# $number (number), $move (text), $problem (a whole sentence)
problem-record-move = Ход { $number } записи, { $move }, выполнить нельзя. { $problem }
problem-record-move-form = Ход — это место и действие, например [0, "pass"].
problem-record-snapshot = Ходы записи приводят не к той позиции, которая в ней указана: запись изменили.
problem-record-result = Ходы записи приводят не к тому результату, который в ней указан: запись изменили.
# $field (name of an entry of the record)
problem-record-field = Запись изменили: то, что указано в поле «{ $field }», не соответствует её ходам.

## Позиции

# $detail (one of the problem-value- messages)
problem-position-syntax = Позиция записана с ошибкой в TOML: { $detail }.
# $where (path), $want (one of the want- messages), $got (text)
problem-position-type = Позиция, { $where }: ожидается { $want }, получено «{ $got }».
want-table = таблица с полями
want-list = список
want-number = целое число
want-hexadecimal-number = шестнадцатеричное число
want-true-or-false = true или false
want-text = текст
want-decimal = десятичное число
want-null = null
# $where (path), $got (number or text), $least (number), $most (number, or the key none)
problem-position-range = Позиция, { $where }: { $got } не подходит; нужно число { $most ->
        [none] не меньше { $least }
       *[other] от { $least } до { $most }
    }.
# $where (path), $got (text), $known (list of words), $more (number of words not listed)
problem-position-choice = Позиция, { $where }: «{ $got }» не подходит; { $more ->
        [0] возможны: { $known }
       *[other] больше всего похожи: { $known }
    }.
# $where (path)
problem-position-key = Позиция, { $where }: такого поля нет; проверьте написание или уберите его.
# $where (path), $card (id)
problem-position-instant = Позиция, { $where }: «{ $card }» — мгновенная карта, а здесь могут лежать только локации.
# $where (path), $card (id)
problem-position-location = Позиция, { $where }: «{ $card }» — локация, а здесь могут лежать только мгновенные карты.
# $got (number)
problem-position-seats = В позиции { $got ->
        [one] { $got } место
        [few] { $got } места
       *[many] { $got } мест
    }, а игра рассчитана на 2 игроков.
# $faction (id)
problem-position-factions = В позиции у обоих игроков фракция «{ $faction }», а должны быть разные.
# $where (path), $card (id)
problem-position-known = Позиция, { $where }: карта «{ $card }» указана среди известных чаще, чем есть на этой руке.
# $where (path), $got (number), $most (number)
problem-position-base = Позиция, { $where }: под базой слишком много договоров и добычи ({ $got }); места хватает на { $most }.
# $where (path), $got (number), $most (number)
problem-position-slots = Позиция, { $where }: под локацией слишком много маркеров ({ $got }); их может быть не больше { $most }.
# $where (path), $card (id)
problem-position-marker = Позиция, { $where }: «{ $card }» не приносит ПО, и маркеров у неё быть не может.
# $card (id, or entry and number), $got (number), $most (number)
problem-position-twice = В позиции слишком много «{ $card }»: { $got }, а может быть не больше { $most }.
# $seat (number)
problem-position-turn = По позиции ходит место { $seat }, но оно уже спасовало.
# $got (number), $most (number)
problem-position-display = В позиции слишком много открытых карт ({ $got }); их может быть не больше { $most }.
# $where (path), $phase (word)
problem-position-phase = Позиция, { $where }: то, что здесь указано или пропущено, не подходит к фазе «{ $phase }»; измените одно из двух.
problem-position-played = Позиция, played: карты могут лежать здесь, только пока выполняется действие; укажите его задачи в «next».
# $task (text)
problem-task-form = «{ $task }» — не задача: нужен список, который начинается с имени задачи.
# $task (text)
problem-task-unknown = Нет задачи «{ $task }».
# $task (word), $name (word), $got (text)
problem-task-argument = Задача «{ $task }» не подходит к позиции: проверьте поле «{ $name }» в { $got }.
# $task (text), $phase (word)
problem-task-misplaced = Задача { $task } не может стоять в этом месте фазы «{ $phase }».
# $task (word)
problem-task-stuck = Из задачи «{ $task }» в этой позиции нельзя играть дальше; проверьте, что в ней сказано и что стоит после неё в «next».
# $got, $most (numbers)
problem-task-many = В позиции слишком много незавершённых задач: { $got }, а возможно не больше { $most }.
problem-position-flawed = Такой позиции быть не может: что-то в ней не сходится. Чего-то слишком много, что-то лежит в двух местах или две записи противоречат друг другу.
# $where (path), $got (text)
problem-position-changed = Позиция, { $where }: эту запись нельзя сохранить как есть; при новой записи здесь стоит «{ $got }».

## Файлы с картами и правилами

# $file (name), $detail (one of the problem-value- messages)
problem-content-syntax = { $file }: ошибка в TOML: { $detail }.
# $file (name), $entry (id), $field (path), $detail (one of the problem-value- messages)
problem-content-field = { $file }, статья «{ $entry }», поле «{ $field }»: { $detail }.
# $file (name), $entry (id), $field (word), $origin (word), $known (list of words)
problem-content-origin = { $file }, статья «{ $entry }»: у поля «{ $field }» указано происхождение «{ $origin }», а возможны только: { $known }.
# $file (name), $entry (id), $field (word)
problem-content-origin-field = { $file }, статья «{ $entry }»: указано происхождение поля «{ $field }», а такого поля нет.
# $file (name), $entry (id)
problem-content-twice = { $file }: статья «{ $entry }» встречается дважды.
# $file (name), $got, $want (numbers)
problem-content-deck = { $file }: мгновенных карт и локаций в сумме { $got }, а в колоде их должно быть ровно { $want }; увеличьте или уменьшите число копий какой-нибудь из них.
# $text (id of a message), $game (id)
problem-content-nameless = Не хватает сообщения «{ $text }»; добавьте его в locale/ru/{ $game }/game.ftl и в такой же файл других языков.
# $where (file and entry), $got (word), $known (list of words)
problem-content-kind = { $where }: «{ $got }» — не вид карты; возможны: { $known }.
# $where (file and entry), $kind (word), $got (list of words)
problem-content-ability = { $where }: у карты вида «{ $kind }» не бывает способности «{ $got }».
# $where (file and entry), $good (word), $known (list of words)
problem-content-good = { $where }: «{ $good }» здесь стоять не может; возможны: { $known }.
# $where (file and entry), $good (word), $got (number), $least (number)
problem-content-amount = { $where }: количество «{ $good }» — { $got }, а должно быть не меньше { $least }.
# $where (file and entry), $good (word), $got (number), $most (number)
problem-content-much = { $where }: количество «{ $good }» — { $got }, а должно быть не больше { $most }.
# $where (file and entry), $icon (word), $known (list of words)
problem-content-icon = { $where }: «{ $icon }» — не символ типа; возможны: { $known }.
# $where (file and entry), $got (number)
problem-content-marker = { $where }: маркера на { $got } ПО не бывает; возможны 1 и 2.
# $where (file and entry)
problem-content-empty = { $where }: в эффекте не названы запасы; назовите хотя бы один.

## Пробные эффекты

# $field (path), $detail (one of the problem-value- messages)
problem-effect-field = Эффект не читается в поле «{ $field }»: { $detail }.
# $game (id)
problem-effect-none = В игре «{ $game }» ни у одной карты нет эффекта, поэтому пробовать нечего.
problem-effect-empty = Эффект пуст; напишите, что должно произойти, например «gain».
# $field (word)
problem-effect-on = Маркер должен лежать под локацией: укажите её в «{ $field }».
# $place (id)
problem-effect-mark = «{ $place }» не приносит ПО, и маркер под ней лежать не может; укажите другую локацию.
problem-effect-order = Сначала идёт цена: поставьте «pay» в эффекте раньше всего остального.
# $ask (word)
problem-effect-busy = Игра ждёт ответа («{ $ask }»); сначала ответьте, потом пробуйте эффект.

## Части предложений: что не так со значением. Они стоят там, где в других сообщениях $detail.

problem-value-missing = этого поля не хватает
problem-value-letters = в нём есть знаки, которых никто не увидит
problem-value-unknown = такого поля нет
# $want, $got (lists of want- messages)
problem-value-type = ожидается: { $want }; получено: { $got }
# $bound (number)
problem-value-least = значение должно быть не меньше { $bound }
# $bound (number)
problem-value-most = значение должно быть не больше { $bound }
# $bound (number)
problem-value-short = длина должна быть не меньше { $bound }
# $bound (number)
problem-value-long = длина должна быть не больше { $bound }
# $bound (number)
problem-value-length = длина должна равняться { $bound }
# $got (text)
problem-value-choice = значение «{ $got }» здесь невозможно
problem-value-digits = в каком-то числе слишком много цифр
problem-value-deep = вложенность слишком глубокая
# $detail (text, in English)
problem-value-other = «{ $detail }»

## Что находит `ratusz check`

# $check (word), $game (number of the game or “-”), $move (how many moves were made), $detail (another problem, or what Python says)
problem-check-crash = Проверка «{ $check }» не смогла продолжиться (партия { $game }, после хода { $move }): { $detail }
# $game (number of the game), $most (number of moves)
problem-check-endless = Партия { $game } не кончается: сделано ходов: { $most }.
# $game (number of the game), $move (how many moves were made), $flaw (words of the game’s author)
problem-check-flaw = В партии { $game }, после хода { $move }, что-то нарушено: { $flaw }.
# $game (number of the game), $move (how many moves were made), $seat (number), $ask (id)
problem-check-stuck = В партии { $game }, после хода { $move }, место { $seat } получает вопрос «{ $ask }», и допустимого ответа нет.
# $game (number of the game), $move (how many moves were made)
problem-check-clone = В партии { $game }, после хода { $move }, игра на клоне меняет оригинал: `clone` оставляет что-то общим.
# $game, $move (numbers), $event (its kind)
problem-check-moment = В игре { $game }, при ходе { $move }, сохранённое состояние для «{ $event }» не то, что было тогда: `clone` что-то делит с оригиналом.
# $game (number of the game), $move (how many moves were made), $line (a line of the position, or “-”)
problem-check-position = В партии { $game }, после хода { $move }, прочитанная снова позиция оказывается другой; первое отличие: { $line }
# $game (number of the game), $move (how many moves were made)
problem-check-position-future = В партии { $game }, после хода { $move }, прочитанная снова позиция ведёт к другой игре: в ней есть не всё, что важно.
# $game (number of the game), $move (how many moves were made), $seat (number, or “-” for a spectator)
problem-check-rebuild = В партии { $game }, после хода { $move }, состояние, восстановленное из вида места { $seat }, не даёт тот же вид или нарушено.
# $game (number of the game), $move (how many moves were made), $seat (number, or “-” for a spectator)
problem-check-leak = В партии { $game }, после хода { $move }, место { $seat } видит то, что зависит от неизвестного ему.
# $game (number of the game), $move (how many moves were made), $seat (number, or “-” for a spectator), $flaw (words of the game’s author)
problem-check-guess = В партии { $game }, после хода { $move }, догадка о том, чего место { $seat } не знает, нарушена: { $flaw }.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-text = В партии { $game }, после хода { $move }, действие «{ $action }» читается не так, как записано, или встречается дважды.
# $game (number of the game), $move (how many moves were made)
problem-check-options = В партии { $game }, после хода { $move }, при вопросе о причинах допустимы другие действия, чем без него.
# $clause (id)
problem-check-clause = Событие или отказ ссылается на пункт «{ $clause }», которого в правилах нет.
# $game (number of the game), $move (how many moves were made), $action (text), $clause (id)
problem-check-refusal = В партии { $game }, после хода { $move }, «{ $action }» значится отклонённым по { $clause }, но на попытку ответ другой.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-legal = В партии { $game }, после хода { $move }, «{ $action }» предлагается, но отклоняется.
# $game (number of the game), $move (how many moves were made)
problem-check-asking = В партии { $game }, после хода { $move }, сам вопрос о том, что можно, меняет состояние.
# $game (number of the game), $move (how many moves were made), $action (text), $figure (name), $change, $least and $most (numbers)
problem-check-preview = В партии { $game }, после хода { $move }, «{ $action }» меняет «{ $figure }» на { $change }, а предвиделось от { $least } до { $most }.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-preview-events = В партии { $game }, после хода { $move }, «{ $action }» ведёт к другим событиям, чем предвиделось.
# $game (number of the game), $move (how many moves were made), $action (text), $ends (name of a question or of a reason)
problem-check-preview-end = В партии { $game }, после хода { $move }, «{ $action }» заканчивается на «{ $ends }», а этого не предвиделось.
# $game (number of the game), $move (how many moves were made), $action (text), $certain (yes or no)
problem-check-preview-certain = В партии { $game }, после хода { $move }, «{ $action }» { $certain ->
        [yes] названо верным, хотя по пути у кого-то был выбор
       *[no] не названо верным, хотя по пути ни у кого не было выбора
    }.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-preview-leak = В партии { $game }, после хода { $move }, предпросмотр «{ $action }» зависит от того, чего игрок знать не может.
# $game (number of the game)
problem-check-result = Партия { $game } окончена, но её результат не говорит этого о каждом месте.
# $game (number of the game)
problem-check-record = Запись партии { $game } ведёт не туда, куда привела партия.
problem-check-seed = Одинаковые зёрна дают разные партии или разные — одинаковые.
# $language (code), $text (beginning of what cannot be read)
problem-check-message = Сообщение на языке «{ $language }» не читается: { $text }
# $id (id), $language (code), $folder (path)
problem-check-untranslated = На языке «{ $language }» нет сообщения «{ $id }»; добавьте его в { $folder }.
# $id (id), $folder (path)
problem-check-unsaid = Сообщения «{ $id }» нет, или ему недостаёт значения; загляните в { $folder }.
# $front (part of Ratusz), $detail (words)
problem-check-front = В «{ $front }» в игру сыграть нельзя: { $detail }
# $name (word)
problem-new-name = Игра не может называться «{ $name }»: возьмите строчные латинские буквы, цифры и подчёркивания, начните с буквы и не берите слово, занятое в Python.
# $name (id)
problem-new-taken = Игра или пакет «{ $name }» уже есть; выберите другое имя.
# $folder (path)
problem-new-folder = { $folder } уже есть; выберите другое имя или уберите это оттуда.

## Уроки

# $file (name), $field (path), $detail (one of the problem-value- messages)
problem-lesson-field = Урок { $file }, поле «{ $field }»: { $detail }.
# $file (name), $field (path), $detail (a sentence)
problem-lesson-wrong = Урок { $file }, поле «{ $field }»: { $detail }
# $file (name), $detail (one of the problem-value- messages)
problem-lesson-syntax = Урок { $file }: ошибка в TOML: { $detail }.
# $got (text)
problem-lesson-condition = «{ $got }» — не условие; напишите, например, так: score >= 5.
# $got (text), $known (list of names)
problem-lesson-name = «{ $got }» не существует; есть: { $known }.
# $got (number), $seats (number)
problem-lesson-bots = { $seats ->
        [one] Место только одно, ученика: не называйте ботов.
       *[other] Назовите одного или нескольких ботов для остальных мест; вместе с местом ученика их { $seats }, а названо: { $got }.
    }
# $got (text)
problem-lesson-event = Нет события «{ $got }»; есть те, что названы в сообщениях event-….
problem-lesson-aimless = Не сказано, чего надо достичь: ни значений, ни события, ни вопроса, ни этапа, ни победы.
problem-lesson-reached = Цель достигнута раньше, чем ученик что-нибудь сделал.
# $other (name of a file)
problem-lesson-order = У { $other } то же место по порядку.
# $game (id), $lesson (text), $known (list of names)
problem-lesson-unknown = В игре { $game } нет урока «{ $lesson }»; есть: { $known }.
# $game (id)
problem-lesson-none = В игре { $game } нет уроков.
# $file (name), $id (of the message), $language (code)
problem-lesson-text = Уроку { $file } нечего сказать: на языке «{ $language }» нет текста «{ $id }».
# $action (pattern), $legal (list of actions)
problem-lesson-illegal = «{ $action }» не подходит ни к одному из возможных тогда действий: { $legal }.
# $status (open or missed), $moves (list of actions)
problem-lesson-unsolved = Это не приводит к цели ({ $status }); сыграно: { $moves }.
# $action (text), $got (name of an answer)
problem-lesson-answered = На «{ $action }» следует ответ «{ $got }».
# $action (text)
problem-lesson-unanswered = На «{ $action }» нет ответа.
# $action (text)
problem-lesson-astray = «{ $action }» уводит от цели и остаётся без ответа.
# $clause
problem-example-none = Для { $clause } примера нет.
# $game
problem-tour-none = У { $game } нет картинок, чтобы провести по игре.
# $file (path of a record)
problem-analyse-unfinished = В { $file } игра, которая ещё не окончена. Сначала доиграйте её (`ratusz play --resume { $file }`): об идущей игре тренер ничего не говорит.
# $game (id), $got, $most (numbers)
problem-puzzle-unknown = В игре { $game } нет задачи { $got }; у них номера от 1 до { $most }.
# $game (id)
problem-puzzle-none = В игре { $game } нет задач.
# $file (name), $field (path), $detail (part of a sentence)
problem-puzzle-field = Задача { $file }, поле «{ $field }»: { $detail }.
# $file (name), $field (path), $detail (a sentence)
problem-puzzle-wrong = Задача { $file }, поле «{ $field }»: { $detail }
# $file (name), $detail (part of a sentence)
problem-puzzle-syntax = Задача { $file }: ошибка в TOML: { $detail }.
# $seat (number)
problem-puzzle-unasked = Место { $seat } здесь ни о чём не спрашивают.
# $action (text)
problem-puzzle-right = «{ $action }» — это решение, оно не может быть и ошибкой.
problem-hints-forbidden = За этим столом подсказки запрещены: так решил тот, кто его открыл.
problem-coach-busy = У тренера сейчас слишком много работы. Спросите чуть позже.

## Letters and links

problem-smtp-form = Адрес почтового сервера не читается. Запишите его так: smtp://имя:пароль@mail.example:587, или smtps://…, если шифрование включено с самого начала.
problem-smtp-origin = В письмах есть ссылки на этот сервер, поэтому он должен знать свой публичный адрес: укажите также --origin.
problem-smtp-sender = Письмам нужен отправитель: укажите --mail-from с адресом вида «Ratusz <ratusz@games.example>».
problem-no-mail = Этот сервер не отправляет писем.
problem-email-form = Это не адрес электронной почты. Он выглядит так: name@mail.example.
problem-link-refused = Эта ссылка больше не действует: она устарела, уже использована или написана не этим сервером. Запросите новую.
problem-too-many-letters = Слишком много писем за короткое время. Подождите час и попробуйте снова.
problem-no-push = Этот сервер не отправляет уведомлений в браузеры: он работает без пакета pywebpush (pip install ratusz[push]).
problem-push-form = Подписка браузера на уведомления имеет неверный вид или называет неизвестную здесь службу.
problem-quiet-form = Тихие часы длятся от одной минуты суток до другой, от 0 до 1439.
# $got (a name)
problem-zone-unknown = Часового пояса «{ $got }» нет. Пояса называются, например, Europe/Warsaw.
problem-absence-form = Замене нужны начало и более позднее окончание, не дальше года вперёд.

## Time

# $least, $most (seconds)
problem-pace-form = Время на игру — от { $least } до { $most } секунд; после каждого хода игры в реальном времени добавляется не больше десяти минут.
# $most (seconds)
problem-bargain-form = Время на торг — от 0 до { $most } секунд.
problem-bargain-none = В этой игре торговаться не о чем, и время на это не задаётся.
problem-not-late = Ни у кого здесь время не вышло.
problem-late-others = Что делать, когда у кого-то вышло время, решают остальные игроки.
problem-nudge-nobody = Напоминать некому: ходить должен человек, и не вы сами.
problem-nudge-unreachable = Этот игрок не принимает уведомлений: напоминание до него не дойдёт.
problem-nudge-early = Напомнить можно через час ожидания.
problem-nudge-done = Этому игроку уже напомнили.
