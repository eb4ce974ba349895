### Die Seite: was sie von sich aus sagt. Alles, was vom Verlauf einer Partie abhängt, kommt vom Server.

## Überall

web-loading = Einen Moment …
web-offline = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
web-reload = Neu laden
web-close = Schließen
web-back = Zurück
web-home = Zur Startseite
web-tools = Sprache, Farben und Menü
web-menu = Menü
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie mein System
web-theme-dark = Dunkel
web-theme-light = Hell
web-theme-to-light = Zu hellen Farben wechseln
web-theme-to-dark = Zu dunklen Farben wechseln
# How fast what happens is told: bots' moves, and big moments
web-speed = Tempo
web-speed-slow = Langsam
    .about = Große Momente warten, bis du weitergehst; Bots lassen sich Zeit.
web-speed-usual = Normal
    .about = Große Momente warten, bis du weitergehst.
web-speed-fast = Schnell
    .about = Große Momente gehen von selbst vorbei.
web-speed-once = Sofort
    .about = Nichts wird von selbst gezeigt; der Verlauf erzählt es.
# $rule (id of a clause)
web-open-clause = Regel { $rule } im Regelheft öffnen
web-clauses = Regeln:
web-nowhere = Unter dieser Adresse ist nichts.
# In the title of the window; $game (name)
web-title = { $game } · Ratusz
# $game (name)
web-title-turn = ● Du bist dran · { $game }

## Die Startseite

web-games = Spiele
# $others (number): how many sit at the smallest table beside you
web-play-now = { $others ->
        [0] Sofort allein spielen
        [1] Sofort gegen einen Bot spielen
       *[other] Sofort gegen Bots spielen
    }
web-set-up = Einen Tisch einrichten
# $count (number), $range (the number, or a range such as 2–4)
web-players = { $count ->
        [one] { $range } Person
       *[other] { $range } Personen
    }
# $count (number)
web-minutes = { $count ->
        [one] etwa { $count } Minute
       *[other] etwa { $count } Minuten
    }
web-mine = Deine Partien
# $count (number): those that are folded
web-tables-more = { $count } weitere
# On the first page, for whoever plays nothing yet
web-what = Große Brettspiele mit allen Regeln: gegen Bots oder mit Freunden, an einem Abend oder über Tage.
web-more-ways = Mit Freunden oder zur Übung
web-finished = Beendete Partien
web-open = Offene Tische
web-open-none = Gerade wartet niemand auf Mitspieler. Eröffne selbst einen Tisch und schick jemandem den Link.
web-join-link = Jemand hat dir einen Link geschickt? Füge ihn hier ein.
web-join-go = Dorthin
web-join-form = Das ist kein Link zu einem Tisch.
web-import = Eine als Datei gespeicherte Partie ansehen
web-import-form = Diese Datei ist keine gespeicherte Partie.
# $round (number)
web-round = Runde { $round }
web-archive = gespeicherte Partie
# $move (number; 0: it is not known)
web-known = { $move ->
        [0] Fortsetzung einer beendeten Partie
       *[other] Fortsetzung einer beendeten Partie ab Zug { $move }
    }; wer diesen Tisch eröffnet hat, kennt vielleicht die Karten.
web-seat-free = ein Platz ist frei
web-seat-yours = ein Platz ist für dich frei
web-seat-kept = eingeladen: { $players }
# $players (names)
web-who-left = Mitten in der Partie gegangen, weiter spielt ein Bot: { $players }
web-about = Über Ratusz
# Stands at the foot of the home page.
web-credit-short = Symbole: game-icons.net, CC BY 3.0

## Über diese Seite

web-about-text = Mit Ratusz spielst du anspruchsvolle Brettspiele nach ihren vollständigen Regeln: im Browser, im Terminal, gegen Menschen und gegen Bots, die nicht mehr wissen als du. Jede Ablehnung nennt die Regel, auf der sie beruht.
# $version (text), $engine (compiled or interpreted)
web-about-version = Version { $version } ({ $engine ->
        [compiled] Spielkern kompiliert
       *[interpreted] Spielkern interpretiert
    })
web-fair = Ehrliches Mischen
web-credits = Dank an
web-credit-icons = Symbole von Lorc, Delapouite und anderen:
web-credit-fonts = Schriften:
web-credit-code = Gebaut mit
web-license = Ratusz ist freie Software unter der Apache-Lizenz 2.0.

## Ein neuer Tisch

web-seats = Plätze
# $number (counted from 1)
web-seat = Platz { $number }
web-kind-me = Ich
web-kind-bot = Ein Bot
web-kind-open = Jemand anders
web-kind-local = Am selben Gerät
web-kind-me-about = Hier sitzt du.
web-kind-open-about = Du bekommst einen Link; wer ihn öffnet, kann sich hierhersetzen, ganz ohne Konto.
web-kind-rated-about = Du bekommst einen Link; wer ihn öffnet und ein Konto hat, kann sich hierhersetzen.
web-kind-kept-about = { $player } ist eingeladen; niemand sonst kann sich hierhersetzen.
web-kind-local-about = Eine zweite Person an diesem Bildschirm. Während ihr ihn weiterreicht, ist er verdeckt.
web-level = Wer
web-name = Name
web-options = Einstellungen
web-public = Den Tisch allen auf der Startseite zeigen
web-open-table = Tisch eröffnen
web-rated = Gewertet
web-rated-about = Das Ergebnis ändert die Wertung aller. Es gibt keine Tipps, nichts wird zurückgenommen, sobald Verdecktes bekannt ist, und alle brauchen ein Konto.

## Name und Konto

web-account = Name und Konto
web-name-keep = Namen speichern
web-name-kept = Der Name ist gespeichert.
web-account-name = Name des Kontos
web-password = Passwort
web-register = Konto anlegen
web-login = Anmelden
web-logout = Abmelden
web-register-about = Zum Spielen nicht nötig. Mit einem Konto findest du deine Partien auch auf anderen Geräten.
web-login-about = Was du als Gast begonnen hast, kommt mit.
web-account-made = Dein Konto ist angelegt.
web-account-in = Du bist angemeldet.
web-account-out = Du bist abgemeldet.
# $name
web-account-yours = Du bist als { $name } angemeldet.
web-sessions = Wo du angemeldet bist
web-session-this = dieser Browser
# $ago (such as “3 hours ago”)
web-session-seen = zuletzt benutzt { $ago }
web-session-end = Abmelden
# $device (such as “Firefox, Linux”)
web-session-end-of = { $device } abmelden
# $device (such as “Firefox, Linux”)
web-session-ended = { $device } ist abgemeldet.
web-password-change = Passwort ändern
web-password-about = Überall sonst wirst du abgemeldet.
web-password-set = Neues Passwort setzen
web-password-changed = Das neue Passwort gilt. Überall sonst bist du abgemeldet.
web-codes = Wiederherstellungscodes
# $left (number of codes)
web-codes-about = Wenn du dein Passwort verlierst, kommst du mit einem Code vom Papier einmal hinein. Unbenutzte Codes: { $left }.
web-codes-make = Neue Codes erzeugen
web-codes-once = Sie werden nur dieses eine Mal gezeigt; ältere Codes gelten nicht mehr.
web-codes-print = Drucken
web-passkeys = Passkeys
web-passkeys-about = Melde dich mit diesem Gerät an statt mit einem Passwort.
web-passkey = Passkey
web-passkey-make = Passkey auf diesem Gerät anlegen
web-passkey-delete = Löschen
# $device (such as “Firefox, Linux”)
web-passkey-delete-of = { $device } löschen
web-passkey-login = Mit Passkey anmelden
web-passkeys-nameless = Passkeys brauchen eine Adresse mit einem Namen: Für eine aus Zahlen wie diese legt der Browser keine an.
web-passkey-ended = Daraus wurde nichts: Es wurde abgebrochen oder dauerte zu lange.
# $why (a sentence of the browser)
web-passkey-refused = Der Browser lehnt ab: { $why }
web-blocks = Von dir blockierte Personen
web-unblock = Freigeben
web-recover = Passwort verloren?
web-recover-about = Gib einen Wiederherstellungscode ein, gedruckt oder aus einer E-Mail, und wähle ein neues Passwort. Überall sonst wirst du abgemeldet, und damit niemand anderes einen Zugang behält, werden deine Passkeys und alle anderen Codes gelöscht; nach einem gedruckten Code auch deine E-Mail-Adresse.
web-recover-send = Code an meine E-Mail-Adresse schicken
web-recover-done = Du bist wieder da, mit neuem Passwort. Deine Passkeys und alle anderen Codes sind gelöscht; neue erstellst du unter „Name und Konto“.
web-recover-address = Das Konto hat jetzt keine E-Mail-Adresse; gib sie ebenfalls dort an.
web-recover-sent = Wenn dieses Konto eine Adresse hat, ist eine E-Mail mit einem Link unterwegs. Er gilt eine Stunde.
web-recover-code = Wiederherstellungscode
web-recover-password = Neues Passwort
web-recover-go = Passwort setzen und anmelden

