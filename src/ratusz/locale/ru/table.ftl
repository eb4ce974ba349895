### Стол в виде текста, общее для всех игр. Каждое сообщение — строка или один элемент списка в строке; строки могут читаться и вслух.

# Stands where a list is empty.
nothing = нет
# $player (name)
table-you = { $player } (вы)
# $count (number of cards); the cards follow, one in a line, if the hand is the reader's own
table-hand = Рука: { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
