"""How long a server takes to tell its health, asked from a process that does nothing else: python -m tests.torture.probe URL.

Prints JSON when its standard input ends: the times, and how much longer than asked for this process slept between two of them,
which is the noise of the machine.
"""

import contextlib
import http.client
import json
import os
import sys
import time
from urllib.parse import urlsplit

EVERY = 0.06  # seconds: more than twenty requests a second are refused


def main() -> None:
    host = urlsplit(sys.argv[1]).netloc
    os.set_blocking(0, False)
    times: list[float] = []
    noise: list[float] = []
    failures = 0
    while not ended():
        started = time.monotonic()
        connection = http.client.HTTPConnection(host, timeout=30)
        try:
            connection.request("GET", "/healthz")
            failures += connection.getresponse().status != 200
        except OSError:
            failures += 1
        finally:
            connection.close()
        asked = time.monotonic()
        times.append(asked - started)
        time.sleep(EVERY)
        noise.append(time.monotonic() - asked - EVERY)
    print(json.dumps({"times": times, "noise": noise, "failures": failures}))


def ended() -> bool:
    with contextlib.suppress(BlockingIOError):
        return os.read(0, 1) == b""
    return False


if __name__ == "__main__":
    main()
