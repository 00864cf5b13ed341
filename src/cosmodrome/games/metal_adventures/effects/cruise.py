"""The actions of the pirate cruise, one class each (MA-17): what is needed, what is paid, how it is told and valued."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import call
from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.atoms import cards, goods
from cosmodrome.games.metal_adventures.board import glory_worth, is_full, price, wrecks_of
from cosmodrome.games.metal_adventures.cards import Action, Step
from cosmodrome.games.metal_adventures.face.words import held_trophy, row_card
from cosmodrome.games.metal_adventures.player.worth import gain_of_card, trophy_worth
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.flow import then
from cosmodrome.kernel.message import Arg, Message, Option, Ref, Sign

# Why an action is not possible, and the rule behind it
COST: Final = "action-cost"
IDLE: Final = "action-idle"
NO_ROOM: Final = "action-room"
TWO_TROPHIES: Final = "action-trophies"
NO_TITLE: Final = "action-title"
PENALIZED: Final = "action-penalty"
RULES: Final = {
    COST: "MA-17.17",
    IDLE: "MA-17.15",
    NO_ROOM: "MA-7.5",
    TWO_TROPHIES: "MA-17.4",
    NO_TITLE: "MA-17.7",
    PENALIZED: "MA-15.3",
}


class Paid(Action):
    """An action that is paid with credits and wrecks, in one of several ways."""

    def credits_of(self, variant: i64) -> i64:
        """Return the credits of a variant."""
        return self.credits[variant]

    def wrecks_of(self, variant: i64) -> i64:
        """Return the wrecks of a variant."""
        return self.goods[variant]

    def group(self, variant: i64) -> i64:
        """Return the group of the wrecks of a variant."""
        return c.ANY_GROUP

    def flaw(self, g: MetalAdventures, seat: i64, variant: i64) -> str:
        paid = t.CREDITS.get(g, seat) >= self.credits_of(variant)
        return "" if paid and t.WRECKS.size(g, seat) >= self.wrecks_of(variant) else COST

    def ask(self, g: MetalAdventures, seat: i64, variant: i64) -> None:
        treasury = t.BANK if self.planet == c.OCG else t.TREASURY - self.planet
        goods.move_credits(g, seat, treasury, self.credits_of(variant))
        then(g, call.perform, seat, self.program, 0)
        then(g, call.pay_wrecks, seat, self.group(variant), self.wrecks_of(variant))

    def option(self, g: MetalAdventures, seat: int, answer: int, variant: int) -> Option:
        cost = cost_text(int(self.credits_of(variant)), int(self.wrecks_of(variant)))
        return about_action(self, answer, "option-cruise", {"cost": cost})

    def notation(self, g: MetalAdventures, seat: int, variant: int) -> str:
        return f" {self.credits_of(variant)} credits {self.wrecks_of(variant)} wrecks"

    def worth(self, g: MetalAdventures, seat: i64, variant: i64) -> i64:
        return -1

    def price(self) -> list[Sign]:
        return [Sign("credits", str(self.credits[0]))]


def about_action(
    action: Action, answer: int, label: str, more: dict[str, Arg], card: str = "", place: str = ""
) -> Option:
    """Tell what a variant of an action means."""
    components = (action.id, card) if card else (action.id,)
    message = Message(label, {"action": Ref(action.id), **more})
    return Option(answer, message, components, f"MA-17.{action.number + 3}", (place,) if place else ())


def cost_text(credits: int, wrecks: int) -> Message:
    """Tell a price in credits and wrecks."""
    if wrecks == 0:
        return Message("goods-credits", {"n": credits})
    if credits == 0:
        return Message("cost-wrecks", {"n": wrecks})
    return Message("cost-both", {"credits": cost_text(credits, 0), "wrecks": cost_text(0, wrecks)})


# -- Exhalia -----------------------------------------------------------------------------------------------------------
@final
class Trophies(Paid):
    """Draw a trophy, or change one of the own for another (MA-17.4)."""

    def credits_of(self, variant: i64) -> i64:
        return self.credits[0 if variant == 0 else 1]

    def wrecks_of(self, variant: i64) -> i64:
        return 0

    def flaw(self, g: MetalAdventures, seat: i64, variant: i64) -> str:
        held = t.TROPHIES.size(g, seat)
        if t.CREDITS.get(g, seat) < self.credits_of(variant):
            return COST
        if variant == 0:
            return "" if held < c.TROPHY_LIMIT else TWO_TROPHIES
        return "" if variant <= held else COST

    def ask(self, g: MetalAdventures, seat: i64, variant: i64) -> None:
        if variant > 0:
            cards.put_held_under(g, seat, t.TROPHIES.get(g, seat, variant - 1))
        super().ask(g, seat, variant)

    def option(self, g: MetalAdventures, seat: int, answer: int, variant: int) -> Option:
        if variant == 0:
            return super().option(g, seat, answer, variant)
        return about_action(self, answer, "option-cruise-trophy", {"card": Ref(held_trophy(g, seat, variant - 1))})

    def notation(self, g: MetalAdventures, seat: int, variant: int) -> str:
        return " credits" if variant == 0 else f" {held_trophy(g, seat, variant - 1)}"

    def worth(self, g: MetalAdventures, seat: i64, variant: i64) -> i64:
        if t.CREDITS.get(g, seat) <= 3:
            return -1
        if variant == 0:
            return c.TROPHY + 6 - 2 * c.CREDIT
        return 16 - trophy_worth(g, seat, t.TROPHIES.get(g, seat, variant - 1)) - c.CREDIT

    def gains(self, steps: list[Step]) -> list[Sign]:
        return [Sign("ma-trophy")]


@final
class Repair(Paid):
    """Repair a little, or everything (MA-17.5, MA-17.6)."""

    def flaw(self, g: MetalAdventures, seat: i64, variant: i64) -> str:
        return IDLE if t.DAMAGE.get(g, seat) == 0 else super().flaw(g, seat, variant)

    def worth(self, g: MetalAdventures, seat: i64, variant: i64) -> i64:
        repaired: i64 = 1 if self.number == 2 else t.DAMAGE.get(g, seat)
        cost = self.credits[variant] * c.CREDIT + self.goods[variant] * (c.WRECK + 2)
        return repaired * c.DAMAGE - cost

    def price(self) -> list[Sign]:
        return [Sign("credits", str(self.credits[0])), Sign("ma-wreck", "/")]

    def gains(self, steps: list[Step]) -> list[Sign]:
        return [Sign("damage", "0" if step.a == c.ALL else f"−{step.a}") for step in steps]


# -- the OCG -----------------------------------------------------------------------------------------------------------
@final
class Title(Paid):
    """An honorary title for wrecks of one power (MA-17.7)."""

    def credits_of(self, variant: i64) -> i64:
        return self.credits[0]

    def wrecks_of(self, variant: i64) -> i64:
        return self.goods[0]

    def group(self, variant: i64) -> i64:
        return variant

    def flaw(self, g: MetalAdventures, seat: i64, variant: i64) -> str:
        return "" if wrecks_of(g, seat, variant) >= self.goods[0] else NO_TITLE

    def option(self, g: MetalAdventures, seat: int, answer: int, variant: int) -> Option:
        return about_action(self, answer, "option-cruise-title", {"group": Ref(c.FACTIONS[variant])})

    def notation(self, g: MetalAdventures, seat: int, variant: int) -> str:
        return f" {c.FACTIONS[variant]}"

    def worth(self, g: MetalAdventures, seat: i64, variant: i64) -> i64:
        return 4 * c.CREDIT + glory_worth(g) - 3 * c.WRECK

    def price(self) -> list[Sign]:
        return [Sign("ma-wreck", str(self.goods[0]))]


@final
class NewSelection(Paid):
    """Replace the open improvements (MA-17.8)."""

    def flaw(self, g: MetalAdventures, seat: i64, variant: i64) -> str:
        deck = t.MARKET.size(g, 0) + t.MARKET_UNDER.size(g, 0)
        return IDLE if deck == 0 else super().flaw(g, seat, variant)

    def notation(self, g: MetalAdventures, seat: int, variant: int) -> str:
        return ""


class Purchase(Action):
    """Buy an open improvement (MA-17.9)."""

    def card(self, g: MetalAdventures, variant: i64) -> i64:
        """Return the card of a variant; NO_CARD where it is not for sale."""
        return t.ROW.get(g, variant)

    def cost(self, g: MetalAdventures, seat: i64, card: i64) -> i64:
        """Return what a card costs."""
        return price(g, seat, card, 0)

    def place(self, g: MetalAdventures, variant: int) -> str:
        """Return where the card lies in the view."""
        return f"row.{variant}"

    def flaw(self, g: MetalAdventures, seat: i64, variant: i64) -> str:
        card = self.card(g, variant)
        if card == t.NO_CARD:
            return IDLE
        if t.CREDITS.get(g, seat) < self.cost(g, seat, card):
            return COST
        return NO_ROOM if is_full(g, seat) else ""

    def ask(self, g: MetalAdventures, seat: i64, variant: i64) -> None:
        then(g, call.buy, seat, variant, 0)

    def option(self, g: MetalAdventures, seat: int, answer: int, variant: int) -> Option:
        card = int(self.card(g, variant))
        id, cost = g.cards.card_id(card), int(self.cost(g, seat, card))
        place = self.place(g, variant)
        return about_action(self, answer, "option-cruise-buy", {"card": Ref(id), "n": cost}, id, place)

    def notation(self, g: MetalAdventures, seat: int, variant: int) -> str:
        return f" {row_card(g, variant)}"

    def worth(self, g: MetalAdventures, seat: i64, variant: i64) -> i64:
        card = self.card(g, variant)
        return gain_of_card(g, seat, card) - c.CREDIT * self.cost(g, seat, card)

    def price(self) -> list[Sign]:
        return [Sign("credits")]

    def gains(self, steps: list[Step]) -> list[Sign]:
        return [Sign("buy")]


# -- the Bazaar --------------------------------------------------------------------------------------------------------
@final
class Contraband(Purchase):
    """Buy a card of the support discard (MA-17.10)."""

    def card(self, g: MetalAdventures, variant: i64) -> i64:
        card = c.FIRST_SUPPORT + variant
        return card if t.SUPPORT_DISCARD.has(g, 0, card) else t.NO_CARD

    def cost(self, g: MetalAdventures, seat: i64, card: i64) -> i64:
        return g.cards.cost[card] + c.CONTRABAND_SURCHARGE

    def place(self, g: MetalAdventures, variant: int) -> str:
        return f"support_discard.{t.SUPPORT_DISCARD.find(g, 0, c.FIRST_SUPPORT + variant)}"

    def ask(self, g: MetalAdventures, seat: i64, variant: i64) -> None:
        then(g, call.buy_contraband, seat, c.FIRST_SUPPORT + variant)

    def notation(self, g: MetalAdventures, seat: int, variant: int) -> str:
        return f" {g.cards.card_id(c.FIRST_SUPPORT + variant)}"

    def price(self) -> list[Sign]:
        return [Sign("credits"), Sign("", f"+{c.CONTRABAND_SURCHARGE}")]

    def gains(self, steps: list[Step]) -> list[Sign]:
        return [Sign("crew")]


@final
class Amnesty(Paid):
    """Remove a penalty, for credits or a hunter (MA-15.3, MA-17.11)."""

    def group(self, variant: i64) -> i64:
        return c.HUNTER

    def flaw(self, g: MetalAdventures, seat: i64, variant: i64) -> str:
        if t.PENALTIES.get(g, seat) == 0:
            return IDLE
        if t.PENALIZED.get(g) & bit(seat):
            return PENALIZED
        if variant == 0:
            return "" if t.CREDITS.get(g, seat) >= self.credits[0] else COST
        return "" if wrecks_of(g, seat, c.HUNTER) > 0 else COST

    def worth(self, g: MetalAdventures, seat: i64, variant: i64) -> i64:
        return glory_worth(g) - (2 * c.CREDIT if variant == 0 else 14)


# -- Karokum -----------------------------------------------------------------------------------------------------------
@final
class ScrapExchange(Paid):
    """Take a card of the pile for an own wreck (MA-17.12)."""

    def flaw(self, g: MetalAdventures, seat: i64, variant: i64) -> str:
        if t.WRECKS.size(g, seat) == 0 or t.PILE.size(g, 0) == 0:
            return IDLE
        return "" if t.CREDITS.get(g, seat) >= self.credits[0] else COST

    def notation(self, g: MetalAdventures, seat: int, variant: int) -> str:
        return ""

    def gains(self, steps: list[Step]) -> list[Sign]:
        return [Sign("ma-wreck"), *super().gains(steps)]


@final
class LavishFeast(Paid):
    """Glory for credits and wrecks, as many together as it costs (MA-17.13)."""

    def credits_of(self, variant: i64) -> i64:
        return self.goods[0] - variant

    def wrecks_of(self, variant: i64) -> i64:
        return variant

    def notation(self, g: MetalAdventures, seat: int, variant: int) -> str:
        return f" {variant} wrecks"

    def worth(self, g: MetalAdventures, seat: i64, variant: i64) -> i64:
        cost = self.credits_of(variant) * c.CREDIT + variant * (c.WRECK + 1)
        return glory_worth(g) + 12 - cost

    def price(self) -> list[Sign]:
        return [Sign("credits", str(self.goods[0])), Sign("ma-wreck", "/")]


def all_actions() -> list[Action]:
    """Return the ten actions in their order, without the figures of a data set."""
    return [
        Trophies(1, 3),
        Repair(2, 2),
        Repair(3, 3),
        Title(4, 3),
        NewSelection(5, 1),
        Purchase(6, c.ROW),
        Contraband(7, c.IMPROVEMENTS - c.FIRST_SUPPORT),
        Amnesty(8, 2),
        ScrapExchange(9, 1),
        LavishFeast(10, 7),
    ]
