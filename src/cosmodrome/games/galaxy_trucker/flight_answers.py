"""Legal answers from the inspection to the settlement, and why others are refused (GT-10 to GT-23)."""

from cosmodrome.games.galaxy_trucker import answers
from cosmodrome.games.galaxy_trucker.cards import WORLDS
from cosmodrome.games.galaxy_trucker.data import (
    ALIEN_FITS,
    BATTERY,
    CABIN,
    CAPACITY,
    CELLS_OF,
    HOLD,
    ORANGE,
    PURPLE,
    RED,
    RED_FITS,
    ROLE,
)
from cosmodrome.games.galaxy_trucker.geometry import clashing_cells, part_heads
from cosmodrome.games.galaxy_trucker.table import SHIFT, Table, count_goods
from cosmodrome.kernel.message import OUT_OF_DOMAIN, Message, Refusal


def legal_flight(t: Table, kind: int, seat: int) -> list[int]:
    """List the legal answers of a question that is not about building."""
    args = t.question().args
    if kind == answers.LOAD:
        return legal_load(t, args[0], args[1])
    if kind == answers.TOKEN:
        return token_cells(t, args[0], 0)
    if kind == answers.DEFEND:
        return [answers.NONE, *token_cells(t, args[0], answers.CELL)]
    if kind == answers.POWER:
        return [answers.NONE, *[answers.CELL + cell for cell in t.double_tiles(args[0], args[1], args[3])]]
    if kind == answers.CREW:
        return crew_cells(t, args[0])
    if kind == answers.GOODS:
        return goods_cells(t, args[0], args[2])
    if kind == answers.REMOVE:
        return clashing_cells(t.ships[args[0]], t.round)
    if kind == answers.KEEP:
        return part_heads(t.ships[args[0]], t.round)
    if kind == answers.BOARD:
        return legal_board(t, args[0], args[1])
    if kind == answers.LAND:
        planets = range(len(WORLDS[t.card]))
        return [answers.NONE, *[answers.CELL + planet for planet in planets if planet not in t.landed]]
    if kind == answers.NUMBER:
        if seat < 0:
            return [answers.RUN_OUT]
        return [number - 1 for number in range(1, t.seats + 1) if t.is_free(number)]
    if kind == answers.READY:
        return [answers.NO]
    return [answers.NO, answers.YES]


