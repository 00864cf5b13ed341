"""What answers would waste or lose, said in numbers; only where the loss is certain."""

from typing import Final

from mypy_extensions import i64

from cosmodrome.games.galaxy_trucker import table as t
from cosmodrome.games.galaxy_trucker.face.words import cell_name, power_text
from cosmodrome.games.galaxy_trucker.kit import ENGINE, NOWHERE, PRICE_OF_LOSS, SPACES
from cosmodrome.games.galaxy_trucker.table import GalaxyTrucker
from cosmodrome.kernel.message import Message

FEW_HUMANS: Final = 2  # as many as one cabin holds


def of_wrong_place(g: GalaxyTrucker) -> Message | None:
    """Warn of a tile that the inspection will find at fault; in a test flight it can be taken off again (GT-25.12)."""
    return None if t.TEST.get(g) else Message("warning-place")


def of_finishing(g: GalaxyTrucker, ship: i64) -> Message | None:
    """Warn of faults, of tiles set aside, and of a ship without engines (GT-10.2, GT-25.5, GT-6.4, GT-16.2)."""
    said: list[Message] = []
    test, faults, aside = t.TEST.get(g) == 1, len(g.hull(ship).faulty_cells()), int(t.RESERVES.size(g, ship))
    if faults:
        said.append(Message("warning-faults-test" if test else "warning-faults", {"n": faults}))
    if aside and not test:
        said.append(Message("warning-reserve", {"n": aside}))
    if g.fixed_power(ship, ENGINE) == 0 and not g.double_tiles(ship, ENGINE):
        said.append(Message("warning-engines"))
    return together(said)


def together(said: list[Message]) -> Message | None:
    """Return several warnings as one; nothing where there is none."""
    if len(said) < 2:
        return said[0] if said else None
    return Message("warning-several", {"first": said[0], "others": together(said[1:]) or said[1]})


def of_giving_up(g: GalaxyTrucker, ship: i64) -> Message:
    """Tell what giving up now costs: the reward of this place, and half of the goods' value (GT-23.2)."""
    reward, value = int(g.board().finish_rewards[g.order().index(int(ship))]), worth(g, g.goods(ship))
    if value == 0:
        return Message("warning-give-up", {"reward": reward})
    return Message("warning-give-up-goods", {"reward": reward, "half": (value + 1) // 2, "value": value})


def is_close_to_giving_up(g: GalaxyTrucker, ship: i64) -> bool:
    """Tell whether a card may well force a ship to give up: few humans, no engine power, almost lapped (GT-23.13)."""
    leader = g.order()[0]
    ahead = t.POSITION.get(g, leader) - t.POSITION.get(g, ship)
    lapped = ship != leader and ahead + g.most_power(leader, ENGINE) // 2 > SPACES
    return g.humans(ship) <= FEW_HUMANS or g.most_power(ship, ENGINE) == 0 or lapped


def worth(g: GalaxyTrucker, goods: list[int]) -> int:
    """Return what goods by colour are sold for."""
    return sum([n * int(g.kit.price[colour]) for colour, n in enumerate(goods)])


def of_leaving(g: GalaxyTrucker, goods: list[int]) -> Message | None:
    """Warn of goods that would stay behind though there is room for them (GT-15.5)."""
    return Message("warning-goods", {"n": sum(goods), "value": worth(g, goods)}) if any(goods) else None


def of_paying_all(g: GalaxyTrucker, ship: i64) -> Message | None:
    """Warn of a price in crew that leaves nobody to fly on (GT-18.5)."""
    crew = g.open_card().paid_crew()
    if crew == 0 or crew != g.crew(ship) or t.TEST.get(g):
        return None
    return Message("warning-crew", {"n": int(crew)})


def of_more_power(g: GalaxyTrucker, power: int) -> Message | None:
    """Warn of a token for more power, in halves, than is needed to beat an enemy (GT-21.3)."""
    strength = int(g.open_card().strength)
    if strength == 0 or power <= 2 * strength:
        return None
    return Message("warning-power", {"power": power_text(power), "strength": strength})


def of_hit(g: GalaxyTrucker, ship: i64, cell: int) -> Message:
    """Tell what taking a hit costs: nothing more beyond the insurance (GT-24.5)."""
    insured = g.board().insurance != NOWHERE and t.LOST.size(g, ship) * PRICE_OF_LOSS >= g.board().insurance
    return Message("warning-hit-insured" if insured else "warning-hit", {"cell": cell_name(g, cell)})
