### Frostpunk: the text of the cards, the table, choices, questions, the log, reasons for refusals, and what can be wrong with an input.
### Names of cards, buildings, people and goods come from the other files of this folder and stand in the nominative: put them after a
### colon or between quotation marks where your language would bend them. The same figure means the same thing everywhere:
### $player, $leader (names of players); $event, $law, $technology, $weather, $citizen, $advisor, $expedition, $building, $society, $scenario (names);
### $mark (what is printed in the corner of a card: Z012); $goods, $cost, $have (lists such as “2 wood, 1 coal”, as good- messages; where
### the sentence wants an object, in the form `object`); $people (a type of citizens, or citizens with their number); $who, $pawn (bare
### names: worker); $pawns (a list of pawns); $token (a type of hope or discontent); $colour, $phase, $ring (names); $tiles (map tiles with
### their number, as an object); $field, $place (ids on the map: n3a); $spot (where a pawn stands); $deposit (name); $caption (the title of
### an option); $text and $effects (one or more whole sentences); $needs (a list of needs- messages); $measure (what is counted);
### $story (two or three sentences);
### $type (a key: worker, engineer, child); $about (a key: which figures a refusal has);
### $count, $number, $round, $rounds, $heat, $cold, $overload, $hunger, $food, $deaths, $sick, $most, $left and the like are numbers;
### $number of an option or route counts from 1.

game-frostpunk = Frostpunk

## Names

# $number (roman), $society
society-numbered = Society { $number }, { $society }
# $text (a title)
quoted = “{ $text }”
# Active hope or discontent tokens to be spent; $token, $count
tokens-active = { $count ->
        [one] { $count } active { $token } token
       *[other] { $count } active { $token } tokens
    }
# An item of a list of pawns; $pawn, $count
pawns-counted = { $pawn } ×{ $count }
spot-clearing = the clearing field
spot-construction = the construction field
# $field, $goods (what is on it)
spot-field = { $field } ({ $goods })
# A field with nothing on it.
field-empty = empty
# The three zones of the map.
ground-generator = Generator tile
ground-near = near tile
ground-far = far tile
size-small = small
size-large = large

## The text of the cards, a sentence each

# $deck (kind of card), $mark
text-card = { $deck } { $mark }.
# $deck, $mark, $law
text-consequence = { $deck } { $mark }, of the law “{ $law }”.
# An option of a card; $number, $caption, $text
text-option = { $number }. { $caption }: { $text }
# What must hold for an option; $needs
text-needs = Only if this holds: { $needs }.
# $goods
text-cost = Cost: { $goods }.
# What becomes of a card.
then-remove = After that this card leaves the game.
then-stay = After that this card stays in the event area.
then-discard = After that this card goes to the dusk discard pile.
# A special action of a card; $caption, $text
text-special = Special action, { $caption }: { $text }
# $who
special-round = Once a round, with this pawn: { $who }.
# $who
special-once = Once a game, with this pawn: { $who }.
special-any = any that can act
# $goods
special-put = Lay on this card: { $goods }.
special-cold = It is done in the cold.
# Effects of a card that lies face up, by phase; $effects
during-dawn = At every dawn: { $effects }
# $effects
during-morning = Every morning: { $effects }
# $effects
during-generator = At the start of every Generator phase: { $effects }
# $effects
during-weather = At the start of every weather phase: { $effects }
# $effects
during-preparation = At the start of every preparation phase: { $effects }
# $effects
during-action = At the start of every action phase: { $effects }
# $effects
during-dusk = Every dusk: { $effects }
# $effects
during-hunger = At the start of every hunger phase: { $effects }
# $effects
during-night = At the start of every night: { $effects }
# $effects
during-end = At the end of every round: { $effects }
# A scenario card; $round, $effects
text-round = When round { $round } begins: { $effects }
# The storm card; $number (how often the storm has struck), $effects
text-strike = Storm { $number }: { $effects }
# $buildings (list)
text-unlocks = These buildings can be raised from now on: { $buildings }.
# $law (the other of the pair)
text-pair = When this law is passed, the other of the pair leaves the game: { $law }.
# $count
text-technology = { $count ->
        [one] Technology, ready after { $count } round.
       *[other] Technology, ready after { $count } rounds.
    }
text-weather = Weather card.
text-traps = Hunters’ Huts give 1 food for each hunting symbol.
# $kind (letter), $count (fields), $hint (one of the hint- messages)
text-expedition = { $count ->
        [one] Place of kind { $kind }, { $count } field; to be expected: { $hint }.
       *[other] Place of kind { $kind }, { $count } fields; to be expected: { $hint }.
    }
hint-goods = food or resources
hint-citizens = citizens
hint-any = anything
way-return = The scout returns.
# $kind (letter)
way-continue = The scout goes on to a place of kind { $kind }.
# $effects
way-later = At the return: { $effects }
way-new = A new route begins.
# $kind (letter)
way-longer = A place of kind { $kind } is laid on the route.
# $trade, $who
text-citizen = { $trade } ({ $who }).
# $text
text-ability = Ability: { $text }
# $text
text-start = Starting cost: { $text }
# $goods
start-pay = Pay { $goods }.
# $effects
text-death-worker = If a worker dies: { $effects }
# $effects
text-death-engineer = If an engineer dies: { $effects }
# $effects
text-death-child = If a child dies: { $effects }
# $who, $actions (list of main- messages)
ability-when = For { $actions }, with this pawn: { $who }.
# $buildings (list)
ability-buildings = Only in: { $buildings }.
# $goods (names of goods or trees)
ability-fields = Only on fields with: { $goods }.
ability-warm = It is done in the warm.
# The six main actions.
main-clear = clearing snow
main-gather = gathering
main-construct = construction
main-use = using a building
main-scout = sending a scout
main-special = a special action
text-advisor = Advisor, once a round at the start of the preparation phase.
text-mobilisation = For a solo player, once a game in the preparation phase.
# $difficulty, $text
text-society = At difficulty { $difficulty }: { $text }
# $people, $sick (lists), $goods, $deaths, $hope and $active (tokens, active ones), $discontent and $stirred (the same)
text-society-start = They begin with { $people }; sick: { $sick }; { $goods }; deaths: { $deaths }; hope tokens: { $hope }, active { $active }; discontent tokens: { $discontent }, active { $stirred }.
# The groups of buildings; $size (small or large)
text-starting = Starting building, { $size }.
# $size
text-basic = Basic building, { $size }.
# $size
text-shelter = Shelter, { $size }.
# $size
text-law = Law building, { $size }.
# $size
text-scenario = Scenario building, { $size }.
text-not-raised = It cannot be raised.
# $colour
text-insulation = Insulation: { $colour }.
# $text
text-use = Action: { $text }
# $text
text-use-engineers = Action, engineers only: { $text }
# $goods, $building (upgraded)
text-upgrade = It can be upgraded for { $goods } ({ $building }), and then:
# $count
text-tiles = Tiles: { $count }.
# One word names two things: what follows is the other; $name
text-also = Also { $name }:
# $count
text-hunting = Hunting symbols: { $count }.
# $count
text-expeditions = { $count ->
        [one] { $count } expedition may be under way.
       *[other] { $count } expeditions may be under way.
    }
# $count
text-beds = { $count ->
        [one] { $count } bed at night, if heated.
       *[other] { $count } beds at night, if heated.
    }
# $count
text-child-beds = { $count ->
        [one] { $count } bed for children at night, if heated.
       *[other] { $count } beds for children at night, if heated.
    }
# $effects
text-raised = When it is raised: { $effects }
# $deposit
text-deposit = Only on a tile next to this in the frame: { $deposit }.
text-outside = Not on the Generator tile.
text-warms = Everything on its tile is warm.
text-jail = The pawn stays for the night: if the building is heated it has a bed, otherwise it falls ill.
text-fixed = It cannot be demolished or destroyed.

## Effects

effect-none = Nothing happens.
# $goods, $count
effect-gain = Gain { $goods }.
# $goods, $count, $sick (how many arrive ill)
effect-gain-sick = { $count ->
        [one] Gain { $goods }, sick on arrival.
       *[other] Gain { $goods }, { $sick } of them sick.
    }
# $goods
effect-lose = Lose { $goods }.
# $goods, $tiles (number of map tiles)
effect-strip = { $tiles ->
        [one] Take { $goods } off a revealed map tile.
       *[other] Take { $goods } off each of { $tiles } revealed map tiles.
    }
