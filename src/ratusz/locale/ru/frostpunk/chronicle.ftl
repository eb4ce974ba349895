### The chronicle of a city, told when its game is over. Names stand in the nominative.

# $society (with its number)
chronicle-title = Летопись: { $society }
# $difficulty
chronicle-difficulty = Игра: { $difficulty }.
# $players (names)
chronicle-by = Рассказывают: { $players }.
# $round (number)
chronicle-day = День { $round }
chronicle-before = До первого дня
chronicle-people = Надежда, недовольство и смерти по дням
chronicle-stores = Провизия, уголь и древесина по дням
chronicle-doomed = Здесь город был потерян.
chronicle-saved = Это спасло город.
# $changes (figures, each with its sign)
chronicle-led = К чему привело: { $changes }.
# $count (number)
chronicle-dead = Умершие ({ $count })
chronicle-nobody = В этом городе никто не умер.
# $count (number): of those who were dead already when the chronicle begins
chronicle-brought = { $count ->
        [one] { $count } могила старше этой летописи.
        [few] { $count } могилы старше этой летописи.
       *[many] { $count } могил старше этой летописи.
    }
chronicle-nobody-since = С тех пор в этом городе никто не умер.
# $name (of the dead), $who (a dead-worker-man or the like), $cause (one of those below, or the name of a card)
chronicle-grave = { $name } ({ $who }). Причина: { $cause }.
# $grave (a chronicle-grave), $round (number)
chronicle-grave-day = { $grave } День { $round }.
chronicle-made = По записи партии Frostpunk на сайте Ratusz. Неофициально, сделано поклонниками.

## What somebody died of

chronicle-cause-hunger = голод
chronicle-cause-sickness = болезнь
chronicle-cause-night = ночь без тёплой постели
chronicle-cause-cold = холод
chronicle-cause-work = работа на морозе
