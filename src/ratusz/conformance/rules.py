"""What holds at every moment of a game, whatever is played."""

from random import Random
from typing import Any

import msgspec

from ..kernel.chance import Chance
from ..kernel.match import Match
from ..kernel.preview import forecast, preview
from ..kernel.problem import Problem
from ..kernel.record import parse, replay, verify
from ..kernel.state import Action, Event, State
from .foreseen import hold
from .trial import RESIGN, Moment, Trial, shown, watchers

FAR = 30  # decisions that a clone or a guess is played on for


def sound(trial: Trial, now: Moment, game: int) -> None:
    """No invariant is broken, and whoever is asked has an answer."""
    move = len(now.match.moves)
    for flaw in trial.game.flaws(now.state):
        raise Problem("check-flaw", game=game, move=move, flaw=flaw)
    for seat in trial.game.rules.seats(now.state):
        if not trial.game.rules.options(now.state, seat):
            raise Problem("check-stuck", game=game, move=move, seat=seat, ask=now.state.stack[-1][0])


def clones(trial: Trial, now: Moment, game: int) -> None:
    """Playing on in a clone changes nothing in the original."""
    before, clone = trial.game.position(now.state), now.state.clone()
    same = trial.game.position(clone) == before
    trial.play_on(clone, Random(now.seat), FAR)
    if not same or trial.game.position(now.state) != before:
        raise Problem("check-clone", game=game, move=len(now.match.moves))


def marked(trial: Trial, match: Match, game: int) -> None:
    """Where something is told at length, the match has kept how it stood then, whatever came after."""
    rules, figures = trial.game.rules, trial.game.figures
    for number, move in enumerate(match.moves):
        g = move.before.clone()
        stood: list[dict[str, int]] = []

        def hear(event: Event, g: State = g, stood: list[dict[str, int]] = stood) -> None:
            stood.append(figures(g, None) if trial.game.moment(event) else {})

        g.listener = hear
        answer = rules.read(g, move.seat, move.text)
        carry_out = rules.interject if rules.check(g, move.seat, answer) else rules.apply
        carry_out(g, move.seat, answer)
        for event, then in zip(move.events, stood, strict=True):
            if event.before is not None and figures(event.before, None) != then:
                raise Problem("check-moment", game=game, move=number, event=event.kind)


def positions(trial: Trial, now: Moment, game: int) -> None:
    """A position written and read again is the same, to everybody, and leads to the same game, chance included."""
    text = trial.game.position(now.state)
    again = trial.game.load(text)
    written = trial.game.position(again)
    if written != text:
        line = next((line for line in text.splitlines() if line not in written.splitlines()), "-")
        raise Problem("check-position", game=game, move=len(now.match.moves), line=line)
    on = now.state.clone()
    for watcher in watchers(now.match):
        if shown(trial.game, again, watcher) != shown(trial.game, on, watcher):
            raise Problem("check-position", game=game, move=len(now.match.moves), line="-")
    for state in (again, on):
        trial.play_on(state, Random(game), FAR)
    if trial.game.position(again) != trial.game.position(on):
        raise Problem("check-position-future", game=game, move=len(now.match.moves))


def views(trial: Trial, now: Moment, game: int) -> None:
    """A state rebuilt from a view gives the same view, sound, with the same choices."""
    for watcher in watchers(now.match):
        wire = msgspec.json.encode(trial.game.view(now.state, watcher))
        again = trial.game.rebuild(msgspec.json.decode(wire))
        if msgspec.json.encode(trial.game.view(again, watcher)) != wire or trial.game.flaws(again):
            raise Problem("check-rebuild", game=game, move=len(now.match.moves), seat="-" if watcher is None else watcher)
        if watcher is not None and trial.game.rules.options(again, watcher) != trial.game.rules.options(now.state, watcher):
            raise Problem("check-rebuild", game=game, move=len(now.match.moves), seat=watcher)


