### The societies: the name, and a line on who they are at each level of difficulty.

society-I = The Long Column
    .normal = Stokers, clerks and families who walked here from one city and know each other by name.
    .hard = The same people after a worse road: one grave more, less bread, and a quarrel that came along.
society-II = The Dockers
    .normal = Many strong backs, few who can read a gauge, and bread enough to begin with.
    .hard = Shorter bread, and a strike that has never quite ended.
society-III = The Institute
    .normal = More slide rules than shovels, and a steam core that somebody carried wrapped in a gown.
    .hard = The core went through the ice, and the lectures have turned into arguments.
society-IV = The Children’s Train
    .normal = A child in every third bunk, and grown people who have learned to hope aloud.
    .hard = As many children, less in the pot, and the songs are running out.
society-V = The Icebreaker’s Crew
    .normal = They buried three on the ice, and one automaton still answers to the bell.
    .hard = Even the automaton is gone, and part of the timber with it.
society-VI = The Fever Camp
    .normal = A great many people, some of them already ill, and hardly coal for a day.
    .hard = The same crowd with twice as many sick workers and a quarter less bread.
