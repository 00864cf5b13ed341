"""Ships: to board, to launch, to destroy, to send elsewhere (RP-5.8, RP-6.1, RP-6.3, RP-6.5, RP-6.6, RP-13.31)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.atoms import mars, ships
from cosmodrome.games.red_planet.board import ANY_PAD, NOT_FULL, is_launchable
from cosmodrome.games.red_planet.box import NO_REGION, REGIONS
from cosmodrome.games.red_planet.events import BY_SPY
from cosmodrome.games.red_planet.face.forecast import figures_after, warn_of_others
from cosmodrome.games.red_planet.face.words import ship_words
from cosmodrome.games.red_planet.questions.choices import no
from cosmodrome.games.red_planet.questions.colour import NO_SHIP_THERE, OfColour, OfShip, is_docked, region_option
from cosmodrome.games.red_planet.table import EMPTY, SUPPLY, RedPlanet
from cosmodrome.kernel.agenda import NO_ANSWER
from cosmodrome.kernel.message import Message, Option, Refusal
from cosmodrome.kernel.question import Answers


@final
class BoardShip(OfShip):
    """A ship for an astronaut."""

    def __init__(self) -> None:
        super().__init__("board", "RP-5.8")
        self.left: Final = self.argument("left")  # astronauts that are still to board
        self.last: Final = self.argument("last")  # the pad that it must not be: see ``board``

    def fits(self, g: RedPlanet, pad: i64) -> bool:
        return g.free(pad) >= 1 and pad != self.last.of(g)

    def reason(self, g: RedPlanet, pad: i64) -> Refusal:
        if is_docked(g, pad) and pad == self.last.of(g):
            return no("RP-6.6a", "refused-same-ship")
        return no_seats(g, pad, "RP-5.8")

    def moot(self, g: RedPlanet, seat: i64, answers: Answers) -> i64:
        """Take the first ship where every free seat will be taken, in whatever order (RP-5.9)."""
        self.legal(g, seat, answers)
        seats: i64 = 0
        for i in range(answers.count):
            pad = self.pad.value(answers.get(i))
            if g.bound_for(pad) == NO_REGION:  # whoever boards first chooses where it flies
                return NO_ANSWER
            seats += g.free(pad)
        crew = min(self.left.of(g), t.ASTRONAUTS.get(g, SUPPLY, self.colour.of(g)))
        return answers.get(0) if self.last.of(g) == ANY_PAD and crew >= seats else NO_ANSWER

    def foresee(self, then: RedPlanet, pad: int) -> None:
        mars.place(then, self.colour.of(then), pad, 1)

    def words(self, g: RedPlanet) -> Message:
        return Message("ask-board", {"n": int(self.left.of(g))})


@final
class BoardTogether(OfShip):
    """A ship for several astronauts."""

    def __init__(self) -> None:
        super().__init__("board-together", "RP-6.3a")
        self.count: Final = self.argument("count")

    def fits(self, g: RedPlanet, pad: i64) -> bool:
        return g.free(pad) >= self.count.of(g)

    def reason(self, g: RedPlanet, pad: i64) -> Refusal:
        return no_seats(g, pad, "RP-6.3a")

    def foresee(self, then: RedPlanet, pad: int) -> None:
        mars.place(then, self.colour.of(then), pad, self.count.of(then))

    def words(self, g: RedPlanet) -> Message:
        return Message("ask-board-together", {"n": int(self.count.of(g))})


def no_seats(g: RedPlanet, pad: i64, rule: str) -> Refusal:
    """Refuse a ship that is not docked, has no destination and can get none, or has too few free seats."""
    if not is_docked(g, pad):
        return NO_SHIP_THERE
    if t.CREW.get(g, 0, pad) < g.box.capacity[t.SHIP.get(g, 0, pad)] and g.free(pad) == 0:
        return no("RP-5.14a", "refused-no-destination")
    return no(rule, "refused-no-room")


@final
class ChooseToken(OfColour):
    """The region of a region token for a ship."""

    def __init__(self) -> None:
        super().__init__("token", "RP-5.14")
        self.region: Final = self.part("region", REGIONS)
        self.pad: Final = self.argument("pad")

    def legal(self, g: RedPlanet, seat: i64, answers: Answers) -> None:
        for region in range(REGIONS):
            if g.token_left(region):
                answers.add(self.region.first + region)

    def refuse(self, g: RedPlanet, seat: i64, answer: i64) -> Refusal | None:
        region = self.region.value(answer)
        return None if g.token_left(region) else no("RP-14.2", "refused-no-token", g.box.region(region))

    def words(self, g: RedPlanet) -> Message:
        return Message("ask-token", {"ship": ship_words(g, self.pad.of(g))})

    def option(self, g: RedPlanet, seat: int, answer: int) -> Option:
        """Tell by which rule: somebody boards a blank ship, or the Pilot acts."""
        region = int(self.region.value(answer))
        pad, colour, then = self.pad.of(g), self.colour.of(g), g.clone()
        rule = "RP-5.14" if g.needs_token(pad) else "RP-6.1b"
        ships.lay_token(then, colour, pad, region)
        after, warning = figures_after(g, then, seat), warn_of_others(g, then, int(colour), int(pad))
        token = g.box.ids["region_token"][region]
        return region_option(g.box, self.name, answer, region, rule, token)._replace(after=after, warning=warning)

    def notation(self, g: RedPlanet, seat: int, answer: int) -> str:
        return f"token {g.box.region(int(self.region.value(answer)))}"


@final
class LaunchShip(OfShip):
    """A ship to launch."""

    def __init__(self) -> None:
        super().__init__("launch", "RP-6.6b")
        self.which: Final = self.argument("which")

    def fits(self, g: RedPlanet, pad: i64) -> bool:
        return is_launchable(g, pad, self.which.of(g))

    def reason(self, g: RedPlanet, pad: i64) -> Refusal:
        if not is_docked(g, pad):
            return NO_SHIP_THERE
        return no(self.because(g), "refused-full" if self.which.of(g) == NOT_FULL else "refused-empty")

    def foresee(self, then: RedPlanet, pad: int) -> None:
        ships.launch(then, pad, BY_SPY, self.colour.of(then))

    def because(self, g: RedPlanet) -> str:
        return "RP-6.6b" if self.which.of(g) == NOT_FULL else "RP-13.31"


@final
class DestroyShip(OfShip):
    """A docked ship to destroy."""

    def fits(self, g: RedPlanet, pad: i64) -> bool:
        return is_docked(g, pad)

    def foresee(self, then: RedPlanet, pad: int) -> None:
        ships.destroy(then, self.colour.of(then), pad)

    def warning(self, g: RedPlanet, then: RedPlanet, pad: int) -> Message | None:
        return None


@final
class RetargetShip(OfShip):
    """A docked or launched ship for a region token."""

    def fits(self, g: RedPlanet, pad: i64) -> bool:
        return t.DOCK.get(g, 0, pad) != EMPTY

    def warning(self, g: RedPlanet, then: RedPlanet, pad: int) -> Message | None:
        return None


BOARD: Final[BoardShip] = BoardShip()
BOARD_TOGETHER: Final[BoardTogether] = BoardTogether()
TOKEN: Final[ChooseToken] = ChooseToken()
LAUNCH: Final[LaunchShip] = LaunchShip()
DESTROY: Final[DestroyShip] = DestroyShip("destroy", "RP-6.5b")
RETARGET: Final[RetargetShip] = RetargetShip("retarget", "RP-6.1b")
