### What a mentor says before a decision: one sentence, made of the figures that matter now (strategy/mentor.py).

# $player (who offers), $count
mentor-offered = { $player } złożył ci ofertę: odpowiedz na nią, zanim tu zdecydujesz.
# $offer, $count, $threat, $most
mentor-offer-fells = Jeśli wygra { $offer }, zagrożenie może wzrosnąć o { $count }, do { $threat }. Przy { $most } miasto upada, a ty przegrywasz razem z nim.
# $offer, $count, $threat, $most
mentor-offer-threat = Jeśli wygra { $offer }, zagrożenie może wzrosnąć o { $count }, do { $threat } z { $most }.
# $offer, $count, $target (the rival)
mentor-offer-rival = Jeśli wygra { $offer }, twój rywal { $target } może zyskać { $count } kapitału, a na końcu musisz mieć więcej niż rywal.
# $offer, $count
mentor-offer-pays = Jeśli wygra { $offer }, możesz zyskać { $count } kapitału.
# $card, $count
mentor-card-pays = Z twoich kart najwięcej może ci dać „{ $card }”: do { $count } kapitału, jeśli wygra.
# $corporation
mentor-no-card-pays = Żadna karta na ręce nie da ci teraz kapitału ({ $corporation }): szukaj tego, co pomaga miastu albo czego nie może dostać rywal.
# $missing (resources), $count (productions until it is checked), $threat
mentor-demand = { $count ->
        [0] Zaraz sprawdzane są wymagania, a miastu brakuje: { $missing }. Zagrożenie wzrosłoby o { $threat }.
        [one] Przed sprawdzeniem wymagań została jedna produkcja, a miastu brakuje: { $missing }. Inaczej zagrożenie wzrośnie o { $threat }.
       *[other] Rundy do sprawdzenia wymagań: { $count }, a miastu brakuje: { $missing }. Inaczej zagrożenie wzrośnie o { $threat }.
    }
# $threat, $most, $left
mentor-threat = Zagrożenie wynosi { $threat } z { $most }: jeszcze { $left } i miasto upadnie.
# $threat, $most, $left, $capital, $need
mentor-federalist = Jesteś Federalistą: wygrasz, gdy zagrożenie dojdzie do { $most } (teraz { $threat }), a ty będziesz mieć { $need } kapitału (teraz { $capital }).
# $target (the rival), $capital, $theirs, $ahead (yes or no)
mentor-rival = { $ahead ->
        [yes] Prowadzisz z rywalem { $target }: { $capital } kapitału do { $theirs }. Utrzymaj to, remis nie wystarczy.
       *[other] Twój rywal { $target } ma { $theirs } kapitału, ty masz { $capital }: na końcu musisz mieć więcej.
    }
# $count (beaten now), $need
mentor-beat-others = Masz własną kartę: musisz być bogatszy od tylu graczy: { $need }, a teraz jesteś bogatszy od: { $count }.
# $investment, $count
mentor-investment = W obecnym stanie miasta „{ $investment }” da { $count } kapitału; wypłata jest w następnej rundzie wymagań.
# $illness, $outages, $unrest, $enemies (how many)
mentor-beginning = Kontrakty płacą za to, co dzieje się w mieście, a teraz jest w nim: choroby { $illness }, wyłączenia { $outages }, niepokój { $unrest }, wrogie jednostki { $enemies }.
