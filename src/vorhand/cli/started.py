"""How this program was started, so that advice on what to type next works where it is read."""

import os
import shlex
import shutil
import sys
from pathlib import Path

__all__ = ["command", "program"]

_NAME = "vorhand"
_MODULE = ("vorhand", "cli", "__main__.py")


def command(*arguments: str) -> str:
    """What to type to start this program again with these arguments."""
    return f"{program()} {shlex.join(arguments)}"


def program() -> str:
    """What to type to start this program again, such as "vorhand" or ".venv/bin/vorhand"."""
    started = Path(sys.argv[0])
    if started.stem == _NAME:
        return _typed(started)
    if started.parts[-3:] == _MODULE:
        return f"{_typed(Path(sys.executable))} -m vorhand.cli"
    return _NAME  # inside another program, such as the tests


def _typed(file: Path) -> str:
    """The file's name if the search path finds it by that, else its path, relative where that is shorter."""
    found = shutil.which(file.name)
    whole = file.absolute()  # not resolved: a link may be what makes an environment
    if found is not None and Path(found).absolute() == whole:
        return file.name
    relative = os.path.relpath(whole)
    relative = relative if os.sep in relative else f"./{relative}"
    return shlex.quote(min(relative, str(whole), key=len))
