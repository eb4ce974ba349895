### Перед игрой: о чём она и что выбирают, открывая стол.

blurb = От четырёх до шести корпораций управляют городом, и он не должен пасть. Они торгуются за каждое решение, обмениваются активами, преимуществами и обещаниями, держат угрозу ниже 25 и удовлетворяют спрос города; каждая хочет оказаться богаче тайного соперника, а кто-то, возможно, ждёт краха города.
option-corporations = Корпорации
option-corporations-chosen = Игроки выбирают по очереди
option-corporations-random = Раздаются случайно
option-general-draw = Если по строке «Любая» берут несколько карт
option-general-draw-one-deck = Все из одной колоды
option-general-draw-any-decks = Из любых колод
option-reshuffle = Когда колода действий пуста, рассортированный сброс
option-reshuffle-into-decks = Замешивается в колоды
option-reshuffle-under-decks = Кладётся под колоды
option-declined-investments = Невыбранные инвестиции
option-declined-investments-top = Возвращаются на верх колоды
option-declined-investments-shuffled = Замешиваются в колоду
