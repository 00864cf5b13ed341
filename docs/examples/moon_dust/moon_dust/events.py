"""What the table can see happen: each event with its named values, its rule, and what it changes in a view."""

from typing import Final

from cosmodrome.kernel.event import NUMBER, SEAT, ComponentValue, Events

CONTRACT: Final = ComponentValue("contract")

EVENTS: Final = Events()
GOT_CONTRACT: Final = EVENTS.add("got-contract", {"seat": SEAT, "contract": CONTRACT}, "MD-1.1")  # for this seat only
GOT_HIDDEN: Final = EVENTS.add("got-hidden-contract", {"seat": SEAT}, "MD-1.1")  # for everybody else
TURN_BEGAN: Final = EVENTS.add("turn-began", {"seat": SEAT, "round": NUMBER}, "MD-2.1", ("active", "round"))
DUG: Final = EVENTS.add("dug", {"seat": SEAT, "n": NUMBER}, "MD-2.4", ("mine", "hold"))
CAVED_IN: Final = EVENTS.add("caved-in", {"seat": SEAT, "n": NUMBER}, "MD-2.3", ("mine", "hold"))
FLEW_HOME: Final = EVENTS.add("flew-home", {"seat": SEAT, "n": NUMBER}, "MD-2.5", ("hold", "players.*.base"))
SHOWED: Final = EVENTS.add(
    "showed-contract", {"seat": SEAT, "contract": CONTRACT}, "MD-1.2", ("players.*.contract", "players.*.shown")
)
