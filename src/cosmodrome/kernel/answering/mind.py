"""How a game's own player thinks, for whoever looks ahead: a quick answer, an order of answers, a judgement.

All of it is asked about re-dealt states, in which everything lies open: what is hidden from the seat was drawn anew.
"""

from math import isqrt
from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.answering.features import FeatureSet, Position
from cosmodrome.kernel.answering.net import DOUBLING, Net
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.memory.native import mypyc_attr
from cosmodrome.kernel.state import State

S = TypeVar("S", bound=State)

NEVER: Final = -1_000_000  # the weight of an answer that is not worth a thought
WHOLE: Final = 4096  # the whole of what can be won; a seat's share of it is what everybody here means by worth
STEPS: Final = 64  # of the table of shares, for each halving of the odds
MOST_HALVINGS: Final = 12


def halved(step: int) -> int:
    """Return what of WHOLE somebody has whose odds are even, halved once for every STEPS steps."""
    odds: int = 2 ** (step + 20 * STEPS)
    for _ in range(6):  # STEPS is two to the power of six
        odds = isqrt(odds)
    return WHOLE * 2**20 // (2**20 + odds)


SHARES: Final[vec[i64]] = wide([halved(step) for step in range(STEPS * MOST_HALVINGS + 1)])


def share_ahead(lead: i64, doubling: i64) -> i64:
    """Return the share of somebody who is ahead by so much; each ``doubling`` of a lead doubles the odds."""
    at = min(STEPS * max(lead, -lead) // doubling, STEPS * MOST_HALVINGS)
    return SHARES[at] if lead < 0 else WHOLE - SHARES[at]


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """What a player that looks ahead needs of one game."""

    def reply(self, g: S, seat: i64, rng: Rng) -> i64:
        """Return a good answer at once; this is how everybody plays in thought."""
        raise NotImplementedError

    def weigh(self, g: S, seat: i64, answers: list[int], rng: Rng) -> list[int]:
        """Return how much the player likes each of the legal answers at first sight."""
        reply = self.reply(g, seat, rng)
        return [1 if answer == reply else 0 for answer in answers]

    def is_close(self, g: S, seat: i64) -> bool:
        """Tell whether the seat may win before anybody else is asked, so that it is worth looking for a way."""
        return False

    def is_settled(self, g: S, seat: i64, answer: i64) -> bool:
        """Tell whether the answer that is liked best need not be thought about."""
        return False

    def is_obvious(self, g: S, seat: i64, answer: i64) -> bool:
        """Tell whether nobody overlooks the answer that is liked best, not even a beginner."""
        return self.is_settled(g, seat, answer)

    def turn(self, g: S) -> i64:
        """Return a number that grows by one with every turn, by which thinking ahead is cut."""
        raise NotImplementedError

    def worlds(self) -> i64:
        """Return in how many worlds a captain tries answers, so that it takes a tenth of a second at most."""
        return 64

    def overlooks(self) -> i64:
        """Return how many percent of what can be answered does not come to a beginner's mind."""
        return 35

    def horizon(self, g: S) -> i64:
        """Return after how many turns a thought about the open question is best cut; 0 for the end of the game."""
        return 0

    def winners(self, g: S) -> i64:
        """Return the winners of a finished game as a mask."""
        raise NotImplementedError

    def lead(self, g: S, seat: i64) -> i64:
        """Return by how much the seat is ahead of its strongest rival, as the table stands."""
        raise NotImplementedError

    def doubling(self, g: S) -> i64:
        """Return the lead that doubles the odds to win."""
        raise NotImplementedError

    # -- by a net ------------------------------------------------------------------------------------------------------
    def features(self) -> FeatureSet | None:
        """Return what a net sees of the game; nothing where there are no nets for it."""
        return None

    def see(self, g: S, seat: i64, position: Position) -> None:
        """Add the features of a table as a seat sees it: the same for all states that look the same to it."""
        raise NotImplementedError

    def scope(self, g: S) -> str:
        """Return the name of the net that knows tables like this one."""
        raise NotImplementedError

    def net(self, name: str) -> Net | None:
        """Return a net by its name; nothing where there is none that fits."""
        return None

    def party(self, g: S, seat: i64) -> i64:
        """Return how many seats win when this one wins, without ties: its team."""
        return 1

    def has_winner(self, g: S) -> bool:
        """Tell whether some seat wins in any case; not so against a Boss."""
        return True

    # -- judgements ----------------------------------------------------------------------------------------------------
    def judge(self, g: S, seat: i64) -> i64:
        """Return the seat's expected share of WHOLE: by a net, or else by how the table stands."""
        if g.over():
            return self.won(g, seat)
        set = self.features()
        net = None if set is None else self.net(self.scope(g))
        if set is None or net is None:
            return share_ahead(self.lead(g, seat), self.doubling(g))
        position = set.position
        position.clear()
        self.see(g, seat, position)
        return share_ahead(net.judge(position), DOUBLING) // self.party(g, seat)

    def won(self, g: S, seat: i64) -> i64:
        """Return the seat's share of WHOLE in a finished game."""
        won = self.winners(g)
        return WHOLE // count_bits(won) if won & BITS[seat + 3] else 0

    def judge_all(self, g: S) -> list[int]:
        """Return the shares of all seats, each as that seat sees it; where some seat wins, together WHOLE."""
        shares: list[int] = [self.judge(g, seat) for seat in range(g.seats)]
        total = sum(shares)
        if g.over() or not self.has_winner(g) or total == 0:
            return shares
        return [share * WHOLE // total for share in shares]


def count_bits(mask: i64) -> i64:
    """Count the seats of a mask."""
    count: i64 = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count
