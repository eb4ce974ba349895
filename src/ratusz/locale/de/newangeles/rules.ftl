### Die Regeln von New Angeles (die Referenz), Klausel für Klausel, in der Reihenfolge des Regelhefts.

## Goldene Regeln

NA-G-1 = Dies sind die Regeln des vollständigen Spiels, also die Referenz. Sagt das einführende Regelheft etwas anderes, gilt, was hier steht.
    .topic = Die Referenz geht vor
NA-G-2 = Lassen sich eine Vorteilskarte und diese Regeln nicht zugleich befolgen, gilt die Vorteilskarte. Lassen sich beide befolgen, gelten beide.
    .topic = Vorteilskarten gehen vor

## Vorbereitung

NA-S-1 = Mischt Vorteilskarten, Nachfragekarten, Investitionskarten und Ereigniskarten getrennt zu vier verdeckten Decks und legt jedes auf seinen Platz auf dem Spielplan.
    .topic = Vier Decks
NA-S-2 = Sortiert die Aktionskarten nach Art und mischt jede der fünf Arten zu einem eigenen verdeckten Deck.
    .topic = Aktionsdecks
NA-S-3 = Zieht zufällig eine Vorbereitungskarte. Von jedem Spielelement auf ihr kommt eines in jeden Stadtteil, der daneben genannt ist. Legt dann so viele Vorteilskarten verdeckt auf die Zuganzeige, wie die Zahl in der Ecke sagt, eine je Feld, vom niedrigsten Feld an. Alle Vorbereitungskarten kommen zurück in die Schachtel.
    .topic = Vorbereitungskarte
NA-S-4 = Der Rundenmarker beginnt auf der ersten Standardrunde.
    .topic = Rundenmarker
NA-S-5 = Alle fünf Ressourcenmarker beginnen auf 0. Deckt die oberste Nachfragekarte auf und stellt den Zielmarker jeder Ressource auf den Wert der Karte.
    .topic = Erste Nachfrage
NA-S-6 = Alle wählen einen Konzern und nehmen seine Kon-Übersicht und seine Notfall-Aktionskarte. Zu viert gilt die Seite der Übersichten für 4 Spieler, zu fünft und zu sechst die andere.
    .topic = Konzerne
NA-S-7 = Das Los entscheidet, wer erster aktiver Spieler ist und den Marker dafür nimmt.
    .topic = Erster aktiver Spieler
NA-S-8 = Die Bedrohung beginnt bei 0. Der aktive Spieler beginnt mit 10 Kapital, jeder weitere im Uhrzeigersinn mit 1 mehr als der vor ihm: 11, 12, 13 und so fort.
    .topic = Bedrohung und Kapital
NA-S-9 = Alle ziehen Aktionskarten nach der Liste auf ihrer Kon-Übersicht.
    .topic = Starthand
NA-S-10 = Mischt die Rivalenkarten der mitspielenden Konzerne mit der des Föderalisten. Jeder erhält verdeckt eine, eine letzte kommt unter den Spielplan; die übrigen sind aus dem Spiel. Du darfst nur deine eigene ansehen und sie den anderen nicht verraten.
    .topic = Rivalen
NA-S-11 = Ziehe zwei Investitionskarten, behalte eine verdeckt und lege die andere verdeckt oben auf das Investitionsdeck.
    .topic = Erste Investition
NA-S-12 = Alle Einheiten und Marker, die bei der Vorbereitung nicht platziert wurden, bilden den Vorrat, nach Sorten getrennt.
    .topic = Vorrat
NA-S-13 = Das Bild im Regelheft zeigt eine Partie zu viert mit der Nachfrage „Zunehmende Gewalt auf dem Mars“ und einer der Vorbereitungskarten.
    .topic = Beispiel: eine Vorbereitung
NA-S-14 = Die vollständige Vorbereitung hat zwölf Schritte in dieser Reihenfolge. Sie gilt für jede Partie außer der allerersten einer Spielgruppe.
    .topic = Vollständige Vorbereitung

## Aktiver Spieler und Kon-Übersicht

NA-1-0 = Aktiver Spieler ist, wer den Marker des aktiven Spielers hat; er führt die Schritte der Aktionsphase aus.
    .topic = Aktiver Spieler
NA-1-1 = Jede Absprache verlangt vom aktiven Spieler einen Hauptvorschlag.
    .topic = Der Hauptvorschlag ist Pflicht
NA-1-2 = Ist der Zug des aktiven Spielers zu Ende, wandert der Marker zu seinem linken Nachbarn, der damit aktiver Spieler wird.
    .topic = Weitergabe des Markers
NA-2-0 = Deine Kon-Übersicht zeigt, welchen Konzern du spielst.
    .topic = Kon-Übersicht
NA-2-1 = Deine Übersicht sagt, wie viele Aktionskarten welcher Art du in deinem Organisationsschritt ziehst.
    .topic = Liste der Karten
NA-2-2 = Jede Übersicht hat einen Auftrag, eine Quelle von Kapital, die nur dieser Konzern hat.
    .topic = Ein eigener Auftrag
NA-2-3 = Eine Übersicht hat eine Seite für 4 Spieler, links unten gekennzeichnet, und eine für 5 oder 6.
    .topic = Zwei Seiten
NA-2-3a = Beide Seiten der Übersicht von Melange Mining sind gleich.
    .topic = Melange Mining

## Krankheit

NA-3-0 = Wird eine Aktionskarte abgehandelt und betrifft sie mindestens einen Stadtteil mit Krankheitsmarker, steigt die Bedrohung um 2.
    .topic = Krankheit erhöht die Bedrohung
NA-3-1 = Eine Karte betrifft einen Stadtteil, wenn sie eine Einheit oder einen Marker hinein- oder herausbewegt, dort platziert oder von dort entfernt. Auch ein Platzieren oder Verschieben, das dort fällig war und nur wegen anderer Spielelemente oder leeren Vorrats ausfiel, zählt.
    .topic = Was einen Stadtteil betrifft
NA-3-2 = Eine Karte betrifft auch jeden Stadtteil, der als Teil ihres Effekts gewählt wurde.
    .topic = Gewählte Stadtteile
NA-3-3 = In einem Stadtteil liegt höchstens ein Krankheitsmarker. Ein zweiter, der dorthin gelegt oder verschoben wird, wird weiterverschoben.
    .topic = Eine Krankheit je Stadtteil
NA-3-4 = Ein Krankheitsmarker, der die Wurzel erreicht, kommt zurück in den Vorrat, und die Bedrohung steigt um 2.
    .topic = Krankheit an der Wurzel
NA-3-5 = Es bleibt bei 2 je abgehandelter Karte, wie viele kranke Stadtteile sie auch betrifft.
    .topic = Nur 2 je Karte
NA-3-6 = Einen kranken Stadtteil auszubeuten erhöht die Bedrohung nicht.
    .topic = Kranke Stadtteile ausbeuten

## Ressourcen

NA-4-0 = Es gibt fünf Ressourcen: Credits, Energie, Konsumgüter, Technologie und Unterhaltung.
    .topic = Fünf Ressourcen
NA-4-1 = Jeder Stadtteil kann eine oder zwei Ressourcen produzieren, in den aufgedruckten Mengen.
    .topic = Was Stadtteile produzieren können
NA-4-2 = Jeder Stadtteil hat genau eine Primärressource, die mit dem Ring. Eine zweite, wenn es sie gibt, ist seine Sekundärressource.
    .topic = Primär und sekundär
NA-4-3 = Ein ausgebeuteter Stadtteil produziert beide Mengen; jede bewegt den Marker dieser Ressource im Angebot.
    .topic = Beides produzieren
NA-5-0 = Ein Stadtteil, der zwei Ressourcen produzieren kann, hat eine Sekundärressource; sie ist ohne Ring abgebildet.
    .topic = Sekundärressource
