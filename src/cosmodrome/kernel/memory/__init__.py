"""Where a state lies: typed memory, its fields, and the ways to look at it, pack it and show it."""
