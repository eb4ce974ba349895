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
# $count (locations), $worker (workers)
mentor-visits = Lokacje przeciwnika, które możesz teraz odwiedzić: { $count }. Zamkną się, gdy tylko przeciwnik spasuje.
# $most
mentor-base-full = Pod twoją bazą leży już tyle kart, ile może ({ $most }): nowa umowa albo zdobycz wypchnie jedną z nich.
# $count (production phases)
mentor-deals-pay = { $count ->
        [one] Umowa zawarta teraz zapłaci do końca gry { $count } raz; zdobycz płaci raz, ale więcej.
       *[other] Umowa zawarta teraz zapłaci do końca gry { $count } razy; zdobycz płaci raz, ale więcej.
    }
# $count (locations), $reach
mentor-near = Przy zasięgu { $reach } możesz teraz przyłączyć tyle swoich kart: { $count }. Każda to punkt i od razu dla ciebie pracuje.
# $workers, $resources
mentor-lapsing = Niewydane: robotnicy { $workers }, zasoby { $resources }. Wszystko przepadnie z końcem tury.
# $hand (cards)
mentor-spent = Robotnicy i zasoby są wydane; zostały karty na ręce: { $hand }.
# $count (of them out of reach), $hand (locations in hand), $reach
mentor-far-cards = Karta kontaktów daje do przyłączania zasięg { $reach }; z lokacji na ręce (jest ich { $hand }) dalej leży: { $count }.
