### Frostpunk: teksty kart, stół, wybory, pytania, dziennik, powody odmowy i błędy w danych.
### Nazwy kart, budynków, ludzi i zasobów pochodzą z innych plików tego katalogu i stoją w mianowniku, więc w zdaniu są po dwukropku,
### w cudzysłowie albo jako podmiot. W bierniku są tylko $goods efektów i dziennika oraz $tiles, $near i $far (forma `object`). O efektach
### mówi się do wszystkich graczy („zdobywacie”), o wyborach do jednego („zbieraj”). Id pól (n3a) i płytek (n3) nie odmieniają się i stoją
### po słowach „pole” i „płytka”. $people w effect-tend-type to „robotnicy”, „inżynierowie” albo „dzieci”: zdanie wybiera formę po słowie.

game-frostpunk = Frostpunk

## Nazwy

# $number (roman), $society
society-numbered = Społeczność { $number }, { $society }
# $text (a title)
quoted = „{ $text }”
# Active hope or discontent tokens to be spent; $token, $count
tokens-active = { $count ->
        [one] { $count } aktywny żeton ({ $token })
        [few] { $count } aktywne żetony ({ $token })
       *[many] { $count } aktywnych żetonów ({ $token })
    }
# An item of a list of pawns; $pawn, $count
pawns-counted = { $pawn } ×{ $count }
spot-clearing = pole odśnieżania
spot-construction = pole prac budowlanych
# $field, $goods (what is on it)
spot-field = { $field } ({ $goods })
# A field with nothing on it.
field-empty = puste
# The three zones of the map.
ground-generator = płytka Generatora
ground-near = płytka bliskich terenów
ground-far = płytka dalekich terenów
size-small = mały
size-large = duży

## Tekst kart, zdanie po zdaniu

# $deck (kind of card), $mark
text-card = { $deck } { $mark }.
# $deck, $mark, $law
text-consequence = { $deck } { $mark }, należy do prawa „{ $law }”.
# An option of a card; $number, $caption, $text
text-option = { $number }. { $caption }: { $text }
# What must hold for an option; $needs
text-needs = Warunek: { $needs }.
# $goods
text-cost = Koszt: { $goods }.
# What becomes of a card.
then-remove = Potem usuńcie tę kartę z gry.
then-stay = Potem połóżcie tę kartę w obszarze wydarzeń.
then-discard = Potem odłóżcie tę kartę na stos odrzuconych kart zmierzchu.
# A special action of a card; $caption, $text
text-special = Akcja specjalna „{ $caption }”: { $text }
# $who
special-round = Raz na rundę; pionek: { $who }.
# $who
special-once = Raz na grę; pionek: { $who }.
special-any = dowolny, który może działać
# $goods
special-put = Na tę kartę trafia: { $goods }.
special-cold = Akcja odbywa się w zimnie.
# Effects of a card that lies face up, by phase; $effects
during-dawn = W każdej fazie świtu: { $effects }
# $effects
during-morning = W każdej fazie poranka: { $effects }
# $effects
during-generator = Na początku każdej fazy Generatora: { $effects }
# $effects
during-weather = Na początku każdej fazy pogody: { $effects }
# $effects
during-preparation = Na początku każdej fazy przygotowania: { $effects }
# $effects
during-action = Na początku każdej fazy akcji: { $effects }
# $effects
during-dusk = W każdej fazie zmierzchu: { $effects }
# $effects
during-hunger = Na początku każdej fazy głodu: { $effects }
# $effects
during-night = Na początku każdej fazy nocy: { $effects }
# $effects
during-end = Na koniec każdej rundy: { $effects }
# A scenario card; $round, $effects
text-round = Gdy zaczyna się runda { $round }: { $effects }
# The storm card; $number (how often the storm has struck), $effects
text-strike = Burza { $number }: { $effects }
# $buildings (list)
text-unlocks = Budynki, które odtąd można wznosić: { $buildings }.
# $law (the other of the pair)
text-pair = Po wprowadzeniu tego prawa usuńcie z gry drugie z pary: { $law }.
# $count
text-technology = { $count ->
        [one] Technologia, gotowa po { $count } rundzie.
       *[many] Technologia, gotowa po { $count } rundach.
    }
text-weather = Karta pogody.
text-traps = Chaty myśliwych dają 1 jednostkę żywności za każdy symbol polowania.
# $kind (letter), $count (fields), $hint (one of the hint- messages)
text-expedition = { $count ->
        [one] Miejsce { $kind }, { $count } pole; oczekiwana nagroda: { $hint }.
        [few] Miejsce { $kind }, { $count } pola; oczekiwana nagroda: { $hint }.
       *[many] Miejsce { $kind }, { $count } pól; oczekiwana nagroda: { $hint }.
    }
hint-goods = żywność lub zasoby
hint-citizens = mieszkańcy
hint-any = żywność, zasoby lub mieszkańcy
way-return = Zwiadowca wraca do miasta.
# $kind (letter)
way-continue = Zwiadowca idzie dalej, do miejsca { $kind }.
# $effects
way-later = Po powrocie: { $effects }
way-new = Zaczyna się nowa trasa.
# $kind (letter)
way-longer = Na trasę trafia miejsce { $kind }.
# $trade, $who
text-citizen = { $trade } ({ $who }).
# $text
text-ability = Zdolność: { $text }
# $text
text-start = Koszt startowy: { $text }
# $goods
start-pay = Do zapłaty: { $goods }.
# $effects
text-death-worker = Gdy umiera robotnik: { $effects }
# $effects
text-death-engineer = Gdy umiera inżynier: { $effects }
# $effects
text-death-child = Gdy umiera dziecko: { $effects }
# $who, $actions (list of main- messages)
ability-when = Akcja: { $actions }; pionek: { $who }.
# $buildings (list)
ability-buildings = Tylko budynki: { $buildings }.
# $goods (names of goods or trees)
ability-fields = Tylko pola, na których są: { $goods }.
ability-warm = Akcja odbywa się w cieple.
# The six main actions.
main-clear = odśnieżanie
main-gather = zbieranie zasobów
main-construct = prace budowlane
main-use = użycie budynku
main-scout = wysłanie zwiadowcy
main-special = akcja specjalna
text-advisor = Doradca: raz na rundę, na początku fazy przygotowania.
text-mobilisation = Tylko w grze solowej: raz na grę, w fazie przygotowania.
# $difficulty, $text
text-society = Społeczność, { $difficulty }: { $text }
# $people, $sick (lists), $goods, $deaths, $hope and $active (tokens, active ones), $discontent and $stirred (the same)
text-society-start = Na początku: { $people }; chorzy: { $sick }; { $goods }; zgony: { $deaths }; żetony nadziei: { $hope }, w tym aktywne: { $active }; żetony niezadowolenia: { $discontent }, w tym aktywne: { $stirred }.
# The groups of buildings; $size (small or large)
text-starting = Budynek startowy, { $size }.
# $size
text-basic = Budynek podstawowy, { $size }.
# $size
text-shelter = Schronienie: { $size } budynek.
# $size
text-law = Budynek z karty prawa, { $size }.
# $size
text-scenario = Budynek scenariusza, { $size }.
text-not-raised = Nie można go wznieść.
# $colour
text-insulation = Poziom termoizolacji: { $colour }.
# $text
text-use = Akcja: { $text }
# $text
text-use-engineers = Akcja, tylko inżynier: { $text }
# $goods, $building (upgraded)
text-upgrade = Koszt ulepszenia: { $goods }. { $building }:
# $count
text-tiles = Kafelki w grze: { $count }.
# One word names two things: what follows is the other; $name
text-also = A także { $name }:
# $count
text-hunting = Symbole polowania: { $count }.
# $count
text-expeditions = { $count ->
        [one] Pozwala na { $count } aktywną ekspedycję.
        [few] Pozwala na { $count } aktywne ekspedycje.
       *[many] Pozwala na { $count } aktywnych ekspedycji.
    }
# $count
text-beds = { $count ->
        [one] Ogrzewany budynek daje w nocy { $count } miejsce noclegowe.
        [few] Ogrzewany budynek daje w nocy { $count } miejsca noclegowe.
       *[many] Ogrzewany budynek daje w nocy { $count } miejsc noclegowych.
    }
# $count
text-child-beds = { $count ->
        [one] Ogrzewany budynek daje w nocy { $count } miejsce noclegowe dla dzieci.
        [few] Ogrzewany budynek daje w nocy { $count } miejsca noclegowe dla dzieci.
       *[many] Ogrzewany budynek daje w nocy { $count } miejsc noclegowych dla dzieci.
    }
# $effects
text-raised = Po wzniesieniu: { $effects }
# $deposit
text-deposit = Tylko na płytce, przy której na ramce mapy jest { $deposit }.
text-outside = Nie na płytce Generatora.
text-warms = Wszystko na płytce tego budynku jest ogrzewane.
text-jail = Pionek zostaje tu na noc: w ogrzewanym budynku ma miejsce noclegowe, w zimnym zachoruje.
text-fixed = Nie można go zburzyć ani zniszczyć.

## Efekty

effect-none = Nic się nie dzieje.
# $goods, $count
effect-gain = Zdobywacie { $goods }.
# $goods, $count, $sick (how many arrive ill)
effect-gain-sick = { $count ->
        [one] Zdobywacie { $goods } (to osoba chora).
       *[many] Zdobywacie { $goods }; chorych wśród nich: { $sick }.
    }
# $goods
effect-lose = Tracicie { $goods }.
# $goods, $tiles (number of map tiles)
effect-strip = { $tiles ->
        [one] Zabierzcie { $goods } z odkrytej płytki mapy.
       *[many] Zabierzcie { $goods } z każdej z { $tiles } odkrytych płytek mapy.
    }
# $tiles
effect-tile = Umieśćcie na mapie { $tiles }.
# $goods (at most)
effect-store = Odłóżcie do magazynu najwyżej { $goods }.
# Steps of hope or discontent; $count
effect-hope-up = { $count ->
        [one] Nadzieja rośnie.
       *[many] Nadzieja rośnie { $count } razy.
    }
# $count
effect-hope-down = { $count ->
        [one] Nadzieja maleje.
       *[many] Nadzieja maleje { $count } razy.
    }
# $count, $token
effect-hope-type-up = { $count ->
        [one] Nadzieja rośnie ({ $token }).
       *[many] Nadzieja rośnie { $count } razy ({ $token }).
    }
# $count, $token
effect-hope-type-down = { $count ->
        [one] Nadzieja maleje ({ $token }).
       *[many] Nadzieja maleje { $count } razy ({ $token }).
    }
# $count
effect-discontent-up = { $count ->
        [one] Niezadowolenie rośnie.
       *[many] Niezadowolenie rośnie { $count } razy.
    }
# $count
effect-discontent-down = { $count ->
        [one] Niezadowolenie maleje.
       *[many] Niezadowolenie maleje { $count } razy.
    }
# $count, $token
effect-discontent-type-up = { $count ->
        [one] Niezadowolenie rośnie ({ $token }).
       *[many] Niezadowolenie rośnie { $count } razy ({ $token }).
    }
