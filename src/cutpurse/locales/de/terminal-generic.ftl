# Jedes Spiel im Terminal, das keinen eigenen Bildschirm mitbringt; seine Texte kommen aus seinem Ordner.

generic-terminal-quoted = „{ $move }“
generic-terminal-no-last = Du hast noch nichts getan.
generic-terminal-known-about = alles, was du wissen darfst, ungekürzt
generic-terminal-how-to-type = Tippe die Nummer eines Zugs oder seine Notation, etwa { $example }.
generic-terminal-signs = { $turn } am Zug  { $bot } Bot
generic-terminal-none = nichts
generic-terminal-yes = ja
generic-terminal-no = nein
generic-terminal-ask = Was willst du tun?
generic-terminal-ask-now =
    { $order ->
        [always] Du wirst immer gefragt, wenn andere gefragt werden.
        [fits] Du wirst gefragt, wenn du etwas anderes tun könntest als passen.
        [turn] Du wirst in diesem Zug nicht mehr gefragt.
       *[never] Du wirst nicht gefragt und passt jedes Mal.
    } Ändern: frag { $others }.
generic-terminal-over = Das Spiel ist aus.
generic-terminal-why = { $why } ({ $clause })
