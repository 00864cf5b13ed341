"""Paired games: two tables that look alike to a viewer and differ in every secret send it the same bytes.

tests/server/test_secrecy.py does the same over real sockets.  Here tables have neither network nor database, so that
thousands of games fit into minutes; what is compared is what the server would write to the viewer's socket.
"""

from collections import Counter
from typing import Any, Final

import msgspec

from cosmodrome.kernel.agenda import ALL, SPECTATOR
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.files.snapshot import state_hash
from cosmodrome.kernel.view import observe, seen_by
from cosmodrome.registry import find_game, games
from cosmodrome.server.config import Limits
from cosmodrome.server.table.entry import ANSWER, NOBODY, START, Entry
from cosmodrome.server.table.pauses import Pauses
from cosmodrome.server.table.seen import sync_for, updates_for
from cosmodrome.server.table.table import Table
from cosmodrome.server.table.terms import Terms

INPUTS: Final = 40  # of one game; each is made anew from the first table's state
NOW: Final = 10**12
VIEWER: Final = "viewer"
LIMITS: Final = Limits()


class Leak(AssertionError):
    """A viewer could tell two tables apart that look alike."""


def kinds_of_tables() -> list[tuple[str, str, int]]:
    """Return every way to play every game with more than one seat."""
    return [
        (game.id, mode.id, seats)
        for game in games().values()
        for mode in game.modes
        for seats in mode.seats
        if seats >= 2
    ]


def playing(game: str, mode: str, seats: int, viewer: int, key: str) -> Table:
    """Return a table where bots sit, one of them in the place of the viewer."""
    found = find_game(game)
    terms = Terms("T", "I", game, found.version, found.check(mode, seats, {}), "live", 60, True, "", "", key, NOW)
    table = Table(terms, found)
    for number, seat in enumerate(table.seats):
        seat.bot = "random"
        if number == viewer:
            seat.person = VIEWER
    table.apply(Entry(1, NOW, START, text="random"))
    return table


class Pair:
    """Two tables that look the same to a viewer."""

    def __init__(self, first: Table, second: Table, viewer: int) -> None:
        self.first: Final = first
        self.second: Final = second
        self.viewer: Final = viewer

    def state(self, table: Table) -> Any:
        """Return the state of a table's match."""
        assert table.match is not None
        return table.match.state

    def redeal(self, rng: Rng) -> None:
        """Make the second table another one with the same face."""
        for table in (self.first, self.second):
            assert table.match is not None
            table.match.past.clear()
        assert self.second.match is not None
        self.second.match.state = self.first.game.redeal(self.state(self.first), self.viewer, rng)

    def differ(self) -> bool:
        """Tell whether there is any secret between them."""
        return state_hash(self.state(self.first)) != state_hash(self.state(self.second))

    def answers(self, seat: int, rng: Rng) -> tuple[int, int]:
        """Return an answer for each table: of others often different ones, which may stay a secret; else the same."""
        state, other = self.state(self.first), self.state(self.second)
        tried = [int(state.sample(seat, rng)) for _ in range(20)]
        if seat != self.viewer and (state.question().mode == ALL or rng.below(2)):
            return tried[0], int(other.sample(seat, rng))
        for answer in tried:
            if other.is_legal(seat, answer):
                return answer, answer
        assert self.second.match is not None
        self.second.match.state = state.clone()
        return tried[0], tried[0]

    def look_the_same(self) -> bool:
        """Tell whether the viewer could still confuse the tables."""
        seen = []
        for table in (self.first, self.second):
            state = self.state(table)
            events = seen_by(table.log[-1].events, self.viewer)
            seen.append((observe(table.game, state, self.viewer), events, state.over()))
        return seen[0] == seen[1]

    def forget_the_difference(self) -> None:
        """Go on after an answer that brought a secret to light or ended one match only: both saw what the first saw."""
        first, second = self.first, self.second
        second.log[-1] = first.log[-1]
        second.status, second.clock = first.status, first.clock
        second.asked_since, second.asked_number = first.asked_since, first.asked_number
        second.asked_at, second.standing = first.asked_at, first.standing


def told(table: Table, viewer: int) -> bytes:
    """Return what the viewer is sent of the last entry, where all seats and a spectator look on."""
    seat = NOBODY if viewer == SPECTATOR else viewer
    return msgspec.json.encode(updates_for(table, [*range(len(table.seats)), NOBODY], Pauses())[seat])


def told_anew(table: Table) -> bytes:
    """Return what the viewer is sent when it comes."""
    return msgspec.json.encode(sync_for(table, VIEWER, max(0, table.number - 3), Pauses(), [], LIMITS))


def play_pair(game: str, mode: str, seats: int, viewer: int, seed: int) -> Counter[str]:
    """Play one pair; return how many answers were compared, and before how many there was a secret; or raise Leak."""
    rng, counts = Rng(seed), Counter[str](games=1)
    key = f"{seed:064x}"  # the same beginning for both; all that is hidden is dealt anew
    first, second = (playing(game, mode, seats, viewer, key) for _ in range(2))
    pair = Pair(first, second, viewer)
    for _ in range(INPUTS):
        if pair.state(first).over():
            break
        pair.redeal(rng)
        counts["secrets"] += pair.differ()
        compare(told_anew(first), told_anew(second), f"{game} {mode} {seats}, seed {seed}, viewer {viewer}: coming")
        seat = pair.state(first).seats_to_answer()[-1]
        for table, answer in zip((first, second), pair.answers(seat, rng), strict=True):
            table.apply(Entry(table.number + 1, NOW, ANSWER, seat, answer, "", "random"))
        if pair.look_the_same():
            counts["compared"] += 1
            compare(told(first, viewer), told(second, viewer), f"{game} {mode} {seats}, seed {seed}, viewer {viewer}")
        else:
            pair.forget_the_difference()
    return counts


def compare(first: bytes, second: bytes, where: str) -> None:
    """Complain if two messages differ."""
    if first != second:
        at = next((i for i, pair in enumerate(zip(first, second, strict=False)) if pair[0] != pair[1]), -1)
        raise Leak(f"{where}: {first[max(0, at - 60) : at + 60]!r} is not {second[max(0, at - 60) : at + 60]!r}")


def run_pairs(first: int, count: int) -> Counter[str]:
    """Play so many pairs beginning with a number: all ways to play in turn, and all who look on."""
    ways, counts = kinds_of_tables(), Counter[str]()
    for number in range(first, first + count):
        game, mode, seats = ways[number % len(ways)]
        viewers = [SPECTATOR, *range(seats)]
        counts += play_pair(game, mode, seats, viewers[number // len(ways) % len(viewers)], number)
    return counts
