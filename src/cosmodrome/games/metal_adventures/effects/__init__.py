"""What cards, trophies and actions do, one class each."""
