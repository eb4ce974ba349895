### Стол в виде текста, общее для всех игр. Каждое сообщение — строка или один элемент списка в строке; строки могут читаться и вслух.

# Stands where a list is empty.
nothing = нет
# What somebody else is asked; $player (name), $question (a whole sentence)
question-to = { $player }: { $question }
# $player (name)
table-you = { $player } (вы)
# $count (number of cards); the cards follow, one in a line, if the hand is the reader's own
table-hand = Рука: { $count ->
        [0] нет карт
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }

## How a game went, over its rounds

course-score = Очки
# What else has changed a figure, besides what is named
course-moves = ходы между ними
# Слова вопроса, которые не говорят, что искать, строчными буквами
rules-ignored = а в вы где для до если есть зачем и из или как какая какие какой когда кого кто ли мне могу можно на не о об от по почему при с сколько со такое то у чего чем что это я
