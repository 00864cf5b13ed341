"""A toy game for tests of the kernel: secret picks, raids with reactions, nested trades, decks and a die."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar, Final

from tests.hooked import HookedState

from cosmodrome.kernel.agenda import SPECTATOR, Rule, bit, mask_of
from cosmodrome.kernel.answering.domain import Domain
from cosmodrome.kernel.answering.features import FeatureSet, Position
from cosmodrome.kernel.answering.mind import Mind
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.game import Because, Game, Json, Mode, Names, Say, Setting, Setup
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Message, Option, Ref, Refusal
from cosmodrome.kernel.state import Event

# Cards
ORE: Final = 0  # two points
SCOUT: Final = 1  # draw two cards
RAIDER: Final = 2  # somebody else loses a card
SHIELD: Final = 3  # a point and a card; or, from the hand, no raid
TRADER: Final = 4  # sell two cards
CARDS: Final = ("ore", "scout", "raider", "shield", "trader")
KINDS: Final = len(CARDS)
DECK: Final = (4, 3, 4, 2, 3)
PASS: Final = KINDS

# Questions
PICK: Final = 0
TARGET: Final = 1
REACT: Final = 2
DISCARD: Final = 3
TRADE: Final = 4

# Events
ROUND_BEGAN: Final = 0
PICKED: Final = 1
DREW: Final = 2
DREW_HIDDEN: Final = 3
SHUFFLED: Final = 4
DISCARDED: Final = 5
GAINED: Final = 6
ROLLED: Final = 7

# Streams of chance
DIE: Final = 0
BAG: Final = 1  # plus the seat

NO_PICK: Final = -1


class Skirmish(HookedState):
    """The table: cards are counted by seat and kind."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "round",
        "rounds",
        "hand_limit",
        "bags",
        "hands",
        "heaps",
        "score",
        "picks",
        "face",
    )

    def __init__(self) -> None:
        super().__init__()
        self.round = 0
        self.rounds = 0
        self.hand_limit = 0
        self.bags: list[list[int]] = []
        self.hands: list[list[int]] = []
        self.heaps: list[list[int]] = []
        self.score: list[int] = []
        self.picks: list[int] = []
        self.face = 0

    def clone(self) -> "Skirmish":
        copy = type(self)()
        self.copy_kernel(copy)
        copy.round = self.round
        copy.rounds = self.rounds
        copy.hand_limit = self.hand_limit
        copy.bags = [bag.copy() for bag in self.bags]
        copy.hands = [hand.copy() for hand in self.hands]
        copy.heaps = [heap.copy() for heap in self.heaps]
        copy.score = self.score.copy()
        copy.picks = self.picks.copy()
        copy.face = self.face
        return copy

    def held(self, seat: int) -> list[int]:
        """Return the kinds of cards in a hand."""
        return [kind for kind in range(KINDS) if self.hands[seat][kind] > 0]

    def legal_answers(self, kind: int, seat: int) -> list[int]:
        if kind == TARGET:
            return [other for other in range(self.seats) if other != seat and sum(self.hands[other]) > 0]
        if kind == REACT:
            return [SHIELD, PASS]
        return [*self.held(seat), PASS] if kind == TRADE else self.held(seat)

    def refuse(self, kind: int, seat: int, answer: int) -> Refusal | None:
        if not self.domain_of(kind, seat).contains(answer):
            return OUT_OF_DOMAIN
        if kind == TARGET:
            open_to_raids = answer != seat and sum(self.hands[answer]) > 0
            return None if open_to_raids else Refusal("SK-3.1", Message("refused-no-target"))
        if kind == REACT:
            return None if answer in (SHIELD, PASS) else Refusal("SK-3.2", Message("refused-no-shield"))
        if answer == PASS or self.hands[seat][answer] > 0:
            return None
        return Refusal("SK-2.1", Message("refused-not-in-hand", {"card": Ref(CARDS[answer])}))

    def domain_of(self, kind: int, seat: int) -> Domain:
        if kind == TARGET:
            return Domain(self.seats)
        return Domain(KINDS + 1) if kind in (REACT, TRADE) else Domain(KINDS)


# -- atoms -------------------------------------------------------------------------------------------------------------
def others(g: Skirmish, seat: int) -> int:
    """Return the mask of everybody but one seat."""
    return mask_of([other for other in range(g.seats) if other != seat]) | bit(SPECTATOR)


def start_round(g: Skirmish) -> None:
    g.round += 1
    g.picks = [NO_PICK] * g.seats
    g.emit(ROUND_BEGAN, g.round)


def draw(g: Skirmish, seat: int, n: int) -> None:
    bag, hand = g.bags[seat], g.hands[seat]
    for _ in range(n):
        if sum(bag) == 0:
            shuffle(g, seat)
        if sum(bag) == 0:
            return
        kind = kind_at(bag, g.roll(sum(bag), BAG + seat))
        bag[kind] -= 1
        hand[kind] += 1
        g.emit_to(bit(seat), DREW, seat, kind)
        g.emit_to(others(g, seat), DREW_HIDDEN, seat)


def kind_at(counts: list[int], i: int) -> int:
    """Return the kind of card number i of a pile that is kept as counts."""
    for kind, count in enumerate(counts):
        if i < count:
            return kind
        i -= count
    raise AssertionError("no such card")


def shuffle(g: Skirmish, seat: int) -> None:
    for kind in range(KINDS):
        g.bags[seat][kind] += g.heaps[seat][kind]
        g.heaps[seat][kind] = 0
    g.emit(SHUFFLED, seat)


def discard(g: Skirmish, seat: int, kind: int) -> None:
    g.hands[seat][kind] -= 1
    g.heaps[seat][kind] += 1
    g.emit(DISCARDED, seat, kind)


def pick(g: Skirmish, seat: int, kind: int) -> None:
    g.picks[seat] = kind
    g.emit(PICKED, seat, kind)


def gain(g: Skirmish, seat: int, n: int) -> None:
    g.score[seat] += n
    g.emit(GAINED, seat, n)


# -- rules -------------------------------------------------------------------------------------------------------------
def begin_round(g: Skirmish) -> None:
    if g.round == g.rounds:
        return
    start_round(g)
    for seat in range(g.seats):
        draw(g, seat, g.hand_limit - sum(g.hands[seat]))
    g.then(begin_round)
    g.ask_all(list(range(g.seats)), PICK, reveal_picks)


def reveal_picks(g: Skirmish) -> None:
    g.reveal()
    for seat in range(g.seats):
        pick(g, seat, g.sealed[seat])
        discard(g, seat, g.sealed[seat])
    g.then(roll_die)
    g.then_each(resolve, sorted(range(g.seats), key=g.picks.__getitem__))


def resolve(g: Skirmish, seat: int) -> None:
    kind = g.picks[seat]
    if kind == ORE:
        gain(g, seat, 2)
    elif kind == SCOUT:
        draw(g, seat, 2)
    elif kind == RAIDER and g.legal_answers(TARGET, seat):
        g.ask(seat, TARGET, raid, seat)
    elif kind == SHIELD:
        gain(g, seat, 1)
        draw(g, seat, 1)
    elif kind == TRADER:
        g.then(trade, seat, 2, 2)


def raid(g: Skirmish, target: int, raider: int) -> None:
    g.reveal()  # the question tells the raider whether there is a shield
    if g.hands[target][SHIELD] > 0:
        g.ask(target, REACT, parry, raider, target)
    else:
        g.ask(target, DISCARD, loot, raider, target)


def parry(g: Skirmish, card: int, raider: int, target: int) -> None:
    if card == SHIELD:
        discard(g, target, SHIELD)
    else:
        g.ask(target, DISCARD, loot, raider, target)


def loot(g: Skirmish, card: int, raider: int, target: int) -> None:
    discard(g, target, card)
    gain(g, raider, 1)
    g.then(trade, raider, 2, 1)


def trade(g: Skirmish, seat: int, times: int, worth: int) -> None:
    if times > 0 and sum(g.hands[seat]) > 0:
        g.ask(seat, TRADE, sell, seat, times, worth)


def sell(g: Skirmish, card: int, seat: int, times: int, worth: int) -> None:
    if card != PASS:
        discard(g, seat, card)
        gain(g, seat, worth)
        g.then(trade, seat, times - 1, worth)


