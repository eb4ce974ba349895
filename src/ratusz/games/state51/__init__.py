"""51st State, the demo deck: 2 players, 4 rounds, 40 cards.

Where to find what:

    content/            the deck as it is written (entries), its effects as they are run (effects), the catalogue (cards)
    position/           state, what a seat may know of it (view), as data (data, future)
    rules/              rounds, lookout, production, turn (the Action phase), and its actions: reach (conquer, cooperate,
                        incorporate), rebuild, workers, exchange; locations, base, supply; vocabulary (the registry of rules,
                        how things are written)
    strategy/           evaluate, policy, encoding (actions and views as numbers)
    game                everything above the rules sees it through GAME
"""
