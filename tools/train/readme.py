"""What lies in the folder of a training, and what made it."""

import argparse
import os
import platform
from pathlib import Path

import torch


def describe(out: Path, about: str, settings: argparse.Namespace) -> None:
    """With the settings it was begun with; who goes on with others adds theirs."""
    computer = torch.cuda.get_device_name() if settings.device == "cuda" else f"{os.cpu_count()} cores of {platform.machine()}"
    made = [f"{name} {value}" for name, value in vars(settings).items()]
    line = f"- {', '.join(made)}; on {computer}, Python {platform.python_version()}, PyTorch {torch.__version__}"
    path = out / "README.md"
    before = path.read_text() if path.exists() else f"{about.strip()}\n\nMade with:\n\n"
    if line not in before.splitlines():
        path.write_text(f"{before}{line}\n")
