# `cutpurse serve`: help, where the table stands, and what keeps it from opening.

help-serve =
    Serve the tables to browsers: yours, and those of your friends.

    cutpurse serve                      for this computer alone
    cutpurse serve --host 0.0.0.0       for your network; shows a code for phones
help-serve-host = The address to listen on; if left out, 127.0.0.1, this computer only.
help-serve-port = The port; if left out, 8000 or, if that is taken, one of the next.
help-serve-db = Where games are kept: a path, or sqlite:///PATH. If left out, your data folder.
help-serve-open = Also open a browser.
help-serve-pace = How fast all bots play: instant, quick or human. If left out, as each table wants.
help-serve-name = A host name under which a web server on this computer passes requests on to it; may be repeated.
help-serve-max-size = How large the database may get, such as 500M or 10G, before no more tables are made; 10G if left out.
help-serve-address = The address under which people reach this server, for links in messages, such as https://games.example.org.
help-serve-push-key = The file with the server’s own key for push messages; if left out, one beside the database, made at the first start.
help-serve-webhook-network = A network that players’ webhooks may reach beside the internet, such as 192.168.1.0/24; may be repeated.
help-serve-smtp = The server that sends e-mail when it is somebody’s turn: HOST or HOST:PORT. Without it there is no e-mail.
help-serve-smtp-security = How to reach it: starttls, tls or none; if left out, starttls.
help-serve-smtp-user = The user name to sign in with. The password is in a file, or in the environment as CUTPURSE_SMTP_PASSWORD.
help-serve-smtp-password-file = The file that holds the password.
help-serve-mail-from = The sender of the e-mail: an address, or “Cutpurse <games@example.org>”.
help-serve-dev = For people who write a game: check the games of other packages first, and leave out any that fail, with a line about each.
help-serve-quiet = Print the address and nothing else.

serve-checking = Checking the games of other packages …
serve-open = Cutpurse is open: { $url }
serve-moved = Port { $usual } is taken, so Cutpurse uses { $port }.
serve-alone = Only this computer can connect. To play with friends: { $program } serve --host 0.0.0.0{ $port ->
        [8000] { "" }
       *[other] {" "}--port { NUMBER($port, useGrouping: 0) }
    }
serve-network = For others on your network: { $url }
serve-end = Ctrl-C stops the server. Every game is kept.
serve-closed = Stopped. Every game is kept.
serve-changed = Stopped. { $file } is missing or was changed: restore a backup before you start again.
serve-trouble-closed = { $file } is missing, damaged or was changed. Nothing is stored or shown any more. Stop the server with Ctrl-C, then restore a backup: cutpurse restore FILE
serve-trouble-writing = { $file } cannot be written. Is the disk full, or is the file or its folder read-only? Moves are refused until it works again; nothing that was confirmed is lost.
serve-trouble-over = The database can be written to again.

serve-bad-port = “{ $port }” is not a port. Allowed: 1–65535, or 0 for any free one.
serve-bad-size = “{ $size }” is not a size. Allowed: a whole number with K, M, G or T, such as 10G.
serve-bad-pace = Bots have no pace called “{ $pace }”. Allowed: { $allowed }.
serve-bad-address = “{ $address }” is not the address of a server. Allowed: an address without a path, such as https://games.example.org.
serve-bad-network = “{ $network }” is not a network. Allowed: for example, 192.168.1.0/24.
serve-bad-smtp = “{ $smtp }” cannot be used as a mail server. Allowed: HOST or HOST:PORT, with --smtp-security { $allowed }.
serve-mail-wants-more = E-mail also needs --mail-from, its sender, and --address, where its links lead.
serve-bad-password-file = The password cannot be read from { $file }.
serve-bad-push-key = { $file } contains no key for push messages, or cannot be made. Without the file, a new key is made; then every browser has to be asked again.
serve-cannot-host = This computer has no address “{ $host }”. Usual ones: 127.0.0.1 for this computer only, 0.0.0.0 for your network.
serve-cannot-port-taken = Port { $port } is taken. Give another one with --port, or leave it out.
serve-cannot-port-forbidden = Using port { $port } takes special rights. Give another one with --port, such as 8000.
serve-db-scheme = “{ $url }” cannot be used as a database. Allowed: a path, or sqlite:///PATH.
serve-db-folder = There is no folder { $url }. Make it first, or give another place with --db.
serve-db-file = Cannot open or write { $url }. Give another place with --db.
serve-db-held = Another server has { $url } open. Stop it first, or give another place with --db; with make: make play ARGS="--db other.db"
serve-db-foreign = { $url } is not a Cutpurse database. Give another place with --db.
serve-db-future = A newer Cutpurse wrote { $url }. Get that version, or give another place with --db.
serve-db-full = There is no room left to write { $url }. Make room on the disk, or give another place with --db.
serve-db-lost = { $url } is missing. Restore a backup with cutpurse restore FILE. If you want to start afresh, first delete what is left of it: { $reason }
serve-db-damaged = { $url } is damaged ({ $reason }). Restore a backup with cutpurse restore, or give another place with --db.
serve-db-log-damaged = The latest moves, in { $url }-wal, are damaged. Restore a backup with cutpurse restore; or save what can still be read with cutpurse backup FILE, and restore that.
serve-db-missing = There is no file { $url }.
serve-db-same = { $url } is the database itself. Give the file with the backup.
serve-db-broken = The database { $url } cannot be used: { $reason }.

## Backups
help-backup =
    Copy all games of the server into a file, even while it runs.

    cutpurse backup FILE
help-backup-file = Where the copy goes. Only you can read it; keep it safe, because the cards of running games can be worked out from it.
help-backup-force = Replace an existing file, if the copy is sound.
help-restore =
    Continue from a backup. The server must be stopped; what was there before is kept beside it.

    cutpurse restore FILE
help-restore-file = A file that cutpurse backup wrote.
help-restore-force = Restore the backup even if the logs of some tables in it are damaged; those tables stay closed.
help-check-db = Check whether everything the server has stored is sound.

backup-done = Saved: { $file }, { $tables ->
        [one] one table
       *[other] { $tables } tables
    } with { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
backup-a-folder = { $file } is a folder. Say which file: { $program } backup FILE
backup-there = { $file } already exists. Give another name, or --force to replace it.
backup-kept = So the copy was not kept, and nothing was replaced. Give a file name that does not exist yet, and whatever can be read is copied.
backup-unwritten = Cannot use { $file }: { $reason }.
restore-done = When you start the server, the games continue from { $file }.
restore-aside = What was there before is kept as { $file }.
restore-held = A server has { $file } open. Stop it first. Nothing was replaced.
restore-bad-missing = There is no file { $file }. Nothing was replaced.
restore-bad-a-folder = { $file } is a folder. Say which file: { $program } restore FILE
restore-bad-foreign = { $file } is not a Cutpurse database. Nothing was replaced.
restore-bad-future = A newer Cutpurse wrote { $file }. Get that version first. Nothing was replaced.
restore-bad-damaged = { $file } is damaged. Take an earlier backup, if you have one. Nothing was replaced.
restore-bad-file = { $file } cannot be read. Nothing was replaced.
restore-kept = So nothing was replaced. With --force, a backup is restored even if the logs of some tables are damaged.
check-db-sound = { $file } is sound: { $tables ->
        [one] one table
       *[other] { $tables } tables
    }, { $moves ->
        [one] one move
       *[other] { $moves } moves
    }.
check-db-damage = The file is damaged: { $reason }.
check-db-log = The latest moves, in the file that ends in -wal, are damaged; some that were confirmed are lost.
check-db-table = The log of table { $table } is damaged at entry { $entry }; that table stays closed.
check-db-more = … and { $count ->
        [one] one more
       *[other] { $count } more
    }.
