### Turniere von Bots, `ratusz arena`: die Hilfeseite, was der Befehl ausgibt, und die Seite, die er schreibt. Wörter zwischen Gravis-Zeichen
### sind Befehle und Flags; sie werden nie übersetzt.

## Hilfeseite

help-arena = Ein Turnier von Bots veranstalten: dieselben Karten für alle, wechselnde Plätze, Gewinnanteile, Wertungen und ein Bericht.
help-bots = wer teilnimmt; `search` und `expert` ohne eigene Vorgabe bekommen die Zeit von `--time`
help-time = Sekunden für eine Entscheidung
help-seats-at-table = wie viele an einem Tisch sitzen; sonst alle, die teilnehmen, oder so wenige, wie das Spiel erlaubt
help-backend = wer spielt: Prozesse dieses Rechners (local) oder ein Ray-Cluster (ray)
help-report = wohin der Bericht geschrieben wird, eine HTML-Seite; daneben wird jede beendete Partie aufgehoben, sodass derselbe Befehl nach einer Unterbrechung weiterspielt

## Unterwegs

# $games, $fresh (those that were played now), $draws, $seconds: numbers; $seed (text)
arena-summary = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    }, davon jetzt gespielt: { $fresh }, in { $seconds } Sekunden. Ohne Sieger: { $draws }. Die übrigen Zahlen sind Durchschnittswerte. Startwert: { $seed }
# $games (number), $file (path)
arena-kept = { $games ->
        [one] Eine beendete Partie ist
       *[other] { $games } beendete Partien sind
    } in { $file } aufgehoben; derselbe Befehl spielt die übrigen.

## Die Seite

# $game (name)
arena-title = Turnier: { $game }
# $games, $draws, $length (numbers)
arena-intro = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } mit durchschnittlich { $length } Entscheidungen. Partien ohne Sieger: { $draws }. Alle spielen mit denselben Karten, und jeder sitzt auf jedem Platz, sodass weder Glück noch Platz jemanden bevorzugt. Neben jedem Anteil steht sein 95-%-Intervall (Wilson). Der Befehl:
arena-bot = Bot
arena-games = Partien
arena-wins = Siege
arena-won = Gewonnen
arena-rating = Wertung
arena-thinking = Zeit pro Entscheidung
arena-about-won = Welchen Teil seiner Partien jeder Bot gewonnen hat.
    .title = Gewonnene Partien
arena-about-rating = Was ein Bot im Vergleich mit den anderen vermutlich wert ist (openskill, Plackett–Luce), zu etwa 95 % sicher. Alle beginnen bei 25.
    .title = Wertungen
arena-about-pairs = Wie oft der Bot der Zeile gewann, wo der Bot der Spalte nicht gewann, von allen Malen, bei denen es nicht gleich stand.
    .title = Gegeneinander
# Heads the column of the bots that are ahead in each line.
arena-ahead = Besser
arena-about-seats = Welchen Teil seiner Partien jeder Bot auf jedem Platz gewonnen hat.
    .title = Nach Plätzen
# $number (number of the seat, counted from 1)
arena-seat = Platz { $number }
# $share (share)
arena-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $share, $low, $high (shares)
arena-share = { NUMBER($share, style: "percent", maximumFractionDigits: 0) } ({ NUMBER($low, style: "percent", maximumFractionDigits: 0) } bis { NUMBER($high, style: "percent", maximumFractionDigits: 0) })
# $value (number)
arena-number = { NUMBER($value, maximumFractionDigits: 1) }
# $mu, $sigma (numbers)
arena-rated = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $milliseconds (number)
arena-moment = { NUMBER($milliseconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } ms

## Was nicht stimmen kann

# $file (path)
problem-journal-torn = { $file } sollte die Partien dieses Berichts enthalten, lässt sich aber nicht lesen; verschiebe die Datei oder nenne einen anderen --report.
# $file (path)
problem-journal-busy = In { $file } schreibt gerade ein anderes Turnier; warte dessen Ende ab oder nenne einen anderen --report.
# $file (path), $what (word), $want, $got (texts)
problem-journal-other = { $file } enthält die Partien eines anderen Turniers ({ $what }: „{ $want }“, nicht „{ $got }“); wiederhole dessen Argumente oder nenne einen anderen --report.
# $detail (what Ray says)
problem-ray-unreachable = Es lässt sich kein Ray-Cluster nutzen: { $detail }; prüfe RAY_ADDRESS oder lass --backend ray weg.
# $game (its name as in commands)
problem-encoding-none = { $game } sagt nirgends, wie es mit Zahlen gespielt wird: Sein Manifest nennt keine Kodierung.
