"""What adventure cards do, one class for each kind: how data name it, what happens, how it is told, drawn and valued.

A card begins with ``perform`` and goes on in the rules (``rules.cards``), which come back for what a deal or a lost
fight means: ``pay`` and ``punish``.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import call
from cosmodrome.games.galaxy_trucker.cards import (
    ATTEMPTS,
    CRITERIA,
    LOSE_CREW,
    LOSE_DAYS,
    LOSE_GOODS,
    PENALTIES,
    SUFFER_HITS,
    Card,
    Effect,
    Line,
    Values,
)
from cosmodrome.games.galaxy_trucker.face.words import Messages, credits_words, days_words, hit_words, some_goods
from cosmodrome.games.galaxy_trucker.kit import CABIN, CANNON, COLOURS, DIRECTIONS, ENGINE, HOLD, SHIELD
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker, queue_of
from cosmodrome.kernel.files.data import Entry
from cosmodrome.kernel.flow import then, then_each
from cosmodrome.kernel.memory.cells import wide
from cosmodrome.kernel.message import Arg, Message, Ref

ALL_SHIPS: Final = 15  # a bit for each
KINDS: Final = ("meteor", "shot")
SIZES: Final = (("small", "large"), ("light", "heavy"))
COUNTS: Final = {LOSE_DAYS: "days-count", LOSE_CREW: "crew-count", LOSE_GOODS: "blocks-count"}


# -- reading data ------------------------------------------------------------------------------------------------------
def goods_of(colours: list[str], where: Entry) -> list[int]:
    """Count goods by colour."""
    if set(colours) - set(COLOURS):
        raise where.fail("list", f"a list of {', '.join(COLOURS)}")
    return [colours.count(colour) for colour in COLOURS]


def goods_in(effects: list[Entry]) -> vec[i64]:
    """Return the goods that a list of effects offers."""
    for effect in effects:
        if effect.text("op") == "gain" and effect.text("what") == "goods":
            return wide(goods_of(effect.texts("list"), effect))
    return wide([0, 0, 0, 0])


def amount_of(effects: list[Entry], op: str, what: str) -> int:
    """Return the number of an effect in a list of effects; 0 when it is not there."""
    for effect in effects:
        if effect.text("op") == op and effect.text("what") == what:
            return effect.whole("n", 1)
    return 0


def hits_of(effect: Entry) -> list[int]:
    """Return the hits of an effect."""
    hits: list[int] = []
    for hit in effect.entries("list"):
        kind = hit.one_of("kind", KINDS)
        hits.append(4 * (2 * kind + hit.one_of("size", SIZES[kind])) + hit.one_of("from", DIRECTIONS))
    return hits


# -- telling -----------------------------------------------------------------------------------------------------------
def told(card: Card, **args: Arg) -> Message:
    """Tell a card with these of its figures."""
    return Message(f"card-{card.effect.type.replace('_', '-')}", {"card": Ref(card.id), **args})


def hits_words(card: Card) -> Messages:
    """Tell the hits of a card."""
    return tuple([Message("card-hit", hit_words(hit)) for hit in card.hits])


# -- all ships by themselves (GT-16, GT-17, GT-20, GT-22.8, GT-22.9) ---------------------------------------------------
class Plain(Effect):
    """A card without figures."""

    def read(self, card: Card, effect: Entry) -> None:
        pass

    def words(self, card: Card) -> Message:
        return told(card)


@final
class OpenSpace(Plain):
    """Everybody flies on by engine power (GT-16)."""

    def perform(self, g: GalaxyTrucker, card: i64, order: list[int]) -> None:
        then_each(g, call.cross_space, order)

    def needs_engines(self) -> bool:
        return True

    def goal(self, values: Values, card: Card, power: i64, most: i64, bonus: i64) -> i64:
        return max(1, power + 4 * values.spare_tokens())


@final
class Stardust(Plain):
    """Everybody loses a day for each exposed connector (GT-22.8)."""

    def perform(self, g: GalaxyTrucker, card: i64, order: list[int]) -> None:
        then_each(g, call.lose_days_to_dust, order[::-1])


@final
class Epidemic(Plain):
    """Cabins joined to others lose a figure each (GT-22.9)."""

    def perform(self, g: GalaxyTrucker, card: i64, order: list[int]) -> None:
        then(g, call.epidemic)


@final
class Planets(Effect):
    """Everybody may land and load goods (GT-17)."""

    def read(self, card: Card, effect: Entry) -> None:
        planets = effect.fields.get("planets")
        if not isinstance(planets, list) or not 2 <= len(planets) <= 4:
            raise effect.fail("planets", "a list of 2 to 4 lists of goods")
        card.days = effect.whole("days", 1)
        card.planets = len(planets)
        card.goods = wide([count for planet in planets for count in goods_of(list(planet), effect)])

    def perform(self, g: GalaxyTrucker, card: i64, order: list[int]) -> None:
        then(g, call.explore_planets, card)
        then_each(g, call.offer_planets, order)

    def words(self, card: Card) -> Message:
        worlds = [some_goods(card.goods_of(planet)) for planet in range(card.planets)]
        parts = [Message("card-planet", {"number": i + 1, "goods": goods}) for i, goods in enumerate(worlds)]
        return told(card, parts=tuple(parts), days=days_words(card))


@final
class Meteors(Effect):
    """Meteors strike everybody (GT-20)."""

    def read(self, card: Card, effect: Entry) -> None:
        card.hits = hits_of(effect)

    def perform(self, g: GalaxyTrucker, card: i64, order: list[int]) -> None:
        then(g, call.volley, card, 0, ALL_SHIPS)

    def words(self, card: Card) -> Message:
        return told(card, parts=hits_words(card))


# -- offers and enemies (GT-18, GT-19, GT-21) --------------------------------------------------------------------------
class Deal(Effect):
    """Brings credits or goods to one ship, for flight days."""

    def read_deal(self, card: Card, reward: list[Entry], cost: list[Entry]) -> None:
        """Take what it brings and costs."""
        card.credits = amount_of(reward, "gain", "credits")
        card.goods = goods_in(reward)
        card.days = amount_of(cost, "lose", "days")

    def pay(self, g: GalaxyTrucker, ship: i64, card: Card, number: i64) -> None:
        if card.credits:
            then(g, call.earn, ship, card.credits)
        else:
            then(g, call.receive_goods, ship, number, 0)

    def words(self, card: Card) -> Message:
        return told(
            card,
            strength=int(card.strength),
            crew=int(card.crew),
            n=int(card.penalty),
            parts=hits_words(card),
            gain=credits_words(card) or some_goods(card.goods_of(0)),
            days=days_words(card),
        )

    def is_worth_it(self, values: Values, card: Card) -> bool:
        return 2 * (card.credits + values.goods(card.goods)) > values.days(card.days)


class Offer(Deal):
    """Whoever has enough crew may use it, the leader first; only one does (GT-18, GT-19)."""

    def read(self, card: Card, effect: Entry) -> None:
        cost = effect.entries("cost")
        self.read_deal(card, effect.entries("reward"), cost)
        card.crew = effect.entries("require")[0].whole("min", 1)
        if card.credits and amount_of(cost, "lose", "crew") != card.crew:
            raise effect.fail("cost", "a price in crew that is also the crew it requires")

    def perform(self, g: GalaxyTrucker, card: i64, order: list[int]) -> None:
        then(g, call.offer, card, queue_of(order))


@final
class AbandonedShip(Offer):
    """Crew for credits (GT-18)."""

    def pay(self, g: GalaxyTrucker, ship: i64, card: Card, number: i64) -> None:
        then(g, call.earn, ship, card.credits)
        then(g, call.pay_crew, ship, card.crew)

    def is_worth_it(self, values: Values, card: Card) -> bool:
        return values.can_spare(card.crew) and card.credits > card.days


@final
class AbandonedStation(Offer):
    """Goods for a ship with enough crew (GT-19)."""


class Enemy(Deal):
    """Attacks one ship after the other until it is beaten (GT-21)."""

    def read(self, card: Card, effect: Entry) -> None:
        self.read_deal(card, effect.entries("win"), effect.entries("win_cost"))
        card.strength = effect.whole("strength", 1)
        self.read_penalty(card, effect.entries("lose"))

    def read_penalty(self, card: Card, lose: list[Entry]) -> None:
        """Take what losers suffer."""
        card.penalty = amount_of(lose, "lose", self.takes)

    def perform(self, g: GalaxyTrucker, card: i64, order: list[int]) -> None:
        then(g, call.attack, card, queue_of(order), 0)

    def goal(self, values: Values, card: Card, power: i64, most: i64, bonus: i64) -> i64:
        """Return what beats it, or else what it cannot beat."""
        strength = 2 * card.strength
        if most > strength:
            return max(strength + 1 - bonus, 1)
        return max(strength - bonus, 1) if most == strength else 0


@final
class Smugglers(Enemy):
    """Take goods, and have some (GT-21.5)."""

    def punish(self, g: GalaxyTrucker, ship: i64, card: Card) -> None:
        then(g, call.lose_goods, ship, card.penalty)


@final
class Slavers(Enemy):
    """Take crew (GT-21.6)."""

    def punish(self, g: GalaxyTrucker, ship: i64, card: Card) -> None:
        then(g, call.lose_crew, ship, card.penalty)


@final
class Pirates(Enemy):
    """Shoot at all that they have beaten, when all is decided (GT-21.7)."""

    def read_penalty(self, card: Card, lose: list[Entry]) -> None:
        card.hits = hits_of(lose[0])

    def punish(self, g: GalaxyTrucker, ship: i64, card: Card) -> None:
        pass


# -- ships compared with each other (GT-22.1 to GT-22.7, GT-22.10) -----------------------------------------------------
@final
class CombatZone(Effect):
    """The lowest ship of each line suffers (GT-22.1)."""

    def read(self, card: Card, effect: Entry) -> None:
        for line in effect.entries("lines"):
            criterion, penalty = line.one_of("criterion", CRITERIA), line.entries("penalty")[0]
            if penalty.one_of("op", ("lose", "hits")) == 1:
                card.hits = hits_of(penalty)
                card.lines.append(Line(criterion, SUFFER_HITS, 0))
            else:
                card.lines.append(Line(criterion, penalty.one_of("what", PENALTIES), penalty.whole("n", 1)))

    def perform(self, g: GalaxyTrucker, card: i64, order: list[int]) -> None:
        then(g, call.combat_line, card, 0)

    def spares_empty(self) -> bool:
        return True

    def words(self, card: Card) -> Message:
        return told(card, parts=tuple([self.line_words(card, line) for line in card.lines]))

    def line_words(self, card: Card, line: Line) -> Message:
        """Tell one line: who suffers what."""
        what: Arg = hits_words(card)
        if line.penalty != SUFFER_HITS:
            what = Message("card-lost", {"what": Message(COUNTS[int(line.penalty)], {"n": int(line.amount)})})
        return Message("card-line", {"who": Message(f"lowest-{CRITERIA[line.criterion]}"), "what": what})

    def goal(self, values: Values, card: Card, power: i64, most: i64, bonus: i64) -> i64:
        """Return what keeps the ship from being the lowest, if it has it; 0 when another one is lower anyway."""
        lowest = values.lowest_rival()
        return max(lowest - bonus, 1) if 0 < lowest <= most else 0


@final
class Sabotage(Plain):
    """The ship with the fewest crew loses a tile where the dice say (GT-22.10)."""

    def perform(self, g: GalaxyTrucker, card: i64, order: list[int]) -> None:
        then(g, call.sabotage, g.lowest_crew(order), ATTEMPTS)


EFFECTS: Final[dict[str, Effect]] = {
    effect.type: effect
    for effect in (
        OpenSpace("open_space", "advance_by_engine_power", "GT-16.1", (ENGINE,), moves="GT-16.1"),
        Planets("planets", "planets", "GT-17.2", (HOLD,), moves="GT-17.5"),
        AbandonedShip(
            "abandoned_ship", "offer_once", "GT-18.1", (CABIN,), moves="GT-18.2", crew_lost="GT-18.2", earned="GT-18.2"
        ),
        AbandonedStation("abandoned_station", "offer_once", "GT-19.1", (CABIN, HOLD), moves="GT-19.2"),
        Meteors("meteor_swarm", "hits", "GT-20.1", (SHIELD,), rolls="GT-20.1"),
        Smugglers("smugglers", "enemy", "GT-21.5", (CANNON, HOLD), moves="GT-21.4", takes="goods"),
        Slavers(
            "slavers", "enemy", "GT-21.6", (CANNON,), "GT-21.4", crew_lost="GT-21.6", earned="GT-21.6", takes="crew"
        ),
        Pirates("pirates", "enemy", "GT-21.7", (CANNON, SHIELD), moves="GT-21.4", rolls="GT-21.7", earned="GT-21.7"),
        CombatZone(
            "combat_zone", "combat_zone", "GT-22.1", (CANNON,), "GT-22.4", "GT-22.4", crew_lost="GT-22.4", compares=True
        ),
        Stardust("stardust", "lose", "GT-22.8", moves="GT-22.8"),
        Epidemic("epidemic", "lose", "GT-22.9", crew_lost="GT-22.9"),
        Sabotage("sabotage", "sabotage", "GT-22.10", rolls="GT-22.10", compares=True),
    )
}
