### Stół jako tekst, w części wspólnej dla gier. Każdy komunikat to jeden wiersz albo jedna pozycja listy w wierszu; wiersze bywają
### też czytane na głos.

# Stands where a list is empty.
nothing = brak
# $player (name)
table-you = { $player } (ty)
# $count (number of cards); the cards follow, one in a line, if the hand is the reader's own
table-hand = Ręka: { $count ->
        [0] brak kart
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
