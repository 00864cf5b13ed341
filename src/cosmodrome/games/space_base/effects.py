"""What abilities do, one class for each effect: how data name it, what happens, how it is told, drawn and valued.

An effect that asks something, or ends the game, has ``ask`` in the place of ``perform``.
"""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.space_base import call
from cosmodrome.games.space_base.atoms import boards, resources, rounds
from cosmodrome.games.space_base.board import has_cell, has_partner
from cosmodrome.games.space_base.cards import LEVELS, RESOURCES, SECTORS, Effect, Reason, Step, Values
from cosmodrome.games.space_base.face.words import claim_sign, claim_words, gain_words
from cosmodrome.games.space_base.questions.abilities import CHARGE, EXCHANGE, MOVE_FROM
from cosmodrome.games.space_base.questions.dice import DOUBLE, FACE, REROLL, SHIFT
from cosmodrome.games.space_base.table import DICE, PLACED, USE, SpaceBase
from cosmodrome.kernel.agenda import bit
from cosmodrome.kernel.files.data import Entry
from cosmodrome.kernel.flow import then
from cosmodrome.kernel.message import Message, Sign

SIDES: Final = ("station", "deployed")

NO_DIE: Final[Reason] = ("SB-5.2a", "refused-no-die")
LAST_SECTOR: Final[Reason] = ("SB-8.1b", "refused-past-end")
NO_CELL: Final[Reason] = ("SB-7.17", "refused-no-cell")
NO_PARTNER: Final[Reason] = ("SB-7.17", "refused-no-partner")
HAS_PLACED: Final[Reason] = ("SB-8.7c", "refused-placed")

POINT: Final = 240  # what a victory point is worth, in hundredths of a credit
CLAIM_WORTH: Final = (250, 600, 1000)  # a free ship, by level


# -- gains and losses (SB-8.6, SB-8.14, SB-8.15) -----------------------------------------------------------------------
@final
class Gain(Effect):
    """Gain a resource (SB-8.14)."""

    def read(self, effect: Entry, side: int) -> list[int]:
        return [effect.one_of("what", RESOURCES), effect.whole("n", 1)]

    def perform(self, g: SpaceBase, seat: i64, card: i64, step: Step) -> None:
        resources.gain(g, seat, step.a, step.b, card)

    def words(self, step: Step) -> Message:
        return gain_words(step.a, step.b)

    def sign(self, step: Step) -> Sign:
        return Sign(RESOURCES[step.a], str(step.b))

    def worth(self, values: Values, step: Step) -> i64:
        return values.amount(step.a, step.b)


@final
class OpponentsLose(Effect):
    """All opponents lose victory points (SB-8.6)."""

    def read(self, effect: Entry, side: int) -> list[int]:
        effect.one_of("what", ("vp",))
        return [effect.whole("n", 1)]

    def perform(self, g: SpaceBase, seat: i64, card: i64, step: Step) -> None:
        for i in range(1, g.seats):
            resources.lose_points(g, (seat + i) % g.seats, step.a, card)

    def words(self, step: Step) -> Message:
        return Message("effect-opponents-lose", {"n": int(step.a)})

    def sign(self, step: Step) -> Sign:
        return Sign("attack", f"−{step.a}")

    def worth(self, values: Values, step: Step) -> i64:
        return POINT * step.a // 2


@final
class Win(Effect):
    """Win at once (SB-8.15)."""

    def read(self, effect: Entry, side: int) -> list[int]:
        return []

    def ask(self, g: SpaceBase, seat: i64, card: i64, step: Step) -> None:
        rounds.win(g, bit(seat), 1)

    def words(self, step: Step) -> Message:
        return Message("effect-win")

    def sign(self, step: Step) -> Sign:
        return Sign("win")

    def worth(self, values: Values, step: Step) -> i64:
        return 4000


# -- dice (SB-8.1, SB-8.5, SB-8.9, SB-8.11) ----------------------------------------------------------------------------
@final
class ShiftSector(Effect):
    """Move the rewarded sector of the sum to the right (SB-8.1)."""

    def read(self, effect: Entry, side: int) -> list[int]:
        return [up_to(effect, "steps")]

    def ask(self, g: SpaceBase, seat: i64, card: i64, step: Step) -> None:
        SHIFT.ask(g, seat, call.shift_chosen, step.a)

    def reason(self, g: SpaceBase, seat: i64, card: i64) -> Reason | None:
        return None if USE.get(g, seat, 0) < SECTORS else LAST_SECTOR

    def words(self, step: Step) -> Message:
        return Message("effect-shift", {"n": int(step.a)})

    def sign(self, step: Step) -> Sign:
        return Sign("shift", "1–2" if step.a == 2 else "")

    def worth(self, values: Values, step: Step) -> i64:
        return 110 * step.a


@final
class RerollDice(Effect):
    """Roll dice again (SB-8.5)."""

    def read(self, effect: Entry, side: int) -> list[int]:
        return [up_to(effect, "dice")]

    def ask(self, g: SpaceBase, seat: i64, card: i64, step: Step) -> None:
        REROLL.ask(g, seat, call.reroll_chosen, step.a)

    def reason(self, g: SpaceBase, seat: i64, card: i64) -> Reason | None:
        return None if DICE.get(g, 0) != 0 and DICE.get(g, 1) != 0 else NO_DIE

    def words(self, step: Step) -> Message:
        return Message("effect-reroll", {"n": int(step.a)})

    def sign(self, step: Step) -> Sign:
        return Sign("reroll")

    def worth(self, values: Values, step: Step) -> i64:
        return 120


@final
class SetDie(Effect):
    """Set a die instead of rolling it (SB-8.9)."""

    def read(self, effect: Entry, side: int) -> list[int]:
        effect.whole("n", 1, 1)
        return []

    def ask(self, g: SpaceBase, seat: i64, card: i64, step: Step) -> None:
        FACE.ask(g, seat, call.face_chosen)

    def reason(self, g: SpaceBase, seat: i64, card: i64) -> Reason | None:
        return None if DICE.get(g, 0) == 0 or DICE.get(g, 1) == 0 else NO_DIE

    def words(self, step: Step) -> Message:
        return Message("effect-set-die")

    def sign(self, step: Step) -> Sign:
        return Sign("setdie")

    def worth(self, values: Values, step: Step) -> i64:
        return 350


@final
class DoubleSector(Effect):
    """Let a sector pay twice (SB-8.11)."""

    def read(self, effect: Entry, side: int) -> list[int]:
        if effect.one_of("side", SIDES) != side:
            raise effect.fail("side", "the side of the card that it stands on")
        return []

    def ask(self, g: SpaceBase, seat: i64, card: i64, step: Step) -> None:
        DOUBLE.ask(g, seat, call.double_chosen, card)

    def words(self, step: Step) -> Message:
        return Message("effect-double")

    def sign(self, step: Step) -> Sign:
        return Sign("double")

    def worth(self, values: Values, step: Step) -> i64:
        return 350


# -- cards and cubes on a board (SB-8.4, SB-8.7, SB-8.10) --------------------------------------------------------------
@final
class SwapSectors(Effect):
    """Let all cards of two sectors change places (SB-8.4)."""

    def read(self, effect: Entry, side: int) -> list[int]:
        return numbers(effect, "sectors", 1, SECTORS)

    def perform(self, g: SpaceBase, seat: i64, card: i64, step: Step) -> None:
        boards.swap_sectors(g, seat, step.a, step.b)

    def words(self, step: Step) -> Message:
        return Message("effect-swap", {"first": int(step.a), "second": int(step.b)})

    def sign(self, step: Step) -> Sign:
        return Sign("swap", f"{step.a}/{step.b}")

    def worth(self, values: Values, step: Step) -> i64:
        return 100


@final
class ExchangeSelf(Effect):
    """Let the card and a station card change places (SB-8.10)."""

    def read(self, effect: Entry, side: int) -> list[int]:
        return []

    def ask(self, g: SpaceBase, seat: i64, card: i64, step: Step) -> None:
        EXCHANGE.ask(g, seat, call.exchange_chosen, card)

    def reason(self, g: SpaceBase, seat: i64, card: i64) -> Reason | None:
        return None if has_partner(g, seat, card) else NO_PARTNER

    def words(self, step: Step) -> Message:
        return Message("effect-exchange")

    def sign(self, step: Step) -> Sign:
        return Sign("exchange")

    def worth(self, values: Values, step: Step) -> i64:
        return 80


@final
class PlaceCharge(Effect):
    """Put a cube on another card, once in a phase (SB-8.7, SB-8.7c)."""

    def read(self, effect: Entry, side: int) -> list[int]:
        effect.whole("n", 1, 1)
        return []

    def ask(self, g: SpaceBase, seat: i64, card: i64, step: Step) -> None:
        CHARGE.ask(g, seat, call.charge_chosen, card)

    def reason(self, g: SpaceBase, seat: i64, card: i64) -> Reason | None:
        if PLACED.has(g, 0, card):
            return HAS_PLACED
        return None if has_cell(g, seat, card) else NO_CELL

    def words(self, step: Step) -> Message:
        return Message("effect-place-charge")

    def sign(self, step: Step) -> Sign:
        return Sign("charge", "1")

    def worth(self, values: Values, step: Step) -> i64:
        return 150