NA-5-1 = Ein Stadtteil mit nur einer Ressource hat keine Sekundärressource.
    .topic = Stadtteile ohne
NA-5-2 = „Organisiertes Verbrechen“ blockiert die Sekundärressource nicht.
    .topic = Verbrechen lässt sie unberührt
NA-5-3 = Entwicklung ändert nichts an der Sekundärressource.
    .topic = Entwicklung lässt sie unberührt
NA-6-0 = Die linke Ressource eines Stadtteils, die mit dem Ring, ist seine Primärressource.
    .topic = Primärressource
NA-6-1 = Ein Entwicklungsmarker erhöht die Menge der Primärressource um 1.
    .topic = Entwicklung hilft ihr
NA-6-2 = „Organisiertes Verbrechen“ blockiert die Primärressource auch dort, wo Entwicklung ist.
    .topic = Verbrechen blockiert sie
NA-6-3 = Hat ein Stadtteil nur eine Ressource, ist sie die Primärressource.
    .topic = Eine einzige ist primär

## Stadtteile

NA-7-0 = Die Stadt hat zehn Stadtteile, jeder mit Namen und Nummer, in drei Bereichen.
    .topic = Zehn Stadtteile
NA-7-1 = Die Wurzel ist kein Stadtteil.
    .topic = Die Wurzel

## Phasen

NA-8-0 = In der Aktionsphase führt der aktive Spieler einen Zug mit drei Schritten aus: Organisation, Absprache, Ende des Zuges.
    .topic = Aktionsphase
NA-8-1 = Du machst alle deine erschöpften Vorteilskarten spielbereit und ziehst dann Aktionskarten nach der Liste auf deiner Kon-Übersicht.
    .topic = Organisation
NA-8-1a = Die Liste wird von oben nach unten ausgeführt.
    .topic = Der Reihe nach
NA-8-1b = Bei „Allgemein“ darfst du jede Art ziehen, von der du in diesem Schritt noch nicht gezogen hast. Du nennst die Art, bevor du eine Karte davon siehst.
    .topic = Allgemeine Karten
NA-8-2 = Nach der Organisation wird eine Absprache ausgehandelt.
    .topic = Absprache
NA-8-3 = Du darfst Vorteilskarten „Am Ende des Zuges“ nutzen, legst dann bis auf dein Handkartenlimit ab und gibst den Marker des aktiven Spielers nach links weiter.
    .topic = Ende des Zuges
NA-8-3a = Mehrere Vorteilskarten „Am Ende des Zuges“ nutzt du in beliebiger Reihenfolge.
    .topic = Beliebige Reihenfolge
NA-8-4 = Es folgt Zug auf Zug, bis die Zuganzeige leer ist. Ist sie am Ende eines Zuges leer, beginnt die Produktionsphase.
    .topic = Bis die Zuganzeige leer ist
NA-8-4a = Die Vorbereitungskarte oder das letzte Ereignis sagt, wie viele Züge es gibt; nicht alle kommen also in jeder Runde an den Zug. Der Marker wandert von dort weiter, wo er stehen blieb; über die ganze Partie haben alle etwa gleich viele Züge.
    .topic = Wie viele Züge
NA-9-0 = Jeder Stadtteil mit Androidenmarker wird einmal ausgebeutet, von der niedrigsten Nummer bis zur höchsten. Dann beginnt die Ereignisphase.
    .topic = Produktionsphase
NA-10-0 = Die oberste Ereigniskarte wird von oben nach unten abgehandelt und kommt unter ihr Deck. Die Runde endet, und der Rundenmarker rückt weiter.
    .topic = Ereignisphase

## Föderalist

NA-11-0 = Wer die Karte des Föderalisten erhalten hat, gewinnt, wenn die Bedrohung 25 erreicht und er dann mindestens 25 Kapital hat.
    .topic = Der Föderalist
NA-11-1 = Hat der Föderalist in diesem Moment weniger als 25 Kapital, verliert er mit allen anderen.
    .topic = Zu wenig Kapital
NA-11-2 = Darum wertet der Föderalist selten eine dritte Investition: nur wenn die Bedrohung durch die gescheiterte Nachfrage der dritten Nachfragerunde auf 25 steigt, denn Investitionen werden ausgewertet, bevor die Nachfrage geprüft wird.
    .topic = Die dritte Investition
NA-11-3 = Liegt die Karte des Föderalisten unter dem Spielplan, gibt es in dieser Partie keinen.
    .topic = Vielleicht gibt es keinen

## „Menschen zuerst“

NA-12-0 = „Menschen zuerst“ sind gegnerische Einheiten. Wird ein Stadtteil mit einer solchen Einheit ausgebeutet, steigt die Unruhe dort um zwei Stufen statt um eine.
    .topic = „Menschen zuerst“
NA-12-1 = Sind zwei Stufen nicht möglich, weil dort Protest, Streik oder Ausfall herrscht, wird stattdessen ein Ausfallmarker platziert.
    .topic = Stattdessen ein Ausfall
NA-12-1a = Herrscht dort schon ein Ausfall, wird der neue Marker sofort weiterverschoben.
    .topic = Ein zweiter Ausfall
NA-12-2 = In einem Stadtteil steht höchstens eine „Menschen zuerst“-Einheit. Eine zweite, die dorthin gestellt oder verschoben wird, wird weiterverschoben.
    .topic = Eine je Stadtteil
NA-12-3 = Wo Prisec steht, wird eine eintreffende „Menschen zuerst“-Einheit weiterverschoben; war sie schon da, als Prisec platziert wurde, wird sie verschoben.
    .topic = „Menschen zuerst“ und Prisec
NA-12-4 = Eine „Menschen zuerst“-Einheit, die von Base de Cayambe (10) zur Wurzel verschoben wird, kommt zurück in den Vorrat, und die Bedrohung steigt um 2.
    .topic = „Menschen zuerst“ an der Wurzel
NA-12-5 = Nur „Menschen zuerst“ macht aus einer unmöglichen Erhöhung der Unruhe einen Ausfall.
    .topic = Nur „Menschen zuerst“

## Hauptvorschlag

NA-13-0 = Der Hauptvorschlag ist eine Aktionskarte von der Hand des aktiven Spielers, offen ausgelegt.
    .topic = Hauptvorschlag
NA-13-1 = Der aktive Spieler darf stattdessen seine Notfall-Aktionskarte vorschlagen.
    .topic = Notfall-Aktionskarten
NA-13-2 = Einen Hauptvorschlag zu unterbreiten ist Pflicht.
    .topic = Kein Weg daran vorbei

## Handel

NA-14-0 = Jederzeit dürfen Spieler mit Kapital, Vorteilskarten und Versprechen handeln. Sind sich zwei einig und können beide alles sofort und vollständig leisten, müssen sie es tun.
    .topic = Handel
NA-14-1 = Kapital und Vorteilskarten darfst du auch verschenken.
    .topic = Geschenke
NA-14-2 = Ein Handel, der sich nicht sofort und vollständig ausführen lässt, weil er etwas für später enthält, bindet nicht: Jede Seite darf zurücktreten.
    .topic = Versprechen binden nicht
NA-14-3 = Können sich beide vorher nicht einigen, ob ein Handel bindend ist, ist er es nicht.
    .topic = Im Zweifel nicht bindend
NA-14-4 = Eine erschöpfte Vorteilskarte bleibt erschöpft, wenn mit ihr gehandelt wird.
    .topic = Erschöpfte Vorteilskarten
NA-14-5 = Vom Handel ausgeschlossen sind Kon-Übersichten, Rivalenkarten, Aktionskarten und Notfall-Aktionskarten.
    .topic = Womit man nicht handeln kann

## Kapital

NA-15-0 = Kapital gewinnst du im Lauf der Partie, und du brauchst es zum Sieg.
    .topic = Kapital
NA-15-1 = Mit Kapital darf gehandelt werden.
    .topic = Handel damit
