"""Swindler's policy, compiled: what tiles, orders, bags and accomplices are worth, and what is best to choose."""

from cutpurse.bots.swindler.policy.choices import SwindlerPolicy as SwindlerPolicy
