"""When Python looks for garbage that only it can find: seldom, because everybody waits meanwhile.

Views live for a moment and go by themselves.  With Python's own thresholds they still set off a search at almost every
answer, and searches through all tables took a sixth of the CPU, a tenth of a second each.
"""

import gc
from typing import Final

THRESHOLDS: Final = (20_000, 20, 1_000_000)  # what is young is looked through now and then, the rest only on request
SEARCH_MILLISECONDS: Final = 300_000  # closed sockets leave some garbage of this kind


class Garbage:
    """Looks through everything once in a while."""

    def __init__(self, now: int) -> None:
        self.searched_at: int = now

    def search(self, now: int) -> None:
        """Look through everything, if it is time."""
        if now - self.searched_at > SEARCH_MILLISECONDS:
            self.searched_at = now
            gc.collect()


def settle() -> None:
    """Set all that is there aside: modules and rules stay for ever, and looking through them again takes long."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
