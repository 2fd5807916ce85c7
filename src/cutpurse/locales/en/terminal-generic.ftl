# Any game in the terminal that brings no screen of its own; the game's own texts come from its folder.

generic-terminal-quoted = “{ $move }”
generic-terminal-no-last = You have not done anything yet.
generic-terminal-known-about = all that you may know, in full
generic-terminal-how-to-type = Type a move’s number or its notation, such as { $example }.
generic-terminal-signs = { $turn } to move  { $bot } bot
generic-terminal-none = nothing
generic-terminal-yes = yes
generic-terminal-no = no
generic-terminal-ask = What do you want to do?
generic-terminal-ask-now =
    { $order ->
        [always] You are asked whenever others are.
        [fits] You are asked when you could do something other than pass.
        [turn] You are not asked any more this turn.
       *[never] You are not asked; you pass every time.
    } To change it: ask { $others }.
generic-terminal-over = The game is over.
generic-terminal-why = { $why } ({ $clause })
