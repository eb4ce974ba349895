### The page: what it says by itself. Everything that depends on the course of a game comes from the server.

## Everywhere

web-loading = One moment …
web-offline = The server does not answer. Check your connection and try again.
web-reload = Load again
web-close = Close
web-back = Back
web-home = To the home page
web-tools = Language, theme and menu
web-menu = Menu
web-language = Language
web-theme = Colours
web-theme-auto = As my system
web-theme-dark = Dark
web-theme-light = Light
web-theme-to-light = Switch to light colours
web-theme-to-dark = Switch to dark colours
# $rule (id of a clause)
web-open-clause = Open clause { $rule } in the rulebook
web-clauses = Clauses:
web-nowhere = There is nothing at this address.
# In the title of the window; $game (name)
web-title = { $game } · Ratusz
# $game (name)
web-title-turn = ● Your turn · { $game }

## The home page

web-games = Games
# $others (number): how many sit at the smallest table beside you
web-play-now = { $others ->
        [0] Play now, alone
        [1] Play now against a bot
       *[other] Play now against bots
    }
web-set-up = Set up a table
# $count (number), $range (the number, or a range such as 2–4)
web-players = { $count ->
        [one] { $range } player
       *[other] { $range } players
    }
# $count (number)
web-minutes = { $count ->
        [one] about { $count } minute
       *[other] about { $count } minutes
    }
web-mine = Your games
web-mine-none = None yet. One click above, and you are in.
web-finished = Finished games
web-open = Open tables
web-open-none = Nobody is waiting for a partner right now. Open a table yourself and send somebody the link.
web-join-link = Somebody sent you a link? Paste it here.
web-join-go = Go there
web-join-form = This is not a link to a table.
web-import = Look at a game that was saved as a file
web-import-form = This file is not a saved game.
# $round (number)
web-round = round { $round }
web-archive = saved game
# $move (number; 0: it is not known)
web-known = { $move ->
        [0] Continued from a finished game
       *[other] Continued from move { $move } of a finished game
    }; who opened this table may know the cards.
# $players (names)
web-won = won by { $players }
web-won-none = nobody won
web-seat-free = a seat is free
# $players (names)
web-who-left = Left in mid-game, played on by a bot: { $players }
web-about = About Ratusz
# Stands at the foot of the home page.
web-credit-short = Icons: game-icons.net, CC BY 3.0

## About

web-about-text = Ratusz plays heavy board games by their complete rules: in the browser, in the terminal, against people and against bots that know no more than you do. Every refusal names the clause of the rulebook it rests on.
# $version (text), $engine (compiled or interpreted)
web-about-version = Version { $version } ({ $engine ->
        [compiled] compiled engine
       *[interpreted] interpreted engine
    })
web-fair = Fair shuffles
web-credits = Thanks to
web-credit-icons = Icons by Lorc, Delapouite and others:
web-credit-fonts = Letters:
web-credit-code = Built with
web-license = Ratusz is free software under the Apache License 2.0.

## A new table

web-seats = Seats
# $number (counted from 1)
web-seat = Seat { $number }
web-kind-me = Me
web-kind-bot = A bot
web-kind-open = Somebody else
web-kind-local = Same screen
web-kind-me-about = You sit here.
web-kind-open-about = You get a link; whoever opens it can sit down here, without an account.
web-kind-local-about = Another person at this screen. It is covered while you hand it over.
web-level = Who
web-name = Name
web-options = Options
web-public = Show the table to everybody on the home page
web-open-table = Open the table

## Name and account

web-account = Name and account
web-name-keep = Save the name
web-name-kept = The name is kept.
web-account-name = Name of the account
web-password = Password
web-register = Make an account
web-login = Log in
web-logout = Log out
web-register-about = Not needed to play. With an account you find your games on other devices, too.
web-login-about = The games you have begun as a guest come along.
web-account-made = Your account is made.
web-account-in = You are logged in.
web-account-out = You are logged out.
# $name
web-account-yours = You are logged in as { $name }.
web-sessions = Where you are logged in
web-session-this = this browser
# $ago (such as “3 hours ago”)
web-session-seen = last used { $ago }
web-session-end = Log out
# $device (such as “Firefox, Linux”)
web-session-end-of = Log out of { $device }
# $device (such as “Firefox, Linux”)
web-session-ended = Logged out of { $device }.

## The table

web-table = Table
web-hand = Hand
web-log = Log
web-talk = Talk
web-rules = Rules
web-board = The board
web-side = Log, talk and rules
# $count (number)
web-side-new = Log, talk and rules; new messages: { $count }
web-views = Views
web-text = The table as text
web-skips = Jump
web-skip-board = To the board
web-skip-bar = To the question
web-skip-hand = To your hand
web-skip-side = To the log
web-skip-text = To the table as text
web-you = (you)
web-away = away
# A seat nobody has taken yet.
web-vacant = open
web-new = new
web-your-turn = your turn
web-their-turn = to move
# A thing on the table, heard: it can be chosen now.
web-mark-legal = Can be chosen.
web-mark-selected = Chosen.
# $start (first digits of a fingerprint)
web-sealed = the shuffle is sealed: { $start }…
# $seed (a long number): the game is over, and the shuffle is what was promised
web-unsealed = the shuffle, as promised: { $seed }
# $seed (a long number)
web-unsealed-broken = the shuffle is not the one promised: { $seed }
# $seed (a long number): where the browser cannot check it
web-unsealed-unchecked = the shuffle was { $seed }
web-since = since you last looked
# The first line of a log that begins in the middle.
web-continued = This game goes on from a position of an earlier one.
web-undone = taken back
web-spectator = watching
web-talk-none = Nobody has said anything yet.
web-talk-players = Only the players talk at this table.
web-talk-say = Say something
web-talk-send = Send
# Whom a message is for: a list of everybody and each of the others
web-talk-to = To whom
web-talk-everybody = to everybody
# $player (name): nobody else hears it
web-talk-alone = to { $player } alone
web-talk-alone-you = to you alone
web-rules-search = Search the rulebook
web-rules-foreign = These rules are in English so far; look for English words.
# $count (number)
web-rules-count = { $count ->
        [one] { $count } clause
       *[other] { $count } clauses
    }

## The sentence and its choices

web-bar = What the game waits for
web-choices = Choices
web-more = More
web-preview = What your choice will do
web-pay = pay
web-gain = get
web-left = left
# Read aloud; $least, $most (goods with their numbers)
web-span = { $least } to { $most }
web-confirm = Confirm
web-idle-title = Choose on the table or by number.
web-idle = What glows can be chosen. What you choose is shown here first; nothing is done until you confirm it.
web-nothing-for-it = There is nothing you could do this with now.
web-waiting = Somebody else is to move
# $player (name)
web-thinks = { $player } is thinking
# $player (name), $count (number of others whose turn comes first)
web-queues = { $player } waits for a turn to think ({ $count } ahead)
# $count (number)
web-seconds = { $count } s
web-skip = Skip ahead
web-parley = Time to bargain: the bots wait until you are ready.
web-ready = Ready
web-undo = Take back
web-undo-ask = Ask to take back
web-undo-free = Nothing hidden has come to light since, so nobody needs to be asked.
web-undo-consent = Something has come to light since, or another player has moved: the others are asked. Bots agree.
web-undo-none = There is nothing you could take back now.
# $player (name), $count (number of moves)
web-undo-asked = { $player } asks to take back { $count ->
        [one] the last move
       *[other] the last { $count } moves
    }.
# $player (name), $count (number of moves)
web-undo-others = { $player } has asked to take back { $count ->
        [one] the last move
       *[other] the last { $count } moves
    }.
# $count (number of moves)
web-undo-waiting = You have asked to take back { $count ->
        [one] the last move
       *[other] the last { $count } moves
    }. Waiting for the answer …
web-undo-withdraw = Never mind
web-undo-allow = Allow it
web-undo-refuse = No
web-hint = Hint
web-hint-about = A bot that knows only what you know suggests a move.
web-hint-shown = The hint is chosen; confirm it or go back.
web-hinting = Looking for a good move …
web-why-not = Why not?
web-why-not-about = Everything you might expect but may not do now, with the clause that forbids it.
web-why-not-none = Nothing is forbidden here: you may choose whatever is offered.

## News across the table

web-lost = Connection lost, trying again …
web-gone = There is no such table.
web-open-seat = A seat is free. Send somebody the link:
web-open-join = A seat is free.
web-join = Sit down
web-watching = You are watching.
web-copy-link = Copy the link
web-copied = The link is copied.
# $player (name)
web-bot-plays = A bot plays for { $player }.
web-seat-bot = Let a bot play
web-seat-back = Play again yourself
web-seat-clear = Free the seat
web-get-up = Get up
# $player (name)
web-get-up-of = Get up from the seat of { $player }
web-get-up-sure = In a game that has begun a bot plays on in your seat, and the result will say that you left; before that the seat just becomes free.
web-dismiss = Ask to leave
# $player (name)
web-dismiss-of = Ask { $player } to leave
# $player (name)
web-dismiss-sure = { $player } will be told to leave and cannot sit down at this table again.
# $player (name)
web-cover = { $player }, it is your turn.
# $player (name)
web-cover-text = The table is covered. Hand the screen over, and { $player } goes on.
# $player (name)
web-cover-show = I am { $player }
web-cover-bar = The screen is being handed over.

## Menu

web-leave = Leave the table
web-guide-again = Show me around
web-forced = Do what is the only possibility without asking
web-keys = Keys
web-key-choose = choose
web-key-confirm = confirm
web-key-back = one step back
web-key-undo = take back
web-key-hint = hint
web-key-why = why not?
web-key-rules = search the rulebook
web-key-enlarge = enlarge a card
web-key-skip = skip ahead
web-key-move = move on the table
web-resign = Resign
web-resign-yes = Yes, resign

## The tour

# $number (number), $count (number)
web-guide-step = { $number } of { $count }
web-guide-next = Next
web-guide-end = Let’s go
web-guide-skip = Skip the tour

## After the game

web-result-show = Show the result
web-score = The score by source
web-sum = Victory points
web-decided = decided
web-seed = The shuffle
web-seed-kept = The shuffle was the one promised before the game
web-seed-broken = The shuffle is not the one promised before the game
web-seed-text = Before the first card the server publishes a fingerprint of the number from which all shuffles follow. After the game it publishes the number itself, and anybody can check that the two belong together: nothing was changed on the way.
web-commitment = Fingerprint
web-seed-name = Number
web-again = Another game
web-replay = Replay
# $game (name)
web-replay-of = Replay: { $game }
web-replay-older = This game was played by an older version, and today’s board cannot draw it. The log tells how it went.
web-export = Save as a file
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-on = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-move = Move
# $at (number), $moves (number)
web-replay-at = { $at } of { $moves }
web-eyes = Through whose eyes
web-eyes-open = All hands open
# $player (name)
web-eyes-seat = Eyes: { $player }
web-eyes-none = Eyes: spectator
web-continue = Go on from here
# $at (number of moves)
web-continue-about = A new table begins with the position after move { $at }. Who plays?
