"""Space board games by their full rules: for people, for bots and for research, on one engine."""

__version__ = "0.2.0.dev0"
