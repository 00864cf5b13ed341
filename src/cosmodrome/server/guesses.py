"""How often somebody may guess a password, a code or the name of an account.  Only wrong guesses count.

The narrow limit is for one account from one address: whoever guesses is slowed down, and the owner at another address
is not locked out.  The wide one is for an address, behind which a whole club may sit.
"""

from typing import Final

from cosmodrome.server.config import Limits
from cosmodrome.server.security import Buckets

LETTERS_PER_HOUR: Final = 3  # to one e-mail address


class Guesses:
    """Counts wrong guesses."""

    def __init__(self, limits: Limits) -> None:
        self.by_address: Final = Buckets(limits.logins_per_minute / 60, limits.logins_per_minute)
        self.by_account: Final = Buckets(1 / 60, limits.guesses_per_account)
        self.letters: Final = Buckets(LETTERS_PER_HOUR / 3600, LETTERS_PER_HOUR)

    def begin(self, address: str, account: str = "") -> bool:
        """Count a guess as wrong until it proves right, so that many at once count too; False when it may not be."""
        if account and not self.by_account.take(f"{address} {account}"):
            return False
        return self.by_address.take(address)

    def was_right(self, address: str, account: str = "") -> None:
        """Take back what was counted."""
        self.by_address.give_back(address)
        if account:
            self.by_account.give_back(f"{address} {account}")
