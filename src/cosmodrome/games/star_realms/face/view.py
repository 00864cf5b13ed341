"""What a seat may see of the table, built by white-list; and states that look the same to it."""

from typing import Final, Literal, TypedDict

from mypy_extensions import i64

from cosmodrome.games.star_realms import table as t
from cosmodrome.games.star_realms.board import is_hydra, plays_together, raid_boss
from cosmodrome.games.star_realms.cards import (
    ABILITIES,
    ABILITY_BITS,
    ALLY,
    COMBAT,
    FACTIONS,
    LIFE,
    NO_FACTION,
    SCRAP,
    TRADE,
)
from cosmodrome.games.star_realms.face.forecast import ForecastView, forecast
from cosmodrome.games.star_realms.face.sheet import Ability
from cosmodrome.games.star_realms.formats import EMPEROR, LEVELS, MODES, RAID
from cosmodrome.games.star_realms.table import HAND_ROOM, NO_CARD, OWN_ROOM, StarRealms
from cosmodrome.kernel.agenda import SPECTATOR, bit
from cosmodrome.kernel.chance import Rng, SeededChance
from cosmodrome.kernel.memory.cells import wide

NO_CARDS: Final = wide([0] * (OWN_ROOM + HAND_ROOM))


class CardView(TypedDict):
    """A card in play: which of its abilities were used, and which can be used now."""

    card: str
    base: bool
    outpost: bool
    faction: str | None
    damage: int  # that it keeps (Raid)
    used: list[Ability]
    ready: list[Ability]


class PoolsView(TypedDict):
    """Amounts of everything that cards give."""

    trade: int
    combat: int
    authority: int


class PlayerView(TypedDict):
    """One player; the hand only where it may be seen."""

    own: bool
    out: bool
    role: Literal["", "emperor", "raid_boss"]
    team: int  # the lowest seat of the team
    hand_at_turn: int  # cards drawn for a turn
    authority: int  # in Hydra the team's
    trade: int
    combat: int
    hand: list[str] | None
    hand_size: int
    deck_size: int
    deck_top: list[str]  # known to lie there, the topmost last
    unseen: list[str]  # what the deck holds, with the hand where that is hidden too
    discard: list[str]
    fleet: list[CardView]
    scrapped: int  # own cards this turn
    next_bases: int  # bases to come that go on top of the deck
    returning: list[str]  # from the scrap heap at the end of the turn
    shielded: bool  # an outpost stands before authority and other bases
    at_hand: PoolsView  # what abilities give that can be used now, without scrapping a card
    links: dict[str, list[str]]  # for cards of a hand that may be seen: the cards in play that would find their ally


class BossView(TypedDict):
    """The Boss, of whom everything is open but the order of shuffled decks (SR-20.23)."""

    authority: int
    trade: int
    combat: int
    hand: list[str]
    deck: list[str]
    deck_top: list[str]
    discard: list[str]
    fleet: list[CardView]
    scrapped: int
    assimilation: int
    owed: int  # cards to be discarded after its next draw
    mulligan_used: bool
    trade_deck_top: list[str]
    elite: list[str]
    subject: list[str]
    subjects: list[str]
    on_offer: list[str]  # of these decks, face up: the Boss buys it
    acquisition: list[str]
    ledger: list[str]
    buried: list[str]
    buried_unseen: int
    tentacles: dict[str, list[str]]  # by faction


class TableView(TypedDict):
    """All that a seat may see (SR-2.10)."""

    mode: str
    level: str | None
    shared_authority: bool  # a team has one total
    together: bool  # a team takes one turn
    turn: int
    turn_limit: int
    active: int
    row: list[str | None]
    trade_deck: int
    explorers: int
    scrap_heap: list[str]
    out_of_game: list[str]
    players: list[PlayerView]
    boss: BossView | None
    forecast: ForecastView | None


def table_view(g: StarRealms, seat: int) -> TableView:
    """Return all that a seat (or SPECTATOR) may see."""
    row = [int(t.ROW.get(g, slot)) for slot in range(t.ROW_SIZE)]
    on_top = int(t.PILES.size(g, t.TRADE_TOP)) if g.has_boss() else 0
    return {
        "mode": MODES[t.MODE.get(g)],
        "level": LEVELS[t.LEVEL.get(g)] if g.has_boss() else None,
        "shared_authority": is_hydra(g),
        "together": plays_together(g),
        "turn": int(t.TURN.get(g)),
        "turn_limit": int(t.TURN_LIMIT.get(g)),
        "active": int(t.ACTIVE.get(g)),
        "row": [None if kind == NO_CARD else g.cards.id(kind) for kind in row],
        "trade_deck": int(t.TRADE_DECK.size(g, 0)) + on_top,
        "explorers": int(t.EXPLORERS.get(g)),
        "scrap_heap": unordered(g, t.SCRAP_HEAP.items(g, 0)),
        "out_of_game": unordered(g, t.OUT_OF_GAME.items(g, 0)),
        "players": [player_view(g, owner, seat) for owner in range(g.seats)],
        "boss": boss_view(g) if g.has_boss() else None,
        "forecast": forecast(g),
    }