## Der Tisch

web-table = Tisch
web-hand = Hand
web-log = Verlauf
web-talk = Chat
web-rules = Regeln
web-board = Der Spieltisch
web-side = Verlauf, Chat und Regeln
# $count (number)
web-side-new = Verlauf, Chat und Regeln; neue Nachrichten: { $count }
web-views = Ansichten
web-text = Der Tisch als Text
web-skips = Springen
web-skip-board = Zum Spieltisch
web-skip-bar = Zur Frage
web-skip-hand = Zu deiner Hand
web-skip-side = Zum Verlauf
web-skip-text = Zum Tisch als Text
web-you = (du)
web-away = nicht da
# A seat nobody has taken yet.
web-vacant = frei
web-new = neu
web-your-turn = du bist dran
web-your-choice = Zeit um, du entscheidest
web-their-turn = am Zug
web-turn-of = am Zug: { $players }
# A thing on the table, heard: it can be chosen now.
web-mark-legal = Wählbar.
web-mark-selected = Gewählt.
# $start (first digits of a fingerprint)
web-sealed = das Mischen ist versiegelt: { $start }…
# $seed (a long number): the game is over, and the shuffle is what was promised
web-unsealed = gemischt wie versprochen: { $seed }
web-unsealed-broken = nicht wie versprochen gemischt: { $seed }
# Where the browser cannot check it.
web-unsealed-unchecked = gemischt wurde mit { $seed }
web-since = seit du zuletzt hingesehen hast
# The first line of a log that begins in the middle.
web-continued = Diese Partie geht von einer Stellung einer früheren aus weiter.
web-undone = zurückgenommen
web-spectator = sieht zu
web-talk-none = Noch hat niemand etwas geschrieben.
web-talk-bots = Bots lesen das nicht; sie antworten auf Angebote.
# $player (name of who said it)
web-talk-more = Mehr zu dem, was { $player } gesagt hat
web-talk-report = Melden
web-talk-why = Was ist daran falsch?
web-talk-why-about = Wer diesen Server betreibt, liest das Gesagte und deinen Grund.
web-talk-report-send = Meldung abschicken
web-people-here = Personen an diesem Tisch
# $player (name)
web-talk-block = { $player } blockieren
# $player (name)
web-talk-is-blocked = { $player } ist blockiert
web-talk-reported = Wer diesen Server betreibt, hat die Meldung bekommen.
web-talk-blocked = Von dieser Person hörst du nichts mehr, und ihr sitzt nicht mehr am selben Tisch.
web-talk-players = An diesem Tisch unterhalten sich nur die Spieler.
web-talk-say = Etwas schreiben
web-talk-send = Senden
web-talk-unsent = Nicht gesendet: Gerade besteht keine Verbindung zum Server. Der geschriebene Text bleibt stehen.
# Whom a message is for: a list of everybody and each of the others
web-talk-to = An wen
web-talk-everybody = an alle
# $player (name): nobody else hears it
web-talk-alone = nur an { $player }
web-talk-alone-you = nur an dich
web-rules-search = Im Regelheft suchen
web-rules-foreign = Diese Regeln gibt es bisher nur auf Englisch; suche nach englischen Wörtern.
# $count (number)
web-rules-count = { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }

## Die Frage und ihre Antworten

web-bar = Worauf das Spiel wartet
web-choices = Möglichkeiten
web-more = Mehr
web-preview = Was deine Wahl bewirkt
web-pay = zahlen
web-gain = erhalten
web-left = übrig
# Read aloud; $least, $most (goods with their numbers)
web-span = { $least } bis { $most }
web-confirm = Bestätigen
# Beside it, where more cards may be laid
web-confirm-more = Bestätigen, dann noch eine
# $what (an action as it is called)
web-chosen = Gewählt: { $what }
# $what (a kind of action, perhaps with a thing it concerns): of what is left, one is to be chosen
web-which = { $what }: was wählst du?
# $what (a thing): a kind of action is to be chosen
web-do-what = { $what }: was tust du?
web-idle-title = Wähle am Tisch oder per Nummer.
web-idle = Was leuchtet, ist wählbar. Was du wählst, wird erst hier gezeigt; nichts geschieht, bevor du es bestätigst.
web-nothing-for-it = Es gibt gerade nichts, womit du das tun könntest.
web-waiting = Jemand anders ist dran
# Without a line to the server: how it stood last
web-was-mine = Du warst dran, als die Verbindung abbrach
web-was-others = Jemand anders war dran, als die Verbindung abbrach
# $player (name)
web-thinks = { $player } denkt nach
web-others-wait = Die anderen warten auf dich
# Whom the others wait for; $players (names), $count (how many)
web-still-reads = { $count ->
        [one] { $players } sieht sich noch an, was geschehen ist
       *[other] { $players } sehen sich noch an, was geschehen ist
    }
# $player (name), $count (number of others whose turn comes first)
web-queues = { $player } wartet auf Zeit zum Nachdenken (vorher an der Reihe: { $count })
# $count (number)
web-seconds = { $count } s
web-skip = Vorspulen
web-panel-failed = Dieser Teil des Tisches ist ausgefallen.
web-panel-anew = Neu zeigen
web-parley = Zeit zu verhandeln: Die Bots warten, bis du bereit bist.
web-parley-held = Die Bots warten, solange jemand ein Angebot schreibt oder eines unbeantwortet ist.
# $count (seconds)
web-at-most = höchstens { $count } s
web-ready = Bereit
web-undo = Zurücknehmen
web-undo-ask = Um Rücknahme bitten
web-undo-free = Seitdem ist nichts Verdecktes bekannt geworden, also muss niemand gefragt werden.
web-undo-consent = Seitdem ist etwas bekannt geworden, oder jemand anders hat gezogen: Die anderen werden gefragt. Bots sind einverstanden.
web-undo-none = Gerade gibt es nichts, was du zurücknehmen könntest.
# $player (name), $count (number of moves)
web-undo-asked = { $player } möchte { $count ->
        [one] den letzten Zug
       *[other] die letzten { $count } Züge
    } zurücknehmen.
# $player (name), $count (number of moves)
web-undo-others = { $player } möchte { $count ->
        [one] den letzten Zug
       *[other] die letzten { $count } Züge
    } zurücknehmen.
# $count (number of moves)
web-undo-waiting = Du hast darum gebeten, { $count ->
        [one] den letzten Zug
       *[other] die letzten { $count } Züge
    } zurückzunehmen. Warten auf Antwort …
web-undo-withdraw = Doch nicht
web-undo-allow = Einverstanden
web-undo-refuse = Nein
web-hint = Tipp
web-hint-about = Ein Bot, der nur weiß, was du weißt, schlägt Züge vor und sagt, warum.
# Stands above up to three of them
web-hints = Das würde ein Bot tun, der nur weiß, was du weißt
# Where all of them are estimated alike
web-hints-alike = Er sieht keinen Unterschied: Wähle, was dir gefällt.
web-hint-shown = Der Tipp ist gewählt; bestätige ihn oder geh zurück.
web-hinting = Ein guter Zug wird gesucht …
web-why-not = Warum nicht?
web-why-not-about = Alles, was man erwarten könnte, aber gerade nicht tun darf, mit der Regel, die es verbietet.
web-why-not-none = Hier ist nichts verboten: Du darfst alles wählen, was angeboten wird.

## Neuigkeiten über dem Tisch

web-lost = Verbindung verloren, neuer Versuch …
web-gone = Diesen Tisch gibt es nicht.
web-open-seat = Ein Platz ist frei. Schick jemandem den Link:
web-open-join = Ein Platz ist frei.
web-open-yours = Ein Platz ist für dich reserviert.
web-open-kept = Die freien Plätze sind für eingeladene Personen reserviert: { $players }.
web-join = Hinsetzen
web-watching = Du siehst zu.
web-copy-link = Link kopieren
web-copied = Der Link ist kopiert.
# $player (name)
web-bot-plays = Für { $player } spielt ein Bot.
web-seat-bot = Einen Bot spielen lassen
web-seat-rated = An einem gewerteten Tisch spielt jeder selbst; kein Bot kann übernehmen.
web-seat-back = Wieder selbst spielen
web-seat-clear = Platz freigeben
web-get-up = Aufstehen
# $player (name)
web-get-up-of = Vom Platz von { $player } aufstehen
web-get-up-sure = In einer begonnenen Partie spielt auf deinem Platz ein Bot weiter, und das Ergebnis sagt, dass du gegangen bist; vorher wird der Platz einfach frei.
web-dismiss = Um Gehen bitten
# $player (name)
web-dismiss-of = { $player } bitten zu gehen
# $player (name)
web-dismiss-sure = { $player } wird gebeten zu gehen und kann sich nicht noch einmal an diesen Tisch setzen.
# $player (name)
web-cover = { $player }, du bist dran.
# $player (name)
web-cover-text = Der Tisch ist verdeckt. Reicht den Bildschirm weiter; dann spielt { $player }.
# $player (name)
web-cover-show = Ich bin { $player }
web-cover-bar = Der Bildschirm wird weitergereicht.

