### Перед игрой: о чём она и что выбирают, открывая стол.

blurb = Две силы на руинах Америки строят из локаций свои штаты: каждую можно завоевать ради добычи, сделать партнёром по договору или присоединить. Четыре раунда; побеждает тот, у кого больше победных очков.
option-faction = Фракция первого места
option-faction-new-york = Нью-Йорк
option-faction-mutants-union = Союз мутантов
option-faction-random = Случайно
option-first = Кто начинает
option-first-0 = Первое место
option-first-1 = Второе место
option-first-random = Случайно
option-rescoring = Свойство приносит ПО и за локацию, которая при перестройке заменила другую того же типа
option-rescoring-on = Да
option-rescoring-off = Нет
