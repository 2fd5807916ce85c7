# Der Tisch im Terminal, gleich welches Spiel darauf liegt.

you = Du
list-and = { $first } und { $last }
who-plays =
    { $count ->
        [one] Mit dir am Tisch: { $names }, ein Bot ({ $bot }).
        [2] Mit dir am Tisch: { $names }, beide Bots ({ $bot }).
       *[other] Mit dir am Tisch: { $names }, alle Bots ({ $bot }).
    }
who-is-who = { $name }: { $temper }
seal =
    Siegel: { $seal }
    Es legt jede Karte fest, bevor du eine siehst; cutpurse verify zeigt es wieder.

other-games = Ein anderes Spiel: { $program } play { $game }
house-set = Ein Haus-Set liegt auf dem Tisch: { $title }.
option-changed = Option { $name } ist { $value } statt { $wish }: Die anderen Optionen verlangen es.

## Tippen
how-to-type =
    Tipp Züge als Nummer oder Notation: 3 oder { $one }. Mehrere: 1 2 oder { $several }.
how-to-ask =
    ? = die Regeln; ? { $clause } nur eine
    letzter = was zuletzt kam
    log = alles, was bisher geschah
    bekannt = { $known }
    punkte = die Punktetabelle
    tipp = was ein Bot täte
    zurück = nimmt einen Zug zurück
    ende = gehen; die Partie wartet
typing = ? Regeln · tipp · zurück · letzter · log · bekannt · punkte · ende
words-rules = ? regeln hilfe rules help
words-hint = tipp hint
words-undo = zurück zurueck undo
words-last = letzter last
words-known = bekannt ablage known discards
words-score = punkte score
words-log = log protokoll
words-quit = ende quit exit
words-yes = j ja y yes
words-no = n nein no
words-leave-page = q quit ende
page-more = [Enter: weiter · q: zurück]{" "}
page-end = [Enter: weiter]{" "}

## Antworten
unclear =
    { $count ->
        [one] „{ $word }“ ist hier kein Zug. Es gibt nur einen: Tipp { $offer } oder { $example }. Oder: ? tipp zurück letzter log bekannt punkte ende.
       *[other] „{ $word }“ ist hier kein Zug. Tipp { $offer }, einen Zug ({ $example }) oder: ? tipp zurück letzter log bekannt punkte ende.
    }
offer-number =
    { $most ->
        [one] 1
       *[other] eine Nummer (1–{ $most })
    }
refused-late = Nichts getan: „{ $move }“, Zug { $number } deiner Zeile, geht dann nicht. { $reason }
too-many-turn =
    { $count ->
        [one] Nichts getan: Nur der erste Zug geht, dann ist jemand anderes dran ({ $clause }).
       *[other] Nichts getan: Nur die ersten { $count } Züge gehen, dann ist jemand anderes dran ({ $clause }).
    }
refused = „{ $move }“ geht nicht. { $reason }
too-many = Nichts getan: In einer Zeile gehen nur die ersten { $count }, dann kommt etwas ans Licht. { $reason }
undo-refused = Nichts zurückgenommen. { $reason }
hint = Ein Bot würde tippen: { $moves }
hint-choice = { $move }: { $chance } ± { $spread } % Gewinnchance. { $why }
hint-why = { $move }: { $why }
hint-none = Für dich gibt es gerade nichts zu tun.
log-undone = Du nimmst { $move } zurück.
log-undone-all = Du nimmst { $move } zurück und alles, was danach kam. Die Bots stört das nicht.
waiting = { $who } am Zug …
waiting-asked = Gefragt: { $who } …
piped-refused =
    { $count ->
        [one] Eine Zeile ging nicht: Zeile { $number }, „{ $line }“. { $reason }
       *[other] { $count } Zeilen gingen nicht. Die erste: Zeile { $number }, „{ $line }“. { $reason }
    }

