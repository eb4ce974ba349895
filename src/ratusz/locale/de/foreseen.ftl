### Was eine Aktion bewirkt: Änderungen von Werten, und was über den Rest entscheidet. Steht bei der Auswahl und nach `what` im Terminal.

# A figure that changes by a known number. $name (what is counted, in the nominative), $change (with its sign)
foreseen-change = { $name }: { $change }
# $name (what is counted), $least and $most (numbers with their signs)
foreseen-span = { $name }: { $least } bis { $most }
# $list (changes as above)
foreseen-figures = Änderungen: { $list }.
foreseen-nothing = Zunächst ändert sich nichts.
foreseen-open = Der Rest hängt davon ab, was du als Nächstes wählst.
foreseen-cut = Es gibt mehr Möglichkeiten, als geprüft wurden; die Änderungen können größer ausfallen.
foreseen-chance = Dann entscheidet der Zufall.
foreseen-hidden = Dann kommt etwas Verdecktes ans Licht.
# $player (name)
foreseen-seat = Dann entscheidet { $player }.
foreseen-over = Dann ist das Spiel zu Ende.
