### New Angeles: nazwy, stół, teksty kart, wybory, pytania, dziennik, powody odmowy i to, co może być nie tak z danymi. Nazwy stoją
### w mianowniku. $player, $other, $from, $to, $owner, $drawer, $target i $subject to imiona graczy, w wyborach nazwy korporacji;
### $card, $event, $demand, $investment i $setup to nazwy kart, w zdaniach w cudzysłowie; $asset to nazwa zasobu ludzkiego, bez
### cudzysłowu, bo jedna sama go ma; $district to nazwa dzielnicy („w dzielnicy Manta”); przy ruchu elementów $from i $to to dzielnice.
### $pieces to element z liczbą w bierniku („1 jednostkę”, „2 żetony”) i stoi tam, gdzie zdanie wymaga biernika; $name i $piece to
### same nazwy elementów w mianowniku, zawsze po dwukropku albo w nawiasie. $goods, $goals i $missing to listy w rodzaju „energia 2,
### kredyty 1”; $give i $want to listy komunikatów terms-. $offer i $side to „główna oferta” albo „kontroferta” (komunikaty offer-);
### gdzie trzeba je odmienić, zdanie wybiera formę po słowie „kontroferta”.

game-newangeles = New Angeles

## Nazwy

corporation-globalsec = Globalsec
corporation-haas-bioroid = Haas-Bioroid
corporation-jinteki = Jinteki
corporation-melange-mining = Melange Mining
corporation-nbn = NBN
corporation-weyland = Weyland Consortium
# A player who has no corporation yet; $number (of the seat, from 1)
corporation-none = Gracz { $number } (jeszcze bez korporacji)

# Rival cards: the six corporations, and this one.
rival-federalist = Federalista

district-guayaquil = Guayaquil
district-quinde = Quinde
district-la-costa = La Costa
district-manta = Manta
district-rabotgorod = Rabotgorod
district-laguna-velasco = Laguna Velasco
district-nihongai = Nihongai
district-esmeraldas = Esmeraldas
district-rutherford = Rutherford
district-base-de-cayambe = Base de Cayambe
district-root = Korzeń
# $district (name), $number (of the district)
district-numbered = { $district } ({ $number })

# The types of action cards; general: any one type not drawn from yet.
type-biotech = Biotechnologie
type-construction = Konstrukcje
type-labor = Pracownicy
type-media = Media
type-security = Ochrona
type-general = Ogólne

# A resource with its number; the attribute is the bare name. $count (number)
resource-energy = energia { $count }
    .name = energia
# $count (number)
resource-consumables = żywność { $count }
    .name = żywność
# $count (number)
resource-tech = technologie { $count }
    .name = technologie
# $count (number)
resource-entertainment = rozrywka { $count }
    .name = rozrywka
# $count (number)
resource-credits = kredyty { $count }
    .name = kredyty

# Units, tokens and what cards count, with their number, in the accusative; the attribute is the bare name. $count (number)
element-human-first = { $count ->
        [one] { $count } jednostkę Frontu Ludzkości
        [few] { $count } jednostki Frontu Ludzkości
       *[many] { $count } jednostek Frontu Ludzkości
    }
    .name = Front Ludzkości
# $count (number)
element-orgcrime = { $count ->
        [one] { $count } jednostkę Organizacji przestępczych
        [few] { $count } jednostki Organizacji przestępczych
       *[many] { $count } jednostek Organizacji przestępczych
    }
    .name = Organizacje przestępcze
# $count (number)
element-prisec = { $count ->
        [one] { $count } jednostkę Prywatnej ochrony
        [few] { $count } jednostki Prywatnej ochrony
       *[many] { $count } jednostek Prywatnej ochrony
    }
    .name = Prywatna ochrona
# $count (number)
element-android = { $count ->
        [one] { $count } żeton androida
        [few] { $count } żetony androidów
       *[many] { $count } żetonów androidów
    }
    .name = android
# $count (number)
element-outage = { $count ->
        [one] { $count } żeton wyłączenia
        [few] { $count } żetony wyłączenia
       *[many] { $count } żetonów wyłączenia
    }
    .name = wyłączenie
# $count (number)
element-illness = { $count ->
        [one] { $count } żeton choroby
        [few] { $count } żetony choroby
       *[many] { $count } żetonów choroby
    }
    .name = choroba
# $count (number)
element-development = { $count ->
        [one] { $count } żeton rozwoju
        [few] { $count } żetony rozwoju
       *[many] { $count } żetonów rozwoju
    }
    .name = rozwój
# $count (number)
element-protest = { $count ->
        [one] { $count } dzielnicę z protestem
        [few] { $count } dzielnice z protestem
       *[many] { $count } dzielnic z protestem
    }
    .name = protest
# $count (number)
element-strike = { $count ->
        [one] { $count } dzielnicę ze strajkiem
        [few] { $count } dzielnice ze strajkiem
       *[many] { $count } dzielnic ze strajkiem
    }
    .name = strajk
# $count (number)
element-enemy = { $count ->
        [one] { $count } wrogą jednostkę
        [few] { $count } wrogie jednostki
       *[many] { $count } wrogich jednostek
    }
    .name = wrogie jednostki
# Protest or strike. $count (number)
element-unrest = { $count ->
        [one] { $count } dzielnicę z protestem lub strajkiem
        [few] { $count } dzielnice z protestem lub strajkiem
       *[many] { $count } dzielnic z protestem lub strajkiem
    }
    .name = niepokój (protest lub strajk)
# $count (number)
element-low-resource = { $count ->
        [one] { $count } dobro na poziomie 1 lub niższym
        [few] { $count } dobra na poziomie 1 lub niższym
       *[many] { $count } dóbr na poziomie 1 lub niższym
    }
    .name = dobro na poziomie 1 lub niższym

# $player (name), $corporation, $way (key you or other): how somebody is called in the log and everywhere else
player-called = { $way ->
        [you] { $player } (ty, { $corporation })
       *[other] { $player } ({ $corporation })
    }

phase-setup = Przygotowanie gry
phase-action = Faza akcji
phase-production = Faza produkcji
phase-event = Faza wydarzeń
phase-demand = Runda wymagań
phase-over = Koniec gry

# The two offers of a deal; abstains: supports neither.
offer-main = główna oferta
offer-counter = kontroferta
offer-abstains = wstrzymanie się

# Action cards.
card-clean-slate = Czysta karta
card-clinical-trials = Badania kliniczne
card-information-procurement = Pozyskiwanie informacji
card-unorthodox-knowledge = Niekonwencjonalna wiedza
card-ark-construction = Budowa arkologii
card-budget-renovations = Tanie remonty
card-gentrification = Gentryfikacja
card-vanity-project = Pomnik próżności
card-efficiency-experts = Eksperci od wydajności
card-high-risk-investments = Inwestycje wysokiego ryzyka
card-labor-solutions = Rozwiązania kadrowe
card-liquidation = Likwidacja
card-live-feeds = Na żywo 24/7
card-media-circus = Medialny cyrk
card-puff-piece = Medialna laurka
card-spin-doctors = Spindoktorzy
card-arrest-orders = Nakazy aresztowania
card-full-deployment = Pełna mobilizacja
card-riot-control = Tłumienie zamieszek
card-scorched-earth = Spalona ziemia

# Emergency action cards.
card-ruthless-tactics = Bezwzględna taktyka
card-unpaid-overclocked = Bez płacy, na podkręconych obrotach
card-mandatory-quarantine = Przymusowa kwarantanna
card-energy-for-all = Energia dla wszystkich
card-sweeps-week = Walka o oglądalność
card-massive-reconstruction = Wielka odbudowa
# Several copies of a card in a list; $card, $count
card-copies = { $card } ×{ $count }
# Stands where a card would, while somebody tries out an effect of their own.
card-try = Efekt na próbę

asset-aaron-marron = Aaron Marron
asset-alex-westlund = Alex Westlund
asset-bernice-mai = Bernice Mai
asset-braintrust = Trust mózgów
asset-bryan-stinson = Bryan Stinson
asset-caprice-nisei = Caprice Nisei
asset-chief-gorman = Szef Gorman
asset-coach-walden = Trener Walden
asset-eiko = Eiko
asset-elizabeth-mills = Elizabeth Mills
asset-floyd = Floyd 2X3A7C
asset-fumiko-yamamori = Fumiko Yamamori
asset-gurren-imaishi = Gurren Imaishi
asset-hernando-cortez = Hernando Cortez
asset-isabel-mcguire = Isabel McGuire
asset-jackson-howard = Jackson Howard
asset-lily-lockwell = Lily Lockwell
asset-locust-company = Kompania Szarańcza
asset-marco-cubrero = Marco Cubrero
asset-mark-yale = Mark Yale
asset-midori = Midori
asset-monica-singh = Monica Singh
asset-mr-li = Pan Li
asset-mr-white = „Pan White”
asset-naoko-watanabe = Naoko Watanabe
asset-rachel-beckmann = Rachel Beckmann
asset-saul-eustecio = Saul Eustecio
asset-sunny-lebeau = Sunny LeBeau
asset-susan-chen = Susan Chen
asset-tanaka = Tanaka
asset-the-fall-guy = Kozioł ofiarny
asset-thomas-haas = Thomas Haas
asset-toshiyuki-sakai = Toshiyuki Sakai
asset-wong-ya-ching = Wong Ya Ching

