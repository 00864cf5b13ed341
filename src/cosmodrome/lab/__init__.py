"""The laboratory: games by the thousand, measured."""
