# The server: why it refuses something. One sentence says what is wrong and what to do.

## Requests

# $what: what a library says, in English.
server-malformed = The request cannot be read: { $what }.
# $field is the name of a field as it is written in JSON; $reason a sentence of those below.
server-value = “{ $field }” cannot be used. { $reason }
server-not-json = The body must be JSON: send the header “Content-Type: application/json”.
server-too-large = The request is too large: send at most { $kilobytes } kilobytes.
server-too-slow = The request took too long to arrive: send it again.
server-no-page = There is nothing at this address. Look at /api for what there is.
server-wrong-method = This address exists, but not with this method. Look at /api for what there is.
server-unknown = There is no such thing, or it is not for you to see.
server-origin = This request seems to come from a page of another site: open the table itself and try again there.
server-too-fast = { $seconds ->
    [one] Too fast: wait a second and try again.
   *[other] Too fast: wait { $seconds } seconds and try again.
}
server-storage = The server cannot save anything at the moment, so nothing has happened. Try again in a while.
server-stopping = The server is being restarted: come back in a moment.
server-busy = The server has too much to do at the moment, so nothing has happened. Try again in a moment.
server-broken = Something is wrong with the server. It is noted; try again, and tell the host if it happens again.
# For whoever asks whether the server can be given work.
server-unready-stuck = The server is not ready: the database has not taken a write for seconds.
server-unready-slow = The server is not ready: the database has not answered for seconds.
server-unready-read = The server is not ready: the database cannot be read.
server-unready-damaged = The server is not ready: its database is damaged. What can be read is served; see “Damage” in docs/hosting.md.
server-unready-deaf = The server is not ready: it does not hear the other servers on its database.
# Something that is stored cannot be read.
server-damaged = What the server has stored about this is damaged and cannot be read. It is noted; tell the host.

## People

server-who-are-you = You are not logged in: come in as a guest or log in first.
server-wrong-password = Name and password do not belong together: check both and try again.
server-banned = The host of this server has banned you: ask the host about it.
server-not-yours = This belongs to somebody else.
server-no-guests = This server is for people with an account: log in or make one.
server-no-registration = This server does not take new accounts by itself: ask the host for one.
server-not-for-bots = Bots cannot do this: their owner can.
server-accounts-only = Only accounts can do this: make one first.
server-too-many-bots = You have { $most } bots already, more are not possible: delete one first.
server-name-taken = Somebody is called “{ $name }” already, or has a name that looks the same: choose another one.
server-name-length = A name has 1 to { $most } characters.
server-name-letters = A name has letters or digits, and nothing that cannot be seen.
server-name-scripts = A name is written in letters of one script.
server-password-length = A password has { $least } to { $most } characters.
server-no-language = There is: { $languages }.
# What people are called who have deleted their account.
server-anonymous = Anonymous

## Settings

# $source: one of the next four. $line is 0 unless it is a file.
config-value = { $line ->
    [0] { $source }: “{ $value }” does not fit { $name }: { $reason }
   *[other] { $source }, line { $line }: “{ $value }” does not fit { $name }: { $reason }
}
config-from-default = default
config-from-file = { $file }
config-from-environment = { $variable }
config-from-flag = { $flag }
# The label before one of the next two. $file is a path.
config-settings = Settings:
config-file-read = { $file }
config-file-missing = no file yet; { $file } would be read (`starfry config --example starfry.toml` writes one)
# Headings of settings.
config-group-address = Where people find the server
config-group-data = Data and backups
config-group-people = Guests and accounts
config-group-tables = Tables
config-group-bots = Bots
config-group-limits = Limits
config-group-running = Log, metrics and stopping
config-file = { $file }, { $reason }
config-syntax = line { $line }: { $reason }
config-unreadable = { $file } cannot be read: { $reason }
config-unknown = line { $line }: there is no setting “{ $name }”
config-shape = line { $line }: “{ $name }” is one value, a list of values or a word in quotes
config-needs-address = write an address with a port, such as 127.0.0.1:4040
config-needs-bool = write true or false
config-needs-number = write a whole number that is not negative
config-needs-url = write an address such as https://play.example.org
config-needs-database = write an address such as postgres://starfry@db.example.org/starfry
config-needs-prefix = write a path such as /starfry
config-needs-networks = write addresses and networks with commas between them, such as 127.0.0.1,10.0.0.0/8
config-needs-level = write error, warn, info, debug or trace
config-needs-format = write plain or json
config-needs-folder = write the name of a folder
config-tls-pair = tls_certificate and tls_key belong together: set both or neither
# $reason: what a library says, in English.
config-no-certificate = { $file } has no usable certificate: { $reason }
config-no-key = { $file } has no usable key: { $reason }
config-key-of-another = the key in { $key } is not that of the certificate in { $certificate }
config-password-readable = Warning: { $file } holds a password, and others on this machine can read it. Make it yours alone: chmod 600 { $file }
config-key-readable = Warning: others on this machine can read the key in { $file }. Make it yours alone: chmod 600 { $file }
