"""Effects that gain, draw and discard (SR-5).

An effect that asks something, or leads to further effects, has ``ask`` in the place of ``perform``.  A Boss never asks
anybody but the players that it hits, so each effect says apart what a Boss does (SR-20.17).
"""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.star_realms import call
from cosmodrome.games.star_realms import cards as c
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms import cards as atoms
from cosmodrome.games.star_realms.boss.challenges import COST_OF_FREEDOM, DEFY_THE_EMPIRE
from cosmodrome.games.star_realms.cards import RESOURCES, Effect, Reader, Signs, Step
from cosmodrome.games.star_realms.questions.cards import TARGET
from cosmodrome.games.star_realms.table import StarRealms
from cosmodrome.kernel.files.data import Entry
from cosmodrome.kernel.flow import then
from cosmodrome.kernel.message import Message, Sign

# Who discards
SELF: Final = 0
TARGET_OPPONENT: Final = 1
TARGET_PLAYER: Final = 2
WHO: Final = ("self", "target_opponent", "target_player")

AMOUNTS: Final = ("cost_of_scrapped_card", "own_cards_scrapped_this_turn_including_this")

# What one of each is worth, in tenths of a combat
POOL_WORTH: Final = (10, 10, 6)  # by resource
DRAW_WORTH: Final = 24
DISCARD_WORTH: Final = 16


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

    def read(self, effect: Entry, reader: Reader) -> Step:
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
        return ((Sign(RESOURCES[step.a], str(step.b)),),)

    def worth(self, step: Step) -> i64:
        return POOL_WORTH[step.a] * step.b

    def appeal(self, g: StarRealms, step: Step) -> i64:
        if step.a == c.COMBAT:
            return 3
        if step.a == c.LIFE:
            return 2
        number = g.challenge().number
        return 4 if number == DEFY_THE_EMPIRE or number == COST_OF_FREEDOM else 1

    def gains(self, step: Step, resource: i64) -> i64:
        return step.b if step.a == resource else 0


class GainCounted(AtOnce):
    """Gain combat times something that is counted; data know it as a gain of such an amount."""

    def read(self, effect: Entry, reader: Reader) -> Step:
        return GAIN.read(effect, reader)


@final
class GainByCost(GainCounted):
    """Gain combat by the cost of the card just scrapped (SR-11.4)."""

    def perform(self, g: StarRealms, owner: i64, step: Step, cost: i64) -> None:
        atoms.gain_combat(g, owner, step.a * cost)

    def words(self, step: Step) -> Message:
        return Message("effect-gain-combat-by-cost")

    def signs(self, step: Step) -> Signs:
        return ((Sign("combat", "="), Sign("sr-draw", tone="dim")),)

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
        return ((Sign("combat", f"{step.a}×"), Sign("sr-scrap", tone="dim")),)

    def worth(self, step: Step) -> i64:
        return POOL_WORTH[c.COMBAT] * 2 * step.a


# -- drawing and discarding (SR-9, SR-5.15, SR-11.10, SR-11.11) --------------------------------------------------------
@final
class Draw(Effect):
    """Draw cards."""

    def read(self, effect: Entry, reader: Reader) -> Step:
        return Step(self, effect.whole("n", 1))

    def perform(self, g: StarRealms, owner: i64, step: Step, cost: i64) -> None:
        atoms.draw_cards(g, owner, step.a, t.BY_EFFECT)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        then(g, call.boss_draws, step.a)

    def words(self, step: Step) -> Message:
        return Message("effect-draw", {"n": int(step.a)})

    def signs(self, step: Step) -> Signs:
        return ((Sign("sr-draw", str(step.a)),),)

    def worth(self, step: Step) -> i64:
        return DRAW_WORTH * step.a


@final
class Discard(Effect):
    """Discard cards, or let somebody discard."""

    def read(self, effect: Entry, reader: Reader) -> Step:
        return Step(self, effect.one_of("who", WHO), effect.whole("n", 1))

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        if step.a == SELF:
            then(g, call.discard_cards, seat, step.b, t.FOR_OWN_DRAW)
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
        drop = Sign("sr-drop", str(step.b))
        return ((drop,),) if step.a == SELF else ((Sign("attack", tone="foe"), drop),)

    def worth(self, step: Step) -> i64:
        return -DISCARD_WORTH * step.b if step.a == SELF else DISCARD_WORTH * step.b

    def takes_hand_card(self, step: Step) -> bool:
        return step.a == SELF


@final
class DiscardAny(Effect):
    """Discard as many cards as one likes, with an effect for each (SR-11.11)."""

    def read(self, effect: Entry, reader: Reader) -> Step:
        return Step(self, then=reader.script(effect.entries("per_card")))

    def ask(self, g: StarRealms, seat: i64, step: Step) -> None:
        then(g, call.discard_any, seat, step.then.number)

    def boss(self, g: StarRealms, step: Step, cost: i64) -> None:
        then(g, call.boss_discards_starters, step.then.number)

    def words(self, step: Step) -> Message:
        return Message("effect-discard-any", {"then": step.then.words()})

    def signs(self, step: Step) -> Signs:
        return ((Sign("sr-drop", "×"),), *step.then.signs())

    def worth(self, step: Step) -> i64:
        return DISCARD_WORTH


GAIN: Final[Gain] = Gain("gain")
GAIN_BY_COST: Final[GainByCost] = GainByCost("gain by cost")
GAIN_BY_SCRAPPED: Final[GainByScrapped] = GainByScrapped("gain by scrapped")
