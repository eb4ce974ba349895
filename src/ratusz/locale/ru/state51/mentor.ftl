### What a mentor says before a decision: one sentence, made of the figures that matter now (strategy/mentor.py).

# $count (spoils), $left
mentor-last-spoils = Это последняя фаза производства: добыча, которую вы сейчас оставите, уже никогда ничего не принесёт.
# $count (spoils), $left (production phases to come)
mentor-spoils = То, что даёт добыча, сгорает в конце раунда: берите то, что сможете сейчас потратить. Фаз производства впереди: { $left }.
# $score, $theirs, $best (points an action can bring)
mentor-points-now = Последний раунд: важны только очки. У вас { $score }, у соперника { $theirs }; одно действие ещё может принести вам { $best }.
# $score, $theirs, $hand (cards)
mentor-no-points = Очков действия больше не приносят: у вас { $score }, у соперника { $theirs }. При равенстве побеждает тот, у кого больше карт; у вас их { $hand }.
# $card
mentor-full-markers = { $card }: три маркера уже есть, очков больше не будет. Перестройка принесёт 2 ПО и новую локацию.
# $count (locations), $worker (workers)
mentor-visits = Локаций соперника, которые можно сейчас посетить: { $count }. Они закроются, как только соперник спасует.
# $most
mentor-base-full = Под вашей базой уже { $most } карты, больше нельзя: новый договор или добыча вытеснит одну из них.
# $count (production phases)
mentor-deals-pay = { $count ->
        [one] Договор, заключённый сейчас, заплатит до конца игры { $count } раз; добыча платит однажды, зато больше.
        [few] Договор, заключённый сейчас, заплатит до конца игры { $count } раза; добыча платит однажды, зато больше.
       *[other] Договор, заключённый сейчас, заплатит до конца игры { $count } раз; добыча платит однажды, зато больше.
    }
# $count (locations), $reach
mentor-near = С дальностью { $reach } вы можете сейчас присоединить карт: { $count }. Каждая — очко, и она сразу работает на вас.
# $workers, $resources
mentor-lapsing = Не потрачено: рабочих { $workers }, ресурсов { $resources }. В конце раунда всё это сгорит.
# $hand (cards)
mentor-spent = Рабочие и ресурсы потрачены; остались карты на руке: { $hand }.
# $count (of them out of reach), $hand (locations in hand), $reach
mentor-far-cards = Карта контактов даёт для присоединения дальность { $reach }; из локаций на руке ({ $hand }) дальше лежит: { $count }.