investment-healthcare-initiative = Program zdrowotny
investment-power-siphoning = Kradzież prądu
investment-union-agreement = Układ ze związkami
investment-laundering-scheme = Pranie pieniędzy
investment-militarized-police = Zmilitaryzowana policja
investment-short-sale = Krótka sprzedaż
investment-retail-sector = Sektor handlowy
investment-energy-sector = Sektor energetyczny
investment-banking-sector = Sektor bankowy
investment-technology-sector = Sektor technologiczny
investment-entertainment-sector = Sektor rozrywkowy
investment-populist-dismissal = Lekceważenie ludu

demand-hosting-worlds-cup = Organizacja mistrzostw świata
demand-increased-martian-violence = Eskalacja przemocy na Marsie
demand-network-disruption = Zakłócenia w sieci
demand-power-grid-overload = Przeciążenie sieci energetycznej
demand-recreational-drug-ban = Zakaz używek
demand-refugee-influx = Napływ uchodźców
demand-retail-shortage = Puste półki
demand-space-elevator-malfunction = Awaria windy kosmicznej
demand-tourism-spike = Najazd turystów

# Event cards: headlines.
news-activist-cells-awaken = Komórki aktywistów budzą się
news-beanstalk-beset-by-protesters = Protestujący oblegają Łodygę
news-human-first-starts-riot = Front Ludzkości wszczyna zamieszki
news-humanity-labor-hosts-union-heads = Humanity Labor gości szefów związków
news-beanstalk-owned-by-mob = Łodyga w rękach mafii
news-gang-wars-at-all-time-high = Rekordowa fala wojen gangów
news-pistoleros-hit-squads-strike = Szwadrony Pistoleros uderzają
news-tri-maf-leaders-unite = Przywódcy Tri-Maf łączą siły
news-crumbling-infrastructure = Infrastruktura się sypie
news-earthquake-rocks-city = Trzęsienie ziemi nawiedza miasto
news-helium-3-transport-threatened = Transport helu-3 zagrożony
news-rolling-outages-increase = Coraz więcej wyłączeń prądu
news-average-wage-falls-again = Średnia płaca znów spada
news-report-record-unemployment = Raport: rekordowe bezrobocie
news-social-apps-spark-revolution = Aplikacje społecznościowe wzniecają bunt
news-welfare-programs-slashed = Cięcia w pomocy społecznej

setup-new-arrivals = Nowe nabytki
setup-storming-the-beanstalk = Szturm na Łodygę
setup-boom-years = Tłuste lata
setup-night-shift = Nocna zmiana
setup-fever-season = Pora gorączki
setup-paper-profits = Papierowe zyski

## Czym się handluje

# $count (number)
terms-capital = { $count } { $count ->
        [1] kapitał
       *[other] kapitału
    }
# $offer, $count (number of cards)
terms-support = { $count ->
        [one] { $offer ->
            [kontroferta] wsparcie kontroferty { $count } kartą
           *[other] wsparcie głównej oferty { $count } kartą
        }
       *[many] { $offer ->
            [kontroferta] wsparcie kontroferty { $count } kartami
           *[other] wsparcie głównej oferty { $count } kartami
        }
    }
# $support (terms-support), $later (number of deals after the one at hand)
terms-later = { $support }{ $later ->
        [one] , w następnej umowie
        [few] , { $later } umowy później
       *[many] , { $later } umów później
    }
# What a side gives that gives nothing.
terms-nothing = nic
# Something that cannot be traded; $good (id, as it was written)
terms-forbidden = „{ $good }”

## Tekst karty, zdanie po zdaniu

# $type
text-action = Karta akcji: { $type }.
# $corporation
text-emergency = Karta akcji awaryjnej: { $corporation }.
text-emergency-use = Możesz ją zaproponować, gdy leży przed tobą odkryta; jeśli wygra umowę, wraca zakryta.
text-harmless = Jej wpływ na dzielnice z chorobą nie podnosi zagrożenia.
# $count (number)
text-copies = Egzemplarzy w talii: { $count }.
text-asset = Zasób ludzki.
text-investment = Inwestycja: leży zakryta, punktowana w najbliższej rundzie wymagań.
# $pieces (an element with its number), $capital (number)
text-step = Za co najmniej { $pieces } w mieście: { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    }.
# The same, counting resources; $pieces, $capital
text-step-supply = Za co najmniej { $pieces } w puli: { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    }.
# $resource, $base, $each, $most (numbers)
text-meets = Jeśli to dobro spełnia wymagania ({ $resource }): { $base } { $base ->
        [1] kapitał
       *[other] kapitału
    } i jeszcze { $each } za każdą jego sztukę w puli, razem najwyżej { $most }.
# $name, $capital (number)
text-each = { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    } za każdy taki żeton lub jednostkę w mieście: { $name }.
text-demand = Wymagania, sprawdzane w najbliższej rundzie wymagań.
# $goods
text-goals = Potrzebne w puli: { $goods }.
# $threat (number)
text-fail = Jeśli czegoś zabraknie, zagrożenie rośnie o { $threat }.
# $name (the element on the back)
text-event = Wydarzenie; na rewersie: { $name }.
text-setup = Karta przygotowania.
# $name (of the piece), $districts (list of districts)
text-place = Umieść: { $name } – { $districts }.
# $turns (number)
text-turns = Liczba tur w następnej fazie akcji: { $turns }.
text-rival-federalist = Karta rywala: wygrywasz tylko wtedy, gdy zagrożenie osiągnie 25, a ty masz co najmniej 25 kapitału.
# $corporation
text-rival = Karta rywala: na koniec gry miej więcej kapitału niż { $corporation }. Jeśli dostał ją gracz, którego korporacją jest { $corporation }, musi mieć więcej kapitału niż trzech innych graczy (w grze czteroosobowej: niż dwóch).
# $draws (list of draw-line messages)
text-sheet-four = Dobieranie przy 4 graczach: { $draws }.
# $draws (list of draw-line messages)
text-sheet-more = Dobieranie przy 5 lub 6 graczach: { $draws }.
# $count (number), $type
draw-line = { $type } ×{ $count }
# $contract (one of the contract- messages)
text-contract = Kontrakt: { $contract }.
# $pieces (1 of what is removed), $capital
contract-remove = { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    } za każdym razem, gdy karta akcji usuwa z dzielnicy { $pieces }
# $capital
contract-lower = { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    } za każdy poziom, o który karta akcji obniża niepokój
# $capital
contract-android = { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    } za kartę akcji, która przenosi co najmniej jeden żeton androida
# $capital, $limit (number)
contract-calm-event = { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    } za wydarzenie, podczas którego zagrożenie rośnie o mniej niż { $limit }
# $card
text-emergency-card = Karta akcji awaryjnej: { $card }.

# When an ability of an asset applies; what follows is what it does.
when-always = Zawsze
when-claim = Gdy zdobywasz ten zasób
when-end-of-turn = Na koniec tury
when-turn-start-richer = Gdy zaczyna się tura gracza, który ma więcej kapitału od ciebie
when-revealed = Po odkryciu zasobu ludzkiego umowy
when-main = Po złożeniu głównej oferty
when-main-own = Gdy składasz główną ofertę
when-counter = Po złożeniu kontroferty
when-counter-other = Gdy inny gracz składa kontrofertę
when-support = Gdy zaczyna się krok wsparcia
when-support-countered = Gdy zaczyna się krok wsparcia i jest kontroferta
when-abstain-other = Gdy inny gracz się wstrzymuje
when-resolution-countered = Gdy zaczyna się krok rozstrzygnięcia i jest kontroferta
when-tie = Gdy obie oferty mają tyle samo wsparcia
when-won-right = Gdy umowę wygrywa gracz po twojej prawej stronie
when-won-counter-won = Gdy wygrywa kontroferta
when-won-lost-as-active = Gdy jesteś aktywnym graczem, a wygrywa kontroferta innego gracza
when-deal-over-empty-handed = Gdy umowa się kończy, a twoja ręka jest pusta
when-threat = Po wzroście zagrożenia
when-illness-threat = Po wzroście zagrożenia z powodu choroby
when-cost = Gdy inny gracz odrzuca karty za kontrofertę
# $when (one of the when- messages), $effects
ability = { $when }: { $effects }
# $when, $price (one of the price- messages), $effects
ability-priced = { $when }: { $price } { $effects }
price-exhaust = Możesz wyczerpać ten zasób.
price-discard = Odrzuć ten zasób.
price-may-discard = Możesz odrzucić ten zasób.
price-may = Możesz użyć tej zdolności.

## Co robią efekty

# $pieces, $count (of them)
effect-remove = Usuń { $pieces } z { $count ->
        [one] dowolnej dzielnicy
       *[many] dowolnych dzielnic
    }.
# $pieces, $count (of them)
effect-remove-up-to = Usuń najwyżej { $pieces } z { $count ->
        [one] dowolnej dzielnicy
       *[many] dowolnych dzielnic
    }.
