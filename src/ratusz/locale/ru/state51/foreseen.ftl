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
# $name (one of the names above)
figure-their = у соперника: { $name }
