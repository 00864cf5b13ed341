"""What is told of positions: chances of options, what was good in a finished match, positions worth solving."""
