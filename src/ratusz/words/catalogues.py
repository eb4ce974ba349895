"""What is printed on the cards of each game, for those who draw them."""

from collections.abc import Callable
from typing import Any, Final

from .bundle import Words
from .frostpunk.catalogue import catalogue as frostpunk
from .newangeles.catalogue import catalogue as newangeles
from .state51.catalogue import catalogue as state51
from .voice import spoken

CATALOGUES: Final[dict[str, Callable[[Words], dict[str, Any]]]] = {
    "state51": spoken("state51", state51),
    "newangeles": spoken("newangeles", newangeles),
    "frostpunk": spoken("frostpunk", frostpunk),
}
