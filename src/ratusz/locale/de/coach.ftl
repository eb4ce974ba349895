### Der Trainer: was er über eine beendete Partie sagt, im Terminal und auf der Seite.

# $share (share)
coach-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $number (a number without its sign)
coach-number = { NUMBER($number, maximumFractionDigits: 1) }
coach-progress = Der Trainer geht die Partie durch
# $first, $lowest, $highest (percentages)
coach-curve = Gewinnchance: anfangs { $first }, am tiefsten { $lowest }, am höchsten { $highest }.
# $number (of the move), $round (number), $move (what was done, as it is called at the table)
coach-move-round = Zug { $number }, Runde { $round }: { $move }
coach-move = Zug { $number }: { $move }
# $move (what would have been better), $chance, $made (shares)
coach-better = Besser: { $move }. Gewinnchance { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } statt { NUMBER($made, style: "percent", maximumFractionDigits: 0) }.
# What an answer is set off against
apart-beside-first = Verglichen mit der ersten Antwort
apart-beside-second = Verglichen mit der zweiten Antwort
apart-beside-third = Verglichen mit der dritten Antwort
apart-beside-rest = Verglichen mit der besten der übrigen Antworten
apart-beside-yours = Verglichen mit deiner Wahl
apart-beside-made = Verglichen mit dem gespielten Zug
apart-beside-other = Verglichen mit der anderen Antwort
# $beside (of the above), $when (supposed: if an offer wins; now; later: as play goes on), $list (how figures differ)
apart-first = { $beside } { $when ->
        [supposed] (wenn der Vorschlag gewinnt)
        [now] sofort
       *[later] später im Schnitt
    }: { $list }.
# The same, after something was said; $when (now or later), $list (how figures differ)
apart-then = { $when ->
        [now] Sofort
       *[later] Später im Schnitt
    }: { $list }.
# $better, $worse (lists of figures)
apart-but = { $better }, aber { $worse }
# $told (a figure and its change), $often (of ten tries, at most nine)
apart-often = { $told } (in { $often } von 10 Versuchen)
# Where no figure shows why; $beside (of the above), $often (of ten tries)
apart-ahead = { $beside } stehst du danach in { $often } von 10 Versuchen besser da.
apart-behind = { $beside } stehst du danach in { $often } von 10 Versuchen schlechter da.
# After what speaks against it; $often (of ten tries)
apart-yet = Trotzdem stehst du danach in { $often } von 10 Versuchen besser da.
apart-same = Sie ändert nichts, was zählt.
coach-nothing = Kein Zug hat merklich Chancen gekostet.
coach-how = Jede Entscheidung wird nur danach beurteilt, was an diesem Platz damals zu wissen war; der Rest wird viele Male geraten.
coach-stale = Was die Bots über dieses Spiel gelernt haben, gehört zu anderen Regeln oder Karten und wird nicht verwendet: Der Trainer urteilt nach von Hand geschriebenen Bewertungen, und seine Chancen sind ungenauer.
# Beside what a bot advises; $chance (share)
coach-estimate = Geschätzte Gewinnchance: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

## Puzzles: positions with one best answer.

puzzle-you = Du
puzzle-right = Richtig!
puzzle-wrong = Das ist nicht die beste Antwort.
# $move (the solution), $chance (share), $other (a tempting answer), $made (share)
puzzle-best = Am besten: { $move }. Gewinnchance { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } gegenüber { NUMBER($made, style: "percent", maximumFractionDigits: 0) } mit: { $other }.
# $number, $count (numbers)
puzzle-head = Rätsel { $number } von { $count }: Was ist hier am besten?
puzzle-again = Versuche es noch einmal oder tippe `solution`.
puzzle-solution = Die Lösung:
# $done, $count (numbers)
puzzle-solved = Gelöst: { $done } von { $count }.
puzzle-how = Löse das heutige:
puzzle-next = Das nächste:
