"""What the terminal answers for the person: that on which nothing hangs, what is usual, and what was ordered."""

from typing import Final, Generic

from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.answering.driver import given_answer, moot_answer, open_question, orders_for
from cosmodrome.kernel.game import S
from cosmodrome.kernel.match import Match


class OwnDriver(Generic[S]):
    """Answers for one seat; where everything is asked, it does nothing."""

    def __init__(self, match: Match[S], seat: int, ask_everything: bool) -> None:
        self.match: Final = match
        self.seat: Final = seat
        self.off: Final = ask_everything
        self.orders: dict[str, int] = {}  # answers by the names of their questions

    def answer(self) -> int:
        """Return what is to be answered for the person, who is asked; or NO_ANSWER."""
        if self.off:
            return NO_ANSWER
        ordered = self.orders.get(open_question(self.match.state).name, NO_ANSWER)
        return ordered if ordered != NO_ANSWER else given_answer(self.match, self.seat)

    def is_given(self, seat: int, answer: int) -> bool:
        """Tell whether nobody decides anything by an answer: it is not in the way of taking something back."""
        if self.off or seat < 0 or not self.match.state.is_asked(seat):
            return False
        return answer == (given_answer(self.match, seat) if seat == self.seat else moot_answer(self.match.state, seat))

    def possible(self) -> dict[str, int]:
        """Return the answers that may be ordered beforehand now, by the names of their questions."""
        return {} if self.off else orders_for(self.match.game, self.match.state, self.seat)

    def drop_orders(self) -> None:
        """Forget orders whose time is over."""
        if self.orders:
            self.orders = {name: answer for name, answer in self.orders.items() if name in self.possible()}

    def toggle(self, name: str) -> bool:
        """Order it beforehand, or no longer; tell which."""
        if self.orders.pop(name, None) is not None:
            return False
        self.orders[name] = self.possible()[name]
        return True
