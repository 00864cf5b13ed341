"""How a game is seen: its face, what a seat sees of declared fields, and plain drawings."""
