### The rulebook of the 51st State demo deck in German: one message for each clause.

## Components and object of the game

S51-CARD-1 = Dreißig Jahre nach dem Zusammenbruch der Vereinigten Staaten kämpfen mehrere Mächte um die Ruinen. Zwei von ihnen, New York und die Mutantenunion, ringen hier um Einfluss; auf den Ablauf des Spiels wirkt sich die Geschichte nicht aus.
    .topic = Die Welt des Spiels
S51-CARD-2 = Ihr spielt genau zu zweit. Das Deck umfasst 40 Karten, eine Auswahl aus dem vollständigen Spiel.
    .topic = Größe des Decks und Spielerzahl
S51-CARD-3 = Die 40 Karten sind 2 Basiskarten (New York und Mutantenunion), 2 Kontaktkarten (eine je Fraktion), Sofortkarten in drei Arten (Eroberung, Kooperation, Eingliederung) und Ortskarten.
    .topic = Kartenarten
S51-CARD-4 = Am Spieltisch braucht ihr je einen Stift und eine ausgedruckte Ressourcentabelle; sie ersetzt die Spielmarken des vollständigen Spiels. Hier führt die Plattform die Tabelle für euch.
    .topic = Die Ressourcentabelle
S51-END-1 = Eine Partie dauert genau 4 Runden, und kein Punktestand beendet sie früher. Danach zählt ihr eure Siegpunkte (SP) zusammen: Wer mehr hat, gewinnt.
    .topic = Ziel und Dauer

## Cards

S51-CARD-5 = Deine Basis trägt den Namen deiner Fraktion und zeigt, was sie produziert. Unter ihr liegen deine Abkommen und deine Beute. Die Basis selbst kommt nie in den Nachziehstapel.
    .topic = Basiskarte
S51-CARD-6 = Jede Sofortkarte hat eine von drei Farben, und nur für die Aktion dieser Farbe darfst du sie spielen: Rot steht für Eroberung, Blau für Kooperation, Grau für Eingliederung.
    .topic = Sofortkarten
S51-CARD-7 = Deine Kontaktkarte hat je eine Zeile für Kooperation, Eingliederung und Eroberung. Dort steht, welche Rohstoffe du abgeben kannst und wie viel Reichweite dieser Art du dafür erhältst. Außerdem zeigt die Karte den Umbau mit seinen Kosten.
    .topic = Kontaktkarte der Fraktion
S51-CARD-8 = Auf der Kontaktkarte der Mutantenunion kostet Reichweite für eine Kooperation 1 Treibstoff, für eine Eingliederung 2 Schrott und für eine Eroberung 1 Waffe; ein Umbau kostet 1 Ziegel.
    .topic = Beispiel einer Kontaktkarte
S51-CARD-9 = Jede der vier Zeilen deiner Kontaktkarte (Kooperation, Eingliederung, Eroberung, Umbau) kannst du höchstens einmal pro Runde nutzen. Die Zeilen sind voneinander unabhängig: Nutzt du eine, bleiben dir die anderen erhalten.
    .topic = Jede Zeile einmal pro Runde
S51-CARD-10 = Die Grenze von einmal pro Runde gilt nur für die Kontaktkarte. Aktionen, die du mit Sofortkarten oder Kontaktmarken bezahlst, schränkt sie nicht ein.
    .topic = Andere Quellen ohne Grenze
S51-CARD-11 = In jeder Runde bekommt ihr neue Karten; die meisten davon sind Orte.
    .topic = Woher die Orte kommen
S51-CARD-12 = Einen Ort auf deiner Hand kannst du auf eine von drei Arten nutzen. Durch Kooperation wird er zum Abkommen und bringt dir in jeder Produktion die Güter seines Abkommensfelds; durch Eroberung wird er zur Beute und bringt dir in einer späteren Produktion einmalig die Güter seines Beutefelds. Durch Eingliederung wird er Teil deines Staates, und du kannst seine Fähigkeit nutzen.
    .topic = Drei Verwendungen einer Ortskarte
S51-CARD-13 = Jeder Ort gehört zu einer von vier Arten: offene Produktion, geschlossene Produktion, Aktion oder Merkmal. Welche es ist, verraten zwei Symbole in der Mitte der Karte.
    .topic = Vier Arten von Orten
