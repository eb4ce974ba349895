### Tournaments of bots, `ratusz arena`: its help page, what it prints, and the page it writes. Words between backquotes are commands and flags;
### they are never translated.

## Help page

help-arena = Hold a tournament of bots: the same deals for all, seats rotated, with win rates, ratings and a report.
help-bots = who takes part; `search` and `expert` without a budget of their own get the time of `--time`
help-time = seconds for a decision
help-seats-at-table = how many sit at a table; else all who take part, or as few as the game allows
help-backend = who plays: processes of this computer (local) or a Ray cluster (ray)
help-report = where to write the report, a page of HTML; beside it every game is kept as it ends, so that the same command goes on after an interruption

## While it runs

# $games, $fresh (those that were played now), $draws, $seconds: numbers; $seed (text)
arena-summary = { $games ->
        [one] One game
       *[other] { $games } games
    }, played now: { $fresh }, in { $seconds } seconds. Without a winner: { $draws }. The other numbers are averages. Seed: { $seed }
# $games (number), $file (path)
arena-kept = { $games ->
        [one] One game that is over is kept
       *[other] { $games } games that are over are kept
    } in { $file }; the same command goes on with the rest.

## The page

# $game (name)
arena-title = Tournament: { $game }
# $games, $draws, $length (numbers)
arena-intro = { $games ->
        [one] One game
       *[other] { $games } games
    }, { $length } decisions long on average. Games without a winner: { $draws }. Every deal is played by all, and everybody sits everywhere, so that neither luck nor a seat favours anybody. Beside each share stands its 95 % interval (Wilson). The command:
arena-bot = Bot
arena-games = Games
arena-wins = Wins
arena-won = Won
arena-rating = Rating
arena-thinking = Time for a decision
arena-about-won = How many of its games each bot won.
    .title = Games won
arena-about-rating = What a bot is thought to be worth compared with the others (openskill, Plackett–Luce), with about 95 % certainty. Everybody starts at 25.
    .title = Ratings
arena-about-pairs = How often the bot of the line won where the bot of the column did not, of all times when they were not even.
    .title = Against each other
# Heads the column of the bots that are ahead in each line.
arena-ahead = Ahead
arena-about-seats = How many of its games each bot won in each seat.
    .title = By seat
# $number (number of the seat, counted from 1)
arena-seat = Seat { $number }
# $share (share)
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $share, $low, $high (shares)
arena-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
# $value (number)
arena-number = { NUMBER($value, maximumFractionDigits: 1) }
# $mu, $sigma (numbers)
arena-rated = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $milliseconds (number)
arena-moment = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms

## What can be wrong

# $file (path)
problem-journal-torn = { $file } should hold the games of this report, but cannot be read; move it away or write to another --report.
# $file (path)
problem-journal-busy = { $file } is being written by another tournament; wait for its end or write to another --report.
# $file (path), $what (word), $want, $got (texts)
problem-journal-other = { $file } holds the games of another tournament ({ $what }: “{ $want }”, not “{ $got }”); repeat its arguments or write to another --report.
# $detail (what Ray says)
problem-ray-unreachable = No Ray cluster can be used: { $detail }; check RAY_ADDRESS or leave out --backend ray.
# $game (its name as in commands)
problem-encoding-none = { $game } says nowhere how it is played by numbers: its manifest names no encoding.
