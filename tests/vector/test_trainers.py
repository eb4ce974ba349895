"""The trainers where what they need is not installed."""

import subprocess
import sys
from pathlib import Path

import pytest

WITHOUT = "import runpy, sys; sys.modules[sys.argv.pop(1)] = None; runpy.run_module(sys.argv.pop(1), run_name='__main__')"


@pytest.mark.parametrize(
    ("trainer", "package"), [("judgement", "torch"), ("judgement", "numpy"), ("state51", "torch"), ("state51", "numba")]
)
def test_without_what_it_needs_a_trainer_says_what_to_install(trainer: str, package: str) -> None:
    if package == "numba":  # asked for after PyTorch
        pytest.importorskip("torch", reason="PyTorch is not installed, so the trainer is not tested: pip install 'ratusz[train]'")
    command = [sys.executable, "-c", WITHOUT, package, f"tools.train.{trainer}", "--help"]
    done = subprocess.run(command, cwd=Path(__file__).parents[2], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"This needs the package {package}: pip install 'ratusz[train]'.\n"
