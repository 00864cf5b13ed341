"""What a seat may see of the table, built by white-list; and states that look the same to it."""

from cosmodrome.games.star_realms.data import ABILITIES, FACTION, FACTIONS, IDS, IS_BASE, IS_OUTPOST, NO_FACTION, USABLE
from cosmodrome.games.star_realms.state import StarRealms
from cosmodrome.games.star_realms.table import ALLY_ON, DOUBLE_ALLY_ON, NO_CARD, Table
from cosmodrome.kernel.chance import Rng, SeededChance

Json = dict[str, object]


def table_view(t: Table, seat: int) -> Json:
    """Return all that a seat (or SPECTATOR) may see (SR-2.10)."""
    return {
        "turn": t.turn,
        "turn_limit": t.turn_limit,
        "active": t.active,
        "row": [None if kind == NO_CARD else IDS[kind] for kind in t.row],
        "trade_deck": len(t.trade_deck),
        "explorers": t.explorers,
        "scrap_heap": card_ids(t.scrap_heap),
        "players": [player_view(t, owner, seat) for owner in range(len(t.hands))],
    }


def player_view(t: Table, owner: int, seat: int) -> Json:
    """Return what a seat may see of one player: the hand only if it is the own one."""
    own = owner == seat
    hidden = t.decks[owner] if own else t.decks[owner] + t.hands[owner]
    return {
        "authority": t.authority[owner],
        "trade": t.trade[owner],
        "combat": t.combat[owner],
        "hand": card_ids(t.hands[owner]) if own else None,
        "hand_size": len(t.hands[owner]),
        "deck_size": len(t.decks[owner]) + len(t.tops[owner]),
        "deck_top": [IDS[kind] for kind in t.tops[owner]],
        "unseen": card_ids(hidden),  # what the deck holds, with the hand where that is hidden too
        "discard": [IDS[kind] for kind in t.discards[owner]],
        "fleet": [card_view(t, owner, place) for place in range(len(t.fleets[owner]))],
        "scrapped": t.scrapped[owner],
        "next_bases": t.next_bases[owner],
        "returning": card_ids(t.returning[owner]),
    }


def card_view(t: Table, owner: int, place: int) -> Json:
    """Return a card in play: its kind, which of its abilities were used and which are switched on."""
    kind = t.fleets[owner][place]
    mark = t.marks[owner][place]
    bits = (1, 2, 4, 8)
    on = (1, mark & ALLY_ON, mark & DOUBLE_ALLY_ON, 1)
    return {
        "card": IDS[kind],
        "base": IS_BASE[kind],
        "outpost": IS_OUTPOST[kind],
        "faction": None if FACTION[kind] == NO_FACTION else FACTIONS[FACTION[kind]],
        "used": [ABILITIES[i] for i in range(3) if mark & bits[i]],
        "ready": [ABILITIES[i] for i in range(4) if USABLE[kind] & bits[i] and on[i] and not mark & bits[i] & 7],
    }


def card_ids(kinds: list[int]) -> list[str]:
    """Return the ids of cards whose order means nothing, in a fixed order."""
    return [IDS[kind] for kind in sorted(kinds)]


def redeal(g: StarRealms, seat: int, rng: Rng) -> StarRealms:
    """Return a state that looks the same to a seat: other hands drawn anew from what is unseen, with new chance."""
    copy = g.clone()
    for owner in range(len(g.hands)):
        if owner != seat:
            unseen = g.decks[owner] + g.hands[owner]
            rng.shuffle(unseen)
            size = len(g.hands[owner])
            copy.hands[owner] = sorted(unseen[:size])
            copy.decks[owner] = unseen[size:]
    copy.chance = SeededChance(rng.seed())
    return copy
