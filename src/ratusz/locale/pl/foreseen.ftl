### Co zrobi akcja: zmiany liczb i to, od czego zależy reszta. Pokazywane przy wyborach i po poleceniu `what` w terminalu.

# A figure that changes by a known number. $name (what is counted, in the nominative), $change (with its sign)
foreseen-change = { $name }: { $change }
# $name (what is counted), $least and $most (numbers with their signs)
foreseen-span = { $name }: od { $least } do { $most }
# $list (changes as above)
foreseen-figures = Zmiany: { $list }.
foreseen-nothing = Na razie nic się nie zmieni.
foreseen-open = Reszta zależy od twoich następnych wyborów.
foreseen-cut = Możliwości jest więcej, niż udało się sprawdzić, więc zmiany mogą być większe.
foreseen-chance = Potem decyduje los.
foreseen-hidden = Potem wyjdzie na jaw coś ukrytego.
# $player (name)
foreseen-seat = Potem decyduje { $player }.
foreseen-over = Potem gra się kończy.
