"""The questions in the order of the rulebook, one class each; ``table`` has them by number."""
