"""Taking back what was done: freely, or with the consent of the others."""

from typing import TYPE_CHECKING

from ...kernel.problem import Problem
from .play import AGREE, ASK, REFUSE, UNDO, Play, Request

if TYPE_CHECKING:
    from .room import Room


async def undo(room: "Room", seat: int, seq: int, whole: bool) -> int:
    """Take back the last step or the `whole` action it is part of: freely, or with the consent of the other people."""
    async with room.opened() as play:
        if room.audience.seats[seat].bot is not None and not play.over:
            raise Problem("undo-bot")  # it would do the same again, and may be about to move
        room.check_playing(play, seq)
        if not room.undos.take():
            raise Problem("too-fast")
        if play.match.can_undo(seat):
            await room.add(play, [(seat, UNDO, str(play.match.back(whole)))])
            return play.seq
        if room.setup is not None and room.setup.counts:
            raise Problem("undo-counts")
        if play.request is not None:
            raise Problem("undo-pending")
        count = str(play.match.back(whole, play.since_own_move(seat)))
        if play.refused.get(seat) == play.moves:
            raise Problem("undo-declined")
        await room.add(play, [(seat, ASK if room.audience.asked(seat) else UNDO, count)])
        return play.seq


async def consent(room: "Room", seat: int, yes: bool) -> int:
    async with room.opened() as play:
        request = play.request
        if request is None:
            raise Problem("undo-no-request")
        if seat not in ([request.by] if not yes else []) + room.audience.asked(request.by):
            raise Problem("undo-not-asked")
        if not yes:
            await room.add(play, [(seat, REFUSE, "")])
        elif seat not in request.agreed:
            lines = [(seat, AGREE, "")]
            if set(room.audience.asked(request.by)) <= request.agreed | {seat}:
                lines.append((request.by, UNDO, str(request.count)))
            await room.add(play, lines)
        return play.seq


async def agreed(room: "Room", play: Play, request: Request) -> None:
    try:
        await room.add(play, [(request.by, UNDO, str(request.count))])
    except Problem as problem:
        if problem.code != "stale":  # another server has seen the same and was faster
            raise
