### Die Gesetze. Was ein Gesetz bewirkt, sagen die Daten.

PR01 = Kinderarbeit
PR02 = Zuflucht für Kinder
PR03 = Überfüllte Quartiere
PR04 = Geflickte Dächer
PR05 = Lange Schicht
PR06 = Schmale Rationen
PR07 = Neue Religion
PR08 = Neue Ordnung
PR09 = Kampfarena
PR10 = Pub
PR11 = Pflegehaus
PR12 = Triage
PR13 = Finderrecht
PR14 = Heiße Suppe
PR15 = Ausgangssperre
PR16 = Arbeitsbrigaden
