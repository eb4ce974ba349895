"""The commands. Each only reads its flags and hands on; descriptions are names of messages (see usage.HelpPages).

A command imports what it needs when it is called: games, bots and the server are a second of work, which `--help` can do without.
"""

import os
import secrets
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import App, Group, Parameter

from .. import __version__
from ..kernel import compiled
from ..kernel.problem import Problem
from ..words.bundle import Words, words
from ..words.language import language
from .usage import PROGRAM, HelpPages


def check_range(flag: str, got: float, least: float, most: int) -> None:
    if not least <= got <= most:
        raise Problem("flag-range", flag=flag, got=str(got), least=str(least), most=str(most))


def about(message: str, metavar: str | None = None) -> Any:
    return Parameter(help=f"help-{message}", metavar=metavar, negative=())


Speech = Annotated[Words, Parameter(parse=False)]  # given by `launch`
GameName = Annotated[str, about("game")]
File = Annotated[Path, about("file")]
Json = Annotated[bool, about("json")]
Seed = Annotated[str | None, about("seed", "TEXT")]
Options = Annotated[list[str] | None, about("option", "NAME=VALUE")]
Seats = Annotated[str, about("seats", "BOT,BOT")]
Pace = Annotated[float, about("pace", "SECONDS")]
Database = Annotated[str | None, about("database", "URL")]

HOUR = 3600
GROUPS: dict[str, Any] = {
    "group_arguments": Group("help-arguments"),
    "group_parameters": Group("help-parameters"),
    "group_commands": Group("help-commands"),
}
app = App(name=PROGRAM, help="help-ratusz", help_format="plaintext", result_action="return_value", **GROUPS)
app["--help"].help = "help-help"
# The launcher below takes --lang and --version from wherever they stand and leaves the rest to the commands.
app.version_flags = ()
app.meta.help_flags = ()
app.meta.version_flags = ()
rules = App(name="rules", help="help-rules", sort_key=5, **GROUPS)
app.command(rules)
admin = App(name="admin", help="help-admin", sort_key=8, **GROUPS)
app.command(admin)


@app.meta.default
def launch(
    *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
    lang: Annotated[str | None, about("lang", "CODE")] = None,
    version: Annotated[bool, about("version")] = False,
) -> None:
    speech = words(language(lang, os.environ))
    if version:
        print(speech.say("version", version=__version__, engine="compiled" if compiled() else "interpreted"))
        return
    app.help_formatter = HelpPages(speech)
    command, bound, ignored = app.parse_args(tokens, exit_on_error=False, print_error=False)
    given = {"words": speech} if "words" in ignored else {}
    command(*bound.args, **bound.kwargs, **given)


@app.command(help="help-play", sort_key=1)
def play(
    game: Annotated[str | None, about("game")] = None,
    /,
    *,
    against: Annotated[str | None, about("against", "BOT,BOT")] = None,
    seats: Annotated[int | None, about("seat-count", "NUMBER")] = None,
    seat: Annotated[int | None, about("seat", "NUMBER")] = None,
    seed: Seed = None,
    option: Options = None,
    name: Annotated[list[str] | None, about("name")] = None,
    resume: Annotated[Path | None, about("resume", "FILE")] = None,
    save_as: Annotated[Path | None, about("save-as", "FILE")] = None,
    until: Annotated[str, about("until", "PHASE")] = "",
    mentor: Annotated[bool, about("mentor")] = False,
    words: Speech,
) -> None:
    from ..games.catalogue import game_named, names
    from . import start
    from .records import load

    if resume is not None:
        for flag, value in (("--seats", seats), ("--seat", seat), ("--seed", seed), ("--option", option), ("--name", name)):
            if value is not None:
                raise Problem("resume-flag", flag=flag)
        begun = start.old_game(words, start.same_game(load(resume), game), against, save_as, until)
    elif game is None:
        raise Problem("game-missing", known=", ".join(names()))
    else:
        found = game_named(game)
        opponents = against or start.OPPONENT
        specs = start.seat_specs(start.seat_count(found, seats, opponents), seat or 0, opponents, name or [])
        begun = start.new_game(words, found, specs, seed, start.read_options(found, option or []), save_as, until)
    start.sit_beside(begun, mentor)
    begun.run()


