### What a mentor says before a decision: one sentence, made of the figures that matter now (strategy/mentor.py).

# $count (spoils), $left
mentor-last-spoils = Das ist die letzte Produktion: Beute, die du jetzt behältst, bringt nie mehr etwas ein.
# $count (spoils), $left (production phases to come)
mentor-spoils = Was Beute bringt, verfällt am Ende der Runde: Löse ein, was du jetzt ausgeben kannst. Noch kommende Produktionen: { $left }.
# $score, $theirs, $best (points an action can bring)
mentor-points-now = Letzte Runde: Nur Punkte zählen. Du hast { $score }, dein Gegenüber { $theirs }; eine einzige Aktion kann dir noch { $best } bringen.
# $score, $theirs, $hand (cards)
mentor-no-points = Keine Aktion bringt noch Punkte: Du hast { $score }, dein Gegenüber { $theirs }. Bei Gleichstand gewinnt, wer mehr Karten hält; du hältst { $hand }.
# $card
mentor-full-markers = Auf „{ $card }“ liegen alle drei Marker, mehr Punkte gibt es dort nicht: Ein Umbau brächte 2 SP und einen frischen Ort.
# $most
mentor-base-full = Unter deiner Basis liegen { $most } Karten, mehr dürfen es nicht sein: Ein neues Abkommen oder neue Beute kostet dich eine davon.
# $count (production phases)
mentor-deals-pay = Ein jetzt geschlossenes Abkommen bringt bis zum Ende noch { $count ->
        [one] einmal
       *[other] { $count }-mal
    } etwas ein; Beute nur einmal, dafür mehr.
# $hand (cards)
mentor-spent = Arbeiter und Rohstoffe sind ausgegeben; übrig sind deine Handkarten: { $hand }.
# $count (locations)
mentor-visits = { $count ->
        [one] Du kannst jetzt { $count } Ort deines Gegenübers besuchen. Er schließt, sobald dein Gegenüber passt.
       *[other] Du kannst jetzt { $count } Orte deines Gegenübers besuchen. Sie schließen, sobald dein Gegenüber passt.
    }
# $count (locations), $best (points each brings at once), $card
mentor-near = { $count ->
        [one] Du kannst jetzt „{ $card }“ eingliedern: Das bringt sofort { $best } SP und arbeitet ab jetzt für dich.
       *[other] Du kannst jetzt eine von { $count } Karten eingliedern: Jede bringt sofort { $best } SP und arbeitet ab jetzt für dich.
    }
# $count (locations, two at least), $best (points), $card (what brings them)
mentor-near-best = Du kannst jetzt eine von { $count } Karten eingliedern. Am meisten bringt sofort „{ $card }“: { $best } SP.
# $cost (goods)
mentor-lapsing = Noch nicht ausgegeben: { $cost }. Am Ende der Runde verfällt alles davon.
# $cost (goods)
mentor-idle = Übrig: { $cost }. Dafür gibt es in dieser Runde keine Verwendung mehr.
# $count (of them out of reach), $hand (locations in hand), $reach
mentor-far-cards = { $hand ->
        [one] Deine Kontaktkarte reicht beim Eingliedern { $reach } weit, und der einzige Ort auf deiner Hand liegt weiter weg. Die fehlende Reichweite kann eine Sofortkarte bringen.
       *[other] Deine Kontaktkarte reicht beim Eingliedern { $reach } weit, und von den { $hand } Orten auf deiner Hand { $count ->
            [one] liegt { $count }
           *[other] liegen { $count }
        } weiter weg. Die fehlende Reichweite können Sofortkarten bringen.
    }
# $reach
mentor-near-cards = Deine Kontaktkarte reicht beim Eingliedern { $reach } weit: genug für jeden Ort auf deiner Hand.
# $reach
mentor-no-places = Deine Kontaktkarte reicht beim Eingliedern { $reach } weit, und du hast keinen Ort auf der Hand: Nimm einen, der nicht weiter weg liegt.
