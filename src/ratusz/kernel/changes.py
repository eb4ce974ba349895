"""What has changed from one state to the next, as a client that has the first needs it to make the second.

A change is `[value]` (this is there now), `[]` (nothing is there any more), or an object: go inside, and at each key or number
do what is said there. An element of a list beyond its end is a new one. docs/protocol.md tells it to those who write clients.
It is here, though only servers and clients speak so, because a server does this after every action for every player, and here it
is compiled.

A server keeps the state it has told for the next comparison. What is in the new one as it was in the old one is taken over from
there: what is kept is shared from state to state, and most of a new one is gone as soon as it is told.
"""

from typing import Any, Final

Change = list[Any] | dict[str, Any]

MISSING: Final = object()


def change(old: Any, new: Any) -> Change:
    """How `new` is made of `old`, which differs from it."""
    if isinstance(new, dict):
        if isinstance(old, dict):
            return within(old, new)
    elif isinstance(new, list) and isinstance(old, list) and 0 < len(old) <= len(new):
        if isinstance(new[0], dict):
            return along(old, new)
        if new[: len(old)] == old:
            return {str(at): [new[at]] for at in range(len(old), len(new))}
    return [new]


def within(old: dict[str, Any], new: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in new.items():
        was = old.get(key, MISSING)
        if was is value:
            continue
        if was == value:
            new[key] = was
        else:
            found[key] = change(was, value)
    for key in old:
        if key not in new:
            found[key] = []
    return found


def along(old: list[Any], new: list[Any]) -> Change:
    """Element by element; where most of them are others, they have moved, and the list as a whole is shorter."""
    found: dict[str, Any] = {}
    others = 0
    for at, was in enumerate(old):
        now = new[at]
        if was is now:
            continue
        if was == now:
            new[at] = was
        else:
            inside = change(was, now)
            if isinstance(inside, list) or (isinstance(now, dict) and len(inside) * 2 > len(now)):
                inside = [now]
                others += 1
            found[str(at)] = inside
    if others * 2 > len(old):
        return [new]
    for at in range(len(old), len(new)):
        found[str(at)] = [new[at]]
    return found


def changed(old: Any, made: Change) -> Any:
    """The other way round: `old` with the change made; neither of them is touched."""
    if isinstance(made, list):
        return made[0]
    if isinstance(old, list):
        items = old.copy()
        for at, inside in made.items():
            if int(at) == len(items):
                items.append(None)
            items[int(at)] = changed(items[int(at)], inside)
        return items
    kept = {key: value for key, value in old.items() if made.get(key) != []}
    return {**kept, **{key: changed(old.get(key), inside) for key, inside in made.items() if inside != []}}
