"""The Boss of a challenge (SR-20 to SR-30): its figures, how it chooses, and what its next turn will bring."""
