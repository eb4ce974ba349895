"""The games there are, their rules, lessons and tours."""

from msgspec import Struct

from ....kernel.view import View


class OptionValue(Struct):
    value: str | int
    title: str
    about: str  # what it means; empty: its title says it


class GameOption(Struct):
    name: str
    title: str
    values: list[OptionValue]
    default: str | int


class GameBot(Struct):
    bot: str
    title: str
    blurb: str


class GameCard(Struct):
    game: str
    title: str
    blurb: str
    seats: list[int]
    options: list[GameOption]
    bots: list[GameBot]
    minutes: int
    board: str  # which the page draws it on; empty: the plain table
    lessons: int  # how many there are
    puzzles: int
    bargain: (
        int | None
    )  # seconds bots give people to bargain, where a table sets nothing else; null: there is nothing to bargain about


class LessonCard(Struct):
    lesson: str
    title: str
    goal: str
    ideas: list[str]
    minutes: int
    done: bool  # whether I have finished it


class RuleClause(Struct):
    id: str
    kind: str
    topic: str
    text: str
    language: str  # English where it is not translated yet
    example: bool  # whether it is shown in a game


class ClauseExample(Struct):
    """A clause at work: how it stood, as the seat saw it, what it did and what was told; or why it was not allowed to."""

    rule: str
    seat: int
    view: View
    players: list[str]
    action: str  # empty: the game is being set up
    refused: bool
    told: list[str]
    text: list[str]  # the table as lines of text


class ClauseTopic(Struct):
    id: str
    topic: str


class TourStep(Struct):
    """A picture of a game: a position as a seat sees it, what is to be seen there, and where to read and play on."""

    step: str
    title: str
    text: str
    focus: str  # a stop of the guide; empty: the whole table
    seat: int
    view: View
    players: list[str]
    table: list[str]  # the same as lines of text
    clauses: list[ClauseTopic]
    lesson: str  # empty: none
    lesson_title: str
