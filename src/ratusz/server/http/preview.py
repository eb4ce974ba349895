"""What messengers are shown of an invitation before anybody opens it: a title, a sentence and a picture (Open Graph).

Hardly any messenger says in which language; then it is that of who invites, who knows his friends.
"""

from html import escape

from starlette.requests import Request
from starlette.responses import Response

from ...kernel.problem import Problem
from ..limits import network
from ..lobby.drawing import picture
from ..storage.database import FAILURES
from ..tables.speech import check_language
from .bodies.invitations import Invitation
from .endpoint import Call, refusal
from .invitations import invitation
from .page import INDEX, file, page, root


async def invited_page(request: Request) -> Response:
    """The page, with what the link invites to in its head; a link that is worth nothing shows the page as it is."""
    found = file(INDEX)
    call = Call(request.app.state.hall, request)
    request.path_params["path"] = INDEX
    try:
        if found is None or not call.hall.addresses.take(network(call.address)):
            return await page(request)
        told = await foretold(call)
    except (Problem, *FAILURES):
        return await page(request)
    data = found.data.decode().replace("</head>", f"{head(call, told)}</head>", 1)
    return Response(data, headers={"cache-control": "no-cache"}, media_type="text/html")


async def foretold(call: Call) -> Invitation:
    """What a messenger is told of an invitation."""
    _, host = call.hall.invitations.read(call.path["token"])
    inviting = await call.hall.people.named(host)
    if inviting is not None:
        call.otherwise = inviting.language
    return await invitation(call)


def head(call: Call, told: Invitation) -> str:
    origin = call.hall.settings.origin or f"{call.request.url.scheme}://{call.request.url.netloc}"
    address = f"{origin}/invited/{call.path['token']}"
    facts = {
        "og:type": "website",
        "og:site_name": "Ratusz",
        "og:title": told.text,
        "og:description": " · ".join(told.terms),
        "og:url": address,
        "og:image": f"{address}/card.png?lang={call.language}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "twitter:card": "summary_large_image",
    }
    return "".join([f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()])


async def card(request: Request) -> Response:
    """The picture of an invitation."""
    call = Call(request.app.state.hall, request)
    try:
        check_language(call.language)
        if not call.hall.pictures.take(network(call.address)):
            raise Problem("too-fast")
        told = await foretold(call)
    except Problem as problem:
        return refusal(call, problem)
    except FAILURES:
        return refusal(call, Problem("database-silent"))
    below, folder = " · ".join(told.terms), root() / "assets"
    data = await call.hall.thinkers.apart(call.who, lambda: picture(folder, told.title, told.text, below))
    # Some messengers show it in a page of theirs, straight from here.
    headers = {"cache-control": "public, max-age=3600", "cross-origin-resource-policy": "cross-origin"}
    return Response(data, headers=headers, media_type="image/png")
