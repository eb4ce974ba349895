"""Names: all of them can be read, and nobody can pass for somebody who has an account."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import create_engine, text

from ratusz.kernel.problem import Problem
from ratusz.server.accounts.people import HASHER
from ratusz.server.names import likeness, plain_name
from ratusz.server.storage.revisions import upgrade
from tests.server.site import BOT, LOCAL, ME, OPEN, serving

ACCOUNT = {"name": "Zofia", "password": "correct horse"}


@pytest.mark.parametrize(
    "name",
    [
        "Zofia",
        "Żółć",
        "Łukasz Wiśniewski",
        "Ольга Петрова",
        "Вера",
        "Jürgen",
        "O'Neil-Şahin 3",
        "Anna Иванова",
        "山田たろう",
        "😀",
        "Nguyễn",
    ],
)
def test_names_of_all_languages_are_fine(name: str) -> None:
    assert plain_name(f"  {name} ") == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-form"),
        ("   ", "name-form"),
        ("x" * 31, "name-form"),
        ("An\u200bna", "name-invisible"),
        ("\u202eannA", "name-invisible"),
        ("Anna\u00ad", "name-invisible"),
        ("\u3164", "name-invisible"),
        ("\u2800\u2800", "name-invisible"),
        ("A\x00nna", "name-invisible"),
        ("A" + "\u0301" * 4, "name-invisible"),
        ("\U000e0041nna", "name-invisible"),
        ("A\ue000nna", "name-invisible"),  # sentences have such letters in place of names
        ("Аnna", "name-mixed"),  # the first letter is Cyrillic
        ("Ольгa", "name-mixed"),  # the last one is Latin
        ("Ρaul", "name-mixed"),  # Greek
    ],
)
def test_what_is_not_what_it_seems_is_refused_with_the_reason(name: str, code: str) -> None:
    with pytest.raises(Problem) as caught:
        plain_name(name)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Zofia", "ZOFIA"),
        ("Zofia", "Z0fia"),
        ("Ian", "lan"),
        ("Paul", "Pau1"),
        ("Сара", "Capa"),
        ("Marnie", "Mamie"),
        ("Ida Li", "IdaLl"),
    ],
)
def test_names_that_look_the_same_are_alike(name: str, other: str) -> None:
    assert likeness(name) == likeness(other)


@pytest.mark.parametrize(("name", "other"), [("Zofia", "Zosia"), ("Żofia", "Zofia"), ("Jan", "Jon"), ("Вера", "Bella")])
def test_names_that_look_different_are_not(name: str, other: str) -> None:
    assert likeness(name) != likeness(other)


def test_nobody_can_use_the_name_of_an_account_or_one_that_looks_like_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as zofia, site.visitor() as thief:
            await zofia.post("/api/account", ACCOUNT)
            for name, code in (("zofia", "name-taken"), ("Z0fia", "name-alike"), ("Zofla", "name-alike")):
                assert (await thief.patch("/api/me", {"name": name}, 409))["error"]["code"] == code
                assert (await thief.post("/api/account", {**ACCOUNT, "name": name}, 409))["error"]["code"] == code
                seats = {"game": "state51", "seats": [ME, {**LOCAL, "name": name}]}
                assert (await thief.post("/api/tables", seats, 409))["error"]["code"] == code
            assert (await zofia.patch("/api/me", {"name": "ZOFIA"}))["name"] == "ZOFIA"
            await zofia.open_table({**ME, "name": "Zofia"}, BOT)

    asyncio.run(scene())


def test_a_guest_whose_name_became_that_of_an_account_needs_another_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with serving(tmp_path) as site, site.visitor() as zofia, site.visitor() as guest:
            await guest.patch("/api/me", {"name": "Zofia"})
            await zofia.post("/api/account", ACCOUNT)
            table = (await zofia.open_table(ME, OPEN))["table"]
            assert (await guest.post(f"/api/tables/{table}/join", {}, 409))["error"]["code"] == "name-taken"
            await guest.patch("/api/me", {"name": "Zosia"})
            await guest.post(f"/api/tables/{table}/join")

    asyncio.run(scene())


def older(folder: Path) -> None:
    """A database of the time before names were compared by what they look like, with two accounts."""
    engine = create_engine(f"sqlite:///{folder}/games.db")
    with engine.begin() as connection:
        upgrade(connection, "0003")
        for number, name in enumerate(("Zofia", "Z0fia")):
            row = {"id": name, "name": name, "account": name.lower(), "password": HASHER.hash(ACCOUNT["password"])}
            fields = {**row, "language": "en", "theme": "auto", "created": number}
            connection.execute(
                text(f"INSERT INTO identities ({', '.join(fields)}) VALUES ({', '.join([f':{one}' for one in fields])})"), fields
            )
    engine.dispose()


def test_accounts_that_look_alike_already_keep_their_names(tmp_path: Path) -> None:
    async def scene() -> None:
        older(tmp_path)
        async with serving(tmp_path) as site, site.visitor() as home, site.visitor() as office, site.visitor() as thief:
            assert (await home.post("/api/login", ACCOUNT))["name"] == "Zofia"
            assert (await office.post("/api/login", {**ACCOUNT, "name": "Z0fia"}))["name"] == "Z0fia"
            assert (await thief.post("/api/account", {**ACCOUNT, "name": "Zofla"}, 409))["error"]["code"] == "name-alike"

    asyncio.run(scene())