NA-15-2 = Das Kapital aller ist öffentlich.
    .topic = Für alle sichtbar
NA-15-3 = Sooft du Kapital gewinnst oder verlierst, rückt dein Marker auf den neuen Stand.
    .topic = Der Marker
NA-15-4 = Über 39 wird der Marker auf seine Seite „40“ gedreht und beginnt wieder bei 0; du hast dann 40 plus die Zahl des Feldes.
    .topic = Über 39
NA-15-5 = Sinkt der Stand wieder unter 40, wird der Marker zurückgedreht.
    .topic = Wieder unter 40
NA-15-6 = Die helleren Felder der Kapitalleiste, jedes fünfte, helfen nur beim Ablesen.
    .topic = Helle Felder

## Aktionskarten

NA-16-0 = Eine abgehandelte Aktionskarte verändert die Stadt. In einer Absprache sind Aktionskarten Hauptvorschlag, Gegenvorschlag oder verdeckte Unterstützung.
    .topic = Aktionskarten
NA-16-1 = Zu Beginn deines Zuges ziehst du Aktionskarten, wie deine Kon-Übersicht es sagt.
    .topic = Ziehen
NA-16-2 = Musst du von einem leeren Deck ziehen, wird der ganze Ablagestapel gemischt, gezeigt und nach Arten sortiert, und jede Art wird in ihr Deck gemischt; dann ziehst du weiter.
    .topic = Leere Decks
NA-16-3 = Es gibt fünf Arten: Bau (grün), Biotech (rot), Arbeitskräfte (violett), Medien (gelb) und Sicherheit (blau).
    .topic = Fünf Arten
NA-16-4 = Aktionskarten werden verdeckt auf einen gemeinsamen Stapel abgelegt.
    .topic = Ablagestapel
NA-16-5 = Am Ende deines eigenen Zuges legst du bis auf dein Handkartenlimit ab.
    .topic = Zu viele Karten
NA-16-6 = Du darfst den anderen nicht sagen, welche Karten du auf der Hand hast.
    .topic = Für dich behalten
NA-16-7 = Wie viele Karten du auf der Hand hast, ist öffentlich.
    .topic = Die Anzahl ist öffentlich
NA-16-8 = Eine Aktionskarte, die gestohlen oder weitergegeben wird, bleibt vor allen anderen geheim.
    .topic = Karten, die den Besitzer wechseln
NA-16-9 = „Caprice Nisei“ kann „Unkonventionelles Wissen“ nicht binden: Wer es abhandelt, muss sich an keine Festlegung halten.
    .topic = Caprice Nisei

## Notfall-Aktionskarten

NA-17-0 = Du beginnst mit der Notfall-Aktionskarte deines Konzerns, die stark auf die Stadt wirkt.
    .topic = Notfall-Aktionskarte
NA-17-1 = Notfall-Aktionskarten liegen zu Beginn offen vor ihren Besitzern.
    .topic = Offen
NA-17-2 = Nur eine offene Notfall-Aktionskarte kann unterbreitet werden.
    .topic = Nur offen
NA-17-3 = Eine Notfall-Aktionskarte, die abgelegt würde, geht an ihren ursprünglichen Besitzer zurück: verdeckt, wenn sie der siegreiche Vorschlag war, und solange sie so liegt, ist sie nicht nutzbar; sonst offen und bereit.
    .topic = Rückkehr
NA-17-4 = Notfall-Aktionskarten gehören nicht zur Hand; Effekte, die Aktionskarten von einer Hand stehlen oder ablegen, berühren sie nicht.
    .topic = Nicht Teil der Hand
NA-17-5 = Notfall-Aktionskarten können nicht als Unterstützung gelegt werden.
    .topic = Keine Unterstützung
NA-17-6 = „Bryan Stinson“ stiehlt Notfall-Aktionskarten mitspielender Konzerne, offen oder verdeckt, ohne sie umzudrehen. Wird eine solche Karte später abgelegt, geht sie an ihren ursprünglichen Besitzer zurück, verdeckt, wenn sie gewonnen hat, sonst offen.
    .topic = Bryan Stinson

## Investitionen

NA-18-0 = Investitionen sind eine der wichtigsten Quellen von Kapital. Bei der Vorbereitung und in den ersten beiden Nachfragerunden ziehst du zwei, behältst eine und gibst die andere zurück; die behaltene wird in der nächsten Nachfragerunde ausgewertet.
    .topic = Investitionen
NA-18-1 = Die Investition, die du behältst, liegt verdeckt, bis sie in der nächsten Nachfragerunde aufgedeckt wird.
    .topic = Verdeckt behalten
NA-18-2 = Die Investition, die du nicht wählst, kommt zurück ins Deck, ohne dass die anderen sie sehen.
    .topic = Nicht gewählte Investitionen
NA-18-3 = Sind die Investitionen verteilt, darf niemand ihr Deck durchsehen.
    .topic = Nicht nachsehen

## Vorbereitungs-, Ereignis- und Nachfragekarten

NA-19-0 = Es wird eine zufällige Vorbereitungskarte benutzt: Platziert ihre Spielelemente, legt so viele Vorteilskarten, wie sie angibt, verdeckt auf die Zuganzeige, vom niedrigsten Feld an, und nehmt alle Vorbereitungskarten aus dem Spiel.
    .topic = Vorbereitungskarte
NA-20-0 = In der Ereignisphase wird die oberste Ereigniskarte gezogen und abgehandelt.
    .topic = Ereigniskarten
NA-20-1 = Eine Ereigniskarte hat drei Teile und wird von oben nach unten abgehandelt.
    .topic = Drei Teile
NA-20-1a = Die obere Hälfte kann die Bedrohung erhöhen, je nachdem, was die Rückseite der Karte zeigt.
    .topic = Bedrohung
NA-20-1b = Die untere Hälfte nennt Spielelemente; von jedem kommt eines in jeden Stadtteil, der daneben steht.
    .topic = Platzieren
NA-20-1c = Die Zahl auf der Karte sagt, wie viele Züge die nächste Aktionsphase hat: So viele Vorteilskarten werden verdeckt auf die Zuganzeige gelegt, vom niedrigsten Feld an.
    .topic = Züge
NA-20-2 = Die Rückseite eines Ereignisses nennt ein Spielelement. Wie stark die Bedrohung steigt, hängt davon ab, wie viele davon auf dem Spielplan sind und wo; sie zu entfernen, vor allem aus hohen Bereichen, verringert die Gefahr.
    .topic = Die Rückseite
NA-20-3 = Siehst du Ereigniskarten an oder änderst ihre Reihenfolge, halte die Vorderseiten geheim. Ihre Rückseiten und die der obersten Karte sind öffentlich.
    .topic = Ereignisse ansehen
NA-21-0 = Eine Nachfragekarte sagt, wie viel wovon in der nächsten Nachfragerunde im Angebot sein muss.
    .topic = Nachfragekarten
NA-21-1 = In einer Nachfragerunde wird die offene Nachfragekarte abgehandelt und durch eine neue ersetzt.
    .topic = Eine nach der anderen
NA-21-2 = Jede Nachfragekarte sagt, um wie viel die Bedrohung steigt, wenn sie nicht befriedigt wird.
    .topic = Der Preis des Scheiterns

## Ende des Zuges

NA-22-0 = Vorteilskarten mit der Überschrift „Am Ende des Zuges“ kann der aktive Spieler im letzten Schritt seines Zuges nutzen.
    .topic = „Am Ende des Zuges“
NA-22-1 = Jede dieser Fähigkeiten kannst du in diesem Schritt höchstens einmal nutzen.
    .topic = Einmal
NA-22-2 = Fähigkeiten „Am Ende des Zuges“ sind freiwillig.
    .topic = Freiwillig
NA-22-3 = Ihre Reihenfolge wählst du.
    .topic = Reihenfolge
NA-22-4 = Erhältst du eine solche Vorteilskarte in ebendiesem Schritt, darfst du sie noch nutzen.
    .topic = Rechtzeitig erhalten

## Aufträge, Gegenvorschläge, Konzerne

NA-23-0 = Gegenspieler ist, wer den letzten Gegenvorschlag der Absprache unterbreitet hat.
    .topic = Gegenspieler
NA-23-1 = Ein neuer Gegenspieler tritt an die Stelle des vorigen.
    .topic = Abgelöst
NA-24-0 = Jede Kon-Übersicht hat einen Auftrag, einen Weg zu Kapital, den nur dieser Konzern hat.
    .topic = Aufträge
NA-24-1 = Ein Auftrag nennt eine Bedingung; sooft sie erfüllt wird, erhält der Konzern Kapital.
    .topic = Wie er sich auszahlt
NA-24-2 = Alle Aufträge außer dem von Melange Mining werden durch das Abhandeln von Aktionskarten erfüllt, gleich wer sie abhandelt.
    .topic = Durch Aktionskarten
NA-24-3 = Aufträge für das Entfernen zahlen nichts für das, was zur Wurzel gelangt ist.
    .topic = Nicht von der Wurzel
NA-25-0 = Als Gegenvorschlag unterbreitet der Gegenspieler eine Aktionskarte.
    .topic = Gegenvorschlag
NA-25-1 = Für einen Gegenvorschlag legst du eine Handkarte offen auf das Feld „Gegenvorschlag“.
    .topic = Einen unterbreiten
NA-25-2 = Du darfst stattdessen deine Notfall-Aktionskarte nehmen.
    .topic = Notfall-Aktionskarten
NA-25-3 = Ein Gegenvorschlag kommt oben auf die Karten, die schon auf dem Feld liegen.
    .topic = Obenauf
NA-25-4 = Für einen Gegenvorschlag musst du so viele Handkarten ablegen, wie offene Karten auf dem Feld liegen: für den ersten keine, für den zweiten eine und so fort.
    .topic = Steigende Kosten
NA-25-4a = Ein neuer Gegenvorschlag macht den vorigen hinfällig; dessen Spieler ist nicht mehr Gegenspieler.
    .topic = Der alte ist hinfällig
NA-25-5 = Nur die oberste Karte des Feldes ist der Gegenvorschlag; die anderen zählen allein für die Kosten.
    .topic = Nur die oberste Karte
NA-25-6 = Hatten alle außer dem aktiven Spieler einmal Gelegenheit dazu, beginnt der Unterstützungsschritt.
    .topic = Jeder hat eine Gelegenheit
NA-25-7 = Ein Gegenvorschlag darf ein weiteres Exemplar einer Karte sein, die schon vorgeschlagen wurde.
    .topic = Noch einmal dieselbe Karte
NA-25-8 = Durch „Chief Gorman“ kann ein Gegenvorschlag zurück auf die Hand seines Spielers kommen. Dieser ist dann nicht mehr Gegenspieler und erhält die dafür abgelegten Karten nicht zurück.
    .topic = Chief Gorman
NA-26-0 = Du vertrittst einen Konzern und hast seine Kon-Übersicht, seine Notfall-Aktionskarte und seinen Kapitalmarker.
    .topic = Konzern
NA-26-1 = Was über einen Konzern gesagt wird, gilt für seinen Spieler und umgekehrt.
    .topic = Konzern und Spieler

## Stehlen

NA-27-0 = Mit manchen Vorteilskarten kannst du anderen Kapital oder Karten stehlen.
    .topic = Stehlen
NA-27-1 = Wird Kapital gestohlen, verliert der Bestohlene diesen Betrag, und der Dieb gewinnt ihn.
    .topic = Kapital
NA-27-2 = Eine gestohlene Vorteilskarte geht vom Bestohlenen an den Dieb.
    .topic = Vorteilskarten
NA-27-2a = Eine erschöpfte Vorteilskarte bleibt erschöpft, wenn sie gestohlen wird.
    .topic = Bleibt erschöpft
NA-27-2b = Eine Vorteilskarte zu stehlen heißt nicht, sie zu beanspruchen; was beim Beanspruchen geschieht, bleibt aus.
    .topic = Nicht beansprucht
NA-27-3 = Eine gestohlene Karte geht von Hand zu Hand, ohne dass die anderen sie sehen.
    .topic = Karten
NA-27-3a = Effekte, die Aktionskarten stehlen, können keine Notfall-Aktionskarten nehmen, wenn sie es nicht eigens sagen.
    .topic = Keine Notfall-Aktionskarten

## Stadt und Unruhe

NA-28-0 = Der Spielplan ist die Stadt mit ihren zehn Stadtteilen; was in einem Stadtteil ist, ist in der Stadt.
    .topic = Stadt
NA-29-0 = Unruhe hat in einem Stadtteil drei Stufen: stabil, Protest, Streik.
    .topic = Unruhe
NA-29-1 = In einem stabilen Stadtteil kommt es zum Protest: Er erhält einen Unruhemarker mit der Protestseite nach oben. Aus Protest wird Streik: Der Marker wird umgedreht.
    .topic = Steigen
NA-29-2 = Unruhe sinkt umgekehrt: von Streik zu Protest, von Protest zu stabil; dann kommt der Marker zurück in den Vorrat.
    .topic = Sinken
NA-29-3 = Einen Stadtteil auszubeuten erhöht seine Unruhe um eine Stufe.
    .topic = Durch Ausbeuten
NA-29-4 = Wo Streik herrscht, kann die Unruhe nicht steigen.
    .topic = Nicht über Streik hinaus
NA-29-5 = Ist ein Stadtteil stabil, sinkt seine Unruhe nicht weiter.
    .topic = Nicht unter stabil
NA-29-6 = Steht dort „Menschen zuerst“, steigt die Unruhe beim Ausbeuten um zwei Stufen; sind zwei nicht möglich, wird ein Ausfallmarker platziert.
    .topic = Mit „Menschen zuerst“
NA-29-7 = Eine Erhöhung in einem Stadtteil mit Streik führt nie zu einem Ausfall, außer er wird ausgebeutet, während dort „Menschen zuerst“ steht.
    .topic = Keine anderen Ausfälle
NA-29-8 = Wird ein Ausfall platziert, kommt der Unruhemarker des Stadtteils zurück in den Vorrat; für den Auftrag von NBN ist das kein Senken.
    .topic = Ausfall und Unruhemarker
NA-29-9 = Ein Stadtteil mit Ausfall gilt als stabil, und seine Unruhe kann nicht steigen.
    .topic = Stadtteile mit Ausfall
NA-29-10 = Entfernt ein Effekt einen Ausfallmarker, ist der Stadtteil stabil.
    .topic = Nach einem Ausfall

## Vorschläge, allgemeine Karten, Grenzen

NA-30-0 = Der Hauptvorschlag und der geltende Gegenvorschlag sind die Vorschläge; ein Effekt, der von einem Vorschlag spricht, kann jeden von beiden meinen.
    .topic = Vorschläge
NA-31-0 = Für einen Eintrag „Allgemein“ in deiner Liste ziehst du so viele Karten von einem einzigen beliebigen Aktionsdeck.
    .topic = Allgemeine Karten
NA-31-1 = Dafür kommt kein Deck infrage, von dem du in diesem Organisationsschritt schon gezogen hast.
    .topic = Ein neues Deck
NA-32-0 = Es gibt nur so viele Spielelemente, wie in der Schachtel sind. Ist im Vorrat keines mehr, wird keines platziert.
    .topic = Begrenzte Spielelemente

## „Organisiertes Verbrechen“

NA-33-0 = „Organisiertes Verbrechen“ zählt zu den gegnerischen Einheiten. Steht eine solche Einheit in einem Stadtteil, kann er keine Primärressource produzieren.
    .topic = „Organisiertes Verbrechen“
