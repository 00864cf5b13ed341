"""The heuristic player: how it chooses, and what it expects."""
