### Der Befehl `ratusz`: Hilfeseiten, was rund um eine Partie gesagt wird und was an Dateien und Befehlszeilen falsch sein kann. Zwischen
### Gravis-Zeichen stehen Befehle und Schalter; sie werden nie übersetzt.

## Hilfeseiten

help-ratusz = Anspruchsvolle Brettspiele. `ratusz` allein öffnet sie im Browser; `ratusz play state51` beginnt eine Partie gegen einen Bot im Terminal; `ratusz COMMAND --help` sagt mehr über einen Befehl.
help-commands = Befehle
help-arguments = Argumente
help-parameters = Schalter
help-help = diese Seite zeigen
help-version = die Version zeigen
help-lang = Sprache: en, pl, de oder ru; sonst die aus RATUSZ_LANG oder die des Systems

# $version (text), $engine (compiled or interpreted)
version = { $version } ({ $engine ->
        [compiled] Spielkern kompiliert
       *[interpreted] Spielkern interpretiert
    })

help-play = Eine Partie gegen einen Bot spielen oder gegen jemanden neben dir.
help-learn = Ein Spiel in kurzen Lektionen lernen; ohne Lektion alle auflisten.
help-puzzle = Ein Rätsel lösen: eine Stellung mit einer besten Antwort; ohne Nummer zeigen, wie weit du bist.
help-watch = Bots beim Spielen zusehen.
help-simulate = Bots viele Partien spielen lassen und zählen, wer gewinnt.
help-balance = Den Experten oft gegen sich selbst spielen lassen und sagen, was Fraktionen und Karten wert sind.
help-new-game = Den Ordner eines neuen Spiels anlegen, das sich sofort spielen lässt.
help-new-name = der Name des Spiels: kleine Buchstaben, Ziffern und Unterstriche
help-check = Prüfen, ob ein Spiel alles einhält, was jedes Spiel einhalten muss: Regeln, Aufzeichnungen, Geheimnisse, Worte, alle Oberflächen.
help-bench = Die Geschwindigkeit des Spielkerns messen.
help-rules = Regeln nach Kennung oder Wörtern nachschlagen; ohne Suche alle auflisten.
help-coverage = Die Regeln zählen, die ein Test belegt, und die ohne Test auflisten.
help-replay = Eine aufgezeichnete Partie Zug für Zug erzählen.
help-chronicle = Die Chronik einer beendeten Partie als Seite zum Herzeigen schreiben.
help-analyse = Den Trainer eine aufgezeichnete Partie durchgehen lassen: Chancen, die teuersten Züge, was besser war und warum.
help-verify = Prüfen, ob eine Aufzeichnung ehrlich ist: ob der Startwert der zugesagte ist und die Züge zu ihrem Ergebnis führen.
help-engine = Einem anderen Programm die Regeln bereitstellen, je eine Zeile JSON.

# $games (list of ids)
help-game = Name des Spiels; es gibt: { $games }
help-lesson = Name der Lektion; sonst eine Liste der Lektionen
help-puzzle-number = Nummer des Rätsels
help-puzzle-today = das Rätsel des Tages, für alle dasselbe
help-against = wer gegen dich spielt: rookie, trader, planner, strategist oder expert, oder human für jemanden neben dir; wer zuletzt genannt ist, nimmt alle übrigen Plätze; sonst greedy
help-seat-count = wie viele mitspielen, du eingeschlossen; sonst so wenige, wie das Spiel zulässt
help-seat = dein Platz, gezählt ab 0; sonst 0
help-seed = Startwert für das Mischen: gleicher Text, gleiche Karten; sonst zufällig
help-option = eine Option des Spiels; mehrmals möglich
help-name = dein Name; mehrmals angegeben: die Namen der Personen in der Reihenfolge ihrer Plätze
help-resume = eine gespeicherte Partie fortsetzen
help-save-as = wohin die Partie und am Ende ihre Aufzeichnung gespeichert wird
help-until = bei jedem Beginn einer Phase (`phase`), einer Runde (`round`) oder der Phase dieses Namens anhalten, um vor dem Weiterspielen hinzusehen
help-file = eine aufgezeichnete Partie
help-chronicle-page = die Seite, die geschrieben wird, etwa stadt.html
help-json = JSON ausgeben
help-seats = wer auf welchem Platz sitzt; wer zuletzt genannt ist, nimmt alle übrigen Plätze
help-pace = Wartezeit nach jedem Zug in Sekunden
help-to = nach diesem Zug aufhören
help-eyes = nur erzählen, was dieser Platz gesehen hat; sonst alles
help-analyse-seat = nur die Züge dieses Platzes beurteilen
help-analyse-jobs = wie viele Prozesse gleichzeitig urteilen; sonst einer je Kern
help-query = Kennung einer Regel, deren Anfang oder Wörter
help-rules-game = nur die Regeln dieses Spiels
help-tests = wo die Tests liegen
help-games = wie viele Partien
help-jobs = wie viele Prozesse gleichzeitig spielen
help-seconds = wie lange gemessen wird
help-device = wo gespielt wird: cpu oder cuda (eine Grafikkarte)
help-page = wohin die Zahlen als Seite geschrieben werden, mit Schaubildern daneben

## Spielen

# The name of a person who gave none.
play-person = Spieler
# $game (name), $players (list of names)
play-welcome = { $game }: { $players }.
# $commitment (hexadecimal number)
play-commitment = Gemischt wird aus einem geheimen Startwert. Sein Fingerabdruck, damit ihn jetzt niemand mehr ändern kann: { $commitment }
play-how = Antworte mit einer Nummer oder mit den Anfängen der Wörter einer Aktion. `help` zeigt, was du sonst noch eingeben kannst.
play-paused = Das Spiel steht am Anfang einer Phase. Drücke die Eingabetaste, um weiterzuspielen.
# $player (name of a bot)
play-thinking = { $player } denkt nach …
# $player (who is next), $last (who made the last move)
play-hand-over = { $player } ist an der Reihe. Wenn { $last } nicht mehr hinsieht, drücke die Eingabetaste; `undo` nimmt den letzten Zug von { $last } zurück.
# The same, when who looked last has left the game: $player, $last (names)
play-hand-over-gone = { $player } ist an der Reihe. Wenn { $last } nicht mehr hinsieht, drücke die Eingabetaste.
play-nothing-refused = Hier wird nichts abgelehnt.
# $bot (name), $label (a choice), $text (what to type for it)
play-hint = { $bot } würde wählen: { $label }. (`{ $text }`)
# Before bots decide; $text (what may be typed instead of Enter)
play-ready = Zeit zum Verhandeln: Biete etwas an (help zeigt, wie) oder drücke die Eingabetaste, wenn du so weit bist. (`{ $text }`)
# The second and the third; $label (a choice), $text (what to type for it)
play-hint-next = Oder: { $label }. (`{ $text }`)
play-hint-alike = Er sieht keinen Unterschied: Wähle, was dir gefällt.
# $text (of a move)
play-undone = Zurückgenommen: { $text }.
# $text (what was typed)
play-confirm = Das lässt sich nicht zurücknehmen. Gib zur Bestätigung noch einmal `{ $text }` ein oder etwas anderes, um weiterzuspielen.
# A command follows.
play-saved = Die Partie ist gespeichert. So setzt du sie fort:
# Two commands follow.
play-record = So siehst du diese Partie noch einmal und prüfst, ob sie ehrlich war:
# A command follows.
play-analyse = So geht der Trainer sie durch und zeigt deine Chancen und die teuersten Züge:
# $file (path)
play-rules-changed = Seit { $file } gespeichert wurde, haben sich Regeln oder Karten geändert: Die Partie geht von ihrer letzten Stellung aus weiter, und frühere Züge lassen sich nicht zurücknehmen. Die alte Datei bleibt, wie sie ist.

# $text (an action), $short (the beginnings of its words)
play-help = Eine Nummer oder die Anfänge der Wörter einer Aktion führen einen Zug aus: `1`, `{ $text }`, `{ $short }`. Außerdem kannst du eingeben:
play-help-table = noch einmal der Tisch und was du wählen kannst
# $short (a choice, shortened)
play-help-what = was eine Wahl bewirkt, soweit du es wissen kannst: `what 1`, `what { $short }`; allein: jede Wahl
# $action (the first word of one)
play-help-why = warum nicht geht, was nicht auf der Liste steht; mit Wörtern nur Aktionen, die so beginnen: `why { $action }`
# $card (id)
play-help-card = der Text einer Karte oder Fraktion: `card { $card }`; allein: alle
# $part (the beginning of an id), $clause (id), $word (a word of its topic)
play-help-rules = Regeln aus dem Regelheft: `rules { $part }`, `rules { $clause }`, `rules { $word }`
play-help-hint = was ein Bot an deiner Stelle täte, der weiß, was du weißt: `hint`, `hint search`
play-help-log = was zuletzt geschah; mit einer Zahl so viele Zeilen
play-help-undo = deinen letzten Zug zurücknehmen, wenn seitdem nichts Verdecktes gezeigt wurde
play-help-leave = die Partie verlassen: Auf deinem Platz spielt ein Bot weiter, und das Ergebnis sagt, dass du gegangen bist
play-help-save = die Partie speichern, hier oder in der Datei, die du nennst
play-help-help = diese Liste
play-help-quit = die Partie speichern und verlassen

