### Страница, которую пишет `ratusz balance state51`. Доля — часть партий, которые не окончились вничью; названия карт стоят в
### именительном падеже.

# $game (name)
balance-title = Баланс игры «{ $game }»
# $games, $draws, $length (numbers)
balance-intro = Бот `expert` играл сам с собой. Партий: { $games }, в среднем по { $length } решений. { $draws ->
        [0] Вничью не окончилась ни одна.
        [one] { $draws } партия окончилась вничью и ниже не учтена.
        [few] { $draws } партии окончились вничью и ниже не учтены.
       *[many] { $draws } партий окончились вничью и ниже не учтены.
    } Обе стороны видят только то, что им положено, и дают ответ, который сеть считает лучшим; партии различаются картами, фракциями и тем, кто начинает. Рядом с каждой долей побед стоит её 95-процентный интервал (по Уилсону). Команда:
balance-sides = Фракции и первый игрок
balance-side = Сторона
balance-games = Партии
balance-won = Победы
# $faction (name)
balance-first-side = { $faction }: первый ход
# $faction (name)
balance-second-side = { $faction }: второй ход
balance-first = Кто начинает
balance-second = Кто ходит вторым
# $points (list of balance-point)
balance-points = Победные очки в среднем: { $points }.
# $faction (name), $points (number)
balance-point = { $faction } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-cards = Чего стоит карта
balance-worth = Первую руку раздаёт чистый случай. Поэтому если те, кому досталась карта, выигрывают больше или меньше половины партий, дело в ней самой: она сравнивается с картами, которые могли прийти вместо неё.
# $cards (list of balance-named)
balance-helpful = Весь интервал выше половины, то есть ценнее средней карты (доля побед с ней в первой руке; при таком числе карт одна могла попасть в этот или следующий список случайно): { $cards }.
# $cards (list of balance-named)
balance-harmful = Весь интервал ниже половины, то есть слабее средней: { $cards }.
# $cards (list of balance-named), $limit (share)
balance-idle = Для эксперта почти ничего не стоят, ведь он нашёл им применение меньше чем в { NUMBER($limit, style: "percent") } рук, куда они пришли: { $cards }.
# $card (name), $share (share)
balance-busy = Бесполезных карт нет. Даже самая редкая в деле, «{ $card }», пригодилась в { NUMBER($share, style: "percent", maximumFractionDigits: 0) } рук, куда пришла.
# $card (name), $share (share)
balance-named = { $card } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
balance-choices = Что делают с картой
balance-choice = Здесь уже выбирали игроки, так что высокая доля говорит о том, что это сопутствует победе, а не о том, что приносит её. «Применение» — часть рук с картой, в которых её присоединили, завоевали, сыграли, поставили при перестройке или заключили с ней договор.
balance-card = Карта
balance-usage = Применение
balance-dealt = Роздана
balance-drawn = Взята в руку
balance-incorporated = Присоединена
balance-rebuilt = Поставлена при перестройке
balance-replaced = Перестроена
balance-conquered = Завоёвана
balance-cooperated = Сотрудничество
balance-worked = Работа
balance-visited = Посещение
balance-played = Сыграна
# $share (share)
balance-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $share, $low, $high (shares)
balance-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
# A share of too few games to tell; $games (number)
balance-few = { $games ->
        [0] –
       *[other] ({ $games })
    }
# $count (number)
balance-count = { $count }
