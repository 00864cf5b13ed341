"""Long Tow: send a tug in secret, and haul wrecks home if no other tug is as strong."""

from long_tow.game import GAME as GAME