S51-CARD-14 = Ein Ort mit offener Produktion gibt dir die Güter seiner Fähigkeit in jeder Produktion und außerdem sofort, wenn er in deinen Staat kommt. Dein Gegenüber darf Arbeiter zu ihm schicken.
    .topic = Offene Produktion
S51-CARD-15 = Auch ein Ort mit geschlossener Produktion gibt dir seine Güter in jeder Produktion und sofort, wenn er in deinen Staat kommt. Er steht aber nur dir offen: Dein Gegenüber kann niemals Arbeiter dorthin schicken.
    .topic = Geschlossene Produktion
S51-CARD-16 = Die Fähigkeit deines Aktionsorts wirkt nur, wenn du selbst Arbeiter dorthin schickst. In der Produktion bringt er nichts ein und auch dann nicht, wenn er in deinen Staat kommt.
    .topic = Aktionsort
S51-CARD-17 = Ein Ort mit Merkmal produziert keine Güter und nimmt keine Arbeiter auf. Seine Fähigkeit wirkt dauerhaft und in jeder Phase, ohne dass du sie auslösen musst.
    .topic = Ort mit Merkmal
S51-CARD-18 = Im Demo-Deck gibt es nur eine Sorte von Merkmalen: Sie bringen dir SP dafür, dass du Orte eines bestimmten Typs besitzt.
    .topic = Merkmale im Demo-Deck

## Set-up

S51-SETUP-1 = Nehmt vor dem Mischen die beiden Basiskarten und die beiden zugehörigen Kontaktkarten aus dem Deck.
    .topic = Fraktionskarten heraussuchen
S51-SETUP-2 = Einigt euch auf beliebige Weise, wer welche Fraktion spielt. Legt dann beide die Basis und die Kontaktkarte eurer Fraktion offen vor euch hin.
    .topic = Wahl der Fraktion
S51-SETUP-3 = Bestimmt auf beliebige Weise, wer Startspieler wird. Mit der Wahl der Fraktion hat das nichts zu tun.
    .topic = Startspieler
S51-SETUP-4 = Ihr beginnt beide mit einer leeren Ressourcentabelle: ohne Rohstoffe, Arbeiter, Kontaktmarken und SP.
    .topic = Leere Ressourcentabelle
S51-SETUP-5 = Mischt alle übrigen Karten und teilt euch je 4 davon als Starthand aus.
    .topic = Mischen und Austeilen
S51-SETUP-6 = Die restlichen Karten bilden verdeckt den Nachziehstapel. Daneben entsteht der Ablagestapel, der anfangs leer ist.
    .topic = Nachziehstapel und Ablagestapel
S51-SETUP-7 = Das Spiel beginnt mit der Ausschau der ersten Runde.
    .topic = Erste Phase
S51-ACTION-1 = Jede der 4 Runden besteht aus 4 Phasen, immer in dieser Reihenfolge: Ausschau, Produktion, Aktionsphase, Aufräumen.
    .topic = Aufbau einer Runde

## Lookout

S51-LOOKOUT-1 = Zu Beginn der Ausschau werden 5 Karten vom Nachziehstapel aufgedeckt. Sie liegen als Auslage zwischen euch.
    .topic = Fünf Karten aufdecken
S51-LOOKOUT-2 = Der Startspieler beginnt: Abwechselnd nehmt ihr je eine Karte aus der Auslage auf die Hand, bis ihr beide 2 genommen habt. Die Reihenfolge ist also Startspieler, Gegenüber, Startspieler, Gegenüber.
    .topic = Abwechselnd nehmen
S51-LOOKOUT-3 = Die eine Karte der Auslage, die niemand genommen hat, kommt auf den Ablagestapel.
    .topic = Die fünfte Karte
S51-LOOKOUT-4 = Nach dem Nehmen zieht ihr beide noch je eine Karte verdeckt vom Nachziehstapel. So bringt jede Ausschau euch beiden je 3 Karten.
    .topic = Verdeckt nachziehen
S51-LOOKOUT-5 = In der Auslage liegen „Tal“, „Funkstation“, „Handelsgilde“, „Alter Parkplatz“ und „Waffenladen“. Du bist Startspieler und nimmst „Tal“, dein Gegenüber nimmt „Funkstation“, dann du „Handelsgilde“ und dein Gegenüber „Alter Parkplatz“. „Waffenladen“ wird abgelegt, und ihr zieht beide noch 1 Karte vom Nachziehstapel.
    .topic = Beispiel einer Ausschau
