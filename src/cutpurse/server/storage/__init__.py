"""The database: tables, logs, chat and people, and the migrations for older files."""
