"""Astronauts: to move, to replace, to kill (RP-6.2, RP-6.4, RP-6.8, RP-13.30, RP-13.32)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.atoms import mars
from cosmodrome.games.red_planet.board import LANDING, RESCUE, can_replace_at
from cosmodrome.games.red_planet.box import MARS, PHOBOS, REGIONS, Step
from cosmodrome.games.red_planet.events import BY_EXPLORER, BY_MARCH, BY_RESCUE, BY_SOLDIER, MOVE_RULES
from cosmodrome.games.red_planet.face.forecast import figures_after
from cosmodrome.games.red_planet.face.words import astronaut, path, place_notation, where
from cosmodrome.games.red_planet.questions.choices import no
from cosmodrome.games.red_planet.questions.colour import OfAstronaut, OfColour
from cosmodrome.games.red_planet.table import PAD, PLACES, SUPPLY, WORMHOLE, RedPlanet
from cosmodrome.kernel.message import Message, Option, Refusal
from cosmodrome.kernel.question import Answers


# -- moving (RP-6.8b, RP-6.2c) -----------------------------------------------------------------------------------------
def mover_of(step: Step) -> i64:
    """Return who makes the moves of a step: the Explorer may make none, the Forced March must make one."""
    if step.a == RESCUE:
        return BY_RESCUE
    if step.a == LANDING:
        return BY_SOLDIER
    return BY_MARCH if step.b else BY_EXPLORER


@final
class MoveOne(OfColour):
    """An astronaut's move, or no more moves."""

    def __init__(self) -> None:
        super().__init__("move", "RP-6.8b")
        self.stop: Final = self.part("stop")
        self.move: Final = self.part("move", REGIONS * (WORMHOLE + 1))  # REGIONS * where from, plus where to
        self.done: Final = self.argument("done")  # moves made so far
        self.step: Final = self.argument("step")  # route, at least, at most

    def source(self, answer: i64) -> i64:
        """Return where the astronaut comes from."""
        return self.move.value(answer) // REGIONS

    def target(self, answer: i64) -> i64:
        """Return the region to which the astronaut goes."""
        return self.move.value(answer) % REGIONS

    def step_of(self, g: RedPlanet) -> Step:
        """Return the step that lets a colour move."""
        return g.box.steps[self.step.of(g)]

    def legal(self, g: RedPlanet, seat: i64, answers: Answers) -> None:
        step, colour = self.step_of(g), self.colour.of(g)
        if self.done.of(g) >= step.b:
            answers.add(self.stop.first)
        if step.a == RESCUE:
            if t.ASTRONAUTS.get(g, WORMHOLE, colour):
                answers.add(self.move.of(REGIONS * WORMHOLE + PHOBOS))
        elif step.a == LANDING:
            if t.ASTRONAUTS.get(g, PHOBOS, colour):
                for region in range(MARS):
                    answers.add(self.move.of(REGIONS * PHOBOS + region))
        else:
            self.list_steps(g, colour, answers)

    def list_steps(self, g: RedPlanet, colour: i64, answers: Answers) -> None:
        """List the moves from a region of Mars to an adjacent one."""
        box, assembly = g.box, REGIONS * t.ASSEMBLY.get(g)
        for region in range(MARS):
            if t.ASTRONAUTS.get(g, region, colour):
                first = self.move.of(REGIONS * region)
                for i in range(box.borders[assembly + region], box.borders[assembly + region + 1]):
                    answers.add(first + box.adjacent[i])

    def refuse(self, g: RedPlanet, seat: i64, answer: i64) -> Refusal | None:
        step = self.step_of(g)
        rule = MOVE_RULES[mover_of(step)]
        if self.stop.has(answer):
            return None if self.done.of(g) >= step.b else no(rule, "refused-must-move")
        source, target = self.source(answer), self.target(answer)
        if step.a == RESCUE:
            open_way, way = source == WORMHOLE and target == PHOBOS, "RP-13.30"
        elif step.a == LANDING:
            open_way, way = source == PHOBOS and target < MARS, "RP-6.2c"
        else:
            open_way, way = source < MARS and g.box.is_adjacent(t.ASSEMBLY.get(g), source, target), "RP-15.2"
        if not open_way:
            return no(way, "refused-no-way")
        return None if t.ASTRONAUTS.get(g, source, self.colour.of(g)) else no(rule, "refused-nobody-there")

    def words(self, g: RedPlanet) -> Message:
        return Message("ask-move", {"n": int(self.step_of(g).c - self.done.of(g))})

    def option(self, g: RedPlanet, seat: int, answer: int) -> Option:
        rule = MOVE_RULES[mover_of(self.step_of(g))]
        if self.stop.has(answer):
            return Option(answer, Message("option-stop"), (), rule)
        box, source, target = g.box, int(self.source(answer)), int(self.target(answer))
        label = Message("option-move", {"source": where(box, source), "target": where(box, target)})
        places = (path(box, target),) if source == WORMHOLE else (path(box, source), path(box, target))
        components = (astronaut(box, int(self.colour.of(g))), box.region(target))
        then = g.clone()
        mars.shift(then, self.colour.of(g), source, target, 1)
        return Option(answer, label, components, rule, places, (), figures_after(g, then, seat))

    def notation(self, g: RedPlanet, seat: int, answer: int) -> str:
        if self.stop.has(answer):
            return "stop"
        return f"{place_notation(g.box, int(self.source(answer)))} to {g.box.region(int(self.target(answer)))}"


# -- replacing and killing (RP-6.4b, RP-6.2b) --------------------------------------------------------------------------
@final
class ReplaceOne(OfAstronaut):
    """An astronaut to replace: of another colour, standing with an own one in a region or a ship."""

    def legal(self, g: RedPlanet, seat: i64, answers: Answers) -> None:
        colour = self.colour.of(g)
        for place in range(PAD + t.SHIP.size(g, 0)):
            if can_replace_at(g, colour, place):
                self.list_at(g, place, colour, answers)

    def foresee(self, then: RedPlanet, colour: i64, place: i64, victim: i64) -> None:
        mars.replace(then, colour, place, victim)

    def refuse(self, g: RedPlanet, seat: i64, answer: i64) -> Refusal | None:
        place, victim, colour = self.place(answer), self.victim(answer), self.colour.of(g)
        if place == WORMHOLE or place == SUPPLY or place >= PAD + t.SHIP.size(g, 0):
            return no("RP-6.4b", "refused-no-place")
        if victim == colour:
            return no("RP-6.4b", "refused-own")
        if t.ASTRONAUTS.get(g, place, colour) == 0:
            return no("RP-6.4b", "refused-no-own-there")
        return None if t.ASTRONAUTS.get(g, place, victim) else no("RP-6.4b", "refused-nobody-there")


@final
class KillOne(OfAstronaut):
    """An astronaut to kill, in an outer region or on Phobos."""

    def legal(self, g: RedPlanet, seat: i64, answers: Answers) -> None:
        for region in range(REGIONS):
            if g.box.can_kill[region]:
                self.list_at(g, region, t.NOBODY, answers)

    def foresee(self, then: RedPlanet, colour: i64, place: i64, victim: i64) -> None:
        mars.kill(then, colour, place, victim)

    def refuse(self, g: RedPlanet, seat: i64, answer: i64) -> Refusal | None:
        region = self.place(answer)
        if not g.box.can_kill[region]:
            return no("RP-6.2b", "refused-safe", g.box.region(region))
        return None if t.ASTRONAUTS.get(g, region, self.victim(answer)) else no("RP-6.2b", "refused-nobody-there")


MOVE: Final[MoveOne] = MoveOne()
REPLACE: Final[ReplaceOne] = ReplaceOne("replace", "RP-6.4b", PLACES)
KILL: Final[KillOne] = KillOne("kill", "RP-6.2b", REGIONS)
