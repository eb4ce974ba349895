"""What a seat may know, as plain data: what the views of all games begin with.

A game adds its own fields in `position/seen.py`. The comment behind a field is its description: the reference pages and the types
of the page are made from these files (tools/reference.py, tools/wire.py). They stay interpreted: there is nothing in them to run.
"""

from typing import Any, Generic, TypedDict, TypeVar

Phase = TypeVar("Phase")
Seat = TypeVar("Seat")

TaskData = list[Any]  # the name of a task and its arguments, as `Rules.task_data` writes them


class Head(TypedDict, Generic[Phase, Seat]):
    """What every view has, whatever the game."""

    game: str  # the name of the game
    eyes: int | None  # the seat that looks; null: a spectator
    round: int  # the round the game is in, or what it counts instead
    phase: Phase  # the part of the round
    waiting: list[int]  # the seats whose answer the game waits for; none: it is over
    stack: list[TaskData]  # what is to come, the last one next: each a name and its arguments
    asked: dict[str, Any] | None  # what is waited for, by name its kind and its arguments; null: nothing, or other seats
    seats: list[Seat]  # the players, by seat


class View(Head[Any, Any]):
    """The view of any game, of which only the head is known."""
