"""What cards do, one class for each effect; ``table`` has them by the names that data give them."""