# $effects
effect-if-removed = Jeśli coś usunięto: { $effects }
# $name
effect-clear = Usuń z wybranej dzielnicy wszystkie { $name }.
# $pieces, $count (of them)
effect-place = Umieść { $pieces } w { $count ->
        [one] dowolnej dzielnicy
       *[many] dowolnych dzielnicach
    }.
# $pieces
effect-place-cleared = Umieść { $pieces } w dzielnicy, z której właśnie coś usunięto.
# $pieces
effect-place-chosen = Umieść { $pieces } w wybranej dzielnicy.
# $name
effect-move = Wszystkie { $name } w tej dzielnicy się poruszają.
# $count (districts), $stages (number)
effect-raise = Podnieś niepokój o { $stages ->
        [one] { $stages } poziom
        [few] { $stages } poziomy
       *[many] { $stages } poziomów
    } w { $count ->
        [one] dowolnej dzielnicy
       *[many] { $count } różnych dzielnicach
    }.
# $stages (number)
effect-raise-cleared = Podnieś niepokój o { $stages ->
        [one] { $stages } poziom
        [few] { $stages } poziomy
       *[many] { $stages } poziomów
    } w każdej dzielnicy, z której właśnie coś usunięto.
# $count (districts), $stages (number)
effect-lower = Obniż niepokój o { $stages ->
        [one] { $stages } poziom
        [few] { $stages } poziomy
       *[many] { $stages } poziomów
    } w { $count ->
        [one] dowolnej dzielnicy
       *[many] { $count } różnych dzielnicach
    }.
# $count (districts), $stages (number)
effect-lower-up-to = Obniż niepokój o { $stages ->
        [one] { $stages } poziom
        [few] { $stages } poziomy
       *[many] { $stages } poziomów
    } w najwyżej { $count ->
        [one] { $count } dzielnicy
       *[many] { $count } różnych dzielnicach
    }.
# $count (times), $stages (number)
effect-lower-again = Obniż niepokój o { $stages ->
        [one] { $stages } poziom
        [few] { $stages } poziomy
       *[many] { $stages } poziomów
    } w dowolnej dzielnicy, najwyżej { $count ->
        [one] { $count } raz
       *[many] { $count } razy
    }; tę samą dzielnicę można wybrać ponownie.
effect-choose-working = Wybierz dzielnicę, w której nie trwa strajk ani wyłączenie.
effect-choose-no-prisec = Wybierz dzielnicę bez Prywatnej ochrony.
effect-choose-no-outage = Wybierz dzielnicę, w której nie trwa wyłączenie.
effect-choose-same-tier = Wybierz inną dzielnicę z tego samego poziomu.
# $name
effect-needs = Jeśli w rezerwach nie ma takiej jednostki ({ $name }), nic więcej się nie dzieje.
effect-produce = Wybrana dzielnica od razu produkuje dobra.
# $name
effect-produce-despite = Wybrana dzielnica od razu produkuje dobra, nawet jeśli są w niej { $name }.
effect-strike = Zaczyna się w niej strajk.
# $pieces
effect-android = Przenieś { $pieces } do dzielnicy bez androida.
# $pieces
effect-android-up-to = Przenieś najwyżej { $pieces } do dzielnic bez androida.
# $count (by how much), $resource
effect-supply-less = Zmniejsz o { $count } ilość dobra „{ $resource }” w puli.
# $count (by how much), $resource
effect-supply-more = Zwiększ o { $count } ilość dobra „{ $resource }” w puli.
# $count (by how much), $number (of resources)
effect-supply-less-any = { $number ->
        [one] Zmniejsz o { $count } ilość dowolnego dobra w puli.
        [few] Wybierz najwyżej { $number } różne dobra i zmniejsz ilość każdego z nich w puli o { $count }.
       *[many] Wybierz najwyżej { $number } różnych dóbr i zmniejsz ilość każdego z nich w puli o { $count }.
    }
# $count (by how much), $number (of resources)
effect-supply-more-any = { $number ->
        [one] Zwiększ o { $count } ilość dowolnego dobra w puli.
        [few] Wybierz najwyżej { $number } różne dobra i zwiększ ilość każdego z nich w puli o { $count }.
       *[many] Wybierz najwyżej { $number } różnych dóbr i zwiększ ilość każdego z nich w puli o { $count }.
    }
# $threat
effect-supply-threat = Jeśli wynosi ona 0, zamiast tego zagrożenie rośnie o { $threat }.
# $effects
effect-if-supplied = Jeśli to zrobisz: { $effects }
# $count
effect-threat = Zagrożenie rośnie o { $count }.
# $count, $name
effect-threat-each = Zagrożenie rośnie o { $count } za każdy taki żeton lub jednostkę w mieście: { $name }.
# $pieces (the element with the number needed), $effects
effect-if = Jeśli miasto ma co najmniej { $pieces }: { $effects }
# $pieces, $tier (number), $effects
effect-if-tier = Jeśli na poziomie { $tier } miasto ma co najmniej { $pieces }: { $effects }
# $effects
effect-otherwise = W przeciwnym razie: { $effects }
# $name, $times (number)
effect-march = { $times ->
        [one] { $name }: każda jednostka w mieście się porusza, najpierw ta w dzielnicy o najwyższym numerze.
       *[many] { $name }: każda jednostka w mieście porusza się { $times } razy, najpierw ta w dzielnicy o najwyższym numerze.
    }
effect-pick-anyone = Wybierz gracza; możesz wskazać siebie.
effect-pick-other = Wybierz innego gracza.
# $options (two or more of $effects, with strokes between them)
effect-either = Wybierz jedno: { $options }
# $capital
effect-gain-self = Zyskujesz { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    }.
# $capital
effect-gain-picked = Ten gracz zyskuje { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    }.
# $capital
effect-gain-active = Aktywny gracz zyskuje { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    }.
# $capital, $supporter (number)
effect-gain-supporter = Ten gracz zyskuje { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    } albo { $supporter }, jeśli wsparł zwycięską ofertę.
# $capital
effect-lose-self = Tracisz { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    }.
# $capital
effect-lose-picked = Ten gracz traci { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    }.
# $capital
effect-lose-active = Aktywny gracz traci { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    }.
# $amounts (list of numbers)
effect-share = Wybierz różnych graczy; każdy zyskuje jedną z tych kwot kapitału: { $amounts }.
# $count
effect-collect = Zgodnie z ruchem wskazówek zegara, zaczynając od aktywnego gracza, każdy może zapłacić kapitał. Jeśli gracze zapłacą razem tyle, ilu ich jest, zagrożenie maleje o { $count }.
# $cards
effect-draw-top = Dobierasz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } rodzaju, który na twoim arkuszu jest pierwszy.
# $cards
effect-draw-top-picked = Ten gracz dobiera { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } rodzaju, który na jego arkuszu jest pierwszy.
# $cards
effect-draw-each = Dobierasz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } każdego rodzaju.
# $cards
effect-draw-mixed = Dobierasz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }; rodzaj każdej wybierasz osobno.
# $cards
effect-draw-mixed-picked = Ten gracz dobiera { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }; rodzaj każdej wybiera osobno.
# $cards
effect-draw-told-picked = Ten gracz dobiera { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } rodzaju, który wskażesz.
# $cards, $supporter (number; 0: no difference), $may (yes or no)
effect-all-draw = Zgodnie z ruchem wskazówek zegara, zaczynając od aktywnego gracza, każdy { $may ->
        [yes] może dobrać
       *[no] dobiera
    } { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } jednego rodzaju{ $supporter ->
        [0] .
       *[other] { " " }albo { $supporter }, jeśli wsparł zwycięską ofertę.
    }
# $cards
effect-foresee = Obejrzyj w tajemnicy { $cards ->
        [one] { $cards } wierzchnią kartę
        [few] { $cards } wierzchnie karty
       *[many] { $cards } wierzchnich kart
    } wydarzeń; jedną połóż na spodzie talii, pozostałe z powrotem na wierzchu, w dowolnej kolejności.
