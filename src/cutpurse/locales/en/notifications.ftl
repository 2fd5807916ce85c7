# What people are told who are elsewhere, by the server: as a push message, on ntfy or Discord, and by e-mail.
notice-turn = Your turn: { $game }
notice-turn-text = Your table with { $names } is waiting for you.
notice-test = Cutpurse can reach you here
notice-test-text = From now on, you will be told here when it’s your turn and you are elsewhere.
notice-mail =
    { $text }

    { $link }

    --
    You asked Cutpurse to tell you when it’s your turn. To get no more of these mails: { $stop }
notice-confirm = Is this your address?
notice-confirm-text =
    Somebody wants to be told at this address when it’s their turn in a game of Cutpurse, at { $server }.

    If that was you, please confirm it within a day:
    { $link }

    If it wasn’t, you need not do anything. To make sure that no mail from there ever reaches you again: { $stop }
