"""What messengers are shown of an invitation before anybody opens it: a title, a sentence and a picture (Open Graph)."""

from html import escape

from starlette.requests import Request
from starlette.responses import Response

from ...kernel.problem import Problem
from ..database import FAILURES
from ..drawing import picture
from ..limits import network
from ..speech import check_language
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
        told = await invitation(call)
    except (Problem, *FAILURES):
        return await page(request)
    data = found.data.decode().replace("</head>", f"{head(call, told)}</head>", 1)
    return Response(data, headers={"cache-control": "no-cache"}, media_type="text/html")


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
        "og:locale": call.language,
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
        told = await invitation(call)
    except Problem as problem:
        return refusal(call, problem)
    except FAILURES:
        return refusal(call, Problem("database-silent"))
    below, folder = " · ".join(told.terms), root() / "assets"
    data = await call.hall.thinkers.apart(call.who, lambda: picture(folder, told.title, told.text, below))
    return Response(data, headers={"cache-control": "public, max-age=3600"}, media_type="image/png")
