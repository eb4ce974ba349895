### What the board of New Angeles says by itself in the browser. Figures mean the same as in game.ftl: $corporation, $district, $card,
### $asset, $event (names), $give and $want (lists of what is traded), $count and other numbers. Words here stand in small places: keep them short.

## The city

board-city = Город
# $number (of the district), $district
board-place = { $number } { $district }
# Where several pieces of a district may be meant; $piece, $place (district with its number)
board-piece-at = { $place }: { $piece }
# A move of an android; $from, $to (districts)
board-move = { $from } → { $to }
# The state of a district, one word each.
board-stable = Спокойно
board-protest = Протест
board-strike = Забастовка
board-outage = Обесточен
board-state-stable = Спокойно: район можно эксплуатировать.
board-state-protest = Протест: район ещё производит ресурсы; следующий уровень — забастовка.
board-state-strike = Забастовка: район ничего не производит.
board-state-outage = Обесточивание: район ничего не производит, пока жетон не удалят.
# $goods (resources with their number)
board-primary = Основной ресурс: { $goods }.
# $goods (resources with their number)
board-secondary = Дополнительный ресурс: { $goods }.
# $pieces (names of pieces)
board-there = Здесь: { $pieces }.
# $count (number)
board-ill = Болезнь: карта, которая влияет на этот район, повышает угрозу на { $count }.
board-blocked = Преступник не даёт произвести основной ресурс.
# $district (where what is pushed goes)
board-path = Путь ведёт дальше: { $district }.
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
        [few] После этого остаются { $count } хода
       *[many] После этого остаётся { $count } ходов
    }
board-demand = Спрос
board-demand-none = пока нет
# $have, $goal, $last (numbers)
board-supply-line = В снабжении { $have }, нужно { $goal }, не больше { $last }.
board-next-event = Оборот следующей карты события
board-next-event-text = На обороте видно, о чём событие; лицевая сторона скрыта.
# $event
board-known-event = Вы знаете: { $event }
# $name (what the next event is about)
board-next = Следующее событие: { $name }.
# $count (number)
board-in-city = В городе: { $count }.
board-reserve = Резерв
# $count (number)
board-reserve-left = Осталось в резерве: { $count }
board-capital = Активы
board-capital-track = Трек активов

## Players

board-seats = Игроки по часовой стрелке
board-deciding = Решает
board-active = Активный
board-countering = Контр
board-abstains = В стороне
# $count (number of cards)
board-backs-main = осн. × { $count }
# $count (number of cards)
board-backs-counter = контр × { $count }
# $capital, $cards (numbers)
board-seat-facts = Активы: { $capital }, карт на руке: { $cards }.
# $count (number)
board-hand-size = Карт на руке: { $count }
board-emergency = Карта экстренного действия
# $card
board-emergency-ready = { $card }: открыта
# $card
board-emergency-spent = { $card }: закрыта
board-promises = Обещания
# $kept, $broken (numbers)
board-word = Обещаний выполнено: { $kept }, нарушено: { $broken }
# For which deal support is promised.
board-when = На каких торгах
board-this-deal = на этих
# $later (number of deals after this one)
board-later-deal = { $later ->
        [1] на следующих
       *[other] на { $later }-х после этих
    }
board-exhausted = повёрнута
board-ready = готова
board-corporations = Корпорации
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
        [0] Контрпредложений пока нет; первое бесплатно.
        [one] За контрпредложение нужно сбросить { $count } карту.
        [few] За контрпредложение нужно сбросить { $count } карты.
       *[many] За контрпредложение нужно сбросить { $count } карт.
    }
# $count (cards to discard)
board-next-price = { $count ->
        [one] За следующее нужно сбросить { $count } карту.
        [few] За следующее нужно сбросить { $count } карты.
       *[many] За следующее нужно сбросить { $count } карт.
    }
# $cards (names)
board-older = Прежние: { $cards }.
# $choices (what was declared)
board-declared = Заявлено и обязательно: { $choices }
board-won = Победило
board-asset-revealed = Раскрытое преимущество
# $count (number)
board-asset-none = Нераскрытых на треке ходов: { $count }
# $corporation, $count (cards)
board-backer = { $corporation } { $count }
# $main, $counter (cards)
board-scales = Поддержка: основное предложение { $main }, контрпредложение { $counter }
# $corporation
board-tie = При равенстве: { $corporation }
# $threat (such as +2, or +0 to +2)
board-threat-change = угроза { $threat }
# $least, $most (such as +0, +2)
board-range = { $least }…{ $most }
# $numbers (of districts)
board-illness-in = болезнь, районы: { $numbers }
board-no-illness = болезни не касается
board-harmless = болезнь не повышает угрозу
# Threat could reach its end.
board-deadly = это может закончить партию
# Capital that all pay together for a card.
board-paid-together = заплачено вместе
# $corporation, $most (capital)
board-contract-pays = { $corporation } до +{ $most }
board-your-rival = ваш соперник
# $numbers (of districts)
board-can-touch = Может повлиять на районы: { $numbers }
# $numbers (of districts)
board-touches = Влияет на районы: { $numbers }

## The own side

board-my-rival = Мой соперник
board-my-investment = Моя инвестиция
board-investment-choose = На выбор
board-you = вы
board-them = соперник
# $count (capital)
board-ahead = Впереди на { $count }.
# $count (capital)
board-behind = Чтобы обойти, нужно ещё { $count }.
# $beaten, $needed (numbers of players)
board-beaten = Чтобы победить, будьте богаче { $needed } других игроков. Сейчас: { $beaten }.
# The Federalist; $capital (number)
board-federalist = Чтобы победить, доведите город до краха, имея { $capital } активов.
# $count (capital)
board-worth = Доход сейчас: { $count }
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
board-known-to = Эту карту знает { $corporation }

## Trade

board-trade = Сделки
board-new-offer = Новая сделка
board-trade-none = Предлагайте кому угодно и когда угодно активы, преимущества, поддержку или своё слово.
board-trade-with = С кем
# $corporation
board-haggle-with = Другие условия ({ $corporation })
board-you-give = Вы отдаёте
board-you-get = Вы получаете
board-capital-less = На один актив меньше
board-capital-more = На один актив больше
# $count (number)
board-has = из { $count }
board-support = Поддержка
board-support-none = нет
# $count (the number stands before it)
board-cards = { $count ->
        [one] карта
        [few] карты
        [many] карт
       *[other] карты
    }
# $count (cards), $offer (one of the offer- messages)
board-support-cards = { $count ->
        [one] поддержка { $count } картой ({ $offer })
       *[other] поддержка { $count } картами ({ $offer })
    }
board-promise = Обещание своими словами
board-promise-example = Поддержу ваше следующее предложение
board-loose = Только обещание
board-will-bind = Обязательная сделка: как только её примут, обе стороны сразу отдают своё.
board-will-promise = Без обязательств: обещание остаётся записанным у обоих, пока его не выполнят или не нарушат.
board-will-nothing = Укажите, что отдаёте, что получаете или что обещаете.
board-send = Предложить
# What somebody offers me; $way (swap; gift: for nothing; worded: for nothing but words, which follow; ask: gives nothing; pledge: gives
# a promise; word: neither, only a promise), $give, $want
board-bid-to-you = { $way ->
        [gift] предлагает вам в подарок: { $give }.
        [ask] просит у вас: { $want }.
        [word] даёт вам обещание.
        [worded] предлагает вам: { $give }, и добавляет:
        [pledge] даёт вам обещание; просит: { $want }.
       *[swap] предлагает вам: { $give }; просит: { $want }.
    }
# $corporation (whom), $way, $give, $want
board-bid = { $way ->
        [gift] предлагает в подарок ({ $corporation }): { $give }.
        [ask] просит ({ $corporation }): { $want }.
        [word] даёт обещание ({ $corporation }).
        [worded] предлагает ({ $corporation }): { $give }, и добавляет:
        [pledge] даёт обещание ({ $corporation }); просит: { $want }.
       *[swap] предлагает ({ $corporation }): { $give }; просит: { $want }.
    }
board-accept = Принять
board-haggle = Другие условия
board-decline = Отклонить
# Of using assets
board-standing = Не на этих торгах
board-standing-on = На этих торгах вы не применяете преимуществ.
board-standing-off = Спрашивать снова
board-withdraw = Отозвать
board-fulfil = Выполнить обещание
board-judge-kept = Выполнено
board-judge-broken = Нарушено
# Of a promise whose other half was broken or has lapsed
board-fulfil-anyway = Всё равно выполнить
board-note-free = Другая сторона ничего не дала: свою часть вы можете не выполнять.
# $number
board-note = Обещание № { $number }
# A half of a promise; $who (you or other), $corporation, $what (goods or words), $state (one of the part- messages)
board-note-part = { $who ->
        [you] Вы
       *[other] { $corporation }
    }: { $what } ({ $state })
# What somebody answers to an offer of one's own; $answer (yes, word, no), $corporation
board-reply = { $answer ->
        [yes] { $corporation }: согласие.
        [word] { $corporation }: согласие, но лишь как обещание.
       *[no] { $corporation }: отказ.
    }
# $way, $give, $want
board-reply-terms = { $way ->
        [gift] Ваше предложение: { $give } — в подарок
        [ask] Ваше предложение: { $want } — даром
        [word] Ваше обещание
        [worded] Ваше предложение: { $give }, со словами:
        [pledge] Ваше предложение: обещание, взамен — { $want }
       *[swap] Ваше предложение: { $give }, взамен — { $want }
    }
# Before the buttons that say whether the other side kept its promise.
board-judge = Другая сторона:
# $corporation, $give, $want
board-suggestion = { $corporation }: { $give } за { $want }

## What can be done, as headings of reasons why not

board-do-main = Основное предложение
board-do-counter = Контрпредложение
board-do-pass = Пас
board-do-support = Поддержка
board-do-back = Поддержка картой
board-do-remove = Удалить
board-do-place = Поместить
board-do-raise = Повысить беспорядки
board-do-lower = Понизить беспорядки
board-do-district = Выбрать район
board-do-shift = Переместить андроида
board-do-resource = Выбрать ресурс
board-do-player = Выбрать игрока
board-do-use = Использовать преимущество
board-do-asset = Выбрать преимущество
board-do-discard = Сбросить
board-do-give = Отдать карту
board-do-keep = Оставить инвестицию
board-do-corporation = Выбрать корпорацию
board-do-emergency = Выбрать карту экстренного действия
board-do-type = Выбрать тип
board-do-pay = Заплатить
board-do-ransom = Заплатить
board-do-enough = Остановиться

## The end

# $threat (number)
board-outcome-demand = Город выстоял: последний раунд спроса позади, угроза: { $threat }. Побеждает каждый, кто богаче своего соперника.
# $threat (number)
board-outcome-threat = Угроза достигла { $threat }: город пал. Побеждает только Федералист, если у него достаточно активов.
# The own rival card; $beaten, $needed (numbers of players)
board-own-rival = своя карта: игроков беднее вас — { $beaten }, нужно { $needed }
# $outcome (demand: the city stood; threat: it fell), $mine, $needed (capital)
board-federalist-was = { $outcome ->
        [threat] Федералист: город пал; активов { $mine }, нужно не меньше { $needed }
       *[demand] Федералист: город должен был пасть, но устоял (активов { $mine })
    }
# $corporation, $mine, $theirs (capital), $short (capital, 0: the rival is beaten)
board-rival-was = { $short ->
        [0] соперник — { $corporation }: { $mine } против { $theirs }, соперник обойдён
       *[other] соперник — { $corporation }: { $mine } против { $theirs }, не хватило { $short } (равенства мало)
    }

## The tour

# $most (number) threat
web-newangeles-guide-aim = Корпорации торгуются за город, который не должен пасть. При угрозе { $most } он падёт, и проиграют почти все.
    .title = Сохраните город
web-newangeles-guide-corporation = Каждая корпорация берёт карты своих типов, а по контракту получает активы, когда происходит нечто определённое, кто бы это ни сделал.
    .title = Выберите корпорацию
# $card (own, federalist, other), $need (how many others to beat, or how much capital)
web-newangeles-guide-rival = Свою карту соперника видите только вы. { $card ->
        [own] Это ваша собственная корпорация: закончите богаче стольких других игроков: { $need }.
        [federalist] Это Федералист: вы победите, если город падёт, когда у вас не меньше активов, чем { $need }.
       *[other] Закончите партию богаче этой корпорации.
    } Инвестиция приносит доход в следующем раунде спроса, если город выглядит так, как на ней сказано.
    .title = Ваши тайны
web-newangeles-guide-city = Районы с андроидом производят ресурсы, если там нет забастовки или обесточивания. Что не помещается, перемещается по стрелкам; что доходит до Корня, повышает угрозу. Наведите на район, чтобы прочитать о нём.
    .title = Десять районов
# $rounds (text) 2, 4 and 6
web-newangeles-guide-demand = После раундов { $rounds } городу нужны эти ресурсы. Если чего-то не хватит, угроза подскочит.
    .title = Спрос
web-newangeles-guide-deal = Каждый ход — торги за одно преимущество. Активный игрок предлагает карту; остальные могут делать контрпредложения, каждое следующее дороже.
    .title = Торги
web-newangeles-guide-hand = Наведите на карту: районы, на которые она может повлиять, засветятся вместе с возможной угрозой. Выберите карту и подтвердите.
    .title = Сначала посмотрите
web-newangeles-guide-support = Остальные поддерживают одно из предложений картами лицевой стороной вниз или воздерживаются. У кого карт больше, тот получает преимущество и разыгрывает свою карту.
    .title = Поддержка
web-newangeles-guide-trade = Обменивайтесь активами, преимуществами, поддержкой и обещаниями с кем угодно и когда угодно. Обмен, который можно совершить сразу, обязателен; обещание — нет.
    .title = Всё продаётся
