"""What a screen needs to draw the components: figures, signs, words, source."""

from typing import Final, TypedDict

from cosmodrome.games.red_planet.box import DIVISIONS, NO_REGION, Box
from cosmodrome.games.red_planet.face.words import ability_steps, ability_words, card_words
from cosmodrome.kernel.message import Message, MessageJson, Sign, SignJson
from cosmodrome.kernel.view import signs_json, spoken

CARD_KINDS: Final = ("goal", "discovery", "action")
TRACK: Final = "round_counter"


class DivisionSheet(TypedDict):
    """One division of the round counter."""

    kind: str
    number: int


class ComponentSheet(TypedDict):
    """One component."""

    kind: str
    number: int  # of a character; the value of a resource; the seats of a ship
    destination: str | None  # of a ship
    track: list[DivisionSheet]  # of the round counter
    signs: list[SignJson]
    words: list[MessageJson]
    rules: list[str]
    source: str


def sheet(box: Box) -> dict[str, ComponentSheet]:
    """Return all components that a board draws, by id."""
    found = {id: component(box, "region", id) for id in box.ids["region"]}
    for number, id in enumerate(box.ids["resource"]):
        found[id] = component(box, "resource", id, int(box.value[number]))
    for number, id in enumerate(box.ids["character"]):
        steps = ability_steps(box, box.ability[number])
        signs = [sign for step in steps for sign in step.effect.signs(box, step)]
        found[id] = component(box, "character", id, number + 1, signs, ability_words(box, box.ability[number]))
    for number, id in enumerate(box.ids["ship"]):
        found[id] = component(box, "ship", id, int(box.capacity[number]))
        region = int(box.destination[number])
        found[id]["destination"] = None if region == NO_REGION else box.region(region)
    for number, id in enumerate(box.ids["card"]):
        found[id] = component(box, CARD_KINDS[box.kind[number]], id, words=(card_words(box, number),))
    found[box.ice_id] = component(box, "global_goal", box.ice_id, words=(box.ice_goal.words(box),))
    found[TRACK] = component(box, "board", TRACK)
    found[TRACK]["track"] = [division(box, place) for place in range(len(box.track))]
    return found


def component(
    box: Box, kind: str, id: str, number: int = 0, signs: list[Sign] | None = None, words: tuple[Message, ...] = ()
) -> ComponentSheet:
    """Return one component."""
    return {
        "kind": kind,
        "number": number,
        "destination": None,
        "track": [],
        "signs": signs_json(signs or []),
        "words": [spoken(message) for message in words],
        "rules": box.rules_of[id],
        "source": box.sources[id],
    }


def division(box: Box, place: int) -> DivisionSheet:
    """Return one division of the round counter."""
    return {"kind": DIVISIONS[box.track[place]], "number": int(box.track_number[place])}
