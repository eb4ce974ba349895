### Der Server: was er ablehnt und warum, was er über Tische sagt und was beim Starten zu lesen ist.

## Menschen und Plätze

guest-name = Gast { $number }
player-number = Spieler { $number }
seat-open = Freier Platz
# Stands where the name of somebody would stand who has deleted his account.
former-player = Ehemaliger Mitspieler
bot-rookie = Neuling
    .blurb = Irrt sich, wie man sich am Anfang irrt: übersieht das eine, fällt auf anderes herein und schaut nicht über den Tisch hinaus. Gut, um in Ruhe die Regeln zu lernen.
bot-trader = Händler
    .blurb = Nimmt, was gerade am besten aussieht, und übersieht manchmal etwas Besseres.
bot-planner = Planer
    .blurb = Hat einen Plan und schaut, was folgen kann: höchstens eine Fünftelsekunde je Zug.
bot-strategist = Stratege
    .blurb = Urteilt nach dem, was er aus Tausenden von Partien gelernt hat, und antwortet sofort, übersieht aber ab und zu etwas.
bot-expert = Experte
    .blurb = Hat aus eigenen Partien gelernt und probiert aus, was folgen kann: eine Fünftelsekunde je Zug. Der stärkste von allen.
bot-other = Bot
# How a finished game is told in a list.
# $you (yes: who reads has won; no), $others (how many winners besides), $names (of those)
ended-won = { $you ->
        [yes] { $others ->
            [0] du hast gewonnen
           *[other] du hast gewonnen, ebenso { $names }
        }
       *[no] { $others ->
            [one] { $names } hat gewonnen
           *[other] { $names } haben gewonnen
        }
    }
ended-none = niemand hat gewonnen
# Stands where a browser and a system would stand, such as “Firefox, Linux”.
device-unknown = Unbekanntes Gerät
# $player (name), $game (title): what a link says that somebody sends
invitation = { $player } lädt dich zu { $game } ein
# $count (number of seats)
terms-players = { $count ->
        [one] eine Person
       *[other] { $count } Personen
    }
terms-rated = gewertet
terms-unrated = ohne Wertung
terms-no-hints = ohne Tipps
# $seconds, $minutes (numbers; 0 minutes: no whole ones)
terms-bargain = { $seconds ->
        [0] ohne Zeit zum Verhandeln
       *[other] { $minutes ->
            [0] Zeit zum Verhandeln: bis zu { $seconds } s
           *[other] Zeit zum Verhandeln: bis zu { $minutes } min
        }
    }
# $minutes (a player for the game), $more (seconds after every turn)
terms-live = am Stück: je { $minutes } Minuten und { $more } Sekunden pro Zug
# $hours (number)
terms-days = { $hours ->
        [24] ein Tag pro Zug
        [72] drei Tage pro Zug
        [168] eine Woche pro Zug
       *[other] { $hours } Stunden pro Zug
    }
# What somebody made of the deal of the day; $round (how many rounds were played), $deaths (number of people)
daily-frostpunk = { $won ->
        [true] die Stadt gerettet
       *[other] bis Runde { $round } durchgehalten
    }, Tote: { $deaths }
# $score, $other (points of the player and of the bot)
daily-state51 = { $score } zu { $other } Punkte

## Zeilen des Protokolls und der Seite

fact-undo = { $player } nimmt { $count ->
        [one] den letzten Zug
       *[other] die letzten { $count } Züge
    } zurück.
fact-undo-asked = { $player } bittet darum, { $count ->
        [one] den letzten Zug
       *[other] die letzten { $count } Züge
    } zurücknehmen zu dürfen.
fact-undo-agreed = { $player } ist einverstanden.
fact-undo-refused = { $player } beendet die Anfrage: Der Zug bleibt.
fact-position = Die Regeln des Spiels wurden berichtigt; die Partie geht von dieser Stellung aus weiter.
fact-again = { $count ->
        [one] Der Zug seit dieser Stellung wurde
       *[other] Die { $count } Züge seit dieser Stellung wurden
    } nach den neuen Regeln noch einmal ausgeführt.
fact-lost = Nach den neuen Regeln { $count ->
        [one] ist ein Zug von { $player } nicht möglich; er ist zurückgenommen
       *[other] sind { $count } Züge von { $player } nicht möglich; sie sind zurückgenommen
    }.
fact-lost-own = Nach den neuen Regeln ist dieser Zug von { $player } nicht möglich und ist zurückgenommen: { $action }.
question-aside = Jederzeit möglich:

## Abschiede, bevor der Server eine Verbindung schließt

bye-gone = Diesen Tisch gibt es nicht, oder er wurde gelöscht.
bye-slow = Deine Verbindung kam nicht mit; verbinde dich neu, um den jetzigen Stand des Tisches zu sehen.
bye-restart = Der Server wird neu gestartet; am Tisch geht es weiter, sobald er wieder da ist.
bye-fault = Der Server hat einen Fehler gemacht; nichts Bestätigtes ist verloren. Verbinde dich neu, um weiterzuspielen.
bye-abuse = Zu viele Nachrichten: Die Verbindung wurde geschlossen.
bye-sockets = Du hast diesen Tisch zu oft offen; schließe eines der Fenster.
bye-dismissed = Wer diesen Tisch eröffnet hat, bittet dich, ihn zu verlassen.
bye-logout = Du wurdest abgemeldet; verbinde dich neu, um unter deinem jetzigen Namen weiterzumachen.

## Was abgelehnt wird

