"""Lists of piles in typed memory: they grow and shrink like lists of lists, and equal ones have equal memory."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.games._toy import Toy
from cosmodrome.kernel.declared import lying
from cosmodrome.kernel.fields import Layout
from cosmodrome.kernel.memory.showing import GrowingHeaps, attribute, plain
from cosmodrome.kernel.state import State

TABLE = Layout()
BEFORE = TABLE.cell("before", blank=7)
OFFERS = TABLE.lists("offers", 3, 4, "card")
AFTER = TABLE.row("after", 2, blank=8)
TABLE.seat_cell("credits")
TABLE.close()


def table(offers: list[list[int]]) -> State:
    state = Toy()
    state.seats, state.cells = 2, TABLE.fresh(2)
    for offer in offers:
        place = OFFERS.open(state)
        for number in offer:
            OFFERS.add(state, place, number)
    return state


PILES = st.lists(st.lists(st.integers(0, 9), max_size=4), max_size=3)


@given(offers=PILES, gone=st.integers(0, 2))
def test_a_pile_that_is_taken_leaves_no_trace(offers: list[list[int]], gone: int) -> None:
    state = table(offers)
    assert plain(state, OFFERS, TABLE) == offers
    assert [OFFERS.size(state, i) for i in range(OFFERS.length(state))] == [len(offer) for offer in offers]
    if gone < len(offers):
        OFFERS.take(state, gone)
        del offers[gone]
    assert plain(state, OFFERS, TABLE) == offers
    assert list(state.cells) == list(table(offers).cells)
    assert (BEFORE.get(state), AFTER.get(state, 0)) == (7, 8)


def test_numbers_are_read_and_replaced() -> None:
    state = table([[1, 2], [3]])
    OFFERS.set(state, 1, 0, 9)
    assert (OFFERS.get(state, 0, 1), OFFERS.get(state, 1, 0)) == (2, 9)
    assert lying(state, TABLE, OFFERS) == [("card", 1), ("card", 2), ("card", 9)]


def test_one_more_than_there_is_room_for_is_refused() -> None:
    state = table([[], [], []])
    with pytest.raises(OverflowError, match="no room for more than 3 in offers"):
        OFFERS.open(state)
    with pytest.raises(OverflowError, match="no room for more than 4 in offers"):
        table([[1, 2, 3, 4, 5]])


def test_shown_lists_read_and_change_like_lists() -> None:
    state = table([[1, 2], [3]])
    offers: Any = GrowingHeaps(state, OFFERS)
    assert (len(offers), offers[0], offers) == (2, [1, 2], [[1, 2], [3]])
    attribute(OFFERS, TABLE).__set__(state, [[4]])
    assert plain(state, OFFERS, TABLE) == [[4]]
    assert list(state.cells) == list(table([[4]]).cells)
