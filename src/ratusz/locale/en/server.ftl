### The server: what it refuses and why, what it tells about tables, and what it says to whoever starts it.

## People and seats

# $number (three digits)
guest-name = Guest { $number }
# $number (number of the seat, counted from 1)
player-number = Player { $number }
# Stands where a player's name would stand.
seat-open = Open seat
# Stands where the name of somebody would stand who has deleted his account.
former-player = Former player
bot-rookie = Rookie
    .blurb = Makes the mistakes of a newcomer: overlooks things, falls for others, and sees no further than the table. Good for learning the rules in peace.
bot-trader = Trader
    .blurb = Takes what looks best right now, and sometimes overlooks something better.
bot-planner = Planner
    .blurb = Has a plan and looks at what may follow: a fifth of a second a move at most.
bot-strategist = Strategist
    .blurb = Judges by what was learned from thousands of games and answers at once, but now and then overlooks something.
bot-expert = Expert
    .blurb = Learned from its own games and tries out what may follow: a fifth of a second a move. The strongest there is.
# A bot of an old record that is no longer offered.
bot-other = Bot
# How a finished game is told in a list.
# $you (yes: who reads has won; no), $others (how many winners besides), $names (of those)
ended-won = { $you ->
        [yes] { $others ->
            [0] you won
           *[other] you won, with { $names }
        }
       *[no] won by { $names }
    }
ended-none = nobody won
# Stands where a browser and a system would stand, such as “Firefox, Linux”.
device-unknown = Unknown device
# $player (name), $game (title): what a link says that somebody sends
invitation = { $player } invites you to play { $game }
# $count (number of seats)
terms-players = { $count ->
        [one] one player
       *[other] { $count } players
    }
terms-rated = rated
terms-unrated = not rated
terms-no-hints = no hints
# $seconds, $minutes (numbers; 0 minutes: no whole ones)
terms-bargain = { $seconds ->
        [0] time to bargain: none
       *[other] { $minutes ->
            [0] time to bargain: up to { $seconds } s
           *[other] time to bargain: up to { $minutes } min
        }
    }
# $minutes (a player for the game), $more (seconds after every turn)
terms-live = live: { $minutes } minutes each, and { $more } seconds a turn
# $hours (number)
terms-days = { $hours ->
        [24] a day a move
        [72] three days a move
        [168] a week a move
       *[other] { $hours } hours a move
    }
# What somebody made of the deal of the day; $won (true or false), $round (how many rounds were played), $deaths (number of people)
daily-frostpunk = { $won ->
        [true] saved the city
       *[other] held out until round { $round }
    }, deaths: { $deaths }
# $score, $other (points of the player and of the bot)
daily-state51 = { $score } to { $other } points

## Lines of the log and of the page

# $player (name), $count (number of moves)
fact-undo = { $player } takes back { $count ->
        [one] the last move
       *[other] the last { $count } moves
    }.
# $player (name), $count (number of moves)
fact-undo-asked = { $player } asks to take back { $count ->
        [one] the last move
       *[other] the last { $count } moves
    }.
# $player (name)
fact-undo-agreed = { $player } agrees.
# $player (name): who was asked and says no, or who asked and thinks better of it
fact-undo-refused = { $player } ends the request: the move stands.
fact-position = The rules of the game have been corrected; it goes on from this position.
# $count (number of moves)
fact-again = { $count ->
        [one] The move made since then was
       *[other] The { $count } moves made since then were
    } made again by the new rules.
# $player (name), $count (number of moves)
fact-lost = By the new rules { $player } cannot have made { $count ->
        [one] a move that was made; it is taken back
       *[other] { $count } moves that were made; they are taken back
    }.
# $player (name), $action (a choice, as it was offered)
fact-lost-own = By the new rules { $player } cannot have made this move; it is taken back: { $action }.
# Heads a list of actions.
question-aside = At any time you may:

## Goodbyes, before the server closes a connection

bye-gone = There is no such table, or it has been deleted.
bye-slow = Your connection could not keep up; reconnect to see how the table stands now.
bye-restart = The server is being restarted; the table goes on as soon as it is back.
bye-fault = The server made a mistake; nothing that was confirmed is lost. Reconnect to go on.
bye-abuse = Too many messages: the connection was closed.
bye-sockets = You have this table open too many times; close one of the windows.
bye-dismissed = Whoever opened this table has asked you to leave it.
bye-logout = You have been logged out; reconnect to go on under the name you have now.

## What is refused

