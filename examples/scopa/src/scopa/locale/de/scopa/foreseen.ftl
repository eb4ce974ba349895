### What a player counts, as previews name it

figure-table = Karten auf dem Tisch
# $player (name)
figure-cards = Karten von { $player }
# $player (name)
figure-coins = Münzen von { $player }
# $player (name)
figure-points = Punkte von { $player }
