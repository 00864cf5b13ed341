"""What the Boss's next turn will bring as far as it lies open (SR-20.23): the rules play it without hidden cards."""

from typing import Final, Literal, TypedDict

from mypy_extensions import i64

from cosmodrome.games.star_realms import call, events
from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.atoms import boss as boss_atoms
from cosmodrome.games.star_realms.atoms import cards as atoms
from cosmodrome.games.star_realms.boss.challenges import (
    AUTOMATONS,
    BLOB_ASSAULT,
    DIMENSIONAL_HORROR,
    NEMESIS_BEAST,
    PIRATES,
    STEP,
)
from cosmodrome.games.star_realms.boss.rows import RowView, cards_in, rows_of, slots_taken
from cosmodrome.games.star_realms.cards import COMBAT
from cosmodrome.games.star_realms.table import NO_CARD, TOLD_BOSS, StarRealms
from cosmodrome.kernel.chance import Chance
from cosmodrome.kernel.event import EventKind, Happening
from cosmodrome.kernel.flow import finish, then
from cosmodrome.kernel.state import Event

REVEALS: Final = (DIMENSIONAL_HORROR, NEMESIS_BEAST, PIRATES)


class UnknownView(TypedDict):
    """Cards that nobody knows yet and that will change the turn: how the Boss gets them and how many, at least."""

    how: Literal["plays", "draws", "reveals", "feeds"]
    n: int


class ForecastView(TypedDict):
    """What the Boss does when the turn that runs is over."""

    authority: list[int]  # that each player has left
    combat: int  # that the Boss gains
    discards: list[int]  # of each player
    quiet_turns: int  # before the Boss wakes (SR-20.3)
    unknown: UnknownView | None
    by_chance: bool  # chance will choose among equals
    rows: list[RowView]  # what it does, step by step
    falls: list[str]  # bases of the players
    takes: list[int]  # slots of the trade row


class OneOfEquals(Chance):
    """Takes the first, or the last, where the rules say random, and remembers that it did."""

    def __init__(self, last: bool) -> None:
        self.last = last
        self.asked = False

    def roll(self, n: i64, stream: i64, count: i64) -> i64:
        self.asked = self.asked or n > 1
        return n - 1 if self.last else 0


def forecast(g: StarRealms) -> ForecastView | None:
    """Return what the Boss does when the turn that runs is over; nothing while it acts, or without a Boss."""
    if not g.has_boss() or g.over() or [one for one in g.agenda if one.rule.__name__ == "boss_step"]:
        return None
    first = OneOfEquals(last=False)
    copy, happened = played_out(g, first)
    authority, gained = team_authority(copy), combat(g, happened)
    refilled = len(named(g, happened, events.ROW_CARD_SCRAPPED)) > 1  # the row, in between
    by_chance = refilled and g.challenge().number not in REVEALS
    if first.asked and not by_chance:
        other, otherwise = played_out(g, OneOfEquals(last=True))
        by_chance = (team_authority(other), combat(g, otherwise)) != (authority, gained)
    quiet = g.cards.formats.level_turns[t.LEVEL.get(g)] - t.TURNS_TAKEN.get(g, t.ACTIVE.get(g))
    return {
        "authority": authority,
        "combat": gained,
        "discards": discards(copy, happened),
        "quiet_turns": max(0, int(quiet)),
        "unknown": unknown_cards(g, copy),
        "by_chance": by_chance,
        "rows": rows_of(g, happened),
        "falls": cards_in(g, happened, events.BASE_DESTROYED),
        "takes": slots_taken(g, happened),
    }


def hide_cards(g: StarRealms) -> None:
    """Make the table as all see it: shuffled decks empty, new hands of cards that nobody knows."""
    boss = t.BOSS.get(g)
    if g.challenge().has_hand or not (t.TOPS.size(g, boss) or t.DECKS.size(g, boss)):
        t.DISCARDS.clear(g, boss)  # shuffled before the Boss has a card
    t.DECKS.clear(g, boss)
    t.TRADE_DECK.clear(g, 0)
    t.SCRAP_HEAP.clear(g, 0)
    for pile in (t.ACQUISITION, t.ACQUISITION_BOTTOM, t.SUBJECTS):
        t.PILES.clear(g, pile)
    t.FORESEEN.set(g, 1)
    for seat in g.standing_seats():
        t.HANDS.clear(g, seat)
        for _ in range(t.HAND_SIZES.get(g, seat)):
            t.HANDS.add(g, seat, g.cards.scout)


def played_out(g: StarRealms, chance: Chance) -> tuple[StarRealms, list[Event]]:
    """Let the Boss take its turn on the open table; players who must choose take their first choice."""
    copy = g.clone()
    hide_cards(copy)
    happened: list[Event] = []
    copy.chance, copy.events, copy.skip_forced = chance, happened, True
    finish(copy)
    boss_atoms.begin_boss_turn(copy)
    atoms.begin_turn(copy, t.BOSS.get(g))
    then(copy, call.boss_step, 0, t.ACTIVE.get(g), NO_CARD)
    blind = g.challenge().number == BLOB_ASSAULT and not t.TOPS.size(g, t.BOSS.get(g))
    then(copy, call.boss_opens, STEP if blind else 0)
    copy.run()
    while not copy.over():
        seat = copy.next_seat()
        copy.apply_legal(seat, copy.legal(seat)[0])
    return copy, happened


def named(g: StarRealms, happened: list[Event], kind: EventKind) -> list[Happening]:
    """Return the events of a kind."""
    return [Happening(kind, event, g.cards) for event in happened if event[0] == kind.number]


def team_authority(copy: StarRealms) -> list[int]:
    """Return the authority that each player has left."""
    return [int(t.AUTHORITY.get(copy, t.HEARTS.get(copy, seat))) for seat in range(copy.seats)]


def combat(g: StarRealms, happened: list[Event]) -> int:
    """Return all combat that the Boss gains."""
    gains = [gain for gain in named(g, happened, events.GAINED) if gain["player"] == TOLD_BOSS]
    return sum([max(gain["n"], 0) for gain in gains if gain["resource"] == COMBAT])


def unknown_cards(g: StarRealms, copy: StarRealms) -> UnknownView | None:
    """Tell which cards nobody knows yet will change the turn."""
    challenge = g.challenge()
    number, known = challenge.number, int(t.TOPS.size(g, t.BOSS.get(g)))
    if number == DIMENSIONAL_HORROR:
        return {"how": "feeds", "n": 1}
    if number in REVEALS:
        return {"how": "reveals", "n": len(g.standing_seats()) if number == PIRATES else 1}
    if number == AUTOMATONS:
        played = t.COUNTERS.get(copy, t.COST_PLAYED)
        return {"how": "plays", "n": 1} if played == 0 or played < t.COUNTERS.get(g, t.ASSIMILATION) else None
    if number == BLOB_ASSAULT:
        return None if known else {"how": "plays", "n": 1}
    cards = int(challenge.before[1] + challenge.before[2] * (g.seats - 1)) - known
    return {"how": "draws", "n": cards} if cards > 0 else None


def discards(copy: StarRealms, happened: list[Event]) -> list[int]:
    """Count the cards that each player will discard; where chance picks the player nobody is named (SR-20.17)."""
    counts = [0] * int(copy.seats)
    if t.COUNTERS.get(copy, t.BOSS_TARGET) == 0 or len(copy.standing_seats()) == 1:
        for one in named(copy, happened, events.DISCARDED):
            if one["player"] >= 0:
                counts[one["player"]] += 1
    return counts
