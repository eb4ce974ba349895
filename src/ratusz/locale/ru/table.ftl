### Стол в виде текста, общее для всех игр. Каждое сообщение — строка или один элемент списка в строке; строки могут читаться и вслух.

# Stands where a list is empty.
nothing = нет
# $player (name)
table-you = { $player } (вы)
# $deck (number of cards), $discard (number of cards)
table-piles = Колода: { $deck ->
        [0] пусто
        [one] { $deck } карта
        [few] { $deck } карты
       *[many] { $deck } карт
    }. Сброс: { $discard ->
        [0] пусто
        [one] { $discard } карта
        [few] { $discard } карты
       *[many] { $discard } карт
    }.
# The same when the discard pile is not empty; $card (name of its top card)
table-piles-top = { table-piles } Сверху в сбросе: { $card }.
# $cards (list of names)
table-display = Открытые карты: { $cards }.
# $cards (list of names)
table-played = Сыграно для текущего действия: { $cards }.
# $count (number of cards); the cards follow, one in a line, if the hand is the reader's own
table-hand = Рука: { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
# $count (number of cards), $cards (list of names): those of another's hand that everybody knows
table-hand-known = { table-hand }; известны: { $cards }
# $card (name), $facts (one of the facts- messages)
table-card = { $card }: { $facts }
