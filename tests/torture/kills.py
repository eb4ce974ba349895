"""A server that is killed without warning, and one whose machine loses its power."""

import asyncio
import os
import shutil
import signal
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from tests.server.process import Process
from tests.server.site import serving

from .crowd import Confirmed, Crowd, check, check_sent
from .scene import Place, Report

RESTART = 30.0  # seconds in which a server that was killed serves again
HEAD, FRAME = 32, 24  # bytes at the head of a write-ahead log, and of each frame in it


async def killed(report: Report, place: Place, kind: str) -> None:
    database = place.database(kind)
    process = Process(database, place.folder)
    site = await process.start()
    starts: list[float] = []
    async with Crowd(site, place.chance).playing() as crowd:
        place.begin()
        while place.again():
            await asyncio.sleep(place.chance.uniform(0.2, 2.0))
            process.kill()
            known = crowd.at_play()
            started = time.monotonic()
            await process.start()
            starts.append(time.monotonic() - started)
            report.done["kills"] += 1
            await check(report, site, database, known)
    await check(report, site, database, crowd.confirmed())
    await check_sent(report, database, crowd.parties)
    await stopped(report, process)
    report.done["confirmed actions"] += crowd.count()
    report.done["tables"] += len(crowd.parties)
    report.measured("start after a kill", starts, RESTART)


async def stopped(report: Report, process: Process) -> None:
    report.expect(await process.stop() in (0, -signal.SIGTERM), "the server does not stop in order")


async def kills_on_sqlite(report: Report, place: Place) -> None:
    await killed(report, place, "sqlite")


async def kills_on_postgresql(report: Report, place: Place) -> None:
    await killed(report, place, "postgresql")


async def power_cuts(report: Report, place: Place) -> None:
    """What the disk holds at one instant is taken away, and a server started on it.

    SQLite answers a commit when the write-ahead log is synced, so everything confirmed by a moment lies in what the log held at
    that moment. What was written later may be on the disk or not: it is cut off, or overwritten with anything.
    """
    database = place.database("sqlite")
    process = Process(database, place.folder)
    site = await process.start()
    async with Crowd(site, place.chance).playing() as crowd:
        place.begin()
        while place.again():
            await asyncio.sleep(place.chance.uniform(0.05, 0.5))
            known = crowd.at_play()
            before = Disk(place.folder / "games.db")
            await asyncio.sleep(place.chance.uniform(0.0, 0.2))
            copy = place.folder / f"cut-{report.done['cuts']}"
            taken = await asyncio.to_thread(cut, process, before, copy)
            spoil(report, place, before, taken)
            report.done["cuts"] += 1
            await check_copy(report, copy, known)
            shutil.rmtree(copy)
    await stopped(report, process)
    report.done["confirmed actions"] += crowd.count()


class Disk:
    """The files of a database: how long the log is, which log it is, and whether the file itself has changed."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.log = Path(f"{file}-wal")
        written = self.log.read_bytes()
        self.head = written[:HEAD]  # with numbers that are new whenever the log begins anew
        self.length = whole(written)
        self.changed = file.stat().st_mtime_ns

    def goes_on(self, later: "Disk", changed: int) -> bool:
        """Whether until later nothing but the log has changed, and that only by growing."""
        return self.head == later.head and self.changed == changed and self.length <= later.length


def whole(log: bytes) -> int:
    """Where a write-ahead log ends; behind that lie frames of an older one, which have other numbers."""
    frame = FRAME + int.from_bytes(log[8:12], "big")  # and a page
    end = HEAD
    while len(log) >= end + frame and log[end + 8 : end + 16] == log[16:24]:
        end += frame
    return end


def cut(process: Process, before: Disk, folder: Path) -> tuple[Disk, int]:
    """Both files as they are at one instant, with nobody writing; and when the first was changed."""
    assert process.running is not None
    folder.mkdir()
    process.running.send_signal(signal.SIGSTOP)
    try:
        wait_until_stopped(process.running.pid)
        changed = before.file.stat().st_mtime_ns
        for file in (before.file, before.log):
            shutil.copy(file, folder)
    finally:
        process.running.send_signal(signal.SIGCONT)
    return Disk(folder / before.file.name), changed


def wait_until_stopped(pid: int) -> None:
    while Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "T":
        time.sleep(0.001)


def spoil(report: Report, place: Place, before: Disk, taken: tuple[Disk, int]) -> None:
    """Lose what need not have reached the disk. What was carried over from the log into the file had to be there before."""
    disk, changed = taken
    if not before.goes_on(disk, changed) or disk.length == before.length:
        report.done["with nothing to lose"] += 1
        return
    begin = place.chance.randint(before.length, disk.length)
    with disk.log.open("r+b") as log:
        if place.chance.random() < 0.5:
            os.ftruncate(log.fileno(), begin)
            report.done["with a torn log"] += 1
        else:
            log.seek(begin)
            log.write(place.chance.randbytes(disk.length - begin))
            report.done["with a spoilt log"] += 1


async def check_copy(report: Report, folder: Path, known: Confirmed) -> None:
    async with serving(folder) as site:
        with closing(sqlite3.connect(folder / "games.db")) as connection:
            sound = connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            there = {table for (table,) in connection.execute("SELECT id FROM tables")}
        report.expect(sound, "the database is damaged")
        report.expect(set(known) <= there, "a table is gone")
        left = {table: told for table, told in known.items() if table in there}
        await check(report, site, f"sqlite:///{folder}/games.db", left)
