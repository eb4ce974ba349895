"""What somebody at a table can ask for besides playing: what a bot would do, what matters, whether that was poor, what would come
of it, and the table as text. It takes long and changes nothing, so that nobody waits for it."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...kernel.preview import Preview
from ...kernel.problem import Problem
from ...mentor import advice
from .audience import Viewer
from .play import Play
from .telling import Frame, Teller

if TYPE_CHECKING:
    from .room import Room


def check_allowed(play: Play) -> None:
    if not play.hints:
        raise Problem("hints-forbidden")


async def hint(room: "Room", viewer: Viewer, seat: int) -> list[Frame]:
    """The best a bot would do in this seat, knowing what this seat knows, and what each of it comes to."""
    async with room.opened() as play:
        room.check_playing(play, play.seq)
        check_allowed(play)
        game, g, seq = play.game, play.match.state, play.seq
        if game.rules.waiting(g, seat) is None:
            raise Problem("not-your-turn", seat=seat, waiting=list(play.waiting()))
        sight = room.foresight.sight(seq, game, g, seat)
        teller = Teller(viewer.w, play, room.audience.seats, seat, {seat: sight.view})
    advised = await room.thinkers.advise(viewer.who(room.audience.seats), game.name, sight.view, seat)
    foreseen: dict[str, Preview] = {}
    for text in {text for one in advised for text in one.texts()}:
        foreseen[text] = await sight.preview(text, game.rules.read(g, seat, text), lambda: None)
    async with room.opened() as play:
        room.check_playing(play, seq)
    return teller.hints(g, seat, advised, foreseen)


async def mentor(room: "Room", viewer: Viewer, seat: int) -> Frame:
    """What matters before the decision of this seat, of all that it can know."""
    async with room.opened() as play:
        room.check_playing(play, play.seq)
        check_allowed(play)
        view, seq = play.game.view(play.match.state, seat), play.seq
        teller = Teller(viewer.w, play, room.audience.seats, seat)
    found = await room.thinkers.mentor(viewer.who(room.audience.seats), play.game.name, view, seat)
    text = "" if found is None else advice.said(teller.w, play.game.name, found, teller.called)
    return {"type": "mentor", "seq": seq, "text": text, "rule": "" if found is None else found.rule}


async def judge(room: "Room", viewer: Viewer, seat: int) -> Frame:
    """Whether what this seat has just done was clearly poor; only where nothing has come to light since."""
    async with room.opened() as play:
        check_allowed(play)
        match, seq = play.match, play.seq
        move = match.moves[-match.back(whole=False)] if match.can_undo(seat) else None
        if move is None or not play.answers(move):
            return {"type": "judged", "seq": seq, "poor": None}
        decision = play.moves - match.back(whole=True)
        view = play.game.view(move.before, seat)
        teller = Teller(viewer.w, play, room.audience.seats, seat, {seat: view})
    who = viewer.who(room.audience.seats)
    found = await room.thinkers.judge(who, play.game.name, view, seat, move.text, f"{room.id} {decision}")
    poor = None if found is None else {"decision": decision, **teller.poor(move.before, seat, move.text, *found)}
    return {"type": "judged", "seq": seq, "poor": poor}


async def foresee(room: "Room", viewer: Viewer, actions: list[str], forecast: bool, spend: Callable[[], None]) -> Frame:
    """What actions of the seat this viewer looks through would do, and what is to come; all from what it may know."""
    async with room.opened() as play:
        eyes = viewer.eyes
        if actions and eyes is None:
            raise Problem("not-yours")
        if actions:
            room.check_playing(play, play.seq)
        read = [(text, play.checked(eyes or 0, text)) for text in actions]
        seq = play.seq
        sight = room.foresight.sight(seq, play.game, play.match.state, eyes)
        teller = Teller(viewer.w, play, room.audience.seats, eyes, {eyes: sight.view})
    found = [(text, await sight.preview(text, action, spend)) for text, action in read]
    frame: Frame = {"type": "preview", "seq": seq, "previews": [teller.previewed(text, one) for text, one in found]}
    if forecast:
        coming = await sight.forecast(spend)
        frame["forecast"] = {name: teller.foreseen(one) for name, one in coming.items()}
    return frame


async def text(room: "Room", viewer: Viewer, spend: Callable[[], None]) -> Frame:
    """The table as lines of text, with what is to come where a game tells that too."""
    async with room.opened() as play:
        seq, eyes = play.seq, viewer.eyes
        sight = room.foresight.sight(seq, play.game, play.match.state, eyes)
        teller = Teller(viewer.w, play, room.audience.seats, eyes, {eyes: sight.view})
    coming = await sight.forecast(spend) if teller.foretold else {}
    return {"type": "text", "seq": seq, "text": teller.text(sight.view, coming)}