S51-LOOKOUT-6 = Eure Handkarten haltet ihr voreinander geheim.
    .topic = Geheime Hand
S51-LOOKOUT-7 = Ein Handkartenlimit gibt es nicht: Du darfst jederzeit beliebig viele Karten auf der Hand haben.
    .topic = Kein Handkartenlimit
S51-LOOKOUT-8 = Ist der Nachziehstapel leer und die Partie noch nicht zu Ende, mischt ihr den Ablagestapel: Er wird zum neuen Nachziehstapel.
    .topic = Nachziehstapel aufgebraucht

## Production

S51-PROD-1 = In der Produktion erhältst du Güter aus vier Quellen: von deiner Basis, von den Orten mit offener oder geschlossener Produktion in deinem Staat, von der Beute, die du einlösen willst, und von deinen Abkommen. Sonst produziert nichts.
    .topic = Vier Quellen
S51-PROD-2 = Produziert werden können Rohstoffe, Arbeiter, Kontaktmarken, SP und zusätzliche Karten.
    .topic = Was produziert werden kann
S51-PROD-3 = Karten, die dir die Produktion bringt, ziehst du verdeckt vom Nachziehstapel direkt auf die Hand.
    .topic = Produzierte Karten
S51-PROD-4 = Alle Güter außer Karten werden in der Spalte der laufenden Runde notiert, gleich ob du sie in der Produktion oder in der Aktionsphase erhältst. Ausgeben kannst du nur Güter der laufenden Runde.
    .topic = Güter in der Spalte der Runde
S51-PROD-5 = Als einzige Güter in der Ressourcentabelle verfallen SP am Ende einer Runde nicht; sie summieren sich über die ganze Partie.
    .topic = SP bleiben erhalten
S51-PROD-6 = In jeder Produktion liefert eine Basis 3 Arbeiter und 1 Rohstoff: New York 1 Schrott, die Mutantenunion 1 Waffe.
    .topic = Produktion der Basis
S51-PROD-7 = Zu Beginn fehlen dir noch Orte, Abkommen und Beute; in der ersten Runde produziert deshalb allein deine Basis.
    .topic = Die erste Runde
S51-PROD-8 = Jedes Abkommen unter deiner Basis bringt dir in jeder Produktion die Güter seines blauen Abkommensfelds und bleibt dort liegen. SP aus einem Abkommen werden in der Ressourcentabelle notiert.
    .topic = Abkommen produzieren
S51-PROD-9 = In der Produktion entscheidest du für jede deiner Beutekarten einzeln, ob du sie einlöst. Eine eingelöste Karte wandert von ihrem Platz unter der Basis auf den Ablagestapel, und du erhältst die Güter ihres roten Beutefelds; SP daraus werden in der Ressourcentabelle notiert.
    .topic = Beute einlösen
S51-PROD-10 = Du musst Beute nicht einlösen. Die Karte bleibt dann unter deiner Basis, bringt in dieser Runde nichts ein und kann in einer späteren Produktion eingelöst werden.
    .topic = Beute behalten
S51-PROD-11 = Jeder Ort mit offener oder geschlossener Produktion in deinem Staat bringt dir in jeder Produktion die Güter aus seinem Fähigkeitsfeld.
    .topic = Orte produzieren
S51-PROD-12 = Du spielst die Mutantenunion. Deine Basis liefert 3 Arbeiter und 1 Waffe, ein Abkommen 1 Ziegel, eine eingelöste Beute 3 Waffen und 1 SP, „Schweres Gerät“ eine Eingliederungsmarke mit Reichweite 1 und „Schule“ 1 Arbeiter. Zusammen sind das 4 Arbeiter, 4 Waffen, 1 Ziegel, 1 SP und eine Eingliederungsmarke mit Reichweite 1.
    .topic = Beispiel aus einer späteren Runde
S51-PROD-13 = Ein Universalrohstoff steht für genau 1 Treibstoff, 1 Waffe, 1 Ziegel oder 1 Schrott. Du behältst ihn als Universalrohstoff und legst erst beim Ausgeben fest, welcher Rohstoff er ist.
    .topic = Universalrohstoff

## Action phase

S51-ACTION-2 = In der Aktionsphase seid ihr abwechselnd am Zug, der Startspieler zuerst. Wer am Zug ist, führt eine Aktion aus.
    .topic = Abwechselnd eine Aktion
