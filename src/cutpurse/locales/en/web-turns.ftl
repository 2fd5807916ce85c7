# Where somebody wants to be told that it is their turn; loaded with its page.
turns-title = When it’s your turn
turns-text = Where should we tell you? You get a message when a table with other people is waiting for you and you are elsewhere: once for each turn, and nothing about the game itself.

## This browser
turns-here = In this browser
turns-push = Even with every page closed
turns-push-on = Push messages reach this browser.
turns-push-off = With push messages. Your browser asks you first.
turns-push-insecure = The same is true of push messages.
turns-push-unsupported = This browser does not support push messages. On an iPhone or iPad, add Cutpurse to the home screen and switch them on there.
turns-push-blocked = It blocks push messages, too.
turns-push-unable = This server sends no push messages: its host would have to install the extra “push”.

## All ways
turns-known = Where we tell you
turns-browser = A browser
turns-this = this one
turns-kind-push = Push messages
turns-kind-ntfy = ntfy
turns-kind-discord = Discord
turns-kind-mail = E-mail
turns-kind-auto = Automatic
turns-try = Try it
turns-tried = The message was sent. Did it arrive?
turns-remove = Remove
turns-unconfirmed = Please follow the link in the e-mail we sent there.
turns-trouble-silent = The last message didn’t arrive: nobody answered.
turns-trouble-refused = The last message was refused. Is the address right?
turns-trouble-gone = That address no longer exists. Remove it, or try again once it’s back.
turns-trouble-busy = The last message was not accepted: there is too much going on there.
turns-trouble-network = This server sends nothing into that network.
turns-trouble-off = This server doesn’t do that any more.

## Webhooks
turns-webhook = ntfy or Discord
turns-webhook-text = Paste the address of your topic (long enough that nobody can guess it), or of a webhook in your channel.
turns-webhook-address = Address
turns-form = What is it?
turns-add = Add
turns-wrong-empty = Paste an address first.
turns-wrong-url = That is not an address we can write to. It begins with https:// and has no spaces.
turns-wrong-discord = That is not the address of a Discord webhook. One has /api/webhooks/ in it; Discord gives you one in the settings of your channel.
turns-wrong-email = That is not an e-mail address. One looks like ada@example.net.
turns-wrong-network = The server sends nothing there: it is an address of its own network, or an unusual port.
turns-wrong-off = This server doesn’t do that.
turns-wrong-stopped = The owner of that address wants no e-mail from here.
turns-wrong-keys = Your browser couldn’t switch push messages on. Perhaps its push service can’t be reached.
turns-wrong-many = You cannot add any more of these. Remove another one first.

## E-mail
turns-mail-text = You get a link first; nothing else is sent until you have followed it.
turns-mail-address = Your address
turns-no-mail = This server sends no e-mail: its host would have to set it up.
turns-confirm-heading = Is this your address?
turns-confirm-text = If so, we’ll tell you there when it’s your turn.
turns-confirm-yes = Yes, write to me there
turns-confirm-done = Thank you
turns-confirm-after = From now on, we’ll write to { $address } when it’s your turn.
turns-confirm-late = This link is no longer valid. Add your address again.
turns-stop-heading = No more e-mail?
turns-stop-text = Then nothing more is sent to your address.
turns-stop-yes = No more e-mail
turns-stop-done = Done
turns-stop-after = Nothing more will be sent to your address.
