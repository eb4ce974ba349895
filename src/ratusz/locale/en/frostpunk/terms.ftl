### Terms that every card uses. What is counted has its number in the value ($count); `name` is the bare name of all of it, and `object` the
### counted form where a sentence wants an object (in Polish and Russian, the accusative).

## Goods and people

# $count (number)
good-wood = { $count } wood
    .name = wood
    .object = { good-wood }
# $count (number)
good-coal = { $count } coal
    .name = coal
    .object = { good-coal }
# $count (number)
good-core = { $count ->
        [one] { $count } steam core
       *[other] { $count } steam cores
    }
    .name = steam cores
    .object = { good-core }
# $count (number)
good-steel = { $count } steel
    .name = steel
    .object = { good-steel }
# $count (number)
good-food = { $count } food
    .name = food
    .object = { good-food }
# $count (number)
good-automaton = { $count ->
        [one] { $count } automaton
       *[other] { $count } automatons
    }
    .name = automatons
    .object = { good-automaton }
# $count (number)
good-worker = { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }
    .name = workers
    .object = { good-worker }
# $count (number)
good-engineer = { $count ->
        [one] { $count } engineer
       *[other] { $count } engineers
    }
    .name = engineers
    .object = { good-engineer }
# $count (number)
good-child = { $count ->
        [one] { $count } child
       *[other] { $count } children
    }
    .name = children
    .object = { good-child }
# $count (number)
good-citizen = { $count ->
        [one] { $count } citizen
       *[other] { $count } citizens
    }
    .name = citizens
    .object = { good-citizen }
# $count (number)
good-tree = { $count ->
        [one] { $count } tree
       *[other] { $count } trees
    }
    .name = trees
    .object = { good-tree }

## Their health

# $count (number)
people-sick = { $count } sick
    .name = sick
    .object = { people-sick }
# $count (number)
people-gravely-ill = { $count } gravely ill
    .name = gravely ill
    .object = { people-gravely-ill }
# $count (number)
people-exhausted = { $count } exhausted
    .name = exhausted
    .object = { people-exhausted }
# $count (number)
people-dead = { $count } dead
    .name = dead
    .object = { people-dead }

## Map tiles

# $count (number)
tile-near = { $count ->
        [one] { $count } near tile
       *[other] { $count } near tiles
    }
    .name = near tiles
    .object = { tile-near }
# $count (number)
tile-far = { $count ->
        [one] { $count } far tile
       *[other] { $count } far tiles
    }
    .name = far tiles
    .object = { tile-far }
# $count (number)
tile-ridge = { $count ->
        [one] { $count } ridge tile
       *[other] { $count } ridge tiles
    }
    .name = ridge tiles
    .object = { tile-ridge }

## Whom an effect concerns

who-worker = worker
who-engineer = engineer
who-child = child
who-any = citizen of your choice
who-round = citizen of the round’s type

## Pawns

pawn-worker = { who-worker }
pawn-engineer = { who-engineer }
pawn-child = { who-child }
pawn-automaton = automaton
pawn-child-worker = child worker
pawn-child-engineer = child engineer

## Types of hope and of discontent; the last two are any of them

token-care = care
token-justice = justice
token-motivation = motivation
token-anger = anger
token-greed = greed
token-fear = fear
token-hope = hope
token-discontent = discontent

## The nine phases, and what comes after them

phase-dawn = Dawn
phase-morning = Morning
phase-generator = Generator
phase-weather = Weather
phase-preparation = Preparation
phase-action = Action
phase-dusk = Dusk
phase-hunger = Hunger
phase-night = Night
phase-end = End of the round
phase-over = End of the game

## Levels of insulation and ranges of heat

colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-blue = blue
colour-white = white

## Rings of the map

ring-near = near
ring-far = far

## Deposits in the crater wall

deposit-wood = wood deposit
deposit-coal = coal deposit

## Levels of difficulty

difficulty-normal = normal
difficulty-hard = hard

## Kinds of cards

deck-morning = Morning card
deck-standard = Dusk card
deck-starting = Starting card
deck-consultation = Consultation
deck-consequence = Legal consequence
deck-scenario = Scenario card
deck-law = Law
deck-technology = Technology
deck-weather = Weather card
deck-citizen = Citizen
deck-advisor = Advisor
deck-society = Society
deck-expedition = Expedition

## Scenarios

scenario-crater = A New Home: Crater

## What a condition can count

measure-wood = { good-wood.name }
measure-coal = { good-coal.name }
measure-core = { good-core.name }
measure-steel = { good-steel.name }
measure-food = { good-food.name }
measure-hunger = hunger
measure-deaths = deaths
measure-automatons = { good-automaton.name }
measure-workers = { good-worker.name }
measure-engineers = { good-engineer.name }
measure-children = { good-child.name }
measure-citizens = { good-citizen.name }
measure-sick = { people-sick.name }
measure-sick-workers = sick workers
measure-sick-engineers = sick engineers
measure-sick-children = sick children
measure-gravely-ill = { people-gravely-ill.name }
measure-hope = hope tokens
measure-active-hope = active hope tokens
measure-discontent = discontent tokens
measure-active-discontent = active discontent tokens
measure-overload = overload
measure-heat = heat
measure-cold = cold
measure-round = round
measure-laws = laws passed
measure-technologies = technologies developed
measure-tiles = map tiles
measure-pawns = pawns
measure-beds = beds
measure-homeless = pawns without a bed
measure-scouts = scouts
measure-stored-wood = wood in the storehouse
measure-stored-coal = coal in the storehouse
measure-stored-food = food in the storehouse
measure-laid = goods on this card
measure-marks = marks on this card
measure-storm-distance = rounds until the storm
