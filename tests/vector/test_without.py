"""Without numba, without a GPU, with too little memory: one sentence and what to do."""

import json
import subprocess
import sys

import pytest

from ratusz.vector import Batch
from ratusz.vector.device import memory

BLOCKED = """
import sys
sys.modules["numba"] = None
import ratusz.games.catalogue, ratusz.bots.catalogue, ratusz.games.state51.strategy.encoding
try:
    import ratusz.vector
except ImportError as error:
    print(error)
"""


def test_without_numba_everything_else_works_and_the_import_says_what_to_install() -> None:
    done = subprocess.run([sys.executable, "-c", BLOCKED], capture_output=True, text=True, check=True)
    assert done.stdout == "ratusz.vector needs numba: pip install 'ratusz[vector]'.\n"


def test_without_numba_the_commands_work_as_before() -> None:
    code = "import sys; sys.modules['numba'] = None; from ratusz.terminal.app import main; main()"
    command = [
        sys.executable,
        "-c",
        code,
        "simulate",
        "state51",
        "--games",
        "1",
        "--seats",
        "expert,greedy",
        "--seed",
        "1",
        "--json",
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout)["games"] == 1


def test_a_help_page_waits_for_no_library_of_numbers() -> None:
    code = (
        "import sys; from ratusz.terminal.app import run; run(sys.argv[1:]); print({'numba', 'numpy', 'torch'} & {*sys.modules})"
    )
    done = subprocess.run([sys.executable, "-c", code, "balance", "--help"], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("set()\n")


def test_without_a_gpu_a_batch_there_says_what_to_do() -> None:
    cuda = pytest.importorskip("numba.cuda")
    if cuda.is_available():
        pytest.skip("there is a GPU here")
    with pytest.raises(RuntimeError, match=r"No NVIDIA GPU can be used here: .* or take Batch\(size, 'cpu'\)"):
        Batch(1, "cuda")


def test_too_little_memory_is_said_before_it_runs_out() -> None:
    with pytest.raises(MemoryError, match="needs 512 MiB and this GPU still has 256 MiB: make it smaller"):
        memory(2**29, 2**28, "this GPU still has")
    with pytest.raises(MemoryError, match=r"and this computer has .* MiB: make it smaller"):
        Batch(2**40)
