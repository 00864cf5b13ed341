"""A heuristic player: builds closed, balanced ships, and flies them with care."""