wrong-somehow = Damit stimmt etwas nicht ({ $code }).
problem-table-unknown = Es gibt keinen Tisch „{ $table }“: Prüfe den Link oder bitte um einen neuen.
problem-table-told = Diese Partie „{ $game }“ ist zu Ende. Sie wurde nach anderen Regeln oder mit anderen Karten gespielt, als dieser Ratusz hat: Man kann sie ansehen und exportieren, aber nicht fortsetzen.
problem-table-untold = Diese Partie „{ $game }“ wurde nach anderen Regeln oder mit anderen Karten gespielt, als dieser Ratusz hat, und endete, bevor ihr Verlauf festgehalten war: Man kann sie exportieren, aber nicht ansehen.
problem-table-stuck = Dieser Tisch von „{ $game }“ wurde nach anderen Regeln oder mit anderen Karten begonnen, als dieser Ratusz hat, und kann damit nicht weitergehen. Nichts davon ist verloren: Wer den Server betreibt, kann ihn exportieren (ratusz admin export).
problem-page-unknown = Unter dieser Adresse ist nichts.
problem-page-missing = Die Seite ist in dieser Installation nicht enthalten; die Programmierschnittstelle funktioniert auch ohne sie.
problem-method = Diese Adresse nimmt solche Anfragen nicht an.
problem-origin = Die Anfrage kommt von einer anderen Website und wurde nicht ausgeführt.
problem-not-json = Die Anfrage muss JSON sein, mit dem Inhaltstyp application/json.
problem-message-json = Das ist kein JSON.
problem-message-form = Feld „{ $field }“ der Nachricht: { $detail }.
# $detail (one of the problem-value- messages)
problem-message-whole = Die Nachricht als Ganzes: { $detail }.
problem-too-long = Die Nachricht ist zu lang; gelesen werden höchstens { $most } Bytes.
problem-too-fast = Zu viele Nachrichten in kurzer Zeit; warte einen Moment.
problem-too-many-tables = Du hast in der letzten Stunde viele Tische eröffnet; spiele erst an einigen davon.
problem-too-many-guests = Von deiner Adresse kamen in der letzten Stunde viele Gäste; versuche es später noch einmal.
problem-too-many-tries = Zu viele Versuche; versuche es in einigen Minuten noch einmal.
problem-table-held = Ein anderer Server hält diesen Tisch fest und gibt ihn nicht frei; es wurde nichts ausgeführt. Versuche es gleich noch einmal.
problem-not-written = Das ließ sich nicht rechtzeitig aufschreiben. Wenn es gleich nicht auf dem Tisch zu sehen ist, tu es noch einmal.
problem-database-silent = Die Datenbank antwortet gerade nicht; versuche es gleich noch einmal.
problem-fault = Der Server hat einen Fehler gemacht; es wurde nichts geändert.
problem-not-yours = Das ist nicht dein Platz.
problem-seat-taken = Jemand anders hat den Platz schon genommen.
problem-seat-yours = Du sitzt schon an diesem Tisch; nur wer ihn eröffnet hat, kann weitere Plätze nehmen und muss sie nennen.
problem-seat-dismissed = Du wurdest gebeten, diesen Tisch zu verlassen; du kannst dich hier nicht noch einmal setzen.
problem-seat-address = Von deiner Adresse sitzt schon jemand an diesem Tisch. An einem öffentlichen Tisch bekommt jede Adresse einen Platz; um zusammen zu spielen, eröffnet einen Tisch und schickt euch den Link.
problem-seat-vacant = Dort sitzt niemand.
problem-seat-kept = Die freien Plätze sind für eingeladene Personen reserviert.
problem-contact-unknown = Einladen kannst du Personen, mit denen du schon gespielt hast; anderen schick einen Link.
problem-invitation-forged = Diese Einladung ist nicht echt oder wurde nicht ganz kopiert: Lass dir den Link noch einmal schicken.
# $days (number)
problem-invitation-expired = Diese Einladung ist abgelaufen: Links gelten { $days } Tage. Bitte um eine neue.
problem-invitation-used = Diese Einladung führt zu nichts mehr: Die Partie ist vorbei, oder wer dich eingeladen hat, ist nicht mehr da.
problem-too-many-invitations = Du hast in der letzten Stunde viele Personen eingeladen; versuch es später noch einmal.
problem-rematch-early = Die Partie läuft noch; eine Revanche beginnt, wenn sie zu Ende ist.
# $day (date, or name of a game)
problem-daily-unknown = Für „{ $day }“ gibt es kein Spiel des Tages.
problem-daily-sealed = Andere spielen dieses Spiel vielleicht noch: Lesen lässt sich die Aufzeichnung, wenn der Tag vorbei ist, um Mitternacht UTC.
problem-daily-own = Dies ist jemandes einziger Versuch am Spiel des Tages: Nur diese Person kann hier Platz nehmen.
problem-counts-alone = An einem Tisch, der zählt, spielst du selbst; kein Bot kann übernehmen.
problem-begun = Das Spiel hat begonnen; niemand kann mehr gebeten werden zu gehen.
problem-talk-players = An diesem Tisch unterhalten sich nur die Spieler.
problem-rated-account = An einem gewerteten Tisch spielen nur Personen mit Konto: Leg eins an, oder spiel an einem Tisch ohne Wertung.
problem-rated-seats = An einem gewerteten Tisch spielt jede Person genau einen eigenen Platz, die übrigen spielen Bots; für andere Personen lass Plätze frei.
problem-rated-pace = Ein gewerteter Tisch, an dem Menschen aufeinander warten, braucht eine Uhr: Wähle eine Bedenkzeit, Minuten für die Partie oder Tage für jeden Zug.
problem-undo-counts = An einem Tisch, der zählt, lässt sich nichts mehr zurücknehmen, sobald etwas Verdecktes bekannt geworden ist oder jemand anders gezogen hat.
problem-seat-bot = Platz { $seat } gehört einem Bot.
# $seat (number, counted from 0)
problem-seat-no-bot = Auf Platz { $seat } spielt kein Bot.
problem-sealed = Die Partie läuft noch; ganz ansehen lässt sie sich, wenn sie zu Ende ist.
problem-move-unknown = Es gibt keinen Zug { $got }; die Partie hat { $most }.
problem-eyes = „{ $got }“ ist kein Blickwinkel: Schreibe die Nummer eines Platzes, „open“ oder „none“.
problem-record-long = Die Aufzeichnung hat { $got } Züge; höchstens { $most } werden angenommen.
problem-chat-form = Eine Nachricht muss zwischen 1 und { $most } Zeichen haben.
problem-whisper = Nur wer am Tisch mitspielt, kann zu einem einzelnen Platz sprechen, und den Platz muss es geben.
problem-undo-pending = Jemand hat schon gebeten, einen Zug zurückzunehmen; warte auf die Antwort.
problem-undo-declined = Deine Bitte wurde abgelehnt; frage nach dem nächsten Zug noch einmal.
problem-undo-bot = Diesen Platz spielt gerade ein Bot; übernimm erst den Platz, dann nimm den Zug zurück.
problem-undo-no-request = Niemand bittet, einen Zug zurückzunehmen.
problem-undo-not-asked = Niemand hat dich um dein Einverständnis gebeten.

