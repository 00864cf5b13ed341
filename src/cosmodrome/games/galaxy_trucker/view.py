"""What a seat may see of the table, built by white-list; and states that look the same to it (GT-30)."""

from typing import Final

from cosmodrome.games.galaxy_trucker import answers
from cosmodrome.games.galaxy_trucker.cards import (
    CARD_IDS,
    CREDITS,
    CREW_NEEDED,
    CRITERIA,
    DAYS,
    GOODS,
    HIT_NAMES,
    HITS,
    LARGE_METEOR,
    LEVEL,
    LINE_AMOUNT,
    LINE_CRITERION,
    LINE_PENALTY,
    NO_CARD,
    PENALTIES,
    PENALTY,
    STRENGTH,
    VERB,
    VERBS,
    WORLDS,
)
from cosmodrome.games.galaxy_trucker.data import (
    ALIENS,
    BATTERY,
    BEAUTY_REWARD,
    CABIN,
    CANNON,
    CELL_BITS,
    CELLS_OF,
    CLASSES,
    COLOURS,
    COLUMN,
    DIRECTIONS,
    EMPTY,
    ENGINE,
    FINISH_REWARDS,
    HOLD,
    INSURANCE,
    NO_TILE,
    NOWHERE,
    OPEN_PILES,
    PILES,
    ROLE,
    ROW,
    SHIELD,
    SIDE,
    SPACES,
    TILE_IDS,
    TRUCKERS,
    TYPE,
    TYPES,
)
from cosmodrome.games.galaxy_trucker.geometry import (
    cannon_cells,
    exposed,
    fault_rule,
    faulty_cells,
    has_shield,
    shield_cells,
)
from cosmodrome.games.galaxy_trucker.state import GalaxyTrucker
from cosmodrome.games.galaxy_trucker.table import ALIEN, SHIFT, Table
from cosmodrome.kernel.agenda import Ask
from cosmodrome.kernel.chance import Rng, SeededChance

Json = dict[str, object]

CIRCLES: Final = ("start", "I", "II", "III")


def table_view(t: Table, seat: int) -> Json:
    """Return all that a seat (or SPECTATOR) may see."""
    return {
        "round": CLASSES[t.round],
        "rounds_left": [CLASSES[k] for k in range(4) if t.rounds & CELL_BITS[k]],
        "test_flight": t.test == 1,
        "cells": [[COLUMN[t.round][cell], ROW[t.round][cell]] for cell in CELLS_OF[t.round]],
        "insurance": None if INSURANCE[t.round] == NOWHERE else INSURANCE[t.round],
        "rewards": {"finish": FINISH_REWARDS[t.round][: t.seats], "best_looking": BEAUTY_REWARD[t.round]},
        "heap": len(t.heap),
        "face_up": {TILE_IDS[tile]: tile_view(t, 4 * tile) for tile in t.face_up},
        "hourglass": glass_view(t),
        "beginner": t.beginner,
        "numbers": [number for number in range(1, t.seats + 1) if t.is_free(number)],
        "piles": [pile_view(t, seat, pile) for pile in range(OPEN_PILES)],
        "cards_left": t.cards_left(),
        "opened": [CARD_IDS[card] for card in t.opened],
        "card": None if t.card == NO_CARD else card_view(t.card),
        "hit": hit_view(t),
        "bank": goods_view(t.bank),
        "pallet": goods_view(t.pallet),
        "players": [player_view(t, player, seat) for player in range(t.seats)],
        "ships": [ship_view(t, ship) for ship in range(t.seats)],
    }


def glass_view(t: Table) -> Json | None:
    """Return the hourglass: its circle, whether sand runs, and what that means in time or cycles."""
    if t.circle == NOWHERE:
        return None
    glass: Json = {"circle": CIRCLES[t.circle], "running": t.running == 1}
    if t.realtime:
        glass["seconds"] = t.hourglass_seconds
    else:
        glass["cycles"] = t.cycles
        glass["cycles_per_run"] = t.cycles_per_run
    return glass


def pile_view(t: Table, seat: int, pile: int) -> list[str] | None:
    """Return the cards of a pile for who has looked at it, as long as they are to come (GT-30.3)."""
    if t.test or seat < 0 or not t.has_looked_at(seat, pile):
        return None
    cards = t.piles[pile] if t.exact else sorted(t.piles[pile])
    return [CARD_IDS[card] for card in cards]


