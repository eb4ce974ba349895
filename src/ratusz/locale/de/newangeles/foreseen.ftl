### Was ein Spieler zählt, wie die Vorschau es nennt

figure-threat = Bedrohung
figure-ill = ein erkrankter Bezirk ist betroffen
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
foreseen-supposed = Wenn dieses Angebot gewinnt:
