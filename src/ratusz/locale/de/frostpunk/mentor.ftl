### What a mentor says before a decision: one sentence, made of the figures that matter now (strategy/mentor.py).

# $count (deaths to come), $deaths, $most
mentor-graves = { $count ->
        [one] So wie es steht, stirbt { $count } Bürger, bevor wieder jemand arbeitet.
       *[other] So wie es steht, sterben { $count } Bürger, bevor wieder jemand arbeitet.
    }
# $least, $count (deaths to come, at least and at most)
mentor-graves-span = So wie es steht, sterben { $least } bis { $count } Bürger, bevor wieder jemand arbeitet.
# $count (deaths to come), $deaths, $most
mentor-graves-last = So wie es steht, kommen weitere Tote hinzu: { $count } (bisher { $deaths }). Bei { $most } ist die Stadt verloren.
# $round
mentor-storm = Der Sturm schlägt in der nächsten Wetterphase zu, welche Karte auch kommt: Was er zerstört, steht in der Vorschau.
# $count (tokens)
mentor-hope = { $count ->
        [one] { $count } Hoffnungsmarker ist übrig: Ohne ihn ist die Stadt verloren.
       *[other] { $count } Hoffnungsmarker sind übrig: Ohne sie ist die Stadt verloren.
    }
# $count (tokens), $most
mentor-discontent = Unzufriedenheitsmarker auf der Leiste: { $count }. Bei { $most } ist die Stadt verloren.
# $type (who eats: worker, engineer, child), $who, $need, $food, $missing
mentor-meal = Als Nächstes essen { $type ->
        [worker] die Arbeiter
        [engineer] die Ingenieure
       *[other] die Kinder
    }. Sie brauchen { $need } Nahrung, vorhanden: { $food }. Mit dem alten Hunger fehlt so viel: { $missing }.
# $type (who eats: worker, engineer, child), $who, $need, $food, $missing
mentor-fed = Als Nächstes essen { $type ->
        [worker] die Arbeiter
        [engineer] die Ingenieure
       *[other] die Kinder
    }. Sie brauchen { $need } Nahrung, vorhanden: { $food }.
# $count (pawns without a warm bed), $cold (beds that are not heated), $coal
mentor-night-cold = Heute Nacht ohne warmen Schlafplatz: { $count }. Schlafplätze, die in der Kälte stehen: { $cold }. Mit Kohle werden sie warm; du hast { $coal }.
# $count (pawns without a bed), $wood
mentor-night-beds = Heute Nacht ohne Schlafplatz: { $count }. Jede solche Figur macht jemanden krank. Unterkünfte errichtet man aus Holz; du hast { $wood }.
# $count (pawns without a bed)
mentor-night = Heute Nacht ohne Schlafplatz: { $count }. Jede solche Figur macht jemanden krank.
# $count (who fall ill), $heat, $cold
mentor-cold = { $count ->
        [one] Wärme { $heat }, Kälte { $cold }: So wie es steht, wird in der Generatorphase { $count } Bürger krank.
       *[other] Wärme { $heat }, Kälte { $cold }: So wie es steht, werden in der Generatorphase { $count } Bürger krank.
    }
# $type (worker, engineer, child), $who, $count, $most
mentor-sick = { $type ->
        [worker] Kranke Arbeiter: { $count }. Ab { $most } wird es in der Vorbereitungsphase schlimmer, und dann stirbt jemand.
        [engineer] Kranke Ingenieure: { $count }. Ab { $most } wird es in der Vorbereitungsphase schlimmer, und dann stirbt jemand.
       *[other] Kranke Kinder: { $count }. Ab { $most } wird es in der Vorbereitungsphase schlimmer, und dann stirbt jemand.
    }
# $type (worker, engineer, child), $who, $count, $most
mentor-nearly-sick = { $type ->
        [worker] Kranke Arbeiter: { $count }. Einer mehr, und ab { $most } schadet es der Stadt.
        [engineer] Kranke Ingenieure: { $count }. Einer mehr, und ab { $most } schadet es der Stadt.
       *[other] Kranke Kinder: { $count }. Eines mehr, und ab { $most } schadet es der Stadt.
    }
# $count (on the track), $most, $cubes
mentor-overload = Überlastung { $count } von { $most }: Bei dieser Wärme { $cubes ->
        [one] fällt bei der nächsten Prüfung { $cubes } Würfel
       *[other] fallen bei der nächsten Prüfung { $cubes } Würfel
    } in den Turm.
# $have, $need, $count (missing)
mentor-coal = Um die nahen Plättchen heute zu wärmen, braucht es { $need } Kohle, und du hast { $have }.
# $count (pawns), $left (rounds)
mentor-pawns = Figuren, die heute noch handeln können: { $count }. Runden, die danach noch zu überstehen sind: { $left }.
