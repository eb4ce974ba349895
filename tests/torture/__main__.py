"""Torture the server and tell what became of it. The exit code is 1 if anything was lost, leaked or took too long.

Scenes that repeat something do so for --seconds each. PostgreSQL is started in a folder of its own.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
import traceback
from pathlib import Path

import msgspec

from ratusz.kernel import compiled
from ratusz.server import logs
from tests.server.postgres import cluster

from . import backups, kills, partner, races, storm, upgrade
from .scene import Place, Report, Scene

SCENES: dict[str, Scene] = {
    "kills-sqlite": kills.kills_on_sqlite,
    "kills-postgresql": kills.kills_on_postgresql,
    "power-cuts": kills.power_cuts,
    "races-one-server": races.one_server,
    "races-two-servers": races.two_servers,
    "frozen-partner": partner.frozen_partner,
    "storm-of-bots": storm.bots,
    "storm-of-requests": storm.requests,
    "new-rules": upgrade.new_rules,
    "restore-sqlite": backups.on_sqlite,
    "restore-postgresql": backups.on_postgresql,
}

PATIENCE = 240.0  # seconds a scene may take beyond twice its time, where others use the machine too


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.torture", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", action="append", choices=SCENES, metavar="SCENE", help=f"some of {', '.join(SCENES)}")
    parser.add_argument("--seconds", type=float, default=45.0, help="for each scene that repeats something")
    parser.add_argument("--seed", type=int, default=1, help="of the moments chosen by chance")
    parser.add_argument("--json", action="store_true")
    return parser.parse_args()


def played(name: str, postgresql: str, chosen: argparse.Namespace) -> Report:
    report = Report(name)
    with tempfile.TemporaryDirectory(prefix="ratusz-torture-") as folder:
        place = Place(Path(folder), postgresql, chosen.seconds, chosen.seed)
        try:
            asyncio.run(asyncio.wait_for(SCENES[name](report, place), 2 * chosen.seconds + PATIENCE))
        except Exception as error:
            traceback.print_exc()
            report.wrong.append(f"the scene broke off: {error!r}")
    report.expect(report.done, "nothing was done in the time there was")
    report.figures["used by others, cores"] = round(report.share.others, 1)
    report.seconds = time.monotonic() - report.began
    return report


def table(reports: list[Report]) -> str:
    """The figures, as Markdown."""
    lines = ["| scene | what was done | measured |", "|---|---|---|"]
    for report in reports:
        done = ", ".join([f"{count:,} {what}" for what, count in report.done.items()])
        figures = ", ".join([f"{what} {value:,g}" for what, value in report.figures.items()])
        lines.append(f"| {report.name} | {done} | {figures} |")
    return "\n".join(lines)


def main() -> int:
    chosen = options()
    logs.configure("warning")
    load, began = os.getloadavg()[0], time.monotonic()
    reports: list[Report] = []
    with cluster() as postgresql:
        for name in chosen.only or SCENES:
            reports.append(played(name, postgresql, chosen))
            print(reports[-1].line(), file=sys.stderr, flush=True)
            for wrong in reports[-1].wrong:
                print(f"      {wrong}", file=sys.stderr, flush=True)
    count = sum([len(report.wrong) for report in reports])
    machine = {
        "cores": os.cpu_count(),
        "engine": "compiled" if compiled() else "plain",
        "load before": round(load, 1),
        "load after": round(os.getloadavg()[0], 1),
        "minutes": round((time.monotonic() - began) / 60, 1),
    }
    if chosen.json:
        told = {"machine": machine, "wrong": count, "scenes": [report.data() for report in reports]}
        print(msgspec.json.format(msgspec.json.encode(told)).decode())
    else:
        print(f"\n{table(reports)}\n\n{', '.join([f'{name} {value}' for name, value in machine.items()])}; wrong: {count}")
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
