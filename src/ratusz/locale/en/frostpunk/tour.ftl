### The whole game in pictures: a message for each step, its title, with .text.

tour-aim = The last city
    .text = Together you keep the last city on earth alive and reach the goal of the scenario. There are six ways to lose: hope, discontent, the Generator, sickness, hunger and deaths. All six stand above the board.
tour-round = A round
    .text = A round is a day: dawn, morning, Generator, weather, preparation, action, dusk, hunger, night. You decide most in the action phase; the rest is what the world does to your plans.
tour-heat = Heat against cold
    .text = Coal drives the heat marker up the track, no further than the cold marker. What lies open between the two makes people ill. The higher the heat, the wider the warm ring around the Generator.
tour-pawns = Pawns at work
    .text = Your people give you pawns: workers, engineers, children, who may not work unless a law allows it. In each turn one pawn does one thing. Whoever works in the cold falls ill.
tour-city = Gather, build, use
    .text = Pawns gather wood, coal and cores from fields, raise buildings with them, and use what stands: a hut feeds, a shelter has beds, some take only engineers. Snow hides the outer tiles.
tour-hunger = Hunger
    .text = Each evening one type of citizen eats, children, engineers and workers in turn. What is missing becomes hunger, which the next evening takes food first, then brings discontent and death.
tour-night = Night
    .text = At night everybody needs a bed in a warm shelter. You may fuel once more before it is counted; whoever is left standing makes one more citizen ill.
tour-sickness = Sickness
    .text = Up to four sick of one type do no harm. From five on it gets worse each round: exhausted pawns, then the gravely ill, then graves. Engineers tend them in the Infirmary.
tour-overload = The tower
    .text = Running the Generator hot drops cubes into its tower, and some come out onto the overload track. When it overflows, the Generator fails; the second failure ends everything. Let off steam in time.
tour-laws = Laws
    .text = An engineer at the Platform passes a law. It helps at once and changes hope and discontent; its pair leaves the game for good, and a consequence nobody has read waits in the dusk deck.
tour-scouts = Beyond the ridge
    .text = With the balloon you send scouts along routes out of the crater. They walk with the weather, are away for rounds, and bring home goods, people or bad news.
