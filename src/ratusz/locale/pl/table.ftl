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
course-moves = działania graczy
# Słowa pytania, które nie mówią, czego szukać, małymi literami
rules-ignored = a aby albo ale bez bierze biorą bo by być był była było będzie będą chce chcę ci co coś czego czemu czemuś czy czym daje dają dla dlaczego do dostajemy dostaję dostać działa działają dzieje dziś gdy gdzie go gra gry grze grę i ich ile im inny ja jak jaka jaki jakie jakiś jaką jego jej jest jestem jeszcze jeśli już kiedy kim kimś kogo kogoś komuś kto ktoś która które którego który których którym którą ma mam mamy masz mi mnie mogą mogę moim moja moje moją możemy można musi musimy muszę my mój na nam nas nasz nasze nic nich nie niego niej o od one oni ono oraz po potem potrafi przez przy robi robią robić się skoro skąd stanie stać swoim swoja swoje swojej swoją swój są służy służą ta tam te tego tej ten też to trzeba tu ty tych tym w wiele więc wolno wtedy wziąć z za ze zdobyć zrobić żeby
