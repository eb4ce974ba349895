"""Who plays the seats of a table: people come, get up, are asked to leave or reminded, and bots play for them."""

from typing import TYPE_CHECKING, Final

from ...kernel.problem import Problem
from ..clock import now
from ..thinking.thinkers import offered
from .audience import Viewer
from .play import BOT, LEFT, REFUSE, Play
from .takeback import agreed
from .timing import keep_time

if TYPE_CHECKING:
    from .room import Room

STAND_IN: Final = "greedy"  # goes on for who has left for good


async def hand_over(room: "Room", seat: int, bot: str | None) -> None:
    """Let a bot play a seat, or nobody's bot again."""
    if not room.changes.take():
        raise Problem("too-fast")
    async with room.opened() as play:
        if bot is not None:
            offered(bot)
        room.check_playing(play, play.seq)
        if room.setup is not None and room.setup.counts and bot is not None:
            if room.audience.seats[seat].taken or room.setup.daily is not None:
                raise Problem("counts-alone")
        if room.audience.seats[seat].kind == "bot":
            raise Problem("seat-bot", seat=seat)
        if bot is None and room.audience.seats[seat].bot is None:
            raise Problem("seat-no-bot", seat=seat)
        await room.store.hand_over(room.id, seat, bot)
        await reseat(room, play)


async def stand_in(room: "Room", identity: str, bot: str | None) -> None:
    """Let a bot play the seats of who is away; None: it gives back those that it has taken, and no others that bots play."""
    async with room.opened() as play:
        assert room.setup is not None
        if room.audience.archive or play.over or (bot is not None and room.setup.counts):
            return
        own = [seat for seat in room.audience.seats if seat.identity == identity]
        given = [seat for seat in own if (seat.bot is None if bot is not None else seat.standing_in)]
        for seat in given:
            await room.store.hand_over(room.id, seat.seat, bot, bot is not None)
        if given:
            await reseat(room, play)


async def vacate(room: "Room", number: int, dismissed: bool) -> None:
    """Somebody gets up, or is asked to leave, which can be done only before the game has begun. The seat is open to others;
    in a game that has begun a bot goes on in it, and everybody is told."""
    async with room.opened() as play:
        room.check_playing(play, play.seq)
        seat, bound = room.audience.seats[number], await begun(room)
        if not seat.taken or (dismissed and bound):
            raise Problem("begun" if bound else "seat-vacant")
        if play.request is not None and play.request.by == number:
            await room.add(play, [(number, REFUSE, "")])
        if bound:
            await room.add(play, [(number, LEFT, seat.name)])
        await room.store.vacate(room.id, seat, STAND_IN if bound else None, dismissed)
        await reseat(room, play)


async def begun(room: "Room") -> bool:
    """Whether a person has moved: from then on the people at the table are bound to each other."""
    return any([room.audience.seats[seat].taken for seat in await room.store.movers(room.id)])


async def reseat(room: "Room", play: Play) -> None:
    """The seats as the database has them now. With the lock held."""
    seats = await room.store.seats(room.id)
    if seats == room.audience.seats:
        return
    seated = [viewer for viewer in room.audience.viewers if viewer.held]
    room.audience.seat(seats)
    room.touch()
    room.audience.standing(play)
    await tell_dismissed(room, [viewer for viewer in seated if not viewer.held])
    request = play.request
    if request is not None and set(room.audience.asked(request.by)) <= request.agreed:
        await agreed(room, play, request)  # who has not answered has left the table
    await keep_time(room, play)
    room.driver.doing()  # who has got up looks and writes no longer
    room.driver.wake()
    room.say_who_is_here()


async def tell_dismissed(room: "Room", viewers: list[Viewer]) -> None:
    """Some have lost their seats: those who were asked to leave are told so."""
    dismissed = await room.store.dismissed(room.id) if viewers else set()
    for viewer in viewers:
        if viewer.identity is not None and viewer.identity.id in dismissed:
            viewer.close(4403, "dismissed")


async def choose(room: "Room", seat: int, late: int, choice: str) -> int:
    """One of the others chooses what becomes of a seat whose time has run out: wait, a bot, or the end."""
    async with room.opened() as play:
        room.check_playing(play, play.seq)
        if room.timing is None:
            raise Problem("not-late")
        await room.add(play, room.timing.chosen(play, room.audience.seats, seat, late, choice))
        if choice == BOT:
            await room.store.hand_over(room.id, late, STAND_IN)
            await reseat(room, play)
        return play.seq


async def nudge(room: "Room", seat: int, whom: int) -> None:
    """Remind a player who is waited for, through whatever reaches him, that he is."""
    async with room.opened() as play:
        room.check_playing(play, play.seq)
        seats = room.audience.seats
        if whom not in play.waiting() or not seats[whom].person or seats[whom].identity == seats[seat].identity:
            raise Problem("nudge-nobody")
        if now() < play.remind(whom):
            raise Problem("nudge-early")
        identity, by, name = seats[whom].identity, seats[seat].identity or "", seats[seat].name
    if room.calling is not None and identity is not None:
        await room.calling.nudge(room.id, identity, by, name)
