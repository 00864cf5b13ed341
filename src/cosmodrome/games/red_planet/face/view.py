"""What a seat may see of the table, built by white-list (RP-17)."""

from typing import NotRequired, TypedDict

from mypy_extensions import i64

from cosmodrome.games.red_planet import counting
from cosmodrome.games.red_planet import table as t
from cosmodrome.games.red_planet.board import characters_in, leads
from cosmodrome.games.red_planet.box import DIVISIONS, NO_REGION, OUTER, REGIONS, RESOURCES, TOKENS_PER_REGION
from cosmodrome.games.red_planet.face.redeal import knows, sees_drawn
from cosmodrome.games.red_planet.face.standing import Standing, standings
from cosmodrome.games.red_planet.face.words import look_of
from cosmodrome.games.red_planet.table import FACE_UP, NO_CARD, NOT_CHOSEN, PAD, RedPlanet
from cosmodrome.kernel.agenda import BITS, SPECTATOR

Counts = dict[str, int]  # by the id of a resource or region, or by colour


class MapView(TypedDict):
    """How the map is assembled."""

    assembly: str
    ring: list[str]  # the outer regions clockwise from the north
    adjacent: dict[str, list[str]]


class DivisionView(TypedDict):
    """Where the round counter stands."""

    place: int
    kind: str
    number: int


class PadView(TypedDict):
    """The ship of a pad, docked or launched from it."""

    ship: str
    launched: bool
    capacity: int
    printed: str | None  # its destination before any region token
    destination: str | None
    tokens: list[str]  # region tokens on the ship, the topmost last
    crew: Counts


class DiscoveryView(TypedDict):
    """The discovery of a region as a seat sees it, and which seats know it."""

    card: str | None
    face_up: bool
    known_to: list[int]


class RegionView(TypedDict):
    """What lies in a region."""

    resource: str | None
    tokens: int
    astronauts: Counts
    leaders: list[int]
    discovery: NotRequired[DiscoveryView | None]  # outer regions only


class PointsView(TypedDict):
    """A colour's points by kind, once the game is scored."""

    goals: int
    global_goal: int
    tokens: int
    discoveries: int
    total: int


class ColourView(TypedDict):
    """What a seat may see of a colour: the chosen character only if it is open or the own one (RP-17.2)."""

    colour: str
    seat: int
    neutral: bool
    supply: int
    wormhole: int
    collected: Counts
    token_points: int  # what is collected is worth
    has_chosen: bool
    chosen: str | None
    revealed: bool
    played: list[str]
    unseen: list[str]  # the hand or deck, with the chosen card where that is hidden
    top: list[str]  # of a neutral deck, the next card first; what of it the own player knows
    boxed: list[str]
    points: PointsView | None


class GoalView(TypedDict):
    """How a goal stands for its holder."""

    card: str
    worth: int
    most: int  # that it can be worth
    own: int  # of what it counts
    best: int  # of the others
    regions: Counts  # own astronauts in the regions that it names


class SeatView(TypedDict):
    """What a seat may see of a player's colonization cards: of others only how many (RP-17.2b)."""

    cards: int
    held: list[str] | None
    returned: str | None
    boxed: int
    boxed_cards: list[str] | None
    goals: list[GoalView] | None  # as the table stands, the global one last


class TableView(TypedDict):
    """All that a seat (or SPECTATOR) may see."""

    map: MapView
    division: DivisionView | None  # nothing before the first round
    called: str | None
    first: int
    pads: list[PadView | None]
    ship_deck: int
    ship_discard: list[str]
    regions: dict[str, RegionView]
    region_tokens: Counts
    resources_face_down: Counts
    stock: Counts
    order: list[int]  # the colours clockwise
    colours: dict[str, ColourView]
    seats: list[SeatView]
    drawn: str | None
    card_deck: int
    card_discard: list[str]


def table_view(g: RedPlanet, seat: int) -> TableView:
    """Return all that a seat (or SPECTATOR) may see."""
    box, heap, called = g.box, t.HEAP.items(g, 0), int(t.CALLED.get(g))
    return {
        "map": map_view(g),
        "division": division_view(g),
        "called": None if called == t.NOT_CALLED else box.ids["character"][called],
        "first": int(t.FIRST.get(g)),
        "pads": [pad_view(g, pad) for pad in range(t.SHIP.size(g, 0))],
        "ship_deck": int(t.SHIPS.size(g, 0)),
        "ship_discard": [box.ids["ship"][ship] for ship in t.SHIP_DISCARD.items(g, 0)],
        "regions": {box.region(region): region_view(g, region, seat) for region in range(REGIONS)},
        "region_tokens": {box.region(region): tokens_left(g, region) for region in range(REGIONS)},
        "resources_face_down": by_resource(g, [heap.count(resource) for resource in range(RESOURCES)]),
        "stock": by_resource(g, [int(t.STOCK.get(g, resource)) for resource in range(RESOURCES)]),
        "order": [int(colour) for colour in g.in_play()],
        "colours": {str(colour): colour_view(g, int(colour), seat) for colour in g.ascending()},
        "seats": [seat_view(g, owner, seat) for owner in range(g.seats)],
        "drawn": card_or_none(g, t.DRAWN.get(g)) if sees_drawn(g, seat) else None,
        "card_deck": int(t.CARDS.size(g, 0)),
        "card_discard": cards(g, t.CARD_DISCARD.items(g, 0)),
    }


def own_view(g: RedPlanet, seat: int, common: TableView) -> TableView:
    """Return the same as table_view, from what SPECTATOR sees: own cards, own colours and known discoveries differ."""
    regions, colours, seats = common["regions"].copy(), common["colours"].copy(), common["seats"].copy()
    for region in range(OUTER):
        if knows(g, seat, region) != knows(g, SPECTATOR, region):
            id = g.box.region(region)
            regions[id] = {**regions[id], "discovery": discovery_view(g, region, seat)}
    for colour in g.ascending():
        if g.owner(colour) == seat:
            colours[str(colour)] = colour_view(g, int(colour), seat)
    seats[seat] = seat_view(g, seat, seat)
    drawn = card_or_none(g, t.DRAWN.get(g)) if sees_drawn(g, seat) else None
    return {**common, "regions": regions, "colours": colours, "seats": seats, "drawn": drawn}


def map_view(g: RedPlanet) -> MapView:
    """Return how the map is assembled."""
    box, assembly = g.box, int(t.ASSEMBLY.get(g))
    return {
        "assembly": box.ids["assembly"][assembly],
        "ring": [box.region(int(box.rings[OUTER * assembly + i])) for i in range(OUTER)],
        "adjacent": {
            box.region(region): [box.region(other) for other in box.neighbours(assembly, region)]
            for region in range(REGIONS)
        },
    }


def division_view(g: RedPlanet) -> DivisionView | None:
    """Return where the round counter stands."""
    place = int(t.DIVISION.get(g))
    if place < 0:
        return None
    return {"place": place, "kind": DIVISIONS[g.box.track[place]], "number": int(g.box.track_number[place])}


# -- ids and counts ----------------------------------------------------------------------------------------------------
def by_resource(g: RedPlanet, counts: list[int]) -> Counts:
    """Name the resources of three counts."""
    return dict(zip(g.box.ids["resource"], counts, strict=True))


def astronauts_at(g: RedPlanet, place: int) -> Counts:
    """Return the astronauts at a place by colour."""
    return {str(colour): int(t.ASTRONAUTS.get(g, place, colour)) for colour in g.ascending()}


def region_or_none(g: RedPlanet, region: i64) -> str | None:
    """Return a region's id."""
    return None if region == NO_REGION else g.box.region(int(region))


def card_or_none(g: RedPlanet, card: i64) -> str | None:
    """Return a card's id."""
    return None if card == NO_CARD else g.box.id(int(card))


def cards(g: RedPlanet, numbers: list[int]) -> list[str]:
    """Return the ids of cards."""
    return [g.box.id(card) for card in numbers]


def characters(g: RedPlanet, mask: i64) -> list[str]:
    """Return the ids of several characters, the highest number first."""
    return [g.box.ids["character"][character] for character in characters_in(mask)[::-1]]


# -- ships and regions -------------------------------------------------------------------------------------------------
def pad_view(g: RedPlanet, pad: int) -> PadView | None:
    """Return the ship of a pad, docked or launched from it."""
    if t.DOCK.get(g, 0, pad) == t.EMPTY:
        return None
    ship = t.SHIP.get(g, 0, pad)
    return {
        "ship": g.box.ids["ship"][ship],
        "launched": t.DOCK.get(g, 0, pad) == t.LAUNCHED,
        "capacity": int(g.box.capacity[ship]),
        "printed": region_or_none(g, g.box.destination[ship]),
        "destination": region_or_none(g, g.bound_for(pad)),
        "tokens": tokens_on(g, pad),
        "crew": astronauts_at(g, PAD + pad),
    }


