"""Back-ups made while people play, a kill, and the back-up put back."""

import asyncio
import os
from pathlib import Path

from tests.server.process import RATUSZ, Process

from .crowd import Confirmed, Crowd, check, check_sent, reading
from .kills import stopped
from .scene import Place, Report


async def admin(report: Report, *words: str) -> None:
    """The command, as an operator gives it."""
    environment = {**os.environ, "RATUSZ_LANG": "en"}
    pipe = asyncio.subprocess.PIPE
    command = await asyncio.create_subprocess_exec(
        str(RATUSZ), "admin", *words, env=environment, stdout=pipe, stderr=asyncio.subprocess.STDOUT
    )
    told, _ = await command.communicate()
    report.expect(command.returncode == 0, f"admin {words[0]}: {told.decode()}")


async def restored(report: Report, place: Place, kind: str) -> None:
    database = place.database(kind)
    process = Process(database, place.folder)
    site = await process.start()
    async with Crowd(site, place.chance).playing() as crowd:
        place.begin()
        while place.again():
            await asyncio.sleep(place.chance.uniform(0.5, 2.0))
            known, copy = crowd.confirmed(), place.folder / f"copy-{report.done['back-ups']}.db"
            await admin(report, "backup", str(copy), "--database", database)
            report.done["back-ups"] += 1
            if place.chance.random() < 0.5 and place.time_left:
                continue  # it is not always the last one that is needed
            await asyncio.sleep(place.chance.uniform(0.0, 1.0))
            process.kill()
            await admin(report, "restore", str(copy), "--database", database, "--yes")
            report.done["kills and restores"] += 1
            await forget(report, crowd, copy)
            await process.start()
            await check(report, site, database, at_play(crowd, known))
    await check_sent(report, database, crowd.parties)
    await stopped(report, process)
    report.done["confirmed actions"] += crowd.count()


async def forget(report: Report, crowd: Crowd, copy: Path) -> None:
    """What was done after the back-up is gone with it: tables opened since are left, at the others people go on from there."""
    async with reading(f"sqlite:///{copy}") as store:
        there = {found.id for found in await store.all_tables()}
        for number, party in list(crowd.current.items()):
            entries = await store.entries(party.table)
            report.done["confirmed actions given up with the state after a back-up"] += len(
                [seq for seq in party.known() if seq > len(entries)]
            )
            party.forget_after(len(entries))
            if party.table not in there:
                crowd.leave(number)


def at_play(crowd: Crowd, known: Confirmed) -> Confirmed:
    return {table: told for table, told in known.items() if table in crowd.at_play()}


async def on_sqlite(report: Report, place: Place) -> None:
    await restored(report, place, "sqlite")


async def on_postgresql(report: Report, place: Place) -> None:
    await restored(report, place, "postgresql")
