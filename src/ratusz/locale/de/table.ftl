### Der Tisch als Text, soweit er allen Spielen gemeinsam ist. Jede Nachricht ist eine Zeile oder ein Glied einer Liste in einer Zeile;
### Zeilen werden auch vorgelesen.

# Stands where a list is empty.
nothing = keine
# What somebody else is asked; $player (name), $question (a whole sentence)
question-to = { $player }: { $question }
# $player (name)
table-you = { $player } (du)
# $count (number of cards); the cards follow, one in a line, if the hand is the reader's own
table-hand = Hand: { $count ->
        [0] keine Karten
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## How a game went, over its rounds

course-score = Punkte
# What else has changed a figure, besides what is named
course-moves = Züge dazwischen
# Wörter einer Frage, die nicht sagen, was gesucht wird, klein geschrieben
rules-ignored = an auf bei bin das dem den der des die ein eine einen einem es für gibt habe hat ich im in ist kann man mein mit mir oder sind und von wann warum was welche welcher welches wenn wer wie wieso wo wofür womit wozu wird zu zum zur