effect-discard-asset = Odrzuć jeden z zasobów ludzkich tego gracza, jeśli jakiś ma.
# $cards
effect-discard-cards = Ten gracz odrzuca { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
# $count, $capital
effect-give-cards = Daj temu graczowi najwyżej { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } z ręki i zyskaj { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    } za każdą.
# $capital
effect-swap-assets = Zamień miejscami dwa zasoby ludzkie różnych graczy; jeśli jeden z nich jest twój, tracisz { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    }.
# $count
effect-steal-emergency = { $count ->
        [one] Ukradnij { $count } kartę akcji awaryjnej, odkrytą lub zakrytą.
        [few] Ukradnij { $count } karty akcji awaryjnych, odkryte lub zakryte.
       *[many] Ukradnij { $count } kart akcji awaryjnych, odkrytych lub zakrytych.
    }
effect-flip = Karta akcji awaryjnej tego gracza zostaje odkryta.
# $capital, $richest (number)
effect-steal-capital = Ukradnij innemu graczowi { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    } albo { $richest }, jeśli nikt nie jest od niego bogatszy.
effect-steal-asset = Ukradnij innemu graczowi zasób ludzki.
effect-hand-over = Przekaż temu graczowi ten zasób.
effect-claim-top = Zdobądź wierzchnią kartę z talii zasobów ludzkich.
effect-look-and-steal = Obejrzyj rękę tego gracza; możesz ukraść z niej jedną kartę.
effect-steal-blindly = Ukradnij losową kartę z ręki tego gracza.
effect-look-at-rival = Obejrzyj kartę rywala spod planszy; możesz w tajemnicy zamienić ją ze swoją.
effect-no-limit = W tej turze nie musisz odrzucać kart ponad rozmiar ręki.
effect-intercept = Te karty trafiają na twoją rękę zamiast na stos kart odrzuconych.
effect-double-draws = Dobierasz dwa razy tyle kart, ile podaje twój arkusz.
# $way (up or down), $count
effect-hand-size = { $way ->
        [up] Twój rozmiar ręki jest o { $count } większy.
       *[down] Twój rozmiar ręki jest o { $count } mniejszy.
    }
effect-declare = Gracz, który ją złożył, deklaruje, jak by ją rozpatrzył, i musi się tego trzymać.
# $capital
effect-send-back = Oferta wraca na rękę tego gracza, chyba że da ci on { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    }.
# $capital
effect-drum-up = Ten gracz wspiera główną ofertę 1 kartą albo traci { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    }.
effect-deck-support = Połóż obok oferty jako wsparcie wierzchnią kartę dowolnej talii akcji, nie oglądając jej.
# $capital
effect-bet = Jeśli ten gracz wygra umowę, zyskujesz { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    }.
effect-bar = W tej umowie ten gracz nie może wesprzeć kontroferty.
effect-mute = Gracz, który ją złożył, nie może w tej umowie handlować kapitałem ani zasobami ludzkimi.
effect-decide = Decydujesz, która oferta wygrywa.
# $capital
effect-rob-winner = Ukradnij konkurującemu graczowi { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    }.
effect-counter-too = Składasz też kontrofertę, a umowa od razu przechodzi do kroku wsparcia.

## Stół

# $round, $rounds (numbers), $phase, $left (turns)
table-round = Runda { $round } z { $rounds }. { $phase }. Zakryte zasoby ludzkie na torze tur: { $left }.
# $threat, $most (numbers)
table-threat = Zagrożenie: { $threat } z { $most }.
# $demand, $threat (number)
table-demand = Wymagania: { $demand } (niespełnione: zagrożenie +{ $threat })
# $tracks (list of table-track messages)
table-supply = Pula: { $tracks }
# $resource, $have, $goal, $last (numbers)
table-track = { $resource } { $have } (cel { $goal }, tor do { $last })
# $name (the element on the back), $count (cards in the deck)
table-next-event = Następne wydarzenie, rewers: { $name }. Talia wydarzeń: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.
# $cards (list of events with their place)
table-known-events = Znane ci wydarzenia, od wierzchu talii: { $cards }.
# $number (place from the top, 1 is the next), $event
table-known-event = { $number }. { $event }
# $decks (list of deck-line messages), $discard (number), $assets (number)
table-decks = Talie akcji: { $decks }. Stos kart odrzuconych: { $discard }. Talia zasobów ludzkich: { $assets }.
# $type, $count
deck-line = { $type } { $count }

table-city = Miasto
# $number, $district, $tier, $yield (list of goods), $path (district), $there (list: stage of unrest, pieces)
table-district = { $number }. { $district }, poziom { $tier }, { $yield }; ścieżka: { $path }; stan: { $there }
# Where a district holds nothing at all.
district-quiet = spokój

table-deal = Umowa
# $asset
deal-asset = Odkryty zasób ludzki: { $asset }
deal-no-asset = Nie ma odkrytego zasobu ludzkiego.
# $card, $player, $count (support cards)
deal-main = Główna oferta, { $player }: „{ $card }”; wsparcie: { $count }
# $player
deal-no-main = Nie ma jeszcze głównej oferty; aktywny gracz: { $player }.
# $card, $player, $count (support cards)
deal-counter = Kontroferta, { $player }: „{ $card }”; wsparcie: { $count }
# $cards (list)
deal-older = Wcześniejsze kontroferty, już nieważne: { $cards }
# $count
deal-cost = Następna kontroferta: { $count ->
        [0] bez odrzucania kart
        [one] { $count } karta do odrzucenia
        [few] { $count } karty do odrzucenia
       *[many] { $count } kart do odrzucenia
    }
# $players (list)
deal-barred = Bez prawa wsparcia kontroferty: { $players }
# $players (list)
deal-muted = W tej umowie bez prawa handlu kapitałem i zasobami ludzkimi: { $players }
# $player, $other
deal-bet = { $player } stawia na to, że umowę wygra { $other }
# $offer, $choices (list of choices)
deal-declared = { $offer ->
        [kontroferta] Deklaracja do kontroferty: { $choices }
       *[other] Deklaracja do głównej oferty: { $choices }
    }
# $offer
deal-won = Zwycięska oferta: { $offer }
# $player, $corporation
table-side = { $player }, { $corporation }
# $player, $corporation
table-active = { $player }, { $corporation }, aktywny gracz
# $capital (number), $size (hand cards)
side-capital = Kapitał: { $capital }. Ręka: { $size ->
        [0] brak kart
        [one] { $size } karta
        [few] { $size } karty
       *[many] { $size } kart
    }.
# $assets (list)
side-assets = Zasoby ludzkie: { $assets }
# $asset
asset-exhausted = { $asset } (karta wyczerpana)
# $cards (list)
side-emergency = Karty akcji awaryjnych: { $cards }
# $card
emergency-spent = { $card } (zakryta)
# $offer, $count (facedown cards laid)
side-support = Wsparcie: { $offer }, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
# $cards (list)
side-known = Znane ci karty z tej ręki: { $cards }
# $rival
side-rival = Rywal: { $rival }
# $investment, $text
side-investment = Inwestycja: { $investment }. { $text }
# $cards (list)
side-dealt = Inwestycje do wyboru: { $cards }
# $card, $facts (type or emergency, and what it does)
side-card = { $card } ({ $facts })
# $cards (list)
side-laid = Twoje karty wsparcia: { $cards }
# $rival
table-under = Karta rywala pod planszą: { $rival }.

table-trades = Transakcje i obietnice
# $number, $from, $to, $give, $want, $kind (trade-binding, trade-loose or trade-parts), $promised (yes or no), $promise (text of the players)
table-trade = { $number }. { $from } daje: { $give }; { $to } daje: { $want }; { $kind }{ $promised ->
        [yes] ; obietnica: { $promise }
       *[no] { "" }
    }
trade-binding = wiążąca
trade-loose = niewiążąca
# $first (state of the maker's part), $second (state of the taker's part)
trade-parts = części: { $first }, { $second }
part-open = do spełnienia
part-kept = spełniona
part-broken = złamana
part-lapsed = bezprzedmiotowa
# $kept, $broken (numbers)
side-promises = Obietnice: spełnione { $kept }, złamane { $broken }

## Wybory

action-pass = Pas
# $asset, $text (what it does)
action-use = Użyj zasobu: { $asset } ({ $text })
action-enough = Wystarczy
# $type
action-type = Karty: { $type }
# $card
action-discard = Odrzuć kartę: { $card }
# $corporation
action-player = { $corporation }
# $effects
action-either = { $effects }
# A declared choice between effects; $number (1, 2, ...)
choice-option = opcja { $number }
# $count
action-pay = { $count ->
        [0] Nic nie płać
       *[other] Zapłać { $count } { $count ->
           [1] kapitał
          *[other] kapitału
       }
    }
# $event
action-bury = Połóż na spodzie talii: { $event }
# $event
action-lay = Połóż najniżej: { $event }
# $card
action-emergency = { $card }
# $asset, $corporation (whose it is)
action-asset = { $asset } ({ $corporation })
# $card
action-give = Daj kartę: { $card }
# $card
action-steal = Ukradnij kartę: { $card }
# $type, $side
action-top = { $side ->
        [kontroferta] Wesprzyj kontrofertę wierzchnią kartą talii „{ $type }”
       *[other] Wesprzyj główną ofertę wierzchnią kartą talii „{ $type }”
    }
# $side
action-win = Wygrywa { $side }
action-swap = Zamień karty rywali
action-return = Weź kontrofertę z powrotem
action-join = Wesprzyj główną ofertę 1 kartą
# $capital
action-ransom = Zapłać { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    }
# $piece, $district
action-remove = Usuń z dzielnicy { $district }: { $piece }
# $piece, $district
action-place = Umieść w dzielnicy { $district }: { $piece }
# $district
action-raise = Podnieś niepokój: { $district }
# $district
action-lower = Obniż niepokój: { $district }
# $district
action-district = { $district }
# $from, $to (districts)
action-shift = Przenieś androida: { $from } → { $to }
# $resource
action-resource = { $resource }
# $investment, $text
action-keep = Zachowaj inwestycję „{ $investment }”: { $text }
# $card, $text
action-main = Główna oferta: { $card } ({ $text })
# $card, $text
action-counter = Kontroferta: { $card } ({ $text })
# $corporation, $give, $want, $kind (trade-binding or trade-loose), $promised (yes or no), $promise (text of the players)
action-trade = Zaproponuj transakcję (druga strona: { $corporation }; { $kind }); dajesz: { $give }; dostajesz: { $want }{ $promised ->
        [yes] ; obietnica: { $promise }
       *[no] { "" }
    }
# $number, $kind (trade-binding or trade-loose), $corporation (whose offer it is), $give, $want, $promised (yes or no), $promise (text of the players)
action-accept = Przyjmij transakcję nr { $number } (druga strona: { $corporation }; { $kind }); dajesz: { $give }; dostajesz: { $want }{ $promised ->
        [yes] ; obietnica: { $promise }
       *[no] { "" }
    }
# $number
action-decline = Odrzuć transakcję nr { $number }
# $number
action-withdraw = Wycofaj transakcję nr { $number }
# $number, $give, $want, $kind (trade-binding or trade-loose), $promised (yes or no), $promise (text of the players)
action-haggle = Odpowiedz na transakcję nr { $number } innymi warunkami ({ $kind }); dajesz: { $give }; dostajesz: { $want }{ $promised ->
        [yes] ; obietnica: { $promise }
       *[no] { "" }
    }
# $number, $give
action-fulfil = Spełnij teraz swoją część obietnicy nr { $number }; dajesz: { $give }
# $number, $verdict (kept or broken)
action-judge = { $verdict ->
        [kept] Obietnica nr { $number } dla ciebie została dotrzymana
       *[broken] Obietnica nr { $number } dla ciebie została złamana
    }
action-abstain = Wstrzymaj się
# $side
action-support = { $side ->
        [kontroferta] Wesprzyj kontrofertę
       *[other] Wesprzyj główną ofertę
    }
# $card
action-back = Połóż zakrytą kartę: { $card }
# $corporation, $text (its contract)
action-corporation = { $corporation } (kontrakt: { $text })

## Pytania

# $moment (one of the moment- messages)
question-use = Użyć zasobu ludzkiego? { $moment }.
moment-always = W dowolnej chwili
moment-claim = Zdobyto zasób ludzki
moment-end-of-turn = Koniec twojej tury
moment-turn-start = Zaczyna się tura
moment-revealed = Odkryto zasób ludzki umowy
moment-main = Złożono główną ofertę
moment-counter = Złożono kontrofertę
moment-support = Zaczyna się krok wsparcia
moment-abstain = Ktoś się wstrzymał
moment-resolution = Zaczyna się krok rozstrzygnięcia
moment-tie = Jest remis we wsparciu
moment-won = Umowa ma zwycięzcę
moment-deal-over = Umowa się skończyła
moment-threat = Zagrożenie wzrosło
moment-illness-threat = Zagrożenie wzrosło z powodu choroby
moment-cost = Ktoś odrzuca karty za kontrofertę
# $offer
question-declare-one = { $offer ->
        [kontroferta] Zadeklaruj, jak rozpatrzysz swoją kontrofertę.
       *[other] Zadeklaruj, jak rozpatrzysz swoją główną ofertę.
    }
# $cards
question-general = Dobierasz { $cards ->
        [one] { $cards } kartę ogólną
        [few] { $cards } karty ogólne
       *[many] { $cards } kart ogólnych
    }; wybierz rodzaj, którego w tym kroku jeszcze nie było.
# $left
question-discard = { $left ->
        [1] Odrzuć kartę z ręki.
       *[other] Odrzuć kartę z ręki. Jeszcze: { $left }.
    }
question-pick-one = Wybierz gracza.
question-either-one = Wybierz jeden z efektów.
# $amount
question-share-one = Wskaż gracza, który zyskuje { $amount } { $amount ->
        [1] kapitał
       *[other] kapitału
    }.
question-contribute = Ile kapitału płacisz na zmniejszenie zagrożenia?
# $cards
question-draw-type = Z której talii dobierasz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }?
# $drawer, $cards
question-told-type = Z której talii { $drawer } ma dobrać { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }?
# $cards
question-all-draw-one = Z której talii dobierasz { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }?
question-bury = Która karta wydarzenia idzie na spód talii?
question-lay = Która z odkładanych kart wydarzeń ma leżeć najniżej?
# $owner
question-flip-one = Wybierz kartę akcji awaryjnej do odkrycia; ma ją { $owner }.
# $left
question-steal-emergency-one = { $left ->
        [1] Którą kartę akcji awaryjnej kradniesz?
       *[other] Którą kartę akcji awaryjnej kradniesz? Jeszcze: { $left }.
    }
# $owner
question-discard-asset-one = Wybierz zasób ludzki do odrzucenia; ma go { $owner }.
question-steal-asset-one = Wybierz zasób ludzki, który kradniesz.
# $first (name of the first asset, or none)
question-swap-one = Wybierz zasób ludzki do zamiany; wybrany dotąd: { $first }.
# $left
question-give-one = Wybierz kartę, którą dajesz, albo zakończ; jeszcze najwyżej { $left }.
# $target
question-steal-one = Możesz ukraść jedną z kart, które ma na ręce { $target }.
question-rob-one = Komu kradniesz kapitał?
question-swap-rival = Zamienić swoją kartę rywala z tą spod planszy czy zostawić obie?
question-decide-one = Zdecyduj, która oferta wygrywa.
# $owner, $capital
question-send-back-or-pay = Zapłacić { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    } czy wziąć kontrofertę z powrotem? Kapitał dostanie { $owner }.
# $capital
question-drummed-up = Wesprzeć główną ofertę 1 kartą czy stracić { $capital } { $capital ->
        [1] kapitał
       *[other] kapitału
    }?
question-deck-support-one = Wybierz talię i ofertę, którą wesprze jej wierzchnia karta.
# $name, $left
question-remove-one = { $left ->
        [1] Wybierz, co usunąć: { $name }.
       *[other] Wybierz, co usunąć: { $name }. Jeszcze: { $left }.
    }
# $name, $left
question-place-one = { $left ->
        [1] Wybierz dzielnicę. Do umieszczenia: { $name }.
       *[other] Wybierz dzielnicę. Do umieszczenia: { $name }. Jeszcze: { $left }.
    }
# $left
question-raise-one = { $left ->
        [1] W której dzielnicy rośnie niepokój?
       *[other] W której dzielnicy rośnie niepokój? Jeszcze: { $left }.
    }
# $left
question-lower-one = { $left ->
        [1] W której dzielnicy maleje niepokój?
       *[other] W której dzielnicy maleje niepokój? Jeszcze: { $left }.
    }
question-choose-one = Wybierz dzielnicę.
# $left
question-android-one = { $left ->
        [1] Którego androida przenosisz i dokąd?
       *[other] Którego androida przenosisz i dokąd? Jeszcze: { $left }.
    }
# $way (up or down), $count (by how much)
question-supply-one = { $way ->
        [up] Wybierz dobro, którego ilość rośnie o { $count }.
       *[down] Wybierz dobro, którego ilość maleje o { $count }.
    }
question-keep = Którą inwestycję zachowujesz?
question-main = Złóż główną ofertę.
question-counter = Złóż kontrofertę albo spasuj.
# $left
question-counter-cost = { $left ->
        [1] Odrzuć kartę za swoją kontrofertę.
       *[other] Odrzuć kartę za swoją kontrofertę. Jeszcze: { $left }.
    }
question-support = Wesprzyj ofertę albo się wstrzymaj.
# $side, $least (may be 0 or less), $most
question-support-with = { $side ->
        [kontroferta] Kładź zakryte karty obok kontroferty.
       *[other] Kładź zakryte karty obok głównej oferty.
    } { $least ->
        [1] Jeszcze co najmniej jedna.
       *[other] Jeszcze najwyżej { $most }.
    }
question-corporation = Wybierz korporację.

## Dziennik

# $setup
event-set-up = Karta przygotowania: „{ $setup }”.
# $player, $corporation
event-corporation = { $player } gra korporacją { $corporation }.
# $player
event-first-player = Pierwszy aktywny gracz: { $player }.
# $player, $rival: only this player reads it
event-rival = { $player } ma kartę rywala: { $rival }.
# $player
event-rival-hidden = { $player } dostaje kartę rywala.
# $player, $investments (list): only this player reads it
event-investments = { $player } może wybrać jedną z tych inwestycji: { $investments }.
# $player, $investment: only this player reads it
event-invested = { $player } zachowuje inwestycję „{ $investment }”.
# $player
event-invested-hidden = { $player } zachowuje inwestycję.
# $round, $space (standard or demand)
event-round = { $space ->
        [demand] Zaczyna się runda wymagań.
       *[standard] Zaczyna się runda { $round }.
    }
# $player, $left (assets on the turn track)
event-turn = Turę zaczyna { $player }. Zasoby ludzkie na torze tur: { $left }.
# $turns
event-turns = Zasoby ludzkie położone na torze tur: { $turns }.
# $player, $asset
event-revealed = { $player } odkrywa zasób ludzki: { $asset }.
# $player
event-no-offer = { $player } nie ma co zaproponować.
# $player, $card
event-main-offer = { $player } składa główną ofertę: „{ $card }”.
# $player, $card, $cost (number of cards discarded)
event-counteroffer = { $player } składa kontrofertę: „{ $card }”.{ $cost ->
        [0] { "" }
        [one] { " " }Kosztuje to { $cost } kartę z ręki.
        [few] { " " }Kosztuje to { $cost } karty z ręki.
       *[many] { " " }Kosztuje to { $cost } kart z ręki.
    }
