"""The table of Moon Dust: where everything lies.  A field is declared once, and is the way to what it holds."""

from typing import Final

from cosmodrome.kernel.components import Components
from cosmodrome.kernel.fields import HIDDEN, OWN, SEAT, Layout
from cosmodrome.kernel.state import State

CRYSTALS: Final = 40
CONTRACTS: Final = 6  # worth 1 to 6 points
NONE: Final = -1

# Streams of chance
STREAMS: Final = ("die", "contracts")
DIE_STREAM: Final = 0
CONTRACT_STREAM: Final = 1

TABLE: Final = Layout()
ROUND: Final = TABLE.cell("round")
ROUNDS: Final = TABLE.cell("rounds")
ACTIVE: Final = TABLE.cell("active", SEAT)
MINE: Final = TABLE.cell("mine")
HOLD: Final = TABLE.cell("hold")  # crystals in the ship of the active seat
DECK: Final = TABLE.piles("deck", 1, CONTRACTS, "contract", HIDDEN)  # in no order
BASE: Final = TABLE.seat_cell("base")
CONTRACT: Final = TABLE.seat_cell("contract", "contract", NONE, OWN)
SHOWN: Final = TABLE.seat_cell("shown", "contract", NONE)  # the contract again, laid open at the end
TABLE.close()


class MoonDust(State):
    """What the rules call ``g``."""


def points(contract: int) -> int:
    """Return what a contract is worth."""
    return contract + 1


DATA: Final = Components("")
DATA.names["crystal"] = {"en": "crystal", "ru": "кристалл"}
DATA.add(
    "contract",
    [f"contract-{points(contract)}" for contract in range(CONTRACTS)],
    {f"contract-{n}": {"en": f"Contract {n}", "ru": f"Контракт {n}"} for n in range(1, CONTRACTS + 1)},
)
