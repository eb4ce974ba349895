### Тренер: что он говорит об оконченной игре, в терминале и на странице.

# $share (share)
coach-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $number (a number without its sign)
coach-number = { NUMBER($number, maximumFractionDigits: 1) }
coach-progress = Тренер разбирает партию
# $first, $lowest, $highest (percentages)
coach-curve = Шансы на победу: в начале { $first }, самые низкие { $lowest }, самые высокие { $highest }.
# $number (of the move), $round (number), $move (what was done, as it is called at the table)
coach-move-round = Ход { $number }, раунд { $round }: { $move }
coach-move = Ход { $number }: { $move }
# $move (what would have been better), $chance, $made (shares)
coach-better = Лучше: { $move }. Шансы на победу { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } вместо { NUMBER($made, style: "percent", maximumFractionDigits: 0) }.
# $changes (sentences on how figures change)
coach-at-once = Что это даёт сразу: { $changes }
coach-at-once-made = Что дал сделанный ход: { $changes }
# $name (what is counted), $better, $made (numbers with their signs)
coach-rather = { $name } { $better } вместо { $made }
# $list (of the above)
coach-leads = К чему это ведёт в среднем: { $list }.
coach-nothing = Ни один ход не стоил заметной доли шансов.
coach-how = Каждое решение оценивается лишь по тому, что тогда можно было знать с этого места; остальное многократно угадывается.
coach-stale = То, чему боты научились в этой игре, относится к другим правилам или картам и не используется: тренер судит по оценкам, заданным вручную, и шансы называет менее точно.
# Beside what a bot advises; $chance (share)
coach-estimate = Оценка шансов на победу: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }.

## Puzzles: positions with one best answer.

puzzle-you = Вы
puzzle-right = Верно!
puzzle-wrong = Это не лучший ответ.
# $move (the solution), $chance (share), $other (a tempting answer), $made (share)
puzzle-best = Лучше всего: { $move }. Шансы на победу { NUMBER($chance, style: "percent", maximumFractionDigits: 0) } против { NUMBER($made, style: "percent", maximumFractionDigits: 0) } с ответом: { $other }.
# $changes (sentences on how figures change)
puzzle-at-once-other = Другой ответ: { $changes }
# $number, $count (numbers)
puzzle-head = Задача { $number } из { $count }: что здесь лучше всего?
puzzle-again = Попробуйте ещё раз или введите `solution`.
puzzle-solution = Решение:
# $done, $count (numbers)
puzzle-solved = Решено: { $done } из { $count }.
puzzle-how = Решите сегодняшнюю:
puzzle-next = Следующая:
