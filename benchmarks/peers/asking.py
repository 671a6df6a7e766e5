"""Runs the scripts beside it, each in the environment that `make bench` has made for it."""

import json
import os
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Any

__all__ = ["PeerMissingError", "ask"]

_ROOT = Path(__file__).resolve().parent.parent.parent
_SCRIPTS = {"dds": "endplay", "openspiel": "openspiel", "contree": "colver"}
"""By script, the environment that it runs in, which requirements/peers-NAME.txt fills."""


class PeerMissingError(Exception):
    """There is no such program here, or it does not run; the text says which and why."""


def ask(script: str, *arguments: str, lines: Iterable[str] = ()) -> Any:
    """What that script answers to these lines; PeerMissingError where it has no environment or fails."""
    peer = _SCRIPTS[script]
    python = _ROOT / "build" / "peers" / peer / "bin" / "python"
    if not python.exists():
        raise PeerMissingError(f"{peer} is not installed; `make peers` installs it")
    command = [str(python), str(Path(__file__).with_name(f"{script}.py")), *arguments]
    environment = {**os.environ, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
    run = subprocess.run(command, input="\n".join(lines), capture_output=True, env=environment, text=True, check=False)
    if run.returncode:
        raise PeerMissingError(f"{peer} does not run: {(run.stderr.strip().splitlines() or ['it says nothing'])[-1]}")
    return json.loads(run.stdout)
