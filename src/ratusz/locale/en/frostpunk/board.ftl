### The board on the page: short labels beside drawings, what a choice will bring, and the guided tour. Whole sentences about the game
### (questions, choices, reasons, events) are not here.
###
### Numbers: $at, $beds, $count, $cubes, $deaths, $discontent, $dropped, $exhausted, $fallen, $far, $field, $fields, $flips, $food, $heat,
### $held, $hunger, $laws, $least, $left, $most, $near, $need, $number, $out, $pawns, $room, $round, $rounds, $sick, $technologies, $then, $votes,
### $zone.
### Texts, from other messages: $action, $building, $citizen, $colour, $goods, $hint, $kind, $pawn, $people, $place, $player, $technology, $tiles,
### $token, $what, $where, $who.

## The parts of the table

board-map = The crater
board-generator = Generator
board-people = People
board-moods = Hope, discontent and deaths
board-advisors = Advisors
board-advisors-once = one each round
board-rounds = Rounds
board-phases = Phases of the round
board-perils = What loses the game
board-pool = Ready to act
# $count (number) pawns on exhausted tokens
board-tired = { $count } exhausted
board-pool-none = nobody is left
# $pawn (text) worker; $count (number)
board-pawns-ready = { $pawn }: { $count } ready
board-book = City
board-city = Laws and technologies
board-city-open = Book
board-city-none = None so far.
board-laws = Laws
board-technologies = Technologies
board-weather = Weather today
board-supply = Buildings in supply
board-decks = Decks
board-known-dusk = Dusk cards that were read and wait in the deck
board-deck-morning = Morning
board-deck-dusk = Dusk
board-deck-weather = Weather
board-deck-expedition-A = Expeditions A
board-deck-expedition-B = Expeditions B
board-deck-expedition-C = Expeditions C
board-events = On the table
# $count (number)
board-events-count = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
board-events-none = No card lies open.
board-expeditions = Expeditions
# $out, $most (numbers)
board-expeditions-out = { $most ->
        [0] no balloon yet
       *[other] { $out } of { $most } out
    }
board-my-citizens = My citizens
board-one-a-round = one each round
board-played-one = played this round
board-played-now = played
board-hand-empty = No citizen card left.
board-citizens = citizen cards
board-holds = Holds: { $people }
board-leader = leader
# $citizen (text)
board-played = Played { $citizen }
# $action (text) as it is typed
board-proposes = Proposes: { $action }
board-propose = Propose
board-propose-what = What should be done?
board-proposals = Proposals
# $player (text) a name, or several; $count (number) how many; $action (text) a choice as it reads in the bar
board-proposed = { $count ->
        [1] { $player } proposes: { $action }
       *[other] { $player } propose: { $action }
    }
# of a button: do as proposed
board-follow = Do it
# $player (text) a name, or several; $count (number) how many; $action (text)
board-follow-whom = { $count ->
        [1] Do what { $player } proposes: { $action }
       *[other] Do what { $player } propose: { $action }
    }
# While bots wait for proposals
board-parley = The bots ask what you would do: propose something, or say that you are ready.
board-call = Ask the others
# $votes, $count (numbers) who proposes it, and who could
board-votes = { $votes } of { $count } for it
board-setup = Setting up
board-phase-dawn = Dawn
board-phase-morning = Morning
board-phase-generator = Generator
board-phase-weather = Weather
board-phase-preparation = Preparation
board-phase-action = Action
board-phase-dusk = Dusk
board-phase-hunger = Hunger
board-phase-night = Night
# $round (number)
board-round = Round { $round }
# $people (text) workers
board-round-eats = In the evening { $people } eat.
board-round-now = It is this round now.
board-round-storm = The storm stands here.
board-round-token = The scenario goes on.
# $technology (text)
board-round-technology = { $technology } is ready.

## Heat

board-heat = Heat
board-heat-track = Heat track
# $field (number)
board-heat-field = Heat { $field }
board-cold-marker = cold marker
# $zone (number)
board-range = range of zone { $zone }
board-zone = zone { $zone }
board-zones = Zones of heat
board-zone-warm = Zone { $zone } is warm
board-zone-cold = Zone { $zone } is cold
# $count (number)
board-heat-cubes = { $count ->
        [0] No cubes drop into the tower.
        [one] { $count } cube drops into the tower.
       *[other] { $count } cubes drop into the tower.
    }
# $colour (text)
board-heat-range = From here on the { $colour } range is warm.
# $zone (number)
board-heat-zones = Warm up to zone { $zone }.
# $who (text) worker
board-heat-step = Left open below the cold marker, this step makes one { $who } ill.
# $heat (number) the field
board-heat-falls = After the overload check of every Generator phase the marker falls back to { $heat }: warmth is paid for anew each round.
board-no-failure = no failure yet
board-last-chance = last chance
board-failed-once = failed once: the next one ends it
board-overload = Overload
# $count, $most, $cubes (numbers)
board-overload-said = Overload { $count } of { $most }; { $cubes ->
        [one] { $cubes } cube would drop now
       *[other] { $cubes } cubes would drop now
    }
# $count, $held (numbers)
board-cubes = { $count ->
        [one] { $count } drops next
       *[other] { $count } drop next
    }, { $held } still in the tower
board-tower = The tower
# $held, $dropped, $fallen (numbers)
board-tower-held = { $held ->
        [one] { $held } cube is in the tower or the drawer
       *[other] { $held } cubes are in the tower or the drawer
    }: of { $dropped } dropped so far, { $fallen } came out.
board-tower-plain = The tower holds what it holds; nobody knows what the next cube will knock loose.
board-tower-upgraded = The steam core steadies it: more cubes stay inside.
board-warm = warm
board-cold = cold

## Fields

# $what (text) 2 wood, Kitchen; $where (text) n5a
board-at = { $what } · { $where }
board-empty = empty field
# $where (text) n5
board-tile = Tile { $where }
board-place-near = Near place { $where }
board-place-far = Far place { $where }
# $pawn (text)
board-stands = { $pawn } here
board-field-warm = It is warm here.
board-field-cold = It is cold here: who works here falls ill.
# $colour (text); $heat (number)
board-insulated = { $colour }: warm wherever it stands from heat { $heat } on.
board-insulated-none = No heat warms it by itself: its zone, a hub or a Field Kitchen must.
board-field-doomed = The next storm makes Ruins of it.
board-engineers = Engineers only.
board-zoom-in = Larger
board-zoom-out = Smaller
board-zoom-all = The whole map
# $near, $far (numbers) tiles left
board-tiles-left = near { $near } · far { $far }
# $count (number)
board-works-short = { $count ->
        [one] up to { $count } work
       *[other] up to { $count } works
    }
board-clear-about = Lay out new tiles.
# $count (number) works
board-construct-about = Raise or demolish buildings: { board-works-short }.
board-clear-near = Near tiles
board-clear-far = Far tiles
# $number (number)
board-route = Route { $number }
# $fields (number); $kind (text) A; $hint (text) goods
board-route-length = { $kind }, { $fields ->
        [one] { $fields } field
       *[other] { $fields } fields
    } to go: { $hint }.
# $pawn (text); $at, $fields (numbers)
board-route-scout = { $pawn } on field { $at } of { $fields }.
# $number (number)
board-option = Option { $number }
# $goods (text)
board-laid = On it: { $goods }
# $count (number)
board-marks = { $count ->
        [one] { $count } mark
       *[other] { $count } marks
    }
# $goods (text)
board-costs = Costs { $goods }.
# What is printed, where there is a discount; $goods (text)
board-printed-cost = Instead of { $goods } as printed.
board-free = free
# $count, $most (numbers)
board-supply-left = { $count } of { $most } left.
board-group-basic = Basic buildings
board-group-shelter = Shelters
board-group-law = Buildings of laws
board-group-scenario = Buildings of the scenario

## People and food

# $count (number); $people (text) workers
board-people-eat = { $count } · { $people } eat tonight
# The same after the evening meal
board-people-eat-next = { $count } · { $people } eat tomorrow
# $count, $sick, $pawns (numbers)
board-people-line = { $count } in all, { $sick } sick; { $pawns } pawns.
board-skull = One is gravely ill.
# $exhausted, $flips (numbers)
board-section = In the morning: { $exhausted } exhausted, the sickness marker flips { $flips ->
        [one] once
       *[other] { $flips } times
    }.
# The next sections of the track; $at, $exhausted, $flips (numbers)
board-section-from = From { $at } sick: exhausted { $exhausted }, the marker flips { $flips ->
        [one] once
       *[other] { $flips } times
    }.
# $count (number)
board-section-epidemic = { $count } sick in the preparation phase are an epidemic, and the end.
board-food = Food
# $food, $need (numbers)
board-food-need = { $food } of { $need }
# $food, $need (numbers); $people (text)
board-food-line = { $food } food; { $people } need { $need } tonight.
# The same after the evening meal
board-food-line-next = { $food } food; { $people } need { $need } tomorrow.
# $hunger (number)
board-hunger-line = Hunger { $hunger }: it is eaten first, and what is left of it hurts.
# $most (number)
board-food-most = No more than { $most } food can be kept: what comes beyond that is lost.
board-hunger = hunger
board-store = Storehouse
# $goods (text)
board-stored = In the storehouse: { $goods }
board-deaths = Deaths
# $count, $most (numbers)
board-deaths-line = { $count } dead; { $most } end the game.
# $count (number)
board-hope-said = Hope: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
board-discontent-said = Discontent: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
# $token (text) care
board-token-active = { $token }, active
board-token-spent = { $token }, spent
board-token-about = Active tokens can be spent: for advisors, for options of cards. A spent one still counts on its track.
# $token (text); $count (number)
board-tokens = { $count } { $token }
board-peril-hope = Hope: { $count }
board-peril-hope-text = Without a single token of hope the city is lost.
board-peril-discontent = Discontent: { $count }
board-peril-discontent-text = With the last place of the track filled you are driven out.
board-peril-overload = Overload: { $count }
board-peril-overload-text = Beyond the last small field the Generator fails. The second failure is the end.
board-peril-sick = Most sick of one type: { $count }
# $most (number)
board-peril-sick-text = { $most } sick of one type in the preparation phase are an epidemic.
board-peril-hunger = Hunger: { $count }
# $most (number)
board-peril-hunger-text = { $most } hunger that cannot be fed are a famine.
board-peril-deaths = Deaths: { $count }
# $most (number)
board-peril-deaths-text = At { $most } deaths nobody follows you any more.

## What is asked once a kind of action is chosen

board-which-fuel = How much coal do you burn?
board-which-clear = Clear snow: near tiles or far ones?
board-which-gather = Where do you gather?
board-which-use = Which building do you use?
board-which-raise = Which building do you raise?
board-which-demolish = Which building do you demolish?
board-which-scout = On which route do you send a scout?
board-which-play = Which citizen do you play?

## What can be done

board-do-use = Use a building
board-do-gather = Gather
board-do-clear = Clear snow
board-do-construct = Construct
board-do-scout = Send a scout
board-do-special = Special action
board-do-play = Play a citizen
board-do-fuel = Fuel
board-do-reuse = Long shift
board-do-pass = Pass
board-do-raise = Raise
board-do-demolish = Demolish
board-do-done = Done
board-do-decline = Nothing
board-do-explore = Explore
board-do-bypass = Walk on
board-do-develop = Hasten the technology
board-do-mobilise = Mobilisation
board-do-draw = Draw a token
board-do-fate = Leave it to fate
board-do-activate = Activate a token
board-do-advise = Ask an advisor
board-do-avert = Keep a card away
board-do-begin = Develop a technology
board-do-choose = Choose
board-do-citizen = Take in citizens
board-do-destroy = Give up a building
board-do-die = Who dies
board-do-discard = Give up a citizen
board-do-enact = Pass a law
board-do-exhaust = Who is exhausted
board-do-fell = Fell a tree
board-do-first = Who comes first
board-do-heal = Heal
board-do-heap = Heap up coal
board-do-hub = Build a heating hub
board-do-ill = Who falls ill
board-do-lay = Lay a tile
board-do-mourn = Discard this card
board-do-pawn = Send a pawn
board-do-remove = Remove a token
board-do-resolve = Carry out a card
board-do-route = Choose a route
board-do-shelter = Give out the beds
board-do-site = Choose the site
board-do-spend = Spend a token
board-do-store = Put into the storehouse
board-do-strip = Take from a tile
board-do-tend = Tend the sick
board-do-upgrade = Upgrade
board-do-way = Choose what to do there
board-do-wish = Choose an advisor
board-no-fuel = No coal
# $token (text)
board-token-activate = Activate { $token }
board-token-spend = Spend { $token }
board-token-remove = Remove { $token }
# Before the pawns that could go
board-send = Send:
# Before the kinds of pawns of which one goes to construct
board-crew = Who builds:

## Sheets with cards

board-sheet = To be decided
board-sheet-map = Look at the map
board-sheet-show = Back to the cards
# $count (number)
board-works-left = { $count ->
        [one] { $count } work left: raise or demolish
       *[other] { $count } works left: raise or demolish
    }
board-rebuild = One up, one down: raise, demolish or both
board-rebuild-raise = Raise one building
board-raise-free = A building without its cost
board-foresee = What the dusk holds
board-during = What comes first
# $who (text) worker
board-mourning = A death: { $who }. Whose card stands for the dead?
board-give-up = Give up one citizen
board-arrived = The scout has reached the place.
board-explore-about = Turn the card over and decide.

## What a choice brings

# $fields (number)
board-scouts = { $fields ->
        [one] { $fields } field
       *[other] { $fields } fields
    } to the place
board-no-gap = No gap up to the cold marker
# $rounds (number)
board-takes-rounds = Ready in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
board-draws-hope = One token more on the hope track
board-draws-discontent = One token more on the discontent track
board-mobilise-once = The card leaves the game: it helps once.
# $place (text)
board-explores = The scout explores “{ $place }”
board-bypasses = A farther place is laid on the route; the scout goes on.

## Forecast

board-forecast = What comes as things stand
board-tonight = Tonight, as it stands
board-tomorrow = Tomorrow
# $people (text) workers; $need (number)
board-meal = Supper for { $people } takes { $need } food:
# $count (number)
board-meal-short = { $count } short
board-meal-fine = there is enough
# $count (number)
board-starving = { $count ->
        [one] { $count } starves:
       *[other] { $count } starve:
    }
# $discontent, $deaths (numbers)
board-starving-then = discontent +{ $discontent }{ $deaths ->
        [0] .
       *[other] , { $deaths } dead.
    }
board-famine = Hunger: the game would be lost
# $count, $beds (numbers), $follows (yes or no) whether who falls ill stands after it
board-night-short = { $count } without a warm bed ({ $beds } there){ $follows ->
        [yes] :
       *[no] {""}
    }
# $people (text)
board-night-ill = { $people } ill
board-night-choose = you choose who falls ill
board-night-fine = A warm bed for everybody
# $count (number)
board-gap-short = Cold gap { $count }:
# $count, $room (numbers)
board-cubes-drop = { $count ->
        [one] { $count } cube drops,
       *[other] { $count } cubes drop,
    }
board-cubes-room = room for { $room }
# $card (text): a card that lies in the dusk deck; what it does follows
board-dusk-perhaps = At dusk perhaps “{ $card }”.
# Who dies before work begins again; $count, $least, $most (numbers); $people (text) with their numbers, at most
board-dead = { $count ->
        [one] { $count } dies: { $people }
       *[other] { $count } die: { $people }
    }
board-dead-span = { $least } to { $most } die, at most { $people }
board-dead-lost = That would be the end of the city.
# In the forecast; $round (number)
board-storm-comes = Storm in round { $round }:
board-storm-perhaps = Storm in round { $round }, perhaps:
board-storm-nothing = nothing in the city is ruined.
# $round (number); $building (text) what it ruins
board-storm-certain = Whatever the weather, the storm strikes in round { $round }: every { $building } becomes Ruins.
board-storm-possible = The storm may strike in round { $round } already: every { $building } becomes Ruins.
board-storm-far = When it strikes, every { $building } becomes Ruins.
board-storm-none-stands = None stands in the city.
# $beds, $count (numbers)
board-storm-beds = { $beds ->
        [one] { $beds } bed is lost.
       *[other] { $beds } beds are lost.
    }
board-storm-homeless = { $count ->
        [one] { $count } pawn is left without any bed.
       *[other] { $count } pawns are left without any bed.
    }

## The book of the city

board-in-force = in force
board-may-pass = may be passed
# A law that cannot be passed any more, since as many as there can be are
board-no-more-laws = too late
# $round (number)
board-in-round = round { $round }
# $count (number)
board-rounds-short = { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
# $count, $most (numbers)
board-of-most = { $count } of { $most }

## The end

board-source-round = Rounds lived through
board-source-deaths = Deaths
board-cause-won = The city has lived to see the end of the storm.
board-cause-hope = Nobody believed in the city any longer.
board-cause-discontent = They have driven you out.
board-cause-generator = The Generator has burst, and the cold came in at once.
board-cause-epidemic = The sickness has gone through every row of bunks.
board-cause-famine = There was nothing left to put into the pots.
board-cause-deaths = Too many graves: nobody was left to follow you.
board-cause-scenario = What the storm asked for was not there when it came.
board-cause-time = Time has run out.
board-cause-resigned = The city was given up.
# $round, $rounds (numbers)
board-verdict-round = It stood till round { $round } of { $rounds }.
# $people, $deaths (numbers)
board-verdict-people = { $people ->
        [0] Nobody was alive
        [one] { $people } person was alive
       *[other] { $people } people were alive
    }; { $deaths } had died.
# $laws, $technologies (numbers)
board-verdict-laws = Laws passed: { $laws }. Technologies developed: { $technologies }.
board-chronicle = The city’s chronicle
board-chronicle-save = Save it as a page

## The guided tour

# $rounds, $count (numbers)
web-frostpunk-guide-aim = Keep the last city alive for { $rounds } rounds. Each of these { $count } numbers can end the game; point at one to see when.
    .title = What loses the game
web-frostpunk-guide-map = The Generator warms its own tile first, then the ring around it, then the far one. Snow hides the rest. What glows can be clicked.
    .title = The crater
web-frostpunk-guide-heat = Coal raises the heat marker. Above a range its zone is warm; every step left open below the cold marker makes somebody ill, and every cube that drops strains the Generator.
    .title = Heat and cold
web-frostpunk-guide-people = Their numbers give you pawns. Whoever works in the cold falls ill, and many sick mean tired pawns and graves.
    .title = Your people
web-frostpunk-guide-turn = Each turn one pawn does one thing. Choose here by number, or click a field; nothing is done before you confirm.
    .title = A turn
web-frostpunk-guide-forecast = What the evening meal, the night and the next morning would bring if you stopped now.
    .title = As things stand
web-frostpunk-guide-hand = Citizens make an action better; one may be played each round. When somebody dies, one of these cards stands for the dead.
    .title = Your citizens
web-frostpunk-guide-story = Read the card, then choose. Options that ask for what you do not have say so.
    .title = Events

# By how much a figure changes; $least, $most (with their signs)
board-span = { $least } to { $most }
