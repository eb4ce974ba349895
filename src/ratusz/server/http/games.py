"""What can be played, what is printed on its cards, and its rulebook."""

from typing import Any

from ...games.catalogue import GAMES, game_named, manifest
from ...kernel.game import Game, Option
from ...words import rulebook, sentences
from ...words.bundle import Words, spoken_on_page
from ...words.games import catalogue as printed
from ...words.games import title
from ..thinkers import OFFERED, bot_title, offered_in
from .bodies import GameBot, GameCard, GameOption, OptionValue, RuleClause
from .endpoint import Call, Param, endpoint


@endpoint("GET", "/api/games", list[GameCard])
async def list_games(call: Call) -> list[GameCard]:
    """The games there are, with their options and bots."""
    return [game_card(call.w, game) for game in GAMES.values()]


def game_card(w: Words, game: Game) -> GameCard:
    about = manifest(game.name)
    return GameCard(
        game.name,
        title(w, game.name),
        w.of(game.name).say("blurb"),
        list(game.seats),
        [game_option(w, game, option) for option in game.options],
        [GameBot(bot, bot_title(w, bot), w.say(f"bot-{OFFERED[bot]}", "blurb")) for bot in offered_in(game.name)],
        about.minutes,
        about.board,
    )


def game_option(w: Words, game: Game, option: Option) -> GameOption:
    say = w.of(game.name).say
    values = [OptionValue(value, say(f"option-{option.name}-{value}")) for value in option.values]
    return GameOption(option.name, say(f"option-{option.name}"), values, option.default)


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
    """The clauses of the rulebook, or those that hold the words looked for."""
    game = game_named(call.path["game"])
    query = call.query("q").strip()
    return await call.hall.thinkers.apart(call.who, lambda: clauses(call.w, game, query))


def clauses(w: Words, game: Game, query: str) -> list[RuleClause]:
    wanted = set(rulebook.find(w, game.name, query)) if query else None
    found: list[RuleClause] = []
    for clause in game.clauses:
        if wanted is None or clause.id in wanted:
            topic, text = sentences.clause(w, clause.id)
            found.append(RuleClause(clause.id, clause.kind, topic, text, sentences.clause_language(w, clause.id)))
    return found
