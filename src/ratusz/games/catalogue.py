"""The games there are: those of every installed package that announces one. Nothing of a game is read before it is asked for."""

from collections.abc import Iterator
from functools import lru_cache
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Final

from ratusz.kernel.game import Game
from ratusz.kernel.manifest import Manifest
from ratusz.kernel.problem import Problem
from ratusz.kernel.strategy import Strategy

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "ratusz.games"
LAST: Final = 1 << 30  # minutes: where a game stands that cannot say how long it takes


@lru_cache(maxsize=1)
def announced() -> dict[str, list["EntryPoint"]]:
    """By name of the game, who says to have it."""
    from importlib.metadata import entry_points  # takes long

    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        if entry not in found.setdefault(entry.name, []):
            found[entry.name].append(entry)
    return found


def manifest(name: str) -> Manifest:
    """Problem if there is no such game, or if its package is broken."""
    if name not in announced():
        raise Problem("game-unknown", game=name, known=", ".join(names()))
    return told(name)


@lru_cache
def told(name: str) -> Manifest:
    packages = sorted([package_of(entry) for entry in announced()[name]])
    if len(packages) > 1:
        raise Problem("game-twice", game=name, packages=", ".join(packages))
    (entry,) = announced()[name]
    try:
        found: Any = entry.load()
        if not isinstance(found, Manifest) or found.name != name:
            raise Problem("game-manifest", game=name)
    except Exception as error:
        raise broken(name, packages[0], error) from None
    return found


def package_of(entry: "EntryPoint") -> str:
    return entry.dist.name if entry.dist is not None else entry.value


def broken(name: str, package: str, error: Exception) -> Problem:
    """Whatever is wrong with a game, be it ours or not: the others go on."""
    detail = error if isinstance(error, Problem) else f"{type(error).__name__}: {error}."
    return Problem("game-broken", game=name, package=package, detail=detail)


def names() -> list[str]:
    """Every game that is announced, the shortest first."""
    return sorted(announced(), key=lambda name: (minutes(name), name))


def minutes(name: str) -> int:
    try:
        return told(name).minutes
    except Problem:
        return LAST


@lru_cache
def part(name: str, reference: str) -> Any:
    """A part of a game, by its name in the manifest."""
    try:
        return resolve_name(reference)
    except Exception as error:
        raise broken(name, package_of(announced()[name][0]), error) from None


def game_named(name: str) -> Game:
    game: Game = part(name, manifest(name).game)
    return game


def strategy_named(name: str) -> Strategy:
    """What bots go by in a game."""
    strategy: Strategy = part(name, manifest(name).strategy)
    return strategy


@lru_cache
def wrong(name: str) -> Problem | None:
    """Why a game cannot be played here, looked for before anybody sits down."""
    try:
        found = manifest(name)
        for reference in (found.game, found.voice, found.strategy, found.catalogue):
            if reference:
                part(name, reference)
    except Problem as problem:
        return problem
    return None


class Catalogue:
    """The games that can be played, by name; whoever goes through them all reads them all."""

    def __getitem__(self, name: str) -> Game:
        return game_named(name)

    def __iter__(self) -> Iterator[str]:
        return iter([name for name in names() if wrong(name) is None])

    def __len__(self) -> int:
        return len(list(iter(self)))

    def __contains__(self, name: object) -> bool:
        return name in announced() and wrong(str(name)) is None

    def values(self) -> list[Game]:
        return [game_named(name) for name in self]

    def items(self) -> list[tuple[str, Game]]:
        return [(name, game_named(name)) for name in self]

    def problems(self) -> list[Problem]:
        """What is wrong with the others."""
        found = [wrong(name) for name in names()]
        return [problem for problem in found if problem is not None]


GAMES: Final = Catalogue()