# $count, $token
effect-discontent-type-down = { $count ->
        [one] Niezadowolenie maleje ({ $token }).
       *[many] Niezadowolenie maleje { $count } razy ({ $token }).
    }
# $count, $token
effect-activate = { $count ->
        [one] Aktywujcie { $count } żeton ({ $token }).
        [few] Aktywujcie { $count } żetony ({ $token }).
       *[many] Aktywujcie { $count } żetonów ({ $token }).
    }
# $token, $count (always 1)
effect-discard-token = Odrzućcie { $count } żeton ({ $token }), aktywny albo zużyty.
# $token
effect-spend = Zużyjcie jeden aktywny żeton ({ $token }).
# $token
effect-spend-may = Możecie zużyć jeden aktywny żeton ({ $token }).
# $effects
effect-if-spent = Jeśli go zużyjecie: { $effects }
effect-activate-all = Aktywujcie wszystkie żetony nadziei jednego typu.
effect-quell = Zużyjcie wszystkie aktywne żetony niezadowolenia jednego typu.
# $people (with their number), $count
effect-sicken = { $count ->
        [one] Zachoruje { $people }.
       *[many] Zachoruje { $people }.
    }
# $count
effect-sicken-any = { $count ->
        [one] Zachoruje { $count } wybrany mieszkaniec.
       *[many] Zachoruje { $count } wybranych mieszkańców.
    }
# $count
effect-sicken-round = { $count ->
        [one] Zachoruje { $count } mieszkaniec typu wskazanego na planszy rund.
       *[many] Zachoruje { $count } mieszkańców typu wskazanego na planszy rund.
    }
# $people (with their number), $count
effect-exhaust = { $count ->
        [one] Wyczerpanie: { $people }.
       *[many] Wyczerpanie: { $people }.
    }
# $count
effect-exhaust-any = { $count ->
        [one] Wyczerpanie: { $count } wybrany mieszkaniec.
       *[many] Wyczerpanie: { $count } wybranych mieszkańców.
    }
# $count
effect-exhaust-round = { $count ->
        [one] Wyczerpanie: { $count } mieszkaniec typu wskazanego na planszy rund.
       *[many] Wyczerpanie: { $count } mieszkańców typu wskazanego na planszy rund.
    }
# $people (with their number), $count
effect-kill = { $count ->
        [one] Umiera { $people }.
       *[many] Umiera { $people }.
    }
# $count
effect-kill-any = { $count ->
        [one] Umiera { $count } wybrany mieszkaniec.
       *[many] Umiera { $count } wybranych mieszkańców.
    }
# $count
effect-kill-round = { $count ->
        [one] Umiera { $count } mieszkaniec typu wskazanego na planszy rund.
       *[many] Umiera { $count } mieszkańców typu wskazanego na planszy rund.
    }
# $count (points: so many recover)
effect-tend = { $count ->
        [one] Wykurujcie { $count } mieszkańca.
       *[many] Wykurujcie { $count } mieszkańców.
    }
# $count, $people (the only type that can be tended)
effect-tend-type = { $people ->
        [dzieci] { $count ->
            [one] Wykurujcie { $count } dziecko.
           *[many] Wykurujcie { $count } dzieci.
        }
        [robotnicy] { $count ->
            [one] Wykurujcie { $count } robotnika.
           *[many] Wykurujcie { $count } robotników.
        }
       *[other] { $count ->
            [one] Wykurujcie { $count } inżyniera.
           *[many] Wykurujcie { $count } inżynierów.
        }
    }
# $count
effect-tend-round = { $count ->
        [one] Wykurujcie { $count } mieszkańca typu wskazanego na planszy rund.
       *[many] Wykurujcie { $count } mieszkańców typu wskazanego na planszy rund.
    }
# $count (points: so many gravely ill are out of danger)
effect-heal = { $count ->
        [one] Uleczcie { $count } ciężko chorego mieszkańca.
       *[many] Uleczcie { $count } ciężko chorych mieszkańców.
    }
# $count
effect-hunger-up = Głód rośnie o { $count }.
# $count
effect-hunger-down = Głód maleje o { $count }.
# $count
effect-deaths-up = { $count ->
        [one] Przesuńcie znacznik zgonów o { $count } pole do przodu.
        [few] Przesuńcie znacznik zgonów o { $count } pola do przodu.
       *[many] Przesuńcie znacznik zgonów o { $count } pól do przodu.
    }
# $count
effect-deaths-down = { $count ->
        [one] Cofnijcie znacznik zgonów o { $count } pole.
        [few] Cofnijcie znacznik zgonów o najwyżej { $count } pola.
       *[many] Cofnijcie znacznik zgonów o najwyżej { $count } pól.
    }
# $effects
effect-if-moved = Jeśli się cofnie: { $effects }
# $pawn
effect-pawn = Jeden z waszych pionków dzieci to odtąd { $pawn }.
# $count
effect-draw-citizens = { $count ->
        [one] Dobierzcie { $count } kartę mieszkańca.
        [few] Dobierzcie { $count } karty mieszkańców.
       *[many] Dobierzcie { $count } kart mieszkańców.
    }
# $most, $count (unused)
effect-mobilise = Dobierz tyle kart mieszkańców, ile masz żetonów nadziei, najwyżej { $most }.
# $count
effect-overload-up = { $count ->
        [one] Dodajcie { $count } znacznik przeciążenia.
        [few] Dodajcie { $count } znaczniki przeciążenia.
       *[many] Dodajcie { $count } znaczników przeciążenia.
    }
# $count
effect-overload-down = { $count ->
        [one] Usuńcie { $count } znacznik przeciążenia.
       *[many] Usuńcie do { $count } znaczników przeciążenia.
    }
effect-clear-overload = Usuńcie wszystkie znaczniki przeciążenia.
effect-upgrade-tower = Ulepszcie Generator, jeśli nie jest jeszcze ulepszony.
# $count
effect-heat-up = { $count ->
        [one] Przesuńcie znacznik ciepła o { $count } pole do przodu.
        [few] Przesuńcie znacznik ciepła o { $count } pola do przodu.
       *[many] Przesuńcie znacznik ciepła o { $count } pól do przodu.
    }
# $count
effect-heat-down = { $count ->
        [one] Cofnijcie znacznik ciepła o { $count } pole.
        [few] Cofnijcie znacznik ciepła o { $count } pola.
       *[many] Cofnijcie znacznik ciepła o { $count } pól.
    }
# $count
effect-cold-up = { $count ->
        [one] Przesuńcie znacznik zimna o { $count } pole do przodu.
        [few] Przesuńcie znacznik zimna o { $count } pola do przodu.
       *[many] Przesuńcie znacznik zimna o { $count } pól do przodu.
    }
# $count
effect-cold-down = { $count ->
        [one] Cofnijcie znacznik zimna o { $count } pole.
        [few] Cofnijcie znacznik zimna o { $count } pola.
       *[many] Cofnijcie znacznik zimna o { $count } pól.
    }
# $count, $colour
effect-range-up = { $count ->
        [one] Przesuńcie { $colour } wskaźnik zasięgu ciepła o { $count } pole do przodu.
        [few] Przesuńcie { $colour } wskaźnik zasięgu ciepła o { $count } pola do przodu.
       *[many] Przesuńcie { $colour } wskaźnik zasięgu ciepła o { $count } pól do przodu.
    }
# $count, $colour
effect-range-down = { $count ->
        [one] Cofnijcie { $colour } wskaźnik zasięgu ciepła o { $count } pole.
        [few] Cofnijcie { $colour } wskaźnik zasięgu ciepła o { $count } pola.
       *[many] Cofnijcie { $colour } wskaźnik zasięgu ciepła o { $count } pól.
    }
# $count
effect-storm-up = { $count ->
        [one] Burza zbliża się o { $count } rundę.
        [few] Burza zbliża się o { $count } rundy.
       *[many] Burza zbliża się o { $count } rund.
    }
# $count
effect-storm-down = { $count ->
        [one] Burza oddala się o { $count } rundę.
        [few] Burza oddala się o { $count } rundy.
       *[many] Burza oddala się o { $count } rund.
    }
# $round
effect-storm-at = Przesuńcie znacznik burzy na pole rundy { $round }.
effect-storm-gone = Usuńcie z gry znacznik burzy.
# $building
effect-ruin = Wszystkie kafelki budynku „{ $building }”, na mapie i na planszy budynków, stają się Ruinami.
# $building
effect-raise = Możecie bez kosztu wznieść budynek „{ $building }”.
effect-raise-any = Możecie bez kosztu wznieść wybrany budynek.
# $building
effect-destroy = Zniszczcie budynek „{ $building }”.
effect-destroy-any = Zniszczcie wybrany budynek.
# $building
effect-unlock = Odtąd można wznosić budynek „{ $building }”.
# $count
effect-upgrade = { $count ->
        [one] Możecie bez kosztu ulepszyć { $count } budynek.
        [few] Możecie bez kosztu ulepszyć { $count } budynki.
       *[many] Możecie bez kosztu ulepszyć { $count } budynków.
    }
# $count (unused)
effect-act = Rozpatrzcie zwykły efekt tej akcji.
# $count
effect-take = { $count ->
        [one] Weźcie z tego pola do { $count } zasobu.
       *[many] Weźcie z tego pola do { $count } zasobów.
    }
# $count
effect-take-tree = { $count ->
        [one] Usuńcie z tego pola { $count } drzewo.
       *[many] Usuńcie z tego pola do { $count } drzew.
    }
effect-hub = Umieśćcie na płytce mapy Węzeł grzewczy: odtąd ta płytka jest ogrzewana.
# $near, $far (map tiles with their number, as objects)
effect-clear = Umieśćcie na mapie { $near } albo { $far }.
# $count
effect-works = { $count ->
        [one] Wznieście albo zburzcie { $count } budynek.
       *[many] Wznieście lub zburzcie do { $count } budynków.
    }
# $count, $goods (what each building costs less)
effect-works-cheaper = { $count ->
        [one] Wznieście albo zburzcie { $count } budynek; wzniesienie kosztuje o { $goods } mniej.
       *[many] Wznieście lub zburzcie do { $count } budynków; wzniesienie każdego kosztuje o { $goods } mniej.
    }
effect-rebuild = Zburzcie jeden budynek, wznieście jeden, płacąc jego koszt, albo zróbcie jedno i drugie.
# $count
effect-collect = { $count ->
        [one] Weźcie po { $count } zasobie z każdego pola sąsiadującego z budynkiem.
        [few] Weźcie najwyżej po { $count } zasoby z każdego pola sąsiadującego z budynkiem.
       *[many] Weźcie najwyżej po { $count } zasobów z każdego pola sąsiadującego z budynkiem.
    }
# $fields, $n (numbers), $count (the same as $n)
effect-hammer = Połóżcie do { $n ->
        [one] { $n } znacznika
       *[many] { $n } znaczników
    } węgla na każdym z najwyżej { $fields } pól, które sąsiadują z budynkiem i na których leży węgiel albo nie ma nic.
# $count
effect-fell-tile = { $count ->
        [one] Usuńcie { $count } drzewo z płytki tego budynku.
       *[many] Usuńcie do { $count } drzew z płytki tego budynku.
    }
