"""Players of Space Base."""
