### Scopa: names, the table, choices, questions, the log, reasons for refusals.

game-scopa = Scopa

# $rank (one of rank-), $suit (one of suit-)
card = { $rank } of { $suit }
rank-ace = ace
rank-2 = two
rank-3 = three
rank-4 = four
rank-5 = five
rank-6 = six
rank-7 = seven
rank-jack = jack
rank-knight = knight
rank-king = king
suit-coins = coins
suit-cups = cups
suit-swords = swords
suit-clubs = clubs
# $value (number)
text-value = Takes cards worth { $value } together.
# $prime (number)
text-prime = Counts { $prime } for the primiera.

# $round (number), $player (name of the dealer), $deck (number of cards)
table-deal = Deal { $round }. Dealer: { $player }. Cards in the deck: { $deck }.
# $cards (list of names)
table-table = On the table: { $cards }.
# $player (name), $points (number)
table-side = { $player }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# $points (list of sources with numbers)
table-points = Points: { $points }
# $count (number of cards), $cards (list of names)
table-taken = Taken, { $count }: { $cards }
# $cards (list of names)
table-own-hand = Hand: { $cards }

# $card (name)
action-play = Play the { $card }
# $cards (list of names)
action-take = Take { $cards }
question-play = Play a card.
question-take = Choose what your card takes.

# $round (number), $leader (name), $cards (list of names)
event-round = Deal { $round } begins; { $leader } plays first. On the table: { $cards }.
# $player (name), $cards (list of names)
event-drew = { $player } draws { $cards }.
# $player (name), $count (number of cards)
event-drew-hidden = { $player } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
# $player (name), $card (name)
event-played = { $player } plays the { $card }.
# $card (name)
event-laid = The { $card } stays on the table.
# $player (name), $cards (list of names)
event-took = { $player } takes { $cards }.
# $player (name)
event-swept = Scopa! { $player } has cleared the table and gets a point.
# $player (name), $cards (list of names)
event-rest = { $player } took last and gets what is left: { $cards }.
# $player (name), $count (number of cards)
event-most-cards = { $player } has most cards ({ $count }) and gets a point.
# $player (name), $count (number of coins)
event-most-coins = { $player } has most coins ({ $count }) and gets a point.
# $player (name)
event-settebello = { $player } has the seven of coins and gets a point.
# $player (name), $count (number)
event-primiera = { $player } has the best primiera ({ $count }) and gets a point.
# $winners (number), $names (of the winners), $scores (list of names with points)
event-ended = The game is over. { $winners ->
        [0] It is a draw
        [one] Winner: { $names }
       *[other] Winners: { $names }
    }. Points: { $scores }.

# $card (name)
refused-SCOPA-PLAY-2 = The { $card } lies on the table; play a card from your hand.
refused-SCOPA-TAKE-3 = A card of the same value lies on the table, and it goes before a sum.

score-sweeps = scopas
score-cards = cards
score-coins = coins
score-settebello = seven of coins
score-primiera = primiera
score-total = Points

## What is told at length

stage-count = The deal is counted
stage-deal = A new deal
stage-sweep = Scopa!
