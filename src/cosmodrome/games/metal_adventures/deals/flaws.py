"""What may be wrong with a deal: the number of the flaw, its rule and its message (MA-18.9 to MA-18.10a, MA-18.22)."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures.face.words import no
from cosmodrome.kernel.message import Refusal

FINE: Final = 0
PARTIES: Final = 1
NO_PRINCIPAL: Final = 2
EMPTY_BID: Final = 3
TO_ONESELF: Final = 4
TWICE: Final = 5
NOT_OWNED: Final = 6
TOO_FEW_CREDITS: Final = 7
TOO_MANY_IMPROVEMENTS: Final = 8
TOO_MANY_TROPHIES: Final = 9
NO_ALLIANCE: Final = 10
INFAMY: Final = 11
NO_BATTLE: Final = 12
DIE_NOT_BLANK: Final = 13
PAID_HELPER: Final = 14
HUNTER_TERMS: Final = 15
FORCED_SHORT: Final = 16
TOO_MANY_PROMISES: Final = 17
CANNOT_KEEP: Final = 18
FLAWS: Final = (
    ("", ""),
    ("MA-18.2b", "flaw-parties"),
    ("MA-18.9", "flaw-active"),
    ("MA-18.8a", "flaw-bid"),
    ("MA-18.10a", "flaw-self"),
    ("MA-18.10a", "flaw-twice"),
    ("MA-18.10", "flaw-not-owned"),
    ("MA-18.10", "flaw-credits"),
    ("MA-18.10", "flaw-improvements"),
    ("MA-18.10", "flaw-trophies"),
    ("MA-18.10", "flaw-alliance"),
    ("MA-3.11", "flaw-infamy"),
    ("MA-18.10", "flaw-no-battle"),
    ("MA-18.10", "flaw-metal"),
    ("MA-18.10a", "flaw-pay-helper"),
    ("MA-18.22a", "flaw-hunter"),
    ("MA-18.22", "flaw-forced"),
    ("MA-18.11b", "flaw-promises"),
    ("MA-18.22c", "flaw-cannot-keep"),
)


def refusal_of(flaw: i64) -> Refusal | None:
    """Refuse a deal for a flaw; nothing when it has none."""
    return None if flaw == FINE else no(FLAWS[flaw][0], FLAWS[flaw][1])
