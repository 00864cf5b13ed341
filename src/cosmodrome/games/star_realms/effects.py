"""What cards do, one class for each effect: how data name it, what happens, how it is told, drawn and valued.

An effect that asks something, or leads to further effects, has ``ask`` in the place of ``perform``.  A Boss never asks
anybody but the players that it hits, so each effect says apart what a Boss does (SR-20.17).
"""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.star_realms import call
from cosmodrome.games.star_realms import cards as c
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms import cards as atoms
from cosmodrome.games.star_realms.board import PLACES, bases_to_destroy, has_base_in_discard
from cosmodrome.games.star_realms.boss import choices
from cosmodrome.games.star_realms.boss.challenges import COST_OF_FREEDOM, DEFY_THE_EMPIRE, MADNESS
from cosmodrome.games.star_realms.cards import RESOURCES, Cards, Effect, Script, Signs, Step
from cosmodrome.games.star_realms.events import FOR_OWN_DRAW
from cosmodrome.games.star_realms.questions.cards import CHOOSE, TARGET
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.data import Entry
from cosmodrome.kernel.flow import then
from cosmodrome.kernel.message import Message

# Who discards
SELF: Final = 0
TARGET_OPPONENT: Final = 1
TARGET_PLAYER: Final = 2
WHO: Final = ("self", "target_opponent", "target_player")

ZONES: Final = {"hand": c.FROM_HAND, "discard": c.FROM_DISCARD, "trade_row": c.FROM_ROW}
ZONE_SIGNS: Final = {"hand": c.FROM_HAND, "sr-pile": c.FROM_DISCARD, "sr-row": c.FROM_ROW}
AMOUNTS: Final = ("cost_of_scrapped_card", "own_cards_scrapped_this_turn_including_this")

# What one of each is worth, in tenths of a combat
POOL_WORTH: Final = (10, 10, 6)  # by resource
DRAW_WORTH: Final = 24
DISCARD_WORTH: Final = 16
SCRAP_WORTH: Final = 22
DESTROY_WORTH: Final = 25


class AtOnce(Effect):
    """An effect that asks nobody, and is the same for a Boss."""

    def __init__(self, op: str) -> None:
        super().__init__(op, asks=False, boss_asks=False)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        self.perform(g, t.BOSS.get(g), step, cost)


# -- gains (SR-5.2, SR-5.3) --------------------------------------------------------------------------------------------
@final
class Gain(AtOnce):
    """Gain an amount of a resource."""

    def read(self, effect: Entry, cards: Cards, kind: int) -> Step:
        resource = effect.one_of("what", RESOURCES)
        if isinstance(effect.fields.get("n"), int):
            return Step(self, resource, effect.whole("n", 1))
        amount = effect.entry("n")
        counted: Effect = (GAIN_BY_COST, GAIN_BY_SCRAPPED)[amount.one_of("of", AMOUNTS)]
        if resource != c.COMBAT:
            raise effect.fail("what", "combat, because the amount is counted")
        return Step(counted, amount.whole("times", 1))

    def perform(self, g: StarRealms, owner: i64, step: Step, cost: i64) -> None:
        atoms.gain(g, owner, step.a, step.b)

    def words(self, step: Step) -> Message:
        return Message(f"effect-gain-{RESOURCES[step.a]}", {"n": int(step.b)})

    def signs(self, step: Step) -> Signs:
        return ((RESOURCES[step.a], str(step.b)),)

    def worth(self, step: Step) -> i64:
        return POOL_WORTH[step.a] * step.b

    def appeal(self, g: StarRealms, step: Step) -> i64:
        if step.a == c.COMBAT:
            return 3
        if step.a == c.LIFE:
            return 2
        number = g.challenge().number
        return 4 if number == DEFY_THE_EMPIRE or number == COST_OF_FREEDOM else 1

    def combat(self, step: Step) -> i64:
        return step.b if step.a == c.COMBAT else 0


class GainCounted(AtOnce):
    """Gain combat times something that is counted; data know it as a gain of such an amount."""

    def read(self, effect: Entry, cards: Cards, kind: int) -> Step:
        return GAIN.read(effect, cards, kind)


@final
class GainByCost(GainCounted):
    """Gain combat by the cost of the card just scrapped (SR-11.4)."""

    def perform(self, g: StarRealms, owner: i64, step: Step, cost: i64) -> None:
        atoms.gain_combat(g, owner, step.a * cost)

    def words(self, step: Step) -> Message:
        return Message("effect-gain-combat-by-cost")

    def signs(self, step: Step) -> Signs:
        return (("combat", "="), ("sr-draw", ""))

    def worth(self, step: Step) -> i64:
        return POOL_WORTH[c.COMBAT] * 3


@final
class GainByScrapped(GainCounted):
    """Gain combat for each own card scrapped this turn (SR-11.6)."""

    def perform(self, g: StarRealms, owner: i64, step: Step, cost: i64) -> None:
        atoms.gain_combat(g, owner, step.a * t.SCRAPPED.get(g, owner))

    def words(self, step: Step) -> Message:
        return Message("effect-gain-combat-by-scrapped", {"n": int(step.a)})

    def signs(self, step: Step) -> Signs:
        return (("combat", f"{step.a}×"), ("sr-scrap", ""))

    def worth(self, step: Step) -> i64:
        return POOL_WORTH[c.COMBAT] * 2 * step.a


# -- drawing and discarding (SR-9, SR-5.15, SR-11.10, SR-11.11) --------------------------------------------------------
@final
class Draw(Effect):
    """Draw cards."""

    def read(self, effect: Entry, cards: Cards, kind: int) -> Step:
        return Step(self, effect.whole("n", 1))

    def perform(self, g: StarRealms, owner: i64, step: Step, cost: i64) -> None:
        atoms.draw_cards(g, owner, step.a)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        then(g, call.boss_draws, step.a)

    def words(self, step: Step) -> Message:
        return Message("effect-draw", {"n": int(step.a)})

    def signs(self, step: Step) -> Signs:
        return (("sr-draw", str(step.a)),)

    def worth(self, step: Step) -> i64:
        return DRAW_WORTH * step.a


@final
class Discard(Effect):
    """Discard cards, or let somebody discard."""

    def read(self, effect: Entry, cards: Cards, kind: int) -> Step:
        return Step(self, effect.one_of("who", WHO), effect.whole("n", 1))

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        if step.a == SELF:
            then(g, call.discard_cards, seat, step.b, FOR_OWN_DRAW)
        else:
            TARGET.ask(g, seat, call.target_discards, step.b, 1 if step.a == TARGET_PLAYER else 0)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        if step.a == SELF:
            then(g, call.boss_discards, step.b)
        else:
            then(g, call.players_discard, step.b)

    def words(self, step: Step) -> Message:
        return Message(f"effect-discard-{WHO[step.a].replace('_', '-')}", {"n": int(step.b)})

    def signs(self, step: Step) -> Signs:
        own: Signs = (("sr-drop", str(step.b)),)
        return own if step.a == SELF else (("attack", ""), *own)

    def worth(self, step: Step) -> i64:
        return -DISCARD_WORTH * step.b if step.a == SELF else DISCARD_WORTH * step.b

    def takes_hand_card(self, step: Step) -> bool:
        return step.a == SELF


@final
class DiscardAny(Effect):
    """Discard as many cards as one likes, with an effect for each (SR-11.11)."""

    def read(self, effect: Entry, cards: Cards, kind: int) -> Step:
        return Step(self, then=read_script(cards, effect.entries("per_card"), kind))

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        then(g, call.discard_any, seat, step.then.number)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        then(g, call.boss_discards_starters, step.then.number)

    def words(self, step: Step) -> Message:
        return Message("effect-discard-any", {"then": step.then.words()})

    def signs(self, step: Step) -> Signs:
        return (("sr-drop", "×"), *step.then.signs())

    def worth(self, step: Step) -> i64:
        return DISCARD_WORTH


# -- scrapping and destroying (SR-6.4, SR-8.2, SR-11.14) ---------------------------------------------------------------
@final
class ScrapCards(Effect):
    """Scrap cards of the own zones, or one of the trade row, with an effect for each (SR-6.4, SR-11.4 to SR-11.8)."""

    def read(self, effect: Entry, cards: Cards, kind: int) -> Step:
        names = effect.texts("zones")
        if not set(names) <= set(ZONES):
            raise effect.fail("zones", f"a list of some of {', '.join(ZONES)}")
        zones = sum([ZONES[name] for name in names])
        if zones > c.FROM_ROW:
            raise effect.fail("zones", "either the trade row or own zones")
        follows = read_script(cards, effect.entries("then"), kind) if effect.has("then") else c.NOTHING
        return Step(self, zones, effect.whole("min", 0, 1), effect.whole("max", 1), follows)

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        if step.a == c.FROM_ROW:
            then(g, call.scrap_row_card, seat, step.b, step.then.number)
        else:
            then(g, call.scrap_cards, seat, step.a | step.b * c.MUST, step.c, step.then.number)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        if step.a == c.FROM_ROW:
            then(g, call.boss_scraps_row_card, step.then.number)
        else:
            then(g, call.boss_scraps, step.a | step.b * c.MUST, step.c, step.then.number)

    def words(self, step: Step) -> Message:
        where = "-or-".join([zone.replace("_", "-") for zone, bit in ZONES.items() if step.a & bit])
        scrap = Message(f"effect-{'must' if step.b else 'may'}-scrap-{where}", {"n": int(step.c)})
        return Message("effect-then", {"effect": scrap, "then": step.then.words()}) if step.then.steps else scrap

    def signs(self, step: Step) -> Signs:
        zones = [(icon, "") for icon, bit in ZONE_SIGNS.items() if step.a & bit]
        return (("sr-scrap", str(step.c) if step.c > 1 else ""), *zones, *step.then.signs())

    def worth(self, step: Step) -> i64:
        return 3 if step.a == c.FROM_ROW else SCRAP_WORTH * step.c + step.then.worth() // 2

    def takes_hand_card(self, step: Step) -> bool:
        return step.a & c.FROM_HAND != 0

    def compels(self, step: Step) -> i64:
        return step.a if step.b else 0


@final
class DestroyBase(Effect):
    """Destroy an opposing base without combat (SR-8.2)."""

    def read(self, effect: Entry, cards: Cards, kind: int) -> Step:
        return Step(self)

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        then(g, call.destroy_base, seat)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        then(g, call.boss_destroys_base)

    def words(self, step: Step) -> Message:
        return Message("effect-destroy-base")

    def signs(self, step: Step) -> Signs:
        return (("sr-burst", ""),)

    def worth(self, step: Step) -> i64:
        return DESTROY_WORTH

    def worth_now(self, g: StarRealms, seat: i64, step: Step) -> i64:
        best: i64 = -1
        bases = bases_to_destroy(g, seat)
        for i in range(bases.count):
            base = bases.get(i)
            best = max(best, g.cards.worth[t.FLEETS.get(g, base // PLACES, base % PLACES)])
        return best

    def appeal(self, g: StarRealms, step: Step) -> i64:
        return 6 if choices.has_open_base(g, t.FOES.items(g, t.BOSS.get(g))) else 0


@final
class ReturnLater(AtOnce):
    """Come back from the scrap heap at the end of the turn (SR-11.14)."""

    def read(self, effect: Entry, cards: Cards, kind: int) -> Step:
        return Step(self, kind)

    def perform(self, g: StarRealms, owner: i64, step: Step, cost: i64) -> None:
        atoms.return_later(g, owner, step.a)

    def words(self, step: Step) -> Message:
        return Message("effect-return-later")

    def signs(self, step: Step) -> Signs:
        return (("undo", ""),)

    def worth(self, step: Step) -> i64:
        return DISCARD_WORTH


# -- new cards, and cards on top of the deck (SR-7.3, SR-11.2, SR-11.3, SR-11.9, SR-11.13) -----------------------------
@final
class AcquireFree(Effect):
    """Acquire a card of limited cost for nothing (SR-7.3)."""

    def read(self, effect: Entry, cards: Cards, kind: int) -> Step:
        return Step(self, effect.whole("max_cost"), effect.one_of("to", ("discard", "deck_top")))

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        then(g, call.acquire_card, seat, step.a, step.b)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        then(g, call.boss_acquires, step.a)

    def words(self, step: Step) -> Message:
        return Message("effect-acquire-to-top" if step.b else "effect-acquire", {"cost": int(step.a)})

    def signs(self, step: Step) -> Signs:
        limit: Signs = (("buy", f"≤{step.a}"),)
        return (*limit, ("sr-top", "")) if step.b else limit

    def worth(self, step: Step) -> i64:
        return 10 * step.a


@final
class TopNextBase(AtOnce):
    """Put the next base acquired this turn on top of the deck (SR-11.13)."""

    def read(self, effect: Entry, cards: Cards, kind: int) -> Step:
        return Step(self)

    def perform(self, g: StarRealms, owner: i64, step: Step, cost: i64) -> None:
        atoms.top_next_base(g, owner)

    def words(self, step: Step) -> Message:
        return Message("effect-top-next-base")

    def signs(self, step: Step) -> Signs:
        return (("sr-base", ""), ("sr-top", ""))

    def worth(self, step: Step) -> i64:
        return DISCARD_WORTH


@final
class TopBase(Effect):
    """Put a base of the discard pile on top of the deck (SR-11.9)."""

    def read(self, effect: Entry, cards: Cards, kind: int) -> Step:
        return Step(self)

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        then(g, call.top_base, seat)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        then(g, call.boss_tops_base)

    def words(self, step: Step) -> Message:
        return Message("effect-top-base")

    def signs(self, step: Step) -> Signs:
        return (("sr-base", ""), ("sr-top", ""))

    def worth(self, step: Step) -> i64:
        return DISCARD_WORTH

    def worth_now(self, g: StarRealms, seat: i64, step: Step) -> i64:
        best: i64 = -1
        for i in range(t.DISCARDS.size(g, seat)):
            kind = t.DISCARDS.get(g, seat, i)
            if g.cards.base[kind]:
                best = max(best, g.cards.worth[kind] // 2)
        return best

    def appeal(self, g: StarRealms, step: Step) -> i64:
        return 5 if g.challenge().number == MADNESS and has_base_in_discard(g, t.BOSS.get(g)) else 0


# -- choices and conditions (SR-5.5, SR-11.12) -------------------------------------------------------------------------
@final
class Choose(Effect):
    """Choose one of two effects (SR-5.5)."""

    def read(self, effect: Entry, cards: Cards, kind: int) -> Step:
        options = effect.fields.get("options")
        if effect.whole("n") != 1 or not isinstance(options, list) or len(options) != 2:
            raise effect.fail("options", "two lists of effects")
        entries = [Entry(effect.where, {"options": option}).entries("options") for option in options]
        first, second = [read_script(cards, option, kind) for option in entries]
        return Step(self, then=first, other=second)

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        CHOOSE.ask(g, seat, call.perform_chosen, step.then.number, step.other.number)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        first, second = step.then.steps[0], step.other.steps[0]
        likes_second = second.effect.appeal(g, second) > first.effect.appeal(g, first)
        then(g, call.boss_performs, step.other.number if likes_second else step.then.number, 0, 0)

    def words(self, step: Step) -> Message:
        return Message("effect-choose", {"first": step.then.words(), "second": step.other.words()})

    def signs(self, step: Step) -> Signs:
        return (*step.then.signs(), ("or", ""), *step.other.signs())

    def worth(self, step: Step) -> i64:
        return max(step.then.worth(), step.other.worth()) + 5


@final
class IfBases(Effect):
    """Have an effect with enough bases in play (SR-11.12)."""

    def read(self, effect: Entry, cards: Cards, kind: int) -> Step:
        bases = effect.entry("cond").whole("own_bases_in_play_at_least", 1)
        return Step(self, bases, then=read_script(cards, effect.entries("then"), kind))

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        if g.bases(seat) >= step.a:
            then(g, call.perform, seat, step.then.number, 0, 0)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        if g.bases(t.BOSS.get(g)) >= step.a:
            then(g, call.boss_performs, step.then.number, 0, 0)

    def words(self, step: Step) -> Message:
        return Message("effect-if-bases", {"n": int(step.a), "then": step.then.words()})

    def signs(self, step: Step) -> Signs:
        return (("sr-base", f"{step.a}:"), *step.then.signs())

    def worth(self, step: Step) -> i64:
        return step.then.worth() // 3


GAIN: Final[Gain] = Gain("gain")
GAIN_BY_COST: Final[GainByCost] = GainByCost("gain by cost")
GAIN_BY_SCRAPPED: Final[GainByScrapped] = GainByScrapped("gain by scrapped")
EFFECTS: Final[dict[str, Effect]] = {
    effect.op: effect
    for effect in (
        GAIN,
        Draw("draw", asks=False),
        Discard("discard"),
        DiscardAny("discard_any"),
        ScrapCards("scrap"),
        DestroyBase("destroy_base"),
        Choose("choose"),
        IfBases("if"),
        AcquireFree("acquire_free"),
        TopNextBase("redirect_next_acquire"),
        TopBase("move"),
        ReturnLater("return_from_scrap_heap"),
    )
}


def read_script(cards: Cards, effects: list[Entry], kind: int) -> Script:
    """Return a list of effects as a script, with a number of its own."""
    steps = [read_step(cards, effect, kind) for effect in effects]
    if not steps:
        return c.NOTHING
    script = Script(len(cards.scripts), steps)
    cards.scripts.append(script)
    return script


def read_step(cards: Cards, effect: Entry, kind: int) -> Step:
    """Return one effect of a card with its figures."""
    found = EFFECTS.get(effect.text("op"))
    if found is None:
        raise effect.fail("op", "a known effect of a card")
    return found.read(effect, cards, kind)
