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

## What holds or does not, when that has changed

# $zone (its number, from the Generator outwards)
turned-zone-on = strefa { $zone } jest teraz ogrzewana
# $zone (as above)
turned-zone-off = strefa { $zone } jest teraz zimna
# $type (key)
turned-gravely-ill-on = { $type ->
        [worker] jeden robotnik jest ciężko chory
        [engineer] jeden inżynier jest ciężko chory
       *[child] jedno dziecko jest ciężko chore
    }
# $type (key)
turned-gravely-ill-off = { $type ->
        [worker] żaden robotnik nie jest już ciężko chory
        [engineer] żaden inżynier nie jest już ciężko chory
       *[child] żadne dziecko nie jest już ciężko chore
    }
