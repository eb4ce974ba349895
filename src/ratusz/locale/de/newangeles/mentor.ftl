### What a mentor says before a decision: one sentence, made of the figures that matter now (strategy/mentor.py).

# $player (who offers), $count
mentor-offered = { $player } hat dir ein Angebot gemacht: Antworte darauf, bevor du hier entscheidest.
# $offer, $count, $threat, $most
mentor-offer-fells = Gewinnt der { $offer }, kann die Bedrohung um { $count } auf { $threat } steigen. Bei { $most } fällt die Stadt, und du verlierst mit ihr.
# $offer, $count, $threat, $most
mentor-offer-threat = Gewinnt der { $offer }, kann die Bedrohung um { $count } steigen, auf { $threat } von { $most }.
# $offer, $count, $target (the rival)
mentor-offer-rival = Gewinnt der { $offer }, kann dein Rivale { $target } { $count } Kapital gewinnen, und am Ende musst du reicher sein als er.
# $offer, $count
mentor-offer-pays = Gewinnt der { $offer }, kannst du { $count } Kapital gewinnen.
# $card, $count
mentor-card-pays = Von deinen Karten kann dir „{ $card }“ am meisten bringen: bis zu { $count } Kapital, wenn sie gewinnt.
# $corporation
mentor-no-card-pays = Keine deiner Karten bringt dir jetzt Kapital ({ $corporation }): Such, was der Stadt hilft oder was dein Rivale nicht bekommen darf.
# $missing (resources), $count (productions until it is checked), $threat
mentor-demand = { $count ->
        [0] Als Nächstes wird die Nachfrage geprüft, und der Stadt fehlt: { $missing }. Die Bedrohung stiege um { $threat }.
        [one] Eine Produktion bleibt bis zur Prüfung der Nachfrage, und der Stadt fehlt: { $missing }. Sonst steigt die Bedrohung um { $threat }.
       *[other] In { $count } Runden wird die Nachfrage geprüft, und der Stadt fehlt: { $missing }. Sonst steigt die Bedrohung um { $threat }.
    }
# $threat, $most, $left
mentor-threat = Die Bedrohung steht bei { $threat } von { $most }: noch { $left }, und die Stadt fällt.
# $threat, $most, $left, $capital, $need
mentor-federalist = Du bist der Föderalist: Du gewinnst, wenn die Bedrohung { $most } erreicht (jetzt { $threat }) und du { $need } Kapital hast (jetzt { $capital }).
# $target (the rival), $capital, $theirs, $ahead (yes or no)
mentor-rival = { $ahead ->
        [yes] Du führst vor deinem Rivalen { $target } mit { $capital } zu { $theirs } Kapital: Halte das, ein Gleichstand genügt nicht.
       *[other] Dein Rivale { $target } hat { $theirs } Kapital, du hast { $capital }: Am Ende musst du mehr haben.
    }
# $count (beaten now), $need
mentor-beat-others = Du hast deine eigene Karte: Du musst reicher sein als { $need } andere, jetzt bist du es gegenüber { $count }.
# $investment, $count
mentor-investment = So wie die Stadt jetzt steht, brächte „{ $investment }“ { $count } Kapital; gezahlt wird in der nächsten Nachfragerunde.
# $illness, $outages, $unrest, $enemies (how many)
mentor-beginning = Aufträge zahlen für das, was in der Stadt geschieht, und jetzt gibt es dort: Krankheit { $illness }, Ausfälle { $outages }, Unruhe { $unrest }, gegnerische Einheiten { $enemies }.
# $way (main, counter or same: which brings more), $main, $counter (capital)
mentor-offers-pay = { $way ->
        [main] Gewinnt der Hauptvorschlag, kannst du { $main } Kapital gewinnen, beim Gegenvorschlag nur { $counter }.
        [counter] Gewinnt der Gegenvorschlag, kannst du { $counter } Kapital gewinnen, beim Hauptvorschlag nur { $main }.
       *[same] Bei beiden Vorschlägen kannst du { $main } Kapital gewinnen: Sieh auf die Vorteilskarte, die Bedrohung und was andere bekommen.
    }
# $card, $count (capital)
mentor-card-spare = „{ $card }“ könnte dir in einer anderen Absprache { $count } Kapital bringen: Gib eine andere Karte her.
mentor-cards-alike = Keine dieser Karten brächte dir jetzt Kapital: Gib die her, die die Stadt am wenigsten braucht.
# $count (assets that can be used), $asset (the first)
mentor-asset = { $count ->
        [one] Du kannst jetzt „{ $asset }“ einsetzen.
       *[other] Du kannst jetzt eine von { $count } Vorteilskarten einsetzen.
    } Passen kostet nichts: Du wirst wieder gefragt, sobald es geht.
# $districts, $count
mentor-place-threat = In diesen Stadtteilen steigt die Bedrohung um { $count } mehr als anderswo: { $districts }.
# $districts
mentor-place-idle = Wo ohnehin nichts produziert wird, geht nichts verloren: { $districts }.
