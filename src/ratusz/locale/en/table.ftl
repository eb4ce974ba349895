### The table as text, as far as games share it. Each message is one line, or one item of a list in a line; lines are read aloud too.

# Stands where a list is empty.
nothing = none
# $player (name)
table-you = { $player } (you)
# $count (number of cards); the cards follow, one in a line, if the hand is the reader's own
table-hand = Hand: { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
