# Der Tisch im Browser, für alle Spiele.
table-looking = Wir suchen den Tisch
table-none = Diesen Tisch gibt es nicht
table-closed = Diesen Tisch gibt es nicht mehr
table-closed-text = Hier wird nicht mehr gespielt. In der Diele stehen andere Tische, oder du eröffnest selbst einen.
table-others = Die anderen
table-seats = Alle am Tisch
table-seat =
    { $you ->
        [yes] Was du hast
       *[no] Was { $who } hat
    }
table-beside = Neben dem Tisch
table-beside-news = Neben dem Tisch: { $count ->
        [one] eine neue Zeile im Plausch
       *[other] { $count } neue Zeilen im Plausch
    }
table-log = Protokoll
table-score = Punkte
table-chat = Plausch
table-in-words = In Worten
table-words = Der Tisch in Worten
table-chat-more = Mehr zeigen
table-chat-less = Weniger zeigen
table-chat-none = Noch schweigen alle.
table-chat-hidden = { $count ->
        [one] Eine Zeile ausgeblendet.
       *[other] { $count } Zeilen ausgeblendet.
    }
table-chat-say = Etwas sagen …
table-chat-send = Sagen
table-chat-said = { $who }: { $text }
table-emotes = Schnell etwas sagen
table-emote-hello = Guten Abend!
table-emote-luck = Viel Glück!
table-emote-bravo = Schön gemacht!
table-emote-thanks = Danke!
table-emote-wow = Sieh an!
table-emote-oops = Hoppla!
table-emote-moment = Moment noch …
table-emote-good-game = Gutes Spiel!
table-people = { $count ->
        [0] Sonst niemand hier
        [one] Außer dir ist eine Person da
       *[other] Außer dir sind { $count } andere da
    }
table-people-hide = Ausblenden
table-people-mute = Stummschalten
table-people-block = Aussperren
table-people-block-sure = { $name } von diesem Tisch aussperren? { $name } kann hier dann weder sitzen noch zusehen.
table-people-block-not = Doch nicht
table-watcher = sieht zu
table-away = Nicht am Tisch.
table-holidays = Im Urlaub
table-on-holiday = { $who } ist im Urlaub bis { $day }.
table-days-turn = { $count ->
        [one] { $who } ist dran.
       *[other] { $who } sind dran.
    }
table-days-help = Du musst nicht warten: In der Diele steht, wenn du dran bist.
table-on-holiday-help = Bis dahin steht die Uhr.
table-warm = Ein Bot hält den Platz warm.
table-you-watch = Du siehst zu.
table-watching =
    { $count ->
        [one] jemand sieht zu
       *[other] { $count } sehen zu
    }
table-came = { $who } ist zurück am Tisch.
table-went =
    { $seconds ->
        [0] { $who } ist gerade weg.
       *[other] { $who } ist gerade weg. Wenn { $who } am Zug ist, springt nach { $seconds } Sekunden ein Bot ein.
    }
table-stopped = Die Uhren stehen.
table-stopped-help = Sie laufen, sobald du so weit bist.
table-go-on = Weiter
table-wait-away = { $count ->
        [one] { $who } ist offline.
       *[other] { $who } sind offline.
    }
table-wait-away-help =
    { $seconds ->
        [0] Es geht weiter, sobald alle wieder da sind.
       *[other] Kommt niemand zurück, springt nach { $seconds } Sekunden ein Bot ein.
    }
table-skip = Bis zu meinem Zug
table-skip-rest = Vorspulen
table-skip-rest-help = Was die Bots noch tun, läuft im Nu durch.
# $who: names
table-skip-rest-waits = Es schaut noch zu: { $who }.
table-late =
    Die Zeit ist um: { $bot ->
        [none] Ein Bot
       *[named] { $bot }
    } vertritt { $who } bis zur Rückkehr.
table-late-mine = Die Zeit ist um.
table-stands-in =
    { $bot ->
        [none] Ein Bot
       *[named] { $bot }
    } vertritt { $who } bis zur Rückkehr.
table-plays-again = { $who } spielt wieder selbst.
table-hurry =
    { $seconds ->
        [one] Noch eine Sekunde,
       *[other] Noch { $seconds } Sekunden,
    } dann { $late ->
        [seat] bekommt ein Bot deinen Platz.
       *[bot] spielt ein Bot für dich.
    }
