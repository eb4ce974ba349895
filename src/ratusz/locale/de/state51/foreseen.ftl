### Was ein Spieler zählt, wie die Vorschau es nennt

figure-fuel = Treibstoff
figure-weapon = Waffen
figure-brick = Ziegel
figure-scrap = Schrott
figure-universal = Universalrohstoffe
figure-worker = Arbeiter
figure-con1 = Eroberungsmarken mit Reichweite 1
figure-con2 = Eroberungsmarken mit Reichweite 2
figure-coop1 = Kooperationsmarken mit Reichweite 1
figure-coop2 = Kooperationsmarken mit Reichweite 2
figure-inc1 = Eingliederungsmarken mit Reichweite 1
figure-inc2 = Eingliederungsmarken mit Reichweite 2
figure-score = Siegpunkte
figure-hand = Handkarten
figure-locations = Orte
figure-deals = Abkommen
figure-spoils = Beute
figure-room = freie Plätze unter der Basis
figure-lapsing = Güter, die verfallen
figure-late = Karten unter der Basis, die zu spät kommen
# $name (one of the names above)
figure-their = beim Gegenüber: { $name }
# For whoever watches: whose it is; $name (one of the names above), $player (name)
figure-of = { $player }: { $name }

## What is good to know besides

# A location conquered
remark-spoils = Unter deine Basis; einlösbar in einer späteren Produktion.
# A location cooperated with
remark-deals = Unter deine Basis; wirkt in jeder Produktion, ab der nächsten.
# The same two in the last round
remark-spoils-late = Unter deine Basis, aber nicht mehr einlösbar: Nach dieser Runde gibt es keine Produktion.
remark-deals-late = Unter deine Basis, bringt aber nichts mehr: Nach dieser Runde gibt es keine Produktion.
remark-full = Unter deiner Basis ist kein Platz mehr: Eine Karte von dort muss weichen.
remark-passed = Du hast in dieser Runde keine Aktionen mehr; deine Orte sind für Besuche geschlossen.
# $count (goods)
remark-lapsing = { $count ->
        [one] { $count } Gut bleibt übrig und verfällt am Ende der Runde.
       *[other] { $count } Güter bleiben übrig und verfallen am Ende der Runde.
    }
