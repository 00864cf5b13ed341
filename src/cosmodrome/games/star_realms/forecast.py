"""What the Boss's next turn will bring as far as it lies open (SR-20.23): the rules play it without hidden cards."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.star_realms import atoms, boss_atoms, events
from cosmodrome.games.star_realms.atoms import COMBAT
from cosmodrome.games.star_realms.challenges import (
    AUTOMATONS,
    BEFORE,
    BLOB_ASSAULT,
    DIMENSIONAL_HORROR,
    HAS_HAND,
    NEMESIS_BEAST,
    PIRATES,
    STEP,
)
from cosmodrome.games.star_realms.data import KINDS, SCOUT
from cosmodrome.games.star_realms.formats import FIRST_CHALLENGE, LEVEL_TURNS
from cosmodrome.games.star_realms.log import tell
from cosmodrome.games.star_realms.rules.boss import boss_opens, boss_step
from cosmodrome.games.star_realms.state import StarRealms
from cosmodrome.games.star_realms.table import (
    ACQUISITION,
    ACQUISITION_BOTTOM,
    ASSIMILATION,
    BOSS_TARGET,
    COST_PLAYED,
    NO_BOSS,
    NO_CARD,
    ROW,
    SUBJECTS,
    copies,
)
from cosmodrome.kernel.chance import Chance
from cosmodrome.kernel.game import Json
from cosmodrome.kernel.state import Event
from cosmodrome.kernel.view import message_json

REVEALS: Final = (DIMENSIONAL_HORROR, NEMESIS_BEAST, PIRATES)
SHOWN: Final = frozenset(
    {
        events.PLAYED,
        events.BASE_RETURNED,
        events.USED_ABILITY,
        events.GAINED,
        events.ROW_CARD_SCRAPPED,
        events.FED,
        events.BURIED,
        events.BOSS_TOOK,
        events.ATTACKED,
        events.BASE_DESTROYED,
        events.COUNTER_RAISED,
    }
)


class OneOfEquals(Chance):
    """Takes the first, or the last, where the rules say random, and remembers that it did."""

    def __init__(self, last: bool) -> None:
        self.last = last
        self.asked = False

    def roll(self, n: i64, stream: i64, count: i64) -> i64:
        self.asked = self.asked or n > 1
        return n - 1 if self.last else 0


def forecast(g: StarRealms) -> Json | None:
    """Return what the Boss does when the turn that runs is over; nothing while it acts, or without a Boss."""
    if g.boss == NO_BOSS or g.over() or any(call.rule is boss_step for call in g.agenda):
        return None
    first = OneOfEquals(last=False)
    copy, happened = played_out(g, first)
    foreseen: Json = {
        "authority": team_authority(copy),
        "combat": combat(happened),
        "discards": discards(copy, happened),
    }
    by_chance = scraps(happened) > 1 and g.mode - FIRST_CHALLENGE not in REVEALS  # the row is refilled in between
    if first.asked and not by_chance:
        other, otherwise = played_out(g, OneOfEquals(last=True))
        by_chance = (team_authority(other), combat(otherwise)) != (foreseen["authority"], foreseen["combat"])
    return foreseen | {
        "quiet_turns": max(0, LEVEL_TURNS[g.level] - g.turns_taken[g.active]),  # before the Boss wakes (SR-20.3)
        "unknown": unknown_cards(g, copy),
        "by_chance": by_chance,  # chance will choose among equals
        "steps": [step(event) for event in happened if event[0] in SHOWN],
    }


def hidden_cards_away(g: StarRealms) -> StarRealms:
    """Return the table as all see it: shuffled decks empty, new hands of cards that nobody knows."""
    copy = g.clone()
    copy.trade_deck, copy.scrap_heap = [], []
    for pile in (ACQUISITION, ACQUISITION_BOTTOM, SUBJECTS):
        copy.piles[pile] = []
    copy.returning = copies(copy.returning)
    copy.returning[0] = [kind for kind in range(KINDS) for _ in range(ROW)]  # nothing scrapped is dealt again
    if HAS_HAND[g.mode - FIRST_CHALLENGE] or not (g.tops[g.boss] or g.decks[g.boss]):
        copy.discards[g.boss] = []  # shuffled before the Boss has a card
    copy.decks[g.boss] = []
    for seat in g.standing_seats():
        copy.hands[seat] = [SCOUT] * g.hand_sizes[seat]
    return copy


def played_out(g: StarRealms, chance: Chance) -> tuple[StarRealms, list[Event]]:
    """Let the Boss take its turn on the open table; players who must choose take their first choice."""
    copy = hidden_cards_away(g)
    happened: list[Event] = []
    copy.chance, copy.events = chance, happened
    copy.agenda, copy.skip_forced = [], True
    boss_atoms.begin_boss_turn(copy)
    atoms.begin_turn(copy, copy.boss)
    copy.then(boss_step, 0, g.active, NO_CARD)
    blind = g.mode - FIRST_CHALLENGE == BLOB_ASSAULT and not g.tops[g.boss]
    copy.then(boss_opens, STEP if blind else 0)
    copy.run()
    while not copy.over():
        seat = copy.next_seat()
        copy.apply_legal(seat, copy.legal(seat)[0])
    return copy, happened


def team_authority(copy: StarRealms) -> list[int]:
    """Return the authority that each player has left."""
    return [copy.authority[copy.hearts[seat]] for seat in range(copy.seats)]


def combat(happened: list[Event]) -> int:
    """Return all combat that the Boss gains."""
    gains = [event[4] for event in happened if event[0] == events.GAINED and event[2:4] == (events.BOSS, COMBAT)]
    return sum(gain for gain in gains if gain > 0)


def scraps(happened: list[Event]) -> int:
    """Count the cards of the trade row that the Boss scraps."""
    return sum(event[0] == events.ROW_CARD_SCRAPPED for event in happened)


def unknown_cards(g: StarRealms, copy: StarRealms) -> Json | None:
    """Tell which cards nobody knows yet will change the turn: how the Boss gets them and how many, at least."""
    challenge = g.mode - FIRST_CHALLENGE
    if challenge == DIMENSIONAL_HORROR:
        return {"how": "feeds", "n": 1}
    if challenge in REVEALS:
        return {"how": "reveals", "n": len(g.standing_seats()) if challenge == PIRATES else 1}
    if challenge == AUTOMATONS:
        played = copy.counters[COST_PLAYED]
        return {"how": "plays", "n": 1} if played == 0 or played < g.counters[ASSIMILATION] else None
    if challenge == BLOB_ASSAULT:
        return None if g.tops[g.boss] else {"how": "plays", "n": 1}
    cards = BEFORE[challenge][1] + BEFORE[challenge][2] * (g.seats - 1) - len(g.tops[g.boss])
    return {"how": "draws", "n": cards} if cards > 0 else None


def discards(copy: StarRealms, happened: list[Event]) -> list[int]:
    """Count the cards that each player will discard; where chance picks the player nobody is named (SR-20.17)."""
    counts = [0] * copy.seats
    if copy.counters[BOSS_TARGET] == 0 or len(copy.standing_seats()) == 1:
        for event in happened:
            if event[0] == events.DISCARDED and event[2] >= 0:
                counts[event[2]] += 1
    return counts


def step(event: Event) -> Json:
    """Return an event with its words, as the log would tell it."""
    return {"event": events.EVENTS[event[0]], "args": list(event[2:]), "say": message_json(tell(event)), "rule": ""}
