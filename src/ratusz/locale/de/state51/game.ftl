### 51st State, Demo-Deck: Namen, Tisch, Texte der Karten, Wahlmöglichkeiten, Fragen, Verlauf und Gründe für Ablehnungen.
### $player und $first sind Namen von Spielern; $card, $place, $old und $new sind Namen von Karten im Nominativ und stehen in Sätzen
### zwischen Anführungszeichen; $line ist eine der Nachrichten line-; $goods, $cost, $deal und $spoils sind Listen wie „2 Schrott, 1 SP“
### aus den Nachrichten good-, deren Nominativ und Akkusativ gleich lauten.

game-state51 = 51st State

## Namen

faction-new-york = New York
faction-mutants-union = Mutantenunion

card-muties = Muties
card-courier = Kurier
card-highway = Autobahn
card-viaduct = Viadukt
card-fuel-tank = Treibstofftank
card-old-depot = Altes Depot
card-heavy-equipment = Schweres Gerät
card-valley = Tal
card-armoury = Waffenkammer
card-school = Schule
card-oil-rig = Ölbohrturm
card-old-parking = Alter Parkplatz
card-brickworks = Ziegelei
card-radio-station = Funkstation
card-assembly-plant = Montagewerk
card-gun-shop = Waffenladen
card-gas-station = Tankstelle
card-road-machines = Straßenbaumaschinen
card-kellys-pawnshop = Kellys Pfandhaus
card-trade-guild = Handelsgilde
card-factory = Fabrik
card-refinery = Raffinerie
card-rubble = Trümmerfeld
card-murderers-pub = Mörderkneipe
# A second or third copy of a card in one state; $card (name), $number (2, 3, ...)
place-copy = { $card } Nr. { $number }

# Goods with their number; the attribute is the bare name, also that of a type icon. $count (number)
good-fuel = { $count } Treibstoff
    .name = Treibstoff
# $count (number)
good-weapon = { $count ->
        [one] { $count } Waffe
       *[other] { $count } Waffen
    }
    .name = Waffe
# $count (number)
good-brick = { $count } Ziegel
    .name = Ziegel
# $count (number)
good-scrap = { $count } Schrott
    .name = Schrott
# $count (number)
good-universal = { $count ->
        [one] { $count } Universalrohstoff
       *[other] { $count } Universalrohstoffe
    }
# $count (number)
good-worker = { $count } Arbeiter
# $count (number)
good-con1 = { $count ->
        [one] { $count } Eroberungsmarke mit Reichweite 1
       *[other] { $count } Eroberungsmarken mit Reichweite 1
    }
# $count (number)
good-con2 = { $count ->
        [one] { $count } Eroberungsmarke mit Reichweite 2
       *[other] { $count } Eroberungsmarken mit Reichweite 2
    }
# $count (number)
good-coop1 = { $count ->
        [one] { $count } Kooperationsmarke mit Reichweite 1
       *[other] { $count } Kooperationsmarken mit Reichweite 1
    }
# $count (number)
good-coop2 = { $count ->
        [one] { $count } Kooperationsmarke mit Reichweite 2
       *[other] { $count } Kooperationsmarken mit Reichweite 2
    }
# $count (number)
good-inc1 = { $count ->
        [one] { $count } Eingliederungsmarke mit Reichweite 1
       *[other] { $count } Eingliederungsmarken mit Reichweite 1
    }
# $count (number)
good-inc2 = { $count ->
        [one] { $count } Eingliederungsmarke mit Reichweite 2
       *[other] { $count } Eingliederungsmarken mit Reichweite 2
    }
# $count (number)
good-vp = { $count } SP
# Gained: drawn from the deck; in a price: discarded from the hand. $count (number)
good-card = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
# Cards under the base, in a price. $count (number)
good-spoils = { $count ->
        [one] { $count } Beutekarte
       *[other] { $count } Beutekarten
    }

# The lines of a contact card.
line-conquer = Eroberung
line-cooperate = Kooperation
line-incorporate = Eingliederung
line-rebuild = Umbau

# Sources of reach, besides instant cards. Nominative and accusative sound alike.
source-contact = die Kontaktkarte
source-token = eine Kontaktmarke

phase-lookout = Ausschau
phase-production = Produktion
phase-action = Aktionsphase
phase-cleanup = Aufräumen
phase-over = Die Partie ist zu Ende

kind-instant = Sofortkarte
kind-open = offene Produktion
kind-closed = geschlossene Produktion
kind-action = Aktion
kind-feature = Merkmal

## Karten in wenigen Worten, in Listen

# $goods, $type (name of a type icon)
ability-each = { $goods } für jeden Ort vom Typ { $type }
# $goods, $cost
ability-priced = { $goods } für { $cost }
# $line, $reach (number)
ability-reach = { $line } mit Reichweite { $reach }
# Of an instant card or of a line of the contact card; $line, $reach (number), $cost
ability-reach-priced = { ability-reach } für { $cost }
# $distance (number), $kind (one of the kind- messages), $ability (goods, or one of the ability- messages), $types (list of type icons), $deal, $spoils
facts-location = Entfernung { $distance }; { $kind }: { $ability }; Typ: { $types }; Abkommen: { $deal }; Beute: { $spoils }
# $kind (one of the kind- messages), $ability (one of the ability-reach messages)
facts-instant = { $kind }, { $ability }

## Der Text einer Karte, Satz für Satz

# $line
text-instant = Sofortkarte: { $line }.
# $line, $reach (number)
text-reach = Spiele sie für eine { $line } mit Reichweite { $reach }.
# $cost
text-price = Beim Ausspielen bezahlst du: { $cost }.
text-open = Ort mit offener Produktion: Er produziert, wenn er in deinen Staat kommt, und in jeder Produktion. Dein Gegenüber darf ihn besuchen.
text-closed = Ort mit geschlossener Produktion: Er produziert, wenn er in deinen Staat kommt, und in jeder Produktion. Dein Gegenüber kann ihn nicht besuchen.
text-action = Aktionsort: In der Aktionsphase kannst du hier arbeiten, das erste Mal in einer Runde mit 1 Arbeiter, das zweite Mal mit 2.
text-feature = Merkmal: Es wirkt dauerhaft und nimmt keine Arbeiter auf.
# $distance (number)
text-distance = Entfernung: { $distance }.
# $types (list of type icons)
text-types = Typ: { $types }.
# $deal
text-deal = Abkommen, in jeder Produktion: { $deal }.
# $spoils
text-spoils = Beute, einmalig: { $spoils }.
# $count (number)
text-copies = Anzahl im Deck: { $count }.
# $goods
effect-gain = Du erhältst: { $goods }.
# $goods, $type (name of a type icon)
effect-gain-each = Für jeden Ort vom Typ { $type } in deinem Staat erhältst du: { $goods }.
# $goods
effect-pay = Zusätzlich zu den Arbeitern gibst du ab: { $goods }.
# $vp (number)
effect-mark = Du schiebst einen SP-Marker zu { $vp } SP unter diesen Ort.
# $vp (number), $type (name of a type icon), $most (number)
effect-mark-each = Für jeden Ort vom Typ { $type }, der in deinem Staat liegt oder später dazukommt, schiebst du einen SP-Marker zu { $vp } SP unter diesen Ort, insgesamt höchstens { $most }.

# $goods
text-base = Basis, in jeder Produktion: { $goods }.
# $contact (ability-reach-priced or contact-rebuild)
text-contact = Kontaktkarte: { $contact }.
text-once = Jede Zeile der Kontaktkarte kannst du einmal pro Runde nutzen.
# $line, $vp (number), $cost
contact-rebuild = { $line } für { $cost }, bringt { $vp } SP
# $line
contact-used = { $line } (genutzt)

## Der Tisch

# $round (number), $rounds (number), $phase (one of the phase- messages), $player (the First Player)
table-round = Runde { $round } von { $rounds }. { $phase }. Startspieler: { $player }.
# $deck (number of cards), $discard (number of cards)
table-piles = Nachziehstapel: { $deck ->
        [0] leer
        [one] { $deck } Karte
       *[other] { $deck } Karten
    }. Ablagestapel: { $discard ->
        [0] leer
        [one] { $discard } Karte
       *[other] { $discard } Karten
    }.
# The same when the discard pile is not empty; $card (name of its top card)
table-piles-top = { table-piles } Dort zuoberst: { $card }.
# $count (number of cards), $cards (list of names): those of another's hand that everybody knows
table-hand-known = { table-hand }; bekannt: { $cards }
# $card (name), $facts (one of the facts- messages)
table-card = { $card }: { $facts }
# $cards (list of names)
table-display = Auslage: { $cards }.
# $cards (list of names)
table-played = Für die laufende Aktion gespielt: { $cards }.
# $player (name), $faction (name)
table-side = { $player }, { $faction }
# $player (name), $faction (name)
table-passed = { $player }, { $faction }, hat gepasst
# $score (number), $table (number), $locations (number), $markers (number)
table-score = Stand: { $score } SP (Ressourcentabelle { $table }, Orte { $locations }, Marker { $markers })
# $goods
table-goods = Güter: { $goods }
# $count (number), $most (number), $cards (list of base- messages)
table-base = Karten unter der Basis, { $count } von { $most }: { $cards }
# $card, $deal
base-deal = Abkommen „{ $card }“ ({ $deal })
# $card, $spoils
base-spoils = Beute „{ $card }“ ({ $spoils })
# $locations (list of table-location messages)
row-production = Produktion: { $locations }
# $locations (list of table-location messages)
row-features = Merkmale: { $locations }
# $locations (list of table-location messages)
row-actions = Aktionen: { $locations }
# $place, $notes (list: open or closed, what it does, note- messages)
table-location = { $place } ({ $notes })
note-open = offen
note-closed = geschlossen
note-visited = besucht
# $count (1 or 2)
note-worked = { $count ->
        [1] einmal genutzt
       *[other] zweimal genutzt
    }
# $points (sum such as 2 + 2), $count (number of markers), $most (number)
note-markers = Marker { $count } von { $most }: { $points } SP
# $lines (list of ability-reach-priced and contact- messages)
table-contact = Kontaktkarte: { $lines }

## Wahlmöglichkeiten

# $card, $facts (one of the facts- messages)
action-take = „{ $card }“ nehmen ({ $facts })
# $card, $spoils
action-cash = „{ $card }“ einlösen ({ $spoils })
# $card, $spoils
action-keep = „{ $card }“ für später behalten ({ $spoils })
action-pass = Passen (keine Aktionen mehr in dieser Runde)
# $card, $distance (number), $spoils
action-conquer = „{ $card }“ erobern (Entfernung { $distance }; Beute: { $spoils })
# $card, $distance (number), $deal
action-cooperate = Mit „{ $card }“ kooperieren (Entfernung { $distance }; Abkommen: { $deal })
# $card, $distance (number), $kind (one of the kind- messages), $ability (goods, or one of the ability- messages)
action-incorporate = „{ $card }“ eingliedern (Entfernung { $distance }; { $kind }: { $ability })
# $sources (sum of source- messages)
action-pay = Einsetzen: { $sources }
# $source, $reach (number)
source-free = { $source } (Reichweite { $reach })
# $source, $reach (number), $cost
source-priced = { $source } (Reichweite { $reach } für { $cost })
# $old, $new, $kind (one of the kind- messages), $ability (goods, or one of the ability- messages)
action-rebuild = „{ $old }“ zu „{ $new }“ umbauen ({ $kind }: { $ability })
# $goods
action-gather = { $goods } mit 2 Arbeitern beschaffen
# $place, $ability (goods, or one of the ability- messages)
action-visit = „{ $place }“ mit 1 Arbeiter besuchen ({ $ability })
# $place, $ability (goods, or one of the ability- messages)
action-work = Am Ort „{ $place }“ arbeiten ({ $ability })
action-exchange = 2 Handkarten gegen 1 neue Karte tauschen
# $card
action-discard = „{ $card }“ ablegen
# $card, $spoils
action-pawn = Beute „{ $card }“ ablegen (Wert: { $spoils })
# $count (number)
action-universal = { $count ->
        [0] Keinen Universalrohstoff einsetzen
        [one] { $count } Universalrohstoff einsetzen
       *[other] { $count } Universalrohstoffe einsetzen
    }
# $card, $deal
action-drop-deal = Abkommen „{ $card }“ ablegen ({ $deal })
# $card, $spoils
action-drop-spoils = Beute „{ $card }“ ablegen ({ $spoils })
# $card
action-tuck = „{ $card }“ als SP-Marker nehmen
action-resign = Aufgeben (die Partie endet, und du verlierst sie)

## Fragen

