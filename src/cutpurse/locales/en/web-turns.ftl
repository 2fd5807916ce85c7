# Where somebody wants to be told that it is their turn; loaded with its page.
turns-title = When it’s your turn
turns-text = Where should we tell you? You hear of it when a table with other people waits for you and you’re elsewhere: once for each turn, and nothing of the game itself.

## This browser
turns-here = In this browser
turns-push = Also with every page closed
turns-push-on = Push messages reach this browser.
turns-push-off = By push messages. Your browser asks you first.
turns-push-insecure = Browsers allow push messages only on pages that come by https, or from the same machine.
turns-push-unsupported = This browser has no push messages. On an iPhone or iPad, add Cutpurse to the home screen and switch them on there.
turns-push-blocked = Your browser blocks messages from this page. You can allow them in its settings.
turns-push-unable = This server sends no push messages: its host would have to install the extra “push”.

## All ways
turns-known = You are told here
turns-browser = A browser
turns-this = this one
turns-kind-push = Push messages
turns-kind-ntfy = ntfy
turns-kind-discord = Discord
turns-kind-mail = E-mail
turns-kind-auto = Automatic
turns-try = Try it
turns-tried = The message was sent. Is it there?
turns-remove = Remove
turns-unconfirmed = Please follow the link in the mail we’ve sent there.
turns-trouble-silent = The last message didn’t arrive: nobody answered.
turns-trouble-refused = The last message was refused. Is the address right?
turns-trouble-gone = The address is there no more. Remove it, or try again once it’s back.
turns-trouble-busy = The last message wasn’t taken: too much going on there.
turns-trouble-network = This server sends nothing into that network.
turns-trouble-off = This server doesn’t do that any more.

## Webhooks
turns-webhook = ntfy or Discord
turns-webhook-text = Paste the address of your topic (long enough that nobody guesses it), or of a webhook of your channel.
turns-webhook-address = Address
turns-form = What is it?
turns-add = Add
turns-wrong-address = That is not an address we can write to.
turns-wrong-off = This server doesn’t do that.
turns-wrong-stopped = The owner of that address wants no mail from here.
turns-wrong-keys = Your browser couldn’t switch push messages on. Perhaps its push service can’t be reached.
turns-wrong-many = That’s as many as there can be. Remove another one first.

## E-mail
turns-mail-text = You get a link first; nothing else is sent before you’ve followed it.
turns-mail-address = Your address
turns-no-mail = This server sends no e-mail: its host would have to set it up.
turns-confirm-heading = Is this your address?
turns-confirm-text = If so, we tell you there when it’s your turn.
turns-confirm-yes = Yes, write to me there
turns-confirm-done = Thank you
turns-confirm-after = From now on, mail goes to { $address } when it’s your turn.
turns-confirm-late = This link isn’t good any more. Add your address once more.
turns-stop-heading = No more mail?
turns-stop-text = Then nothing is sent to your address any more.
turns-stop-yes = No more mail
turns-stop-done = Done
turns-stop-after = Nothing is sent to your address any more.
