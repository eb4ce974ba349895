### Die Szenariokarten von Ein neues Zuhause: Krater: Titel und eine Zeile für die Sonderaktion.

I-01 = Unter dem Kraterrand
I-02 = Ein Dach für alle
I-03 = Der große Sturm
    .special = Kohle und Brot ins Lager tragen
I-04 = Alle Lampen drinnen
I-05 = Mulden im Schnee
I-06 = Das Lager füllt sich
I-07 = Der blanke Boden
I-08 = Der Sturm
