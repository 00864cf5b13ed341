"""The fields of an offer that is being written, one class each: values, words and short texts (MA-18.28)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.duties import DUTIES
from cosmodrome.games.metal_adventures.deals.sentences import group_text, winner_text
from cosmodrome.games.metal_adventures.deals.templates import FIRST_TEMPLATE, PEACE_PACT, TEMPLATES
from cosmodrome.games.metal_adventures.face.words import seat_name, to_seats
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.message import Message, Ref

KINDS: Final = ("transfer", "alliance", "promise")


def half(g: MetalAdventures, place: i64) -> i64:
    """Return a field of the clause at hand."""
    return t.HALF.get(g, 0, place)


class Blank:
    """What a field asks for."""

    def __init__(self, name: str, last: int, least: int = 0, free: bool = True) -> None:
        self.name: Final = name
        self.last: Final[i64] = last  # above all its values
        self.least: Final[i64] = least  # of its values
        self.free: Final = free  # all of them fit, always

    def end(self, g: MetalAdventures) -> i64:
        """Return a number above all its values at this table."""
        return self.last

    def fits(self, g: MetalAdventures, author: i64, purpose: i64, value: i64) -> bool:
        """Tell whether a value may stand in it."""
        return self.least <= value < self.end(g)

    def words(self, g: MetalAdventures, value: int) -> Message:
        """Tell what a value means."""
        return Message("field-number", {"n": value})

    def notation(self, g: MetalAdventures, value: int) -> str:
        """Return the short text of a value."""
        return str(value)


class Word(Blank):
    """One of several words."""

    def __init__(self, name: str, words: tuple[str, ...], prefix: str, free: bool = True) -> None:
        super().__init__(name, len(words), free=free)
        self.named: Final = words
        self.prefix: Final = prefix  # of the messages that say them

    def words(self, g: MetalAdventures, value: int) -> Message:
        return Message(f"{self.prefix}-{self.named[value]}")

    def notation(self, g: MetalAdventures, value: int) -> str:
        return self.named[value] if value < len(self.named) else f"#{value}"


# -- pirates -----------------------------------------------------------------------------------------------------------
@final
class SeatBlank(Blank):
    """A seat."""

    def end(self, g: MetalAdventures) -> i64:
        return g.seats

    def words(self, g: MetalAdventures, value: int) -> Message:
        return seat_name(value)

    def notation(self, g: MetalAdventures, value: int) -> str:
        return f"p{value}"


@final
class SeatsBlank(Blank):
    """Those who are promised something: a mask in which seat 0 is 1."""

    def end(self, g: MetalAdventures) -> i64:
        return BITS[g.seats]

    def fits(self, g: MetalAdventures, author: i64, purpose: i64, value: i64) -> bool:
        return 0 < value < BITS[g.seats] and not value & BITS[half(g, t.BY)]

    def words(self, g: MetalAdventures, value: int) -> Message:
        return Message("field-seats", {"to": to_seats(8 * value)})

    def notation(self, g: MetalAdventures, value: int) -> str:
        return "to " + ("".join([str(seat) for seat in range(7) if value & int(BITS[seat])]) or "nobody")


# -- numbers -----------------------------------------------------------------------------------------------------------
@final
class NumberBlank(Blank):
    """Credits, or turns of a template."""

    def words(self, g: MetalAdventures, value: int) -> Message:
        turns = half(g, 0) == FIRST_TEMPLATE + PEACE_PACT
        return Message("field-number" if turns else "goods-credits", {"n": value})


@final
class CountBlank(Blank):
    """Turns of a deadline, or a number of a fraction."""

    def fits(self, g: MetalAdventures, author: i64, purpose: i64, value: i64) -> bool:
        place = t.HALF.size(g, 0)
        if place == t.DUE_COUNT:
            return 1 <= value <= g.cards.most_turns
        return 1 <= value <= 6 and (place == t.WHAT or value >= half(g, t.WHAT))


# -- cards -------------------------------------------------------------------------------------------------------------
def card_name(g: MetalAdventures, kind: str, card: int) -> str:
    """Return the id of a card, or a bare number where there is none; base ships are no improvements."""
    ids = g.cards.ids[kind]
    return ids[card] if card < (c.IMPROVEMENTS if kind == "card" else len(ids)) else f"#{card}"


class CardBlank(Blank):
    """An improvement; others name a ship or a trophy."""

    def __init__(self, name: str, last: int, kind: str) -> None:
        super().__init__(name, last, free=False)
        self.kind: Final = kind

    def fits(self, g: MetalAdventures, author: i64, purpose: i64, value: i64) -> bool:
        if value >= c.IMPROVEMENTS:
            return False
        if half(g, 0) == t.TRANSFER or half(g, t.DO) == terms.GIVE_IMPROVEMENT:
            return t.IMPROVEMENTS.has(g, half(g, 1), value)
        return half(g, t.DO) == terms.ABSTAIN or value >= c.FIRST_SUPPORT

    def words(self, g: MetalAdventures, value: int) -> Message:
        return Message("goods-card", {"card": Ref(g.cards.id_of(self.kind, value))})

    def notation(self, g: MetalAdventures, value: int) -> str:
        return card_name(g, self.kind, value)


@final
class ShipBlank(CardBlank):
    """An own wreck, or a ship of the pile."""

    def fits(self, g: MetalAdventures, author: i64, purpose: i64, value: i64) -> bool:
        if half(g, 0) == t.TRANSFER or half(g, t.DO) == terms.GIVE_WRECK:
            return t.WRECKS.has(g, author, value)
        return t.PILE.has(g, 0, value)


@final
class TrophyBlank(CardBlank):
    """An own trophy."""

    def fits(self, g: MetalAdventures, author: i64, purpose: i64, value: i64) -> bool:
        return t.TROPHIES.has(g, author, value)


@final
class PlanetBlank(Blank):
    """A planet."""

    def words(self, g: MetalAdventures, value: int) -> Message:
        return Message("goods-card", {"card": Ref(c.PLANETS[value])})

    def notation(self, g: MetalAdventures, value: int) -> str:
        return c.PLANETS[value] if value < len(c.PLANETS) else f"#{value}"


@final
class ActionBlank(Blank):
    """An action of the cruise."""

    def words(self, g: MetalAdventures, value: int) -> Message:
        return Message("goods-card", {"card": Ref(g.cards.actions[value - 1].id)})


@final
class GroupBlank(Word):
    """A group of wrecks."""

    def words(self, g: MetalAdventures, value: int) -> Message:
        return group_text(value)


@final
class WareBlank(Blank):
    """An improvement, or a wreck after the improvements: an own one by name, or any of the other."""

    def __init__(self, name: str, last: int, own: bool) -> None:
        super().__init__(name, last)
        self.own: Final = own

    def words(self, g: MetalAdventures, value: int) -> Message:
        if value < c.IMPROVEMENTS:
            return Message("goods-card", {"card": Ref(g.cards.card_id(value))})
        if not self.own:
            return Message("goods-wreck")
        return Message("goods-wreck-named", {"card": Ref(g.cards.ship_id(value - c.IMPROVEMENTS))})

    def notation(self, g: MetalAdventures, value: int) -> str:
        if value < c.IMPROVEMENTS:
            return g.cards.card_id(value)
        if self.own:
            return card_name(g, "ship", value - c.IMPROVEMENTS)
        return "wreck" if value == c.IMPROVEMENTS else f"#{value}"


# -- terms -------------------------------------------------------------------------------------------------------------
@final
class YesNo(Word):
    """Whether a wreck is shown, or a share is rounded up."""

    def words(self, g: MetalAdventures, value: int) -> Message:
        subject = "round" if half(g, 0) == t.PROMISE else "show"
        return Message(f"field-{subject}-{self.named[value]}")


@final
class Obligation(Word):
    """What is promised."""

    def fits(self, g: MetalAdventures, author: i64, purpose: i64, value: i64) -> bool:
        return value < terms.DUTIES and DUTIES[value].offered(g, half(g, t.BY), author)


@final
class ActBlank(Word):
    """What somebody promises to do."""

    def fits(self, g: MetalAdventures, author: i64, purpose: i64, value: i64) -> bool:
        if value == terms.USE_METAL:
            return t.FIGHT.get(g) != t.PEACE and t.METAL.get(g, half(g, t.BY)) == 0
        return value < self.last


@final
class InBattle(Word):
    """A trigger or a deadline, of which the first ones belong to a battle."""

    def __init__(self, name: str, words: tuple[str, ...], prefix: str, battle: int) -> None:
        super().__init__(name, words, prefix, free=False)
        self.battle: Final[i64] = battle  # the last one that does

    def fits(self, g: MetalAdventures, author: i64, purpose: i64, value: i64) -> bool:
        return value < self.last and (value > self.battle or t.FIGHT.get(g) != t.PEACE)


@final
class SideBlank(Word):
    """A side: of this duel, which must win, or of battles to come."""

    def fits(self, g: MetalAdventures, author: i64, purpose: i64, value: i64) -> bool:
        if t.HALF.size(g, 0) == t.AMOUNT:
            return value == t.ATTACK or value == t.TARGET
        battle = half(g, t.WHAT)
        if battle == terms.ANY:
            return value <= 3
        return (value == 0 or 2 <= value <= 3) if battle == t.DUEL else value <= 1

    def words(self, g: MetalAdventures, value: int) -> Message:
        return winner_text(value) if t.HALF.size(g, 0) == t.AMOUNT else super().words(g, value)

    def notation(self, g: MetalAdventures, value: int) -> str:
        if t.HALF.size(g, 0) != t.AMOUNT:
            return super().notation(g, value)
        return ("none", "attack", "target")[value] if value <= t.TARGET else f"#{value}"


@final
class KindBlank(Word):
    """A kind of clause, or a template."""

    def fits(self, g: MetalAdventures, author: i64, purpose: i64, value: i64) -> bool:
        if value < FIRST_TEMPLATE:
            room = t.DRAFT.size(g, 0) < t.CLAUSE * c.MOST_CLAUSES
            return room and (value != t.ALLIANCE or t.FIGHT.get(g) != t.PEACE)
        if t.DRAFT.size(g, 0) or value >= self.last:
            return False
        template = TEMPLATES[value - FIRST_TEMPLATE]
        if not template.in_window(g, purpose):
            return False
        for partner in range(g.seats):
            if template.partner_fits(g, author, purpose, partner):
                return True
        return False

    def words(self, g: MetalAdventures, value: int) -> Message:
        if value < FIRST_TEMPLATE:
            return super().words(g, value)
        return Message("kind-template", {"template": Ref(f"template_{self.named[value]}")})


BLANKS: Final[list[Blank]] = [
    Blank("skip", 0),
    SeatBlank("seat", c.MOST_SEATS),
    SeatsBlank("seats", 64, free=False),
    Word("asset", terms.ASSETS, "asset"),
    NumberBlank("number", terms.MOST_CREDITS + 1, 1),
    CardBlank("card", c.IMPROVEMENTS, "card"),
    ShipBlank("ship", c.SHIPS, "ship"),
    TrophyBlank("trophy", c.TROPHIES, "trophy"),
    GroupBlank("group", (*c.FACTIONS, "any"), ""),
    YesNo("yes-no", ("no", "yes"), ""),
    Obligation("obligation", terms.OBLIGATIONS, "duty-kind", free=False),
    Word("battle", terms.BATTLES, "battle"),
    SideBlank("side", terms.SIDES, "side", free=False),
    Word("abstention", terms.ABSTENTIONS, "abstention"),
    ActBlank("act", terms.ACTS, "act-kind", free=False),
    PlanetBlank("planet", len(c.PLANETS)),
    ActionBlank("action", 11, 1),
    InBattle("trigger", terms.TRIGGERS, "trigger-kind", terms.OVER),
    InBattle("deadline", terms.DEADLINES, "due-kind", terms.SETTLEMENT),
    CountBlank("count", 7, free=False),
    KindBlank("kind", (*KINDS, *[template.name for template in TEMPLATES]), "kind", free=False),
    WareBlank("goods", c.IMPROVEMENTS + c.SHIPS, own=True),
    WareBlank("wares", c.IMPROVEMENTS + 1, own=False),
]
