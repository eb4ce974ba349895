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
web-mine-none = Noch keine. Ein Klick weiter oben, und es geht los.
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
# $players (names)
web-won = gewonnen: { $players }
web-won-none = niemand hat gewonnen
web-seat-free = ein Platz ist frei
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
web-kind-local-about = Eine zweite Person an diesem Bildschirm. Während ihr ihn weiterreicht, ist er verdeckt.
web-level = Wer
web-name = Name
web-options = Einstellungen
web-public = Den Tisch allen auf der Startseite zeigen
web-open-table = Tisch eröffnen

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
web-their-turn = am Zug
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
web-talk-players = An diesem Tisch unterhalten sich nur die Spieler.
web-talk-say = Etwas schreiben
web-talk-send = Senden
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
web-idle-title = Wähle am Tisch oder per Nummer.
web-idle = Was leuchtet, ist wählbar. Was du wählst, wird erst hier gezeigt; nichts geschieht, bevor du es bestätigst.
web-nothing-for-it = Es gibt gerade nichts, womit du das tun könntest.
web-waiting = Jemand anders ist dran
# $player (name)
web-thinks = { $player } denkt nach
# $player (name), $count (number of others whose turn comes first)
web-queues = { $player } wartet auf Zeit zum Nachdenken (vorher an der Reihe: { $count })
# $count (number)
web-seconds = { $count } s
web-skip = Vorspulen
web-parley = Zeit zu verhandeln: Die Bots warten, bis du bereit bist.
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
web-hint-about = Ein Bot, der nur weiß, was du weißt, schlägt einen Zug vor.
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
web-join = Hinsetzen
web-watching = Du siehst zu.
web-copy-link = Link kopieren
web-copied = Der Link ist kopiert.
# $player (name)
web-bot-plays = Für { $player } spielt ein Bot.
web-seat-bot = Einen Bot spielen lassen
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
web-guide-skip = Überspringen

## Nach dem Spiel

web-result-show = Ergebnis zeigen
web-score = Die Punkte nach Herkunft
web-sum = Siegpunkte
web-decided = gab den Ausschlag
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
web-replay-older = Diese Partie wurde mit einer älteren Version gespielt; der heutige Spielplan kann sie nicht darstellen. Wie sie verlief, erzählt das Protokoll.
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