## Menü

web-leave = Den Tisch verlassen
web-guide-again = Führung zeigen
web-forced = Wenn es nur eine Möglichkeit gibt, nicht fragen
web-keys = Tasten
web-key-choose = wählen
web-key-confirm = bestätigen
web-key-back = ein Schritt zurück
web-key-undo = zurücknehmen
web-key-hint = Tipp
web-key-why = warum nicht?
web-key-rules = im Regelheft suchen
web-key-enlarge = Karte vergrößern
web-key-skip = vorspulen
web-key-move = sich am Tisch bewegen
web-resign = Aufgeben
web-resign-yes = Ja, aufgeben

## Die Führung

# $number (number), $count (number)
web-guide-step = { $number } von { $count }
web-guide-next = Weiter
web-guide-end = Los geht’s
web-guide-later = Der nächste Schritt kommt, wenn das Spiel so weit ist.
web-guide-skip = Überspringen

## Big moments: a card, where it happens, what it changed

web-stage-since = Seit du zuletzt hingesehen hast
web-stage-changes = Was sich geändert hat
# $name (what is counted), $before and $after (numbers)
web-stage-change = { $name }: von { $before } auf { $after }
# $count (figures that are not shown)
web-stage-more = und { $count } weitere
web-stage-on = Weiter
web-stage-next = Nächster Moment
web-stage-skip = Alles überspringen

## Nach dem Spiel

web-result-show = Ergebnis zeigen
web-score = Die Punkte nach Herkunft
# In a game for one; $count (moves)
web-peeked = { $count ->
        [0] Nichts Verdecktes wurde angesehen und zurückgenommen.
        [one] { $count } Zug, der Verdecktes gezeigt hatte, wurde zurückgenommen.
       *[other] { $count } Züge, die Verdecktes gezeigt hatten, wurden zurückgenommen.
    }
web-sum = Siegpunkte
web-decided = gab den Ausschlag
web-course = Wie das Spiel verlief
# A picture read aloud; $name (what it shows), $values (numbers, with the names of the lines)
web-course-said = { $name }, Runde für Runde. { $values }
# $first and $last (numbers): a figure at the beginning and at the end; what changed it follows
web-course-from = von { $first } auf { $last }
web-seed = Das Mischen
web-seed-kept = Gemischt wurde wie vor dem Spiel versprochen
web-seed-broken = Gemischt wurde anders als vor dem Spiel versprochen
web-seed-text = Vor der ersten Karte veröffentlicht der Server den Fingerabdruck der Zahl, aus der sich alles Mischen ergibt. Nach dem Spiel veröffentlicht er die Zahl selbst, und jeder kann prüfen, dass beide zusammengehören: Unterwegs wurde nichts geändert.
web-commitment = Fingerabdruck
web-seed-name = Zahl
web-again = Noch eine Partie
web-replay = Nachspielen
# $game (name)
web-replay-of = Nachspielen: { $game }
web-replay-older = Diese Partie wurde mit einer älteren Version gespielt; der heutige Spielplan kann sie nicht darstellen. Wie sie verlief, erzählt der Verlauf.
web-export = Als Datei speichern
web-replay-first = Zum Anfang
web-replay-back = Einen Zug zurück
web-replay-on = Einen Zug weiter
web-replay-last = Zum Ende
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-move = Zug
# $at (number), $moves (number)
web-replay-at = { $at } von { $moves }
web-eyes = Mit wessen Augen
web-eyes-open = Alle Hände offen
# $player (name)
web-eyes-seat = Augen: { $player }
web-eyes-none = Augen: Zuschauer
web-continue = Von hier weiterspielen
# $at (number of moves)
web-continue-about = Ein neuer Tisch beginnt mit der Stellung nach Zug { $at }. Wer spielt?

## Lektionen

web-learn = Spielend lernen
web-learn-text = Kurze Lektionen am richtigen Tisch, jede mit einem eigenen Ziel. Probiere, was du willst: Was nirgendwohin führt, wird zurückgenommen, und du erfährst, warum. Die Reihenfolge ist frei.
# $count (number)
web-learn-count = { $count ->
        [one] Lernen: { $count } Lektion
       *[other] Lernen: { $count } Lektionen
    }
# $done (number), $count (number)
web-learn-progress = Geschafft: { $done } von { $count }
web-learn-finished = Geschafft
web-learn-begin = Beginnen
web-learn-again = Noch einmal
web-lesson-goal = Ziel
# $count (number)
web-lesson-left = { $count ->
        [one] Du hast noch { $count } Aktion.
       *[other] Du hast noch { $count } Aktionen.
    }
web-lesson-go = Los geht’s
web-lesson-try = Etwas anderes versuchen
web-lesson-taken = Der Zug ist zurückgenommen.
web-lesson-reached = Gut gemacht, das Ziel ist erreicht
web-lesson-missed = Diesmal nicht
web-lesson-next = Nächste Lektion
web-lesson-again = Von vorn
web-lesson-all = Alle Lektionen

## The mentor

web-mentor = Mentor
web-mentor-with = Mit Mentor: vor jeder Entscheidung ein Satz darüber, was zählt, und nach einer schwachen ein Weg zurück
web-mentor-first = Deine erste Partie dieses Spiels?
web-mentor-offer = Ein Mentor kann sich neben dich setzen und vor jeder Entscheidung sagen, was zählt.
web-mentor-yes = Ja, gern
web-mentor-no = Nein, danke
web-mentor-on = Mit Mentor spielen
web-mentor-off = Ohne Mentor spielen
# $what (a choice)
web-mentor-chosen = Deine Wahl: { $what }
# $what (a choice)
web-mentor-better = Deutlich besser: { $what }
web-mentor-back = Zurücknehmen
web-mentor-keep = Dabei bleiben
web-mentor-keys = U nimmt es zurück, Escape lässt es stehen.

## Examples and the tour

web-tour = Das ganze Spiel in Bildern
# $title
web-tour-lesson = Ausprobieren: { $title }
web-example = Beispiel
# $player, $what
web-example-done = { $player }: { $what }
# $player, $what
web-example-refused = { $player } darf nicht: { $what }
web-example-setup = Beim Aufbau einer Partie
web-example-try = Von hier an einem Tisch ausprobieren
web-example-none = Zu dieser Regel gibt es kein Beispiel.
## The coach, hints and puzzles

web-coach = Trainer
web-coach-text = Der Trainer beurteilt jede Entscheidung danach, was an ihrem Platz damals zu wissen war; den Rest rät er viele Male.
web-coach-begins = Der Trainer geht die Partie durch …
# $judged, $of (numbers)
web-coach-progress = { $judged } von { $of } Entscheidungen beurteilt
web-coach-curve = Gewinnchance im Lauf der Partie
# $player (name), $values (percentages, in order)
web-coach-said = { $player }: { $values }
web-coach-whose = Wessen Züge
web-coach-costly = Die teuersten Züge
web-coach-look = Stellung zeigen
web-coach-nothing = Kein Zug hat merklich Chancen gekostet.
# $share (share)
web-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
web-hints-allowed = Tipps erlaubt: Am Tisch darf man einen Bot fragen, was zu tun ist
web-hints-forbidden = An diesem Tisch gibt es keine Tipps: Er ist gewertet, oder wer ihn eröffnet hat, hat sie nicht erlaubt.
# $chance (share)
web-hint-chance = Geschätzte Gewinnchance: { NUMBER($chance, style: "percent", maximumFractionDigits: 0) }
web-puzzles = Rätsel
web-puzzles-text = Stellungen aus Partien von Bots, in denen eine Antwort klar die beste ist. Sieh dir den Tisch an, dann wähle.
# $count (number)
web-puzzle-count = { $count ->
        [one] { $count } Rätsel
       *[other] { $count } Rätsel
    }
web-puzzle-today = Rätsel des Tages
# $number (number)
web-puzzle-number = Rätsel { $number }
# $done, $count (numbers)
web-puzzle-progress = Gelöst: { $done } von { $count }
web-puzzle-solved = gelöst
web-puzzle-next = Nächstes Rätsel
web-puzzle-all = Alle Rätsel
web-puzzle-again = Noch einmal versuchen
web-puzzle-show = Lösung zeigen
web-puzzle-answer = Deine Antwort
## The page about me

web-profile = Deine Partien und Wertungen
web-profile-none = Du hast noch keine Partie zu Ende gespielt.
# $played, $won (numbers of games)
web-profile-total = Gespielte Partien: { $played }, gewonnen: { $won }
web-profile-played = Gespielt
web-profile-won = Gewonnen
web-profile-roles = Nach Fraktion oder Konzern
web-profile-endings = Nach dem, was die Partie entschied
web-profile-bots = Bots auf derselben Skala
# $rating (number), $uncertainty (number: how far off it may be)
web-rating = { NUMBER($rating, useGrouping: 0) } ± { NUMBER($uncertainty, useGrouping: 0) }
# $games (number of games)
web-rating-from = { $games ->
        [one] aus einer gewerteten Partie
       *[other] aus { $games } gewerteten Partien
    }
web-rating-none = Noch keine gewertete Partie.
web-rating-name = Wertung
web-rating-course = Wie sich die Wertung bewegt hat
web-data = Was über dich gespeichert ist
web-data-about = Dein Name, deine E-Mail-Adresse, deine Partien und ihre Ergebnisse, was du an Tischen gesagt hast und wo du angemeldet bist.
web-data-take = Alles als Datei sichern
web-data-delete = Alles löschen …
web-data-delete-about = Das lässt sich nicht rückgängig machen. Gemeinsame Partien behalten die anderen, ohne deinen Namen: Dort bist du dann ein ehemaliger Mitspieler. Alles andere wird gelöscht.
web-data-delete-sure = Für immer löschen

## Inviting and finding

web-invited = Du bist eingeladen
web-invited-full = Für dich ist kein Platz mehr frei: Alle sind besetzt oder für andere reserviert. Du kannst zuschauen.
web-decline = Absagen
web-invited-look = Den Tisch ansehen
web-invited-learn = Erst das Spiel lernen
web-invite = Freihalten für
web-invite-anybody = alle mit dem Link
web-rematch = Revanche
web-hints-none = Ohne Tipps
# $rating (number): the mean of the players
web-level-about = Stärke { NUMBER($rating, useGrouping: 0) }
web-lobby = Unter den offenen Tischen suchen
web-lobby-game = Spiel
web-lobby-any = beliebig
web-lobby-level = Stärke am Tisch
web-lobby-level-low = unter 1400
web-lobby-level-middle = 1400 bis 1600
web-lobby-level-high = über 1600
web-lobby-pace-live = am Stück
web-lobby-pace-days = über Tage
web-lobby-pace-none = so lange es dauert
web-lobby-rated = Nur gewertete
web-lobby-no-hints = Ohne Tipps
web-lobby-none = Kein offener Tisch passt.

## The deal of the day

web-daily = Der Winter des Tages
# Beside the link to the deals of the day
web-daily-short = jeden Tag eine Ausgangslage, dieselbe für alle
web-daily-about = Jeden Tag dieselbe Ausgangslage für alle und ein Versuch, der zählt. Was kommt, wird am Tag davor versprochen. Der Tag wechselt um Mitternacht UTC.
web-daily-before = Tag davor
web-daily-after = Tag danach
# $bot (name of a bot)
web-daily-against = Gegen den stärksten Bot: { $bot }
web-daily-play = Die heutige Ausgangslage spielen
web-daily-on = Deinen Versuch fortsetzen
web-daily-done = Du hattest deinen Versuch für heute. Die Aufzeichnungen öffnen sich um Mitternacht UTC.
web-daily-results = Ergebnisse
web-daily-none = Noch hat niemand zu Ende gespielt.
web-daily-accounts = Konten
web-daily-guests = Gäste
web-daily-guests-about = Jede Person kann als anderer Gast wiederkommen, der das Spiel schon gesehen hat; darum stehen Gäste für sich.
web-daily-won = gewonnen:
web-daily-verified = geprüft
web-daily-unverified = nicht geprüft
web-daily-promise = Wie du nachprüfst, dass alle dasselbe bekamen
# $time (date and time)
web-daily-since = versprochen seit { $time }
web-daily-tomorrow = Versprochen für morgen
## Time, and being called

web-clock = Verbleibende Zeit
# $days, $hours (numbers)
web-clock-days = { $days } T { $hours } Std.
# $player (name)
web-time-late = { $player } hat keine Zeit mehr.
web-time-wait = Warten
web-time-bot = Einen Bot weiterspielen lassen
web-time-end = Partie beenden
# $players (names)
web-time-ending = Für das Ende: { $players }
# $player (name), $ago (such as “2 hours ago”)
web-away-since = { $player } ist weg, zuletzt hier { $ago }.
web-nudge = Erinnern
web-nudged = Erinnert.
web-sound = Ein Ton, wenn ich am Zug bin
web-pace = Bedenkzeit
web-pace-none = So lange es dauert
web-bargain = Zeit zum Verhandeln
# $seconds, $minutes (numbers; 0 minutes: no whole ones)
web-bargain-limit = { $seconds ->
        [0] keine
       *[other] { $minutes ->
            [0] bis zu { $seconds } s
           *[other] bis zu { $minutes } min
        }
    }
# $limit (web-bargain-limit)
web-bargain-usual = Wie hier üblich: { $limit }
# $limit (web-bargain-limit)
web-bargain-term = Zeit zum Verhandeln: { $limit }
# $minutes (a player for the game), $more (seconds after every turn)
web-pace-live = Am Stück: je { $minutes } Minuten, dazu { $more } Sekunden pro Zug
# $hours (number)
web-pace-days = Über Tage: { $hours ->
        [24] ein Tag
        [72] drei Tage
        [168] eine Woche
       *[other] { $hours } Stunden
    } pro Zug
web-calls = Wenn die Seite geschlossen ist
web-calls-none = Dieser Server verschickt weder E-Mails noch Mitteilungen an Browser: Schau ab und zu vorbei.
web-calls-push-here = Mitteilungen in diesem Browser
web-calls-push-denied = Der Browser erlaubt dieser Seite keine Mitteilungen. Das lässt sich in seinen Einstellungen ändern.
web-calls-push-none = Dieser Browser nimmt von hier keine Mitteilungen an. Auf einem iPhone oder iPad musst du die Seite zum Home-Bildschirm hinzufügen und von dort öffnen.
web-calls-email = E-Mail-Adresse
web-calls-email-keep = Speichern
web-calls-email-sent = Eine E-Mail ist dorthin unterwegs. Öffne den Link darin, dann gilt die Adresse.
web-calls-email-none = Es kommen keine E-Mails mehr.
# $address (an e-mail address)
web-calls-email-waits = { $address } gilt erst, wenn du den Link in der E-Mail geöffnet hast.
web-calls-what = Benachrichtige mich, wenn
web-calls-way-push = Mitteilung
web-calls-way-mail = E-Mail
web-calls-kind-turn = ich am Zug bin
web-calls-kind-invited = mich jemand einlädt
web-calls-kind-over = eine Partie zu Ende ist
web-calls-kind-message = jemand an meinem Tisch schreibt
web-calls-quiet = Ruhezeit
web-calls-from = von
web-calls-until = bis
web-calls-kept = Gespeichert.
web-absence = Unterwegs? Überall, wo man auf dich wartet, vertritt dich ein Bot, nur nicht an gewerteten Tischen.
web-absence-first = Erster Tag
web-absence-last = Letzter Tag
web-absence-keep = Von einem Bot vertreten lassen
web-absence-end = Ich bin zurück
web-letter-email = Danke: E-Mails gehen an diese Adresse.
# $kind (“it is my turn”), $way (“E-mail”)
web-letter-stop = Beendet: { $way }, wenn { $kind }. Unter deinem Namen auf der ersten Seite kannst du es wieder einschalten.
web-called = Eine Mitteilung hat dich hierher geführt.
web-called-stop = Keine solchen Mitteilungen mehr
# $ago (such as “2 hours ago”)
web-offline-state = Der Server antwortet nicht. So stand der Tisch { $ago }; du kannst lesen, aber nicht ziehen.
# $ago (such as “2 hours ago”)
web-offline-pages = Der Server antwortet nicht. So stand es { $ago }; du kannst lesen, aber nichts beginnen und nichts beantworten.
web-offline-needs = Dafür muss der Server antworten.
