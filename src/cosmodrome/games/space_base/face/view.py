"""What everybody may see of the table, built by white-list; and states that look the same."""

from typing import NotRequired, TypedDict

from cosmodrome.games.space_base import table as t
from cosmodrome.games.space_base.cards import CREDITS, INCOME, LEVELS, SECTORS, VP
from cosmodrome.games.space_base.table import SpaceBase
from cosmodrome.kernel.chance import Rng, SeededChance


class CardView(TypedDict):
    """A card on a board; one with cells for cubes says how many there are, lie there, and are needed for one use."""

    card: str
    cubes: NotRequired[int]
    cells: NotRequired[int]
    need: NotRequired[int]


class SectorView(TypedDict):
    """The cards of one sector, the deployed ones in the order they came."""

    station: CardView
    deployed: list[CardView]


class PlayerView(TypedDict):
    """One player's resources and board."""

    credits: int
    income: int
    vp: int
    use: list[int]  # the sectors for which the dice are used
    planned: list[int]  # the same before it is shown; of oneself only
    drawn: list[str | None]
    sectors: list[SectorView]


class TableView(TypedDict):
    """All that anybody may see: everything but what the decks will bring (SB-1.6)."""

    viewer: int  # the seat that looks on, SPECTATOR for none
    round: int
    active: int
    first: int
    phase: int
    ending: bool  # somebody has 40 points
    dice: list[int]
    shipyard: list[list[str | None]]  # by level
    colonies: list[str | None]
    decks: list[int]
    under_decks: list[list[list[str | None]]]
    doubled: list[int]
    owed: list[str | None]
    placed: list[str | None]
    players: list[PlayerView]


def table_view(g: SpaceBase, viewer: int) -> TableView:
    """Return what everybody may see."""
    market = [int(t.MARKET.get(g, slot)) for slot in range(t.MARKET_SIZE)]
    return {
        "viewer": viewer,
        "round": int(t.ROUND.get(g)),
        "active": int(t.ACTIVE.get(g)),
        "first": int(t.FIRST.get(g)),
        "phase": int(t.PHASE.get(g)),
        "ending": t.ENDING.get(g) != 0,
        "dice": [int(t.DICE.get(g, die)) for die in range(2)],
        "shipyard": [cards(g, market[t.PER_LEVEL * n : t.PER_LEVEL * (n + 1)]) for n in range(LEVELS)],
        "colonies": cards(g, market[t.SHIPS_FOR_SALE :]),
        "decks": [deck_size(g, n) for n in range(LEVELS)],
        "under_decks": [under_deck(g, n) for n in range(LEVELS)],
        "doubled": t.DOUBLED.items(g, 0)[::2],
        "owed": cards(g, [side // 2 for side in t.OWED.items(g, 0)]),
        "placed": cards(g, t.PLACED.items(g, 0)),
        "players": [player_view(g, seat, viewer) for seat in range(g.seats)],
    }


def own_view(g: SpaceBase, viewer: int, common: TableView) -> TableView:
    """Return the same as table_view, from what SPECTATOR sees: only who looks on and the own plan differ."""
    plan = planned(g, viewer)
    if not plan:
        return {**common, "viewer": viewer}
    players = common["players"].copy()
    players[viewer] = {**players[viewer], "planned": plan}
    return {**common, "viewer": viewer, "players": players}


def cards(g: SpaceBase, numbers: list[int]) -> list[str | None]:
    """Return the ids of cards, None where there is none."""
    return [None if card == t.NO_CARD else g.cards.id(card) for card in numbers]


def groups_under(g: SpaceBase, deck: int) -> list[list[int]]:
    """Return the cards under a deck, by the seats that put them there (SB-11.6)."""
    return [t.BOTTOMS.items(g, group) for group in range(deck * g.seats, (deck + 1) * g.seats)]


def under_deck(g: SpaceBase, deck: int) -> list[list[str | None]]:
    """Return the cards under a deck by the seats that put them there, which they do in Light speed only."""
    return [cards(g, sorted(group)) for group in groups_under(g, deck)] if t.FAST.get(g) else []


def deck_size(g: SpaceBase, deck: int) -> int:
    """Return how many cards a deck has, with those under it."""
    return int(t.DECKS.size(g, deck)) + sum([len(group) for group in groups_under(g, deck)])


def player_view(g: SpaceBase, seat: int, viewer: int) -> PlayerView:
    """Return one player's resources and board."""
    used = [int(t.USE.get(g, seat, i)) for i in range(2)]
    return {
        "credits": int(t.RESOURCE.get(g, seat, CREDITS)),
        "income": int(t.RESOURCE.get(g, seat, INCOME)),
        "vp": int(t.RESOURCE.get(g, seat, VP)),
        "use": [sector for sector in used if sector],
        "planned": planned(g, seat) if seat == viewer else [],
        "drawn": cards(g, t.DRAWN.items(g, seat)),
        "sectors": [sector_view(g, seat, sector) for sector in range(1, SECTORS + 1)],
    }


def planned(g: SpaceBase, seat: int) -> list[int]:
    """Return the sectors of a use of the dice that is not shown yet."""
    dice = [int(t.DICE.get(g, die)) for die in range(2)]
    plan = t.PLAN.get(g, seat)
    return [sum(dice)] if plan == t.SUM else dice if plan == t.SEPARATE else []


def sector_view(g: SpaceBase, seat: int, sector: int) -> SectorView:
    """Return the cards of one sector, the deployed ones in the order they came."""
    return {
        "station": card_view(g, int(t.STATION_CARD.get(g, seat, sector))),
        "deployed": [card_view(g, card) for card in reversed(g.deployed(seat, sector))],
    }


def card_view(g: SpaceBase, card: int) -> CardView:
    """Return a card on a board."""
    id, cells = g.cards.id(card), int(g.capacity(card))
    if cells == 0:
        return {"card": id}
    return {"card": id, "cubes": int(t.CUBES.get(g, card)), "cells": cells, "need": int(g.need(card))}


def redeal(g: SpaceBase, seat: int, rng: Rng) -> SpaceBase:
    """Return a state that looks the same to a seat: only what chance will bring is hidden, and others' plans."""
    copy = g.clone()
    copy.chance = SeededChance(rng.seed())
    for other in range(g.seats):
        if other != seat and t.PLAN.get(g, other) != t.NO_PLAN:
            t.PLAN.set(copy, other, t.SEPARATE + rng.below(2))
    return copy
