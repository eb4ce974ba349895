### Was an einer Eingabe falsch sein kann, je ein Satz. Zwischen Anführungszeichen steht, was jemand geschrieben hat, oder eine Kennung
### aus dem Spiel; beides wird nie übersetzt.

## Ein Spiel wählen

# $got (id), $known (list of ids)
problem-language = Es gibt keine Sprache „{ $got }“; möglich sind: { $known }.
# $game (id), $known (list of ids)
problem-game-unknown = Es gibt kein Spiel „{ $game }“; möglich sind: { $known }.
# $game (id), $package (name of a package), $detail (another problem, or what Python says)
problem-game-broken = Das Spiel „{ $game }“ aus dem Paket { $package } lässt sich nicht verwenden: { $detail } Aktualisiere das Paket oder deinstalliere es.
# $game (id), $packages (list of names of packages)
problem-game-twice = Mehrere Pakete enthalten ein Spiel „{ $game }“: { $packages }. Deinstalliere alle bis auf eines.
# $game (id)
problem-game-manifest = Der Einstiegspunkt „{ $game }“ muss zu einem Manifest mit diesem Namen führen.
# $game (id), $got (number), $known (list of numbers)
problem-seats = „{ $game }“ kann nicht von { $got ->
        [one] { $got } Person
       *[other] { $got } Personen
    } gespielt werden; mögliche Anzahl: { $known }.
# $game (id), $option (word), $known (list of words)
problem-option-unknown = „{ $game }“ hat keine Option „{ $option }“; es gibt: { $known }.
# $option (word), $got (word), $known (list of words)
problem-option-value = Die Option „{ $option }“ kann nicht „{ $got }“ sein; möglich sind: { $known }.
# $bot (text), $known (list of examples)
problem-bot-unknown = Es gibt keinen Bot „{ $bot }“; schreibe ihn wie eines dieser Beispiele: { $known }.
# $game (id)
problem-expert-missing = Für „{ $game }“ gibt es keinen Experten; nimm einen anderen Bot, etwa search.
# $game (id)
problem-expert-stale = Der Experte für „{ $game }“ hat nach anderen Regeln oder mit anderen Karten gelernt und spielt deshalb nicht; nimm einen anderen Bot, etwa search, oder trainiere ihn neu.
# $game (id)
problem-network-missing = Für „{ $game }“ gibt es kein Netz, das von allein spielt; es gibt eines für state51.

## Handeln

# $got (number), $seats (number)
problem-seat = Es gibt keinen Platz { $got }: Das Spiel hat { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }, gezählt ab 0.
problem-over = Die Partie ist zu Ende: Es gibt in ihr nichts mehr zu tun.
# $game (word)
problem-chronicle-none = „{ $game }“ führt keine Chronik.
problem-chronicle-early = Die Chronik wird erzählt, wenn das Spiel aus ist.
# $seat (number), $waiting (list of numbers)
problem-not-your-turn = Platz { $seat } ist jetzt nicht gefragt: Das Spiel wartet auf Platz { $waiting }.
# $action (text)
problem-illegal = „{ $action }“ ist jetzt nicht möglich; sieh in der Liste nach, was du wählen kannst.
problem-action-empty = Es wurde keine Aktion angegeben; schreibe eine aus der Liste.
# $action (text), $known (list of words)
problem-action-unknown = „{ $action }“ ist keine Aktion dieses Spiels; Aktionen beginnen mit einem dieser Wörter: { $known }.
# $typed (text)
problem-typed-unknown = „{ $typed }“ ist weder eine der Möglichkeiten noch ein Befehl. Antworte mit einer Nummer oder mit den Anfängen der Wörter einer Aktion; `help` zeigt, was du sonst noch eingeben kannst.
# $known (list of words)
problem-action-nameless = Der Aktion fehlt „do“; schreibe dort eines dieser Wörter: { $known }.
# $entry (word)
problem-action-lacks = Der Aktion fehlt der Eintrag „{ $entry }“; ergänze ihn.
# $entry (word)
problem-action-extra = Diese Aktion hat keinen Eintrag „{ $entry }“; lass ihn weg.
# $entry (word)
problem-action-list = Der Eintrag „{ $entry }“ der Aktion muss eine Liste sein.
# $text (text), $want (list of words), $got (number)
problem-word-count = „{ $text }“ hat nach dem ersten Wort die falsche Anzahl von Wörtern ({ $got }); erwartet wird dort: { $want }.
# $text (text)
problem-word-extra = „{ $text }“ hat zu viele Wörter: Nach dem ersten darf nichts folgen.
# $word (text)
problem-word-number = „{ $word }“ ist keine Zahl; schreibe eine ganze Zahl, zum Beispiel 2.
# $word (text), $most (number)
problem-word-large = „{ $word }“ ist eine zu große Zahl; nichts geht hier über { $most } hinaus.
# $word (text), $most (number)
problem-word-long = „{ $word }“ ist zu lang; ein Wort darf höchstens { $most } Zeichen haben.
# $card (text)
problem-card-unknown = Es gibt keine Karte „{ $card }“; schreibe ihre Kennung wie in der Liste der Karten.
# $what (kind of thing, in English), $got (text), $known (list of ids), $more (number of ids not listed)
problem-name-unknown = „{ $got }“ ist nicht bekannt ({ $what }); { $more ->
        [0] möglich sind: { $known }
       *[other] am ähnlichsten sind: { $known }
    }.
# $place (text)
problem-place-unknown = In diesem Staat gibt es keinen Ort „{ $place }“; eine zweite gleiche Karte wird mit einer Nummer geschrieben, zum Beispiel „gas-station:2“.
# $place (what was written)
problem-place-theirs = „{ $place }“ liegt im Staat deines Gegenübers; wähle einen eigenen Ort.
# $place (what was written)
problem-place-own = „{ $place }“ liegt in deinem eigenen Staat; besuchen kannst du nur Orte deines Gegenübers.
# $got (number), $now (number)
problem-stale = Das war für die Stellung nach Zug { $got } gedacht, die Partie ist aber schon bei Zug { $now }: Sieh auf den Tisch und wähle neu.

## Zurücknehmen

problem-undo-nothing = Es gibt keinen Zug, der sich zurücknehmen lässt.
# $seat (number)
problem-undo-over = Die Partie ist zu Ende, und ihre Aufzeichnung verrät alles; der letzte Zug (Platz { $seat }) lässt sich nur zurücknehmen, wenn alle zustimmen.
# $seat (number)
problem-undo-revealed = Der letzte Zug (Platz { $seat }) hat verdeckte Karten gezeigt; er lässt sich nur zurücknehmen, wenn alle zustimmen.
# $seat (number)
problem-undo-foreign = Der letzte Zug ist nicht deiner, sondern der von Platz { $seat }; er lässt sich nur zurücknehmen, wenn alle zustimmen.
# $seat (number)
problem-undo-left = Platz { $seat } hat die Partie verlassen: Sein letzter Zug lässt sich nur zurücknehmen, wenn alle zustimmen.
problem-paused = Die Partie steht zwischen zwei Phasen; mit `run` geht sie weiter.
problem-not-paused = Die Partie steht nicht zwischen zwei Phasen: Sie wartet auf jemanden oder ist zu Ende.
# $got (what was written), $known (names)
problem-until-unknown = Zu „{ $got }“ kommt das Spiel nie; anhalten lässt es sich bei: { $known }.

## Aufzeichnungen

# $field (path), $detail (what is wrong with it)
problem-record-form = Das ist keine Aufzeichnung einer Partie; Feld „{ $field }“: { $detail }.
# $got (number), $want (number)
problem-record-format = Die Aufzeichnung hat das Format { $got }, diese Version liest aber Format { $want }; nimm die Version, die sie geschrieben hat.
# $game (id), $got (number), $want (number)
problem-record-rules = Die Aufzeichnung wurde nach Regelversion { $got } von „{ $game }“ gespielt, und dies ist Version { $want }: Sie kann von ihrer letzten Stellung aus fortgesetzt, aber nicht nachgespielt werden.
# $game (id), $got (word), $want (word)
problem-record-content = Die Aufzeichnung wurde mit anderen Karten von „{ $game }“ gespielt ({ $got } statt { $want }): Sie kann von ihrer letzten Stellung aus fortgesetzt, aber nicht nachgespielt werden.
problem-record-commitment = Der Startwert in der Aufzeichnung ist nicht der, der zu Beginn zugesagt wurde: Die Aufzeichnung ist verändert worden.
problem-record-sealed = Die Aufzeichnung hat weder Startwert noch Anfangsstellung, weil sie ohne beides gespeichert wurde; nachspielen lässt sich nur eine vollständige Aufzeichnung.
# $number (number), $move (text), $problem (a whole sentence)
problem-record-move = Zug { $number } der Aufzeichnung, { $move }, lässt sich nicht ausführen. { $problem }
problem-record-move-form = Ein Zug muss aus Platz und Aktion bestehen, zum Beispiel [0, "pass"].
problem-record-snapshot = Die Züge der Aufzeichnung führen zu einer anderen Stellung als der, die sie angibt: Die Aufzeichnung ist verändert worden.
problem-record-result = Die Züge der Aufzeichnung führen zu einem anderen Ergebnis als dem, das sie angibt: Die Aufzeichnung ist verändert worden.
# $field (name of an entry of the record)
problem-record-field = Die Aufzeichnung ist verändert worden: Was sie unter „{ $field }“ angibt, passt nicht zu ihren Zügen.

## Stellungen

# $detail (one of the problem-value- messages)
problem-position-syntax = Die Stellung ist kein gültiges TOML: { $detail }.
# $where (path), $want (one of the want- messages), $got (text)
problem-position-type = Stellung, { $where }: Erwartet wird { $want }, gefunden wurde „{ $got }“.
want-table = eine Tabelle mit Einträgen
want-list = eine Liste
want-number = eine ganze Zahl
want-hexadecimal-number = eine hexadezimale Zahl
want-true-or-false = true oder false
want-text = ein Text
want-decimal = eine Dezimalzahl
want-null = null
# $where (path), $got (number or text), $least (number), $most (number, or the key none)
problem-position-range = Stellung, { $where }: { $got } passt nicht; der Wert muss { $most ->
        [none] mindestens { $least } sein
       *[other] zwischen { $least } und { $most } liegen
    }.
# $where (path), $got (text), $known (list of words), $more (number of words not listed)
problem-position-choice = Stellung, { $where }: „{ $got }“ ist nicht bekannt; { $more ->
        [0] möglich sind: { $known }
       *[other] am ähnlichsten sind: { $known }
    }.
# $where (path)
problem-position-key = Stellung, { $where }: Einen solchen Eintrag gibt es nicht; prüfe die Schreibweise oder lass ihn weg.
# $where (path), $card (id)
problem-position-instant = Stellung, { $where }: „{ $card }“ ist eine Sofortkarte; dort können nur Orte liegen.
# $where (path), $card (id)
problem-position-location = Stellung, { $where }: „{ $card }“ ist ein Ort; dort können nur Sofortkarten liegen.
# $got (number)
problem-position-seats = Die Stellung hat { $got ->
        [one] { $got } Platz
       *[other] { $got } Plätze
    }, das Spiel ist aber für 2 Personen.
# $faction (id)
problem-position-factions = Die Stellung gibt beiden die Fraktion „{ $faction }“; jede Seite braucht ihre eigene.
# $where (path), $card (id)
problem-position-known = Stellung, { $where }: „{ $card }“ ist öfter als bekannt aufgeführt, als die Karte auf dieser Hand ist.
# $where (path), $got (number), $most (number)
problem-position-base = Stellung, { $where }: Unter der Basis liegen { $got } Karten (Abkommen und Beute), Platz ist aber nur für { $most }.
# $where (path), $got (number), $most (number)
problem-position-slots = Stellung, { $where }: Der Ort hat { $got } SP-Marker, möglich sind aber höchstens { $most }.
# $where (path), $card (id)
problem-position-marker = Stellung, { $where }: „{ $card }“ gibt keine SP und kann deshalb keine SP-Marker haben.
# $card (id, or entry and number), $got (number), $most (number)
problem-position-twice = Die Stellung verwendet „{ $card }“ zu oft: { $got } statt höchstens { $most }.
# $seat (number)
problem-position-turn = In der Stellung ist Platz { $seat } am Zug, hat aber schon gepasst.
# $got (number), $most (number)
problem-position-display = In der Auslage der Stellung liegen { $got } Karten, möglich sind aber höchstens { $most }.
# $where (path), $phase (word)
problem-position-phase = Stellung, { $where }: Was hier steht oder fehlt, passt nicht zur Phase „{ $phase }“; ändere eins von beiden.
problem-position-played = Stellung, played: Dort können Karten nur liegen, solange eine Aktion läuft; nenne die Aufgaben dieser Aktion in „next“.
# $task (text)
problem-task-form = „{ $task }“ ist keine Aufgabe: Es muss eine Liste sein, die mit dem Namen einer Aufgabe beginnt.
# $task (text)
problem-task-unknown = Es gibt keine Aufgabe „{ $task }“.
# $task (word), $name (word), $got (text)
problem-task-argument = Die Aufgabe „{ $task }“ passt nicht zur Stellung: Prüfe den Eintrag „{ $name }“ in { $got }.
# $task (text), $phase (word)
problem-task-misplaced = Die Aufgabe { $task } kann an diesem Punkt der Phase „{ $phase }“ nicht stehen.
# $task (word)
problem-task-stuck = Von der Aufgabe „{ $task }“ aus geht es in dieser Stellung nicht weiter; prüfe, was sie sagt und was in „next“ nach ihr steht.
# $got, $most (numbers)
problem-task-many = Die Stellung hat { $got } laufende Aufgaben, möglich sind aber höchstens { $most }.
problem-position-flawed = Diese Stellung kann es nicht geben: Etwas darin geht nicht auf. Von etwas gibt es zu viel, es liegt an zwei Orten, oder zwei Angaben widersprechen sich.
# $where (path), $got (text)
problem-position-changed = Stellung, { $where }: So lässt sich der Eintrag nicht behalten; neu geschrieben lautet er „{ $got }“.

## Inhaltsdateien

# $file (name), $detail (one of the problem-value- messages)
problem-content-syntax = { $file } ist kein gültiges TOML: { $detail }.
# $file (name), $entry (id), $field (path), $detail (one of the problem-value- messages)
problem-content-field = { $file }, Eintrag „{ $entry }“, Feld „{ $field }“: { $detail }.
# $file (name), $entry (id), $field (word), $origin (word), $known (list of words)
problem-content-origin = { $file }, Eintrag „{ $entry }“: Die Herkunft von „{ $field }“ ist „{ $origin }“; möglich sind nur: { $known }.
# $file (name), $entry (id), $field (word)
problem-content-origin-field = { $file }, Eintrag „{ $entry }“: Für „{ $field }“ ist eine Herkunft angegeben, aber ein solches Feld gibt es nicht.
# $file (name), $entry (id)
problem-content-twice = { $file }: Der Eintrag „{ $entry }“ kommt zweimal vor.
# $file (name), $got, $want (numbers)
problem-content-deck = { $file }: Die Anzahlen der Sofortkarten und Orte ergeben zusammen { $got }, das Deck hat aber genau { $want } Karten; erhöhe oder verringere eine davon.
# $text (id of a message), $game (id)
problem-content-nameless = Der Text „{ $text }“ fehlt; füge ihn in locale/de/{ $game }/game.ftl ein und in dieselbe Datei der anderen Sprachen.
# $where (file and entry), $got (word), $known (list of words)
problem-content-kind = { $where }: „{ $got }“ ist keine Kartenart; möglich sind: { $known }.
# $where (file and entry), $kind (word), $got (list of words)
problem-content-ability = { $where }: Eine Karte der Art „{ $kind }“ kann die Fähigkeit „{ $got }“ nicht haben.
# $where (file and entry), $good (word), $known (list of words)
problem-content-good = { $where }: „{ $good }“ kann hier nicht stehen; möglich sind: { $known }.
# $where (file and entry), $good (word), $got (number), $least (number)
problem-content-amount = { $where }: Die Menge von „{ $good }“ ist { $got }, muss aber mindestens { $least } sein.
# $where (file and entry), $good (word), $got (number), $most (number)
problem-content-much = { $where }: Die Menge von „{ $good }“ ist { $got }, darf aber höchstens { $most } sein.
# $where (file and entry), $icon (word), $known (list of words)
problem-content-icon = { $where }: „{ $icon }“ ist kein Typsymbol; möglich sind: { $known }.
# $where (file and entry), $got (number)
problem-content-marker = { $where }: Ein SP-Marker kann nicht { $got } SP wert sein, nur 1 oder 2.
# $where (file and entry)
problem-content-empty = { $where }: Der Effekt nennt keine Güter; nenne mindestens eines.

