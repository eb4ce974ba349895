### Что считает игрок: так это называют предсказания

figure-fuel = топливо
figure-weapon = оружие
figure-brick = кирпичи
figure-scrap = лом
figure-universal = универсальные ресурсы
figure-worker = рабочие
figure-con1 = жетоны завоевания с дальностью 1
figure-con2 = жетоны завоевания с дальностью 2
figure-coop1 = жетоны сотрудничества с дальностью 1
figure-coop2 = жетоны сотрудничества с дальностью 2
figure-inc1 = жетоны присоединения с дальностью 1
figure-inc2 = жетоны присоединения с дальностью 2
figure-score = победные очки
figure-hand = карты на руке
figure-locations = локации
figure-deals = договоры
figure-spoils = карты добычи
figure-room = свободные места под базой
figure-lapsing = запасы, которые сгорят
figure-late = карты под базой, которые уже ничего не дадут
# $name (one of the names above)
figure-their = у соперника: { $name }
# For whoever watches: whose it is; $name (one of the names above), $player (name)
figure-of = { $player }: { $name }

## What is good to know besides

# A location conquered
remark-spoils = Под базу; реализуете в одной из следующих фаз производства.
# A location cooperated with
remark-deals = Под базу; действует в каждой фазе производства, начиная со следующей.
# The same two in the last round
remark-spoils-late = Под базу, но реализовать её не удастся: после этого раунда производства нет.
remark-deals-late = Под базу, но ничего уже не даст: после этого раунда производства нет.
remark-full = Под базой нет места: одну карту придётся оттуда сбросить.
remark-passed = В этом раунде у вас больше нет действий; ваши локации закрыты для гостей.
# $count (goods)
remark-lapsing = В конце раунда сгорят непотраченные запасы: { $count }.
