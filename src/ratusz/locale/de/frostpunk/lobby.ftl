### Vor dem Spiel: worum es geht, und was man wählt, wenn man einen Tisch eröffnet.

blurb = Ein bis vier Spieler halten gemeinsam die letzte Stadt der Erde am Leben. Fünfzehn Runden Kälte: Füttert den Generator, ohne ihn zu sprengen, findet Kohle und Holz unter dem Schnee, gebt euren Leuten Obdach, Essen und Pflege, erlasst Gesetze, die ihr vielleicht bereut, und haltet an der Hoffnung fest, bis der große Sturm vorüber ist.
option-scenario = Szenario
option-scenario-crater = Ein neues Zuhause: Krater
    .about = Besiedelt einen Krater rund um einen Generator, legt Vorräte an und übersteht den großen Sturm.
option-society = Gesellschaft
option-society-I = I: Die lange Kolonne
    .about = { society-I.normal }
option-society-II = II: Die Hafenarbeiter
    .about = { society-II.normal }
option-society-III = III: Das Institut
    .about = { society-III.normal }
option-society-IV = IV: Der Kinderzug
    .about = { society-IV.normal }
option-society-V = V: Die Mannschaft des Eisbrechers
    .about = { society-V.normal }
option-society-VI = VI: Das Fieberlager
    .about = { society-VI.normal }
option-difficulty = Schwierigkeit
option-difficulty-normal = Normal
    .about = Die Gesellschaft, wie die Regel sie vorsieht; gut für die erste Partie.
option-difficulty-hard = Schwer
    .about = Dieselben Leute, schlechter dran: weniger Nahrung, Holz und Kohle, dafür von Anfang an mehr Gräber, Kranke oder Groll.

# How a finished game is told in a list; all win or lose together.
ended-saved = die Stadt wurde gerettet
ended-lost = die Stadt ging verloren

# Bots by what they are in the city, from the weakest to the strongest.
bot-rookie-here = Ankömmling
bot-trader-here = Vorarbeiter
bot-planner-here = Landvermesser
bot-strategist-here = Kapitän
bot-expert-here = Gouverneur
