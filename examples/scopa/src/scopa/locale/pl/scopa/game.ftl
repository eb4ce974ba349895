### Scopa: nazwy, stół, wybory, pytania, dziennik, powody odmowy. Nazwy kart stoją w mianowniku.

game-scopa = Scopa

# $rank (one of rank-), $suit (one of suit-)
card = { $rank } { $suit }
rank-ace = as
rank-2 = dwójka
rank-3 = trójka
rank-4 = czwórka
rank-5 = piątka
rank-6 = szóstka
rank-7 = siódemka
rank-jack = walet
rank-knight = rycerz
rank-king = król
suit-coins = monet
suit-cups = kielichów
suit-swords = mieczy
suit-clubs = buław
# $value (number)
text-value = Bierze karty o łącznej wartości { $value }.
# $prime (number)
text-prime = Do primiery liczy się za { $prime }.

# $round (number), $player (name of the dealer), $deck (number of cards)
table-deal = Rozdanie { $round }. Rozdaje: { $player }. Kart w talii: { $deck }.
# $cards (list of names)
table-table = Na stole: { $cards }.
# $player (name), $points (number)
table-side = { $player }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
# $points (list of sources with numbers)
table-points = Punkty: { $points }
# $count (number of cards), $cards (list of names)
table-taken = Wzięte, { $count }: { $cards }
# $cards (list of names)
table-own-hand = Ręka: { $cards }

# $card (name)
action-play = Zagraj kartę: { $card }
# $cards (list of names)
action-take = Weź: { $cards }
question-play = Zagraj kartę.
question-take = Wybierz, co bierze twoja karta.

# $round (number), $leader (name), $cards (list of names)
event-round = Początek rozdania { $round }; zaczyna { $leader }. Na stole: { $cards }.
# $player (name), $cards (list of names)
event-drew = { $player } dobiera: { $cards }.
# $player (name), $count (number of cards)
event-drew-hidden = { $player } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
# $player (name), $card (name)
event-played = { $player } zagrywa: { $card }.
# $card (name)
event-laid = Na stole zostaje: { $card }.
# $player (name), $cards (list of names)
event-took = { $player } bierze: { $cards }.
# $player (name)
event-swept = Scopa! { $player } czyści stół i dostaje punkt.
# $player (name), $cards (list of names)
event-rest = Ostatnie bicie: { $player }, więc bierze to, co zostało: { $cards }.
# $player (name), $count (number of cards)
event-most-cards = { $player } ma najwięcej kart ({ $count }) i dostaje punkt.
# $player (name), $count (number of coins)
event-most-coins = { $player } ma najwięcej monet ({ $count }) i dostaje punkt.
# $player (name)
event-settebello = { $player } ma siódemkę monet i dostaje punkt.
# $player (name), $count (number)
event-primiera = { $player } ma najlepszą primierę ({ $count }) i dostaje punkt.
# $winners (number), $names (of the winners), $scores (list of names with points)
event-ended = Koniec gry. { $winners ->
        [0] Remis
        [one] Wygrywa { $names }
       *[other] Wygrywają: { $names }
    }. Punkty: { $scores }.

# $card (name)
refused-SCOPA-PLAY-2 = Ta karta leży na stole: { $card }; zagraj kartę z ręki.
refused-SCOPA-TAKE-3 = Na stole leży karta tej samej wartości, a ona ma pierwszeństwo przed sumą.

score-sweeps = scope
score-cards = karty
score-coins = monety
score-settebello = siódemka monet
score-primiera = primiera
score-total = Punkty

## What is told at length

stage-count = Liczenie rozdania
stage-deal = Nowe rozdanie
stage-sweep = Scopa!
