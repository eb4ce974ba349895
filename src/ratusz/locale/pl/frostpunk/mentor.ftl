### What a mentor says before a decision: one sentence, made of the figures that matter now (strategy/mentor.py).

# $count (deaths to come), $deaths, $most
mentor-graves = Jeśli nic się nie zmieni, zanim ktokolwiek znów ruszy do pracy, zgonów będzie: { $count }.
# $least, $count (deaths to come, at least and at most)
mentor-graves-span = Jeśli nic się nie zmieni, zanim ktokolwiek znów ruszy do pracy, zgonów będzie od { $least } do { $count }.
# $count (deaths to come), $deaths, $most
mentor-graves-last = Jeśli nic się nie zmieni, zgonów przybędzie { $count } (teraz { $deaths }): przy { $most } miasto jest stracone.
# $round
mentor-storm = Burza uderzy w najbliższej fazie pogody, jakakolwiek będzie karta: co zniszczy, mówi prognoza.
# $count (tokens)
mentor-hope = Żetonów nadziei zostało: { $count }. Bez nich miasto jest stracone.
# $count (tokens), $most
mentor-discontent = Żetonów niezadowolenia na torze: { $count }. Przy { $most } miasto jest stracone.
# $type (who eats: worker, engineer, child), $who, $need, $food, $missing
mentor-meal = Następni jedzą { $type ->
        [worker] robotnicy
        [engineer] inżynierowie
       *[other] dzieci
    }. Potrzeba żywności: { $need }, jest: { $food }. Z zaległym głodem brakuje: { $missing }.
# $type (who eats: worker, engineer, child), $who, $need, $food, $missing
mentor-fed = Następni jedzą { $type ->
        [worker] robotnicy
        [engineer] inżynierowie
       *[other] dzieci
    }. Potrzeba żywności: { $need }, jest: { $food }.
# $count (pawns without a warm bed), $cold (beds that are not heated), $coal
mentor-night-cold = Tej nocy pionków bez ciepłego noclegu: { $count }. Miejsc w zimnych schronieniach: { $cold }. Ogrzeje je węgiel; masz go { $coal }.
# $count (pawns without a bed), $wood
mentor-night-beds = Tej nocy pionków bez noclegu: { $count }. Każdy z nich to jeden chory. Schronienia wznosi się z drewna; masz go { $wood }.
# $count (pawns without a bed)
mentor-night = Tej nocy pionków bez noclegu: { $count }. Każdy z nich to jeden chory.
# $count (who fall ill), $heat, $cold
mentor-cold = Ciepło { $heat }, zimno { $cold }: jeśli nic się nie zmieni, w fazie Generatora zachoruje: { $count }.
# $type (worker, engineer, child), $who, $count, $most
mentor-sick = { $type ->
        [worker] Chorych robotników: { $count }. Od { $most } w fazie przygotowania robi się gorzej, a potem ktoś umiera.
        [engineer] Chorych inżynierów: { $count }. Od { $most } w fazie przygotowania robi się gorzej, a potem ktoś umiera.
       *[other] Chorych dzieci: { $count }. Od { $most } w fazie przygotowania robi się gorzej, a potem ktoś umiera.
    }
# $type (worker, engineer, child), $who, $count, $most
mentor-nearly-sick = { $type ->
        [worker] Chorych robotników: { $count }. Jeszcze jeden i przy { $most } zacznie to szkodzić miastu.
        [engineer] Chorych inżynierów: { $count }. Jeszcze jeden i przy { $most } zacznie to szkodzić miastu.
       *[other] Chorych dzieci: { $count }. Jeszcze jedno i przy { $most } zacznie to szkodzić miastu.
    }
# $count (on the track), $most, $cubes
mentor-overload = Przeciążenie { $count } z { $most }: przy tym cieple następna kontrola wrzuci do wieży { $cubes ->
        [one] { $cubes } kostkę
        [few] { $cubes } kostki
       *[many] { $cubes } kostek
    }.
# $have, $need, $count (missing)
mentor-coal = Żeby ogrzać dziś bliskie płytki, trzeba węgla: { $need }, a masz: { $have }.
# $count (pawns), $left (rounds)
mentor-pawns = Pionki, które mogą dziś jeszcze działać: { $count }. Rundy do przetrwania po tej: { $left }.
