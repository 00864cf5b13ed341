"""What a seat may see of the table, built by white-list; and states that look the same to it."""

from typing import Final

from cosmodrome.games.star_realms.challenges import CHALLENGES
from cosmodrome.games.star_realms.data import ABILITIES, FACTION, FACTIONS, IDS, IS_BASE, IS_OUTPOST, NO_FACTION, USABLE
from cosmodrome.games.star_realms.forecast import forecast
from cosmodrome.games.star_realms.formats import FORMATS, LEVELS
from cosmodrome.games.star_realms.relations import is_hydra
from cosmodrome.games.star_realms.state import StarRealms
from cosmodrome.games.star_realms.table import (
    ACQUISITION,
    ACQUISITION_BOTTOM,
    ALLY_ON,
    ASSIMILATION,
    BURIED,
    BURIED_UNSEEN,
    DAMAGE,
    DOUBLE_ALLY_ON,
    ELITE,
    LEDGER,
    MULLIGAN,
    NO_BOSS,
    NO_CARD,
    OWED,
    SUBJECT,
    SUBJECTS,
    TENTACLE,
    TRADE_TOP,
    Table,
)
from cosmodrome.kernel.agenda import bit
from cosmodrome.kernel.chance import Rng, SeededChance

MODES: Final = (*FORMATS, *CHALLENGES)
Json = dict[str, object]


def table_view(t: StarRealms, seat: int) -> Json:
    """Return all that a seat (or SPECTATOR) may see (SR-2.10)."""
    return {
        "mode": MODES[t.mode],
        "level": LEVELS[t.level] if t.boss != NO_BOSS else None,
        "turn": t.turn,
        "turn_limit": t.turn_limit,
        "active": t.active,
        "row": [None if kind == NO_CARD else IDS[kind] for kind in t.row],
        "trade_deck": len(t.trade_deck) + (len(t.piles[TRADE_TOP]) if t.piles else 0),
        "explorers": t.explorers,
        "scrap_heap": card_ids(t.scrap_heap),
        "out_of_game": card_ids(t.out_of_game),
        "players": [player_view(t, owner, seat) for owner in range(t.seats)],
        "boss": boss_view(t) if t.boss != NO_BOSS else None,
        "forecast": forecast(t),
    }


def player_view(t: Table, owner: int, seat: int) -> Json:
    """Return what a seat may see of one player: the hand only if it is the own one or a teammate's."""
    seen = bool(t.watchers[owner] & bit(seat))
    hidden = t.decks[owner] if seen else t.decks[owner] + t.hands[owner]
    return {
        "own": owner == seat,
        "out": bool(t.out[owner]),
        "team": t.hearts[owner] if is_hydra(t) else t.mates[owner][0] if t.mates[owner] else owner,
        "hand_at_turn": t.hand_sizes[owner],
        "authority": t.authority[t.hearts[owner]],
        "trade": t.trade[owner],
        "combat": t.combat[owner],
        "hand": card_ids(t.hands[owner]) if seen else None,
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


def boss_view(t: Table) -> Json:
    """Return the Boss, of whom everything is open but the order of shuffled decks (SR-20.23)."""
    boss, piles = t.boss, t.piles
    return {
        "authority": t.authority[boss],
        "trade": t.trade[boss],
        "combat": t.combat[boss],
        "hand": card_ids(t.hands[boss]),
        "deck": card_ids(t.decks[boss]),
        "deck_top": [IDS[kind] for kind in t.tops[boss]],
        "discard": [IDS[kind] for kind in t.discards[boss]],
        "fleet": [card_view(t, boss, place) for place in range(len(t.fleets[boss]))],
        "scrapped": t.scrapped[boss],
        "assimilation": t.counters[ASSIMILATION],
        "owed": t.counters[OWED],
        "mulligan_used": bool(t.counters[MULLIGAN]),
        "trade_deck_top": [IDS[kind] for kind in piles[TRADE_TOP]],
        "elite": [IDS[kind] for kind in piles[ELITE]],
        "subject": card_ids(piles[SUBJECT]),
        "subjects": card_ids(piles[SUBJECTS]),
        "acquisition": card_ids(piles[ACQUISITION] + piles[ACQUISITION_BOTTOM]),
        "ledger": [IDS[kind] for kind in piles[LEDGER]],
        "buried": card_ids(piles[BURIED]),
        "buried_unseen": len(piles[BURIED_UNSEEN]),
        "tentacles": {FACTIONS[faction]: card_ids(piles[TENTACLE + faction]) for faction in range(4)},
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
        "damage": mark // DAMAGE,
        "used": [ABILITIES[i] for i in range(3) if mark & bits[i]],
        "ready": [ABILITIES[i] for i in range(4) if USABLE[kind] & bits[i] and on[i] and not mark & bits[i] & 7],
    }


def card_ids(kinds: list[int]) -> list[str]:
    """Return the ids of cards whose order means nothing, in a fixed order."""
    return [IDS[kind] for kind in sorted(kinds)]


def redeal(g: StarRealms, seat: int, rng: Rng) -> StarRealms:
    """Return a state that looks the same to a seat: hidden hands drawn anew from what is unseen, with new chance."""
    copy = g.clone()
    for owner in range(g.seats):
        if not g.watchers[owner] & bit(seat):
            unseen = g.decks[owner] + g.hands[owner]
            rng.shuffle(unseen)
            size = len(g.hands[owner])
            copy.hands[owner] = sorted(unseen[:size])
            copy.decks[owner] = unseen[size:]
    if g.boss != NO_BOSS and g.piles[BURIED_UNSEEN]:
        unseen = g.trade_deck + g.piles[BURIED_UNSEEN]
        rng.shuffle(unseen)
        size = len(g.trade_deck)
        copy.trade_deck = unseen[:size]
        copy.piles[BURIED_UNSEEN] = unseen[size:]
    copy.chance = SeededChance(rng.seed())
    return copy
