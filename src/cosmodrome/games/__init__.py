"""The games, one package each; they are found through the entry points of the group ``cosmodrome.games``."""
