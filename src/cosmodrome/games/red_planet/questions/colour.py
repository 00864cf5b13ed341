"""What questions for a colour have in common; for a neutral one its owner answers (RP-16.7)."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.box import Box
from cosmodrome.games.red_planet.face.forecast import figures_after, warn_of_others
from cosmodrome.games.red_planet.face.words import (
    astronaut,
    colour_notation,
    path,
    place_notation,
    ship_words,
    where,
    who,
)
from cosmodrome.games.red_planet.table import COLOURS, DOCKED, MOST_PADS, NEUTRAL, RedPlanet
from cosmodrome.kernel.message import Message, Option, Ref, Refusal
from cosmodrome.kernel.question import Answers, Argument, Part, Question

NO_SHIP_THERE: Final = Refusal("RP-5.12", Message("refused-no-ship"))


class OfColour(Question[RedPlanet]):
    """A question that somebody answers for a colour."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule)
        self.colour: Argument = self.argument("colour")

    def prompt(self, g: RedPlanet, seat: int) -> Message:
        words = self.words(g)
        return Message("ask-neutral", {"ask": words}) if self.colour.of(g) >= NEUTRAL else words

    def words(self, g: RedPlanet) -> Message:
        """Return what is asked, whatever the colour."""
        return Message(f"ask-{self.name}")


class OfShip(OfColour):
    """A question for a launch pad whose ship is meant."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule)
        self.pad: Part = self.part("pad", MOST_PADS)

    def fits(self, g: RedPlanet, pad: i64) -> bool:
        """Tell whether the ship of a pad may be chosen."""
        raise NotImplementedError

    def reason(self, g: RedPlanet, pad: i64) -> Refusal:
        """Say why the ship of a pad may not be chosen."""
        return NO_SHIP_THERE

    def legal(self, g: RedPlanet, seat: i64, answers: Answers) -> None:
        first = self.pad.first
        for pad in range(t.SHIP.size(g, 0)):
            if self.fits(g, pad):
                answers.add(first + pad)

    def refuse(self, g: RedPlanet, seat: i64, answer: i64) -> Refusal | None:
        pad = self.pad.value(answer)
        if pad >= t.SHIP.size(g, 0):
            return NO_SHIP_THERE
        return None if self.fits(g, pad) else self.reason(g, pad)

    def because(self, g: RedPlanet) -> str:
        """Return the rule by which a ship is chosen."""
        return self.rule

    def foresee(self, then: RedPlanet, pad: int) -> None:
        """Do to a copy of the table what choosing a ship does."""

    def option(self, g: RedPlanet, seat: int, answer: int) -> Option:
        pad = int(self.pad.value(answer))
        label = Message(f"option-{self.name}", {"ship": ship_words(g, pad)})
        ship = g.box.ids["ship"][t.SHIP.get(g, 0, pad)]
        then = g.clone()
        self.foresee(then, pad)
        after, warning = figures_after(g, then, seat), self.warning(g, then, pad)
        return Option(answer, label, (ship,), self.because(g), (f"pads.{pad}",), (), after, warning, told=True)

    def warning(self, g: RedPlanet, then: RedPlanet, pad: int) -> Message | None:
        """Warn of what choosing a ship would waste, when it has been done to a copy of the table."""
        return warn_of_others(g, then, int(self.colour.of(g)), pad)

    def notation(self, g: RedPlanet, seat: int, answer: int) -> str:
        return f"{self.name.partition('-')[0]} {self.pad.value(answer) + 1}"


class OfAstronaut(OfColour):
    """A question for an astronaut: COLOURS times its place, plus its colour."""

    def __init__(self, name: str, rule: str, places: int) -> None:
        super().__init__(name, rule)
        self.astronaut: Part = self.part("astronaut", COLOURS * places)

    def place(self, answer: i64) -> i64:
        """Return where the chosen astronaut is."""
        return self.astronaut.value(answer) // COLOURS

    def victim(self, answer: i64) -> i64:
        """Return the colour of the chosen astronaut."""
        return self.astronaut.value(answer) % COLOURS

    def list_at(self, g: RedPlanet, place: i64, without: i64, answers: Answers) -> None:
        """List an answer for each colour with astronauts at a place, except one."""
        first = self.astronaut.of(COLOURS * place)
        for colour in g.ascending():
            if colour != without and t.ASTRONAUTS.get(g, place, colour):
                answers.add(first + colour)

    def foresee(self, then: RedPlanet, colour: i64, place: i64, victim: i64) -> None:
        """Do to a copy of the table what choosing an astronaut does."""
        raise NotImplementedError

    def option(self, g: RedPlanet, seat: int, answer: int) -> Option:
        place, victim = int(self.place(answer)), int(self.victim(answer))
        label = Message(f"option-{self.name}", {"victim": who(victim), "place": where(g.box, place)})
        then = g.clone()
        self.foresee(then, self.colour.of(g), place, victim)
        places, after = (path(g.box, place),), figures_after(g, then, seat)
        return Option(answer, label, (astronaut(g.box, victim),), self.rule, places, (), after)

    def notation(self, g: RedPlanet, seat: int, answer: int) -> str:
        place, victim = int(self.place(answer)), int(self.victim(answer))
        return f"{self.name} {colour_notation(victim)} at {place_notation(g.box, place)}"


def is_docked(g: RedPlanet, pad: i64) -> bool:
    """Tell whether the ship of a pad is docked."""
    return t.DOCK.get(g, 0, pad) == DOCKED


def region_option(box: Box, name: str, answer: int, region: int, rule: str, component: str) -> Option:
    """Tell what choosing a region means."""
    label = Message(f"option-{name}", {"region": Ref(box.region(region))})
    return Option(answer, label, (component,), rule, (path(box, region),))
