### The whole game in pictures: a message for each step, its title, with .text.

tour-aim = Worum es geht
    .text = Zwei Mächte bauen ein zerstörtes Land wieder auf. Nach genau 4 Runden gewinnt die höhere Wertung: Punkte in der Ressourcentabelle, 1 Punkt für jeden Ort in deinem Staat und die Marker darunter.
tour-lookout = Ausschau: Karten nehmen
    .text = Jede Runde beginnt mit fünf Karten. Abwechselnd mit deinem Gegenüber nimmst du zwei davon, dann zieht jeder eine verdeckt. Achte darauf, was die andere Seite nimmt: Diese Karten sind kein Geheimnis.
tour-goods = Produktion: Güter für eine Runde
    .text = Deine Basis gibt jede Runde 3 Arbeiter und einen Rohstoff; Abkommen, Produktionsorte und eingelöste Beute kommen dazu. Was du nicht ausgibst, verfällt am Ende der Runde; nur Siegpunkte bleiben.
tour-uses = Eine Karte, drei Möglichkeiten
    .text = Einen Ort auf der Hand kannst du erobern: Sein roter Rand zahlt einmal, später. Du kannst mit ihm kooperieren: Sein blauer Rand zahlt in jeder kommenden Produktion. Oder du gliederst ihn ein: Er kommt in deinen Staat und arbeitet für dich.
tour-reach = Reichweite
    .text = Für jede davon brauchst du Reichweite ihrer Farbe, mindestens so viel wie die Entfernung auf dem Schild. Sie kommt von deiner Kontaktkarte, je Zeile einmal pro Runde, von Sofortkarten und von Marken. Was übrig ist, verfällt.
tour-base = Unter der Basis
    .text = Abkommen und Beute liegen unter deiner Basis, höchstens drei Karten. Abkommen bleiben und zahlen jede Runde; eingelöste Beute ist weg. Zähl also, wie viele Produktionen noch kommen.
tour-work = Arbeit
    .text = Ein Aktionsort braucht 1 Arbeiter für die erste Nutzung in der Runde und 2 für die zweite, dazu, was er verlangt. Seine Punkte liegen als Marker auf ihm, höchstens drei in der ganzen Partie.
tour-visit = Besuch
    .text = Dein Arbeiter darf auch zur offenen Produktion der anderen Seite gehen: Du bekommst, was sie produziert, dein Gegenüber behält den Arbeiter. Passt dein Gegenüber, schließen diese Türen.
tour-rebuild = Umbau
    .text = Für 1 Ziegel, einmal pro Runde, weicht ein Ort einem aus deiner Hand mit gemeinsamem Typsymbol. Die Entfernung zählt nicht, es bringt 2 Punkte, und die Punkte der Marker bleiben dir.
tour-pass = Passen und das Ende
    .text = Ihr handelt abwechselnd, je eine Aktion, bis du passt; dann bist du für die Runde draußen, und deine Orte sind geschlossen. Nach der vierten Runde wird gezählt. Bei Gleichstand gewinnt die vollere Hand.