table-left = Noch { $time }
table-sending = Ist unterwegs.
table-clear = Zurücklegen
table-next-round = Nächste Runde
table-watch-round = Runde ansehen
table-result = Zum Ergebnis
table-why-hint = Geht gerade nicht. Enter sagt dir, warum.
table-log-seal = Versiegelt: { $seal }
table-log-scripted = Das ist eine Lektion: Ihr Glück steht im Drehbuch.
table-log-earlier = Frühere Züge
table-log-nearly-full =
    { $left ->
        [one] Das Protokoll ist fast voll: Noch ein Eintrag, dann endet die Partie unvollendet.
       *[other] Das Protokoll ist fast voll: Noch { $left } Einträge, dann endet die Partie unvollendet.
    }
table-log-missed = Die Zufallszahl von { $name } wurde nicht rechtzeitig geöffnet; stattdessen zählt ihr Hash.
table-log-bot =
    { $you ->
        [yes] Ein Bot spielt für dich.
       *[no] Ein Bot spielt für { $who }.
    }
table-log-back =
    { $you ->
        [yes] Du bist wieder da.
       *[no] { $who } ist wieder da.
    }
table-log-off = Die Partie wurde abgebrochen.
table-log-resigned =
    { $you ->
        [yes] Du hast die Partie verlassen; ein Bot spielt weiter.
       *[no] { $who } hat die Partie verlassen; ein Bot spielt weiter.
    }
table-log-turn =
    { $you ->
        [yes] Deine Zeit war um: Ein Bot hat diesen Zug für dich gespielt.
       *[no] Die Zeit von { $who } war um: Ein Bot hat diesen Zug gespielt.
    }
table-log-late =
    { $you ->
        [yes] Deine Zeit war um: Auf deinem Platz sitzt jetzt ein Bot.
       *[no] Die Zeit von { $who } war um: Auf dem Platz sitzt jetzt ein Bot.
    }

## Für Neue
table-welcome = { $game } in aller Kürze
table-welcome-rules = Alle Regeln
table-welcome-close = Alles klar
table-hint-word =
    { $busy ->
        [yes] Denkt nach …
       *[no] Tipp
    }
table-hint-tool =
    { $now ->
        [yes] Tipp: Was würde ein Bot tun?
        [busy] Tipp: Ein Bot denkt nach
       *[no] Tipp: erst, wenn du dran bist
    }
table-hints = Die besten Züge
table-hint-chance = { $chance } ± { $spread } % Gewinnchance
table-hint-close = Tipp schließen
table-hint-thinking = Ein Bot denkt nach …
table-hint-only = Du kannst nur eines tun: { $what }.
table-hint-bare = Ein Bot würde wählen: { $what }.
table-hint-none =
    { $why ->
        [late] Am Tisch ist es inzwischen weitergegangen. Frag einfach noch einmal.
       *[nothing] Gerade gibt es nichts zu entscheiden. Genieß den Augenblick.
    }
table-hint-later = Du bist noch nicht dran. Einen Tipp gibt es, sobald du gefragt bist.

## Solange du woanders liest
table-call = Du bist dran. Zum Tisch
table-call-turn = Du bist dran
table-call-back = Zum Tisch
table-call-over = Deine Partie ist zu Ende. Zum Ergebnis
table-call-notice = { $game } wartet auf dich.

## Ein Bot spielt für dich
table-bot-plays =
    { $bot ->
        [none] Ein Bot
       *[named] { $bot }
    } spielt für dich.
table-bot-plays-text = Dein Platz bleibt warm: Nimm ihn zurück, wann du willst.
table-back = Ich spiele wieder
table-bot-played =
    Inzwischen hat ein Bot für dich gespielt, { $moves ->
        [one] einen Zug lang
       *[other] { $moves } Züge lang
    }. Was er getan hat, steht im Protokoll.
table-off = Abgebrochen
table-abandoned = Diese Partie ist abgebrochen.
table-abandoned-text = Niemand hat gewonnen, niemand hat verloren.
table-abandoned-full = Das Protokoll ist voll, deshalb endet die Partie hier. Verloren ist nichts: Ihr könnt sie nachspielen oder neu anfangen.

## Zurücknehmen
table-undo = Einen Zug zurücknehmen
table-undo-tool =
    { $how ->
        [free] Letzten Zug zurücknehmen
        [ask] Die anderen fragen, ob du deinen letzten Zug zurücknehmen darfst
       *[no] Gerade lässt sich nichts zurücknehmen
    }
table-undo-asks = { $who } möchte den letzten Zug zurücknehmen. Einverstanden?
table-undo-asks-round = { $who } möchte einen Zug von vor dem Ende der Runde zurücknehmen, samt Abrechnung. Einverstanden?
table-undo-yes = Na gut
table-undo-no = Nein
table-undo-waits =
    { $count ->
        [one] Zurücknehmen? { $who } muss noch zustimmen.
       *[other] Zurücknehmen? { $who } müssen noch zustimmen.
    }
table-undo-mine =
    { $count ->
        [one] Du möchtest zurücknehmen. { $who } muss noch zustimmen.
       *[other] Du möchtest zurücknehmen. { $who } müssen noch zustimmen.
    }
table-undo-refused = Abgelehnt. Dein Zug bleibt liegen.
table-undo-late = Nicht alle haben geantwortet. Dein Zug bleibt liegen.
table-undo-moot = Es ging schon weiter. Dein Zug bleibt liegen.
table-undo-done = Zurückgenommen: { $what }.
table-undo-round = Zurück vor das Ende der Runde?
table-undo-round-text = Dein letzter Zug war { $what }. Wer ihn zurücknimmt, nimmt auch die Abrechnung der Runde zurück und alles, was danach kam.
table-undo-round-yes = Alles zurücknehmen

## Das Menü am Tisch
table-menu = An diesem Tisch
table-rename = Dein Name an diesem Tisch
table-rename-save = Speichern
table-elsewhere = Auf anderem Gerät weiterspielen
table-replace = Bots springen ein
table-replace-one = Bot für { $who } spielen lassen
table-replace-back = { $who } den Platz zurückgeben
table-leave = Partie verlassen
table-resign = Aufgeben
table-resign-sure = Solange andere Leute weiterspielen, spielt ein Bot für dich, und du kommst nicht zurück. Wirklich aufgeben?
table-abandon = Partie für alle abbrechen
table-abandon-sure = Die Partie endet für alle, ohne Sieger. Wirklich abbrechen?
table-stay = Doch nicht
table-keys = Tasten
table-keys-always = Immer
table-key-tab = von einer Gruppe zur nächsten
table-key-arrows = von Teil zu Teil
table-key-enter = Teil wählen; auf einem gewählten: ausspielen
table-key-space = Teil wählen, zurücklegen
table-key-esc = Auswahl zurücklegen, Zettel schließen
table-key-log = Protokoll
table-key-score = Punkte
table-key-chat = Plausch
table-key-words = der Tisch in Worten
table-key-undo = Zug zurücknehmen
table-key-answer = antworten, wenn jemand zurücknehmen möchte
table-key-skip = vor bis zu meinem Zug
table-key-hint = Tipp, gegen Bots
table-key-rules = Regeln
table-key-help = diese Liste

## Das Ende
table-poster = Steckbrief
table-wanted = Gesucht
table-night-over = Die Nacht ist vorbei
table-you-win = Du kommst davon.
table-wins =
    { $count ->
        [one] { $who } kommt davon.
       *[other] { $who } kommen davon.
    }
table-place =
    { $shared ->
        [yes] Du teilst dir mit { $score } den { $place }. Platz von { $of }.
       *[no] Du kommst mit { $score } auf den { $place }. Platz von { $of }.
    }
table-rematch = Gleicher Tisch, noch einmal
table-rematch-bots = Noch einmal
table-rematch-short = Kurze Partie
table-rematch-join = Dabei: zum neuen Tisch
table-rematch-watch = Zum neuen Tisch
table-rematch-count =
    { $there ->
        [one] Dort sitzt schon eine Person von { $of }
       *[other] Dort sitzen schon { $there } von { $of }
    }
table-replay = Partie ansehen
table-replay-so-far = Bisher ansehen
table-check = Ging alles ehrlich zu?
table-see = Zum Tisch
table-end-more = Mehr
table-thief = Gauner
table-round = Runde
table-winner = gewinnt
table-curve = Stand nach jeder Runde
