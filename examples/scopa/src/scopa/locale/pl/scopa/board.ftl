### What the plain table on the page calls the entries of a view, and the kinds of action

view-length = Długość
view-length-deal = Jedno rozdanie
view-length-match = Do 11 punktów
view-dealer = Rozdaje
# $player (name)
view-dealer-said = { $player }
view-last = Ostatnie bicie
# $player (name)
view-last-said = { $player }
view-deck = Talia
view-table = Stół
view-played = Zagrana
view-box = Poza grą
view-points = Punkty
view-scored = Punkty według źródła
view-hand-size = Kart na ręce
view-hand = Ręka
view-taken = Wzięte
view-round = Rozdanie
do-play = Zagraj kartę
do-take = Weź
