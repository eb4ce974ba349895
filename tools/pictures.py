"""The pictures of the documentation, from real positions: `python -m tools.pictures [GAME ...]` makes them.

Games that bots play, always the same ones; somebody sits down in the middle, at a desk by night and by day, and with a phone.
Needs what the tests in a browser need (`make test-browser`). Look at each before it is kept.
"""

import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PIL import Image
from playwright.sync_api import Browser

from ratusz.kernel.match import Match
from tests.browser.guest import DESK, PHONE, Guest
from tests.browser.machine import browser, serving
from tests.browser.positions import Moment, every, fullest, played, sit_down_at

PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"
NAME: Final = "Ada"
LOOKS: Final = (("dark", DESK), ("light", DESK), ("phone", PHONE))
QUALITY: Final = 82


def choices(match: Match, moment: Moment) -> int:
    return len(match.game.rules.options(match.moves[moment.at].before, moment.seat))


def richest(match: Match) -> Moment:
    """The turn with most to choose from."""
    return max(every(match, "turn"), key=lambda moment: choices(match, moment))


def middle(match: Match) -> Moment:
    """A turn halfway through, where the city has grown and the worst is to come."""
    turns = [moment for moment in every(match, "turn") if choices(match, moment) > 1]
    return turns[len(turns) * 3 // 5]


SCENES: Final[dict[str, tuple[int, Callable[[Match], Moment]]]] = {  # players, and where one sits down
    "state51": (2, richest),
    "newangeles": (4, lambda match: fullest(match, "support")),
    "frostpunk": (2, middle),
}


def take(launched: Browser, address: str, game: str) -> None:
    seats, where = SCENES[game]
    match = played(game, seats, "trader", "pictures")
    for look, size in LOOKS:
        guest = Guest(launched, address, size, reduced_motion="reduce", color_scheme="light" if look == "light" else "dark")
        guest.home()
        assert guest.page.request.patch(f"{address}/api/me", data={"name": NAME}).ok
        sit_down_at(guest, match, where(match))
        guest.wait_until_asked()
        offer = guest.page.locator("[data-mentor=offer] .button:not(.button--main)")
        if offer.count():
            offer.first.click()
        guest.page.wait_for_timeout(1000)  # what is foreseen comes a moment later
        picture = Image.open(BytesIO(guest.page.screenshot())).convert("RGB")
        picture.save(PICTURES / f"{game}-{look}.webp", quality=QUALITY, method=6)
        guest.context.close()


def main() -> None:
    with TemporaryDirectory() as folder, serving(Path(folder)) as running, browser() as launched:
        for game in sys.argv[1:] or SCENES:
            take(launched, running.address, game)


if __name__ == "__main__":
    main()
