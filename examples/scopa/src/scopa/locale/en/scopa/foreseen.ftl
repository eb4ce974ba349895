### What a player counts, as previews name it

figure-table = cards on the table
# $player (name)
figure-cards = cards of { $player }
# $player (name)
figure-coins = coins of { $player }
# $player (name)
figure-points = points of { $player }
