### Перед игрой: о чём она и что выбирают, открывая стол.

blurb = Две силы на руинах Америки строят свои государства из локаций: каждую можно завоевать ради трофеев, сделать партнёром ради сделки или присоединить. Четыре раунда; побеждает тот, у кого больше победных очков.
option-faction = Фракция первого места
option-faction-new-york = Нью-Йорк
option-faction-mutants-union = Союз мутантов
option-faction-random = Случайно
option-first = Кто начинает
option-first-0 = Первое место
option-first-1 = Второе место
option-first-random = Случайно
option-rescoring = Считать особенности снова, когда учитываемая локация приходит позже
option-rescoring-on = Да
option-rescoring-off = Нет
