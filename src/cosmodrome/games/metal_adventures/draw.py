"""Draws a view of the table as lines of text for a terminal."""

from cosmodrome.games.metal_adventures.sentences import seat_name
from cosmodrome.kernel.game import Json, Say
from cosmodrome.kernel.message import Arg, Message, Ref, Seat


def draw(view: Json, say: Say) -> list[str]:
    """Draw what a seat sees."""
    lines = [
        said(say, "draw-turn", {"turn": number(view, "turn"), "player": player_name(view["active"])}),
        said(
            say, "draw-space", {"near": number(view, "near"), "far": number(view, "far"), "ships": named(view["shown"])}
        ),
        said(say, "draw-pile", {"ships": named(view["pile"])}),
        said(say, "draw-row", {"cards": named(view["row"])}),
        said(say, "draw-discard", {"cards": named(view["support_discard"])}),
        said(say, "draw-money", {"pot": number(view, "pot"), **treasuries(view["treasuries"])}),
    ]
    battle = view["battle"]
    if isinstance(battle, dict):
        lines.append(
            said(say, "draw-battle", {"attack": number(battle, "attack"), "target": number(battle, "defence")})
        )
    players = view["players"]
    if isinstance(players, list):
        for seat, player in enumerate(players):
            lines += draw_player(seat, player, say)
    for key, label in (("deals", "draw-deal"), ("promises", "draw-promise")):
        entries = view[key]
        if isinstance(entries, list):
            lines += [say(Message(label, {"number": entry["id"], "text": read(entry["text"])})) for entry in entries]
    return lines


def said(say: Say, label: str, args: dict[str, Arg]) -> str:
    """Say one line."""
    return say(Message(label, args))


def draw_player(seat: int, player: Json, say: Say) -> list[str]:
    """Draw one pirate in two lines."""
    dials: dict[str, Arg] = {
        key: number(player, key) for key in ("strength", "support", "damage", "glory", "penalties")
    }
    goods: dict[str, Arg] = {key: number(player, key) for key in ("credits", "metal", "breaches")}
    goods["wrecks"] = number(player, "wreck_count")
    lines = [
        said(say, "draw-player", {"player": player_name(seat), "base": named([player["base"]]), **dials, **goods}),
        said(say, "draw-cards", {"cards": named(player["improvements"]), "trophies": named(player["trophies"])}),
    ]
    if player["wrecks"]:
        lines.append(said(say, "draw-wrecks", {"ships": named(player["wrecks"])}))
    return lines


def player_name(seat: object) -> Message:
    """Name a seat."""
    return seat_name(seat if isinstance(seat, int) else 0)


def number(view: Json, key: str) -> int:
    """Return a number of the view."""
    value = view[key]
    return value if isinstance(value, int) else 0


def named(ids: object) -> tuple[Message, ...]:
    """Name components; what is hidden or empty is shown as such."""
    found = ids if isinstance(ids, list) else []
    messages = [
        Message("goods-card", {"card": Ref(id)}) if isinstance(id, str) else Message("draw-hidden") for id in found
    ]
    return tuple(messages) or (Message("draw-none"),)


def treasuries(amounts: object) -> dict[str, Arg]:
    """Return the three treasuries as arguments."""
    found = amounts if isinstance(amounts, list) else [0, 0, 0]
    return {"exhalia": found[0], "bazaar": found[1], "karokum": found[2]}


def read(text: object) -> Message:
    """Read a message back from the JSON of a view."""
    assert isinstance(text, dict)
    return Message(text["id"], {key: read_arg(arg) for key, arg in text["args"].items()})


def read_arg(arg: object) -> Arg:
    """Read one argument of a message back."""
    if isinstance(arg, dict):
        if "seat" in arg:
            return Seat(arg["seat"])
        return Ref(arg["component"]) if "component" in arg else read(arg)
    if isinstance(arg, list):
        return tuple(read(item) for item in arg)
    return arg if isinstance(arg, int) else str(arg)
