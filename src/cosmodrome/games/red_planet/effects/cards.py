"""What characters and action cards do, one class for each effect: how data name it, what happens, how it is told."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.red_planet import board, call
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.atoms import characters, mars
from cosmodrome.games.red_planet.box import Box, Effect, Step
from cosmodrome.games.red_planet.face.words import goes_to, resource_name
from cosmodrome.games.red_planet.questions.astronauts import KILL, REPLACE
from cosmodrome.games.red_planet.questions.cards import MAY_DRAW, MAY_LOOK, RESEARCH
from cosmodrome.games.red_planet.questions.ships import BOARD_TOGETHER, DESTROY, LAUNCH, RETARGET
from cosmodrome.games.red_planet.rules import abilities
from cosmodrome.games.red_planet.table import DOCKED, NEUTRAL, SUPPLY, RedPlanet
from cosmodrome.kernel.files.data import Entry
from cosmodrome.kernel.message import Message, Sign

VP_TOKENS: Final = ("vp_ice", "vp_sylvanite", "vp_celerium")


# -- placing astronauts (RP-5.8 to RP-5.16) ----------------------------------------------------------------------------
@final
class Place(Effect):
    """Place astronauts one by one, each in another ship or in any."""

    def read(self, effect: Entry) -> list[int]:
        n, least, most = effect.whole("n", 1, 5), effect.whole("ships_min", 1, 2), effect.whole("ships_max", 1, 2)
        if most == 1 and n > 1:
            raise effect.fail("ships_max", "2 for several astronauts")
        if least == 2 and (n != 2 or effect.whole("max_per_ship", 1, 1) != 1):
            raise effect.fail("n", "2, one for each of two ships")
        return [n, least - 1]

    def ask(self, g: RedPlanet, colour: i64, step: Step) -> None:
        abilities.place(g, colour, step.a, board.NO_PAD if step.b else board.ANY_PAD)

    def words(self, box: Box, step: Step) -> Message:
        return Message("effect-place-apart" if step.b else "effect-place", {"n": int(step.a)})

    def signs(self, box: Box, step: Step) -> tuple[Sign, ...]:
        return (Sign("astronaut", str(step.a)),)


@final
class PlaceTogether(Effect):
    """Place all astronauts in one ship, or none at all (RP-5.6, RP-6.3a, RP-6.3b)."""

    def read(self, effect: Entry) -> list[int]:
        effect.whole("ships_min", 1, 2)
        if effect.whole("ships_max", 1, 2) != 1:
            raise effect.fail("ships_max", "1 for an ability that is done entirely or not at all")
        return [effect.whole("n", 1, 5)]

    def ask(self, g: RedPlanet, colour: i64, step: Step) -> None:
        if t.ASTRONAUTS.get(g, SUPPLY, colour) >= step.a and board.can_board(g, step.a, board.ANY_PAD):
            BOARD_TOGETHER.ask(g, g.owner(colour), call.board_together, colour, step.a)
        else:
            characters.skip(g, colour)

    def words(self, box: Box, step: Step) -> Message:
        return Message("effect-place-together", {"n": int(step.a)})

    def signs(self, box: Box, step: Step) -> tuple[Sign, ...]:
        return (Sign("astronaut", str(step.a)),)

    def warning(self, g: RedPlanet, step: Step) -> Message | None:
        """Warn where no ship, or just one that others may take first, has room for all (RP-6.3b)."""
        fits = [pad for pad in range(t.SHIP.size(g, 0)) if g.free(pad) >= step.a]
        if len(fits) > 1:
            return None
        if not fits:
            return Message("warning-no-ship", {"n": int(step.a)})
        return Message("warning-one-ship", {"n": int(step.a), "region": goes_to(g, fits[0])})


# -- Explorer, Soldier, Rescue Operation, Forced March (RP-6.8, RP-6.2, RP-13.30, RP-13.32) ----------------------------
@final
class Move(Effect):
    """Move astronauts along a route, at least and at most so often."""

    def read(self, effect: Entry) -> list[int]:
        route = (effect.text("from"), effect.text("to"))
        if route not in board.ROUTES:
            raise effect.fail("to", f"the end of a known route from {route[0]}")
        if not effect.flag("reveals"):
            raise effect.fail("reveals", "true")
        return [board.ROUTES.index(route), effect.whole("min", 0, 1), effect.whole("max", 1, 5)]

    def ask(self, g: RedPlanet, colour: i64, step: Step) -> None:
        abilities.move(g, colour, 0, step.number)

    def can(self, g: RedPlanet, colour: i64, step: Step) -> bool:
        return board.can_move(g, colour, step.a)

    def words(self, box: Box, step: Step) -> Message:
        on_mars = "effect-move-march" if step.b else "effect-move-step"
        return Message((on_mars, "effect-move-landing", "effect-move-rescue")[step.a], {"n": int(step.c)})

    def signs(self, box: Box, step: Step) -> tuple[Sign, ...]:
        return (Sign("arrow-both"),) if step.a == board.STEP else ()


# -- Scientist (RP-6.7) ------------------------------------------------------------------------------------------------
@final
class Study(Effect):
    """Draw a card or look at a discovery; a neutral colour can only draw (RP-6.7b, RP-6.7e, RP-16.9)."""

    def read(self, effect: Entry) -> list[int]:
        if [option.text("op") for option in effect.entries("options")] != ["draw_colonization", "peek_discovery"]:
            raise effect.fail("options", "draw_colonization and peek_discovery")
        return []

    def ask(self, g: RedPlanet, colour: i64, step: Step) -> None:
        possible: i64 = MAY_DRAW if t.CARDS.size(g, 0) else 0
        if colour < NEUTRAL and board.has_discovery(g):
            possible |= MAY_LOOK
        if possible:
            RESEARCH.ask(g, g.owner(colour), call.research, colour, possible)

    def words(self, box: Box, step: Step) -> Message:
        return Message("effect-study")

    def signs(self, box: Box, step: Step) -> tuple[Sign, ...]:
        return (Sign("spectator"),)


# -- Spy and Emergency Launch (RP-6.6, RP-13.31) -----------------------------------------------------------------------
@final
class Launch(Effect):
    """Launch a docked ship of a kind, if there is one (RP-6.6b, RP-6.6d)."""

    def read(self, effect: Entry) -> list[int]:
        return [effect.one_of("target", board.LAUNCHABLE)]

    def ask(self, g: RedPlanet, colour: i64, step: Step) -> None:
        if board.can_launch(g, step.a):
            LAUNCH.ask(g, g.owner(colour), call.launch_chosen, colour, step.a)

    def can(self, g: RedPlanet, colour: i64, step: Step) -> bool:
        return board.can_launch(g, step.a)

    def words(self, box: Box, step: Step) -> Message:
        return Message("effect-launch-with-crew" if step.a == board.WITH_CREW else "effect-launch-not-full")

    def signs(self, box: Box, step: Step) -> tuple[Sign, ...]:
        return (Sign("launch"),)


# -- Recruiter, Saboteur, Robot, Soldier, Pilot (RP-6.9, RP-6.5, RP-6.4, RP-6.2, RP-6.1) -------------------------------
class Plain(Effect):
    """An effect without figures."""

    def __init__(self, op: str, asks: bool, told: str, icons: tuple[str, ...]) -> None:
        super().__init__(op, asks)
        self.told: Final = told  # the id of the message that tells it
        self.icons: Final = icons  # that draw it

    def read(self, effect: Entry) -> list[int]:
        return []

    def words(self, box: Box, step: Step) -> Message:
        return Message(self.told)

    def signs(self, box: Box, step: Step) -> tuple[Sign, ...]:
        return tuple([Sign(icon) for icon in self.icons])


@final
class ReturnPlayed(Plain):
    """Take all played characters back, the Recruiter included (RP-6.9b, RP-16.10)."""

    def perform(self, g: RedPlanet, colour: i64, step: Step) -> None:
        characters.return_played(g, colour)


@final
class Destroy(Plain):
    """Destroy a docked ship, if there is one (RP-6.5b)."""

    def ask(self, g: RedPlanet, colour: i64, step: Step) -> None:
        if t.DOCK.has(g, 0, DOCKED):
            DESTROY.ask(g, g.owner(colour), call.destroy_chosen, colour)


@final
class Replace(Plain):
    """Replace an astronaut that stands with one of its own, if there is one (RP-6.4b, RP-6.4d)."""

    def ask(self, g: RedPlanet, colour: i64, step: Step) -> None:
        if board.can_replace(g, colour):
            REPLACE.ask(g, g.owner(colour), call.replace_chosen, colour)


@final
class Kill(Plain):
    """Kill an astronaut in an outer region or on Phobos, if there is one (RP-6.2b)."""

    def ask(self, g: RedPlanet, colour: i64, step: Step) -> None:
        if board.can_kill(g):
            KILL.ask(g, g.owner(colour), call.kill_chosen, colour)


@final
class Retarget(Plain):
    """Lay a region token on a docked or launched ship, if there are both (RP-6.1b)."""

    def ask(self, g: RedPlanet, colour: i64, step: Step) -> None:
        if g.has_token() and (t.DOCK.has(g, 0, DOCKED) or t.DOCK.has(g, 0, t.LAUNCHED)):
            RETARGET.ask(g, g.owner(colour), call.retarget_chosen, colour)


# -- Blocks of Ice (RP-13.29) ------------------------------------------------------------------------------------------
@final
class Gain(Effect):
    """Take VP tokens from the stock."""

    def read(self, effect: Entry) -> list[int]:
        return [effect.one_of("what", VP_TOKENS), effect.whole("n", 1)]

    def perform(self, g: RedPlanet, colour: i64, step: Step) -> None:
        mars.gain(g, colour, step.a, step.b)

    def words(self, box: Box, step: Step) -> Message:
        return Message("effect-gain", {"n": int(step.b), "resource": resource_name(box, int(step.a))})

    def signs(self, box: Box, step: Step) -> tuple[Sign, ...]:
        return (Sign(box.ids["resource"][step.a], f"+{step.b}"),)


# -- reading data ------------------------------------------------------------------------------------------------------
TOGETHER: Final = PlaceTogether("place", asks=True)  # in an ability that is done entirely or not at all
EFFECTS: Final[dict[str, Effect]] = {
    effect.op: effect
    for effect in (
        Place("place", asks=True),
        ReturnPlayed("return_played_characters", asks=False, told="effect-return-played", icons=("undo", "hand")),
        Move("move", asks=True),
        Study("choose_one", asks=True),
        Launch("launch", asks=True),
        Destroy("destroy_ship", asks=True, told="effect-destroy", icons=("damage",)),
        Replace("replace", asks=True, told="effect-replace", icons=("swap",)),
        Kill("kill", asks=True, told="effect-kill", icons=("attack",)),
        Retarget("put_region_token", asks=True, told="effect-retarget", icons=("region",)),
        Gain("gain", asks=False),
    )
}


def read_step(effect: Entry, all_or_nothing: bool = False) -> Step:
    """Read one effect of a character or an action."""
    op = effect.text("op")
    if op not in EFFECTS:
        raise effect.fail("op", "a known effect of a character or an action")
    found = TOGETHER if all_or_nothing and op == TOGETHER.op else EFFECTS[op]
    return Step(found, found.read(effect))
