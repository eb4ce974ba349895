### What a player counts, as previews name it

figure-table = карты на столе
# $player (name)
figure-cards = карты игрока { $player }
# $player (name)
figure-coins = монеты игрока { $player }
# $player (name)
figure-points = очки игрока { $player }
