"""What can be played, what is printed on its cards, and its rulebook."""

from typing import Any

from ...bots.levels import LEVELS
from ...bots.titles import bot_title
from ...games.catalogue import GAMES, game_named, manifest
from ...kernel.game import Game, Option, Value
from ...kernel.problem import Problem
from ...lessons.course import course
from ...lessons.examples import illustrated
from ...puzzles.collection import collection
from ...words import rulebook, sentences
from ...words.bundle import Words, spoken_on_page
from ...words.games import catalogue as printed
from ...words.games import title
from .bodies.games import GameBot, GameCard, GameOption, OptionValue, RuleClause
from .endpoint import Call, Param, endpoint


@endpoint("GET", "/api/games", list[GameCard])
async def list_games(call: Call) -> list[GameCard]:
    """The games there are, with their options and bots."""
    return [game_card(call.w, game, call.hall.lasting.minutes.get(game.name), call.hall.settings.talk) for game in GAMES.values()]


def game_card(w: Words, game: Game, measured: int | None, talk: int) -> GameCard:
    about = manifest(game.name)
    return GameCard(
        game.name,
        title(w, game.name),
        w.of(game.name).say("blurb"),
        list(game.seats),
        [game_option(w, game, option) for option in game.options if option.values],
        [GameBot(level, bot_title(w.of(game.name), level), w.say(f"bot-{level}", "blurb")) for level in LEVELS],
        measured or about.minutes,
        about.board,
        lessons_in(game),
        puzzles_in(game),
        talk if about.bargains else None,
    )


def lessons_in(game: Game) -> int:
    try:
        return len(course(game.name))
    except Problem:  # whoever looks at them is told what is wrong
        return 0


def puzzles_in(game: Game) -> int:
    try:
        return len(collection(game.name))
    except Problem:
        return 0


def game_option(w: Words, game: Game, option: Option) -> GameOption:
    spoken = w.of(game.name)
    values = [option_value(spoken, f"option-{option.name}-{value}", value) for value in option.values]
    return GameOption(option.name, spoken.say(f"option-{option.name}"), values, option.default)


def option_value(w: Words, message: str, value: Value) -> OptionValue:
    return OptionValue(value, w.say(message), w.say(message, "about") if w.tells(message, "about") else "")


@endpoint("GET", "/api/games/{game}/catalogue", dict[str, Any])
async def catalogue(call: Call) -> dict[str, Any]:
    """What is printed: cards, factions, goods."""
    game = game_named(call.path["game"]).name
    return await call.hall.thinkers.apart(call.who, lambda: printed(call.w, game))


@endpoint("GET", "/api/games/{game}/messages", list[str])
async def messages(call: Call) -> list[str]:
    """The words of a game for a page that was built without it: Fluent files, in the language asked for."""
    return spoken_on_page(call.language, game_named(call.path["game"]).name)


@endpoint("GET", "/api/games/{game}/rules", list[RuleClause], query={"q": Param({"type": "string"})})
async def rules(call: Call) -> list[RuleClause]:
    """The clauses of the rulebook, or those that hold the words looked for, the best first where they answer a question."""
    game = game_named(call.path["game"])
    query = call.query("q").strip()
    return await call.hall.thinkers.apart(call.who, lambda: clauses(call.w, game, query))


def clauses(w: Words, game: Game, query: str) -> list[RuleClause]:
    named = {clause.id: clause for clause in game.clauses}
    found: list[RuleClause] = []
    shown = illustrated(game.name)
    for id in rulebook.find(w, game.name, query) if query else named:
        topic, text = sentences.clause(w, id)
        found.append(RuleClause(id, named[id].kind, topic, text, sentences.clause_language(w, id), id in shown))
    return found