def roll_die(g: Skirmish) -> None:
    help_last(g, g.roll(6, DIE))


def help_last(g: Skirmish, outcome: int) -> None:
    g.face = outcome + 1
    g.emit(ROLLED, g.face)
    gain(g, g.score.index(min(g.score)), g.face)


RULES: Final = (begin_round, reveal_picks, resolve, raid, parry, loot, trade, sell, roll_die, help_last)


# -- the mind ----------------------------------------------------------------------------------------------------------
FEATURES = FeatureSet()
OWN_HAND = FEATURES.common("hand", KINDS)
POINTS = FEATURES.each("points", 1, 4)
FEATURES.close()


class SkirmishMind(Mind[Skirmish]):
    """Takes the first answer, and counts points."""

    def reply(self, g: Skirmish, seat: int, rng: Rng) -> int:
        return g.legal(seat)[0]

    def turn(self, g: Skirmish) -> int:
        return g.round

    def winners(self, g: Skirmish) -> int:
        return mask_of(GAME.winners(g))

    def lead(self, g: Skirmish, seat: int) -> int:
        return g.score[seat] - max(g.score[:seat] + g.score[seat + 1 :])

    def doubling(self, g: Skirmish) -> int:
        return 3

    def features(self) -> FeatureSet:
        return FEATURES

    def see(self, g: Skirmish, seat: int, position: Position) -> None:
        for kind in range(KINDS):
            OWN_HAND.add(position, 0, kind, g.hands[seat][kind])
        for other in range(g.seats):
            POINTS.add(position, (other - seat) % g.seats, 0, g.score[other])

    def scope(self, g: Skirmish) -> str:
        return "table"


