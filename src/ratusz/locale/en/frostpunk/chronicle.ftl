### The chronicle of a city, told when its game is over. Names stand in the nominative.

# $society (with its number)
chronicle-title = The chronicle of { $society }
# $difficulty
chronicle-difficulty = Difficulty: { $difficulty }.
# $players (names)
chronicle-by = Told by { $players }.
# $round (number)
chronicle-day = Day { $round }
chronicle-before = Before the first day
chronicle-people = Hope, discontent and deaths, day by day
chronicle-stores = Food, coal and wood, day by day
chronicle-doomed = This is where the city was lost.
chronicle-saved = This is what saved the city.
# $changes (figures, each with its sign)
chronicle-led = It led to: { $changes }.
# $count (number)
chronicle-dead = The dead ({ $count })
chronicle-nobody = Nobody died in this city.
# $count (number): of those who were dead already when the chronicle begins
chronicle-brought = { $count ->
        [one] One grave is older than this chronicle.
       *[other] { $count } graves are older than this chronicle.
    }
chronicle-nobody-since = Since then nobody has died in this city.
# $name (of the dead), $who (a dead-worker-man or the like), $cause (one of those below, or the name of a card)
chronicle-grave = { $name }, { $who }. Cause: { $cause }.
# $grave (a chronicle-grave), $round (number)
chronicle-grave-day = { $grave } Day { $round }.
chronicle-made = Told from the record of a game of Frostpunk at Ratusz. Unofficial, made by fans.

## What somebody died of

chronicle-cause-hunger = hunger
chronicle-cause-sickness = sickness
chronicle-cause-night = a night without a warm bed
chronicle-cause-cold = the cold
chronicle-cause-work = work in the cold
