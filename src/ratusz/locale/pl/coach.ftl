### Trener: co mówi o skończonej grze, w terminalu i na stronie.

# $share (share)
coach-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $number (a number without its sign)
coach-number = { NUMBER($number, maximumFractionDigits: 1) }
coach-progress = Trener przegląda grę
# $first, $lowest, $highest (percentages)
coach-curve = Szansa na wygraną: na początku { $first }, najmniejsza { $lowest }, największa { $highest }.
# $number (of the move), $round (number), $move (what was done, as it is called at the table)
coach-move-round = Ruch { $number }, runda { $round }: { $move }
coach-move = Ruch { $number }: { $move }
# $move (what would have been better), $chance, $made (shares)
coach-better = Lepiej: { $move }. Szansa na wygraną { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } zamiast { NUMBER($made, style: "percent", maximumFractionDigits: 0) }.
# $changes (sentences on how figures change)
coach-at-once = Co to daje od razu: { $changes }
coach-at-once-made = Co dał wykonany ruch: { $changes }
# $name (what is counted), $better, $made (numbers with their signs)
coach-rather = { $name } { $better } zamiast { $made }
# $list (of the above)
coach-leads = Dokąd to prowadzi, średnio: { $list }.
coach-nothing = Żaden ruch nie kosztował zauważalnej części szans.
coach-how = Każda decyzja jest oceniana tylko według tego, co można było wtedy wiedzieć z jej miejsca; reszta jest zgadywana wiele razy.
coach-stale = To, czego boty nauczyły się o tej grze, dotyczy innych zasad lub kart i nie jest używane: trener kieruje się ocenami zapisanymi ręcznie, a szanse podaje z mniejszą dokładnością.
# Beside what a bot advises; $chance (share)
coach-estimate = Szacowana szansa na wygraną: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

## Puzzles: positions with one best answer.

puzzle-you = Ty
puzzle-right = Dobrze!
puzzle-wrong = To nie jest najlepsza odpowiedź.
# $move (the solution), $chance (share), $other (a tempting answer), $made (share)
puzzle-best = Najlepiej: { $move }. Szansa na wygraną { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } wobec { NUMBER($made, style: "percent", maximumFractionDigits: 0) } przy odpowiedzi: { $other }.
# $changes (sentences on how figures change)
puzzle-at-once-other = Druga odpowiedź: { $changes }
# $number, $count (numbers)
puzzle-head = Zagadka { $number } z { $count }: co tu jest najlepsze?
puzzle-again = Spróbuj jeszcze raz albo wpisz `solution`.
puzzle-solution = Rozwiązanie:
# $done, $count (numbers)
puzzle-solved = Rozwiązane: { $done } z { $count }.
puzzle-how = Rozwiąż dzisiejszą:
puzzle-next = Następna:
