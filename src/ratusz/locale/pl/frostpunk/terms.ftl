### Pojęcia wspólne dla wszystkich kart. W wartości stoi liczba ($count) z rzeczownikiem w mianowniku; `name` to sama nazwa, a `object`
### forma z liczbą w bierniku.

## Zasoby i ludzie

# $count (number)
good-wood = { $count ->
        [one] { $count } znacznik drewna
        [few] { $count } znaczniki drewna
       *[many] { $count } znaczników drewna
    }
    .name = drewno
    .object = { good-wood }
# $count (number)
good-coal = { $count ->
        [one] { $count } znacznik węgla
        [few] { $count } znaczniki węgla
       *[many] { $count } znaczników węgla
    }
    .name = węgiel
    .object = { good-coal }
# $count (number)
good-core = { $count ->
        [one] { $count } rdzeń parowy
        [few] { $count } rdzenie parowe
       *[many] { $count } rdzeni parowych
    }
    .name = rdzenie parowe
    .object = { good-core }
# $count (number)
good-steel = { $count ->
        [one] { $count } znacznik stali
        [few] { $count } znaczniki stali
       *[many] { $count } znaczników stali
    }
    .name = stal
    .object = { good-steel }
# $count (number)
good-food = { $count ->
        [one] { $count } jednostka żywności
        [few] { $count } jednostki żywności
       *[many] { $count } jednostek żywności
    }
    .name = żywność
    .object = { $count ->
            [one] { $count } jednostkę żywności
            [few] { $count } jednostki żywności
           *[many] { $count } jednostek żywności
        }
# $count (number)
good-automaton = { $count ->
        [one] { $count } automaton
        [few] { $count } automatony
       *[many] { $count } automatonów
    }
    .name = automatony
    .object = { good-automaton }
# $count (number)
good-worker = { $count ->
        [one] { $count } robotnik
       *[many] { $count } robotników
    }
    .name = robotnicy
    .object = { $count ->
            [one] { $count } robotnika
           *[many] { $count } robotników
        }
# $count (number)
good-engineer = { $count ->
        [one] { $count } inżynier
       *[many] { $count } inżynierów
    }
    .name = inżynierowie
    .object = { $count ->
            [one] { $count } inżyniera
           *[many] { $count } inżynierów
        }
# $count (number)
good-child = { $count ->
        [one] { $count } dziecko
       *[many] { $count } dzieci
    }
    .name = dzieci
    .object = { good-child }
# $count (number)
good-citizen = { $count ->
        [one] { $count } mieszkaniec
       *[many] { $count } mieszkańców
    }
    .name = mieszkańcy
    .object = { $count ->
            [one] { $count } mieszkańca
           *[many] { $count } mieszkańców
        }
# $count (number)
good-tree = { $count ->
        [one] { $count } drzewo
        [few] { $count } drzewa
       *[many] { $count } drzew
    }
    .name = drzewa
    .object = { good-tree }

## Ich zdrowie

# $count (number)
people-sick = { $count ->
        [one] { $count } chory
       *[many] { $count } chorych
    }
    .name = chorzy
    .object = { $count ->
            [one] { $count } chorego
           *[many] { $count } chorych
        }
# $count (number)
people-gravely-ill = { $count ->
        [one] { $count } ciężko chory
       *[many] { $count } ciężko chorych
    }
    .name = ciężko chorzy
    .object = { $count ->
            [one] { $count } ciężko chorego
           *[many] { $count } ciężko chorych
        }
# $count (number)
people-exhausted = { $count ->
        [one] { $count } wyczerpany
       *[many] { $count } wyczerpanych
    }
    .name = wyczerpani
    .object = { $count ->
            [one] { $count } wyczerpanego
           *[many] { $count } wyczerpanych
        }
# $count (number)
people-dead = { $count ->
        [one] { $count } zmarły
       *[many] { $count } zmarłych
    }
    .name = zmarli
    .object = { $count ->
            [one] { $count } zmarłego
           *[many] { $count } zmarłych
        }

## Płytki mapy

# $count (number)
tile-near = { $count ->
        [one] { $count } płytka bliskich terenów
        [few] { $count } płytki bliskich terenów
       *[many] { $count } płytek bliskich terenów
    }
    .name = płytki bliskich terenów
    .object = { $count ->
            [one] { $count } płytkę bliskich terenów
            [few] { $count } płytki bliskich terenów
           *[many] { $count } płytek bliskich terenów
        }
