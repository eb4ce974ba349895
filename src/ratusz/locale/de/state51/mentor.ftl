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
mentor-full-markers = { $card } hat seine drei Marker und gibt keine Punkte mehr: Ein Umbau brächte 2 SP und einen frischen Ort.
# $count (locations), $worker (workers)
mentor-visits = Orte deines Gegenübers, die du jetzt besuchen kannst: { $count }. Sie schließen, sobald dein Gegenüber passt.
# $most
mentor-base-full = Unter deiner Basis liegen { $most } Karten, mehr dürfen es nicht sein: Ein neues Abkommen oder neue Beute kostet dich eine davon.
# $count (production phases)
mentor-deals-pay = Ein Abkommen von jetzt bringt bis zum Ende noch { $count }-mal etwas ein; Beute nur einmal, dafür mehr.
# $count (locations), $reach
mentor-near = Mit Reichweite { $reach } kannst du jetzt so viele deiner Karten eingliedern: { $count }. Jede ist ein Punkt und arbeitet ab sofort für dich.
# $workers, $resources
mentor-lapsing = Noch nicht ausgegeben: Arbeiter { $workers }, Rohstoffe { $resources }. Am Ende der Runde verfällt alles.
# $hand (cards)
mentor-spent = Arbeiter und Rohstoffe sind ausgegeben; übrig sind deine Handkarten: { $hand }.
# $count (of them out of reach), $hand (locations in hand), $reach
mentor-far-cards = Deine Kontaktkarte reicht beim Eingliedern { $reach } weit; von deinen { $hand } Orten auf der Hand liegen weiter weg: { $count }.
