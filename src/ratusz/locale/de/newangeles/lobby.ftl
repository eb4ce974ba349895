### Vor dem Spiel: worum es geht, und was man wählt, wenn man einen Tisch eröffnet.

blurb = Vier bis sechs Konzerne lenken eine Stadt, die nicht fallen darf. Sie feilschen um jede Absprache, handeln mit Kapital, Vorteilskarten und Versprechen, halten die Bedrohung unter 25 und befriedigen die Nachfrage der Stadt; jeder will am Ende reicher sein als ein geheimer Rivale, und einer will vielleicht, dass die Stadt scheitert.
option-corporations = Konzerne
option-corporations-chosen = Der Reihe nach gewählt
option-corporations-random = Zufällig verteilt
option-general-draw = Mehrere allgemeine Karten auf einmal
option-general-draw-one-deck = Alle von einem Deck
option-general-draw-any-decks = Von beliebigen Decks
option-reshuffle = Wenn ein Aktionsdeck leer ist, wird der sortierte Ablagestapel
option-reshuffle-into-decks = In die Decks gemischt
option-reshuffle-under-decks = Unter die Decks gelegt
option-declined-investments = Nicht gewählte Investitionen
option-declined-investments-top = Kommen oben auf ihr Deck
option-declined-investments-shuffled = Werden in ihr Deck gemischt