## Namen und Konten

problem-name-form = Ein Name muss zwischen 1 und { $most } sichtbare Zeichen haben.
problem-name-taken = Der Name „{ $name }“ ist vergeben; wähle einen anderen.
problem-name-invisible = In diesem Namen stehen Zeichen, die niemand sieht oder die andere verdecken; schreibe ihn mit Buchstaben, Ziffern und gewöhnlichen Leerzeichen.
# $word (text)
problem-name-mixed = Das Wort „{ $word }“ mischt Buchstaben verschiedener Alphabete, die gleich aussehen; schreibe es in einem einzigen Alphabet.
# $name (what was written), $account (the name it looks like)
problem-name-alike = „{ $name }“ sieht aus wie „{ $account }“, der Name eines Kontos; wähle einen anderen.
problem-session-unknown = Diese Anmeldung gibt es nicht: Sie ist schon beendet.
problem-name-account = Am Namen eines Kontos lässt sich nur die Groß- und Kleinschreibung ändern.
problem-password-form = Ein Passwort muss zwischen { $least } und { $most } Zeichen haben.
problem-account-already = Du hast schon ein Konto.
problem-login-wrong = Name und Passwort passen nicht zusammen.
problem-password-wrong = Das ist nicht dein Passwort.
problem-account-needed = Dazu brauchst du ein Konto.
problem-recovery-wrong = Name und Code passen nicht zusammen, oder der Code ist verbraucht oder abgelaufen. Jeder Code gilt einmal.
problem-recovery-no-mail = Dieser Server verschickt keine E-Mails; nimm einen deiner gedruckten Codes.
problem-passkey-wrong = Dieser Passkey ist hier nicht bekannt; melde dich mit dem Passwort an.
problem-passkey-late = Das hat zu lange gedauert oder wurde schon verwendet; fang noch einmal an.
problem-passkey-unknown = Diesen Passkey gibt es nicht mehr.
# $most (number)
problem-passkey-many = Du hast schon { $most } Passkeys; lösche zuerst einen.
problem-banned = Du bist hier nicht willkommen; frag, wer diesen Server betreibt, nach dem Grund.
problem-blocked = Hier kannst du dich nicht setzen: Jemand an diesem Tisch und du sollt einander nicht begegnen.
problem-block-self = Dich selbst kannst du nicht blockieren.
problem-block-nobody = Wer das war, weiß niemand: Gezeigt wurde nur der Schlüssel eines Platzes oder gar kein Name.
problem-message-unknown = Diese Nachricht gibt es nicht, oder sie war nicht für dich bestimmt.
problem-report-twice = Das hast du schon gemeldet.

## Den Server starten und pflegen

serve-ready = Ratusz läuft unter { $address } (Strg+C beendet es).
serve-already = Ratusz läuft schon unter { $address }.
problem-database-address = „{ $got }“ ist keine Datenbank, die Ratusz kennt; schreibe zum Beispiel sqlite:///games.db oder postgresql://user:password@host/name.
problem-database-away = Die Datenbank lässt sich nicht benutzen: { $detail }.
problem-workers-sqlite = Mehrere Prozesse können nicht eine SQLite-Datei bedienen; nimm PostgreSQL oder lass --workers weg.
problem-workers-fail = Die Prozesse des Servers enden immer wieder; das Protokoll sagt, warum.
problem-database-driver = Installiere für PostgreSQL das Extra „postgres“: pip install ratusz[postgres].
problem-database-busy = Ein anderer Server benutzt { $file } schon; beende ihn zuerst oder nimm PostgreSQL für mehrere Server.
problem-port-busy = An { $host }, Port { NUMBER($port, useGrouping: 0) }, lassen sich keine Verbindungen annehmen: { $detail }.
problem-origin-form = „{ $got }“ ist keine Adresse einer Website; schreibe sie wie https://games.example, ohne etwas dahinter.
admin-deleted = Tisch { $table } wurde gelöscht.
admin-exported = Die Aufzeichnung von Tisch { $table } liegt in { $file }.
problem-admin-sure = Es wurde nichts gelöscht. Das Löschen von Tisch { $table } lässt sich nicht rückgängig machen; wenn du sicher bist, füge --yes hinzu.
# $got (number)
problem-report-unknown = Es gibt keine offene Meldung { $got }.
# $got (number)
problem-report-nobody = Wen Meldung { $got } meint, weiß niemand: Bekannt war nur der Schlüssel eines Platzes, oder die Person ist nicht mehr da.
problem-ban-whom = Nenne ein Konto oder mit --report eine Meldung, nicht beides.
# $name (text)
problem-person-unknown = Es gibt kein Konto „{ $name }“.
# $guests, $tables (numbers), $days (number)
problem-tidy-sure = Nichts wurde gelöscht. Seit { $days ->
        [one] einem Tag
       *[other] { $days } Tagen
    } unbenutzt: Gäste { $guests }, Tische { $tables }; um sie für immer zu löschen, füge --yes hinzu.
