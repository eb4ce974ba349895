### What the board of New Angeles says by itself in the browser. Figures mean the same as in game.ftl: $corporation, $district, $card,
### $asset, $event (names), $give and $want (lists of what is traded), $count and other numbers. Words here stand in small places: keep them short.

## The city

board-city = Город
# $number (of the district), $district
board-place = { $number } { $district }
# A move of an android; $from, $to (districts)
board-move = { $from } → { $to }
# The state of a district, one word each.
board-stable = Спокойно
board-protest = Протест
board-strike = Забастовка
board-outage = Без света
board-state-stable = Спокойно: район можно эксплуатировать.
board-state-protest = Протест: район ещё производит; ещё одна ступень — забастовка.
board-state-strike = Забастовка: район ничего не производит.
board-state-outage = Обесточивание: район ничего не производит, пока жетон не уберут.
# $goods (resources with their number)
board-primary = Основной ресурс: { $goods }.
# $goods (resources with their number)
board-secondary = Дополнительный ресурс: { $goods }.
# $pieces (names of pieces)
board-there = Здесь: { $pieces }.
board-ill = Болезнь: карта, которая влияет на этот район, повышает угрозу на 2.
board-blocked = Оргпреступность забирает основной ресурс.
# $district (where what is pushed goes)
board-path = Путь ведёт сюда: { $district }.
board-threat = Угроза
# $most (number)
board-of = из { $most }
# $most (number)
board-threat-title = Угроза: при { $most } город падёт
board-threat-text = Тогда не победит никто, кроме Федералиста, если у него достаточно активов.

## Tracks

board-tracks = Раунды, спрос и снабжение
board-round-name = Раунд
# $round, $rounds (numbers)
board-round = Раунд { $round } из { $rounds }
# $number
board-round-standard = Обычный раунд { $number }
# $number (the letter on the track)
board-round-demand = Раунд спроса ({ $number }): проверяется спрос, инвестиции приносят доход
board-turns = Ходы
# $count (number)
board-turns-left = { $count ->
        [one] После этого остаётся { $count } ход
        [few] После этого остаётся { $count } хода
       *[many] После этого остаётся { $count } ходов
    }
board-demand = Спрос
board-demand-none = пока нет
# $have, $goal, $last (numbers)
board-supply-line = В снабжении { $have }, нужно { $goal }, не больше { $last }.
board-next-event = Рубашка следующего события
board-next-event-text = На рубашке видно, о чём событие; лицевая сторона скрыта.
# $event
board-known-event = Вы знаете: { $event }
# $name (what the next event is about)
board-next = Следующее событие: { $name }.
# $count (number)
board-in-city = В городе: { $count }.
board-reserve = Запас
# $count (number)
board-reserve-left = Осталось в запасе: { $count }
board-capital = Активы
board-capital-track = Шкала активов

## Players

board-seats = Игроки по часовой стрелке
board-deciding = Решает
board-active = Активный
board-countering = Перебивает
board-abstains = Воздержался
# $count (number of cards)
board-backs-main = осн. × { $count }
# $count (number of cards)
board-backs-counter = контр × { $count }
# $capital, $cards (numbers)
board-seat-facts = Активы: { $capital }, карт на руке: { $cards }.
# $count (number)
board-hand-size = Карт на руке: { $count ->
        [one] { $count }
       *[other] { $count }
    }
board-emergency = Экстренная карта
# $card
board-emergency-ready = { $card }: открыта
# $card
board-emergency-spent = { $card }: закрыта
board-promises = Обещания
board-exhausted = повёрнута
board-ready = готова
board-corporations = Корпорации
board-contract = контракт
board-contract-name = Контракт:

## The deal

board-steps = Этапы торгов
board-step-asset = Преимущество
board-step-main = Основное
board-step-counter = Контр
board-step-support = Поддержка
board-step-resolution = Исход
board-offer-main = Основное предложение
board-offer-counter = Контрпредложение
board-no-deal = Сейчас торгов нет.
board-main-none = Активный игрок ещё ничего не предложил.
# What a counteroffer costs now; $count (cards to discard)
board-counter-price = { $count ->
        [0] Никто не перебил. Контрпредложение бесплатно.
        [one] Контрпредложение стоит { $count } карту.
        [few] Контрпредложение стоит { $count } карты.
       *[many] Контрпредложение стоит { $count } карт.
    }
# $count (cards to discard)
board-next-price = { $count ->
        [one] Следующее стоит { $count } карту.
        [few] Следующее стоит { $count } карты.
       *[many] Следующее стоит { $count } карт.
    }
