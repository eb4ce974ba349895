### What a player counts, as previews name it

figure-food = food
figure-hunger = hunger
figure-deaths = deaths
figure-automatons = automatons
figure-hope = hope
figure-discontent = discontent
figure-active-hope = active hope
figure-active-discontent = active discontent
figure-heat = heat
figure-cold = cold
figure-overload = overload
figure-works = works left
figure-tiles = tiles on the map
figure-wood = wood
figure-coal = coal
figure-core = steam cores
figure-steel = steel
# $people (all citizens of a type, in the nominative plural)
figure-citizens = { $people }
# $people (as above)
figure-sick = sick { $people }
# $people (as above)
figure-gravely-ill = { $people }: gravely ill
# Who would fall ill from the cold at this heat; $people (as above)
figure-exposed = { $people } exposed to the cold
# $zone (its number, from the Generator outwards)
figure-zone = zone { $zone } warm
# $pawn (a kind of pawn, in the nominative)
figure-pawns = pawns ready: { $pawn }

## What holds or does not, when that has changed

# $zone (its number, from the Generator outwards)
turned-zone-on = zone { $zone } is warm now
# $zone (as above)
turned-zone-off = zone { $zone } is cold now
# $type (key)
turned-gravely-ill-on = { $type ->
        [worker] a worker is gravely ill
        [engineer] an engineer is gravely ill
       *[child] a child is gravely ill
    }
# $type (key)
turned-gravely-ill-off = { $type ->
        [worker] no worker is gravely ill any more
        [engineer] no engineer is gravely ill any more
       *[child] no child is gravely ill any more
    }
