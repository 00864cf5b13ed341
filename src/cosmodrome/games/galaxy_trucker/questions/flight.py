"""The flight: giving up, powers, hits, and what adventure cards ask (GT-13 to GT-23)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.face import warnings
from cosmodrome.games.galaxy_trucker.face.words import (
    block_name,
    cell_name,
    cell_notation,
    credits_words,
    days_words,
    line_words,
    power_text,
    some_goods,
    tile_path,
)
from cosmodrome.games.galaxy_trucker.kit import BATTERY, CABIN, CELLS, COLOURS, ENGINE, HOLD, RED
from cosmodrome.games.galaxy_trucker.questions.common import OfCells, YesOrNo
from cosmodrome.games.galaxy_trucker.table import ALIEN, SHIFT, GalaxyTrucker, Sampled, count_goods
from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.message import Arg, Message, Option, Ref, Refusal
from cosmodrome.kernel.question import Answers, Question

NO_TOKEN: Final = Message("refused-no-token")
PLANETS: Final = 4  # of a card at most
MOST_UNLOADED: Final = 20  # blocks, once something was loaded: so loading always comes to an end (GT-15.4)
SELDOM: Final = 30  # one of so many random answers gives up


def card_words(g: GalaxyTrucker) -> dict[str, Arg]:
    """Name the open card and the days it takes."""
    return {"card": Ref(g.open_card().id), "days": int(g.open_card().days)}


# -- giving up (GT-23.7) -----------------------------------------------------------------------------------------------
@final
class GiveUp(YesOrNo):
    """Whether to give up before the next card."""

    def __init__(self) -> None:
        super().__init__("give-up", "GT-23.7", "fly on", "give up")
        self.ship: Final = self.argument("ship")
        self.ordered = self.yes.first

    def only(self, g: GalaxyTrucker, seat: i64, answers: Answers) -> i64:
        return NO_ANSWER

    def usual(self, g: GalaxyTrucker, seat: i64) -> i64:
        """Fly on, unless the next card may force the ship to give up (GT-23.13)."""
        return NO_ANSWER if warnings.is_close_to_giving_up(g, self.ship.of(g)) else self.no.first

    def takes_order(self, g: GalaxyTrucker, seat: i64) -> bool:
        """Let a pilot order it at any time of a flight (GT-23.13)."""
        return not t.TEST.get(g) and seat in [t.PILOT.get(g, ship) for ship in g.order()]

    def warning(self, g: GalaxyTrucker) -> Message:
        return warnings.of_giving_up(g, self.ship.of(g))

    def sample(self, g: GalaxyTrucker, seat: i64, rng: Rng) -> i64:
        return self.yes.first if rng.below(SELDOM) == 0 else self.no.first


# -- powers and hits (GT-13, GT-14) ------------------------------------------------------------------------------------
@final
class Power(OfCells):
    """A double tile to power, or no more."""

    def __init__(self) -> None:
        super().__init__("power", "GT-13.4", Refusal("GT-13.4", Message("refused-no-double-tile")), nothing=True)
        self.role: Final = self.argument("role")
        self.power: Final = self.argument("power")
        self.powered: Final = self.argument("powered")  # a mask of places among the double tiles

    def cells(self, g: GalaxyTrucker, ship: i64) -> list[int]:
        return g.unpowered(ship, self.role.of(g), self.powered.of(g))

    def prompt(self, g: GalaxyTrucker, seat: int) -> Message:
        """Ask for double tiles, with the power that is there now, an alien's bonus included (GT-13.3)."""
        strength, halves = int(g.open_card().strength), self.declared(g)
        args: dict[str, Arg] = {"halves": halves, "power": power_text(halves)}
        if strength:
            return Message("ask-power-enemy", {**args, "strength": strength})
        return Message("ask-power-engines" if self.role.of(g) == ENGINE else "ask-power-cannons", args)

    def declared(self, g: GalaxyTrucker) -> int:
        """Return the power that is there now, in halves."""
        return int(g.with_bonus(self.ship.of(g), self.role.of(g), self.power.of(g)))

    def warning(self, g: GalaxyTrucker) -> Message | None:
        return warnings.of_more_power(g, self.declared(g))

    def decline(self, g: GalaxyTrucker, answer: int) -> Option:
        if self.gives_up_without(g):
            return Option(answer, Message("option-power-give-up"), (), "GT-16.2")
        return Option(answer, Message("option-power-no"), (), "GT-13.4")

    def gives_up_without(self, g: GalaxyTrucker) -> bool:
        """Tell whether the ship gives up if no more is added (GT-16.2)."""
        needed = self.role.of(g) == ENGINE and g.open_card().effect.needs_engines()
        return needed and self.power.of(g) == 0 and t.TEST.get(g) == 0


@final
class Token(OfCells):
    """A battery token to spend, or to lose in place of goods."""

    def __init__(self) -> None:
        super().__init__("token", "GT-13.4", Refusal("GT-13.4", NO_TOKEN))
        self.count: Final = self.argument("count")  # of tokens to lose; 0 when one is spent

    def cells(self, g: GalaxyTrucker, ship: i64) -> list[int]:
        return g.loaded(ship, BATTERY)

    def prompt(self, g: GalaxyTrucker, seat: int) -> Message:
        count = int(self.count.of(g))
        return Message("ask-token-lost", {"n": count}) if count else Message("ask-token")


@final
class Defend(OfCells):
    """A battery token to stop a hit, or none."""

    def __init__(self) -> None:
        super().__init__("defend", "GT-14.18", Refusal("GT-14.18", NO_TOKEN), nothing=True)
        self.hit: Final = self.argument("hit")
        self.line: Final = self.argument("line")
        self.target: Final = self.argument("cell")

    def cells(self, g: GalaxyTrucker, ship: i64) -> list[int]:
        return g.loaded(ship, BATTERY)

    def prompt(self, g: GalaxyTrucker, seat: int) -> Message:
        words = line_words(int(self.hit.of(g)), int(self.line.of(g)))
        return Message("ask-defend", {**words, "cell": cell_name(g, int(self.target.of(g)))})

    def decline(self, g: GalaxyTrucker, answer: int) -> Option:
        warning = warnings.of_hit(g, self.ship.of(g), int(self.target.of(g)))
        return Option(answer, Message("option-defend-no"), (), "GT-14.11", warning=warning)


# -- adventure cards (GT-17 to GT-21) ----------------------------------------------------------------------------------
@final
class Land(Question[GalaxyTrucker]):
    """A planet, or none."""

    def __init__(self) -> None:
        super().__init__("land", "GT-17.2")
        self.nothing: Final = self.part("nothing")
        self.planet: Final = self.part("planet", PLANETS)
        self.ship: Final = self.argument("ship")

    def refuse(self, g: GalaxyTrucker, seat: i64, answer: i64) -> Refusal | None:
        if self.nothing.has(answer):
            return None
        planet = self.planet.value(answer)
        if planet >= g.open_card().planets:
            return Refusal("GT-17.1", Message("refused-no-planet"))
        return Refusal("GT-17.2", Message("refused-planet-taken")) if g.is_landed_on(planet) else None

    def prompt(self, g: GalaxyTrucker, seat: int) -> Message:
        return Message("ask-land", card_words(g))

    def option(self, g: GalaxyTrucker, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return Option(answer, Message("option-land-no"), (), self.rule)
        card, planet = g.open_card(), int(self.planet.value(answer))
        label = Message("option-land", {"number": planet + 1, "goods": some_goods(card.goods_of(planet))})
        return Option(answer, label, (card.id,), self.rule, ("card",), told=True)

    def notation(self, g: GalaxyTrucker, seat: int, answer: int) -> str:
        return "pass" if self.nothing.has(answer) else f"land {self.planet.value(answer) + 1}"


class Deal(YesOrNo):
    """Whether to take what the open card brings, for its price."""

    def prompt(self, g: GalaxyTrucker, seat: int) -> Message:
        return Message(f"ask-{self.name}", card_words(g))

    def paid_crew(self, g: GalaxyTrucker) -> int:
        """Return how many of the crew are the price."""
        return 0

    def words(self, g: GalaxyTrucker) -> dict[str, Arg]:
        card, crew = g.open_card(), self.paid_crew(g)
        paid = (Message("crew-count", {"n": crew}),) if crew else ()
        gain = credits_words(card) or some_goods(card.goods_of(0))
        return {"days": int(card.days), "gain": gain, "price": (*paid, days_words(card))}


@final
class Use(Deal):
    """Whether to use an abandoned ship or station."""

    def __init__(self) -> None:
        super().__init__("use", "GT-18.1", "pass", "use")
        self.card: Final = self.argument("card")
        self.ship: Final = self.argument("ship")

    def paid_crew(self, g: GalaxyTrucker) -> int:
        return int(g.open_card().paid_crew())

    def warning(self, g: GalaxyTrucker) -> Message | None:
        return warnings.of_paying_all(g, self.ship.of(g))


@final
class Reward(Deal):
    """Whether to take the reward for a victory."""

    def __init__(self) -> None:
        super().__init__("reward", "GT-21.4", "decline", "accept")
        self.ship: Final = self.argument("ship")


# -- goods and crew (GT-15) --------------------------------------------------------------------------------------------
def can_load(g: GalaxyTrucker, ship: i64, cell: i64, colour: i64) -> bool:
    """Tell whether a block of the pallet fits into a hold (GT-15.1, GT-15.2)."""
    tile, kit = g.tile_at(ship, cell), g.kit
    if t.PALLET.get(g, colour) == 0 or kit.role[tile] != HOLD or (colour == RED and not kit.red_fits[tile]):
        return False
    return count_goods(t.LOADS.get(g, ship, cell)) < kit.capacity[tile]


@final
class Load(Sampled):
    """A block to load or to unload, or done."""

    def __init__(self) -> None:
        super().__init__("load", "GT-15.1")
        self.done: Final = self.part("done")
        self.load: Final = self.part("load", 4 * CELLS)  # 4 * cell + colour
        self.unload: Final = self.part("unload", 4 * CELLS)
        self.ship: Final = self.argument("ship")
        self.loading: Final = self.argument("loading")  # 0 until something is loaded; then 1, and 1 for each unloading

    def legal(self, g: GalaxyTrucker, seat: i64, answers: Answers) -> None:
        """List what may be loaded and unloaded (GT-15.3)."""
        answers.add(self.done.first)
        ship, cells = self.ship.of(g), g.board().cells
        for cell in cells:
            if g.role_at(ship, cell) == HOLD:
                for colour in range(4):
                    if can_load(g, ship, cell, colour):
                        answers.add(self.load.of(4 * cell + colour))
        if self.loading.of(g) <= MOST_UNLOADED:
            for cell in cells:
                if g.is_loaded(ship, cell, HOLD):
                    for colour in range(4):
                        if g.has_goods(ship, cell, colour):
                            answers.add(self.unload.of(4 * cell + colour))

    def sample(self, g: GalaxyTrucker, seat: i64, rng: Rng) -> i64:
        """Return a random answer; once something was loaded, mostly one that does not take it out again."""
        answer = super().sample(g, seat, rng)
        return self.done.first if self.loading.of(g) and self.unload.has(answer) and rng.below(4) else answer

    def refuse(self, g: GalaxyTrucker, seat: i64, answer: i64) -> Refusal | None:
        ship = self.ship.of(g)
        if self.load.has(answer):
            return self.refuse_load(g, ship, self.load.value(answer) // 4, self.load.value(answer) % 4)
        if self.unload.has(answer):
            if self.loading.of(g) > MOST_UNLOADED:
                return Refusal("GT-15.4", Message("refused-unload-again"))
            if not g.has_goods(ship, self.unload.value(answer) // 4, self.unload.value(answer) % 4):
                return Refusal("GT-15.3", Message("refused-no-goods"))
        return None

    def refuse_load(self, g: GalaxyTrucker, ship: i64, cell: i64, colour: i64) -> Refusal | None:
        """Say why a block cannot be loaded there."""
        if can_load(g, ship, cell, colour):
            return None
        plain_hold = g.role_at(ship, cell) == HOLD and not g.kit.red_fits[g.tile_at(ship, cell)]
        if colour == RED and t.PALLET.get(g, RED) > 0 and plain_hold:
            return Refusal("GT-15.2", Message("refused-red"))
        return Refusal("GT-15.1", Message("refused-no-room"))

    def loadable(self, g: GalaxyTrucker) -> list[int]:
        """Count the waiting blocks, by colour, of the colours for which there is room."""
        ship, cells = self.ship.of(g), g.board().cells
        fits = [any(can_load(g, ship, cell, colour) for cell in cells) for colour in range(4)]
        return [int(t.PALLET.get(g, colour)) if fits[colour] else 0 for colour in range(4)]

    def prompt(self, g: GalaxyTrucker, seat: int) -> Message:
        waiting = some_goods([int(t.PALLET.get(g, colour)) for colour in range(4)])
        return Message("ask-load", {"goods": waiting}) if waiting else Message("ask-load-nothing")

    def option(self, g: GalaxyTrucker, seat: int, answer: int) -> Option:
        if self.done.has(answer):
            warning = warnings.of_leaving(g, self.loadable(g))
            return Option(answer, Message("option-load-done"), (), "GT-15.5", warning=warning)
        part, rule = (self.load, "GT-15.1") if self.load.has(answer) else (self.unload, "GT-15.3")
        cell, colour = divmod(int(part.value(answer)), 4)
        label = Message(f"option-{part.name}", {"goods": block_name(colour), "cell": cell_name(g, cell)})
        return Option(answer, label, (g.kit.id_of("goods", colour),), rule, (tile_path(g, int(self.ship.of(g)), cell),))

    def notation(self, g: GalaxyTrucker, seat: int, answer: int) -> str:
        if self.done.has(answer):
            return "done"
        part = self.load if self.load.has(answer) else self.unload
        cell, colour = divmod(int(part.value(answer)), 4)
        return f"{part.name} {COLOURS[colour]} {cell_notation(g, cell)}"


@final
class Crew(OfCells):
    """A cabin that loses a figure."""

    def __init__(self) -> None:
        super().__init__("crew", "GT-15.9", Refusal("GT-15.9", Message("refused-no-crew")))
        self.count: Final = self.argument("count")

    def cells(self, g: GalaxyTrucker, ship: i64) -> list[int]:
        return g.loaded(ship, CABIN)

    def label(self, g: GalaxyTrucker, ship: int, cell: int) -> str:
        return "option-crew-alien" if t.LOADS.get(g, ship, cell) >= ALIEN else "option-crew"

    def prompt(self, g: GalaxyTrucker, seat: int) -> Message:
        return Message("ask-crew", {"n": int(self.count.of(g))})


@final
class Goods(OfCells):
    """A hold that loses a block."""

    def __init__(self) -> None:
        super().__init__("goods", "GT-15.7", Refusal("GT-15.7", Message("refused-no-goods")))
        self.count: Final = self.argument("count")
        self.colour: Final = self.argument("colour")

    def cells(self, g: GalaxyTrucker, ship: i64) -> list[int]:
        shift = SHIFT[self.colour.of(g)]
        return [cell for cell in g.loaded(ship, HOLD) if t.LOADS.get(g, ship, cell) // shift % 4 > 0]

    def prompt(self, g: GalaxyTrucker, seat: int) -> Message:
        return Message("ask-goods", {"n": int(self.count.of(g)), "goods": block_name(int(self.colour.of(g)))})


GIVE_UP: Final[GiveUp] = GiveUp()
POWER: Final[Power] = Power()
TOKEN: Final[Token] = Token()
DEFEND: Final[Defend] = Defend()
LAND: Final[Land] = Land()
USE: Final[Use] = Use()
REWARD: Final[Reward] = Reward()
LOAD: Final[Load] = Load()
CREW: Final[Crew] = Crew()
GOODS: Final[Goods] = Goods()
