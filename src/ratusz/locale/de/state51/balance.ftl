### Die Seite, die `ratusz balance state51` schreibt. Ein Anteil ist ein Teil der Partien, die nicht unentschieden endeten; Kartennamen
### stehen im Nominativ.

# $game (name)
balance-title = Das Gleichgewicht von { $game }
# $games, $draws, $length (numbers)
balance-intro = Der Bot `expert` hat gegen sich selbst gespielt: { $games } Partien mit durchschnittlich { $length } Entscheidungen. { $draws ->
        [0] Keine endete unentschieden.
        [one] Eine endete unentschieden und ist im Folgenden nicht mitgezählt.
       *[other] { $draws } endeten unentschieden und sind im Folgenden nicht mitgezählt.
    } Beide Seiten sehen nur, was sie sehen dürfen, und geben die Antwort, die das Netz für die beste hält; die Partien unterscheiden sich durch Karten, Fraktionen und Startspieler. Neben jedem Anteil gewonnener Partien steht sein 95-%-Intervall (nach Wilson). Der Befehl:
balance-sides = Fraktionen und Startspieler
balance-side = Seite
balance-games = Partien
balance-won = Gewonnen
# $faction (name)
balance-first-side = { $faction } beginnt
# $faction (name)
balance-second-side = { $faction } folgt
balance-first = Wer beginnt
balance-second = Wer folgt
# $points (list of balance-point)
balance-points = Siegpunkte im Durchschnitt: { $points }.
# $faction (name), $points (number)
balance-point = { $faction } { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-cards = Was eine Karte wert ist
balance-worth = Die erste Hand teilt allein der Zufall aus. Gewinnt man mit einer Karte darin mehr oder weniger als die Hälfte der Partien, so liegt das an ihr: Sie wird an den Karten gemessen, die man an ihrer Stelle hätte bekommen können.
# $cards (list of balance-named)
balance-helpful = Mit dem ganzen Intervall über der Hälfte, also mehr wert als die Durchschnittskarte (gewonnene Partien mit ihr auf der ersten Hand; bei so vielen Karten kann eine auch durch Zufall in diese oder die nächste Liste geraten): { $cards }.
# $cards (list of balance-named)
balance-harmful = Mit dem ganzen Intervall unter der Hälfte, also weniger wert: { $cards }.
# $cards (list of balance-named), $limit (share)
balance-idle = Für den Experten so gut wie nichts wert, denn er nutzte sie auf weniger als { NUMBER($limit, style: "percent") } der Hände, auf die sie kamen: { $cards }.
# $card (name), $share (share)
balance-busy = Keine Karte ist wertlos: Selbst die am seltensten genutzte, „{ $card }“, kam auf { NUMBER($share, style: "percent", maximumFractionDigits: 0) } der Hände mit ihr zum Einsatz.
# $card (name), $share (share)
balance-named = { $card } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
balance-choices = Was aus einer Karte wird
balance-choice = Ab hier haben die Spieler gewählt. Ein hoher Anteil heißt also, dass etwas mit dem Sieg einhergeht, nicht dass es ihn bringt. „Nutzung“ ist der Teil der Hände mit der Karte, auf denen sie eingegliedert, erobert, ausgespielt oder bei einem Umbau gebaut wurde oder man mit ihr kooperiert hat.
balance-card = Karte
balance-usage = Nutzung
balance-dealt = Ausgeteilt
balance-drawn = Gezogen
balance-incorporated = Eingegliedert
balance-rebuilt = Durch Umbau gebaut
balance-replaced = Umgebaut
balance-conquered = Erobert
balance-cooperated = Kooperation
balance-worked = Dort gearbeitet
balance-visited = Besucht
balance-played = Ausgespielt
# $share (share)
balance-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 0) }
# $share, $low, $high (shares)
balance-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
# A share of too few games to tell; $games (number)
balance-few = { $games ->
        [0] –
       *[other] ({ $games })
    }
# $count (number)
balance-count = { $count }
