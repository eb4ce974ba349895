"""What there is too little of is shared out fairly."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from ratusz.server.limits import network
from ratusz.server.thinking.thinkers import hurried
from ratusz.server.thinking.turns import Turns, Who

ANNA = Who("192.0.2.1", "anna")
CROWD = [Who("198.51.100.7", f"guest {number}") for number in range(4)]


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


class Desk:
    """Something with turns, at which people come and go as the test says."""

    def __init__(self, places: int = 1) -> None:
        self.turns = Turns(places)
        self.order: list[str] = []
        self.pressures: dict[str, float] = {}
        self.aheads: dict[str, list[int]] = {}
        self.going: list[asyncio.Event] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def comes(self, who: Who, watched: bool = True) -> asyncio.Task[None]:
        task = asyncio.create_task(self.stay(who, watched))
        self.tasks.append(task)
        await settled()
        return task

    async def stay(self, who: Who, watched: bool) -> None:
        told = self.aheads.setdefault(who.person, [])
        async with self.turns.turn([who], watched, told.append) as turn:
            self.order.append(who.person)
            self.pressures[who.person] = turn.pressure
            going = asyncio.Event()
            self.going.append(going)
            await going.wait()

    async def next(self) -> None:
        """Whoever has had the turn longest goes."""
        self.going.pop(0).set()
        await settled()

    async def clear(self) -> None:
        while self.going:
            await self.next()
        await asyncio.gather(*self.tasks, return_exceptions=True)


def test_who_asks_for_little_does_not_wait_behind_who_asks_for_much() -> None:
    async def scene() -> None:
        desk = Desk()
        for number in range(200):
            await desk.comes(CROWD[number % 4])
        await desk.comes(ANNA)
        await desk.next()
        await desk.next()
        assert "anna" in desk.order[:3]
        assert desk.aheads["anna"][0] <= 2
        await desk.clear()
        assert len(desk.order) == 201

    asyncio.run(scene())


def test_people_of_one_address_take_turns_too() -> None:
    async def scene() -> None:
        desk = Desk()
        for who in (CROWD[0], CROWD[0], CROWD[0], CROWD[1]):
            await desk.comes(who)
        await desk.clear()
        assert desk.order.index("guest 1") == 1

    asyncio.run(scene())


def test_those_somebody_waits_for_come_first_and_the_others_have_one_place() -> None:
    async def scene() -> None:
        desk = Desk(places=2)
        for who in CROWD:
            await desk.comes(who, watched=False)
        assert len(desk.order) == 1
        await desk.comes(ANNA)
        assert desk.order[-1] == "anna"  # at once
        await desk.clear()
        assert sorted(desk.order[2:]) == ["guest 1", "guest 2", "guest 3"]

    asyncio.run(scene())


def test_who_waits_where_nobody_looks_has_a_turn_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ratusz.server.thinking.turns.PATIENCE", -1.0)

    async def scene() -> None:
        desk = Desk()
        await desk.comes(CROWD[0])
        await desk.comes(ANNA, watched=False)
        await desk.comes(CROWD[0])
        await desk.next()
        assert desk.order == ["guest 0", "anna"]
        await desk.clear()

    asyncio.run(scene())


def test_who_has_waited_long_where_nobody_looks_takes_turns_with_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many of them there are: somebody else waits for one of them, not for all."""
    monkeypatch.setattr("ratusz.server.thinking.turns.PATIENCE", -1.0)

    async def scene() -> None:
        desk = Desk()
        for number in range(50):
            await desk.comes(CROWD[number % 4], watched=False)
        for _ in range(3):
            await desk.comes(ANNA)
        for _ in range(6):
            await desk.next()
        assert [who == "anna" for who in desk.order] == [False, False, True, False, True, False, True]
        await desk.clear()
        assert len(desk.order) == 53

    asyncio.run(scene())


def test_who_goes_before_his_turn_leaves_nothing_behind() -> None:
    async def scene() -> None:
        desk = Desk()
        await desk.comes(ANNA)
        waiting = [await desk.comes(who) for who in CROWD]
        for task in waiting:
            task.cancel()
        await settled()
        await desk.clear()
        assert desk.order == ["anna"]
        assert (desk.turns.free, desk.turns.watched.length, desk.turns.watched.addresses) == (1, 0, {})

    asyncio.run(scene())


def test_a_table_is_thought_about_at_the_expense_of_who_asks_for_least() -> None:
    async def scene() -> None:
        turns = Turns(5)
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await stack.enter_async_context(turns.turn([CROWD[0]]))
            turn = await stack.enter_async_context(turns.turn([CROWD[0], ANNA]))
            assert turn.who == ANNA

    asyncio.run(scene())


def test_a_search_is_shorter_the_more_of_its_own_wait_and_hardly_for_a_crowd_elsewhere() -> None:
    async def scene() -> None:
        desk = Desk()
        for number in range(200):
            await desk.comes(CROWD[number % 4])
        await desk.comes(ANNA)
        for _ in range(3):
            await desk.next()
        assert desk.pressures["anna"] == 1
        busy = max(desk.pressures.values())
        assert busy > 40
        assert hurried("search", desk.pressures["anna"]) == "search:0.500s"
        assert hurried("search", busy) == "search:0.050s"
        assert hurried("expert:0.2s", 1.0) == "expert:0.100s"
        assert hurried("search", 0.0) == "search"
        assert hurried("greedy", 50.0) == "greedy"
        await desk.clear()

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("address", "kept"),
    [
        ("192.0.2.9", "192.0.2.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("::ffff:192.0.2.9", "192.0.2.9"),
        ("testclient", "testclient"),
    ],
)
def test_addresses_one_person_can_have_many_of_count_as_one(address: str, kept: str) -> None:
    assert network(address) == kept
