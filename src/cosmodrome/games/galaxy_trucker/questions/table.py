"""The questions by number; a number never changes."""

from typing import Final, cast

from cosmodrome.games.galaxy_trucker.questions import building, flight, launch
from cosmodrome.kernel.question import Question
from cosmodrome.kernel.state import State

QUESTIONS: Final = cast(
    list[Question[State]],
    [
        building.READY,
        building.RACE,
        building.TURN,
        building.PUT,
        building.GLASS,
        building.NUMBER,
        launch.REMOVE,
        launch.KEEP,
        launch.BOARD,
        flight.GIVE_UP,
        flight.POWER,
        flight.TOKEN,
        flight.DEFEND,
        flight.LAND,
        flight.USE,
        flight.REWARD,
        flight.LOAD,
        flight.CREW,
        flight.GOODS,
    ],
)