# -- the game ----------------------------------------------------------------------------------------------------------
class SkirmishGame(Game[Skirmish]):
    """Everything that the rest of the world needs."""

    id = "skirmish"
    name: ClassVar[Names] = {"en": "Skirmish", "ru": "Стычка"}
    version = 1
    modes = (
        Mode("standard", {"en": "Standard", "ru": "Обычная"}, (2, 3, 4)),
        Mode("blitz", {"en": "Blitz", "ru": "Блиц"}, (2,)),
    )
    settings = (Setting("rounds", {"en": "Rounds", "ru": "Раунды"}, 3, 1, 5),)
    kinds = ("pick", "target", "react", "discard", "trade")
    events = ("round-began", "picked", "drew", "drew-hidden", "shuffled", "discarded", "gained", "rolled")
    streams = ("die", "bag-0", "bag-1", "bag-2", "bag-3")
    longest = 300
    names: ClassVar[Mapping[str, Names]] = {
        card: {"en": card, "ru": name}
        for card, name in zip(CARDS, ("руда", "разведчик", "рейдер", "щит", "торговец"), strict=True)
    }
    locale = Path(__file__).parent / "locale" / "skirmish"
    explains: ClassVar[dict[str, tuple[str, ...]]] = {
        "round-began": ("round", "players.*.pick"),
        "picked": ("players.*.pick",),
        "drew": ("players.*.hand", "players.*.hand_size", "players.*.unseen"),
        "drew-hidden": ("players.*.hand_size",),
        "shuffled": ("players.*.heap", "players.*.unseen"),
        "discarded": ("players.*.hand", "players.*.hand_size", "players.*.unseen", "players.*.heap"),
        "gained": ("players.*.score",),
        "rolled": ("die",),
    }
    because: ClassVar[dict[str, Because]] = {
        "round-began": "SK-1.1",
        "picked": "SK-2.1",
        "drew": "SK-2.2",
        "drew-hidden": "SK-2.2",
        "shuffled": "SK-2.3",
        "discarded": lambda event, mode: "SK-1.3" if mode == "blitz" else "SK-1.2",
        "gained": "SK-2.4",
        "rolled": "SK-3.3",
    }

    def blank(self) -> Skirmish:
        return Skirmish()

    def set_up(self, state: Skirmish, setup: Setup) -> None:
        state.rounds = setup.options["rounds"]
        state.hand_limit = 3 if setup.mode == "blitz" else 5
        state.bags = [list(DECK) for _ in range(state.seats)]
        state.hands = [[0] * KINDS for _ in range(state.seats)]
        state.heaps = [[0] * KINDS for _ in range(state.seats)]
        state.score = [0] * state.seats
        state.picks = [NO_PICK] * state.seats
        state.then(begin_round)

    def rules(self) -> dict[str, Rule]:
        return {rule.__name__: rule for rule in RULES}

    def view(self, state: Skirmish, seat: int) -> Json:
        return {
            "round": state.round,
            "die": state.face,
            "players": [self.player_view(state, owner, owner == seat) for owner in range(state.seats)],
        }

    def player_view(self, state: Skirmish, owner: int, own: bool) -> Json:
        hidden = zip(state.bags[owner], [0] * KINDS if own else state.hands[owner], strict=True)
        picked = state.picks[owner]
        return {
            "score": state.score[owner],
            "pick": None if picked == NO_PICK else CARDS[picked],
            "hand": named(state.hands[owner]) if own else None,
            "hand_size": sum(state.hands[owner]),
            "unseen": named([sum(pair) for pair in hidden]),
            "heap": named(state.heaps[owner]),
        }

    def redeal(self, state: Skirmish, seat: int, rng: Rng) -> Skirmish:
        copy = state.clone()
        for owner in range(state.seats):
            if owner != seat:
                counts = zip(state.bags[owner], state.hands[owner], strict=True)
                unseen = [kind for kind, pair in enumerate(counts) for _ in range(sum(pair))]
                rng.shuffle(unseen)
                size = sum(state.hands[owner])
                copy.hands[owner] = [unseen[:size].count(kind) for kind in range(KINDS)]
                copy.bags[owner] = [unseen[size:].count(kind) for kind in range(KINDS)]
        if not copy.over():
            copy.redraw_sealed(seat, rng)
        copy.chance = SeededChance(rng.seed())
        return copy

    def scores(self, state: Skirmish) -> list[int]:
        return state.score.copy()

    def winners(self, state: Skirmish) -> list[int]:
        return [seat for seat in range(state.seats) if state.score[seat] == max(state.score)]

    def prompt(self, state: Skirmish, seat: int) -> Message:
        return Message(f"ask-{self.kinds[state.question().kind]}")

    def option(self, state: Skirmish, seat: int, answer: int) -> Option:
        kind = state.question().kind
        if kind == TARGET:
            return Option(
                answer, Message("option-target", {"number": answer + 1}), (), "SK-3.1", (f"players.{answer}",)
            )
        if answer == PASS:
            return Option(answer, Message("option-pass"), (), "SK-2.2")
        card = CARDS[answer]
        return Option(answer, Message("option-card", {"card": Ref(card)}), (card,), "SK-2.1", (f"players.{seat}.hand",))

    def notation(self, state: Skirmish, seat: int, answer: int) -> str:
        if state.question().kind == TARGET:
            return f"p{answer}"
        return "pass" if answer == PASS else CARDS[answer]

    def tell(self, event: Event) -> Message:
        id, _, a, b, *_ = event
        if id in (ROUND_BEGAN, ROLLED):
            return Message(f"event-{self.events[id]}", {"n": a})
        if id == GAINED:
            return Message("event-gained", {"number": a + 1, "n": b})
        if id in (DREW_HIDDEN, SHUFFLED):
            return Message(f"event-{self.events[id]}", {"number": a + 1})
        return Message(f"event-{self.events[id]}", {"number": a + 1, "card": Ref(CARDS[b])})

    def components(self, state: Skirmish) -> dict[str, int]:
        piles = [pile for piles in (state.bags, state.hands, state.heaps) for pile in piles]
        return named([sum(pile[kind] for pile in piles) for kind in range(KINDS)])

    def draw(self, view: Json, say: Say) -> list[str]:
        return [f"{key}: {value}" for key, value in view.items()]

    def suggest(self, state: Skirmish, seat: int, rng: Rng) -> int:
        return state.legal(seat)[0]

    def mind(self) -> Mind[Skirmish]:
        return SkirmishMind()


def named(counts: list[int]) -> dict[str, int]:
    """Return counts by the names of the cards."""
    return dict(zip(CARDS, counts, strict=True))


GAME: Final = SkirmishGame()
