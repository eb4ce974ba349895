### What the board of New Angeles says by itself in the browser. Figures mean the same as in game.ftl: $corporation, $district, $card,
### $asset, $event (names), $give and $want (lists of what is traded), $count and other numbers. Words here stand in small places: keep them short.

## The city

board-city = Miasto
# $number (of the district), $district
board-place = { $number } { $district }
# Where several pieces of a district may be meant; $piece, $place (district with its number)
board-piece-at = { $place }: { $piece }
# A move of an android; $from, $to (districts)
board-move = { $from } → { $to }
# The state of a district, one word each.
board-stable = Stabilna
board-protest = Protest
board-strike = Strajk
board-outage = Wyłączenie
board-state-stable = Stabilna: dzielnicę można eksploatować.
board-state-protest = Protest: dzielnica wciąż produkuje; o jeden poziom wyżej jest strajk.
board-state-strike = Strajk: dzielnica nic nie produkuje.
board-state-outage = Wyłączenie: dopóki trwa, dzielnica nic nie produkuje.
# $goods (resources with their number)
board-primary = Dobro podstawowe: { $goods }.
# $goods (resources with their number)
board-secondary = Dobro drugorzędne: { $goods }.
# $pieces (names of pieces)
board-there = W dzielnicy: { $pieces }.
# $count (number)
board-ill = Choroba: karta, która wpływa na tę dzielnicę, podnosi zagrożenie o { $count }.
board-blocked = Organizacje przestępcze blokują dobro podstawowe.
# $district (where what is pushed goes)
board-path = Ścieżka prowadzi do: { $district }.
board-threat = Zagrożenie
# $most (number)
board-of = z { $most }
# $most (number)
board-threat-title = Zagrożenie: przy { $most } miasto upada
board-threat-text = Wtedy nie wygrywa nikt poza Federalistą, jeśli ma dość kapitału.

## Tracks

board-tracks = Rundy, wymagania i pula
board-round-name = Runda
# $round, $rounds (numbers)
board-round = Runda { $round } z { $rounds }
# $number
board-round-standard = Standardowa runda { $number }
# $number (the letter on the track)
board-round-demand = Runda wymagań ({ $number }): sprawdza się wymagania, inwestycje płacą
board-turns = Tury
# $count (number)
board-turns-left = { $count ->
        [one] Po tej zostaje { $count } tura
        [few] Po tej zostają { $count } tury
       *[many] Po tej zostaje { $count } tur
    }
board-demand = Wymagania
board-demand-none = jeszcze brak
# $have, $goal, $last (numbers)
board-supply-line = W puli { $have }, potrzeba { $goal }, najwyżej { $last }.
board-next-event = Rewers następnego wydarzenia
board-next-event-text = Rewers pokazuje, czego dotyczy wydarzenie; awers jest zakryty.
# $event
board-known-event = Znasz tę kartę: { $event }
# $name (what the next event is about)
board-next = Następne wydarzenie: { $name }.
# $count (number)
board-in-city = W mieście: { $count }.
board-reserve = Rezerwy
# $count (number)
board-reserve-left = W rezerwach: { $count }
board-capital = Kapitał
board-capital-track = Tor kapitału

## Players

board-seats = Gracze zgodnie z ruchem wskazówek zegara
board-deciding = Decyduje
board-active = Aktywny
board-countering = Konkuruje
board-abstains = Bez głosu
# $count (number of cards)
board-backs-main = główna × { $count }
# $count (number of cards)
board-backs-counter = kontra × { $count }
# $capital, $cards (numbers)
board-seat-facts = Kapitał: { $capital }, karty na ręce: { $cards }.
# $count (number)
board-hand-size = Karty na ręce: { $count }
board-emergency = Karta akcji awaryjnej
# $card
board-emergency-ready = { $card }: odkryta
# $card
board-emergency-spent = { $card }: zakryta
board-promises = Obietnice
# $kept, $broken (numbers)
board-word = Obietnice spełnione: { $kept }, złamane: { $broken }
# For which deal support is promised.
board-when = W której umowie
board-this-deal = w tej
# $later (number of deals after this one)
board-later-deal = { $later ->
        [1] w następnej
       *[other] w { $later }. po tej
    }
board-exhausted = wyczerpana
board-ready = przygotowana
board-corporations = Korporacje
board-contract-name = Kontrakt:

## The deal

board-steps = Kroki umowy
board-step-asset = Zasób
board-step-main = Główna oferta
board-step-counter = Kontroferta
board-step-support = Wsparcie
board-step-resolution = Rozstrzygnięcie
board-offer-main = Główna oferta
board-offer-counter = Kontroferta
board-no-deal = Nie trwa żadna umowa.
board-main-none = Aktywny gracz jeszcze nic nie zaproponował.
# What a counteroffer costs now; $count (cards to discard)
board-counter-price = { $count ->
        [0] Nie ma jeszcze kontroferty; pierwsza nic nie kosztuje.
        [one] Kontroferta kosztuje { $count } kartę.
        [few] Kontroferta kosztuje { $count } karty.
       *[many] Kontroferta kosztuje { $count } kart.
    }
# $count (cards to discard)
board-next-price = { $count ->
        [one] Następna kosztuje { $count } kartę.
        [few] Następna kosztuje { $count } karty.
       *[many] Następna kosztuje { $count } kart.
    }
# $cards (names)
board-older = Zastąpione: { $cards }.
# $choices (what was declared)
board-declared = Wiążąca deklaracja: { $choices }
board-won = Wygrywa
board-asset-revealed = Odkryty zasób ludzki
# $count (number)
board-asset-none = Zakryte na torze tur: { $count }
# $corporation, $count (cards)
board-backer = { $corporation } { $count }
# $main, $counter (cards)
board-scales = Wsparcie: główna oferta { $main }, kontroferta { $counter }
# $corporation
board-tie = Przy remisie: { $corporation }
# $threat (such as +2, or +0 to +2)
board-threat-change = zagrożenie { $threat }
# $least, $most (such as +0, +2)
board-range = { $least } do { $most }
# $numbers (of districts)
board-illness-in = choroba (dzielnice: { $numbers })
board-no-illness = bez choroby
board-harmless = choroba bez znaczenia
# Threat could reach its end.
board-deadly = to może zakończyć grę
# Capital that all pay together for a card.
board-paid-together = zapłacone wspólnie
# $corporation, $most (capital)
board-contract-pays = { $corporation } do +{ $most }
board-your-rival = twój rywal
# $numbers (of districts)
board-can-touch = Może wpłynąć na dzielnice: { $numbers }
# $numbers (of districts)
board-touches = Wpływa na dzielnice: { $numbers }

## The own side

board-my-rival = Mój rywal
board-my-investment = Moja inwestycja
board-investment-choose = Do wyboru
board-you = ty
board-them = rywal
# $count (capital)
board-ahead = Przewaga: { $count }.
# $count (capital)
board-behind = Brakuje { $count }, żeby wyprzedzić rywala.
# $beaten, $needed (numbers of players)
board-beaten = Wygrasz, jeśli będziesz mieć więcej kapitału niż { $needed } innych graczy. Teraz: { $beaten }.
# The Federalist; $capital (number)
board-federalist = Wygrasz, jeśli miasto upadnie, a ty będziesz mieć co najmniej { $capital } kapitału.
# $count (capital)
board-worth = Teraz warta: { $count }
board-faceup = odkryta
board-facedown = zakryta, użyta
board-own-none = Brak zasobów ludzkich
# $count (number)
board-hand = Twoja ręka, karty: { $count }
board-hand-empty = Brak kart na ręce.
# $count (number)
board-hand-hidden = { $count ->
        [one] { $count } zakryta karta na ręce.
        [few] { $count } zakryte karty na ręce.
       *[many] { $count } zakrytych kart na ręce.
    }
# $corporation (those who have seen the card)
board-known-to = Kto zna tę kartę: { $corporation }

## Trade

board-trade = Handel
board-new-offer = Nowa transakcja
board-trade-none = Każdemu i w każdej chwili możesz coś zaproponować: kapitał, zasoby ludzkie, wsparcie albo obietnicę.
board-trade-with = Z kim
# $corporation
board-haggle-with = Inne warunki dla: { $corporation }
board-you-give = Dajesz
board-you-get = Dostajesz
board-capital-less = Mniej kapitału
board-capital-more = Więcej kapitału
# $count (number)
board-has = z { $count }
board-support = Wsparcie
board-support-none = brak
# $count (the number stands before it)
board-cards = { $count ->
        [one] karta
        [few] karty
        [many] kart
       *[other] karty
    }
