"""Frostpunk: The Board Game, 1 to 4 players, scenario "A New Home: Crater".

Where to find what:

    content/            what is printed: a TOML file for each kind of thing, rulebook.toml
        entries         the files as they are written
        effect_entries  the effects in them as they are written
        checks          what every entry must have
        library         the files, read and checked, and all names
        effects         the effect language as it is run
        numbers         of boards, tracks and actions; the model of the tower
        advisors        and the other catalogues the rules use:
        buildings       tiles, a kind and two sides each
        citizens
        events          morning, dusk and scenario cards
        expeditions
        laws            and their consequences
        scenarios
        societies
        technologies
        weather
    position/
        state           plain data
        seen            what a seat may know, field by field
        view            how it is made, and guesses at the rest
        figures         what a player counts, for previews
        data            a position as data, written
        reading         read, as a whole
        reading_map     the map and the building tiles
        reading_people  people, pawns, tracks
        reading_cards   laws, technologies, cards that lie face up, expeditions
        decks           decks, and how much there may be of anything
        future          what is to come in a position that was read
        underway        what may be under way in it
        flaws           what can never be
    rules/
        vocabulary      the registry of rules, how things are written
        council         proposals, giving up
    rules/course/
        setup           step by step
        phases          a round, its nine phases
        morning         turning up the morning card (resolved in cards/events)
        weather         ranges, traps, expeditions, storm
        storm           its marker, and when it strikes
        advisors        and Mobilisation, at the start of the preparation phase (the rest is people/sickness)
        action_phase    who is next, one pawn and one main action a turn
        allowed_actions what may be done, alone or with a citizen card, and why not
        taking_actions  who does it, the test for cold, what comes of it
        dusk            the dusk deck
        hunger          old hunger, then the meal
        night           beds, and who falls ill
        scenario        its cards, tokens and end
        ending          six ways to lose, the goal, the end of time
        moments         what is told at length
        prospects       what is to come as things stand: night, meal, cold, storm, graves
        stories         those that were told lie below the others
    rules/generator/
        generator       fuel, cold, overload, failure
        tower           where the cubes go
        heat            which fields are warm (the test for cold: course/taking_actions)
        hubs            heating hubs
    rules/city/
        map             places, fields, what is next to what
        buildings       what stands where
        construction    raising and demolishing
        upgrading       at the Workshop, or as an effect
        clearing        new tiles on the map
        gathering       resources off fields
        using           the action of a building, and doing again what was done
        pool            gaining, losing and paying goods; people who come or leave; how much there may be
    rules/people/
        pawns           how many there are, who rests, who may do what
        citizens        the citizen deck and the hands (playing one: course/allowed_actions)
        sickness        how many are ill, how gravely, and what it does before they work
        deaths          and what they do to the city
        automatons      what their work costs, and what is not for them
        hope            and discontent
    rules/cards/
        events          resolving a card, the area where cards lie face up
        options         of cards: conditions, costs, consequences
        needs           conditions, counted now
        special         special actions on cards
        laws            passed in pairs
        technologies    one at a time
        expeditions     routes, scouts, places
        in_force        what lasting effects there are
        running_effects what a card says is done
    strategy/           apart from the rules: what bots go by
        strategy        bots see it through STRATEGY
        mentor          what matters before a decision, for a mentor to say
        evaluate        how good a position looks
        stakes          what tells how the city stands, for hints to compare
        features        a position in numbers, for a judgement that was learned
        policy          the plan all bots share, what they propose
        turn            what each action would bring
        what_to_build   and where, and what to improve
        laws            what a law is worth
        needs           what the city is short of
        statistics      what a game adds to a report over many
        encoding        actions and positions as numbers
    game                everything above the rules sees it through GAME
    manifest            how the game is registered
"""