def tokens_on(g: RedPlanet, pad: int) -> list[str]:
    """Return the region tokens on a ship, the topmost last."""
    tokens = range(TOKENS_PER_REGION * REGIONS)
    regions = [token // TOKENS_PER_REGION for token in tokens if t.TOKENS.get(g, token) == pad]
    if regions:
        top = int(t.TOP.get(g, 0, pad))
        regions.remove(top)
        regions.append(top)
    return [g.box.region(region) for region in regions]


def tokens_left(g: RedPlanet, region: int) -> int:
    """Count the tokens of a region in the supply."""
    tokens = range(TOKENS_PER_REGION * region, TOKENS_PER_REGION * (region + 1))
    return sum([1 for token in tokens if t.TOKENS.get(g, token) == t.IN_SUPPLY])


def region_view(g: RedPlanet, region: int, seat: int) -> RegionView:
    """Return what lies in a region; a face-down discovery is seen only by who knows it (RP-13.11)."""
    resource = t.RESOURCE.get(g, region)
    shown: RegionView = {
        "resource": None if resource == t.FACE_DOWN else g.box.ids["resource"][resource],
        "tokens": int(t.LYING.get(g, region)),
        "astronauts": astronauts_at(g, region),
        "leaders": [int(colour) for colour in g.ascending() if leads(g, colour, region)],
    }
    if region < OUTER:
        shown["discovery"] = discovery_view(g, region, seat)
    return shown


def discovery_view(g: RedPlanet, region: int, seat: int) -> DiscoveryView | None:
    """Return the discovery of a region as a seat sees it."""
    card, known = t.PLACED.get(g, region), t.KNOWN.get(g, region)
    if card == NO_CARD:
        return None
    return {
        "card": g.box.id(int(card)) if knows(g, seat, region) else None,
        "face_up": known == FACE_UP,
        "known_to": [other for other in range(g.seats) if known & BITS[other]],
    }


# -- colours and seats -------------------------------------------------------------------------------------------------
def colour_view(g: RedPlanet, colour: int, seat: int) -> ColourView:
    """Return what a seat may see of a colour."""
    box, owner, chosen, is_open = g.box, int(g.owner(colour)), t.CHOSEN.get(g, colour), g.is_open(colour)
    unseen = t.HAND.get(g, colour)
    if not is_open and chosen != NOT_CHOSEN and owner != seat:
        unseen |= BITS[chosen]
    shown = chosen != NOT_CHOSEN and (is_open or owner == seat)
    return {
        "colour": box.ids["colour"][look_of(colour)],
        "seat": owner,
        "neutral": colour >= t.NEUTRAL,
        "supply": int(t.ASTRONAUTS.get(g, t.SUPPLY, colour)),
        "wormhole": int(t.ASTRONAUTS.get(g, t.WORMHOLE, colour)),
        "collected": by_resource(g, [int(t.COLLECTED.get(g, colour, resource)) for resource in range(RESOURCES)]),
        "token_points": int(counting.token_points(g, colour)),
        "has_chosen": chosen != NOT_CHOSEN,
        "chosen": box.ids["character"][chosen] if shown else None,
        "revealed": is_open,
        "played": characters(g, t.PLAYED.get(g, colour)),
        "unseen": characters(g, unseen),
        "top": top_cards(g, owner) if colour >= t.NEUTRAL and owner == seat else [],
        "boxed": characters(g, t.BOXED.get(g, colour)),
        "points": points_view(g, colour),
    }


def top_cards(g: RedPlanet, owner: int) -> list[str]:
    """Return the characters that their owner put on top of a neutral deck."""
    return [g.box.ids["character"][character] for character in t.TOP_CARDS.items(g, owner)]


def points_view(g: RedPlanet, colour: int) -> PointsView | None:
    """Return a colour's points by kind, once the game is scored."""
    if not g.is_scored():
        return None
    return {
        "goals": int(t.SCORED.get(g, colour, t.GOAL_POINTS)),
        "global_goal": int(t.SCORED.get(g, colour, t.GLOBAL_POINTS)),
        "tokens": int(t.SCORED.get(g, colour, t.TOKEN_POINTS)),
        "discoveries": int(t.SCORED.get(g, colour, t.DISCOVERY_POINTS)),
        "total": int(counting.total(g, colour)),
    }


def seat_view(g: RedPlanet, owner: int, seat: int) -> SeatView:
    """Return what a seat may see of a player's colonization cards."""
    own = owner == seat
    shown, held = own or g.is_scored(), t.HELD.items(g, owner)
    return {
        "cards": len(held),
        "held": cards(g, held) if shown else None,
        "returned": card_or_none(g, t.RETURNED.get(g, owner)) if own else None,
        "boxed": int(t.BOXED_CARDS.size(g, owner)),
        "boxed_cards": cards(g, t.BOXED_CARDS.items(g, owner)) if own else None,
        "goals": [goal_view(g, goal) for goal in standings(g, owner)] if shown else None,
    }


def goal_view(g: RedPlanet, goal: Standing) -> GoalView:
    """Return how a goal stands."""
    regions = {g.box.region(region): count for region, count in goal.regions.items()}
    return {
        "card": goal.card,
        "worth": goal.worth,
        "most": goal.most,
        "own": goal.own,
        "best": goal.best,
        "regions": regions,
    }