admin-report = Nr.
admin-name = Name
admin-said = Gesagt
admin-why = Grund der Meldung
admin-no-reports = Es gibt keine offenen Meldungen.
# $report (number)
admin-settled = Meldung { $report } ist erledigt.
# $name (text)
admin-banned = { $name } kommt nicht mehr herein und ist überall abgemeldet.
# $name (text)
admin-unbanned = { $name } kommt wieder herein.
# $name (text)
admin-not-banned = { $name } war nicht gesperrt.
# $guests, $tables (numbers)
admin-tidied = Gelöscht: Gäste { $guests }, Tische { $tables }.
admin-backed-up = Die Sicherung liegt in { $file } und enthält { $tables ->
        [one] einen Tisch
       *[other] { $tables } Tische
    }, laufende Partien: { $unfinished }. Die Datei mit dem Geheimnis gehört nicht dazu.
admin-restored = Die Sicherung { $file } wurde geprüft und eingespielt; sie enthält { $tables ->
        [one] einen Tisch
       *[other] { $tables } Tische
    }, laufende Partien: { $unfinished }.
admin-aside = Die bisherige Datenbank liegt jetzt in { $file }; lösche sie, wenn du sie nicht mehr brauchst.
admin-closed = { $count ->
        [one] Die Partie an einem Tisch kann nach den Regeln dieser Version nicht weitergehen; exportieren lässt sie sich:
       *[other] Die Partien an { $count } Tischen können nach den Regeln dieser Version nicht weitergehen; exportieren lassen sie sich:
    } { $known }.
problem-backup-form = { $file } ist keine Sicherung von Ratusz; gib eine Datei an, die „ratusz admin backup“ geschrieben hat.
problem-backup-short = Die Kopie ist unvollständig: Von „{ $table }“ sind { $got } von { $want } Zeilen angekommen. Es wurde nichts geändert; versuche es noch einmal.
problem-database-damaged = { $file } ist beschädigt oder nicht lesbar: { $detail }. Es wurde nichts geändert.
problem-database-newer = Das stammt von einem neueren Ratusz: Die Datenbank hat die Form { $got }, und diese Version kennt sie bis { $want }. Nimm die neuere Version oder eine andere Datenbank.
problem-rules-newer = In dieser Datenbank wird nach Regelversion { $got } von „{ $game }“ gespielt, und dieser Ratusz hat Version { $want }: Die Tische bleiben dem neueren überlassen. Aktualisiere diesen oder nimm eine andere Datenbank.
problem-cards-newer = Seit ein späterer Server dazukam, wird in dieser Datenbank mit anderen Karten von „{ $game }“ gespielt: Die Tische bleiben ihm überlassen. Bring alle Server auf denselben Stand oder nimm eine andere Datenbank.
problem-database-empty = In dieser Datenbank ist nichts von Ratusz; prüfe ihre Adresse.
problem-database-served = Ein Server benutzt diese Datenbank; beende zuerst alle ihre Server.
problem-no-room = In { $folder } ist zu wenig Platz: { $need } MB werden gebraucht, { $have } MB sind frei.
problem-restore-sure = Es wurde nichts geändert. { $place } enthält schon Tische oder Personen, und alles das müsste der Sicherung weichen; wenn du sicher bist, füge --yes hinzu.
admin-table = Tisch
admin-game = Spiel
admin-status = Status
admin-moves = Züge
admin-updated = Letzte Änderung
admin-players = Spieler

