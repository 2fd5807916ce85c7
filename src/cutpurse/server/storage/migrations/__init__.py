"""Migrations: bring a database from an older version up to date, when the server starts."""
