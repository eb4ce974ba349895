### Was ein Spieler zählt, wie die Vorschau es nennt

figure-fuel = Treibstoff
figure-weapon = Waffen
figure-brick = Ziegel
figure-scrap = Schrott
figure-universal = universelle Ressourcen
figure-worker = Arbeiter
figure-con1 = Eroberungsmarken mit Reichweite 1
figure-con2 = Eroberungsmarken mit Reichweite 2
figure-coop1 = Kooperationsmarken mit Reichweite 1
figure-coop2 = Kooperationsmarken mit Reichweite 2
figure-inc1 = Eingliederungsmarken mit Reichweite 1
figure-inc2 = Eingliederungsmarken mit Reichweite 2
figure-score = Siegpunkte
figure-hand = Handkarten
figure-locations = Standorte
figure-deals = Abkommen
figure-spoils = Beute
# $name (one of the names above)
figure-their = beim Gegner: { $name }
