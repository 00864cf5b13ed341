"""Playing in a terminal: who sits where, sessions, commands, time, and records seen again."""
