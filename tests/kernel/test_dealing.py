"""What a seat sees and what a re-deal shuffles follow from the fields, whatever their shape."""

from typing import Final

from cosmodrome.kernel.agenda import SPECTATOR
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.components import Components
from cosmodrome.kernel.faces.dealing import Seen, dealt_anew, seen
from cosmodrome.kernel.fields import FLAG, HIDDEN, OWN, SEAT, Layout
from cosmodrome.kernel.memory.showing import plain, replace
from cosmodrome.kernel.state import State

NONE: Final = -1
TABLE: Final = Layout()
VALUES: Final[dict[str, object]] = {
    "round": 3,
    "active": 1,
    "ending": 1,
    "row": [0, NONE, 2],
    "grid": [1, 2, 3, 4],
    "deck": [3, 4],
    "decks": [[5], []],
    "secret": 6,
    "credits": [7, 8],
    "hand": [[9, 10], [11]],
    "kept": [12, NONE],
    "board": [13, NONE, NONE, 14],
}
TABLE.cell("round")
TABLE.cell("active", SEAT)
TABLE.cell("ending", FLAG)
TABLE.row("row", 3, "card", NONE)
TABLE.grid("grid", 2, 2)
TABLE.piles("deck", 1, 5, "card", HIDDEN)
TABLE.piles("decks", 2, 5, "card", HIDDEN)
TABLE.cell("secret", "card", NONE, HIDDEN)
TABLE.seat_cell("credits")
TABLE.seat_pile("hand", 4, "card", OWN)
TABLE.seat_cell("kept", "card", NONE, OWN)
TABLE.seat_row("board", 2, "card", NONE)
TABLE.close()
CARDS: Final = Components("")
CARDS.add("card", [f"c{number}" for number in range(20)], {})


def laid_out() -> State:
    """Return a table for two with something of everything."""
    g = State()
    g.seats = 2
    g.cells = TABLE.fresh(2)
    for field in TABLE.fields:
        replace(g, field, TABLE, VALUES[field.name])
    return g


def seen_by(g: State, seat: int) -> Seen:
    return seen(g, TABLE, CARDS, seat)


def test_a_seat_sees_what_is_its_own_and_how_much_others_have() -> None:
    assert seen_by(laid_out(), 0) == {
        "round": 3,
        "active": {"seat": 1},
        "ending": True,
        "row": ["c0", None, "c2"],
        "grid": [[1, 2], [3, 4]],
        "deck": {"hidden": 2},
        "decks": [{"hidden": 1}, {"hidden": 0}],
        "secret": {"hidden": 1},
        "players": [
            {"credits": 7, "hand": ["c9", "c10"], "kept": "c12", "board": ["c13", None]},
            {"credits": 8, "hand": {"hidden": 1}, "kept": None, "board": [None, "c14"]},
        ],
    }


def test_a_spectator_sees_nobodys_own() -> None:
    players = seen_by(laid_out(), SPECTATOR)["players"]
    assert isinstance(players, list)
    assert [(player["hand"], player["kept"]) for player in players] == [
        ({"hidden": 2}, {"hidden": 1}),
        ({"hidden": 1}, None),
    ]


def test_a_redeal_shuffles_what_is_hidden_and_nothing_else() -> None:
    hidden: set[int] = set()
    for seed in range(20):
        g = laid_out()
        dealt_anew(g, TABLE, 0, Rng(seed))
        assert seen_by(g, 0) == seen_by(laid_out(), 0)
        deck, secret, hands = (
            plain(g, field, TABLE) for field in TABLE.fields if field.name in ("deck", "secret", "hand")
        )
        assert isinstance(deck, list)
        assert isinstance(hands, list)
        assert isinstance(secret, int)
        assert hands[0] == [9, 10]
        hidden |= {*deck, secret, *hands[1]}
    assert hidden == {3, 4, 5, 6, 11}  # each of them comes everywhere
