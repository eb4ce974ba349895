### Co liczy gracz: tak nazywają to zapowiedzi skutków

figure-threat = zagrożenie
# $district (name with number)
figure-ill = chora dzielnica dotknięta: { $district }
# $piece (name of a unit or token), $district (name with number)
figure-piece = { $piece } – { $district }
# $player (name)
figure-capital = kapitał – { $player }
# $player (name)
figure-hand = karty na ręce – { $player }
# $player (name)
figure-assets = zasoby ludzkie – { $player }
figure-support-main = wsparcie głównej oferty
figure-support-counter = wsparcie kontroferty
figure-paid = kapitał zapłacony wspólnie

# What an offer would do follows
foreseen-supposed = Jeśli ta oferta wygra:

## What holds or does not, when that has changed

# $district (name with number)
turned-ill-on = dotyczy chorej dzielnicy ({ $district })
# $district (name with number)
turned-ill-off = nie dotyczy już chorej dzielnicy ({ $district })
# $piece (name of a unit or token), $district (name with number)
turned-piece-on = pojawia się: { $piece } ({ $district })
# $piece, $district (as above)
turned-piece-off = znika: { $piece } ({ $district })
