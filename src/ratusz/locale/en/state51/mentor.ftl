### What a mentor says before a decision: one sentence, made of the figures that matter now (strategy/mentor.py).

# $count (spoils), $left
mentor-last-spoils = This is the last production phase: spoils you keep now are never cashed in.
# $count (spoils), $left (production phases to come)
mentor-spoils = What spoils give lapses at the end of this round: cash in what you can spend now. Production phases still to come: { $left }.
# $score, $theirs, $best (points an action can bring)
mentor-points-now = Last round: only points count. You have { $score }, your opponent { $theirs }; one action can still bring you { $best }.
# $score, $theirs, $hand (cards)
mentor-no-points = No action brings points any more: you have { $score }, your opponent { $theirs }. A tie goes to whoever holds more cards; you hold { $hand }.
# $card
mentor-full-markers = { $card } has its three markers and gives no more points: a rebuild would bring 2 VP and a fresh location.
# $count (locations), $worker (workers)
mentor-visits = Locations of your opponent you can visit now: { $count }. They close as soon as your opponent passes.
# $most
mentor-base-full = { $most } cards lie under your base, and no more may: a new deal or new spoils will cost you one of them.
# $count (production phases)
mentor-deals-pay = { $count ->
        [one] A deal made now pays { $count } time before the game ends; spoils pay once, but more.
       *[other] A deal made now pays { $count } times before the game ends; spoils pay once, but more.
    }
# $count (locations), $reach
mentor-near = With a reach of { $reach } you can incorporate now: { $count } of your cards. Each is a point, and works for you from now on.
# $workers, $resources
mentor-lapsing = Still unspent: workers { $workers }, resources { $resources }. All of it lapses when the round ends.
# $hand (cards)
mentor-spent = All workers and resources are spent; what is left are your cards in hand: { $hand }.
# $count (of them out of reach), $hand (locations in hand), $reach
mentor-far-cards = Your contact card reaches { $reach } for incorporating; of your { $hand } locations in hand { $count } lie farther away.
