# Gaunerbande: warum ein vorgeschlagener Zug gut ist, im Terminal und im Browser. $card ist eine Karte, wie man sie sieht;
# wo von einem Platz die Rede ist, ist $named "yes" und $who der Name.
gaunerbande-reason-shed = { $card } kannst du in den nächsten Stichen eher entbehren als andere Karten.
gaunerbande-reason-mine = { $card } ist der Politiker selbst: Werde ihn los, bevor er bei dir landet.
gaunerbande-reason-caught =
    { $named ->
        [yes] { $who } hat den Politiker, und { $card } könnte ihn einfangen: weg damit.
       *[no] Der Politiker ist noch unterwegs, und { $card } könnte ihn einfangen: weg damit.
    }
gaunerbande-reason-catch =
    { $wins ->
        [0] { $card } kann diesen Stich nicht bekommen.
       *[1]
            { $points ->
                [0] Mit { $card } kostet dich dieser Stich so gut wie nichts.
                [one] { $card } ist hier eine der sicheren Karten: Rechne bei diesem Stich mit etwa einem Punkt.
               *[other] { $card } ist hier eine der sicheren Karten: Rechne bei diesem Stich mit etwa { $points } Punkten.
            }
    }
gaunerbande-reason-politician =
    { $named ->
        [yes] { $who } bekommt diesen Stich: ein guter Platz für den Politiker.
       *[no] Diesen Stich bekommt wohl jemand anders: ein guter Platz für den Politiker.
    }
gaunerbande-reason-spite =
    { $named ->
        [yes] { $who } bekommt diesen Stich: { $card } macht ihn teurer.
       *[no] Diesen Stich bekommt wohl jemand anders: { $card } macht ihn teurer.
    }
gaunerbande-reason-flush =
    { $named ->
        [yes] Du hast kein hohes Rot, und { $who } hat den Politiker: Mit { $card } lockst du ihn heraus.
       *[no] Du hast kein hohes Rot: Mit { $card } lockst du den Politiker heraus.
    }
gaunerbande-reason-break =
    { $points ->
        [0] Bisher hat { $who } alle Punkte: { $card } kann diesen Stich gewinnen, und dann spielst du aus.
       *[other] Bisher hat { $who } alle Punkte: { $card } kann diesen Stich gewinnen, und ein einziger Punkt bei dir sprengt die Bande.
    }
gaunerbande-reason-fed = Bisher hat { $who } alle Punkte: Mit { $card } legst du keinen dazu.
gaunerbande-reason-kept = Bisher hat { $who } alle Punkte: Spiel { $card }, dann bleiben dir höhere Karten, um das zu ändern.
gaunerbande-reason-unite = Bisher hast du alle Punkte: { $card } kann auch diesen Stich gewinnen.
gaunerbande-reason-unite-clean = Bisher hast du alle Punkte: Mit { $card } gibst du keinen davon her.
gaunerbande-reason-unite-low = Bisher hast du alle Punkte: Spiel { $card }, dann bleiben dir höhere Karten für den Rest.
gaunerbande-reason-gang-others = Wenn die anderen gezahlt haben, hat niemand weniger Punkte als du, und das Ende rückt näher.
gaunerbande-reason-gang-self = Selbst wenn die anderen zahlen, hätte jemand weniger Punkte als du: Lass dir lieber selbst welche erlassen.
