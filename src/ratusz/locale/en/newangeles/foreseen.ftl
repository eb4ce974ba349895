### What a player counts, as previews name it

figure-threat = threat
# $district (name with number)
figure-ill = illness in { $district } touched
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

## What holds or does not, when that has changed

# $district (name with number)
turned-ill-on = the ill district { $district } is touched
# $district (name with number)
turned-ill-off = the ill district { $district } is no longer touched
# $piece (name of a unit or token), $district (name with number)
turned-piece-on = appears in { $district }: { $piece }
# $piece, $district (as above)
turned-piece-off = gone from { $district }: { $piece }