## Ausprobierte Effekte

# $field (path), $detail (one of the problem-value- messages)
problem-effect-field = Der Effekt lässt sich bei „{ $field }“ nicht lesen: { $detail }.
# $game (id)
problem-effect-none = In „{ $game }“ hat keine Karte einen Effekt, also lässt sich keiner ausprobieren.
problem-effect-empty = Der Effekt ist leer; nenne mindestens etwas, was geschehen soll, zum Beispiel „gain“.
# $field (word)
problem-effect-on = Ein SP-Marker braucht einen Ort, unter dem er liegt: Nenne ihn mit „{ $field }“.
# $place (id)
problem-effect-mark = „{ $place }“ gibt keine SP, also kann kein SP-Marker darunterliegen; nenne einen anderen Ort.
problem-effect-order = Der Preis kommt zuerst: Setze „pay“ im Effekt vor alles andere.
# $ask (word)
problem-effect-busy = Das Spiel wartet auf eine Antwort („{ $ask }“); gib sie zuerst und probiere dann den Effekt aus.

## Teile von Sätzen: was an einem Wert falsch ist. Sie stehen dort, wo andere Meldungen $detail haben.

problem-value-missing = Der Wert fehlt
problem-value-letters = Darin stehen Zeichen, die niemand sehen kann
problem-value-unknown = Ein solches Feld gibt es nicht
# $want, $got (lists of want- messages)
problem-value-type = erwartet: { $want }; gefunden: { $got }
# $bound (number)
problem-value-least = Der Wert muss mindestens { $bound } sein
# $bound (number)
problem-value-most = Der Wert darf höchstens { $bound } sein
# $bound (number)
problem-value-short = Die Länge muss mindestens { $bound } sein
# $bound (number)
problem-value-long = Die Länge darf höchstens { $bound } sein
# $bound (number)
problem-value-length = Die Länge muss { $bound } sein
# $got (text)
problem-value-choice = „{ $got }“ ist hier nicht möglich
problem-value-digits = Eine Zahl hat zu viele Ziffern
problem-value-deep = Die Verschachtelung ist zu tief
# $detail (text, in English)
problem-value-other = „{ $detail }“

## Was `ratusz check` findet

# $check (word), $game (number of the game or “-”), $move (how many moves were made), $detail (another problem, or what Python says)
problem-check-crash = Die Prüfung „{ $check }“ kam nicht weiter (Spiel { $game }, nach Zug { $move }): { $detail }
# $game (number of the game), $most (number of moves)
problem-check-endless = Spiel { $game } endet nicht: { $most } Züge wurden gemacht.
# $game (number of the game), $move (how many moves were made), $flaw (words of the game’s author)
problem-check-flaw = In Spiel { $game }, nach Zug { $move }, stimmt etwas nicht: { $flaw }.
# $game (number of the game), $move (how many moves were made), $seat (number), $ask (id)
problem-check-stuck = In Spiel { $game }, nach Zug { $move }, wird Platz { $seat } „{ $ask }“ gefragt und hat keine erlaubte Antwort.
# $game (number of the game), $move (how many moves were made)
problem-check-clone = In Spiel { $game }, nach Zug { $move }, ändert das Weiterspielen auf einem Klon das Original: `clone` teilt etwas.
# $game, $move (numbers), $event (its kind)
problem-check-moment = In Spiel { $game }, bei Zug { $move }, ist der bei „{ $event }“ festgehaltene Stand nicht der damalige: `clone` teilt etwas.
# $game (number of the game), $move (how many moves were made), $line (a line of the position, or “-”)
problem-check-position = In Spiel { $game }, nach Zug { $move }, ist die wieder gelesene Stellung eine andere; der erste Unterschied: { $line }
# $game (number of the game), $move (how many moves were made)
problem-check-position-future = In Spiel { $game }, nach Zug { $move }, führt die wieder gelesene Stellung zu einem anderen Spiel: Sie enthält nicht alles, worauf es ankommt.
# $game (number of the game), $move (how many moves were made), $seat (number, or “-” for a spectator)
problem-check-rebuild = In Spiel { $game }, nach Zug { $move }, ergibt der aus der Sicht von Platz { $seat } gebaute Zustand nicht wieder diese Sicht oder ist fehlerhaft.
# $game (number of the game), $move (how many moves were made), $seat (number, or “-” for a spectator)
problem-check-leak = In Spiel { $game }, nach Zug { $move }, sieht Platz { $seat } etwas, das von dem abhängt, was er nicht wissen kann.
# $game (number of the game), $move (how many moves were made), $seat (number, or “-” for a spectator), $flaw (words of the game’s author)
problem-check-guess = In Spiel { $game }, nach Zug { $move }, ist eine Vermutung über das, was Platz { $seat } nicht wissen kann, fehlerhaft: { $flaw }.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-text = In Spiel { $game }, nach Zug { $move }, wird die Aktion „{ $action }“ nicht so gelesen, wie sie geschrieben wurde, oder kommt zweimal vor.
# $game (number of the game), $move (how many moves were made)
problem-check-options = In Spiel { $game }, nach Zug { $move }, sind andere Aktionen erlaubt, wenn nach Gründen gefragt wird, als ohne.
# $clause (id)
problem-check-clause = Ein Ereignis oder eine Ablehnung nennt die Regel „{ $clause }“, die das Regelwerk nicht hat.
# $game (number of the game), $move (how many moves were made), $action (text), $clause (id)
problem-check-refusal = In Spiel { $game }, nach Zug { $move }, gilt „{ $action }“ als abgelehnt nach { $clause }, aber der Versuch wird anders beantwortet.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-legal = In Spiel { $game }, nach Zug { $move }, wird „{ $action }“ angeboten, aber abgelehnt.
# $game (number of the game), $move (how many moves were made)
problem-check-asking = In Spiel { $game }, nach Zug { $move }, ändert schon die Frage, was erlaubt ist, den Zustand.
# $game (number of the game), $move (how many moves were made), $action (text), $figure (name), $change, $least and $most (numbers)
problem-check-preview = In Spiel { $game }, nach Zug { $move }, ändert „{ $action }“ „{ $figure }“ um { $change }, vorhergesehen war { $least } bis { $most }.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-preview-events = In Spiel { $game }, nach Zug { $move }, führt „{ $action }“ zu anderen Ereignissen, als vorhergesehen.
# $game (number of the game), $move (how many moves were made), $action (text), $ends (name of a question or of a reason)
problem-check-preview-end = In Spiel { $game }, nach Zug { $move }, endet „{ $action }“ mit „{ $ends }“, was nicht vorhergesehen war.
# $game (number of the game), $move (how many moves were made), $action (text), $certain (yes or no)
problem-check-preview-certain = In Spiel { $game }, nach Zug { $move }, wurde „{ $action }“ { $certain ->
        [yes] sicher genannt, obwohl unterwegs jemand die Wahl hatte
       *[no] nicht sicher genannt, obwohl unterwegs niemand die Wahl hatte
    }.
# $game (number of the game), $move (how many moves were made), $action (text)
problem-check-preview-leak = In Spiel { $game }, nach Zug { $move }, hängt die Vorschau von „{ $action }“ davon ab, was der Platz nicht wissen kann.
# $game (number of the game)
problem-check-result = Spiel { $game } ist aus, aber sein Ergebnis sagt es nicht für jeden Platz.
# $game (number of the game)
problem-check-record = Die Aufzeichnung von Spiel { $game } führt nicht dorthin, wohin das Spiel führte.
problem-check-seed = Gleiche Startwerte ergeben verschiedene Spiele oder verschiedene gleiche.
# $language (code), $text (beginning of what cannot be read)
problem-check-message = Eine Nachricht der Sprache „{ $language }“ ist nicht lesbar: { $text }
# $id (id), $language (code), $folder (path)
problem-check-untranslated = In der Sprache „{ $language }“ fehlt die Nachricht „{ $id }“; füge sie in { $folder } hinzu.
# $id (id), $folder (path)
problem-check-unsaid = Die Nachricht „{ $id }“ fehlt, oder ihr fehlt eine Angabe; sieh in { $folder } nach.
# $front (part of Ratusz), $detail (words)
problem-check-front = An „{ $front }“ lässt sich das Spiel nicht spielen: { $detail }
# $name (word)
problem-new-name = „{ $name }“ kann kein Spiel heißen: Nimm kleine Buchstaben, Ziffern und Unterstriche, zuerst einen Buchstaben, und kein Wort, das Python für sich behält.
# $name (id)
problem-new-taken = Ein Spiel oder Paket „{ $name }“ gibt es schon; wähle einen anderen Namen.
# $folder (path)
problem-new-folder = { $folder } gibt es schon; wähle einen anderen Namen oder räume es weg.

## Lektionen

# $file (name), $field (path), $detail (one of the problem-value- messages)
problem-lesson-field = Lektion { $file }, Feld „{ $field }“: { $detail }.
# $file (name), $field (path), $detail (a sentence)
problem-lesson-wrong = Lektion { $file }, Feld „{ $field }“: { $detail }
# $file (name), $detail (one of the problem-value- messages)
problem-lesson-syntax = Die Lektion { $file } ist kein gültiges TOML: { $detail }.
# $got (text)
problem-lesson-condition = „{ $got }“ ist keine Bedingung; schreibe sie zum Beispiel so: score >= 5.
# $got (text), $known (list of names)
problem-lesson-name = „{ $got }“ gibt es nicht; es gibt: { $known }.
# $got (number), $seats (number)
problem-lesson-bots = { $seats ->
        [one] Es gibt nur einen Platz, den des Lernenden: Nenne keinen Bot.
       *[other] Nenne einen oder mehrere Bots für die anderen Plätze; mit dem des Lernenden sind es { $seats }, genannt sind { $got }.
    }
# $got (text)
problem-lesson-event = Kein Ereignis heißt „{ $got }“; es gibt die der Nachrichten event-….
problem-lesson-aimless = Es ist nichts genannt, was erreicht werden soll: weder Zahlen noch ein Ereignis, eine Frage, ein Abschnitt oder ein Sieg.
problem-lesson-reached = Das Ziel ist erreicht, bevor der Lernende etwas getan hat.
# $other (name of a file)
problem-lesson-order = { $other } hat denselben Platz in der Reihenfolge.
# $game (id), $lesson (text), $known (list of names)
problem-lesson-unknown = Das Spiel { $game } hat keine Lektion „{ $lesson }“; es gibt: { $known }.
# $game (id)
problem-lesson-none = Das Spiel { $game } hat keine Lektionen.
# $file (name), $id (of the message), $language (code)
problem-lesson-text = Die Lektion { $file } kann nicht sprechen: In der Sprache „{ $language }“ fehlt der Text „{ $id }“.
# $action (pattern), $legal (list of actions)
problem-lesson-illegal = „{ $action }“ passt zu keiner der dann möglichen Aktionen: { $legal }.
# $status (open or missed), $moves (list of actions)
problem-lesson-unsolved = Das führt nicht zum Ziel ({ $status }); gespielt wurde: { $moves }.
# $action (text), $got (name of an answer)
problem-lesson-answered = „{ $action }“ bekommt die Antwort „{ $got }“.
# $action (text)
problem-lesson-unanswered = „{ $action }“ bekommt keine Antwort.
# $action (text)
problem-lesson-astray = „{ $action }“ führt vom Ziel weg und bekommt keine Antwort.
# $clause
problem-example-none = Für { $clause } gibt es kein Beispiel.
# $game
problem-tour-none = Von { $game } gibt es keine Bilder für einen Rundgang.
# $file (path of a record)
problem-analyse-unfinished = { $file } enthält eine Partie, die noch nicht zu Ende ist. Spiele sie erst fertig (`ratusz play --resume { $file }`): Über eine laufende Partie sagt der Trainer nichts.
# $game (id), $got, $most (numbers)
problem-puzzle-unknown = In { $game } gibt es kein Rätsel { $got }; sie sind von 1 bis { $most } nummeriert.
# $game (id)
problem-puzzle-none = Das Spiel { $game } hat keine Rätsel.
# $file (name), $field (path), $detail (part of a sentence)
problem-puzzle-field = Rätsel { $file }, Feld „{ $field }“: { $detail }.
# $file (name), $field (path), $detail (a sentence)
problem-puzzle-wrong = Rätsel { $file }, Feld „{ $field }“: { $detail }
# $file (name), $detail (part of a sentence)
problem-puzzle-syntax = Das Rätsel { $file } ist kein gültiges TOML: { $detail }.
# $seat (number)
problem-puzzle-unasked = Platz { $seat } wird hier nichts gefragt.
# $action (text)
problem-puzzle-right = „{ $action }“ ist die Lösung und kann nicht zugleich falsch sein.
problem-hints-forbidden = An diesem Tisch sind Tipps nicht erlaubt: Wer ihn eröffnet hat, wollte es so.
problem-coach-busy = Der Trainer hat gerade zu viel zu tun. Frage in einer Weile noch einmal.

## Letters and links

problem-smtp-form = Die Adresse des Mailservers ist nicht lesbar. Schreib sie wie smtp://name:passwort@mail.example:587, oder smtps://… für einen, der von Anfang an verschlüsselt.
problem-smtp-origin = E-Mails enthalten Links zu diesem Server, er muss also seine öffentliche Adresse kennen: Gib auch --origin an.
problem-smtp-sender = E-Mails brauchen einen Absender: Gib --mail-from mit einer Adresse wie „Ratusz <ratusz@spiele.example>“ an.
problem-no-mail = Dieser Server verschickt keine E-Mails.
problem-email-form = Das ist keine E-Mail-Adresse. Sie sieht aus wie name@mail.example.
problem-link-refused = Dieser Link gilt nicht mehr: Er ist zu alt, wurde schon benutzt oder stammt nicht von diesem Server. Fordere einen neuen an.
problem-too-many-letters = Zu viele E-Mails in kurzer Zeit. Warte eine Stunde und versuch es dann noch einmal.
problem-no-push = Dieser Server schickt keine Mitteilungen an Browser: Er läuft ohne das Paket pywebpush (pip install ratusz[push]).
problem-push-form = Die Anmeldung eines Browsers für Mitteilungen hat nicht die erwartete Form oder nennt einen Dienst, der hier nicht bekannt ist.
problem-quiet-form = Ruhezeiten gehen von einer Minute des Tages bis zu einer anderen, 0 bis 1439.
# $got (a name)
problem-zone-unknown = Es gibt keine Zeitzone „{ $got }“. Zonen heißen zum Beispiel Europe/Warsaw.
problem-absence-form = Eine Vertretung braucht einen Anfang und ein späteres Ende, höchstens ein Jahr im Voraus.

## Time

# $least, $most (seconds)
problem-pace-form = Eine Bedenkzeit liegt zwischen { $least } und { $most } Sekunden; nach jedem Zug einer Partie am Stück kommen höchstens zehn Minuten dazu.
# $most (seconds)
problem-bargain-form = Die Zeit zum Verhandeln liegt zwischen 0 und { $most } Sekunden.
problem-bargain-none = In diesem Spiel gibt es nichts zu verhandeln, also auch keine Zeit dafür festzulegen.
problem-not-late = Dort ist niemandes Zeit abgelaufen.
problem-late-others = Was geschieht, wenn jemandes Zeit abgelaufen ist, entscheiden die anderen Spieler.
problem-nudge-nobody = Niemand ist zu erinnern: Ein Mensch muss am Zug sein, und nicht du selbst.
problem-nudge-unreachable = Dieser Spieler nimmt keine Mitteilungen entgegen, eine Erinnerung käme nicht an.
problem-nudge-early = Erinnern kann man nach einer Stunde des Wartens.
problem-nudge-done = Dieser Spieler wurde schon erinnert.
