"""Colonization cards: to draw or look at, to place, to play (RP-6.7, RP-13.8, RP-13.25 to RP-13.28)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.board import is_playable, is_possible
from cosmodrome.games.red_planet.box import OUTER, WINDOWS, dashed
from cosmodrome.games.red_planet.face.words import card_words, short
from cosmodrome.games.red_planet.questions.choices import held_option, no
from cosmodrome.games.red_planet.questions.colour import OfColour, region_option
from cosmodrome.games.red_planet.table import NO_CARD, RedPlanet
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Message, Option, Ref, Refusal
from cosmodrome.kernel.question import Answers, Question

ACTION_ROOM: Final = 16

# What a Scientist may do
MAY_DRAW: Final = 1
MAY_LOOK: Final = 2


@final
class Research(OfColour):
    """Draw the top card, or look at a discovery."""

    def __init__(self) -> None:
        super().__init__("research", "RP-6.7b")
        self.draw: Final = self.part("draw")
        self.look: Final = self.part("look", OUTER)
        self.possible: Final = self.argument("possible")

    def legal(self, g: RedPlanet, seat: i64, answers: Answers) -> None:
        if self.possible.of(g) & MAY_DRAW:
            answers.add(self.draw.first)
        if self.possible.of(g) & MAY_LOOK:
            for region in range(OUTER):
                if t.PLACED.get(g, region) != NO_CARD:
                    answers.add(self.look.of(region))

    def refuse(self, g: RedPlanet, seat: i64, answer: i64) -> Refusal | None:
        if self.draw.has(answer):
            return None if self.possible.of(g) & MAY_DRAW else no("RP-6.7e", "refused-no-card")
        if not self.possible.of(g) & MAY_LOOK:
            return no("RP-6.7e", "refused-no-look")
        region = self.look.value(answer)
        if t.PLACED.get(g, region) != NO_CARD:
            return None
        return no("RP-6.7b", "refused-no-discovery", g.box.region(region))

    def option(self, g: RedPlanet, seat: int, answer: int) -> Option:
        if self.draw.has(answer):
            label = Message("option-draw", {"n": int(t.CARDS.size(g, 0))})
            return Option(answer, label, (), "RP-6.7b", ("card_deck",))
        region = int(self.look.value(answer))
        return region_option(g.box, "look", answer, region, "RP-6.7b", g.box.region(region))

    def notation(self, g: RedPlanet, seat: int, answer: int) -> str:
        return "draw" if self.draw.has(answer) else f"look {g.box.region(int(self.look.value(answer)))}"


@final
class PlaceDiscovery(OfColour):
    """The outer region of a drawn discovery."""

    def __init__(self) -> None:
        super().__init__("discovery", "RP-13.8")
        self.region: Final = self.part("region", OUTER)

    def legal(self, g: RedPlanet, seat: i64, answers: Answers) -> None:
        for region in range(OUTER):
            if t.PLACED.get(g, region) == NO_CARD:
                answers.add(self.region.of(region))

    def refuse(self, g: RedPlanet, seat: i64, answer: i64) -> Refusal | None:
        region = self.region.value(answer)
        if t.PLACED.get(g, region) == NO_CARD:
            return None
        return no("RP-13.9", "refused-has-discovery", g.box.region(region))

    def words(self, g: RedPlanet) -> Message:
        card = int(t.DRAWN.get(g))
        return Message("ask-discovery", {"card": Ref(g.box.id(card)), "effect": card_words(g.box, card)})

    def option(self, g: RedPlanet, seat: int, answer: int) -> Option:
        region = int(self.region.value(answer))
        return region_option(g.box, self.name, answer, region, "RP-13.8", g.box.id(int(t.DRAWN.get(g))))

    def notation(self, g: RedPlanet, seat: int, answer: int) -> str:
        return f"at {g.box.region(int(self.region.value(answer)))}"


@final
class PlayAction(Question[RedPlanet]):
    """An action card to play, or none."""

    def __init__(self) -> None:
        super().__init__("act", "RP-13.26")
        self.nothing: Final = self.part("nothing")
        self.action: Final = self.part("action", ACTION_ROOM)
        self.window: Final = self.argument("window")

    def card(self, g: RedPlanet, answer: i64) -> i64:
        """Return the card that an answer plays; NO_CARD where there is none of that number."""
        action = self.action.value(answer)
        return g.box.action_card[action] if action < len(g.box.action_card) else NO_CARD

    def legal(self, g: RedPlanet, seat: i64, answers: Answers) -> None:
        answers.add(self.nothing.first)
        box, window = g.box, self.window.of(g)
        for action in range(len(box.action_card)):
            card = box.action_card[action]
            if is_playable(g, seat, card, window) and t.HELD.has(g, seat, card):
                answers.add(self.action.of(action))

    def refuse(self, g: RedPlanet, seat: i64, answer: i64) -> Refusal | None:
        if self.nothing.has(answer):
            return None
        card = self.card(g, answer)
        if card == NO_CARD:
            return OUT_OF_DOMAIN
        what = g.box.id(card)
        if g.box.window[self.action.value(answer)] != self.window.of(g):
            return no("RP-13.26", "refused-other-moment", what)
        if not t.HELD.has(g, seat, card):
            return no("RP-13.25", "refused-not-held", what)
        return None if is_possible(g, seat, card) else no("RP-13.26b", "refused-no-effect", what)

    def confirms(self, g: RedPlanet) -> bool:
        """Ask even who can only pass: being skipped would show that they hold none (RP-17.2c)."""
        return True

    def is_secret(self, g: RedPlanet) -> bool:
        return True

    def prompt(self, g: RedPlanet, seat: int) -> Message:
        """Ask for an action card; whoever is only asked for secrecy's sake learns that (RP-17.2c)."""
        answers = Answers()
        self.legal(g, seat, answers)
        window = dashed(WINDOWS[self.window.of(g)])
        return Message(f"ask-act-{window}" if answers.count > 1 else "ask-act-none")

    def option(self, g: RedPlanet, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return Option(answer, Message("option-pass"), (), "RP-13.26")
        return held_option(g, seat, answer, int(self.card(g, answer)), "RP-13.26")

    def notation(self, g: RedPlanet, seat: int, answer: int) -> str:
        return "pass" if self.nothing.has(answer) else f"play {short(g.box, int(self.card(g, answer)))}"


RESEARCH: Final[Research] = Research()
DISCOVERY: Final[PlaceDiscovery] = PlaceDiscovery()
ACT: Final[PlayAction] = PlayAction()
