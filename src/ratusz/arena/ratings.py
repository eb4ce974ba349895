"""How strong players are compared with each other: ratings by openskill, from who was ahead of whom."""

from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce

Match = list[tuple[str, bool]]  # who was compared, and whether they won

MODEL: Final = PlackettLuce()


class Rating(NamedTuple):
    """What somebody is thought to be worth, and how far off that may be."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma


def learn(ratings: dict[str, Rating], teams: list[list[str]], won: list[bool]) -> dict[str, Rating]:
    """What those are worth after a match who took part in it. Who took part several times learns what was learned on average."""
    players = [[ratings.get(name, Rating()) for name in team] for team in teams]
    rated = MODEL.rate(
        [[MODEL.rating(mu=one.mu, sigma=one.sigma) for one in team] for team in players], ranks=[0 if one else 1 for one in won]
    )
    learned: dict[str, list[Any]] = {}
    for team, found in zip(teams, rated, strict=True):
        for name, one in zip(team, found, strict=True):
            learned.setdefault(name, []).append(one)
    return {
        name: Rating(*[sum([getattr(one, part) for one in several]) / len(several) for part in ("mu", "sigma")])
        for name, several in learned.items()
    }


def rated(matches: list[Match]) -> dict[str, dict[str, float]]:
    """For every side what it is thought to be worth (mu), how sure that is (sigma), and what it is worth at least, all but surely
    (ordinal)."""
    ratings: dict[str, Rating] = {}
    for match in matches:
        for name, _ in match:
            ratings.setdefault(name, Rating())
        if len({name for name, _ in match}) > 1:
            ratings |= learn(ratings, [[name] for name, _ in match], [won for _, won in match])
    return {
        name: {"mu": one.mu, "sigma": one.sigma, "ordinal": MODEL.rating(mu=one.mu, sigma=one.sigma).ordinal()}
        for name, one in sorted(ratings.items())
    }
