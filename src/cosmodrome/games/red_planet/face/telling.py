"""What the numbers of events mean, and how some events are told."""

from typing import TYPE_CHECKING, Final, cast

from cosmodrome.games.red_planet.box import DIVISIONS, NO_REGION, Box
from cosmodrome.games.red_planet.face.words import path, resource_name, where, who, whom, whose
from cosmodrome.games.red_planet.table import GLOBAL_POINTS, NEUTRAL, NO_CARD, NOBODY
from cosmodrome.kernel.agenda import seats_in
from cosmodrome.kernel.event import ComponentValue as Component
from cosmodrome.kernel.event import Happening, Told, Value
from cosmodrome.kernel.event import WordValue as Word
from cosmodrome.kernel.message import Arg, Message, Ref

if TYPE_CHECKING:
    from cosmodrome.kernel.components import Components


# -- what the numbers mean ---------------------------------------------------------------------------------------------
class ColourValue(Value):
    """A colour: that of a seat, or a neutral one."""

    def say(self, number: int, components: "Components") -> Arg:
        return who(number)


class InsideValue(ColourValue):
    """A colour that is not the first word of its sentence."""

    def say(self, number: int, components: "Components") -> Arg:
        return whom(number)


class OwnerValue(ColourValue):
    """A colour whose astronaut it is."""

    def say(self, number: int, components: "Components") -> Arg:
        return whose(number)


class ResourceValue(Component):
    """A resource, by its id."""

    def say(self, number: int, components: "Components") -> Arg:
        return resource_name(cast(Box, components), number)


class NeutralsValue(Value):
    """Neutral colours, as a mask of the seats that own them."""

    def say(self, number: int, components: "Components") -> Arg:
        return tuple([whom(NEUTRAL + seat) for seat in seats_in(number)])

    def json(self, number: int, components: "Components") -> object:
        return [NEUTRAL + seat for seat in seats_in(number)]


class PlaceValue(Value):
    """A place of astronauts."""

    def say(self, number: int, components: "Components") -> Arg:
        return where(cast(Box, components), number)

    def json(self, number: int, components: "Components") -> object:
        return path(cast(Box, components), number)


class PadValue(Value):
    """A launch pad; people count them from one."""

    def say(self, number: int, components: "Components") -> Arg:
        return number + 1


COLOUR: Final = ColourValue("number")
INSIDE: Final = InsideValue("number")
OWNER: Final = OwnerValue("number")
NEUTRALS: Final = NeutralsValue("number[]")
PLACE: Final = PlaceValue("string")
ON_PAD: Final = PadValue("number")
REGION: Final = Component("region")
RESOURCE: Final = ResourceValue("resource")
SHIP: Final = Component("ship")
CARD: Final = Component("card")
CHARACTER: Final = Component("character")
LAUNCHED_BY: Final = Word(("full", "spy", "action"))
LAID_BY: Final = Word(("setup", "boarding", "pilot"))
MOVED_BY: Final = Word(("ship", "explorer", "soldier", "rescue", "march", "discovery"))
STAYS_BECAUSE: Final = Word(("nobody", "rest", "no_second"))
POINTS: Final = Word(("goal", "global_goal", "tokens", "discovery"))
TOP_THREE: Final = {"player": COLOUR, "first": CHARACTER, "second": CHARACTER, "third": CHARACTER}


# -- how some are told -------------------------------------------------------------------------------------------------
def saying(*names: str) -> Told:
    """Return what tells an event by only these of its values."""

    def tell(happening: Happening) -> Message:
        said = happening.said()
        return Message(f"event-{happening.kind.name}", {name: said[name] for name in names})

    return tell


def tell_division(happening: Happening) -> Message:
    """Tell which round or phase begins."""
    box, division = cast(Box, happening.components), happening["division"]
    return Message(f"event-{DIVISIONS[box.track[division]]}", {"n": int(box.track_number[division])})


def tell_ship(happening: Happening) -> Message:
    """Tell of a ship that docks or lands, which may have no destination."""
    box, name = cast(Box, happening.components), happening.kind.name
    lands = "region" in happening.kind.values
    region = happening["region"] if lands else int(box.destination[happening["ship"]])
    args: dict[str, Arg] = {"pad": happening["pad"] + 1}
    if region == NO_REGION:
        return Message(f"event-{name}-blank", args)
    return Message(f"event-{name}", args | {"region": Ref(box.region(region))})


def tell_call(happening: Happening) -> Message:
    """Tell which number is called."""
    return Message("event-called", {"number": happening["card"] + 1, "card": happening.said()["card"]})


def tell_token(happening: Happening) -> Message:
    """Tell who lays a region token; nobody does at set-up."""
    said = happening.said()
    if happening["player"] == NOBODY:
        return Message("event-phobos-token", {"pad": said["pad"]})
    return Message("event-token-laid", {name: said[name] for name in ("player", "pad", "region")})


def tell_launch(happening: Happening) -> Message:
    """Tell why a ship is launched, and by whom."""
    said = happening.said()
    args: dict[str, Arg] = {"pad": said["pad"]}
    if said["by"] == "full":
        return Message("event-launched-full", args)
    return Message(f"event-launched-{said['by']}", args | {"player": said["player"]})


def tell_leftover(happening: Happening) -> Message:
    """Tell why VP tokens stay in a region."""
    said = happening.said()
    id = "event-stayed-rest" if said["why"] == "rest" else "event-stayed-nobody"
    return Message(id, {"region": said["region"], "n": said["n"]})


def tell_score(happening: Happening) -> Message:
    """Tell of points for a card, or for VP tokens."""
    said = happening.said()
    args: dict[str, Arg] = {"player": said["player"], "n": said["n"]}
    if happening["kind"] == GLOBAL_POINTS:
        return Message("event-scored-card", args | {"card": Ref(cast(Box, happening.components).ice_id)})
    if happening["card"] == NO_CARD:
        return Message("event-scored-tokens", args)
    return Message("event-scored-card", args | {"card": said["card"]})


def tell_end(happening: Happening) -> Message:
    """Tell who has won; where no player has, the neutral colours that are ahead."""
    said = happening.said()
    if happening["winners"]:
        return Message("event-game-over", {"winners": said["winners"]})
    return Message("event-no-winner", {"ahead": said["ahead"]})
