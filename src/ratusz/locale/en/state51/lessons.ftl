### Lessons: a message for each, its title; .begin sets the scene, .goal says what to do, .idea-… what is new, .wrong-… answers a wrong
### try, .missed is said when the goal can no longer be reached, and .strategy is a word for later games.

lesson-reach = Two roads, two places
    .begin = You lead New York. The Mutants have passed, so you have the table to yourself. In your hand are School, Oil Rig and the instant card Highway, and you own 1 scrap.
    .goal = Incorporate School and Oil Rig, with 2 actions.
    .idea-reach = To incorporate a location you need reach that is at least its distance. Reach comes from instant cards, from tokens, and once a round from your contact card.
    .idea-arrival = A production location produces as soon as it enters your state, and what it gives can be spent at once.
    .wrong-waste = Highway reaches 2, but School is only 1 away: the rest is lost. Oil Rig at distance 2 would then be out of reach, since your contact card reaches no further than 1.
    .wrong-gather = Two workers for one resource does not help here: your contact card reaches 1 and works once a round, however much scrap you have.
    .wrong-exchange = You would throw away two of the three cards this plan needs, for one you do not know.
    .wrong-pass = Passing ends your round, and your scrap and your workers lapse at its end. You can still incorporate.
    .missed = There is no action left, and one of the two locations is still in your hand.
    .strategy = Spend the smallest reach that suffices. Near locations take the contact card; instant cards wait for those far away.

lesson-work = The second shift
    .begin = Gas Station turns fuel into victory points when workers go there. You have 3 workers and 3 fuel; in your hand is Fuel Tank, and you own 1 scrap.
    .goal = Reach a score of 6, with 3 actions.
    .idea-work = Send 1 worker to an action location of your own and pay what it asks: Gas Station takes 2 fuel and gives a marker of 2 VP.
    .idea-shift = The same location can be used a second time in a round; then it takes 2 workers.
    .wrong-deal = A deal pays from the next production phase on, and it costs you 2 fuel now: the fuel Gas Station is waiting for.
    .wrong-gather = Gathering takes 2 workers. You have 3, and two shifts at Gas Station need all of them.
    .wrong-pass = There are points left to be made: workers and fuel you do not use lapse at the end of the round.
    .missed = Three actions, and the score is below 6. You need both shifts, and every location counts 1 VP.
    .strategy = Count workers before you count goods: a first shift and a second take 3 together. What a new location produces at once may pay for the second.

lesson-visit = A worker across the border
    .begin = Oil Rig in your hand lies at distance 2. Your contact card reaches 1. Your opponent has not passed yet, and owns Heavy Equipment and Armoury, both with open production.
    .goal = Incorporate Oil Rig with your second action at the latest.
    .idea-visit = A worker sent to an open production location of your opponent brings you what it produces, at once. The worker stays there: your opponent has it for this round.
    .idea-add = Reach of one kind adds up: the contact card and tokens of incorporation together.
    .wrong-weapon = Armoury gives a weapon. Weapons are for conquering; Oil Rig in your state takes reach of incorporation.
    .wrong-gather = More scrap makes the contact card reach no further: its line works once a round and gives 1.
    .wrong-pass = If you pass, your turn is over for this round. Look at what lies open on the other side.
    .missed = Oil Rig is not in your state. The token you need lies with your opponent.
    .strategy = Visit early: when your opponent passes, their locations close. And think what your worker will do over there.

lesson-spoils = Once or always
    .begin = Round 3 of 4, and your opponent has passed. You hold Valley: as a deal it gives 1 brick in every production phase, as spoils 3 bricks once. You can pay for either.
    .goal = Enter the action phase of round 4 with 3 bricks.
    .idea-deals = A deal lies under your base and pays in every production phase to come.
    .idea-spoils = Spoils pay once, in a later production phase, when you cash them in; they pay more.
    .wrong-deal = There is one production phase left in the game. A deal pays 1 brick there; as spoils, Valley pays 3.
    .wrong-lapse = What you gather now lapses at the end of the round. You want bricks in the next one.
    .wrong-pass = Do not pass yet: Valley in your hand gives nothing in the production phase.
    .wrong-keep = This is the last production phase. What you keep now is never cashed in.
    .missed = Round 4 has begun, and you have fewer than 3 bricks.
    .strategy = Count the production phases that are left. In the first round a deal pays three times; near the end spoils are worth more.

lesson-rebuild = The old pump must go
    .begin = Gas Station has its three markers: it can give no more points. You have 1 brick and 1 scrap, and hold Fuel Tank and the feature Refinery, both of type fuel.
    .goal = Raise your score from 7 to 12, with 2 actions.
    .idea-full = A rebuild costs 1 brick and gives 2 VP. The new location must share a type icon with the old one, whose markers keep their points: they move to the Resource Table.
    .idea-feature = A feature gives a marker for every location of its type, now or later, itself included, up to three.
    .wrong-tank = Rebuild into Fuel Tank and you get your 2 VP, but then Refinery stays in your hand: it lies at distance 2, and your scrap reaches 1.
    .wrong-gather = Resources are not what is missing. One rebuild and one location near by are all you need, and you have just two actions.
    .wrong-exchange = Both cards are part of the plan. Look at how far each of them is.
    .wrong-pass = You are not at 12 yet, and something in your hand can still be reached.
    .missed = Two actions are done, and the score is below 12.
    .strategy = Rebuild what has no more to give. And let the rebuild bring what you could not reach otherwise: it asks for no reach at all.

lesson-finish = The last round
    .begin = Round 4. Your opponent has passed with 11 VP; you have 4. After this round nothing counts but points.
    .goal = Win the game.
    .idea-last = There is no production phase after this one: deals and spoils made now pay nothing.
    .idea-count = Every location is 1 VP. Look for actions that score more than once: a feature with locations of its type, a marker, a rebuild.
    .wrong-conquer = Spoils pay in a later production phase, and there is none after round 4. The card would be lost.
    .wrong-gather = Goods are no points, and your workers are needed at Gun Shop.
    .wrong-exchange = You would give away cards that score now for one you do not know.
    .wrong-pass = You are still behind: when you pass, the game is over, and 11 VP beat yours.
    .missed = The game is over, and you have not won it.
    .strategy = In the last round ask each card what it scores today. A plan for tomorrow is worth nothing; a tie is decided by the cards left in hand.
