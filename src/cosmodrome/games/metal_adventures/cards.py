"""The cards of a data set as tables of ints; ``load`` fills them.

*Ships* are the cards of the space deck, near first, then far, events among them.  *Improvements* are equipment first,
then support; after them come the base ships, so that one number names whatever gives a pirate an ability.  What cards
do stands in classes (``effects``); a *program* is a list of steps that are carried out one after the other.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.kernel.components import Components, Figures
from cosmodrome.kernel.files.data import Entry
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.message import Message, Option, Sign

if TYPE_CHECKING:
    from cosmodrome.games.metal_adventures.table import MetalAdventures

# As many as answers have numbers for
SHIPS: Final = 68
IMPROVEMENTS: Final = 24
FIRST_SUPPORT: Final = 15  # improvements before it are equipment
TROPHIES: Final = 18
BASES: Final = 6
OPEN_SHIPS: Final = 3
ROW: Final = 4
TROPHY_LIMIT: Final = 2
MOST_SEATS: Final = 6
MOST_CLAUSES: Final = 8  # of a deal
MOST_PROMISES: Final = 40  # open at once
MOST_DEALS: Final = 8

# Powers; the first three count for the honorary title (MA-5.2)
FACTIONS: Final = ("sol_empire", "galactic_empire", "barrens_raiders", "ocg", "bounty_hunter")
TITLES: Final = 3
HUNTER: Final = 4
NO_FACTION: Final = -1  # an event
ANY_GROUP: Final = 5  # of wrecks

PLANETS: Final = ("exhalia", "bazaar", "karokum")
OTHER_PLANETS: Final = ("ocg_trading_post", "havana")  # that cannot be attacked
KAROKUM: Final = 2
OCG: Final = 3  # where some actions of the cruise take place
NO_PROGRAM: Final = 0
ALL: Final = 99  # repair everything, any cost
CONTRABAND_SURCHARGE: Final = 1

# When a support card is played
BEFORE_ROLL: Final = 0
AFTER_ROLL: Final = 1
ON_DAMAGE: Final = 2
OUTSIDE_BATTLE: Final = 3
AFTER_REVEAL: Final = 4
TIMINGS: Final = ("before_roll", "after_roll", "on_damage", "own_turn_outside_battle", "after_reveal_open_space")

# Whom an event concerns
EVERYBODY: Final = 0
STRONGEST: Final = 1
THE_TABLE: Final = 2

# Standing abilities of base ships and equipment
SHIP_ALONE: Final = 0
AGAINST_PLANET: Final = 1
DUELIST: Final = 2
CHALLENGER: Final = 3
CHALLENGED: Final = 4
SHIP_CREDITS: Final = 5
ALLY_CREDITS: Final = 6
SUPPORT: Final = 7
DEBT: Final = 8
DISCOUNT: Final = 9
REDRAW: Final = 10
FREE_PILE: Final = 11
OWN_REROLL: Final = 12
ARMOUR: Final = 13  # against any damage, down to 0
HULL: Final = 14  # against damage of a lost ship battle, down to 1
PLATING: Final = 15  # against any damage, down to 1
CHEAPEST: Final = 16  # price below which the discount does not reach
ABILITIES: Final = 17

# What things are worth to a simple player, in tenths of a credit
CREDIT: Final = 10
WRECK: Final = 9
DAMAGE: Final = 13
PENALTY: Final = 34
TROPHY: Final = 28
STRENGTH_POINT: Final = 26
SUPPORT_WORTH: Final = 24
SOMETHING: Final = 18  # a reward that is hard to value
AT_ONCE: Final = 300  # a card that should be played
NEVER: Final = -10_000


class Effect:
    """One thing that a card, planet or action does.  All that is to be known of it stands in one class."""

    def __init__(self, op: str, asks: bool) -> None:
        self.op: Final = op  # its name in the data
        self.asks: Final = asks  # somebody may have to answer something

    def read(self, effect: Entry) -> list[int]:
        """Return the figures of a data file: up to two."""
        return []

    def perform(self, g: "MetalAdventures", seat: i64, step: "Step") -> None:
        """Do it at once; what cannot be used is lost (MA-11.17)."""
        raise NotImplementedError

    def ask(self, g: "MetalAdventures", seat: i64, step: "Step") -> None:
        """Begin it, if it can do anything, where somebody may have to answer."""
        raise NotImplementedError

    def worth(self, g: "MetalAdventures", seat: i64, step: "Step") -> i64:
        """Value it as a reward."""
        return SOMETHING

    def sign(self, step: "Step") -> Sign:
        """Draw it as a reward."""
        return Sign("crew")

    def words(self, step: "Step") -> Message:
        """Tell it as a reward."""
        return Message(f"reward-{self.op.replace('_', '-').replace(' ', '-')}", {"n": int(step.a)})

    # -- of support cards --------------------------------------------------------------------------------------------
    def usable(self, g: "MetalAdventures", seat: i64) -> bool:
        """Tell whether a support card played outside battle would do something (MA-7.8)."""
        for other in range(g.seats):
            if other != seat and self.touches(g, other):
                return True
        return False

    def touches(self, g: "MetalAdventures", other: i64) -> bool:
        """Tell whether a support card would do something to another pirate (MA-7.8)."""
        return False

    def hit(self, g: "MetalAdventures", seat: i64, other: i64, step: "Step") -> None:
        """Do it to another pirate."""
        raise NotImplementedError

    def strength(self, step: "Step") -> i64:
        """Return what a support card adds to the total of its side."""
        return 0

    def tempts(self, g: "MetalAdventures", seat: i64) -> i64:
        """Say how much a simple player wants to play it outside battle."""
        return AT_ONCE

    def saves(self, missing: i64) -> i64:
        """Say how much a simple player wants to play it after the roll, when so much is missing for victory."""
        return 10


@final
class Step(Figures):
    """An effect with its figures."""

    def __init__(self, effect: Effect, figures: list[int], card: int) -> None:
        super().__init__(figures)
        self.effect: Final = effect
        self.card: Final[i64] = card  # the support card that it stands on; -1 for none


class Condition:
    """What a trophy asks for.  All that is to be known of it stands in one class."""

    def __init__(self, pred: str, hope: int, is_event: bool) -> None:
        self.pred: Final = pred  # its name in the data
        self.chance: Final[i64] = hope  # how likely it comes about some time, in percent
        self.is_event: Final = is_event  # it happens in a turn; others hold as long as one owns something

    def read(self, condition: Entry) -> list[int]:
        """Return the figures of a data file: the least number, and what it is about."""
        return [condition.whole("n", 0, 30) if condition.has("n") else 1]

    def holds(self, g: "MetalAdventures", seat: i64, trophy: "Trophy") -> bool:
        """Tell whether a state holds now (MA-6.5)."""
        return False

    def happened(self, g: "MetalAdventures", seat: i64, trophy: "Trophy") -> bool:
        """Tell whether the battle that a seat has just won is the event (MA-6.5, MA-21.12 to MA-21.14)."""
        return False

    def missing(self, g: "MetalAdventures", seat: i64, trophy: "Trophy") -> i64:
        """Guess in how many steps a state could hold."""
        return 2

    def hope(self, g: "MetalAdventures", trophy: "Trophy") -> i64:
        """Guess how likely it comes about some time, in percent."""
        return self.chance

    def wants_card(self, g: "MetalAdventures", trophy: "Trophy", card: i64, same: i64) -> i64:
        """Value an improvement for it, of whose family one has so many others."""
        return 0

    def wants_wreck(self, g: "MetalAdventures", seat: i64, trophy: "Trophy", faction: i64, same: i64) -> i64:
        """Value a wreck for it, of whose power one has so many."""
        return 0

    def wants_planet(self) -> i64:
        """Value a conquered planet for it."""
        return 0


@final
class Trophy:
    """A trophy card: its condition with its figures, and its reward."""

    def __init__(self, condition: Condition, figures: list[int], glory: int, credits: int) -> None:
        self.condition: Final = condition
        self.least: Final[i64] = figures[0]
        self.subject: Final[i64] = figures[1] if len(figures) > 1 else 0  # a power, or a role
        self.glory: Final[i64] = glory
        self.credits: Final[i64] = credits


class Action:
    """An action of the cruise; each has one or more variants, by which it is paid or what it is used for."""

    def __init__(self, number: int, variants: int) -> None:
        self.number: Final[i64] = number  # 1 to 10
        self.variants: Final[i64] = variants
        self.id: str = ""
        self.planet: i64 = 0
        self.program: i64 = NO_PROGRAM
        self.credits: vec[i64] = wide([])  # of each alternative price
        self.goods: vec[i64] = wide([])  # wrecks or trophies of each alternative price

    def flaw(self, g: "MetalAdventures", seat: i64, variant: i64) -> str:
        """Return why a variant is not possible, nothing when it is (MA-17.4 to MA-17.15)."""
        raise NotImplementedError

    def ask(self, g: "MetalAdventures", seat: i64, variant: i64) -> None:
        """Pay for it, let the player name what he pays with, and let it take effect (MA-17.17)."""
        raise NotImplementedError

    def price(self) -> list[Sign]:
        """Draw what it costs."""
        raise NotImplementedError

    def gains(self, steps: list[Step]) -> list[Sign]:
        """Draw what it brings, by the steps of its program."""
        return [step.effect.sign(step) for step in steps]

    def option(self, g: "MetalAdventures", seat: int, answer: int, variant: int) -> Option:
        """Tell what a variant means, with its price."""
        raise NotImplementedError

    def notation(self, g: "MetalAdventures", seat: int, variant: int) -> str:
        """Return the short text of a variant, after the number of the action."""
        raise NotImplementedError

    def worth(self, g: "MetalAdventures", seat: i64, variant: i64) -> i64:
        """Value what it brings, less what it costs."""
        raise NotImplementedError


class Cards(Components):
    """All figures of the game."""

    def __init__(self, hash: str) -> None:
        super().__init__(hash)
        self.sources: Final[dict[str, str]] = {}  # by id
        self.programs: Final[list[list[Step]]] = [[]]

        # By ship
        self.near: i64 = 0  # as many of them, the first ones, are near
        self.faction: vec[i64] = wide([])
        self.strength: vec[i64] = wide([])
        self.dots: vec[i64] = wide([])  # damage
        self.reward: vec[i64] = wide([])  # program
        self.printed_credits: vec[i64] = wide([])
        self.event: vec[i64] = wide([])  # program
        self.event_who: vec[i64] = wide([])

        # By improvement and base ship
        self.cost: vec[i64] = wide([])
        self.added: vec[i64] = wide([])  # strength of equipment
        self.family: vec[i64] = wide([])  # -1: none
        self.families: Final[list[str]] = []
        self.timing: vec[i64] = wide([])  # of a support card
        self.program: vec[i64] = wide([])  # of a support card
        self.ability: vec[i64] = wide([])  # by ABILITIES * card + kind

        # Of the board
        self.trophies: Final[list[Trophy]] = []
        self.actions: Final[list[Action]] = []
        self.first_variants: vec[i64] = wide([])  # by action, less 1
        self.variant_actions: Final[list[Action]] = []  # by variant, counted through all actions
        self.planet_strength: vec[i64] = wide([])
        self.planet_damage: vec[i64] = wide([])
        self.planet_reward: vec[i64] = wide([])  # program
        self.support_strength: vec[i64] = wide([])  # by base strength
        self.metal_faces: vec[i64] = wide([])

        # Constants of the rulebook, and limits of negotiation
        self.start_credits: i64 = 0
        self.start_strength: i64 = 0
        self.improvement_limit: i64 = 0
        self.most_damage: i64 = 0
        self.most_penalties: i64 = 0
        self.fee: i64 = 0
        self.pile_fee: i64 = 0
        self.rest_credits: i64 = 0
        self.rest_surcharge: i64 = 0
        self.duel_glory: i64 = 0
        self.end_glory: i64 = 0
        self.end_deck: i64 = 0
        self.traitor_damage: i64 = 0  # if the attacker wins
        self.betrayed_damage: i64 = 0  # of an attacker who was betrayed and lost
        self.most_proposals: i64 = 0
        self.most_versions: i64 = 0
        self.most_turns: i64 = 0  # of a deadline

    def ship_id(self, ship: int) -> str:
        """Return the id of a ship."""
        return self.ids["ship"][ship]

    def card_id(self, card: int) -> str:
        """Return the id of an improvement or base ship."""
        return self.ids["card"][card]

    def trophy_id(self, trophy: int) -> str:
        """Return the id of a trophy."""
        return self.ids["trophy"][trophy]

    def support_step(self, card: i64) -> Step:
        """Return what a support card does first."""
        return self.programs[self.program[card]][0]