question-pick = Nimm eine Karte aus der Auslage.
# $card, $spoils
question-cash = Löst du die Beute „{ $card }“ jetzt ein ({ $spoils }) oder behältst du sie für später?
question-turn = Führe eine Aktion aus oder passe.
# $way (key conquer, cooperate or incorporate), $card, $distance (number)
question-pay-reach = { $way ->
        [conquer] „{ $card }“ erobern
        [cooperate] Mit „{ $card }“ kooperieren
       *[incorporate] „{ $card }“ eingliedern
    }: Womit bezahlst du? Entfernung { $distance }.
# $goods
question-universal = Du bezahlst { $goods }: Wie viel davon mit Universalrohstoffen?
question-discard = Wähle eine Handkarte, die du ablegst.
question-pawn = Wähle die Beute, die du ablegst; ihre Güter erhältst du nicht.
question-make-room = Unter deiner Basis ist kein Platz mehr: Wähle ein Abkommen oder eine Beute zum Ablegen.
# $vp (number)
question-choose-marker = Wähle eine Karte aus dem Ablagestapel als SP-Marker zu { $vp } SP.

## Der Verlauf

# $round (number), $first
event-round = Runde { $round } beginnt. Startspieler: { $first }.
# $cards (list of names)
event-displayed = Auslage: { $cards }.
# $player, $card
event-took = { $player } nimmt „{ $card }“ aus der Auslage.
# $card
event-left = „{ $card }“ bleibt übrig und kommt auf den Ablagestapel.
# $player, $card: only this player reads it
event-drew = { $player } zieht „{ $card }“.
# $player
event-drew-hidden = { $player } zieht eine Karte.
# $player
event-nothing-to-draw = { $player } zieht nichts: Nachziehstapel und Ablagestapel sind leer.
# $cards (number)
event-reshuffled = Der Ablagestapel wird gemischt und zum neuen Nachziehstapel: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }.
# $player, $goods
event-gained = { $player } erhält { $goods }.
# $player, $goods
event-paid = { $player } gibt { $goods } ab.
# $player
event-production = { $player } produziert.
# $player, $card
event-cashed = { $player } löst die Beute „{ $card }“ ein.
# $player, $card
event-kept = { $player } behält die Beute „{ $card }“.
# $player, $source, $line, $reach (number)
event-reached = { $player } setzt ein: { $source } ({ $line } mit Reichweite { $reach }).
# $player, $card
event-conquered = { $player } erobert „{ $card }“.
# $player, $card
event-dealt = { $player } schließt ein Abkommen mit „{ $card }“.
# $player, $card
event-incorporated = { $player } gliedert „{ $card }“ ein.
# $player, $old, $new
event-rebuilt = { $player } baut „{ $old }“ zu „{ $new }“ um.
# $player, $place
event-visited = { $player } schickt einen Arbeiter zu „{ $place }“.
# $player, $place
event-worked = { $player } arbeitet am Ort „{ $place }“.
# $player, $place, $vp (number)
event-marked = { $player } schiebt einen SP-Marker zu { $vp } SP unter „{ $place }“.
# $player, $place
event-full = { $player } erhält von „{ $place }“ keine SP mehr: Alle SP-Marker liegen schon dort.
# $player
event-exchanges = { $player } tauscht zwei Karten gegen eine.
# $player, $card
event-discarded = { $player } legt „{ $card }“ ab.
# $player, $card
event-pawned = { $player } gibt die Beute „{ $card }“ her.
# $player, $card
event-made-room = { $player } legt „{ $card }“ ab, um unter der Basis Platz zu schaffen.
# $player
event-passed = { $player } passt.
# $first
event-cleaned = Die Runde ist zu Ende, nicht ausgegebene Güter verfallen. Nächster Startspieler: { $first }.
# $winners (how many), $names (of the winners), $scores (list such as Anna 21, Jan 19)
event-ended = { $winners ->
        [0] Die Partie endet unentschieden ({ $scores }).
       *[other] Die Partie ist zu Ende. Sieg: { $names } ({ $scores }).
    }
# $player, $names (of the winners)
event-resigned = { $player } gibt auf. Sieg: { $names }.

## Warum eine Aktion abgelehnt wird: eine Nachricht für jede Regel, der Punkt in der Kennung als Bindestrich geschrieben

# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-CONQUER-2 = { $where ->
        [instant] „{ $card }“ ist eine Sofortkarte: { $ability }. Mit ihr bezahlst du den Weg zu einem Ort.
       *[elsewhere] Erobern kannst du nur einen Ort auf deiner Hand, und „{ $card }“ ist nicht dabei.
    }
# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-COOPERATE-2 = { $where ->
        [instant] „{ $card }“ ist eine Sofortkarte: { $ability }. Mit ihr bezahlst du den Weg zu einem Ort.
       *[elsewhere] Kooperieren kannst du nur mit einem Ort auf deiner Hand, und „{ $card }“ ist nicht dabei.
    }
# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-INCORPORATE-1 = { $where ->
        [instant] „{ $card }“ ist eine Sofortkarte: { $ability }. Mit ihr bezahlst du den Weg zu einem Ort.
       *[elsewhere] Eingliedern kannst du nur einen Ort auf deiner Hand, und „{ $card }“ ist nicht dabei.
    }
# $card, $line, $distance (number), $reach (number)
refused-S51-ACTION-8 = „{ $card }“ liegt in Entfernung { $distance }; das ist zu weit für eine { $line } mit Reichweite { $reach }.
    .how = Mehr Reichweite geben Sofortkarten und Kontaktmarken für diese Aktion und ihre Zeile auf deiner Kontaktkarte.
# $where (location, none), $card, $line, $distance (number)
refused-S51-ACTION-9 = { $where ->
        [location] „{ $card }“ ist ein Ort; Reichweite geben nur Sofortkarten, Kontaktmarken und deine Kontaktkarte.
       *[none] „{ $card }“ liegt in Entfernung { $distance }, aber keine Sofortkarte, Kontaktmarke oder Zeile deiner Kontaktkarte gibt dir jetzt Reichweite für eine { $line }.
    }
    .how = { $where ->
            [location] { "" }
           *[none] Neue Sofortkarten bringt jede Ausschau, Kontaktmarken bringen Produktion, Besuche und Arbeit.
        }
# $where (kind, price, lacking), $source, $line, $cost, $missing (number), $have (number)
refused-S51-ACTION-10 = { $where ->
        [kind] Für diese Aktion zählt nur Reichweite einer Art ({ $line }); dies gibt eine andere: { $source }.
        [price] Zusammen kosten diese Quellen { $cost }; dir { $missing ->
            [one] fehlt { $missing }
           *[other] fehlen { $missing }
        }.
       *[lacking] So viele dieser Quellen hast du nicht, sondern { $have }: { $source }.
    }
# $card, $distance (number), $source
refused-S51-ACTION-11 = „{ $card }“ liegt in Entfernung { $distance }, so weit reicht auch der Rest; lass weg, was verfallen würde: { $source }.
# $card, $line (of the instant card)
refused-S51-CARD-6 = „{ $card }“ ist eine Sofortkarte für eine andere Aktion: { $line }.
# $line
refused-S51-CARD-9 = Diese Zeile deiner Kontaktkarte hast du in dieser Runde schon genutzt: { $line }.
    .how = Das geht in jeder Runde einmal.
# $cost, $missing (number)
refused-S51-CONQUER-5 = Die Zeile „Eroberung“ deiner Kontaktkarte kostet { $cost }; dir { $missing ->
        [one] fehlt { $missing }
       *[other] fehlen { $missing }
    }.
    .how = 2 Arbeiter beschaffen einen Rohstoff; andere bringen Besuche, deine Orte und deine Abkommen.
# $cost, $missing (number)
refused-S51-COOPERATE-5 = Die Zeile „Kooperation“ deiner Kontaktkarte kostet { $cost }; dir { $missing ->
        [one] fehlt { $missing }
       *[other] fehlen { $missing }
    }.
    .how = 2 Arbeiter beschaffen einen Rohstoff; andere bringen Besuche, deine Orte und deine Abkommen.
# $cost, $missing (number)
refused-S51-INCORPORATE-4 = Die Zeile „Eingliederung“ deiner Kontaktkarte kostet { $cost }; dir { $missing ->
        [one] fehlt { $missing }
       *[other] fehlen { $missing }
    }.
    .how = 2 Arbeiter beschaffen einen Rohstoff; andere bringen Besuche, deine Orte und deine Abkommen.
# $source (name of a card), $cost, $missing (number)
refused-S51-INCORPORATE-6 = „{ $source }“ auszuspielen kostet { $cost }; dir { $missing ->
        [one] fehlt { $missing }
       *[other] fehlen { $missing }
    }.
    .how = 2 Arbeiter beschaffen einen Rohstoff; andere bringen Besuche, deine Orte und deine Abkommen.
# $card, $where (instant, elsewhere), $ability (of an instant card)
refused-S51-REBUILD-1 = { $where ->
        [instant] „{ $card }“ ist eine Sofortkarte: { $ability }. Mit ihr bezahlst du den Weg zu einem Ort.
       *[elsewhere] Den alten Ort ersetzt ein Ort aus deiner Hand, und „{ $card }“ ist nicht dabei.
    }
# $old, $new
refused-S51-REBUILD-3 = „{ $old }“ und „{ $new }“ haben kein Typsymbol gemeinsam.
    .how = Die Symbole eines Ortes zeigen seine Typen; ein gemeinsamer genügt.
# $cost, $missing (number)
refused-S51-REBUILD-4 = Ein Umbau kostet { $cost }; dir { $missing ->
        [one] fehlt { $missing }
       *[other] fehlen { $missing }
    }.
    .how = 2 Arbeiter beschaffen einen Rohstoff; andere bringen Besuche, deine Orte und deine Abkommen.
refused-S51-REBUILD-5 = In dieser Runde hast du schon umgebaut.
    .how = Das geht in jeder Runde einmal.
# $good (key: universal, or another), $have (number of workers)
refused-S51-GATHER-1 = { $good ->
        [universal] Einen Universalrohstoff kannst du nicht beschaffen: Wähle Treibstoff, Waffe, Ziegel oder Schrott.
       *[other] Zum Beschaffen brauchst du 2 Arbeiter; du hast { $have ->
            [0] keinen
           *[other] { $have }
        }.
    }
    .how = { $good ->
            [universal] { "" }
           *[other] Arbeiter bringt jede Produktion.
        }
# $place
refused-S51-CARD-15 = „{ $place }“ hat geschlossene Produktion und kann nicht besucht werden.
# $place
refused-S51-CARD-16 = „{ $place }“ ist ein Aktionsort; dort kann nur dein Gegenüber arbeiten.
# $place
refused-S51-VISIT-1 = Für einen Besuch brauchst du einen Arbeiter, und du hast keinen mehr für „{ $place }“.
    .how = Arbeiter bringt jede Produktion.
# $place
refused-S51-VISIT-4 = „{ $place }“ wurde in dieser Runde schon besucht.
    .how = Das geht in jeder Runde einmal.
# $place
refused-S51-VISIT-6 = „{ $place }“ ist für dich geschlossen, weil dein Gegenüber gepasst hat.
    .how = In der nächsten Runde ist er wieder offen, bis dein Gegenüber passt.
# $place
refused-S51-CARD-17 = „{ $place }“ ist ein Ort mit Merkmal und nimmt keine Arbeiter auf.
# $place, $need (0: not an action location)
refused-S51-WORK-1 = { $need ->
        [0] „{ $place }“ ist kein Aktionsort; deine Arbeiter haben dort nichts zu tun.
       *[other] Zum Arbeiten brauchst du einen Arbeiter, und du hast keinen mehr für „{ $place }“.
    }
    .how = { $need ->
            [0] { "" }
           *[other] Arbeiter bringt jede Produktion.
        }
# $cost, $missing (number of resources; 0: what is missing is a card or spoils)
refused-S51-WORK-2 = { $missing ->
        [0] Das kostet { $cost }; du kannst es nicht bezahlen.
        [one] Das kostet { $cost }; dir fehlt { $missing }.
       *[other] Das kostet { $cost }; dir fehlen { $missing }.
    }
    .how = { $missing ->
            [0] { "" }
           *[other] 2 Arbeiter beschaffen einen Rohstoff; andere bringen Besuche, deine Orte und deine Abkommen.
        }
# $place, $have (number of workers)
refused-S51-WORK-9 = Um „{ $place }“ ein zweites Mal in einer Runde zu nutzen, brauchst du 2 Arbeiter; du hast { $have ->
        [0] keinen
       *[other] { $have }
    }.
    .how = Arbeiter bringt jede Produktion.
