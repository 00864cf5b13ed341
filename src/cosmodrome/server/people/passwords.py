"""Passwords are kept as Argon2 hashes, made a few at a time: each takes 64 MiB and a core."""

import asyncio
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

HASHER: Final = PasswordHasher()
AT_ONCE: Final = 2
NO_HASH: Final = HASHER.hash("nobody")  # compared where there is none, so that it takes the same time


def fits_now(hashed: str, password: str) -> bool:
    """Compare a password with its hash."""
    try:
        return HASHER.verify(hashed, password)
    except (Argon2Error, InvalidHashError):
        return False


class Passwords:
    """Hashes and compares in threads."""

    def __init__(self) -> None:
        self.turns: Final = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """Return how a password is kept."""
        async with self.turns:
            return await asyncio.to_thread(HASHER.hash, password)

    async def fits(self, hashed: str | None, password: str) -> bool:
        """Tell whether a password is that of an account; never where the account or its password does not exist."""
        async with self.turns:
            return await asyncio.to_thread(fits_now, hashed or NO_HASH, password) and bool(hashed)