# $count
effect-fell-adjacent = { $count ->
        [one] Usuńcie { $count } drzewo z płytki tego budynku albo z sąsiedniego pola.
       *[many] Usuńcie do { $count } drzew z płytki tego budynku albo z sąsiedniego pola.
    }
# $effects
effect-if-felled = W zamian: { $effects }
effect-law = Wprowadźcie prawo.
# $n (number), $count (the same)
effect-workshop = { $n ->
        [one] Ulepszcie budynek, płacąc koszt ulepszenia, albo przesuńcie żeton rozwoju o 1 pole w stronę początku toru.
       *[many] Wybierzcie { $n } razy: ulepszcie budynek, płacąc koszt ulepszenia, albo przesuńcie żeton rozwoju o 1 pole w stronę początku toru.
    }
# $n (number), $count (the same)
effect-foresee = { $n ->
        [one] Odkryjcie { $n } kartę zmierzchu; możecie ją odrzucić bez rozpatrywania.
        [few] Odkryjcie { $n } karty zmierzchu; jedną z nich możecie odrzucić bez rozpatrywania. Pozostałe wracają do stosu.
       *[many] Odkryjcie { $n } kart zmierzchu; jedną z nich możecie odrzucić bez rozpatrywania. Pozostałe wracają do stosu.
    }
effect-reuse-building = Użyjcie ponownie budynku, na którym stoi pionek mieszkańca; akcja odbywa się w cieple.
effect-reuse-worker = Użyjcie ponownie robotnika, który wykonał w tej rundzie akcję: w tym samym miejscu i w cieple.
# $count
effect-develop-up = { $count ->
        [one] Rozwijana technologia będzie gotowa o { $count } rundę wcześniej.
        [few] Rozwijana technologia będzie gotowa o { $count } rundy wcześniej.
       *[many] Rozwijana technologia będzie gotowa o { $count } rund wcześniej.
    }
# $count
effect-develop-down = { $count ->
        [one] Rozwijana technologia będzie gotowa o { $count } rundę później.
        [few] Rozwijana technologia będzie gotowa o { $count } rundy później.
       *[many] Rozwijana technologia będzie gotowa o { $count } rund później.
    }
# $by (number)
effect-scouts = { $by ->
        [one] Każdy zwiadowca przesuwa się o { $by } pole.
        [few] Każdy zwiadowca przesuwa się o { $by } pola.
       *[many] Każdy zwiadowca przesuwa się o { $by } pól.
    }
# $expedition
effect-expedition = Na trasę bez zwiadowcy trafia miejsce „{ $expedition }”.
effect-place-automaton = Umieśćcie na tej karcie automaton.
# $mark
effect-add-dusk = Dodajcie kartę { $mark } do stosu zmierzchu.
# $event
effect-remove-card = Usuńcie z gry wydarzenie: { $event }.
effect-leave = Usuńcie tę kartę z gry.
# $count
effect-mark-up = { $count ->
        [one] Połóżcie na tej karcie { $count } znacznik.
        [few] Połóżcie na tej karcie { $count } znaczniki.
       *[many] Połóżcie na tej karcie { $count } znaczników.
    }
# $count
effect-mark-down = { $count ->
        [one] Zdejmijcie z tej karty { $count } znacznik.
       *[many] Zdejmijcie z tej karty do { $count } znaczników.
    }
# $mark
effect-reveal = Odkryjcie kartę scenariusza { $mark }.
# $round
effect-token = Połóżcie żeton aktywacji scenariusza na polu rundy { $round }.
effect-win = Wygrywacie grę.
effect-defeat = Przegrywacie grę.
# $needs, $effects
effect-if = Jeśli { $needs }: { $effects }
# $effects
effect-otherwise = W przeciwnym razie: { $effects }
# Several sentences that belong to one condition, some of them with conditions of their own; $effects
effect-group = [{ $effects }]
# What happens whether or not a condition just named holds; $effects
effect-always = W każdym razie: { $effects }
# $options (list of either-option messages)
effect-either = Wybierzcie jedno: { $options }
# $options (list of either-option messages)
effect-either-may = Możecie wybrać jedno: { $options }
# $number, $text
either-option = ({ $number }) { $text }

## Warunki: pozycje listy, każda jest stwierdzeniem

# $token
needs-active = jest aktywny żeton ({ $token })
# $token
needs-no-active = nie ma aktywnego żetonu ({ $token })
# $law
needs-law = obowiązuje prawo „{ $law }”
# $law
needs-no-law = nie obowiązuje prawo „{ $law }”
# $building
needs-building = na mapie jest budynek „{ $building }”
# $building
needs-no-building = na mapie nie ma budynku „{ $building }”
# $technology
needs-technology = rozwinięta jest technologia „{ $technology }”
# $event
needs-event = w obszarze wydarzeń leży karta „{ $event }”
# $first, $second (conditions)
needs-and = { $first } i { $second }
# $measure, $count
needs-least = { $measure } jest co najmniej { $count }
# $measure, $count
needs-most = { $count ->
        [0] nie ma { $measure }
       *[other] { $measure } jest najwyżej { $count }
    }

## Trwałe efekty praw, technologii i kart, które zostają

# $count (unused)
lasting-child-work = Pionki dzieci wykonują akcje jak robotnicy, ale nie zostają zwiadowcami.
# $count
lasting-shelter-beds = { $count ->
        [one] Każdy Namiot, Barak i Dom ma o { $count } miejsce noclegowe więcej.
        [few] Każdy Namiot, Barak i Dom ma o { $count } miejsca noclegowe więcej.
       *[many] Każdy Namiot, Barak i Dom ma o { $count } miejsc noclegowych więcej.
    }
# $count
lasting-ruins-beds = { $count ->
        [one] Ogrzewane Ruiny dają { $count } miejsce noclegowe.
        [few] Ogrzewane Ruiny dają { $count } miejsca noclegowe.
       *[many] Ogrzewane Ruiny dają { $count } miejsc noclegowych.
    }
# $count (unused)
lasting-long-shift = Raz na rundę, zamiast akcji, można ponownie użyć robotnika, który wykonał w tej rundzie akcję: w tym samym miejscu i w cieple.
# $count (unused)
lasting-thin-rations = W fazie głodu trzy racje żywności starczają dla czterech mieszkańców.
# $count
lasting-infirmary-heal = { $count ->
        [one] Lecznica leczy też { $count } ciężko chorego mieszkańca.
       *[many] Lecznica leczy też { $count } ciężko chorych mieszkańców.
    }
# $count
lasting-gather = { $count ->
        [one] Zbieranie zasobów pozwala wziąć o { $count } zasób więcej.
        [few] Zbieranie zasobów pozwala wziąć o { $count } zasoby więcej.
       *[many] Zbieranie zasobów pozwala wziąć o { $count } zasobów więcej.
    }
# $count
lasting-kitchen = { $count ->
        [one] Użycie Kuchni kosztuje o { $count } jednostkę żywności mniej.
        [few] Użycie Kuchni kosztuje o { $count } jednostki żywności mniej.
       *[many] Użycie Kuchni kosztuje o { $count } jednostek żywności mniej.
    }
# $count
lasting-curfew = { $count ->
        [one] W nocy { $count } pionek bez miejsca noclegowego nie choruje.
        [few] W nocy { $count } pionki bez miejsca noclegowego nie chorują.
       *[many] W nocy { $count } pionków bez miejsca noclegowego nie choruje.
    }
# $count
lasting-works = { $count ->
        [one] Prace budowlane pozwalają na { $count } działanie więcej.
        [few] Prace budowlane pozwalają na { $count } działania więcej.
       *[many] Prace budowlane pozwalają na { $count } działań więcej.
    }
# $count
lasting-sawmill = { $count ->
        [one] Tartaki dają o { $count } znacznik drewna więcej.
        [few] Tartaki dają o { $count } znaczniki drewna więcej.
       *[many] Tartaki dają o { $count } znaczników drewna więcej.
    }
# $count
lasting-hut = { $count ->
        [one] Użycie Chaty myśliwych daje o { $count } jednostkę żywności więcej.
        [few] Użycie Chaty myśliwych daje o { $count } jednostki żywności więcej.
       *[many] Użycie Chaty myśliwych daje o { $count } jednostek żywności więcej.
    }
# $count
lasting-mine = { $count ->
        [one] Kopalnie węgla dają o { $count } znacznik węgla więcej.
        [few] Kopalnie węgla dają o { $count } znaczniki węgla więcej.
       *[many] Kopalnie węgla dają o { $count } znaczników węgla więcej.
    }
# $count
lasting-retort = { $count ->
        [one] Retorty dają o { $count } znacznik węgla więcej.
        [few] Retorty dają o { $count } znaczniki węgla więcej.
       *[many] Retorty dają o { $count } znaczników węgla więcej.
    }
# $count (unused)
lasting-insulation = Żółte budynki liczą się jako pomarańczowe.
# $count
lasting-tend = { $count ->
        [one] Lecznica, Szpital i Dom opieki kurują o { $count } mieszkańca więcej.
       *[many] Lecznica, Szpital i Dom opieki kurują o { $count } mieszkańców więcej.
    }
# $count
lasting-clearing = { $count ->
        [one] Odśnieżanie pozwala umieścić o { $count } płytkę bliskich terenów więcej.
        [few] Odśnieżanie pozwala umieścić o { $count } płytki bliskich terenów więcej.
       *[many] Odśnieżanie pozwala umieścić o { $count } płytek bliskich terenów więcej.
    }
# $count
lasting-feedwater = { $count ->
        [one] Akcja Generatora usuwa o { $count } znacznik przeciążenia więcej.
        [few] Akcja Generatora usuwa o { $count } znaczniki przeciążenia więcej.
       *[many] Akcja Generatora usuwa o { $count } znaczników przeciążenia więcej.
    }

## Stół

# $round, $rounds, $phase, $leader
table-round = Runda { $round } z { $rounds }. { $phase }. Przewodzi { $leader }.
# $round, $rounds, $phase, $leader
table-setup = Przygotowanie gry. Liczba rund przed wami: { $rounds }. Przewodzi { $leader }.
# $scenario, $society, $difficulty
table-society = { $scenario }. { $society }; { $difficulty }.
# $cause (key), $round
table-over = { $cause ->
        [won] Miasto przetrwało.
        [hope] Miasto przepadło w rundzie { $round }: nikt już nie ma nadziei.
        [discontent] Miasto przepadło w rundzie { $round }: wypędzono was.
        [generator] Miasto przepadło w rundzie { $round }: wybuchł Generator.
        [epidemic] Miasto przepadło w rundzie { $round }: epidemia.
        [famine] Miasto przepadło w rundzie { $round }: klęska głodu.
        [deaths] Miasto przepadło w rundzie { $round }: za dużo zgonów.
        [scenario] Miasto przepadło w rundzie { $round }: cel nie został osiągnięty.
        [time] Miasto przepadło: minęła ostatnia runda, a cel nie został osiągnięty.
       *[resigned] Miasto zostało oddane w rundzie { $round }.
    }
