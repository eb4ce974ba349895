### What the board of 51st State says by itself in the browser. Words here stand in small places: keep them short.

## Der Tisch

web-state51-hand = Deine Hand
web-state51-hand-empty = Deine Hand ist leer.
# $count (number of cards), $other (number of cards)
web-state51-hand-hidden = Die Hände sind verdeckt: unten { $count }, oben { $other } Karten.
web-state51-deal = Abkommen
web-state51-spoils = Beute
web-state51-each = je
web-state51-free = frei
web-state51-landing = kommt hierher
# $action (name), $card (name)
web-state51-use = { $action }: { $card }
# $faction (name), $count (number), $most (number)
web-state51-base = Basis: { $faction }, { $count } von { $most } Karten darunter
# $faction (name), $player (name)
web-state51-seat = { $faction }, { $player }
web-state51-passed = gepasst
web-state51-first = Start
web-state51-first-player = Startspieler dieser Runde
# $points (number), $count (number), $most (number)
web-state51-markers = Marker: { $count } von { $most }, { $points } SP.
web-state51-visited = Besucht.
# $count (1 or 2)
web-state51-used = { $count ->
        [1] Einmal genutzt.
       *[other] Zweimal genutzt.
    }
# $count (1 or 2)
web-state51-used-badge = { $count }× genutzt
# $card (name)
web-state51-known = { $card }, allen bekannt, auf der Hand
# $count (number)
web-state51-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
# $count (number of cards), $known (number of those everybody knows)
web-state51-cards-known = { web-state51-cards }, { $known } bekannt
# The own hand; $count (number of cards), $known (number of those the other side knows)
web-state51-cards-seen = { web-state51-cards }, { $known } gesehen
web-state51-road = Nachziehstapel, Ablagestapel und Auslage
web-state51-deck = Stapel
# $count (number)
web-state51-deck-cards = { $count ->
        [one] { $count } Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
web-state51-discarded = abgelegt
# $card (name)
web-state51-on-top = , oben { $card }
web-state51-discard-look = Ablagestapel ansehen
web-state51-discard-pile = Ablagestapel
web-state51-played = gespielt:
web-state51-display = Auslage
web-state51-display-show = Auslage zeigen
web-state51-display-hide = Auslage verbergen
# $round (number)
web-state51-display-next = neue Auslage in Runde { $round }
web-state51-display-last = letzte Runde
web-state51-key-legal = spielbar
# $player (name)
web-state51-key-seen = { $player } kennt diese Karte
web-state51-key-off = jetzt nicht; Grund beim Hinzeigen
web-state51-reach = mögliche Reichweite
# $round (number), $rounds (number)
web-state51-round = Runde { $round } von { $rounds }
web-state51-phases = Phasen der Runde
web-state51-phase-lookout = Ausschau
web-state51-phase-production = Produktion
web-state51-phase-action = Aktionen
web-state51-phase-cleanup = Aufräumen
web-state51-lead = Siegpunkte, wenn jetzt Schluss wäre
web-state51-source-table = Tabelle
web-state51-source-locations = Orte
web-state51-source-markers = Marker
web-state51-tie-hand = Karten auf der Hand
web-state51-tie-left = Übrige Rohstoffe und Arbeiter
web-state51-row-production = Produktion
web-state51-row-features = Merkmale
web-state51-row-actions = Aktionen
web-state51-stock-worker = Arbeiter
web-state51-stock-fuel = Treibstoff
web-state51-stock-weapon = Waffe
web-state51-stock-brick = Ziegel
web-state51-stock-scrap = Schrott
web-state51-stock-universal = beliebig
web-state51-contact = Kontaktkarte
web-state51-contact-once = je einmal pro Runde
web-state51-line-conquer = Erobern
web-state51-line-cooperate = Kooperieren
web-state51-line-incorporate = Eingliedern
web-state51-line-rebuild = Umbauen
web-state51-line-ready = bereit
web-state51-line-lacks = zu wenig
web-state51-line-unused = offen
web-state51-line-used = genutzt
# $cost (list of goods), $reach (number)
web-state51-line-text = { $cost } für Reichweite { $reach }.
# $cost (list of goods), $vp (number)
web-state51-line-rebuild-text = Für { $cost } ersetzt du einen Ort deines Staates durch einen aus der Hand mit gemeinsamem Typ und erhältst { $vp } SP.
web-state51-group-conquer = Erobern
web-state51-group-cooperate = Kooperieren
web-state51-group-incorporate = Eingliedern
web-state51-group-rebuild = Umbauen
web-state51-group-gather = Beschaffen
web-state51-group-visit = Besuchen
web-state51-group-work = Arbeiten
web-state51-group-exchange = Tauschen
web-state51-group-pass = Passen
web-state51-group-pay = Reichweite
# $reach (1 or 2)
web-state51-token = Marke { $reach }
# $count (number)
web-state51-universal = { $count } universal
web-state51-cash = Einlösen
web-state51-keep = Behalten

## Karten, vorgelesen

# Read aloud; $card, $kind, $distance (number), $types (list), $text (a sentence), $deal (list), $spoils (list)
web-state51-spoken-location = { $card }. { $kind }, Entfernung { $distance }, Typ: { $types }. { $text } Abkommen: { $deal }. Beute: { $spoils }.

## Die Führung durch 51st State

# $rounds (number)
web-state51-guide-aim = Nach { $rounds } Runden gewinnt, wer mehr Punkte hat. Punkte bringen die Orte in deinem Staat, die Marker unter ihnen und was du in der Ressourcentabelle verbuchst.
    .title = Worum es geht
# $picks, $cards (numbers)
web-state51-guide-display = Damit beginnt jede Runde. Abwechselnd mit deinem Gegenüber nimmst du { $picks } der { $cards } Karten. Der blaue Rand zeigt, was eine Karte als Abkommen bringt, der rote, was als Beute, die Mitte, was sie in deinem Staat tut. Klicke eine an und bestätige.
    .title = Nimm eine Karte
web-state51-guide-goods = Deine Basis und deine Abkommen haben produziert. Güter gelten nur für diese Runde, also gib sie aus; Siegpunkte bleiben.
    .title = Deine Güter
web-state51-guide-hand = Ein Ort lässt sich auf drei Arten nutzen. Erobern: der rote Rand, einmal. Kooperieren: der blaue Rand, jede Runde. Eingliedern: Der Ort kommt in deinen Staat und ist einen Punkt wert. Die Zahl im Schild ist seine Entfernung: So viel Reichweite brauchst du. Die Zeichen daneben zeigen, was gerade geht.
    .title = Deine Hand
web-state51-guide-contact = Reichweite kommt von hier, je Zeile einmal pro Runde, von Sofortkarten und von Marken.
    .title = Kontaktkarte
web-state51-guide-bar = Hier sagt das Spiel, worauf es wartet. Klicke eine Möglichkeit an oder drücke ihre Nummer; auch was am Tisch leuchtet, kannst du anklicken. Zeige auf Durchgestrichenes, und du siehst, warum es nicht geht.
    .title = Die Frage
web-state51-guide-workers = Arbeiter beschaffen Rohstoffe, arbeiten an deinen Aktionsorten oder besuchen die offene Produktion deines Gegenübers, das den Arbeiter dann behält.
    .title = Arbeiter
web-state51-guide-pass = Ihr führt abwechselnd je eine Aktion aus. Wenn nichts Nützliches mehr bleibt, passe; deine Orte sind dann geschlossen. H gibt einen Tipp, U nimmt zurück. Viel Spaß!
    .title = Passen
