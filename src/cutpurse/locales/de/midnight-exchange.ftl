# Midnight Exchange: warum ein vorgeschlagener Zug gut ist, im Terminal und im Browser. $find und $art sind Teile, wie man
# sie sieht, $place ist garage, desk oder safe.

## Stöbern
midnight-exchange-reason-buys =
    { $points ->
        [0] Das führt vielleicht noch zu einem Einkauf.
        [one] Das führt zu einem Einkauf, der dir etwa einen Punkt bringt.
       *[other] Das führt zu Einkäufen, die dir etwa { $points } Punkte bringen.
    }
midnight-exchange-reason-needed = Das brauchst du für deine Einkäufe: { $find }.
midnight-exchange-reason-opens =
    { $place ->
        [desk] Öffnet dir den Schreibtisch: { $find }.
       *[safe] Öffnet dir den Tresor: { $find }.
    }
midnight-exchange-reason-fills = Eine Aussparung weniger zu füllen, bevor du fliehen kannst: { $find }.
midnight-exchange-reason-crowds = Den Platz in deiner Ablage brauchst du für anderes: { $find }.
midnight-exchange-reason-nothing-else = Sonst ist nichts in Reichweite.
midnight-exchange-reason-hope =
    { $place ->
        [garage] In der Garage liegt gut möglich etwas, das du brauchst.
        [desk] Im Schreibtisch liegt gut möglich etwas, das du brauchst.
       *[safe] Im Tresor liegt gut möglich etwas, das du brauchst.
    }
midnight-exchange-reason-onward = Andere Plättchen versprechen mehr, und verdeckt hilft dieses niemandem: { $find }.
midnight-exchange-reason-rather = Du weißt, wo etwas Besseres liegt: { $find }.
midnight-exchange-reason-shows = Verdeckt verrät es den anderen nichts: { $find }.
midnight-exchange-reason-spare = Darauf kannst du verzichten: { $find }.
midnight-exchange-reason-run = Deine Ablage ist voll: Fliehst du, ist dir sicher, was du hast.

## Tauschen
midnight-exchange-reason-art =
    { $points ->
        [one] Selbst im Lager einen Punkt wert: { $art }.
       *[other] Selbst im Lager { $points } Punkte wert: { $art }.
    }
midnight-exchange-reason-art-fits = Bringt eine deiner Sammlungen voran: { $art }.
midnight-exchange-reason-art-later = Das braucht eine deiner Sammlungen später noch: { $art }.
midnight-exchange-reason-single =
    { $points ->
        [one] Die Karte bringt sofort einen Punkt.
       *[other] Die Karte bringt sofort { $points } Punkte.
    }
midnight-exchange-reason-collection =
    { $points ->
        [0] Auch eine leere Sammlung ist ein Anfang.
        [one] Die Sammlung bringt einen Punkt, auch wenn nichts darauf liegt.
       *[other] Die Sammlung bringt { $points } Punkte, auch wenn nichts darauf liegt.
    }
midnight-exchange-reason-collection-fits = Auf diese Sammlung passt gleich etwas aus deinem Lager.
midnight-exchange-reason-collection-later = Diese Sammlung kann noch kräftig wachsen.
midnight-exchange-reason-bag =
    { $points ->
        [0] Besser als nichts: ein blinder Griff in den Stoffbeutel.
        [one] Ein blinder Griff in den Stoffbeutel bringt dir etwa einen Punkt.
       *[other] Ein blinder Griff in den Stoffbeutel bringt dir etwa { $points } Punkte.
    }
midnight-exchange-reason-rest =
    { $points ->
        [0] Der Rest deiner Ablage kauft danach immer noch etwas.
        [one] Mit dem Rest deiner Ablage kannst du danach noch kaufen, was etwa einen Punkt bringt.
       *[other] Mit dem Rest deiner Ablage kannst du danach noch kaufen, was etwa { $points } Punkte bringt.
    }
midnight-exchange-reason-empty-bag = Der Stoffbeutel ist leer: Eine Ledertasche brächte dir nichts, und das Spiel wäre aus.
midnight-exchange-reason-place = Passt jetzt, und keine andere deiner Sammlungen verlangt danach: { $art }.
midnight-exchange-reason-place-too = Das Anlegen kostet dich keinen Einkauf: { $art }.
midnight-exchange-reason-contested = Auch eine andere deiner Sammlungen verlangt danach: Warte lieber.
