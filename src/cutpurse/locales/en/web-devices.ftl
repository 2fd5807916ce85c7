# The devices one is signed in with; loaded with their page.
devices-as = These devices are signed in as { $name }.
devices-text = If you have lost a device or no longer use it, sign it out. That takes effect at once, even at a table. Signing out all others also cancels links that nobody has used yet.
devices-none = You are not signed in yet. That happens by itself when you sit down at a table.
devices-this = this device
devices-seen = last seen { $seen }, signed in since { $made }
devices-unknown = Unknown device
devices-out = Sign out
devices-out-really = Sign out anyway
devices-out-others = Sign out all others
devices-leave = Your name, your seats and your games stay on your other devices. If this is your only one, they are gone for good.