# $count (number)
tile-far = { $count ->
        [one] { $count } płytka dalekich terenów
        [few] { $count } płytki dalekich terenów
       *[many] { $count } płytek dalekich terenów
    }
    .name = płytki dalekich terenów
    .object = { $count ->
            [one] { $count } płytkę dalekich terenów
            [few] { $count } płytki dalekich terenów
           *[many] { $count } płytek dalekich terenów
        }
# $count (number)
tile-ridge = { $count ->
        [one] { $count } płytka grani
        [few] { $count } płytki grani
       *[many] { $count } płytek grani
    }
    .name = płytki grani
    .object = { $count ->
            [one] { $count } płytkę grani
            [few] { $count } płytki grani
           *[many] { $count } płytek grani
        }

## Kogo dotyczy efekt

who-worker = robotnik
who-engineer = inżynier
who-child = dziecko
who-any = wybrany mieszkaniec
who-round = mieszkaniec typu wskazanego na planszy rund

## Pionki

pawn-worker = { who-worker }
pawn-engineer = { who-engineer }
pawn-child = { who-child }
pawn-automaton = automaton
pawn-child-worker = dziecięcy robotnik
pawn-child-engineer = dziecięcy inżynier

## Rodzaje nadziei i niezadowolenia; dwa ostatnie to dowolny z nich

token-care = opieka
token-justice = sprawiedliwość
token-motivation = motywacja
token-anger = gniew
token-greed = chciwość
token-fear = strach
token-hope = nadzieja
token-discontent = niezadowolenie

## Dziewięć faz i to, co po nich

phase-dawn = Faza świtu
phase-morning = Faza poranka
phase-generator = Faza Generatora
phase-weather = Faza pogody
phase-preparation = Faza przygotowania
phase-action = Faza akcji
phase-dusk = Faza zmierzchu
phase-hunger = Faza głodu
phase-night = Faza nocy
phase-end = Koniec rundy
phase-over = Koniec gry

## Poziomy termoizolacji i zasięgi ciepła

colour-red = czerwony
colour-orange = pomarańczowy
colour-yellow = żółty
colour-blue = niebieski
colour-white = biały

## Kręgi mapy

ring-near = bliskie tereny
ring-far = dalekie tereny

## Złoża w ścianie krateru

deposit-wood = złoże drewna
deposit-coal = złoże węgla

## Poziomy trudności

difficulty-normal = poziom normalny
difficulty-hard = poziom trudny

## Rodzaje kart

deck-morning = Karta poranka
deck-standard = Karta zmierzchu
deck-starting = Karta startowa
deck-consultation = Konsultacje społeczne
deck-consequence = Prawna konsekwencja
deck-scenario = Karta scenariusza
deck-law = Prawo
deck-technology = Technologia
deck-weather = Karta pogody
deck-citizen = Mieszkaniec
deck-advisor = Doradca
deck-society = Społeczność
deck-expedition = Ekspedycja

## Scenariusze

scenario-crater = Nowy dom: Krater

## Co może liczyć warunek, w dopełniaczu („inżynierów jest co najmniej 5”)

measure-wood = drewna
measure-coal = węgla
measure-core = rdzeni parowych
measure-steel = stali
measure-food = żywności
measure-hunger = głodu
measure-deaths = zgonów
measure-automatons = automatonów
measure-workers = robotników
measure-engineers = inżynierów
measure-children = dzieci
measure-citizens = mieszkańców
measure-sick = chorych
measure-sick-workers = chorych robotników
measure-sick-engineers = chorych inżynierów
measure-sick-children = chorych dzieci
measure-gravely-ill = ciężko chorych
measure-hope = żetonów nadziei
measure-active-hope = aktywnych żetonów nadziei
measure-discontent = żetonów niezadowolenia
measure-active-discontent = aktywnych żetonów niezadowolenia
measure-overload = znaczników przeciążenia
measure-heat = ciepła
measure-cold = zimna
measure-round = rund, razem z bieżącą,
measure-laws = wprowadzonych praw
measure-technologies = rozwiniętych technologii
measure-tiles = płytek mapy
measure-pawns = pionków
measure-beds = miejsc noclegowych
measure-homeless = pionków bez noclegu
measure-scouts = zwiadowców
measure-stored-wood = drewna w magazynie
measure-stored-coal = węgla w magazynie
measure-stored-food = żywności w magazynie
measure-laid = zasobów na tej karcie
measure-marks = znaczników na tej karcie
measure-storm-distance = rund do burzy
