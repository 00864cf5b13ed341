"""Draws a view of the table as lines of text for a terminal."""

from collections.abc import Sequence

from cosmodrome.games.metal_adventures.face.battle import BattleView, ChanceView
from cosmodrome.games.metal_adventures.face.view import PlayerView, TableView
from cosmodrome.games.metal_adventures.face.words import seat_name
from cosmodrome.kernel.game import Say
from cosmodrome.kernel.message import Arg, Message, Ref, Seat

FEW = 4  # components of a pile that are named
NOTHING_ADDED = "0 0 0"  # to what a side has: neither strength, nor metal dice, nor rerolls


def draw(view: TableView, say: Say) -> list[str]:
    """Draw what a seat sees."""
    exhalia, bazaar, karokum = view["treasuries"]
    money: dict[str, Arg] = {"pot": view["pot"], "exhalia": exhalia, "bazaar": bazaar, "karokum": karokum}
    space: dict[str, Arg] = {"near": view["near"], "far": view["far"], "ships": named(view["shown"], "draw-empty")}
    lines = [
        say(Message("draw-turn", {"turn": view["turn"], "player": seat_name(view["active"])})),
        say(Message("draw-space", space)),
        say(Message("draw-pile", {"ships": some(view["pile"])})),
        say(Message("draw-row", {"cards": named(view["row"])})),
        say(Message("draw-discard", {"cards": some(view["support_discard"])})),
        say(Message("draw-money", money)),
    ]
    players, own = view["players"], looker(view)
    if view["battle"] is not None:
        lines.append(draw_battle(view["battle"], own, say))
    if view["chances"] and own == view["active"]:
        chances = tuple([chance(target, percent) for target, percent in view["chances"].items()])
        lines.append(say(Message("draw-chances", {"targets": chances})))
    for seat in sorted(range(len(players)), key=lambda seat: seat == own):
        lines += draw_player(seat, players[seat], say)
    lines += [draw_words("draw-deal", deal["id"], deal["text"], say) for deal in view["deals"]]
    return lines + [draw_words("draw-promise", word["id"], word["text"], say) for word in view["promises"]]


def looker(view: TableView) -> int | None:
    """Return the seat that looks on, if one does."""
    return next((seat for seat, player in enumerate(view["players"]) if player["powers"] is not None), None)


def chance(target: str, percent: ChanceView) -> Message:
    """Tell how likely a target is beaten, alone and with all support cards for it."""
    named: dict[str, Arg] = {"card": Ref(target), "alone": percent["alone"], "cards": percent["with_cards"] or 0}
    return Message("draw-chance" if percent["with_cards"] is None else "draw-chance-cards", named)


def draw_battle(battle: BattleView, seat: int | None, say: Say) -> str:
    """Tell who fights whom with which totals, and how likely who looks on, else the attack, wins before the roll."""
    enemy = [] if battle["target"] is None else [Message("goods-card", {"card": Ref(battle["target"])})]
    attack, defence = (
        [seat_name(pirate) for pirate, joined in enumerate(battle["sides"]) if joined == side]
        for side in ("attack", "target")
    )
    sides: dict[str, Arg] = {
        "attackers": tuple(attack),
        "attack": battle["attack"],
        "defenders": (*enemy, *defence),
        "defence": battle["defence"],
    }
    line = say(Message("draw-battle", sides))
    if battle["odds"] is None:
        return line
    own = seat is not None and battle["sides"][seat] != "none"
    odds = Message("draw-odds-own" if own else "draw-odds-attack", {"n": battle["odds"]["chances"][NOTHING_ADDED]})
    return f"{line}; {say(odds)}"


def draw_player(seat: int, player: PlayerView, say: Say) -> list[str]:
    """Draw one pirate in two lines."""
    pirate: dict[str, Arg] = {
        "player": seat_name(seat),
        "base": named([player["base"]]),
        "strength": player["strength"],
        "support": player["support"],
        "damage": player["damage"],
        "glory": player["glory"],
        "penalties": player["penalties"],
        "credits": player["credits"],
        "metal": player["metal"],
        "breaches": player["breaches"],
        "wrecks": player["wreck_count"],
    }
    cards: dict[str, Arg] = {"cards": named(player["improvements"]), "trophies": named(player["trophies"])}
    lines = [say(Message("draw-player", pirate)), say(Message("draw-cards", cards))]
    if player["wrecks"]:
        lines.append(say(Message("draw-wrecks", {"ships": named(player["wrecks"])})))
    return lines


def draw_words(label: str, number: int, text: object, say: Say) -> str:
    """Draw a deal or a promise."""
    return say(Message(label, {"number": number, "text": read(text)}))


def named(ids: Sequence[str | None], none: str = "draw-none") -> tuple[Message, ...]:
    """Name components; what is hidden or empty is shown as such."""
    messages = [Message("draw-hidden") if id is None else Message("goods-card", {"card": Ref(id)}) for id in ids]
    return tuple(messages) or (Message(none),)


def some(ids: Sequence[str]) -> tuple[Message, ...]:
    """Name a few components; of many only the number is told, the terminal lists them on request."""
    return named(ids, "draw-empty") if len(ids) <= FEW else (Message("draw-many", {"n": len(ids)}),)


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
        return tuple([read_item(item) for item in arg])
    return arg if isinstance(arg, int) else str(arg)


def read_item(item: object) -> Message | Seat | Ref:
    """Read one of several things back."""
    arg = read_arg(item)
    assert isinstance(arg, Message | Seat | Ref)
    return arg
