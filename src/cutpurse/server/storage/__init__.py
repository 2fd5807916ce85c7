"""The database: tables, logs, chat and people, and the migrations that keep old files readable."""