# $count (cards), $offer (one of the offer- messages)
board-support-cards = { $count ->
        [one] { $offer ->
            [kontroferta] wsparcie kontroferty { $count } kartą
           *[other] wsparcie głównej oferty { $count } kartą
        }
       *[other] { $offer ->
            [kontroferta] wsparcie kontroferty { $count } kartami
           *[other] wsparcie głównej oferty { $count } kartami
        }
    }
board-promise = Obietnica własnymi słowami
board-promise-example = Wesprę twoją następną ofertę
board-loose = Niewiążąca obietnica
board-will-bind = Wiążąca: po przyjęciu obie strony od razu dają to, co jest w warunkach.
board-will-promise = Niewiążąca: zostaje zapisana przy obu graczach, dopóki ktoś jej nie dotrzyma albo nie złamie.
board-will-nothing = Podaj, co dajesz, co dostajesz albo co obiecujesz.
board-send = Zaproponuj
# What somebody offers me; $way (swap; gift: for nothing; worded: for nothing but words, which follow; ask: gives nothing; pledge: gives
# a promise; word: neither, only a promise), $give, $want
board-bid-to-you = { $way ->
        [gift] proponuje ci prezent: { $give }.
        [ask] prosi cię o: { $want }.
        [word] składa ci obietnicę.
        [worded] proponuje ci: { $give }, i dodaje:
        [pledge] składa ci obietnicę za: { $want }.
       *[swap] proponuje ci: { $give } za: { $want }.
    }
# $corporation (whom), $way, $give, $want
board-bid = { $way ->
        [gift] proponuje prezent (adresat: { $corporation }): { $give }.
        [ask] prosi (adresat: { $corporation }) o: { $want }.
        [word] składa obietnicę (adresat: { $corporation }).
        [worded] proponuje (adresat: { $corporation }): { $give }, i dodaje:
        [pledge] składa obietnicę (adresat: { $corporation }) za: { $want }.
       *[swap] proponuje (adresat: { $corporation }): { $give } za: { $want }.
    }
board-accept = Przyjmij
board-haggle = Targuj się
board-decline = Odrzuć
# Of using assets
board-standing = Nie w tej umowie
board-standing-on = W tej umowie nie używasz zasobów ludzkich.
board-standing-off = Pytaj mnie znowu
board-withdraw = Wycofaj
board-fulfil = Spełnij swoją część
board-judge-kept = Dotrzymana
board-judge-broken = Złamana
# Of a promise whose other half was broken or has lapsed
board-fulfil-anyway = Spełnij mimo to
board-note-free = Druga strona nic nie dała: nie musisz spełniać swojej części.
# $number
board-note = Obietnica nr { $number }
# A half of a promise; $who (you or other), $corporation, $what (goods or words), $state (one of the part- messages)
board-note-part = { $who ->
        [you] Ty
       *[other] { $corporation }
    }: { $what } ({ $state })
# What somebody answers to an offer of one's own; $answer (yes, word, no), $corporation
board-reply = { $answer ->
        [yes] { $corporation }: zgoda.
        [word] { $corporation }: zgoda, jako obietnica.
       *[no] { $corporation }: odmowa.
    }
# $way, $give, $want
board-reply-terms = { $way ->
        [gift] Twoja oferta: { $give } w prezencie
        [ask] Twoja oferta: nic za: { $want }
        [word] Twoja obietnica
        [worded] Twoja oferta: { $give }, z dopiskiem:
        [pledge] Twoja oferta: obietnica za: { $want }
       *[swap] Twoja oferta: { $give } za: { $want }
    }
# Before the buttons that say whether the other side kept its promise.
board-judge = Obietnica drugiej strony:
# $corporation, $give, $want
board-suggestion = { $corporation }: { $give } za: { $want }

## What can be done, as headings of reasons why not

board-do-main = Główna oferta
board-do-counter = Kontroferta
board-do-pass = Pas
board-do-support = Wsparcie
board-do-back = Wsparcie kartą
board-do-remove = Usunięcie
board-do-place = Umieszczenie
board-do-raise = Wzrost niepokoju
board-do-lower = Spadek niepokoju
board-do-district = Wybór dzielnicy
board-do-shift = Ruch androida
board-do-resource = Wybór dobra
board-do-player = Wybór gracza
board-do-use = Użycie zasobu ludzkiego
board-do-asset = Wybór zasobu ludzkiego
board-do-discard = Odrzucenie
board-do-give = Oddanie karty
board-do-keep = Zachowanie inwestycji
board-do-corporation = Wybór korporacji
board-do-emergency = Wybór karty akcji awaryjnej
board-do-type = Wybór rodzaju
board-do-pay = Zapłata
board-do-ransom = Zapłata
board-do-enough = Zakończenie