help-serve = Die Spiele für Browser und Programme bereitstellen, hier oder für alle.
help-host = Adresse, an der Verbindungen angenommen werden; 0.0.0.0 für jedes Netz
help-port = Port, an dem Verbindungen angenommen werden; 0 für irgendeinen freien
help-database = wo die Tische liegen: sqlite:///games.db oder postgresql://user:password@host/name; sonst eine Datei in deinem Datenordner
help-origin = die Adresse, unter der man den Server erreicht, wenn es eine andere ist: https://games.example
help-secret = Datei mit dem Geheimnis, das Cookies signiert; sie wird angelegt, wenn sie fehlt; dieselbe für alle Server einer Datenbank
help-tables-per-hour = wie viele Tische jemand in einer Stunde eröffnen darf
help-workers = wie viele Prozesse bedienen (nur PostgreSQL)
help-smtp = der SMTP-Server, der E-Mails an Spieler annimmt, etwa smtp://name:passwort@mail.example:587; oder RATUSZ_SMTP
help-mail-from = Absender der E-Mails; oder RATUSZ_MAIL_FROM
help-log-level = wie viel protokolliert wird
help-no-browser = keinen Browser öffnen
help-admin = Die Tische eines Servers pflegen, ob er läuft oder nicht.
help-admin-list = Alle Tische, die zuletzt geänderten zuerst.
help-admin-export = Die ganze Aufzeichnung eines Tisches, auch wenn die Partie noch läuft.
help-admin-delete = Einen Tisch mit allem löschen, was dazugehört.
help-admin-backup = Alle Tische und Personen in eine Datei sichern; Server dürfen dabei weiterlaufen.
help-admin-restore = Eine Sicherung an die Stelle einer Datenbank setzen, die kein Server benutzt.
help-admin-reports = Was gemeldet und noch nicht erledigt wurde.
help-admin-settle = Eine Meldung ist erledigt.
help-admin-ban = Ein Konto, oder wen eine Meldung betrifft, überall abmelden und nicht mehr hereinlassen.
help-admin-unban = Ein Konto, oder wen eine Meldung betrifft, wieder hereinlassen.
help-admin-tidy = Gäste und Tische löschen, die lange niemand benutzt hat.
help-report-number = Nummer der Meldung
help-account = Name des Kontos
help-ban-days = für so viele Tage; sonst für immer
help-ban-report = Nummer einer Meldung: wen sie betrifft, auch einen Gast
help-tidy-days = seit wie vielen Tagen niemand sie benutzt hat
help-backup-file = Datei der Sicherung
help-table = Kennung des Tisches, wie in seiner Adresse
help-export-to = in diese Datei schreiben statt auf den Bildschirm
help-yes = es wirklich tun

## Time, as lines of the log; $player, $other (names)

fact-clock-on = Die Uhren laufen.
fact-clock-off = Die Uhren stehen, bis jeder Platz besetzt ist.
# $player (name)
fact-clock-bot = { $player }: Ein Bot spielt, diese Uhr steht.
fact-clock-back = { $player }: Kein Bot spielt mehr, diese Uhr läuft weiter.
fact-clock-fresh = { $player } spielt wieder und bekommt neue Zeit.
# $player (name)
fact-time-timeout = { $player } hat keine Zeit mehr.
# $player (name), $other (name)
fact-time-wait = { $player } wartet weiter: { $other } bekommt neue Zeit.
# $player (name), $other (name)
fact-time-stand = { $player } lässt einen Bot für { $other } weiterspielen.
# $player (name), $other (name)
fact-time-end = { $player } würde die Partie beenden, weil { $other } keine Zeit mehr hat.
fact-time-ended = Die Partie wurde ohne Ergebnis beendet: Jemand hatte keine Zeit mehr.
