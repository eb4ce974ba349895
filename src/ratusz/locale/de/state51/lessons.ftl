### Lektionen: je eine Nachricht, ihr Titel; .begin schildert die Lage, .goal sagt, was zu tun ist, .idea-… was neu ist, .wrong-… antwortet auf
### einen falschen Versuch, .missed wird gesagt, wenn das Ziel nicht mehr erreichbar ist, .strategy ist ein Rat für später.

lesson-reach = Zwei Wege, zwei Orte
    .begin = Du führst New York. Die Mutanten haben gepasst, der Tisch gehört dir. Auf der Hand hast du Schule, Ölbohrturm und die Sofortkarte Autobahn, dazu 1 Schrott.
    .goal = Gliedere Schule und Ölbohrturm mit 2 Aktionen ein.
    .idea-reach = Um einen Ort einzugliedern, brauchst du mindestens so viel Reichweite, wie er entfernt ist. Reichweite geben Sofortkarten, Marken und einmal je Runde deine Kontaktkarte.
    .idea-arrival = Ein Produktionsort produziert, sobald er in deinen Staat kommt, und was er gibt, kannst du gleich ausgeben.
    .wrong-waste = Die Autobahn reicht 2 weit, die Schule ist aber nur 1 entfernt: Der Rest verfällt. Für den Ölbohrturm in Entfernung 2 reicht es dann nicht mehr, denn die Kontaktkarte reicht nur 1 weit.
    .wrong-gather = Zwei Arbeiter für einen Rohstoff helfen hier nicht: Die Kontaktkarte reicht 1 weit und wirkt einmal je Runde, wie viel Schrott du auch hast.
    .wrong-exchange = Du würdest zwei der drei Karten wegwerfen, die du für diesen Plan brauchst, für eine, die du nicht kennst.
    .wrong-pass = Passen beendet deine Runde, und Schrott und Arbeiter verfallen dann. Du kannst noch eingliedern.
    .missed = Die Aktionen sind verbraucht, und einer der beiden Orte ist noch auf deiner Hand.
    .strategy = Nimm die kleinste Reichweite, die genügt. Nahe Orte holt die Kontaktkarte; Sofortkarten warten auf die fernen.

lesson-work = Die zweite Schicht
    .begin = Die Tankstelle macht aus Treibstoff Siegpunkte, wenn Arbeiter dorthin gehen. Du hast 3 Arbeiter und 3 Treibstoff, auf der Hand den Treibstofftank und dazu 1 Schrott.
    .goal = Komm mit 3 Aktionen auf 6 SP.
    .idea-work = Schicke 1 Arbeiter zu einem eigenen Aktionsort und bezahle, was er verlangt: Die Tankstelle nimmt 2 Treibstoff und gibt einen Marker zu 2 SP.
    .idea-shift = Derselbe Ort lässt sich in einer Runde ein zweites Mal nutzen; das kostet dann 2 Arbeiter.
    .wrong-deal = Ein Abkommen bringt erst ab der nächsten Produktion etwas und kostet jetzt 2 Treibstoff: genau den, auf den die Tankstelle wartet.
    .wrong-gather = Das Beschaffen kostet 2 Arbeiter. Du hast 3, und zwei Schichten in der Tankstelle brauchen sie alle.
    .wrong-pass = Hier sind noch Punkte zu holen; Arbeiter und Treibstoff, die du nicht nutzt, verfallen am Ende der Runde.
    .missed = Drei Aktionen sind vorbei, und du hast weniger als 6 SP. Du brauchst beide Schichten, und jeder Ort zählt 1 SP.
    .strategy = Zähle erst die Arbeiter, dann die Güter: Erste und zweite Schicht brauchen zusammen 3. Was ein neuer Ort sofort gibt, bezahlt vielleicht die zweite.

lesson-visit = Ein Arbeiter jenseits der Grenze
    .begin = Der Ölbohrturm auf deiner Hand liegt in Entfernung 2. Deine Kontaktkarte reicht 1 weit. Dein Gegenüber hat noch nicht gepasst und besitzt Schweres Gerät und die Waffenkammer, beide mit offener Produktion.
    .goal = Gliedere den Ölbohrturm spätestens mit deiner zweiten Aktion ein.
    .idea-visit = Ein Arbeiter, den du zu einem Ort mit offener Produktion deines Gegenübers schickst, bringt dir sofort, was dieser produziert. Er bleibt dort: In dieser Runde hat ihn dein Gegenüber.
    .idea-add = Reichweite derselben Art wird zusammengezählt: die Kontaktkarte und Marken der Eingliederung.
    .wrong-weapon = Die Waffenkammer gibt eine Waffe. Mit Waffen erobert man; für den Ölbohrturm brauchst du Reichweite der Eingliederung.
    .wrong-gather = Mehr Schrott lässt die Kontaktkarte nicht weiter reichen: Ihre Zeile wirkt einmal je Runde und gibt 1.
    .wrong-pass = Wenn du passt, ist die Runde für dich vorbei. Sieh nach, was drüben offen steht.
    .missed = Der Ölbohrturm ist nicht in deinem Staat. Die Marke, die dir fehlt, liegt bei deinem Gegenüber.
    .strategy = Besuche früh: Wenn dein Gegenüber passt, schließen seine Orte. Und bedenke, was dein Arbeiter dort anrichten wird.

