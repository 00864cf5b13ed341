"""The battle: betrayal (MA-12), metal dice (MA-16), cards around the roll (MA-11.7, MA-13.5), spoils (MA-13.9)."""

from typing import Final, final

from mypy_extensions import i64

from cosmodrome.games.metal_adventures import cards as c
from cosmodrome.games.metal_adventures import table as t
from cosmodrome.games.metal_adventures.board import forced_act, is_bound, is_gift, refuse_drop
from cosmodrome.games.metal_adventures.deals import terms
from cosmodrome.games.metal_adventures.face.warnings import penalty
from cosmodrome.games.metal_adventures.face.words import battle_text, card_ref, no, of_seat, own_card, plain
from cosmodrome.games.metal_adventures.questions.base import BattleChoice, Choice
from cosmodrome.games.metal_adventures.table import MetalAdventures, bit
from cosmodrome.kernel.message import Message, Option, Refusal
from cosmodrome.kernel.question import Answers, Question


@final
class Betray(BattleChoice):
    """Turn on the attacker, or stay loyal (MA-12.1)."""

    def __init__(self) -> None:
        super().__init__("betray", "MA-12.1", {"loyal": "loyal", "betray": "betray"})
        self.loyal: Final = self.parts[0]

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        option = super().option(g, seat, answer)
        warning = None if self.loyal.has(answer) else penalty(g, seat)
        if warning is None:
            return option
        after = {"penalties": int(t.PENALTIES.get(g, seat)) + 1, "glory": int(g.shown_glory(seat)) - 1}
        return option._replace(after=after, warning=warning)


@final
class Metal(BattleChoice):
    """Use the metal die, or not (MA-16.1)."""

    def __init__(self) -> None:
        super().__init__("metal", "MA-16.1", {"no metal": "no-metal", "metal": "metal"})
        self.unused: Final = self.parts[0]
        self.used: Final = self.parts[1]

    def refuse(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        forced = self.unused.has(answer) and forced_act(g, seat, terms.USE_METAL, t.NO_CARD)
        return no("MA-18.22a", "forced") if forced else None


# -- cards around the roll ---------------------------------------------------------------------------------------------
class Around(Question[MetalAdventures]):
    """A support card to play before or after the roll, or none."""

    def __init__(self, name: str, timing: int) -> None:
        super().__init__(name, "MA-11.7")
        self.timing: Final[i64] = timing
        self.nothing: Final = self.part("pass")
        self.card: Final = self.part("card", c.IMPROVEMENTS)

    def must_play(self, g: MetalAdventures, seat: i64) -> bool:
        """Tell whether a forced promise makes a seat play a card in this window."""
        for i in range(t.IMPROVEMENTS.size(g, seat)):
            card = t.IMPROVEMENTS.get(g, seat, i)
            if g.cards.timing[card] == self.timing and forced_act(g, seat, terms.PLAY_CARD, card):
                return True
        return False

    def legal(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        if not self.must_play(g, seat):
            answers.add(self.nothing.first)
        for i in range(t.IMPROVEMENTS.size(g, seat)):
            card = t.IMPROVEMENTS.get(g, seat, i)
            if g.cards.timing[card] == self.timing and not is_gift(g, seat, card):
                answers.add(self.card.of(card))
        self.list_more(g, seat, answers)

    def refuse(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        if self.nothing.has(answer):
            return no("MA-18.22a", "forced") if self.must_play(g, seat) else None
        if not self.card.has(answer):
            return self.refuse_more(g, seat, answer)
        return self.refuse_card(g, seat, self.card.value(answer))

    def refuse_card(self, g: MetalAdventures, seat: i64, card: i64) -> Refusal | None:
        """Say why a card cannot be played in this window."""
        if not t.IMPROVEMENTS.has(g, seat, card):
            return no("MA-7.7", "not-owned", {"card": card_ref(g, card)})
        if g.cards.timing[card] != self.timing:
            return no("MA-7.7", "wrong-time", {"card": card_ref(g, card)})
        return no("MA-18.22a", "forced") if is_gift(g, seat, card) else None

    def list_more(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        """List what else can be done in this window."""
        raise NotImplementedError

    def refuse_more(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        """Say why something else cannot be done in this window."""
        raise NotImplementedError

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        return Message(f"ask-{self.name}", {"battle": battle_text(g)})

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        if self.nothing.has(answer):
            return plain(answer, "pass-cards", "MA-11.7")
        return own_card(g, seat, answer, "play", int(self.card.value(answer)), "MA-11.7")

    def notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return "pass" if self.nothing.has(answer) else f"play {g.cards.card_id(int(self.card.value(answer)))}"


@final
class Before(Around):
    """A card before the roll; improvements may be laid down too."""

    def __init__(self) -> None:
        super().__init__("before", c.BEFORE_ROLL)
        self.drop: Final = self.part("drop", c.IMPROVEMENTS)

    def list_more(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        for i in range(t.IMPROVEMENTS.size(g, seat)):
            card = t.IMPROVEMENTS.get(g, seat, i)
            if not is_bound(g, seat, card):
                answers.add(self.drop.of(card))

    def refuse_more(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        return refuse_drop(g, seat, self.drop.value(answer))

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        if self.drop.has(answer):
            return own_card(g, seat, answer, "drop", int(self.drop.value(answer)), "MA-7.4")
        return super().option(g, seat, answer)

    def notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        if self.drop.has(answer):
            return f"drop {g.cards.card_id(int(self.drop.value(answer)))}"
        return super().notation(g, seat, answer)


@final
class After(Around):
    """A card after the roll, or the own reroll (MA-21.6)."""

    def __init__(self) -> None:
        super().__init__("after", c.AFTER_ROLL)
        self.reroll: Final = self.part("reroll")

    def may_reroll(self, g: MetalAdventures, seat: i64) -> bool:
        """Tell whether a principal has an own reroll left in this battle (MA-21.6)."""
        unused = g.is_principal(seat) and not t.REROLLED.get(g) & bit(seat)
        return unused and g.ability(seat, c.OWN_REROLL) > 0

    def list_more(self, g: MetalAdventures, seat: i64, answers: Answers) -> None:
        if self.may_reroll(g, seat):
            answers.add(self.reroll.first)

    def refuse_more(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        return None if self.may_reroll(g, seat) else no("MA-21.6", "no-reroll")

    def option(self, g: MetalAdventures, seat: int, answer: int) -> Option:
        return plain(answer, "reroll", "MA-21.6") if self.reroll.has(answer) else super().option(g, seat, answer)

    def notation(self, g: MetalAdventures, seat: int, answer: int) -> str:
        return "reroll" if self.reroll.has(answer) else super().notation(g, seat, answer)


# -- dice, damage and spoils -------------------------------------------------------------------------------------------
@final
class Die(Choice):
    """Which battle die to roll again (MA-21.6)."""

    def __init__(self) -> None:
        super().__init__("die", "MA-21.6", {"orange": "die-orange", "grey": "die-grey"})

    def die(self, answer: i64) -> i64:
        """Return the die that is named."""
        return answer


@final
class Guard(Choice):
    """Play the bodyguard, or take the damage (MA-21.9)."""

    def __init__(self) -> None:
        super().__init__("guard", "MA-21.9", {"suffer": "suffer", "guard": "guard"})
        self.guard: Final = self.parts[1]
        self.amount: Final = self.argument("amount")

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        return Message("ask-guard", {"n": int(self.amount.of(g))})


@final
class Spoils(Choice):
    """Half of the credits, an improvement, or half of the wrecks of the loser (MA-13.9)."""

    def __init__(self) -> None:
        labels = {"credits": "spoil-credits", "improvement": "spoil-card", "wrecks": "spoil-wrecks"}
        super().__init__("spoils", "MA-13.9", labels)
        self.credits: Final = self.parts[0]
        self.card: Final = self.parts[1]
        self.wrecks: Final = self.parts[2]
        self.loser: Final = self.argument("loser")

    def refuse(self, g: MetalAdventures, seat: i64, answer: i64) -> Refusal | None:
        loser = self.loser.of(g)
        no_card = self.card.has(answer) and t.IMPROVEMENTS.size(g, loser) == 0
        no_wreck = self.wrecks.has(answer) and t.WRECKS.size(g, loser) == 0
        return no("MA-13.9a", "no-spoils") if no_card or no_wreck else None

    def prompt(self, g: MetalAdventures, seat: int) -> Message:
        return Message("ask-spoils", {"player": of_seat(int(self.loser.of(g)))})


BETRAY: Final[Betray] = Betray()
METAL: Final[Metal] = Metal()
BEFORE: Final[Before] = Before()
AFTER: Final[After] = After()
DIE: Final[Die] = Die()
GUARD: Final[Guard] = Guard()
SPOILS: Final[Spoils] = Spoils()
