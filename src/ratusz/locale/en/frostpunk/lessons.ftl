### Lessons: a message for each, its title; .begin sets the scene, .goal says what to do, .idea-… what is new, .wrong-… answers a wrong
### try, .missed is said when the goal can no longer be reached, and .strategy is a word for later games.

lesson-warmth = Warm hands
    .begin = The first morning in the crater. You have 2 coal and two workers. On the Generator tile lie a heap of wood and a heap of coal.
    .goal = Gather wood and coal with 3 actions, keep 3 coal in the end, and let nobody fall ill.
    .idea-cold = As long as the heat marker stands on 1, every gathering is done in the cold, and each makes a citizen sick.
    .idea-zone = Burning 1 coal moves the heat marker up by 1. Once it is above the red indicator, the Generator tile is warm.
    .wrong-cold = It is cold out there: the heat marker stands on 1, and whoever gathers now falls ill. Burn coal first.
    .wrong-burnt = One coal is enough: the red indicator stands on 1, so heat 2 warms the whole Generator tile. The second coal would be burnt for nothing.
    .wrong-snow = Clearing snow is always done in the cold: somebody would fall ill, and what you need lies here already.
    .wrong-pass = There is work to do, and pawns that have not moved gather nothing.
    .missed = The actions are used up, and the stores are not what they should be.
    .strategy = Heat first, work second: one coal for a zone serves everybody who works there this round.

lesson-builders = Three works, one pawn
    .begin = You have 3 wood and a single worker. Two tiles beside the Generator have been cleared: on one both fields are free, on the other lie coal and wood.
    .goal = Raise a Retort and a Hunters' Hut with a single action.
    .idea-works = One pawn on the construction field does up to 3 works: each raises a building or takes one down.
    .idea-fields = A building needs a field of its own. Whatever lies there goes back to the bank.
    .wrong-buried = There are goods on that field, and under a building they are lost. Two fields are free.
    .wrong-tent = A Tent costs 2 wood. Then there is not enough left for both buildings.
    .wrong-gather = Your only worker would be gone, and nobody would be left to build.
    .wrong-pass = Without an action nothing is built.
    .missed = Your worker has done his day's work, and one of the two buildings is missing.
    .strategy = Save up for one big day of building: three works cost no more pawns than one.

lesson-hunger = Nine at the table
    .begin = Round 3: tonight the workers eat, nine of them, and there is 1 food. Two Hunters' Huts stand on the near tiles, and you have 3 coal.
    .goal = Have 9 food with 3 actions, with nobody sick and 1 coal left.
    .idea-eaters = Every round one type of citizen eats: children, engineers, workers, in turn. Food that is missing becomes hunger.
    .idea-insulation = A hut is warm if its colour is, or its zone. The near tiles are warm once the heat marker is above the orange indicator.
    .wrong-cold = The hut is cold: the heat marker is not above the orange indicator yet, and your hunter would fall ill.
    .wrong-short = Heat 2 is beside the orange indicator, not above it. One coal does not warm the near tiles.
    .wrong-burnt = Two coal are enough for the near tiles. Keep the third.
    .wrong-pass = The pot is not full yet. One hut brings 4 food, and there are two.
    .missed = The hunters are home, and there is not enough to eat, or somebody is ill, or the coal is gone.
    .strategy = Look tonight's eaters up at the top of the column first: children are few, workers are many.

lesson-infirmary = One too many
    .begin = Seven workers and two engineers are sick. In the next preparation phase five or more sick of one type get worse. The Infirmary tends three.
    .goal = Bring the sick workers down to 4 with 2 actions.
    .idea-threshold = Up to four sick of a type do no harm. From five on somebody falls gravely ill, and then dies.
    .idea-engineers = Only engineers work in the Infirmary. Warm it, or the doctor becomes a patient.
    .wrong-cold = It is too cold in there: your engineer would fall ill while tending others. The near tiles are warm from heat 3 on.
    .wrong-engineer = Two sick engineers do no harm: their number has no effect before five. All three points belong to the workers.
    .wrong-short = Heat 2 is beside the orange indicator, not above it: the Infirmary stays cold.
    .wrong-pass = The sick do not get well by themselves.
    .missed = More than four workers are still sick.
    .strategy = Tend across thresholds: from five to four is worth more than from four to one.

lesson-law = On the edge
    .begin = One hope token is left, and five of discontent lie on their track: one more, and the city is lost. An engineer can pass a law at the Platform.
    .goal = Pass a law the city survives, with 2 actions.
    .idea-laws = A law changes hope and discontent at once, and its pair leaves the game. A consequence that nobody has read joins the dusk deck.
    .idea-edge = You lose when the last hope token goes, and when the sixth discontent token comes.
    .wrong-labour = Child Labour lowers hope and raises discontent: the last hope token would go, and a sixth token of discontent would come.
    .wrong-sixth = This law raises discontent: the sixth token, and the city is lost.
    .wrong-cold = The Platform is cold: burn your coal first, or the engineer falls ill.
    .wrong-gather = Wood will not calm anybody. You have a single engineer; the Platform needs him.
    .wrong-pass = Waiting does not help: the next bad evening would be the last.
    .missed = The law was not passed.
    .strategy = Read laws in pairs: with each you also choose what you give up for good. And look at the tracks before you look at the gift.

lesson-overload = Steam in the tower
    .begin = Eight of ten fields of the overload track are full. When more than ten cubes lie there, the Generator fails. You have 3 coal.
    .goal = Bring overload down to 3 with 2 actions, with nobody sick and 2 coal left.
    .idea-overload = The hotter the Generator runs in its phase, the more cubes drop into the tower. An engineer at the Generator takes 5 off the track.
    .idea-order = Coal burnt in the action phase brings no cubes: there is no overload check.
    .wrong-cold = The Generator itself is cold: burn 1 coal, or the engineer falls ill.
    .wrong-burnt = One coal makes the Generator tile warm. More heat helps nobody today.
    .wrong-later = Coal can wait. With eight on the track the next hot morning may end it.
    .wrong-pass = The tower does not empty itself.
    .missed = The overload track is still too full.
    .strategy = Let off steam before the track forces you to: the first failure costs warmth for the rest of the game, the second the city.

lesson-scout = Over the ridge
    .begin = The Observation Balloon stands. A route leads out of the crater. You have three workers and one engineer.
    .goal = Send a scout, and keep the engineer in the city.
    .idea-balloon = With the balloon 1 worker or engineer can set out on a route. Scouts walk in the weather phase.
    .idea-spare = A scout is away until he comes back from the end of the route: for rounds he does nothing in the city.
    .wrong-engineer = He is your only engineer: without him there is no law, no tending, no work at the Generator for rounds.
    .wrong-snow = New tiles are good, but today the route is what matters, and clearing snow makes somebody sick.
    .wrong-gather = It is cold, and the goal lies outside the crater.
    .wrong-pass = Nobody sets out by himself.
    .missed = Nobody has set out.
    .strategy = Send scouts early: what they find has all the more rounds to be of use.

lesson-night = The first night
    .begin = Night falls. Four pawns look for a bed: two workers, an engineer and a child. A Tent and a Barrack stand on near tiles, with two beds each. You have 3 coal.
    .goal = Get through the night with nobody sick, and keep 1 coal for the morning.
    .idea-beds = A shelter has beds only if it is warm, by its colour or its zone.
    .idea-coal = At night you may fuel once more. Above the orange indicator all near tiles are warm.
    .wrong-cold = Without a fire no bed counts, and four would fall ill.
    .wrong-short = Heat 2 is beside the orange indicator, not above it: both shelters stay cold.
    .wrong-burnt = Two coal warm both shelters. The third would be missing in the morning, when the Generator is fed.
    .missed = The night is over, and it has made somebody ill, or the coal is gone.
    .strategy = Build shelters together on the near tiles: one zone is warmed for all of them.
