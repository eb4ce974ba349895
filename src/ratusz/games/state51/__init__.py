"""51st State, the demo deck: 2 players, 4 rounds, 40 cards.

Where to find what:

    content/            what is printed: deck.toml and rulebook.toml
        entries         the deck as it is written
        effects         what abilities do, as it is written and as it is run
        cards           the catalogue the rules use
    position/
        state           plain data
        seen            what a seat may know, field by field
        view            how it is made, and guesses at the rest
        figures         what a player counts, for previews
        data            a position as data, written and read
        future          what is to come in a position that was read
    rules/
        vocabulary      the registry of rules, how things are written
        setup           factions, First Player, first hands
        rounds          rounds and phases, clean-up, score
        lookout         the Lookout phase
        production      the Production phase
        turn            the Action phase
        conquer_cooperate_incorporate   a location in hand is taken
        reach           what pays for its distance
        rebuild         a location gives way to another
        workers         gather, visit, work
        exchange        two cards for one
        locations       a location enters a state; features, markers
        base            deals and spoils under it
        supply          gaining, drawing, paying
        moments         what is told at length
    strategy/           apart from the rules: what bots go by
        strategy        bots see it through STRATEGY
        mentor          what matters before a decision, for a mentor to say
        evaluate        how good a position looks
        stakes          what tells how a player stands, for hints to compare
        likelihood      how likely the other would have kept a hand
        policy          what to do without thinking
        encoding        actions and views as numbers
    game                everything above the rules sees it through GAME
    manifest            how the game is registered
"""
