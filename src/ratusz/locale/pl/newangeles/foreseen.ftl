### Co liczy gracz: tak nazywają to zapowiedzi skutków

figure-threat = zagrożenie
figure-ill = dotknięta zostaje chora dzielnica
# $piece (name of a unit or token), $district (name with number)
figure-piece = { $piece } ({ $district })
# $player (name)
figure-capital = kapitał ({ $player })
# $player (name)
figure-hand = karty na ręce ({ $player })
# $player (name)
figure-assets = zasoby ludzkie ({ $player })
figure-support-main = poparcie głównej oferty
figure-support-counter = poparcie kontroferty
figure-paid = kapitał zapłacony wspólnie

# What an offer would do follows
foreseen-supposed = Jeśli ta oferta wygra:
