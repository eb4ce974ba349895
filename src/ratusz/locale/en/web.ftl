### The page: what it says by itself. Everything that depends on the course of a game comes from the server.

## Everywhere

web-loading = One moment…
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
# How fast what happens is told: bots' moves, and big moments
web-speed = Speed
web-speed-slow = Slow
    .about = Big moments wait until you go on; bots take their time.
web-speed-usual = Usual
    .about = Big moments wait until you go on.
web-speed-fast = Fast
    .about = Big moments pass by themselves.
web-speed-once = At once
    .about = Nothing is shown by itself; the log tells it.
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
# $count (number): those that are folded
web-tables-more = { $count } more
# On the first page, for whoever plays nothing yet
web-what = Heavy board games with every rule in place: against bots or with friends, in an evening or over days.
web-more-ways = With friends, or for practice
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
web-seat-free = a seat is free
web-seat-yours = a seat is kept for you
# $players (names of those invited)
web-seat-kept = kept for: { $players }
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
web-kind-rated-about = You get a link; whoever opens it can sit down here with an account.
# $player (name of who is invited)
web-kind-kept-about = { $player } is invited; nobody else can sit down here.
web-kind-local-about = Another person at this screen. It is covered while you hand it over.
web-level = Who
web-name = Name
web-options = Options
web-public = Show the table to everybody on the home page
web-open-table = Open the table
web-rated = Rated
web-rated-about = The result changes everybody’s rating. There are no hints, nothing is taken back once something hidden is known, and everybody needs an account.

## Name and account

web-account = Name and account
web-name-keep = Save the name
web-name-kept = The name is saved.
web-account-name = Name of the account
web-password = Password
web-register = Create an account
web-login = Log in
web-logout = Log out
web-register-about = Not needed to play. With an account you find your games on other devices, too.
web-login-about = The games you have begun as a guest come along.
web-account-made = Your account is ready.
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
web-password-change = Change the password
web-password-about = You will be logged out everywhere else.
web-password-set = Set the new password
web-password-changed = The new password holds. You are logged out everywhere else.
web-codes = Recovery codes
# $left (number of codes)
web-codes-about = If you lose your password, a code on paper lets you in once. Unused codes: { $left }.
web-codes-make = Create new codes
web-codes-once = They are shown only this once; older codes no longer work.
web-codes-print = Print
web-passkeys = Passkeys
web-passkeys-about = Log in with this device instead of a password.
web-passkey = Passkey
web-passkey-make = Create a passkey on this device
web-passkey-delete = Delete
# $device (such as “Firefox, Linux”)
web-passkey-delete-of = Delete { $device }
web-passkey-login = Log in with a passkey
web-passkeys-nameless = Passkeys need an address with a name: a browser makes none for one that is a number, such as this.
web-passkey-ended = Nothing has come of it: it was broken off, or took too long.
# $why (a sentence of the browser)
web-passkey-refused = The browser refuses: { $why }
web-blocks = People you have blocked
web-unblock = Unblock
web-recover = Lost your password?
web-recover-about = Enter a recovery code, printed or from a letter, and choose a new password. You will be logged out everywhere else, and so that nobody else keeps a way in, your passkeys and all other recovery codes are deleted; after a printed code your e-mail address is, too.
web-recover-send = Send a code to my e-mail address
web-recover-done = You are back in, with your new password. Your passkeys and all other recovery codes are deleted; make new ones under “Name and account”.
web-recover-address = The account has no e-mail address now; give it there, too.
web-recover-sent = If this account has an address, a letter with a link is on its way. The link is good for an hour.
web-recover-code = Recovery code
web-recover-password = New password
web-recover-go = Set the password and log in

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
web-your-choice = time is up, you choose
web-their-turn = to move
# $players (names of those to move)
web-turn-of = to move: { $players }
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
web-talk-bots = Bots do not read this; they answer offers.
# $player (name of who said it)
web-talk-more = More about what { $player } said
web-talk-report = Report
web-talk-why = What is wrong with it?
web-talk-why-about = Whoever runs this server reads what was said, and your reason.
web-talk-report-send = Send the report
web-people-here = People at this table
# $player (name)
web-talk-block = Block { $player }
# $player (name)
web-talk-is-blocked = { $player } is blocked
web-talk-reported = Whoever runs this server has been told.
web-talk-blocked = You will hear nothing more from this person, and you will not be seated at the same table again.
web-talk-players = Only the players talk at this table.
web-talk-say = Say something
web-talk-send = Send
web-talk-unsent = Not sent: there is no connection to the server just now. What you have written is still here.
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
# Beside it, where more cards may be laid
web-confirm-more = Confirm, then another
# $what (an action as it is called)
web-chosen = Chosen: { $what }
# $what (a kind of action, perhaps with a thing it concerns): of what is left, one is to be chosen
web-which = { $what }: which one?
# $what (a thing): a kind of action is to be chosen
web-do-what = { $what }: what do you do?
web-idle-title = Choose on the table or by number.
web-idle = What glows can be chosen. What you choose is shown here first; nothing is done until you confirm it.
web-nothing-for-it = There is nothing you could do this with now.
web-waiting = Somebody else is to move
# Without a line to the server: how it stood last
web-was-mine = It was your turn when the connection was lost
web-was-others = Somebody else was to move when the connection was lost
# $player (name)
web-thinks = { $player } is thinking
web-others-wait = The others wait for you
# Whom the others wait for; $players (names), $count (how many)
web-still-reads = { $count ->
        [one] { $players } is still looking at what happened
       *[other] { $players } are still looking at what happened
    }
# $player (name), $count (number of others whose turn comes first)
web-queues = { $player } waits for a turn to think ({ $count } ahead)
# $count (number)
web-seconds = { $count } s
web-skip = Skip ahead
web-panel-failed = This part of the table has failed.
web-panel-anew = Show it again
web-parley = Time to bargain: the bots wait until you are ready.
web-parley-held = The bots wait while an offer is written or stands unanswered.
# $count (seconds)
web-at-most = at most { $count } s
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
    }. Waiting for the answer…
web-undo-withdraw = Never mind
web-undo-allow = Allow it
web-undo-refuse = No
web-hint = Hint
web-hint-about = A bot that knows only what you know suggests what to do, and says why.
# Stands above up to three of them
web-hints = A bot that knows only what you know would do this
# Where all of them are estimated alike
web-hints-alike = It sees no difference between these: choose what you like.
web-hint-shown = The hint is chosen; confirm it or go back.
web-hinting = Looking for a good move…
web-why-not = Why not?
web-why-not-about = Everything you might expect but may not do now, with the clause that forbids it.
web-why-not-none = Nothing is forbidden here: you may choose whatever is offered.

## News across the table

web-lost = Connection lost, trying again…
web-gone = There is no such table.
web-open-seat = A seat is free. Send somebody the link:
web-open-join = A seat is free.
web-open-yours = A seat is kept for you.
# $players (names of those invited)
web-open-kept = The seats still free are kept for people who have been invited: { $players }.
web-join = Sit down
web-watching = You are watching.
web-copy-link = Copy the link
web-copied = The link is copied.
# $player (name)
web-bot-plays = A bot plays for { $player }.
web-seat-bot = Let a bot play
web-seat-rated = At a rated table everybody plays in person; no bot can take over.
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
web-forced = If there is only one choice, make it for me
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
web-guide-later = The next step comes when the game is there.
web-guide-skip = Skip the tour

## Big moments: a card, where it happens, what it changed

web-stage-since = Since you last looked
web-stage-changes = What changed
# $name (what is counted), $before and $after (numbers)
web-stage-change = { $name }: from { $before } to { $after }
# $count (figures that are not shown)
web-stage-more = and { $count } more
web-stage-on = Continue
web-stage-next = Next
web-stage-skip = Skip all

## After the game

web-result-show = Show the result
web-score = The score by source
# In a game for one; $count (moves)
web-peeked = { $count ->
        [0] Nothing hidden was looked at and taken back.
        [one] { $count } move that had shown something hidden was taken back.
       *[other] { $count } moves that had shown something hidden were taken back.
    }
web-sum = Victory points
web-decided = decided
web-course = How the game went
# A picture read aloud; $name (what it shows), $values (numbers, with the names of the lines)
web-course-said = { $name }, round by round. { $values }
# $first and $last (numbers): a figure at the beginning and at the end; what changed it follows
web-course-from = from { $first } to { $last }
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

## Lessons

web-learn = Learn by playing
web-learn-text = Short lessons at the real table, each with a goal of its own. Try what you like: what leads nowhere is taken back, and you are told why. The order is up to you.
# $count (number)
web-learn-count = { $count ->
        [one] Learn in { $count } lesson
       *[other] Learn in { $count } lessons
    }
# $done (number), $count (number)
web-learn-progress = Finished: { $done } of { $count }
web-learn-finished = Finished
web-learn-begin = Begin
web-learn-again = Play again
web-lesson-goal = Goal
# $count (number)
web-lesson-left = { $count ->
        [one] You have { $count } action left.
       *[other] You have { $count } actions left.
    }
web-lesson-go = Let’s go
web-lesson-try = Try something else
web-lesson-taken = The move is taken back.
web-lesson-reached = Well done, the goal is reached
web-lesson-missed = Not this time
web-lesson-next = Next lesson
web-lesson-again = From the beginning
web-lesson-all = All lessons

## The mentor

web-mentor = Mentor
web-mentor-with = With a mentor: before each decision a sentence about what matters, and a way back after a poor one
web-mentor-first = Your first game of this?
web-mentor-offer = A mentor can sit beside you and say before each decision what matters.
web-mentor-yes = Yes, please
web-mentor-no = No, thanks
web-mentor-on = Play with a mentor
web-mentor-off = Play without the mentor
# $what (a choice)
web-mentor-chosen = Your choice: { $what }
# $what (a choice)
web-mentor-better = Clearly better: { $what }
web-mentor-back = Take it back
web-mentor-keep = Leave it
web-mentor-keys = U takes it back, Escape leaves it.

## Examples and the tour

web-tour = The whole game in pictures
# $title
web-tour-lesson = Try it: { $title }
web-example = Example
# $player, $what
web-example-done = { $player }: { $what }
# $player, $what
web-example-refused = { $player } may not: { $what }
web-example-setup = When a game is set up
web-example-try = Try it from here at a table
web-example-none = There is no example for this clause.
## The coach, hints and puzzles

web-coach = Coach
web-coach-text = The coach judges each decision by what its seat could know at that time, over many guesses at the rest.
web-coach-begins = The coach is looking through the game…
# $judged, $of (numbers)
web-coach-progress = { $judged } of { $of } decisions judged
web-coach-curve = Chance to win, over the game
# $player (name), $values (percentages, in order)
web-coach-said = { $player }: { $values }
web-coach-whose = Whose moves
web-coach-costly = The moves that cost most
web-coach-look = Show the position
web-coach-nothing = No move cost a noticeable part of the chances.
# $share (share)
web-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
web-hints-allowed = Hints allowed: people at the table may ask a bot what to do
web-hints-forbidden = There are no hints at this table: it is rated, or whoever opened it did not allow them.
# $chance (share)
web-hint-chance = Estimate: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } to win
web-puzzles = Puzzles
web-puzzles-text = Positions from games of bots in which one answer is clearly the best. Look at the table, then choose.
# $count (number)
web-puzzle-count = { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
web-puzzle-today = Puzzle of the day
# $number (number)
web-puzzle-number = Puzzle { $number }
# $done, $count (numbers)
web-puzzle-progress = Solved: { $done } of { $count }
web-puzzle-solved = solved
web-puzzle-next = Next puzzle
web-puzzle-all = All puzzles
web-puzzle-again = Try again
web-puzzle-show = Show the solution
web-puzzle-answer = Your answer
## The page about me

web-profile = Your games and ratings
web-profile-none = You have not finished a game yet.
# $played, $won (numbers of games)
web-profile-total = Games played: { $played }, won: { $won }
web-profile-played = Played
web-profile-won = Won
web-profile-roles = By faction or corporation
web-profile-endings = By what decided the game
web-profile-bots = Bots on the same scale
# $rating (number), $uncertainty (number: how far off it may be)
web-rating = { NUMBER($rating, useGrouping: 0) } ± { NUMBER($uncertainty, useGrouping: 0) }
# $games (number of games)
web-rating-from = { $games ->
        [one] from one rated game
       *[other] from { $games } rated games
    }
web-rating-none = No rated game yet.
web-rating-name = Rating
web-rating-course = How the rating has moved
web-data = What is kept about you
web-data-about = Your name, your e-mail address, your games, their results, what you said at tables, and where you are logged in.
web-data-take = Save all of it as a file
web-data-delete = Delete all of it…
web-data-delete-about = This cannot be undone. Games you shared with others stay with them, without your name: there you will be a former player. All else is deleted.
web-data-delete-sure = Delete for good

## Inviting and finding

web-invited = You are invited
web-invited-full = No seat is free for you any more: all are taken, or kept for others. You can watch.
web-decline = Decline
web-invited-look = Look at the table
web-invited-learn = Learn the game first
web-invite = Keep it for
web-invite-anybody = whoever has the link
web-rematch = Rematch
web-hints-none = No hints
# $rating (number): the mean of the players
web-level-about = Level { NUMBER($rating, useGrouping: 0) }
web-lobby = Look among the open tables
web-lobby-game = Game
web-lobby-any = any
web-lobby-level = Level of the players
web-lobby-level-low = under 1400
web-lobby-level-middle = 1400 to 1600
web-lobby-level-high = over 1600
web-lobby-pace-live = live
web-lobby-pace-days = over days
web-lobby-pace-none = as long as it takes
web-lobby-rated = Rated only
web-lobby-no-hints = Without hints
web-lobby-none = No open table fits.

## The deal of the day

web-daily = The winter of the day
# Beside the link to the deals of the day
web-daily-short = one deal a day, the same for everybody
web-daily-about = Every day one deal, the same for everybody, and one try that counts. What will be dealt is promised the day before. Days change at midnight UTC.
web-daily-before = The day before
web-daily-after = The day after
# $bot (name of a bot)
web-daily-against = Against the strongest bot: { $bot }
web-daily-play = Play today’s deal
web-daily-on = Go on with your try
web-daily-done = You have had your try today. Records open at midnight UTC.
web-daily-results = Results
web-daily-none = Nobody has finished it yet.
web-daily-accounts = Accounts
web-daily-guests = Guests
web-daily-guests-about = Anybody can come back as another guest who has seen the deal: guests are listed apart.
web-daily-won = won:
web-daily-verified = verified
web-daily-unverified = not verified
web-daily-promise = How you can check that everybody got the same
# $time (date and time)
web-daily-since = promised since { $time }
web-daily-tomorrow = Promised for tomorrow
## Time, and being called

web-clock = Time left
# $days, $hours (numbers)
web-clock-days = { $days } d { $hours } h
# $player (name)
web-time-late = { $player } has run out of time.
web-time-wait = Wait
web-time-bot = Let a bot play on
web-time-end = End the game
# $players (names)
web-time-ending = For ending it: { $players }
# $player (name), $ago (such as “2 hours ago”)
web-away-since = { $player } is away, last here { $ago }.
web-nudge = Remind
web-nudged = Reminded.
web-sound = A sound when it is my turn
web-pace = Time to move
web-pace-none = As long as it takes
web-bargain = Time to bargain
# $seconds, $minutes (numbers; 0 minutes: no whole ones)
web-bargain-limit = { $seconds ->
        [0] none
       *[other] { $minutes ->
            [0] up to { $seconds } s
           *[other] up to { $minutes } min
        }
    }
# $limit (web-bargain-limit)
web-bargain-usual = As usual here: { $limit }
# $limit (web-bargain-limit)
web-bargain-term = Time to bargain: { $limit }
# $minutes (a player for the game), $more (seconds after every turn)
web-pace-live = Live: { $minutes } minutes each, and { $more } seconds a turn
# $hours (number)
web-pace-days = Over days: { $hours ->
        [24] a day
        [72] three days
        [168] a week
       *[other] { $hours } hours
    } a move
web-calls = When the page is closed
web-calls-none = This server sends neither e-mail nor notices to browsers: look in now and then.
web-calls-push-here = Notices in this browser
web-calls-push-denied = The browser allows no notices from this page. You can change that in its settings.
web-calls-push-none = This browser takes no notices from here. On an iPhone or iPad, add the page to the home screen and open it from there.
web-calls-email = E-mail address
web-calls-email-keep = Save
web-calls-email-sent = An e-mail is on its way. Open the link in it to confirm the address.
web-calls-email-none = No more e-mails will be sent.
# $address (an e-mail address)
web-calls-email-waits = { $address } is not confirmed yet: open the link in the e-mail sent there.
web-calls-what = Call me when
web-calls-way-push = Notice
web-calls-way-mail = E-mail
web-calls-kind-turn = it is my turn
web-calls-kind-invited = somebody invites me
web-calls-kind-over = a game is over
web-calls-kind-message = somebody writes at my table
web-calls-quiet = Quiet hours
web-calls-from = from
web-calls-until = to
web-calls-kept = Saved.
web-absence = Away? A bot stands in for you wherever people wait for you, except at rated tables.
web-absence-first = First day
web-absence-last = Last day
web-absence-keep = Let a bot stand in
web-absence-end = I am back
web-letter-email = Thank you: e-mails will go to this address.
# $kind (“it is my turn”), $way (“E-mail”)
web-letter-stop = Ended: { $way } when { $kind }. You can switch it on again under your name on the first page.
web-called = A notice has led you here.
web-called-stop = No more notices of this kind
# $ago (such as “2 hours ago”)
web-offline-state = The server does not answer. This is how the table stood { $ago }; you can read it, but not move.
# $ago (such as “2 hours ago”)
web-offline-pages = The server does not answer. This is how things stood { $ago }; you can read them, but begin and answer nothing.
web-offline-needs = For this the server must answer.
