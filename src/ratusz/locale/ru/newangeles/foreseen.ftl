### Что считает игрок: так это называют предсказания

figure-threat = угроза
figure-ill = затронут больной район
# $piece (name of a unit or token), $district (name with number)
figure-piece = { $piece } ({ $district })
# $player (name)
figure-capital = капитал ({ $player })
# $player (name)
figure-hand = карты на руке ({ $player })
# $player (name)
figure-assets = преимущества ({ $player })
figure-support-main = поддержка основного предложения
figure-support-counter = поддержка контрпредложения
figure-paid = заплачено вместе

# What an offer would do follows
foreseen-supposed = Если это предложение победит:
