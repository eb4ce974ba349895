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
course-moves = what the players did
# Words of a question that say nothing about what is looked for, in small letters
rules-ignored = a about again all also am an and any anybody anyone anything are at be been being but by can could did do does doing done for from get gets getting go goes going got had happen happens has have he her his how i if in into is it its just let like make makes many may me mean means more much must my need needs no nobody not now of off on one or our out please s she should so some somebody someone something still t take takes tell than that the their them then there they this those to too up us want wants was we were what when where which who why will with work works would you your
