"""What requests and answers are made of. The schemas in /openapi.json are made from these types."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from ...kernel.view import View
from ..messages import Choice, Entry, Foreseen, Number, Result, TablePace

Text = Annotated[str, Meta(max_length=1000)]
Theme = Literal["auto", "dark", "light"]
Language = Literal["en", "pl", "de", "ru"]


class Fault(Struct):
    """What is wrong: a code for programs, a sentence for people, and the clause of the rulebook it rests on, if any."""

    code: str
    message: str
    rule: str | UnsetType = UNSET


class Faulty(Struct):
    error: Fault


class Nothing(Struct):
    """Done; there is nothing to say about it."""


# People.


class Me(Struct):
    id: str
    name: str
    guest: bool
    language: Language
    theme: Theme
    email: str | None  # where letters go


class ChangeMe(Struct, forbid_unknown_fields=True):
    name: Text | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    theme: Theme | UnsetType = UNSET


class Account(Struct, forbid_unknown_fields=True):
    name: Text
    password: Text


class SessionLine(Struct):
    """A browser in which I am known."""

    id: str
    device: str
    created: int
    seen: int
    this: bool


# Letters.


class Address(Struct, forbid_unknown_fields=True):
    """An e-mail address; null: none any more."""

    address: Text | None
    password: Text = ""  # of the account; a guest has none


Kind = Literal["turn", "invited", "over", "message"]
Way = Literal["push", "mail"]
Minute = Annotated[int, Meta(ge=0, le=24 * 60 - 1)]


class Absence(Struct, forbid_unknown_fields=True):
    """From when to when (milliseconds since 1970) a bot stands in at my tables, whenever it is my turn there."""

    since: Number
    until: Number
    bot: Text


class Calls(Struct):
    """How I am called when the page is closed, and by which ways I could be."""

    mail: bool  # whether this server sends letters
    push: str  # the key by which a browser takes notices from this server; empty: it sends none
    email: str | None
    email_wanted: str | None  # waits for its letter to be opened
    browsers: list[str]  # those that take notices for me: of each the hash (SHA-256) of its endpoint
    kinds: dict[Kind, list[Way]]
    quiet: tuple[Minute, Minute] | None  # from which minute of the day to which
    zone: str
    absence: Absence | None


class ChangeCalls(Struct, forbid_unknown_fields=True):
    kinds: dict[Kind, list[Way]] | UnsetType = UNSET
    quiet: tuple[Minute, Minute] | UnsetType | None = UNSET
    zone: Text | UnsetType = UNSET
    absence: Absence | UnsetType | None = UNSET


class Subscription(Struct, forbid_unknown_fields=True):
    """Where a browser takes notices, as it says itself, and the keys to close them with."""

    endpoint: Text
    key: Text
    auth: Text


class Unsubscription(Struct, forbid_unknown_fields=True):
    endpoint: Text


class Stopped(Struct):
    kind: Kind
    way: Way


class LinkToken(Struct, forbid_unknown_fields=True):
    """What stands at the end of a link in a letter."""

    token: Text


class Share(Struct):
    """How often something was played, and won."""

    id: str
    name: str
    played: int
    won: int


class BotRating(Struct):
    name: str
    rating: int
    uncertainty: int


class GameRecord(Struct):
    """What I have played of one game. A rating is off by no more than its uncertainty, with 95 % certainty."""

    game: str
    title: str
    played: int
    won: int
    rating: int | None  # null: no rated game yet
    uncertainty: int | None
    rated: int  # how many games the rating comes from
    course: list[int]  # the rating after each of the last of them
    roles: list[Share]  # by faction or corporation
    endings: list[Share]  # by the clause that decided
    bots: list[BotRating]


class RatingChange(Struct):
    """What a rated game changed for one seat."""

    seat: int
    before: int
    after: int
    uncertainty: int


class Profile(Struct):
    name: str
    guest: bool
    games: list[GameRecord]


class Farewell(Struct, forbid_unknown_fields=True):
    password: Text = ""  # of the account; a guest has none


class Codes(Struct):
    """Each lets me in once without my password."""

    codes: list[str]


class CodesLeft(Struct):
    left: int
    mail: bool  # whether one can also be sent by e-mail


class Password(Struct, forbid_unknown_fields=True):
    password: Text


class Recover(Struct, forbid_unknown_fields=True):
    name: Text
    code: Text
    password: Text  # the new one


class Named(Struct, forbid_unknown_fields=True):
    name: Text


class PasskeyOffer(Struct):
    """What a browser is to ask its owner for (WebAuthn)."""

    state: str  # comes back with the answer
    options: dict[str, Any]


class PasskeyAnswer(Struct, forbid_unknown_fields=True):
    state: Text
    credential: dict[str, Any]


class PasskeyLine(Struct):
    id: str
    device: str
    created: int
    used: int | None


class Blocked(Struct):
    id: str
    name: str


class Complaint(Struct, forbid_unknown_fields=True):
    why: Text = ""


# Games.


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


# Tables.


class WantedSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["me", "bot", "open", "local"]
    bot: Text | None = None
    name: Text | None = None
    invite: Text | None = None  # of an open seat: the contact it is kept for


class NewTable(Struct, forbid_unknown_fields=True):
    game: Text
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=12)]
    options: dict[Text, Text | Number] = {}
    public: bool = False
    hints: bool = True  # whether people at the table may ask bots what to do; never at a rated one
    pace: TablePace | None = None
    language: Language | None = None
    rated: bool = False


class SeatKey(Struct):
    seat: int
    token: str | UnsetType = UNSET


class TableMade(Struct):
    table: str
    url: str
    seats: list[SeatKey]


class TableSeat(Struct):
    seat: int
    name: str
    kind: str
    bot: str | None
    left: str | None  # who sat here and left in mid-game
    invited: str | None  # for whom an open seat is kept


class TableSummary(Struct):
    table: str
    game: str
    title: str
    seats: list[TableSeat]
    round: int | None
    moves: int
    waiting: list[int]
    your_seats: list[int]
    your_turn: bool
    over: bool
    archive: bool
    public: bool
    winners: list[int]
    ended: str  # how it ended, in a few words; empty: it is still played
    updated: int
    continued: int | None  # the move of a finished game at which it began: whoever opened it may know the cards
    talks: bool  # whether I may say something there
    lesson: str | None  # it is played as this lesson
    language: str
    hints: bool  # whether people there may ask bots what to do
    rated: bool
    level: int | None  # the mean rating of the people who sit there; null: none of them has one
    pace: TablePace | None  # how much time there is to move
    dismissible: list[int] = []  # the seats whose people I may ask to leave; told of one table alone, not in lists


class ChroniclePage(Struct):
    page: str  # HTML that needs nothing else


class Join(Struct, forbid_unknown_fields=True):
    seat: Number | None = None


class Joined(Struct):
    seat: int
    token: str


class SeatBot(Struct, forbid_unknown_fields=True):
    bot: Text | None


# Inviting.


class Contact(Struct):
    """Somebody I have played with."""

    id: str
    name: str
    games: int
    last: int  # when we last did


class Invite(Struct, forbid_unknown_fields=True):
    person: Text  # a contact


class InvitationLink(Struct):
    url: str


class Invitation(Struct):
    """What a link invites to, and who does."""

    table: str
    game: str
    board: str  # which the page draws it on; empty: the plain table
    title: str
    host: str
    text: str  # who invites to what, in a sentence
    terms: list[str]
    free: int  # how many seats


# The deal of the day.


class DailyResult(Struct):
    """What somebody made of it."""

    place: int
    name: str
    guest: bool
    yours: bool
    won: bool
    text: str  # in a few words
    verified: bool  # whether its record leads from the promised seed to this result
    table: str | None  # where it can be looked at, when the day is over


class DailyDeal(Struct):
    """A deal everybody gets on this day, by the world's clock (UTC)."""

    game: str
    title: str
    day: str
    commitment: str
    promised: int  # since when
    seed: str | None  # when the day is over
    next: str | None  # the commitment of the day after, if that is promised
    opponent: str | None  # the bot one plays against
    table: str | None  # that of my own try
    over: bool  # whether that is over
    results: list[DailyResult]


