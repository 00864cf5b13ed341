"""What cards, planets and actions do, one class for each effect: how data name it, what happens, how it is valued.

An effect about which somebody may have to answer something has ``ask`` in the place of ``perform``.
"""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import call, events
from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.atoms import battle, cards, goods
from cosmodrome.games.metal_adventures.board import can_take_row_card, glory_worth
from cosmodrome.games.metal_adventures.cards import Effect, Step
from cosmodrome.games.metal_adventures.questions.battle import DIE
from cosmodrome.games.metal_adventures.questions.cards import DRAW, FLARE, TAKE_PILE, TAKE_ROW, TAKE_SUPPORT, VICTIM
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.files.data import Entry
from cosmodrome.kernel.flow import then
from cosmodrome.kernel.message import Sign

NO_BATTLE: Final = 0  # where damage comes from


class Amount(Effect):
    """An effect with an amount."""

    def __init__(self, op: str, asks: bool, most: int) -> None:
        super().__init__(op, asks)
        self.most: Final = most

    def read(self, effect: Entry) -> list[int]:
        return [effect.whole("n", 1, self.most)]


# -- gains (MA-11.8, MA-11.10) -----------------------------------------------------------------------------------------
@final
class GainCredits(Amount):
    """Gain credits from the bank."""

    def perform(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        goods.move_credits(g, t.BANK, seat, step.a)

    def worth(self, g: MetalAdventures, seat: i64, step: Step) -> i64:
        return c.CREDIT * step.a

    def sign(self, step: Step) -> Sign:
        return Sign("credits", str(step.a))


@final
class GainGlory(Amount):
    """Gain glory."""

    def perform(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        goods.gain_glory(g, seat, step.a, events.BY_ACTION if t.FIGHT.get(g) == t.PEACE else events.BY_SHIP)

    def worth(self, g: MetalAdventures, seat: i64, step: Step) -> i64:
        return glory_worth(g) * step.a

    def sign(self, step: Step) -> Sign:
        return Sign("glory", str(step.a))


@final
class Loot(Effect):
    """Take the whole treasury of a planet."""

    def read(self, effect: Entry) -> list[int]:
        return [effect.one_of("from", [f"{planet}_treasury" for planet in c.PLANETS])]

    def perform(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        goods.move_credits(g, t.TREASURY - step.a, seat, t.TREASURIES.get(g, step.a))

    def worth(self, g: MetalAdventures, seat: i64, step: Step) -> i64:
        return c.CREDIT * t.TREASURIES.get(g, step.a)

    def sign(self, step: Step) -> Sign:
        return Sign("credits")


@final
class Repair(Effect):
    """Remove damage."""

    def read(self, effect: Entry) -> list[int]:
        return [c.ALL if effect.fields.get("n") == "all" else effect.whole("n", 1, 20)]

    def perform(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        goods.repair(g, seat, step.a)

    def worth(self, g: MetalAdventures, seat: i64, step: Step) -> i64:
        return c.DAMAGE * min(step.a, t.DAMAGE.get(g, seat))

    def usable(self, g: MetalAdventures, seat: i64) -> bool:
        return t.DAMAGE.get(g, seat) > 0

    def tempts(self, g: MetalAdventures, seat: i64) -> i64:
        return c.AT_ONCE if t.DAMAGE.get(g, seat) >= 2 else c.NEVER

    def sign(self, step: Step) -> Sign:
        return Sign("ma-repair", "" if step.a == c.ALL else str(step.a), "income")


@final
class BlankDie(Effect):
    """Turn the own metal die blank."""

    def perform(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        goods.turn_die(g, seat, 0, events.BY_CARD)

    def usable(self, g: MetalAdventures, seat: i64) -> bool:
        return t.METAL.get(g, seat) != 0

    def tempts(self, g: MetalAdventures, seat: i64) -> i64:
        return c.AT_ONCE if t.METAL.get(g, seat) >= 4 else c.NEVER

    def sign(self, step: Step) -> Sign:
        return Sign("reroll")


@final
class RemovePenalty(Amount):
    """Remove penalties (MA-15.2)."""

    def perform(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        goods.pardon(g, seat, step.a)

    def sign(self, step: Step) -> Sign:
        return Sign("ma-penalty", f"−{step.a}")


# -- cards (MA-11.11, MA-11.12, MA-17.4, MA-17.8, MA-17.12) ------------------------------------------------------------
@final
class DrawTrophy(Effect):
    """Look at trophies and keep one (MA-6.8); one that was won may be declined (MA-11.17)."""

    def read(self, effect: Entry) -> list[int]:
        return [effect.whole("look", 1, 3), 1 if effect.has("optional") else 0]

    def ask(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        if step.b and t.TROPHIES.size(g, seat) < c.TROPHY_LIMIT:
            DRAW.ask(g, seat, call.draw_or_forgo, step.a)
        else:
            then(g, call.draw_trophy, seat, step.a)

    def worth(self, g: MetalAdventures, seat: i64, step: Step) -> i64:
        return c.TROPHY if t.TROPHIES.size(g, seat) < c.TROPHY_LIMIT else 8

    def sign(self, step: Step) -> Sign:
        return Sign("ma-trophy", "1", "charge")


@final
class TakeRowCard(Effect):
    """Take an open improvement for nothing (MA-21.21)."""

    def read(self, effect: Entry) -> list[int]:
        return [effect.whole("max_cost", 1, 20) if effect.has("max_cost") else c.ALL]

    def ask(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        if can_take_row_card(g, step.a):
            TAKE_ROW.ask(g, seat, call.take_row_card, step.a)

    def sign(self, step: Step) -> Sign:
        return Sign("buy", "" if step.a == c.ALL else f"≤{step.a}", "ice")


@final
class TakeSupportCard(Effect):
    """Take a card of the support discard (MA-11.11)."""

    def ask(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        if t.SUPPORT_DISCARD.size(g, 0):
            TAKE_SUPPORT.ask(g, seat, call.take_support, t.NO_CARD)

    def sign(self, step: Step) -> Sign:
        return Sign("ma-wreck", "1", "ice")


@final
class TakeWreck(Effect):
    """Take a card of the pile as a wreck (MA-11.12)."""

    def ask(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        if t.PILE.size(g, 0):
            TAKE_PILE.ask(g, seat, call.take_from_pile, 1)

    def sign(self, step: Step) -> Sign:
        return Sign("ma-wreck", "1", "ice")


@final
class SwapWreck(Effect):
    """Take a card of the pile for an own wreck (MA-17.12)."""

    def ask(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        TAKE_PILE.ask(g, seat, call.swap_wreck, 0)

    def sign(self, step: Step) -> Sign:
        return Sign("swap")


@final
class RefreshRow(Effect):
    """Replace the open improvements (MA-17.8)."""

    def perform(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        cards.refresh_row(g, seat)

    def sign(self, step: Step) -> Sign:
        return Sign("reroll")


# -- events (MA-5.5, MA-21.11, MA-21.19) -------------------------------------------------------------------------------
@final
class Pay(Effect):
    """Pay as much as one has."""

    def read(self, effect: Entry) -> list[int]:
        return [effect.whole("n", 1, 20), effect.one_of("to", ("bank", "pirate_pot"))]

    def perform(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        goods.move_credits(g, seat, t.THE_POT if step.b else t.BANK, min(step.a, t.CREDITS.get(g, seat)))


@final
class FillTreasuries(Effect):
    """Put credits into treasuries: an event of the board, not of the players."""

    def read(self, effect: Entry) -> list[int]:
        named = effect.texts("planets")
        if not set(named) <= set(c.PLANETS):
            raise effect.fail("planets", f"a list of some of {', '.join(c.PLANETS)}")
        return [effect.whole("n", 1, 20), sum([BITS[c.PLANETS.index(planet)] for planet in set(named)])]

    def perform(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        for planet in range(len(c.PLANETS)):
            if step.b & BITS[planet]:
                goods.move_credits(g, t.BANK, t.TREASURY - planet, step.a)


@final
class Damage(Amount):
    """Take damage."""

    def ask(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        then(g, call.take_damage, seat, step.a, NO_BATTLE)

    def sign(self, step: Step) -> Sign:
        return Sign("damage", str(step.a))


@final
class DiscardOrDamage(Effect):
    """Discard a support card, or take damage (MA-21.19)."""

    def read(self, effect: Entry) -> list[int]:
        first, second = effect.entries("options")
        if first.text("op") != "discard" or first.text("what") != "support_card" or second.text("op") != "damage":
            raise effect.fail("options", "to discard a support card, or damage")
        return [second.whole("n", 1, 4)]

    def ask(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        FLARE.ask(g, seat, call.discard_or_suffer, step.a)


# -- support cards (MA-7.7, MA-21.10, MA-21.20, MA-21.22) --------------------------------------------------------------
@final
class Strike(Amount):
    """Damage another pirate."""

    def ask(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        VICTIM.ask(g, seat, call.hit_victim, step.card)

    def touches(self, g: MetalAdventures, other: i64) -> bool:
        return t.DAMAGE.get(g, other) < g.cards.most_damage

    def hit(self, g: MetalAdventures, seat: i64, other: i64, step: Step) -> None:
        then(g, call.take_damage, other, step.a, NO_BATTLE)


@final
class Steal(Amount):
    """Take credits of another pirate."""

    def ask(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        VICTIM.ask(g, seat, call.hit_victim, step.card)

    def touches(self, g: MetalAdventures, other: i64) -> bool:
        return t.CREDITS.get(g, other) > 0

    def hit(self, g: MetalAdventures, seat: i64, other: i64, step: Step) -> None:
        goods.move_credits(g, other, seat, min(step.a, t.CREDITS.get(g, other)), events.BY_CARD)


@final
class ReplaceShips(Effect):
    """Draw replacements for all ships in open space (MA-21.5)."""

    def ask(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        then(g, call.replace_ships, t.SHOWN.size(g, 0))


@final
class AddStrength(Amount):
    """Add to the own side of a battle (MA-21.22)."""

    def perform(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        battle.strengthen(g, seat, step.a)

    def saves(self, missing: i64) -> i64:
        return 20 if missing <= 2 else -1

    def strength(self, step: Step) -> i64:
        return step.a


@final
class Reroll(Effect):
    """Roll either battle die again (MA-21.6)."""

    def ask(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        DIE.ask(g, seat, call.reroll)


@final
class Prevent(Effect):
    """Prevent the damage of a lost battle; played when damage is taken (MA-21.9)."""

    def perform(self, g: MetalAdventures, seat: i64, step: Step) -> None:
        """Do nothing more: the damage was not taken."""


EFFECTS: Final[dict[str, Effect]] = {
    effect.op: effect
    for effect in (
        GainCredits("gain credits", asks=False, most=20),
        GainGlory("gain glory", asks=False, most=9),
        Loot("gain all", asks=False),
        Repair("repair", asks=False),
        BlankDie("set_metal_die_blank", asks=False),
        RemovePenalty("remove_penalty", asks=False, most=4),
        DrawTrophy("draw_trophy", asks=True),
        TakeRowCard("take_market_improvement", asks=True),
        TakeSupportCard("take_from_pile support_discard", asks=True),
        TakeWreck("take_from_pile ship_discard", asks=True),
        SwapWreck("swap", asks=True),
        RefreshRow("refresh_market", asks=False),
        Pay("pay", asks=False),
        FillTreasuries("add_to_treasury", asks=False),
        Damage("damage", asks=True, most=4),
        DiscardOrDamage("choose", asks=True),
        Strike("damage chosen_other_player", asks=True, most=4),
        Steal("steal", asks=True, most=20),
        ReplaceShips("replace_all_revealed_ships", asks=True),
        AddStrength("strength_bonus", asks=False, most=9),
        Reroll("reroll", asks=True),
        Prevent("prevent_damage", asks=False),
    )
}


def read_step(effect: Entry, card: int) -> Step:
    """Return an effect of a data file with its figures."""
    op = effect.text("op")
    if op == "gain":
        op = "gain all" if effect.fields.get("n") == "all" else f"gain {effect.text('what')}"
    elif op == "take_from_pile":
        op = f"{op} {effect.text('pile')}"
    elif op == "damage" and effect.fields.get("who") == "chosen_other_player":
        op = "damage chosen_other_player"
    found = EFFECTS.get(op)
    if found is None:
        raise effect.fail("op", "a known effect")
    return Step(found, found.read(effect), card)
