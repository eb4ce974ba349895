### Нью-Анджелес: названия, стол, тексты карт, варианты выбора, вопросы, журнал, причины отказа и ошибки во входных данных.
### Имена и названия стоят в именительном падеже: после двоеточия, в кавычках или подлежащим. Преимущества — это люди, и у одного из них
### кавычки в имени, поэтому их имена стоят без кавычек. $pieces («2 жетона болезни») — подлежащее, если число 1: винительный падеж у
### «1 фигурка» другой, у остальных чисел такой же. Активы с числом одинаковы в именительном и винительном.
### $player, $other, $from, $to, $owner, $drawer, $target, $subject — имена игроков, в вариантах выбора — названия корпораций;
### $card, $asset, $event, $demand, $investment, $setup, $rival, $corporation, $district — названия; при перемещениях $from и $to — районы;
### $piece и $name — фигурки, жетоны и прочее без числа; $resource — название ресурса, $goods — список вроде «техника 2, энергия 1»;
### $type — тип карт действий; $offer и $side — одно из сообщений offer-; $effects — одно или несколько целых предложений;
### $goals и $missing — списки ресурсов; $give и $want — списки из сообщений terms-; $about — ключ: о чём отказ.

game-newangeles = Нью-Анджелес

## Названия

corporation-globalsec = Глобалсек
corporation-haas-bioroid = Хаас-Биороид
corporation-jinteki = Дзинтеки
corporation-melange-mining = Меланж Майнинг
corporation-nbn = NBN
corporation-weyland = Консорциум Вейланд
# A player who has no corporation yet; $number (of the seat, from 1)
corporation-none = Игрок { $number } (ещё без корпорации)

# Rival cards: the six corporations, and this one.
rival-federalist = Федералист

district-guayaquil = Гуаякиль
district-quinde = Кинде
district-la-costa = Ла-Коста
district-manta = Манта
district-rabotgorod = Работгород
district-laguna-velasco = Лагуна-Веласко
district-nihongai = Нихонгай
district-esmeraldas = Эсмеральдас
district-rutherford = Резерфорд
district-base-de-cayambe = Басе-де-Кайямбе
district-root = Корень
# $district (name), $number (of the district)
district-numbered = { $district } ({ $number })

# The types of action cards; general: any one type not drawn from yet.
type-biotech = биотехнологии
type-construction = строительство
type-labor = работа
type-media = массмедиа
type-security = охрана
type-general = любая

# A resource with its number; the attribute is the bare name. $count (number)
resource-energy = энергия { $count }
    .name = энергия
# $count (number)
resource-consumables = жизнеобеспечение { $count }
    .name = жизнеобеспечение
# $count (number)
resource-tech = техника { $count }
    .name = техника
# $count (number)
resource-entertainment = развлечения { $count }
    .name = развлечения
# $count (number)
resource-credits = финансирование { $count }
    .name = финансирование

# Units, tokens and what cards count, with their number; the attribute is the bare name. $count (number)
element-human-first = { $count ->
        [one] { $count } фигурка страйкера
        [few] { $count } фигурки страйкеров
       *[many] { $count } фигурок страйкеров
    }
    .name = страйкер
# $count (number)
element-orgcrime = { $count ->
        [one] { $count } фигурка преступника
        [few] { $count } фигурки преступников
       *[many] { $count } фигурок преступников
    }
    .name = преступник
# $count (number)
element-prisec = { $count ->
        [one] { $count } фигурка стража
        [few] { $count } фигурки стражей
       *[many] { $count } фигурок стражей
    }
    .name = страж
# $count (number)
element-android = { $count ->
        [one] { $count } жетон андроида
        [few] { $count } жетона андроидов
       *[many] { $count } жетонов андроидов
    }
    .name = андроид
# $count (number)
element-outage = { $count ->
        [one] { $count } жетон обесточивания
        [few] { $count } жетона обесточивания
       *[many] { $count } жетонов обесточивания
    }
    .name = обесточивание
# $count (number)
element-illness = { $count ->
        [one] { $count } жетон болезни
        [few] { $count } жетона болезни
       *[many] { $count } жетонов болезни
    }
    .name = болезнь
# $count (number)
element-development = { $count ->
        [one] { $count } жетон улучшения
        [few] { $count } жетона улучшений
       *[many] { $count } жетонов улучшений
    }
    .name = улучшение
# $count (number)
element-protest = { $count ->
        [one] { $count } район с протестом
        [few] { $count } района с протестом
       *[many] { $count } районов с протестом
    }
    .name = протест
# $count (number)
element-strike = { $count ->
        [one] { $count } район с забастовкой
        [few] { $count } района с забастовкой
       *[many] { $count } районов с забастовкой
    }
    .name = забастовка
# $count (number)
element-enemy = { $count ->
        [one] { $count } фигурка врага
        [few] { $count } фигурки врагов
       *[many] { $count } фигурок врагов
    }
    .name = фигурки врагов
# Protest or strike. $count (number)
element-unrest = { $count ->
        [one] { $count } район с протестом или забастовкой
        [few] { $count } района с протестом или забастовкой
       *[many] { $count } районов с протестом или забастовкой
    }
    .name = протест или забастовка
# $count (number)
element-low-resource = { $count ->
        [one] { $count } ресурс на делении 0 или 1
        [few] { $count } ресурса на делении 0 или 1
       *[many] { $count } ресурсов на делении 0 или 1
    }
    .name = ресурс на делении 0 или 1

# $player (name), $corporation, $way (key you or other): how somebody is called in the log and everywhere else
player-called = { $way ->
        [you] { $player } (вы, { $corporation })
       *[other] { $player } ({ $corporation })
    }

phase-setup = Подготовка
phase-action = Фаза действий
phase-production = Фаза производства
phase-event = Фаза событий
phase-demand = Раунд спроса
phase-over = Партия окончена

# The two offers of a deal; abstains: supports neither.
offer-main = основное предложение
offer-counter = контрпредложение
offer-abstains = воздержание

# Action cards.
card-clean-slate = С чистого листа
card-clinical-trials = Клинические испытания
card-information-procurement = Сбор информации
card-unorthodox-knowledge = Прогрессивное знание
card-ark-construction = Возведение аркологии
card-budget-renovations = Бюджетный ремонт
card-gentrification = Джентрификация
card-vanity-project = Имиджевый проект
card-efficiency-experts = Эксперты по эффективности
card-high-risk-investments = Рискованные вложения
card-labor-solutions = Кадровые решения
card-liquidation = Ликвидация
card-live-feeds = Прямой эфир 24/7
card-media-circus = Медийный цирк
card-puff-piece = Хвалебная статья
card-spin-doctors = Политтехнологи
card-arrest-orders = Ордера на арест
card-full-deployment = Полное развёртывание
card-riot-control = Подавление беспорядков
card-scorched-earth = Выжженная земля

# Emergency action cards.
card-ruthless-tactics = Безжалостная тактика
card-unpaid-overclocked = Без оплаты и на износ
card-mandatory-quarantine = Принудительный карантин
card-energy-for-all = Энергия для всех
card-sweeps-week = Неделя рейтингов
card-massive-reconstruction = Масштабная реконструкция
# Several copies of a card in a list; $card, $count
card-copies = { $card } ×{ $count }
# Stands where a card would, while somebody tries out an effect of their own.
card-try = Пробный эффект

asset-aaron-marron = Аарон Маррон
asset-alex-westlund = Алекс Вестлунд
asset-bernice-mai = Бернис Май
asset-braintrust = Мозговой трест
asset-bryan-stinson = Брайан Стинсон
asset-caprice-nisei = Каприз Нисэй
asset-chief-gorman = Шеф Горман
asset-coach-walden = Тренер Уолден
asset-eiko = Эйко
asset-elizabeth-mills = Элизабет Миллс
asset-floyd = Флойд 2X3A7C
asset-fumiko-yamamori = Фумико Ямамори
asset-gurren-imaishi = Гуррен Имаиси
asset-hernando-cortez = Эрнандо Кортес
asset-isabel-mcguire = Изабель Макгуайр
asset-jackson-howard = Джексон Говард
asset-lily-lockwell = Лили Локвелл
asset-locust-company = Отряд саранчи
asset-marco-cubrero = Марко Кубреро
asset-mark-yale = Марк Йель
asset-midori = Мидори
asset-monica-singh = Моника Сингх
asset-mr-li = Мистер Ли
asset-mr-white = «Мистер Уайт»
asset-naoko-watanabe = Наоко Ватанабэ
asset-rachel-beckmann = Рэйчел Бекман
asset-saul-eustecio = Сауль Эустесио
asset-sunny-lebeau = Санни Лебо
asset-susan-chen = Сьюзен Чэнь
asset-tanaka = Танака
asset-the-fall-guy = Козёл отпущения
asset-thomas-haas = Томас Хаас
asset-toshiyuki-sakai = Тосиюки Сакаи
asset-wong-ya-ching = Вон Я Чин

