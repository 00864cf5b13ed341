"""Reads what is in the box from a data file."""

from pathlib import Path
from typing import Final

from cosmodrome.games.red_planet import box as b
from cosmodrome.games.red_planet.box import Box, Discovery, Goal, Step
from cosmodrome.games.red_planet.effects.cards import read_step
from cosmodrome.games.red_planet.effects.discoveries import DISCOVERIES
from cosmodrome.games.red_planet.effects.goals import METRICS, PRESENCE, Monopoly, make_goal
from cosmodrome.kernel.agenda import BITS
from cosmodrome.kernel.errors import DataError
from cosmodrome.kernel.files.data import Entry, load_data
from cosmodrome.kernel.memory.cells import added, joined

MOST_PLAYERS: Final = 6
REGION_KINDS: Final = ("outer", "inner", "moon")
COLOURS: Final = 6  # that are printed
MOST_NUMBER: Final = 22  # of a discovery


def load(path: Path) -> Box:
    """Return what is in the box of a data file."""
    data = load_data(path)
    box = Box(data.hash)
    add_regions(box, data)
    add_maps(box, data.entry("maps"))
    add_tokens(box, data)
    add_characters(box, data)
    add_ships(box, data)
    add_cards(box, data)
    add_set_up(box, data)
    return box


def records(box: Box, data: Entry, name: str, kind: str, count: int) -> list[Entry]:
    """Return the records of a list of the data file, so many of them, and note their ids, names and sources."""
    found = data.entries(name)
    if len(found) != count:
        raise DataError(f"{data.where}: {name} must hold {count} records, but holds {len(found)}")
    note(box, kind, found)
    return found


def note(box: Box, kind: str, found: list[Entry]) -> None:
    """Note ids, names and sources of components; their numbers follow those of the kind that are known already."""
    for record in found:
        id = record.text("id")
        box.ids.setdefault(kind, []).append(id)
        box.names[id] = record.names()
        box.sources[id] = record.text("source")
        box.rules_of[id] = record.texts("rules") if record.has("rules") else []


def check_room(data: Entry, what: str, count: int, room: int) -> None:
    """Refuse more components than the table has room for."""
    if count > room:
        raise DataError(f"{data.where}: {what} must be at most {room}, not {count}")


# -- regions and maps --------------------------------------------------------------------------------------------------
def add_regions(box: Box, data: Entry) -> None:
    """Add the regions: outer ones come first, then inner ones, then Phobos."""
    for i, region in enumerate(records(box, data, "regions", "region", b.REGIONS)):
        wanted = 0 if i < b.OUTER else 1 if i < b.MARS else 2
        if region.one_of("kind", REGION_KINDS) != wanted:
            raise region.fail("kind", REGION_KINDS[wanted])
        box.can_kill = added(box.can_kill, 1 if region.flag("soldier_can_kill") else 0)


def regions_of(box: Box, record: Entry, name: str) -> list[int]:
    """Return the regions that a field lists."""
    ids, known = record.texts(name), box.ids["region"]
    if not set(ids) <= set(known):
        raise record.fail(name, "a list of regions")
    return [known.index(id) for id in ids]


def add_maps(box: Box, maps: Entry) -> None:
    """Add the ways to assemble the map."""
    box.ids["assembly"] = []
    for assembly in maps.entries("assemblies"):
        id = assembly.text("id")
        box.ids["assembly"].append(id)
        box.names[id] = assembly.names()
        box.assemblies += 1
        box.rings = joined(box.rings, ring_of(box, assembly))
        for others in neighbours(box, assembly):
            box.adjacent = joined(box.adjacent, others)
            box.borders = added(box.borders, len(box.adjacent))


def neighbours(box: Box, assembly: Entry) -> list[list[int]]:
    """Return the neighbours of each region; they must be mutual, and Phobos has none."""
    adjacency = assembly.entry("adjacency")
    found = [sorted(regions_of(box, adjacency, id)) for id in box.ids["region"]]
    for region in range(b.REGIONS):
        for other in found[region]:
            if region not in found[other] or b.PHOBOS in (region, other):
                raise adjacency.fail(box.region(region), "a list of mutual neighbours on Mars")
    return found


