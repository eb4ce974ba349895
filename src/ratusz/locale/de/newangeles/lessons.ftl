### Lektionen: je eine Nachricht, ihr Titel; .begin schildert die Lage, .goal sagt, was zu tun ist, .idea-… was neu ist, .wrong-… antwortet auf
### einen falschen Versuch, .missed wird gesagt, wenn das Ziel nicht mehr erreichbar ist, .strategy ist ein Rat für später.

lesson-contract = Was dich bezahlt
    .begin = Du führst Jinteki und machst den Hauptvorschlag. Die anderen haben keine Karten, also gewinnt, was du vorschlägst. In zwei Stadtteilen ist eine Krankheit ausgebrochen.
    .goal = Mach einen Vorschlag, der dir 2 Kapital bringt, und behalte deine Notfallkarte.
    .idea-offer = Der aktive Spieler legt eine Aktionskarte aus: den Hauptvorschlag. Gewinnt er, wird die Karte von dem abgehandelt, der sie gelegt hat.
    .idea-contract = Jeder Konzern hat einen Auftrag. Jinteki erhält 2 Kapital für jeden Krankheitsmarker, den eine Aktionskarte entfernt, gleich wessen.
    .wrong-unrest = „Livestreams rund um die Uhr“ senkt die Unruhe: Das ist der Auftrag von NBN, und NBN würde bezahlt, nicht du.
    .wrong-emergency = Deine Notfallkarte wirkt einmal. Behalte sie für einen Tag, an dem vier Stadtteile krank sind.
    .missed = Die Absprache ist vorbei und hat dir nichts gebracht.
    .strategy = Kenne alle Aufträge, nicht nur deinen: Jeder Vorschlag ist Geld für jemanden am Tisch.

lesson-support = Eine Karte genügt
    .begin = NBN hat „Klinische Studien“ vorgeschlagen, was dir 2 Kapital bringt. Der Gegenvorschlag von Weyland hat eine Karte Unterstützung. Du entscheidest zuletzt.
    .goal = Lass den Hauptvorschlag gewinnen, und behalte zwei Karten auf der Hand.
    .idea-tie = Einen Vorschlag unterstützt man mit verdeckten Karten. Bei gleicher Unterstützung gewinnt der aktive Spieler.
    .idea-saving = Karten, die als Unterstützung liegen, sind fort, wer auch gewinnt.
    .wrong-abstain = Dann gewinnt der Gegenvorschlag mit einer Karte, und du bekommst nichts.
    .wrong-counter = Der Gegenvorschlag bringt dir nichts. „Klinische Studien“ entfernt Krankheit, und das ist dein Auftrag.
    .wrong-wasteful = Eine Karte gleicht aus, und Gleichstand gehört dem aktiven Spieler. Die zweite wäre verschenkt.
    .missed = Die Absprache ging anders aus, oder sie hat dich zu viel gekostet.
    .strategy = Zähle, bevor du Karten legst: Dem aktiven Spieler genügt ein Gleichstand, ein Gegenvorschlag braucht eine mehr.

lesson-threat = Eine Berührung zu viel
    .begin = Die Bedrohung steht auf 23; bei 25 fällt die Stadt, und fast alle verlieren. Du führst NBN. Zwei Stadtteile protestieren, und einer davon ist krank.
    .goal = Verdiene mit deinem Auftrag 1 Kapital, und halte die Bedrohung unter 25.
    .idea-illness = Eine Karte, die einen kranken Stadtteil betrifft, steigert die Bedrohung um 2.
    .idea-end = Bei Bedrohung 25 ist die Partie vorbei, und nur der Föderalist kann gewinnen.
    .wrong-ill = Manta ist krank: Es anzurühren steigert die Bedrohung um 2, auf 25. Das ist für euch alle das Ende.
    .wrong-placed = Manta ist krank: Auch was „Medienzirkus“ dorthin bringt, berührt es, und die Bedrohung steigt um 2 auf 25. Lege „Menschen zuerst“ in einen anderen Stadtteil.
    .wrong-nothing = Auf dem Plan ist keine „Organisiertes Verbrechen“-Einheit, die man entfernen könnte: Die Karte täte nichts, und dein Auftrag zahlte nichts.
    .missed = Die Gelegenheit ist vorbei: kein Kapital, oder die Stadt ist gefallen.
    .strategy = Achte auf Krankheit, bevor du auf den Gewinn achtest. Spät in der Partie ist jede Karte auch eine Frage der Bedrohung.

