"""What a finished game adds to a report over many: endings, demands, who won, where capital came from."""

from ratusz.kernel.state import Event

from ..content.cards import CORPORATION_NAMES, FEDERALIST
from ..position.state import BY_THREAT, LEDGER, SOURCES, Angeles
from ..rules.players.rivals import winners

COUNTED = ("demand-met", "demand-failed", "counteroffer", "supported", "trade-offered", "traded", "turn")


def statistics(g: Angeles, told: list[Event]) -> dict[str, float]:
    seats = range(g.seats())
    won = winners(g)
    kinds = [event.kind for event in told]
    found = {kind: float(kinds.count(kind)) for kind in COUNTED}
    checked = found["demand-met"] + found["demand-failed"]
    if checked:
        found["demands-met"] = found["demand-met"] / checked
    found["fallen"] = float(g.outcome == BY_THREAT)
    found["threat"] = float(g.threat)
    found["winners"] = float(len(won))
    federalists = [seat for seat in seats if g.rivals[seat] == FEDERALIST]
    found["federalist"] = float(len(federalists))
    for seat in federalists:
        found["federalist-wins"] = float(seat in won)
    for seat in seats:
        found[f"wins-{CORPORATION_NAMES[g.corporations[seat]]}"] = float(seat in won)
    for seat in seats:
        found[f"wins-seat-{seat}"] = float(seat in won)
    for source, name in enumerate(SOURCES):
        found[f"capital-{name}"] = sum([g.ledger[seat * LEDGER + source] for seat in seats]) / len(seats)
    return found
