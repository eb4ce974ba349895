### Der Tisch als Text, soweit er allen Spielen gemeinsam ist. Jede Nachricht ist eine Zeile oder ein Glied einer Liste in einer Zeile;
### Zeilen werden auch vorgelesen.

# Stands where a list is empty.
nothing = keine
# $player (name)
table-you = { $player } (du)
# $deck (number of cards), $discard (number of cards)
table-piles = Nachziehstapel: { $deck ->
        [one] { $deck } Karte
       *[other] { $deck } Karten
    }. Ablagestapel: { $discard ->
        [0] leer
        [one] { $discard } Karte
       *[other] { $discard } Karten
    }.
# The same when the discard pile is not empty; $card (name of its top card)
table-piles-top = { table-piles } Dort zuoberst: { $card }.
# $cards (list of names)
table-display = Auslage: { $cards }.
# $cards (list of names)
table-played = Für die laufende Aktion gespielt: { $cards }.
# $count (number of cards); the cards follow, one in a line, if the hand is the reader's own
table-hand = Hand: { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }
# $count (number of cards), $cards (list of names): those of another's hand that everybody knows
table-hand-known = { table-hand }; bekannt: { $cards }
# $card (name), $facts (one of the facts- messages)
table-card = { $card }: { $facts }
