### What a mentor says before a decision: one sentence, made of the figures that matter now (strategy/mentor.py).

# $count (deaths to come), $deaths, $most
mentor-graves = { $count ->
        [one] As things stand, { $count } citizen dies before anybody works again.
       *[other] As things stand, { $count } citizens die before anybody works again.
    }
# $least, $count (deaths to come, at least and at most)
mentor-graves-span = As things stand, { $least } to { $count } citizens die before anybody works again.
# $count (deaths to come), $deaths, $most
mentor-graves-last = As things stand, { $count } more will die ({ $deaths } so far): at { $most } the city is lost.
# $round
mentor-storm = The storm strikes in the next weather phase, whatever the card: the forecast shows what it ruins.
# $count (tokens)
mentor-hope = { $count ->
        [one] { $count } hope token is left: without it the city is lost.
       *[other] { $count } hope tokens are left: without any the city is lost.
    }
# $count (tokens), $most
mentor-discontent = Discontent tokens on the track: { $count }. With { $most } the city is lost.
# $type (who eats: worker, engineer, child), $who, $need, $food, $missing
mentor-meal = Next to eat: the { $type ->
        [worker] workers
        [engineer] engineers
       *[other] children
    }. They need { $need } food, there is { $food }: { $missing } short, hunger that is owed included.
# $type (who eats: worker, engineer, child), $who, $need, $food, $missing
mentor-fed = Next to eat: the { $type ->
        [worker] workers
        [engineer] engineers
       *[other] children
    }. They need { $need } food, and there is { $food }.
# $count (pawns without a warm bed), $cold (beds that are not heated), $coal
mentor-night-cold = Tonight, pawns without a warm bed: { $count }. Beds that stand in the cold: { $cold }. Coal can warm them; you have { $coal }.
# $count (pawns without a bed), $wood
mentor-night-beds = Tonight, pawns without a bed: { $count }. Each makes somebody ill. Shelters are raised with wood; you have { $wood }.
# $count (pawns without a bed)
mentor-night = Tonight, pawns without a bed: { $count }. Each makes somebody ill.
# $count (who fall ill), $heat, $cold
mentor-cold = { $count ->
        [one] Heat { $heat }, cold { $cold }: as things stand, { $count } citizen falls ill in the Generator phase.
       *[other] Heat { $heat }, cold { $cold }: as things stand, { $count } citizens fall ill in the Generator phase.
    }
# $type (worker, engineer, child), $who, $count, $most
mentor-sick = { $type ->
        [worker] Sick workers: { $count }. From { $most } on it gets worse in the preparation phase, and then somebody dies.
        [engineer] Sick engineers: { $count }. From { $most } on it gets worse in the preparation phase, and then somebody dies.
       *[other] Sick children: { $count }. From { $most } on it gets worse in the preparation phase, and then somebody dies.
    }
# $type (worker, engineer, child), $who, $count, $most
mentor-nearly-sick = { $type ->
        [worker] Sick workers: { $count }. One more, and with { $most } it begins to harm the city.
        [engineer] Sick engineers: { $count }. One more, and with { $most } it begins to harm the city.
       *[other] Sick children: { $count }. One more, and with { $most } it begins to harm the city.
    }
# $count (on the track), $most, $cubes
mentor-overload = Overload { $count } of { $most }: at this heat the next check drops { $cubes ->
        [one] { $cubes } cube
       *[other] { $cubes } cubes
    } into the tower.
# $have, $need, $count (missing)
mentor-coal = To warm the near tiles tonight takes { $need } coal, and you have { $have }.
# $count (pawns), $left (rounds)
mentor-pawns = Pawns that can still act today: { $count }. Rounds to survive after this one: { $left }.
