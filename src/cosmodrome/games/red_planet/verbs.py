"""What characters and action cards do, as code: steps of a verb and its arguments, carried out by ``abilities``.

``CODE`` holds the steps of all of them one after the other; an ability is known by the place of its first step.
"""

from typing import Final

from cosmodrome.kernel.data import Entry

# Verbs, with the meaning of their arguments
WIDTH: Final = 4
END: Final = 0
PLACE: Final = 1  # astronauts, each in another ship (1) or in any (0)
PLACE_TOGETHER: Final = 2  # astronauts, all in one ship or none at all
RETURN_PLAYED: Final = 3
MOVE: Final = 4  # route, at least, at most
STUDY: Final = 5
LAUNCH: Final = 6  # which ships
DESTROY: Final = 7
REPLACE: Final = 8
KILL: Final = 9
RETARGET: Final = 10
GAIN: Final = 11  # resource, tokens

# Routes of astronauts
STEP: Final = 0  # from a region of Mars to an adjacent one
LANDING: Final = 1  # from Phobos to any region of Mars
RESCUE: Final = 2  # from the wormhole to Phobos
ROUTES: Final = (("mars_region", "adjacent_region"), ("phobos", "any_mars_region"), ("wormhole", "phobos"))

# Ships that can be launched
NOT_FULL: Final = 0
WITH_CREW: Final = 1
LAUNCHABLE: Final = ("docked_ship_not_full", "docked_ship_with_crew")

VP_TOKENS: Final = ("vp_ice", "vp_sylvanite", "vp_celerium")

CODE: Final[list[int]] = [END]


def add_code(steps: list[list[int]]) -> int:
    """Add the steps of one ability and return where they begin."""
    start = len(CODE)
    for step in steps:
        CODE.extend(step + [0] * (WIDTH - len(step)))
    CODE.append(END)
    return start


def translate(effect: Entry, all_or_nothing: bool = False) -> list[int]:
    """Translate one effect of the data file into a step."""
    op = effect.text("op")
    if op == "place":
        return translate_place(effect, all_or_nothing)
    if op == "return_played_characters":
        return [RETURN_PLAYED]
    if op == "move":
        return translate_move(effect)
    if op == "choose_one":
        options = [option.text("op") for option in effect.entries("options")]
        if options != ["draw_colonization", "peek_discovery"]:
            raise effect.fail("options", "draw_colonization and peek_discovery")
        return [STUDY]
    if op == "launch":
        return [LAUNCH, effect.one_of("target", LAUNCHABLE)]
    if op == "destroy_ship":
        return [DESTROY]
    if op == "replace":
        return [REPLACE]
    if op == "kill":
        return [KILL]
    if op == "put_region_token":
        return [RETARGET]
    if op == "gain":
        return [GAIN, effect.one_of("what", VP_TOKENS), effect.whole("n", 1)]
    raise effect.fail("op", "a known effect of a character or an action")


def translate_place(effect: Entry, all_or_nothing: bool) -> list[int]:
    """Translate the placing of astronauts."""
    n, least, most = effect.whole("n", 1, 5), effect.whole("ships_min", 1, 2), effect.whole("ships_max", 1, 2)
    if all_or_nothing:
        if most != 1:
            raise effect.fail("ships_max", "1 for an ability that is done entirely or not at all")
        return [PLACE_TOGETHER, n]
    if most == 1 and n > 1:
        raise effect.fail("ships_max", "2 for several astronauts")
    if least == 2 and (n != 2 or effect.whole("max_per_ship", 1, 1) != 1):
        raise effect.fail("n", "2, one for each of two ships")
    return [PLACE, n, least - 1]


def translate_move(effect: Entry) -> list[int]:
    """Translate moves of astronauts along one of the known routes."""
    route = (effect.text("from"), effect.text("to"))
    if route not in ROUTES:
        raise effect.fail("to", f"the end of a known route from {route[0]}")
    if not effect.flag("reveals"):
        raise effect.fail("reveals", "true")
    return [MOVE, ROUTES.index(route), effect.whole("min", 0, 1), effect.whole("max", 1, 5)]
