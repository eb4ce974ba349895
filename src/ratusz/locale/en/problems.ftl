### What can be wrong with an input, one sentence each. Figures between quotation marks are what the person wrote or the ids of the
### game; they are never translated.

## Choosing a game

# $got (id), $known (list of ids)
problem-language = There is no language “{ $got }”; choose one of: { $known }.
# $game (id), $known (list of ids)
problem-game-unknown = There is no game “{ $game }”; choose one of: { $known }.
# $game (id), $package (name of a package), $detail (another problem, or what Python says)
problem-game-broken = The game “{ $game }” from the package { $package } cannot be used: { $detail } Update the package or uninstall it.
# $game (id), $packages (list of names of packages)
problem-game-twice = Several packages bring a game “{ $game }”: { $packages }. Uninstall all but one.
# $game (id)
problem-game-manifest = The entry point “{ $game }” must lead to a Manifest with this name.
# $game (id), $got (number), $known (list of numbers)
problem-seats = “{ $game }” cannot be played by { $got ->
        [one] { $got } player
       *[other] { $got } players
    }; possible numbers: { $known }.
# $game (id), $option (word), $known (list of words)
problem-option-unknown = “{ $game }” has no option “{ $option }”; there are: { $known }.
# $option (word), $got (word), $known (list of words)
problem-option-value = Option “{ $option }” cannot be “{ $got }”; choose one of: { $known }.
# $bot (text), $known (list of examples)
problem-bot-unknown = There is no bot “{ $bot }”; write it like one of these: { $known }.
# $game (id)
problem-expert-missing = There is no expert for “{ $game }”; choose another bot, such as search.
# $game (id)
problem-expert-stale = The expert for “{ $game }” was trained for other rules or cards and is not used; choose another bot, such as search, or train it anew.
# $game (id)
problem-network-missing = Nothing was learned for “{ $game }” that plays it by itself; this is there for state51.

## Acting

# $got (number), $seats (number)
problem-seat = There is no seat { $got }: the game has { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }, counted from 0.
problem-over = The game is over: there is nothing left to do in it.
# $game (word)
problem-chronicle-none = “{ $game }” keeps no chronicle.
problem-chronicle-early = The chronicle is told when the game is over.
# $seat (number), $waiting (list of numbers)
problem-not-your-turn = Seat { $seat } is not asked now: the game waits for seat { $waiting }.
# $action (text)
problem-illegal = “{ $action }” is not possible now; look at the list of choices.
problem-action-empty = No action was given; write one of the choices listed.
# $action (text), $known (list of words)
problem-action-unknown = “{ $action }” is not an action of this game; actions begin with one of: { $known }.
# $typed (text)
problem-typed-unknown = “{ $typed }” is neither a choice nor a command. Answer with a number, or with the beginnings of the words of a choice; `help` lists what else you can type.
# $known (list of words)
problem-action-nameless = The action has no “do”; write one of these there: { $known }.
# $entry (word)
problem-action-lacks = The action lacks the entry “{ $entry }”; add it.
# $entry (word)
problem-action-extra = This action has no entry “{ $entry }”; leave it out.
# $entry (word)
problem-action-list = The entry “{ $entry }” of the action must be a list.
# $text (text), $want (list of words), $got (number)
problem-word-count = “{ $text }” has the wrong number of words ({ $got }) after the first; expected there: { $want }.
# $text (text)
problem-word-extra = “{ $text }” has too many words: nothing may follow the first.
# $word (text)
problem-word-number = “{ $word }” is not a number; write a whole number such as 2.
# $word (text), $most (number)
problem-word-large = “{ $word }” is too large a number; nothing here goes beyond { $most }.
# $word (text), $most (number)
problem-word-long = “{ $word }” is too long; a word can have at most { $most } characters.
# $card (text)
problem-card-unknown = There is no card “{ $card }”; write its id as in the list of cards.
# $what (kind of thing, in English), $got (text), $known (list of ids), $more (number of ids not listed)
problem-name-unknown = “{ $got }” is not known ({ $what }); { $more ->
        [0] choose one of: { $known }
       *[other] the nearest names are: { $known }
    }.
# $place (text)
problem-place-unknown = There is no location “{ $place }” in that state; a second copy of a card is written with a number, for instance “gas-station:2”.
# $place (what was written)
problem-place-theirs = { $place } lies in your opponent’s state; choose a location of your own.
# $place (what was written)
problem-place-own = { $place } lies in your own state; workers are sent on a visit to the opponent’s.
# $got (number), $now (number)
problem-stale = This was meant for the position after move { $got }, but the game is at move { $now }: look at the table and choose again.

## Taking back

problem-undo-nothing = There is no move to take back.
# $seat (number)
problem-undo-over = The game is over, and its record tells all; the last move (seat { $seat }) can be taken back only with everyone’s consent.
# $seat (number)
problem-undo-revealed = The last move (seat { $seat }) showed hidden cards; it can be taken back only with everyone’s consent.
# $seat (number)
problem-undo-foreign = The last move is not yours but that of seat { $seat }; it can be taken back only with everyone’s consent.
# $seat (number)
problem-undo-left = Seat { $seat } has left the game: its last move can be taken back only with everyone’s consent.
problem-paused = The match stands between two phases; `run` lets it go on.
problem-not-paused = The match is not stopped between two phases: it waits for a player, or it is over.
# $got (what was written), $known (names)
problem-until-unknown = The game never comes to “{ $got }”; it can be run until one of: { $known }.

## Records

# $field (path), $detail (what is wrong with it)
problem-record-form = This is not a record of a game; field “{ $field }”: { $detail }.
# $got (number), $want (number)
problem-record-format = The record has format { $got }, but this version reads format { $want }; use the version that wrote it.
# $game (id), $got (number), $want (number)
problem-record-rules = The record was played by rules version { $got } of “{ $game }”, and this is version { $want }: it can be continued from its last position, but not replayed.
# $game (id), $got (word), $want (word)
problem-record-content = The record was played with other cards of “{ $game }” ({ $got } instead of { $want }): it can be continued from its last position, but not replayed.
problem-record-commitment = The seed in the record is not the one that was promised at the start: the record has been changed.
problem-record-sealed = The record has neither a seed nor a starting position, because it was saved without them; only a complete record can be replayed.
# $number (number), $move (text), $problem (a whole sentence)
problem-record-move = Move { $number } of the record, { $move }, cannot be carried out. { $problem }
problem-record-move-form = A move must be a seat and an action, for instance [0, "pass"].
problem-record-snapshot = The moves of the record lead to another position than the one it states: the record has been changed.
problem-record-result = The moves of the record lead to another result than the one it states: the record has been changed.
# $field (name of an entry of the record)
problem-record-field = The record has been changed: what it says of “{ $field }” does not fit its moves.

## Positions

# $detail (one of the problem-value- messages)
problem-position-syntax = The position is not valid TOML: { $detail }.
# $where (path), $want (one of the want- messages), $got (text)
problem-position-type = Position, { $where }: expected { $want }, found “{ $got }”.
want-table = a table of entries
want-list = a list
want-number = a whole number
want-hexadecimal-number = a hexadecimal number
want-true-or-false = true or false
want-text = a text
want-decimal = a decimal number
want-null = null
# $where (path), $got (number or text), $least (number), $most (number, or the key none)
problem-position-range = Position, { $where }: { $got } does not fit; { $most ->
        [none] it must be at least { $least }
       *[other] it must lie between { $least } and { $most }
    }.
# $where (path), $got (text), $known (list of words), $more (number of words not listed)
problem-position-choice = Position, { $where }: “{ $got }” is not known; { $more ->
        [0] choose one of: { $known }
       *[other] the nearest names are: { $known }
    }.
# $where (path)
problem-position-key = Position, { $where }: there is no such entry; check the spelling or leave it out.
# $where (path), $card (id)
problem-position-instant = Position, { $where }: “{ $card }” is an instant card; only locations can lie there.
# $where (path), $card (id)
problem-position-location = Position, { $where }: “{ $card }” is a location; only instant cards can lie there.
# $got (number)
problem-position-seats = The position has { $got } seats, but the game is for 2 players.
# $faction (id)
problem-position-factions = The position gives both players the faction “{ $faction }”; each must have its own.
# $where (path), $card (id)
problem-position-known = Position, { $where }: “{ $card }” is listed as known more often than it lies in that hand.
# $where (path), $got (number), $most (number)
problem-position-base = Position, { $where }: { $got } deals and spoils lie under the base, but there is room for { $most }.
# $where (path), $got (number), $most (number)
problem-position-slots = Position, { $where }: the location has { $got } markers, but at most { $most } are possible.
# $where (path), $card (id)
problem-position-marker = Position, { $where }: “{ $card }” gives no VP, so it cannot have markers.
# $card (id, or entry and number), $got (number), $most (number)
problem-position-twice = The position uses “{ $card }” too often: { $got } of { $most }.
# $seat (number)
problem-position-turn = The position makes it the turn of seat { $seat }, which has passed.
# $got (number), $most (number)
problem-position-display = The position has { $got } cards on display, but at most { $most } are possible.
# $where (path), $phase (word)
problem-position-phase = Position, { $where }: what is there, or missing there, does not fit the phase “{ $phase }”; change one of the two.
problem-position-played = Position, played: cards can lie there only while an action is under way; name that action’s tasks in “next”.
# $task (text)
problem-task-form = “{ $task }” is not a task: it must be a list that begins with the name of a task.
# $task (text)
problem-task-unknown = There is no task “{ $task }”.
# $task (word), $name (word), $got (text)
problem-task-argument = The task “{ $task }” does not fit the position: check the entry “{ $name }” in { $got }.
# $task (text), $phase (word)
problem-task-misplaced = The task { $task } cannot stand at this point of the phase “{ $phase }”.
# $task (word)
problem-task-stuck = The rules cannot go on from the task “{ $task }” in this position; check what it says, and what is named after it in “next”.
# $got, $most (numbers)
problem-task-many = The position has { $got } tasks under way, but at most { $most } are possible.
problem-position-flawed = This position cannot be: something in it does not add up. There is too much of something, it lies in two places, or two entries contradict each other.
# $where (path), $got (text)
problem-position-changed = Position, { $where }: this cannot be kept as it is written; when written again it says “{ $got }”.

## Content files

# $file (name), $detail (one of the problem-value- messages)
problem-content-syntax = { $file } is not valid TOML: { $detail }.
# $file (name), $entry (id), $field (path), $detail (one of the problem-value- messages)
problem-content-field = { $file }, entry “{ $entry }”, field “{ $field }”: { $detail }.
# $file (name), $entry (id), $field (word), $origin (word), $known (list of words)
problem-content-origin = { $file }, entry “{ $entry }”: the origin of “{ $field }” is “{ $origin }”, but must be one of: { $known }.
# $file (name), $entry (id), $field (word)
problem-content-origin-field = { $file }, entry “{ $entry }”: an origin is given for “{ $field }”, but there is no such field.
# $file (name), $entry (id)
problem-content-twice = { $file }: the entry “{ $entry }” occurs twice.
# $file (name), $got, $want (numbers)
problem-content-deck = { $file }: the counts of the instants and locations add up to { $got }, but the deck has exactly { $want } cards; raise or lower some of them.
# $text (id of a message), $game (id)
problem-content-nameless = The message “{ $text }” is missing; add it to locale/en/{ $game }/game.ftl and to the same file of the other languages.
# $where (file and entry), $got (word), $known (list of words)
problem-content-kind = { $where }: “{ $got }” is not a kind of card; choose one of: { $known }.
# $where (file and entry), $kind (word), $got (list of words)
problem-content-ability = { $where }: a card of kind “{ $kind }” cannot have the ability “{ $got }”.
# $where (file and entry), $good (word), $known (list of words)
problem-content-good = { $where }: “{ $good }” cannot stand here; choose from: { $known }.
# $where (file and entry), $good (word), $got (number), $least (number)
problem-content-amount = { $where }: the amount of “{ $good }” is { $got }, but must be at least { $least }.
# $where (file and entry), $good (word), $got (number), $most (number)
problem-content-much = { $where }: the amount of “{ $good }” is { $got }, but can be at most { $most }.
# $where (file and entry), $icon (word), $known (list of words)
problem-content-icon = { $where }: “{ $icon }” is not a type icon; choose one of: { $known }.
# $where (file and entry), $got (number)
problem-content-marker = { $where }: a marker cannot be worth { $got } VP; it is worth 1 or 2.
# $where (file and entry)
problem-content-empty = { $where }: the effect names no goods; name at least one.

## Effects tried out

# $field (path), $detail (one of the problem-value- messages)
problem-effect-field = The effect cannot be read at “{ $field }”: { $detail }.
# $game (id)
problem-effect-none = No card of “{ $game }” has an effect, so none can be tried.
problem-effect-empty = The effect is empty; say at least one thing to do, for instance “gain”.
# $field (word)
problem-effect-on = A marker needs a location to lie under: name one with “{ $field }”.
# $place (id)
problem-effect-mark = “{ $place }” gives no VP, so no marker can lie under it; name another location.
problem-effect-order = A price comes first: put “pay” before everything else in the effect.
# $ask (word)
problem-effect-busy = The game waits for an answer (“{ $ask }”); give it first, then try the effect.

## Parts of a sentence: what is wrong with a value. They stand where other messages have $detail.

problem-value-missing = it is missing
problem-value-letters = it holds characters nobody can see
problem-value-unknown = there is no such field
# $want, $got (lists of want- messages)
problem-value-type = expected: { $want }; found: { $got }
# $bound (number)
problem-value-least = it must be at least { $bound }
# $bound (number)
problem-value-most = it can be at most { $bound }
# $bound (number)
problem-value-short = its length must be at least { $bound }
# $bound (number)
problem-value-long = its length can be at most { $bound }
# $bound (number)
problem-value-length = its length must be { $bound }
# $got (text)
problem-value-choice = “{ $got }” is not possible here
problem-value-digits = a number has too many digits
problem-value-deep = the nesting is too deep
# $detail (text, in English)
problem-value-other = “{ $detail }”

## What `ratusz check` finds

# $check (word), $game (number of the game or “-”), $move (how many moves were made), $detail (another problem, or what Python says)
problem-check-crash = The check “{ $check }” could not go on (game { $game }, after move { $move }): { $detail }
# $game (number of the game), $most (number of moves)
problem-check-endless = Game { $game } does not end: { $most } moves were made.
# $game (number of the game), $move (how many moves were made), $flaw (words of the game’s author)
problem-check-flaw = In game { $game }, after move { $move }, something is broken: { $flaw }.
# $game (number of the game), $move (how many moves were made), $seat (number), $ask (id)
problem-check-stuck = In game { $game }, after move { $move }, seat { $seat } is asked “{ $ask }” and has no legal answer.
# $game (number of the game), $move (how many moves were made)
problem-check-clone = In game { $game }, after move { $move }, playing on in a clone changes the original: `clone` shares something.
# $game, $move (numbers), $event (its kind)
problem-check-moment = In game { $game }, at move { $move }, what was kept of how it stood at “{ $event }” is not how it stood then: `clone` shares something.
# $game (number of the game), $move (how many moves were made), $line (a line of the position, or “-”)
problem-check-position = In game { $game }, after move { $move }, the position read again is another one; what differs first: { $line }
# $game (number of the game), $move (how many moves were made)
problem-check-position-future = In game { $game }, after move { $move }, the position read again leads to another game: it does not hold all that matters.
# $game (number of the game), $move (how many moves were made), $seat (number, or “-” for a spectator)
problem-check-rebuild = In game { $game }, after move { $move }, the state rebuilt from the view of seat { $seat } does not give this view again, or is broken.
# $game (number of the game), $move (how many moves were made), $seat (number, or “-” for a spectator)
problem-check-leak = In game { $game }, after move { $move }, seat { $seat } is shown something that depends on what it cannot know.
# $game (number of the game), $move (how many moves were made), $seat (number, or “-” for a spectator), $flaw (words of the game’s author)
problem-check-guess = In game { $game }, after move { $move }, a guess at what seat { $seat } cannot know is broken: { $flaw }.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-text = In game { $game }, after move { $move }, the action “{ $action }” is not read as it was written, or is there twice.
# $game (number of the game), $move (how many moves were made)
problem-check-options = In game { $game }, after move { $move }, other actions are legal when reasons are asked for than when they are not.
# $clause (id)
problem-check-clause = An event or a refusal names the clause “{ $clause }”, which the rulebook does not have.
# $game (number of the game), $move (how many moves were made), $action (text), $clause (id)
problem-check-refusal = In game { $game }, after move { $move }, “{ $action }” is listed as refused by { $clause }, but trying it is answered otherwise.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-legal = In game { $game }, after move { $move }, “{ $action }” is offered but rejected.
# $game (number of the game), $move (how many moves were made)
problem-check-asking = In game { $game }, after move { $move }, asking what is allowed changes the state.
# $game (number of the game), $move (how many moves were made), $action (text), $figure (name), $change, $least and $most (numbers)
problem-check-preview = In game { $game }, after move { $move }, “{ $action }” changes “{ $figure }” by { $change }, but { $least } to { $most } was foreseen.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-preview-events = In game { $game }, after move { $move }, “{ $action }” leads to other events than were foreseen.
# $game (number of the game), $move (how many moves were made), $action (text), $ends (name of a question or of a reason)
problem-check-preview-end = In game { $game }, after move { $move }, “{ $action }” ends with “{ $ends }”, where nothing of the kind was foreseen.
# $game (number of the game), $move (how many moves were made), $action (text), $certain (yes or no)
problem-check-preview-certain = In game { $game }, after move { $move }, “{ $action }” was { $certain ->
        [yes] called certain, though somebody had a choice on the way
       *[no] not called certain, though nobody had a choice on the way
    }.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-preview-leak = In game { $game }, after move { $move }, the preview of “{ $action }” depends on what its seat cannot know.
# $game (number of the game)
problem-check-result = Game { $game } is over, but its result does not say so for every seat.
# $game (number of the game)
problem-check-record = The record of game { $game } does not lead to where the game led.
problem-check-seed = Equal seeds deal different games, or different seeds equal ones.
# $language (code), $text (beginning of what cannot be read)
problem-check-message = A message of the language “{ $language }” cannot be read: { $text }
# $id (id), $language (code), $folder (path)
problem-check-untranslated = The message “{ $id }” is missing in the language “{ $language }”; add it in { $folder }.
# $id (id), $folder (path)
problem-check-unsaid = The message “{ $id }” is missing or lacks a figure; look in { $folder }.
# $front (part of Ratusz), $detail (words)
problem-check-front = The game cannot be played at “{ $front }”: { $detail }
# $name (word)
problem-new-name = “{ $name }” cannot be the name of a game: use lower-case letters, digits and underscores, a letter first, and no word Python keeps for itself.
# $name (id)
problem-new-taken = There is a game or a package “{ $name }” already; choose another name.
# $folder (path)
problem-new-folder = { $folder } is there already; choose another name or move it away.

## Lessons

# $file (name), $field (path), $detail (one of the problem-value- messages)
problem-lesson-field = The lesson { $file }, field “{ $field }”: { $detail }.
# $file (name), $field (path), $detail (a sentence)
problem-lesson-wrong = The lesson { $file }, field “{ $field }”: { $detail }
# $file (name), $detail (one of the problem-value- messages)
problem-lesson-syntax = The lesson { $file } is not valid TOML: { $detail }.
# $got (text)
problem-lesson-condition = “{ $got }” is not a condition; write one like score >= 5.
# $got (text), $known (list of names)
problem-lesson-name = There is no “{ $got }”; there are: { $known }.
# $got (number), $seats (number)
problem-lesson-bots = { $seats ->
        [one] There is one seat, the learner’s: name no bot.
       *[other] Name a bot or several for the other seats, of which there are { $seats } with the learner’s; there are { $got } names.
    }
# $got (text)
problem-lesson-event = No event is called “{ $got }”; the messages event-… name those there are.
problem-lesson-aimless = It names nothing to be reached: figures, an event, an ask, a stage or a victory.
problem-lesson-reached = The goal is reached before the learner has done anything.
# $other (name of a file)
problem-lesson-order = { $other } has the same place.
# $game (id), $lesson (text), $known (list of names)
problem-lesson-unknown = The game { $game } has no lesson “{ $lesson }”; there are: { $known }.
# $game (id)
problem-lesson-none = The game { $game } has no lessons.
# $file (name), $id (of the message), $language (code)
problem-lesson-text = The lesson { $file } cannot speak: the text “{ $id }” is missing in the language “{ $language }”.
# $action (pattern), $legal (list of actions)
problem-lesson-illegal = “{ $action }” fits none of the actions possible then: { $legal }.
# $status (open or missed), $moves (list of actions)
problem-lesson-unsolved = It does not lead to the goal ({ $status }); played was: { $moves }.
# $action (text), $got (name of an answer)
problem-lesson-answered = “{ $action }” gets the answer “{ $got }”.
# $action (text)
problem-lesson-unanswered = “{ $action }” gets no answer.
# $action (text)
problem-lesson-astray = “{ $action }” leads away from the goal and gets no answer.
# $clause
problem-example-none = There is no example for { $clause }.
# $game
problem-tour-none = There are no pictures of { $game } to show around with.
# $file (path of a record)
problem-analyse-unfinished = { $file } holds a game that is not over. Finish it first (`ratusz play --resume { $file }`): the coach says nothing about a game that is still played.
# $game (id), $got, $most (numbers)
problem-puzzle-unknown = There is no puzzle { $got } in { $game }; they are numbered from 1 to { $most }.
# $game (id)
problem-puzzle-none = The game { $game } has no puzzles.
# $file (name), $field (path), $detail (part of a sentence)
problem-puzzle-field = The puzzle { $file }, field “{ $field }”: { $detail }.
# $file (name), $field (path), $detail (a sentence)
problem-puzzle-wrong = The puzzle { $file }, field “{ $field }”: { $detail }
# $file (name), $detail (part of a sentence)
problem-puzzle-syntax = The puzzle { $file } is not valid TOML: { $detail }.
# $seat (number)
problem-puzzle-unasked = Seat { $seat } is not asked anything here.
# $action (text)
problem-puzzle-right = “{ $action }” is the solution and cannot be wrong as well.
problem-hints-forbidden = At this table hints are not allowed: whoever opened it wanted it so.
problem-coach-busy = The coach has too much to do just now. Ask again in a while.

## Letters and links

problem-smtp-form = The address of the mail server cannot be read. Write it like smtp://user:password@mail.example:587, or smtps://… for one that is encrypted from the start.
problem-smtp-origin = E-mails hold links to this server, so it must know its public address: give --origin too.
problem-smtp-sender = E-mails need a sender: give --mail-from with an address such as “Ratusz <ratusz@games.example>”.
problem-no-mail = This server sends no e-mail.
problem-email-form = That is not an e-mail address. It looks like name@mail.example.
problem-link-refused = This link does not work any more: it is too old, was used before, or was not written by this server. Ask for a new one.
problem-too-many-letters = Too many e-mails in a short time. Wait an hour, then try again.
problem-no-push = This server sends no notices to browsers: it runs without the package pywebpush (pip install ratusz[push]).
problem-push-form = A browser’s subscription to notices is not of the expected form, or names a push service that is not known here.
problem-quiet-form = Quiet hours go from one minute of the day to another, 0 to 1439.
# $got (a name)
problem-zone-unknown = There is no time zone “{ $got }”. Zones have names such as Europe/Warsaw.
problem-absence-form = A stand-in needs a beginning, and a later end at most a year ahead.

## Time

# $least, $most (seconds)
problem-pace-form = A pace gives from { $least } to { $most } seconds, and after each turn of a live game ten minutes more at most.
# $most (seconds)
problem-bargain-form = The time to bargain is from 0 to { $most } seconds.
problem-bargain-none = In this game there is nothing to bargain about, so there is no time to set for it.
problem-not-late = Nobody’s time has run out there.
problem-late-others = Only the other players choose what happens when somebody’s time has run out.
problem-nudge-nobody = There is nobody to remind: a person must be on turn, and it must not be you.
problem-nudge-unreachable = This player takes no notices, so no reminder would arrive.
problem-nudge-early = Somebody can be reminded after an hour of waiting.
problem-nudge-done = This player has been reminded already.