# $heat, $cold, $last (fields of the track), $ranges (list of range-line messages)
table-heat = Ciepło { $heat }, zimno { $cold } (z { $last }); wskaźniki zasięgu: { $ranges }.
# $colour, $field (number)
range-line = { $colour } { $field }
# $colours (list), $count
table-warm = { $count ->
        [0] Nic nie jest ogrzewane: ciepło nie przekracza żadnego wskaźnika zasięgu.
       *[other] Ogrzewane budynki i strefy, według koloru: { $colours }.
    }
# $overload, $most, $held (cubes that have not come out)
table-overload = Przeciążenie: { $overload } z { $most }. Kostki w wieży i w szufladce: { $held }.
table-overheated = Generator miał już awarię; następna kończy grę.
table-tower = Generator jest ulepszony.
# $round
table-storm = Znacznik burzy: runda { $round }.
table-no-storm = Nie nadchodzi żadna burza.
# $rounds (list)
table-tokens = Żetony aktywacji scenariusza, rundy: { $rounds }.
# $weather
table-weather = Ostatnia pogoda: { $weather }.

table-city = Miasto
# $goods
table-pool = Pula: { $goods }
# $food, $hunger, $deaths, $most (deaths that lose)
table-food = Żywność { $food }. Głód { $hunger }. Zgony { $deaths } z { $most }.
# $people (all of a type), $count, $sick, $grave (yes or no), $pawns (number), $exhausted (tokens waiting for a pawn)
table-people = { $people }: { $count }; chorzy: { $sick }{ $grave ->
        [yes] , w tym jedna osoba ciężko
       *[no] { "" }
    }; pionki: { $pawns }{ $exhausted ->
        [0] { "" }
       *[other] ; żetony wyczerpania bez pionka: { $exhausted }
    }
# $pawns
table-pawns = Pionki w puli: { $pawns }
# $pawns
table-resting = Wyczerpani w tej rundzie: { $pawns }
# $pawns (list of pawn-at messages)
table-placed = Przy pracy: { $pawns }
# $pawn, $spot
pawn-at = { $pawn } ({ $spot })
# $goods
table-stored = W magazynie: { $goods }
# $tokens (list), $count, $most (fields of the track)
table-hope = Żetony nadziei, { $count } z { $most }: { $tokens }
# $tokens (list), $count, $most (tokens that lose)
table-discontent = Żetony niezadowolenia, { $count } (przegrana przy { $most }): { $tokens }
# $token
token-lit = { $token } (aktywny)
# $token
token-dark = { $token } (zużyty)

table-ahead = Co będzie, jeśli nic się nie zmieni
# $text (what the rules foresee)
outlook-cold = Faza Generatora przy tym cieple. { $text }
outlook-no-cold = Faza Generatora przy tym cieple: z zimna nikt nie zachoruje.
# $cubes (dropped at this heat), $held (already inside), $room (fields left on the overload track)
outlook-cubes = Kontrola przeciążenia przy tym cieple; kostki do wrzucenia: { $cubes }; już w środku: { $held }; wolne pola toru: { $room }.
# $list (of outlook-sick-type messages)
outlook-sick = Faza przygotowania – { $list }.
# $people (all of a type), $exhausted, $flips
outlook-sick-type = { $people }: wyczerpani { $exhausted }, pogorszenia { $flips }
# $text (what the rules foresee)
outlook-hunger = Faza głodu. { $text }
# $text (what the rules foresee)
outlook-meal = Posiłek. { $text }
# $beds (heated), $children (heated beds for children), $text (what the rules foresee)
outlook-night = Noc; ogrzewane miejsca noclegowe: { $beds }{ $children ->
        [0] { "" }
       *[other] , dla dzieci: { $children }
    }. { $text }

table-map = Mapa
# $fields (list of field- messages)
table-generator-tile = Płytka Generatora: { $fields }
# A field of the map, with what is there; $field, $goods, $pawns (who stands there)
field-warm = { $field } { $goods } (ciepło)
# $field, $goods, $pawns
field-cold = { $field } { $goods }
# $field, $goods, $pawns
field-warm-taken = { $field } { $goods } (ciepło; zajęte: { $pawns })
# $field, $goods, $pawns
field-cold-taken = { $field } { $goods } (zajęte: { $pawns })
# $field, $goods, $pawns
field-bare = { $field } { $goods }
# $fields
tile-hub = { $fields }; Węzeł grzewczy
# $fields, $deposit
tile-beside = { $fields }; obok: { $deposit }
# $near, $far (lists of places)
table-snow = Pod śniegiem, blisko: { $near }; daleko: { $far }
# $deposits (list of deposit-at messages)
table-deposits = Złoża jeszcze pod śniegiem: { $deposits }
# $deposit, $place
deposit-at = { $deposit } przy { $place }
# $buildings (list of supply-line messages)
table-supply = Budynki do wzniesienia: { $buildings }
# $building, $count (tiles left), $cost
supply-line = { $building } ×{ $count } ({ $cost })

table-order = Prawa i technologie
# $count, $most
table-laws = Wprowadzone prawa: { $count } z { $most }
# $laws (list)
table-future-laws = Prawa do wprowadzenia: { $laws }
# $technology, $text
technology-done = Rozwinięta: { $technology }. { $text }
# $technology, $text
technology-open = Nierozwinięta: { $technology }. { $text }
# $technology, $text, $round
technology-due = Gotowa w rundzie { $round }: { $technology }. { $text }

# $count (how many may be under way)
table-expeditions = { $count ->
        [0] Ekspedycje (nie ma Balonu obserwacyjnego)
        [one] Ekspedycje (najwyżej { $count } aktywna)
        [few] Ekspedycje (najwyżej { $count } aktywne)
       *[many] Ekspedycje (najwyżej { $count } aktywnych)
    }
# $number
route-none = Trasa { $number }: brak
# $number, $expedition, $length (fields), $text (a sentence on the place)
route-quiet = Trasa { $number } (liczba pól: { $length }) prowadzi do miejsca „{ $expedition }”. { $text }
# $number, $expedition, $length, $pawn, $at (field), $text
route-walked = Trasa { $number } prowadzi do miejsca „{ $expedition }”; zwiadowca ({ $pawn }) jest na polu { $at } z { $length }. { $text }

table-cards = Karty
# $card (title), $text
card-line = { $card }: { $text }
# $goods
card-goods = Na karcie leży: { $goods }.
# $count
card-marks = Znaczniki na karcie: { $count }.
# $count (cards), $cards (list of titles and marks), $unread (number of unread legal consequences among them)
table-dusk = Stos zmierzchu, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }: { $cards }; nieprzeczytane prawne konsekwencje: { $unread }.
# $morning, $citizens, $weather (numbers of cards)
table-decks = Karty w stosach: poranek { $morning }, mieszkańcy { $citizens }, pogoda { $weather }.

# $player, $advisor
side-heading = { $player }, { $advisor }
# $text
side-mobilisation = Mobilizacja: { $text }
# $citizen
side-played = Zagrana w tej rundzie: { $citizen }
# $count
side-hand = { $count ->
        [0] Brak kart mieszkańców
        [one] { $count } karta mieszkańca
        [few] { $count } karty mieszkańców
       *[many] { $count } kart mieszkańców
    }
table-proposals = Propozycje
# $player, $action (a choice)
proposal = { $player }: { $action }

## Wybory

# $heat (key warm or cold) stands here and below for whether the field is warm. What an action brings is foreseen, not said here.
action-pass = Pas
# $coal
action-fuel = { $coal ->
        [0] Nie spalaj węgla
        [one] Spal { $coal } znacznik węgla
        [few] Spal { $coal } znaczniki węgla
       *[many] Spal { $coal } znaczników węgla
    }
# $tiles (near or far ones)
action-clear = Odśnieżaj: umieść na mapie { $tiles }
# $field, $goods (what is there), $heat (key)
action-gather = Zbieraj zasoby z pola { $field } ({ $goods }; { $heat ->
        [cold] teraz zimno
       *[warm] teraz ciepło
    })
action-construct = Prowadź prace budowlane
# $building, $field, $heat (key), $text
action-use = Użyj budynku „{ $building }” na polu { $field } ({ $heat ->
        [cold] teraz zimno
       *[warm] teraz ciepło
    }): { $text }
# $route (number), $expedition
action-scout = Wyślij zwiadowcę na trasę { $route }: { $expedition }
# $event, $caption, $text
action-special = Akcja specjalna na karcie „{ $event }”: { $caption }. { $text }
# $citizen, $text
action-play = Zagraj kartę „{ $citizen }”: { $text }
# $pawn
action-pawn = Pionek: { $pawn }
# $spot, $does (yes or no), $text
action-reuse = { $does ->
        [yes] Jeszcze raz, { $spot }: { $text }
       *[no] Jeszcze raz: { $spot }
    }
# $building, $cost, $text
action-raise = Wznieś: { $building } ({ $cost }). { $text }
# $field, $goods (the building there)
action-demolish = Zburz: { $goods } na polu { $field }
# $field, $goods (the building there)
action-destroy = Zniszcz: { $goods } na polu { $field }
# $field, $goods (what goes back to the bank), $ground (zone), $heat (key)
action-site = Na polu { $field } ({ $goods }; { $ground }, { $heat ->
        [cold] teraz zimno
       *[warm] teraz ciepło
    })
# $building, $field, $cost, $text
action-upgrade = Ulepsz: { $building } na polu { $field } ({ $cost }). { $text }
action-develop = Przesuń żeton rozwoju o 1 pole w stronę początku toru
action-done = To wszystko
# $place, $deposit, $count (deposits beside it)
action-lay = { $count ->
        [0] Na miejscu { $place }
       *[other] Na miejscu { $place }, obok: { $deposit }
    }
# $field, $added (coal), $goods (what is there)
action-heap = Połóż na polu { $field }: { $added } ({ $goods })
# $field, $goods (the trees there)
action-fell = Drzewo z pola { $field } ({ $goods })
# $place, $goods (what lies on its fields)
action-strip = Z płytki { $place } ({ $goods })
# $place
action-hub = Węzeł grzewczy na płytce { $place }
# $caption, $text, $option (number)
action-choose = { $caption }: { $text }
# $event, $text
action-resolve = { $event }: { $text }
# $event, $text
action-avert = Odrzuć kartę „{ $event }”: { $text }
# $law, $text
action-enact = Wprowadź prawo „{ $law }”: { $text }
# What passing a law settles; $law (the other of its pair)
law-pair-gone = Nieodwołalnie: prawo „{ $law }” opuści grę.
# $number, $most (numbers)
law-one-of = To prawo { $number } z { $most } i nie da się go cofnąć.
law-consequence = Jedna z dwóch jego konsekwencji trafi nieprzeczytana do talii zmierzchu.
# $technology, $count (rounds), $text
action-begin = { $count ->
        [one] Rozwijaj technologię „{ $technology }” ({ $count } runda): { $text }
        [few] Rozwijaj technologię „{ $technology }” ({ $count } rundy): { $text }
       *[many] Rozwijaj technologię „{ $technology }” ({ $count } rund): { $text }
    }
