### 51. Stan, talia demo: nazwy, stół, teksty kart, wybory, pytania, dziennik i powody odmowy.
### $player i $first to imiona graczy; $card, $place, $old i $new to nazwy kart w mianowniku; $line to jeden z komunikatów line-,
### też w mianowniku; $goods, $cost, $deal i $spoils to listy w rodzaju „2 sztuki złomu, 1 PZ” złożone z komunikatów good-. Biernik
### różni się w nich od mianownika tylko przy jednym robotniku i jednej karcie, więc stoją po dwukropku albo tam, gdzie są same surowce.

game-state51 = 51. Stan

## Nazwy

faction-new-york = Nowy Jork
faction-mutants-union = Sojusz Mutantów

card-muties = Mutki
card-courier = Kurier
card-highway = Autostrada
card-viaduct = Wiadukt
card-fuel-tank = Zbiornik paliwa
card-old-depot = Stara zajezdnia
card-heavy-equipment = Ciężki sprzęt
card-valley = Dolina
card-armoury = Zbrojownia
card-school = Szkoła
card-oil-rig = Szyb naftowy
card-old-parking = Stary parking
card-brickworks = Cegielnia
card-radio-station = Radiostacja
card-assembly-plant = Montownia
card-gun-shop = Sklep z bronią
card-gas-station = Stacja paliw
card-road-machines = Maszyny drogowe
card-kellys-pawnshop = Lombard u Kelliego
card-trade-guild = Gildia handlowa
card-factory = Fabryka
card-refinery = Rafineria
card-rubble = Gruzowisko
card-murderers-pub = Bar u zabójców
# A second or third copy of a card in one state; $card (name), $number (2, 3, ...)
place-copy = { $card } nr { $number }

# Goods with their number; the attribute is the bare name, also that of a type icon. $count (number)
good-fuel = { $count ->
        [one] { $count } paliwo
        [few] { $count } sztuki paliwa
       *[many] { $count } sztuk paliwa
    }
    .name = paliwo
# $count (number)
good-weapon = { $count ->
        [one] { $count } broń
        [few] { $count } sztuki broni
       *[many] { $count } sztuk broni
    }
    .name = broń
# $count (number)
good-brick = { $count ->
        [one] { $count } budulec
        [few] { $count } sztuki budulca
       *[many] { $count } sztuk budulca
    }
    .name = budulec
# $count (number)
good-scrap = { $count ->
        [one] { $count } złom
        [few] { $count } sztuki złomu
       *[many] { $count } sztuk złomu
    }
    .name = złom
# $count (number)
good-universal = { $count ->
        [one] { $count } surowiec uniwersalny
        [few] { $count } surowce uniwersalne
       *[many] { $count } surowców uniwersalnych
    }
# $count (number)
good-worker = { $count ->
        [one] { $count } robotnik
       *[many] { $count } robotników
    }
# $count (number)
good-con1 = { $count ->
        [one] { $count } żeton Podboju o zasięgu 1
        [few] { $count } żetony Podboju o zasięgu 1
       *[many] { $count } żetonów Podboju o zasięgu 1
    }
# $count (number)
good-con2 = { $count ->
        [one] { $count } żeton Podboju o zasięgu 2
        [few] { $count } żetony Podboju o zasięgu 2
       *[many] { $count } żetonów Podboju o zasięgu 2
    }
# $count (number)
good-coop1 = { $count ->
        [one] { $count } żeton Współpracy o zasięgu 1
        [few] { $count } żetony Współpracy o zasięgu 1
       *[many] { $count } żetonów Współpracy o zasięgu 1
    }
# $count (number)
good-coop2 = { $count ->
        [one] { $count } żeton Współpracy o zasięgu 2
        [few] { $count } żetony Współpracy o zasięgu 2
       *[many] { $count } żetonów Współpracy o zasięgu 2
    }
# $count (number)
good-inc1 = { $count ->
        [one] { $count } żeton Przyłączenia o zasięgu 1
        [few] { $count } żetony Przyłączenia o zasięgu 1
       *[many] { $count } żetonów Przyłączenia o zasięgu 1
    }
# $count (number)
good-inc2 = { $count ->
        [one] { $count } żeton Przyłączenia o zasięgu 2
        [few] { $count } żetony Przyłączenia o zasięgu 2
       *[many] { $count } żetonów Przyłączenia o zasięgu 2
    }
# $count (number)
good-vp = { $count } PZ
# Gained: drawn from the deck; in a price: discarded from the hand. $count (number)
good-card = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
# Cards under the base, in a price. $count (number)
good-spoils = { $count ->
        [one] { $count } zdobycz
        [few] { $count } zdobycze
       *[many] { $count } zdobyczy
    }

# The lines of a contact card.
line-conquer = Podbój
line-cooperate = Współpraca
line-incorporate = Przyłączenie
line-rebuild = Przebudowa

# Sources of reach, besides instant cards.
source-contact = karta kontaktu
source-token = żeton kontaktu

phase-lookout = Faza Wypatrywania
phase-production = Faza Produkcji
phase-action = Faza Akcji
phase-cleanup = Faza Czyszczenia
phase-over = Koniec gry

kind-instant = karta natychmiastowa
kind-open = produkcja otwarta
kind-closed = produkcja zamknięta
kind-action = akcja
kind-feature = cecha

## Karty w paru słowach, w listach

# $goods, $type (name of a type icon)
ability-each = { $goods } za każdą lokację typu { $type }
# $goods, $cost
ability-priced = { $goods }, koszt: { $cost }
# $line, $reach (number)
ability-reach = { $line }, zasięg { $reach }
# Of an instant card or of a line of the contact card; $line, $reach (number), $cost
ability-reach-priced = { ability-reach } za { $cost }
# $distance (number), $kind (one of the kind- messages), $ability (goods, or one of the ability- messages), $types (list of type icons), $deal, $spoils
facts-location = odległość { $distance }; { $kind }: { $ability }; typ: { $types }; umowa: { $deal }; zdobycz: { $spoils }
# $kind (one of the kind- messages), $ability (one of the ability-reach messages)
facts-instant = { $kind }; { $ability }

## Tekst karty, zdanie po zdaniu

# $line
text-instant = Karta natychmiastowa: { $line }.
# $line, $reach (number)
text-reach = Zagrana daje zasięg { $reach } ({ $line }).
# $cost
text-price = Zagranie jej kosztuje: { $cost }.
text-open = Lokacja z produkcją otwartą: produkuje przy wejściu do twojego Stanu i w każdej Fazie Produkcji, a przeciwnik może ją odwiedzać.
text-closed = Lokacja z produkcją zamkniętą: produkuje przy wejściu do twojego Stanu i w każdej Fazie Produkcji; przeciwnik nie może jej odwiedzać.
text-action = Lokacja z akcją: w Fazie Akcji możesz tu pracować, pierwszy raz w turze za 1 robotnika, drugi raz za 2.
text-feature = Cecha: działa cały czas i nie przyjmuje robotników.
# $distance (number)
text-distance = Odległość: { $distance }.
# $types (list of type icons)
text-types = Typ: { $types }.
# $deal
text-deal = Umowa, w każdej Fazie Produkcji: { $deal }.
# $spoils
text-spoils = Zdobycz, jeden raz: { $spoils }.
# $count (number)
text-copies = Egzemplarzy w talii: { $count }.
# $goods
effect-gain = Zysk: { $goods }.
# $goods, $type (name of a type icon)
effect-gain-each = Zysk za każdą lokację typu { $type } w twoim Stanie: { $goods }.
# $goods
effect-pay = Koszt oprócz robotników: { $goods }.
# $vp (number)
effect-mark = Wsuwasz pod tę lokację znacznik o wartości { $vp } PZ.
# $vp (number), $type (name of a type icon), $most (number)
effect-mark-each = Za każdą lokację typu { $type }, która jest lub będzie w twoim Stanie, wsuwasz pod tę lokację znacznik o wartości { $vp } PZ; najwyżej { $most ->
        [one] { $most } znacznik
        [few] { $most } znaczniki
       *[many] { $most } znaczników
    }.

# $goods
text-base = Baza, w każdej Fazie Produkcji: { $goods }.
# $contact (ability-reach-priced or contact-rebuild)
text-contact = Karta kontaktu: { $contact }.
text-once = Z każdej linii karty kontaktu możesz skorzystać raz na turę.
# $line, $vp (number), $cost
contact-rebuild = { $line } za { $cost }, daje { $vp } PZ
# $line
contact-used = { $line } (linia użyta)

