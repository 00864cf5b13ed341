"""How people see the game: what they may see, what they read, and what an answer would bring."""