# $player
event-no-counter = { $player } nie składa kontroferty.
# $player, $card
event-sent-back = { $player } bierze kontrofertę z powrotem: „{ $card }”.
# $player, $offer, $card, $choices (list of choices)
event-declared = { $player } deklaruje, jak rozpatrzy kartę „{ $card }” ({ $offer }). Wybory: { $choices }.
# $player, $card, $offer: only this player reads it
event-backed = { $player } kładzie jako wsparcie kartę „{ $card }”.
# $player, $offer, $cards
event-supported = { $cards ->
        [one] { $offer ->
            [kontroferta] { $player } wspiera kontrofertę { $cards } kartą.
           *[other] { $player } wspiera główną ofertę { $cards } kartą.
        }
       *[many] { $offer ->
            [kontroferta] { $player } wspiera kontrofertę { $cards } kartami.
           *[other] { $player } wspiera główną ofertę { $cards } kartami.
        }
    }
# $player, $offer, $type
event-deck-supported = { $offer ->
        [kontroferta] { $player } wspiera kontrofertę wierzchnią kartą talii „{ $type }”.
       *[other] { $player } wspiera główną ofertę wierzchnią kartą talii „{ $type }”.
    }
# $player
event-abstained = { $player } się wstrzymuje.
# $player, $offer
event-decided = { $player } decyduje, że umowę wygrywa { $offer }.
# $player, $offer, $main, $counter (numbers of support cards), $by (tie: as many for both; more)
event-won = Umowę wygrywa { $offer }; zwycięzca: { $player }. Wsparcie: główna oferta { $main }, kontroferta { $counter }.{ $by ->
        [tie] {" "}Był remis, a przy remisie wygrywa główna oferta.
       *[more] {""}
    }
# $player, $card
event-resolved = { $player } rozpatruje kartę „{ $card }”.
# $asset
event-asset-unclaimed = Nikt nie zdobywa zasobu ludzkiego, karta trafia na spód talii: { $asset }.
# $player, $asset
event-claimed = { $player } zdobywa zasób ludzki: { $asset }.
# $player, $asset
event-used = { $player } używa zasobu ludzkiego: { $asset }.
# $player, $asset
event-exhausted = { $player } wyczerpuje zasób ludzki: { $asset }.
# $player, $asset
event-readied = { $player } przygotowuje zasób ludzki: { $asset }.
# $player, $asset
event-asset-discarded = { $player } odrzuca zasób ludzki: { $asset }.
# $from, $to, $asset
event-asset-moved = Zasób ludzki „{ $asset }” zmienia właściciela: { $from } → { $to }.
# $player, $card, $faceup (1 or 0)
event-emergency-returned = { $faceup ->
        [1] { $player } dostaje z powrotem odkrytą kartę „{ $card }”.
       *[0] { $player } dostaje z powrotem zakrytą kartę „{ $card }”.
    }
# $player, $card
event-flipped = Karta „{ $card }” zostaje odkryta; ma ją { $player }.
# $from, $to, $card
event-emergency-stolen = { $to } kradnie kartę akcji awaryjnej „{ $card }”: { $from } → { $to }.
# $player, $card, $type: only this player reads it
event-drew = { $player } dobiera kartę „{ $card }” ({ $type }).
# $player, $type
event-drew-hidden = { $player } dobiera kartę ({ $type }).
# $player, $type
event-nothing-to-draw = { $player } nic nie dobiera: nie ma już kart ({ $type }).
# $cards (list of names)
event-reshuffled = Stos kart odrzuconych zostaje podzielony między talie: { $cards }.
# $player, $card: only this player reads it
event-discarded = { $player } odrzuca kartę „{ $card }”.
# $player
event-discarded-hidden = { $player } odrzuca kartę.
# $from, $to, $card: only these two read it
event-passed-card = Karta „{ $card }” przechodzi z ręki do ręki: { $from } → { $to }.
# $from, $to
event-passed-card-hidden = Karta przechodzi z ręki do ręki: { $from } → { $to }.
# $player, $other, $cards (list): only this player reads it
event-saw-hand = { $player } widzi karty, które ma na ręce { $other }: { $cards }.
# $player, $other
event-saw-hand-hidden = { $player } ogląda karty, które ma na ręce { $other }.
# $player, $rival: only this player reads it
event-saw-rival = { $player } widzi kartę rywala pod planszą: { $rival }.
# $player
event-saw-rival-hidden = { $player } ogląda kartę rywala pod planszą.
# $player, $events (list, from the top): only this player reads it
event-foresaw = { $player } widzi następne wydarzenia: { $events }.
# $player, $backs (list of elements, from the top)
event-foresaw-hidden = { $player } ogląda następne wydarzenia; na rewersach: { $backs }.
# $player, $back (element)
event-buried = { $player } kładzie wydarzenie na spodzie talii; na rewersie: { $back }.
# $player, $other
event-picked = { $player } wybiera gracza: { $other }.
# $player, $district
event-chose-district = { $player } wybiera dzielnicę: { $district }.
# $player, $count, $source (key), $capital
event-gained = { $source ->
        [start] { $player } zaczyna grę i ma { $count } { $count ->
            [1] kapitał
           *[other] kapitału
        }.
        [contract] { $player } zyskuje { $count } { $count ->
            [1] kapitał
           *[other] kapitału
        } z kontraktu i ma { $capital }.
        [investment] { $player } zyskuje { $count } { $count ->
            [1] kapitał
           *[other] kapitału
        } z inwestycji i ma { $capital }.
        [trade] { $player } dostaje { $count } { $count ->
            [1] kapitał
           *[other] kapitału
        } i ma { $capital }.
       *[other] { $player } zyskuje { $count } { $count ->
           [1] kapitał
          *[other] kapitału
       } i ma { $capital }.
    }
# $player, $count, $source (key), $capital
event-lost = { $source ->
        [trade] { $player } oddaje { $count } { $count ->
            [1] kapitał
           *[other] kapitału
        } i ma { $capital }.
       *[other] { $player } traci { $count } { $count ->
           [1] kapitał
          *[other] kapitału
       } i ma { $capital }.
    }
# $way (up or down), $count, $threat, $cause (key)
event-threat = { $way ->
        [down] Zagrożenie maleje o { $count }, do { $threat }.
       *[up] { $cause ->
            [illness] Choroba podnosi zagrożenie o { $count }, do { $threat }.
            [human-first] Front Ludzkości dociera do Korzenia: zagrożenie rośnie o { $count }, do { $threat }.
            [orgcrime] Organizacje przestępcze docierają do Korzenia: zagrożenie rośnie o { $count }, do { $threat }.
            [outage] Wyłączenie dociera do Korzenia: zagrożenie rośnie o { $count }, do { $threat }.
            [demand] Wymagania nie są spełnione: zagrożenie rośnie o { $count }, do { $threat }.
            [event] Wydarzenie podnosi zagrożenie o { $count }, do { $threat }.
           *[other] Zagrożenie rośnie o { $count }, do { $threat }.
        }
    }
# $district, $stage (0, 1 or 2)
event-unrest = { $stage ->
        [0] Dzielnica { $district } jest stabilna.
        [1] W dzielnicy { $district } trwa protest.
       *[other] W dzielnicy { $district } trwa strajk.
    }
# $piece, $district
event-placed = Umieszczone w dzielnicy { $district }: { $piece }.
# $piece, $district
event-removed = Usunięte z dzielnicy { $district }: { $piece }.
# $piece, $district, $to
event-moved = Ruch ({ $piece }): { $district } → { $to }.
# $piece, $district
event-no-reserve = W dzielnicy { $district } nic nie zostaje umieszczone; w rezerwach nie ma już: { $piece }.
event-production = Zaczyna się produkcja.
# $district
event-exploited = Dzielnica { $district } zostaje wyeksploatowana.
# $district
event-idle = Dzielnica { $district } nic nie produkuje: trwa w niej strajk lub wyłączenie.
# $district
event-blocked = Organizacje przestępcze blokują dobro podstawowe dzielnicy { $district }.
# $resource, $way (up or down), $count, $supply (number)
event-supply = { $way ->
        [down] Pula: { $resource } −{ $count }, zostaje { $supply }.
       *[up] Pula: { $resource } +{ $count }, razem { $supply }.
    }
# $event, $back (element)
event-event = Wydarzenie: „{ $event }”.
# $demand, $goals
event-demand = Nowe wymagania: „{ $demand }” ({ $goals }).
# $demand
event-demand-met = Wymagania są spełnione: „{ $demand }”.
# $demand, $missing
event-demand-failed = Wymagania nie są spełnione: „{ $demand }”. Braki: { $missing }.
# $player, $investment, $count
event-investment-revealed = { $player } odkrywa inwestycję wartą { $count } { $count ->
        [1] kapitał
       *[other] kapitału
    }: „{ $investment }”.
# $player, $rival
event-rival-revealed = { $player } odkrywa kartę rywala: { $rival }.
# $winners (how many), $names (of the winners), $scores (list such as Anna 21, Jan 19), $threat
event-ended = { $winners ->
        [0] Koniec gry, zagrożenie wynosi { $threat }. Nikt nie wygrywa ({ $scores }).
        [one] Koniec gry, zagrożenie wynosi { $threat }. Wygrywa: { $names } ({ $scores }).
       *[many] Koniec gry, zagrożenie wynosi { $threat }. Wygrywają: { $names } ({ $scores }).
    }
