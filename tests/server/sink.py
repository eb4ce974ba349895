"""An SMTP server that keeps what it is given, and does as badly as a test wants it to."""

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default


class Sink:
    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.raw: list[bytes] = []  # the same, byte for byte
        self.port = 0
        self.refusing = ""  # what it answers to every recipient, if it refuses
        self.refused = 0
        self.answers: dict[str, str] = {}  # by the first word of what it is told: what it says to that
        self.hanging = False  # whether it keeps whoever names a recipient waiting
        self.hung = asyncio.Event()
        self.silent = False  # whether it goes away when it has a letter, without a word
        self.came = asyncio.Event()

    @property
    def address(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    def link(self, number: int = -1) -> str:
        """The first link in a letter."""
        found = re.search(r"https?://\S+", self.letters[number].get_content())
        assert found is not None
        return found.group()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def say(line: str) -> None:
            writer.write(f"{line}\r\n".encode())

        say("220 sink")
        try:
            while line := (await reader.readline()).decode().strip():
                word = line.partition(" ")[0].upper()
                while word == "RCPT" and self.hanging:
                    self.hung.set()
                    await asyncio.sleep(0.02)
                if word in self.answers:
                    say(self.answers[word])
                elif word == "RCPT" and self.refusing:
                    say(self.refusing)
                    self.refused += 1
                elif word == "DATA":
                    say("354 go on")
                    data = await reader.readuntil(b"\r\n.\r\n")
                    self.raw.append(data)
                    letter = message_from_bytes(data[:-3], policy=default)
                    assert isinstance(letter, EmailMessage)
                    self.letters.append(letter)
                    self.came.set()
                    if self.silent:
                        return
                    say("250 kept")
                elif word == "QUIT":
                    say("221 bye")
                    return
                else:
                    say("250 well")
                await writer.drain()
        finally:
            writer.close()


@asynccontextmanager
async def sinking() -> AsyncIterator[Sink]:
    sink = Sink()
    server = await asyncio.start_server(sink.serve, "127.0.0.1", 0)
    sink.port = server.sockets[0].getsockname()[1]
    try:
        yield sink
    finally:
        server.close()