S51-ACTION-3 = Bist du am Zug, führst du eine Aktion aus, die dir offensteht, oder du passt. Passen ist immer erlaubt.
    .topic = Handeln oder passen
S51-ACTION-4 = Hast du gepasst, führst du in dieser Phase keine Aktionen mehr aus. Dein Gegenüber führt dann alle weiteren Aktionen direkt nacheinander aus.
    .topic = Passen ist endgültig
S51-ACTION-5 = Sobald ihr beide gepasst habt, endet die Aktionsphase.
    .topic = Ende der Aktionsphase
S51-ACTION-6 = In einer Runde darfst du beliebig viele Aktionen ausführen, gleich welche und in welcher Reihenfolge, solange du sie bezahlen kannst und keine andere Regel sie begrenzt.
    .topic = Reihenfolge und Zahl der Aktionen
S51-ACTION-7 = Es gibt neun Aktionen: einen Ort erobern; mit einem Ort kooperieren; einen Ort eingliedern; einen Ort umbauen; mit 2 Arbeitern 1 Rohstoff beschaffen; mit einem Arbeiter einen Ort deines Gegenübers besuchen; einen Arbeiter an einem eigenen Ort arbeiten lassen; 2 Arbeiter dort ein zweites Mal arbeiten lassen; 2 Handkarten gegen 1 neue Karte tauschen.
    .topic = Liste der Aktionen
S51-ACTION-8 = Um einen Ort zu erobern, mit ihm zu kooperieren oder ihn einzugliedern, brauchst du Reichweite in der Art (Farbe) dieser Aktion. Sie muss mindestens so groß sein wie die Entfernung, die auf dem Ort angegeben ist.
    .topic = Entfernung und Reichweite
S51-ACTION-9 = Reichweite erhältst du aus drei Quellen: von Sofortkarten, von Kontaktmarken in deiner Ressourcentabelle und von der Kontaktkarte deiner Fraktion.
    .topic = Drei Quellen für Reichweite
S51-ACTION-10 = Für eine Aktion darfst du Reichweite derselben Art aus beliebig vielen Sofortkarten und Kontaktmarken sowie von der Kontaktkarte zusammenzählen.
    .topic = Reichweite zusammenzählen
S51-ACTION-11 = Die Reichweite einer Quelle dient nur einer einzigen Aktion. Was über die Entfernung hinausgeht, verfällt und hilft dir nicht bei einem zweiten Ort.
    .topic = Reichweite ist nicht teilbar

## Conquer

S51-CONQUER-1 = Eroberst du einen Ort, schiebst du seine Karte aus deiner Hand so unter deine Basis, dass der rote Teil zu sehen ist. Sie ist nun Beute.
    .topic = Wirkung der Eroberung
S51-CONQUER-2 = Erobern kannst du nur Orte auf deiner eigenen Hand. Bereits eingegliederte Orte, ob deine eigenen oder die deines Gegenübers, kannst du nicht erobern.
    .topic = Mögliche Ziele der Eroberung
S51-CONQUER-3 = Reichweite für eine Eroberung erhältst du, wenn du eine rote Sofortkarte (Eroberung) aus der Hand spielst, zum Beispiel „Muties“.
    .topic = Eroberung mit einer Sofortkarte
S51-CONQUER-4 = Reichweite für eine Eroberung erhältst du, wenn du eine Eroberungsmarke ausgibst; sie wird aus der Ressourcentabelle gestrichen.
    .topic = Eroberung mit Marken
S51-CONQUER-5 = Einmal pro Runde kannst du die Waffenkosten auf deiner Kontaktkarte bezahlen. Für diese Eroberung hast du dann sofort die dort angegebene Reichweite.
    .topic = Eroberung mit der Kontaktkarte
S51-CONQUER-6 = Die Karte „Montagewerk“ hat Entfernung 3. Du spielst „Muties“ mit Reichweite 2 und gibst dazu eine Eroberungsmarke mit Reichweite 1 aus. Zusammen ergibt das 3, und du eroberst „Montagewerk“.
    .topic = Beispiel einer Eroberung
S51-CONQUER-7 = Beute gibt dir ihre Güter ein einziges Mal: in der Produktion der nächsten oder einer späteren Runde, ganz nach deiner Wahl. In der Runde der Eroberung bringt sie nie etwas ein.
    .topic = Wann Beute etwas einbringt

## Cooperate

S51-COOPERATE-1 = Kooperierst du mit einem Ort, schiebst du seine Karte aus deiner Hand so unter deine Basis, dass der blaue Teil zu sehen ist. Sie ist nun ein Abkommen.
    .topic = Wirkung der Kooperation
S51-COOPERATE-2 = Kooperieren kannst du nur mit Orten auf deiner eigenen Hand, nicht mit bereits eingegliederten Orten, ob deinen eigenen oder denen deines Gegenübers.
    .topic = Mögliche Ziele der Kooperation
S51-COOPERATE-3 = Reichweite für eine Kooperation erhältst du, wenn du eine blaue Sofortkarte (Kooperation) aus der Hand spielst, zum Beispiel „Kurier“.
    .topic = Kooperation mit einer Sofortkarte
S51-COOPERATE-4 = Reichweite für eine Kooperation erhältst du, wenn du eine Kooperationsmarke ausgibst; sie wird aus der Ressourcentabelle gestrichen.
    .topic = Kooperation mit Marken
S51-COOPERATE-5 = Einmal pro Runde kannst du die Treibstoffkosten auf deiner Kontaktkarte bezahlen. Für diese Kooperation hast du dann sofort die dort angegebene Reichweite.
    .topic = Kooperation mit der Kontaktkarte
S51-COOPERATE-6 = Die Karte „Straßenbaumaschinen“ hat Entfernung 2. Du spielst „Kurier“ mit Reichweite 3 für die Kooperation und machst den Ort zu deinem Abkommen; die überzählige Reichweite von 1 verfällt.
    .topic = Beispiel einer Kooperation
S51-COOPERATE-7 = Ein Abkommen bringt dir seine Güter in der Produktion jeder folgenden Runde, aber noch nicht in der Runde, in der du es schließt.
    .topic = Wann Abkommen etwas einbringen

## Incorporate

S51-INCORPORATE-1 = Eingliedern kannst du nur Orte auf deiner eigenen Hand. Lege die Karte offen neben deine Basis: Der Ort gehört nun zu deinem Staat und ist in Betrieb.
    .topic = Wirkung der Eingliederung
S51-INCORPORATE-2 = Reichweite für eine Eingliederung erhältst du, wenn du eine graue Sofortkarte (Eingliederung) aus der Hand spielst, zum Beispiel „Autobahn“.
    .topic = Eingliederung mit einer Sofortkarte
S51-INCORPORATE-3 = Reichweite für eine Eingliederung erhältst du, wenn du eine Eingliederungsmarke ausgibst; sie wird aus der Ressourcentabelle gestrichen.
    .topic = Eingliederung mit Marken
S51-INCORPORATE-4 = Einmal pro Runde kannst du die Schrottkosten auf deiner Kontaktkarte bezahlen. Für diese Eingliederung hast du dann sofort die dort angegebene Reichweite.
    .topic = Eingliederung mit der Kontaktkarte
S51-INCORPORATE-5 = Du spielst New York und gliederst „Ölbohrturm“ mit Entfernung 2 ein. Für 1 Schrott gibt dir die Kontaktkarte Reichweite 1, und eine Eingliederungsmarke mit Reichweite 1 liefert den Rest.
    .topic = Beispiel einer Eingliederung
S51-INCORPORATE-6 = Eine einzige Sofortkarte im Deck hat einen Preis: „Viadukt“ (Eingliederung) kostet 1 Schrott, den du beim Ausspielen bezahlst. Ohne Schrott kannst du die Karte nicht spielen.
    .topic = Sofortkarte mit Preis: Viadukt
S51-INCORPORATE-7 = Kommt ein Ort mit offener oder geschlossener Produktion durch Eingliederung oder Umbau in deinen Staat, erhältst du sofort, was er produziert. Du kannst es noch in derselben Runde verwenden.
    .topic = Sofortige Produktion
S51-INCORPORATE-8 = Gliederst du „Altes Depot“ ein, erhältst du sofort 1 Schrott.
    .topic = Beispiel einer sofortigen Produktion

## Rebuild

S51-REBUILD-1 = Beim Umbau legst du einen Ort aus deinem eigenen Staat ab und setzt an seine Stelle einen Ort aus deiner Hand.
    .topic = Wirkung des Umbaus
S51-REBUILD-2 = Ein Umbau braucht keine Reichweite, denn die Entfernung des neuen Orts spielt keine Rolle. So kommen auch Orte in deinen Staat, die für deine Kontaktkarte immer zu weit entfernt wären.
    .topic = Entfernung zählt nicht
S51-REBUILD-3 = Der abgelegte und der neue Ort müssen mindestens ein Typsymbol gemeinsam haben.
    .topic = Gemeinsames Typsymbol
S51-REBUILD-4 = Ein Umbau kostet 1 Ziegel.
    .topic = Kosten des Umbaus
S51-REBUILD-5 = Der Umbau ist die vierte Zeile deiner Kontaktkarte. Er braucht weder Sofortkarte noch Kontaktmarke, und wie jede andere Zeile kannst du auch diese nur einmal pro Runde nutzen.
    .topic = Einmal pro Runde umbauen
S51-REBUILD-6 = Jeder Umbau bringt dir 2 SP, die in der Ressourcentabelle notiert werden.
    .topic = Zwei Siegpunkte
S51-REBUILD-7 = SP-Marker unter dem abgelegten Ort kommen auf den Ablagestapel, und ihre Punkte werden in die Ressourcentabelle übertragen.
    .topic = SP des alten Orts
S51-REBUILD-8 = Unter deiner „Tankstelle“ liegen zwei SP-Marker zu je 2 SP. Für 1 Ziegel baust du sie zum „Treibstofftank“ um und notierst 4 SP von den Markern und 2 SP für den Umbau. Weil der neue Ort produziert, erhältst du außerdem sofort seinen Treibstoff.
    .topic = Beispiel eines Umbaus

## Gather

S51-GATHER-1 = Du kannst 2 Arbeiter abgeben, um 1 Rohstoff deiner Wahl zu beschaffen: Schrott, Treibstoff, Waffe oder Ziegel, aber keinen Universalrohstoff.
    .topic = Zwei Arbeiter für einen Rohstoff

## Visit

S51-VISIT-1 = Du kannst einen Ort deines Gegenübers besuchen, der offene Produktion hat: Schicke 1 Arbeiter dorthin, und du erhältst sofort die Güter, die der Ort produziert.
    .topic = Wirkung des Besuchs
S51-VISIT-2 = Bei einem Besuch gibst du den Arbeiter weiter: Du verlierst ihn, und dein Gegenüber, dem der Ort gehört, hat für diese Runde 1 Arbeiter mehr.
    .topic = Der Arbeiter wechselt die Seite
S51-VISIT-3 = Dein Gegenüber hat „Schweres Gerät“ im Staat. Schickst du einen Arbeiter dorthin, erhältst du eine Eingliederungsmarke mit Reichweite 1.
    .topic = Beispiel eines Besuchs
S51-VISIT-4 = Jeder Ort deines Gegenübers mit offener Produktion kann nur einmal pro Runde besucht werden.
    .topic = Jeder Ort einmal pro Runde
S51-VISIT-5 = Am Spieltisch dreht ihr einen besuchten Ort um 90 Grad oder legt eine Münze darauf. Hier kennzeichnet ihn die Plattform.
    .topic = Besuchten Ort markieren
S51-VISIT-6 = Wer passt, schließt seine Orte für den Rest der Phase: Von diesem Moment an kann das Gegenüber keine Arbeiter mehr dorthin schicken.
    .topic = Passen schließt die Orte

## Work

S51-WORK-1 = Gehört dir ein Aktionsort, kannst du 1 Arbeiter abgeben, um dort zu arbeiten und seine Aktion zum ersten Mal in dieser Runde zu nutzen.
    .topic = Arbeiter am eigenen Aktionsort
S51-WORK-2 = Neben dem Arbeiter verlangt eine Aktion, dass du eine Bedingung erfüllst, also etwa eine Karte ablegst oder bestimmte Rohstoffe abgibst. Kannst du das nicht, ist die Aktion nicht möglich.
    .topic = Zusätzliche Kosten
S51-WORK-3 = Was die Aktion einbringt, erhältst du sofort. Güter werden in der laufenden Runde notiert, und du kannst sie noch in dieser Runde ausgeben.
    .topic = Sofortiger Ertrag
