### Stół jako tekst, w części wspólnej dla gier. Każdy komunikat to jeden wiersz albo jedna pozycja listy w wierszu; wiersze bywają
### też czytane na głos.

# Stands where a list is empty.
nothing = brak
# What somebody else is asked; $player (name), $question (a whole sentence)
question-to = { $player }: { $question }
# $player (name)
table-you = { $player } (ty)
# $count (number of cards); the cards follow, one in a line, if the hand is the reader's own
table-hand = Ręka: { $count ->
        [0] brak kart
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

## How a game went, over its rounds

course-score = Punkty
# What else has changed a figure, besides what is named
course-moves = ruchy pomiędzy
# Słowa pytania, które nie mówią, czego szukać, małymi literami
rules-ignored = a albo bez ci czego czemu czy czym co do dla gdy gdzie i ile ja jak jaka jaki jakie jest jeśli kiedy kogo kto która które który ma mam mi mogę można na nie o od po przy są się to w z za ze
