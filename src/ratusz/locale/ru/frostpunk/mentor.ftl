### What a mentor says before a decision: one sentence, made of the figures that matter now (strategy/mentor.py).

# $count (deaths to come), $deaths, $most
mentor-graves = Если ничего не изменить, до следующей работы умерших будет: { $count }.
# $least, $count (deaths to come, at least and at most)
mentor-graves-span = Если ничего не изменить, до следующей работы умерших будет от { $least } до { $count }.
# $count (deaths to come), $deaths, $most
mentor-graves-last = Если ничего не изменить, умерших прибавится: { $count } (сейчас { $deaths }). При { $most } город потерян.
# $round
mentor-storm = Буря ударит в ближайшей фазе погоды, какой бы ни была карта: что она разрушит, сказано в прогнозе.
# $count (tokens)
mentor-hope = Осталось жетонов надежды: { $count }. Без них город потерян.
# $count (tokens), $most
mentor-discontent = Жетонов недовольства на шкале: { $count }. При { $most } город потерян.
# $type (who eats: worker, engineer, child), $who, $need, $food, $missing
mentor-meal = Следующими едят { $type ->
        [worker] рабочие
        [engineer] инженеры
       *[other] дети
    }. Нужно провизии: { $need }, есть: { $food }. С прежним голодом не хватает: { $missing }.
# $type (who eats: worker, engineer, child), $who, $need, $food, $missing
mentor-fed = Следующими едят { $type ->
        [worker] рабочие
        [engineer] инженеры
       *[other] дети
    }. Нужно провизии: { $need }, есть: { $food }.
# $count (pawns without a warm bed), $cold (beds that are not heated), $coal
mentor-night-cold = Этой ночью без тёплой постели: { $count }. Спальных мест в холодном жилье: { $cold }. Его согреет уголь; у вас его { $coal }.
# $count (pawns without a bed), $wood
mentor-night-beds = Этой ночью без постели: { $count }. Каждая такая фигурка — ещё один больной. Жильё строят из древесины; у вас её { $wood }.
# $count (pawns without a bed)
mentor-night = Этой ночью без постели: { $count }. Каждая такая фигурка — ещё один больной.
# $count (who fall ill), $heat, $cold
mentor-cold = Тепло { $heat }, холод { $cold }: если ничего не изменить, в фазе Генератора заболеет: { $count }.
# $type (worker, engineer, child), $who, $count, $most
mentor-sick = { $type ->
        [worker] Больных рабочих: { $count }. Начиная с { $most } в фазе подготовки становится хуже, а потом кто-то умирает.
        [engineer] Больных инженеров: { $count }. Начиная с { $most } в фазе подготовки становится хуже, а потом кто-то умирает.
       *[other] Больных детей: { $count }. Начиная с { $most } в фазе подготовки становится хуже, а потом кто-то умирает.
    }
# $type (worker, engineer, child), $who, $count, $most
mentor-nearly-sick = { $type ->
        [worker] Больных рабочих: { $count }. Ещё один — и при { $most } это начнёт вредить городу.
        [engineer] Больных инженеров: { $count }. Ещё один — и при { $most } это начнёт вредить городу.
       *[other] Больных детей: { $count }. Ещё один — и при { $most } это начнёт вредить городу.
    }
# $count (on the track), $most, $cubes
mentor-overload = Перегрузка { $count } из { $most }: при таком тепле следующая проверка бросит в башню кубиков: { $cubes }.
# $have, $need, $count (missing)
mentor-coal = Чтобы сегодня согреть ближние участки, нужно угля: { $need }, а есть: { $have }.
# $count (pawns), $left (rounds)
mentor-pawns = Фигурок, которые ещё могут действовать сегодня: { $count }. Раундов, которые надо пережить после этого: { $left }.
