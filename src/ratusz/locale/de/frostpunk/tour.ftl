### The whole game in pictures: a message for each step, its title, with .text.

tour-aim = Die letzte Stadt
    .text = Zusammen haltet ihr die letzte Stadt der Erde am Leben und erreicht das Ziel des Szenarios. Verlieren kann man auf sechs Arten: Hoffnung, Unzufriedenheit, Generator, Krankheit, Hunger und Tote. Alle sechs stehen über dem Plan.
tour-round = Eine Runde
    .text = Eine Runde ist ein Tag: Morgengrauen, Morgen, Generator, Wetter, Vorbereitung, Aktion, Dämmerung, Hunger, Nacht. Am meisten entscheidet ihr in der Aktionsphase; der Rest ist, was die Welt mit euren Plänen macht.
tour-heat = Wärme gegen Kälte
    .text = Kohle treibt den Wärmemarker die Leiste hinauf, nicht weiter als bis zum Kältemarker. Was dazwischen offen bleibt, macht Leute krank. Je mehr Wärme, desto weiter der warme Ring um den Generator.
tour-pawns = Figuren bei der Arbeit
    .text = Eure Leute geben euch Figuren: Arbeiter, Ingenieure und Kinder, die nur arbeiten, wenn ein Gesetz es erlaubt. In jedem Zug tut eine Figur eine Sache. Wer in der Kälte arbeitet, wird krank.
tour-city = Sammeln, bauen, nutzen
    .text = Figuren sammeln Holz, Kohle und Kerne von den Feldern, errichten damit Gebäude und nutzen, was steht: Eine Hütte nährt, eine Unterkunft hat Betten, manche nehmen nur Ingenieure. Weitere Plättchen liegen im Schnee.
tour-hunger = Hunger
    .text = Jeden Abend isst ein Typ von Bürgern, abwechselnd Kinder, Ingenieure und Arbeiter. Was fehlt, wird zu Hunger: Am nächsten Abend nimmt er zuerst Nahrung, dann bringt er Unzufriedenheit und Tod.
tour-night = Nacht
    .text = Nachts braucht jeder ein Bett in einer warmen Unterkunft. Vor dem Zählen darf man noch einmal heizen; wer kein Bett findet, macht einen weiteren Bürger krank.
tour-sickness = Krankheit
    .text = Bis zu vier Kranke eines Typs schaden nicht. Ab fünf wird es jede Runde schlimmer: erschöpfte Figuren, Schwerkranke, Gräber. Ingenieure pflegen sie im Lazarett.
tour-overload = Der Turm
    .text = Läuft der Generator heiß, fallen Würfel in seinen Turm, und manche kommen auf die Überlastungsleiste. Läuft sie über, fällt er aus; der zweite Ausfall beendet alles. Lasst rechtzeitig Dampf ab.
tour-laws = Gesetze
    .text = Ein Ingenieur erlässt auf der Plattform ein Gesetz. Es hilft sofort und ändert Hoffnung und Unzufriedenheit; das andere des Paars verlässt das Spiel für immer, und im Dämmerungsstapel wartet eine Folge, die niemand gelesen hat.
tour-scouts = Hinter dem Kamm
    .text = Mit dem Ballon schickt ihr Kundschafter auf Routen aus dem Krater. Sie gehen mit dem Wetter, sind Runden lang fort und bringen Güter, Menschen oder schlechte Nachrichten heim.
