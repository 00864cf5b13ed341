"""What reaches people who are not at a table: letters, web push, reminders."""
