"""Players of Star Realms."""
