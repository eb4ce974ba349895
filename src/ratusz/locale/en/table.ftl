### The table as text, as far as games share it. Each message is one line, or one item of a list in a line; lines are read aloud too.

# Stands where a list is empty.
nothing = none
# What somebody else is asked; $player (name), $question (a whole sentence)
question-to = { $player }: { $question }
# $player (name)
table-you = { $player } (you)
# $count (number of cards); the cards follow, one in a line, if the hand is the reader's own
table-hand = Hand: { $count ->
        [0] no cards
        [one] { $count } card
       *[other] { $count } cards
    }

## How a game went, over its rounds

course-score = Points
# What else has changed a figure, besides what is named
course-moves = moves in between
# Words of a question that say nothing about what is looked for, in small letters
rules-ignored = a an and are can do does for from have how i if in is it many may me much my of on or the there to what when where which who why with you
