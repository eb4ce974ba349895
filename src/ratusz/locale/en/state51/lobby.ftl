### Before the game: what it is about, and the choices made when a table is opened.

blurb = Two powers in the ruins of America build their states from locations: each can be conquered for its spoils, made a partner for its deal, or incorporated. Four rounds; whoever has more victory points wins.
option-faction = Faction of the first seat
option-faction-new-york = New York
option-faction-mutants-union = Mutants Union
option-faction-random = Random
option-first = Who begins
option-first-0 = The first seat
option-first-1 = The second seat
option-first-random = Random
option-rescoring = Features score a location that replaces one of the same type in a rebuild
option-rescoring-on = Yes
option-rescoring-off = No
