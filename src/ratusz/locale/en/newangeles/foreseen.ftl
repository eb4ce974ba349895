### What a player counts, as previews name it

figure-threat = threat
figure-ill = an ill district is touched
# $piece (name of a unit or token), $district (name with number)
figure-piece = { $piece } in { $district }
# $player (name)
figure-capital = capital of { $player }
# $player (name)
figure-hand = cards in hand of { $player }
# $player (name)
figure-assets = assets of { $player }

# What an offer would do follows
foreseen-supposed = If this offer wins:
