"""Another build of the page without building it: the same files, some with other contents and so other names."""

import re
import shutil
from pathlib import Path

__all__ = ["changed_build"]

_CHANGED = ("index", "House")
"""The chunks that are different: what the page begins with, and one that is fetched when somebody goes there."""


def changed_build(build: Path, folder: Path) -> Path:
    """A copy of a build as if those chunks had been changed."""
    shutil.copytree(build, folder)
    renamed = {}
    for stem in _CHANGED:
        (old,) = (
            path for path in (folder / "assets").glob(f"{stem}-*.js") if re.fullmatch(rf"{stem}-.{{8}}\.js", path.name)
        )
        new = old.with_name(f"{stem}-CHANGED0.js")
        old.rename(new)
        new.write_text(f"/* another build */{new.read_text('utf-8')}", "utf-8")
        renamed[old.name] = new.name
    for path in [*folder.glob("*.*"), *folder.glob("assets/*.js")]:
        text = before = path.read_text("utf-8")
        for old_name, new_name in renamed.items():
            text = text.replace(old_name, new_name)
        if path.name == "worker.js":
            text = re.sub(r'"[0-9a-f]{12}"|`[0-9a-f]{12}`', '"0123456789ab"', text)
        if text != before:
            path.write_text(text, "utf-8")
    return folder
