"""What there is to learn of a game: its tour in pictures, its lessons, examples for its clauses, and tables to try them at."""

from ...games.catalogue import game_named
from ...kernel.game import Game
from ...lessons.course import begun, course, lesson_named
from ...lessons.examples import example
from ...lessons.illustration import illustration
from ...lessons.texts import ideas, said, title
from ...lessons.tour import Step, stands, tour
from ...words.bundle import Words
from ...words.games import VOICES
from ...words.sentences import clause
from ..tables.telling import WIDTH
from .bodies.games import ClauseExample, ClauseTopic, LessonCard, TourStep
from .bodies.tables import TableMade, WantedSeat
from .endpoint import Call, endpoint
from .tables import new_setup, seat_people

STAND_IN = "greedy"  # in the other seats of an example


@endpoint("GET", "/api/games/{game}/lessons", list[LessonCard])
async def list_lessons(call: Call) -> list[LessonCard]:
    """The lessons of a game in their order, and which of them I have finished."""
    game = game_named(call.path["game"]).name
    done = set() if call.identity is None else await call.hall.store.finished_lessons(call.identity.id, game)
    return [
        LessonCard(
            lesson.name,
            title(call.w, lesson),
            said(call.w, lesson, "goal"),
            ideas(call.w, lesson),
            lesson.minutes,
            lesson.name in done,
        )
        for lesson in course(game)
    ]


@endpoint("POST", "/api/games/{game}/lessons/{lesson}", TableMade, status=201)
async def begin_lesson(call: Call) -> TableMade:
    """Begin a lesson at a table of my own."""
    identity = await call.person()
    game = game_named(call.path["game"])
    lesson = lesson_named(game.name, call.path["lesson"])
    match = begun(lesson)
    setup = new_setup(game, match.seats, identity, start=match.start, lesson=lesson.name)
    wanted = [WantedSeat("bot", bot) if bot else WantedSeat("me") for bot in lesson.players(match.seats)]
    return await seat_people(call, game, setup, wanted, identity)


@endpoint("GET", "/api/games/{game}/tour", list[TourStep])
async def show_tour(call: Call) -> list[TourStep]:
    """A game told in pictures, step by step."""
    game = game_named(call.path["game"])
    return await call.hall.thinkers.apart(call.who, lambda: [pictured(call.w, game, step) for step in tour(game.name)])


def pictured(w: Words, game: Game, step: Step) -> TourStep:
    g, seat = stands(game.name, step)
    view = game.view(g, seat)
    players = [w.say("player-number", number=number + 1) for number in range(len(view["seats"]))]
    spoken = w.of(game.name)
    return TourStep(
        step.name,
        spoken.say(f"tour-{step.name}"),
        spoken.say(f"tour-{step.name}", "text"),
        step.focus,
        seat,
        view,
        players,
        VOICES[game.name].table(w, view, players, WIDTH),
        [ClauseTopic(id, clause(w, id)[0]) for id in step.clauses],
        step.lesson,
        title(w, lesson_named(game.name, step.lesson)) if step.lesson else "",
    )


@endpoint("GET", "/api/games/{game}/rules/{clause}/example", ClauseExample)
async def show_example(call: Call) -> ClauseExample:
    """A clause of the rulebook at work in a game of bots."""
    game = game_named(call.path["game"])
    return await call.hall.thinkers.apart(call.who, lambda: shown(call.w, game, call.path["clause"]))


def shown(w: Words, game: Game, rule: str) -> ClauseExample:
    found = illustration(w, game, rule)
    text = VOICES[game.name].table(w, found.view, found.players, WIDTH)
    return ClauseExample(rule, found.seat, found.view, found.players, found.label, found.refused, found.told, text)


@endpoint("POST", "/api/games/{game}/rules/{clause}/example", TableMade, status=201)
async def try_example(call: Call) -> TableMade:
    """Sit down where a clause was at work, at a table of my own, against bots."""
    identity = await call.person()
    game = game_named(call.path["game"])
    found = example(game.name, call.path["clause"])
    setup = new_setup(game, len(game.result(found.before).scores), identity, start=game.position(found.before))
    wanted = [WantedSeat("me") if seat == found.seat else WantedSeat("bot", STAND_IN) for seat in range(setup.players)]
    return await seat_people(call, game, setup, wanted, identity)
