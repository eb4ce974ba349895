### What a mentor says before a decision: one sentence, made of the figures that matter now (strategy/mentor.py).

# $player (who offers), $count
mentor-offered = { $player } предлагает вам сделку: ответьте, прежде чем решать здесь.
# $offer, $count, $threat, $most
mentor-offer-fells = Если победит { $offer }, угроза может вырасти на { $count }, до { $threat }. При { $most } город падёт, и вы проиграете вместе с ним.
# $offer, $count, $threat, $most
mentor-offer-threat = Если победит { $offer }, угроза может вырасти на { $count }, до { $threat } из { $most }.
# $offer, $count, $target (the rival)
mentor-offer-rival = Если победит { $offer }, ваш соперник { $target } может получить активы: { $count }, а в конце вы должны быть богаче него.
# $offer, $count
mentor-offer-pays = Если победит { $offer }, вы можете получить активы: { $count }.
# $card, $count
mentor-card-pays = Из ваших карт больше всего активов может принести «{ $card }»: до { $count }, если карта победит.
# $corporation
mentor-no-card-pays = Ни одна карта на руке сейчас не принесёт вам активов ({ $corporation }): ищите то, что поможет городу или чего не должен получить соперник.
# $missing (resources), $count (productions until it is checked), $threat
mentor-demand = { $count ->
        [0] Сейчас проверят спрос, а городу не хватает: { $missing }. Угроза выросла бы на { $threat }.
        [one] До проверки спроса одно производство, а городу не хватает: { $missing }. Иначе угроза вырастет на { $threat }.
       *[other] Раундов до проверки спроса: { $count }, а городу не хватает: { $missing }. Иначе угроза вырастет на { $threat }.
    }
# $threat, $most, $left
mentor-threat = Угроза: { $threat } из { $most }. Ещё { $left } — и город падёт.
# $threat, $most, $left, $capital, $need
mentor-federalist = Вы Федералист: вы победите, если угроза дойдёт до { $most } (сейчас { $threat }), а у вас будет активов: { $need } (сейчас { $capital }).
# $target (the rival), $capital, $theirs, $ahead (yes or no)
mentor-rival = { $ahead ->
        [yes] Вы опережаете соперника { $target }: активы { $capital } против { $theirs }. Держитесь, равенства мало.
       *[other] У вашего соперника { $target } активов { $theirs }, у вас { $capital }: в конце у вас должно быть больше.
    }
# $count (beaten now), $need
mentor-beat-others = У вас своя карта: нужно быть богаче стольких игроков: { $need }. Сейчас вы богаче стольких: { $count }.
# $investment, $count
mentor-investment = При нынешнем положении города «{ $investment }» принесёт активов: { $count }; выплата — в следующем раунде спроса.
# $illness, $outages, $unrest, $enemies (how many)
mentor-beginning = Контракты платят за то, что происходит в городе, а сейчас в нём: болезни { $illness }, обесточивания { $outages }, беспорядки { $unrest }, враги { $enemies }.
# $way (main, counter or same: which brings more), $main, $counter (capital)
mentor-offers-pay = { $way ->
        [main] Если победит основное предложение, вы можете получить активы: { $main }, при контрпредложении лишь { $counter }.
        [counter] Если победит контрпредложение, вы можете получить активы: { $counter }, при основном предложении лишь { $main }.
       *[same] При любом из предложений вы можете получить активы: { $main }. Смотрите на преимущество, угрозу и на то, что получат другие.
    }
# $card, $count (capital)
mentor-card-spare = Карта «{ $card }» может принести вам активы на других торгах ({ $count }): отдайте другую.
mentor-cards-alike = Ни одна из этих карт не принесла бы вам сейчас активов: отдайте ту, что меньше всего нужна городу.
# $count (assets that can be used), $asset (the first)
mentor-asset = { $count ->
        [one] Сейчас можно применить карту «{ $asset }».
       *[other] Сейчас можно применить одно из преимуществ (на выбор: { $count }).
    } Пас ничего не стоит: вас спросят снова, как только это будет возможно.
# $districts, $count
mentor-place-threat = В этих районах угроза вырастет на { $count } больше, чем в других: { $districts }.
# $districts
mentor-place-idle = Где и так ничего не производится, терять нечего: { $districts }.
