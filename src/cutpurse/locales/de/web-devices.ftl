# Die Geräte, auf denen man angemeldet ist; mit ihrer Seite geladen.
devices-as = Diese Geräte sind als { $name } angemeldet.
devices-text = Wenn du ein Gerät verloren hast oder nicht mehr benutzt, melde es ab: Es ist dann sofort ein Fremder, auch am Tisch, an dem es sitzt. Links, die noch niemand benutzt hat, verfallen, wenn du alle anderen abmeldest.
devices-none = Du bist noch nicht angemeldet. Das geschieht von selbst, wenn du dich an einen Tisch setzt.
devices-this = dieses Gerät
devices-seen = zuletzt hier { $seen }, seit { $made }
devices-unknown = Ein Gerät
devices-out = Abmelden
devices-out-really = Trotzdem abmelden
devices-out-others = Alle anderen abmelden
devices-leave = Dein Name, deine Stühle und deine Partien bleiben bei deinen anderen Geräten. Wenn du keins hast, sind sie für immer weg.
