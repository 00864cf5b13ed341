"""Many games at once: simulations, the arena, speed."""
