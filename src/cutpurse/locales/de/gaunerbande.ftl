# Gaunerbande: warum ein vorgeschlagener Zug gut ist, im Terminal und im Browser. $card ist eine Karte, wie man sie sieht;
# wo von einem Platz die Rede ist, ist $named "yes" und $who der Name.
gaunerbande-reason-shed = { $card } kannst du in den nächsten Stichen gut entbehren.
gaunerbande-reason-mine = { $card } ist der Politiker selbst: Werde ihn los, bevor er bei dir landet.
gaunerbande-reason-caught =
    { $named ->
        [yes] { $who } hat den Politiker, und { $card } könnte ihn einfangen: weg damit.
       *[no] Der Politiker ist noch unterwegs, und { $card } könnte ihn einfangen: weg damit.
    }
gaunerbande-reason-catch =
    { $points ->
        [0] Mit { $card } kostet dich dieser Stich so gut wie nichts.
        [one] { $card } ist hier eine der sicheren Karten: Der Stich kann einen Punkt kosten.
       *[other] { $card } ist hier eine der sicheren Karten: Der Stich kann { $points } Punkte kosten.
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
gaunerbande-reason-break = Bisher hat { $who } alle Punkte: { $card } hilft dir, die Bande zu sprengen.
gaunerbande-reason-unite = Bisher hast du alle Punkte: { $card } hilft dir, die Bande zu vereinen.
gaunerbande-reason-gang-others = Wenn die anderen gezahlt haben, hat niemand weniger Punkte als du, und das Ende rückt näher.
gaunerbande-reason-gang-self = Selbst wenn die anderen zahlen, hätte jemand weniger Punkte als du: Lass dir lieber selbst welche erlassen.