lesson-spoils = Einmal oder immer
    .begin = Runde 3 von 4, dein Gegenüber hat gepasst. Du hast das Tal auf der Hand: Als Abkommen gibt es in jeder Produktion 1 Ziegel, als Beute einmalig 3 Ziegel. Bezahlen kannst du beides.
    .goal = Beginne die Aktionsphase der Runde 4 mit 3 Ziegeln.
    .idea-deals = Ein Abkommen liegt unter deiner Basis und bringt in jeder weiteren Produktion etwas ein.
    .idea-spoils = Beute bringt nur einmal etwas, wenn du sie in einer späteren Produktion einlöst, dafür aber mehr.
    .wrong-deal = In dieser Partie gibt es nur noch eine Produktion. Ein Abkommen bringt dort 1 Ziegel, als Beute bringt das Tal 3.
    .wrong-lapse = Was du jetzt beschaffst, verfällt am Ende der Runde. Du willst die Ziegel in der nächsten.
    .wrong-pass = Passe noch nicht: Auf deiner Hand bringt das Tal in der Produktion nichts.
    .wrong-keep = Das ist die letzte Produktion. Was du jetzt behältst, löst du nie mehr ein.
    .missed = Runde 4 hat begonnen, und du hast weniger als 3 Ziegel.
    .strategy = Zähle, wie viele Produktionen noch kommen. In der ersten Runde zahlt ein Abkommen dreimal; gegen Ende ist Beute mehr wert.

lesson-rebuild = Die alte Zapfsäule muss weg
    .begin = Die Tankstelle hat ihre drei Marker und gibt keine Punkte mehr. Du hast 1 Ziegel und 1 Schrott, auf der Hand den Treibstofftank und das Merkmal Raffinerie, beide vom Typ Treibstoff.
    .goal = Steigere deine Wertung mit 2 Aktionen von 7 auf 12 SP.
    .idea-full = Ein Umbau kostet 1 Ziegel und bringt 2 SP. Der neue Ort muss ein Typsymbol mit dem alten gemeinsam haben, und dessen Marker behalten ihre Punkte: Sie kommen in die Ressourcentabelle.
    .idea-feature = Ein Merkmal gibt für jeden Ort seines Typs einen Marker, jetzt oder später, sich selbst eingeschlossen, höchstens drei.
    .wrong-tank = Beim Umbau zum Treibstofftank bekommst du 2 SP, aber die Raffinerie bleibt auf der Hand: Sie ist 2 entfernt, und dein Schrott reicht 1 weit.
    .wrong-gather = An Rohstoffen fehlt es nicht. Ein Umbau und ein naher Ort genügen, und du hast nur zwei Aktionen.
    .wrong-exchange = Beide Karten gehören zum Plan. Sieh nach, wie weit jede von ihnen entfernt ist.
    .wrong-pass = Du hast noch keine 12 SP, und etwas auf deiner Hand ist noch zu erreichen.
    .missed = Zwei Aktionen sind vorbei, und du hast weniger als 12 SP.
    .strategy = Baue um, was nichts mehr gibt. Und lass den Umbau holen, was du sonst nicht erreichst: Er braucht keine Reichweite.

lesson-finish = Die letzte Runde
    .begin = Runde 4. Dein Gegenüber hat mit 11 SP gepasst, du hast 4. Nach dieser Runde zählen nur noch Punkte.
    .goal = Gewinne die Partie.
    .idea-last = Nach dieser Runde gibt es keine Produktion mehr: Abkommen und Beute von jetzt bringen nichts.
    .idea-count = Jeder Ort ist 1 SP. Suche Aktionen, die mehrfach zählen: ein Merkmal mit Orten seines Typs, ein Marker, ein Umbau.
    .wrong-conquer = Beute zahlt in einer späteren Produktion, und nach Runde 4 gibt es keine. Die Karte wäre verloren.
    .wrong-gather = Güter sind keine Punkte, und deine Arbeiter werden im Waffenladen gebraucht.
    .wrong-exchange = Du gäbst Karten, die jetzt punkten, für eine, die du nicht kennst.
    .wrong-pass = Noch liegst du zurück: Wenn du passt, ist die Partie aus, und 11 SP sind mehr als deine.
    .missed = Die Partie ist zu Ende, und du hast sie nicht gewonnen.
    .strategy = Frage in der letzten Runde jede Karte, was sie heute bringt. Ein Plan für morgen ist nichts wert; bei Gleichstand entscheiden die Karten auf der Hand.