action-bypass = Pomiń to miejsce
# $expedition
action-explore = Eksploruj miejsce „{ $expedition }”
# $caption, $text, $option (number)
action-way = { $caption }: { $text }
# $route (number), $expedition
action-route = Na trasie { $route }, gdzie leży: { $expedition }
# $type (key), $sick, $count (citizens), $grave (yes or no)
action-ill = { $type ->
        [worker] Zachoruje robotnik
        [engineer] Zachoruje inżynier
       *[child] Zachoruje dziecko
    } (chorzy: { $sick } z { $count })
# $type (key), $sick, $count, $grave
action-tend = { $type ->
        [worker] Wykuruj robotnika
        [engineer] Wykuruj inżyniera
       *[child] Wykuruj dziecko
    } (chorzy: { $sick } z { $count })
# $type (key), $sick, $count, $grave
action-heal = { $type ->
        [worker] Ulecz ciężko chorego robotnika
        [engineer] Ulecz ciężko chorego inżyniera
       *[child] Ulecz ciężko chore dziecko
    } (chorzy: { $sick } z { $count })
# $type (key), $sick, $count, $grave
action-first = { $type ->
        [worker] Najpierw robotnicy
        [engineer] Najpierw inżynierowie
       *[child] Najpierw dzieci
    } (chorzy: { $sick } z { $count })
# $type (key), $sick, $count, $grave
action-exhaust = { $type ->
        [worker] Wyczerpany zostaje robotnik
        [engineer] Wyczerpany zostaje inżynier
       *[child] Wyczerpane zostaje dziecko
    }
# $type (key), $sick, $count, $grave
action-die = { $type ->
        [worker] Umiera robotnik
        [engineer] Umiera inżynier
       *[child] Umiera dziecko
    } (wszystkich: { $count })
# $type (key)
action-citizen = { $type ->
        [worker] Robotnik
        [engineer] Inżynier
       *[child] Dziecko
    }
action-fate = Dobierz kartę mieszkańca ze stosu
# $citizen, $advisor (whose player holds it), $text
action-mourn = Odrzuć kartę „{ $citizen }”, którą ma { $advisor }: { $text }
# $pawns (who gets a bed)
action-shelter = Śpią w cieple: { $pawns }
action-draw = Dobierz żeton z woreczka
action-decline = Zrezygnuj
# $token, $count (tokens of the type), $active
action-activate = Aktywuj żeton: { $token }
# $token, $count, $active
action-spend = Zużyj żeton: { $token } (aktywnych: { $active })
# $token, $count, $active
action-remove = Usuń żeton z toru: { $token }
# $goods, $count
action-store = { $count ->
        [0] Nic nie odkładaj do magazynu
       *[other] Odłóż do magazynu: { $goods }
    }
# $citizen, $text (starting cost)
action-discard = Oddaj kartę „{ $citizen }”: { $text }
# $advisor, $text
action-wish = { $advisor }: { $text }
# $advisor, $text
action-advise = { $advisor }: { $text }
action-mobilise = Mobilizacja: dobierz karty mieszkańców; karta opuszcza grę
# $action (a choice)
action-propose = Zaproponuj: { $action }
action-call = Zapytaj pozostałych, co by zrobili
action-resign = Oddaj miasto: gra jest przegrana dla wszystkich

# Parts of choices.
label-as-card = jak mówi karta mieszkańca.
label-free = bez kosztu
label-better = Lepsza termoizolacja.
# $first, $second (what lies on the two fields)
label-both = { $first }; { $second }
# $number
label-option = Opcja { $number }
label-any = Dowolny doradca
label-chance = decyduje los.

# The same choices where the table is not in view: in proposals that are told in the log.
# $token
brief-activate = aktywować żeton: { $token }
# $advisor
brief-advise = { $advisor }
# $event
brief-avert = odrzucić kartę „{ $event }”
# $technology
brief-begin = rozwijać technologię „{ $technology }”
# $option (number)
brief-choose = opcja { $option }
# $ring
brief-clear = odśnieżanie, { $ring }
# $field
brief-demolish = zburzyć budynek na polu { $field }
# $field
brief-destroy = zniszczyć budynek na polu { $field }
# $who
brief-die = { $who }
# $citizen
brief-discard = oddać kartę „{ $citizen }”
brief-draw = dobrać żeton
# $law
brief-enact = wprowadzić prawo „{ $law }”
# $who
brief-exhaust = { $who }
brief-explore = eksplorować miejsce
# $field
brief-fell = usunąć drzewo z pola { $field }
# $who
brief-first = najpierw { $who }
# $coal
brief-fuel = { $coal ->
        [one] spalić { $coal } znacznik węgla
        [few] spalić { $coal } znaczniki węgla
       *[many] spalić { $coal } znaczników węgla
    }
# $field
brief-gather = zbierać zasoby z pola { $field }
# $who
brief-heal = uleczyć: { $who }
# $field, $count
brief-heap = węgiel na pole { $field }: { $count }
# $who
brief-ill = { $who }
# $place
brief-lay = płytka na miejscu { $place }
# $citizen
brief-mourn = odrzucić kartę „{ $citizen }”
# $pawn
brief-pawn = { $pawn }
# $citizen
brief-play = zagrać kartę „{ $citizen }”
# $building
brief-raise = wznieść: { $building }
# $token
brief-remove = usunąć żeton z toru: { $token }
# $event
brief-resolve = najpierw „{ $event }”
# $spot
brief-reuse = jeszcze raz: { $spot }
# $route
brief-route = trasa { $route }
# $route
brief-scout = wysłać zwiadowcę na trasę { $route }
# $workers, $engineers, $children (numbers of beds)
brief-shelter = miejsca noclegowe dla robotników: { $workers }, inżynierów: { $engineers }, dzieci: { $children }
# $field
brief-site = na polu { $field }
# $event
brief-special = akcja specjalna na karcie „{ $event }”
# $token
brief-spend = zużyć żeton: { $token }
# $count
brief-store = do magazynu: { $count }
# $place
brief-strip = z płytki { $place }
# $who
brief-tend = wykurować: { $who }
# $field
brief-upgrade = ulepszyć budynek na polu { $field }
# $field
brief-use = użyć budynku na polu { $field }
# $option (number)
brief-way = opcja { $option }
# $advisor
brief-wish = { $advisor }

## Pytania

# $track (key hope or discontent)
question-increase-how = { $track ->
        [hope] Nadzieja rośnie; w jaki sposób?
       *[discontent] Niezadowolenie rośnie; w jaki sposób?
    }
# $track (key)
question-decrease-how = { $track ->
        [hope] Nadzieja maleje; w jaki sposób?
       *[discontent] Niezadowolenie maleje; w jaki sposób?
    }
# $token
question-activate-which = Który żeton aktywować? ({ $token })
# $token
question-spend-which = Który żeton zużyć? ({ $token })
# $token
question-discard-which = Który żeton odrzucić? ({ $token })
# $track (key)
question-turn-all = { $track ->
        [hope] Żetony nadziei którego typu aktywować?
       *[discontent] Aktywne żetony niezadowolenia którego typu zużyć?
    }
question-sicken-which = Kto zachoruje?
# $points, $who
question-tend-which = Kogo wykurować? Pozostałe punkty: { $points }.
# $points
question-heal-which = Kogo uleczyć? Pozostałe punkty: { $points }.
question-sickness-first = Czyje zachorowania rozpatrzyć najpierw?
question-exhaust-which = Kto zostaje wyczerpany?
# $sick (yes or no)
question-settle = { $sick ->
        [yes] Przybywa chory mieszkaniec; jakiego typu?
       *[no] Przybywa mieszkaniec; jakiego typu?
    }
question-leave-which = Kto opuszcza miasto?
# $good, $most
question-store = Ile odłożyć do magazynu? ({ $good }, najwyżej { $most })
question-advisor = Który doradca ma pomóc w tej rundzie?
question-technology = Którą technologię rozwijać teraz?
# $left
question-work = { $left ->
        [one] Zostało { $left } działanie; co wznieść lub zburzyć?
        [few] Zostały { $left } działania; co wznieść lub zburzyć?
       *[many] Zostało { $left } działań; co wznieść lub zburzyć?
    }
# $raising, $demolishing (yes or no)
question-rebuild = { $raising ->
        [no] Można zburzyć jeden budynek; który?
       *[yes] { $demolishing ->
            [no] Można wznieść jeden budynek; który?
           *[yes] Można wznieść jeden budynek i jeden zburzyć; które?
        }
    }
# $building
question-site = Gdzie ma stanąć budynek? ({ $building })
# $building (or a dash: any)
question-raise-free = Wznieść budynek bez kosztu? ({ $building })
# $building (or a dash: any)
question-destroy = Który budynek zniszczyć? ({ $building })
# $left
question-workshop = Warsztat ma ulepszyć budynek czy rozwijać technologię? Pozostałe wybory: { $left }.
question-upgrade-free = Który budynek ulepszyć bez kosztu?
question-die-which = Kto umiera?
# $type (key)
question-mourn-how = { $type ->
        [worker] Zmarł robotnik; czyja karta mówi, co z tego wyniknie?
        [engineer] Zmarł inżynier; czyja karta mówi, co z tego wyniknie?
       *[child] Zmarło dziecko; czyja karta mówi, co z tego wyniknie?
    }
question-either = Wybierz jedno.
# $event
question-event = „{ $event }”. Którą opcję wybierasz?
# $phase
question-during-first = Którą kartę rozpatrzyć najpierw? ({ $phase })
question-foresee = Którą z tych kart zmierzchu odrzucić bez rozpatrywania?
question-hub = Na której płytce umieścić Węzeł grzewczy?
question-fuel = Ile węgla spalić?
# $places (beds), $workers, $engineers, $children (pawns still standing)
question-shelter = Kto śpi w cieple? Miejsca noclegowe: { $places }; pionki bez noclegu: robotnicy { $workers }, inżynierowie { $engineers }, dzieci { $children }.
# $left (steps)
question-arrival = Zwiadowca dotarł na koniec trasy. Eksplorować to miejsce czy je pominąć? Pozostały ruch: { $left }.
question-way = Co robi zwiadowca?
# $expedition
question-place-expedition = Na którą trasę trafia miejsce „{ $expedition }”?
question-law = Które prawo wprowadzasz?
# $ring, $left (tiles)
question-lay = Gdzie umieścić płytkę? Pozostałe płytki ({ $ring }): { $left }.
question-clear-which = Płytki bliskich czy dalekich terenów?
# $left (fields)
question-heap = Na którym polu Młot węglowy kładzie węgiel? Pozostałe pola: { $left }.
question-fell = Które drzewo usunąć?
# $good, $left (tiles)
question-strip = Z której płytki zabierasz? ({ $good }; pozostałe płytki: { $left })
question-reuse-building = Którego budynku użyć ponownie?
question-reuse-worker = Którego robotnika użyć ponownie?
# $fuelled (yes or no)
question-turn = Jeden pionek, jedna akcja.
# $citizen
question-turn-with = Do jakiej akcji zagrywasz kartę „{ $citizen }”?
# $action (key)
question-pawn = { $action ->
        [clear] Kto odśnieża?
        [gather] Kto zbiera zasoby?
        [construct] Kto prowadzi prace budowlane?
        [use] Kto pracuje w budynku?
        [scout] Kto wyrusza jako zwiadowca?
       *[special] Kto wykonuje akcję specjalną?
    }