def own_view(g: StarRealms, seat: int, common: TableView) -> TableView:
    """Return the same as table_view, from what SPECTATOR sees: only players whose hands are seen otherwise differ."""
    players = [
        player_view(g, owner, seat)
        if owner == seat or sees_hand(g, owner, seat) != sees_hand(g, owner, SPECTATOR)
        else common["players"][owner]
        for owner in range(g.seats)
    ]
    return {**common, "players": players}


def player_view(g: StarRealms, owner: int, seat: int) -> PlayerView:
    """Return what a seat may see of one player: the hand only if it is the own one or a teammate's."""
    deck, hand = t.DECKS.items(g, owner), t.HANDS.items(g, owner)
    seen, heart = sees_hand(g, owner, seat), int(t.HEARTS.get(g, owner))
    has_mates = not is_hydra(g) and t.MATES.size(g, owner) > 0
    return {
        "own": owner == seat,
        "out": t.OUT.get(g, owner) != 0,
        "role": role(g, owner),
        "team": int(t.MATES.get(g, owner, 0)) if has_mates else heart,
        "hand_at_turn": int(t.HAND_SIZES.get(g, owner)),
        "authority": int(t.AUTHORITY.get(g, heart)),
        "trade": int(t.TRADE.get(g, owner)),
        "combat": int(t.COMBAT.get(g, owner)),
        "hand": unordered(g, hand) if seen else None,
        "hand_size": len(hand),
        "deck_size": len(deck) + int(t.TOPS.size(g, owner)),
        "deck_top": ids(g, t.TOPS.items(g, owner)),
        "unseen": unordered(g, deck if seen else deck + hand),
        "discard": ids(g, t.DISCARDS.items(g, owner)),
        "fleet": fleet_view(g, owner),
        "scrapped": int(t.SCRAPPED.get(g, owner)),
        "next_bases": int(t.NEXT_BASES.get(g, owner)),
        "returning": unordered(g, t.RETURNING.items(g, owner)),
        "shielded": g.is_shielded(owner),
        "at_hand": at_hand(g, owner),
        "links": links(g, owner) if seen else {},
    }


def role(g: StarRealms, owner: int) -> Literal["", "emperor", "raid_boss"]:
    """Return the part that only one player of a team has."""
    if t.MODE.get(g) == EMPEROR and owner in g.cards.formats.emperors:
        return "emperor"
    return "raid_boss" if t.MODE.get(g) == RAID and owner == raid_boss(g) else ""


def at_hand(g: StarRealms, owner: int) -> PoolsView:
    """Return what abilities give that can be used now, without scrapping a card."""
    scripts = [
        g.cards.abilities[4 * t.FLEETS.get(g, owner, place) + ability]
        for place in range(t.FLEETS.size(g, owner))
        for ability in g.usable(owner, place)
        if ability != SCRAP
    ]
    trade, combat, life = [sum([int(script.gains(one)) for script in scripts]) for one in (TRADE, COMBAT, LIFE)]
    return {"trade": trade, "combat": combat, "authority": life}


def links(g: StarRealms, owner: int) -> dict[str, list[str]]:
    """Return which cards in play each card of the hand would give an ally (SR-5.7)."""
    lonely = [
        int(t.FLEETS.get(g, owner, place))
        for place in range(t.FLEETS.size(g, owner))
        if g.cards.usable[t.FLEETS.get(g, owner, place)] & ABILITY_BITS[ALLY]
        and not t.MARKS.get(g, owner, place) & t.ALLY_ON
    ]
    factions = {int(g.cards.faction[kind]) for kind in lonely}
    found: dict[str, list[str]] = {}
    for kind in t.HANDS.items(g, owner):
        if g.cards.faction[kind] in factions:
            allies = [one for one in lonely if g.cards.faction[one] == g.cards.faction[kind]]
            found[g.cards.id(kind)] = ids(g, list(dict.fromkeys(allies)))
    return found


