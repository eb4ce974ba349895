### Vor dem Spiel: worum es geht, und was man wählt, wenn man einen Tisch eröffnet.

blurb = Ein bis vier Spieler halten gemeinsam die letzte Stadt der Erde am Leben. Fünfzehn Runden Kälte: Füttert den Generator, ohne ihn zu sprengen, findet Kohle und Holz unter dem Schnee, gebt euren Leuten Obdach, Essen und Pflege, erlasst Gesetze, die ihr vielleicht bereut, und haltet an der Hoffnung fest, bis der große Sturm vorüber ist.
option-scenario = Szenario
option-scenario-crater = Ein neues Zuhause: Krater
option-society = Gesellschaft
option-society-I = I: Die lange Kolonne
option-society-II = II: Die Hafenarbeiter
option-society-III = III: Das Institut
option-society-IV = IV: Der Kinderzug
option-society-V = V: Die Mannschaft des Eisbrechers
option-society-VI = VI: Das Fieberlager
option-difficulty = Schwierigkeit
option-difficulty-normal = Normal
option-difficulty-hard = Schwer
