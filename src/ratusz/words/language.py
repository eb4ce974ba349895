"""Which language to speak: the flag, RATUSZ_LANG, the system's own, else English."""

from collections.abc import Mapping

from .bundle import LANGUAGES

DEFAULT = "en"


def language(flag: str | None, environment: Mapping[str, str]) -> str:
    """What was asked for by name is taken as it is, known or not; the system's language only if there are words in it."""
    wanted = flag or environment.get("RATUSZ_LANG")
    if wanted:
        return wanted
    system = environment.get("LC_ALL") or environment.get("LANG") or ""
    code = system.replace("-", "_").partition("_")[0].partition(".")[0]
    return code if code in LANGUAGES else DEFAULT


def flagged(tokens: list[str]) -> str | None:
    """The language a command line names, for problems found before it could be parsed."""
    for token, following in zip(tokens, [*tokens, ""][1:], strict=True):
        flag, _, value = token.partition("=")
        if flag == "--lang":
            return value or following
    return None