# $tiles
effect-tile = Lay { $tiles } on the map.
# $goods (at most)
effect-store = Put up to { $goods } into the storehouse.
# Steps of hope or discontent; $count
effect-hope-up = { $count ->
        [one] Hope rises.
        [2] Hope rises twice.
       *[other] Hope rises { $count } times.
    }
# $count
effect-hope-down = { $count ->
        [one] Hope falls.
        [2] Hope falls twice.
       *[other] Hope falls { $count } times.
    }
# $count, $token
effect-hope-type-up = { $count ->
        [one] Hope rises ({ $token }).
        [2] Hope rises twice ({ $token }).
       *[other] Hope rises { $count } times ({ $token }).
    }
# $count, $token
effect-hope-type-down = { $count ->
        [one] Hope falls ({ $token }).
        [2] Hope falls twice ({ $token }).
       *[other] Hope falls { $count } times ({ $token }).
    }
# $count
effect-discontent-up = { $count ->
        [one] Discontent rises.
        [2] Discontent rises twice.
       *[other] Discontent rises { $count } times.
    }
# $count
effect-discontent-down = { $count ->
        [one] Discontent falls.
        [2] Discontent falls twice.
       *[other] Discontent falls { $count } times.
    }
# $count, $token
effect-discontent-type-up = { $count ->
        [one] Discontent rises ({ $token }).
        [2] Discontent rises twice ({ $token }).
       *[other] Discontent rises { $count } times ({ $token }).
    }
# $count, $token
effect-discontent-type-down = { $count ->
        [one] Discontent falls ({ $token }).
        [2] Discontent falls twice ({ $token }).
       *[other] Discontent falls { $count } times ({ $token }).
    }
# $count, $token
effect-activate = { $count ->
        [one] Activate { $count } { $token } token.
       *[other] Activate { $count } { $token } tokens.
    }
# $token, $count (always 1)
effect-discard-token = Discard { $count } { $token } token, active or spent.
# $token
effect-spend = Spend one active { $token } token.
# $token
effect-spend-may = You may spend one active { $token } token.
# $effects
effect-if-spent = If it was spent: { $effects }
effect-activate-all = All hope tokens of one type become active.
effect-quell = Spend all active discontent tokens of one type.
# $people (with their number), $count
effect-sicken = { $count ->
        [one] { $people } falls ill.
       *[other] { $people } fall ill.
    }
# $count
effect-sicken-any = { $count ->
        [one] { $count } citizen of your choice falls ill.
       *[other] { $count } citizens of your choice fall ill.
    }
# $count
effect-sicken-round = { $count ->
        [one] { $count } citizen of the round’s type falls ill.
       *[other] { $count } citizens of the round’s type fall ill.
    }
# $people (with their number), $count
effect-exhaust = { $count ->
        [one] { $people } is exhausted.
       *[other] { $people } are exhausted.
    }
# $count
effect-exhaust-any = { $count ->
        [one] { $count } citizen of your choice is exhausted.
       *[other] { $count } citizens of your choice are exhausted.
    }
# $count
effect-exhaust-round = { $count ->
        [one] { $count } citizen of the round’s type is exhausted.
       *[other] { $count } citizens of the round’s type are exhausted.
    }
# $people (with their number), $count
effect-kill = { $count ->
        [one] { $people } dies.
       *[other] { $people } die.
    }
# $count
effect-kill-any = { $count ->
        [one] { $count } citizen of your choice dies.
       *[other] { $count } citizens of your choice die.
    }
# $count
effect-kill-round = { $count ->
        [one] { $count } citizen of the round’s type dies.
       *[other] { $count } citizens of the round’s type die.
    }
# $count (points: so many recover)
effect-tend = Tend { $count }.
# $count, $people (the only type that can be tended)
effect-tend-type = Tend { $count } ({ $people } only).
# $count
effect-tend-round = Tend { $count } (the round’s type only).
# $count (points: so many gravely ill are out of danger)
effect-heal = Heal { $count }.
# $count
effect-hunger-up = Hunger rises by { $count }.
# $count
effect-hunger-down = Hunger falls by { $count }.
# $count
effect-deaths-up = { $count ->
        [one] The death marker moves on by { $count } field.
       *[other] The death marker moves on by { $count } fields.
    }
# $count
effect-deaths-down = { $count ->
        [one] The death marker moves back by { $count } field.
       *[other] The death marker moves back by up to { $count } fields.
    }
# $effects
effect-if-moved = If it moved: { $effects }
# $pawn
effect-pawn = One of your child pawns becomes this: { $pawn }.
# $count
effect-draw-citizens = { $count ->
        [one] Draw { $count } citizen card.
       *[other] Draw { $count } citizen cards.
    }
# $most, $count (unused)
effect-mobilise = Draw as many citizen cards as there are hope tokens, at most { $most }.
# $count
effect-overload-up = { $count ->
        [one] Add { $count } overload marker.
       *[other] Add { $count } overload markers.
    }
# $count
effect-overload-down = { $count ->
        [one] Remove { $count } overload marker.
       *[other] Remove up to { $count } overload markers.
    }
effect-clear-overload = Remove all overload markers.
effect-upgrade-tower = Upgrade the Generator, if it is not upgraded yet.
# $count
effect-heat-up = { $count ->
        [one] The heat marker moves on by { $count } field.
       *[other] The heat marker moves on by { $count } fields.
    }
# $count
effect-heat-down = { $count ->
        [one] The heat marker moves back by { $count } field.
       *[other] The heat marker moves back by { $count } fields.
    }
# $count
effect-cold-up = { $count ->
        [one] The cold marker moves on by { $count } field.
       *[other] The cold marker moves on by { $count } fields.
    }
# $count
effect-cold-down = { $count ->
        [one] The cold marker moves back by { $count } field.
       *[other] The cold marker moves back by { $count } fields.
    }
# $count, $colour
effect-range-up = { $count ->
        [one] The { $colour } range indicator moves on by { $count } field.
       *[other] The { $colour } range indicator moves on by { $count } fields.
    }
# $count, $colour
effect-range-down = { $count ->
        [one] The { $colour } range indicator moves back by { $count } field.
       *[other] The { $colour } range indicator moves back by { $count } fields.
    }
# $count
effect-storm-up = { $count ->
        [one] The storm comes { $count } round closer.
       *[other] The storm comes { $count } rounds closer.
    }
# $count
effect-storm-down = { $count ->
        [one] The storm moves { $count } round away.
       *[other] The storm moves { $count } rounds away.
    }
# $round
effect-storm-at = The storm marker goes on round { $round }.
effect-storm-gone = The storm marker leaves the game.
# $building
effect-ruin = All tiles of this building become Ruins, on the map and on the board: { $building }.
# $building
effect-raise = You may raise this building without paying: { $building }.
effect-raise-any = You may raise a building of your choice without paying.
# $building
effect-destroy = This building is destroyed: { $building }.
effect-destroy-any = A building of your choice is destroyed.
# $building
effect-unlock = This building can be raised from now on: { $building }.
# $count
effect-upgrade = { $count ->
        [one] You may upgrade { $count } building without paying.
       *[other] You may upgrade { $count } buildings without paying.
    }
# $count (unused)
effect-act = Its usual effect happens.
# $count
effect-take = { $count ->
        [one] Take up to { $count } resource off the field.
       *[other] Take up to { $count } resources off the field.
    }
# $count
effect-take-tree = { $count ->
        [one] Remove { $count } tree from the field.
       *[other] Remove up to { $count } trees from the field.
    }
effect-hub = Put a heating hub on a map tile: that tile is warm from then on.
# $near, $far (map tiles with their number, as objects)
effect-clear = Lay { $near } or { $far } on the map.
# $count
effect-works = { $count ->
        [one] Do { $count } construction work.
       *[other] Do up to { $count } construction works.
    }
# $count, $goods (what each building costs less)
effect-works-cheaper = { $count ->
        [one] Do { $count } construction work; the building costs { $goods } less.
       *[other] Do up to { $count } construction works; each building costs { $goods } less.
    }
effect-rebuild = Demolish a building, raise one at its price, or both.
# $count
effect-collect = { $count ->
        [one] Take { $count } resource off every field next to the building.
       *[other] Take up to { $count } resources off every field next to the building.
    }
# $fields, $n (numbers), $count (the same as $n)
effect-hammer = Put up to { $n } coal on each of up to { $fields } fields next to the building that hold coal or nothing.
# $count
effect-fell-tile = { $count ->
        [one] Remove { $count } tree from its tile.
       *[other] Remove up to { $count } trees from its tile.
    }
# $count
effect-fell-adjacent = { $count ->
        [one] Remove { $count } tree from its tile or from a field next to it.
       *[other] Remove up to { $count } trees from its tile or from a field next to it.
    }
# $effects
effect-if-felled = For that: { $effects }
effect-law = Pass a law.
# $n (number), $count (the same)
effect-workshop = { $n ->
        [one] Upgrade a building for its price, or move the development token 1 field towards the start.
       *[other] Choose { $n } times: upgrade a building for its price, or move the development token 1 field towards the start.
    }
# $n (number), $count (the same)
effect-foresee = { $n ->
        [one] Turn up { $n } dusk card; you may discard it unresolved.
       *[other] Turn up { $n } dusk cards; you may discard one of them unresolved. The others go back into the deck.
    }
effect-reuse-building = Use a building with a citizen pawn on it once more, in the warm.
effect-reuse-worker = A worker who has acted this round acts once more in the same place, in the warm.
# $count
effect-develop-up = { $count ->
        [one] The technology under development is ready { $count } round earlier.
       *[other] The technology under development is ready { $count } rounds earlier.
    }
# $count
effect-develop-down = { $count ->
        [one] The technology under development is ready { $count } round later.
       *[other] The technology under development is ready { $count } rounds later.
    }
# $by (number)
effect-scouts = { $by ->
        [one] Every scout walks { $by } field.
       *[other] Every scout walks { $by } fields.
    }
# $expedition
effect-expedition = This place is laid on a route without a scout: { $expedition }.
effect-place-automaton = Put an automaton on this card.
# $mark
effect-add-dusk = Add card { $mark } to the dusk deck.
# $event
effect-remove-card = This event leaves the game: { $event }.
effect-leave = This card leaves the game.
# $count
effect-mark-up = { $count ->
        [one] Put { $count } mark on this card.
       *[other] Put { $count } marks on this card.
    }
# $count
effect-mark-down = { $count ->
        [one] Take { $count } mark off this card.
       *[other] Take up to { $count } marks off this card.
    }
# $mark
effect-reveal = Turn up scenario card { $mark }.
# $round
effect-token = An activation token goes on round { $round }.
effect-win = You win the game.
effect-defeat = You lose the game.
# $needs, $effects
effect-if = If this holds ({ $needs }): { $effects }
# $effects
effect-otherwise = Otherwise: { $effects }
# Several sentences that belong to one condition, some of them with conditions of their own; $effects
effect-group = [{ $effects }]
# What happens whether or not a condition just named holds; $effects
effect-always = In any case: { $effects }
# $options (list of either-option messages)
effect-either = Choose one: { $options }
# $options (list of either-option messages)
effect-either-may = You may choose one: { $options }
# $number, $text
either-option = ({ $number }) { $text }

## Conditions: parts of a list, each a statement

# $token
needs-active = at least one { $token } token is active
# $token
needs-no-active = no { $token } token is active
# $law
needs-law = the law “{ $law }” is in force
# $law
needs-no-law = the law “{ $law }” is not in force
# $building
needs-building = “{ $building }” stands on the map
# $building
needs-no-building = “{ $building }” does not stand on the map
# $technology
needs-technology = “{ $technology }” is developed
# $event
needs-event = the card “{ $event }” lies in the event area
# $first, $second (conditions)
needs-and = { $first }; { $second }
# $measure, $count
needs-least = { $measure }: at least { $count }
# $measure, $count
needs-most = { $count ->
        [0] { $measure }: none
       *[other] { $measure }: at most { $count }
    }

## Modifiers of laws, technologies and cards that stay

# $count (unused)
lasting-child-work = Child pawns act like workers, but do not scout.
# $count
lasting-shelter-beds = { $count ->
        [one] Every Tent, Barrack and House has { $count } more bed.
       *[other] Every Tent, Barrack and House has { $count } more beds.
    }
# $count
lasting-ruins-beds = { $count ->
        [one] Ruins have { $count } bed, if heated.
       *[other] Ruins have { $count } beds, if heated.
    }
# $count (unused)
lasting-long-shift = Once a round, instead of an action, a worker who has acted this round acts once more in the same place, in the warm.
# $count (unused)
lasting-thin-rations = In the hunger phase three rations of food do for four citizens.
# $count
lasting-infirmary-heal = The Infirmary also heals { $count }.
# $count
lasting-gather = { $count ->
        [one] Gathering takes up to { $count } more resource.
       *[other] Gathering takes up to { $count } more resources.
    }
# $count
lasting-kitchen = The Kitchen costs { $count } food less.
# $count
lasting-curfew = { $count ->
        [one] At night { $count } pawn without a bed does not fall ill.
       *[other] At night { $count } pawns without a bed do not fall ill.
    }
# $count
lasting-works = { $count ->
        [one] Construction allows { $count } more work.
       *[other] Construction allows { $count } more works.
    }
# $count
lasting-sawmill = Sawmills give { $count } more wood.
# $count
lasting-hut = Using a Hunters’ Hut gives { $count } more food.
# $count
lasting-mine = Coal Mines give { $count } more coal.
# $count
lasting-retort = Retorts give { $count } more coal.
# $count (unused)
lasting-insulation = Yellow buildings count as orange.
# $count
lasting-tend = Infirmary, Hospital and Care House tend { $count } more.
# $count
lasting-clearing = { $count ->
        [one] Clearing snow lays { $count } more near tile.
       *[other] Clearing snow lays { $count } more near tiles.
    }
# $count
lasting-feedwater = { $count ->
        [one] The action of the Generator removes { $count } more overload marker.
       *[other] The action of the Generator removes { $count } more overload markers.
    }

## The table

# $round, $rounds, $phase, $leader
table-round = Round { $round } of { $rounds }, phase: { $phase }. Leader: { $leader }.
# $round, $rounds, $phase, $leader
table-setup = Set-up. { $rounds } rounds lie ahead. Leader: { $leader }.
# $scenario, $society, $difficulty
table-society = { $scenario }. { $society }; difficulty: { $difficulty }.
# $cause (key), $round
table-over = { $cause ->
        [won] The city has survived.
        [hope] The city is lost in round { $round }: nobody hopes any more.
        [discontent] The city is lost in round { $round }: you have been driven out.
        [generator] The city is lost in round { $round }: the Generator has exploded.
        [epidemic] The city is lost in round { $round }: an epidemic.
        [famine] The city is lost in round { $round }: famine.
        [deaths] The city is lost in round { $round }: too many have died.
        [scenario] The city is lost in round { $round }: the goal was not reached.
        [time] The city is lost: the last round is over and the goal was not reached.
       *[resigned] The city was given up in round { $round }.
    }
# $heat, $cold, $last (fields of the track), $ranges (list of range-line messages)
table-heat = Heat { $heat }, cold { $cold } (of { $last }); ranges: { $ranges }.
# $colour, $field (number)
range-line = { $colour } { $field }
# $colours (list), $count
table-warm = { $count ->
        [0] Nothing is warm: the heat is above no range.
       *[other] Warm now, as colour and as zone: { $colours }.
    }
# $overload, $most, $held (cubes that have not come out)
table-overload = Overload: { $overload } of { $most }. Cubes in the tower and the drawer: { $held }.
table-overheated = The Generator has failed once; the next failure is the end.
table-tower = The Generator is upgraded.
# $round
table-storm = The storm stands on round { $round }.
table-no-storm = There is no storm ahead.
# $rounds (list)
table-tokens = Scenario activation on round: { $rounds }.
# $weather
table-weather = Last weather: { $weather }.

table-city = The city
# $goods
table-pool = Pool: { $goods }
# $food, $hunger, $deaths, $most (deaths that lose)
table-food = Food { $food }. Hunger { $hunger }. Deaths { $deaths } of { $most }.
# $people (all of a type), $count, $sick, $grave (yes or no), $pawns (number), $exhausted (tokens waiting for a pawn)
table-people = { $people }: { $count }; sick: { $sick }{ $grave ->
        [yes] , one gravely ill
       *[no] { "" }
    }; pawns: { $pawns }{ $exhausted ->
        [0] { "" }
       *[other] ; exhausted tokens waiting: { $exhausted }
    }
# $pawns
table-pawns = Pawns in the pool: { $pawns }
# $pawns
table-resting = Exhausted this round: { $pawns }
# $pawns (list of pawn-at messages)
table-placed = At work: { $pawns }
# $pawn, $spot
pawn-at = { $pawn } ({ $spot })
# $goods
table-stored = In the storehouse: { $goods }
# $tokens (list), $count, $most (fields of the track)
table-hope = Hope, { $count } of { $most }: { $tokens }
# $tokens (list), $count, $most (tokens that lose)
table-discontent = Discontent, { $count } (lost at { $most }): { $tokens }
# $token
token-lit = { $token } (active)
# $token
token-dark = { $token } (spent)

table-ahead = As things stand
# $text (what the rules foresee)
outlook-cold = Generator phase at this heat. { $text }
outlook-no-cold = Generator phase at this heat: nobody falls ill from the cold.
# $cubes (dropped at this heat), $held (already inside), $room (fields left on the overload track)
outlook-cubes = Overload check at this heat: cubes dropped: { $cubes }; already inside: { $held }; room on the track: { $room }.
# $list (of outlook-sick-type messages)
outlook-sick = Preparation phase: { $list }.
# $people (all of a type), $exhausted, $flips
outlook-sick-type = { $people } exhausted: { $exhausted }, getting worse: { $flips }
# $text (what the rules foresee)
outlook-hunger = Hunger phase: { $text }
# $text (what the rules foresee)
outlook-meal = Meal: { $text }
# $beds (heated), $children (heated beds for children), $text (what the rules foresee)
outlook-night = Night; heated beds: { $beds }{ $children ->
        [0] { "" }
       *[other] , for children: { $children }
    }. { $text }

table-map = The map
# $fields (list of field- messages)
table-generator-tile = Generator tile: { $fields }
# A field of the map, with what is there; $field, $goods, $pawns (who stands there)
field-warm = { $field } { $goods } (warm)
# $field, $goods, $pawns
field-cold = { $field } { $goods }
# $field, $goods, $pawns
field-warm-taken = { $field } { $goods } (warm; taken: { $pawns })
# $field, $goods, $pawns
field-cold-taken = { $field } { $goods } (taken: { $pawns })
# $field, $goods, $pawns
field-bare = { $field } { $goods }
# $fields
tile-hub = { $fields }; heating hub
# $fields, $deposit
tile-beside = { $fields }; beside it: { $deposit }
# $near, $far (lists of places)
table-snow = Under snow, near: { $near }; far: { $far }
# $deposits (list of deposit-at messages)
table-deposits = Deposits still under snow: { $deposits }
# $deposit, $place
deposit-at = { $deposit } at { $place }
# $buildings (list of supply-line messages)
table-supply = Buildings to raise: { $buildings }
# $building, $count (tiles left), $cost
supply-line = { $building } ×{ $count } ({ $cost })

table-order = Laws and technologies
# $count, $most
table-laws = Laws passed: { $count } of { $most }
# $laws (list)
table-future-laws = Laws that can be passed: { $laws }
# $technology, $text
technology-done = Developed: { $technology }. { $text }
# $technology, $text
technology-open = Not developed: { $technology }. { $text }
# $technology, $text, $round
technology-due = Ready in round { $round }: { $technology }. { $text }

# $count (how many may be under way)
table-expeditions = { $count ->
        [0] Expeditions (there is no Observation Balloon)
        [one] Expeditions ({ $count } may be under way)
       *[other] Expeditions ({ $count } may be under way)
    }
# $number
route-none = Route { $number }: none
# $number, $expedition, $length (fields), $text (a sentence on the place)
route-quiet = Route { $number }, { $length } fields, leads to “{ $expedition }”. { $text }
# $number, $expedition, $length, $pawn, $at (field), $text
route-walked = Route { $number }, leads to “{ $expedition }”; a scout ({ $pawn }) is on field { $at } of { $length }. { $text }

table-cards = Cards
# $card (title), $text
card-line = { $card }: { $text }
# $goods
card-goods = On the card lie: { $goods }.
# $count
card-marks = Marks on the card: { $count }.
# $count (cards), $cards (list of titles and marks), $unread (number of unread legal consequences among them)
table-dusk = Dusk deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }; unread legal consequences: { $unread }.
# $morning, $citizens, $weather (numbers of cards)
table-decks = Cards in the decks: morning { $morning }, citizens { $citizens }, weather { $weather }.

# $player, $advisor
side-heading = { $player }, { $advisor }
# $text
side-mobilisation = Mobilisation: { $text }
# $citizen
side-played = Played this round: { $citizen }
# $count
side-hand = { $count ->
        [0] No citizen cards
        [one] { $count } citizen card
       *[other] { $count } citizen cards
    }
table-proposals = Proposals
# $player, $action (a choice)
proposal = { $player }: { $action }

## Choices

# $heat (key warm or cold) stands here and below for whether the field is warm. What an action brings is foreseen, not said here.
action-pass = Pass
# $coal
action-fuel = { $coal ->
        [0] Burn no coal
       *[other] Burn { $coal } coal
    }
# $tiles (near or far ones)
action-clear = Clear snow: lay { $tiles }
# $field, $goods (what is there), $heat (key)
action-gather = Gather on { $field } ({ $goods }; { $heat ->
        [cold] cold now
       *[warm] warm now
    })
action-construct = Construct
# $building, $field, $heat (key), $text
action-use = Use { $building } on { $field } ({ $heat ->
        [cold] cold now
       *[warm] warm now
    }): { $text }
# $route (number), $expedition
action-scout = Send a scout on route { $route }: { $expedition }
# $event, $caption, $text
action-special = Special action, { $event }: { $caption }. { $text }
# $citizen, $text
action-play = Play { $citizen }: { $text }
# $pawn
action-pawn = With this pawn: { $pawn }
# $spot, $does (yes or no), $text
action-reuse = { $does ->
        [yes] Once more, { $spot }: { $text }
       *[no] Once more: { $spot }
    }
# $building, $cost, $text
action-raise = Raise { $building } ({ $cost }): { $text }
# $field, $goods (the building there)
action-demolish = Demolish { $goods } on { $field }
# $field, $goods (the building there)
action-destroy = Destroy { $goods } on { $field }
# $field, $goods (what goes back to the bank), $ground (zone), $heat (key)
action-site = On { $field } ({ $goods }; { $ground }, { $heat ->
        [cold] cold now
       *[warm] warm now
    })
# $building, $field, $cost, $text
action-upgrade = Upgrade { $building } on { $field } ({ $cost }): { $text }
action-develop = Move the development token 1 field towards the start
action-done = That is all
# $place, $deposit, $count (deposits beside it)
action-lay = { $count ->
        [0] On { $place }
       *[other] On { $place }, beside it: { $deposit }
    }
# $field, $added (coal), $goods (what is there)
action-heap = { $added } on { $field } ({ $goods })
# $field, $goods (the trees there)
action-fell = A tree on { $field } ({ $goods })
# $place, $goods (what lies on its fields)
action-strip = Off { $place } ({ $goods })
# $place
action-hub = A heating hub on { $place }
# $caption, $text, $option (number)
action-choose = { $caption }: { $text }
# $event, $text
action-resolve = { $event }: { $text }
# $event, $text
action-avert = Discard { $event }: { $text }
# $law, $text
action-enact = Pass { $law }: { $text }
# What passing a law settles; $law (the other of its pair)
law-pair-gone = For good: “{ $law }” leaves the game.
# $number, $most (numbers)
law-one-of = It is law { $number } of { $most }, and stays in force.
law-consequence = One of its two consequences is shuffled into the dusk deck, unread.
# $technology, $count (rounds), $text
action-begin = { $count ->
        [one] Develop { $technology } ({ $count } round): { $text }
       *[other] Develop { $technology } ({ $count } rounds): { $text }
    }
action-bypass = Pass the place by
# $expedition
action-explore = Explore { $expedition }
# $caption, $text, $option (number)
action-way = { $caption }: { $text }
# $route (number), $expedition
action-route = On route { $route }, over { $expedition }
# $type (key), $sick, $count (citizens), $grave (yes or no)
action-ill = { $type ->
        [worker] A worker falls ill
        [engineer] An engineer falls ill
       *[child] A child falls ill
    } (sick: { $sick } of { $count })
# $type (key), $sick, $count, $grave
action-tend = { $type ->
        [worker] Tend a worker
        [engineer] Tend an engineer
       *[child] Tend a child
    } (sick: { $sick } of { $count })
# $type (key), $sick, $count, $grave
action-heal = { $type ->
        [worker] Heal the gravely ill worker
        [engineer] Heal the gravely ill engineer
       *[child] Heal the gravely ill child
    } (sick: { $sick } of { $count })
# $type (key), $sick, $count, $grave
action-first = { $type ->
        [worker] The workers first
        [engineer] The engineers first
       *[child] The children first
    } (sick: { $sick } of { $count })
# $type (key), $sick, $count, $grave
action-exhaust = { $type ->
        [worker] A worker is exhausted
        [engineer] An engineer is exhausted
       *[child] A child is exhausted
    }
# $type (key), $sick, $count, $grave
action-die = { $type ->
        [worker] A worker dies
        [engineer] An engineer dies
       *[child] A child dies
    } (there are { $count })
# $type (key)
action-citizen = { $type ->
        [worker] A worker
        [engineer] An engineer
       *[child] A child
    }
action-fate = Draw a citizen card from the deck
# $citizen, $advisor (whose player holds it), $text
action-mourn = Discard { $citizen } from the hand of the { $advisor }: { $text }
# $pawns (who gets a bed)
action-shelter = Beds for: { $pawns }
action-draw = Draw a token from the bag
action-decline = Nothing
# $token, $count (tokens of the type), $active
action-activate = Activate { $token }
# $token, $count, $active
action-spend = Spend { $token } ({ $active } active)
# $token, $count, $active
action-remove = Take { $token } off the track
# $goods, $count
action-store = { $count ->
        [0] Put nothing into the storehouse
       *[other] Put { $goods } into the storehouse
    }
# $citizen, $text (starting cost)
action-discard = Give up { $citizen }: { $text }
# $advisor, $text
action-wish = { $advisor }: { $text }
# $advisor, $text
action-advise = { $advisor }: { $text }
action-mobilise = Mobilisation: draw citizen cards; the card leaves the game
# $action (a choice)
action-propose = Propose: { $action }
action-call = Ask the others what they would do
action-resign = Give the city up: the game is lost for everybody

# Parts of choices.
label-as-card = as the citizen card says.
label-free = without paying
label-better = better insulation.
# $first, $second (what lies on the two fields)
label-both = { $first }; { $second }
# $number
label-option = Option { $number }
label-any = Any advisor
label-chance = chance decides.

# The same choices where the table is not in view: in proposals that are told in the log.
# $token
brief-activate = activate { $token }
# $advisor
brief-advise = { $advisor }
# $event
brief-avert = discard { $event }
# $technology
brief-begin = develop { $technology }
# $option (number)
brief-choose = option { $option }
# $ring
brief-clear = clear snow, { $ring }
# $field
brief-demolish = demolish the building on { $field }
# $field
brief-destroy = destroy the building on { $field }
# $who
brief-die = { $who }
# $citizen
brief-discard = give up { $citizen }
brief-draw = draw a token
# $law
brief-enact = pass { $law }
# $who
brief-exhaust = { $who }
brief-explore = explore the place
# $field
brief-fell = fell a tree on { $field }
# $who
brief-first = { $who } first
# $coal
brief-fuel = burn { $coal } coal
# $field
brief-gather = gather on { $field }
# $who
brief-heal = heal: { $who }
# $field, $count
brief-heap = { $count } coal on { $field }
# $who
brief-ill = { $who }
# $place
brief-lay = a tile on { $place }
# $citizen
brief-mourn = discard { $citizen }
# $pawn
brief-pawn = { $pawn }
# $citizen
brief-play = play { $citizen }
# $building
brief-raise = raise { $building }
# $token
brief-remove = take { $token } off the track
# $event
brief-resolve = { $event } first
# $spot
brief-reuse = once more: { $spot }
# $route
brief-route = route { $route }
# $route
brief-scout = send a scout on route { $route }
# $workers, $engineers, $children (numbers of beds)
brief-shelter = beds for workers: { $workers }, engineers: { $engineers }, children: { $children }
# $field
brief-site = on { $field }
# $event
brief-special = special action, { $event }
# $token
brief-spend = spend { $token }
# $count
brief-store = store { $count }
# $place
brief-strip = off { $place }
# $who
brief-tend = tend: { $who }
# $field
brief-upgrade = upgrade the building on { $field }
# $field
brief-use = use the building on { $field }
# $option (number)
brief-way = option { $option }
# $advisor
brief-wish = { $advisor }

## Questions

# $track (key hope or discontent)
question-increase-how = { $track ->
        [hope] Hope rises: how?
       *[discontent] Discontent rises: how?
    }
# $track (key)
question-decrease-how = { $track ->
        [hope] Hope falls: how?
       *[discontent] Discontent falls: how?
    }
# $token
question-activate-which = Which token becomes active? ({ $token })
# $token
question-spend-which = Which token is spent? ({ $token })
# $token
question-discard-which = Which token is discarded? ({ $token })
# $track (key)
question-turn-all = { $track ->
        [hope] All hope tokens of which type become active?
       *[discontent] All active discontent tokens of which type are spent?
    }
question-sicken-which = Who falls ill?
# $points, $who
question-tend-which = Who is tended? Points left: { $points }.
# $points
question-heal-which = Who is healed? Points left: { $points }.
question-sickness-first = Whose sickness takes effect first?
question-exhaust-which = Who is exhausted?
# $sick (yes or no)
question-settle = { $sick ->
        [yes] A sick citizen arrives: of which type?
       *[no] A citizen arrives: of which type?
    }
question-leave-which = Who leaves the city?
# $good, $most
question-store = How much goes into the storehouse? ({ $good }, at most { $most })
question-advisor = Which advisor shall help this round?
question-technology = Which technology is developed next?
# $left
question-work = { $left ->
        [one] { $left } construction work is left: raise or demolish what?
       *[other] { $left } construction works are left: raise or demolish what?
    }
# $raising, $demolishing (yes or no)
question-rebuild = { $raising ->
        [no] One building may be demolished: which?
       *[yes] { $demolishing ->
            [no] One building may be raised: which?
           *[yes] One building may be raised and one demolished: which?
        }
    }
# $building
question-site = Where shall it stand? ({ $building })
# $building (or a dash: any)
question-raise-free = Raise a building without paying? ({ $building })
# $building (or a dash: any)
question-destroy = Which building is destroyed? ({ $building })
# $left
question-workshop = The Workshop: upgrade or research? Still to do: { $left }.
question-upgrade-free = Which building do you upgrade for free?
question-die-which = Who dies?
# $type (key)
question-mourn-how = { $type ->
        [worker] A worker has died: whose card stands for the dead?
        [engineer] An engineer has died: whose card stands for the dead?
       *[child] A child has died: whose card stands for the dead?
    }
question-either = Choose one.
# $event
question-event = “{ $event }”: which option do you choose?
# $phase
question-during-first = Which card is carried out first? (Phase: { $phase })
question-foresee = Which of these dusk cards is discarded unresolved?
question-hub = Which tile gets a heating hub?
question-fuel = How much coal is burnt?
# $places (beds), $workers, $engineers, $children (pawns still standing)
question-shelter = Who sleeps in the warm? Beds: { $places }; standing: workers { $workers }, engineers { $engineers }, children { $children }.
# $left (steps)
question-arrival = A scout has reached the end of the route. Explore the place, or pass it by? Steps left: { $left }.
question-way = What does the scout do?
# $expedition
question-place-expedition = On which route is “{ $expedition }” laid?
question-law = Which law do you pass?
# $ring, $left (tiles)
question-lay = Where is the tile laid? Tiles left ({ $ring }): { $left }.
question-clear-which = Near tiles or far ones?
# $left (fields)
question-heap = On which field does the Coal Hammer heap coal? Fields left: { $left }.
question-fell = Which tree is felled?
# $good, $left (tiles)
question-strip = From which tile do you take it? ({ $good }; tiles left: { $left })
question-reuse-building = Which building is used once more?
question-reuse-worker = Which worker acts once more?
# $fuelled (yes or no)
question-turn = One pawn, one action.
# $citizen
question-turn-with = What do you play { $citizen } for?
# $action (key)
question-pawn = { $action ->
        [clear] Who clears the snow?
        [gather] Who gathers?
        [construct] Who builds?
        [use] Who works in the building?
        [scout] Who goes out as a scout?
       *[special] Who takes the special action?
    }
question-wish = Which advisor would you like to be?
question-give-up-one = Which citizen card do you give up, at its starting cost?
question-give-up-again = The city could not pay for your choice: which citizen card do you give up instead?

## The log

# $phase, $round
event-phase = Phase: { $phase }.
# $round, $leader
event-round = Round { $round } begins; { $leader } leads.
# $pawns
event-pawns = Pawns for this round: { $pawns }.
# $player, $action (key), $pawn, $spot, $building, $warm (yes or no)
event-acted = { $action ->
        [clear] { $player } sends a pawn to clear snow ({ $pawn }).
        [gather] { $player } sends a pawn to gather on { $spot } ({ $pawn }).
        [construct] { $player } sends a pawn to build ({ $pawn }).
        [use] { $player } sends a pawn to { $building } on { $spot } ({ $pawn }).
        [scout] { $player } sends out a scout ({ $pawn }).
       *[special] { $player } sends a pawn to a special action, { $spot } ({ $pawn }).
    }{ $warm ->
        [no] { " " }It is cold there.
       *[yes] { "" }
    }
# $player, $count (pawns that could still act), $missing (food)
event-passed = { $player } passes{ $count ->
        [0] .
        [one] {""}, with a pawn still ready.
       *[other] {""}, with { $count } pawns still ready.
    }{ $missing ->
        [0] {""}
       *[other] {" "}The next meal lacks { $missing } food.
    }
# $player, $citizen
event-citizen-played = { $player } plays { $citizen }.
# $spot
event-reused = Somebody works once more: { $spot }.
# $event
event-special = Special action on “{ $event }”.
# $player, $action (a choice)
event-proposed = { $player } proposes: { $action }.
# $player
event-called = { $player } asks the others what they would do.
# $player
event-resigned = { $player } gives the city up.
# $cause (key), $round
event-won = The city has survived: you win.
# $cause (key), $round
event-lost = { $cause ->
        [hope] The last hope is gone: you lose.
        [discontent] The people drive you out: you lose.
        [generator] The Generator explodes: you lose.
        [epidemic] An epidemic takes the city: you lose.
        [famine] Famine takes the city: you lose.
        [deaths] Too many have died: you lose.
        [scenario] The goal of the scenario was not reached: you lose.
        [time] Round { $round } is over and the goal was not reached: you lose.
       *[resigned] You have lost.
    }
# $player, $advisor
event-advisor-taken = { $player } is the { $advisor }.
# $player, $advisor
event-advised = { $player } helps as { $advisor }.
event-mobilised = Mobilisation is used and leaves the game.
# $player, $citizens (list)
event-citizens-dealt = { $player } is dealt: { $citizens }.
# $player, $citizen
event-citizen-given-up = { $player } gives up { $citizen }.
# $type (key)
event-given-up-unpaid = { $type ->
        [worker] Nothing could be paid for: a worker falls ill instead.
        [engineer] Nothing could be paid for: an engineer falls ill instead.
       *[child] Nothing could be paid for: a child falls ill instead.
    }
# $player, $citizen
event-citizen-drawn = { $player } draws { $citizen }.
# $cards (number)
event-citizens-shuffled = The citizen discards are shuffled into a new deck ({ $cards }).
# $goods, $count
event-gained = You gain { $goods }.
# $goods, $count
event-lost-goods = You lose { $goods }.
# $goods, $count
event-stored = Into the storehouse: { $goods }.
# $people (with their number), $count, $sick
event-arrived = { $count ->
        [one] { $sick ->
            [0] { $people } comes to the city.
           *[other] { $people } comes to the city, sick.
        }
       *[other] { $sick ->
            [0] { $people } come to the city.
           *[other] { $people } come to the city, { $sick } of them sick.
        }
    }
# $people (with their number), $count
event-left = { $count ->
        [one] { $people } leaves the city.
       *[other] { $people } leave the city.
    }
# $type (key), $sick (all of the type)
event-fell-ill = { $type ->
        [worker] A worker falls ill; sick workers: { $sick }.
        [engineer] An engineer falls ill; sick engineers: { $sick }.
       *[child] A child falls ill; sick children: { $sick }.
    }
# $type (key), $skull (yes: gravely ill now; no: somebody dies)
event-flipped = { $skull ->
        [yes] { $type ->
            [worker] A worker is gravely ill.
            [engineer] An engineer is gravely ill.
           *[child] A child is gravely ill.
        }
       *[no] { $type ->
            [worker] The gravely ill worker cannot be saved.
            [engineer] The gravely ill engineer cannot be saved.
           *[child] The gravely ill child cannot be saved.
        }
    }
# $type (key), $sick (all of the type)
event-tended = { $type ->
        [worker] A worker recovers; sick workers: { $sick }.
        [engineer] An engineer recovers; sick engineers: { $sick }.
       *[child] A child recovers; sick children: { $sick }.
    }
# $type (key)
event-healed = { $type ->
        [worker] The gravely ill worker is out of danger.
        [engineer] The gravely ill engineer is out of danger.
       *[child] The gravely ill child is out of danger.
    }
# $people (with their number), $count
event-exhausted = { $count ->
        [one] { $people } is exhausted.
       *[other] { $people } are exhausted.
    }
# $fate (of the dead: dead-worker-man.died and the like), $name (a dead-name), $deaths (all)
event-died = { $fate }: { $name }; deaths: { $deaths }.
# $citizen, $type (key)
event-mourned = { $type ->
        [worker] The city mourns a worker. The card turned up: { $citizen }.
        [engineer] The city mourns an engineer. The card turned up: { $citizen }.
       *[child] The city mourns a child. The card turned up: { $citizen }.
    }
# $deaths
event-deaths = The death marker is on { $deaths }.
# $pawn
event-special-child = One of the children is a pawn of its own from now on: { $pawn }.
# $token
event-token-drawn = A token is drawn: { $token }.
# $token
event-token-activated = A token becomes active: { $token }.
# $token
event-token-spent = A token is spent: { $token }.
# $token
event-token-removed = A token goes back to its bag: { $token }.
# $coal, $heat
event-fuelled = { $coal } coal is burnt; heat is at { $heat }.
# $dropped, $fallen
event-cubes = Overload check: { $dropped ->
        [one] { $dropped } cube is dropped
       *[other] { $dropped } cubes are dropped
    }, { $fallen ->
        [one] { $fallen } comes out.
       *[other] { $fallen } come out.
    }
# $count
event-overloaded = { $count ->
        [one] { $count } overload marker is added.
       *[other] { $count } overload markers are added.
    }
# $count, $overload (left)
event-vented = { $count ->
        [one] { $count } overload marker is removed; left: { $overload }.
       *[other] { $count } overload markers are removed; left: { $overload }.
    }
# $cold
event-generator-failed = The Generator fails. It overheats, the cold comes closer (now { $cold }), and the overload is vented.
event-tower-upgraded = The Generator is upgraded: fewer cubes will fall.
# $heat
event-heat-moved = The heat marker is on { $heat }.
# $heat
event-cooled = The overload check is over: the heat goes back to { $heat }.
# $cold
event-cold-moved = The cold marker is on { $cold }.
# $colour, $field (number)
event-range-moved = The { $colour } range indicator moves to { $field }.
# $weather
event-weather = Weather: { $weather }.
# $round
event-storm-moved = The storm is on round { $round }.
# $strikes (how often so far)
event-storm-struck = The storm strikes.
# $round (0: it is over)
event-storm-set = { $round ->
        [0] The storm is over for good.
       *[other] The storm will be back in round { $round }.
    }
# $building
event-ruined = All tiles of this building become Ruins: { $building }.
# $place, $tile (id), $goods
event-tile-revealed = A tile is turned over at { $place }. On it: { $goods }.
# $field, $count
event-felled = { $count ->
        [one] A tree is felled on { $field }.
       *[other] { $count } trees are felled on { $field }.
    }
# $field, $count
event-heaped = The Coal Hammer heaps { $count } coal on { $field }.
# $field, $goods, $count
event-stripped = Off { $field }: { $goods }.
# $place
event-hub-placed = A heating hub warms { $place }.
# $building, $field
event-raised = { $building } is raised on { $field }.
# $field, $goods, $count
event-built-over = You lose { $goods } on { $field }.
# $building, $field
event-taken-down = { $building } on { $field } is taken down.
# $building, $field
event-upgraded = { $building } on { $field } is upgraded.
# $building
event-unlocked = This building can be raised from now on: { $building }.
# $route, $pawn
event-scout-sent = A scout sets out on route { $route } ({ $pawn }).
# $route, $fields
event-scout-moved = { $fields ->
        [one] The scout on route { $route } walks { $fields } field.
       *[other] The scout on route { $route } walks { $fields } fields.
    }
# $route, $expedition, $story
event-explored = The scout on route { $route } explores “{ $expedition }”. { $story }
# $route, $expedition
event-route-extended = Route { $route } now leads to “{ $expedition }”.
# $route, $pawn
event-scout-returned = The scout is back from route { $route } ({ $pawn }).
# $route, $expedition
event-route-begun = New route { $route } leads to “{ $expedition }”.
# $event, $story
event-morning-card = Morning card: “{ $event }”. { $story }
# $event, $story
event-dusk-card = Dusk card: “{ $event }”. { $story }
# $needs (a condition)
event-idle = This does not hold: { $needs }. Nothing comes of it.
# $event, $story
event-scenario-card = Scenario card: “{ $event }”. { $story }
# $about (event: an option of a card, which has a caption), $event, $caption, $option (number), $does (what the option does)
event-chose = { $about ->
        [event] “{ $event }”: { $caption }.
       *[other] Option { $option } is chosen: { $does }
    }
# $spot
event-came-to-nothing = The action comes to nothing, since what it takes is no longer there: { $spot }.
# $event
event-card-stays = “{ $event }” stays in the event area.
# $event
event-card-removed = “{ $event }” leaves the game.
# $event
event-card-acts = “{ $event }” takes effect.
# $event
event-automaton-placed = An automaton stands on “{ $event }”.
# $event
event-dusk-added = A card joins the dusk deck.
# $event
event-consultation-read = The next consultation joins the dusk deck: “{ $event }”.
# $events (list)
event-foreseen = Dusk cards turned up: { $events }.
# $event
event-averted = “{ $event }” is discarded unresolved.
# $law, $story
event-enacted = A law is passed: { $law }. { $story }
# $law
event-consequence-added = A consequence of “{ $law }” is shuffled into the dusk deck, unread.
# $round
event-token-placed = An activation token lies on round { $round }.
# $round
event-activated = The scenario card for round { $round } is carried out.
# $technology, $round
event-development-begun = Development begins: { $technology }, ready in round { $round }.
# $round
event-development-moved = The technology under development will be ready in round { $round }.
# $technology
event-developed = Developed: { $technology }.
# $technology
event-development-lost = The last Workshop is gone, and with it the work on this technology: { $technology }.
# $hunger (left), $discontent (steps), $deaths
event-starving = The city starves ({ $hunger }): discontent rises { $discontent ->
        [one] once
       *[other] { $discontent } times
    }; deaths: { $deaths }.
# $type (key), $food (eaten), $missing
event-fed = { $type ->
        [worker] The workers are fed: { $food } food; missing: { $missing }.
        [engineer] The engineers are fed: { $food } food; missing: { $missing }.
       *[child] The children are fed: { $food } food; missing: { $missing }.
    }
# $hunger
event-hunger = Hunger is at { $hunger }.
# $count (pawns for whom there is no bed, and no choice made yet)
event-beds-short = { $count ->
        [one] { $count } of you has no warm bed tonight.
       *[other] { $count } of you have no warm bed tonight.
    }
# $people (pawns left outside), $count
event-night = { $count ->
        [0] Everybody has a place for the night.
       *[other] Outside in the night: { $people }.
    }

## Why something cannot be done

# $pawn
refused-FP-ACTION-5 = Whoever is exhausted rests and cannot act this round.
    .how = Fewer sick leave fewer pawns exhausted in the next round.
refused-FP-ACTION-6 = No pawn is left that could do this.
refused-FP-ACTION-7 = You have fuelled in this turn already.
    .how = In your next turn you can fuel again, and so you can in the night.
# $pawn
refused-FP-ACTION-10 = Child pawns do not act unless a law or a card allows it.
    .how = Child Labour, a law, lets children work.
# $cost, $have
refused-FP-ADVISOR-4 = It takes { $cost }, and you have: { $have }.
    .how = When hope rises, a spent token becomes active again or a new one comes.
refused-FP-AUTOMATON-3 = Automatons do not go on expeditions.
refused-FP-AUTOMATON-4 = Automatons cannot take this special action.
refused-FP-AUTOMATON-5 = An automaton needs 1 coal for each use, and there is none to spare.
    .how = It can act as soon as there is coal.
# $building
refused-FP-BLDG-1 = { $building } has no action.
# $building
refused-FP-BLDG-3 = { $building } cannot be upgraded.
# $building
refused-FP-BLDG-4 = { $building } belongs to another scenario.
# $building
refused-FP-BLDG-WORKSHOP-2 = { $building } is upgraded already.
# $building
refused-FP-BLDG-WORKSHOP-3 = A pawn stands on { $building }: it cannot be upgraded now.
    .how = In the night pawns come home, and the building is free.
# $building
refused-FP-BLDG-SAWMILL-1 = { $building } has no tree in reach.
    .how = It fells the trees on its own tile; upgraded, those on fields next to it too.
# $needs
refused-FP-BLDG-KITCHEN-1 = This condition is not met: { $needs }.
# $field, $most (number)
refused-FP-BLDG-COALHAMMER-1 = No such heap on { $field }: it must hold coal or nothing at all, and takes up to { $most }, to 5 in all.
refused-FP-BLDG-COALMINE-1 = A Coal Mine needs a free tile next to a coal deposit.
refused-FP-BLDG-DRILL-1 = A Wall Drill needs a free tile next to a wood deposit.
refused-FP-BLDG-FIELDKITCHEN-1 = A Field Kitchen cannot stand on the Generator tile.
# $event
refused-FP-BLDG-FAITHKEEPERS-2 = “{ $event }” is locked and cannot be discarded.
# $building
refused-FP-BUILD-4 = No tile of { $building } is left.
    .how = A building that is demolished gives its tile back.
# $building
refused-FP-BUILD-5 = { $building } must first be unlocked by a law or an event.
    .how = Laws are passed at the Platform.
# $building
refused-FP-BUILD-6 = { $building } needs a field without a pawn and without a building.
    .how = Clearing snow brings more fields, and demolishing frees one.
# $building
refused-FP-BUILD-8 = { $building } cannot be raised.
# $where (half, none), $begin (first field of the tile), $building
refused-FP-BUILD-9 = { $where ->
        [none] { $building } is large and needs both fields of one map tile, without pawns and buildings, and not on the Generator tile.
       *[half] { $building } covers the whole tile; name it by its first field: { $begin }.
    }
    .how = { $where ->
            [none] Clearing snow brings more tiles, and demolishing frees fields.
           *[half] { "" }
        }
# $building
refused-FP-BUILD-11 = A pawn stands on { $building }: it cannot be demolished now.
    .how = In the night pawns come home, and the building is free.
# $building
refused-FP-BUILD-12 = { $building } can be neither demolished nor destroyed.
# $citizen
refused-FP-CITIZEN-2 = { $citizen } is in another hand: players use their own citizen cards only.
refused-FP-CITIZEN-5 = The pawn must be of the type on the citizen card.
    .how = Choose a pawn of that type, or another card.
refused-FP-CITIZEN-6 = The citizen card does not serve for this, as things stand.
    .how = The card says for which action, and where, it can be played.
# $citizen
refused-FP-CITIZEN-10 = A citizen card has been played for this action: { $citizen } has to wait.
    .how = It can be played with another action.
refused-FP-CITIZEN-11 = You have played a citizen card this round already.
    .how = In the next round you can play another.
# $ring (near or far)
refused-FP-CLEAR-5 = Near tiles lie next to the Generator tile, and here no near tile can be laid.
# $ring
refused-FP-CLEAR-6 = Far tiles lie next to tiles already on the map, and here no far tile can be laid.
    .how = Near tiles come first; far ones join them.
# $place, $most
refused-FP-COMP-26 = { $place } has a heating hub already, or all { $most } hubs are in use.
# $technology
refused-FP-DAWN-4 = { $technology } is developed already.
# $needs
refused-FP-DUSK-2 = This condition is not met: { $needs }.
# $where (again, law, nobody, nothing), $spot
refused-FP-EVENT-11 = { $where ->
        [again] There was a long shift this round already; once is all there is.
        [law] It takes the law Long Shift for a worker to act once more.
        [nobody] No worker has acted there this round: { $spot }.
       *[nothing] Nothing can be done once more here: { $spot }.
    }
    .how = { $where ->
            [law] Laws are passed at the Platform.
           *[other] { "" }
        }
# $spot
refused-FP-EVENT-12 = A worker on a card cannot be used again: { $spot }.
# $kind (letter)
refused-FP-EXPED-4 = A place of kind { $kind } cannot be passed by.
# $kind (letter)
refused-FP-EXPED-7 = There is no card of kind { $kind } to go on to.
# $kind (letter)
refused-FP-EXPED-11 = There is no card of kind { $kind } to go on to.
# $where (trees, empty, unknown), $field
refused-FP-GATHER-1 = { $where ->
        [trees] There are trees on { $field }: they are felled by Sawmills, not gathered.
        [empty] There is nothing to gather on { $field }.
       *[unknown] { $field } is not on the map yet: its tile has not been laid.
    }
    .how = { $where ->
            [unknown] Clearing snow lays new tiles.
           *[other] { "" }
        }
# $field
refused-FP-GATHER-2 = A pawn stands on { $field } already.
    .how = In the next round the field is free again.
# $action (a choice)
refused-FP-GEN-3 = { $action ->
        [call] Whoever decides asks the others, if there are any.
       *[other] This cannot be proposed now: { $action }.
    }
# $cost, $have
refused-FP-GEN-11 = It takes { $cost }, and you have: { $have }.
# $heat, $cold
refused-FP-GENERATOR-2 = The heat marker cannot pass the cold marker (heat { $heat }, cold { $cold }).
    .how = Weather moves the cold marker, and with it this limit.
# $most
refused-FP-HOPE-13 = The track is full: { $most } tokens.
# $citizen
refused-FP-ILL-9 = { $citizen } is of another type than the citizen who died.
    .how = A card of that type will do, or one drawn from the deck.
# $type (key)
refused-FP-ILL-13 = { $type ->
        [worker] The last sick worker is gravely ill and must be healed first.
        [engineer] The last sick engineer is gravely ill and must be healed first.
       *[child] The last sick child is gravely ill and must be healed first.
    }
# $law (the one that was passed)
refused-FP-LAW-7 = “{ $law }” was passed, so the other of the pair has left the game.
refused-FP-LAW-8 = No more laws can be passed: four is the limit.
# $most
refused-FP-LIMIT-1 = There are { $most } citizens of this type already, and there can be no more.
# $most
refused-FP-LIMIT-3 = All { $most } automatons are in use.
# $needs
refused-FP-MORNING-3 = This condition is not met: { $needs }.
refused-FP-PREP-1 = One advisor can be used in a round.
    .how = In the next round another can be asked.
refused-FP-SCOUT-1 = Without an Observation Balloon no scout can be sent.
    .how = It is a building that can be raised.
refused-FP-SCOUT-2 = It takes a worker or an engineer, and a route without a scout.
    .how = In the night pawns come home; a route is free when its scout is back.
# $active, $allowed (numbers of expeditions)
refused-FP-SCOUT-3 = An expedition is under way; until the balloon is upgraded there can be only { $allowed }.
    .how = Upgrade it in the Workshop, or wait until the scout is back.
# $active, $allowed
refused-FP-SCOUT-4 = { $active } expeditions are under way, and there can be no more.
    .how = When one of them comes back, another can set out.
# $citizen
refused-FP-SETUP-65 = The starting cost of { $citizen } cannot be paid.
# $event, $needs
refused-FP-SPECIAL-3 = For “{ $event }” this must hold: { $needs }.
refused-FP-SPECIAL-4 = The card asks for another pawn than this, or none is left that could do it.
    .how = The card shows which pawn it takes; in the night pawns come home.
# $event
refused-FP-SPECIAL-7 = The special action of “{ $event }” has been taken already.
    .how = Unless the card says once a game, it is there again in the next round.
# $developing (yes: there is a Workshop)
refused-FP-TECH-3 = { $developing ->
        [yes] No technology is under development.
       *[no] Without a Workshop no technology is under development.
    }
# $building
refused-FP-USE-2 = No more pawns fit into { $building } this round.
    .how = In the next round there is room again.
# $field
refused-FP-USE-1 = There is no building on { $field }.
refused-FP-USE-4 = Only engineers can work there.
    .how = An engineer pawn from the pool can be sent there.

## What can be wrong with an input

# $place (text)
problem-spot-unknown = There is no place “{ $place }”; write a field such as “n3a”, “clearing”, “construction” or the mark of a card.
# $where (file and card), $field (word), $got (text)
problem-content-reference = { $where }, “{ $field }”: there is no “{ $got }” it could mean.
# $where (path), $card (id)
problem-position-misplaced = Position, { $where }: “{ $card }” cannot be there.
problem-position-advisors = Each player needs an advisor of their own, or nobody has one yet.
# $got (number)
problem-position-solo = Mobilisation is for a solo player, but the position has { $got } seats.
# $got (number)
problem-position-table = The position has { $got } seats, but Frostpunk is for 1 to 4 players.
# $who (word), $got, $most (numbers)
problem-position-sick = The position has more sick ({ $who }: { $got }) than there are ({ $most }).
# $where (path), $spot (text)
problem-position-placed = Position, { $where }: no pawn can stand on “{ $spot }”.
# $got, $most (numbers)
problem-position-automatons = The position has { $got } automatons in the pool or at work, and { $most } in all; the numbers must agree.
# $token (word), $most (number)
problem-position-tokens = The position has more than { $most } tokens of “{ $token }”.
# $got, $want (numbers)
problem-position-cubes = The position has dropped { $got } cubes, but { $want } are accounted for.
# $most (number)
problem-position-trees = The position has more than { $most } trees.
# $where (path)
problem-position-no-tile = Position, { $where }: no tile lies there.
# $where (path), $tile (id)
problem-position-ring = Position, { $where }: “{ $tile }” does not belong in this ring.
# $where (path)
problem-position-unconnected = Position, { $where }: the tile is not connected with the Generator tile.
# $where (path), $got (text), $most (number)
problem-position-field = Position, { $where }: “{ $got }” does not fit on a field; it holds 1 to { $most } of one kind.
# $where (path), $building (id)
problem-position-upgraded = Position, { $where }: “{ $building }” cannot be upgraded.
# $where (path), $building (id)
problem-position-large = Position, { $where }: “{ $building }” is large and must stand on both fields of one map tile.
# $where (path), $law (id)
problem-position-pair = Position, { $where }: “{ $law }” and the other of its pair cannot both be passed.

# What a position may want.
want-number-or-list = a number or a list
want-numbers = a list of numbers
want-pawn-and-spot = a pawn and the place where it stands
want-goods-and-number = a good and how many of it, such as “coal 3”
want-a-text-for-each-seat = a text for each seat

## Where it ended

score-round = Round
score-deaths = Deaths

## What is told at length

stage-card = A card takes effect
stage-death = A death in the city
stage-decision = What was decided
stage-dusk = Dusk
stage-generator = The Generator
stage-hunger = Hunger
stage-law = A law is passed
stage-morning = Morning
stage-night = The night
stage-round-over = What the round changed
stage-scenario = The story goes on
stage-sickness = Sickness
stage-storm = The storm
stage-technology = A technology is ready
stage-weather = Weather

## How a game went, over its rounds

course-deaths = Deaths
course-moods = Hope and discontent
    .line0 = hope
    .line1 = discontent
course-stores = Stores
    .line0 = { good-wood.name }
    .line1 = { good-coal.name }
    .line2 = { good-core.name }
    .line3 = { good-steel.name }
    .line4 = { good-food.name }

## The search of the rulebook

# A line for each thing: what people call it = what the rulebook calls it. Where several words stand before a comma, all must be asked.
rules-synonyms =
    at night, night happens = beds bed
    upgrade = upgrading workshop
    discontent = types two sides
    fall ill, get sick = ill cold
    lose, defeat, game over = lost
    end, over = end ends
    win, won, goal = victory
    no food, not enough food, food missing, out of food, starve = hunger not enough
    eat, eats, meal, fed = feeding
    dies, die, death, dead, killed = death
    cure, sick well, treat, recover, doctor = tending healing
    sleep, home, homeless = beds shelters
    build, construct = construction raises
    heat, warm the city, fire, burn coal = fuelling coal heat
    cold, freeze, freezing = cold ill
    no hope, hope left, hope gone = lost hope
    robot, machine, automaton = worker automaton
    expedition, explore, scout = sending scout
    vote, agree, decide = deciding leadership
    explode, explosion, breakdown = failure
    tile, map, discover = clearing snow
