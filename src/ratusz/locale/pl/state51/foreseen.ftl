### Co liczy gracz: tak nazywają to zapowiedzi skutków

figure-fuel = paliwo
figure-weapon = broń
figure-brick = cegły
figure-scrap = złom
figure-universal = zasoby uniwersalne
figure-worker = robotnicy
figure-con1 = żetony Podboju o zasięgu 1
figure-con2 = żetony Podboju o zasięgu 2
figure-coop1 = żetony Współpracy o zasięgu 1
figure-coop2 = żetony Współpracy o zasięgu 2
figure-inc1 = żetony Przyłączenia o zasięgu 1
figure-inc2 = żetony Przyłączenia o zasięgu 2
figure-score = punkty zwycięstwa
figure-hand = karty na ręce
figure-locations = lokacje
figure-deals = umowy
figure-spoils = zdobycze
# $name (one of the names above)
figure-their = u przeciwnika: { $name }