def boss_view(g: StarRealms) -> BossView:
    """Return the Boss."""
    boss = t.BOSS.get(g)
    piles = [t.PILES.items(g, pile) for pile in range(t.TENTACLE + t.TENTACLES)]
    return {
        "authority": int(t.AUTHORITY.get(g, boss)),
        "trade": int(t.TRADE.get(g, boss)),
        "combat": int(t.COMBAT.get(g, boss)),
        "hand": unordered(g, t.HANDS.items(g, boss)),
        "deck": unordered(g, t.DECKS.items(g, boss)),
        "deck_top": ids(g, t.TOPS.items(g, boss)),
        "discard": ids(g, t.DISCARDS.items(g, boss)),
        "fleet": fleet_view(g, int(boss)),
        "scrapped": int(t.SCRAPPED.get(g, boss)),
        "assimilation": int(t.COUNTERS.get(g, t.ASSIMILATION)),
        "owed": int(t.COUNTERS.get(g, t.OWED)),
        "mulligan_used": t.COUNTERS.get(g, t.MULLIGAN) != 0,
        "trade_deck_top": ids(g, piles[t.TRADE_TOP]),
        "elite": ids(g, piles[t.ELITE]),
        "subject": unordered(g, piles[t.SUBJECT]),
        "subjects": unordered(g, piles[t.SUBJECTS]),
        "on_offer": ids(g, piles[t.ELITE][-1:] + piles[t.SUBJECT]),
        "acquisition": unordered(g, piles[t.ACQUISITION] + piles[t.ACQUISITION_BOTTOM]),
        "ledger": ids(g, piles[t.LEDGER]),
        "buried": unordered(g, piles[t.BURIED]),
        "buried_unseen": len(piles[t.BURIED_UNSEEN]),
        "tentacles": {faction: unordered(g, piles[t.TENTACLE + i]) for i, faction in enumerate(FACTIONS)},
    }


def fleet_view(g: StarRealms, owner: int) -> list[CardView]:
    """Return an owner's cards in play."""
    return [card_view(g, owner, place) for place in range(t.FLEETS.size(g, owner))]


def card_view(g: StarRealms, owner: int, place: int) -> CardView:
    """Return a card in play."""
    cards, kind, mark = g.cards, int(t.FLEETS.get(g, owner, place)), int(t.MARKS.get(g, owner, place))
    return {
        "card": cards.id(kind),
        "base": cards.base[kind] != 0,
        "outpost": cards.outpost[kind] != 0,
        "faction": None if cards.faction[kind] == NO_FACTION else FACTIONS[cards.faction[kind]],
        "damage": mark // t.DAMAGE,
        "used": [ABILITIES[i] for i in range(3) if mark & t.USED[i]],
        "ready": [ABILITIES[i] for i in g.usable(owner, place)],
    }


def ids(g: StarRealms, kinds: list[int]) -> list[str]:
    """Return the ids of cards."""
    return [g.cards.id(kind) for kind in kinds]


def unordered(g: StarRealms, kinds: list[int]) -> list[str]:
    """Return the ids of cards whose order means nothing, in a fixed order."""
    return ids(g, sorted(kinds))


def sees_hand(g: StarRealms, owner: i64, seat: i64) -> bool:
    """Tell whether a seat may see an owner's hand."""
    return t.WATCHERS.get(g, owner) & bit(seat) != 0


def redeal(g: StarRealms, seat: int, rng: Rng) -> StarRealms:
    """Return a state that looks the same to a seat: hidden hands drawn anew from what is unseen, with new chance."""
    copy = g.clone()
    for owner in range(g.seats):
        if not sees_hand(g, owner, seat):
            redeal_hand(copy, owner, rng)
    if g.has_boss() and t.PILES.size(g, t.BURIED_UNSEEN):
        redeal_buried(copy, rng)
    copy.chance = SeededChance(rng.seed())
    return copy


def redeal_hand(g: StarRealms, owner: i64, rng: Rng) -> None:
    """Draw a hand anew from what is unseen."""
    unseen, deck, hand = NO_CARDS[:], t.DECKS.size(g, owner), t.HANDS.size(g, owner)
    for i in range(deck):
        unseen[i] = t.DECKS.get(g, owner, i)
    for i in range(hand):
        unseen[deck + i] = t.HANDS.get(g, owner, i)
    rng.shuffle_first(unseen, deck + hand)
    t.HANDS.clear(g, owner)
    for i in range(hand):
        t.HANDS.insert_ascending(g, owner, unseen[i])
    for i in range(deck):
        t.DECKS.set(g, owner, i, unseen[hand + i])


def redeal_buried(g: StarRealms, rng: Rng) -> None:
    """Draw anew what the Nemesis Beast got unseen."""
    unseen = t.TRADE_DECK.items(g, 0) + t.PILES.items(g, t.BURIED_UNSEEN)
    rng.shuffle(unseen)
    size = int(t.TRADE_DECK.size(g, 0))
    for i in range(len(unseen)):
        if i < size:
            t.TRADE_DECK.set(g, 0, i, unseen[i])
        else:
            t.PILES.set(g, t.BURIED_UNSEEN, i - size, unseen[i])