## The end

# $threat (number)
board-outcome-demand = Miasto przetrwało ostatnią rundę wymagań; zagrożenie: { $threat }. Wygrywa każdy, kto jest bogatszy od swojego rywala.
# $threat (number)
board-outcome-threat = Zagrożenie sięgnęło { $threat }: miasto upadło. Wygrywa tylko Federalista, jeśli ma dość kapitału.
# The own rival card; $beaten, $needed (numbers of players)
board-own-rival = karta własnej korporacji; wyprzedzeni gracze: { $beaten }, potrzeba: { $needed }
# $outcome (demand: the city stood; threat: it fell), $mine, $needed (capital)
board-federalist-was = { $outcome ->
        [threat] Federalista: miasto upadło; kapitał { $mine }, potrzeba co najmniej { $needed }
       *[demand] Federalista: miasto musiało upaść, a przetrwało (kapitał { $mine })
    }
# $corporation, $mine, $theirs (capital), $short (capital, 0: the rival is beaten)
board-rival-was = { $short ->
        [0] rywal: { $corporation }; kapitał { $mine } do { $theirs }, rywal wyprzedzony
       *[other] rywal: { $corporation }; kapitał { $mine } do { $theirs }, zabrakło { $short } (remis nie wystarcza)
    }

## The tour

# $most (number) threat
web-newangeles-guide-aim = Korporacje targują się o miasto, które nie może upaść. Gdy zagrożenie sięgnie { $most }, miasto upada i przegrywają prawie wszyscy.
    .title = Utrzymaj miasto przy życiu
web-newangeles-guide-corporation = Każda korporacja dobiera własne rodzaje kart, a jej kontrakt płaci za jedną określoną rzecz, bez względu na to, kto ją zrobi.
    .title = Wybierz korporację
# $card (own, federalist, other), $need (how many others to beat, or how much capital)
web-newangeles-guide-rival = Kartę rywala widzisz tylko ty. { $card ->
        [own] To twoja własna korporacja: na koniec każdy z tylu innych graczy musi mieć mniej kapitału od ciebie: { $need }.
        [federalist] To Federalista: wygrasz, jeśli miasto upadnie, gdy twój kapitał wynosi co najmniej { $need }.
       *[other] Na koniec miej więcej kapitału niż ta korporacja.
    } Inwestycja płaci w najbliższej rundzie wymagań, jeśli miasto wygląda tak, jak mówi karta.
    .title = Twoje tajemnice
web-newangeles-guide-city = Dzielnice z androidem produkują, chyba że trwa strajk albo wyłączenie. Co nie ma już miejsca, rusza dalej wzdłuż strzałek; co dotrze do Korzenia, podnosi zagrożenie. Wskaż dzielnicę, by o niej przeczytać.
    .title = Dziesięć dzielnic
# $rounds (text) 2, 4 and 6
web-newangeles-guide-demand = Po rundach { $rounds } miasto sprawdza, czy w puli są te dobra. Jeśli czegoś brakuje, zagrożenie mocno rośnie.
    .title = Wymagania
web-newangeles-guide-deal = Każda tura to umowa o jeden zasób ludzki. Aktywny gracz proponuje kartę; inni mogą składać kontroferty, każda następna jest droższa.
    .title = Umowa
web-newangeles-guide-hand = Wskaż kartę, a zobaczysz, na które dzielnice może wpłynąć i o ile może wzrosnąć zagrożenie. Wybierz kartę i zatwierdź.
    .title = Najpierw spójrz
web-newangeles-guide-support = Pozostali wspierają jedną z ofert zakrytymi kartami albo się wstrzymują. Oferta z większą liczbą kart działa, a jej autor zdobywa zasób ludzki.
    .title = Wsparcie
web-newangeles-guide-trade = Z każdym i w każdej chwili możesz handlować kapitałem, zasobami ludzkimi, wsparciem i obietnicami. Co da się zrobić od razu, to wiąże; obietnica nie.
    .title = Wszystko jest na sprzedaż
