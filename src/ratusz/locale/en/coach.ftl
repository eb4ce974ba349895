### The coach: what it says of a game that is over, in the terminal and on the page.

# $share (share)
coach-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $number (a number without its sign)
coach-number = { NUMBER($number, maximumFractionDigits: 1) }
coach-progress = Going over the game
# $first, $lowest, $highest (percentages)
coach-curve = Chance to win: { $first } at first, { $lowest } at worst, { $highest } at best.
# $number (of the move), $round (number), $move (what was done, as it is called at the table)
coach-move-round = Move { $number }, round { $round }: { $move }
# $number (of the move), $move (what was done, as it is called at the table)
coach-move = Move { $number }: { $move }
# $move (what would have been better), $chance, $made (shares)
coach-better = Better: { $move }. Chance to win { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } instead of { NUMBER($made, style: "percent", maximumFractionDigits: 0) }.
# What an answer is set off against
apart-beside-first = Compared with the first
apart-beside-second = Compared with the second
apart-beside-third = Compared with the third
apart-beside-rest = Compared with the best of the rest
apart-beside-yours = Compared with your choice
apart-beside-made = Compared with the move played
apart-beside-other = Compared with the other answer
# $beside (of the above), $when (supposed: if an offer wins; now; later: as play goes on), $list (how figures differ)
apart-first = { $beside }, { $when ->
        [supposed] if its offer wins
        [now] at once
       *[later] later on average
    }: { $list }.
# The same, after something was said; $when (now or later), $list (how figures differ)
apart-then = { $when ->
        [now] At once
       *[later] Later, on average
    }: { $list }.
# $better, $worse (lists of figures)
apart-but = { $better }, but { $worse }
# $told (a figure and its change), $often (of ten tries, at most nine)
apart-often = { $told } (in { $often } of 10 tries)
# Where no figure shows why; $beside (of the above), $often (of ten tries)
apart-ahead = { $beside }, it left you better off in { $often } of 10 tries.
# The other way round; $beside (of the above), $often (of ten tries)
apart-behind = { $beside }, it left you worse off in { $often } of 10 tries.
# After what speaks against it; $often (of ten tries)
apart-yet = All the same it left you better off in { $often } of 10 tries.
apart-same = Nothing that counts is different with it.
coach-nothing = No move cost a noticeable part of the chances.
coach-how = Each decision was judged only by what its seat could know at that time, over many guesses at the rest.
coach-stale = What the bots have learned of this game belongs to other rules or cards and is not used: the coach goes by what was written by hand, and its chances are rougher.
# Beside what a bot advises; $chance (share)
coach-estimate = Estimate: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } to win.

## Puzzles: positions with one best answer.

puzzle-you = You
puzzle-right = Right!
puzzle-wrong = That is not the best answer.
# $move (the solution), $chance (share), $other (a tempting answer), $made (share)
puzzle-best = Best: { $move }. Chance to win { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }; it is { NUMBER($made, style: "percent", maximumFractionDigits: 0) } with: { $other }.
# $number, $count (numbers)
puzzle-head = Puzzle { $number } of { $count }: what is best here?
puzzle-again = Try again, or type `solution`.
puzzle-solution = The solution:
# $done, $count (numbers)
puzzle-solved = Solved: { $done } of { $count }.
puzzle-how = Solve today’s:
puzzle-next = The next one:
