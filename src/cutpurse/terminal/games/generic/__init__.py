"""Any game in the terminal that brings no screen of its own, from its layout and its texts."""
