### Before the game: what it is about, and the choices made when a table is opened.

blurb = One to four players keep the last city on Earth alive, together. Fifteen rounds of cold: feed the Generator without bursting it, find coal and wood under the snow, house, feed and heal your people, pass laws you may come to regret, and hold on to hope until the great storm is over.
option-scenario = Scenario
option-scenario-crater = A New Home: Crater
    .about = Settle a crater around a Generator, store up, and outlast the great storm.
option-society = Society
option-society-I = I: The Long Column
    .about = { society-I.normal }
option-society-II = II: The Dockers
    .about = { society-II.normal }
option-society-III = III: The Institute
    .about = { society-III.normal }
option-society-IV = IV: The Children’s Train
    .about = { society-IV.normal }
option-society-V = V: The Icebreaker’s Crew
    .about = { society-V.normal }
option-society-VI = VI: The Fever Camp
    .about = { society-VI.normal }
option-difficulty = Difficulty
option-difficulty-normal = Normal
    .about = The society as the rulebook has it; the one for a first game.
option-difficulty-hard = Hard
    .about = The same people, worse off: less food, wood and coal, and more graves, sick or grudges to begin with.

# How a finished game is told in a list; all win or lose together.
ended-saved = the city was saved
ended-lost = the city was lost

# Bots by what they are in the city, from the weakest to the strongest.
bot-rookie-here = Newcomer
bot-trader-here = Foreman
bot-planner-here = Surveyor
bot-strategist-here = Captain
bot-expert-here = Governor
