"""The questions in the order of the rulebook: one class each says all about its answers."""
