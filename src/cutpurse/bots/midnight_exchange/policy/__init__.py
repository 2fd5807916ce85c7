"""How Midnight Exchange is played sensibly: the policy that greedy, the levels and search share."""

from cutpurse.bots.midnight_exchange.policy.policy import MidnightExchangePolicy as MidnightExchangePolicy
