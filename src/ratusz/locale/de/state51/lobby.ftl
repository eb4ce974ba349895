### Vor dem Spiel: worum es geht, und was man wählt, wenn man einen Tisch eröffnet.

blurb = Zwei Mächte in den Ruinen Amerikas bauen ihre Staaten aus Orten: Jeder kann für seine Beute erobert, für sein Abkommen zum Partner gemacht oder eingegliedert werden. Vier Runden; wer mehr Siegpunkte hat, gewinnt.
option-faction = Fraktion des ersten Platzes
option-faction-new-york = New York
option-faction-mutants-union = Mutantenunion
option-faction-random = Zufällig
option-first = Wer beginnt
option-first-0 = Der erste Platz
option-first-1 = Der zweite Platz
option-first-random = Zufällig
option-rescoring = Merkmale werten einen Ort, der beim Umbau einen anderen gleichen Typs ersetzt
option-rescoring-on = Ja
option-rescoring-off = Nein
