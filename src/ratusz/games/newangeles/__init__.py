"""New Angeles: 4 to 6 corporations run a city that must not fall.

Where to find what:

    content/            the files and the effect language as it is written (entries), as it is run (effects), the catalogues
                        (cards)
    position/           state, what a seat may know of it (view) and back (rebuild, redeal), as data (data, reading, reading_*,
                        names, future), what can never be (flaws)
    rules/course/       setup, rounds, turn (refresh, end of turn, hand size), deal (asset, main offer, counteroffers), support,
                        resolution (winner, effect, claim)
    rules/city/         districts (which ones fit), movement (placing, moving, the Root), unrest, illness, production, threat,
                        events, demands, contracts
    rules/cards/        city (effects on districts), players (effects on players), assets (the moments of abilities), abilities
                        (effects of single assets), declaration (a resolution announced beforehand), emergency
    rules/players/      hands (drawing, discarding, stealing cards), capital, investments, rivals (and endings), trade (offers
                        and their answers), promises (kept or broken), goods (what is traded)
    rules/vocabulary    the registry of rules, and how things are written
    strategy/           evaluate, danger (the threat to come), policy, deals, cards (what a card would bring), trades,
                        statistics
    game                everything above the rules sees it through GAME
"""
