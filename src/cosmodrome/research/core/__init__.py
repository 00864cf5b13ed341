"""What runs at every step of every game, compiled where the rules are."""
