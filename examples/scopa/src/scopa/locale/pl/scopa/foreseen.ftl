### What a player counts, as previews name it

figure-table = karty na stole
# $player (name)
figure-cards = karty gracza { $player }
# $player (name)
figure-coins = monety gracza { $player }
# $player (name)
figure-points = punkty gracza { $player }
