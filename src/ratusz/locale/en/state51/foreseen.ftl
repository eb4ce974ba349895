### What a player counts, as previews name it

figure-fuel = fuel
figure-weapon = weapons
figure-brick = bricks
figure-scrap = scrap
figure-universal = universal resources
figure-worker = workers
figure-con1 = conquest tokens of reach 1
figure-con2 = conquest tokens of reach 2
figure-coop1 = cooperation tokens of reach 1
figure-coop2 = cooperation tokens of reach 2
figure-inc1 = incorporation tokens of reach 1
figure-inc2 = incorporation tokens of reach 2
figure-score = victory points
figure-hand = cards in hand
figure-locations = locations
figure-deals = deals
figure-spoils = spoils
# $name (one of the names above)
figure-their = opponent’s { $name }
