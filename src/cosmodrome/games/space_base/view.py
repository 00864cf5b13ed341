"""What everybody may see of the table, built by white-list; and states that look the same."""

from cosmodrome.games.space_base.cards import LEVELS, RESOURCES, SECTORS
from cosmodrome.games.space_base.table import (
    ACTIVE,
    BOTTOMS,
    CUBES,
    DECKS,
    DICE,
    DOUBLED,
    DRAWN,
    ENDING,
    FIRST,
    MARKET,
    MARKET_SIZE,
    NO_CARD,
    OWED,
    PER_LEVEL,
    PHASE,
    PLACED,
    RESOURCE,
    ROUND,
    SHIPS_FOR_SALE,
    STATION_CARD,
    USE,
    SpaceBase,
)
from cosmodrome.kernel.chance import Rng, SeededChance

Json = dict[str, object]


def table_view(g: SpaceBase) -> Json:
    """Return all that anybody may see: everything but what the decks will bring (SB-1.6)."""
    market = [int(MARKET.get(g, slot)) for slot in range(MARKET_SIZE)]
    return {
        "round": int(ROUND.get(g)),
        "active": int(ACTIVE.get(g)),
        "first": int(FIRST.get(g)),
        "phase": int(PHASE.get(g)),
        "ending": ENDING.get(g) != 0,
        "dice": [int(DICE.get(g, die)) for die in range(2)],
        "shipyard": [cards(g, market[PER_LEVEL * n : PER_LEVEL * (n + 1)]) for n in range(LEVELS)],
        "colonies": cards(g, market[SHIPS_FOR_SALE:]),
        "decks": [deck_size(g, n) for n in range(LEVELS)],
        "under_decks": [[cards(g, sorted(group)) for group in groups_under(g, n)] for n in range(LEVELS)],
        "doubled": DOUBLED.items(g, 0)[::2],
        "owed": cards(g, [side // 2 for side in OWED.items(g, 0)]),
        "placed": cards(g, PLACED.items(g, 0)),
        "players": [player_view(g, seat) for seat in range(g.seats)],
    }


def cards(g: SpaceBase, numbers: list[int]) -> list[str | None]:
    """Return the ids of cards, None where there is none."""
    return [None if card == NO_CARD else g.cards.id(card) for card in numbers]


def groups_under(g: SpaceBase, deck: int) -> list[list[int]]:
    """Return the cards under a deck, by the seats that put them there (SB-11.6)."""
    return [BOTTOMS.items(g, group) for group in range(deck * g.seats, (deck + 1) * g.seats)]


def deck_size(g: SpaceBase, deck: int) -> int:
    """Return how many cards a deck has, with those under it."""
    return int(DECKS.size(g, deck)) + sum([len(group) for group in groups_under(g, deck)])


def player_view(g: SpaceBase, seat: int) -> Json:
    """Return one player's resources and board."""
    used = [int(USE.get(g, seat, i)) for i in range(2)]
    return {
        **{name: int(RESOURCE.get(g, seat, resource)) for resource, name in enumerate(RESOURCES)},
        "use": [sector for sector in used if sector],
        "drawn": cards(g, DRAWN.items(g, seat)),
        "sectors": [sector_view(g, seat, sector) for sector in range(1, SECTORS + 1)],
    }


def sector_view(g: SpaceBase, seat: int, sector: int) -> Json:
    """Return the cards of one sector, the deployed ones in the order they came."""
    return {
        "station": card_view(g, int(STATION_CARD.get(g, seat, sector))),
        "deployed": [card_view(g, card) for card in reversed(g.deployed(seat, sector))],
    }


def card_view(g: SpaceBase, card: int) -> Json:
    """Return a card on a board: its cubes, the cells they lie on, and how many one use takes."""
    shown: Json = {"card": g.cards.id(card)}
    if g.capacity(card):
        shown |= {"cubes": int(CUBES.get(g, card)), "cells": int(g.capacity(card)), "need": int(g.need(card))}
    return shown


def redeal(g: SpaceBase, seat: int, rng: Rng) -> SpaceBase:
    """Return a state that looks the same to a seat: only what chance will bring is hidden, and sealed answers."""
    copy = g.clone()
    copy.chance = SeededChance(rng.seed())
    if not copy.over():
        copy.redraw_sealed(seat, rng)
    return copy