# $code (word)
wrong-somehow = Something is wrong with that ({ $code }).
# $table (id)
problem-table-unknown = There is no table “{ $table }”: check the link, or ask whoever sent it for a new one.
# $game (name)
problem-table-told = This game of “{ $game }” is over. It was played by other rules or cards than this Ratusz has: it can be looked at and exported, but not gone on with.
# $game (name)
problem-table-untold = This game of “{ $game }” was played by other rules or cards than this Ratusz has, and ended before there was time to keep how it went: it can be exported, but not looked at.
# $game (name)
problem-table-stuck = This table of “{ $game }” was begun by other rules or cards than this Ratusz has, and cannot go on by these. Nothing of it is lost: whoever runs the server can export it (ratusz admin export).
problem-page-unknown = There is nothing at this address.
problem-page-missing = The page has not been built into this installation; the programming interface works without it.
problem-method = This address does not take requests of this kind.
problem-origin = The request comes from a page of another site and was not carried out.
problem-not-json = The request must be JSON, with the content type application/json.
problem-message-json = This is not JSON.
# $field (path), $detail (one of the problem-value- messages)
problem-message-form = Field “{ $field }” of the message: { $detail }.
# $detail (one of the problem-value- messages)
problem-message-whole = The message as a whole: { $detail }.
# $most (number of bytes)
problem-too-long = The message is too long; at most { $most } bytes are read.
problem-too-fast = Too many messages in a short time; wait a moment.
problem-too-many-tables = You have opened many tables in the last hour; play some of them first.
problem-too-many-guests = Many guests have come from your address in the last hour; try again later.
problem-too-many-tries = Too many attempts; try again in a few minutes.
problem-table-held = Another server holds this table and does not let go of it; nothing was done. Try again in a moment.
problem-not-written = This could not be written down in time. If the table does not show it in a moment, do it again.
problem-database-silent = The database does not answer just now; try again in a moment.
problem-fault = The server made a mistake; nothing was changed.
problem-not-yours = This seat is not yours.
problem-seat-taken = Somebody else has taken the seat already.
problem-seat-yours = You already sit at this table; only who opened it can take further seats, by naming them.
problem-seat-dismissed = You have been asked to leave this table; you cannot sit down here again.
problem-seat-address = Somebody from your address sits at this table already. At a public table every address takes one seat; to play together, open a table and send each other the link.
problem-seat-vacant = Nobody sits there.
problem-seat-kept = The free seats are kept for people who have been invited.
problem-contact-unknown = You can invite people you have played with; to others send a link.
problem-invitation-forged = This invitation is not genuine, or was not copied as a whole: ask for the link again.
# $days (number)
problem-invitation-expired = This invitation has expired: links are good for { $days } days. Ask for a new one.
problem-invitation-used = There is nothing left to be invited to: the game is over, or whoever invited you is gone.
problem-too-many-invitations = You have invited many people in the last hour; try again later.
problem-rematch-early = The game is still being played; a rematch begins when it is over.
# $day (date, or name of a game)
problem-daily-unknown = There is no deal of the day for “{ $day }”.
problem-daily-sealed = Others may still be playing this deal: its record can be read when the day is over, at midnight UTC.
problem-daily-own = This is somebody’s one try at the deal of the day: only they can sit down here.
problem-counts-alone = At a table that counts you play yourself; no bot can take over.
problem-begun = The game has begun; nobody can be asked to leave any more.
problem-talk-players = Only its players talk at this table.
problem-rated-account = A rated table is for players with an account: make one, or play a table that is not rated.
problem-rated-seats = At a rated table everybody plays one seat of their own, and bots play the others; open seats for other people instead.
problem-rated-pace = A rated table where people wait for each other needs a clock: choose a time to move, minutes for the game or days for each move.
problem-undo-counts = At a table that counts nothing can be taken back once something hidden has become known, or another has moved.
# $seat (number, counted from 0)
problem-seat-bot = Seat { $seat } belongs to a bot.
# $seat (number, counted from 0)
problem-seat-no-bot = Seat { $seat } is not played by a bot.
problem-sealed = The game is still being played; it can be looked at as a whole when it is over.
# $got (number), $most (number)
problem-move-unknown = There is no move { $got }; the game has { $most }.
# $got (text)
problem-eyes = “{ $got }” are nobody’s eyes: write the number of a seat, “open” or “none”.
# $got (number), $most (number)
problem-record-long = The record has { $got } moves; at most { $most } are accepted.
# $most (number)
problem-chat-form = A message must have between 1 and { $most } characters.
problem-whisper = Only a player at the table can speak to one seat alone, and the seat must exist.
problem-undo-pending = Somebody has already asked to take a move back; wait for the answer.
problem-undo-declined = Your request was turned down; ask again after the next move.
problem-undo-bot = A bot plays this seat now; take the seat back first, then the move.
problem-undo-no-request = Nobody asks to take a move back.
problem-undo-not-asked = Nobody asked you for your consent.

