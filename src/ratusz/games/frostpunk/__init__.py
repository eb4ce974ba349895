"""Frostpunk: The Board Game, 1 to 4 players, scenario "A New Home: Crater".

Where to find what:

    content and language   entries (how files are written), library (reading them), effects (the language as numbers),
                           cards (catalogues), vocabulary (the registry of rules, how things are written), carry (running effects)
    state                  state, position (writing), placing and placing_* (reading, with reading and future, tasks: what may be
                           under way), view, flaws, evaluate
    course                 setup, phases (rounds, dawn), morning, generator, weather, turn (action), dusk, hunger, night, defeat
    preparation            advisors (and Mobilisation), sickness
    Generator              generator (fuel, cold, overload, failure), tower (where the cubes go), heat (warm or cold), hubs, storm
    map                    map (places, fields, adjacency), buildings (what stands), clearing, gathering, building, using
    people                 people (pawns), sickness, deaths, citizens (cards), automatons, pool (goods, arrivals), hope (tracks)
    cards                  events (resolving, the area), choosing (options), needs (conditions), special (actions), laws,
                           technologies, expeditions, scenario, modifiers (what is in force)
    together               council (proposals, giving up)
"""