question-wish = Którym doradcą chcesz być?
question-give-up-one = Którą kartę mieszkańca oddajesz za jej koszt startowy?
question-give-up-again = Miasta nie stać na koszt wybranej karty; którą kartę mieszkańca oddajesz zamiast niej?

## Dziennik

# $phase, $round
event-phase = { $phase }.
# $round, $leader
event-round = Zaczyna się runda { $round }; przewodzi { $leader }.
# $pawns
event-pawns = Pionki na tę rundę: { $pawns }.
# $player, $action (key), $pawn, $spot, $building, $warm (yes or no)
event-acted = { $action ->
        [clear] { $player } wysyła pionek do odśnieżania ({ $pawn }).
        [gather] { $player } wysyła pionek po zasoby na pole { $spot } ({ $pawn }).
        [construct] { $player } wysyła pionek do prac budowlanych ({ $pawn }).
        [use] { $player } wysyła pionek do budynku „{ $building }” na polu { $spot } ({ $pawn }).
        [scout] { $player } wysyła zwiadowcę ({ $pawn }).
       *[special] { $player } wysyła pionek do akcji specjalnej na karcie { $spot } ({ $pawn }).
    }{ $warm ->
        [no] { " " }Jest tam zimno.
       *[yes] { "" }
    }
# $player, $count (pawns that could still act), $missing (food)
event-passed = { $player } pasuje{ $count ->
        [0] .
       *[other] {""}; pionki jeszcze gotowe: { $count }.
    }{ $missing ->
        [0] {""}
       *[other] {" "}Do najbliższego posiłku brakuje żywności: { $missing }.
    }
# $player, $citizen
event-citizen-played = { $player } zagrywa kartę „{ $citizen }”.
# $spot
event-reused = Ktoś pracuje jeszcze raz ({ $spot }).
# $event
event-special = Akcja specjalna na karcie „{ $event }”.
# $player, $action (a choice)
event-proposed = { $player } proponuje: { $action }.
# $player
event-called = { $player } pyta pozostałych, co by zrobili.
# $player
event-resigned = { $player } oddaje miasto.
# $cause (key), $round
event-won = Miasto przetrwało: wygrywacie.
# $cause (key), $round
event-lost = { $cause ->
        [hope] Zgasła ostatnia nadzieja: przegrywacie.
        [discontent] Ludzie was wypędzają: przegrywacie.
        [generator] Generator wybucha: przegrywacie.
        [epidemic] Miasto zabiera epidemia: przegrywacie.
        [famine] Miasto zabiera klęska głodu: przegrywacie.
        [deaths] Zmarło zbyt wielu ludzi: przegrywacie.
        [scenario] Cel scenariusza nie został osiągnięty: przegrywacie.
        [time] Minęła runda { $round }, a cel nie został osiągnięty: przegrywacie.
       *[resigned] Przegrywacie.
    }
# $player, $advisor
event-advisor-taken = { $player } to { $advisor }.
# $player, $advisor
event-advised = { $player } pomaga jako { $advisor }.
event-mobilised = Karta „Mobilizacja” zostaje użyta i usunięta z gry.
# $player, $citizens (list)
event-citizens-dealt = { $player } dostaje karty mieszkańców: { $citizens }.
# $player, $citizen
event-citizen-given-up = { $player } oddaje kartę „{ $citizen }”.
# $type (key)
event-given-up-unpaid = { $type ->
        [worker] Nie było z czego zapłacić: zamiast tego zachorował robotnik.
        [engineer] Nie było z czego zapłacić: zamiast tego zachorował inżynier.
       *[child] Nie było z czego zapłacić: zamiast tego zachorowało dziecko.
    }
# $player, $citizen
event-citizen-drawn = { $player } dobiera kartę „{ $citizen }”.
# $cards (number)
event-citizens-shuffled = Odrzucone karty mieszkańców zostają potasowane i tworzą nowy stos ({ $cards }).
# $goods, $count
event-gained = Zdobywacie { $goods }.
# $goods, $count
event-lost-goods = Tracicie { $goods }.
# $goods, $count
event-stored = Odkładacie do magazynu { $goods }.
# $people (with their number), $count, $sick
event-arrived = { $count ->
        [one] Do miasta przybywa { $people }
       *[many] Do miasta przybywa { $people }
    }{ $sick ->
        [0] .
       *[other] ; chorych: { $sick }.
    }
# $people (with their number), $count
event-left = { $count ->
        [one] Miasto opuszcza { $people }.
       *[many] Miasto opuszcza { $people }.
    }
# $type (key), $sick (all of the type)
event-fell-ill = { $type ->
        [worker] Zachorował robotnik; chorych robotników: { $sick }.
        [engineer] Zachorował inżynier; chorych inżynierów: { $sick }.
       *[child] Zachorowało dziecko; chorych dzieci: { $sick }.
    }
# $type (key), $skull (yes: gravely ill now; no: somebody dies)
event-flipped = { $skull ->
        [yes] { $type ->
            [worker] Robotnik ciężko zachorował.
            [engineer] Inżynier ciężko zachorował.
           *[child] Dziecko ciężko zachorowało.
        }
       *[no] { $type ->
            [worker] Ciężko chorego robotnika nie udało się uratować.
            [engineer] Ciężko chorego inżyniera nie udało się uratować.
           *[child] Ciężko chorego dziecka nie udało się uratować.
        }
    }
# $type (key), $sick (all of the type)
event-tended = { $type ->
        [worker] Wyzdrowiał robotnik; chorych robotników: { $sick }.
        [engineer] Wyzdrowiał inżynier; chorych inżynierów: { $sick }.
       *[child] Wyzdrowiało dziecko; chorych dzieci: { $sick }.
    }
# $type (key)
event-healed = { $type ->
        [worker] Ciężko choremu robotnikowi nie grozi już śmierć.
        [engineer] Ciężko choremu inżynierowi nie grozi już śmierć.
       *[child] Ciężko choremu dziecku nie grozi już śmierć.
    }
# $people (with their number), $count
event-exhausted = { $count ->
        [one] Wyczerpanie: { $people }.
       *[many] Wyczerpanie: { $people }.
    }
# $fate (of the dead: dead-worker-man.died and the like), $name (a dead-name), $deaths (all)
event-died = { $fate }: { $name }; zgony: { $deaths }.
# $citizen, $type (key)
event-mourned = { $type ->
        [worker] Miasto opłakuje robotnika. Odkryta karta: { $citizen }.
        [engineer] Miasto opłakuje inżyniera. Odkryta karta: { $citizen }.
       *[child] Miasto opłakuje dziecko. Odkryta karta: { $citizen }.
    }
# $deaths
event-deaths = Znacznik zgonów jest na polu { $deaths }.
# $pawn
event-special-child = Jedno z dzieci ma odtąd własny pionek: { $pawn }.
# $token
event-token-drawn = Dobieracie żeton: { $token }.
# $token
event-token-activated = Aktywujecie żeton: { $token }.
# $token
event-token-spent = Zużywacie żeton: { $token }.
# $token
event-token-removed = Żeton wraca do woreczka: { $token }.
# $coal, $heat
event-fuelled = { $coal ->
        [one] Spalacie { $coal } znacznik węgla; ciepło: { $heat }.
        [few] Spalacie { $coal } znaczniki węgla; ciepło: { $heat }.
       *[many] Spalacie { $coal } znaczników węgla; ciepło: { $heat }.
    }
# $dropped, $fallen
event-cubes = Kontrola przeciążenia: do wieży { $dropped ->
        [one] wpada { $dropped } kostka
        [few] wpadają { $dropped } kostki
       *[many] wpada { $dropped } kostek
    }, { $fallen ->
        [0] nie wypada żadna.
        [one] wypada { $fallen }.
        [few] wypadają { $fallen }.
       *[many] wypada { $fallen }.
    }
# $count
event-overloaded = { $count ->
        [one] Przybywa { $count } znacznik przeciążenia.
        [few] Przybywają { $count } znaczniki przeciążenia.
       *[many] Przybywa { $count } znaczników przeciążenia.
    }
# $count, $overload (left)
event-vented = { $count ->
        [one] Ubywa { $count } znacznik przeciążenia; zostało: { $overload }.
        [few] Ubywają { $count } znaczniki przeciążenia; zostało: { $overload }.
       *[many] Ubywa { $count } znaczników przeciążenia; zostało: { $overload }.
    }
# $cold
event-generator-failed = Generator ulega awarii: przegrzewa się, zimno się zbliża (teraz { $cold }), a tor przeciążenia pustoszeje.
event-tower-upgraded = Generator jest ulepszony: będzie wypadać mniej kostek.
# $heat
event-heat-moved = Znacznik ciepła jest na polu { $heat }.
# $heat
event-cooled = Po kontroli przeciążenia ciepło wraca na pole { $heat }.
# $cold
event-cold-moved = Znacznik zimna jest na polu { $cold }.
# $colour, $field (number)
event-range-moved = Wskaźnik zasięgu ciepła ({ $colour }) jest na polu { $field }.
# $weather
event-weather = Pogoda: { $weather }.
# $round
event-storm-moved = Znacznik burzy jest na polu rundy { $round }.
# $strikes (how often so far)
event-storm-struck = Uderza burza.
# $round (0: it is over)
event-storm-set = { $round ->
        [0] Burza już nie wróci.
       *[other] Burza wróci w rundzie { $round }.
    }
# $building
event-ruined = Wszystkie kafelki budynku „{ $building }” stają się Ruinami.
# $place, $tile (id), $goods
event-tile-revealed = Odkryto płytkę { $place }. Zasoby i drzewa: { $goods }.
# $field, $count
event-felled = { $count ->
        [one] Usunięto drzewo z pola { $field }.
        [few] Usunięto { $count } drzewa z pola { $field }.
       *[many] Usunięto { $count } drzew z pola { $field }.
    }
# $field, $count
event-heaped = { $count ->
        [one] Młot węglowy kładzie { $count } znacznik węgla na polu { $field }.
        [few] Młot węglowy kładzie { $count } znaczniki węgla na polu { $field }.
       *[many] Młot węglowy kładzie { $count } znaczników węgla na polu { $field }.
    }
# $field, $goods, $count
event-stripped = Zabieracie { $goods } z pola { $field }.
# $place
event-hub-placed = Węzeł grzewczy ogrzewa płytkę { $place }.
# $building, $field
event-raised = Na polu { $field } powstaje { $building }.
# $field, $goods, $count
event-built-over = Tracicie { $goods } z pola { $field }.
# $building, $field
event-taken-down = Z pola { $field } znika { $building }.
# $building, $field
event-upgraded = Ulepszono budynek na polu { $field }: { $building }.
# $building
event-unlocked = Odtąd można wznosić budynek „{ $building }”.
# $route, $pawn
event-scout-sent = Zwiadowca wyrusza na trasę { $route } ({ $pawn }).
# $route, $fields
event-scout-moved = { $fields ->
        [one] Zwiadowca na trasie { $route } przesuwa się o { $fields } pole.
        [few] Zwiadowca na trasie { $route } przesuwa się o { $fields } pola.
       *[many] Zwiadowca na trasie { $route } przesuwa się o { $fields } pól.
    }
