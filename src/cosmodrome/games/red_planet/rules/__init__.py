"""The rules in the order of the rulebook: set-up, abilities, actions, the course of the game, its phases."""
