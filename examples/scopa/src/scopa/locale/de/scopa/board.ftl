### What the plain table on the page calls the entries of a view, and the kinds of action

view-length = Dauer
view-length-deal = Eine Runde
view-length-match = Bis 11 Punkte
view-dealer = Geber
# $player (name)
view-dealer-said = { $player }
view-last = Zuletzt genommen
# $player (name)
view-last-said = { $player }
view-deck = Stapel
view-table = Tisch
view-played = Ausgespielt
view-box = Nicht im Spiel
view-points = Punkte
view-scored = Punkte nach Herkunft
view-hand-size = Karten auf der Hand
view-hand = Hand
view-taken = Genommen
view-round = Runde
do-play = Karte ausspielen
do-take = Nehmen
