"""What a seat may see of the table, built by white-list (RP-17)."""

from typing import Final

from cosmodrome.games.red_planet import counting
from cosmodrome.games.red_planet.answers import CHARACTERS_IN
from cosmodrome.games.red_planet.cards import CARD_IDS, GOALS
from cosmodrome.games.red_planet.data import (
    ADJACENT,
    ASSEMBLY_IDS,
    CAPACITY,
    CHARACTER_IDS,
    COLOUR_IDS,
    DESTINATION,
    DIVISIONS,
    OUTER,
    REGION_IDS,
    REGIONS,
    RESOURCE_IDS,
    RESOURCES,
    RINGS,
    SCORING,
    SHIP_IDS,
    TRACK,
    TRACK_NUMBER,
)
from cosmodrome.games.red_planet.table import (
    CHARACTER_BIT,
    COLOURS,
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    LAUNCHED,
    NEUTRAL,
    NO_CARD,
    NO_REGION,
    NOT_CALLED,
    NOT_CHOSEN,
    PAD,
    POINTS,
    SEAT_BIT,
    SUPPLY,
    WORMHOLE,
    Table,
)

Json = dict[str, object]
POINT_NAMES: Final = ("goals", "global_goal", "tokens", "discoveries")
NEUTRAL_COLOURS: Final = 2  # the neutral colours of the duel are those of the third and the fourth player


def table_view(t: Table, seat: int) -> Json:
    """Return all that a seat (or SPECTATOR) may see."""
    return {
        "map": map_view(t),
        "division": division_view(t),
        "called": None if t.called == NOT_CALLED else CHARACTER_IDS[t.called],
        "first": t.first,
        "pads": [pad_view(t, pad) for pad in range(len(t.pads))],
        "ship_deck": len(t.ships),
        "ship_discard": [SHIP_IDS[ship] for ship in t.ship_discard],
        "regions": {REGION_IDS[region]: region_view(t, region, seat) for region in range(REGIONS)},
        "region_tokens": {REGION_IDS[region]: tokens_left(t, region) for region in range(REGIONS)},
        "resources_face_down": counts_of(t.heap),
        "stock": {RESOURCE_IDS[i]: t.stock[i] for i in range(RESOURCES)},
        "order": t.colours.copy(),
        "colours": {str(colour): colour_view(t, colour, seat) for colour in sorted(t.colours)},
        "seats": [seat_view(t, owner, seat) for owner in range(t.seats)],
        "drawn": card_or_none(t.drawn) if seat >= 0 and is_drawing(t, seat) else None,
        "card_deck": len(t.cards),
        "card_discard": [CARD_IDS[card] for card in t.card_discard],
    }


def map_view(t: Table) -> Json:
    """Return how the map is assembled."""
    adjacent = ADJACENT[t.assembly]
    return {
        "assembly": ASSEMBLY_IDS[t.assembly],
        "ring": [REGION_IDS[region] for region in RINGS[t.assembly]],
        "adjacent": {REGION_IDS[i]: [REGION_IDS[other] for other in adjacent[i]] for i in range(REGIONS)},
    }


def division_view(t: Table) -> Json | None:
    """Return where the round counter stands; nothing before the first round."""
    if t.division < 0:
        return None
    return {"place": t.division, "kind": DIVISIONS[TRACK[t.division]], "number": TRACK_NUMBER[t.division]}


def counts_of(resources: list[int]) -> Json:
    """Count resources of each kind."""
    return {RESOURCE_IDS[i]: resources.count(i) for i in range(RESOURCES)}


def pad_view(t: Table, pad: int) -> Json | None:
    """Return the ship of a pad, docked or launched from it."""
    if t.docks[pad] == EMPTY:
        return None
    ship = t.pads[pad]
    top = t.tops[pad]
    first = (PAD + pad) * COLOURS
    return {
        "ship": SHIP_IDS[ship],
        "launched": t.docks[pad] == LAUNCHED,
        "capacity": CAPACITY[ship],
        "printed": region_or_none(DESTINATION[ship]),
        "destination": region_or_none(top if top != NO_REGION else DESTINATION[ship]),
        "tokens": tokens_on(t, pad),
        "crew": {str(colour): t.astronauts[first + colour] for colour in sorted(t.colours)},
    }


def tokens_on(t: Table, pad: int) -> list[str]:
    """Return the region tokens on a ship, the topmost last."""
    regions = [token // 2 for token in range(len(t.tokens)) if t.tokens[token] == pad]
    if regions:
        regions.remove(t.tops[pad])
        regions.append(t.tops[pad])
    return [REGION_IDS[region] for region in regions]


def tokens_left(t: Table, region: int) -> int:
    """Count the tokens of a region in the supply."""
    return t.tokens[2 * region : 2 * region + 2].count(-1)


def region_or_none(region: int) -> str | None:
    """Return a region's id."""
    return None if region == NO_REGION else REGION_IDS[region]


def card_or_none(card: int) -> str | None:
    """Return a card's id."""
    return None if card == NO_CARD else CARD_IDS[card]


def region_view(t: Table, region: int, seat: int) -> Json:
    """Return what lies in a region; a face-down discovery is seen only by who knows it (RP-13.11)."""
    resource = t.resources[region]
    first = region * COLOURS
    shown: Json = {
        "resource": None if resource == FACE_DOWN else RESOURCE_IDS[resource],
        "tokens": t.lying[region],
        "astronauts": {str(colour): t.astronauts[first + colour] for colour in sorted(t.colours)},
        "leaders": sorted(colour for colour in t.colours if counting.leads(t, colour, region)),
    }
    if region < OUTER:
        shown["discovery"] = discovery_view(t, region, seat)
    return shown


def discovery_view(t: Table, region: int, seat: int) -> Json | None:
    """Return the discovery of a region as a seat sees it, and which seats know it."""
    if t.placed[region] == NO_CARD:
        return None
    known = t.known[region]
    may_see = known == FACE_UP or (seat >= 0 and known & SEAT_BIT[seat] != 0)
    return {
        "card": CARD_IDS[t.placed[region]] if may_see else None,
        "face_up": known == FACE_UP,
        "known_to": [other for other in range(t.seats) if known & SEAT_BIT[other]],
    }


def colour_view(t: Table, colour: int, seat: int) -> Json:
    """Return what a seat may see of a colour: the chosen character only if it is open or the own one (RP-17.2)."""
    owner = t.owner(colour)
    chosen = t.chosen[colour]
    is_open = t.is_open(colour)
    unseen = t.hands[colour]
    if not is_open and chosen != NOT_CHOSEN and owner != seat:
        unseen |= CHARACTER_BIT[chosen]
    return {
        "colour": COLOUR_IDS[colour - NEUTRAL + NEUTRAL_COLOURS if colour >= NEUTRAL else colour],
        "seat": owner,
        "neutral": colour >= NEUTRAL,
        "supply": t.astronauts[SUPPLY * COLOURS + colour],
        "wormhole": t.astronauts[WORMHOLE * COLOURS + colour],
        "collected": {RESOURCE_IDS[i]: t.collected[colour * RESOURCES + i] for i in range(RESOURCES)},
        "has_chosen": chosen != NOT_CHOSEN,
        "chosen": CHARACTER_IDS[chosen] if chosen != NOT_CHOSEN and (is_open or owner == seat) else None,
        "revealed": is_open,
        "played": character_ids(t.played[colour]),
        "unseen": character_ids(unseen),  # the hand or deck, with the chosen card where that is hidden
        "boxed": character_ids(t.boxed[colour]),
        "points": points_view(t, colour),
    }


def character_ids(mask: int) -> list[str]:
    """Return the ids of several characters, the highest number first."""
    return [CHARACTER_IDS[character] for character in reversed(CHARACTERS_IN[mask])]


def points_view(t: Table, colour: int) -> Json | None:
    """Return a colour's points by kind, once the game is scored."""
    if not is_scored(t):
        return None
    points = {POINT_NAMES[kind]: t.points[colour * POINTS + kind] for kind in range(POINTS)}
    return {**points, "total": counting.total(t, colour)}


def seat_view(t: Table, owner: int, seat: int) -> Json:
    """Return what a seat may see of a player's colonization cards: of others only how many (RP-17.2b)."""
    own = owner == seat
    shown = own or is_scored(t)
    return {
        "cards": len(t.held[owner]),
        "held": [CARD_IDS[card] for card in t.held[owner]] if shown else None,
        "returned": card_or_none(t.returned[owner]) if own else None,
        "boxed": len(t.boxed_cards[owner]),
        "boxed_cards": [CARD_IDS[card] for card in t.boxed_cards[owner]] if own else None,
        "worth": [counting.goal_points(t, owner, card) for card in t.held[owner] if card < GOALS] if shown else None,
    }


def is_scored(t: Table) -> bool:
    """Tell whether the scoring phase has come, in which all goals are open (RP-12.1)."""
    return t.division >= 0 and TRACK[t.division] == SCORING


def is_drawing(t: Table, seat: int) -> bool:
    """Tell whether a seat is asked where to place the discovery just drawn."""
    return t.drawn != NO_CARD and t.is_asked(seat)
