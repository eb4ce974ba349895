### Stół jako tekst, w części wspólnej dla gier. Każdy komunikat to jeden wiersz albo jedna pozycja listy w wierszu; wiersze bywają
### też czytane na głos.

# Stands where a list is empty.
nothing = brak
# $player (name)
table-you = { $player } (ty)
# $deck (number of cards), $discard (number of cards)
table-piles = Stos kart zakrytych: { $deck ->
        [0] pusty
        [one] { $deck } karta
        [few] { $deck } karty
       *[many] { $deck } kart
    }. Stos kart odrzuconych: { $discard ->
        [0] pusty
        [one] { $discard } karta
        [few] { $discard } karty
       *[many] { $discard } kart
    }.
# The same when the discard pile is not empty; $card (name of its top card)
table-piles-top = { table-piles } Na wierzchu: { $card }.
# $cards (list of names)
table-display = Odkryte karty: { $cards }.
# $cards (list of names)
table-played = Zagrane do bieżącej akcji: { $cards }.
# $count (number of cards); the cards follow, one in a line, if the hand is the reader's own
table-hand = Ręka: { $count ->
        [0] brak kart
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
# $count (number of cards), $cards (list of names): those of another's hand that everybody knows
table-hand-known = { table-hand }; znane: { $cards }
# $card (name), $facts (one of the facts- messages)
table-card = { $card }: { $facts }
