"""Frostpunk: The Board Game, 1 to 4 players, scenario "A New Home: Crater".

Where to find what:

    content/            the files and how they are written (entries, effect_entries), read (library, checks) and run (effects,
                        numbers); what is printed, a file for each catalogue (buildings, citizens, events, laws, ...)
    position/           state, what a seat may know of it (view), as data (data, reading, reading_*, decks, future, underway),
                        flaws
    rules/course/       setup, phases (rounds, dawn), morning, weather, storm, advisors (preparation), turn (the action phase),
                        actions (what may be done), doing (who does it, and what comes of it), dusk, hunger, night, scenario,
                        defeat
    rules/generator/    generator (fuel, cold, overload, failure), tower (where the cubes go), heat (warm or cold), hubs
    rules/city/         map (places, fields, adjacency), buildings (what stands), construction, upgrading, clearing, gathering,
                        using, pool (goods)
    rules/people/       pawns, citizens (cards), sickness, deaths, automatons, hope (and discontent)
    rules/cards/        events (resolving, the area), choosing (options), needs (conditions), special (actions), laws,
                        technologies, expeditions, modifiers (what is in force), carry (running effects)
    rules/              council (proposals, giving up), vocabulary (the registry of rules, how things are written)
    strategy/           evaluate, policy and its parts, statistics
    game                everything above the rules sees it through GAME
"""
