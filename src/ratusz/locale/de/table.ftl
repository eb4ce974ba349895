### Der Tisch als Text, soweit er allen Spielen gemeinsam ist. Jede Nachricht ist eine Zeile oder ein Glied einer Liste in einer Zeile;
### Zeilen werden auch vorgelesen.

# Stands where a list is empty.
nothing = keine
# $player (name)
table-you = { $player } (du)
# $count (number of cards); the cards follow, one in a line, if the hand is the reader's own
table-hand = Hand: { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