NA-33-1 = In einem Stadtteil steht höchstens eine „Organisiertes Verbrechen“-Einheit. Eine zweite, die dorthin gestellt oder verschoben wird, wird weiterverschoben.
    .topic = Eine je Stadtteil
NA-33-2 = Kommt „Organisiertes Verbrechen“ in einen Stadtteil mit Prisec, wird es weiterverschoben; steht es dort, wenn Prisec platziert wird, wird es verschoben.
    .topic = „Organisiertes Verbrechen“ und Prisec
NA-33-3 = „Organisiertes Verbrechen“, das die Wurzel erreicht, kommt zurück in den Vorrat, und die Bedrohung steigt um 2.
    .topic = „Organisiertes Verbrechen“ an der Wurzel
NA-33-4 = „Organisiertes Verbrechen“ blockiert die Primärressource auch dort, wo Entwicklung ist.
    .topic = Trotz Entwicklung
NA-33-5 = Ein Stadtteil mit nur einer Ressource produziert nichts, solange „Organisiertes Verbrechen“ dort steht.
    .topic = Eine einzige Ressource

## Verschieben

NA-34-0 = Was verschoben wird, verlässt den Stadtteil, in dem es ist oder platziert werden sollte, auf dessen ausgehendem Pfad, hin zu dem Stadtteil mit der höheren Nummer an dessen Ende.
    .topic = Verschieben
NA-34-1 = Ist dort kein Platz dafür, wird es von dort aus weiterverschoben, bis es passt oder die Wurzel erreicht.
    .topic = Immer weiter
NA-34-2 = Was die Wurzel erreicht, ob gegnerische Einheit, Krankheits- oder Ausfallmarker, kommt zurück in den Vorrat, und die Bedrohung steigt um 2. Entfernt wurde dabei nichts aus einem Stadtteil, also zahlt kein Auftrag.
    .topic = An der Wurzel
NA-34-3 = Gegnerische Einheiten, Krankheits- und Ausfallmarker werden verschoben, wenn es dort, wo sie platziert werden sollen, schon ein gleiches Spielelement gibt.
    .topic = Keine zwei gleichen
NA-34-4 = Eine gegnerische Einheit, die in einen Stadtteil mit Prisec gestellt oder verschoben wird, wird weiterverschoben. Wird Prisec platziert, wird jede gegnerische Einheit dort verschoben.
    .topic = Prisec
NA-34-5 = Unruhe- und Entwicklungsmarker werden nie verschoben.
    .topic = Was nie verschoben wird
NA-34-6 = Aus einem Stadtteil zu verschieben heißt nicht zu entfernen; kein Auftrag zahlt dafür.
    .topic = Verschieben ist nicht Entfernen

## Bereiche

NA-35-0 = Die Stadt hat die Bereiche 1, 2 und 3, zu erkennen an den Balken unter dem Namen eines Stadtteils und an der Farbe seines Rahmens.
    .topic = Bereiche
NA-35-1 = Von selbst bewirken Bereiche nichts, doch auf Ereigniskarten kann von ihnen die Rede sein.
    .topic = Wozu sie da sind
NA-35-2 = Wie stark ein Ereignis die Bedrohung erhöht, kann davon abhängen, in welchen Bereichen bestimmte Spielelemente sind, und höhere Bereiche kosten meist mehr.
    .topic = Hohe Bereiche sind gefährlich

## Produzieren

NA-36-0 = Ein Stadtteil produziert alle seine Ressourcen, wenn er ausgebeutet wird und wenn eine Karte es sagt.
    .topic = Produzieren
NA-36-1 = Produzieren rückt den Marker der Ressource um die Menge vor; er zeigt immer, wie viel im Angebot ist.
    .topic = Der Marker
NA-36-2 = Bei Streik und bei Ausfall produziert ein Stadtteil nichts.
    .topic = Streik und Ausfall
NA-36-3 = Entwicklung erhöht die primäre Menge um 1.
    .topic = Entwicklung
NA-36-4 = „Organisiertes Verbrechen“ blockiert die Primärressource.
    .topic = „Organisiertes Verbrechen“
NA-36-5 = Auf dem letzten Feld ihrer Leiste ist für Ressourcenmarker Schluss.
    .topic = Ende der Leiste
NA-36-6 = Lässt eine Karte einen Stadtteil produzieren, zählen „Organisiertes Verbrechen“, Ausfall und alles andere wie sonst auch.
    .topic = Durch eine Karte

## Protest

NA-37-0 = Protest ist eine Stufe der Unruhe; die Protestseite des Markers zeigt sie an.
    .topic = Protest
NA-37-1 = Steigt die Unruhe bei Protest, kommt es zum Streik.
    .topic = Zum Streik
NA-37-2 = Sinkt die Unruhe bei Protest, wird der Stadtteil stabil; der Marker kommt zurück in den Vorrat.
    .topic = Zu stabil
NA-37-3 = Ein Stadtteil mit Protest produziert noch.
    .topic = Produziert noch

## Prisec

NA-38-0 = Prisec-Einheiten halten gegnerische Einheiten von ihrem Stadtteil fern.
    .topic = Prisec
NA-38-1 = Eine gegnerische Einheit, die in einen Stadtteil mit Prisec gestellt oder verschoben wird, wird weiterverschoben.
    .topic = Kein Zutritt
NA-38-2 = Wird Prisec platziert, wird jede gegnerische Einheit des Stadtteils verschoben.
    .topic = Vertrieben
NA-38-3 = In einem Stadtteil steht höchstens eine Prisec-Einheit.
    .topic = Eine je Stadtteil

## Spielbereit, Angebot, Vorrat, Handkartenlimit

NA-39-0 = Zu Beginn des Organisationsschritts deines eigenen Zuges werden alle deine erschöpften Vorteilskarten spielbereit.
    .topic = Spielbereit
NA-40-0 = Das Angebot hat fünf Leisten, eine je Ressource, jede mit einem Marker für die vorhandene Menge und einem Zielmarker für die Menge, die in der nächsten Nachfragerunde nötig ist.
    .topic = Angebot
NA-40-1 = Was Stadtteile produzieren, kommt zum Angebot hinzu; der Marker zeigt die Summe.
    .topic = Was hinzukommt
NA-40-2 = Weiter als bis zum letzten Feld rückt ein Marker nicht; der Überschuss verfällt.
    .topic = Überschuss verfällt
NA-40-3 = Eine Ressource auf 0 kann nicht sinken.
    .topic = Nie unter 0
NA-41-0 = Der Vorrat enthält alle Einheiten und Marker, die nicht im Einsatz sind.
    .topic = Vorrat
NA-41-1 = Platziert wird aus dem Vorrat.
    .topic = Daraus platzieren
NA-41-2 = Was entfernt wird, kommt zurück in den Vorrat und kann wieder platziert werden.
    .topic = Dorthin zurück
NA-42-0 = Dein Handkartenlimit beträgt fünf Aktionskarten.
    .topic = Handkartenlimit
NA-42-1 = Notfall-Aktionskarten zählen nicht mit.
    .topic = Ohne Notfall-Aktionskarten
NA-42-2 = Hast du am Ende deines eigenen Zuges mehr, legst du die überzähligen ab.
    .topic = Ablegen

## Entwicklung

NA-43-0 = Entwicklungsmarker in Stadtteilen steigern die Produktion.
    .topic = Entwicklung
NA-43-1 = Ein Entwicklungsmarker erhöht die primäre Menge um 1.
    .topic = Eins mehr
NA-43-2 = Hat ein Stadtteil nur eine Ressource, ist sie primär und profitiert davon.
    .topic = Eine einzige Ressource
NA-43-3 = „Organisiertes Verbrechen“ blockiert die Primärressource trotzdem.
    .topic = Verbrechen ist stärker
NA-43-4 = In einem Stadtteil liegt höchstens ein Entwicklungsmarker.
    .topic = Einer je Stadtteil

