# Die Geräte, auf denen man angemeldet ist; mit ihrer Seite geladen.
devices-as = Diese Geräte sind als { $name } angemeldet.
devices-text = Wenn du ein Gerät verloren hast oder nicht mehr benutzt, melde es ab. Das gilt sofort, auch am Tisch. Wenn du alle anderen abmeldest, verfallen auch Links, die noch niemand benutzt hat.
devices-none = Du bist noch nicht angemeldet. Das geschieht von selbst, wenn du dich an einen Tisch setzt.
devices-this = dieses Gerät
devices-seen = zuletzt hier { $seen }, angemeldet seit { $made }
devices-unknown = Unbekanntes Gerät
devices-out = Abmelden
devices-out-really = Trotzdem abmelden
devices-out-others = Alle anderen abmelden
devices-leave = Dein Name, deine Stühle und deine Partien bleiben auf deinen anderen Geräten. Ist dies dein einziges, sind sie für immer weg.