## Ergebnisse

# Of several names: $before (all but the last, with commas), $last
names-and = { $before } und { $last }
# $you (yes: who reads has won; no), $others (how many winners besides), $names (of those)
result-winner = { $you ->
        [yes] { $others ->
            [0] Du hast gewonnen.
           *[other] Du hast gewonnen, ebenso { $names }.
        }
       *[no] { $others ->
            [0] Die Partie endet unentschieden.
            [one] { $names } hat gewonnen.
           *[other] { $names } haben gewonnen.
        }
    }
# $best, $other (points), $even (yes: the same, and something else decided)
result-score = { $even ->
        [yes] Endstand: je { $best }.
       *[no] Endstand: { $best } zu { $other }.
    }
# $you (yes: who reads; no), $player (name)
result-resigned = { $you ->
        [yes] Du hast aufgegeben.
       *[no] { $player } hat aufgegeben.
    }
# $names (of players), $count (how many)
result-left = { $names } { $count ->
        [one] hat die Partie vorzeitig verlassen, und ein Bot hat
       *[other] haben die Partie vorzeitig verlassen, und Bots haben
    } weitergespielt.
# $player (name)
event-player-left = { $player } verlässt die Partie; auf diesem Platz spielt ein Bot weiter.

## Aufzeichnungen

# $commitment (hexadecimal number)
verify-seed = Der Startwert ist der, der vor der Partie zugesagt wurde ({ $commitment }).
verify-start = Die Partie begann in einer vorgegebenen Stellung; es gibt keinen Startwert zu prüfen.
# $moves (number)
verify-moves = { $moves ->
        [one] Der eine Zug ist erlaubt und führt
       *[other] Alle { $moves } Züge sind erlaubt und führen
    } zu der Stellung und dem Ergebnis, die die Aufzeichnung angibt.
verify-over = Die Partie wurde zu Ende gespielt.
verify-unfinished = Die Partie ist nicht zu Ende; so steht sie.
# $file (path)
chronicle-written = Die Chronik ist in { $file }.

## Viele Partien

# Beside a bar that fills.
simulate-progress = Partien
simulate-bot = Bot
simulate-wins = Siege
simulate-share = Anteil
simulate-interval = 95-%-Intervall
# $value (share)
simulate-percent = { NUMBER($value, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $low, $high (shares)
simulate-between = { NUMBER($low, style: "percent", maximumFractionDigits: 0) } – { NUMBER($high, style: "percent", maximumFractionDigits: 0) }
# $value (number)
simulate-average = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
# $games, $draws, $seconds, $pace (games a second): numbers; $seed (text)
simulate-summary = { $games ->
        [one] Eine Partie
       *[other] { $games } Partien
    } in { $seconds } Sekunden ({ $pace } pro Sekunde). Ohne Sieger: { $draws }. Die übrigen Zahlen sind Durchschnittswerte. Startwert: { $seed }

balance-compiling = Bevor viele Partien auf einmal gespielt werden, werden die Regeln dafür kompiliert: nur beim ersten Mal, etwa eine Minute auf einem Rechner, der sonst nichts tut.
# $file (path)
balance-written = Geschrieben: { $file }

bench-game = Spiel
bench-decisions = Entscheidungen pro Sekunde
bench-clone = Kopie einer Stellung, µs
bench-kind = Spielkern
bench-compiled = kompiliert
bench-interpreted = interpretiert

## Regelhefte

# $game (name), $clauses, $exempt, $proven, $missing (numbers)
coverage-game = { $game }: { $clauses } Regeln, davon { $exempt } nur für den Spieltisch. Durch einen Test belegt: { $proven }. Ohne Test: { $missing }.

## Was falsch sein kann

# $word (text), $page (command)
problem-command-unknown = Es gibt keinen Befehl „{ $word }“; `{ $page }` zählt alle auf.
# $flag (word), $page (command)
problem-flag-unknown = Hier gibt es keinen Schalter „{ $flag }“; `{ $page }` zählt die vorhandenen auf.
# $flag (word), $got (text), $page (command)
problem-flag-value = „{ $got }“ passt nicht zu { $flag }; `{ $page }` sagt, was passt.
# $flag (word), $page (command)
problem-flag-empty = Nach { $flag } muss etwas folgen; `{ $page }` sagt, was.
# $flag (word), $page (command)
problem-flag-twice = { $flag } kann nur einmal angegeben werden; `{ $page }` sagt mehr.
# $flag (word), $got, $least, $most (numbers)
problem-flag-range = { $flag } kann nicht { $got } sein; wähle eine Zahl von { $least } bis { $most }.
# $flag (word), $page (command)
problem-argument-missing = { $flag } fehlt; `{ $page }` zeigt, wie der Befehl geschrieben wird.
# $word (text), $page (command)
problem-word-unused = „{ $word }“ ist ein Wort zu viel; `{ $page }` zeigt, wie der Befehl geschrieben wird.
# $detail (text, in English), $page (command)
problem-command-line = Der Befehl lässt sich nicht lesen: { $detail } `{ $page }` sagt mehr.
# $word (text)
problem-letters = „{ $word }“ ist nicht in UTF-8 geschrieben; stelle das Terminal auf UTF-8 um oder nimm andere Buchstaben.
# $known (list of ids)
problem-game-missing = Nenne das Spiel, zum Beispiel `ratusz play state51`; es gibt: { $known }.
# $got (text)
problem-option-form = Die Option „{ $got }“ hat keinen Wert; schreibe sie als Name=Wert, zum Beispiel first=0.
# $got (number), $people (number)
problem-names = Es sind { $got } Namen, aber nur { $people ->
        [one] eine Person
       *[other] { $people } Personen
    } am Tisch; lass ein --name weg oder spiele mit --against human.
# $flag (word)
problem-resume-flag = { $flag } gehört zu einer neuen Partie; lass es weg, um eine gespeicherte fortzusetzen.
# $file (path), $game (id), $got (id)
problem-resume-game = { $file } ist eine Partie von „{ $game }“, nicht von „{ $got }“; lass den Namen des Spiels weg.
problem-watch-human = Zusehen kannst du nur Bots; um selbst zu spielen, nimm `ratusz play`.

# $typed (text), $fitting (list of actions)
problem-answer-several = „{ $typed }“ passt zu mehr als einer Antwort: { $fitting }; gib etwas mehr ein.
# $got (number), $most (number)
problem-answer-number = Es gibt keine Nummer { $got }; wähle von 1 bis { $most }.
# $action (the first word of one)
problem-action-none = Für „{ $action }“ gibt es jetzt nichts zu wählen.
problem-undo-shown = Nach deinem letzten Zug wurde etwas Verdecktes gezeigt; er lässt sich nicht mehr zurücknehmen.
# $player (name)
problem-undo-answered = Dein letzter Zug lässt sich nicht mehr zurücknehmen: { $player } hat seitdem schon gezogen.
# $player (name)
problem-undo-gone = { $player } hat die Partie verlassen und nimmt nichts mehr zurück.
# $query (text)
problem-rules-nothing = Keine Regel hat die Kennung „{ $query }“ oder enthält alle diese Wörter; versuche es mit weniger Wörtern oder mit `rules` allein für die Liste.
# $got (number), $most (number)
problem-move-number = In dieser Aufzeichnung gibt es keinen Zug { $got }; wähle von 0 bis { $most }.

# $file (path)
problem-file-missing = Es gibt keine Datei { $file }; prüfe den Pfad.
# $file (path)
problem-file-folder = { $file } ist ein Ordner; nenne eine Datei.
# $folder (path)
problem-folder-missing = Es gibt keinen Ordner { $folder }; lege ihn an oder wähle einen anderen Ort.
# $file (path)
problem-file-forbidden = { $file } lässt sich nicht öffnen: Das System erlaubt es nicht; wähle einen anderen Ort oder ändere die Rechte.
# $file (path), $detail (text, in English)
problem-file-error = { $file } lässt sich nicht verwenden: { $detail }.
# $file (path)
problem-file-exists = { $file } gibt es schon und bleibt unverändert; nenne eine andere Datei oder setze eine gespeicherte Partie mit --resume fort.
# $file (path), $problem (a whole sentence)
problem-in-file = { $file }: { $problem }
# $file (path)
problem-record-torn = { $file } ist keine Aufzeichnung oder eine beschädigte: Die Datei lässt sich nicht als JSON lesen. Es wurde nichts geändert; nimm eine Kopie der Datei, wenn du eine hast.
# $seats (number)
problem-record-players = Die Spieler müssen als Liste von { $seats } Namen angegeben sein.
# $table (text), $known (list of ids)
problem-table-several = Mit „{ $table }“ beginnt die Kennung von mehr als einem Tisch: { $known }; gib etwas mehr ein.
# $package (name), $extra (name)
problem-package-missing = Dazu fehlt das Paket { $package }: pip install 'ratusz[{ $extra }]'.
problem-gpu-missing = Hier lässt sich keine NVIDIA-Grafikkarte nutzen: Prüfe nvidia-smi und pip install 'ratusz[train,cuda]', oder lass --device cuda weg.
# $games (number)
problem-memory-short = Für { $games } Partien zugleich reicht der Speicher nicht; gib etwas davon frei oder spiele mit --games weniger.
# $folder (path)
problem-tests-missing = In { $folder } gibt es keine Tests; führe dies in einer Arbeitskopie der Quellen aus oder nenne den Ordner mit --tests.
# $file (path), $line (number)
problem-tests-syntax = { $file } ist kein gültiges Python (Zeile { $line }); die Markierungen darin lassen sich nicht lesen.

# $game (id), $games (number)
check-fine = „{ $game }“ hält alles ein, in { $games ->
        [one] { $games } zufälligen Partie
       *[other] { $games } zufälligen Partien
    } und an jeder Oberfläche. Von der Seite wurden nur die Daten geprüft: Wie sie aussieht und ob sie sich bedienen lässt, muss ein Browser zeigen.
# $folder (path)
new-game-made = Der Ordner { $folder } enthält ein kleines Spiel, das sich spielen lässt. So geht es weiter:

## Lektionen

# $done (number), $count (number)
learn-progress = Geschafft: { $done } von { $count }.
# A command follows.
learn-how = Die Reihenfolge ist frei. Die nächste:
# $count (number)
learn-minutes = { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
# $goal (a sentence)
learn-goal = Ziel: { $goal }
learn-taken-back = Der Zug ist zurückgenommen. Versuche etwas anderes.
learn-reached = Gut gemacht, das Ziel ist erreicht.
# A command follows.
learn-next = Die nächste Lektion:
learn-missed = Gib `again` ein, um von vorn zu beginnen, oder drücke die Eingabetaste, um aufzuhören.
play-help-goal = das Ziel der Lektion
play-help-again = die Lektion von vorn beginnen
# $file (path)
problem-progress-torn = In { $file } stehen die geschafften Lektionen, aber die Datei lässt sich nicht lesen. Repariere oder verschiebe sie und versuche es noch einmal.
learn-kept = Was du von dieser Lektion gespielt hast, bleibt erhalten: Nächstes Mal geht es hier weiter.
# $count (number)
learn-resumed = { $count ->
        [one] Es geht nach { $count } Zug weiter. `again` beginnt von vorn.
       *[other] Es geht nach { $count } Zügen weiter. `again` beginnt von vorn.
    }
learn-anew = Was von dieser Lektion aufgehoben war, passt nicht mehr zu ihr: Sie beginnt von vorn.

## The mentor

help-mentor = mit einem Mentor an deiner Seite: vor jeder Entscheidung ein Satz darüber, was zählt, und ein Wort nach einer schwachen
play-help-mentor = ein Mentor an deiner Seite, an oder aus
play-mentor-on = Der Mentor setzt sich neben dich.
play-mentor-off = Der Mentor lässt dich allein.
# $text (what to type)
play-mentor-offer = Du hast noch keine Partie dieses Spiels beendet. Gib jederzeit `{ $text }` ein, und ein Mentor sagt dir vor jeder Entscheidung, was zählt.
# $sentence (what matters), $rule (clause)
play-mentor = Mentor: { $sentence } [{ $rule }]
# $label (a choice), $why (what it comes to)
play-mentor-chosen = Deine Wahl: { $label }. { $why }
# $label (a choice), $why (what it comes to)
play-mentor-better = Deutlich besser: { $label }. { $why }
play-mentor-undo = Gib `undo` ein, um es zurückzunehmen, oder drücke die Eingabetaste, um weiterzuspielen.

## Examples and the tour

# $player, $label (a choice)
rules-example = Zum Beispiel { $player }: { $label }.
# $player, $label (a choice)
rules-example-refused = Zum Beispiel darf { $player } nicht: { $label }.
rules-example-setup = Zum Beispiel beim Aufbau einer Partie:
help-board = mit dem Tisch vor dem, was das Beispiel erzählt
help-tour = das ganze Spiel in Bildern: einige Minuten Lesezeit
# $number, $count, $title
learn-tour-step = { $number } von { $count }: { $title }
# $rules (ids of clauses)
learn-tour-rules = Mehr im Regelheft: { $rules }.
# A command follows.
learn-tour-lesson = Probier es in einer Lektion:
