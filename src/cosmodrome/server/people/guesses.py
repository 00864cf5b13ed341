"""How often somebody may guess a password, a code or the name of an account.  Only wrong guesses count.

The narrow limit is for one account from one address: whoever guesses is slowed down, and the owner at another address
is not locked out.  The wide one is for an address, behind which a whole club may sit.
"""

from collections.abc import Callable
from typing import Final

from cosmodrome.server.config import Limits
from cosmodrome.server.doors.allowances import Allowances

LETTERS_PER_HOUR: Final = 3  # to one e-mail address
Made = Callable[[str, float, float], Allowances]  # by what it is about, the rate and the size


class Guesses:
    """Counts wrong guesses."""

    def __init__(self, limits: Limits, made: Made) -> None:
        self.by_address: Final = made("logins", limits.logins_per_minute / 60, limits.logins_per_minute)
        self.by_account: Final = made("guesses", 1 / 60, limits.guesses_per_account)
        self.letters: Final = made("letters", LETTERS_PER_HOUR / 3600, LETTERS_PER_HOUR)

    async def begin(self, address: str, account: str = "") -> bool:
        """Count a guess as wrong until it proves right, so that many at once count too; False when it may not be."""
        if account and not await self.by_account.take(f"{address} {account}"):
            return False
        return await self.by_address.take(address)

    async def was_right(self, address: str, account: str = "") -> None:
        """Take back what was counted."""
        await self.by_address.give_back(address)
        if account:
            await self.by_account.give_back(f"{address} {account}")