def token_cells(t: Table, ship: int, first: int) -> list[int]:
    """List the battery tiles that still have tokens, each plus ``first``."""
    pieces = t.ships[ship]
    loads = t.loads[ship]
    return [first + cell for cell in CELLS_OF[t.round] if loads[cell] > 0 and ROLE[pieces[cell] // 4] == BATTERY]


def crew_cells(t: Table, ship: int) -> list[int]:
    """List the cabins that are not empty."""
    pieces = t.ships[ship]
    loads = t.loads[ship]
    return [cell for cell in CELLS_OF[t.round] if loads[cell] > 0 and ROLE[pieces[cell] // 4] == CABIN]


def goods_cells(t: Table, ship: int, colour: int) -> list[int]:
    """List the holds with a block of a colour."""
    pieces = t.ships[ship]
    loads = t.loads[ship]
    shift = SHIFT[colour]
    return [
        cell
        for cell in CELLS_OF[t.round]
        if loads[cell] > 0 and ROLE[pieces[cell] // 4] == HOLD and loads[cell] // shift % 4 > 0
    ]


def can_load(t: Table, ship: int, cell: int, colour: int) -> bool:
    """Tell whether a block of the pallet fits into a hold (GT-15.1, GT-15.2)."""
    tile = t.ships[ship][cell] // 4
    if t.pallet[colour] == 0 or ROLE[tile] != HOLD or (colour == RED and not RED_FITS[tile]):
        return False
    return count_goods(t.loads[ship][cell]) < CAPACITY[tile]


def legal_load(t: Table, ship: int, loading: int) -> list[int]:
    """List what may be loaded, and until something was loaded also what may be unloaded (GT-15.3)."""
    legal = [answers.DONE]
    pieces = t.ships[ship]
    holds = [cell for cell in CELLS_OF[t.round] if ROLE[pieces[cell] // 4] == HOLD]
    for cell in holds:
        for colour in range(4):
            if can_load(t, ship, cell, colour):
                legal.append(answers.LOAD_BLOCK + 4 * cell + colour)
    if not loading:
        for cell in holds:
            load = t.loads[ship][cell]
            for colour in range(4):
                if load // SHIFT[colour] % 4 > 0:
                    legal.append(answers.UNLOAD_BLOCK + 4 * cell + colour)
    return legal


def legal_board(t: Table, ship: int, cell: int) -> list[int]:
    """List who may live in a cabin (GT-11.3 to GT-11.6)."""
    legal = [answers.TWO_HUMANS]
    if ALIEN_FITS[t.ships[ship][cell] // 4] and not t.test:
        for alien in (PURPLE, ORANGE):
            if t.is_supported(ship, cell, alien) and not t.has_alien(ship, alien):
                legal.append(1 + alien)
    return legal


# -- refusals ----------------------------------------------------------------------------------------------------------
def refuse_flight(t: Table, kind: int, seat: int, answer: int) -> Refusal | None:
    """Say why this is no answer to a question that is not about building."""
    if answer < 0 or answer >= answers.SIZES[kind]:
        return OUT_OF_DOMAIN
    args = t.question().args
    if kind == answers.LOAD:
        return refuse_load(t, args[0], args[1], answer)
    if kind == answers.TOKEN:
        return None if has_token(t, args[0], answer) else Refusal("GT-13.4", Message("refused-no-token"))
    if kind == answers.DEFEND:
        fine = answer == answers.NONE or has_token(t, args[0], answer - answers.CELL)
        return None if fine else Refusal("GT-14.18", Message("refused-no-token"))
    if kind == answers.POWER:
        fine = answer == answers.NONE or answer - answers.CELL in t.double_tiles(args[0], args[1], args[3])
        return None if fine else Refusal("GT-13.4", Message("refused-no-double-tile"))
    if kind == answers.CREW:
        load = t.loads[args[0]][answer]
        fine = load > 0 and ROLE[t.ships[args[0]][answer] // 4] == CABIN
        return None if fine else Refusal("GT-15.9", Message("refused-no-crew"))
    if kind == answers.GOODS:
        fine = answer in goods_cells(t, args[0], args[2])
        return None if fine else Refusal("GT-15.7", Message("refused-no-goods"))
    if kind == answers.REMOVE:
        fine = answer in clashing_cells(t.ships[args[0]], t.round)
        return None if fine else Refusal("GT-10.7", Message("refused-no-fault"))
    if kind == answers.KEEP:
        fine = answer in part_heads(t.ships[args[0]], t.round)
        return None if fine else Refusal("GT-14.13", Message("refused-no-part"))
    if kind == answers.BOARD:
        return refuse_board(t, args[0], args[1], answer)
    if kind == answers.LAND:
        return refuse_land(t, answer - answers.CELL)
    if kind == answers.NUMBER:
        return refuse_late_number(t, seat, answer + 1)
    return None


def has_token(t: Table, ship: int, cell: int) -> bool:
    """Tell whether there is a battery token on a cell."""
    return t.loads[ship][cell] > 0 and ROLE[t.ships[ship][cell] // 4] == BATTERY


def refuse_load(t: Table, ship: int, loading: int, answer: int) -> Refusal | None:
    """Say why a block cannot be loaded or unloaded."""
    if answer == answers.DONE:
        return None
    if answer < answers.UNLOAD_BLOCK:
        cell, colour = divmod(answer - answers.LOAD_BLOCK, 4)
        if can_load(t, ship, cell, colour):
            return None
        tile = t.ships[ship][cell] // 4
        red = colour == RED and t.pallet[RED] > 0 and ROLE[tile] == HOLD and not RED_FITS[tile]
        return Refusal("GT-15.2", Message("refused-red")) if red else Refusal("GT-15.1", Message("refused-no-room"))
    cell, colour = divmod(answer - answers.UNLOAD_BLOCK, 4)
    if loading:
        return Refusal("GT-15.3", Message("refused-unload-first"))
    return None if cell in goods_cells(t, ship, colour) else Refusal("GT-15.3", Message("refused-no-goods"))


def refuse_board(t: Table, ship: int, cell: int, answer: int) -> Refusal | None:
    """Say why an alien cannot live in a cabin."""
    if answer in legal_board(t, ship, cell):
        return None
    if t.has_alien(ship, answer - 1):
        return Refusal("GT-11.6", Message("refused-second-alien"))
    return Refusal("GT-11.5", Message("refused-no-life-support"))


def refuse_land(t: Table, planet: int) -> Refusal | None:
    """Say why a ship cannot land there."""
    if planet < 0:
        return None
    if planet >= len(WORLDS[t.card]):
        return Refusal("GT-17.1", Message("refused-no-planet"))
    return Refusal("GT-17.2", Message("refused-planet-taken")) if planet in t.landed else None


def refuse_late_number(t: Table, seat: int, number: int) -> Refusal | None:
    """Say why a number tile cannot be taken when time is up; CLOCK only says that nobody waits longer."""
    if seat < 0:
        return None if number == answers.RUN_OUT + 1 else OUT_OF_DOMAIN
    if number > t.seats:
        return Refusal("GT-2.5", Message("refused-no-number", {"number": number}))
    return None if t.is_free(number) else Refusal("GT-9.9", Message("refused-number-taken", {"number": number}))
