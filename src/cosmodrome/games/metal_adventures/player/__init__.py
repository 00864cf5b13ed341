"""Players of Metal Adventures."""
