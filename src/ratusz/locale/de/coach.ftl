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
# $changes (sentences on how figures change)
coach-at-once = Das bewirkt sofort: { $changes }
coach-at-once-made = Der gespielte Zug: { $changes }
# $name (what is counted), $better, $made (numbers with their signs)
coach-rather = { $name } { $better } statt { $made }
# $list (of the above)
coach-leads = Wohin es im Schnitt führt: { $list }.
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
# $changes (sentences on how figures change)
puzzle-at-once-other = Die andere Antwort: { $changes }
# $number, $count (numbers)
puzzle-head = Rätsel { $number } von { $count }: Was ist hier am besten?
puzzle-again = Versuche es noch einmal oder tippe `solution`.
puzzle-solution = Die Lösung:
# $done, $count (numbers)
puzzle-solved = Gelöst: { $done } von { $count }.
puzzle-how = Löse das heutige:
puzzle-next = Das nächste:
