"""Building ships, in real time or in turns, and what is asked around it (GT-2.8, GT-3 to GT-9, GT-29)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.board import can_look, can_return, can_set_aside, can_turn_glass, has_place
from cosmodrome.games.galaxy_trucker.kit import NO_TILE, NOWHERE, OPEN_PILES
from cosmodrome.games.galaxy_trucker.questions.acts import NUMBERS, Building, number_option, refuse_number
from cosmodrome.games.galaxy_trucker.questions.common import YesOrNo
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.agenda import ALL, ANY, NO_ANSWER
from cosmodrome.kernel.chance import Rng
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Message, Option, Refusal
from cosmodrome.kernel.question import Answers, Question

TRIES: Final = 24  # for a random place


# -- real time (GT-29.10) ----------------------------------------------------------------------------------------------
@final
class Ready(Question[GalaxyTrucker]):
    """The start signal."""

    def __init__(self) -> None:
        super().__init__("ready", "GT-2.8", ALL)
        self.ready: Final = self.part("ready")

    def refuse(self, g: GalaxyTrucker, seat: i64, answer: i64) -> Refusal | None:
        return None

    def confirms(self, g: GalaxyTrucker) -> bool:
        """Wait for the start signal."""
        return True

    def moot(self, g: GalaxyTrucker, seat: i64, answers: Answers) -> i64:
        """Let everybody say it themselves: when it is said matters."""
        return NO_ANSWER

    def option(self, g: GalaxyTrucker, seat: int, answer: int) -> Option:
        return Option(answer, Message("option-ready-no"), (), self.rule)

    def notation(self, g: GalaxyTrucker, seat: int, answer: int) -> str:
        return "ready"


@final
class Race(Building):
    """An act while all build at once; CLOCK says that the sand has run out."""

    def __init__(self) -> None:
        super().__init__("race", "GT-29.10", ANY)

    def legal(self, g: GalaxyTrucker, seat: i64, answers: Answers) -> None:
        if seat < 0:
            answers.add(self.nothing.first)
        elif t.LOOKING.get(g, seat) != NOWHERE:
            answers.add(self.close.first)
        elif t.HAND.get(g, seat) == NO_TILE:
            self.list_with_empty_hand(g, seat, answers)
        else:
            building = not g.has_finished(seat)
            if building:
                self.list_puts(g, seat, answers)
            if can_turn_glass(g, seat):
                answers.add(self.glass.first)
            if building:
                self.list_places(g, seat, answers)

    def list_with_empty_hand(self, g: GalaxyTrucker, seat: i64, answers: Answers) -> None:
        """List what a seat without a tile in hand may do (GT-29.10b)."""
        ship, building = t.AT.get(g, seat), not g.has_finished(seat)
        if building and t.HEAP.size(g, 0):
            answers.add(self.draw.first)
        if building and t.LAST.get(g, ship) != NOWHERE:
            answers.add(self.retake.first)
        if can_turn_glass(g, seat):
            answers.add(self.glass.first)
        self.list_looks(g, ship, answers)
        if building:
            self.list_empty_handed(g, ship, answers)

    def refuse(self, g: GalaxyTrucker, seat: i64, answer: i64) -> Refusal | None:
        if seat < 0:
            return None if answer == 0 else OUT_OF_DOMAIN
        if self.nothing.has(answer):
            return Refusal("GT-29.10a", Message("refused-no-pass"))
        looks = t.LOOKING.get(g, seat) != NOWHERE
        if self.close.has(answer):
            return None if looks else Refusal("GT-29.10b", Message("refused-not-looking"))
        if looks:
            return Refusal("GT-7.10", Message("refused-looking"))
        if self.glass.has(answer):
            return self.refuse_glass(g, seat)
        if g.has_finished(seat) and not self.look.has(answer):
            return Refusal("GT-9.3", Message("refused-finished"))
        if t.HAND.get(g, seat) != NO_TILE:
            if self.puts(answer):
                return self.refuse_put(g, seat, answer)
            return Refusal("GT-9.6" if self.finish.has(answer) else "GT-3.4", Message("refused-full-hand"))
        if self.puts(answer):
            return Refusal("GT-29.10b", Message("refused-empty-hand"))
        ship = t.AT.get(g, seat)
        if self.retake.has(answer):
            return None if t.LAST.get(g, ship) != NOWHERE else Refusal("GT-3.7", Message("refused-fixed"))
        return self.refuse_empty_handed(g, ship, answer)

    def refuse_glass(self, g: GalaxyTrucker, seat: i64) -> Refusal | None:
        """Say why a seat may not turn the hourglass."""
        if t.CIRCLE.get(g) <= 0:
            return Refusal("GT-25.3" if t.TEST.get(g) else "GT-8.5", Message("refused-no-turn-left"))
        if t.RUNNING.get(g):
            return Refusal("GT-8.3", Message("refused-sand-runs"))
        return None if can_turn_glass(g, seat) else Refusal("GT-8.4", Message("refused-last-turn"))


# -- turns (GT-29.11 to GT-29.23) --------------------------------------------------------------------------------------
@final
class Turn(Building):
    """The one thing that a seat does in its building turn."""

    def __init__(self) -> None:
        super().__init__("turn", "GT-29.12")

    def legal(self, g: GalaxyTrucker, seat: i64, answers: Answers) -> None:
        ship = t.AT.get(g, seat)
        answers.add(self.nothing.first)
        if t.HEAP.size(g, 0):
            answers.add(self.draw.first)
        self.list_looks(g, ship, answers)
        self.list_empty_handed(g, ship, answers)

    def only(self, g: GalaxyTrucker, seat: i64, answers: Answers) -> i64:
        return NO_ANSWER  # passing and finishing are always there

    def refuse(self, g: GalaxyTrucker, seat: i64, answer: i64) -> Refusal | None:
        if self.nothing.has(answer):
            return None
        if self.puts(answer):
            return Refusal("GT-29.12", Message("refused-empty-hand"))
        if self.retake.has(answer) or self.close.has(answer) or self.glass.has(answer):
            return Refusal("GT-29.12", Message("refused-no-turn-act"))
        return self.refuse_empty_handed(g, t.AT.get(g, seat), answer)

    def sample(self, g: GalaxyTrucker, seat: i64, rng: Rng) -> i64:
        """Return a random act, mostly with tiles, without listing all of them."""
        chance = rng.below(32)
        if chance < 18 and t.HEAP.size(g, 0):
            return self.draw.first
        ship, face_up, aside = t.AT.get(g, seat), t.FACE_UP.size(g, 0), t.RESERVES.size(g, t.AT.get(g, seat))
        if chance < 26 and face_up:
            tile = t.FACE_UP.get(g, 0, rng.below(face_up))
            if can_set_aside(g, ship) or has_place(g, ship, tile):
                return self.take(tile)
        if chance < 28 and aside:
            slot = rng.below(aside)
            if has_place(g, ship, t.RESERVES.get(g, ship, slot)):
                return self.reserve.of(slot)
        if chance < 30 and can_look(g, ship):
            return self.look.of(rng.below(OPEN_PILES))
        if chance == 31:
            number = rng.below(g.seats)
            if g.is_free(number + 1):
                return self.finish.of(number)
        if chance < 31 and t.TEST.get(g):
            cells = g.hull(ship).faulty_cells()
            cell = cells[rng.below(len(cells))] if cells else int(g.board().start)
            if cell != g.board().start:
                return self.off.of(cell)
        return self.nothing.first

    def prompt(self, g: GalaxyTrucker, seat: int) -> Message:
        return Message("ask-turn")


@final
class Put(Building):
    """What to do with the tile in hand in a building turn."""

    def __init__(self) -> None:
        super().__init__("put", "GT-29.12")

    def legal(self, g: GalaxyTrucker, seat: i64, answers: Answers) -> None:
        self.list_puts(g, seat, answers)
        self.list_places(g, seat, answers)

    def only(self, g: GalaxyTrucker, seat: i64, answers: Answers) -> i64:
        ship = t.AT.get(g, seat)
        aside, back = can_set_aside(g, ship), can_return(g, seat)
        if (aside and back) or ((aside or back) and has_place(g, ship, t.HAND.get(g, seat))):
            return NO_ANSWER
        return super().only(g, seat, answers)

    def refuse(self, g: GalaxyTrucker, seat: i64, answer: i64) -> Refusal | None:
        return self.refuse_put(g, seat, answer)

    def sample(self, g: GalaxyTrucker, seat: i64, rng: Rng) -> i64:
        """Return something random to do with the tile in hand, mostly placing it."""
        if rng.below(16) > 0:
            hull = g.hull(t.AT.get(g, seat))
            cells, piece, strict = hull.board.cells, 4 * t.HAND.get(g, seat), t.STRICT.get(g) != 0
            for _ in range(TRIES):
                cell = cells[rng.below(len(cells))]
                if hull.is_place(cell):
                    rotation = rng.below(4)
                    if not strict or hull.fits(cell, piece + rotation):
                        return self.place.of(4 * cell + rotation)
        return super().sample(g, seat, rng)


@final
class Glass(YesOrNo):
    """Whether to turn the hourglass between two cycles."""

    def __init__(self) -> None:
        super().__init__("glass", "GT-29.14", "wait", "turn")


# -- the end of building (GT-9) ----------------------------------------------------------------------------------------
@final
class Number(Question[GalaxyTrucker]):
    """A number tile when time is up; in real time for who comes first, and CLOCK says that nobody waits longer."""

    def __init__(self) -> None:
        super().__init__("number", "GT-9.4")
        self.number: Final = self.part("number", NUMBERS)  # counted from 0

    def legal(self, g: GalaxyTrucker, seat: i64, answers: Answers) -> None:
        if seat < 0:
            answers.add(0)
            return
        for number in range(1, g.seats + 1):
            if g.is_free(number):
                answers.add(self.number.of(number - 1))

    def refuse(self, g: GalaxyTrucker, seat: i64, answer: i64) -> Refusal | None:
        if seat < 0:
            return None if answer == 0 else OUT_OF_DOMAIN
        return refuse_number(g, int(self.number.value(answer)) + 1)

    def option(self, g: GalaxyTrucker, seat: int, answer: int) -> Option:
        return number_option(g, seat, answer, int(self.number.value(answer)) + 1, self.rule)

    def notation(self, g: GalaxyTrucker, seat: int, answer: int) -> str:
        return "run out" if seat < 0 else f"number {self.number.value(answer) + 1}"


READY: Final[Ready] = Ready()
RACE: Final[Race] = Race()
TURN: Final[Turn] = Turn()
PUT: Final[Put] = Put()
GLASS: Final[Glass] = Glass()
NUMBER: Final[Number] = Number()
