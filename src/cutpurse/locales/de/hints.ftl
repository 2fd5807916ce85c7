# Tipps: was beim Ausprobieren herauskam, wo sonst nichts für einen Zug spricht, im Terminal und im Browser. $worlds ist,
# wie oft er ausprobiert wurde, immer öfter als dreimal; $move ist ein anderer Zug, wie man ihn sieht.
hint-search-better = In { $worlds } Probeläufen brachte das mehr als „{ $move }“.
hint-search-alike = In { $worlds } Probeläufen brachte das kaum mehr oder weniger als „{ $move }“.
hint-search-worse = In { $worlds } Probeläufen brachte das weniger als „{ $move }“.
hint-search-best = Nichts Einzelnes spricht dafür, aber in { $worlds } Probeläufen kam das am besten heraus.
