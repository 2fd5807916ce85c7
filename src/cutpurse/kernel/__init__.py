"""The kernel: the few ideas every game shares, without clock or network; compiled as one unit."""
