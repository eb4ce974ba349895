"""The puzzles of a game: one a day, the same for everybody, and all of them to practise with."""

from starlette.responses import Response

from ...games.catalogue import game_named
from ...kernel.problem import Problem
from ...puzzles.collection import collection, numbered, of_day
from ..clock import now
from ..study.puzzling import answered, shown
from .bodies.puzzles import PuzzleAnswer, PuzzleList, PuzzlePage, PuzzleVerdict
from .endpoint import Call, endpoint

DAY = 24 * 3600 * 1000


def number_of(call: Call) -> int:
    text: str = call.path["number"]
    if not text.isdecimal() or len(text) > 6:
        raise Problem("word-number", word=text[:40])
    return int(text)


@endpoint("GET", "/api/games/{game}/puzzles", PuzzleList)
async def list_puzzles(call: Call) -> PuzzleList:
    """How many puzzles a game has, which is today's, and which of them I have solved."""
    game = game_named(call.path["game"]).name
    puzzles = collection(game)
    if not puzzles:
        raise Problem("puzzle-none", game=game)
    done = set() if call.identity is None else await call.hall.store.finished_lessons(call.identity.id, game)
    solved = [number for number, puzzle in enumerate(puzzles, 1) if puzzle.kept in done]
    return PuzzleList(len(puzzles), of_day(game, now() // DAY), solved)


@endpoint("GET", "/api/games/{game}/puzzles/{number}", PuzzlePage)
async def get_puzzle(call: Call) -> Response:
    """A puzzle: what its seat sees, and the answers to choose from."""
    game = game_named(call.path["game"]).name
    told = await call.hall.thinkers.read(call.who, shown, game, number_of(call), call.language)
    return Response(told, media_type="application/json")


@endpoint("POST", "/api/games/{game}/puzzles/{number}", PuzzleVerdict, PuzzleAnswer)
async def answer_puzzle(call: Call) -> PuzzleVerdict:
    """Answer a puzzle; what is solved is kept for who is known."""
    body: PuzzleAnswer = call.body
    game, number = game_named(call.path["game"]).name, number_of(call)
    found: PuzzleVerdict = await call.hall.thinkers.read(call.who, answered, game, number, body.answer, call.language)
    if found.right:
        identity = await call.person()
        await call.hall.store.finish_lesson(identity.id, game, numbered(game, number).kept)
    return found