investment-healthcare-initiative = Программа здравоохранения
investment-power-siphoning = Перекачка энергии
investment-union-agreement = Договор с профсоюзом
investment-laundering-scheme = Схема отмывания денег
investment-militarized-police = Военизированная полиция
investment-short-sale = Короткая продажа
investment-retail-sector = Торговый сектор
investment-energy-sector = Энергетический сектор
investment-banking-sector = Банковский сектор
investment-technology-sector = Технологический сектор
investment-entertainment-sector = Сектор развлечений
investment-populist-dismissal = Отставка популистов

demand-hosting-worlds-cup = Проведение чемпионата мира
demand-increased-martian-violence = Насилие среди марсиан
demand-network-disruption = Сбой сети
demand-power-grid-overload = Перегрузка энергосети
demand-recreational-drug-ban = Запрет рекреационных наркотиков
demand-refugee-influx = Наплыв беженцев
demand-retail-shortage = Дефицит в магазинах
demand-space-elevator-malfunction = Поломка космического лифта
demand-tourism-spike = Туристический бум

# Event cards: headlines.
news-activist-cells-awaken = Ячейки активистов пробуждаются
news-beanstalk-beset-by-protesters = Протестующие осаждают Стебель
news-human-first-starts-riot = Страйкеры поднимают бунт
news-humanity-labor-hosts-union-heads = Союз людей труда собирает глав профсоюзов
news-beanstalk-owned-by-mob = Стебель под контролем мафии
news-gang-wars-at-all-time-high = Войны банд бьют рекорды
news-pistoleros-hit-squads-strike = Боевики Пистолерос наносят удар
news-tri-maf-leaders-unite = Главари Три-Маф объединяются
news-crumbling-infrastructure = Инфраструктура разваливается
news-earthquake-rocks-city = Землетрясение сотрясает город
news-helium-3-transport-threatened = Перевозки гелия-3 под угрозой
news-rolling-outages-increase = Веерных отключений всё больше
news-average-wage-falls-again = Средняя зарплата снова падает
news-report-record-unemployment = Отчёт: рекордная безработица
news-social-apps-spark-revolution = Соцсети разжигают революцию
news-welfare-programs-slashed = Социальные программы урезаны

setup-new-arrivals = Мигранты
setup-storming-the-beanstalk = Штурм Стебля
setup-boom-years = Годы подъёма
setup-night-shift = Ночная смена
setup-fever-season = Сезон лихорадки
setup-paper-profits = Бумажная прибыль

## Что входит в сделку

# $count (number)
terms-capital = { $count ->
        [one] { $count } актив
        [few] { $count } актива
       *[many] { $count } активов
    }
# $offer, $count (number of cards)
terms-support = { $count ->
        [one] поддержка { $count } картой ({ $offer })
       *[many] поддержка { $count } картами ({ $offer })
    }
# $support (terms-support), $later (number of deals after the one at hand)
terms-later = { $support }{ $later ->
        [1] , на следующих торгах
       *[other] , спустя торгов: { $later }
    }
# What a side gives that gives nothing.
terms-nothing = ничего
# Something that cannot be traded; $good (id, as it was written)
terms-forbidden = «{ $good }»

## Текст карт, по предложению

# $type
text-action = Карта действия: { $type }.
# $corporation
text-emergency = Карта экстренного действия: { $corporation }.
text-emergency-use = Её можно предложить, пока она лежит перед вами лицевой стороной вверх; если она побеждает в торгах, то возвращается к вам лицевой стороной вниз.
text-harmless = Болезнь в районах, на которые влияет эта карта, не повышает угрозу.
# $count (number)
text-copies = Экземпляров: { $count }.
text-asset = Преимущество.
text-investment = Инвестиция: лежит лицевой стороной вниз и приносит доход в следующем раунде спроса.
# $pieces (an element with its number), $capital (number)
text-step = Если в городе как минимум { $pieces }, доход — { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }.
# The same, counting resources; $pieces, $capital
text-step-supply = Если в снабжении как минимум { $pieces }, доход — { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }.
# $resource, $base, $each, $most (numbers)
text-meets = Если спрос на ресурс «{ $resource }» удовлетворён, доход — { $base ->
        [one] { $base } актив
        [few] { $base } актива
       *[many] { $base } активов
    } и ещё по { $each } за каждую единицу в снабжении, всего не больше { $most }.
# $name, $capital (number)
text-each = За каждый район, где есть { $name }, доход — { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }.
text-demand = Карта спроса: её проверяют в следующем раунде спроса.
# $goods
text-goals = Нужно в снабжении: { $goods }.
# $threat (number)
text-fail = Если чего-то не хватает, угроза повышается на { $threat }.
# $name (the element on the back)
text-event = Событие; на обороте: { $name }.
text-setup = Карта стартовой расстановки.
# $name (of the piece), $districts (list of districts)
text-place = Появляется { $name }: { $districts }.
# $turns (number)
text-turns = Ходов в следующей фазе действий: { $turns }.
text-rival-federalist = Карта соперника: вы побеждаете, только если угроза достигла 25, а у вас не меньше 25 активов.
# $corporation
text-rival = Карта соперника: в конце партии у вас должно быть больше активов, чем у корпорации «{ $corporation }». Если карта досталась самой корпорации «{ $corporation }», ей нужно больше активов, чем у трёх других игроков (при игре вчетвером — чем у двух).
# $draws (list of draw-line messages)
text-sheet-four = Карты на этапе обновления при игре вчетвером: { $draws }.
# $draws (list of draw-line messages)
text-sheet-more = Карты на этапе обновления при игре впятером и вшестером: { $draws }.
# $count (number), $type
draw-line = { $type } { $count }
# $contract (one of the contract- messages)
text-contract = Контракт: { $contract }.
# $pieces (1 of what is removed), $capital
contract-remove = { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    } каждый раз, когда по карте действия из района удаляется { $pieces }
# $capital
contract-lower = { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    } за каждый уровень, на который карта действия понижает беспорядки
# $capital
contract-android = { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    } за карту действия, которая перемещает хотя бы один жетон андроида
# $capital, $limit (number)
contract-calm-event = { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    } за событие, при котором угроза повышается меньше чем на { $limit }
# $card
text-emergency-card = Карта экстренного действия: { $card }.

# When an ability of an asset applies; what follows is what it does.
when-always = Всегда
when-claim = Когда вы получаете эту карту
when-end-of-turn = Конец хода
when-turn-start-richer = Когда начинается ход игрока, у которого больше активов, чем у вас
when-revealed = Когда в торгах раскрывается карта преимущества
when-main = Когда сделано основное предложение
when-main-own = Когда вы делаете основное предложение
when-counter = Когда сделано контрпредложение
when-counter-other = Когда другой игрок делает контрпредложение
when-support = Когда начинается этап поддержки
when-support-countered = Когда начинается этап поддержки и есть контрпредложение
when-abstain-other = Когда другой игрок воздерживается от поддержки
when-resolution-countered = Когда начинается определение победителя и есть контрпредложение
when-tie = Когда поддержка обоих предложений равна
when-won-right = Когда в торгах побеждает игрок справа от вас
when-won-counter-won = Когда побеждает контрпредложение
when-won-lost-as-active = Когда вы активный игрок и побеждает контрпредложение другого игрока
when-deal-over-empty-handed = Когда торги окончены, а у вас на руке нет карт
when-threat = Когда угроза повысилась
when-illness-threat = Когда угроза повысилась из-за болезни
when-cost = Когда другой игрок сбрасывает карты ради контрпредложения
# $when (one of the when- messages), $effects
ability = { $when }: { $effects }
# $when, $price (one of the price- messages), $effects
ability-priced = { $when }: { $price } { $effects }
price-exhaust = Вы можете повернуть эту карту.
price-discard = Сбросьте эту карту.
price-may-discard = Вы можете сбросить эту карту.
price-may = Вы можете применить это свойство.

