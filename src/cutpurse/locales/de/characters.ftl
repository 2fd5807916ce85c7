# Die Bots, wie man ihnen begegnet. Ihre Namen sind in allen Sprachen gleich und kommen vom Server: bots/characters.py.

## Die Figuren, von der schwächsten zur stärksten: wie sie sind, und wie ihr Gesicht aussieht
character-1 = Neu im Gewerbe. Spielt, was gerade gefällt.
    .face = Ein Kind mit Sommersprossen und viel zu großer Mütze
character-2 = Kennt die Kniffe, träumt aber gern.
    .face = Eine junge Frau mit zwei Dutts und Schleife, die Augen geschlossen
character-3 = Solide und gutmütig. Grübelt nie.
    .face = Ein Mann mit Wollmütze, Stoppeln und Ohrring
character-4 = Schaut erst, greift dann zu.
    .face = Eine Frau mit getupftem Kopftuch, die zwinkert
character-5 = Rechnet mit und verzieht keine Miene.
    .face = Ein Mann mit Melone, riesigem Schnurrbart und Fliege
character-6 = Merkt sich, was du gespielt hast.
    .face = Eine Dame mit breitem Hut und Feder
character-7 = Hat einen Plan und einen zweiten für später.
    .face = Ein bärtiger Mann mit Zylinder und runder Brille
character-8 = Sieht harmlos aus. Das täuscht.
    .face = Eine weißhaarige alte Dame mit einer Stricknadel im Dutt
character-level = Stufe { $level } von { $most }
character-rating = Wertung { $rating }
bots-ratings = Die Zahlen sind Wertungen aus Partien der Bots untereinander: 1000 ist die Mitte.

## Bots, die niemand Bestimmtes sind
bots-others = Andere Bots
bot-greedy = Raffke
    .text = Nimmt, was gerade am meisten bringt.
bot-random = Wirrkopf
    .text = Macht irgendeinen erlaubten Zug.
bot-other = Bot { $bot }