# Records.


class Continue(Struct, forbid_unknown_fields=True):
    at: Number
    seats: Annotated[list[WantedSeat], Meta(min_length=1, max_length=12)]
    public: bool = False


class Imported(Struct):
    table: str
    url: str


class Replay(Struct):
    at: int
    moves: int
    view: View
    log: list[Entry]
    waiting: list[int]
    question: str
    result: Result | None
    text: list[str]
    forecast: dict[str, Foreseen]
    continuable: bool  # whether a new table can go on from here: neither from the end nor by rules we do not have


# Puzzles.


class PuzzleList(Struct):
    count: int
    today: int  # the number of today's, counted from 1
    solved: list[int]  # which I have solved


class PuzzleSeat(Struct):
    seat: int
    name: str
    kind: str
    bot: str | None


class PuzzlePage(Struct):
    number: int
    count: int
    seat: int  # that is asked
    seats: list[PuzzleSeat]
    view: View
    forecast: dict[str, Foreseen]
    waiting: list[int]
    question: str
    choices: list[Choice]
    text: list[str]


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    answer: Text


class PuzzleVerdict(Struct):
    right: bool
    sentence: str
    best: str
    reasons: list[str]
    solution: str  # the right answer, as text


# The coach.


class CurvePoint(Struct):
    at: int  # moves made by then
    chance: float  # to win, from 0 to 1


class CoachedMove(Struct):
    """A move that cost much."""

    at: int  # moves made before it
    cost: float  # of the chance to win
    title: str
    better: str
    reasons: list[str]


class CoachedSeat(Struct):
    seat: int
    player: str
    curve: list[CurvePoint]
    costly: list[CoachedMove]  # the dearest first


class Analysed(Struct):
    """What the coach found in a finished game; until it is done, how many decisions of how many are judged, and what is known."""

    done: bool
    judged: int
    of: int
    seats: list[CoachedSeat]


class Health(Struct):
    database: bool  # whether something was written in the last seconds
    wrong: list[str]  # database, journal, listening: what does not work; nothing, if all is well
    version: str
    compiled: bool
