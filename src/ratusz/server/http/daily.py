"""The deal of the day: what is promised, my try at it, and what others made of it."""

import re
from typing import Any

from ...bots.titles import bot_title
from ...games.catalogue import game_named
from ...kernel.chance import commitment
from ...kernel.problem import Problem
from ...words.games import title
from ..lobby.daily import DEALT, Deal, Try, after, listed, opponent, today
from ..tables.speech import QuickWords
from .bodies.daily import DailyDeal, DailyResult
from .bodies.tables import TableMade, WantedSeat
from .endpoint import Call, Param, endpoint
from .tables import link, new_setup, seat_people

DAY = re.compile(r"20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])")


@endpoint("GET", "/api/daily", list[DailyDeal], query={"day": Param({"type": "string"})})
async def list_dailies(call: Call) -> list[DailyDeal]:
    """The deals of today, or of a day before: who has tried them, and with what result."""
    day = call.query("day") or today()
    if not DAY.fullmatch(day) or day > today():
        raise Problem("daily-unknown", day=day[:20])
    if day == today():
        deals = [await call.hall.daily.made(day, game) for game in DEALT]
    else:
        deals = [found for game in DEALT if (found := await call.hall.daily.deal(day, game)) is not None]
    return [await told(call, deal) for deal in deals]


async def told(call: Call, deal: Deal) -> DailyDeal:
    daily, past = call.hall.daily, deal.day < today()
    own = call.identity.id if call.identity else ""
    tries = await daily.tries(deal.day, deal.game)
    following = await daily.deal(after(deal.day), deal.game)
    bot, w = opponent(deal.game), call.w.of(deal.game)
    return DailyDeal(
        deal.game,
        title(call.w, deal.game),
        deal.day,
        commitment(deal.seed),
        deal.promised,
        deal.seed if past else None,
        None if following is None else commitment(following.seed),
        None if bot is None else bot_title(w, bot),
        await daily.table_of(deal.day, deal.game, own) if own else None,
        any([one.identity == own for one in tries]),
        [
            DailyResult(
                place,
                one.name,
                one.guest,
                one.identity == own,
                one.won,
                outcome(call.w, deal.game, one),
                one.verified,
                one.table if past else None,
            )
            for place, one in listed(tries, own)
        ],
    )


def outcome(w: QuickWords, game: str, found: Try) -> str:
    figures: dict[str, Any] = {"won": str(found.won).lower(), **found.figures}
    return w.say(f"daily-{game}", **figures)


@endpoint("POST", "/api/daily/{game}", TableMade, status=201)
async def begin_daily(call: Call) -> TableMade:
    """Try the deal of today, once; or go on with the try."""
    name: str = call.path["game"]
    if name not in DEALT:
        raise Problem("daily-unknown", day=name[:20])
    identity, daily, day = await call.person(), call.hall.daily, today()
    there = await daily.table_of(day, name, identity.id)
    if there is not None:
        return TableMade(there, link(there), [])
    game, bot = game_named(name), opponent(name)
    seats = [WantedSeat("me"), WantedSeat("bot", bot=bot)] if bot else [WantedSeat("me")]
    seed = (await daily.made(day, name)).seed
    terms: dict[str, Any] = {"language": call.language, "hints": False, "daily": day}
    setup = new_setup(game, len(seats), identity, options=game.complete({}), seed=seed, **terms)
    made = await seat_people(call, game, setup, seats, identity)
    if await daily.begin(day, name, identity.id, made.table):
        return made
    await call.hall.store.delete(made.table)
    await call.hall.house.close(made.table)
    there = await daily.table_of(day, name, identity.id)
    return TableMade(there or "", link(there or ""), [])
