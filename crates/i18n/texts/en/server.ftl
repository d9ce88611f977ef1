# The server: why it refuses a request. What is wrong, and what to do.

## Requests

# $what: in English, from a library.
server-malformed = The request cannot be read: { $what }.
# $field is the name of a field as it is in JSON; $reason is one of the sentences below.
server-value = Invalid “{ $field }”. { $reason }
server-not-json = The body must be JSON. Send the header “Content-Type: application/json”.
server-too-large = The request is too large. Send at most { $kilobytes } kilobytes.
server-too-slow = The request took too long to arrive. Send it again.
server-no-page = There is nothing at this address. See /api for what is available.
server-wrong-method = This address exists, but not with this method. See /api for what is available.
server-unknown = This does not exist, or you are not allowed to see it.
server-origin = This request seems to come from another site. Open the table itself and try again there.
server-too-fast = { $seconds ->
    [one] Too fast. Wait a second and try again.
   *[other] Too fast. Wait { $seconds } seconds and try again.
}
server-storage = The server cannot save anything at the moment, so your request was not carried out. Try again later.
server-stopping = The server is restarting. Come back in a moment.
server-busy = The server is too busy at the moment, so your request was not carried out. Try again in a moment.
server-broken = Something went wrong on the server. The error was logged. Try again, and tell the host if it happens again.
# For monitoring tools that ask whether the server can handle requests.
server-unready-stuck = The server is not ready: the database has not accepted a write for several seconds.
server-unready-slow = The server is not ready: the database has not answered for several seconds.
server-unready-read = The server is not ready: the database cannot be read.
server-unready-damaged = The server is not ready: its database is damaged. Whatever can be read is still served; see “Damage” in docs/hosting.md.
server-unready-deaf = The server is not ready: it does not receive messages from the other servers on its database.
# Stored data cannot be read.
server-damaged = The server’s data about this is damaged and cannot be read. The error was logged; tell the host.

## People

server-who-are-you = You are not logged in. Continue as a guest or log in.
server-wrong-password = Wrong name or password. Check both and try again.
server-banned = The host has banned you from this server. Ask the host about it.
server-not-yours = This belongs to somebody else.
server-no-guests = This server requires an account. Log in or create one.
server-no-registration = This server is not open for registration. Ask the host for an account.
server-not-for-bots = Bots cannot do this, but their owner can.
server-accounts-only = You need an account for this. Create one first.
server-too-many-bots = You already have { $most } bots, which is the limit. Delete one first.
server-name-taken = “{ $name }” or a name that looks the same is already taken. Choose another.
server-name-length = A name must have 1 to { $most } characters.
server-name-letters = A name must have letters or digits and no invisible characters.
server-name-scripts = A name must be written in a single script.
server-password-length = A password must have { $least } to { $most } characters.
server-no-language = Available: { $languages }.
# The name of people who have deleted their account.
server-anonymous = Anonymous

## Settings

# $source: one of the next four. $line is 0 unless the source is a file.
config-value = { $line ->
    [0] { $source }: invalid value “{ $value }” for { $name }: { $reason }
   *[other] { $source }, line { $line }: invalid value “{ $value }” for { $name }: { $reason }
}
config-from-default = default
config-from-file = { $file }
config-from-environment = { $variable }
config-from-flag = { $flag }
# The label in front of one of the next two. $file is a path.
config-settings = Settings:
config-file-read = { $file }
config-file-missing = none yet; { $file } would be read (`starfry config --example starfry.toml` creates one)
# Headings above groups of settings.
config-group-address = Address and https
config-group-data = Data and backups
config-group-people = Guests and accounts
config-group-tables = Tables
config-group-bots = Bots
config-group-limits = Limits
config-group-running = Log, metrics and stopping
config-file = { $file }, { $reason }
config-syntax = line { $line }: { $reason }
config-unreadable = cannot read { $file }: { $reason }
config-unknown = line { $line }: unknown setting “{ $name }”
config-shape = line { $line }: “{ $name }” must be a single value, a list of values or a word in quotes
config-needs-address = must be an address with a port, such as 127.0.0.1:4040
config-needs-bool = must be true or false
config-needs-number = must be a whole number, 0 or greater
config-needs-url = must be an address such as https://play.example.org
config-needs-database = must be an address such as postgres://starfry@db.example.org/starfry
config-needs-prefix = must be a path such as /starfry
config-needs-networks = must be addresses and networks separated by commas, such as 127.0.0.1,10.0.0.0/8
config-needs-level = must be error, warn, info, debug or trace
config-needs-format = must be plain or json
config-needs-folder = must be the name of a folder
config-tls-pair = tls_certificate and tls_key belong together; set both or neither
# $reason: in English, from a library.
config-no-certificate = no usable certificate in { $file }: { $reason }
config-no-key = no usable key in { $file }: { $reason }
config-key-of-another = the key in { $key } does not match the certificate in { $certificate }
config-password-readable = Warning: { $file } contains a password, and others on this machine can read it. Make it private: chmod 600 { $file }
config-key-readable = Warning: others on this machine can read the key in { $file }. Make it private: chmod 600 { $file }
