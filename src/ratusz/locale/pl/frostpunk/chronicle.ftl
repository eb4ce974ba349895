### The chronicle of a city, told when its game is over. Names stand in the nominative.

# $society (with its number)
chronicle-title = Kronika: { $society }
# $difficulty
chronicle-difficulty = Rozgrywka: { $difficulty }.
# $players (names)
chronicle-by = Opowiadają: { $players }.
# $round (number)
chronicle-day = Dzień { $round }
chronicle-before = Przed pierwszym dniem
chronicle-people = Nadzieja, niezadowolenie i zgony, dzień po dniu
chronicle-stores = Żywność, węgiel i drewno, dzień po dniu
chronicle-doomed = W tym miejscu miasto przepadło.
chronicle-saved = To ocaliło miasto.
# $changes (figures, each with its sign)
chronicle-led = Skutki: { $changes }.
# $count (number)
chronicle-dead = Zmarli ({ $count })
chronicle-nobody = W tym mieście nikt nie umarł.
# $count (number): of those who were dead already when the chronicle begins
chronicle-brought = { $count ->
        [one] Jeden grób jest starszy niż ta kronika.
        [few] { $count } groby są starsze niż ta kronika.
       *[many] { $count } grobów jest starszych niż ta kronika.
    }
chronicle-nobody-since = Odtąd w tym mieście nikt nie umarł.
# $name (of the dead), $who (a dead-worker-man or the like), $cause (one of those below, or the name of a card)
chronicle-grave = { $name } ({ $who }). Przyczyna: { $cause }.
# $grave (a chronicle-grave), $round (number)
chronicle-grave-day = { $grave } Dzień { $round }.
chronicle-made = Spisano z zapisu gry Frostpunk w Ratuszu. Nieoficjalne dzieło fanów.

## What somebody died of

chronicle-cause-hunger = głód
chronicle-cause-sickness = choroba
chronicle-cause-night = noc bez ciepłego noclegu
chronicle-cause-cold = mróz
chronicle-cause-work = praca na mrozie
