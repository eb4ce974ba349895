### Scopa: Namen, Tisch, Wahlmöglichkeiten, Fragen, Verlauf, Gründe für Ablehnungen.

game-scopa = Scopa

# $rank (one of rank-), $suit (one of suit-)
card = { $suit }-{ $rank }
rank-ace = Ass
rank-2 = Zwei
rank-3 = Drei
rank-4 = Vier
rank-5 = Fünf
rank-6 = Sechs
rank-7 = Sieben
rank-jack = Bube
rank-knight = Reiter
rank-king = König
suit-coins = Münz
suit-cups = Kelch
suit-swords = Schwert
suit-clubs = Stab
# $value (number)
text-value = Nimmt Karten im Wert von zusammen { $value }.
# $prime (number)
text-prime = Zählt { $prime } für die Primiera.

# $round (number), $player (name of the dealer), $deck (number of cards)
table-deal = Runde { $round }. Es gibt: { $player }. Karten im Stapel: { $deck }.
# $cards (list of names)
table-table = Auf dem Tisch: { $cards }.
# $player (name), $points (number)
table-side = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# $points (list of sources with numbers)
table-points = Punkte: { $points }
# $count (number of cards), $cards (list of names)
table-taken = Genommen, { $count }: { $cards }
# $cards (list of names)
table-own-hand = Hand: { $cards }

# $card (name)
action-play = { $card } ausspielen
# $cards (list of names)
action-take = { $cards } nehmen
question-play = Spiel eine Karte aus.
question-take = Wähle, was deine Karte nimmt.

# $round (number), $leader (name), $cards (list of names)
event-round = Runde { $round } beginnt; { $leader } spielt zuerst. Auf dem Tisch: { $cards }.
# $player (name), $cards (list of names)
event-drew = { $player } zieht { $cards }.
# $player (name), $count (number of cards)
event-drew-hidden = { $player } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
# $player (name), $card (name)
event-played = { $player } spielt { $card }.
# $card (name)
event-laid = { $card } bleibt auf dem Tisch.
# $player (name), $cards (list of names)
event-took = { $player } nimmt { $cards }.
# $player (name)
event-swept = Scopa! { $player } räumt den Tisch ab und bekommt einen Punkt.
# $player (name), $cards (list of names)
event-rest = { $player } hat zuletzt genommen und bekommt den Rest: { $cards }.
# $player (name), $count (number of cards)
event-most-cards = { $player } hat die meisten Karten ({ $count }) und bekommt einen Punkt.
# $player (name), $count (number of coins)
event-most-coins = { $player } hat die meisten Münzen ({ $count }) und bekommt einen Punkt.
# $player (name)
event-settebello = { $player } hat die Münz-Sieben und bekommt einen Punkt.
# $player (name), $count (number)
event-primiera = { $player } hat die beste Primiera ({ $count }) und bekommt einen Punkt.
# $winners (number), $names (of the winners), $scores (list of names with points)
event-ended = Das Spiel ist aus. { $winners ->
        [0] Es ist unentschieden
        [one] Es gewinnt { $names }
       *[other] Es gewinnen { $names }
    }. Punkte: { $scores }.

# $card (name)
refused-SCOPA-PLAY-2 = { $card } liegt auf dem Tisch; spiel eine Karte aus deiner Hand.
refused-SCOPA-TAKE-3 = Auf dem Tisch liegt eine Karte mit gleichem Wert, und sie geht vor eine Summe.

score-sweeps = Scope
score-cards = Karten
score-coins = Münzen
score-settebello = Münz-Sieben
score-primiera = Primiera
score-total = Punkte

## What is told at length

stage-count = Die Runde wird gezählt
stage-deal = Eine neue Runde
stage-sweep = Scopa!
