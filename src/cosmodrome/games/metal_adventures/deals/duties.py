"""What may be promised, one class for each obligation (MA-18.5): fields, validity, what it asks for, words, worth."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.deals.clauses import Clauses
from cosmodrome.games.metal_adventures.deals.flaws import DIE_NOT_BLANK, FINE, INFAMY, NO_ALLIANCE, NO_BATTLE, NOT_OWNED
from cosmodrome.games.metal_adventures.face.words import card_ref, of_seat, ship_ref
from cosmodrome.games.metal_adventures.table import MetalAdventures
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.message import Arg, Message, Ref

ABSTENTION_BLANKS: Final = (terms.SEAT, terms.SEAT, terms.SEAT, terms.CARD, terms.PLANET, terms.SHIP)
ACT_BLANKS: Final = (
    terms.SKIP, terms.CARD, terms.SKIP, terms.PLANET, terms.SHIP, terms.SEAT, terms.ACTION,
)  # fmt: skip


class Duty:
    """One obligation; ``what``, ``which`` and ``more`` are its details, as its class understands them."""

    def __init__(
        self,
        number: int,
        blanks: tuple[int, int, int],
        value: int,
        asset: int = terms.WRECK,
        in_battle: bool = False,
        can_force: bool = True,
    ) -> None:
        self.name: Final = terms.OBLIGATIONS[number]
        self.blanks: Final[vec[i64]] = wide(list(blanks))  # what the fields of its details ask for
        self.value: Final[i64] = value  # to a simple player, if that does not depend on anything
        self.asset: Final[i64] = asset  # that is given, if one is
        self.in_battle: Final = in_battle  # it is about what a battle brings
        self.can_force: Final = can_force  # it can be carried out without asking (MA-18.22a)

    # -- writing (MA-18.10, MA-18.28) --------------------------------------------------------------------------------
    def offered(self, g: MetalAdventures, by: i64, author: i64) -> bool:
        """Tell whether something like this may be promised now."""
        return not self.in_battle or t.FIGHT.get(g) != t.PEACE

    def blank(self, place: i64, what: i64) -> i64:
        """Return what the field of a detail asks for."""
        return self.blanks[place - t.WHAT]

    def flaw(self, g: MetalAdventures, clauses: Clauses, i: i64) -> i64:
        """Return what is wrong with a promise."""
        return NO_BATTLE if self.in_battle and clauses.get(i, t.TRIGGER) > terms.OVER else FINE

    def needs_battle(self, what: i64) -> bool:
        """Tell whether it can be promised only in a battle."""
        return self.in_battle

    # -- against a hunter (MA-18.22) ---------------------------------------------------------------------------------
    def can_be_forced(self, g: MetalAdventures, by: i64, what: i64, which: i64) -> bool:
        """Tell whether it can be carried out without asking as things are (MA-18.22a)."""
        return self.can_force

    def forced_payment(self, g: MetalAdventures, what: i64, which: i64, more: i64, won: bool) -> i64:
        """Return the credits that it asks for after a victory, or after a defeat."""
        return 0

    def needs(self, what: i64, which: i64, asset: i64, thing: i64) -> bool:
        """Tell whether it needs an asset that somebody would give away."""
        return False

    # -- keeping (MA-18.15, MA-18.16) --------------------------------------------------------------------------------
    def price(self, g: MetalAdventures, what: i64, which: i64, more: i64) -> i64:
        """Return the credits that it asks for now."""
        return what

    def gives(self, g: MetalAdventures, by: i64, what: i64) -> list[int]:
        """Return the cards with which the promisor can keep it (MA-18.5b)."""
        return []

    def has_room(self, g: MetalAdventures, to: i64) -> bool:
        """Tell whether the promisee can take what was promised (MA-18.5b)."""
        return True

    # -- for people and players --------------------------------------------------------------------------------------
    def words(self, g: MetalAdventures, what: int, which: int, more: int) -> Message:
        """Tell what is promised."""
        return Message(f"duty-{self.name}")

    def worth(self, g: MetalAdventures, what: i64, which: i64, more: i64) -> i64:
        """Value what it moves when it is kept."""
        return self.value


def card_asset(card: i64, cards: list[int]) -> list[int]:
    """Return a card as the only one, if it is there."""
    return [card] if card in cards else []


def share_of(credits: i64, numerator: i64, denominator: i64, up: i64) -> i64:
    """Return a share of credits, rounded up or down (MA-18.5a)."""
    return (credits * numerator + (denominator - 1 if up else 0)) // denominator


def detail(g: MetalAdventures, blank: int, which: int) -> dict[str, Arg]:
    """Name what an abstention or an act is about."""
    if blank == terms.SEAT:
        return {"player": of_seat(which)}
    if blank == terms.CARD:
        return {"card": card_ref(g, which)}
    if blank == terms.PLANET:
        return {"card": Ref(c.PLANETS[which])}
    if blank == terms.SHIP:
        return {"card": ship_ref(g, which)}
    return {"card": Ref(g.cards.actions[which - 1].id)} if blank == terms.ACTION else {}


# -- credits (MA-18.5a) ------------------------------------------------------------------------------------------------
@final
class Pay(Duty):
    """Pay credits."""

    def forced_payment(self, g: MetalAdventures, what: i64, which: i64, more: i64, won: bool) -> i64:
        return what

    def words(self, g: MetalAdventures, what: int, which: int, more: int) -> Message:
        return Message("duty-pay", {"n": what})

    def worth(self, g: MetalAdventures, what: i64, which: i64, more: i64) -> i64:
        return c.CREDIT * what


@final
class Share(Duty):
    """Pay a share of the credits won in this battle."""

    def flaw(self, g: MetalAdventures, clauses: Clauses, i: i64) -> i64:
        return NO_ALLIANCE if clauses.get(i, t.WHICH) < clauses.get(i, t.WHAT) else super().flaw(g, clauses, i)

    def forced_payment(self, g: MetalAdventures, what: i64, which: i64, more: i64, won: bool) -> i64:
        return share_of(g.cards.printed_credits[t.FOE.get(g)], what, which, more) if won else 0

    def price(self, g: MetalAdventures, what: i64, which: i64, more: i64) -> i64:
        return share_of(t.LOOT.get(g), what, which, more)

    def words(self, g: MetalAdventures, what: int, which: int, more: int) -> Message:
        return Message(f"duty-share-{'up' if more else 'down'}", {"share": f"{what}/{which}"})

    def worth(self, g: MetalAdventures, what: i64, which: i64, more: i64) -> i64:
        return c.CREDIT * share_of(expected_loot(g), what, which, more)


def expected_loot(g: MetalAdventures) -> i64:
    """Return the credits to be won in this battle."""
    fight, foe = t.FIGHT.get(g), t.FOE.get(g)
    if fight == t.SHIP:
        return g.cards.printed_credits[foe]
    if fight == t.DUEL:
        return t.POT.get(g) + (t.CREDITS.get(g, foe) + 1) // 2
    return t.TREASURIES.get(g, foe)


# -- cards (MA-18.5b) --------------------------------------------------------------------------------------------------
@final
class GiveImprovement(Duty):
    """Give an improvement by name."""

    def offered(self, g: MetalAdventures, by: i64, author: i64) -> bool:
        return t.IMPROVEMENTS.size(g, by) > 0

    def flaw(self, g: MetalAdventures, clauses: Clauses, i: i64) -> i64:
        owned = t.IMPROVEMENTS.has(g, clauses.get(i, t.BY), clauses.get(i, t.WHAT))
        return FINE if owned else NOT_OWNED

    def needs(self, what: i64, which: i64, asset: i64, thing: i64) -> bool:
        return asset == terms.IMPROVEMENT and thing == what

    def gives(self, g: MetalAdventures, by: i64, what: i64) -> list[int]:
        return card_asset(what, t.IMPROVEMENTS.items(g, by))

    def has_room(self, g: MetalAdventures, to: i64) -> bool:
        return t.IMPROVEMENTS.size(g, to) < g.cards.improvement_limit

    def words(self, g: MetalAdventures, what: int, which: int, more: int) -> Message:
        return Message("duty-give-improvement", {"card": card_ref(g, what)})


class WreckDuty(Duty):
    """What all promises of wrecks have in common."""

    def needs(self, what: i64, which: i64, asset: i64, thing: i64) -> bool:
        return asset == terms.WRECK


@final
class GiveWreck(WreckDuty):
    """Give a wreck by name."""

    def offered(self, g: MetalAdventures, by: i64, author: i64) -> bool:
        return by == author and t.WRECKS.size(g, author) > 0

    def flaw(self, g: MetalAdventures, clauses: Clauses, i: i64) -> i64:
        return FINE if t.WRECKS.has(g, clauses.get(i, t.BY), clauses.get(i, t.WHAT)) else NOT_OWNED

    def gives(self, g: MetalAdventures, by: i64, what: i64) -> list[int]:
        return card_asset(what, t.WRECKS.items(g, by))

    def words(self, g: MetalAdventures, what: int, which: int, more: int) -> Message:
        return Message("duty-give-wreck", {"card": ship_ref(g, what)})


@final
class GiveAnyWreck(WreckDuty):
    """Give any wreck, or any of a group."""

    def can_be_forced(self, g: MetalAdventures, by: i64, what: i64, which: i64) -> bool:
        return what == c.ANY_GROUP and t.WRECKS.size(g, by) > 0  # who holds which wreck is a secret

    def gives(self, g: MetalAdventures, by: i64, what: i64) -> list[int]:
        wrecks = t.WRECKS.items(g, by)
        return [ship for ship in wrecks if what == c.ANY_GROUP or g.cards.faction[ship] == what]

    def words(self, g: MetalAdventures, what: int, which: int, more: int) -> Message:
        if what == c.ANY_GROUP:
            return Message("duty-give-any-wreck")
        return Message("duty-give-wreck-of", {"group": Ref(c.FACTIONS[what])})


@final
class GiveCaptured(WreckDuty):
    """Give the ship that is captured in this battle."""

    def offered(self, g: MetalAdventures, by: i64, author: i64) -> bool:
        return t.FIGHT.get(g) == t.SHIP

    def flaw(self, g: MetalAdventures, clauses: Clauses, i: i64) -> i64:
        return super().flaw(g, clauses, i) if t.FIGHT.get(g) == t.SHIP else NO_BATTLE

    def needs(self, what: i64, which: i64, asset: i64, thing: i64) -> bool:
        return False

    def gives(self, g: MetalAdventures, by: i64, what: i64) -> list[int]:
        return card_asset(t.CAPTURED.get(g), t.WRECKS.items(g, by))


@final
class GiveTrophy(Duty):
    """Give a trophy."""

    def can_be_forced(self, g: MetalAdventures, by: i64, what: i64, which: i64) -> bool:
        return t.TROPHIES.size(g, by) > 0

    def needs(self, what: i64, which: i64, asset: i64, thing: i64) -> bool:
        return asset == terms.TROPHY

    def gives(self, g: MetalAdventures, by: i64, what: i64) -> list[int]:
        return t.TROPHIES.items(g, by)

    def has_room(self, g: MetalAdventures, to: i64) -> bool:
        return t.TROPHIES.size(g, to) < c.TROPHY_LIMIT


# -- deeds (MA-18.5c to MA-18.5e) --------------------------------------------------------------------------------------
@final
class Ally(Duty):
    """Help in a battle to come."""

    def flaw(self, g: MetalAdventures, clauses: Clauses, i: i64) -> i64:
        if g.infamous(clauses.get(i, t.BY)):
            return INFAMY
        for seat in range(g.seats):
            if clauses.get(i, t.TO) & BITS[seat + 3] and g.infamous(seat):
                return INFAMY
        return FINE

    def words(self, g: MetalAdventures, what: int, which: int, more: int) -> Message:
        battle, side = Message(f"battle-{terms.BATTLES[what]}"), Message(f"side-{terms.SIDES[which]}")
        return Message("duty-ally", {"battle": battle, "side": side})


@final
class Abstain(Duty):
    """Not do something."""

    def blank(self, place: i64, what: i64) -> i64:
        return ABSTENTION_BLANKS[what] if place == t.WHICH else super().blank(place, what)

    def words(self, g: MetalAdventures, what: int, which: int, more: int) -> Message:
        return Message(f"abstain-{terms.ABSTENTIONS[what]}", detail(g, ABSTENTION_BLANKS[what], which))


@final
class Act(Duty):
    """Do something."""

    def blank(self, place: i64, what: i64) -> i64:
        return ACT_BLANKS[what] if place == t.WHICH else super().blank(place, what)

    def needs_battle(self, what: i64) -> bool:
        return what == terms.USE_METAL

    def flaw(self, g: MetalAdventures, clauses: Clauses, i: i64) -> i64:
        metal = clauses.get(i, t.WHAT) == terms.USE_METAL and t.METAL.get(g, clauses.get(i, t.BY)) != 0
        return DIE_NOT_BLANK if metal else FINE

    def can_be_forced(self, g: MetalAdventures, by: i64, what: i64, which: i64) -> bool:
        if what == terms.PLAY_CARD:
            return t.IMPROVEMENTS.has(g, by, which) and 0 <= g.cards.timing[which] <= c.AFTER_ROLL
        return what == terms.USE_METAL

    def needs(self, what: i64, which: i64, asset: i64, thing: i64) -> bool:
        return what == terms.PLAY_CARD and asset == terms.IMPROVEMENT and thing == which

    def words(self, g: MetalAdventures, what: int, which: int, more: int) -> Message:
        return Message(f"act-{terms.ACTS[what]}", detail(g, ACT_BLANKS[what], which))


SKIP: Final = terms.SKIP
NONE: Final = (SKIP, SKIP, SKIP)
DUTIES: Final[list[Duty]] = [
    Pay(terms.PAY, (terms.NUMBER, SKIP, SKIP), 0),
    Share(terms.SHARE, (terms.COUNT, terms.COUNT, terms.YES_NO), 0, in_battle=True),
    GiveImprovement(terms.GIVE_IMPROVEMENT, (terms.CARD, SKIP, SKIP), c.TROPHY + 10, terms.IMPROVEMENT),
    GiveWreck(terms.GIVE_WRECK, (terms.SHIP, SKIP, SKIP), c.WRECK + 4),
    GiveAnyWreck(terms.GIVE_ANY_WRECK, (terms.GROUP, SKIP, SKIP), c.WRECK + 4),
    GiveCaptured(terms.GIVE_CAPTURED, NONE, c.WRECK + 4, in_battle=True),
    GiveTrophy(terms.GIVE_TROPHY, NONE, c.TROPHY + 10, terms.TROPHY),
    Ally(terms.ALLY, (terms.BATTLE_KIND, terms.BATTLE_SIDE, SKIP), 14, can_force=False),
    Abstain(terms.ABSTAIN, (terms.ABSTENTION, SKIP, SKIP), 8, can_force=False),
    Act(terms.ACT, (terms.ACT_KIND, SKIP, SKIP), 8),
]
