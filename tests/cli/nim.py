"""A small game with words, for tests of the command line: take stones one by one, the last stone wins."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from tests.hooked import HookedState

from cosmodrome.kernel.agenda import Rule
from cosmodrome.kernel.answering.domain import Domain
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.game import Because, Game, Json, Mode, Names, Say, Setting, Setup
from cosmodrome.kernel.message import Message, Option, Ref, Refusal
from cosmodrome.kernel.state import Event

TAKE, STOP, EAT = 0, 1, 2  # answers; the last is never legal
TOOK, STOPPED = 0, 1  # events
MOST: Final = 3


class Nim(HookedState):
    """A heap, and how much the seat on turn has taken."""

    FIELDS: ClassVar[tuple[str, ...]] = ("heap", "taken", "winner")

    def __init__(self) -> None:
        super().__init__()
        self.heap: int = 0
        self.taken: int = 0
        self.winner: int = -1

    def legal_answers(self, kind: int, seat: int) -> list[int]:
        return [answer for answer in (TAKE, STOP) if self.refuse(kind, seat, answer) is None]

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        if answer == TAKE and self.taken < MOST:
            return None
        if answer == STOP and self.taken:
            return None
        return Refusal("NM-1.2", Message("refused"))

    def domain_of(self, kind: int, seat: int) -> Domain:
        return Domain(3)

    def confirms(self, kind: int) -> bool:
        return True

    def clone(self) -> "Nim":
        copy = Nim()
        self.copy_kernel(copy)
        copy.heap, copy.taken, copy.winner = self.heap, self.taken, self.winner
        return copy


def take_turn(g: Nim, seat: int) -> None:
    """Let a seat take its first stone."""
    g.taken = 0
    g.ask(seat, 0, act, seat)


def act(g: Nim, answer: int, seat: int) -> None:
    """Take a stone, or let the next seat go on."""
    if answer == STOP:
        g.emit(STOPPED, seat)
        g.then(take_turn, (seat + 1) % g.seats)
        return
    g.heap -= 1
    g.taken += 1
    g.emit(TOOK, seat, g.heap)
    if g.heap == 0:
        g.winner = seat
        g.finish()
    else:
        g.ask(seat, 0, act, seat)


class NimGame(Game[Nim]):
    """The game."""

    id: ClassVar[str] = "nim"
    name: ClassVar[Names] = {"en": "Nim", "ru": "Ним"}
    version: ClassVar[int] = 1
    modes: ClassVar[tuple[Mode, ...]] = (
        Mode("plain", {"en": "Plain", "ru": "Простой"}, (2, 3)),
        Mode("crowd", {"en": "Crowd", "ru": "Толпа"}, (4,)),
    )
    settings: ClassVar[tuple[Setting, ...]] = (Setting("stones", {"en": "Stones", "ru": "Камни"}, 7, 1, 99),)
    kinds: ClassVar[tuple[str, ...]] = ("act",)
    events: ClassVar[tuple[str, ...]] = ("took", "stopped")
    names: ClassVar[Mapping[str, Names]] = {"stone": {"en": "stone", "ru": "камень"}}
    locale: ClassVar[Path] = Path(__file__).parent / "locale"
    because: ClassVar[dict[str, Because]] = {"took": "NM-1.1", "stopped": "NM-1.3"}
    streams: ClassVar[tuple[str, ...]] = ()

    def blank(self) -> Nim:
        return Nim()

    def set_up(self, state: Nim, setup: Setup) -> None:
        state.heap = setup.options["stones"]
        state.then(take_turn, 0)

    def rules(self) -> dict[str, Rule]:
        return {"take_turn": take_turn, "act": act}

    def view(self, state: Nim, seat: int) -> Json:
        return {"heap": state.heap}

    def redeal(self, state: Nim, seat: int, rng: Rng) -> Nim:
        copy = state.clone()
        copy.chance = SeededChance(rng.seed())
        return copy

    def scores(self, state: Nim) -> list[int]:
        return [int(seat == state.winner) for seat in range(state.seats)]

    def winners(self, state: Nim) -> list[int]:
        return [state.winner]

    def prompt(self, state: Nim, seat: int) -> Message:
        return Message("ask-act", {"taken": state.taken})

    def option(self, state: Nim, seat: int, answer: int) -> Option:
        return Option(
            answer, Message(f"option-{('take', 'stop', 'eat')[answer]}", {"stone": Ref("stone")}), (), "NM-1.1"
        )

    def notation(self, state: Nim, seat: int, answer: int) -> str:
        return ("take", "stop", "eat")[answer]

    def tell(self, event: Event) -> Message:
        return Message(f"event-{self.events[event[0]]}", {"number": event[2] + 1, "left": event[3]})

    def components(self, state: Nim) -> dict[str, int]:
        return {}

    def draw(self, view: Json, say: Say) -> list[str]:
        return [f"[bold]{say(Message('heap', {'left': str(view['heap'])}))}[/bold]", "an [unknown] tag and a stray [/]"]

    def suggest(self, state: Nim, seat: int, rng: Rng) -> int:
        return TAKE if state.taken == 0 or (state.heap % 4 and state.taken < MOST) else STOP


GAME: Final = NimGame()
