"""What whoever runs a server does."""
