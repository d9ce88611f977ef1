# The server: why it refuses something. One sentence says what is wrong and what to do.

## Requests

# $what: what a library says, in English.
server-malformed = La requête est illisible : { $what }.
# $field is the name of a field as it is written in JSON; $reason a sentence of those below.
server-value = « { $field } » ne convient pas. { $reason }
server-not-json = Le corps de la requête doit être du JSON : envoie l’en-tête « Content-Type: application/json ».
server-too-large = La requête est trop grosse : envoie au plus { $kilobytes } kilo-octets.
server-too-slow = La requête a mis trop de temps à arriver : renvoie-la.
server-no-page = Il n’y a rien à cette adresse. Va voir sur /api ce qui existe.
server-wrong-method = Cette adresse existe, mais pas avec cette méthode. Va voir sur /api ce qui existe.
server-unknown = Cela n’existe pas, ou tu n’y as pas accès.
server-origin = Cette requête semble venir d’une page d’un autre site : ouvre la table elle-même et réessaie à partir de là.
server-too-fast = { $seconds ->
    [one] Trop vite : attends une seconde et réessaie.
   *[other] Trop vite : attends { $seconds } secondes et réessaie.
}
server-storage = Le serveur ne peut rien enregistrer pour le moment : ta demande est restée sans effet. Réessaie un peu plus tard.
server-stopping = Le serveur redémarre : reviens dans un instant.
server-busy = Le serveur est débordé pour le moment : ta demande est restée sans effet. Réessaie dans un instant.
server-broken = Quelque chose ne va pas sur le serveur. C’est noté ; réessaie, et préviens l’hôte si cela se reproduit.
# For whoever asks whether the server can be given work.
server-unready-stuck = Le serveur n’est pas prêt : depuis plusieurs secondes, la base de données n’accepte plus rien.
server-unready-slow = Le serveur n’est pas prêt : depuis plusieurs secondes, la base de données ne répond plus.
server-unready-read = Le serveur n’est pas prêt : impossible de lire la base de données.
server-unready-damaged = Le serveur n’est pas prêt : sa base de données est endommagée. Ce qui est lisible est servi ; voir « Damage » dans docs/hosting.md.
server-unready-deaf = Le serveur n’est pas prêt : il n’entend plus les autres serveurs de sa base de données.
# Something that is stored cannot be read.
server-damaged = Ce que le serveur a enregistré à ce sujet est endommagé et illisible. C’est noté ; préviens l’hôte.

## People

server-who-are-you = Il faut d’abord entrer sans compte ou se connecter.
server-wrong-password = Le nom et le mot de passe ne vont pas ensemble : vérifie les deux et réessaie.
server-banned = L’hôte t’a interdit l’accès à ce serveur : pose-lui la question.
server-not-yours = Ceci appartient à quelqu’un d’autre.
server-no-guests = Sur ce serveur, il faut un compte : connecte-toi ou crées-en un.
server-no-registration = Sur ce serveur, on ne crée pas de compte soi-même : demandes-en un à l’hôte.
server-not-for-bots = Les bots ne peuvent pas faire cela : c’est à leur propriétaire de le faire.
server-accounts-only = Il faut un compte pour cela : crées-en un d’abord.
server-too-many-bots = Tu as atteint le nombre maximal de bots ({ $most }) : supprimes-en un d’abord.
server-name-taken = Le nom « { $name } » est déjà pris, ou ressemble trop à un autre : choisis-en un autre.
server-name-length = Un nom compte de 1 à { $most } caractères.
server-name-letters = Un nom contient des lettres ou des chiffres, et rien d’invisible.
server-name-scripts = Un nom s’écrit dans un seul alphabet.
server-password-length = Un mot de passe compte de { $least } à { $most } caractères.
server-no-language = Langues disponibles : { $languages }.
# What people are called who have deleted their account.
server-anonymous = Anonyme

## Settings

# $source: one of the next four. $line is 0 unless it is a file.
config-value = { $line ->
    [0] { $source } : « { $value } » ne convient pas à { $name } : { $reason }
   *[other] { $source }, ligne { $line } : « { $value } » ne convient pas à { $name } : { $reason }
}
config-from-default = par défaut
config-from-file = { $file }
config-from-environment = { $variable }
config-from-flag = { $flag }
config-settings = Réglages :
config-file-read = { $file }
config-file-missing = pas encore de fichier ; { $file } serait lu (`starfry config --example starfry.toml` en écrit un)
config-group-address = Où trouver le serveur
config-group-data = Données et sauvegardes
config-group-people = Avec ou sans compte
config-group-tables = Tables
config-group-bots = Bots
config-group-limits = Limites
config-group-running = Journal, mesures et arrêt
config-file = { $file }, { $reason }
config-syntax = ligne { $line } : { $reason }
config-unreadable = impossible de lire { $file } : { $reason }
config-unknown = ligne { $line } : il n’y a pas de réglage « { $name } »
config-shape = ligne { $line } : « { $name } » demande une valeur, une liste de valeurs ou un mot entre guillemets
config-needs-address = écris une adresse avec un port, par exemple 127.0.0.1:4040
config-needs-bool = écris true ou false
config-needs-number = écris un nombre entier, positif ou nul
config-needs-url = écris une adresse, par exemple https://play.example.org
config-needs-database = écris une adresse, par exemple postgres://starfry@db.example.org/starfry
config-needs-prefix = écris un chemin, par exemple /starfry
config-needs-networks = écris des adresses et des réseaux séparés par des virgules, par exemple 127.0.0.1,10.0.0.0/8
config-needs-level = écris error, warn, info, debug ou trace
config-needs-format = écris plain ou json
config-needs-folder = écris le nom d’un dossier
config-tls-pair = tls_certificate et tls_key vont ensemble : indique les deux ou aucun
# $reason: what a library says, in English.
config-no-certificate = aucun certificat utilisable dans { $file } : { $reason }
config-no-key = aucune clé utilisable dans { $file } : { $reason }
config-key-of-another = la clé de { $key } n’est pas celle du certificat de { $certificate }
config-password-readable = Attention : { $file } contient un mot de passe que d’autres peuvent lire sur cette machine. Garde ce fichier pour toi : chmod 600 { $file }
config-key-readable = Attention : d’autres peuvent lire sur cette machine la clé de { $file }. Garde ce fichier pour toi : chmod 600 { $file }
