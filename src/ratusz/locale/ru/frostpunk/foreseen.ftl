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

## What holds or does not, when that has changed

# $zone (its number, from the Generator outwards)
turned-zone-on = в зоне { $zone } теперь тепло
# $zone (as above)
turned-zone-off = в зоне { $zone } теперь холодно
# $type (key)
turned-gravely-ill-on = { $type ->
        [worker] один рабочий тяжело болен
        [engineer] один инженер тяжело болен
       *[child] один ребёнок тяжело болен
    }
# $type (key)
turned-gravely-ill-off = { $type ->
        [worker] тяжелобольных рабочих больше нет
        [engineer] тяжелобольных инженеров больше нет
       *[child] тяжелобольных детей больше нет
    }
