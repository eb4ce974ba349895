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
figure-support-main = support for the main offer
figure-support-counter = support for the counteroffer
figure-paid = capital paid together

# What an offer would do follows
foreseen-supposed = If this offer wins:
