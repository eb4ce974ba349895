"""New Angeles: 4 to 6 corporations run a city that must not fall.

Where to find what:

    content/            what is printed: board and cards as TOML, rulebook.toml
        entries         the files and the effect language as they are written
        effects         the effect language as it is run
        cards           the catalogues the rules use
    position/
        state           plain data
        seen            what a seat may know, field by field
        view            how it is made
        rebuild         from a view back to a state
        redeal          guesses at what a seat cannot know
        figures         what a player counts, for previews
        data            a position as data, written
        reading         read, as a whole
        reading_table   what lies open
        reading_cards   decks and hands
        future          what is to come in a position that was read
        flaws           what can never be
    rules/
        vocabulary      the registry of rules, how things are written
    rules/course/
        setup           the twelve steps
        rounds          standard and demand rounds
        turn            refresh, end of turn, hand size
        deal            asset, main offer, counteroffers
        support         everyone backs an offer, or abstains
        resolution      winner, effect, claim
        supposing       what an offer would do if it won
        moments         what is told at length
        prospects       what is to come as things stand: the demand, each offer
    rules/city/
        districts       which ones fit, what is in the city
        pieces          placing, moving and removing pieces, the reserve, the Root
        unrest          stable, protest, strike
        illness         which districts it affects, and what that costs
        production      what districts yield, exploitation, the supply
        threat          what raises it, the end at 25
        events          their threat, what they place
        demands         and the demand round
        contracts       each corporation's own source of capital
    rules/cards/
        effects_on_districts
        effects_on_players
        assets          the moments of abilities; claimed, exhausted, ready
        abilities       what single assets do: steal, swap, decide
        declaration     a resolution announced beforehand
        emergency       emergency action cards
    rules/players/
        hands           drawing, discarding, passing cards on
        capital         gained, lost, stolen
        investments     chosen, kept in secret, scored
        rivals          the Federalist and the endings
        trade           offers and their answers
        goods           what is traded
        promises        kept, broken or lapsed
    strategy/           apart from the rules: what bots go by
        strategy        bots see it through STRATEGY
        mentor          what matters before a decision, for a mentor to say
        evaluate        how good a position looks
        stakes          what tells how a corporation and the city stand, for hints to compare
        features        a position in numbers, for a judgement that was learned
        danger          the threat to come
        likelihood      how likely the others would hold these cards and stand where they stand
        policy          what to do without thinking
        deals           what to offer, counter and support
        cards           what a card would bring
        trades          offers a bot makes and answers, when it is time to bargain
        promises        whom to believe, and keeping one's own
        encoding        actions and positions as numbers
        statistics      what a game adds to a report over many
    game                everything above the rules sees it through GAME
    manifest            how the game is registered
"""