# $place
refused-S51-WORK-10 = „{ $place }“ wurde in dieser Runde schon zweimal genutzt.
# $place
refused-S51-SLOT-2 = Unter „{ $place }“ liegen schon alle SP-Marker; der Ort gibt keine SP mehr.
# $where (deal, elsewhere, none), $card
refused-S51-ICON-3 = { $where ->
        [deal] „{ $card }“ ist ein Abkommen; hier kannst du nur Beute ablegen.
        [elsewhere] „{ $card }“ liegt nicht als Beute unter deiner Basis.
       *[none] Unter deiner Basis liegt keine Beute, die du ablegen könntest.
    }
    .how = { $where ->
            [deal] { "" }
            [elsewhere] { "" }
           *[none] Beute wird ein Ort, den du eroberst.
        }
# $where (elsewhere, none), $card, $have (number of cards)
refused-S51-EXCHANGE-1 = { $where ->
        [elsewhere] Du tauschst Karten aus deiner Hand, und „{ $card }“ ist nicht dabei.
       *[none] { $have ->
            [0] Zum Tauschen brauchst du 2 Handkarten, und deine Hand ist leer.
            [one] Zum Tauschen brauchst du 2 Handkarten; du hast nur { $have }.
           *[other] Zum Tauschen brauchst du 2 Handkarten; du hast { $have }.
        }
    }
    .how = { $where ->
            [elsewhere] { "" }
           *[none] Jede Ausschau bringt 3 Karten.
        }
# $card, $pile (deals, spoils)
refused-S51-BASE-2 = { $pile ->
        [deals] „{ $card }“ liegt nicht als Abkommen unter deiner Basis.
       *[spoils] „{ $card }“ liegt nicht als Beute unter deiner Basis.
    }
# $card
refused-S51-WORK-4 = Ein SP-Marker kommt vom Ablagestapel, und „{ $card }“ liegt nicht dort.
# $card
refused-S51-LOOKOUT-2 = „{ $card }“ liegt nicht in der Auslage.
# $least (number), $most (number)
refused-S51-PROD-13 = Von diesem Preis kannst du mindestens { $least } und höchstens { $most } mit universellen Rohstoffen zahlen.

## Woher die Punkte kommen

score-table = Ressourcentabelle
score-locations = Orte
score-markers = Marker
score-total = SP gesamt
# What brought points besides what is told at length, which is the production
course-score-moves = Aktionen

## What is told at length


## Karten in wenigen Worten: der Platz ist knapp

# $goods (list)
short-open = Offene Produktion: { $goods }.
# $goods (list)
short-closed = Geschlossene Produktion: { $goods }.
# $goods (list), $type (name of a type icon)
short-each = { $goods } für jeden Ort vom Typ { $type }.
# $cost (list), $goods (list)
short-work = Arbeiter schicken, { $cost } abgeben: { $goods }.
# $count (number)
short-points-here = { $count } SP hier
# $line (name), $reach (number)
short-instant = Sofort: { $line } mit Reichweite { $reach }, für eine Aktion.
# $line (name), $reach (number), $cost (list)
short-instant-priced = Sofort: { $line } mit Reichweite { $reach }, für eine Aktion. Kostet { $cost }.
stage-production = Produktion
stage-round = Die Runde ist zu Ende

## The search of the rulebook

# A line for each thing: what people call it = what the rulebook calls it. Where several words stand before a comma, all must be asked.
rules-synonyms =
    siegpunkte = teile wertung
    bekomme ziegel, bekomme schrott, bekomme treibstoff, bekomme waffen = zwei arbeiter rohstoff
    übrige, übrigen, übrig = verfallen
    zu ende, endet, vorbei, wie lange = dauer dauert
    gewinne, gewinnen, gewinnt, sieg = sieg gewinnt
    gleichstand, unentschieden = gleichstand unentschieden
    behalte rohstoffe, behalten, nächste runde = verfallen
    woher arbeiter, mehr arbeiter, bekomme arbeiter = produktion basis
    viele abkommen, viele beute = höchstens unter basis
    fängt an, anfangen, beginnt, zuerst = startspieler
    stapel leer, keine karten, aufgebraucht = nachziehstapel aufgebraucht
    gepasst = passen schließt
    meinem zug, kann ich machen, möglich = liste aktionen
    bauen, ort spielen = eingliedern
    angreifen, kämpfen = erobern
    benutze, nutze beute = einlösen
    punkte = punkt SP
    woher, wo bekomme = quellen
    wie oft = zweite nutzung
