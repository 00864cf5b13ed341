"""What is written down: data sets, keys, snapshots, and records played again."""