def secrets(trial: Trial, now: Moment, game: int) -> None:
    """Dealing the unknown anew changes nothing that somebody is shown; and a guess can be played on."""
    for watcher in watchers(now.match):
        where: dict[str, Any] = {"game": game, "move": len(now.match.moves), "seat": "-" if watcher is None else watcher}
        other = now.state.clone()
        trial.game.redeal(other, watcher, Chance(now.dice.getrandbits(64)))
        if shown(trial.game, other, watcher) != shown(trial.game, now.state, watcher):
            raise Problem("check-leak", **where)
        guess = trial.game.determinise(trial.game.view(now.state, watcher), watcher, Chance(now.dice.getrandbits(64)))
        trial.play_on(guess, Random(game), FAR // 2)
        for flaw in trial.game.flaws(other) + trial.game.flaws(guess):
            raise Problem("check-guess", flaw=flaw, **where)


def texts(trial: Trial, now: Moment, game: int) -> None:
    """Every action, legal or refused, can be written and read; none is there twice, and every clause exists."""
    rules, g = trial.game.rules, now.state
    legal, why = rules.explain(g, now.seat)
    offered, refused = rules.menu(g, now.seat)
    actions = legal + offered + [action for action, _, _ in why + refused]
    written = [rules.write(g, now.seat, action) for action in actions]
    for action, text in zip(actions, written, strict=True):
        if rules.read(g, now.seat, text) != action or written.count(text) > 1:
            raise Problem("check-text", game=game, move=len(now.match.moves), action=text)
    if legal != rules.options(g, now.seat):
        raise Problem("check-options", game=game, move=len(now.match.moves))
    known = {clause.id for clause in trial.game.clauses}
    for _, rule, _ in why + refused:
        if rule not in known:
            raise Problem("check-clause", clause=rule)


def refusals(trial: Trial, now: Moment, game: int) -> None:
    """What is refused is rejected with the same clause; what is legal is not, but for those who are not asked."""
    rules, g = trial.game.rules, now.state
    before = trial.game.position(g)
    offered, refused = rules.menu(g, now.seat)
    for action, rule, _ in rules.explain(g, now.seat)[1] + refused:
        if rejected(trial, g, now.seat, action) != ("refused", rule):
            text = rules.write(g, now.seat, action)
            raise Problem("check-refusal", game=game, move=len(now.match.moves), action=text, clause=rule)
    for action in rules.options(g, now.seat) + offered:
        if rejected(trial, g, now.seat, action) != ("", ""):
            raise Problem("check-legal", game=game, move=len(now.match.moves), action=rules.write(g, now.seat, action))
    for action in trial.given.values():
        rejected(trial, g, now.seat, action)  # whatever was an answer elsewhere: it may be refused, and nothing worse
    if trial.game.position(g) != before:
        raise Problem("check-asking", game=game, move=len(now.match.moves))


def rejected(trial: Trial, g: State, seat: int, action: Action) -> tuple[str, str]:
    try:
        trial.game.rules.check(g, seat, action)
    except Problem as problem:
        return problem.code, problem.rule
    return "", ""


def previews(trial: Trial, now: Moment, game: int) -> None:
    """What is foreseen comes true, and tells nothing that the view does not."""
    rules, seat = trial.game.rules, now.seat
    where: dict[str, Any] = {"game": game, "move": len(now.match.moves)}
    legal = rules.options(now.state, seat)
    asides = [action for action in rules.menu(now.state, seat)[0] if action[0] != RESIGN]
    for action in [now.dice.choice(legal), *asides[:1]]:
        try:
            hold(now.match.clone(), seat, action, now.dice, FAR)
        except Problem as found:
            raise Problem(found.code, **found.figures, **where) from None
    other = now.state.clone()
    trial.game.redeal(other, seat, Chance(game))
    view, shuffled = (trial.game.view(g, seat) for g in (now.state, other))
    if preview(trial.game, view, seat, legal[-1]).data() != preview(trial.game, shuffled, seat, legal[-1]).data():
        raise Problem("check-preview-leak", action=rules.write(now.state, seat, legal[-1]), **where)
    coming = [{name: one.data() for name, one in forecast(trial.game, seen, seat)} for seen in (view, shuffled)]
    for name in coming[0]:
        if coming[0][name] != coming[1].get(name):
            raise Problem("check-preview-leak", action=name, **where)


def records(trial: Trial, match: Match, game: int) -> None:
    """A finished game is over to all, its record replays to the same end, and every event names a clause."""
    result = trial.game.result(match.state)
    if not result.over or len(result.scores) != match.seats:
        raise Problem("check-result", game=game)
    known = {clause.id for clause in trial.game.clauses}
    for event in match.events():
        if event.rule and event.rule not in known:
            raise Problem("check-clause", clause=event.rule)
    again = trial.game.load(trial.game.position(match.state))
    if trial.game.result(again).data() != result.data():
        raise Problem("check-position", game=game, move=len(match.moves), line="-")
    data = msgspec.json.decode(msgspec.json.encode(match.record()))
    half = len(match.moves) // 2
    if verify(trial.game, parse(data)).record() != match.record():
        raise Problem("check-record", game=game)
    if trial.game.position(replay(trial.game, parse(data), half).state) != trial.game.position(match.moves[half].before):
        raise Problem("check-record", game=game)


def seeds(trial: Trial) -> None:
    """Equal seeds deal equal games, other seeds others."""

    def dealt(number: int) -> str:
        g = trial.game.new(trial.game.seats[0], {}, f"seed {number}")
        trial.game.rules.settle(g)
        return trial.game.position(g)

    if dealt(0) != dealt(0) or len({dealt(number) for number in range(10)}) < 5:
        raise Problem("check-seed")


EVERY_MOMENT = {"sound": sound}
SOME_MOMENTS = {
    "clones": clones,
    "positions": positions,
    "views": views,
    "secrets": secrets,
    "texts": texts,
    "refusals": refusals,
    "previews": previews,
}
