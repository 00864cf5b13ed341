"""A toy game for tests of the kernel: live building against a clock, then bargaining, with questions on top of both."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from tests.hooked import HookedState

from cosmodrome.kernel.agenda import CLOCK, Rule
from cosmodrome.kernel.answering.domain import Domain
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.game import Because, Game, Json, Mode, Names, Say, Setup
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Message, Option, Ref, Refusal
from cosmodrome.kernel.state import Event

HULL: Final = 0
CRATE: Final = 1  # asks on which side it goes
PIECES: Final = ("hull", "crate")
COINS: Final = 3
MOST_OFFERS: Final = 4

# Questions
BUILD: Final = 0
SIDE: Final = 1
PARLEY: Final = 2

# Answers to BUILD: READY, or a piece of the heap
READY: Final = 0
TAKE: Final = 1

# Answers to PARLEY: a verb, the number of an offer, and what is offered
DONE: Final = 0
ACCEPT: Final = 1
WITHDRAW: Final = 2
PROPOSE: Final = 3
VERBS: Final = ("done", "accept", "withdraw", "propose")

# Events
TOOK: Final = 0
PLACED: Final = 1
WAS_READY: Final = 2
BELL: Final = 3
PROPOSED: Final = 4
ACCEPTED: Final = 5
WITHDREW: Final = 6
LEFT: Final = 7

# An offer is five ints: giver, taker, what is given, what is wanted, whether it stands
WIDTH: Final = 5


class Yard(HookedState):
    """The table."""

    FIELDS: ClassVar[tuple[str, ...]] = ("heap", "ships", "sides", "coins", "offers")

    def __init__(self) -> None:
        super().__init__()
        self.heap: list[int] = []
        self.ships: list[list[int]] = []
        self.sides: list[list[int]] = []
        self.coins: list[int] = []
        self.offers: list[int] = []

    def clone(self) -> "Yard":
        copy = Yard()
        self.copy_kernel(copy)
        copy.heap = self.heap.copy()
        copy.ships = [ship.copy() for ship in self.ships]
        copy.sides = [side.copy() for side in self.sides]
        copy.coins = self.coins.copy()
        copy.offers = self.offers.copy()
        return copy

    def domain_of(self, kind: int, seat: int) -> Domain:
        if kind == SIDE:
            return Domain(2)
        if kind == BUILD:
            return Domain(1) if seat == CLOCK else Domain(TAKE + len(self.heap))
        return Domain(len(VERBS) * MOST_OFFERS * self.seats * COINS * COINS)

    def read(self, answer: int) -> tuple[int, int, int, int, int]:
        """Return verb, number, to, give and want of an answer in a parley."""
        answer, want = divmod(answer, COINS)
        answer, give = divmod(answer, COINS)
        answer, to = divmod(answer, self.seats)
        verb, number = divmod(answer, MOST_OFFERS)
        return verb, number, to, give, want

    def legal_answers(self, kind: int, seat: int) -> list[int]:
        return [answer for answer in self.domain_of(kind, seat).answers() if self.refuse(kind, seat, answer) is None]

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        domain = self.domain_of(kind, seat)
        if not domain.contains(answer):
            return OUT_OF_DOMAIN
        if kind != PARLEY:
            return None
        verb, number, to, give, want = self.read(answer)
        if verb == PROPOSE:
            return self.refuse_proposal(seat, number, to, give, want)
        if to or give or want or (verb == DONE and number):
            return Refusal("YD-2.1", Message("refused-no-offer"))
        return None if verb == DONE else self.refuse_reply(seat, verb, number)

    def refuse_proposal(self, seat: int, number: int, to: int, give: int, want: int) -> Refusal | None:
        if number != len(self.offers) // WIDTH:
            return Refusal("YD-2.2", Message("refused-no-offer"))
        if to == seat or give + want == 0 or give > self.coins[seat]:
            return Refusal("YD-2.3", Message("refused-bad-offer"))
        return None

    def refuse_reply(self, seat: int, verb: int, number: int) -> Refusal | None:
        offer = self.offers[number * WIDTH : (number + 1) * WIDTH]
        if not offer or not offer[4] or offer[0 if verb == WITHDRAW else 1] != seat:
            return Refusal("YD-2.4", Message("refused-no-offer"))
        if verb == ACCEPT and (self.coins[seat] < offer[3] or self.coins[offer[0]] < offer[2]):
            return Refusal("YD-2.5", Message("refused-too-poor"))
        return None


# -- rules -------------------------------------------------------------------------------------------------------------
def build(g: Yard) -> None:
    g.then(bargain)
    g.ask_any([CLOCK, *range(g.seats)], BUILD, built)


def built(g: Yard, seat: int, what: int) -> None:
    if seat == CLOCK:
        g.emit(BELL)
        g.close_all()
    elif what == READY:
        g.emit(WAS_READY, seat)
        g.close(seat)
        if g.seats_to_answer() == [CLOCK]:
            g.close_all()
    else:
        take(g, seat, what - TAKE)
        if g.ships[seat][-1] == CRATE:
            g.ask(seat, SIDE, put_crate, seat)


def take(g: Yard, seat: int, place: int) -> None:
    piece = g.heap.pop(place)
    g.ships[seat].append(piece)
    g.emit(TOOK, seat, piece)


def put_crate(g: Yard, side: int, seat: int) -> None:
    g.sides[seat].append(side)
    g.emit(PLACED, seat, side)
    if not g.heap:
        g.close_all()


def bargain(g: Yard) -> None:
    g.ask_any(list(range(g.seats)), PARLEY, spoken)


def spoken(g: Yard, seat: int, words: int) -> None:
    verb, number, to, give, want = g.read(words)
    if verb == PROPOSE:
        g.offers += [seat, to, give, want, 1]
        g.emit(PROPOSED, seat, to, give, want)
    elif verb == ACCEPT:
        pay(g, number)
    elif verb == WITHDRAW:
        g.offers[number * WIDTH + 4] = 0
        g.emit(WITHDREW, seat, number)
    else:
        g.emit(LEFT, seat)
        g.close(seat)


def pay(g: Yard, number: int) -> None:
    giver, taker, give, want, _ = g.offers[number * WIDTH : (number + 1) * WIDTH]
    g.coins[giver] += want - give
    g.coins[taker] += give - want
    g.offers[number * WIDTH + 4] = 0
    g.emit(ACCEPTED, taker, number)


RULES: Final = (build, built, put_crate, bargain, spoken)


# -- the game ----------------------------------------------------------------------------------------------------------
class YardGame(Game[Yard]):
    """Everything that the rest of the world needs; nothing is hidden and nothing is rolled."""

    id = "yard"
    name: ClassVar[Names] = {"en": "Yard", "ru": "Верфь"}
    version = 1
    modes = (Mode("standard", {"en": "Standard", "ru": "Обычная"}, (2, 3)),)
    kinds = ("build", "side", "parley")
    events = ("took", "placed", "ready", "bell", "proposed", "accepted", "withdrew", "left")
    streams = ()
    longest = 60
    names: ClassVar[Mapping[str, Names]] = {
        "hull": {"en": "hull", "ru": "корпус"},
        "crate": {"en": "crate", "ru": "ящик"},
        "coin": {"en": "coin", "ru": "монета"},
    }
    locale = Path(__file__).parent / "locale" / "yard"
    explains: ClassVar[dict[str, tuple[str, ...]]] = {
        "took": ("heap", "ships.*.pieces"),
        "placed": ("ships.*.sides",),
        "proposed": ("offers",),
        "accepted": ("ships.*.coins", "offers"),
        "withdrew": ("offers",),
    }
    because: ClassVar[dict[str, Because]] = {
        "took": "YD-1.1",
        "placed": "YD-1.2",
        "ready": "YD-1.3",
        "bell": "YD-1.4",
        "proposed": "YD-2.3",
        "accepted": "YD-2.1",
        "withdrew": "YD-2.4",
        "left": "YD-2.6",
    }

    def blank(self) -> Yard:
        return Yard()

    def set_up(self, state: Yard, setup: Setup) -> None:
        state.heap = [HULL, CRATE, HULL, CRATE, CRATE]
        state.ships = [[] for _ in range(state.seats)]
        state.sides = [[] for _ in range(state.seats)]
        state.coins = [COINS] * state.seats
        state.then(build)

    def rules(self) -> dict[str, Rule]:
        return {rule.__name__: rule for rule in RULES}

    def view(self, state: Yard, seat: int) -> Json:
        ships = zip(state.ships, state.sides, state.coins, strict=True)
        return {
            "heap": [PIECES[piece] for piece in state.heap],
            "ships": [
                {"pieces": [PIECES[piece] for piece in pieces], "sides": sides.copy(), "coins": coins}
                for pieces, sides, coins in ships
            ],
            "offers": state.offers.copy(),
        }

    def redeal(self, state: Yard, seat: int, rng: Rng) -> Yard:
        copy = state.clone()
        copy.chance = SeededChance(rng.seed())
        return copy

    def scores(self, state: Yard) -> list[int]:
        return [coins + len(ship) for coins, ship in zip(state.coins, state.ships, strict=True)]

    def winners(self, state: Yard) -> list[int]:
        scores = self.scores(state)
        return [seat for seat in range(state.seats) if scores[seat] == max(scores)]

    def prompt(self, state: Yard, seat: int) -> Message:
        return Message(f"ask-{self.kinds[state.question().kind]}")

    def option(self, state: Yard, seat: int, answer: int) -> Option:
        kind = state.question().kind
        if kind == SIDE:
            return Option(answer, Message("option-side", {"side": answer}), ("crate",), "YD-1.3")
        if kind == BUILD:
            if answer == READY:
                return Option(answer, Message("option-ready"), (), "YD-1.2")
            piece = PIECES[state.heap[answer - TAKE]]
            place = f"heap.{answer - TAKE}"
            return Option(answer, Message("option-take", {"piece": Ref(piece)}), (piece,), "YD-1.1", (place,))
        verb, number, to, give, want = state.read(answer)
        args = {"offer": number + 1, "to": to + 1, "give": give, "want": want}
        return Option(answer, Message(f"option-{VERBS[verb]}", args), ("coin",), "YD-2.1")

    def notation(self, state: Yard, seat: int, answer: int) -> str:
        kind = state.question().kind
        if kind == SIDE:
            return ("left", "right")[answer]
        if kind == BUILD:
            if seat == CLOCK:
                return "ring"
            return "ready" if answer == READY else f"take {PIECES[state.heap[answer - TAKE]]} {answer}"
        verb, number, to, give, want = state.read(answer)
        if verb == PROPOSE:
            return f"propose #{number} p{to} {give} for {want}"
        rest = f" p{to} {give} for {want}" if to or give or want else ""
        return (VERBS[verb] if verb == DONE and not number else f"{VERBS[verb]} #{number}") + rest

    def tell(self, event: Event) -> Message:
        id, _, a, b, c, d = event
        name = f"event-{self.events[id]}"
        if id == TOOK:
            return Message(name, {"number": a + 1, "piece": Ref(PIECES[b])})
        if id == PROPOSED:
            return Message(name, {"number": a + 1, "to": b + 1, "give": c, "want": d})
        return Message(name, {"number": a + 1, "n": b + 1})

    def components(self, state: Yard) -> dict[str, int]:
        pieces = [piece for pile in (state.heap, *state.ships) for piece in pile]
        return {"hull": pieces.count(HULL), "crate": pieces.count(CRATE), "coin": sum(state.coins)}

    def draw(self, view: Json, say: Say) -> list[str]:
        return [f"{key}: {value}" for key, value in view.items()]

    def suggest(self, state: Yard, seat: int, rng: Rng) -> int:
        return state.legal(seat)[0]


GAME: Final = YardGame()
