"""Lines in, lines out. Whatever comes in, one answer goes out and the engine goes on."""

import io
import sys
import traceback
from collections.abc import Iterable, Iterator
from typing import Any, BinaryIO, Final, TextIO

import msgspec

from ..games.catalogue import GAMES
from ..kernel.position import shown
from ..kernel.problem import Problem
from ..words.bundle import Words, words
from ..words.edge import complain
from ..words.problems import problem as sentence
from .engine import Engine
from .requests import LONGEST_LINE, parse, read

LANGUAGE: Final = "en"  # unless a request asks for another with "lang"


def serve(lines: Iterable[str], out: TextIO) -> None:
    """Answer each line with one line, until there are no more. A stream is taken as UTF-8, whatever the system's habits."""
    if isinstance(lines, io.TextIOWrapper):
        lines = lines_of(lines.buffer)
    if isinstance(out, io.TextIOWrapper):
        out.reconfigure(encoding="utf-8", newline="\n")
    engine = Engine()
    for line in lines:
        out.write(reply(engine, line) + "\n")
        out.flush()


def reply(engine: Engine, line: str) -> str:
    data: dict[str, Any] = {}
    w = words(LANGUAGE)
    try:
        data = parse(line)
        w = words(shown(data.get("lang", LANGUAGE)))
        return written(data, {"ok": True, **engine.answer(read(data), w)})
    except Problem as problem:
        return written(data, refusal(w, problem))
    except Exception:  # a mistake of ours: the caller hears of it, whoever runs the engine sees where, and it goes on
        traceback.print_exc()
        return written(data, refusal(w, Problem("internal")))


def refusal(w: Words, problem: Problem) -> dict[str, Any]:
    error = {"code": problem.code, "message": sentence(w, problem)}
    if problem.rule:
        error["rule"] = problem.rule
    return {"ok": False, "error": error}


def written(data: dict[str, Any], answer: dict[str, Any]) -> str:
    if "id" in data and not isinstance(data["id"], list | dict):
        answer["id"] = data["id"]
    return msgspec.json.encode(answer).decode()


def lines_of(stream: BinaryIO) -> Iterator[str]:
    """Lines of UTF-8. Of a line beyond all measure only the beginning is read; what is not UTF-8 comes as lone surrogates."""
    while line := stream.readline(LONGEST_LINE + 2):
        end = line
        while end and not end.endswith(b"\n"):
            end = stream.readline(LONGEST_LINE)
        yield line.decode("utf-8", "surrogateescape")


def main() -> None:
    """Serve standard input to standard output. A game that cannot be played is told to whoever runs this; the others go on."""
    for problem in GAMES.problems():
        complain(problem, [])
    serve(sys.stdin, sys.stdout)
