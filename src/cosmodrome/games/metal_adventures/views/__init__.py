"""Parts of what a seat may see."""
