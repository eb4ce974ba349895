### Before the game

blurb = Włoska klasyka dla dwóch do czterech osób: trzy karty na ręce, cztery na stole. Karta bierze to, czemu dorównuje, a kto wyczyści stół, woła „scopa!”. Liczą się karty, monety, siódemka monet i primiera.
option-length = Długość
option-length-deal = Jedno rozdanie
option-length-match = Do 11 punktów
