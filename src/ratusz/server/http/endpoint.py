"""An endpoint: what it takes, what it gives, and what is checked before its function runs."""

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route
from structlog.stdlib import get_logger

from ...kernel.problem import Problem
from ...words.bundle import LANGUAGES
from ..accounts.people import Identity
from ..accounts.sessions import YEAR, Session, device
from ..hall import Hall
from ..limits import network
from ..messages import reading
from ..origin import same_origin
from ..settings import BODY
from ..socket import COOKIE, bearer
from ..storage.database import FAILURES
from ..storage.store import Seat
from ..tables.speech import QuickWords, check_language, speech
from ..tables.telling import problem_frame
from ..thinking.turns import Who
from ..tokens import digest

T = TypeVar("T")

ACCOUNTS: Final = "ratusz-accounts"  # the cookie that remembers which accounts a browser has been logged in to

STATUS: Final = {
    "game-unknown": 404,
    "lesson-unknown": 404,
    "puzzle-unknown": 404,
    "puzzle-none": 404,
    "example-none": 404,
    "tour-none": 404,
    "table-unknown": 404,
    "page-unknown": 404,
    "session-unknown": 404,
    "contact-unknown": 404,
    "daily-unknown": 404,
    "message-unknown": 404,
    "passkey-unknown": 404,
    "invitation-forged": 404,
    "invitation-expired": 410,
    "invitation-used": 410,
    "move-unknown": 404,
    "method": 405,
    "login-wrong": 401,
    "password-wrong": 401,
    "recovery-wrong": 401,
    "passkey-wrong": 401,
    "passkey-late": 401,
    "banned": 403,
    "blocked": 403,
    "not-yours": 403,
    "origin": 403,
    "sealed": 403,
    "link-refused": 403,
    "daily-sealed": 403,
    "daily-own": 403,
    "seat-dismissed": 403,
    "hints-forbidden": 403,
    "account-already": 409,
    "report-twice": 409,
    "name-taken": 409,
    "name-alike": 409,
    "seat-taken": 409,
    "seat-kept": 409,
    "seat-bot": 409,
    "seat-no-bot": 409,
    "seat-yours": 409,
    "seat-address": 409,
    "seat-vacant": 409,
    "begun": 409,
    "over": 409,
    "too-long": 413,
    "not-json": 415,
    "coach-busy": 429,
    "too-fast": 429,
    "too-many-tables": 429,
    "too-many-guests": 429,
    "too-many-tries": 429,
    "too-many-letters": 429,
    "no-mail": 409,
    "too-many-invitations": 429,
    "no-push": 409,
    "fault": 500,
    "database-away": 503,
    "database-silent": 503,
    "table-held": 503,
    "not-written": 503,
}

logger = get_logger()


class Param(NamedTuple):
    """A parameter of the query."""

    schema: dict[str, Any]
    required: bool = False


LANG: Final = Param({"type": "string", "enum": list(LANGUAGES)})


class Call:
    """One request, as the function of an endpoint sees it."""

    def __init__(self, hall: Hall, request: Request) -> None:
        self.hall = hall
        self.request = request
        self.path: dict[str, Any] = request.path_params
        self.identity: Identity | None = None
        self.token: str | None = None  # the hash of a seat's token
        self.session: Session | None = None
        self.cookie: str | None = None  # to be set; empty: to be removed
        self.accounts: str | None = None  # the cookie that remembers them, to be set
        self.otherwise = LANGUAGES[0]  # what is spoken to who says nothing about it
        self.body: Any = None

    async def recognise(self) -> None:
        """Who asks: a seat by its token, or an identity by its cookie."""
        token = bearer(self.request.headers.get("authorization", ""))
        if token:
            self.token = digest(token)
            return
        found = await self.hall.sessions.recognise(self.request.cookies.get(COOKIE, ""), self.agent, self.address)
        if found is not None:
            self.identity, self.session, self.cookie = found
            self.hall.thinkers.saw(self.identity.id, self.address)

    @property
    def agent(self) -> str:
        return self.request.headers.get("user-agent", "")

    @property
    def address(self) -> str:
        return self.request.client.host if self.request.client else ""

    @property
    def known_as(self) -> str:
        """What limits are counted by: the session a genuine cookie names; else the address."""
        return self.hall.cookies.read(self.request.cookies.get(COOKIE, "")) or self.address

    @property
    def language(self) -> str:
        """Asked for, or the person's own, or the browser's, or another, as a rule English."""
        wanted = self.request.query_params.get("lang")
        if wanted:
            return wanted
        if self.identity is not None:
            return self.identity.language
        for part in self.request.headers.get("accept-language", "").split(","):
            code = part.strip()[:2].lower()
            if code in LANGUAGES:
                return code
        return self.otherwise

    @property
    def w(self) -> QuickWords:
        return speech(self.language)

    async def person(self) -> Identity:
        """Who asks; a stranger becomes a guest."""
        if self.identity is None:
            await self.hall.sessions.check_stranger(self.request.cookies.get(COOKIE, ""), self.address)
            if not self.hall.guests.take(network(self.address)):
                raise Problem("too-many-guests")
            name = self.w.say("guest-name", number=int(time.time() * 1000) % 900 + 100)
            await self.become(await self.hall.people.new_guest(name, self.language))
        assert self.identity is not None
        return self.identity

    async def become(self, identity: Identity) -> None:
        """From now on this browser is known as this person. What was to be told to a guest is told to the account he comes to."""
        sessions, before, former = self.hall.sessions, self.identity, self.session
        self.identity = identity
        self.session, token = await sessions.begin(identity.id, device(self.agent), self.address)
        self.cookie = self.hall.cookies.sign(token)
        if before is not None and former is not None:
            if before.guest or before.id == identity.id:
                await sessions.follow(former.id, self.session.id)
            await self.hall.end_session(before.id, former.id)
        self.hall.thinkers.saw(identity.id, self.address)

    @property
    def who(self) -> Who:
        """For whom something is done that this request asks for."""
        return Who(network(self.address), self.known_as)

    def holds(self, seat: Seat) -> bool:
        if self.identity is not None and seat.identity == self.identity.id:
            return True
        return self.token is not None and seat.token == self.token

    def query(self, name: str, default: str = "") -> str:
        return self.request.query_params.get(name, default)