@app.command(help="help-learn", sort_key=1)
def learn(
    game: GameName,
    lesson: Annotated[str | None, about("lesson", "LESSON")] = None,
    /,
    *,
    tour: Annotated[bool, about("tour")] = False,
    words: Speech,
) -> None:
    from ..games.catalogue import game_named
    from . import learn
    from .screen import Screen

    found = game_named(game).name
    if tour:
        learn.show_round(words, found)
    elif lesson is None:
        learn.show(Screen(words), found)
    else:
        learn.teach(words, found, lesson)


@app.command(help="help-puzzle", sort_key=1)
def puzzle(
    game: GameName,
    number: Annotated[int | None, about("puzzle-number", "NUMBER")] = None,
    /,
    *,
    today: Annotated[bool, about("puzzle-today")] = False,
    words: Speech,
) -> None:
    from ..games.catalogue import game_named
    from . import puzzle
    from .screen import Screen

    found = game_named(game).name
    if today:
        number = puzzle.today(found)
    if number is None:
        puzzle.show(Screen(words), found)
    else:
        puzzle.solve(words, found, number)


@app.command(help="help-watch", sort_key=2)
def watch(
    game: GameName,
    /,
    *,
    seats: Seats = "greedy,greedy",
    option: Options = None,
    seed: Seed = None,
    pace: Pace = 0.5,
    words: Speech,
) -> None:
    from ..games.catalogue import game_named
    from . import start, story

    check_range("--pace", pace, 0, HOUR)
    found = game_named(game)
    bots, options = start.filled(seats, found.seats[0]), start.read_options(found, option or [])
    story.watch(words, found, bots, options, seed or secrets.token_hex(16), pace)


@app.command(help="help-replay", sort_key=3)
def replay(
    file: File,
    /,
    *,
    to: Annotated[int | None, about("to", "NUMBER")] = None,
    seat: Annotated[int | None, about("eyes", "NUMBER")] = None,
    pace: Pace = 0.0,
    words: Speech,
) -> None:
    from . import story
    from .records import load

    check_range("--pace", pace, 0, HOUR)
    story.retell(words, load(file), to, seat, pace)


@app.command(help="help-verify", sort_key=4)
def verify(file: File, /, *, words: Speech) -> None:
    from . import story
    from .records import load

    story.check(words, load(file))


@app.command(help="help-chronicle", sort_key=4)
def chronicle(file: File, page: Annotated[Path, about("chronicle-page")], /, *, words: Speech) -> None:
    from . import story
    from .records import load

    story.write_chronicle(words, load(file), page)


@app.command(help="help-analyse", sort_key=4)
def analyse(
    file: File,
    /,
    *,
    seat: Annotated[int | None, about("analyse-seat", "NUMBER")] = None,
    jobs: Annotated[int | None, about("analyse-jobs", "NUMBER")] = None,
    json: Json = False,
    words: Speech,
) -> None:
    from . import analyse
    from .records import load

    if jobs is not None:
        check_range("--jobs", jobs, 1, 256)
    analyse.analyse(words, load(file), seat, jobs, json)


@app.command(help="help-simulate", sort_key=6)
def simulate(
    game: GameName,
    /,
    *,
    games: Annotated[int, about("games", "NUMBER")] = 100,
    seats: Seats = "greedy,random",
    jobs: Annotated[int, about("jobs", "NUMBER")] = 1,
    option: Options = None,
    seed: Seed = None,
    json: Json = False,
    words: Speech,
) -> None:
    from ..games.catalogue import game_named
    from . import start, tournament
    from .screen import Screen

    check_range("--games", games, 1, 10_000_000)
    check_range("--jobs", jobs, 1, 256)
    found = game_named(game)
    bots, options = start.filled(seats, found.seats[0]), start.read_options(found, option or [])
    tournament.tournament(Screen(words), found, games, bots, jobs, options, seed or secrets.token_hex(16), json)


@app.command(help="help-arena", sort_key=6)
def arena(
    game: GameName,
    /,
    *,
    bots: Annotated[str, about("bots", "BOT,BOT")] = "search,greedy,random",
    games: Annotated[int, about("games", "NUMBER")] = 100,
    time: Annotated[float, about("time", "SECONDS")] = 0.2,
    seats: Annotated[int | None, about("seats-at-table", "NUMBER")] = None,
    jobs: Annotated[int, about("jobs", "NUMBER")] = 1,
    backend: Annotated[Literal["local", "ray"], about("backend")] = "local",
    option: Options = None,
    seed: Seed = None,
    report: Annotated[Path | None, about("report", "FILE")] = None,
    json: Json = False,
    words: Speech,
) -> None:
    from ..games.catalogue import game_named
    from . import arena, start
    from .screen import Screen

    check_range("--games", games, 1, 10_000_000)
    check_range("--time", time, 0.001, HOUR)
    check_range("--jobs", jobs, 1, 256)
    found = game_named(game)
    options = start.read_options(found, option or [])
    held = arena.Arena(found, bots, time, seats, options, seed, report)
    arena.hold(Screen(words), held, games, jobs, backend, json)


@app.command(help="help-balance", sort_key=6)
def balance(
    game: GameName,
    /,
    *,
    games: Annotated[int, about("games", "NUMBER")] = 10_000,
    device: Annotated[Literal["cpu", "cuda"], about("device")] = "cpu",
    page: Annotated[Path | None, about("page", "FILE")] = None,
    seed: Seed = None,
    json: Json = False,
    words: Speech,
) -> None:
    from ..games.catalogue import game_named
    from . import balance
    from .screen import Screen

    check_range("--games", games, 1, 1_000_000_000)
    balance.balance(Screen(words), game_named(game), games, seed or secrets.token_hex(16), device, page, json)


@app.command(help="help-bench", sort_key=6)
def bench(
    game: Annotated[str | None, about("game")] = None,
    /,
    *,
    seconds: Annotated[float, about("seconds")] = 4.0,
    json: Json = False,
    words: Speech,
) -> None:
    from ..games.catalogue import game_named
    from . import tournament
    from .library import every_game
    from .screen import Screen

    check_range("--seconds", seconds, 0.1, HOUR)
    tournament.measure(Screen(words), [game_named(game)] if game else every_game(words), seconds, json)


@app.command(name="check", help="help-check", sort_key=6)
def check_game(
    game: GameName, /, *, games: Annotated[int, about("games", "NUMBER")] = 20, json: Json = False, words: Speech
) -> None:
    from . import check
    from .screen import Screen

    check_range("--games", games, 1, 1_000_000)
    check.check(Screen(words), game, games, json)


@app.command(name="new-game", help="help-new-game", sort_key=6)
def lay_out_game(name: Annotated[str, about("new-name", "NAME")], /, *, words: Speech) -> None:
    from . import new_game
    from .screen import Screen

    new_game.lay_out(Screen(words), name, Path())


@rules.default
def find_rules(
    *query: Annotated[str, about("query")],
    game: Annotated[str | None, about("rules-game", "GAME")] = None,
    board: Annotated[bool, about("board")] = False,
    words: Speech,
) -> None:
    from ..games.catalogue import game_named
    from . import library
    from .library import every_game
    from .screen import Screen

    library.show(Screen(words), " ".join(query), [game_named(game)] if game else every_game(words), board)


@rules.command(help="help-coverage")
def coverage(*, tests: Annotated[Path, about("tests", "FOLDER")] = Path("tests"), json: Json = False, words: Speech) -> None:
    from . import library
    from .screen import Screen

    library.coverage(Screen(words), tests, json)


@app.command(name="engine", help="help-engine", sort_key=9)
def run_engine() -> None:
    from ..engine import pipe

    pipe.main()


@app.default
def open_house(
    *,
    port: Annotated[int, about("port", "NUMBER")] = 5151,
    no_browser: Annotated[bool, about("no-browser")] = False,
    words: Speech,
) -> None:
    from . import serve

    check_range("--port", port, 0, 65535)
    serve.at_home(words, port, not no_browser)


@app.command(name="serve", help="help-serve", sort_key=7)
def run_server(
    *,
    host: Annotated[str, about("host", "ADDRESS")] = "127.0.0.1",
    port: Annotated[int, about("port", "NUMBER")] = 5151,
    database: Database = None,
    origin: Annotated[str, about("origin", "URL")] = "",
    secret: Annotated[Path | None, about("secret", "FILE")] = None,
    tables_per_hour: Annotated[int, about("tables-per-hour", "NUMBER")] = 60,
    workers: Annotated[int, about("workers", "NUMBER")] = 1,
    smtp: Annotated[str, about("smtp", "URL")] = "",
    mail_from: Annotated[str, about("mail-from", "ADDRESS")] = "",
    log_level: Annotated[Literal["debug", "info", "warning", "error"], about("log-level")] = "info",
    words: Speech,
) -> None:
    from . import serve

    check_range("--port", port, 0, 65535)
    check_range("--tables-per-hour", tables_per_hour, 1, 1_000_000)
    check_range("--workers", workers, 1, 64)
    mail = serve.mail_settings(smtp, mail_from, origin)
    serve.serve(words, host, port, database, origin, secret, tables_per_hour, workers, mail, log_level=log_level)


@admin.command(name="list", help="help-admin-list")
def list_tables(*, database: Database = None, words: Speech) -> None:
    from . import admin
    from .screen import Screen

    admin.list_tables(Screen(words), database)


@admin.command(name="export", help="help-admin-export")
def export_table(
    table: Annotated[str, about("table")],
    /,
    *,
    to: Annotated[Path | None, about("export-to", "FILE")] = None,
    database: Database = None,
    words: Speech,
) -> None:
    from . import admin
    from .screen import Screen

    admin.export(Screen(words), database, table, to)


@admin.command(name="delete", help="help-admin-delete")
def delete_table(
    table: Annotated[str, about("table")],
    /,
    *,
    yes: Annotated[bool, about("yes")] = False,
    database: Database = None,
    words: Speech,
) -> None:
    from . import admin
    from .screen import Screen

    admin.delete(Screen(words), database, table, yes)


@admin.command(name="backup", help="help-admin-backup")
def back_up(file: Annotated[Path, about("backup-file")], /, *, database: Database = None, words: Speech) -> None:
    from . import admin
    from .screen import Screen

    admin.back_up(Screen(words), database, file)


@admin.command(name="restore", help="help-admin-restore")
def restore(
    file: Annotated[Path, about("backup-file")],
    /,
    *,
    yes: Annotated[bool, about("yes")] = False,
    database: Database = None,
    words: Speech,
) -> None:
    from . import admin
    from .screen import Screen

    admin.restore(Screen(words), database, file, yes)


@admin.command(name="reports", help="help-admin-reports")
def list_reports(*, database: Database = None, words: Speech) -> None:
    from . import order
    from .screen import Screen

    order.list_reports(Screen(words), database)


@admin.command(name="settle", help="help-admin-settle")
def settle_report(report: Annotated[int, about("report-number")], /, *, database: Database = None, words: Speech) -> None:
    from . import order
    from .screen import Screen

    order.settle(Screen(words), database, report)


@admin.command(name="ban", help="help-admin-ban")
def ban(
    account: Annotated[str | None, about("account")] = None,
    /,
    *,
    report: Annotated[int | None, about("ban-report", "NUMBER")] = None,
    days: Annotated[int | None, about("ban-days", "NUMBER")] = None,
    database: Database = None,
    words: Speech,
) -> None:
    from . import order
    from .screen import Screen

    if days is not None:
        check_range("--days", days, 1, 36_500)
    order.ban(Screen(words), database, order.meant(account, report), days)


@admin.command(name="unban", help="help-admin-unban")
def unban(
    account: Annotated[str | None, about("account")] = None,
    /,
    *,
    report: Annotated[int | None, about("ban-report", "NUMBER")] = None,
    database: Database = None,
    words: Speech,
) -> None:
    from . import order
    from .screen import Screen

    order.unban(Screen(words), database, order.meant(account, report))


@admin.command(name="tidy", help="help-admin-tidy")
def tidy(
    *,
    days: Annotated[int, about("tidy-days", "NUMBER")] = 90,
    yes: Annotated[bool, about("yes")] = False,
    database: Database = None,
    words: Speech,
) -> None:
    from . import order
    from .screen import Screen

    check_range("--days", days, 1, 36_500)
    order.sweep(Screen(words), database, days, yes)