# $number, $from, $to, $give, $want, $kind (trade-binding or trade-loose), $promised (yes or no), $promise (text of the players)
event-trade-offered = Propozycja, { $from } → { $to }: transakcja nr { $number }, { $kind }. Daje: { $give }; chce: { $want }{ $promised ->
        [yes] ; obietnica: { $promise }
       *[no] { "" }
    }.
# $number, $from, $to, $give, $want
event-traded = Wiążąca transakcja nr { $number } dochodzi do skutku. { $from } daje: { $give }; { $to } daje: { $want }.
# $number, $from, $to, $give, $want, $promised (yes or no), $promise (text of the players)
event-promised = { $from } i { $to } zawierają niewiążącą transakcję nr { $number }. { $from } ma dać: { $give }; { $to } ma dać: { $want }{ $promised ->
        [yes] ; obietnica: { $promise }
       *[no] { "" }
    }.
# $number, $from, $to
event-trade-declined = { $to } odrzuca transakcję nr { $number }, którą proponuje { $from }.
# $player, $reason (broken: $broken promises; dear: $capital; helps: $owner; lacks: $count cards, and leads: $main, $counter; short, terms; threat: $threat; or little)
event-trade-reason = { $player }: { $reason ->
        [broken] „{ $broken ->
            [one] Masz na koncie złamaną obietnicę
            [few] Masz na koncie { $broken } złamane obietnice
           *[many] Masz na koncie { $broken } złamanych obietnic
        }”.
        [dear] „Nie jest to dla mnie warte tyle kapitału ({ $capital })”.
        [helps] „Więcej zyska na tym { $owner } niż ja”.
        [lacks] „{ $count ->
            [one] Jedna karta
            [few] { $count } karty
           *[many] { $count } kart
        } to dla mnie za mało: jest { $main } do { $counter }”.
        [leads] „Prowadzę i bez tego: jest { $main } do { $counter }”.
        [nothing] „Za nic nie daję niczego”.
        [short] „Nie mam tego, czego chcesz”.
        [terms] „Same słowa nie wystarczą: podaj kapitał, zasoby ludzkie albo wsparcie”.
        [threat] „Zagrożenie wynosi już { $threat }; miasto tego nie wytrzyma”.
       *[little] „Dla mnie to jest warte więcej, niż dajesz”.
    }
# $number, $from, $to
event-trade-answered = { $to } odpowiada na transakcję nr { $number } innymi warunkami; druga strona: { $from }.
# $number, $from, $to
event-trade-withdrawn = { $from } wycofuje transakcję nr { $number }; druga strona: { $to }.
# $number, $from, $to
event-trade-expired = Transakcja nr { $number } wygasa; strony: { $from } i { $to }.
# $number, $player, $to
event-promise-kept = { $player } dotrzymuje obietnicy nr { $number }; druga strona: { $to }.
# $number, $player, $to
event-promise-broken = { $player } łamie obietnicę nr { $number }; druga strona: { $to }.
# $number, $player, $to
event-promise-lapsed = { $player } nie może tu niczego wesprzeć: obietnica nr { $number } wygasa; druga strona: { $to }.

## Powody odmowy: po jednym komunikacie na punkt zasad, z łącznikiem zamiast kropki w jego numerze

# $corporation
refused-NA-S-6 = Korporacja { $corporation } jest już zajęta; wybierz inną.
refused-NA-13-0 = Nie ma głównej oferty, którą można by wesprzeć.
# $about: word (no reason, $word; those there are, $known), good (one that cannot be traded, $good), number (no such trade for you, $number), most (too many or too long, $most), cards (more support than a hand holds: $cards, $have), need (more capital than there is: $need, $have), asset ($asset is not theirs), seat (with nobody, or about nothing)
refused-NA-14-0 = { $about ->
        [word] „{ $word }” nie jest powodem odmowy; nie pisz nic albo jedno z tych słów: { $known }.
        [good] „{ $good }” nie może być przedmiotem handlu: handluje się tylko kapitałem, zasobami ludzkimi i obietnicami.
        [number] Nie ma transakcji nr { $number }, na którą można by odpowiedzieć albo którą można by wycofać.
        [most] To za dużo: możliwe jest najwyżej { $most } (ofert jednego gracza naraz albo znaków w obietnicy).
        [cards] Strona, która miałaby udzielić wsparcia (karty: { $cards }), ma na ręce tylko { $have }.
        [need] Strona, która miałaby dać { $need } { $need ->
            [1] kapitał
           *[other] kapitału
        }, ma tylko { $have }.
        [asset] { $asset } nie należy do strony, która miałaby dać ten zasób ludzki.
       *[seat] Transakcja wymaga drugiego gracza i czegoś do wymiany; jest możliwa, gdy wiadomo już, kto jest pierwszym aktywnym graczem.
    }
# $about: most ($most promises at once), number ($number)
refused-NA-14-2 = { $about ->
        [most] Niewiążących obietnic jest już { $most }; poczekaj, aż część z nich się rozstrzygnie.
       *[number] Obietnica nr { $number } nie ma otwartej części, którą można by tak spełnić lub ocenić.
    }
# $word (what was written)
refused-NA-14-3 = Transakcja jest albo wiążąca („binding”), albo niewiążąca („loose”); „{ $word }” nie znaczy ani jednego, ani drugiego.
# $good (id)
refused-NA-14-5 = „{ $good }” nigdy nie może być przedmiotem handlu, podobnie jak karty akcji, karty akcji awaryjnych, karty rywali i arkusze korporacji.
# $need, $have
refused-NA-15-3 = Potrzeba na to { $need } kapitału, a masz { $have }.
    .how = Kapitał dają umowy, inwestycje i wymiany z innymi.
# $about: district ($district), resource ($resource) or player, chosen twice or not to be chosen
refused-NA-16-0 = { $about ->
        [district] Dzielnica { $district } jest już wybrana do tego efektu; wybierz inną.
        [resource] To dobro jest już wybrane do tego efektu; wybierz inne: { $resource }.
       *[player] Tego gracza nie można tu wybrać albo jest już wybrany; wskaż innego.
    }
refused-NA-16-5 = Liczba kart na ręce nie przekracza już rozmiaru ręki, więc niczego więcej się nie odrzuca.
# $card
refused-NA-17-2 = Karta „{ $card }” leży zakryta i nie może być ofertą.
    .how = Kartę akcji awaryjnej zagrywa się raz na grę, chyba że jakiś efekt znów ją odkryje.
# $card
refused-NA-17-5 = „{ $card }” to karta akcji awaryjnej, a takich nie kładzie się jako wsparcia.
    .how = Odkryta może być główną ofertą albo kontrofertą.
# $card
refused-NA-17-6 = Karty „{ $card }” nie można ukraść: jest twoja, jest ofertą albo nie ma jej w grze.
# $asset, $corporation (whose it is)
refused-NA-22-0 = { $asset } należy do innej korporacji ({ $corporation }); użyjesz tej karty jeszcze w tej turze, jeśli teraz ją zdobędziesz w wymianie.
# $asset
refused-NA-22-1 = { $asset }: tej zdolności już użyto; drugi raz w tym samym momencie nie można.
    .how = W swojej następnej turze znów możesz jej użyć.
refused-NA-23-0 = Nie ma kontroferty, którą można by wesprzeć.
# $need, $have
refused-NA-25-4 = Za tę kontrofertę trzeba odrzucić { $need ->
        [one] { $need } kartę
        [few] { $need } karty
       *[many] { $need } kart
    } oprócz tej, którą proponujesz; { $have ->
        [0] nie masz żadnej
       *[other] masz { $have }
    }.
    .how = Nadal możesz wesprzeć ofertę albo sprzedać swoje wsparcie.
refused-NA-27-0 = Nie można okraść samego siebie; wybierz innego gracza.
# $asset
refused-NA-27-2 = { $asset } to twój własny zasób ludzki; wybierz zasób innego gracza.
# $card
refused-NA-27-3a = „{ $card }” to karta akcji awaryjnej: nie należy do kart na ręce i nie można jej tu ukraść.
# $district
refused-NA-29-5 = Dzielnica { $district } jest stabilna, więc niepokój nie może w niej zmaleć.
    .how = Niepokój spada w dzielnicy, w której trwa protest lub strajk.
# $type
refused-NA-31-1 = W tym kroku masz już karty z tej talii: { $type }.
    .how = Dobierz z innej talii; w następnym kroku odnowienia ta znów będzie dostępna.
# $district
refused-NA-35-0 = { $district } to właśnie wybrana dzielnica albo dzielnica z innego poziomu; wskaż inną z tego samego poziomu.
# $district
refused-NA-36-2 = Dzielnica { $district } niczego nie wyprodukuje: trwa w niej strajk lub wyłączenie.
    .how = Znów będzie produkować, gdy spadnie w niej niepokój albo zniknie wyłączenie.
# $district
refused-NA-38-3 = W dzielnicy { $district } jest już Prywatna ochrona.
# $resource, $have
refused-NA-40-2 = To dobro jest już na końcu swojego toru: { $resource } ({ $have }).
# $resource
refused-NA-40-3 = Ilość tego dobra wynosi 0: { $resource }.
    .how = Wybierz dobro, którego miasto coś ma.
# $district
refused-NA-43-4 = W dzielnicy { $district } jest już żeton rozwoju.
    .how = Wybierz dzielnicę, w której go nie ma.
# $district
refused-NA-49-1 = W dzielnicy { $district } trwa strajk, więc niepokój nie może w niej wzrosnąć.
    .how = Niepokój rośnie w dzielnicy stabilnej lub z protestem.
# $district
refused-NA-53-0 = Ta karta nie pozwala nic umieścić w dzielnicy { $district }.
refused-NA-54-2a = Aktywny gracz nie może spasować: złóż główną ofertę.
# $offer
refused-NA-54-4a = { $offer ->
        [kontroferta] Wspierasz już główną ofertę, więc nie możesz wesprzeć kontroferty.
       *[other] Wspierasz już kontrofertę, więc nie możesz wesprzeć głównej oferty.
    }
# $piece, $district
refused-NA-55-0 = W dzielnicy { $district } nie ma czego usunąć ({ $piece }).
# $need (number)
refused-NA-57-1 = Wsparcie to co najmniej jedna zakryta karta; pozostało do wyłożenia: { $need }.
    .how = Gdy już tam leży, możesz skończyć.
# $district
refused-NA-62-2 = W dzielnicy { $district } trwa wyłączenie, więc niepokój nie może w niej wzrosnąć.
    .how = Gdy wyłączenie zniknie, znów może tam wzrosnąć.
# $district
refused-NA-62-3 = W dzielnicy { $district } trwa już wyłączenie.
# $asset
refused-NA-63-0 = { $asset } należy do tego samego gracza co pierwszy zasób ludzki; wybierz zasób innego gracza.
# $about: declared (bound to $declared), asset ($asset cannot be used now), offer (an asset forbids it, $offer), district ($district), resource ($resource) or player (chosen twice or not to be chosen), seat (an asset forbids trading)
refused-NA-65-0 = { $about ->
        [declared] Obowiązuje cię deklaracja, jak rozpatrzysz tę kartę: { $declared }.
        [asset] { $asset } nie ma zdolności, której można by teraz użyć.
        [offer] Zasób ludzki nie pozwala ci wesprzeć tej oferty ({ $offer }).
        [district] Dzielnica { $district } jest już wybrana do tego efektu; wybierz inną.
        [resource] To dobro jest już wybrane do tego efektu; wybierz inne: { $resource }.
        [player] Tego gracza nie można tu wybrać albo jest już wybrany; wskaż innego.
       *[seat] Przez zasób ludzki ten gracz nie może w tej umowie handlować kapitałem ani zasobami ludzkimi.
    }
    .how = { $about ->
            [asset] Na karcie napisano, kiedy można jej użyć.
           *[other] { "" }
        }
# $asset
refused-NA-65-2a = { $asset } to wyczerpany zasób ludzki; będzie przygotowany w najbliższym kroku odnowienia swojego właściciela.
# $asset
refused-NA-65-7 = { $asset } nie należy do gracza, którego zasób ludzki jest odrzucany.
# $from (district)
refused-NA-68-2 = Androida, który jest w dzielnicy { $from }, ta karta już przeniosła.
# $to (district)
refused-NA-68-3 = W dzielnicy { $to } jest już android.
    .how = Wybierz dzielnicę, w której go nie ma.

## Co może być nie tak z danymi. W cudzysłowie stoi to, co ktoś napisał, albo identyfikatory z gry; tych się nie tłumaczy.

# $word (text)
problem-goods-unknown = „{ $word }” nie da się odczytać jako warunków transakcji; kapitał pisze się liczbą, zasoby ludzkie identyfikatorami, wsparcie jako „main*2” lub „counter*2”, a wszystko łączy się plusem; jeśli nic, pisze się kreskę.
# $got (number)
problem-position-players = Pozycja ma { $got ->
        [one] { $got } miejsce
        [few] { $got } miejsca
       *[many] { $got } miejsc
    }, a gra jest dla 4–6 osób.
# $corporation (id, or a dash)
problem-position-corporations = Każdy gracz musi mieć własną korporację; sprawdź „{ $corporation }”.
# $piece (id), $district (id), $got (number)
problem-position-pieces = W pozycji „{ $piece }” występuje w „{ $district }” { $got ->
        [one] { $got } raz
       *[many] { $got } razy
    }, a w dzielnicy może być najwyżej jedna sztuka.
# $piece (id), $got, $most (numbers)
problem-position-box = W pozycji jest za dużo sztuk „{ $piece }”: { $got }, a w pudełku: { $most }.
# $piece, $other, $district (ids)
problem-position-clash = „{ $piece }” i „{ $other }” nie mogą być razem w „{ $district }”.
# $seat (number)
problem-position-countering = Według pozycji konkurującym graczem jest miejsce { $seat }, ale ostatnia karta na polu „Kontroferta” nie jest jego.
# $seat (number), $asset (id)
problem-position-exhausted = W pozycji zasób ludzki „{ $asset }” jest wyczerpany na miejscu { $seat }, a to miejsce go nie ma.
# $seat, $got, $want (numbers)
problem-position-sources = Źródła kapitału miejsca { $seat } dają razem { $got }, a kapitał wynosi { $want }.
# $card (id)
problem-position-emergency = „{ $card }” należy do korporacji, której nie ma w grze.
# $round (number), $phase (word)
problem-position-round = W rundzie { $round } nie może trwać faza „{ $phase }”.
# $step (word)
problem-position-deal = Karty umowy nie pasują do kroku, do którego doszła („{ $step }”).
# $effect (word)
problem-effect-passive = Efekt „{ $effect }” działa tylko na karcie zasobu ludzkiego i nie można go wypróbować.
# $file (name), $entry (word), $got, $want (numbers)
problem-content-count = { $file }: liczba wpisów „{ $entry }” to { $got }, a ma być { $want }.
want-two-seats = lista dwóch różnych miejsc
want-two-states = lista dwóch słów spośród open, kept i broken, w tym co najmniej jednego open
want-card-of-that-type = karta rodzaju tej talii
want-support-card = karta wraz z ofertą, którą wspiera
want-two-investments = lista z dwiema inwestycjami dla każdego miejsca albo bez żadnej
want-number-or-list = liczba albo lista liczb

## Skąd jest wynik

score-start = Początek
score-contract = Kontrakt
score-investment = Inwestycje
score-asset = Zasoby ludzkie
score-card = Karty akcji
score-trade = Transakcje
score-total = Kapitał razem

# How the end looks to whoever reads it: what decided, and by how much. $enough (yes, no), $by (capital: how much more than was needed to
# be level with the rival, or how much too little), $corporation (the rival)
margin-rival = { $enough ->
        [yes] Twój kapitał jest o { $by } większy niż kapitał rywala ({ $corporation }).
       *[no] Do pokonania rywala ({ $corporation }) zabrakło ci { $by }; remis nie wystarcza.
    }
# The own rival card; $have, $need (numbers of players), $enough (yes, no)
margin-own = { $enough ->
        [yes] Twoim rywalem była własna korporacja; wyprzedzeni gracze: { $have }.
       *[no] Twoim rywalem była własna korporacja; wyprzedzeni gracze: { $have }, potrzeba: { $need }.
    }
# $have, $need, $by (capital), $enough (yes, no)
margin-federalist = { $enough ->
        [yes] Miasto upadło, a ty jako Federalista masz kapitał { $have }.
       *[no] Miasto upadło, ale tobie jako Federaliście zabrakło { $by } do kapitału { $need }.
    }
margin-fell = Miasto upadło, a wtedy wygrać może tylko Federalista.
margin-stood = Miasto przetrwało, więc jako Federalista nie możesz wygrać.

## What is told at length

stage-deal = Umowa rozstrzygnięta
stage-demand = Wymagania
stage-event = Wydarzenie
stage-production = Produkcja
stage-round-over = Co zmieniła runda

## How a game went, over its rounds

course-threat = Zagrożenie
course-capital = Kapitał

## The search of the rulebook

# A line for each thing: what people call it = what the rulebook calls it. Where several words stand before a comma, all must be asked.
rules-synonyms =
    handlować kartami, wymieniać karty = nie można handlować
    kończy, skończy, koniec, długo = koniec kończy
    wygrać, wygrywam, zwyciężyć = zwycięstwo rywala
    przegrać, przegrywam, przegrana = przegrywają przegrywasz
    zarobić, pieniądze, kasa = kapitał kontrakt
    spełnimy wymagań, niespełnione = niespełnione spełnione
    obietnicy, obiecałem, dotrzymać = obietnice wiążą
    pokazać, ujawnić, zdradzić = tajne tajna
    ile kart, karty na ręce = rozmiar odrzucanie
    remis, remisie = remisy
    handlować, sprzedać, kupić, wymienić = handel
    kosztuje, koszt = koszt
    chory, chore = choroba
    zamieszki, bunt = niepokój
    przestępcy, gang = organizacje przestępcze
    policja, straż, prisec = prywatna ochrona
    roboty = androidy
    poprzeć, popierać = wesprzeć wsparcie
