### Что считает игрок: так это называют предсказания

figure-threat = угроза
# $district (name with number)
figure-ill = затронут больной район { $district }
# $piece (name of a unit or token), $district (name with number)
figure-piece = { $piece } — { $district }
# $player (name)
figure-capital = активы — { $player }
# $player (name)
figure-hand = карты на руке — { $player }
# $player (name)
figure-assets = преимущества — { $player }
figure-support-main = поддержка основного предложения
figure-support-counter = поддержка контрпредложения
figure-paid = заплачено вместе

# What an offer would do follows
foreseen-supposed = Если это предложение победит:

## What holds or does not, when that has changed

# $district (name with number)
turned-ill-on = затронут больной район ({ $district })
# $district (name with number)
turned-ill-off = больной район больше не затронут ({ $district })
# $piece (name of a unit or token), $district (name with number)
turned-piece-on = появляется: { $piece } ({ $district })
# $piece, $district (as above)
turned-piece-off = исчезает: { $piece } ({ $district })
