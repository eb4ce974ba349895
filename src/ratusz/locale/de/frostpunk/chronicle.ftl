### The chronicle of a city, told when its game is over. Names stand in the nominative.

# $society (with its number)
chronicle-title = Die Chronik: { $society }
# $difficulty
chronicle-difficulty = Schwierigkeit: { $difficulty }.
# $players (names)
chronicle-by = Erzählt von { $players }.
# $round (number)
chronicle-day = Tag { $round }
chronicle-before = Vor dem ersten Tag
chronicle-people = Hoffnung, Unzufriedenheit und Todesfälle, Tag für Tag
chronicle-stores = Nahrung, Kohle und Holz, Tag für Tag
chronicle-doomed = Hier ging die Stadt verloren.
chronicle-saved = Das hat die Stadt gerettet.
# $changes (figures, each with its sign)
chronicle-led = Die Folgen: { $changes }.
# $count (number)
chronicle-dead = Die Toten ({ $count })
chronicle-nobody = In dieser Stadt ist niemand gestorben.
# $count (number): of those who were dead already when the chronicle begins
chronicle-brought = { $count ->
        [one] Ein Grab ist älter als diese Chronik.
       *[other] { $count } Gräber sind älter als diese Chronik.
    }
chronicle-nobody-since = Seither ist in dieser Stadt niemand gestorben.
# $name (of the dead), $who (a dead-worker-man or the like), $cause (one of those below, or the name of a card)
chronicle-grave = { $name }, { $who }. Ursache: { $cause }.
# $grave (a chronicle-grave), $round (number)
chronicle-grave-day = { $grave } Tag { $round }.
chronicle-made = Nach der Aufzeichnung einer Partie Frostpunk bei Ratusz. Inoffiziell, von Fans gemacht.

## What somebody died of

chronicle-cause-hunger = Hunger
chronicle-cause-sickness = Krankheit
chronicle-cause-night = eine Nacht ohne warmes Bett
chronicle-cause-cold = die Kälte
chronicle-cause-work = Arbeit in der Kälte