## Runden

NA-44-0 = Das Spiel verläuft in Runden von zweierlei Art: Standardrunden und Nachfragerunden.
    .topic = Runden
NA-44-1 = Es gibt sechs Standardrunden und drei Nachfragerunden, in der Reihenfolge der Rundenanzeige.
    .topic = Wie viele
NA-44-2 = Am Ende jeder Runde rückt der Rundenmarker ein Feld weiter.
    .topic = Rundenmarker
NA-45-0 = Eine Nachfragerunde hat Schritte in fester Reihenfolge; in einer Partie gibt es drei Nachfragerunden.
    .topic = Nachfragerunde
NA-45-1 = Alle decken ihre behaltene Investition auf und erhalten Kapital, wie sie es angibt.
    .topic = 1. Investitionen auswerten
NA-45-2 = Gemeinsam wird die offene Nachfragekarte geprüft.
    .topic = 2. Nachfrage befriedigen
NA-45-2a = Ist von jeder Ressource genug da, gilt die Nachfrage als befriedigt, und die Bedrohung bleibt, wie sie ist.
    .topic = Befriedigt
NA-45-2b = Fehlt es an irgendeiner Ressource, ist die Nachfrage gescheitert, und die Bedrohung steigt einmal um den Wert der Karte.
    .topic = Nicht befriedigt
NA-45-2c = In der dritten Nachfragerunde endet die Partie gleich nach diesem Schritt.
    .topic = Die letzte
NA-45-3 = Das Angebot geht zurück auf null, und eine neue Nachfrage wird aufgedeckt.
    .topic = 3. Nachfrage aufdecken
NA-45-3a = Alle Ressourcenmarker kommen auf 0, und die alte Nachfragekarte kommt unter ihr Deck.
    .topic = Zurücksetzen
NA-45-3b = Die oberste Nachfragekarte wird aufgedeckt und jeder Zielmarker auf ihren Wert gestellt.
    .topic = Neue Ziele
NA-45-4 = Alle Investitionen kommen zurück ins Deck, und es wird gemischt. Alle ziehen zwei und behalten eine verdeckt; die anderen kommen verdeckt oben auf das Deck.
    .topic = 4. Investition wählen
NA-45-5 = Dann rückt der Rundenmarker weiter, und eine Standardrunde beginnt.
    .topic = Wie es weitergeht
NA-45-6 = In der dritten Nachfragerunde entfallen der dritte und der vierte Schritt.
    .topic = Was entfällt

## Rivalen

NA-46-0 = Bei der Vorbereitung erhältst du eine Rivalenkarte; sie nennt den Konzern, den du übertreffen musst.
    .topic = Rivale
NA-46-1 = Steht die Bedrohung am Ende der dritten Nachfragerunde unter 25, gewinnen alle, die ihren Rivalen an Kapital übertreffen. Es können mehrere gewinnen.
    .topic = Gewinnen
NA-46-1a = Hast du die Karte deines eigenen Konzerns, hast du keinen Rivalen: Du gewinnst, wenn du mindestens drei andere Spieler an Kapital übertriffst, zu viert mindestens zwei.
    .topic = Die eigene Karte
NA-46-2 = Der Föderalist gewinnt nicht auf diese Weise, sondern mit mindestens 25 Kapital, wenn die Bedrohung die Partie beendet.
    .topic = Der Föderalist
NA-46-3 = Rivalenkarten sind geheim; du darfst sie weder zeigen noch über sie sprechen.
    .topic = Geheim

## Stabil, Standardrunde, Streik

NA-47-0 = Stabil heißt die Stufe der Unruhe ohne Unruhemarker.
    .topic = Stabil
NA-47-1 = Tiefer als stabil kann die Unruhe eines Stadtteils nicht sinken.
    .topic = Kann nicht sinken
NA-47-2 = Ist ein Stadtteil stabil und steigt seine Unruhe, kommt es zum Protest.
    .topic = Zum Protest
NA-47-3 = Herrscht Ausfall, ist der Stadtteil stabil.
    .topic = Bei Ausfall
NA-48-0 = Eine Standardrunde hat drei Phasen in dieser Reihenfolge: Aktion, Produktion, Ereignis.
    .topic = Standardrunde
NA-49-0 = Streik ist eine Stufe der Unruhe; ein Stadtteil mit Streik produziert nichts.
    .topic = Streik
NA-49-1 = Wo Streik herrscht, kann die Unruhe nicht steigen.
    .topic = Kann nicht steigen
NA-49-2 = Sinkt die Unruhe bei Streik, kommt es zum Protest.
    .topic = Zum Protest

## Pfade und Züge

NA-50-0 = Bewegungspfade haben eine Richtung: Jeder führt von einem Stadtteil zu einem mit höherer Nummer, und was verschoben wird, folgt ihm. Von Rutherford führt der Pfad nach Base de Cayambe.
    .topic = Bewegungspfade
NA-50-1 = Von Base de Cayambe (10) führt der Pfad zur Wurzel, die kein Stadtteil ist. Was dorthin gelangt, ob gegnerische Einheit, Krankheits- oder Ausfallmarker, kommt zurück in den Vorrat, und die Bedrohung steigt um 2.
    .topic = Zur Wurzel
NA-51-0 = Die Zuganzeige hat fünf nummerierte Felder; die Vorteilskarten darauf geben die Zahl der Züge an.
    .topic = Zuganzeige
NA-51-1 = Bei der Vorbereitung sagt die Vorbereitungskarte, wie viele Vorteilskarten es sind.
    .topic = Bei der Vorbereitung
NA-51-2 = In jeder Ereignisphase sagt es die Ereigniskarte.
    .topic = Später
NA-51-3 = Sie kommen von oben vom Vorteilsdeck und werden verdeckt ausgelegt, eine je Feld, von der niedrigsten Zahl an.
    .topic = Wie sie gelegt werden
NA-51-4 = Ist die Zuganzeige nach einem Zug leer, endet die Aktionsphase, und die Produktion beginnt.
    .topic = Leer
NA-51-5 = In der sechsten Standardrunde muss die Zuganzeige nicht mehr gefüllt werden.
    .topic = Die sechste Standardrunde
NA-52-0 = Die Aktionsphase besteht aus Zügen der Spieler, jeder mit seinen Schritten.
    .topic = Zug
NA-52-1 = Wer einen Zug ausführt, ist der aktive Spieler.
    .topic = Wer am Zug ist
NA-52-2 = Am Ende deines Zuges darfst du Vorteilskarten „Am Ende des Zuges“ nutzen.
    .topic = Sein Ende
NA-52-3 = Die Vorbereitungskarte gibt die Zahl der Züge der ersten Runde an, die Ereigniskarte die der späteren.
    .topic = Wie viele

## Platzieren

NA-53-0 = Um etwas zu platzieren, nimm es aus dem Vorrat und bring es in den genannten Stadtteil.
    .topic = Platzieren
NA-53-1 = Gegnerische Einheiten, Krankheits- und Ausfallmarker müssen verschoben werden, wenn sie dort platziert werden, wo schon ein gleiches Spielelement ist.
    .topic = Keine zwei gleichen
NA-53-2 = Gegnerische Einheiten und Prisec verdrängen sich, wie beim Verschieben beschrieben.
    .topic = Gegner und Prisec
NA-53-3 = Wird ein Ausfall platziert, kommt der Unruhemarker des Stadtteils zurück in den Vorrat.
    .topic = Ausfall und Unruhe
NA-53-4 = Unruhe- und Ausfallmarker teilen sich das Zustandsfeld eines Stadtteils; Entwicklung und Krankheit haben je ein eigenes Feld.
    .topic = Felder
NA-53-5 = Einheiten stehen irgendwo im Bild des Stadtteils.
    .topic = Einheiten

## Die Absprache

NA-54-0 = In jedem Zug der Aktionsphase wird eine Absprache ausgehandelt, in fünf Schritten.
    .topic = Absprache
NA-54-1 = Die Vorteilskarte auf dem höchsten Feld der Zuganzeige wird vom aktiven Spieler aufgedeckt und kommt auf den Platz „Aufgedeckte Vorteilskarte“.
    .topic = 1. Vorteil
NA-54-2 = Der aktive Spieler legt eine Handkarte oder seine Notfall-Aktionskarte offen als Hauptvorschlag aus.
    .topic = 2. Hauptvorschlag
NA-54-2a = Der aktive Spieler kann nicht passen.
    .topic = Kein Passen
NA-54-3 = Im Uhrzeigersinn, vom linken Nachbarn des aktiven Spielers an, darf jeder andere einmal einen Gegenvorschlag offen auslegen, eine Handkarte oder seine eigene Notfall-Aktionskarte, oder passen.
    .topic = 3. Gegenvorschlag
NA-54-3a = Er kostet so viele abgelegte Handkarten, wie offene Karten auf dem Feld liegen.
    .topic = Die Kosten
NA-54-3b = Wer einen Gegenvorschlag unterbreitet, wird Gegenspieler, anstelle des vorigen und seines Vorschlags.
    .topic = Der Gegenspieler
NA-54-4 = Alle anderen sind unterstützende Spieler. Im Uhrzeigersinn, vom linken Nachbarn des aktiven Spielers an, darf jeder von ihnen eine oder mehrere Handkarten verdeckt neben einen Vorschlag legen oder sich der Stimme enthalten.
    .topic = 4. Unterstützung
NA-54-4a = Niemand darf beide Vorschläge unterstützen.
    .topic = Nicht beide
NA-54-5 = Der Vorschlag mit mehr verdeckten Karten gewinnt. Sein Spieler handelt ihn ab und beansprucht dann die aufgedeckte Vorteilskarte; alle Aktionskarten der Absprache werden verdeckt abgelegt.
    .topic = 5. Auflösung
NA-54-5a = Bei gleicher Unterstützung gewinnt der aktive Spieler.
    .topic = Gleichstand
NA-54-5b = Notfall-Aktionskarten gehen an ihre Besitzer zurück, verdeckt, wenn sie gewonnen haben, sonst offen.
    .topic = Notfall-Aktionskarten
NA-54-6 = Weder der aktive Spieler noch der Gegenspieler kann Unterstützung legen, außer wenn ein Effekt es ausdrücklich erlaubt.
    .topic = Wer nicht unterstützen kann
NA-54-7 = Einen Gegenvorschlag kann der aktive Spieler nicht unterbreiten, außer wenn eine Karte es ausdrücklich erlaubt.
    .topic = Wer nicht kontern kann

## Entfernen, gegnerische Einheiten

NA-55-0 = Manche Effekte entfernen Einheiten und Marker vom Spielplan.
    .topic = Entfernen
NA-55-1 = Was entfernt wird, kommt zurück in den Vorrat.
    .topic = In den Vorrat
NA-55-2 = Kommt ein Ausfall auf einen Unruhemarker, geht dieser in den Vorrat zurück; der Auftrag von NBN zahlt dafür nicht.
    .topic = Ausfall auf Unruhe
NA-55-3 = Aufträge für das Entfernen zahlen nur für das, was aus einem Stadtteil entfernt wurde; was zur Wurzel gelangt ist, bringt nichts.
    .topic = Aufträge
NA-56-0 = „Menschen zuerst“ und „Organisiertes Verbrechen“ sind die gegnerischen Einheiten.
    .topic = Gegnerische Einheiten
NA-56-1 = Prisec zählt nicht zu den gegnerischen Einheiten.
    .topic = Prisec gehört nicht dazu

## Unterstützung

NA-57-0 = Als unterstützender Spieler musst du dich entscheiden: für einen der Vorschläge oder für die Enthaltung.
    .topic = Unterstützen oder enthalten
NA-57-1 = Du unterstützt, indem du eine oder mehrere Handkarten verdeckt neben den Vorschlag deiner Wahl legst.
    .topic = Unterstützen
NA-57-2 = Du enthältst dich, indem du es sagst.
    .topic = Sich enthalten
NA-57-3 = Du kannst nicht beide Vorschläge unterstützen.
    .topic = Nicht beide
NA-57-4 = Wessen Vorschlag mehr Karten hat, der gewinnt die Absprache.
    .topic = Wer gewinnt
NA-57-4a = Bei Gleichstand gewinnt der aktive Spieler.
    .topic = Gleichstand
NA-58-0 = Unterstützender Spieler ist im Unterstützungsschritt jeder außer dem aktiven Spieler und dem Gegenspieler; er entscheidet sich für einen der Vorschläge oder enthält sich.
    .topic = Unterstützender Spieler
NA-59-0 = Wer sich enthält, legt keine Karte; der nächste unterstützende Spieler im Uhrzeigersinn entscheidet sich.
    .topic = Sich der Stimme enthalten

## Erschöpfen

NA-60-0 = Manche Vorteilskarten müssen für ihre Fähigkeit erschöpft, das heißt quer gedreht werden. Eine erschöpfte kann nicht noch einmal erschöpft werden.
    .topic = Erschöpfen
NA-60-1 = Deine erschöpften Vorteilskarten werden zu Beginn des Organisationsschritts deines Zuges spielbereit.
    .topic = Wieder spielbereit
NA-60-2 = Handel oder Diebstahl macht eine Vorteilskarte nicht spielbereit.
    .topic = Nicht durch Besitzerwechsel

## Ausbeuten

NA-61-0 = In der Produktionsphase werden alle Stadtteile mit Androidenmarker ausgebeutet; jeder produziert jede seiner Ressourcen in der aufgedruckten Menge.
    .topic = Ausbeuten
NA-61-1 = Nach dem Produzieren steigt die Unruhe um eine Stufe, mit „Menschen zuerst“ um zwei; sind zwei nicht möglich, wird ein Ausfallmarker platziert.
    .topic = Unruhe
NA-61-2 = Ein Stadtteil mit Androidenmarker wird auch dann ausgebeutet, wenn er nichts produzieren kann; Unruhe und Ausfall durch „Menschen zuerst“ folgen trotzdem.
    .topic = Auch ohne Ertrag
NA-61-3 = Bei Streik oder Ausfall produziert er nichts.
    .topic = Streik und Ausfall
NA-61-4 = Entwicklung erhöht die primäre Menge um 1.
    .topic = Entwicklung
NA-61-5 = Mit „Organisiertem Verbrechen“ gibt es keine Primärproduktion.
    .topic = „Organisiertes Verbrechen“
NA-61-6 = Einen kranken Stadtteil auszubeuten erhöht die Bedrohung nicht.
    .topic = Krankheit
NA-61-7 = Ausgebeutet wird in der Reihenfolge der Nummern, damit kein Stadtteil zweimal drankommt.
    .topic = Reihenfolge

## Ausfall

NA-62-0 = In einem Stadtteil mit Ausfallmarker herrscht Ausfall; er produziert nichts.
    .topic = Ausfall
NA-62-1 = Wird ein Ausfall platziert, kommt der Unruhemarker weg, und der Stadtteil ist stabil; der Auftrag von NBN zahlt dafür nicht.
    .topic = Die Unruhe verschwindet
NA-62-2 = Wo Ausfall herrscht, kann die Unruhe nicht steigen.
    .topic = Kann nicht steigen
NA-62-3 = In einem Stadtteil liegt höchstens ein Ausfallmarker. Ein zweiter, der dorthin gelegt oder verschoben wird, wird weiterverschoben.
    .topic = Einer je Stadtteil
NA-62-4 = Ein Ausfallmarker, der die Wurzel erreicht, kommt zurück in den Vorrat, und die Bedrohung steigt um 2.
    .topic = Ausfall an der Wurzel
NA-62-5 = Nur „Menschen zuerst“ macht aus einer unmöglichen Erhöhung der Unruhe einen Ausfall.
    .topic = Nur „Menschen zuerst“

## Tauschen

NA-63-0 = Manche Vorteilskarten tauschen Karten: Die Besitzer der beiden Karten geben sie einander.
    .topic = Tauschen
NA-63-1 = „Alex Westlund“ tauscht zwei Vorteilskarten. Tauschst du damit eine eigene, „Alex Westlund“ eingeschlossen, verlierst du 2 Kapital. Getauschte Vorteilskarten gelten nicht als beansprucht.
    .topic = Alex Westlund

## Bedrohung

NA-64-0 = Die Bedrohung ist, was die Bedrohungsleiste zeigt. Bei 25 endet die Partie sofort.
    .topic = Bedrohung
NA-64-1 = Beendet die Bedrohung die Partie, verlieren alle außer dem Föderalisten; er gewinnt mit mindestens 25 Kapital und verliert sonst auch.
    .topic = Wer dann gewinnt
NA-64-2 = Eine Aktionskarte, die mindestens einen kranken Stadtteil betrifft, erhöht die Bedrohung um 2.
    .topic = Krankheit
NA-64-3 = Was die Wurzel erreicht, ob gegnerische Einheit, Krankheits- oder Ausfallmarker, kommt zurück in den Vorrat und erhöht die Bedrohung um 2.
    .topic = Die Wurzel
NA-64-4 = Eine nicht befriedigte Nachfrage erhöht die Bedrohung um den Wert der Karte.
    .topic = Nachfrage
NA-64-5 = Ein Ereignis kann die Bedrohung erhöhen, je nachdem, wie viel von dem, was seine Rückseite zeigt, da ist und wo.
    .topic = Ereignisse

## Vorteilskarten

NA-65-0 = Vorteilskarten haben Fähigkeiten, die genutzt werden, wie ihr Text es sagt.
    .topic = Vorteilskarten
NA-65-1 = Eine Vorteilskarte, die du erhältst, liegt offen vor dir.
    .topic = Vor dir
NA-65-2 = Manche Vorteilskarten müssen erschöpft werden, um sie zu nutzen.
    .topic = Erschöpfen
NA-65-2a = Eine erschöpfte Vorteilskarte kann nicht noch einmal erschöpft werden, bis sie im Organisationsschritt ihres Besitzers spielbereit wird.
    .topic = Nicht noch einmal
NA-65-3 = Am Ende deines eigenen Zuges darfst du Vorteilskarten „Am Ende des Zuges“ nutzen.
    .topic = Ende des Zuges
NA-65-4 = Kannst du mehrere Vorteilskarten zum selben Zeitpunkt nutzen, wählst du ihre Reihenfolge.
    .topic = Mehrere zugleich
NA-65-4a = Nutzen mehrere Spieler zum selben Zeitpunkt Vorteilskarten, tun sie es im Uhrzeigersinn, beginnend mit dem aktiven Spieler.
    .topic = Mehrere Spieler
NA-65-5 = Immer freiwillig sind Fähigkeiten mit dem Wort „darfst“ und solche „Am Ende des Zuges“.
    .topic = Freiwillig
NA-65-6 = Vorteilskarten für den Beginn eines Zuges werden vor dessen Organisationsschritt abgehandelt.
    .topic = Beginn eines Zuges
NA-65-7 = Eine abgelegte Vorteilskarte kommt verdeckt unter das Vorteilsdeck.
    .topic = Ablegen
NA-65-8 = Mit Vorteilskarten darf gehandelt werden.
    .topic = Handel
NA-65-8a = Erschöpfte Vorteilskarten bleiben beim Handel erschöpft.
    .topic = Bleiben erschöpft
NA-65-8b = Eine Vorteilskarte aus einem Handel hast du erhalten, aber nicht beansprucht.
    .topic = Erhalten, nicht beansprucht
NA-65-9 = Niemand darf die Vorteilskarten auf der Zuganzeige ansehen.
    .topic = Nicht nachsehen

## Beanspruchen

NA-66-0 = Wer eine Absprache gewinnt, beansprucht die an ihrem Anfang aufgedeckte Vorteilskarte und legt sie offen vor sich.
    .topic = Beanspruchen
NA-66-1 = Gestohlene und eingehandelte Vorteilskarten sind erhalten, aber nicht beansprucht.
    .topic = Gestohlen oder eingehandelt

## Sieg und Niederlage

NA-67-0 = Die Partie endet, nachdem in der dritten Nachfragerunde die Nachfrage geprüft wurde, oder sobald die Bedrohung 25 erreicht.
    .topic = Das Ende
NA-67-0a = Alle Rivalenkarten werden aufgedeckt. Der Föderalist verliert; von den anderen gewinnt jeder, der seine eigene Bedingung erfüllt.
    .topic = Nach der dritten Nachfragerunde
NA-67-1 = Ist dein Rivale ein anderer Konzern, brauchst du mehr Kapital als er.
    .topic = Ein anderer Konzern
NA-67-1a = Bei gleichem Kapital verlierst du.
    .topic = Gleich viel genügt nicht
NA-67-2 = Mit der eigenen Karte brauchst du mehr Kapital als jeder von drei anderen Spielern (zu viert: von zweien).
    .topic = Die eigene Karte
NA-67-2a = Fehlt dir wegen eines Gleichstands einer, verlierst du.
    .topic = Gleichstand zählt nicht
NA-67-3 = Beendet die Bedrohung die Partie, werden die Rivalenkarten aufgedeckt, und alle außer dem Föderalisten verlieren; er gewinnt mit mindestens 25 Kapital.
    .topic = Durch Bedrohung

## Androiden- und Zielmarker

NA-68-0 = Androidenmarker zeigen, welche Stadtteile in der Produktionsphase produzieren.
    .topic = Androidenmarker
NA-68-1 = Ein Androidenmarker darf in jeden beliebigen Stadtteil verschoben werden; Pfade spielen keine Rolle.
    .topic = Überallhin
NA-68-2 = Mehrere Androidenmarker werden einzeln verschoben, nie in einen Stadtteil, der schon einen hat.
    .topic = Einer nach dem anderen
NA-68-3 = In einem Stadtteil liegt höchstens ein Androidenmarker.
    .topic = Einer je Stadtteil
NA-69-0 = Zielmarker zeigen, wie viel von jeder Ressource nötig ist. Wird eine Nachfrage aufgedeckt, kommt auf jede Leiste einer, auf den aufgedruckten Wert.
    .topic = Zielmarker

## Kurzübersicht

NA-Q-1 = Aktionsphase: Züge aus Organisation, Absprache und Ende des Zuges, bis die Zuganzeige leer ist. Produktionsphase: jeden Stadtteil mit Androidenmarker ausbeuten. Ereignisphase: ein Ereignis abhandeln und die Zuganzeige füllen.
    .topic = Standardrunde
NA-Q-2 = Vorteil, Hauptvorschlag, Gegenvorschlag, Unterstützung, Auflösung. Mehr Unterstützung gewinnt, bei Gleichstand der aktive Spieler.
    .topic = Absprache
NA-Q-3 = Investitionen auswerten, Nachfrage befriedigen, Nachfrage aufdecken, Investition wählen.
    .topic = Nachfragerunde
NA-Q-4 = Protest produziert; Streik und Ausfall nicht. Entwicklung: 1 mehr von der Primärressource. „Organisiertes Verbrechen“: keine Primärressource. „Menschen zuerst“: Die Unruhe steigt um zwei Stufen, sonst Ausfall.
    .topic = Produktion
NA-Q-5 = 2 für eine Aktionskarte, die Krankheit betrifft, 2 für alles, was die Wurzel erreicht, und 5 bis 7 für eine nicht befriedigte Nachfrage.
    .topic = Bedrohung
