"""What a builder of ships finds important, in numbers."""

from typing import Final, final

from mypy_extensions import i64


@final
class Taste:
    """How much a builder likes each kind of tile and place.

    Worths are those of a tile when the ship has none of its kind; the more there are, the less.
    """

    def __init__(
        self,
        engine: i64 = 70,
        cannon: i64 = 66,
        cabin: i64 = 62,
        battery: i64 = 60,
        hold: i64 = 56,
        shield: i64 = 100,
        support: i64 = 40,
        supported: i64 = 10,
        plain: i64 = 16,
        lone: i64 = 16,
        dry: i64 = 0,
        thirst: i64 = 12,
        side: i64 = 50,
        rear: i64 = 25,
        engines: i64 = 0,
        cannons: i64 = 0,
        cabins: i64 = 0,
        tokens: i64 = 0,
        room: i64 = 0,
        joined: i64 = 6,
        open: i64 = 5,
        edge: i64 = 4,
        exposed: i64 = 20,
        tight: i64 = 5,
        dead: i64 = 140,
        wanted: i64 = 30,
        anything: i64 = -30,
    ) -> None:
        self.engine: Final[i64] = engine
        self.cannon: Final[i64] = cannon
        self.cabin: Final[i64] = cabin
        self.battery: Final[i64] = battery
        self.hold: Final[i64] = hold
        self.shield: Final[i64] = shield  # percent of what each side that had no shield is worth
        self.support: Final[i64] = support  # a life support beside a cabin
        self.supported: Final[i64] = supported  # a cabin beside a life support
        self.plain: Final[i64] = plain  # a tile that only holds others together
        self.lone: Final[i64] = lone  # a life support by itself
        self.dry: Final[i64] = dry  # what a battery is worth more when tiles need tokens and there are none
        self.thirst: Final[i64] = thirst  # what a tile is worth less when there are no tokens for it
        self.side: Final[i64] = side  # percent of a cannon's worth, when it fires to the side
        self.rear: Final[i64] = rear  # the same to the rear
        self.engines: Final[i64] = engines  # how much more than usual a good ship has, and so on
        self.cannons: Final[i64] = cannons
        self.cabins: Final[i64] = cabins
        self.tokens: Final[i64] = tokens
        self.room: Final[i64] = room
        self.joined: Final[i64] = joined  # for each joined side
        self.open: Final[i64] = open  # for each connector towards a free cell, while there is much to build
        self.edge: Final[i64] = edge  # for a nozzle or barrel that takes no cell
        self.exposed: Final[i64] = exposed  # the cost of each connector that will stay exposed
        self.tight: Final[i64] = tight  # the cost of a free cell that gets one more side to match
        self.dead: Final[i64] = dead  # the cost of a free cell that nothing can be placed on any more
        self.wanted: Final[i64] = wanted  # what a placement must be worth early on
        self.anything: Final[i64] = anything  # the same when time runs out


FIRST_TASTE: Final = Taste()  # of the rules of thumb, which never change
TASTE: Final = Taste(
    engine=51,
    cannon=68,
    cabin=73,
    battery=42,
    hold=24,
    shield=21,
    support=43,
    supported=-3,
    plain=-32,
    lone=-26,
    dry=18,
    thirst=6,
    side=47,
    rear=19,
    engines=2,
    cannons=8,
    cabins=1,
    tokens=-2,
    room=-5,
    joined=2,
    open=-1,
    edge=6,
    exposed=43,
    tight=5,
    dead=199,
    wanted=50,
    anything=-10,
)