lesson-production = Wo Androiden arbeiten
    .begin = Du führst Haas-Bioroid, und das ist der letzte Zug der Runde: Danach wird produziert. Androiden arbeiten in Guayaquil und Quinde. In Base de Cayambe sitzt das Organisierte Verbrechen, in Laguna Velasco wird gestreikt.
    .goal = Habe nach der Produktion mindestens 3 Credits und 1 Energie.
    .idea-androids = In der Produktion gibt jeder Stadtteil mit Android seine Ressourcen. Dein Auftrag zahlt, wenn eine Karte Androidenmarker legt oder verschiebt.
    .idea-blocked = „Organisiertes Verbrechen“ blockiert die Primärressource eines Stadtteils. Bei Streik oder Ausfall gibt er gar nichts.
    .wrong-blocked = In Base de Cayambe sitzt das Organisierte Verbrechen: Die Energie ist blockiert, und Credits gibt es dort nur 2.
    .wrong-strike = In Laguna Velasco wird gestreikt: Ein Android produziert dort nichts.
    .wrong-quinde = Quinde braucht seinen Androiden: Von dort kommt die Energie.
    .wrong-liquidation = „Liquidation“ presst jetzt einen Stadtteil aus und hinterlässt einen Streik. In der Produktion fehlt dann der Android.
    .wrong-other = Nur Rutherford bringt 3 Credits auf einmal. Sieh auf die Zahlen der Stadtteile.
    .missed = Die Produktion ist vorbei, und es ist zu wenig da.
    .strategy = Die Nachfrage sagt, wohin Androiden gehören. Bewege sie vor dem letzten Zug einer Runde, nicht danach.

lesson-emergency = Einmal, aber richtig
    .begin = Du führst das Weyland Consortium. In drei Stadtteilen ist der Strom ausgefallen, und jeder Ausfall, den eine Aktionskarte entfernt, bringt dir 2 Kapital. Du machst den Vorschlag, und niemand kann dagegenhalten.
    .goal = Verdiene mit dieser Absprache 6 Kapital.
    .idea-emergency = Jeder Konzern hat eine Notfallkarte. Sie liegt offen, kann vorgeschlagen werden wie jede andere und wird umgedreht, wenn sie gewonnen hat.
    .idea-count = Ein Auftrag zahlt für jeden Marker: Je mehr es sind, desto besser die Notfallkarte.
    .wrong-renovations = „Billigsanierung“ entfernt zwei Ausfälle: 4 Kapital, und Unruhe in beiden Stadtteilen.
    .wrong-gentrification = „Gentrifizierung“ entfernt einen Ausfall: 2 Kapital.
    .wrong-enough = Du darfst drei Ausfälle entfernen, und jeder zahlt. Mach weiter.
    .missed = Die Absprache ist vorbei und hat weniger als 6 gebracht.
    .strategy = Warte mit der Notfallkarte, bis es schlimm genug steht, aber nicht, bis ein anderer vor dir aufräumt.

lesson-security = Zwei auf einen Streich
    .begin = Du führst Globalsec und bekommst 1 Kapital für jede gegnerische Einheit, die eine Aktionskarte entfernt. „Menschen zuerst“ steht in Manta und Quinde, „Organisiertes Verbrechen“ in Manta und Nihongai.
    .goal = Verdiene mit einer Karte 2 Kapital.
    .idea-enemies = „Menschen zuerst“ und „Organisiertes Verbrechen“ sind gegnerische Einheiten: Die einen verdoppeln die Unruhe, die anderen blockieren die Produktion.
    .idea-prisec = „Haftbefehle“ räumt einen Stadtteil von allen Gegnern und stellt eine Prisec-Einheit dorthin, die keine neuen hereinlässt.
    .wrong-one = Dort steht nur ein Gegner: 1 Kapital. In einem Stadtteil sind es zwei.
    .wrong-none = Dort steht kein Gegner: Die Karte brächte dir nichts.
    .wrong-deployment = „Großeinsatz“ entfernt niemanden. Dein Auftrag zahlt für Gegner, die fort sind.
    .missed = Die Karte ist gespielt und hat weniger als 2 gebracht.
    .strategy = Lass Gegner sich sammeln, bevor du zuschlägst, nur nicht auf dem Weg zur Wurzel: Wer dort ankommt, steigert die Bedrohung und bringt niemandem etwas.

lesson-asset = Ein kleiner Nebenverdienst
    .begin = Das Ende deines Zuges. Fumiko Yamamori arbeitet für dich: Sie verkauft 1 Ressource der Stadt und gibt dir 2 Kapital. Die Stadt braucht 3 Technologie und 2 Credits; sie hat 3 Technologie und 4 Credits.
    .goal = Verdiene 2 Kapital, und lass der Stadt ihre 3 Technologie.
    .idea-assets = Wer eine Absprache gewinnt, bekommt die Vorteilskarte des Zuges. Viele haben eine Fähigkeit am Ende des Zuges.
    .idea-demand = Eine Nachfrage, die nicht befriedigt ist, steigert die Bedrohung für alle. Was darüber liegt, darfst du nutzen.
    .wrong-tech = Technologie hat die Stadt genau so viel, wie sie braucht. Credits sind zwei zu viel da.
    .wrong-pass = Zwei Kapital umsonst, und die Stadt würde nichts merken.
    .missed = Der Zug ist vorbei, ohne das Geld oder mit einer Lücke in den Vorräten der Stadt.
    .strategy = Vorteilskarten gewinnen langsam: 2 Kapital jeden Zug sind mehr wert als die meisten Karten.

lesson-rival = Nur nicht der
    .begin = Runde 8. Deine Rivalenkarte nennt Weyland: Du brauchst mehr Kapital als Weyland und führst 20 zu 19. Der Hauptvorschlag von NBN entfernt Ausfälle, was Weyland bezahlen würde; Weyland unterstützt ihn mit einer Karte. Globalsec hat einen Gegenvorschlag gemacht.
    .goal = Lass den Gegenvorschlag gewinnen, und behalte eine Karte auf der Hand.
    .idea-rival = Du gewinnst, wenn du am Ende mehr Kapital hast als dein Rivale. Was ihn bezahlt, schadet dir.
    .idea-majority = Ein Gegenvorschlag braucht mehr Unterstützung als der Hauptvorschlag: Gleichstand gehört dem aktiven Spieler.
    .wrong-abstain = Dann gewinnt der Hauptvorschlag, und jeder entfernte Ausfall bringt Weyland 2 Kapital. Du fällst zurück.
    .wrong-main = Der Hauptvorschlag bezahlt deinen Rivalen. Ihn solltest du zuletzt unterstützen.
    .wrong-tie = Eins zu eins ist ein Gleichstand, und den gewinnt der aktive Spieler. Der Gegenvorschlag braucht eine Karte mehr.
    .wrong-all = Zwei Karten genügen. Die dritte wirst du in der nächsten Absprache brauchen.
    .missed = Weyland ist bezahlt worden, oder deine Hand ist leer.
    .strategy = Frage bei jeder Absprache zuerst, was sie deinem Rivalen bringt, und dann, was dir.
