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
# What an answer is set off against
apart-beside-first = По сравнению с первым вариантом
apart-beside-second = По сравнению со вторым вариантом
apart-beside-third = По сравнению с третьим вариантом
apart-beside-rest = По сравнению с лучшим из остальных вариантов
apart-beside-yours = По сравнению с вашим выбором
apart-beside-made = По сравнению со сделанным ходом
apart-beside-other = По сравнению с другим вариантом
# $beside (of the above), $when (supposed: if an offer wins; now; later: as play goes on), $list (how figures differ)
apart-first = { $beside } { $when ->
        [supposed] (если предложение победит)
        [now] сразу
       *[later] дальше в среднем
    }: { $list }.
# The same, after something was said; $when (now or later), $list (how figures differ)
apart-then = { $when ->
        [now] Сразу
       *[later] Дальше в среднем
    }: { $list }.
# $better, $worse (lists of figures)
apart-but = { $better }, но { $worse }
# $told (a figure and its change), $often (of ten tries, at most nine)
apart-often = { $told } (в { $often } { $often ->
        [one] попытке
       *[other] попытках
    } из 10)
# Where no figure shows why; $beside (of the above), $often (of ten tries)
apart-ahead = { $beside } положение оказалось лучше в { $often } { $often ->
        [one] попытке
       *[other] попытках
    } из 10.
apart-behind = { $beside } положение оказалось хуже в { $often } { $often ->
        [one] попытке
       *[other] попытках
    } из 10.
# After what speaks against it; $often (of ten tries)
apart-yet = И всё же положение оказалось лучше в { $often } { $often ->
        [one] попытке
       *[other] попытках
    } из 10.
apart-same = Ничего важного это не меняет.
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
# $number, $count (numbers)
puzzle-head = Задача { $number } из { $count }: что здесь лучше всего?
puzzle-again = Попробуйте ещё раз или введите `solution`.
puzzle-solution = Решение:
# $done, $count (numbers)
puzzle-solved = Решено: { $done } из { $count }.
puzzle-how = Решите сегодняшнюю:
puzzle-next = Следующая:
