### Was ein Spieler zählt, wie die Vorschau es nennt

figure-threat = Bedrohung
# $district (name with number)
figure-ill = kranker Stadtteil betroffen: { $district }
# $piece (name of a unit or token), $district (name with number)
figure-piece = { $piece } in { $district }
# $player (name)
figure-capital = Kapital von { $player }
# $player (name)
figure-hand = Handkarten von { $player }
# $player (name)
figure-assets = Vorteilskarten von { $player }
figure-support-main = Unterstützung für den Hauptvorschlag
figure-support-counter = Unterstützung für den Gegenvorschlag
figure-paid = gemeinsam gezahltes Kapital

# What an offer would do follows
foreseen-supposed = Wenn dieser Vorschlag gewinnt:

## What holds or does not, when that has changed

# $district (name with number)
turned-ill-on = der kranke Stadtteil { $district } ist betroffen
# $district (name with number)
turned-ill-off = der kranke Stadtteil { $district } ist nicht mehr betroffen
# $piece (name of a unit or token), $district (name with number)
turned-piece-on = neu in { $district }: { $piece }
# $piece, $district (as above)
turned-piece-off = nicht mehr in { $district }: { $piece }