# $route, $expedition, $story
event-explored = Zwiadowca na trasie { $route } eksploruje miejsce „{ $expedition }”. { $story }
# $route, $expedition
event-route-extended = Trasa { $route } prowadzi teraz do miejsca „{ $expedition }”.
# $route, $pawn
event-scout-returned = Zwiadowca wraca z trasy { $route } ({ $pawn }).
# $route, $expedition
event-route-begun = Nowa trasa { $route } prowadzi do miejsca „{ $expedition }”.
# $event, $story
event-morning-card = Karta poranka: „{ $event }”. { $story }
# $event, $story
event-dusk-card = Karta zmierzchu: „{ $event }”. { $story }
# $needs (a condition)
event-idle = Warunek nie jest spełniony ({ $needs }): nic z tego nie wynika.
# $event, $story
event-scenario-card = Karta scenariusza: „{ $event }”. { $story }
# $about (event: an option of a card, which has a caption), $event, $caption, $option (number), $does (what the option does)
event-chose = { $about ->
        [event] „{ $event }”: { $caption }.
       *[other] Wybrano opcję { $option }: { $does }
    }
# $spot
event-came-to-nothing = Z akcji nic nie wychodzi, bo brakuje już tego, czego wymaga: { $spot }.
# $event
event-card-stays = Karta „{ $event }” zostaje w obszarze wydarzeń.
# $event
event-card-removed = Karta „{ $event }” zostaje usunięta z gry.
# $event
event-card-acts = Działa karta „{ $event }”.
# $event
event-automaton-placed = Na karcie „{ $event }” staje automaton.
# $event
event-dusk-added = Do stosu zmierzchu trafia nowa karta.
# $event
event-consultation-read = Do stosu zmierzchu trafiają kolejne konsultacje społeczne: „{ $event }”.
# $events (list)
event-foreseen = Odkryte karty zmierzchu: { $events }.
# $event
event-averted = Karta „{ $event }” zostaje odrzucona bez rozpatrywania.
# $law, $story
event-enacted = Nowe prawo: { $law }. { $story }
# $law
event-consequence-added = Prawna konsekwencja prawa „{ $law }” zostaje wtasowana do stosu zmierzchu bez czytania.
# $round
event-token-placed = Żeton aktywacji scenariusza leży na polu rundy { $round }.
# $round
event-activated = Rozpatrywana jest karta scenariusza na rundę { $round }.
# $technology, $round
event-development-begun = Zaczynacie rozwijać technologię „{ $technology }”; będzie gotowa w rundzie { $round }.
# $round
event-development-moved = Rozwijana technologia będzie gotowa w rundzie { $round }.
# $technology
event-developed = Technologia „{ $technology }” jest rozwinięta.
# $technology
event-development-lost = Nie ma już żadnego Warsztatu, więc prace nad technologią „{ $technology }” przepadają.
# $hunger (left), $discontent (steps), $deaths
event-starving = Miasto głoduje (głód { $hunger }): niezadowolenie rośnie { $discontent ->
        [one] raz
       *[many] { $discontent } razy
    }; zgony: { $deaths }.
# $type (key), $food (eaten), $missing
event-fed = { $type ->
        [worker] Jedzą robotnicy; wydana żywność: { $food }
        [engineer] Jedzą inżynierowie; wydana żywność: { $food }
       *[child] Jedzą dzieci; wydana żywność: { $food }
    }{ $missing ->
        [0] .
       *[other] , zabrakło: { $missing }.
    }
# $hunger
event-hunger = Poziom głodu: { $hunger }.
# $count (pawns for whom there is no bed, and no choice made yet)
event-beds-short = Bez ciepłego noclegu: { $count }.
# $people (pawns left outside), $count
event-night = { $count ->
        [0] Wszyscy mają gdzie spać.
       *[other] Na mrozie zostaje: { $people }.
    }

## Powody odmowy

# $pawn
refused-FP-ACTION-5 = Pionek na żetonie wyczerpania odpoczywa i nie działa w tej rundzie.
    .how = Im mniej chorych, tym mniej wyczerpanych w następnej rundzie.
refused-FP-ACTION-6 = Nie ma już pionka, który mógłby to zrobić.
refused-FP-ACTION-7 = W tej turze Generator został już zasilony.
    .how = Możesz znów dołożyć węgla w następnej turze, a także w nocy.
# $pawn
refused-FP-ACTION-10 = Pionki dzieci nie wykonują akcji, chyba że pozwala na to prawo albo karta.
    .how = Na pracę dzieci pozwala prawo „Praca dzieci”.
# $cost, $have
refused-FP-ADVISOR-4 = Koszt: { $cost }; do dyspozycji: { $have }.
    .how = Gdy nadzieja rośnie, zużyty żeton znów jest aktywny albo przybywa nowy.
refused-FP-AUTOMATON-3 = Automatony nie wyruszają na ekspedycje.
refused-FP-AUTOMATON-4 = Automatony nie mogą wykonać tej akcji specjalnej.
refused-FP-AUTOMATON-5 = Każde użycie automatona kosztuje 1 znacznik węgla, a nie ma z czego zapłacić.
    .how = Zadziała, gdy tylko znajdzie się węgiel.
# $building
refused-FP-BLDG-1 = Budynek „{ $building }” nie ma akcji.
# $building
refused-FP-BLDG-3 = Budynku „{ $building }” nie można ulepszyć.
# $building
refused-FP-BLDG-4 = Budynek „{ $building }” należy do innego scenariusza.
# $building
refused-FP-BLDG-WORKSHOP-2 = Budynek „{ $building }” jest już ulepszony.
# $building
refused-FP-BLDG-WORKSHOP-3 = Budynku „{ $building }” nie można teraz ulepszyć: stoi na nim pionek.
    .how = W nocy pionki wracają do domów i budynek jest wolny.
# $building
refused-FP-BLDG-SAWMILL-1 = Budynek „{ $building }” nie ma w zasięgu żadnego drzewa.
    .how = Ścina drzewa na własnej płytce, a po ulepszeniu także na sąsiednich polach.
# $needs
refused-FP-BLDG-KITCHEN-1 = Niespełniony warunek: { $needs }.
# $field, $most (number)
refused-FP-BLDG-COALHAMMER-1 = Na polu { $field } nie można położyć tyle węgla: musi tam leżeć węgiel albo nic, dokłada się najwyżej { $most }, a razem może go być 5.
refused-FP-BLDG-COALMINE-1 = Kopalnia węgla wymaga wolnej płytki sąsiadującej ze złożem węgla.
refused-FP-BLDG-DRILL-1 = Maszyna drążąca wymaga wolnej płytki sąsiadującej ze złożem drewna.
refused-FP-BLDG-FIELDKITCHEN-1 = Kuchnia polowa nie może stanąć na płytce Generatora.
# $event
refused-FP-BLDG-FAITHKEEPERS-2 = Karta „{ $event }” ma blokadę i nie można jej odrzucić.
# $building
refused-FP-BUILD-4 = Nie ma już kafelków budynku „{ $building }”.
    .how = Zburzony budynek oddaje swój kafelek.
# $building
refused-FP-BUILD-5 = Budynek „{ $building }” trzeba najpierw odblokować prawem albo wydarzeniem.
    .how = Prawa wprowadza się na Platformie.
# $building
refused-FP-BUILD-6 = Budynek „{ $building }” wymaga pola bez pionka i bez budynku.
    .how = Odśnieżanie daje nowe pola, a zburzenie budynku zwalnia pole.
# $building
refused-FP-BUILD-8 = Budynku „{ $building }” nie można wznieść.
# $where (half, none), $begin (first field of the tile), $building
refused-FP-BUILD-9 = { $where ->
        [none] „{ $building }” to duży budynek: wymaga obu pól jednej płytki mapy, bez pionków i budynków, poza płytką Generatora.
       *[half] „{ $building }” zajmuje całą płytkę; wskaż jej pierwsze pole: { $begin }.
    }
    .how = { $where ->
            [none] Odśnieżanie daje nowe płytki, a zburzenie budynku zwalnia pola.
           *[half] { "" }
        }
# $building
refused-FP-BUILD-11 = Budynku „{ $building }” nie można teraz zburzyć: stoi na nim pionek.
    .how = W nocy pionki wracają do domów i budynek jest wolny.
# $building
refused-FP-BUILD-12 = Budynku „{ $building }” nie można ani zburzyć, ani zniszczyć.
# $citizen
refused-FP-CITIZEN-2 = Karty „{ $citizen }” nie masz na ręce; każdy zagrywa tylko własne karty mieszkańców.
refused-FP-CITIZEN-5 = Typ pionka musi być taki jak na karcie mieszkańca.
    .how = Wybierz pionek tego typu albo inną kartę.
refused-FP-CITIZEN-6 = Karta mieszkańca nie pozwala na to w tej sytuacji.
    .how = Karta mówi, przy jakiej akcji i gdzie można ją zagrać.
# $citizen
refused-FP-CITIZEN-10 = Do tej akcji zagrano już kartę mieszkańca; karta „{ $citizen }” musi poczekać.
    .how = Można ją zagrać przy innej akcji.
refused-FP-CITIZEN-11 = W tej rundzie twoja karta mieszkańca jest już zagrana.
    .how = Następną możesz zagrać w kolejnej rundzie.
# $ring (near or far)
refused-FP-CLEAR-5 = Płytki bliskich terenów muszą sąsiadować z płytką Generatora, a tu żadnej nie da się umieścić.
# $ring
refused-FP-CLEAR-6 = Płytki dalekich terenów muszą sąsiadować z płytkami na mapie, a tu żadnej nie da się umieścić.
    .how = Najpierw wykłada się bliskie płytki, dalekie dołączają do nich.
# $place, $most
refused-FP-COMP-26 = Na płytce { $place } jest już Węzeł grzewczy albo wszystkie Węzły są w użyciu ({ $most }).
# $technology
refused-FP-DAWN-4 = Technologia „{ $technology }” jest już rozwinięta.
# $needs
refused-FP-DUSK-2 = Niespełniony warunek: { $needs }.
# $where (again, law, nobody, nothing), $spot
refused-FP-EVENT-11 = { $where ->
        [again] W tej rundzie była już długa zmiana; druga nie jest możliwa.
        [law] Robotnik może działać ponownie tylko wtedy, gdy obowiązuje ustawa „Długa zmiana”.
        [nobody] Żaden robotnik tu w tej rundzie nie działał: { $spot }.
       *[nothing] Tu nie da się niczego zrobić ponownie: { $spot }.
    }
    .how = { $where ->
            [law] Prawa wprowadza się na Platformie.
           *[other] { "" }
        }
