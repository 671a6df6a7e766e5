"""Where others find a table: the address to be shared, how far it reaches, and its QR code.

Whoever runs the server looks at it as 127.0.0.1, which leads nobody else here. So the address is the one that the
asking browser itself came by, unless only this machine knows that one; then it is the first of those that others know.
"""

import io
import ipaddress
from functools import lru_cache
from urllib.parse import urlsplit

import segno

from vorhand.server.settings import Settings

__all__ = ["picture", "reach", "shared_origin"]

_QUIET_ZONE = 4
"""Empty modules around the code, as the standard wants it (ISO/IEC 18004)."""


def shared_origin(host: str, settings: Settings) -> str:
    """The origin of links for others, for a browser that asks with this Host header."""
    # Behind a proxy with a certificate the same name may be known by both schemes.
    asked = max((origin for origin in settings.origins if origin.split("://", 1)[1] == host), default=f"http://{host}")
    if reach(asked) != "machine":
        return asked
    return next((origin for origin in settings.shared if reach(origin) != "machine"), asked)


def reach(origin: str) -> str:
    """Who can open an address: only this "machine", its "network", or, for all we know, "anybody"."""
    name = urlsplit(origin).hostname or ""
    try:
        number = ipaddress.ip_address(name)
    except ValueError:
        if name == "localhost":
            return "machine"
        return "network" if name.endswith(".local") else "anybody"
    if number.is_loopback:
        return "machine"
    return "network" if number.is_private or number.is_link_local else "anybody"


@lru_cache(maxsize=1024)
def picture(link: str) -> bytes:
    """The QR code of a link as SVG: dark on light whatever is around it, because not every camera reads the reverse."""
    drawn = io.BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn,
        kind="svg",
        border=_QUIET_ZONE,
        dark="#1e1c19",
        light="#fff",
        xmldecl=False,
        svgclass=None,
        lineclass=None,
        omitsize=True,
        nl=False,
    )
    return drawn.getvalue()
