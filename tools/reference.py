"""Write docs/reference/GAME.md: every field of views and catalogue, every ask, action, event, refusal and figure of a game.

Fields come from the typed dictionaries (tools/shapes.py), asks and actions from the registry of the rules, events from where they
are told (tools/facts.py), and the sentences from the English messages. `python tools/reference.py` writes the pages,
`python tools/reference.py --check` only says whether they are up to date. What has no description is an error.
"""

import re
import sys
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from ratusz.games.catalogue import GAMES  # noqa: E402
from ratusz.kernel import view  # noqa: E402
from ratusz.kernel.game import Game  # noqa: E402
from ratusz.kernel.text import Shape as Arguments  # noqa: E402
from ratusz.words.bundle import words  # noqa: E402
from ratusz.words.games import VOICES  # noqa: E402
from tools.facts import told  # noqa: E402
from tools.shapes import Alias, Shape, shapes  # noqa: E402

PAGES = ROOT / "docs" / "reference"
LOCALE = ROOT / "src" / "ratusz" / "locale" / "en"
FIGURES = "Figures"  # the typed dictionary that names the figures of events
HEADING = """# {title}: reference

What programs get to see of `{game}`, by the [server's protocol](../protocol.md) and by the [engine's](../engine-protocol.md).
Made by `python tools/reference.py` from the code; do not edit. Types are written as in TypeScript, and a field with `?` may be
missing. Names in sentences stand for figures. How positions are written is in
[positions-{game}.md](../positions-{game}.md), how what the rulebook leaves open is decided in
[rulings-{game}.md](../rulings-{game}.md).
"""
ASKS = """## Asks

What a seat may be asked for. The arguments stand behind the name of the task in `stack`; the first is the seat.
"""
CATALOGUE = """## The catalogue

What is printed on boards and cards, in the language asked for: `GET /api/games/{game}/catalogue`.
"""
ACTIONS = """## Actions

What a seat may answer or say aside: as text the verb and its arguments, as data `{"do": verb, argument: value}`.
"""


class Undocumented(Exception):
    """Something has no description: what it is, and where one belongs."""


class Sentences:
    """The English messages of a game, with names in place of figures."""

    def __init__(self, game: str) -> None:
        files = [*sorted(LOCALE.glob("*.ftl")), *sorted((LOCALE / game).glob("*.ftl"))]
        parsed = [FluentParser().parse(file.read_text(encoding="utf-8")) for file in files]
        entries = [entry for resource in parsed for entry in resource.body if isinstance(entry, ftl.Message)]
        self.patterns = {entry.id.name: entry.value for entry in entries if entry.value is not None}

    def sentence(self, message: str) -> str:
        if message not in self.patterns:
            raise Undocumented(f"{message} is not in {LOCALE.relative_to(ROOT)}")
        return cell(self.pattern(self.patterns[message]))

    def beginning(self, start: str) -> list[str]:
        return sorted([message for message in self.patterns if message.startswith(start)])

    def pattern(self, pattern: ftl.Pattern) -> str:
        return "".join(
            [part.value if isinstance(part, ftl.TextElement) else self.placed(part.expression) for part in pattern.elements]
        )

    def placed(self, part: ftl.Placeable | ftl.InlineExpression | ftl.SelectExpression) -> str:
        """A figure by its name; of several variants the usual one."""
        if isinstance(part, ftl.SelectExpression):
            usual = next(variant for variant in part.variants if variant.default)
            return self.pattern(usual.value)
        if isinstance(part, ftl.VariableReference):
            return f"*{part.id.name}*"
        if isinstance(part, ftl.MessageReference):
            return self.pattern(self.patterns[part.id.name])
        if isinstance(part, ftl.StringLiteral):
            return str(part.value)
        if isinstance(part, ftl.FunctionReference):
            return self.placed(part.arguments.positional[0])
        raise TypeError(f"tools/reference.py cannot write {part}")


def cell(text: str) -> str:
    return re.sub(r"\s+", " ", text).replace("|", "\\|").strip()


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join([f"| {' | '.join(line)} |" for line in lines]) + "\n"


def sentence(text: str) -> str:
    """A description as it stands behind a field, as a sentence."""
    return cell(text[:1].upper() + text[1:] + ("" if text.endswith((".", "?")) else "."))


def fields(found: Shape) -> str:
    optional = "" if found.name == FIGURES else "?"  # of the figures, each event has its own
    rows: list[list[str]] = []
    for field in found.fields:
        if not field.said:
            raise Undocumented(f"{found.name}.{field.name} has no comment behind it")
        rows.append([f"`{field.name}{'' if field.required else optional}`", f"`{cell(field.type)}`", sentence(field.said)])
    return table(["Field", "Type", ""], rows) if rows else ""


def shape(found: Shape) -> str:
    if not found.said:
        raise Undocumented(f"{found.name} has no description")
    bases = f" It has the fields of {', '.join([f'`{cell(base)}`' for base in found.bases])}, too." if found.bases else ""
    return f"### {found.name}\n\n{sentence(found.said)}{bases}\n\n{fields(found)}"


def the_view(game: str) -> list[str]:
    """The view first, then what it is made of."""
    seen = shapes(import_module(f"ratusz.games.{game}.position.seen"))
    shared = [one for one in shapes(view) if one.name != "View"]  # the game has its own
    parts = [one for one in shared + seen if isinstance(one, Shape) and one.name != FIGURES]
    names = [one for one in shared + seen if isinstance(one, Alias)]
    parts.sort(key=lambda one: ("View", "Head").index(one.name) if one.name in ("View", "Head") else 2)
    return ["## The view\n", *[shape(one) for one in parts], names_of_types(names)]


def names_of_types(names: list[Alias]) -> str:
    rows = [[f"`{one.name}`", f"`{cell(one.type)}`", sentence(one.said) if one.said else ""] for one in names]
    return "### Names of types\n\n" + table(["Name", "Type", ""], rows)


def the_catalogue(game: str) -> list[str]:
    """The whole first, then its parts."""
    found = shapes(import_module(f"ratusz.words.{game}.printed"))
    parts = [one for one in found if isinstance(one, Shape)]
    parts.sort(key=lambda one: one.name != "Catalogue")
    return [CATALOGUE, *[shape(one) for one in parts], names_of_types([one for one in found if isinstance(one, Alias)])]


def arguments(found: Arguments) -> str:
    written = [name if name == kind else f"{name}: {kind}" for name, kind in zip(found.names, found.kinds, strict=True)]
    if found.rest:
        written[-1] = f"{written[-1]} …"
    return ", ".join([f"`{one}`" for one in written])


def asks(game: Game, english: Sentences) -> list[str]:
    rules = game.rules
    rows = [
        [f"`{kind}`", arguments(rules.tasks[kind]), english.sentence(f"question-{kind.replace('_', '-')}")]
        for kind in sorted(rules.asks)
    ]
    return [
        ASKS,
        table(["Kind", "Arguments", "Question"], rows),
    ]


def actions(game: Game, english: Sentences) -> list[str]:
    rows = [
        [f"`{verb}`", arguments(found), "at any time" if verb in game.rules.asides else "", english.sentence(f"action-{verb}")]
        for verb, found in sorted(game.rules.actions.items())
    ]
    return [
        ACTIONS,
        table(["Verb", "Arguments", "", "Label"], rows),
    ]


def events(game: str, english: Sentences) -> list[str]:
    """The kinds, each with its figures; and what the figures are."""
    found = told(game)
    rows = [
        [
            f"`{kind}`",
            figures_of(fact.always, fact.names),
            ", ".join(sorted(fact.clauses - {""})),
            english.sentence(f"event-{kind}"),
        ]
        for kind, fact in sorted(found.items())
    ]
    seen = shapes(import_module(f"ratusz.games.{game}.position.seen"))
    figures = next(one for one in seen if isinstance(one, Shape) and one.name == FIGURES)
    check_figures(figures, set[str]().union(*[fact.names for fact in found.values()]))
    return [
        "## Events\n\nWhat is told, by kind. … stands for clauses that depend on the case.\n",
        table(["Kind", "Figures", "Clauses", "Sentence"], rows),
        "### Figures of events\n\n" + fields(figures),
    ]


def check_figures(found: Shape, used: set[str]) -> None:
    named = {field.name for field in found.fields}
    if named != used:
        raise Undocumented(f"{FIGURES}: not described {sorted(used - named)}, never told {sorted(named - used)}")


def figures_of(always: set[str], names: set[str]) -> str:
    return ", ".join([f"`{name}{'' if name in always else '?'}`" for name in sorted(names)])


def refusals(game: Game, english: Sentences) -> list[str]:
    clauses = [clause.id for clause in game.clauses]
    rows = [
        [clause, english.sentence(f"refused-{clause.replace('.', '-')}")]
        for clause in clauses
        if f"refused-{clause.replace('.', '-')}" in english.patterns
    ]
    return ["## Refusals\n\nThe clauses by which an action may be refused.\n", table(["Clause", "Reason"], rows)]


def figures(game: Game) -> list[str]:
    """What previews count, in a game for as many as can play."""
    seats = max(game.seats)
    counted = game.figures(game.new(seats, {}, "reference"), 0)
    alike: dict[str, list[str]] = {}
    for name in counted:
        alike.setdefault(name.partition(" ")[0] if name not in alike else name, []).append(name)
    players = [f"seat {seat}" for seat in range(seats)]
    rows = [
        [f"`{names[0]}`" if len(names) == 1 else f"`{names[0]}`, … `{names[-1]}`", said(game.name, names[0], players)]
        for names in alike.values()
    ]
    return ["## Figures of previews\n\nWhat a preview counts.\n", table(["Figure", ""], rows)]


def said(game: str, name: str, players: list[str]) -> str:
    return sentence(VOICES[game].figure(words("en"), name, players))


def page(game: Game) -> str:
    english = Sentences(game.name)
    title = english.sentence(f"game-{game.name}")
    parts = [HEADING.format(title=title, game=game.name), *the_view(game.name), *asks(game, english), *actions(game, english)]
    parts += [*events(game.name, english), *refusals(game, english), *figures(game)]
    return "\n".join([*parts, *the_catalogue(game.name)])


def main() -> int:
    texts = {PAGES / f"{name}.md": page(game) for name, game in GAMES.items()}
    stale = [file for file, text in texts.items() if not file.exists() or file.read_text(encoding="utf-8") != text]
    if "--check" in sys.argv[1:]:
        for file in stale:
            print(f"{file} is not what the code says; run: python tools/reference.py", file=sys.stderr)
        return 1 if stale else 0
    PAGES.mkdir(exist_ok=True)
    for file in stale:
        file.write_text(texts[file], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