# $spot
refused-FP-EVENT-12 = Robotnika na karcie nie można użyć ponownie: { $spot }.
# $kind (letter)
refused-FP-EXPED-4 = Miejsca { $kind } nie można pominąć.
# $kind (letter)
refused-FP-EXPED-7 = Nie ma karty { $kind }, do której można by iść dalej.
# $kind (letter)
refused-FP-EXPED-11 = Nie ma karty { $kind }, do której można by iść dalej.
# $where (trees, empty, unknown), $field
refused-FP-GATHER-1 = { $where ->
        [trees] Na polu { $field } są drzewa: usuwają je Tartaki, nie zbiera się ich jak zasobów.
        [empty] Na polu { $field } nie ma czego zbierać.
       *[unknown] Pola { $field } nie ma jeszcze na mapie: jego płytka nie została wyłożona.
    }
    .how = { $where ->
            [unknown] Nowe płytki wykłada odśnieżanie.
           *[other] { "" }
        }
# $field
refused-FP-GATHER-2 = Na polu { $field } stoi już pionek.
    .how = W następnej rundzie pole będzie wolne.
# $action (a choice)
refused-FP-GEN-3 = { $action ->
        [call] Pozostałych pyta ten, kto decyduje, jeśli ma kogo pytać.
       *[other] Tego nie można teraz zaproponować: { $action }.
    }
# $cost, $have
refused-FP-GEN-11 = Koszt: { $cost }; do dyspozycji: { $have }.
# $heat, $cold
refused-FP-GENERATOR-2 = Znacznik ciepła nie może minąć znacznika zimna (ciepło { $heat }, zimno { $cold }).
    .how = Pogoda przesuwa znacznik zimna, a z nim tę granicę.
# $most
refused-FP-HOPE-13 = Tor jest pełny; więcej żetonów niż { $most } się nie zmieści.
# $citizen
refused-FP-ILL-9 = Karta „{ $citizen }” ma inny typ mieszkańca niż zmarła osoba.
    .how = Wystarczy karta tego typu albo dobrana ze stosu.
# $type (key)
refused-FP-ILL-13 = { $type ->
        [worker] Ostatni chory robotnik jest ciężko chory i najpierw trzeba go uleczyć.
        [engineer] Ostatni chory inżynier jest ciężko chory i najpierw trzeba go uleczyć.
       *[child] Ostatnie chore dziecko jest ciężko chore i najpierw trzeba je uleczyć.
    }
# $law (the one that was passed)
refused-FP-LAW-7 = Wprowadzono prawo „{ $law }”, więc drugie z pary zostało usunięte z gry.
refused-FP-LAW-8 = Nie można wprowadzić więcej praw: limit to cztery.
# $most
refused-FP-LIMIT-1 = Mieszkańców tego typu jest już { $most }, a więcej być nie może.
# $most
refused-FP-LIMIT-3 = Wszystkie automatony są w użyciu ({ $most }).
# $needs
refused-FP-MORNING-3 = Niespełniony warunek: { $needs }.
refused-FP-PREP-1 = W rundzie można użyć tylko jednego doradcy.
    .how = W następnej rundzie możecie skorzystać z kolejnego.
refused-FP-SCOUT-1 = Bez Balonu obserwacyjnego nie można wysłać zwiadowcy.
    .how = To budynek, który można wznieść.
refused-FP-SCOUT-2 = Potrzebny jest robotnik albo inżynier oraz trasa bez zwiadowcy.
    .how = W nocy pionki wracają do puli; trasa jest wolna, gdy wróci jej zwiadowca.
# $active, $allowed (numbers of expeditions)
refused-FP-SCOUT-3 = Jedna ekspedycja już trwa; dopóki Balon obserwacyjny nie jest ulepszony, limit aktywnych ekspedycji to { $allowed }.
    .how = Balon ulepsza się w Warsztacie; można też poczekać na powrót zwiadowcy.
# $active, $allowed
refused-FP-SCOUT-4 = Nie może być więcej aktywnych ekspedycji; w drodze: { $active }.
    .how = Gdy jedna wróci, następna będzie mogła wyruszyć.
# $citizen
refused-FP-SETUP-65 = Kosztu startowego karty „{ $citizen }” nie da się zapłacić.
# $event, $needs
refused-FP-SPECIAL-3 = „{ $event }”, niespełniony warunek: { $needs }.
refused-FP-SPECIAL-4 = Karta wymaga innego pionka albo nie ma już żadnego, który mógłby to zrobić.
    .how = Karta pokazuje, jaki to ma być pionek; w nocy pionki wracają do puli.
# $event
refused-FP-SPECIAL-7 = Akcję specjalną karty „{ $event }” już wykonano.
    .how = Jeśli karta nie mówi „raz na grę”, w następnej rundzie będzie znów dostępna.
# $developing (yes: there is a Workshop)
refused-FP-TECH-3 = { $developing ->
        [yes] Żadna technologia nie jest teraz rozwijana.
       *[no] Bez Warsztatu żadna technologia nie jest rozwijana.
    }
# $building
refused-FP-USE-2 = W tej rundzie w budynku „{ $building }” nie ma już miejsca dla pionków.
    .how = W następnej rundzie znów będzie miejsce.
# $field
refused-FP-USE-1 = Na polu { $field } nie ma budynku.
refused-FP-USE-4 = Pracować tam mogą tylko inżynierowie.
    .how = Można tam posłać pionek inżyniera z puli.

## Co może być nie tak z danymi

# $place (text)
problem-spot-unknown = Nie ma miejsca „{ $place }”; napisz pole, na przykład „n3a”, słowo „clearing” lub „construction” albo oznaczenie karty.
# $where (file and card), $field (word), $got (text)
problem-content-reference = { $where }, „{ $field }”: „{ $got }” na nic nie wskazuje.
# $where (path), $card (id)
problem-position-misplaced = Pozycja, { $where }: „{ $card }” nie może się tu znaleźć.
problem-position-advisors = Każdy gracz musi mieć własnego doradcę albo nikt jeszcze żadnego nie ma.
# $got (number)
problem-position-solo = Mobilizacja jest tylko do gry solowej, a pozycja ma { $got ->
        [one] { $got } miejsce
        [few] { $got } miejsca
       *[many] { $got } miejsc
    }.
# $got (number)
problem-position-table = Pozycja ma { $got ->
        [one] { $got } miejsce
        [few] { $got } miejsca
       *[many] { $got } miejsc
    }, a Frostpunk jest dla 1–4 graczy.
# $who (word), $got, $most (numbers)
problem-position-sick = W pozycji jest więcej chorych ({ $who }: { $got }) niż wszystkich mieszkańców tego typu ({ $most }).
# $where (path), $spot (text)
problem-position-placed = Pozycja, { $where }: na „{ $spot }” nie może stać pionek.
# $got, $most (numbers)
problem-position-automatons = W pozycji automatonów w puli i przy pracy jest { $got }, a wszystkich { $most }; liczby muszą się zgadzać.
# $token (word), $most (number)
problem-position-tokens = W pozycji jest za dużo żetonów „{ $token }”; najwyżej może ich być { $most }.
# $got, $want (numbers)
problem-position-cubes = Według pozycji wrzucono { $got ->
        [one] { $got } kostkę
        [few] { $got } kostki
       *[many] { $got } kostek
    }, a reszta danych mówi: { $want }.
# $most (number)
problem-position-trees = W pozycji jest za dużo drzew; najwyżej może ich być { $most }.
# $where (path)
problem-position-no-tile = Pozycja, { $where }: nie leży tam żadna płytka.
# $where (path), $tile (id)
problem-position-ring = Pozycja, { $where }: „{ $tile }” nie należy do tego kręgu.
# $where (path)
problem-position-unconnected = Pozycja, { $where }: płytka nie jest połączona z płytką Generatora.
# $where (path), $got (text), $most (number)
problem-position-field = Pozycja, { $where }: „{ $got }” nie mieści się na polu; może tam być od 1 do { $most } sztuk jednego rodzaju.
# $where (path), $building (id)
problem-position-upgraded = Pozycja, { $where }: „{ $building }” nie ma ulepszenia.
# $where (path), $building (id)
problem-position-large = Pozycja, { $where }: „{ $building }” to duży budynek i musi stać na obu polach jednej płytki mapy.
# $where (path), $law (id)
problem-position-pair = Pozycja, { $where }: „{ $law }” i drugie prawo z pary nie mogą obowiązywać razem.

# What a position may want.
want-number-or-list = liczba albo lista
want-numbers = lista liczb
want-pawn-and-spot = para: pionek i miejsce, w którym stoi
want-goods-and-number = nazwa zasobu i jego liczba, na przykład „coal 3”
want-a-text-for-each-seat = lista tekstów, po jednym na każde miejsce

## Jak się skończyło

score-round = Runda
score-deaths = Zgony

## What is told at length

stage-card = Karta działa
stage-death = Śmierć w mieście
stage-decision = Co postanowiono
stage-dusk = Zmierzch
stage-generator = Generator
stage-hunger = Głód
stage-law = Nowe prawo
stage-morning = Poranek
stage-night = Noc
stage-round-over = Co zmieniła runda
stage-scenario = Historia toczy się dalej
stage-sickness = Choroby
stage-storm = Burza
stage-technology = Technologia gotowa
stage-weather = Pogoda

## How a game went, over its rounds

course-deaths = Zgony
course-moods = Nadzieja i niezadowolenie
    .line0 = nadzieja
    .line1 = niezadowolenie
course-stores = Zapasy
    .line0 = { good-wood.name }
    .line1 = { good-coal.name }
    .line2 = { good-core.name }
    .line3 = { good-steel.name }
    .line4 = { good-food.name }

## The search of the rulebook

# A line for each thing: what people call it = what the rulebook calls it. Where several words stand before a comma, all must be asked.
rules-synonyms =
    w nocy = noclegowe noclegu
    ulepszyć = ulepszanie warsztacie
    niezadowolenie = typy dwie strony
    chorują, zachorować, chorować = choroba zimna
    przegrać, przegrywamy, przegrana = przegrana
    kończy, skończy, koniec = koniec
    wygrać, wygrywamy, zwyciężyć = zwycięstwo
    nie mam żywności, brak żywności, zabraknie jedzenia, nie ma jedzenia, głodować = głód za mało
    je, jedzą, posiłek, nakarmić = karmienie
    umiera, umrze, śmierć, ginie = śmierć
    leczyć, wyleczyć, wyzdrowieć, lekarz = leczenie kurowanie
    śpią, spać, sen, bezdomni = miejsca noclegowe schronieniach
    zbudować, budować, postawić = prace budowlane wznosi
    ogrzać, grzać, rozpalić, spalić węgiel = zasilanie węgla ciepła
    zimno, zimnie, mróz, zamarznąć = zimna choroba
    nie ma nadziei, brak nadziei, koniec nadziei = przegrana brak nadziei
    robot, maszyna, automaton = robotnik automaton
    ekspedycja, wyprawa, zwiadowcę = wysłanie zwiadowcy
    głosowanie, zgoda, decyduje = decyzje
    wybuch, wybuchnie = awaria
    dzieci pracować = dzieci pracują
    płytki, mapa, odkryć = odśnieżanie