# $cards (names)
board-older = Вместо: { $cards }.
# $choices (what was declared)
board-declared = Объявлено и обязательно: { $choices }
board-won = Победа
board-asset-revealed = Раскрытое преимущество
# $count (number)
board-asset-none = Закрыто на шкале ходов: { $count }
# $corporation, $count (cards)
board-backer = { $corporation } { $count }
# $main, $counter (cards)
board-scales = Поддержка: основное предложение { $main }, контрпредложение { $counter }
# $corporation
board-tie = При равенстве побеждает { $corporation }
# $threat (such as +2, or +0 to +2)
board-threat-change = угроза { $threat }
# $least, $most (such as +0, +2)
board-range = от { $least } до { $most }
# $numbers (of districts)
board-illness-in = болезнь в { $numbers }
board-no-illness = болезнь не задета
board-harmless = болезнь не важна
# What cannot stay in the city.
board-into-root = выталкивание в Корень
# Threat could reach its end.
board-deadly = это может закончить партию
# $corporation, $most (capital)
board-contract-pays = { $corporation } до +{ $most }
board-your-rival = ваш соперник
board-your-contract = ваш контракт
# $numbers (of districts)
board-can-touch = Может затронуть: { $numbers }
# $numbers (of districts)
board-touches = Затрагивает: { $numbers }
# $count (cards to discard)
board-price = { $count ->
        [one] За него вы сбрасываете { $count } карту.
        [few] За него вы сбрасываете { $count } карты.
       *[many] За него вы сбрасываете { $count } карт.
    }
board-support-then = Затем вы кладёте карты лицом вниз, по одной.
# Support of both offers with one card more; $main, $counter (cards)
board-tally-then = С этой картой: основное предложение { $main }, контрпредложение { $counter }.
# What everybody pays for a card; $paid, $needed (capital)
board-pay-then = Вместе будет { $paid } из { $needed } активов.

## The own side

board-my-rival = Мой соперник
board-my-investment = Моя инвестиция
board-investment-choose = На выбор
board-you = вы
board-them = они
# $count (capital)
board-ahead = Впереди на { $count }.
# $count (capital), $corporation
board-behind = Ещё { $count }, чтобы обойти: { $corporation }.
# $beaten, $needed (numbers of players)
board-beaten = Победа: быть богаче { $needed } других игроков. Сейчас: { $beaten }.
# The Federalist; $capital (number)
board-federalist = Победа: город падёт, когда у вас { $capital } активов.
# $count (capital)
board-worth = Сейчас стоит { $count }
board-faceup = открыта
board-facedown = закрыта, использована
board-own-none = Преимуществ пока нет
# $count (number)
board-hand = Ваша рука, карт: { $count }
board-hand-empty = На руке нет карт.
# $count (number)
board-hand-hidden = { $count ->
        [one] { $count } скрытая карта на руке.
        [few] { $count } скрытые карты на руке.
       *[many] { $count } скрытых карт на руке.
    }
# $corporation (those who have seen the card)
board-known-to = Карту видит: { $corporation }

## Trade

board-trade = Сделки
board-new-offer = Новая сделка
board-trade-none = Предлагайте кому угодно и когда угодно: активы, преимущества, поддержку или своё слово.
board-trade-with = С кем
# $corporation
board-haggle-with = Другие условия для: { $corporation }
board-you-give = Вы отдаёте
board-you-get = Вы получаете
board-capital-less = На один актив меньше
board-capital-more = На один актив больше
# $count (number)
board-has = из { $count }
board-support = Поддержка
board-support-none = нет
board-cards = карт
# $count (cards), $offer (one of the offer- messages)
board-support-cards = { $count ->
        [one] поддержка { $count } картой ({ $offer })
       *[other] поддержка { $count } картами ({ $offer })
    }
board-promise = Обещание своими словами
board-promise-example = Поддержу ваше следующее предложение
board-loose = Только обещание
board-will-bind = Обязательно: когда сделку примут, обе части выполняются сразу.
board-will-promise = Без обязательств: останется заметкой у обоих, пока не выполнено или не нарушено.
board-will-nothing = Укажите, что отдаёте, что получаете или что обещаете.
board-send = Предложить
# What somebody offers me; $way (swap; gift: for nothing; ask: gives nothing; word: neither, only a promise), $give, $want
board-bid-to-you = { $way ->
        [gift] предлагает вам в подарок: { $give }.
        [ask] просит у вас: { $want }.
        [word] даёт вам обещание.
       *[swap] предлагает вам: { $give } за: { $want }.
    }
# $corporation (whom), $way, $give, $want
board-bid = { $way ->
        [gift] предлагает в подарок ({ $corporation }): { $give }.
        [ask] просит ({ $corporation }): { $want }.
        [word] даёт обещание ({ $corporation }).
       *[swap] предлагает ({ $corporation }): { $give } за: { $want }.
    }
board-bond-binding = Обязательно: обе части выполняются вместе.
board-bond-loose = Без обязательств.
board-accept = Принять
board-haggle = Торговаться
board-decline = Отклонить
board-withdraw = Отозвать
board-fulfil = Выполнить своё
board-judge-kept = Выполнено
board-judge-broken = Нарушено
# A promise; $from, $to (corporations), $way, $give, $want, $promise (words of the players, may be empty)
board-note = { $way ->
        [gift] { $from } обещает подарок, { $to } принимает: { $give }. { $promise }
        [ask] { $to } обещает, { $from } принимает: { $want }. { $promise }
        [word] { $from } даёт обещание, { $to } принимает. { $promise }
       *[swap] { $from } обещает, { $to } принимает: { $give } за: { $want }. { $promise }
    }
# $from, $to (corporations), $first, $second (one of the part- messages)
board-note-parts = { $from }: { $first }. { $to }: { $second }.
# Before the buttons that say whether the other side kept its promise.
board-judge = Другая сторона:
# $corporation, $give, $want
board-suggestion = { $corporation }: { $give } за: { $want }

## What can be done, as headings of reasons why not

board-do-main = Основное предложение
board-do-counter = Контрпредложение
board-do-pass = Пас
board-do-support = Поддержка
board-do-back = Поддержка картой
board-do-remove = Убрать
board-do-place = Поместить
board-do-raise = Повысить недовольство
board-do-lower = Понизить недовольство
board-do-district = Выбрать район
board-do-shift = Переместить андроида
board-do-resource = Выбрать ресурс
board-do-player = Выбрать игрока
board-do-use = Применить преимущество
board-do-asset = Выбрать преимущество
board-do-discard = Сбросить
board-do-give = Отдать карту
board-do-keep = Оставить инвестицию
board-do-corporation = Выбрать корпорацию
board-do-emergency = Выбрать экстренную карту
board-do-type = Выбрать вид
board-do-pay = Заплатить
board-do-ransom = Заплатить
board-do-enough = Остановиться

## The end

# $threat (number)
board-outcome-demand = Город выстоял: последний спрос позади, угроза: { $threat }. Побеждает каждый, кто богаче своего соперника.
# $threat (number)
board-outcome-threat = Угроза достигла { $threat }: город пал. Побеждает только Федералист, если у него достаточно активов.
# $threat (number)
board-outcome-resigned = Кто-то сдался; угроза: { $threat }.
# The own rival card; $beaten, $needed (numbers of players)
board-own-rival = своя карта: обойдено игроков — { $beaten }, нужно { $needed }
# $mine, $needed (capital)
board-federalist-was = Федералист: активов { $mine }, нужно не меньше { $needed }
# $corporation, $mine, $theirs (capital)
board-rival-was = против { $corporation }: { $mine } к { $theirs }

## The tour

web-newangeles-guide-aim = Корпорации торгуются за город, который не должен пасть. При угрозе 25 он падёт, и проиграют почти все.
    .title = Сохраните город
web-newangeles-guide-corporation = Каждая корпорация берёт свои виды карт, а её контракт платит, когда происходит нечто определённое, кто бы это ни сделал.
    .title = Выберите корпорацию
web-newangeles-guide-rival = Соперника видите только вы. Закончите богаче этой корпорации. Инвестиция приносит доход в следующем раунде спроса, если город выглядит так, как на ней сказано.
    .title = Ваши тайны
web-newangeles-guide-city = Районы с андроидом производят, если нет забастовки или обесточивания. Что не помещается, сдвигается по стрелкам; что доходит до Корня, повышает угрозу. Наведите на район, чтобы прочитать о нём.
    .title = Десять районов
web-newangeles-guide-demand = В каждом третьем раунде городу нужны эти ресурсы. Если чего-то не хватит, угроза подскочит.
    .title = Спрос
web-newangeles-guide-deal = Каждый ход — торги за одно преимущество. Активный игрок предлагает карту; другие могут перебить, каждый раз дороже.
    .title = Торги
web-newangeles-guide-hand = Наведите на карту: районы, которые она может затронуть, засветятся вместе с возможной угрозой. Выберите карту и подтвердите.
    .title = Сначала посмотрите
web-newangeles-guide-support = Остальные поддерживают одно из предложений закрытыми картами или воздерживаются. Больше карт — и преимущество ваше, а карта срабатывает.
    .title = Поддержка
web-newangeles-guide-trade = Обменивайтесь активами, преимуществами, поддержкой и обещаниями с кем угодно и когда угодно. Что можно сделать сразу, обязывает; обещание — нет.
    .title = Всё продаётся