S51-WORK-4 = SP aus einer Aktion werden am Ort selbst angezeigt und nicht in der Ressourcentabelle notiert. Nimm dafür eine beliebige Karte aus dem Ablagestapel und schiebe sie als SP-Marker verdeckt so unter den Ort, dass die Kante mit der Zahl der erhaltenen SP zu sehen ist.
    .topic = SP liegen am Ort
S51-WORK-5 = „Straßenbaumaschinen“: Für 1 Arbeiter und 1 Schrott erhältst du eine Eingliederungsmarke mit Reichweite 2.
    .topic = Beispiel: Straßenbaumaschinen
S51-WORK-6 = „Waffenladen“: Für 1 Arbeiter und 2 Waffen schiebst du einen SP-Marker zu 2 SP unter den Ort.
    .topic = Beispiel: Waffenladen
S51-WORK-7 = Am Spieltisch drehst du einen Ort bei der ersten Nutzung um 90 Grad oder markierst ihn; bei der zweiten drehst du ihn um weitere 90 Grad oder legst eine zweite Markierung darauf. Hier übernimmt das die Plattform.
    .topic = Genutzten Ort markieren
S51-WORK-8 = Wie die Aktionen der Orte im Einzelnen wirken, steht am Ende der Regeln bei den Symbolen.
    .topic = Verweis auf die Symbole
S51-WORK-9 = Um denselben Aktionsort in einer Runde ein zweites Mal zu nutzen, gibst du 2 Arbeiter ab. Das ist eine eigene Aktion; zusätzliche Kosten und Ertrag sind dieselben wie beim ersten Mal.
    .topic = Zweite Nutzung kostet zwei Arbeiter
S51-WORK-10 = Mehr als zweimal pro Runde kannst du einen Aktionsort nicht nutzen.
    .topic = Keine dritte Nutzung

## Exchange

S51-EXCHANGE-1 = Als Aktion kannst du Karten tauschen: Lege zwei Handkarten deiner Wahl auf den Ablagestapel und ziehe danach eine Karte verdeckt vom Nachziehstapel.
    .topic = Zwei Karten gegen eine

## Clean-up

S51-CLEANUP-1 = Alle Orte, die in dieser Runde genutzt oder besucht wurden, gelten wieder als ungenutzt.
    .topic = Orte zurücksetzen
S51-CLEANUP-2 = Alle nicht ausgegebenen Güter in der Ressourcentabelle außer den SP verfallen. Rohstoffe, Arbeiter und Kontaktmarken nimmst du also nicht in die nächste Runde mit.
    .topic = Güter verfallen
S51-CLEANUP-3 = Die Rolle des Startspielers wechselt: Die nächste Runde beginnt, wer diese nicht begonnen hat.
    .topic = Wechsel des Startspielers

## End of the game

S51-END-2 = Dein Endergebnis hat drei Teile: die SP in der Tabelle aus allen Runden, die Punkte für die eingegliederten Orte und die SP auf den Markern unter den Orten deines Staates. Zähle sie zusammen.
    .topic = Drei Teile der Wertung
S51-END-3 = Am Ende ist jeder Ort in deinem Staat 1 SP wert, gleich welcher Art. Abkommen, Beute und die Basis zählen nichts.
    .topic = Ein Punkt für jeden Ort
S51-END-4 = 5 Orte bringen 5 SP, die SP-Marker unter den Orten 8 SP und die Ressourcentabelle 8 SP: zusammen 21 SP.
    .topic = Beispiel einer Wertung
S51-END-5 = Wer das höhere Endergebnis hat, gewinnt.
    .topic = Sieg
S51-END-6 = Bei gleichem Endergebnis gewinnt, wer mehr Karten auf der Hand hat.
    .topic = Gleichstand: zuerst die Hand
S51-END-7 = Habt ihr auch gleich viele Handkarten, gewinnt, wer am Ende der vierten Runde insgesamt mehr nicht ausgegebene Rohstoffe und Arbeiter übrig hat. Gezählt wird, bevor sie beim Aufräumen verfallen; Kontaktmarken zählen nicht mit.
    .topic = Gleichstand: dann die übrigen Güter
S51-END-8 = Herrscht auch dann noch Gleichstand, endet die Partie unentschieden.
    .topic = Unentschieden

## Slots

S51-SLOT-1 = Merkmale zeigen ihre SP am eigenen Ort an, genau wie Aktionen. Jedes Mal, wenn ein Ort SP gibt, kommt genau ein SP-Marker unter ihn, der je nach Betrag 1 oder 2 SP zeigt.
    .topic = Welche Orte SP sammeln
S51-SLOT-2 = Höchstens dreimal in der ganzen Partie kann ein Ort SP geben; liegen drei SP-Marker unter ihm, gibt er keine mehr. Bringt er jedes Mal 1 SP, sammelt er also höchstens 3 SP, bringt er jedes Mal 2 SP, höchstens 6 SP.
    .topic = Dreimal in der Partie

## Base

S51-BASE-1 = Unter deiner Basis dürfen nie mehr als 3 Karten liegen. Abkommen und Beute zählen dabei zusammen, in beliebiger Mischung.
    .topic = Höchstens drei Karten
S51-BASE-2 = Du darfst jederzeit eine Karte, die unter deiner Basis liegt, auf den Ablagestapel legen, um Platz für ein neues Abkommen oder neue Beute zu schaffen. Güter erhältst du dafür nicht, und es gilt nicht als Aktion.
    .topic = Platz schaffen

## Layout

S51-CARD-19 = Am besten legst du deine Orte in drei Reihen aus: oben neben der Basis die Orte mit Produktion, in der Mitte die Orte mit Merkmal, unten die Aktionsorte. So ist auf einen Blick zu sehen, was produziert, was dein Gegenüber besuchen kann und wo deine eigenen Arbeiter arbeiten können. Hier ordnet die Plattform die Karten so an.
    .topic = Empfohlene Anordnung

## Icons

S51-ICON-1 = Symbole gibt es für Güter, für Kontakte und für Kartenarten. Ein eigenes Zeichen haben jeder Rohstoff, der Universalrohstoff, Arbeiter, SP und Karten, ebenso jede Art von Kontakt mit ihrer Reichweite und jede Art von Ort.
    .topic = Gruppen von Symbolen
S51-ICON-2 = Der Pfeil von X nach Y auf einem Aktionsort bedeutet: Zusätzlich zum geschickten Arbeiter gibst du X ab und erhältst dafür Y.
    .topic = Das Pfeilsymbol
S51-ICON-3 = „Kellys Pfandhaus“: Zusätzlich zum Arbeiter legst du eine deiner Beutekarten ab und erhältst 2 SP. Die Güter dieser Beute bekommst du nicht.
    .topic = Beispiel: Kellys Pfandhaus
S51-ICON-4 = Das Symbol „für jeden“ bedeutet: Jeder Ort des gezeigten Typs in deinem Staat bringt dir einmal das gezeigte Gut. Bei einem Ort mit Produktion ist das ein Rohstoff in jeder Produktion, bei einem Merkmal ein SP in dem Moment, in dem seine Bedingung erfüllt wird.
    .topic = Das Symbol „für jeden“
S51-ICON-5 = „Fabrik“ (Merkmal) zählt die Orte vom Typ Schrott in deinem Staat, sich selbst eingeschlossen, und gibt dir für jeden 1 SP. Jeden dieser SP zeigt eine Karte aus dem Ablagestapel an, die als SP-Marker unter „Fabrik“ liegt.
    .topic = Beispiel: Fabrik
S51-ICON-6 = Zähle die Orte vom Typ Ziegel in deinem Staat, „Ziegelei“ eingeschlossen: So viele Ziegel gibt dir „Ziegelei“ (Produktion) in jeder Produktion.
    .topic = Beispiel: Ziegelei
S51-ICON-7 = Ein Kontaktsymbol zeigt durch seine Farbe eine der drei Arten (Eingliederung, Eroberung, Kooperation) und durch eine Zahl die Reichweite. Alle drei Arten gibt es mit Reichweite 1, Eingliederungsmarken auch mit Reichweite 2.
    .topic = Kontaktsymbol

## Full game

S51-CARD-20 = Das vollständige Spiel hat 110 Karten, Spielmarken, 4 Fraktionen und Anführerkarten. Nichts davon wird hier gebraucht: Das Demo-Deck kommt ohne Anführer und ohne Spielmarken aus.
    .topic = Das vollständige Spiel
S51-CARD-21 = Autor: Ignacy Trzewiczek. Bearbeitung der Demo-Ausgabe: Łukasz Piechaczek. Gestaltung der Karten und Symbole: Michał Oracz. Verlag: Wydawnictwo Portal, Gliwice.
    .topic = Mitwirkende