def ring_of(box: Box, assembly: Entry) -> list[int]:
    """Return the outer regions clockwise from the north."""
    ring = regions_of(box, assembly, "ring_clockwise_from_north")
    if sorted(ring) != list(range(b.OUTER)):
        raise assembly.fail("ring_clockwise_from_north", "the six outer regions")
    return ring


# -- tokens and the round counter --------------------------------------------------------------------------------------
def add_tokens(box: Box, data: Entry) -> None:
    """Add resources, tokens and the round counter."""
    for resource in records(box, data, "resources", "resource", b.RESOURCES):
        box.value = added(box.value, resource.whole("value", 1))
    for token in records(box, data, "resource_tokens", "resource_token", b.RESOURCES):
        kind = token.one_of("resource", box.ids["resource"])
        box.heap = joined(box.heap, [kind] * token.whole("quantity", 1))
    check_room(data, "resource_tokens", len(box.heap), b.HEAP_ROOM)
    for token in records(box, data, "vp_tokens", "vp_token", b.RESOURCES):
        box.stock = added(box.stock, token.whole("quantity", 1))
    for i, token in enumerate(records(box, data, "region_tokens", "region_token", b.REGIONS)):
        if token.one_of("region", box.ids["region"]) != i or token.whole("quantity") != b.TOKENS_PER_REGION:
            raise token.fail("region", f"{box.region(i)}, with {b.TOKENS_PER_REGION} tokens")
    boards = {board.text("id"): board for board in records(box, data, "boards", "board", 5)}
    for division in boards["round_counter"].entries("divisions"):
        box.track = added(box.track, division.one_of("kind", b.DIVISIONS))
        box.track_number = added(box.track_number, division.whole("n", 1) if division.has("n") else 0)
        box.track_tokens = added(box.track_tokens, division.whole("tokens", 1) if division.has("tokens") else 0)
    add_outlook(box)


def add_outlook(box: Box) -> None:
    """Add what is still to come at each division of the round counter; the first is before all of them."""
    divisions = range(len(box.track))
    box.last_production = max(place for place in divisions if box.track_tokens[place])
    for division in range(-1, len(box.track)):
        now = max(division, 0)
        tokens = sum(int(box.track_tokens[place]) for place in divisions if place >= now)
        rounds = sum(1 for place in divisions if place > now and box.track[place] == b.ROUND)
        box.tokens_to_come = added(box.tokens_to_come, tokens)
        box.rounds_to_come = added(box.rounds_to_come, rounds)


# -- characters and ships ----------------------------------------------------------------------------------------------
def add_characters(box: Box, data: Entry) -> None:
    """Add colours, astronauts and characters, the lowest number first."""
    records(box, data, "player_colors", "colour", COLOURS)
    box.astronauts = records(box, data, "astronauts", "astronaut", COLOURS)[0].whole("quantity", 1)
    found = data.entries("characters")
    found.sort(key=lambda card: card.whole("number", 1, b.CHARACTERS))
    if [card.whole("number") for card in found] != list(range(1, b.CHARACTERS + 1)):
        raise found[0].fail("number", "one of nine different numbers")
    note(box, "character", found)
    for card in found:
        entire = card.flag("all_or_nothing")
        box.ability = added(box.ability, add_steps(box, [read_step(step, entire) for step in card.entries("steps")]))


def add_steps(box: Box, steps: list[Step]) -> int:
    """Add the steps of one ability and return the number of the first."""
    first = len(box.steps)
    for step in steps:
        step.number = len(box.steps)
        box.steps.append(step)
    steps[-1].last = True
    return first


def add_ships(box: Box, data: Entry) -> None:
    """Add the ships; a blank one has no destination."""
    ships = data.entries("ships")
    check_room(data, "ships", len(ships), b.SHIP_ROOM)
    note(box, "ship", ships)
    for ship in ships:
        box.capacity = added(box.capacity, ship.whole("capacity", 2, 5))
        region = ship.one_of("destination", box.ids["region"]) if ship.has("destination") else b.NO_REGION
        box.destination = added(box.destination, region)


