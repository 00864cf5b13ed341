"""Space board games by their full rules: for people, for bots and for research, on one engine."""
