"""What everybody may see of the table, built by white-list; and states that look the same."""

from cosmodrome.games.space_base.data import CELLS, IDS, NEED, PER_LEVEL
from cosmodrome.games.space_base.state import SpaceBase
from cosmodrome.games.space_base.table import NO_CARD, ROW, SHIPS_FOR_SALE, Table
from cosmodrome.games.space_base.verbs import LEVELS, RESOURCES, SECTORS
from cosmodrome.kernel.chance import Rng, SeededChance

Json = dict[str, object]


def table_view(t: Table) -> Json:
    """Return all that anybody may see: everything but what the decks will bring (SB-1.6)."""
    return {
        "round": t.round,
        "active": t.active,
        "first": t.first,
        "phase": t.phase,
        "ending": t.ending,
        "dice": t.dice.copy(),
        "shipyard": [cards(t.market[PER_LEVEL * n : PER_LEVEL * (n + 1)]) for n in range(LEVELS)],
        "colonies": cards(t.market[SHIPS_FOR_SALE:]),
        "decks": [deck_size(t, n) for n in range(LEVELS)],
        "under_decks": [[cards(sorted(group)) for group in groups_under(t, n)] for n in range(LEVELS)],
        "doubled": t.doubled[::2],
        "owed": cards([side // 2 for side in t.owed]),
        "placed": cards(t.placed),
        "players": [player_view(t, seat) for seat in range(t.seats)],
    }


def cards(numbers: list[int]) -> list[str | None]:
    """Return the ids of cards, None where there is none."""
    return [None if card == NO_CARD else IDS[card] for card in numbers]


def groups_under(t: Table, deck: int) -> list[list[int]]:
    """Return the cards under a deck, by the seats that put them there (SB-11.6)."""
    return t.bottoms[deck * t.seats : (deck + 1) * t.seats]


def deck_size(t: Table, deck: int) -> int:
    """Return how many cards a deck has, with those under it."""
    return len(t.decks[deck]) + sum(len(group) for group in groups_under(t, deck))


def player_view(t: Table, seat: int) -> Json:
    """Return one player's resources and board."""
    return {
        **{name: t.resources[3 * seat + resource] for resource, name in enumerate(RESOURCES)},
        "use": [sector for sector in t.use[2 * seat : 2 * seat + 2] if sector],
        "drawn": cards(t.drawn[seat]) if t.drawn else [],
        "sectors": [sector_view(t, seat, sector) for sector in range(1, SECTORS + 1)],
    }


def sector_view(t: Table, seat: int, sector: int) -> Json:
    """Return the cards of one sector, the deployed ones in the order they came."""
    return {
        "station": card_view(t, seat, t.station[ROW * seat + sector]),
        "deployed": [card_view(t, seat, card) for card in reversed(t.deployed(seat, sector))],
    }


def card_view(t: Table, seat: int, card: int) -> Json:
    """Return a card on a board: its cubes, the cells they lie on, and how many one use takes."""
    side = 6 * t.side(card) + t.seats
    shown: Json = {"card": IDS[card]}
    if CELLS[side]:
        shown |= {"cubes": t.cubes[card], "cells": CELLS[side], "need": NEED[side]}
    return shown


def redeal(g: SpaceBase, seat: int, rng: Rng) -> SpaceBase:
    """Return a state that looks the same to a seat: only what chance will bring is hidden, and sealed answers."""
    copy = g.clone()
    copy.chance = SeededChance(rng.seed())
    if not copy.over():
        copy.redraw_sealed(seat, rng)
    return copy
