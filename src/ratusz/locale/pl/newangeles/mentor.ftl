### What a mentor says before a decision: one sentence, made of the figures that matter now (strategy/mentor.py).

# $player (who offers), $count
mentor-offered = { $player } składa ci ofertę: odpowiedz na nią, zanim tu zdecydujesz.
# $offer, $count, $threat, $most
mentor-offer-fells = Jeśli wygra { $offer }, zagrożenie może wzrosnąć o { $count }, do { $threat }. Przy { $most } miasto upada, a ty przegrywasz razem z nim.
# $offer, $count, $threat, $most
mentor-offer-threat = Jeśli wygra { $offer }, zagrożenie może wzrosnąć o { $count }, do { $threat } z { $most }.
# $offer, $count, $target (the rival)
mentor-offer-rival = Jeśli wygra { $offer }, twój rywal { $target } może zyskać { $count } { $count ->
        [1] kapitał
       *[other] kapitału
    }, a na końcu musisz mieć więcej niż rywal.
# $offer, $count
mentor-offer-pays = Jeśli wygra { $offer }, możesz zyskać { $count } { $count ->
        [1] kapitał
       *[other] kapitału
    }.
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
mentor-federalist = Jesteś Federalistą: wygrasz, gdy zagrożenie dojdzie do { $most } (teraz { $threat }), a ty będziesz mieć { $need } { $need ->
        [1] kapitał
       *[other] kapitału
    } (teraz { $capital }).
# $target (the rival), $capital, $theirs, $ahead (yes or no)
mentor-rival = { $ahead ->
        [yes] Prowadzisz z rywalem { $target }: { $capital } { $capital ->
            [1] kapitał
           *[other] kapitału
        } do { $theirs }. Utrzymaj to, remis nie wystarczy.
       *[other] Twój rywal { $target } ma { $theirs } { $theirs ->
           [1] kapitał
          *[other] kapitału
       }, ty masz { $capital }: na końcu musisz mieć więcej.
    }
# $count (beaten now), $need
mentor-beat-others = Masz własną kartę: musisz mieć więcej kapitału niż tylu graczy: { $need }, a teraz masz więcej niż: { $count }.
# $investment, $count
mentor-investment = W obecnym stanie miasta „{ $investment }” da { $count } { $count ->
        [1] kapitał
       *[other] kapitału
    }; wypłata jest w następnej rundzie wymagań.
# $illness, $outages, $unrest, $enemies (how many)
mentor-beginning = Kontrakty płacą za to, co dzieje się w mieście, a teraz jest w nim: choroby { $illness }, wyłączenia { $outages }, niepokój { $unrest }, wrogie jednostki { $enemies }.
# $way (main, counter or same: which brings more), $main, $counter (capital)
mentor-offers-pay = { $way ->
        [main] Jeśli wygra główna oferta, możesz zyskać { $main } { $main ->
            [1] kapitał
           *[other] kapitału
        }; z kontroferty tylko { $counter }.
        [counter] Jeśli wygra kontroferta, możesz zyskać { $counter } { $counter ->
            [1] kapitał
           *[other] kapitału
        }; z głównej oferty tylko { $main }.
       *[same] Z każdej z ofert możesz zyskać { $main } { $main ->
           [1] kapitał
          *[other] kapitału
       }: spójrz na zasób ludzki, zagrożenie i zyski innych.
    }
# $card, $count (capital)
mentor-card-spare = „{ $card }” może ci dać { $count } { $count ->
        [1] kapitał
       *[other] kapitału
    } w innej umowie: wydaj inną kartę.
mentor-cards-alike = Żadna z tych kart nie dałaby ci teraz kapitału: wydaj tę, której miasto najmniej potrzebuje.
# $count (assets that can be used), $asset (the first)
mentor-asset = { $count ->
        [one] Możesz teraz użyć karty „{ $asset }”.
       *[other] Możesz teraz użyć jednego z zasobów ludzkich (masz ich do wyboru: { $count }).
    } Pas nic nie kosztuje: pytanie wróci, gdy tylko będzie to możliwe.
# $districts, $count
mentor-place-threat = W tych dzielnicach zagrożenie wzrośnie o { $count } więcej niż gdzie indziej: { $districts }.
# $districts
mentor-place-idle = Gdzie i tak nic się nie produkuje, nic się nie traci: { $districts }.
