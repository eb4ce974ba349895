### What the plain table on the page calls the entries of a view, and the kinds of action

view-length = Длительность
view-length-deal = Одна сдача
view-length-match = До 11 очков
view-dealer = Сдаёт
# $player (name)
view-dealer-said = { $player }
view-last = Последняя взятка
# $player (name)
view-last-said = { $player }
view-deck = Колода
view-table = Стол
view-played = Сыграна
view-box = Вне игры
view-points = Очки
view-scored = Очки по видам
view-hand-size = Карт на руке
view-hand = Рука
view-taken = Взято
view-round = Сдача
do-play = Сыграть карту
do-take = Взять
