### What a mentor says before a decision: one sentence, made of the figures that matter now (strategy/mentor.py).

# $player (who offers), $count
mentor-offered = { $player } has made you an offer: answer it before you decide here.
# $offer, $count, $threat, $most
mentor-offer-fells = If the { $offer } wins, threat can rise by { $count } to { $threat }. At { $most } the city falls, and you lose with it.
# $offer, $count, $threat, $most
mentor-offer-threat = If the { $offer } wins, threat can rise by { $count }, to { $threat } of { $most }.
# $offer, $count, $target (the rival)
mentor-offer-rival = If the { $offer } wins, your rival { $target } can gain { $count } capital, and you must end richer than your rival.
# $offer, $count
mentor-offer-pays = If the { $offer } wins, you can gain { $count } capital.
# $card, $count
mentor-card-pays = Of your cards, { $card } could bring you the most: up to { $count } capital, if it wins.
# $corporation
mentor-no-card-pays = No card in your hand would bring { $corporation } capital now: look for what helps the city, or what your rival must not get.
# $missing (resources), $count (productions until it is checked), $threat
mentor-demand = { $count ->
        [0] The demand is checked next, and the city lacks { $missing }: threat would rise by { $threat }.
        [one] One production is left before the demand is checked, and the city lacks { $missing }; otherwise threat rises by { $threat }.
       *[other] The demand is due in { $count } rounds, and the city lacks { $missing }; otherwise threat rises by { $threat }.
    }
# $threat, $most, $left
mentor-threat = Threat stands at { $threat } of { $most }: { $left } more, and the city falls.
# $threat, $most, $left, $capital, $need
mentor-federalist = You are the Federalist: you win if threat reaches { $most } (now { $threat }) while you have { $need } capital (now { $capital }).
# $target (the rival), $capital, $theirs, $ahead (yes or no)
mentor-rival = { $ahead ->
        [yes] You lead your rival { $target } by { $capital } capital to { $theirs }: keep it that way, a tie is not enough.
       *[other] Your rival { $target } has { $theirs } capital, you have { $capital }: you must end with more.
    }
# $count (beaten now), $need
mentor-beat-others = You hold your own card: you must be richer than { $need } others, and now you are richer than { $count }.
# $investment, $count
mentor-investment = As the city stands now, { $investment } would pay { $count } capital; it is paid in the next demand round.
# $illness, $outages, $unrest, $enemies (how many)
mentor-beginning = Contracts pay for what happens in the city, and now there is: illness { $illness }, outages { $outages }, unrest { $unrest }, enemy units { $enemies }.
# $way (main, counter or same: which brings more), $main, $counter (capital)
mentor-offers-pay = { $way ->
        [main] If the main offer wins, you can gain { $main } capital; by the counteroffer only { $counter }.
        [counter] If the counteroffer wins, you can gain { $counter } capital; by the main offer only { $main }.
       *[same] By either offer you can gain { $main } capital: look at the asset, the threat and what others get.
    }
# $card, $count (capital)
mentor-card-spare = { $card } could bring you { $count } capital in a deal of its own: spend another card.
mentor-cards-alike = None of these cards would bring you capital if it won now: spend the one the city needs least.
# $count (assets that can be used), $asset (the first)
mentor-asset = { $count ->
        [one] You may use { $asset } now.
       *[other] You may use one of { $count } assets now.
    } Passing costs nothing: you are asked again whenever it is possible.
# $districts, $count
mentor-place-threat = In these districts threat rises by { $count } more than elsewhere: { $districts }.
# $districts
mentor-place-idle = Where nothing is produced anyway, nothing is lost: { $districts }.