## Daueraufträge: wann der Tisch nach Komplizen fragt
words-ask = frag frage ask
ask-words = immer passt zug nie
ask-now =
    { $order ->
        [always] Du wirst gefragt, sooft ein Komplize gespielt werden könnte.
        [fits] Du wirst gefragt, wenn du einen passenden Komplizen hast.
        [turn] In diesem Zug wirst du nicht nach Komplizen gefragt.
       *[never] Du wirst nicht nach Komplizen gefragt.
    } Ändern: frag { $others }.
ask-unknown = „{ $word }“ sagt nicht, wann gefragt wird. Tipp frag { $others }.
ask-how = frag = wann du gefragt wirst
ask-typing = frag

## Kommen und gehen
unfinished-facts =
    { $game }, { $seats } Leute, { $round ->
        [0] vor der ersten Runde
       *[other] Runde { $round }
    }
unfinished =
    Eine Partie ist noch nicht zu Ende: { unfinished-facts }.{ $others ->
        [0] { "" }
        [one] { " " }Noch eine wartet auch: { $program } unfinished
       *[other] { " " }Noch { $others } warten auch: { $program } unfinished
    }
unfinished-line = { unfinished-facts }; zuletzt gespielt { $when }
unfinished-when =
    { $day ->
        [today] heute um { $time }
        [yesterday] gestern um { $time }
       *[earlier] am { $date }.{ $month }.{ $year }
    }
go-on = Damit weiterspielen? [J/n]{" "}
beside-unfinished = Eine Partie { $game } ist noch nicht zu Ende: { $program } play --resume spielt sie weiter. Das hier ist eine neue.
welcome-back = Willkommen zurück. Deine Karten hat niemand angerührt.
kept = Die Partie wartet auf dich. Weiter geht es mit: { $program } play --resume

## Das Ende
sheet-round = Runde
sheet-empty = Noch ist keine Runde zu Ende.
end-you-win = Du gewinnst mit { $total }. Die Straße gehört dir.
end-wins = { $who } gewinnt mit { $total }.
end-share = Gemeinsam vorn mit je { $total }: { $who }.
record = Die Partie ist aufgezeichnet. So prüfst du jede Karte:

## Der Tisch im ganzen Fenster
zone-players = Am Tisch
zone-table = Auf dem Tisch
zone-signs = Was die Zeichen heißen
page-rules = Die Regeln
page-last = Was zuletzt kam
page-known = Was du weißt
page-score = Punktetabelle
page-log = Was bisher geschah
page-round-over = Die Runde ist aus
page-over = Die Partie ist aus
page-review = Die Partie im Rückblick
page-welcome = Willkommen
page-close = Weiter
page-keys = ↑ ↓ blättern · Enter schließt
page-keys-search = Tippen sucht · ↑ ↓ blättern · Esc schließt
page-search = In den Regeln suchen …
page-found =
    { $count ->
        [0] Nicht gefunden.
        [one] Einmal gefunden.
       *[other] { $number } von { $count } · Enter: das nächste
    }
notice-refused = Das geht nicht
notice-hint = Tipp
hint-thinking = Wird überlegt …
button-again = Noch einmal
button-review = Rückblick
button-leave = Gehen
button-yes = Weiterspielen
button-new = Neue Partie
unfinished-heading = Willkommen zurück
action-rules = Regeln
action-hint = Tipp
action-undo = Zurück
action-last = Zuletzt
action-known = Bekannt
action-score = Punkte
action-log = Log
action-ask = Fragen
action-quit = Gehen
full-screen-how = Klick an, was du willst, oder geh mit den Pfeiltasten hin und drück Enter oder die Leertaste. Tab geht von einem Teil des Tisches zum nächsten. Tippen kannst du auch. Während die Bots spielen, überspringt Enter das Warten. Bild auf und Bild ab blättern im Log, F9 wechselt zwischen Dunkel und Hell.
full-screen-turn = Du bist dran
full-screen-skip = Enter überspringt das Warten
