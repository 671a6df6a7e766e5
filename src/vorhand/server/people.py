"""Tokens: who somebody is without an account. Only hashes are kept; tokens never stand in a link's path or a log."""

import hashlib
import secrets

__all__ = ["CODE_LETTERS", "device_token", "hashed", "pseudonym", "spoken_code", "table_id"]

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without I, O, 0 and 1, which sound or look like others."""


def device_token() -> str:
    """256 random bits that a device keeps in a cookie, or a seat's recovery link in its fragment."""
    return secrets.token_urlsafe(32)


def table_id() -> str:
    """128 random bits: whoever has the link may come in."""
    return secrets.token_urlsafe(16)


def spoken_code() -> str:
    """Six letters to be said aloud, about 30 bits; guesses are throttled and it expires."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def hashed(token: str) -> str:
    """What is kept of a token: SHA-256 (hex). The token is random, so no salt is needed."""
    return hashlib.sha256(token.encode()).hexdigest()


def pseudonym(device: str, table: str) -> str:
    """By what everybody at one table may know a device again, and nobody anywhere else; empty for none."""
    return hashed(f"{table} {device}")[:16] if device else ""