@final
class MoveCharge(Effect):
    """Move a cube from one card to another (SB-8.7b)."""

    def read(self, effect: Entry, side: int) -> list[int]:
        effect.whole("n", 1, 1)
        return []

    def ask(self, g: SpaceBase, seat: i64, card: i64, step: Step) -> None:
        MOVE_FROM.ask(g, seat, call.move_from_chosen, card)

    def words(self, step: Step) -> Message:
        return Message("effect-move-charge")

    def sign(self, step: Step) -> Sign:
        return Sign("swap", tone="charge")

    def worth(self, values: Values, step: Step) -> i64:
        return 20


# -- new cards (SB-8.2, SB-8.3, SB-8.8) --------------------------------------------------------------------------------
@final
class BuyCards(Effect):
    """Buy cards at their cost, perhaps for other sectors than their own (SB-8.2, SB-8.8)."""

    def read(self, effect: Entry, side: int) -> list[int]:
        sectors = numbers(effect, "place_sectors", 1, SECTORS) if effect.has("place_sectors") else [0]
        if sectors != list(range(sectors[0], sectors[-1] + 1)) or not effect.flag("optional"):
            raise effect.fail("place_sectors", "a row of neighbouring sectors of an optional purchase")
        return [effect.whole("n", 1), sectors[0], sectors[-1]]

    def ask(self, g: SpaceBase, seat: i64, card: i64, step: Step) -> None:
        then(g, call.buy_cards, seat, step.a, step.b, step.c)

    def words(self, step: Step) -> Message:
        if step.b:
            return Message("effect-buy-anywhere", {"first": int(step.b), "last": int(step.c)})
        return Message("effect-buy", {"n": int(step.a)})

    def sign(self, step: Step) -> Sign:
        return Sign("buy", str(step.a) if step.a > 1 else "")

    def worth(self, values: Values, step: Step) -> i64:
        return 150 * step.a


@final
class ClaimShips(Effect):
    """Take ships of the shipyard free (SB-8.3)."""

    def read(self, effect: Entry, side: int) -> list[int]:
        return claim_counts(effect)

    def ask(self, g: SpaceBase, seat: i64, card: i64, step: Step) -> None:
        then(g, call.claim_ships, seat, step.a, step.b, step.c)

    def words(self, step: Step) -> Message:
        return claim_words([int(step.a), int(step.b), int(step.c)])

    def sign(self, step: Step) -> Sign:
        return claim_sign([int(step.a), int(step.b), int(step.c)])

    def worth(self, values: Values, step: Step) -> i64:
        return CLAIM_WORTH[0] * step.a + CLAIM_WORTH[1] * step.b + CLAIM_WORTH[2] * step.c


# -- reading data ------------------------------------------------------------------------------------------------------
def claim_counts(effect: Entry) -> list[int]:
    """Return how many ships of each level a claim takes at most."""
    counts = [0] * LEVELS
    for wanted in effect.entries("cards"):
        counts[wanted.whole("level", 1, LEVELS) - 1] += wanted.whole("n", 1)
    if not effect.flag("optional"):
        raise effect.fail("optional", "true")
    return counts


def up_to(effect: Entry, name: str) -> int:
    """Return n where the field lists 1, 2 ... n."""
    values = numbers(effect, name, 1, 2)
    if values != list(range(1, len(values) + 1)):
        raise effect.fail(name, "1, or 1 and 2")
    return len(values)


def numbers(effect: Entry, name: str, low: int, high: int) -> list[int]:
    """Return a list of whole numbers within bounds."""
    values = effect.fields.get(name)
    if not isinstance(values, list) or not values or not all(is_whole(value, low, high) for value in values):
        raise effect.fail(name, f"a list of whole numbers in {low}..{high}")
    return list(values)


def is_whole(value: object, low: int, high: int) -> bool:
    """Tell whether a value is a whole number within bounds."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


EFFECTS: Final[dict[str, Effect]] = {
    effect.op: effect
    for effect in (
        Gain("gain", asks=False),
        OpponentsLose("opponents_lose", asks=False),
        Win("win", asks=True),
        ShiftSector("shift_sector", asks=True),
        RerollDice("reroll", asks=True),
        SetDie("set_die", asks=True),
        DoubleSector("double", asks=True),
        SwapSectors("swap_sectors", asks=False),
        ExchangeSelf("exchange_self", asks=True),
        PlaceCharge("place_charge", asks=True),
        MoveCharge("move_charge", asks=True),
        BuyCards("buy_card", asks=True),
        ClaimShips("claim", asks=True),
    )
}
