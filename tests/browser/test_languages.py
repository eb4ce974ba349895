"""Four languages, switched in the middle of a game; what the server says and what the page says change together."""

from collections.abc import Callable

from tests.browser.guest import Guest

Visit = Callable[..., Guest]

NAMES = {"pl": "Polski", "de": "Deutsch", "ru": "Русский", "en": "English"}
PASSES = {"pl": "Pas", "de": "Passen", "ru": "Пас", "en": "Pass"}


def test_switching_at_the_table(visit: Visit) -> None:
    guest = visit()
    guest.home()
    guest.play_now()
    questions: set[str] = set()
    for language, name in NAMES.items():
        guest.wait_until_asked()
        before = guest.page.locator(".bar__sentence").inner_text()
        guest.page.locator(".top__tools button").last.click()
        guest.page.get_by_role("dialog").get_by_role("button", name=name).click()
        guest.page.keyboard.press("Escape")
        guest.page.wait_for_function(f"() => document.documentElement.lang === '{language}'")
        guest.page.wait_for_function("(before) => document.querySelector('.bar__sentence').innerText !== before", arg=before)
        guest.page.locator(".table[aria-busy=false]").wait_for()
        questions.add(guest.page.locator(".bar__sentence").inner_text())
        shown = guest.page.locator("body").inner_text()
        assert "web-" not in shown
        assert "state51-" not in shown
    assert len(questions) == 4


def test_the_language_of_the_browser_is_taken_and_kept(visit: Visit) -> None:
    for language in ("pl", "de", "ru"):
        guest = visit(locale=language)
        guest.page.goto("/")
        guest.page.locator("[data-game=state51] .button--main").click()
        guest.wait_until_asked()
        assert guest.page.evaluate("document.documentElement.lang") == language
        guest.page.goto("/about")
        guest.page.locator("h1").wait_for()
        assert guest.page.evaluate("document.documentElement.lang") == language
        guest.page.locator(".head__lang select").select_option("en")
        guest.page.get_by_role("heading", name="About Ratusz").wait_for()
        guest.page.reload()
        guest.page.get_by_role("heading", name="About Ratusz").wait_for()


# What the server says to the page comes a moment later.
SLOW = """
const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
Object.defineProperty(WebSocket.prototype, 'onmessage', {
  set(heard) { set.call(this, (event) => setTimeout(() => heard.call(this, event), 1000)); },
});
"""


def test_a_table_that_was_called_before_the_account_said_its_language_speaks_that(visit: Visit) -> None:
    guest = visit()
    guest.home()
    guest.play_now()
    guest.wait_until_asked()
    english = guest.page.locator(".bar__sentence").inner_text()
    guest.page.evaluate("localStorage.setItem('language', 'en')")  # chosen here once
    guest.page.request.patch("/api/me", data={"language": "pl"})  # and then another one elsewhere
    guest.context.add_init_script(SLOW)
    guest.page.reload()
    guest.page.locator("html[lang=pl] .choice[data-choice]").first.wait_for()
    guest.page.wait_for_timeout(1500)
    assert guest.page.locator(".bar__sentence").inner_text() != english