## Stół

# $round (number), $rounds (number), $phase (one of the phase- messages), $player (the First Player)
table-round = Tura { $round } z { $rounds }. { $phase }. Pierwszy Gracz: { $player }.
# $deck (number of cards), $discard (number of cards)
table-piles = Stos kart zakrytych: { $deck ->
        [0] pusty
        [one] { $deck } karta
        [few] { $deck } karty
       *[many] { $deck } kart
    }. Stos kart odrzuconych: { $discard ->
        [0] pusty
        [one] { $discard } karta
        [few] { $discard } karty
       *[many] { $discard } kart
    }.
# The same when the discard pile is not empty; $card (name of its top card)
table-piles-top = { table-piles } Na wierzchu: { $card }.
# $count (number of cards), $cards (list of names): those of another's hand that everybody knows
table-hand-known = { table-hand }; znane: { $cards }
# $card (name), $facts (one of the facts- messages)
table-card = { $card }: { $facts }
# $cards (list of names)
table-display = Odkryte karty: { $cards }.
# $cards (list of names)
table-played = Zagrane do bieżącej akcji: { $cards }.
# $player (name), $faction (name)
table-side = { $player }, { $faction }
# $player (name), $faction (name)
table-passed = { $player }, { $faction }, pas
# $score (number), $table (number), $locations (number), $markers (number)
table-score = Wynik: { $score } PZ (Tabela Zasobów { $table }, lokacje { $locations }, znaczniki { $markers })
# $goods
table-goods = Zasoby: { $goods }
# $count (number), $most (number), $cards (list of base- messages)
table-base = Pod bazą, { $count } z { $most }: { $cards }
# $card, $deal
base-deal = umowa { $card } ({ $deal })
# $card, $spoils
base-spoils = zdobycz { $card } ({ $spoils })
# $locations (list of table-location messages)
row-production = Produkcja: { $locations }
# $locations (list of table-location messages)
row-features = Cechy: { $locations }
# $locations (list of table-location messages)
row-actions = Akcje: { $locations }
# $place, $notes (list: open or closed, what it does, note- messages)
table-location = { $place } ({ $notes })
note-open = otwarta
note-closed = zamknięta
note-visited = odwiedzona
# $count (1 or 2)
note-worked = { $count ->
        [1] użyta raz
       *[other] użyta dwa razy
    }
# $points (sum such as 2 + 2), $count (number of markers), $most (number)
note-markers = znaczniki { $count } z { $most }: { $points } PZ
# $lines (list of ability-reach-priced and contact- messages)
table-contact = Karta kontaktu: { $lines }

## Wybory

# $card, $facts (one of the facts- messages)
action-take = Weź kartę: { $card } ({ $facts })
# $card, $spoils
action-cash = Zrealizuj zdobycz: { $card } ({ $spoils })
# $card, $spoils
action-keep = Zachowaj na później: { $card } ({ $spoils })
action-pass = Pas: koniec twoich akcji w tej turze
# $card, $distance (number), $spoils
action-conquer = Podbój: { $card } (odległość { $distance }; zdobycz: { $spoils })
# $card, $distance (number), $deal
action-cooperate = Współpraca: { $card } (odległość { $distance }; umowa: { $deal })
# $card, $distance (number), $kind (one of the kind- messages), $ability (goods, or one of the ability- messages)
action-incorporate = Przyłączenie: { $card } (odległość { $distance }; { $kind }: { $ability })
# $sources (sum of source- messages)
action-pay = Zasięg: { $sources }
# $source, $reach (number)
source-free = { $source } ({ $reach })
# $source, $reach (number), $cost
source-priced = { $source } ({ $reach } za { $cost })
# $old, $new, $kind (one of the kind- messages), $ability (goods, or one of the ability- messages)
action-rebuild = Przebudowa: { $old }, nowa lokacja: { $new } ({ $kind }: { $ability })
# $goods
action-gather = Wysłanie po surowiec: { $goods } (koszt: 2 robotników)
# $place, $ability (goods, or one of the ability- messages)
action-visit = Odwiedziny: { $place } (koszt: 1 robotnik; { $ability })
# $place, $ability (goods, or one of the ability- messages)
action-work = Praca: { $place } ({ $ability })
action-exchange = Wymiana kart: odrzuć 2, dobierz 1
# $card
action-discard = Odrzuć kartę: { $card }
# $card, $spoils
action-pawn = Odrzuć zdobycz: { $card } (tracisz: { $spoils })
# $count (number)
action-universal = { $count ->
        [0] Nie używaj surowców uniwersalnych
        [one] Użyj { $count } surowca uniwersalnego
       *[many] Użyj { $count } surowców uniwersalnych
    }
# $card, $deal
action-drop-deal = Odrzuć umowę: { $card } ({ $deal })
# $card, $spoils
action-drop-spoils = Odrzuć zdobycz: { $card } ({ $spoils })
# $card
action-tuck = Znacznikiem będzie karta: { $card }
action-resign = Poddaj partię: gra się kończy twoją przegraną

## Pytania

question-pick = Weź jedną z odkrytych kart.
# $card, $spoils
question-cash = Zrealizować zdobycz „{ $card }” teraz ({ $spoils }) czy zachować ją na później?
question-turn = Wykonaj akcję albo spasuj.
# $way (key conquer, cooperate or incorporate), $card, $distance (number)
question-pay-reach = { $way ->
        [conquer] Podbój
        [cooperate] Współpraca
       *[incorporate] Przyłączenie
    }: { $card }. Czym płacisz? Odległość { $distance }.
# $goods
question-universal = Koszt to { $goods }. Ile z tego pokryjesz surowcami uniwersalnymi?
question-discard = Wybierz kartę z ręki do odrzucenia.
question-pawn = Wybierz zdobycz do odrzucenia; zasobów z niej nie dostaniesz.
question-make-room = Pod bazą nie ma miejsca; wybierz umowę lub zdobycz do odrzucenia.
# $vp (number)
question-choose-marker = Wybierz ze stosu kart odrzuconych kartę na znacznik o wartości { $vp } PZ.

## Dziennik

# $round (number), $first
event-round = Zaczyna się tura { $round }. Pierwszy Gracz: { $first }.
# $cards (list of names)
event-displayed = Odkryte karty: { $cards }.
# $player, $card
event-took = { $player } bierze odkrytą kartę „{ $card }”.
# $card
event-left = Nikt nie wziął karty „{ $card }”; trafia ona na stos kart odrzuconych.
# $player, $card: only this player reads it
event-drew = { $player } dobiera kartę „{ $card }”.
# $player
event-drew-hidden = { $player } dobiera kartę.
# $player
event-nothing-to-draw = { $player } nie dobiera karty: oba stosy kart są puste.
# $cards (number)
event-reshuffled = Stos kart odrzuconych zostaje potasowany i tworzy nowy stos kart zakrytych: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
# $player, $goods
event-gained = { $player } dostaje: { $goods }.
# $player, $goods
event-paid = { $player } wydaje zasoby: { $goods }.
# $player
event-production = { $player } produkuje.
# $player, $card
event-cashed = { $player } realizuje zdobycz „{ $card }”.
# $player, $card
event-kept = { $player } zachowuje zdobycz „{ $card }”.
# $player, $source, $line, $reach (number)
event-reached = { $player } zyskuje zasięg { $reach } ({ $line }); źródło: { $source }.
# $player, $card
event-conquered = { $player } podbija lokację „{ $card }”.
# $player, $card
event-dealt = { $player } zawiera umowę z lokacją „{ $card }”.
# $player, $card
event-incorporated = { $player } przyłącza lokację „{ $card }”.
# $player, $old, $new
event-rebuilt = { $player } przebudowuje lokację „{ $old }”; nowa lokacja to „{ $new }”.
# $player, $place
event-visited = { $player } wysyła robotnika do lokacji „{ $place }”.
# $player, $place
event-worked = { $player } pracuje w lokacji „{ $place }”.
# $player, $place, $vp (number)
event-marked = { $player } wsuwa znacznik { $vp } PZ pod lokację „{ $place }”.
# $player, $place
event-full = Lokacja „{ $place }” ma komplet znaczników; { $player } nie dostaje z niej więcej PZ.
# $player
event-exchanges = { $player } wymienia dwie karty na jedną.
# $player, $card
event-discarded = { $player } odrzuca kartę „{ $card }”.
# $player, $card
event-pawned = { $player } odrzuca zdobycz „{ $card }”.
# $player, $card
event-made-room = { $player } odrzuca spod bazy kartę „{ $card }”.
# $player
event-passed = { $player } pasuje.
# $first
event-cleaned = Koniec tury, niewydane zasoby przepadają. Następny Pierwszy Gracz: { $first }.
# $winners (how many), $names (of the winners), $scores (list such as Anna 21, Jan 19)
event-ended = { $winners ->
        [0] Gra kończy się remisem ({ $scores }).
       *[other] Koniec gry. Wygrywa: { $names } ({ $scores }).
    }
# $player, $names (of the winners)
event-resigned = { $player } poddaje partię. Wygrywa: { $names }.

## Powody odmowy: po jednym komunikacie na punkt zasad, z łącznikiem zamiast kropki w jego numerze

# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-CONQUER-2 = { $where ->
        [instant] „{ $card }” to karta natychmiastowa: { $ability }. Płacisz nią za drogę do lokacji.
       *[elsewhere] Podbić możesz tylko lokację z własnej ręki, a karty „{ $card }” na niej nie ma.
    }
# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-COOPERATE-2 = { $where ->
        [instant] „{ $card }” to karta natychmiastowa: { $ability }. Płacisz nią za drogę do lokacji.
       *[elsewhere] Współpracę możesz nawiązać tylko z lokacją z własnej ręki, a karty „{ $card }” na niej nie ma.
    }
# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-INCORPORATE-1 = { $where ->
        [instant] „{ $card }” to karta natychmiastowa: { $ability }. Płacisz nią za drogę do lokacji.
       *[elsewhere] Przyłączyć możesz tylko lokację z własnej ręki, a karty „{ $card }” na niej nie ma.
    }
# $card, $line, $distance (number), $reach (number)
refused-S51-ACTION-8 = Karta „{ $card }” leży w odległości { $distance }, a zasięg { $reach } ({ $line }) na to nie wystarcza.
    .how = Zasięg zwiększają karty natychmiastowe i żetony tego rodzaju oraz linia twojej karty kontaktu.
# $where (location, none), $card, $line, $distance (number)
refused-S51-ACTION-9 = { $where ->
        [location] „{ $card }” to lokacja, a zasięg dają karty natychmiastowe, żetony i twoja karta kontaktu.
       *[none] Karta „{ $card }” leży w odległości { $distance }, a żadna karta natychmiastowa, żeton ani linia karty kontaktu nie daje ci teraz zasięgu ({ $line }).
    }
    .how = { $where ->
            [location] { "" }
           *[none] Nowe karty natychmiastowe przynosi każda Faza Wypatrywania, a żetony kontaktu produkcja, odwiedziny i praca.
        }
# $where (kind, price, lacking), $source, $line, $cost, $missing (number), $have (number)
refused-S51-ACTION-10 = { $where ->
        [kind] W tej akcji można sumować tylko zasięg jednego rodzaju ({ $line }), a to daje inny: { $source }.
        [price] Razem te źródła zasięgu kosztują { $cost }; brakuje ci { $missing }.
       *[lacking] Nie masz tylu takich źródeł zasięgu, tylko { $have }: { $source }.
    }
# $card, $distance (number), $source
refused-S51-ACTION-11 = Karta „{ $card }” leży w odległości { $distance }, a reszta już tam sięga; pomiń to, co by przepadło: { $source }.
# $card, $line (of the instant card)
refused-S51-CARD-6 = „{ $card }” to karta natychmiastowa do innej akcji: { $line }.
# $line
refused-S51-CARD-9 = Ta linia twojej karty kontaktu była już użyta w tej turze: { $line }.
    .how = W każdej turze można to zrobić raz.
# $cost, $missing (number)
refused-S51-CONQUER-5 = Linia Podboju na twojej karcie kontaktu kosztuje { $cost }; brakuje ci { $missing }.
    .how = 2 robotników zdobywa jeden surowiec; inne dają odwiedziny, twoje lokacje i umowy.
# $cost, $missing (number)
refused-S51-COOPERATE-5 = Linia Współpracy na twojej karcie kontaktu kosztuje { $cost }; brakuje ci { $missing }.
    .how = 2 robotników zdobywa jeden surowiec; inne dają odwiedziny, twoje lokacje i umowy.
# $cost, $missing (number)
refused-S51-INCORPORATE-4 = Linia Przyłączenia na twojej karcie kontaktu kosztuje { $cost }; brakuje ci { $missing }.
    .how = 2 robotników zdobywa jeden surowiec; inne dają odwiedziny, twoje lokacje i umowy.
# $source (name of a card), $cost, $missing (number)
refused-S51-INCORPORATE-6 = Zagranie karty „{ $source }” kosztuje { $cost }; brakuje ci { $missing }.
    .how = 2 robotników zdobywa jeden surowiec; inne dają odwiedziny, twoje lokacje i umowy.
# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-REBUILD-1 = { $where ->
        [instant] „{ $card }” to karta natychmiastowa: { $ability }. Płacisz nią za drogę do lokacji.
       *[elsewhere] Przebudować możesz tylko na lokację z własnej ręki, a karty „{ $card }” na niej nie ma.
    }
# $old, $new
refused-S51-REBUILD-3 = Lokacje „{ $old }” i „{ $new }” nie mają wspólnej ikony typu.
    .how = Typy lokacji pokazują jej ikony; wystarczy jeden wspólny.
# $cost, $missing (number)
refused-S51-REBUILD-4 = Przebudowa kosztuje { $cost }; brakuje ci { $missing }.
    .how = 2 robotników zdobywa jeden surowiec; inne dają odwiedziny, twoje lokacje i umowy.
refused-S51-REBUILD-5 = Linia Przebudowy na twojej karcie kontaktu była już użyta w tej turze.
    .how = W każdej turze można to zrobić raz.
# $good (key: universal, or another), $have (number of workers)
refused-S51-GATHER-1 = { $good ->
        [universal] Po surowiec uniwersalny nie można wysłać robotników: wybierz paliwo, broń, budulec lub złom.
       *[other] Po surowiec trzeba wysłać 2 robotników; { $have ->
            [0] nie masz żadnego
           *[other] masz tylko { $have }
        }.
    }
    .how = { $good ->
            [universal] { "" }
           *[other] Robotników daje każda Faza Produkcji.
        }
# $place
refused-S51-CARD-15 = Lokacja „{ $place }” ma produkcję zamkniętą, więc nie można jej odwiedzić.
# $place
refused-S51-CARD-16 = „{ $place }” to lokacja z akcją: mogą do niej iść tylko robotnicy właściciela.
# $place
refused-S51-VISIT-1 = Odwiedziny wymagają robotnika, a nie masz już żadnego, by wysłać go do lokacji „{ $place }”.
    .how = Robotników daje każda Faza Produkcji.
# $place
refused-S51-VISIT-4 = Lokacja „{ $place }” była już odwiedzona w tej turze.
    .how = W każdej turze można to zrobić raz.
# $place
refused-S51-VISIT-6 = Lokacja „{ $place }” jest dla ciebie zamknięta, bo jej właściciel spasował.
    .how = W następnej turze znów będzie otwarta, dopóki właściciel nie spasuje.
# $place
refused-S51-CARD-17 = „{ $place }” to lokacja z cechą: nie przyjmuje robotników.
# $place, $need (0: not an action location)
refused-S51-WORK-1 = { $need ->
        [0] „{ $place }” nie jest lokacją z akcją, więc twoi robotnicy nie mają tam nic do roboty.
       *[other] Praca wymaga robotnika, a nie masz już żadnego, by wysłać go do lokacji „{ $place }”.
    }
    .how = { $need ->
            [0] { "" }
           *[other] Robotników daje każda Faza Produkcji.
        }
# $cost, $missing (number of resources; 0: what is missing is a card or spoils)
refused-S51-WORK-2 = { $missing ->
        [0] Koszt to { $cost }, a ty tego nie masz.
       *[other] Koszt to { $cost }; brakuje ci { $missing }.
    }
    .how = { $missing ->
            [0] { "" }
           *[other] 2 robotników zdobywa jeden surowiec; inne dają odwiedziny, twoje lokacje i umowy.
        }
# $place, $have (number of workers)
refused-S51-WORK-9 = Drugie użycie lokacji „{ $place }” w turze wymaga 2 robotników; { $have ->
        [0] nie masz żadnego
       *[other] masz tylko { $have }
    }.
    .how = Robotników daje każda Faza Produkcji.
# $place
refused-S51-WORK-10 = Lokacja „{ $place }” była już w tej turze użyta dwa razy.
# $place
refused-S51-SLOT-2 = Lokacja „{ $place }” ma komplet znaczników i nie daje już PZ.
# $where (deal, elsewhere, none), $card
refused-S51-ICON-3 = { $where ->
        [deal] „{ $card }” to umowa, a tutaj odrzucić można tylko zdobycz.
        [elsewhere] Karty „{ $card }” nie ma wśród zdobyczy pod twoją bazą.
       *[none] Pod twoją bazą nie ma zdobyczy do odrzucenia.
    }
    .how = { $where ->
            [deal] { "" }
            [elsewhere] { "" }
           *[none] Zdobyczą staje się podbita lokacja.
        }
# $where (elsewhere, none), $card, $have (number of cards)
refused-S51-EXCHANGE-1 = { $where ->
        [elsewhere] Wymieniasz karty z własnej ręki, a karty „{ $card }” na niej nie ma.
       *[none] { $have ->
            [0] Wymiana wymaga 2 kart z ręki, a twoja ręka jest pusta.
           *[other] Wymiana wymaga 2 kart z ręki, a masz tylko { $have }.
        }
    }
    .how = { $where ->
            [elsewhere] { "" }
           *[none] Każda Faza Wypatrywania daje 3 karty.
        }
# $card, $pile (deals, spoils)
refused-S51-BASE-2 = { $pile ->
        [deals] Karty „{ $card }” nie ma wśród umów pod twoją bazą.
       *[spoils] Karty „{ $card }” nie ma wśród zdobyczy pod twoją bazą.
    }
# $card
refused-S51-WORK-4 = Znacznik bierze się ze stosu kart odrzuconych, a karty „{ $card }” tam nie ma.
# $card
refused-S51-LOOKOUT-2 = Karta „{ $card }” nie jest wyłożona.
# $least (number), $most (number)
refused-S51-PROD-13 = W tej cenie surowców uniwersalnych może być co najmniej { $least } i co najwyżej { $most }.

## Skąd są punkty

score-table = Tabela Zasobów
score-locations = Lokacje
score-markers = Znaczniki
score-total = PZ razem
# What brought points besides what is told at length, which is the production
course-score-moves = akcje

## What is told at length


## Karty w paru słowach: jest mało miejsca

# $goods (list)
short-open = Produkcja otwarta: { $goods }.
# $goods (list)
short-closed = Produkcja zamknięta: { $goods }.
# $goods (list), $type (name of a type icon)
short-each = { $goods } za każdą lokację typu { $type }.
# $cost (list), $goods (list)
short-work = Wyślij robotnika i odrzuć: { $cost }. Zysk: { $goods }.
# $count (number)
short-points-here = { $count } PZ tutaj
# $line (name), $reach (number)
short-instant = Natychmiastowa: { $line }, zasięg { $reach } na jedną akcję.
# $line (name), $reach (number), $cost (list)
short-instant-priced = Natychmiastowa: { $line }, zasięg { $reach } na jedną akcję. Koszt: { $cost }.
stage-production = Produkcja
stage-round = Koniec rundy

## The search of the rulebook

# A line for each thing: what people call it = what the rulebook calls it. Where several words stand before a comma, all must be asked.
rules-synonyms =
    zdobyć punkty, dostać punkty = części wyniku
    zdobyć budulec, zdobyć złom, zdobyć paliwo, zdobyć broń = dwóch robotników surowiec
    niewydane, niewydanymi = przepadają
    kończy, skończy, koniec, długo = długość trwa
    wygrać, wygrywa, wygrana, zwyciężyć = zwycięstwo wygrywa
    remis, tyle samo = remis równych
    zostają surowce, zachować, zachowuję, następną turę = przepadają przepada
    robotnicy, skąd robotników = baza produkcja
    ile umów, ile zdobyczy, limit umów = najwyżej baza
    zaczyna, pierwszy, rozpoczyna = pierwszy gracz
    skończą karty, brak kart, pusty stos, zabraknie = wyczerpanie stos
    spasował, pasował = pas zamyka
    kolejce, mogę zrobić, ruchu = lista akcji
    zbudować, budować, zagrać lokację = przyłączyć
    atakować, zaatakować = podbić
    wykorzystać, użyć zdobyczy = realizacja
    punktów, punkty = punkt PZ
    skąd wziąć, bierze = źródła
    ile razy = drugie użycie
