"""A push service for tests: it keeps what it is given, opened with the keys of the browser that subscribed."""

import asyncio
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import http_ece
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

SECRET = b"sixteen letters."


class Boxes:
    def __init__(self) -> None:
        self.port = 0
        self.status = 201  # what it answers
        self.notices: list[dict[str, Any]] = []
        self.headers: list[dict[str, str]] = []
        self.private = ec.generate_private_key(ec.SECP256R1())

    def subscription(self, box: str = "anna") -> dict[str, str]:
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"http://127.0.0.1:{self.port}/{box}", "key": encoded(point), "auth": encoded(SECRET)}

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        _, headers, body = await posted(reader)
        opened = http_ece.decrypt(body, private_key=self.private, auth_secret=SECRET, version="aes128gcm")
        self.headers.append(headers)
        self.notices.append(msgspec.json.decode(opened))
        await answer(writer, self.status)


async def posted(reader: asyncio.StreamReader) -> tuple[str, dict[str, str], bytes]:
    """What is sent to a push service: to which of its addresses, with which headers."""
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = {name.lower(): value for name, _, value in [line.partition(": ") for line in lines]}
    return first.split()[1], headers, await reader.readexactly(int(headers["content-length"]))


async def answer(writer: asyncio.StreamWriter, status: int) -> None:
    writer.write(f"HTTP/1.1 {status} X\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
    await writer.drain()
    writer.close()


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


@asynccontextmanager
async def boxes() -> AsyncIterator[Boxes]:
    found = Boxes()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.port = server.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        server.close()
