"""What is answered at a table for people: that on which nothing hangs, what is usual, and what they have ordered."""

from hashlib import blake2b
from typing import Any, Final, NamedTuple

from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.answering.driver import given_answer, moot_answer, open_question, orders_for
from cosmodrome.kernel.match import Match
from cosmodrome.kernel.message import Message
from cosmodrome.server.table.terms import Terms

# Milliseconds after which an answer comes that would tell a secret if it came at once: as people take them
LIVE_PAUSE: Final = (700, 2_500)
SLOW_PAUSE: Final = (30_000, 300_000)


class Given(NamedTuple):
    """An answer that nobody had to think about: what was asked, and what was answered."""

    prompt: Message
    answer: Message


class Driver:
    """Knows what is answered for whom; a table that wants to be asked everything has one that does nothing."""

    def __init__(self, terms: Terms) -> None:
        self.terms: Final = terms
        self.orders: Final[dict[int, dict[str, int]]] = {}  # answers by the names of their questions, by seat

    def answer(self, match: Match[Any], seat: int) -> int:
        """Return what is to be answered for the person in an asked seat, or NO_ANSWER."""
        if self.terms.ask_everything:
            return NO_ANSWER
        ordered = self.ordered(match, seat)
        return ordered if ordered != NO_ANSWER else given_answer(match, seat)

    def given(self, match: Match[Any], seat: int, answer: int, bot: bool) -> Given | None:
        """Tell in words what an answer says on which nothing hangs; nothing where somebody decides by it."""
        if self.terms.ask_everything or seat < 0 or not match.state.is_asked(seat):
            return None
        found = moot_answer(match.state, seat) if bot else given_answer(match, seat)
        if found != answer or found == NO_ANSWER:
            return None
        return Given(match.game.prompt(match.state, seat), match.game.option(match.state, seat, answer).label)

    def is_secret(self, match: Match[Any]) -> bool:
        """Tell whether an answer that comes at once could tell others something hidden."""
        return open_question(match.state).is_secret(match.state)

    def pause(self, line: int, seat: int) -> int:
        """Return after how many milliseconds a secret is answered: nobody can foresee it, and a restart keeps it."""
        low, high = LIVE_PAUSE if self.terms.pace == "live" else SLOW_PAUSE
        drawn = blake2b(f"pause {line} {seat}".encode(), key=self.terms.secret(), digest_size=8).digest()
        return low + int.from_bytes(drawn) % (high - low)

    # -- orders ------------------------------------------------------------------------------------------------------
    def ordered(self, match: Match[Any], seat: int) -> int:
        """Return what the seat has ordered for the open question, or NO_ANSWER."""
        return self.orders.get(seat, {}).get(open_question(match.state).name, NO_ANSWER)

    def possible(self, match: Match[Any], seat: int) -> dict[str, int]:
        """Return the answers that a seat may order beforehand now, by the names of their questions."""
        return {} if self.terms.ask_everything else orders_for(match.game, match.state, seat)

    def take_order(self, match: Match[Any], seat: int, name: str, on: bool) -> None:
        """Note what a seat orders, or that it does so no longer."""
        orders = self.orders.setdefault(seat, {})
        orders.pop(name, None)
        if on:
            orders[name] = self.possible(match, seat)[name]

    def drop_orders(self, match: Match[Any]) -> None:
        """Forget orders whose time is over, carried out or not."""
        for seat, orders in self.orders.items():
            for name in orders.keys() - self.possible(match, seat).keys():
                del orders[name]