## Names and accounts

# $most (number)
problem-name-form = A name must have between 1 and { $most } visible characters.
# $name (text)
problem-name-taken = The name “{ $name }” is taken; choose another one.
problem-name-invisible = This name holds characters that nobody can see, or that cover others; write it with letters, digits and ordinary spaces.
# $word (text)
problem-name-mixed = The word “{ $word }” mixes letters of different alphabets that look alike; write it in one alphabet.
# $name (what was written), $account (the name it looks like)
problem-name-alike = “{ $name }” looks like “{ $account }”, the name of an account; choose another one.
problem-session-unknown = There is no such session: it has ended already.
problem-name-account = The name of an account can change only in upper and lower case.
# $least (number), $most (number)
problem-password-form = A password must have between { $least } and { $most } characters.
problem-account-already = You have an account already.
problem-login-wrong = Name and password do not match.
problem-password-wrong = This is not your password.
problem-account-needed = For this you need an account.
problem-recovery-wrong = Name and code do not match, or the code has been used or has expired. Each code is good once.
problem-recovery-no-mail = This server sends no e-mail; use one of your printed codes.
problem-passkey-wrong = This passkey is not known here; log in with your password.
problem-passkey-late = This took too long, or was used already; begin again.
problem-passkey-unknown = There is no such passkey any more.
# $most (number)
problem-passkey-many = You have { $most } passkeys already; delete one first.
problem-banned = You are not welcome here; ask whoever runs this server why.
problem-blocked = You cannot sit down here: you and somebody at this table are kept apart.
problem-block-self = You cannot block yourself.
problem-block-nobody = Nobody knows who that was: they showed nothing but the key of a seat, or no name at all.
problem-message-unknown = There is no such message, or it was not meant for you.
problem-report-twice = You have reported this already.

## Starting and looking after the server

# $address (web address)
serve-ready = Ratusz is at { $address } (Ctrl-C stops it).
# $address (web address)
serve-already = Ratusz is already running at { $address }.
# $got (word before ://)
problem-database-address = “{ $got }” is not a database Ratusz knows; write for instance sqlite:///games.db or postgresql://user:password@host/name.
# $detail (text, in English)
problem-database-away = The database cannot be used: { $detail }.
problem-workers-sqlite = Several processes cannot serve one SQLite file; use PostgreSQL, or leave --workers out.
problem-workers-fail = The processes that serve end again and again; the log says why.
problem-database-driver = To use PostgreSQL, install the extra “postgres”: pip install ratusz[postgres].
# $file (name)
problem-database-busy = Another server already uses { $file }; stop it first, or use PostgreSQL for several servers.
# $host (name or number), $port (number), $detail (text, in English)
problem-port-busy = Nobody can be received at { $host }, port { NUMBER($port, useGrouping: 0) }: { $detail }.
# $got (text)
problem-origin-form = “{ $got }” is not the address of a site; write it like https://games.example, without anything after it.
# $table (id)
admin-deleted = Table { $table } has been deleted.
# $table (id), $file (name)
admin-exported = The record of table { $table } is in { $file }.
# $table (id)
problem-admin-sure = Nothing was deleted. Deleting table { $table } cannot be undone; if you are sure, add --yes.
# $got (number)
problem-report-unknown = There is no open report { $got }.
# $got (number)
problem-report-nobody = Nobody knows who is meant by report { $got }: they showed nothing but the key of a seat, or are gone.
problem-ban-whom = Name an account, or a report with --report, and not both.
# $name (text)
problem-person-unknown = There is no account “{ $name }”.
# $guests, $tables (numbers), $days (number)
problem-tidy-sure = Nothing was deleted. In { $days } days nobody has used { $guests } guests and { $tables } tables; to delete them for ever, add --yes.
admin-report = No.
admin-name = Name
admin-said = Said
admin-why = Reported because
admin-no-reports = There are no open reports.
# $report (number)
admin-settled = Report { $report } is settled.
# $name (text)
admin-banned = { $name } is let in no more and logged out everywhere.
# $name (text)
admin-unbanned = { $name } is let in again.
# $name (text)
admin-not-banned = { $name } was not banned.
# $guests, $tables (numbers)
admin-tidied = Deleted: guests { $guests }, tables { $tables }.
# $file (name), $tables (number of tables), $unfinished (how many of them are still played)
admin-backed-up = The back-up is in { $file }; it holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, games in play: { $unfinished }. The secret file is not part of it.
# $file (name), $tables (number of tables), $unfinished (how many of them are still played)
admin-restored = The back-up { $file } has been checked and put in place; it holds { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, games in play: { $unfinished }.
# $file (name)
admin-aside = The database that was there before is kept in { $file }; delete it when you no longer need it.
# $count (number of tables), $known (their ids)
admin-closed = { $count ->
        [one] The game at one table cannot go on by the rules of this version; it can be exported:
       *[other] The games at { $count } tables cannot go on by the rules of this version; they can be exported:
    } { $known }.
# $file (name)
problem-backup-form = { $file } is not a back-up of Ratusz; name a file that “ratusz admin backup” has written.
# $table (name), $got (number), $want (number)
problem-backup-short = The copy is not complete: of “{ $table }”, { $got } of { $want } rows arrived. Nothing was changed; try again.
# $file (name), $detail (text, in English)
problem-database-damaged = { $file } is damaged or cannot be read: { $detail }. Nothing was changed.
# $got, $want (numbers of forms)
problem-database-newer = This comes from a newer Ratusz: the database has form { $got }, and this version knows it up to { $want }. Use the newer version, or another database.
# $game (name), $got, $want (versions of the rules)
problem-rules-newer = This database is played by version { $got } of the rules of “{ $game }”, and this Ratusz has version { $want }: its tables are left to the newer one. Update this one, or use another database.
# $game (name)
problem-cards-newer = This database is played with other cards of “{ $game }” since a later server came: its tables are left to that one. Bring both to the same version, or use another database.
problem-database-empty = There is nothing of Ratusz in this database; check its address.
problem-database-served = A server is using this database; stop every server on it first.
# $folder (name), $need, $have (megabytes)
problem-no-room = There is too little room in { $folder }: { $need } MB are needed and { $have } MB are free.
# $place (file or address)
problem-restore-sure = Nothing was changed. { $place } holds tables or people already, and all of it would make way for the back-up; if you are sure, add --yes.
admin-table = Table
admin-game = Game
admin-status = Status
admin-moves = Moves
admin-updated = Last change
admin-players = Players

help-serve = Serve the games to browsers and programs, here or to everybody.
help-host = address to listen at; 0.0.0.0 for every network
help-port = port to listen at; 0 for any free one
help-database = where the tables are kept: sqlite:///games.db or postgresql://user:password@host/name; else a file in your data folder
help-origin = the address people use, if it is another one: https://games.example
help-secret = file with the secret that signs cookies, made if it is missing; the same for all servers of one database
help-tables-per-hour = how many tables one person may open in an hour
help-workers = how many processes serve (PostgreSQL only)
help-smtp = the SMTP server that takes e-mails to players, such as smtp://user:password@mail.example:587; or RATUSZ_SMTP
help-mail-from = sender of the e-mails; or RATUSZ_MAIL_FROM
help-log-level = how much is logged
help-no-browser = do not open a browser
help-admin = Look after the tables of a server, running or not.
help-admin-list = All tables, the last changed first.
help-admin-export = The whole record of a table, even if its game is not over.
help-admin-delete = Delete a table with everything that belongs to it.
help-admin-backup = Write a back-up of all tables and people into a file; servers may go on.
help-admin-restore = Put a back-up in the place of a database that no server uses.
help-admin-reports = What people have reported and nobody has settled.
help-admin-settle = A report has been dealt with.
help-admin-ban = Log an account, or whoever a report is about, out everywhere and let it in no more.
help-admin-unban = Let an account, or whoever a report is about, in again.
help-admin-tidy = Delete guests and tables nobody has used for long.
help-report-number = number of the report
help-account = name of the account
help-ban-days = for so many days; else for ever
help-ban-report = number of a report: whoever it is about, be it a guest
help-tidy-days = for how many days nobody has used them
help-backup-file = the file of the back-up
help-table = id of the table, as in its address
help-export-to = write it to this file instead of the screen
help-yes = really do it

## Time, as lines of the log; $player, $other (names)

fact-clock-on = The clocks are running.
fact-clock-off = The clocks stand still until every seat is taken.
# $player (name)
fact-clock-bot = { $player }: a bot plays, and this clock stands.
# $player (name)
fact-clock-back = { $player }: no bot plays any more, and this clock goes on.
# $player (name)
fact-clock-fresh = { $player } plays again and gets new time.
# $player (name)
fact-time-timeout = { $player } has run out of time.
# $player (name), $other (name)
fact-time-wait = { $player } waits on: { $other } gets new time.
# $player (name), $other (name)
fact-time-stand = { $player } lets a bot play on for { $other }.
# $player (name), $other (name)
fact-time-end = { $player } would end the game because { $other } is out of time.
fact-time-ended = The game was ended without a result: a player was out of time.