Function = Callable[[Call], Awaitable[Any]]


class Endpoint(NamedTuple):
    method: str
    path: str
    function: Function
    body: Any  # the type of the request's body; None: it has none
    answer: Any
    query: dict[str, Param]
    most: int  # bytes in the body
    status: int
    wordless: bool  # whether what it says is the same in every language

    def route(self) -> Route:
        return Route(self.path, self.serve, methods=[self.method])

    async def serve(self, request: Request) -> Response:
        hall: Hall = request.app.state.hall
        call = Call(hall, request)
        started = time.perf_counter()
        response = await self.guarded(call)
        hall.metrics.requests.labels(f"{self.method} {self.path}", str(response.status_code)).observe(
            time.perf_counter() - started
        )
        logger.info(
            "request",
            route=f"{self.method} {self.path}",
            status=response.status_code,
            ms=round((time.perf_counter() - started) * 1000, 1),
        )
        return response

    async def guarded(self, call: Call) -> Response:
        """Whatever happens, an answer in our form, and no word about how the server is made."""
        try:
            return await self.answered(call)
        except Problem as problem:
            return refusal(call, problem)
        except ClientDisconnect:
            return Response(status_code=400)
        except FAILURES as error:
            logger.warning("database failed", route=self.path, error=type(error.orig).__name__)
            call.hall.metrics.errors.labels("database").inc()
            return refusal(call, Problem("database-silent"))
        except Exception:
            logger.exception("endpoint failed", route=self.path)
            call.hall.metrics.errors.labels("http").inc()
            return refusal(call, Problem("fault"))

    async def answered(self, call: Call) -> Response:
        headers = call.request.headers
        if not call.hall.addresses.take(network(call.address)) or not call.hall.requests.take(call.known_as):
            raise Problem("too-fast")
        if self.method != "GET" and not same_origin(call.hall.settings, headers):
            raise Problem("origin")
        await call.recognise()
        check_language(call.language)
        if not self.wordless:
            await call.hall.learn(call.who, call.language)
        if self.body is not None:
            if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
                raise Problem("not-json")
            call.body = reading.read(await read(call.request, self.most), self.body)
        answer = await self.function(call)
        if isinstance(answer, Response):
            return with_cookie(call, answer)
        return with_cookie(call, Response(msgspec.json.encode(answer), self.status, media_type="application/json"))


async def read(request: Request, most: int) -> bytes:
    """The body, unless it is too long; it is not even read to the end then."""
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Problem("too-long", most=most)
    return bytes(data)


def with_cookie(call: Call, response: Response) -> Response:
    secure = call.hall.settings.origin.startswith("https:") or call.request.url.scheme == "https"
    for name, value in ((COOKIE, call.cookie), (ACCOUNTS, call.accounts)):
        if value == "":
            response.delete_cookie(name, path="/")
        elif value is not None:
            response.set_cookie(name, value, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")
    return response


def refusal(call: Call, problem: Problem) -> Response:
    call.hall.metrics.refusals.labels(problem.code).inc()
    language = call.language if call.language in LANGUAGES else LANGUAGES[0]
    body = {"error": problem_frame(speech(language), problem)}
    return Response(msgspec.json.encode(body), STATUS.get(problem.code, 400), media_type="application/json")


ENDPOINTS: Final[list[Endpoint]] = []


def endpoint(
    method: str,
    path: str,
    answer: Any,
    body: Any = None,
    query: dict[str, Param] | None = None,
    most: int = BODY,
    status: int = 200,
    wordless: bool = False,
) -> Callable[[Function], Function]:
    def register(function: Function) -> Function:
        asked = {"lang": LANG, **(query or {})}
        ENDPOINTS.append(Endpoint(method, path, function, body, answer, asked, most, status, wordless))
        return function

    return register
