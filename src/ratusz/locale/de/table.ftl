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
course-moves = was die Spieler taten
# Wörter einer Frage, die nicht sagen, was gesucht wird, klein geschrieben
rules-ignored = aber als also am an andere anderen anderer auch auf aus bedeutet bei beim bekomme bekommen bekommt bewirkt bin bis bringt da damit dann darf darfst das dass dein deine dem den denn der des die dienen dient dies diese dieser doch du durch dürfen ein eine einem einen er es etwas euch euer funktionieren funktioniert für geht gehört gibt habe haben hat hier ich ihr ihre im in ist jemand jemanden kann kein keine keinen komme kommen kommt können könnte mache machen macht mal man mehr mehrere mein meine meinem meinen meiner meines mir mit muss müssen nach nicht noch nun nur ob oder ohne passiert sein seine sich sie sind so soll sollte tue tun tut um und uns unser viel viele vom von wann warum was welche welcher welches wenn wer wie wieder wieso wir wird wirst wo wofür woher wohin womit wozu würde zu zum zur