def card_view(card: int) -> Json:
    """Return a card with those of its figures that it has."""
    shown: Json = {"id": CARD_IDS[card], "type": VERBS[VERB[card]], "level": LEVEL[card] + 1}
    for name, figure in (
        ("strength", STRENGTH[card]),
        ("days", DAYS[card]),
        ("crew", CREW_NEEDED[card]),
        ("credits", CREDITS[card]),
        ("penalty", PENALTY[card]),
    ):
        if figure:
            shown[name] = figure
    if any(GOODS[card]):
        shown["goods"] = goods_view(GOODS[card])
    if WORLDS[card]:
        shown["planets"] = [goods_view(world) for world in WORLDS[card]]
    if HITS[card]:
        shown["hits"] = [[HIT_NAMES[hit // 4], DIRECTIONS[hit % 4]] for hit in HITS[card]]
    if LINE_CRITERION[card]:
        lines = zip(LINE_CRITERION[card], LINE_PENALTY[card], LINE_AMOUNT[card], strict=True)
        shown["lines"] = [[CRITERIA[criterion], PENALTIES[penalty], amount] for criterion, penalty, amount in lines]
    return shown


def hit_view(t: Table) -> Json | None:
    """Return the hit that somebody may defend against now: what, where, and the tiles that would help."""
    ask = t.agenda[-1] if t.agenda else None
    if not isinstance(ask, Ask) or ask.kind != answers.DEFEND:
        return None
    ship, hit, line, cell = ask.args
    what, side = divmod(hit, 4)
    pieces = t.ships[ship]
    large = what == LARGE_METEOR
    helping = cannon_cells(pieces, t.round, side, line) if large else shield_cells(pieces, t.round, side)
    return {
        "ship": ship,
        "hit": HIT_NAMES[what],
        "from": DIRECTIONS[side],
        "line": line,
        "cell": cell_name(t, cell),
        "helping": [cell_name(t, helper) for helper in helping],
    }


def player_view(t: Table, player: int, seat: int) -> Json:
    """Return what a seat may see of one player: the credits only if they are the own ones (GT-1.6, GT-26.15)."""
    open_purse = t.open_credits or t.over() or (seat >= 0 and t.purse(player) == t.purse(seat))
    return {
        "colour": TRUCKERS[player],
        "ship": t.at[player],
        "partner": (player + 2) % 4 if t.team else None,
        "credits": t.credits[t.purse(player)] if open_purse else None,
        "hand": None if t.hand[player] == NO_TILE else tile_view(t, 4 * t.hand[player]),
        "looking": None if t.looking[player] == NOWHERE else t.looking[player],
        "looked": [pile for pile in range(OPEN_PILES) if t.has_looked_at(player, pile)],
    }


def ship_view(t: Table, ship: int) -> Json:
    """Return one ship with everything aboard, its figures and its place in the flight."""
    pieces = t.ships[ship]
    flying = t.flying[ship] == 1
    return {
        "pilot": t.pilot[ship],
        "colour": TRUCKERS[ship],
        "tiles": {cell_name(t, cell): cell_view(t, ship, cell) for cell in CELLS_OF[t.round] if pieces[cell] != EMPTY},
        "last": None if t.last[ship] == NOWHERE else cell_name(t, t.last[ship]),
        "faults": {  # by cell: the rule; a tile without a fault of its own is not joined to the rest
            cell_name(t, cell): fault_rule(pieces, t.round, cell) or "GT-4.8" for cell in faulty_cells(pieces, t.round)
        },
        "reserve": [tile_view(t, 4 * tile) for tile in t.reserve[ship]],
        "lost": [TILE_IDS[tile] for tile in t.lost[ship]],
        "number": t.number[ship] or None,
        "flying": flying,
        "position": t.position[ship] if flying else None,
        "space": t.position[ship] % SPACES if flying else None,
        "landed": None if t.landed[ship] == NOWHERE else t.landed[ship],
        "declared": None if t.declared[ship] == NOWHERE else t.declared[ship],
        "crew": t.crew(ship),
        "batteries": t.tokens(ship),
        "engines": [t.least_power(ship, ENGINE) // 2, t.most_power(ship, ENGINE) // 2],
        "cannons": [t.least_power(ship, CANNON), t.most_power(ship, CANNON)],  # in halves
        "shields": [DIRECTIONS[side] for side in range(4) if has_shield(pieces, t.round, side)],
        "exposed": exposed(pieces, t.round),
        "goods": goods_view(t.goods(ship)),
    }


def cell_name(t: Table, cell: int) -> str:
    """Name a cell by its printed column and row: "7-5"."""
    return f"{COLUMN[t.round][cell]}-{ROW[t.round][cell]}"


def tile_view(t: Table, piece: int) -> Json:
    """Return a tile as it lies: its id, type, turned connectors and rotation."""
    return {
        "tile": TILE_IDS[piece // 4],
        "type": TYPES[TYPE[piece // 4]],
        "connectors": "".join(str(SIDE[4 * piece + side]) for side in range(4)),
        "rotation": piece % 4,
    }


def cell_view(t: Table, ship: int, cell: int) -> Json:
    """Return a tile of a ship with what it carries."""
    piece = t.ships[ship][cell]
    shown = tile_view(t, piece)
    load = t.loads[ship][cell]
    role = ROLE[piece // 4]
    if role == BATTERY:
        shown["batteries"] = load
    elif role == CABIN and load >= ALIEN:
        shown["alien"] = ALIENS[load - ALIEN]
    elif role == CABIN:
        shown["humans"] = load
    elif role == HOLD:
        shown["goods"] = [COLOURS[colour] for colour in range(4) for _ in range(load // SHIFT[colour] % 4)]
    elif role == SHIELD:
        shown["shield"] = True
    return shown


def goods_view(goods: list[int]) -> Json:
    """Return goods by colour."""
    return {COLOURS[colour]: goods[colour] for colour in range(4)}


def redeal(g: GalaxyTrucker, seat: int, rng: Rng) -> GalaxyTrucker:
    """Return a state that looks the same to a seat, with new chance and other cards where it has not seen them.

    Credits stay: all that was ever earned or paid was open to everybody, so that a good memory knows them.
    """
    copy = g.clone()
    known = g.knows[seat] if seat >= 0 else 0
    places = [*copy.piles, copy.box, *copy.decks] if not g.test else [copy.box, *copy.decks]
    for level in range(3):
        unseen = [card for place in places for card in place if is_unseen(card, level, known)]
        rng.shuffle(unseen)
        for place in places:
            for i in range(len(place)):
                if is_unseen(place[i], level, known):
                    place[i] = unseen.pop()
    for pile in range(PILES):
        if seat < 0 or pile == PILES - 1 or not g.has_looked_at(seat, pile):
            rng.shuffle(copy.piles[pile])
    copy.chance = SeededChance(rng.seed())
    return copy


def is_unseen(card: int, level: int, known: int) -> bool:
    """Tell whether a card is of a level and not known."""
    return LEVEL[card] == level and not known & CELL_BITS[card]
