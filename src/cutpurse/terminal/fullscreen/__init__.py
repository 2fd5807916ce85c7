"""The table on the whole window, with Textual: mouse, arrows and typing, laid out anew when the window changes."""
