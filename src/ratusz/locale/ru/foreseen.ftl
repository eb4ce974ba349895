### Что сделает действие: изменения показателей и от чего зависит остальное. Видно рядом с вариантами и по команде `what` в терминале.

# A figure that changes by a known number. $name (what is counted, in the nominative), $change (with its sign)
foreseen-change = { $name }: { $change }
# $name (what is counted), $least and $most (numbers with their signs)
foreseen-span = { $name }: от { $least } до { $most }
# $list (changes as above)
foreseen-figures = Изменения: { $list }.
foreseen-nothing = Пока ничего не изменится.
foreseen-open = Остальное зависит от ваших следующих решений.
foreseen-cut = Вариантов больше, чем удалось перебрать: изменения могут оказаться больше.
foreseen-chance = Дальше решает случай.
foreseen-hidden = Дальше откроется что-то скрытое.
# $player (name)
foreseen-seat = Дальше решает { $player }.
foreseen-over = После этого игра закончится.
