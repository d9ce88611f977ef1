# The pages of the site: start page, new table, links to share.

## Around every page

page-site-skip = Aller au contenu
page-site-site = Pages
page-site-play = Jouer
page-site-watch = Regarder
page-site-rules = Règles
page-site-theme = Thème
page-site-theme-light = Clair
page-site-theme-dark = Sombre
page-site-theme-auto = Comme sur cet appareil
page-foot-rules = Une règle par jeu, en cinq langues. Chaque point de règle a son propre lien.
page-foot-fair = Hasard vérifiable
page-foot-fair-about = La graine des cartes et des dés est scellée avant la partie et ouverte après : chaque lancer peut être vérifié.
page-foot-programs = Pour les programmes
page-foot-programs-about = Tout ce qu’un navigateur peut faire ici, un programme le peut aussi.
page-foot-api = L’API

## When something was refused

# What happened, and what one can do.
page-trouble-refused = Cela n’a pas marché
    .about = Reviens à la page précédente, change quelque chose et réessaie.
page-trouble-missing = Il n’y a rien ici
    .about = L’adresse est peut-être mal recopiée ou coupée, ou ce qui était ici n’existe plus. L’accueil mène à tout le reste.
page-trouble-barred = Tu ne peux pas faire cela
    .about = Tu utilises peut-être un autre nom, ou aucun compte. L’accueil te dit qui tu es.
page-trouble-button = Cette adresse ne s’ouvre pas directement
    .about = Elle appartient à un bouton. Ouvre l’accueil et appuie sur le bouton.
page-trouble-wait = Un instant, s’il te plaît
    .about = Attends un peu, puis recharge la page.
page-trouble-ours = Quelque chose ne va pas chez nous
    .about = Tu n’y es pour rien et aucun coup n’est perdu. Recharge la page dans un moment.
page-trouble-home = Vers l’accueil

## Start page

page-start-title = Starfry : trois jeux d’extraterrestres
page-start-about = Trois jeux de société pleins d’extraterrestres, dans le navigateur : contre des bots ou à plusieurs, sans compte.
page-start-claim = Trois jeux d’extraterrestres. Un clic, pas de compte.
# On servers where only accounts may play.
page-start-claim-members = Trois jeux d’extraterrestres. Connecte-toi et joue.
page-start-back = Te revoilà, { $name }
# The label of the field with one's name.
page-me = Ton nom
page-me-any = au choix
page-me-keep = Enregistrer
page-me-login = Se connecter
page-me-logout = Se déconnecter
page-login = Ton compte
page-login-about = Tu peux jouer sans. Avec un compte, tu retrouves tes parties sur tous tes appareils, et personne d’autre ne peut prendre ton nom.
page-login-about-closed = Tu peux jouer sans. Les nouveaux comptes sont créés par l’hôte de ce serveur.
page-login-name = Nom
page-login-password = Mot de passe (au moins 8 caractères)
page-login-cancel = Annuler
page-login-new = Créer un compte
page-players = { $least } à { $most } personnes
page-minutes = { $short }–{ $long } min
page-age = dès { $years } ans
page-play-now = Jouer contre des bots
page-with-friends = Jouer à plusieurs
page-game-draft = Une ébauche : jouable, mais pas terminée.

## Lists of tables

page-turn = { $count ->
    [one] Une table t’attend.
   *[other] { $count } tables t’attendent.
}
page-list-mine = Mes tables
page-list-open = Tables ouvertes
page-list-open-none = Personne n’attend de compagnie en ce moment. Ouvre une table publique : les autres la verront ici.
page-list-watch = Regarder
page-list-watch-none = Rien à regarder pour l’instant. Les tables publiques apparaissent ici pendant qu’on y joue.
page-line-your-turn = À toi
page-line-waiting = En attente
page-line-over = Finie
page-line-decides = { $count ->
    [one] { $names } décide
   *[other] { $names } décident
}
page-line-with = avec { $names }
page-line-nobody = encore personne d’autre
page-line-seats = { $taken ->
    [one] { $taken } place sur { $seats }
   *[other] { $taken } places sur { $seats }
}
page-line-you-won = Tu as gagné
page-line-shared = Tu as gagné, avec { $names }
page-line-won = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
page-line-ended = Arrêtée sans victoire
page-line-ready = Tout le monde est là
page-line-steps = { $count ->
    [one] { $count } étape jouée
   *[other] { $count } étapes jouées
}
# How long a game has been going on.
page-line-minutes = { $count ->
    [one] depuis { $count } minute
   *[other] depuis { $count } minutes
}
page-line-hours = { $count ->
    [one] depuis { $count } heure
   *[other] depuis { $count } heures
}
page-line-days = { $count ->
    [one] depuis { $count } jour
   *[other] depuis { $count } jours
}
page-line-play = Jouer
page-line-look = Voir
page-line-join = S’asseoir
page-line-watch = Regarder
page-line-replay = Revoir
page-pace-none = sans pendule
page-pace-live = { $minutes } min, plus { $seconds } s par coup
page-pace-hours = quelques heures par coup
page-pace-days = { $days ->
    [one] un jour par coup
   *[other] { $days } jours par coup
}

## New table

page-new = Nouvelle table
page-new-start = Accueil
page-new-game = Jeu
page-new-how = Formule
page-new-seats = Places
page-new-more-seats = Ajouter une place
# $seat is a letter.
page-new-seat = Place { $seat }
page-new-seat-name = Nom à la place { $seat }
page-new-their-name = Nom
page-new-options = Options
page-new-all-options = { $count ->
    [one] Encore une option
   *[other] { $count } autres options
}
page-new-clock = Pendule
page-new-company = Autour de la table
page-new-public = Afficher sur la page d’accueil
    .about = Tout le monde peut prendre une place libre. Sinon, il faut le lien pour trouver la table.
page-new-spectators = Admettre un public
    .about = Il voit ce qui est visible, jamais une main.
page-new-chat = Permettre la discussion
    .about = Pour toutes les personnes qui jouent.
page-new-hints = Permettre conseils et chances
    .about = Tout le monde peut demander ce que ferait quelqu’un d’expérimenté.
page-new-ready = Des places libres ? Tu reçois un lien et un code QR à partager, et tu commences quand tout le monde est là. Sinon, la partie commence aussitôt.
page-new-go = Ouvrir la table
page-preset-first = Première partie
page-preset-standard = Classique
page-preset-advanced = Avancée
page-seat-me = Moi
page-seat-free = Libre (avec le lien)
    .about = Reste libre jusqu’à ce que quelqu’un s’y asseye. Au départ, un bot peut la prendre.
page-seat-bot = Bot : { $level }
page-seat-here = Quelqu’un sur cet appareil
page-seat-account = Réservée à un compte
page-seat-closed = Fermée
page-clock-none = Sans pendule
    .about = Prends tout ton temps.
page-clock-live = En une séance
page-clock-day = Un jour par coup
page-clock-days = Sur plusieurs jours

## Before the game

# On the table before the game.
page-lobby-kept = sur invitation
page-lobby-invites = { $name } t’invite à une partie de { $game }.
page-lobby-invited = Tu as une invitation à une partie de { $game }.
page-lobby-your-name = Ton nom
page-lobby-you = toi
page-lobby-wait = La partie commence quand { $name } la lance.
page-lobby-new = Tu découvres ce jeu ?
page-lobby-seats = { $seats } places, { $free ->
    [0] toutes prises
    [one] une libre
   *[other] { $free } libres
}
page-lobby-sit = Prendre place
page-lobby-account = J’ai un compte
page-lobby-watch = Seulement regarder
page-lobby-watching = Tu regardes. La partie apparaît ici dès qu’elle commence.
page-lobby-face = Un autre visage
page-lobby-how = Notre façon de jouer
page-lobby-invite = Inviter
page-lobby-share = Partager
page-lobby-move = Venir ici
page-lobby-swap = Échanger sa place avec { $name }
page-lobby-remove = Retirer { $name } de la table
page-lobby-bot = Ajouter un bot
page-lobby-owner = a ouvert la table
page-lobby-public = La table est visible sur la page d’accueil.
page-lobby-private = Seules les personnes qui ont le lien peuvent jouer.
page-lobby-spectators = D’autres peuvent regarder.
page-lobby-alone = Personne d’autre ne peut regarder.
page-lobby-hints = Les conseils et les chances sont permis.
page-lobby-no-hints = Il n’y a pas de conseils.
page-lobby-option = { $name } : { $value }.
