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
# $most
mentor-base-full = { $most } cards lie under your base, and no more may: a new deal or new spoils will cost you one of them.
# $count (production phases)
mentor-deals-pay = { $count ->
        [one] A deal made now pays { $count } time before the game ends; spoils pay once, but more.
       *[other] A deal made now pays { $count } times before the game ends; spoils pay once, but more.
    }
# $hand (cards)
mentor-spent = All workers and resources are spent; what is left are your cards in hand: { $hand }.
# $count (locations)
mentor-visits = { $count ->
        [one] You can visit { $count } location of your opponent now. It closes as soon as your opponent passes.
       *[other] You can visit { $count } locations of your opponent now. They close as soon as your opponent passes.
    }
# $count (locations), $best (points each brings at once), $card
mentor-near = { $count ->
        [one] You can incorporate { $card } now: { $best ->
            [one] a point
           *[other] { $best } points
        } at once, and it works for you from now on.
       *[other] You can incorporate one of { $count } cards now: each brings { $best ->
            [one] a point
           *[other] { $best } points
        } at once, and works for you from now on.
    }
# $count (locations, two at least), $best (points), $card (what brings them)
mentor-near-best = You can incorporate one of { $count } cards now. { $card } brings the most at once: { $best } points.
# $cost (goods)
mentor-lapsing = Not yet spent: { $cost }. All of it lapses when the round ends.
# $cost (goods)
mentor-idle = Left over: { $cost }. There is nothing to spend it on any more this round.
# $count (of them out of reach), $hand (locations in hand), $reach
mentor-far-cards = { $hand ->
        [one] Your contact card reaches { $reach } for incorporating, and the only location in your hand lies farther away. An instant card can bring the reach for it.
       *[other] Your contact card reaches { $reach } for incorporating, and { $count } of the { $hand } locations in your hand { $count ->
            [one] lies
           *[other] lie
        } farther away. Instant cards can bring the reach for them.
    }
# $reach
mentor-near-cards = Your contact card reaches { $reach } for incorporating: far enough for every location in your hand.
# $reach
mentor-no-places = Your contact card reaches { $reach } for incorporating, and there is no location in your hand: take one that lies no farther away.
