### Przed grą: o co w niej chodzi i co się wybiera, otwierając stół.

blurb = Od czterech do sześciu korporacji rządzi miastem, które nie może upaść. Korporacje targują się o każdą umowę, handlują kapitałem, zasobami ludzkimi i obietnicami, trzymają zagrożenie poniżej 25 i spełniają wymagania miasta. Każda chce skończyć bogatsza od tajnego rywala, a jedna z nich może liczyć właśnie na upadek miasta.
option-corporations = Korporacje
option-corporations-chosen = Wybierane po kolei
option-corporations-random = Losowane
option-general-draw = Kilka kart ogólnych dobieranych naraz
option-general-draw-one-deck = Wszystkie z jednej talii
option-general-draw-any-decks = Z dowolnych talii
option-reshuffle = Gdy talia akcji jest pusta, stos kart odrzuconych dzieli się na rodzaje, a karty
option-reshuffle-into-decks = Wtasowuje się do talii
option-reshuffle-under-decks = Kładzie się pod talie
option-declined-investments = Niewybrane inwestycje
option-declined-investments-top = Wracają na wierzch talii
option-declined-investments-shuffled = Są wtasowywane do talii