## Что делают эффекты

# $pieces, $count (of them)
effect-remove = { $count ->
        [1] Из района по вашему выбору удаляется { $pieces }.
       *[other] Удалите из районов по вашему выбору { $pieces }.
    }
# $pieces, $count (of them)
effect-remove-up-to = { $count ->
        [1] Если хотите, из района по вашему выбору удаляется { $pieces }.
       *[other] Удалите из районов по вашему выбору { $pieces } (можно меньше).
    }
# $effects
effect-if-removed = Если что-то удалено: { $effects }
# На картах это бывают только «фигурки врагов». $name
effect-clear = Из выбранного района удаляются все { $name }.
# $pieces, $count (of them)
effect-place = { $count ->
        [1] В район по вашему выбору помещается { $pieces }.
       *[other] Поместите в районы по вашему выбору { $pieces }.
    }
# $pieces
effect-place-cleared = В район, откуда только что удалён компонент, помещается { $pieces }.
# $pieces
effect-place-chosen = В выбранный район помещается { $pieces }.
# И здесь только «фигурки врагов». $name
effect-move = Из этого района перемещаются дальше все { $name }.
# $count (districts), $stages (number)
effect-raise = Повысьте беспорядки на { $stages ->
        [one] { $stages } уровень
        [few] { $stages } уровня
       *[many] { $stages } уровней
    } в { $count ->
        [1] районе по вашему выбору
       *[other] { $count } разных районах по вашему выбору
    }.
# $stages (number)
effect-raise-cleared = Повысьте беспорядки на { $stages ->
        [one] { $stages } уровень
        [few] { $stages } уровня
       *[many] { $stages } уровней
    } в каждом районе, откуда только что удалён компонент.
# $count (districts), $stages (number)
effect-lower = Понизьте беспорядки на { $stages ->
        [one] { $stages } уровень
        [few] { $stages } уровня
       *[many] { $stages } уровней
    } в { $count ->
        [1] районе по вашему выбору
       *[other] { $count } разных районах по вашему выбору
    }.
# $count (districts), $stages (number)
effect-lower-up-to = Понизьте беспорядки на { $stages ->
        [one] { $stages } уровень
        [few] { $stages } уровня
       *[many] { $stages } уровней
    } не больше чем в { $count ->
        [1] { $count } районе
       *[other] { $count } разных районах
    } по вашему выбору.
# $count (times), $stages (number)
effect-lower-again = Понизьте беспорядки на { $stages ->
        [one] { $stages } уровень
        [few] { $stages } уровня
       *[many] { $stages } уровней
    } в районе по вашему выбору; повторите это до { $count ->
        [one] { $count } раза
       *[many] { $count } раз
    }, можно и в том же районе.
effect-choose-working = Выберите район, в котором нет ни забастовки, ни обесточивания.
effect-choose-no-prisec = Выберите район без стража.
effect-choose-no-outage = Выберите район без обесточивания.
effect-choose-same-tier = Выберите другой район того же яруса.
# $name
effect-needs = Если резерв пуст ({ $name }), больше ничего не происходит.
effect-produce = Выбранный район сразу производит ресурсы.
# $name
effect-produce-despite = Выбранный район сразу производит ресурсы, даже если там есть { $name }.
effect-strike = В этом районе начинается забастовка.
# $pieces
effect-android = Переместите { $pieces } в район, где такого жетона нет.
# $pieces
effect-android-up-to = Переместите { $pieces } (можно меньше) в районы, где таких жетонов нет.
# $count (by how much), $resource
effect-supply-less = Снабжение уменьшается на { $count }: { $resource }.
# $count (by how much), $resource
effect-supply-more = Снабжение увеличивается на { $count }: { $resource }.
# $count (by how much), $number (of resources)
effect-supply-less-any = { $number ->
        [1] Один ресурс в снабжении, по вашему выбору, уменьшается на { $count }.
       *[other] Выберите до { $number } разных ресурсов: каждый в снабжении уменьшается на { $count }.
    }
# $count (by how much), $number (of resources)
effect-supply-more-any = { $number ->
        [1] Один ресурс в снабжении, по вашему выбору, увеличивается на { $count }.
       *[other] Выберите до { $number } разных ресурсов: каждый в снабжении увеличивается на { $count }.
    }
# $threat
effect-supply-threat = Если этот ресурс на нуле, вместо этого угроза повышается на { $threat }.
# $effects
effect-if-supplied = Если вы это сделали: { $effects }
# $count
effect-threat = Угроза повышается на { $count }.
# То, что считают, бывает в районе только одно. $count, $name
effect-threat-each = За каждый район, где есть { $name }, угроза повышается на { $count }.
# $pieces (the element with the number needed), $effects
effect-if = Если в городе как минимум { $pieces }: { $effects }
# $pieces, $tier (number), $effects
effect-if-tier = Если на ярусе { $tier } как минимум { $pieces }: { $effects }
# $effects
effect-otherwise = Иначе: { $effects }
# $name, $times (number)
effect-march = Во всех районах города { $name } перемещается дальше{ $times ->
        [1] { "" }
        [few] { " " }{ $times } раза
       *[many] { " " }{ $times } раз
    }, начиная с района с наибольшим номером.
effect-pick-anyone = Выберите игрока, можно и себя.
effect-pick-other = Выберите другого игрока.
# $options (two or more of $effects, with strokes between them)
effect-either = Выберите один вариант: { $options }
# $capital
effect-gain-self = Вы получаете { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }.
# $capital
effect-gain-picked = Этот игрок получает { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }.
# $capital
effect-gain-active = Активный игрок получает { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }.
# $capital, $supporter (number)
effect-gain-supporter = Этот игрок получает { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }, а если он поддержал победившее предложение, то { $supporter }.
# $capital
effect-lose-self = Вы теряете { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }.
# $capital
effect-lose-picked = Этот игрок теряет { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }.
# $capital
effect-lose-active = Активный игрок теряет { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }.
# $amounts (list of numbers)
effect-share = Раздайте активы разным игрокам, каждому одну из этих сумм: { $amounts }.
# $count
effect-collect = По часовой стрелке, начиная с активного игрока, каждый может заплатить активы. Если заплачено не меньше, чем игроков за столом, угроза понижается на { $count }.
# $cards
effect-draw-top = Вы берёте { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    } того типа, который на вашем планшете указан первым.
# $cards
effect-draw-top-picked = Этот игрок берёт { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    } того типа, который на его планшете указан первым.
# $cards
effect-draw-each = Вы берёте по { $cards ->
        [one] { $cards } карте
        [few] { $cards } карты
       *[many] { $cards } карт
    } каждого типа.
# $cards
effect-draw-mixed = Вы берёте { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }, выбирая тип каждой.
# $cards
effect-draw-mixed-picked = Этот игрок берёт { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }, выбирая тип каждой.
# $cards
effect-draw-told-picked = Этот игрок берёт { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    } типа, который выбираете вы.
# $cards, $supporter (number; 0: no difference), $may (yes or no)
effect-all-draw = По часовой стрелке, начиная с активного игрока, каждый { $may ->
        [yes] может взять
       *[no] берёт
    } { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    } одного типа{ $supporter ->
        [0] .
       *[other] , а если он поддержал победившее предложение, то { $supporter }.
    }
# $cards
effect-foresee = Втайне посмотрите { $cards ->
        [one] { $cards } верхнюю карту событий
        [few] { $cards } верхние карты событий
       *[many] { $cards } верхних карт событий
    }; одну положите под низ колоды, остальные верните наверх в любом порядке.
effect-discard-asset = Сбросьте одно из преимуществ этого игрока, если у него они есть.
# $cards
effect-discard-cards = Этот игрок сбрасывает { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }.
# $count, $capital
effect-give-cards = Отдайте этому игроку с руки не больше { $count ->
        [one] { $count } карты
       *[many] { $count } карт
    }; за каждую вы получаете { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }.
# $capital
effect-swap-assets = Два преимущества разных игроков меняются местами; если одно из них ваше, вы теряете { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }.
# $count
effect-steal-emergency = Заберите у других игроков { $count ->
        [one] { $count } карту экстренного действия
        [few] { $count } карты экстренных действий
       *[many] { $count } карт экстренных действий
    } (неважно, какой стороной вверх).
effect-flip = Карта экстренного действия этого игрока переворачивается лицевой стороной вверх.
# $capital, $richest (number)
effect-steal-capital = Заберите у другого игрока { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }, а если больше активов нет ни у кого, то { $richest }.
effect-steal-asset = Заберите преимущество у другого игрока.
effect-hand-over = Отдайте ему эту карту.
effect-claim-top = Получите верхнюю карту колоды преимуществ.
effect-look-and-steal = Посмотрите карты на руке этого игрока; одну из них можете забрать.
effect-steal-blindly = Заберите случайную карту с руки этого игрока.
effect-look-at-rival = Посмотрите карту соперника под полем; можете втайне поменять её местами со своей.
effect-no-limit = В этот ход вам не нужно сбрасывать карты до предела руки.
effect-intercept = Эти карты попадают к вам на руку, а не в сброс.
effect-double-draws = Вы берёте вдвое больше карт, чем указано на вашем планшете.
# $way (up or down), $count
effect-hand-size = { $way ->
        [up] Ваш предел руки на { $count } больше.
       *[down] Ваш предел руки на { $count } меньше.
    }
effect-declare = Автор предложения заявляет, как разыграет карту, и обязан так и поступить.
# $capital
effect-send-back = Автор предложения отдаёт вам { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }, иначе карта возвращается ему на руку.
# $capital
effect-drum-up = Этот игрок поддерживает основное предложение 1 картой либо теряет { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }.
effect-deck-support = Положите в поддержку одного из предложений верхнюю карту любой колоды действий, не глядя на неё.
# $capital
effect-bet = Если этот игрок побеждает в торгах, вы получаете { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }.
effect-bar = До конца торгов этот игрок не может поддерживать контрпредложение.
effect-mute = До конца торгов автор предложения не может обмениваться ни активами, ни преимуществами.
effect-decide = Вы решаете, какое предложение побеждает.
# $capital
effect-rob-winner = Заберите у контригрока { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }.
effect-counter-too = Вы делаете и контрпредложение, и сразу начинается этап поддержки.

## Стол

# $round, $rounds (numbers), $phase, $left (turns)
table-round = Раунд { $round } из { $rounds }. { $phase }. Нераскрытых преимуществ на треке ходов: { $left }.
# $threat, $most (numbers)
table-threat = Угроза: { $threat } из { $most }.
# $demand, $threat (number)
table-demand = Спрос: { $demand } (если не удовлетворить: угроза +{ $threat })
# $tracks (list of table-track messages)
table-supply = Снабжение: { $tracks }
# $resource, $have, $goal, $last (numbers)
table-track = { $resource } { $have } (цель { $goal }, трек до { $last })
# $name (the element on the back), $count (cards in the deck)
table-next-event = Следующее событие, на обороте: { $name }. Колода событий: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
# $cards (list of events with their place)
table-known-events = Известные вам события, считая сверху: { $cards }.
# $number (place from the top, 1 is the next), $event
table-known-event = { $number }. { $event }
# $decks (list of deck-line messages), $discard (number), $assets (number)
table-decks = Колоды действий: { $decks }. Сброс: { $discard }. Колода преимуществ: { $assets }.
# $type, $count
deck-line = { $type } { $count }

table-city = Город
# $number, $district, $tier, $yield (list of goods), $path (district), $there (list: stage of unrest, pieces)
table-district = { $number }. { $district }, ярус { $tier }, { $yield }, путь — { $path }: { $there }
# Where a district holds nothing at all.
district-quiet = тихо

table-deal = Торги
# $asset
deal-asset = Раскрытое преимущество: { $asset }
deal-no-asset = Преимущество не раскрыто.
# $card, $player, $count (support cards)
deal-main = Основное предложение, { $player }: { $card }; поддержка: { $count }
# $player
deal-no-main = Основного предложения ещё нет; активный игрок: { $player }.
# $card, $player, $count (support cards)
deal-counter = Контрпредложение, { $player }: { $card }; поддержка: { $count }
# $cards (list)
deal-older = Прежние контрпредложения, уже недействительные: { $cards }
# $count
deal-cost = Следующее контрпредложение: { $count ->
        [0] без сброса карт
        [one] сбросить { $count } карту
        [few] сбросить { $count } карты
       *[many] сбросить { $count } карт
    }
# $players (list)
deal-barred = Запрет поддерживать контрпредложение: { $players }
# $players (list)
deal-muted = Запрет обмениваться активами и преимуществами в этих торгах: { $players }
# $player, $other
deal-bet = { $player } делает ставку на победу в торгах: { $other }
# $offer, $choices (list of choices)
deal-declared = Заявленный розыгрыш ({ $offer }): { $choices }
# $offer
deal-won = Победившее предложение: { $offer }

# $player, $corporation
table-side = { $player }, { $corporation }
# $player, $corporation
table-active = { $player }, { $corporation }, активный игрок
# $capital (number), $size (hand cards)
side-capital = Активы: { $capital }. Рука: { $size ->
        [0] нет карт
        [one] { $size } карта
        [few] { $size } карты
       *[many] { $size } карт
    }.
# $assets (list)
side-assets = Преимущества: { $assets }
# $asset
asset-exhausted = { $asset } (карта повёрнута)
# $cards (list)
side-emergency = Карты экстренных действий: { $cards }
# $card
emergency-spent = { $card } (лицевой стороной вниз)
# $offer, $count (facedown cards laid)
side-support = { $count ->
        [0] Поддержка: { $offer }
       *[other] Поддержка: { $offer }, карт: { $count }
    }
# $cards (list)
side-known = Известные вам карты на этой руке: { $cards }
# $rival
side-rival = Соперник: { $rival }
# $investment, $text
side-investment = Инвестиция: { $investment }. { $text }
# $cards (list)
side-dealt = Инвестиции на выбор: { $cards }
# $card, $facts (type or emergency, and what it does)
side-card = { $card } ({ $facts })
# $cards (list)
side-laid = Карты, выложенные вами в поддержку: { $cards }
# $rival
table-under = Карта соперника под полем: { $rival }.

table-trades = Сделки и обещания
# $number, $from, $to, $give, $want, $kind (trade-binding, trade-loose or trade-parts), $promised (yes or no), $promise (text of the players)
table-trade = { $number }. { $from } → { $to }, отдаёт: { $give }; просит: { $want }; { $kind }{ $promised ->
        [yes] ; обещание: { $promise }
       *[no] { "" }
    }
trade-binding = обязательная
trade-loose = без обязательств
# $first (state of the maker's part), $second (state of the taker's part)
trade-parts = обещания сторон: { $first }, { $second }
part-open = ждёт исполнения
part-kept = выполнено
part-broken = нарушено
part-lapsed = отпало
# $kept, $broken (numbers)
side-promises = Обещания: выполнено { $kept }, нарушено { $broken }

## Варианты выбора

action-pass = Спасовать
# $asset, $text (what it does)
action-use = Использовать: { $asset } ({ $text })
action-enough = Достаточно
# $type
action-type = Карты типа «{ $type }»
# $card
action-discard = Сбросить: { $card }
# $corporation
action-player = { $corporation }
# $effects
action-either = { $effects }
# A declared choice between effects; $number (1, 2, ...)
choice-option = Вариант { $number }
# $count
action-pay = { $count ->
        [0] Ничего не платить
       *[other] Заплатить { terms-capital }
    }
# $event
action-bury = Положить под низ колоды: { $event }
# $event
action-lay = Положить ниже остальных: { $event }
# $card
action-emergency = { $card }
# $asset, $corporation (whose it is)
action-asset = { $asset } ({ $corporation })
# $card
action-give = Отдать: { $card }
# $card
action-steal = Забрать: { $card }
# $type, $side
action-top = Верхняя карта колоды «{ $type }» в поддержку: { $side }
# $side
action-win = Побеждает: { $side }
action-swap = Поменять карты соперников местами
action-return = Вернуть контрпредложение на руку
action-join = Поддержать основное предложение 1 картой
# $capital
action-ransom = Заплатить { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }
# $piece, $district
action-remove = Удалить: { $piece } — { $district }
# $piece, $district
action-place = Поместить: { $piece } — { $district }
# $district
action-raise = Повысить беспорядки: { $district }
# $district
action-lower = Понизить беспорядки: { $district }
# $district
action-district = { $district }
# $from, $to (districts)
action-shift = Переместить андроида: { $from } → { $to }
# $resource
action-resource = { $resource }
# $investment, $text
action-keep = Оставить: { $investment } ({ $text })
# $card, $text
action-main = Основное предложение: { $card } ({ $text })
# $card, $text
action-counter = Контрпредложение: { $card } ({ $text })
# $corporation, $give, $want, $kind (trade-binding or trade-loose), $promised (yes or no), $promise (text of the players)
action-trade = Предложить сделку корпорации «{ $corporation }» ({ $kind }); вы отдаёте: { $give }; вы получаете: { $want }{ $promised ->
        [yes] ; обещание: { $promise }
       *[no] { "" }
    }
# $number, $kind (trade-binding or trade-loose), $corporation (whose offer it is), $give, $want, $promised (yes or no), $promise (text of the players)
action-accept = Принять сделку № { $number } корпорации «{ $corporation }» ({ $kind }); вы отдаёте: { $give }; вы получаете: { $want }{ $promised ->
        [yes] ; обещание: { $promise }
       *[no] { "" }
    }
# $number
action-decline = Отклонить сделку № { $number }
# $number
action-withdraw = Отозвать сделку № { $number }
# $number, $give, $want, $kind (trade-binding or trade-loose), $promised (yes or no), $promise (text of the players)
action-haggle = Предложить другие условия сделки № { $number } ({ $kind }); вы отдаёте: { $give }; вы получаете: { $want }{ $promised ->
        [yes] ; обещание: { $promise }
       *[no] { "" }
    }
# $number, $give
action-fulfil = Выполнить свою часть обещания № { $number }, отдать: { $give }
# $number, $verdict (kept or broken)
action-judge = { $verdict ->
        [kept] Данное вам обещание № { $number } выполнено
       *[broken] Данное вам обещание № { $number } нарушено
    }
action-abstain = Воздержаться
# $side
action-support = Поддержать: { $side }
# $card
action-back = Выложить лицевой стороной вниз: { $card }
# $corporation, $text (its contract)
action-corporation = { $corporation } (контракт: { $text })

## Вопросы

# $moment (one of the moment- messages)
question-use = Использовать преимущество? { $moment }.
moment-always = В любой момент
moment-claim = Преимущество получено
moment-end-of-turn = Конец вашего хода
moment-turn-start = Начинается ход
moment-revealed = Карта преимущества раскрыта
moment-main = Сделано основное предложение
moment-counter = Сделано контрпредложение
moment-support = Начинается этап поддержки
moment-abstain = Один из игроков воздерживается
moment-resolution = Начинается определение победителя
moment-tie = Поддержка обоих предложений равна
moment-won = Победитель торгов определён
moment-deal-over = Торги окончены
moment-threat = Угроза повысилась
moment-illness-threat = Угроза повысилась из-за болезни
moment-cost = Ради контрпредложения сбрасывают карты
# $offer
question-declare-one = Заявите, как вы разыграете свою карту ({ $offer }).
# $cards
question-general = Из какой колоды вы берёте { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }? Выберите тип, которого на этом этапе ещё не брали.
# $left
question-discard = { $left ->
        [1] Какую карту сбросить с руки?
       *[other] Какую карту сбросить с руки? Осталось: { $left }.
    }
question-pick-one = Выберите игрока.
question-either-one = Выберите один из эффектов.
# $amount
question-share-one = Выберите, кто получит { $amount ->
        [one] { $amount } актив
        [few] { $amount } актива
       *[many] { $amount } активов
    }.
question-contribute = Сколько активов вы платите, чтобы понизить угрозу?
# $cards
question-draw-type = Из какой колоды вы берёте { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }?
# $drawer, $cards
question-told-type = Из какой колоды { $drawer } берёт { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }?
# $cards
question-all-draw-one = Из какой колоды вы берёте { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }?
question-bury = Какую из карт событий положить под низ колоды?
question-lay = Какую из возвращаемых карт событий положить ниже остальных?
# $owner
question-flip-one = Выберите карту экстренного действия, которую { $owner } перевернёт лицевой стороной вверх.
# $left
question-steal-emergency-one = { $left ->
        [1] Какую карту экстренного действия забрать?
       *[other] Какую карту экстренного действия забрать? Осталось: { $left }.
    }
# $owner
question-discard-asset-one = Какое преимущество сбросит { $owner }?
question-steal-asset-one = Какое преимущество вы забираете?
# $first (name of the first asset, or none)
question-swap-one = Какое преимущество обменять? Уже выбрано: { $first }.
# $left
question-give-one = Какую карту вы отдаёте? Можно остановиться; осталось не больше { $left }.
# $target
question-steal-one = Вы можете забрать одну из карт, которые держит на руке { $target }.
question-rob-one = У кого вы забираете активы?
question-swap-rival = Поменять свою карту соперника местами с той, что под полем, или оставить как есть?
question-decide-one = Решите, какое предложение побеждает.
# $owner, $capital
question-send-back-or-pay = Вернуть контрпредложение на руку или отдать { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }? Активы получит { $owner }.
# $capital
question-drummed-up = Поддержать основное предложение 1 картой или потерять { $capital ->
        [one] { $capital } актив
        [few] { $capital } актива
       *[many] { $capital } активов
    }?
question-deck-support-one = Выберите колоду и предложение, которое поддержит её верхняя карта.
# $name, $left
question-remove-one = { $left ->
        [1] Что удалить ({ $name })?
       *[other] Что удалить ({ $name })? Осталось: { $left }.
    }
# $name, $left
question-place-one = { $left ->
        [1] В каком районе появится { $name }?
       *[other] В каком районе появится { $name }? Осталось: { $left }.
    }
# $left
question-raise-one = { $left ->
        [1] В каком районе повысить беспорядки?
       *[other] В каком районе повысить беспорядки? Осталось: { $left }.
    }
# $left
question-lower-one = { $left ->
        [1] В каком районе понизить беспорядки?
       *[other] В каком районе понизить беспорядки? Осталось: { $left }.
    }
question-choose-one = Выберите район.
# $left
question-android-one = { $left ->
        [1] Какого андроида и куда переместить?
       *[other] Какого андроида и куда переместить? Осталось: { $left }.
    }
# $way (up or down), $count (by how much)
question-supply-one = { $way ->
        [up] Какой ресурс увеличить на { $count }?
       *[down] Какой ресурс уменьшить на { $count }?
    }
question-keep = Какую инвестицию вы оставляете?
question-main = Сделайте основное предложение.
question-counter = Сделайте контрпредложение или спасуйте.
# $left
question-counter-cost = { $left ->
        [1] Какую карту сбросить ради контрпредложения?
       *[other] Какую карту сбросить ради контрпредложения? Осталось: { $left }.
    }
question-support = Поддержите одно из предложений или воздержитесь.
# $side, $least (may be 0 or less), $most
question-support-with = Положите карты лицом вниз: { $side }. { $least ->
        [1] Ещё хотя бы одна.
       *[other] Ещё не больше { $most }.
    }
question-corporation = Выберите корпорацию.

## Журнал

# $setup
event-set-up = Карта стартовой расстановки: { $setup }.
# $player, $corporation
event-corporation = { $player } играет за корпорацию «{ $corporation }».
# $player
event-first-player = Первый активный игрок: { $player }.
# $player, $rival: only this player reads it
event-rival = { $player } получает карту соперника: { $rival }.
# $player
event-rival-hidden = { $player } получает карту соперника.
# $player, $investments (list): only this player reads it
event-investments = { $player } выбирает одну инвестицию из двух: { $investments }.
# $player, $investment: only this player reads it
event-invested = { $player } оставляет инвестицию «{ $investment }».
# $player
event-invested-hidden = { $player } оставляет инвестицию.
# $round, $space (standard or demand)
event-round = { $space ->
        [demand] Начинается раунд спроса.
       *[standard] Начинается раунд { $round }.
    }
# $player, $left (assets on the turn track)
event-turn = Ходит { $player }. Осталось преимуществ на треке ходов: { $left }.
# $turns
event-turns = На трек ходов выложено преимуществ: { $turns }.
# $player, $asset
event-revealed = { $player } раскрывает преимущество: { $asset }.
# $player
event-no-offer = { $player } не может ничего предложить.
# $player, $card
event-main-offer = { $player } делает основное предложение: { $card }.
# $player, $card, $cost (number of cards discarded)
event-counteroffer = { $cost ->
        [0] { $player } делает контрпредложение: { $card }.
        [one] { $player } делает контрпредложение: { $card }. Это стоит { $cost } карту с руки.
        [few] { $player } делает контрпредложение: { $card }. Это стоит { $cost } карты с руки.
       *[many] { $player } делает контрпредложение: { $card }. Это стоит { $cost } карт с руки.
    }
# $player
event-no-counter = { $player } не делает контрпредложения.
# $player, $card
event-sent-back = { $player } возвращает контрпредложение на руку: { $card }.
# $player, $offer, $card, $choices (list of choices)
event-declared = { $player } заявляет, как разыграет карту «{ $card }» ({ $offer }). Решения: { $choices }.
# $player, $card, $offer: only this player reads it
event-backed = { $player } выкладывает в поддержку карту «{ $card }».
# $player, $offer, $cards
event-supported = { $player } выкладывает { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    } в поддержку: { $offer }.
# $player, $offer, $type
event-deck-supported = { $player } выкладывает в поддержку верхнюю карту колоды «{ $type }»: { $offer }.
# $player
event-abstained = { $player } воздерживается от поддержки.
# $player, $offer
event-decided = { $player } решает исход торгов: побеждает { $offer }.
# $player, $offer, $main, $counter (numbers of support cards), $by (tie: as many for both; more)
event-won = { $player } побеждает в торгах: { $offer } принято (поддержка: основное — { $main }, контрпредложение — { $counter }).{ $by ->
        [tie] {" "}Поддержка равна, а при равенстве побеждает основное предложение.
       *[more] {""}
    }
# $player, $card
event-resolved = { $player } разыгрывает карту «{ $card }».
# $asset
event-asset-unclaimed = Преимущество никому не достаётся и уходит под низ колоды: { $asset }.
# $player, $asset
event-claimed = { $player } получает преимущество: { $asset }.
# $player, $asset
event-used = { $player } использует преимущество: { $asset }.
# $player, $asset
event-exhausted = { $player } поворачивает карту преимущества: { $asset }.
# $player, $asset
event-readied = { $player } снова подготавливает карту преимущества: { $asset }.
# $player, $asset
event-asset-discarded = { $player } сбрасывает преимущество: { $asset }.
# $from, $to, $asset
event-asset-moved = Преимущество «{ $asset }» меняет владельца: { $from } → { $to }.
# $player, $card, $faceup (1 or 0)
event-emergency-returned = { $faceup ->
        [1] { $player } получает обратно карту «{ $card }» лицевой стороной вверх.
       *[0] { $player } получает обратно карту «{ $card }» лицевой стороной вниз.
    }
# $player, $card
event-flipped = { $player } переворачивает лицевой стороной вверх карту «{ $card }».
# $from, $to, $card
event-emergency-stolen = { $to } забирает карту экстренного действия «{ $card }»: { $from } → { $to }.
# $player, $card, $type: only this player reads it
event-drew = { $player } берёт карту «{ $card }» ({ $type }).
# $player, $type
event-drew-hidden = { $player } берёт карту ({ $type }).
# $player, $type
event-nothing-to-draw = { $player } не берёт карту: их больше нет ({ $type }).
# $cards (list of names)
event-reshuffled = Сброс возвращается в колоды по типам: { $cards }.
# $player, $card: only this player reads it
event-discarded = { $player } сбрасывает карту «{ $card }».
# $player
event-discarded-hidden = { $player } сбрасывает карту.
# $from, $to, $card: only these two read it
event-passed-card = Карта «{ $card }» переходит с руки на руку: { $from } → { $to }.
# $from, $to
event-passed-card-hidden = Карта переходит с руки на руку: { $from } → { $to }.
# $player, $other, $cards (list): only this player reads it
event-saw-hand = { $player } видит карты, которые держит { $other }: { $cards }.
# $player, $other
event-saw-hand-hidden = { $player } смотрит карты, которые держит { $other }.
# $player, $rival: only this player reads it
event-saw-rival = { $player } видит карту соперника под полем: { $rival }.
# $player
event-saw-rival-hidden = { $player } смотрит карту соперника под полем.
# $player, $events (list, from the top): only this player reads it
event-foresaw = { $player } видит следующие события: { $events }.
# $player, $backs (list of elements, from the top)
event-foresaw-hidden = { $player } смотрит следующие события; на обороте: { $backs }.
# $player, $back (element)
event-buried = { $player } кладёт событие под низ колоды; на обороте: { $back }.
# $player, $other
event-picked = { $player } выбирает игрока: { $other }.
# $player, $district
event-chose-district = { $player } выбирает район: { $district }.
# $player, $count, $source (key), $capital
event-gained = { $source ->
        [start] { $player } начинает партию с { $count ->
            [one] { $count } активом
           *[many] { $count } активами
        }.
        [contract] { $player } получает по контракту { terms-capital } (теперь { $capital }).
        [investment] { $player } получает с инвестиции { terms-capital } (теперь { $capital }).
        [trade] { $player } получает по сделке { terms-capital } (теперь { $capital }).
       *[other] { $player } получает { terms-capital } (теперь { $capital }).
    }
# $player, $count, $source (key), $capital
event-lost = { $source ->
        [trade] { $player } отдаёт по сделке { terms-capital } (теперь { $capital }).
       *[other] { $player } теряет { terms-capital } (теперь { $capital }).
    }
# $way (up or down), $count, $threat, $cause (key)
event-threat = { $way ->
        [down] Угроза понижается на { $count }, теперь { $threat }.
       *[up] { $cause ->
            [illness] Из-за болезни угроза повышается на { $count }, теперь { $threat }.
            [human-first] Страйкер добирается до Корня: угроза повышается на { $count }, теперь { $threat }.
            [orgcrime] Преступник добирается до Корня: угроза повышается на { $count }, теперь { $threat }.
            [outage] Обесточивание доходит до Корня: угроза повышается на { $count }, теперь { $threat }.
            [demand] Спрос не удовлетворён: угроза повышается на { $count }, теперь { $threat }.
            [event] Из-за события угроза повышается на { $count }, теперь { $threat }.
           *[other] Угроза повышается на { $count }, теперь { $threat }.
        }
    }
# $district, $stage (0, 1 or 2)
event-unrest = { $stage ->
        [0] { $district }: спокойствие.
        [1] { $district }: протест.
       *[other] { $district }: забастовка.
    }
# $piece, $district
event-placed = { $district }: появляется { $piece }.
# $piece, $district
event-removed = { $district }: удаляется { $piece }.
# $piece, $district, $to
event-moved = { $district } → { $to }: перемещается { $piece }.
# $piece, $district
event-no-reserve = { $district }: { $piece } не появляется, потому что резерв пуст.
event-production = Начинается производство.
# $district
event-exploited = { $district }: район эксплуатируется.
# $district
event-idle = { $district }: ресурсы не производятся из-за забастовки или обесточивания.
# $district
event-blocked = { $district }: преступник не даёт произвести основной ресурс.
# $resource, $way (up or down), $count, $supply (number)
event-supply = { $way ->
        [down] Снабжение: { $resource } −{ $count }, теперь { $supply }.
       *[up] Снабжение: { $resource } +{ $count }, теперь { $supply }.
    }
# $event, $back (element)
event-event = Событие: { $event }.
# $demand, $goals
event-demand = Новый спрос: { $demand } ({ $goals }).
# $demand
event-demand-met = Спрос удовлетворён: { $demand }.
# $demand, $missing
event-demand-failed = Спрос не удовлетворён: { $demand }. Не хватает: { $missing }.
# $player, $investment, $count
event-investment-revealed = { $player } раскрывает инвестицию «{ $investment }», доход — { terms-capital }.
# $player, $rival
event-rival-revealed = { $player } раскрывает карту соперника: { $rival }.
# $winners (how many), $names (of the winners), $scores (list such as Anna 21, Jan 19), $threat
event-ended = { $winners ->
        [0] Партия окончена, угроза { $threat }. Не побеждает никто ({ $scores }).
        [1] Партия окончена, угроза { $threat }. Побеждает: { $names } ({ $scores }).
       *[other] Партия окончена, угроза { $threat }. Побеждают: { $names } ({ $scores }).
    }
# $number, $from, $to, $give, $want, $kind (trade-binding or trade-loose), $promised (yes or no), $promise (text of the players)
event-trade-offered = Предложена сделка № { $number }: { $from } → { $to }, { $kind }. { $from } отдаёт: { $give }; { $to } отдаёт: { $want }{ $promised ->
        [yes] ; обещание: { $promise }
       *[no] { "" }
    }.
# $number, $from, $to, $give, $want
event-traded = Сделка № { $number } (обязательная) совершена. { $from } отдаёт: { $give }; { $to } отдаёт: { $want }.
# $number, $from, $to, $give, $want, $promised (yes or no), $promise (text of the players)
event-promised = Сделка № { $number } без обязательств заключена: { $from } → { $to }. { $from } обещает: { $give }; { $to } обещает: { $want }{ $promised ->
        [yes] ; обещание: { $promise }
       *[no] { "" }
    }.
# $number, $from, $to
event-trade-declined = { $to } отклоняет сделку № { $number }: { $from } → { $to }.
# $player, $reason (broken: $broken promises; dear: $capital; helps: $owner; lacks: $count cards, and leads: $main, $counter; short, terms; threat: $threat; or little)
event-trade-reason = { $player }: { $reason ->
        [broken] «{ $broken ->
            [one] За вами уже { $broken } нарушенное обещание
            [few] За вами уже { $broken } нарушенных обещания
           *[many] За вами уже { $broken } нарушенных обещаний
        }».
        [dear] «Для меня это не стоит таких активов ({ $capital })».
        [helps] «{ $owner } выиграет от этого больше, чем я».
        [lacks] «{ $count ->
            [one] { $count } карты
            [few] { $count } карт
           *[many] { $count } карт
        } мне не хватит: счёт { $main } : { $counter }».
        [leads] «Я и так впереди: счёт { $main } : { $counter }».
        [nothing] «Даром я ничего не отдаю».
        [short] «У меня этого нет».
        [terms] «Одних слов мало: назовите активы, преимущества или поддержку».
        [threat] «Угроза уже { $threat }: город этого не выдержит».
       *[little] «Для меня это стоит больше, чем вы предлагаете».
    }
# $number, $from, $to
event-trade-answered = { $to } отвечает на сделку № { $number } другими условиями: { $from } → { $to }.
# $number, $from, $to
event-trade-withdrawn = { $from } отзывает сделку № { $number }: { $from } → { $to }.
# $number, $from, $to
event-trade-expired = Сделка № { $number } больше не действует: { $from } → { $to }.
# $number, $player, $to
event-promise-kept = { $player } выполняет обещание № { $number }: { $player } → { $to }.
# $number, $player, $to
event-promise-broken = { $player } нарушает обещание № { $number }: { $player } → { $to }.
# $number, $player, $to
event-promise-lapsed = Поддерживать было нечего: обещание № { $number } отпадает: { $player } → { $to }.

## Почему действие невозможно: по одному сообщению на пункт правил, с дефисом вместо точки в его номере

# $corporation
refused-NA-S-6 = Корпорация «{ $corporation }» занята; выберите другую.
refused-NA-13-0 = Основного предложения нет, поддерживать нечего.
# $about: word (no reason, $word; those there are, $known), good (one that cannot be traded, $good), number (no such trade for you, $number), most (too many or too long, $most), cards (more support than a hand holds: $cards, $have), need (more capital than there is: $need, $have), asset ($asset is not theirs), seat (with nobody, or about nothing)
refused-NA-14-0 = { $about ->
        [word] «{ $word }» — не причина для отказа; не пишите ничего или одно из этих слов: { $known }.
        [good] «{ $good }» не может входить в сделку: обмениваются только активами, преимуществами и обещаниями.
        [number] Нет сделки № { $number }, на которую вы могли бы ответить или которую могли бы отозвать.
        [most] Это слишком много: можно не больше { $most } (предложений одного игрока сразу или знаков в обещании).
        [cards] Одна из сторон должна оказать поддержку (карт: { $cards }), а в руке у неё только { $have }.
        [need] Одна из сторон должна отдать активов: { $need }, а у неё только { $have }.
        [asset] { $asset }: этого преимущества нет у той стороны, которая должна его отдать.
       *[seat] Для сделки нужны другой игрок и предмет сделки; заключать сделки можно, когда известен первый активный игрок.
    }
# $about: most ($most promises at once), number ($number)
refused-NA-14-2 = { $about ->
        [most] Обещаний без обязательств уже { $most }, больше нельзя; подождите, пока часть из них не выполнят или не нарушат.
       *[number] В обещании № { $number } нет открытой части, которую вы могли бы так выполнить или оценить.
    }
# $word (what was written)
refused-NA-14-3 = Сделка бывает «binding» (обязательная) или «loose» (без обязательств), а «{ $word }» — ни то ни другое.
# $good (id)
refused-NA-14-5 = «{ $good }» никогда не входит в сделку, как и карты действий, карты экстренных действий, карты соперников и планшеты корпораций.
# $need, $have
refused-NA-15-3 = Для этого { $need ->
        [one] нужен { $need } актив
        [few] нужно { $need } актива
       *[many] нужно { $need } активов
    }, а у вас { $have }.
    .how = Активы приносят торги, инвестиции и сделки с другими.
# $about: district ($district), resource ($resource) or player, chosen twice or not to be chosen
refused-NA-16-0 = { $about ->
        [district] { $district }: для этого эффекта район уже выбран; выберите другой.
        [resource] Этот ресурс для этого эффекта уже выбран; выберите другой: { $resource }.
       *[player] Этого игрока здесь выбрать нельзя, или он уже выбран; выберите другого.
    }
refused-NA-16-5 = Карт у вас уже не больше предела руки, так что сбрасывать больше ничего не нужно.
# $card
refused-NA-17-2 = Карта «{ $card }» лежит лицевой стороной вниз, предложить её нельзя.
    .how = Карту экстренного действия играют один раз за игру, если никакой эффект не откроет её снова.
# $card
refused-NA-17-5 = «{ $card }» — карта экстренного действия; такие карты не выкладывают в поддержку.
    .how = Лицевой стороной вверх она может быть основным предложением или контрпредложением.
# $card
refused-NA-17-6 = Карту «{ $card }» забрать нельзя: она ваша, участвует в торгах или её нет в партии.
# $asset, $corporation (whose it is)
refused-NA-22-0 = { $asset } принадлежит другой корпорации ({ $corporation }); эту карту можно использовать ещё в этот ход, если сейчас её выменять.
# $asset
refused-NA-22-1 = { $asset }: в этот момент преимущество уже использовано.
    .how = В свой следующий ход вы сможете использовать её снова.
refused-NA-23-0 = Контрпредложения нет, поддерживать нечего.
# $need, $have
refused-NA-25-4 = Ради этого контрпредложения нужно, кроме самой карты, сбросить ещё { $need ->
        [one] { $need } карту
        [few] { $need } карты
       *[many] { $need } карт
    }; у вас на руке их { $have }.
    .how = Вы всё ещё можете поддержать предложение или продать свою поддержку.
refused-NA-27-0 = Забрать у самого себя нельзя; выберите другого игрока.
# $asset
refused-NA-27-2 = { $asset } — ваше собственное преимущество; выберите преимущество другого игрока.
# $card
refused-NA-27-3a = «{ $card }» — карта экстренного действия: она не входит в карты на руке, и забрать её здесь нельзя.
# $district
refused-NA-29-5 = { $district }: район спокоен, понизить беспорядки нельзя.
    .how = Беспорядки понижаются в районе, где протест или забастовка.
# $type
refused-NA-31-1 = На этом этапе вы уже брали карты этого типа: { $type }.
    .how = Возьмите из другой колоды; на вашем следующем этапе обновления эта снова будет доступна.
# $district
refused-NA-35-0 = { $district } — сам выбранный район или район другого яруса; выберите другой район того же яруса.
# $district
refused-NA-36-2 = { $district }: из-за забастовки или обесточивания ресурсы не производятся.
    .how = Он снова будет производить, когда беспорядки понизятся или обесточивание уберут.
# $district
refused-NA-38-3 = { $district }: здесь уже есть страж.
# $resource, $have
refused-NA-40-2 = Этот ресурс на последнем делении трека: { $resource } ({ $have }).
# $resource
refused-NA-40-3 = Этот ресурс на нуле: { $resource }.
    .how = Выберите ресурс, который у города есть.
# $district
refused-NA-43-4 = { $district }: здесь уже есть жетон улучшения.
    .how = Выберите район, где его нет.
# $district
refused-NA-49-1 = { $district }: здесь забастовка, повысить беспорядки нельзя.
    .how = Беспорядки растут в районе, где стабильно или протест.
# $district
refused-NA-53-0 = { $district }: эта карта здесь ничего не помещает.
refused-NA-54-2a = Активный игрок не может спасовать: сделайте основное предложение.
# $offer
refused-NA-54-4a = Вы уже поддерживаете другое предложение; поддержать ещё и это нельзя: { $offer }.
# $piece, $district
refused-NA-55-0 = { $district }: удалять здесь нечего ({ $piece }).
# $need (number)
refused-NA-57-1 = Для поддержки нужна хотя бы одна карта лицевой стороной вниз; осталось выложить: { $need }.
    .how = Когда она там лежит, можно закончить.
# $district
refused-NA-62-2 = { $district }: район обесточен, повысить беспорядки нельзя.
    .how = Когда обесточивание уберут, там они снова смогут расти.
# $district
refused-NA-62-3 = { $district }: район уже обесточен.
# $asset
refused-NA-63-0 = { $asset }: у этого преимущества тот же владелец, что у первого; выберите преимущество другого игрока.
# $about: declared (bound to $declared), asset ($asset cannot be used now), offer (an asset forbids it, $offer), district ($district), resource ($resource) or player (chosen twice or not to be chosen), seat (an asset forbids trading)
refused-NA-65-0 = { $about ->
        [declared] Вы заявили, как разыграете эту карту, и обязаны так и поступить: { $declared }.
        [asset] { $asset }: у этого преимущества нет свойства для этого момента.
        [offer] Одно из преимуществ не даёт вам поддержать это предложение: { $offer }.
        [district] { $district }: для этого эффекта район уже выбран; выберите другой.
        [resource] Этот ресурс для этого эффекта уже выбран; выберите другой: { $resource }.
        [player] Этого игрока здесь выбрать нельзя, или он уже выбран; выберите другого.
       *[seat] Одно из преимуществ запрещает этому игроку обмениваться активами и преимуществами в этих торгах.
    }
    .how = { $about ->
            [asset] На карте сказано, когда её можно использовать.
           *[other] { "" }
        }
# $asset
refused-NA-65-2a = { $asset }: карта повёрнута до следующего этапа обновления её владельца.
# $asset
refused-NA-65-7 = { $asset }: это преимущество принадлежит не тому игроку, у которого его сбрасывают.
# $from (district)
refused-NA-68-2 = { $from }: этого андроида карта уже переместила.
# $to (district)
refused-NA-68-3 = { $to }: здесь уже есть андроид.
    .how = Выберите район, где его нет.

## Что может быть не так с введёнными данными. В кавычках — то, что человек написал, или идентификаторы из игры; они не переводятся.

# $word (text)
problem-goods-unknown = «{ $word }» не читается как условия сделки; пишите активы числом, преимущества — идентификаторами, поддержку — как «main*2» или «counter*2», соединяйте их плюсом, а вместо пустоты ставьте «-».
# $got (number)
problem-position-players = В позиции { $got ->
        [one] { $got } место
        [few] { $got } места
       *[many] { $got } мест
    }, а игра рассчитана на 4–6 игроков.
# $corporation (id, or a dash)
problem-position-corporations = У каждого игрока должна быть своя корпорация; проверьте «{ $corporation }».
# $piece (id), $district (id), $got (number)
problem-position-pieces = В позиции слишком много «{ $piece }» в районе «{ $district }»: { $got }, а в районе может быть только один такой компонент.
# $piece (id), $got, $most (numbers)
problem-position-box = В позиции слишком много «{ $piece }»: { $got }, а в коробке { $most }.
# $piece, $other, $district (ids)
problem-position-clash = «{ $piece }» и «{ $other }» не могут быть вместе в районе «{ $district }».
# $seat (number)
problem-position-countering = По позиции контригрок — место { $seat }, но последнее контрпредложение сделало не оно.
# $seat (number), $asset (id)
problem-position-exhausted = По позиции у места { $seat } повёрнута карта «{ $asset }», но у него её нет.
# $seat, $got, $want (numbers)
problem-position-sources = Источники активов места { $seat } дают в сумме { $got }, а активов у него { $want }.
# $card (id)
problem-position-emergency = «{ $card }» — карта корпорации, которая не участвует в партии.
# $round (number), $phase (word)
problem-position-round = В раунде { $round } не может быть фазы «{ $phase }».
# $step (word)
problem-position-deal = Карты торгов не соответствуют этапу, до которого торги дошли («{ $step }»).
# $effect (word)
problem-effect-passive = Эффект «{ $effect }» действует только на преимуществе, попробовать его отдельно нельзя.
# $file (name), $entry (word), $got, $want (numbers)
problem-content-count = { $file }: статей «{ $entry }» — { $got }, а должно быть { $want }.
want-two-seats = два разных места
want-two-states = два из слов open, kept, broken, и хотя бы одно из них open
want-card-of-that-type = карта того же типа, что и колода
want-support-card = карта вместе с предложением, которое она поддерживает
want-two-investments = либо по две инвестиции на каждое место, либо ни одной
want-number-or-list = число или список чисел

## Откуда результат

score-start = Начало
score-contract = Контракт
score-investment = Инвестиции
score-asset = Преимущества
score-card = Карты действий
score-trade = Сделки
score-total = Всего активов

# How the end looks to whoever reads it: what decided, and by how much. $enough (yes, no), $by (capital: how much more than was needed to
# be level with the rival, or how much too little), $corporation (the rival)
margin-rival = { $enough ->
        [yes] У вас активов на { $by } больше, чем у соперника ({ $corporation }).
       *[no] Чтобы обойти соперника ({ $corporation }), вам не хватило активов: { $by }; равенства мало.
    }
# The own rival card; $have, $need (numbers of players), $enough (yes, no)
margin-own = { $enough ->
        [yes] Вашим соперником была ваша же корпорация; игроков беднее вас: { $have }.
       *[no] Вашим соперником была ваша же корпорация; игроков беднее вас: { $have }, а нужно { $need }.
    }
# $have, $need, $by (capital), $enough (yes, no)
margin-federalist = { $enough ->
        [yes] Город пал, а у вас, Федералиста, активов: { $have }.
       *[no] Город пал, но вам, Федералисту, не хватило до { $need }: { $by }.
    }
margin-fell = Город пал, а тогда победить может только Федералист.
margin-stood = Город выстоял, а потому вы, Федералист, победить не могли.

## What is told at length

stage-deal = Итог торгов
stage-demand = Спрос
stage-event = Событие
stage-production = Производство
stage-round-over = Что изменил раунд

## How a game went, over its rounds

course-threat = Угроза
course-capital = Активы

## The search of the rulebook

# A line for each thing: what people call it = what the rulebook calls it. Where several words stand before a comma, all must be asked.
rules-synonyms =
    обменивать карты, торговать картами = не обмениваются
    заканчивается, кончается, долго = конец заканчивается
    победить, выиграть = победа соперника
    проиграть, проигрываю, поражение = проигрывают проигрываете
    заработать, деньги, богатство = активы контракт
    спрос не выполнен, не выполнить спрос = не выполнен
    обещания, обещать, слово = обещания обязывают
    показать, раскрыть, рассказать = тайна тайные
    сколько карт, карт на руке = предел руки сброс
    ничья, ничьей = ничья
    торговать, продать, купить, обменять = обмен
    стоит, цена = цена
    больной, эпидемия = болезнь
    бунт, мятеж = беспорядки
    бандиты, мафия = преступник
    полиция, охрана = страж
    роботы = андроиды
    встречное, встречная оферта = контрпредложение
