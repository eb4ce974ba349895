### What a mentor says before a decision: one sentence, made of the figures that matter now (strategy/mentor.py).

# $count (spoils), $left
mentor-last-spoils = To ostatnia Faza Produkcji: zdobycz, którą teraz zachowasz, już nigdy nic nie da.
# $count (spoils), $left (production phases to come)
mentor-spoils = To, co dają zdobycze, przepada z końcem tury: zrealizuj te, które teraz wykorzystasz. Faz Produkcji jeszcze przed tobą: { $left }.
# $score, $theirs, $best (points an action can bring)
mentor-points-now = Ostatnia tura: liczą się tylko punkty. Masz { $score }, przeciwnik { $theirs }; jedną akcją możesz jeszcze zdobyć { $best }.
# $score, $theirs, $hand (cards)
mentor-no-points = Żadna akcja nie da już punktów: masz { $score }, przeciwnik { $theirs }. Przy remisie wygrywa ten, kto ma więcej kart na ręce; masz ich { $hand }.
# $card
mentor-full-markers = { $card } ma już trzy znaczniki i nie da więcej punktów: przebudowa przyniosłaby 2 PZ i świeżą lokację.
# $most
mentor-base-full = Pod twoją bazą leży już tyle kart, ile może ({ $most }): nowa umowa albo zdobycz wypchnie jedną z nich.
# $count (production phases)
mentor-deals-pay = { $count ->
        [one] Umowa zawarta teraz zapłaci do końca gry { $count } raz; zdobycz płaci raz, ale więcej.
       *[other] Umowa zawarta teraz zapłaci do końca gry { $count } razy; zdobycz płaci raz, ale więcej.
    }
# $hand (cards)
mentor-spent = Robotnicy i zasoby są wydane; zostały karty na ręce: { $hand }.
# $count (locations)
mentor-visits = { $count ->
        [one] Możesz teraz odwiedzić { $count } lokację przeciwnika. Zamknie się, gdy tylko przeciwnik spasuje.
        [few] Możesz teraz odwiedzić { $count } lokacje przeciwnika. Zamkną się, gdy tylko przeciwnik spasuje.
       *[other] Możesz teraz odwiedzić { $count } lokacji przeciwnika. Zamkną się, gdy tylko przeciwnik spasuje.
    }
# $count (locations), $best (points each brings at once), $card
mentor-near = { $count ->
        [one] Możesz teraz przyłączyć: { $card }. To od razu { $best } PZ, a lokacja od tej chwili pracuje dla ciebie.
       *[other] Możesz teraz przyłączyć jedną z { $count } kart. Każda to od razu { $best } PZ i od tej chwili pracuje dla ciebie.
    }
# $count (locations, two at least), $best (points), $card (what brings them)
mentor-near-best = Możesz teraz przyłączyć jedną z { $count } kart. Najwięcej od razu da { $card }: { $best } PZ.
# $cost (goods)
mentor-lapsing = Jeszcze niewydane: { $cost }. Wszystko to przepadnie z końcem tury.
# $cost (goods)
mentor-idle = Zostało: { $cost }. W tej turze nie ma już na co tego wydać.
# $count (of them out of reach), $hand (locations in hand), $reach
mentor-far-cards = { $hand ->
        [one] Karta kontaktu daje do przyłączania zasięg { $reach }, a jedyna lokacja na ręce leży dalej. Brakujący zasięg może dać karta natychmiastowa.
       *[other] Karta kontaktu daje do przyłączania zasięg { $reach }, a z { $hand } lokacji na ręce { $count ->
            [one] { $count } leży
            [few] { $count } leżą
           *[other] { $count } leży
        } dalej. Brakujący zasięg mogą dać karty natychmiastowe.
    }
# $reach
mentor-near-cards = Karta kontaktu daje do przyłączania zasięg { $reach }: wystarczy na każdą lokację na ręce.
# $reach
mentor-no-places = Karta kontaktu daje do przyłączania zasięg { $reach }, a na ręce nie ma lokacji: weź taką, która leży nie dalej.
