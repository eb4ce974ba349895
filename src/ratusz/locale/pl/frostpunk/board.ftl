### The board on the page: short labels beside drawings, what a choice will bring, and the guided tour. Whole sentences about the game
### (questions, choices, reasons, events) are not here.
###
### Numbers: $at, $beds, $count, $cubes, $deaths, $discontent, $dropped, $exhausted, $fallen, $far, $field, $fields, $flips, $food, $heat,
### $held, $hunger, $laws, $least, $left, $most, $near, $need, $number, $out, $pawns, $room, $round, $rounds, $sick, $technologies, $then, $votes,
### $zone.
### Texts, from other messages: $action, $building, $citizen, $colour, $goods, $hint, $kind, $pawn, $people, $place, $player, $technology, $tiles,
### $token, $what, $where, $who.

## The parts of the table

board-map = Krater
board-generator = Generator
board-people = Ludzie
board-moods = Nadzieja, niezadowolenie i zgony
board-advisors = Doradcy
board-advisors-once = jeden na rundę
board-rounds = Rundy
board-phases = Fazy rundy
board-perils = Co kończy grę porażką
board-pool = Gotowi do pracy
# $count (number) pawns on exhausted tokens
board-tired = wyczerpani: { $count }
board-pool-none = nikogo już nie ma
# $pawn (text) worker; $count (number)
board-pawns-ready = { $pawn }, gotowe pionki: { $count }
board-book = Miasto
board-city = Prawa i technologie
board-city-open = Księga
board-city-none = Jeszcze żadnych.
board-laws = Prawa
board-technologies = Technologie
board-weather = Dzisiejsza pogoda
board-supply = Budynki do wzniesienia
board-decks = Stosy kart
board-known-dusk = Przeczytane karty zmierzchu, które czekają w talii
board-deck-morning = Poranek
board-deck-dusk = Zmierzch
board-deck-weather = Pogoda
board-deck-expedition-A = Ekspedycje A
board-deck-expedition-B = Ekspedycje B
board-deck-expedition-C = Ekspedycje C
board-events = Na stole
# $count (number)
board-events-count = { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
board-events-none = Nie ma tu żadnej karty.
board-expeditions = Ekspedycje
# $out, $most (numbers)
board-expeditions-out = { $most ->
        [0] nie ma jeszcze Balonu
       *[other] w drodze: { $out } z { $most }
    }
board-my-citizens = Moi mieszkańcy
board-one-a-round = jedna karta na rundę
board-played-one = zagrana w tej rundzie
board-played-now = zagrana
board-hand-empty = Nie ma już kart mieszkańców.
board-citizens = karty mieszkańców
board-holds = Na ręce: { $people }
board-leader = przewodzi
# $citizen (text)
board-played = Zagrano: { $citizen }
# $action (text) as it is typed
board-proposes = Proponuje: { $action }
board-propose = Zaproponuj
board-propose-what = Co zrobić?
board-proposals = Propozycje
# $player (text) a name, or several; $count (number) how many; $action (text) a choice as it reads in the bar
board-proposed = { $count ->
        [1] { $player } proponuje: { $action }
       *[other] { $player } proponują: { $action }
    }
# of a button: do as proposed
board-follow = Zrób tak
# $player (text) a name, or several; $count (number) how many; $action (text)
board-follow-whom = { $count ->
        [1] Zrób, co proponuje { $player }: { $action }
       *[other] Zrób, co proponują { $player }: { $action }
    }
# While bots wait for proposals
board-parley = Boty pytają, co byście zrobili: zaproponuj coś albo daj znać, że gotowe.
board-call = Zapytaj pozostałych
# $votes, $count (numbers) who proposes it, and who could
board-votes = za tym { $votes } z { $count }
board-setup = Przygotowanie gry
board-phase-dawn = Świt
board-phase-morning = Poranek
board-phase-generator = Generator
board-phase-weather = Pogoda
board-phase-preparation = Przygotowanie
board-phase-action = Akcje
board-phase-dusk = Zmierzch
board-phase-hunger = Głód
board-phase-night = Noc
# $round (number)
board-round = Runda { $round }
# $people (text) workers
board-round-eats = Wieczorem jedzą: { $people }.
board-round-now = To jest bieżąca runda.
board-round-storm = Tu jest znacznik burzy.
board-round-token = Żeton aktywacji scenariusza.
# $technology (text)
board-round-technology = Gotowa technologia: { $technology }.

## Heat

board-heat = Ciepło
board-heat-track = Tor ciepła
# $field (number)
board-heat-field = Ciepło { $field }
board-cold-marker = znacznik zimna
# $zone (number)
board-range = zasięg strefy { $zone }
board-zone = strefa { $zone }
board-zones = Strefy ciepła
board-zone-warm = Strefa { $zone } jest ciepła
board-zone-cold = Strefa { $zone } jest zimna
# $count (number)
board-heat-cubes = { $count ->
        [0] Do wieży nie wpadnie żadna kostka.
        [one] Do wieży wpadnie { $count } kostka.
        [few] Do wieży wpadną { $count } kostki.
       *[many] Do wieży wpadnie { $count } kostek.
    }
# $colour (text)
board-heat-range = Odtąd ciepły jest zasięg: { $colour }.
# $zone (number)
board-heat-zones = Ciepło sięga strefy { $zone }.
# $who (text) worker
board-heat-step = Jeśli to pole zostanie puste przed znacznikiem zimna, zachoruje { $who }.
# $heat (number) the field
board-heat-falls = Po kontroli przeciążenia w każdej fazie Generatora znacznik spada na { $heat }: za ciepło płaci się co rundę od nowa.
board-no-failure = bez awarii
board-last-chance = ostatnia szansa
board-failed-once = była awaria: następna to koniec
board-overload = Przeciążenie
# $count, $most, $cubes (numbers)
board-overload-said = Przeciążenie { $count } z { $most }; kostki do wrzucenia przy tym cieple: { $cubes }
# $count, $held (numbers)
board-cubes = do wrzucenia { $count }, w wieży { $held }
board-tower = Wieża
# $held, $dropped, $fallen (numbers)
board-tower-held = Kostki w wieży i w szufladce: { $held }. Wrzucone dotąd: { $dropped }, wypadły: { $fallen }.
board-tower-plain = Wieża trzyma, co trzyma; nikt nie wie, co strąci następna kostka.
board-tower-upgraded = Generator jest ulepszony: więcej kostek zostaje w środku.
board-warm = ciepło
board-cold = zimno

## Fields

# $what (text) 2 wood, Kitchen; $where (text) n5a
board-at = { $what } · { $where }
board-empty = puste pole
# $where (text) n5
board-tile = Płytka { $where }
board-place-near = Bliskie tereny, miejsce { $where }
board-place-far = Dalekie tereny, miejsce { $where }
# $pawn (text)
board-stands = stoi tu { $pawn }
board-field-warm = Jest tu ciepło.
board-field-cold = Jest tu zimno: kto tu pracuje, zachoruje.
# $colour (text); $heat (number)
board-insulated = { $colour }: ogrzewany wszędzie, gdy ciepło wynosi co najmniej { $heat }.
board-insulated-none = Samo ciepło go nie ogrzeje: potrzebna jest ogrzewana strefa, węzeł grzewczy albo kuchnia polowa.
board-field-doomed = Następna burza obróci go w ruiny.
board-engineers = Tylko inżynierowie.
board-zoom-in = Powiększ
board-zoom-out = Pomniejsz
board-zoom-all = Cała mapa
# $near, $far (numbers) tiles left
board-tiles-left = bliskie { $near } · dalekie { $far }
# $count (number)
board-works-short = { $count ->
        [one] najwyżej { $count } działanie
        [few] najwyżej { $count } działania
       *[many] najwyżej { $count } działań
    }
board-clear-about = Umieśćcie na mapie nowe płytki.
# $count (number) works
board-construct-about = Wznieście lub zburzcie budynki: { board-works-short }.
board-clear-near = Bliskie tereny
board-clear-far = Dalekie tereny
# $number (number)
board-route = Trasa { $number }
# $fields (number); $kind (text) A; $hint (text) goods
board-route-length = Miejsce { $kind }, pola: { $fields }; oczekiwana nagroda: { $hint }.
# $pawn (text); $at, $fields (numbers)
board-route-scout = { $pawn } na polu { $at } z { $fields }.
# $number (number)
board-option = Opcja { $number }
# $goods (text)
board-laid = Leży na niej: { $goods }
# $count (number)
board-marks = { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    }
# $goods (text)
board-costs = Koszt: { $goods }.
# What is printed, where there is a discount; $goods (text)
board-printed-cost = Cena z karty: { $goods }.
board-free = bez kosztu
# $count, $most (numbers)
board-supply-left = Zostało { $count } z { $most }.
board-group-basic = Budynki podstawowe
board-group-shelter = Schronienia
board-group-law = Budynki z praw
board-group-scenario = Budynki scenariusza

## People and food

# $count (number); $people (text) workers
board-people-eat = { $count } · dziś jedzą: { $people }
# The same after the evening meal
board-people-eat-next = { $count } · jutro jedzą: { $people }
# $count, $sick, $pawns (numbers)
board-people-line = Razem: { $count }, chorzy: { $sick }, pionki: { $pawns }.
board-skull = Jedna osoba jest ciężko chora.
# $exhausted, $flips (numbers)
board-section = W fazie przygotowania: wyczerpani { $exhausted }, pogorszenia { $flips }.
# The next sections of the track; $at, $exhausted, $flips (numbers)
board-section-from = Od { $at } chorych: wyczerpani { $exhausted }, pogorszenia { $flips }.
# $count (number)
board-section-epidemic = { $count } chorych w fazie przygotowania to epidemia i koniec.
board-food = Żywność
# $food, $need (numbers)
board-food-need = { $food } z { $need }
# $food, $need (numbers); $people (text)
board-food-line = Żywność: { $food }. Dziś potrzeba { $need } ({ $people }).
# The same after the evening meal
board-food-line-next = Żywność: { $food }. Jutro potrzeba { $need } ({ $people }).
# $hunger (number)
board-hunger-line = Głód { $hunger }: najpierw pochłonie żywność, a z resztą przyjdą niezadowolenie i zgony.
# $most (number)
board-food-most = Można mieć najwyżej { $most } żywności; nadwyżka przepada.
board-hunger = głód
board-store = Magazyn
# $goods (text)
board-stored = W magazynie: { $goods }
board-deaths = Zgony
# $count, $most (numbers)
board-deaths-line = Zgony: { $count }; przy { $most } przegrywacie.
# $count (number)
board-hope-said = Nadzieja, żetony: { $count }
board-discontent-said = Niezadowolenie, żetony: { $count }
# $token (text) care
board-token-active = { $token }, aktywny żeton
board-token-spent = { $token }, zużyty żeton
board-token-about = Aktywne żetony zużywa się na doradców i opcje kart. Zużyty żeton nadal leży na torze.
# $token (text); $count (number)
board-tokens = { $token } ×{ $count }
board-peril-hope = Nadzieja: { $count }
board-peril-hope-text = Gdy zniknie ostatni żeton nadziei, miasto przepada.
board-peril-discontent = Niezadowolenie: { $count }
board-peril-discontent-text = Gdy zapełni się ostatnie pole toru, wypędzą was.
board-peril-overload = Przeciążenie: { $count }
board-peril-overload-text = Gdy kostki nie mieszczą się na małych polach, Generator ulega awarii. Druga awaria to koniec.
board-peril-sick = Najwięcej chorych jednego typu: { $count }
# $most (number)
board-peril-sick-text = { $most } chorych jednego typu w fazie przygotowania to epidemia.
board-peril-hunger = Głód: { $count }
# $most (number)
board-peril-hunger-text = Głód { $most }, na który nie starczy żywności, to klęska głodu.
board-peril-deaths = Zgony: { $count }
# $most (number)
board-peril-deaths-text = Przy { $most } zgonach przegrywacie: nikt już za wami nie pójdzie.

## What is asked once a kind of action is chosen

board-which-fuel = Ile węgla spalasz?
board-which-clear = Odśnieżasz bliskie czy dalekie tereny?
board-which-gather = Gdzie zbierasz?
board-which-use = Którego budynku używasz?
board-which-raise = Który budynek wznosisz?
board-which-demolish = Który budynek burzysz?
board-which-scout = Na którą trasę wysyłasz zwiadowcę?
board-which-play = Którą kartę mieszkańca zagrywasz?

## What can be done

board-do-use = Użyj budynku
board-do-gather = Zbieraj
board-do-clear = Odśnieżaj
board-do-construct = Buduj
board-do-scout = Wyślij zwiadowcę
board-do-special = Akcja specjalna
board-do-play = Zagraj kartę mieszkańca
board-do-fuel = Dorzuć węgla
board-do-reuse = Długa zmiana
board-do-pass = Spasuj
board-do-raise = Wznieś
board-do-demolish = Zburz
board-do-done = Gotowe
board-do-decline = Zrezygnuj
board-do-explore = Eksploruj
board-do-bypass = Pomiń
board-do-develop = Przyspiesz technologię
board-do-mobilise = Mobilizacja
board-do-draw = Dobierz żeton
board-do-fate = Zdaj się na los
board-do-activate = Aktywuj żeton
board-do-advise = Poradź się doradcy
board-do-avert = Odrzuć kartę
board-do-begin = Rozwijaj technologię
board-do-choose = Wybierz
board-do-citizen = Przyjmij mieszkańców
board-do-destroy = Poświęć budynek
board-do-die = Kto umiera
board-do-discard = Oddaj mieszkańca
board-do-enact = Wprowadź prawo
board-do-exhaust = Kto jest wyczerpany
board-do-fell = Zetnij drzewo
board-do-first = Kto pierwszy
board-do-heal = Ulecz
board-do-heap = Usyp węgiel
board-do-hub = Postaw węzeł grzewczy
board-do-ill = Kto zachoruje
board-do-lay = Połóż płytkę
board-do-mourn = Odrzuć kartę
board-do-pawn = Wyślij pionek
board-do-remove = Usuń żeton
board-do-resolve = Rozpatrz kartę
board-do-route = Wybierz trasę
board-do-shelter = Rozdziel noclegi
board-do-site = Wybierz miejsce
board-do-spend = Zużyj żeton
board-do-store = Odłóż do magazynu
board-do-strip = Zabierz z płytki
board-do-tend = Wykuruj
board-do-upgrade = Ulepsz
board-do-way = Wybierz, co tam zrobić
board-do-wish = Wybierz doradcę
board-no-fuel = Bez węgla
# $token (text)
board-token-activate = Aktywuj: { $token }
board-token-spend = Zużyj: { $token }
board-token-remove = Usuń: { $token }
# Before the pawns that could go
board-send = Kto idzie:
# Before the kinds of pawns of which one goes to construct
board-crew = Kto buduje:

## Sheets with cards

board-sheet = Do rozstrzygnięcia
board-sheet-map = Zobacz mapę
board-sheet-show = Wróć do kart
# $count (number)
board-works-left = Pozostałe działania: { $count }. Wznieście lub zburzcie budynek
board-rebuild = Jeden budynek można wznieść i jeden zburzyć
board-rebuild-raise = Jeden budynek można wznieść
board-raise-free = Budynek bez kosztu
board-foresee = Co przyniesie zmierzch
board-during = Co najpierw
# $who (text) worker
board-mourning = Umiera { $who }. Czyja karta powie, co z tego wyniknie?
board-give-up = Oddaj jedną kartę mieszkańca
board-arrived = Zwiadowca dotarł na miejsce.
board-explore-about = Odwróć kartę i zdecyduj.

## What a choice brings

# $fields (number)
board-scouts = Pola do celu: { $fields }
board-no-gap = Ciepło sięga znacznika zimna
# $rounds (number)
board-takes-rounds = { $rounds ->
        [one] Gotowa po { $rounds } rundzie
       *[many] Gotowa po { $rounds } rundach
    }
board-draws-hope = Na torze nadziei przybędzie żeton
board-draws-discontent = Na torze niezadowolenia przybędzie żeton
board-mobilise-once = Karta opuszcza grę: pomoże tylko raz.
# $place (text)
board-explores = Zwiadowca eksploruje miejsce „{ $place }”
board-bypasses = Na trasę trafi następne miejsce; zwiadowca idzie dalej.

## Forecast

board-forecast = Co będzie, jeśli nic się nie zmieni
board-tonight = Dziś wieczorem
board-tomorrow = Jutro
# $people (text) workers; $need (number)
board-meal = Kolacja, { $people }: { $need } żywności,
# $count (number)
board-meal-short = zabraknie { $count }
board-meal-fine = wystarczy
# $count (number)
board-starving = Głód { $count }:
# $discontent, $deaths (numbers)
board-starving-then = niezadowolenie +{ $discontent }{ $deaths ->
        [0] .
       *[other] , zgony: { $deaths }.
    }
board-famine = Głód: gra byłaby przegrana
# $count, $beds (numbers), $follows (yes or no) whether who falls ill stands after it
board-night-short = Bez ciepłego noclegu: { $count } (miejsca: { $beds }){ $follows ->
        [yes] ;
       *[no] {""}
    }
# $people (text)
board-night-ill = zachoruje: { $people }
board-night-choose = kto zachoruje, wybieracie sami
board-night-fine = Ciepły nocleg dla wszystkich
# $count (number)
board-gap-short = Do znacznika zimna brakuje { $count };
# $count, $room (numbers)
board-cubes-drop = { $count ->
        [one] Wpadnie { $count } kostka,
        [few] Wpadną { $count } kostki,
       *[many] Wpadnie { $count } kostek,
    }
board-cubes-room = wolne pola: { $room }
# $card (text): a card that lies in the dusk deck; what it does follows
board-dusk-perhaps = O zmierzchu może przyjść „{ $card }”.
# Who dies before work begins again; $count, $least, $most (numbers); $people (text) with their numbers, at most
board-dead = { $count ->
        [one] Umrze { $count } osoba: { $people }
        [few] Umrą { $count } osoby: { $people }
       *[many] Umrze { $count } osób: { $people }
    }
board-dead-span = { $most ->
        [one] Umrze najwyżej { $most } osoba: { $people }
       *[other] Umrze od { $least } do { $most } osób, najwyżej: { $people }
    }
board-dead-lost = To byłby koniec miasta.
# In the forecast; $round (number)
board-storm-comes = Burza w rundzie { $round }:
board-storm-perhaps = Może burza w rundzie { $round }:
board-storm-nothing = nic w mieście nie zamieni się w ruiny.
# $round (number); $building (text) what it ruins
board-storm-certain = Bez względu na pogodę burza uderzy w rundzie { $round } i obróci w ruiny wszystkie budynki tego rodzaju: { $building }.
board-storm-possible = Burza może uderzyć już w rundzie { $round } i obrócić w ruiny wszystkie budynki tego rodzaju: { $building }.
board-storm-far = Gdy uderzy, obróci w ruiny wszystkie budynki tego rodzaju: { $building }.
board-storm-none-stands = W mieście nie ma takiego budynku.
# $beds, $count (numbers)
board-storm-beds = { $beds ->
        [one] Przepadnie { $beds } nocleg.
        [few] Przepadną { $beds } noclegi.
       *[many] Przepadnie { $beds } noclegów.
    }
board-storm-homeless = { $count ->
        [one] Bez noclegu zostanie { $count } pionek.
        [few] Bez noclegu zostaną { $count } pionki.
       *[many] Bez noclegu zostanie { $count } pionków.
    }

## The book of the city

board-in-force = obowiązuje
board-may-pass = możliwe
# A law that cannot be passed any more, since as many as there can be are
board-no-more-laws = za późno
# $round (number)
board-in-round = runda { $round }
# $count (number)
board-rounds-short = { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[many] { $count } rund
    }
# $count, $most (numbers)
board-of-most = { $count } z { $most }

## The end

board-source-round = Przeżyte rundy
board-source-deaths = Zgony
board-cause-won = Miasto doczekało końca burzy.
board-cause-hope = Nikt już nie wierzył w miasto.
board-cause-discontent = Wypędzili was.
board-cause-generator = Generator pękł i mróz wszedł od razu.
board-cause-epidemic = Choroba przeszła przez wszystkie rzędy prycz.
board-cause-famine = Nie było już czego włożyć do garnków.
board-cause-deaths = Za dużo grobów: nie miał kto za wami iść.
board-cause-scenario = Gdy przyszła burza, zabrakło tego, czego żądała.
board-cause-time = Czas się skończył.
board-cause-resigned = Miasto zostało oddane.
# $round, $rounds (numbers)
board-verdict-round = Miasto dotrwało do rundy { $round } z { $rounds }.
# $people, $deaths (numbers)
board-verdict-people = Mieszkańcy: { $people }, zgony: { $deaths }.
# $laws, $technologies (numbers)
board-verdict-laws = Wprowadzone prawa: { $laws }. Rozwinięte technologie: { $technologies }.
board-chronicle = Kronika miasta
board-chronicle-save = Zapisz jako stronę

## The guided tour

# $rounds, $count (numbers)
web-frostpunk-guide-aim = Utrzymajcie ostatnie miasto przy życiu przez { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }. Każda z tych { $count } liczb może skończyć grę; wskażcie którąś, żeby zobaczyć kiedy.
    .title = Co kończy grę porażką
web-frostpunk-guide-map = Generator ogrzewa najpierw własną płytkę, potem bliskie tereny, na końcu dalekie. Resztę kryje śnieg. Co świeci, można kliknąć.
    .title = Krater
web-frostpunk-guide-heat = Węgiel przesuwa znacznik ciepła. Gdy minie wskaźnik zasięgu, strefa jest ogrzewana; każde puste pole przed znacznikiem zimna to czyjaś choroba, a każda kostka, która wypadnie z wieży, przeciąża Generator.
    .title = Ciepło i zimno
web-frostpunk-guide-people = Od ich liczby zależy, ile macie pionków. Kto pracuje w zimnie, zachoruje, a im więcej chorych, tym więcej wyczerpanych i zgonów.
    .title = Wasi ludzie
web-frostpunk-guide-turn = W każdej turze jeden pionek robi jedną rzecz. Wybierajcie tu numerem albo kliknijcie pole; nic się nie stanie, dopóki nie zatwierdzicie.
    .title = Tura
web-frostpunk-guide-forecast = Co przyniosłyby kolacja, noc i następny ranek, gdyby teraz przestać.
    .title = Jak stoją sprawy
web-frostpunk-guide-hand = Karta mieszkańca wzmacnia akcję; w rundzie możesz zagrać jedną. Gdy ktoś umiera, jedna z tych kart mówi, kto to był.
    .title = Wasi mieszkańcy
web-frostpunk-guide-story = Przeczytajcie kartę, potem wybierzcie. Przy opcjach, które są niedostępne, widać dlaczego.
    .title = Wydarzenia

# By how much a figure changes; $least, $most (with their signs)
board-span = od { $least } do { $most }
