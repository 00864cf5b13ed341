"""Every bot meets every other, until it is certain who is better: on one or several processes, with the same result.

The unit of everything is the deal (``lab.deals``).  Deals are looked at in their order, whenever they arrive, so that
nothing depends on the number of processes or their speed.
"""

from collections import Counter
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from itertools import combinations
from typing import Final, NamedTuple

from cosmodrome.bots.load import load_bot
from cosmodrome.kernel.game import Game, S, Setup
from cosmodrome.lab.certainty import Evidence
from cosmodrome.lab.deals import Deal, Effort, Plan, line_ups, play_deals
from cosmodrome.lab.ratings import Meeting, Rating, rate
from cosmodrome.lab.simulate import address_of
from cosmodrome.lab.workers import workers

MOST_DEALS_AT_ONCE: Final = 100
PARTS: Final = 8  # how many times a pairing hands out deals for each job, while its deals double
LOOKS: Final = 1.05  # a precision is looked at after so many times as many deals


class Until(NamedTuple):
    """When a pairing has been played enough."""

    games: int  # at most so many
    order: bool = True  # or until it is certain who is better
    margin: float | None = None  # or until the shares of both are known to so much on either side
    error: float = 0.05  # the chance that anything is called certain in the whole arena that is not so


class Pairing:
    """Two bots, what is known of them, and whether that is enough."""

    def __init__(self, first: int, second: int, until: Until, games_of_a_deal: int) -> None:
        self.bots: Final = (first, second)
        self.until: Final = until
        self.games_of_a_deal: Final = games_of_a_deal
        self.most_deals: Final = until.games // games_of_a_deal
        self.leads: Final[list[float]] = []
        self.score: Final = Evidence()  # a half where both are equally good
        self.alone: Final = (Evidence(), Evidence())
        self.endings: Final[Counter[str]] = Counter()
        self.efforts: Final = (Effort(), Effort())
        self.better: int | None = None  # 0 or 1, as soon as that is certain
        self.precise: bool = False
        self.next_look: int = 1
        self.handed_out: int = 0
        self.arrived: Final[dict[int, list[Deal]]] = {}  # not looked at yet, by the number of the first

    @property
    def deals(self) -> int:
        """How many deals count."""
        return len(self.leads)

    @property
    def games(self) -> int:
        """How many games count."""
        return self.deals * self.games_of_a_deal

    @property
    def done(self) -> bool:
        """Tell whether it has been played enough."""
        decided = self.until.order and self.better is not None
        return decided or self.precise or self.deals >= self.most_deals

    def hand_out(self, jobs: int) -> tuple[int, int]:
        """Return the next deals to be played: few in the beginning, so that little is played in vain."""
        size = 1 if jobs == 1 else min(1 + self.deals // (PARTS * jobs), MOST_DEALS_AT_ONCE)
        first = self.handed_out
        self.handed_out = min(first + size, self.most_deals)
        return first, self.handed_out

    def take(self, first: int, deals: list[Deal]) -> None:
        """Look at all deals whose turn it is; those after the end do not count."""
        self.arrived[first] = deals
        while self.deals in self.arrived:
            for deal in self.arrived.pop(self.deals):
                if not self.done:
                    self.count(deal)

    def count(self, deal: Deal) -> None:
        """Count a deal, and see whether it is enough."""
        lead = deal.alone[0] - deal.alone[1]
        self.leads.append(lead)
        self.score.add((1 + lead) / 2)
        self.endings.update(deal.endings)
        for evidence, share, effort, more in zip(self.alone, deal.alone, self.efforts, deal.efforts, strict=True):
            evidence.add(share)
            effort.add(more)
        if self.better is None:
            self.better = self.certain()
        if self.until.margin is not None and self.deals >= self.next_look:
            self.next_look = int(self.deals * LOOKS) + 1
            self.precise = all(e.interval(self.until.error).margin <= self.until.margin for e in self.alone)

    def certain(self) -> int | None:
        """Return who is certainly better, if anybody."""
        if self.score.is_above(0.5, self.until.error / 2):
            return 0
        return 1 if self.score.is_below(0.5, self.until.error / 2) else None


class Arena:
    """Bots that all meet one another at tables that are set up alike."""

    def __init__(self, game: Game[S], setup: Setup, bots: tuple[str, ...], seed: int, until: Until) -> None:
        games = len(line_ups(setup.seats))
        if len(set(bots)) != len(bots) or len(bots) < 2 or setup.seats < 2 or until.games < games:
            raise ValueError("an arena needs two different bots, two seats, and games enough for a deal")
        for name in bots:
            load_bot(name, game)
        self.plan: Final = Plan(address_of(game), setup, bots, seed)
        self.until: Final = until
        pairs = list(combinations(range(len(bots)), 2))
        each = until._replace(error=until.error / len(pairs))  # so that all of them together keep to it
        self.pairings: Final = [Pairing(first, second, each, games) for first, second in pairs]

    @property
    def games(self) -> int:
        """How many games count."""
        return sum(pairing.games for pairing in self.pairings)

    @property
    def games_left(self) -> int:
        """How many games may still come."""
        return sum((p.most_deals - p.deals) * p.games_of_a_deal for p in self.pairings if not p.done)

    def play(self, jobs: int = 1, on_progress: Callable[[], None] = lambda: None) -> None:
        """Play until every pairing has enough; whoever interrupts it finds what is known so far."""
        with workers(jobs) as pool:
            playing: dict[Future[list[Deal]], tuple[Pairing, int]] = {}
            while not all(pairing.done for pairing in self.pairings):
                self.hand_out(pool, playing, jobs)
                for future in wait(playing, return_when=FIRST_COMPLETED).done:
                    pairing, first = playing.pop(future)
                    pairing.take(first, future.result())
                on_progress()

    def hand_out(self, pool: Executor, playing: dict[Future[list[Deal]], tuple[Pairing, int]], jobs: int) -> None:
        """Keep all processes busy with those pairings that have been played least."""
        while len(playing) < (1 if jobs == 1 else 2 * jobs):
            waiting = [p for p in self.pairings if not p.done and p.handed_out < p.most_deals]
            if not waiting:
                return
            pairing = min(waiting, key=lambda p: p.handed_out)
            first, last = pairing.hand_out(jobs)
            playing[pool.submit(play_deals, self.plan, pairing.bots, first, last)] = pairing, first

    def effort(self, bot: int) -> Effort:
        """Return what a bot did in all its pairings."""
        total = Effort()
        for pairing in self.pairings:
            for side, one in enumerate(pairing.bots):
                if one == bot:
                    total.add(pairing.efforts[side])
        return total

    def ratings(self, anchor: int = 0) -> list[Rating]:
        """Rate the bots, one of whom has no points by definition."""
        meetings = [Meeting(*pairing.bots, pairing.leads) for pairing in self.pairings]
        return rate(len(self.plan.bots), meetings, self.plan.setup.seats, anchor)
