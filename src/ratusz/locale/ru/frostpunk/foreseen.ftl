### Что считает игрок: так это называют предсказания

figure-food = провизия
figure-hunger = голод
figure-deaths = смерти
figure-automatons = автоматоны
figure-hope = надежда
figure-discontent = недовольство
figure-active-hope = активная надежда
figure-active-discontent = активное недовольство
figure-heat = тепло
figure-cold = холод
figure-overload = перегрузка
figure-works = оставшиеся работы
figure-tiles = участки на карте
figure-wood = древесина
figure-coal = уголь
figure-core = паровые ядра
figure-steel = сталь
# $people (all citizens of a type, in the nominative plural)
figure-citizens = { $people }
# $people (as above)
figure-sick = больные ({ $people })
# $people (as above)
figure-gravely-ill = тяжелобольные ({ $people })
# Who would fall ill from the cold at this heat; $people (as above)
figure-exposed = под угрозой холода ({ $people })
# $zone (its number, from the Generator outwards)
figure-zone = тёплая зона { $zone }
# $pawn (a kind of pawn, in the nominative)
figure-pawns = свободные фигурки ({ $pawn })
