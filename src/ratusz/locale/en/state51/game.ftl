### 51st State, the demo deck: names, the table, the text of the cards, choices, questions, the log, and reasons for refusals.
### $player and $first are names of players; $card, $place, $old and $new are names of cards, in the nominative; $line is one of the
### line- messages; $goods, $cost, $deal and $spoils are lists such as “2 scrap, 1 VP” made of the good- messages.

game-state51 = 51st State

## Names

faction-new-york = New York
faction-mutants-union = Mutants Union

card-muties = Muties
card-courier = Courier
card-highway = Highway
card-viaduct = Viaduct
card-fuel-tank = Fuel Tank
card-old-depot = Old Depot
card-heavy-equipment = Heavy Equipment
card-valley = Valley
card-armoury = Armoury
card-school = School
card-oil-rig = Oil Rig
card-old-parking = Old Parking Lot
card-brickworks = Brickworks
card-radio-station = Radio Station
card-assembly-plant = Assembly Plant
card-gun-shop = Gun Shop
card-gas-station = Gas Station
card-road-machines = Road Machines
card-kellys-pawnshop = Kelly’s Pawnshop
card-trade-guild = Trade Guild
card-factory = Factory
card-refinery = Refinery
card-rubble = Rubble
card-murderers-pub = Murderers’ Pub
# A second or third copy of a card in one state; $card (name), $number (2, 3, ...)
place-copy = { $card } no. { $number }

# Goods with their number; the attribute is the bare name, also that of a type icon. $count (number)
good-fuel = { $count } fuel
    .name = fuel
# $count (number)
good-weapon = { $count ->
        [one] { $count } weapon
       *[other] { $count } weapons
    }
    .name = weapon
# $count (number)
good-brick = { $count ->
        [one] { $count } brick
       *[other] { $count } bricks
    }
    .name = brick
# $count (number)
good-scrap = { $count } scrap
    .name = scrap
# $count (number)
good-universal = { $count ->
        [one] { $count } universal resource
       *[other] { $count } universal resources
    }
# $count (number)
good-worker = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
# $count (number)
good-con1 = { $count ->
        [one] { $count } conquest token of reach 1
       *[other] { $count } conquest tokens of reach 1
    }
# $count (number)
good-con2 = { $count ->
        [one] { $count } conquest token of reach 2
       *[other] { $count } conquest tokens of reach 2
    }
# $count (number)
good-coop1 = { $count ->
        [one] { $count } cooperation token of reach 1
       *[other] { $count } cooperation tokens of reach 1
    }
# $count (number)
good-coop2 = { $count ->
        [one] { $count } cooperation token of reach 2
       *[other] { $count } cooperation tokens of reach 2
    }
# $count (number)
good-inc1 = { $count ->
        [one] { $count } incorporation token of reach 1
       *[other] { $count } incorporation tokens of reach 1
    }
# $count (number)
good-inc2 = { $count ->
        [one] { $count } incorporation token of reach 2
       *[other] { $count } incorporation tokens of reach 2
    }
# $count (number)
good-vp = { $count } VP
# Gained: drawn from the deck; in a price: discarded from the hand. $count (number)
good-card = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
# Cards under the base, in a price. $count (number)
good-spoils = { $count ->
        [one] { $count } spoils card
       *[other] { $count } spoils cards
    }

# The lines of a contact card.
line-conquer = conquest
line-cooperate = cooperation
line-incorporate = incorporation
line-rebuild = rebuild

# Sources of reach, besides instant cards.
source-contact = the contact card
source-token = a contact token

phase-lookout = Lookout phase
phase-production = Production phase
phase-action = Action phase
phase-cleanup = Clean-up phase
phase-over = The game is over

kind-instant = instant card
kind-open = open production
kind-closed = closed production
kind-action = action
kind-feature = feature

## Cards in a few words, inside lists

# $goods, $type (name of a type icon)
ability-each = { $goods } for each { $type } location
# $goods, $cost
ability-priced = { $goods } for { $cost }
# $line, $reach (number)
ability-reach = { $line } reach { $reach }
# Of an instant card or of a line of the contact card; $line, $reach (number), $cost
ability-reach-priced = { ability-reach } for { $cost }
# $distance (number), $kind (one of the kind- messages), $ability (goods, or one of the ability- messages), $types (list of type icons), $deal, $spoils
facts-location = distance { $distance }; { $kind }: { $ability }; type: { $types }; deal: { $deal }; spoils: { $spoils }
# $kind (one of the kind- messages), $ability (one of the ability-reach messages)
facts-instant = { $kind }, { $ability }

## The text of a card, a sentence each

# $line
text-instant = Instant card: { $line }.
# $line, $reach (number)
text-reach = Play it for { $line } reach { $reach }.
# $cost
text-price = To play it, pay: { $cost }.
text-open = Location with open production: it produces when it enters your state and in every production phase, and your opponent may visit it.
text-closed = Location with closed production: it produces when it enters your state and in every production phase; your opponent cannot visit it.
text-action = Action location: you can work here in the action phase, with 1 worker the first time in a round and 2 the second.
text-feature = Feature: always in force; it takes no workers.
# $distance (number)
text-distance = Distance: { $distance }.
# $types (list of type icons)
text-types = Type: { $types }.
# $deal
text-deal = Deal, in every production phase: { $deal }.
# $spoils
text-spoils = Spoils, once: { $spoils }.
# $count (number)
text-copies = Copies in the deck: { $count }.
# $goods
effect-gain = You receive: { $goods }.
# $goods, $type (name of a type icon)
effect-gain-each = For each { $type } location in your state you receive: { $goods }.
# $goods
effect-pay = Besides the workers you discard: { $goods }.
# $vp (number)
effect-mark = You put a marker of { $vp } VP under this location.
# $vp (number), $type (name of a type icon), $most (number)
effect-mark-each = For each { $type } location in your state, now or later, you put a marker of { $vp } VP under this location; at most { $most } markers.

# $goods
text-base = Base, in every production phase: { $goods }.
# $contact (ability-reach-priced or contact-rebuild)
text-contact = Contact card: { $contact }.
text-once = Each line of the contact card can be used once a round.
# $line, $vp (number), $cost
contact-rebuild = { $line } for { $cost }, gives { $vp } VP
# $line
contact-used = { $line } (used)

## The table

# $round (number), $rounds (number), $phase (one of the phase- messages), $player (the First Player)
table-round = Round { $round } of { $rounds }. { $phase }. First Player: { $player }.
# $deck (number of cards), $discard (number of cards)
table-piles = Deck: { $deck ->
        [0] empty
        [one] { $deck } card
       *[other] { $deck } cards
    }. Discard pile: { $discard ->
        [0] empty
        [one] { $discard } card
       *[other] { $discard } cards
    }.
# The same when the discard pile is not empty; $card (name of its top card)
table-piles-top = { table-piles } Top of the discard pile: { $card }.
# $count (number of cards), $cards (list of names): those of another's hand that everybody knows
table-hand-known = { table-hand }; known: { $cards }
# $card (name), $facts (one of the facts- messages)
table-card = { $card }: { $facts }
# $cards (list of names)
table-display = Display: { $cards }.
# $cards (list of names)
table-played = Played for the action under way: { $cards }.
# $player (name), $faction (name)
table-side = { $player }, { $faction }
# $player (name), $faction (name)
table-passed = { $player }, { $faction }, has passed
# $score (number), $table (number), $locations (number), $markers (number)
table-score = Score: { $score } VP (Resource Table { $table }, locations { $locations }, markers { $markers })
# $goods
table-goods = Goods: { $goods }
# $count (number), $most (number), $cards (list of base- messages)
table-base = Under the base, { $count } of { $most }: { $cards }
# $card, $deal
base-deal = deal { $card } ({ $deal })
# $card, $spoils
base-spoils = spoils { $card } ({ $spoils })
# $locations (list of table-location messages)
row-production = Production: { $locations }
# $locations (list of table-location messages)
row-features = Features: { $locations }
# $locations (list of table-location messages)
row-actions = Actions: { $locations }
# $place, $notes (list: open or closed, what it does, note- messages)
table-location = { $place } ({ $notes })
note-open = open
note-closed = closed
note-visited = visited
# $count (1 or 2)
note-worked = { $count ->
        [1] used once
       *[other] used twice
    }
# $points (sum such as 2 + 2), $count (number of markers), $most (number)
note-markers = markers { $count } of { $most }: { $points } VP
# $lines (list of ability-reach-priced and contact- messages)
table-contact = Contact card: { $lines }

## Choices

# $card, $facts (one of the facts- messages)
action-take = Take { $card } ({ $facts })
# $card, $spoils
action-cash = Cash in { $card } ({ $spoils })
# $card, $spoils
action-keep = Keep { $card } for later ({ $spoils })
action-pass = Pass: no more actions this round
# $card, $distance (number), $spoils
action-conquer = Conquer { $card } (distance { $distance }; spoils: { $spoils })
# $card, $distance (number), $deal
action-cooperate = Cooperate with { $card } (distance { $distance }; deal: { $deal })
# $card, $distance (number), $kind (one of the kind- messages), $ability (goods, or one of the ability- messages)
action-incorporate = Incorporate { $card } (distance { $distance }; { $kind }: { $ability })
# $sources (sum of source- messages)
action-pay = Use { $sources }
# $source, $reach (number)
source-free = { $source } (reach { $reach })
# $source, $reach (number), $cost
source-priced = { $source } (reach { $reach } for { $cost })
# $old, $new, $kind (one of the kind- messages), $ability (goods, or one of the ability- messages)
action-rebuild = Rebuild { $old } into { $new } ({ $kind }: { $ability })
# $goods
action-gather = Gather { $goods } for 2 workers
# $place, $ability (goods, or one of the ability- messages)
action-visit = Visit { $place } with 1 worker ({ $ability })
# $place, $ability (goods, or one of the ability- messages)
action-work = Work at { $place } ({ $ability })
action-exchange = Exchange: discard 2 cards, draw 1
# $card
action-discard = Discard { $card }
# $card, $spoils
action-pawn = Discard the spoils { $card } (worth { $spoils })
# $count (number)
action-universal = { $count ->
        [0] Use no universal resource
        [one] Use { $count } universal resource
       *[other] Use { $count } universal resources
    }
# $card, $deal
action-drop-deal = Discard the deal { $card } ({ $deal })
# $card, $spoils
action-drop-spoils = Discard the spoils { $card } ({ $spoils })
# $card
action-tuck = Use { $card } as the marker
action-resign = Resign: the game ends, and you lose it

## Questions

question-pick = Take a card from the display.
# $card, $spoils
question-cash = Cash in the spoils { $card } now ({ $spoils }), or keep them for later?
question-turn = Take an action or pass.
# $way (key conquer, cooperate or incorporate), $card, $distance (number)
question-pay-reach = { $way ->
        [conquer] Conquer { $card }
        [cooperate] Cooperate with { $card }
       *[incorporate] Incorporate { $card }
    }: pay how? Distance { $distance }.
# $goods
question-universal = You pay { $goods }: how much of it with universal resources?
question-discard = Choose a card from your hand to discard.
question-pawn = Choose the spoils to discard; you do not get their goods.
question-make-room = Your base is full: choose a deal or spoils to discard.
# $vp (number)
question-choose-marker = Choose a card from the discard pile as the marker of { $vp } VP.

## The log

# $round (number), $first
event-round = Round { $round } begins. First Player: { $first }.
# $cards (list of names)
event-displayed = Display: { $cards }.
# $player, $card
event-took = { $player } takes { $card } from the display.
# $card
event-left = { $card } is left over and goes to the discard pile.
# $player, $card: only this player reads it
event-drew = { $player } draws { $card }.
# $player
event-drew-hidden = { $player } draws a card.
# $player
event-nothing-to-draw = { $player } draws nothing: deck and discard pile are empty.
# $cards (number)
event-reshuffled = The discard pile is shuffled into a new deck of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }.
# $player, $goods
event-gained = { $player } gets { $goods }.
# $player, $goods
event-paid = { $player } pays { $goods }.
# $player
event-production = { $player } produces.
# $player, $card
event-cashed = { $player } cashes in the spoils { $card }.
# $player, $card
event-kept = { $player } keeps the spoils { $card }.
# $player, $source, $line, $reach (number)
event-reached = { $player } uses { $source }: { $line } reach { $reach }.
# $player, $card
event-conquered = { $player } conquers { $card }.
# $player, $card
event-dealt = { $player } makes a deal with { $card }.
# $player, $card
event-incorporated = { $player } incorporates { $card }.
# $player, $old, $new
event-rebuilt = { $player } rebuilds { $old } into { $new }.
# $player, $place
event-visited = { $player } sends a worker to { $place }.
# $player, $place
event-worked = { $player } works at { $place }.
# $player, $place, $vp (number)
event-marked = { $player } marks { $vp } VP on { $place }.
# $player, $place
event-full = { $place } has all its markers and gives { $player } no more VP.
# $player
event-exchanges = { $player } exchanges two cards for one.
# $player, $card
event-discarded = { $player } discards { $card }.
# $player, $card
event-pawned = { $player } gives up the spoils { $card }.
# $player, $card
event-made-room = { $player } discards { $card } from under the base.
# $player
event-passed = { $player } passes.
# $first
event-cleaned = The round is over and unspent goods lapse. Next First Player: { $first }.
# $winners (how many), $names (of the winners), $scores (list such as Anna 21, Jan 19)
event-ended = { $winners ->
        [0] The game ends in a draw ({ $scores }).
       *[other] The game is over, won by { $names } ({ $scores }).
    }
# $player, $names (of the winners)
event-resigned = { $player } resigns: won by { $names }.

## Why an action is refused: one message for each clause, with the dot of its id written as a hyphen

# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-CONQUER-2 = { $where ->
        [instant] { $card } is an instant card: { $ability }. You play it to pay for the way to a location.
       *[elsewhere] You can conquer only a location card in your hand, and { $card } is not there.
    }
# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-COOPERATE-2 = { $where ->
        [instant] { $card } is an instant card: { $ability }. You play it to pay for the way to a location.
       *[elsewhere] You can cooperate only with a location card in your hand, and { $card } is not there.
    }
# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-INCORPORATE-1 = { $where ->
        [instant] { $card } is an instant card: { $ability }. You play it to pay for the way to a location.
       *[elsewhere] You can incorporate only a location card in your hand, and { $card } is not there.
    }
# $card, $line, $distance (number), $reach (number)
refused-S51-ACTION-8 = { $card } lies at distance { $distance }: too far for { $line } reach { $reach }.
    .how = Instant cards and tokens for this action add reach, and so does its line on your contact card.
# $where (location, none), $card, $line, $distance (number)
refused-S51-ACTION-9 = { $where ->
        [location] { $card } is a location; reach comes from instant cards, tokens and your contact card.
       *[none] { $card } lies at distance { $distance }, and no instant card, token or contact line gives you { $line } reach now.
    }
    .how = { $where ->
            [location] { "" }
           *[none] New instant cards come in each Lookout phase; tokens come from production, visits and work.
        }
# $where (kind, price, lacking), $source, $line, $cost, $missing (number), $have (number)
refused-S51-ACTION-10 = { $where ->
        [kind] For this action you can add up { $line } reach only; this gives reach of another kind: { $source }.
        [price] Together these sources of reach cost { $cost }; you are { $missing } short.
       *[lacking] You do not have that many of this source of reach, but { $have }: { $source }.
    }
# $card, $distance (number), $source
refused-S51-ACTION-11 = { $card } lies at distance { $distance }, which the rest reaches; leave out what would be lost: { $source }.
# $card, $line (of the instant card)
refused-S51-CARD-6 = { $card } is an instant card for another action: { $line }.
# $line
refused-S51-CARD-9 = You have used this line of your contact card in this round already: { $line }.
    .how = It can be done once in each round.
# $cost, $missing (number)
refused-S51-CONQUER-5 = The conquest line of your contact card costs { $cost }; you are { $missing } short.
    .how = 2 workers gather one resource; visits, your own locations and your deals bring others.
# $cost, $missing (number)
refused-S51-COOPERATE-5 = The cooperation line of your contact card costs { $cost }; you are { $missing } short.
    .how = 2 workers gather one resource; visits, your own locations and your deals bring others.
# $cost, $missing (number)
refused-S51-INCORPORATE-4 = The incorporation line of your contact card costs { $cost }; you are { $missing } short.
    .how = 2 workers gather one resource; visits, your own locations and your deals bring others.
# $source (name of a card), $cost, $missing (number)
refused-S51-INCORPORATE-6 = To play { $source } you must pay { $cost }; you are { $missing } short.
    .how = 2 workers gather one resource; visits, your own locations and your deals bring others.
# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-REBUILD-1 = { $where ->
        [instant] { $card } is an instant card: { $ability }. You play it to pay for the way to a location.
       *[elsewhere] A rebuild puts in a location card from your hand, and { $card } is not there.
    }
# $old, $new
refused-S51-REBUILD-3 = { $old } and { $new } have no type in common.
    .how = The icons on a location show its types; one in common is enough.
# $cost, $missing (number)
refused-S51-REBUILD-4 = A rebuild costs { $cost }; you are { $missing } short.
    .how = 2 workers gather one resource; visits, your own locations and your deals bring others.
refused-S51-REBUILD-5 = You have rebuilt in this round already.
    .how = It can be done once in each round.
# $good (key: universal, or another), $have (number of workers)
refused-S51-GATHER-1 = { $good ->
        [universal] You cannot gather a universal resource: choose fuel, a weapon, a brick or scrap.
       *[other] Gathering takes 2 workers; you have { $have }.
    }
    .how = { $good ->
            [universal] { "" }
           *[other] Workers come with each production.
        }
# $place
refused-S51-CARD-15 = { $place } has closed production, so it cannot be visited.
# $place
refused-S51-CARD-16 = { $place } is an action location, where only its owner’s workers can go.
# $place
refused-S51-VISIT-1 = A visit takes a worker, and you have none left for { $place }.
    .how = Workers come with each production.
# $place
refused-S51-VISIT-4 = { $place } has been visited in this round already.
    .how = It can be done once in each round.
# $place
refused-S51-VISIT-6 = { $place } is closed to you, because its owner has passed.
    .how = In the next round it is open again, until its owner passes.
# $place
refused-S51-CARD-17 = { $place } is a feature and takes no workers.
# $place, $need (0: not an action location)
refused-S51-WORK-1 = { $need ->
        [0] { $place } is not an action location, so your workers have nothing to do there.
       *[other] Working takes a worker, and you have none left for { $place }.
    }
    .how = { $need ->
            [0] { "" }
           *[other] Workers come with each production.
        }
# $cost, $missing (number of resources; 0: what is missing is a card or spoils)
refused-S51-WORK-2 = { $missing ->
        [0] The price is { $cost }, and you do not have that.
       *[other] The price is { $cost }; you are { $missing } short.
    }
    .how = { $missing ->
            [0] { "" }
           *[other] 2 workers gather one resource; visits, your own locations and your deals bring others.
        }
# $place, $have (number of workers)
refused-S51-WORK-9 = To use { $place } a second time in a round takes 2 workers; you have { $have }.
    .how = Workers come with each production.
# $place
refused-S51-WORK-10 = { $place } has been used twice in this round already.
# $place
refused-S51-SLOT-2 = { $place } has all its markers and gives no more VP.
# $where (deal, elsewhere, none), $card
refused-S51-ICON-3 = { $where ->
        [deal] { $card } is a deal; only spoils can be discarded here.
        [elsewhere] { $card } is not among the spoils under your base.
       *[none] You have no spoils under your base to discard.
    }
    .how = { $where ->
            [deal] { "" }
            [elsewhere] { "" }
           *[none] Whoever conquers a location has spoils.
        }
# $where (elsewhere, none), $card, $have (number of cards)
refused-S51-EXCHANGE-1 = { $where ->
        [elsewhere] You exchange cards from your hand, and { $card } is not there.
       *[none] { $have ->
            [0] An exchange takes 2 cards from your hand, which is empty.
            [one] An exchange takes 2 cards from your hand; you have only { $have }.
           *[other] An exchange takes 2 cards from your hand; you have { $have }.
        }
    }
    .how = { $where ->
            [elsewhere] { "" }
           *[none] Each Lookout phase brings 3 cards.
        }
# $card, $pile (deals, spoils)
refused-S51-BASE-2 = { $pile ->
        [deals] { $card } is not among the deals under your base.
       *[spoils] { $card } is not among the spoils under your base.
    }
# $card
refused-S51-WORK-4 = A marker comes from the discard pile, and { $card } is not there.
# $card
refused-S51-LOOKOUT-2 = { $card } is not on display.
# $least (number), $most (number)
refused-S51-PROD-13 = Of this price you can pay no fewer than { $least } and no more than { $most } with universal resources.

## Where a score comes from

score-table = Resource Table
score-locations = Locations
score-markers = Markers
score-total = VP in all
# What brought points besides what is told at length, which is the production
course-score-moves = actions

## What is told at length


## Cards in few words: there is little room

# $goods (list)
short-open = Open production: { $goods }.
# $goods (list)
short-closed = Closed production: { $goods }.
# $goods (list), $type (name of a type icon)
short-each = { $goods } for each { $type } location.
# $cost (list), $goods (list)
short-work = Send a worker, discard { $cost }: { $goods }.
# $count (number)
short-points-here = { $count } VP here
# $line (name), $reach (number)
short-instant = Instant: { $line } reach { $reach }, for one action.
# $line (name), $reach (number), $cost (list)
short-instant-priced = Instant: { $line } reach { $reach }, for one action. Costs { $cost }.
stage-production = Production
stage-round = The round is over

## The search of the rulebook

# A line for each thing: what people call it = what the rulebook calls it. Where several words stand before a comma, all must be asked.
rules-synonyms =
    victory points, get points = parts score
    get brick, get scrap, get fuel, get weapon, get resources = gather workers resource
    unused workers, unspent = lapse
    end, over, how long = length lasts
    win, won, victory = winner wins
    tie, draw, equal = tie-break equal
    keep resources, keep goods, next round, unused = lapse unspent
    get workers, more workers = base production
    many deals, many spoils, deals limit, spoils limit = most under base
    first, begins, starts = first player
    deck empty, no cards, out of cards = deck runs
    has passed, opponent passed = closed
    turn, can do, possible = list actions
    build, play a location = incorporate
    attack, fight = conquer
    points, score = VP
    how often, how many times = second use third
    money, buy, pay = cost
