### Co liczy gracz: tak nazywają to zapowiedzi skutków

figure-food = żywność
figure-hunger = głód
figure-deaths = zgony
figure-automatons = automatony
figure-hope = nadzieja
figure-discontent = niezadowolenie
figure-active-hope = aktywna nadzieja
figure-active-discontent = aktywne niezadowolenie
figure-heat = ciepło
figure-cold = zimno
figure-overload = przeciążenie
figure-works = pozostałe prace
figure-tiles = płytki na mapie
figure-wood = drewno
figure-coal = węgiel
figure-core = rdzenie parowe
figure-steel = stal
# $people (all citizens of a type, in the nominative plural)
figure-citizens = { $people }
# $people (as above)
figure-sick = chorzy ({ $people })
# $people (as above)
figure-gravely-ill = ciężko chorzy ({ $people })
# Who would fall ill from the cold at this heat; $people (as above)
figure-exposed = narażeni na zimno ({ $people })
# $zone (its number, from the Generator outwards)
figure-zone = ciepła strefa { $zone }
# $pawn (a kind of pawn, in the nominative)
figure-pawns = gotowe pionki ({ $pawn })