# -- colonization cards ------------------------------------------------------------------------------------------------
def add_cards(box: Box, data: Entry) -> None:
    """Add goals, discoveries and actions; what makes a list longer than the printed one comes after all of them."""
    goals, discoveries, actions = data.entries("goals"), data.entries("discoveries"), data.entries("actions")
    add_lists(box, goals[: b.GOALS], discoveries[: b.DISCOVERIES], actions[: b.ACTIONS])
    add_lists(box, goals[b.GOALS :], discoveries[b.DISCOVERIES :], actions[b.ACTIONS :])
    check_room(data, "goals, discoveries and actions", len(box.kind), b.CARD_ROOM)
    check_room(data, "goals and actions", len(box.kind) - len(data.entries("discoveries")), b.HELD_ROOM)


def add_lists(box: Box, goals: list[Entry], discoveries: list[Entry], actions: list[Entry]) -> None:
    """Add goals, then discoveries, then actions."""
    for goal in goals:
        add_card(box, goal, b.GOAL, read_goal(box, goal), b.NO_DISCOVERY)
    for discovery in discoveries:
        add_card(box, discovery, b.DISCOVERY, b.NO_GOAL, read_discovery(discovery))
    for action in actions:
        box.action_card = added(box.action_card, len(box.kind))
        box.action = added(box.action, add_steps(box, [read_step(action.entry("effect"))]))
        box.window = added(box.window, action.one_of("window", b.WINDOWS))
        add_card(box, action, b.ACTION, b.NO_GOAL, b.NO_DISCOVERY)


def add_card(box: Box, card: Entry, kind: int, goal: Goal, discovery: Discovery) -> None:
    """Add one colonization card."""
    note(box, "card", [card])
    box.kind = added(box.kind, kind)
    box.rules.append(card.texts("rules")[0])
    box.goals.append(goal)
    box.discoveries.append(discovery)
    box.actions = added(box.actions, len(box.action_card) - 1 if kind == b.ACTION else -1)


def read_goal(box: Box, goal: Entry) -> Goal:
    """Read what a goal counts and gives: by the number of its regions, or for leading."""
    effect = goal.entry("effect")
    if effect.one_of("op", (PRESENCE, "score_leader")) != 0:
        effect.one_of("ties", ("each_tied_scores_full",))
        metric = METRICS[effect.one_of("metric", METRICS)]
        return make_goal(metric, [effect.whole("points", 1)], [])
    points, regions = effect.fields.get("points"), regions_of(box, effect, "regions")
    if not isinstance(points, list) or len(points) != len(regions) + 1 or not all(type(n) is int for n in points):
        raise effect.fail("points", "a list of points by the number of regions")
    return make_goal(PRESENCE, points, regions)


def read_discovery(discovery: Entry) -> Discovery:
    """Read what a discovery does; each acts in the phase that its effect belongs to."""
    effect = discovery.entry("effect")
    op = effect.text("op")
    if op == "extra_tokens" and effect.one_of("where", ("this_region", "each_adjacent_region")) == 1:
        op = "extra_tokens_adjacent"
    if op not in DISCOVERIES:
        raise effect.fail("op", "a known effect of a discovery")
    verb = DISCOVERIES[op]
    discovery.one_of("timing", (verb.timing,))
    return verb.effect(op, effect.whole(verb.number, -MOST_NUMBER, MOST_NUMBER) if verb.number else 0)


# -- set-up ------------------------------------------------------------------------------------------------------------
def add_set_up(box: Box, data: Entry) -> None:
    """Add what depends on the number of players, the neutral decks of the duel, and the global goal."""
    by_players = {record.whole("players", 2, MOST_PLAYERS): record for record in data.entries("setup_by_players")}
    for players in range(MOST_PLAYERS + 1):
        box.pads = added(box.pads, by_players[players].whole("launch_pads", 2, 6) if players in by_players else 0)
    neutral = by_players[2].entry("neutral_deck")
    box.neutral_first = neutral.whole("top_random_rest", b.NEUTRAL_TOP, b.NEUTRAL_TOP)
    for id in neutral.texts("bottom_shuffled"):
        box.neutral_later |= BITS[box.ids["character"].index(id)]
    note(box, "launch_pad", data.entries("launch_pads"))
    note(box, "global_goal", data.entries("global_goal"))
    ice = data.entries("global_goal")[0]
    box.ice_id = ice.text("id")
    box.ice_points = ice.whole("points", 1)
    box.ice_goal = Monopoly("ice_vp_tokens", [int(box.ice_points)], [])
