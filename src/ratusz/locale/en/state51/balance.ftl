### The page that `ratusz balance state51` writes. A share is a part of the games that were not drawn; a card is named in the nominative.

# $game (name)
balance-title = Balance of { $game }
# $games, $draws, $length (numbers)
balance-intro = The bot `expert` played itself: { $games } games of { $length } decisions on average. { $draws ->
        [0] None was drawn.
        [one] One was drawn and is left out below.
       *[other] { $draws } were drawn and are left out below.
    } Both seats see only what is theirs to see and give the answer the network thinks best; games differ by the cards, the factions and who begins. Beside each share of games won stands its 95 % interval (Wilson). The command:
balance-sides = Factions and first player
balance-side = Side
balance-games = Games
balance-won = Won
# $faction (name)
balance-first-side = { $faction } begins
# $faction (name)
balance-second-side = { $faction } follows
balance-first = Who begins
balance-second = Who follows
# $points (list of balance-point)
balance-points = Victory points on average: { $points }.
# $faction (name), $points (number)
balance-point = { $faction } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-cards = What a card is worth
balance-worth = Chance alone deals the first hand. So if those who are dealt a card win more or less than half of their games, it is the card that does it, compared with the others they might have been dealt in its place.
# $cards (list of balance-named)
balance-helpful = Above half by their intervals, so worth more than the average card (games won with it in the first hand; with so many cards, chance may put one in this list or the next): { $cards }.
# $cards (list of balance-named)
balance-harmful = Below half by their intervals, so worth less: { $cards }.
# $cards (list of balance-named), $limit (share)
balance-idle = Worth next to nothing to the expert, because it used them in fewer than { NUMBER($limit, style: "percent") } of the hands they came to: { $cards }.
# $card (name), $share (share)
balance-busy = No card is worth nothing: even { $card }, the least used, was put to use in { NUMBER($share, style: "percent", maximumFractionDigits: 0) } of the hands it came to.
# $card (name), $share (share)
balance-named = { $card } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
balance-choices = What is done with a card
balance-choice = From here on the players chose, so a high share says that winning goes with it, not that it brings the win. “Use” is the part of the hands with the card in which it was incorporated, conquered, cooperated with, put in by a rebuild or played.
balance-card = Card
balance-usage = Use
balance-dealt = Dealt
balance-drawn = Drawn
balance-incorporated = Incorporated
balance-rebuilt = Put in by a rebuild
balance-replaced = Rebuilt
balance-conquered = Conquered
balance-cooperated = Cooperated with
balance-worked = Worked at
balance-visited = Visited
balance-played = Played
# $share (share)
balance-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $share, $low, $high (shares)
balance-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
# A share of too few games to tell; $games (number)
balance-few = { $games ->
        [0] –
       *[other] ({ $games })
    }
# $count (number)
balance-count = { $count }
