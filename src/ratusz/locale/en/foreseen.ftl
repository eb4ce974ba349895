### What an action will do: changes of figures, and what decides on the rest. Shown beside choices and by `what` in the terminal.

# A figure that changes by a known number. $name (what is counted, in the nominative), $change (with its sign)
foreseen-change = { $name }: { $change }
# $name (what is counted), $least and $most (numbers with their signs)
foreseen-span = { $name }: { $least } to { $most }
# $list (changes as above)
foreseen-figures = Changes: { $list }.
foreseen-nothing = Nothing changes at once.
foreseen-open = The rest depends on what you choose next.
foreseen-cut = There are more ways than were tried, so the changes may be larger.
foreseen-chance = Then chance decides.
foreseen-hidden = Then something hidden comes to light.
# $player (name)
foreseen-seat = Then { $player } decides.
foreseen-over = Then the game is over.
