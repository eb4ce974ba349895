### The command `ratusz`: help pages, what is said around a game, and what can be wrong with files and command lines. Words between
### backquotes are commands and flags; they are never translated.

## Help pages

help-ratusz = Heavy board games. `ratusz` alone opens them in the browser; `ratusz play state51` starts a game against a bot in the terminal; `ratusz COMMAND --help` tells more about a command.
help-commands = Commands
help-arguments = Arguments
help-parameters = Flags
help-help = show this page
help-version = show the version
help-lang = language: en, pl, de or ru; else that of RATUSZ_LANG or of the system

# $version (text), $engine (compiled or interpreted)
version = { $version } ({ $engine ->
        [compiled] compiled engine
       *[interpreted] interpreted engine
    })

help-play = Play a game against a bot, or against someone beside you.
help-learn = Learn a game by playing short lessons; without a lesson, list them.
help-puzzle = Solve a puzzle: a position with one best answer; without a number, list how far you are.
help-watch = Watch bots play a game.
help-simulate = Let bots play many games and count who wins.
help-balance = Let the expert play itself many times and say what factions and cards are worth.
help-new-game = Lay out the folder of a new game, which can be played at once.
help-new-name = the name of the game: lower-case letters, digits and underscores
help-check = Check that a game keeps to all that every game keeps to: rules, records, secrets, words, front ends.
help-bench = Measure the speed of the engine.
help-rules = Look up clauses of the rulebooks by id or by words; without a query, list them all.
help-coverage = Count the clauses of the rulebooks that a test proves, and list those without a test.
help-replay = Tell a recorded game move by move.
help-chronicle = Write the chronicle of a finished game as a page to show to others.
help-analyse = Have the coach go over a recorded game: chances, the moves that cost most, what was better, and why.
help-verify = Check that a record is fair: that its seed is the one promised, and that its moves lead to its result.
help-engine = Serve the rules to another program, a line of JSON at a time.

# $games (list of ids)
help-game = name of the game; there are: { $games }
help-lesson = name of the lesson; else the lessons there are
help-puzzle-number = number of the puzzle
help-puzzle-today = the puzzle of the day, the same for everybody
help-against = the opponents: rookie, trader, planner, strategist or expert, or human for someone beside you; the last one named takes all seats left; else greedy
help-seat-count = how many play, you included; else as few as the game allows
help-seat = your seat, counted from 0; else 0
help-seed = what the shuffles come from: the same text, the same cards; else chosen at random
help-option = an option of the game; may be given several times
help-name = your name; given several times, those of the people in the order of their seats
help-resume = go on with a saved game
help-save-as = where to save the game and, in the end, its record
help-until = stop whenever a phase begins (`phase`), a round (`round`) or the phase of that name, to look before the game goes on
help-file = a record of a game
help-chronicle-page = the page to write, such as city.html
help-json = print JSON
help-seats = who sits where; the last one named takes all seats left
help-pace = seconds to wait after each move
help-to = stop after this move
help-eyes = tell only what this seat saw; else everything
help-analyse-seat = judge only the moves of this seat
help-analyse-jobs = how many processes judge at the same time; else one for each core
help-query = id of a clause, its beginning, or words
help-rules-game = only the rulebook of this game
help-tests = where the tests are
help-games = how many games
help-jobs = how many processes play at the same time
help-seconds = how long to measure
help-device = where the games are played: cpu or cuda (a GPU)
help-page = where to write the figures as a page, with plots beside it

## Playing

# The name of a person who gave none.
play-person = Player
# $game (name), $players (list of names)
play-welcome = { $game }: { $players }.
# $commitment (hexadecimal number)
play-commitment = The cards are shuffled from a secret seed. Its fingerprint, so that nobody can change it now: { $commitment }
play-how = Answer with a number, or with the beginnings of the words of a choice. `help` lists what else you can type.
play-paused = The game stands at the beginning of a phase. Press Enter to go on.
# $player (name of a bot)
play-thinking = { $player } is thinking…
# $player (who is next), $last (who made the last move)
play-hand-over = { $player } is next. When { $last } has looked away, press Enter; `undo` takes the last move of { $last } back.
# The same, when who looked last has left the game: $player, $last (names)
play-hand-over-gone = { $player } is next. When { $last } has looked away, press Enter.
play-nothing-refused = Nothing is refused here.
# $bot (name), $label (a choice), $text (what to type for it)
play-hint = { $bot } would choose: { $label }. (`{ $text }`)
# Before bots decide; $text (what may be typed instead of Enter)
play-ready = Time to bargain: offer something (help shows how), or press Enter when you are ready. (`{ $text }`)
# The second and the third; $label (a choice), $text (what to type for it)
play-hint-next = Or: { $label }. (`{ $text }`)
play-hint-alike = It sees no difference between these: choose what you like.
# $text (of a move)
play-undone = Taken back: { $text }.
# $text (what was typed)
play-confirm = This cannot be taken back. Type `{ $text }` once more to do it, or anything else to go on playing.
# A command follows.
play-saved = The game is saved. To go on with it:
# Two commands follow.
play-record = To see this game again, and to check that it was fair:
# A command follows.
play-analyse = To have the coach go over it, for your chances and the moves that cost most:
# $file (path)
play-rules-changed = The rules or cards have changed since { $file } was saved: the game goes on from its last position, and earlier moves cannot be taken back. The old file stays as it is.

# $text (an action), $short (the beginnings of its words)
play-help = A number or the beginnings of the words of a choice make a move: `1`, `{ $text }`, `{ $short }`. You can also type:
play-help-table = the table and your choices again
# $short (a choice, shortened)
play-help-what = what a choice will do, as far as you can know: `what 1`, `what { $short }`; alone, of every choice
# $action (the first word of one)
play-help-why = why you cannot do what is not on the list; with words, only actions that begin so: `why { $action }`
# $card (id)
play-help-card = the text of a card or faction: `card { $card }`; alone, all of them
# $part (the beginning of an id), $clause (id), $word (a word of its topic)
play-help-rules = clauses of the rulebook: `rules { $part }`, `rules { $clause }`, `rules { $word }`
play-help-hint = what a bot would do in your place, knowing what you know: `hint`, `hint search`
play-help-log = what happened lately; with a number, that many lines
play-help-undo = take back your last move, unless something hidden has been shown since
play-help-leave = leave the game: a bot plays on in your seat, and the result says that you left
play-help-save = save the game, here or in the file you name
play-help-help = this list
play-help-quit = save the game and leave it

## Results

# Of several names: $before (all but the last, with commas), $last
names-and = { $before } and { $last }
# $you (yes: who reads has won; no), $others (how many winners besides), $names (of those)
result-winner = { $you ->
        [yes] { $others ->
            [0] You won.
           *[other] You won, and so did { $names }.
        }
       *[no] { $others ->
            [0] The game is a draw.
           *[other] { $names } won.
        }
    }
# $best, $other (points), $even (yes: the same, and something else decided)
result-score = { $even ->
        [yes] The score: { $best } each.
       *[no] The score: { $best } to { $other }.
    }
# $you (yes: who reads; no), $player (name)
result-resigned = { $you ->
        [yes] You resigned.
       *[no] { $player } resigned.
    }
# $names (of players), $count (how many)
result-left = { $names } left before the end, and { $count ->
        [one] a bot
       *[other] bots
    } played on.
# $player (name)
event-player-left = { $player } leaves the game; a bot plays on in this seat.

## Records

# $commitment (hexadecimal number)
verify-seed = The seed is the one promised before the game ({ $commitment }).
verify-start = The game began from a given position, so there is no seed to check.
# $moves (number)
verify-moves = { $moves ->
        [one] The one move is legal and leads
       *[other] All { $moves } moves are legal and lead
    } to the position and the result the record states.
verify-over = The game was played to the end.
verify-unfinished = The game is not over; this is how it stands.
# $file (path)
chronicle-written = The chronicle is in { $file }.

## Many games

# Beside a bar that fills.
simulate-progress = Games
simulate-bot = Bot
simulate-wins = Wins
simulate-share = Share
simulate-interval = 95 % interval
# $value (share)
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $low, $high (shares)
simulate-between = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
# $value (number)
simulate-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $games, $draws, $seconds, $pace (games a second): numbers; $seed (text)
simulate-summary = { $games ->
        [one] One game
       *[other] { $games } games
    } in { $seconds } seconds ({ $pace } a second). Without a winner: { $draws }. The other numbers are averages. Seed: { $seed }

balance-compiling = Before many games are played at once, the rules are compiled for it: once, about a minute on a computer with nothing else to do.
# $file (path)
balance-written = Written: { $file }

bench-game = Game
bench-decisions = Decisions a second
bench-clone = Copying a position, µs
bench-kind = Engine
bench-compiled = compiled
bench-interpreted = interpreted

## Rulebooks

# $game (name), $clauses, $exempt, $proven, $missing (numbers)
coverage-game = { $game }: { $clauses } clauses, { $exempt } of them about the physical table only. Proven by a test: { $proven }. Without a test: { $missing }.

## What can be wrong

# $word (text), $page (command)
problem-command-unknown = There is no command “{ $word }”; `{ $page }` lists them.
# $flag (word), $page (command)
problem-flag-unknown = There is no flag “{ $flag }” here; `{ $page }` lists those there are.
# $flag (word), $got (text), $page (command)
problem-flag-value = “{ $got }” does not fit { $flag }; `{ $page }` says what does.
# $flag (word), $page (command)
problem-flag-empty = Something must follow { $flag }; `{ $page }` says what.
# $flag (word), $page (command)
problem-flag-twice = { $flag } can be given only once; `{ $page }` tells more.
# $flag (word), $got, $least, $most (numbers)
problem-flag-range = { $flag } cannot be { $got }; choose a number from { $least } to { $most }.
# $flag (word), $page (command)
problem-argument-missing = { $flag } is missing; `{ $page }` shows how the command is written.
# $word (text), $page (command)
problem-word-unused = “{ $word }” is one word too many; `{ $page }` shows how the command is written.
# $detail (text, in English), $page (command)
problem-command-line = The command cannot be read: { $detail } `{ $page }` tells more.
# $word (text)
problem-letters = “{ $word }” is not written in UTF-8; set the terminal to UTF-8, or write it with other letters.
# $known (list of ids)
problem-game-missing = Name the game to play, for instance `ratusz play state51`; there are: { $known }.
# $got (text)
problem-option-form = The option “{ $got }” has no value; write it as name=value, for instance first=0.
# $got (number), $people (number)
problem-names = There are { $got } names but only { $people ->
        [one] one person
       *[other] { $people } people
    } at the table; leave out a --name, or play --against human.
# $flag (word)
problem-resume-flag = { $flag } belongs to a new game; leave it out to go on with a saved one.
# $file (path), $game (id), $got (id)
problem-resume-game = { $file } is a game of “{ $game }”, not of “{ $got }”; leave the name of the game out.
problem-watch-human = Only bots can be watched; to play yourself, use `ratusz play`.

# $typed (text), $fitting (list of actions)
problem-answer-several = “{ $typed }” fits more than one answer: { $fitting }; type a little more.
# $got (number), $most (number)
problem-answer-number = There is no choice { $got }; choose from 1 to { $most }.
# $action (the first word of one)
problem-action-none = There is nothing to choose for “{ $action }” now.
problem-undo-shown = Something hidden was shown after your last move, so it cannot be taken back.
# $player (name)
problem-undo-answered = { $player } has moved since your last move, so it cannot be taken back.
# $player (name)
problem-undo-gone = { $player } has left the game and takes nothing back.
# $query (text)
problem-rules-nothing = No clause has the id or holds all the words “{ $query }”; try fewer words, or `rules` alone for the list.
# $got (number), $most (number)
problem-move-number = There is no move { $got } in this record; choose from 0 to { $most }.

# $file (path)
problem-file-missing = There is no file { $file }; check the path.
# $file (path)
problem-file-folder = { $file } is a folder; name a file.
# $folder (path)
problem-folder-missing = There is no folder { $folder }; create it or choose another place.
# $file (path)
problem-file-forbidden = { $file } cannot be opened: the system does not permit it; choose another place or change the permissions.
# $file (path), $detail (text, in English)
problem-file-error = { $file } cannot be used: { $detail }.
# $file (path)
problem-file-exists = { $file } exists already and is left as it is; name another file, or go on with a saved game by --resume.
# $file (path), $problem (a whole sentence)
problem-in-file = { $file }: { $problem }
# $file (path)
problem-record-torn = { $file } is not a record, or a damaged one: it cannot be read as JSON. Nothing was changed; use a copy of the file if you have one.
# $seats (number)
problem-record-players = The players must be a list of { $seats } names.
# $table (text), $known (list of ids)
problem-table-several = “{ $table }” begins the id of more than one table: { $known }; type a little more.
# $package (name), $extra (name)
problem-package-missing = This needs the package { $package }: pip install 'ratusz[{ $extra }]'.
problem-gpu-missing = No NVIDIA GPU can be used here: check nvidia-smi and pip install 'ratusz[train,cuda]', or leave out --device cuda.
# $games (number)
problem-memory-short = There is too little memory for { $games } games at once; free some of it, or play fewer with --games.
# $folder (path)
problem-tests-missing = There are no tests in { $folder }; run this in a checkout of the sources, or name the folder with --tests.
# $file (path), $line (number)
problem-tests-syntax = { $file } is not valid Python (line { $line }), so its marks cannot be read.

# $game (id), $games (number)
check-fine = “{ $game }” keeps to everything, in { $games ->
        [one] { $games } random game
       *[other] { $games } random games
    } and at every front end. Of the page only the data was checked: how it looks and whether it can be clicked, a browser must show.
# $folder (path)
new-game-made = The folder { $folder } holds a small game that can be played. What to do next:

## Lessons

# $done (number), $count (number)
learn-progress = Finished: { $done } of { $count }.
# A command follows.
learn-how = Play them in any order. The next one:
# $count (number)
learn-minutes = { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# $goal (a sentence)
learn-goal = Goal: { $goal }
learn-taken-back = The move is taken back. Try something else.
learn-reached = Well done: the goal is reached.
# A command follows.
learn-next = The next lesson:
learn-missed = Type `again` to start over, or press Enter to stop.
play-help-goal = the goal of the lesson
play-help-again = start the lesson over
# $file (path)
problem-progress-torn = { $file } holds the lessons you have finished, but it cannot be read. Mend it or move it away, then try again.
learn-kept = What you have played of this lesson is kept: next time you go on from here.
# $count (number)
learn-resumed = { $count ->
        [one] You go on after { $count } move. `again` starts over.
       *[other] You go on after { $count } moves. `again` starts over.
    }
learn-anew = What was kept of this lesson does not fit it any more: it begins anew.

## The mentor

help-mentor = with a mentor beside you: before each decision a sentence about what matters, and a word after a poor one
play-help-mentor = a mentor beside you, on or off
play-mentor-on = The mentor sits down beside you.
play-mentor-off = The mentor leaves you alone.
# $text (what to type)
play-mentor-offer = You have not finished a game of this yet. Type `{ $text }` at any time for a mentor who says before each decision what matters.
# $sentence (what matters), $rule (clause)
play-mentor = Mentor: { $sentence } [{ $rule }]
# $label (a choice), $why (what it comes to)
play-mentor-chosen = Your choice: { $label }. { $why }
# $label (a choice), $why (what it comes to)
play-mentor-better = Clearly better: { $label }. { $why }
play-mentor-undo = Type `undo` to take it back, or press Enter to go on.

## Examples and the tour

# $player, $label (a choice)
rules-example = For example, { $player }: { $label }.
# $player, $label (a choice)
rules-example-refused = For example, { $player } may not: { $label }.
rules-example-setup = For example, when a game is set up:
help-board = with the table before what the example tells
help-tour = the whole game in pictures: some minutes to read
# $number, $count, $title
learn-tour-step = { $number } of { $count }: { $title }
# $rules (ids of clauses)
learn-tour-rules = More in the rulebook: { $rules }.
# A command follows.
learn-tour-lesson = Try it in a lesson:
