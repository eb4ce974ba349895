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
# What an answer is set off against
apart-beside-first = W porównaniu z pierwszą odpowiedzią
apart-beside-second = W porównaniu z drugą odpowiedzią
apart-beside-third = W porównaniu z trzecią odpowiedzią
apart-beside-rest = W porównaniu z najlepszą z pozostałych odpowiedzi
apart-beside-yours = W porównaniu z twoim wyborem
apart-beside-made = W porównaniu z tym, co zagrano
apart-beside-other = W porównaniu z drugą odpowiedzią
# $beside (of the above), $when (supposed: if an offer wins; now; later: as play goes on), $list (how figures differ)
apart-first = { $beside } { $when ->
        [supposed] (jeśli oferta wygra)
        [now] od razu
       *[later] później, średnio
    }: { $list }.
# The same, after something was said; $when (now or later), $list (how figures differ)
apart-then = { $when ->
        [now] Od razu
       *[later] Później, średnio
    }: { $list }.
# $better, $worse (lists of figures)
apart-but = { $better }, ale { $worse }
# $told (a figure and its change), $often (of ten tries, at most nine)
apart-often = { $told } (w { $often } na 10 prób)
# Where no figure shows why; $beside (of the above), $often (of ten tries)
apart-ahead = { $beside } w { $often } na 10 prób dała lepszą sytuację.
apart-behind = { $beside } w { $often } na 10 prób dała gorszą sytuację.
# After what speaks against it; $often (of ten tries)
apart-yet = A jednak w { $often } na 10 prób dała lepszą sytuację.
apart-same = Nie zmienia to niczego istotnego.
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
# $number, $count (numbers)
puzzle-head = Zagadka { $number } z { $count }: co tu jest najlepsze?
puzzle-again = Spróbuj jeszcze raz albo wpisz `solution`.
puzzle-solution = Rozwiązanie:
# $done, $count (numbers)
puzzle-solved = Rozwiązane: { $done } z { $count }.
puzzle-how = Rozwiąż dzisiejszą:
puzzle-next = Następna:
