"""Moon Dust: dig for crystals, and fly home before the mine caves in."""

from moon_dust.game import GAME as GAME
