### Скопа: названия, стол, варианты выбора, вопросы, журнал, причины отказа. Названия карт стоят в именительном падеже.

game-scopa = Скопа

# $rank (one of rank-), $suit (one of suit-)
card = { $rank } { $suit }
rank-ace = туз
rank-2 = двойка
rank-3 = тройка
rank-4 = четвёрка
rank-5 = пятёрка
rank-6 = шестёрка
rank-7 = семёрка
rank-jack = валет
rank-knight = всадник
rank-king = король
suit-coins = монет
suit-cups = кубков
suit-swords = мечей
suit-clubs = жезлов
# $value (number)
text-value = Берёт карты общей ценностью { $value }.
# $prime (number)
text-prime = Для примьеры считается за { $prime }.

# $round (number), $player (name of the dealer), $deck (number of cards)
table-deal = Сдача { $round }. Сдаёт: { $player }. Карт в колоде: { $deck }.
# $cards (list of names)
table-table = На столе: { $cards }.
# $player (name), $points (number)
table-side = { $player }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
# $points (list of sources with numbers)
table-points = Очки: { $points }
# $count (number of cards), $cards (list of names)
table-taken = Взято, { $count }: { $cards }
# $cards (list of names)
table-own-hand = На руке: { $cards }

# $card (name)
action-play = Сыграть: { $card }
# $cards (list of names)
action-take = Взять: { $cards }
question-play = Сыграйте карту.
question-take = Выберите, что берёт ваша карта.

# $round (number), $leader (name), $cards (list of names)
event-round = Начинается сдача { $round }; первый ход: { $leader }. На столе: { $cards }.
# $player (name), $cards (list of names)
event-drew = { $player } берёт из колоды: { $cards }.
# $player (name), $count (number of cards)
event-drew-hidden = { $player } берёт из колоды { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
# $player (name), $card (name)
event-played = { $player } играет: { $card }.
# $card (name)
event-laid = На столе остаётся: { $card }.
# $player (name), $cards (list of names)
event-took = { $player } берёт: { $cards }.
# $player (name)
event-swept = Скопа! { $player } очищает стол и получает очко.
# $player (name), $cards (list of names)
event-rest = Последняя взятка у игрока { $player }, ему достаётся остаток: { $cards }.
# $player (name), $count (number of cards)
event-most-cards = У игрока { $player } больше всех карт ({ $count }): одно очко.
# $player (name), $count (number of coins)
event-most-coins = У игрока { $player } больше всех монет ({ $count }): одно очко.
# $player (name)
event-settebello = У игрока { $player } семёрка монет: одно очко.
# $player (name), $count (number)
event-primiera = У игрока { $player } лучшая примьера ({ $count }): одно очко.
# $winners (number), $names (of the winners), $scores (list of names with points)
event-ended = Игра окончена. { $winners ->
        [0] Ничья
        [one] Победитель: { $names }
       *[other] Победители: { $names }
    }. Очки: { $scores }.

# $card (name)
refused-SCOPA-PLAY-2 = Эта карта лежит на столе: { $card }; сыграйте карту с руки.
refused-SCOPA-TAKE-3 = На столе лежит карта той же ценности, а она берётся прежде суммы.

score-sweeps = скопы
score-cards = карты
score-coins = монеты
score-settebello = семёрка монет
score-primiera = примьера
score-total = Очки

## What is told at length

stage-count = Итоги сдачи
stage-deal = Новая сдача
stage-sweep = Скопа!
