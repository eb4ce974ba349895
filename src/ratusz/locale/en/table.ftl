### The table as text, as far as games share it. Each message is one line, or one item of a list in a line; lines are read aloud too.

# Stands where a list is empty.
nothing = none
# $player (name)
table-you = { $player } (you)
# $deck (number of cards), $discard (number of cards)
table-piles = Deck: { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    }. Discard pile: { $discard ->
        [0] empty
        [one] { $discard } card
       *[other] { $discard } cards
    }.
# The same when the discard pile is not empty; $card (name of its top card)
table-piles-top = { table-piles } Top of the discard pile: { $card }.
# $cards (list of names)
table-display = Display: { $cards }.
# $cards (list of names)
table-played = Played for the action under way: { $cards }.
# $count (number of cards); the cards follow, one in a line, if the hand is the reader's own
table-hand = Hand: { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }
# $count (number of cards), $cards (list of names): those of another's hand that everybody knows
table-hand-known = { table-hand }; known: { $cards }
# $card (name), $facts (one of the facts- messages)
table-card = { $card }: { $facts }
