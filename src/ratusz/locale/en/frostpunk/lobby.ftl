### Before the game: what it is about, and the choices made when a table is opened.

blurb = One to four players keep the last city on Earth alive, together. Fifteen rounds of cold: feed the Generator without bursting it, find coal and wood under the snow, house, feed and heal your people, pass laws you may come to regret, and hold on to hope until the great storm is over.
option-scenario = Scenario
option-scenario-crater = A New Home: Crater
option-society = Society
option-society-I = I: The Long Column
option-society-II = II: The Dockers
option-society-III = III: The Institute
option-society-IV = IV: The Children's Train
option-society-V = V: The Icebreaker's Crew
option-society-VI = VI: The Fever Camp
option-difficulty = Difficulty
option-difficulty-normal = Normal
option-difficulty-hard = Hard
