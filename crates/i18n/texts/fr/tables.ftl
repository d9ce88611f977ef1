# Tables: why the server refuses something there. One sentence says what is wrong and what to do.

## Sitting down

server-begun = La partie a déjà commencé : cela ne peut se faire qu’avant.
server-starting = La partie est sur le point de commencer.
server-other-attempt = Une autre tentative de distribution est en cours. Regarde de nouveau la table.
server-has-withheld = Cette place a déjà gardé son entropie pour elle et joue sans.
server-other-entropy = Ce n’est pas l’entropie sur laquelle la place s’est engagée.
server-no-digits = 64 chiffres hexadécimaux en minuscules sont attendus.
server-other-rules = Cette partie a été commencée avec une version plus récente du programme. Pour la continuer, il faut mettre le programme à jour.
server-not-begun = La partie n’a pas encore commencé : c’est à la personne qui a ouvert la table de la lancer.
server-not-over = La partie n’est pas encore terminée : finis-la d’abord.
server-taken = Cette place est déjà prise : choisis-en une autre.
server-sits-already = Tu occupes déjà une autre place à cette table : quitte-la d’abord.
server-by-invitation = Cette place est réservée : demande une invitation à la personne qui a ouvert la table.
server-remove-yourself = C’est ta propre place. Quitte plutôt la table.
server-no-free-seat = Il n’y a pas de place libre pour toi à cette table.
server-no-account = Il n’y a pas de compte à ce nom.
server-seats-free = { $seats ->
    [one] Une place est encore libre : attends quelqu’un, ou confie-la à un bot.
   *[other] { $seats } places sont encore libres : attends du monde, ou confie-les à des bots.
}
server-too-many-tables = Tu as atteint le nombre maximal de tables ({ $most }) : termines-en une avant d’en ouvrir une autre.
server-quota-user = Tes tables des { $days } derniers jours occupent toute la place dont tu disposes ici. Reviens dans quelques jours ou termine une partie encore ouverte.
server-quota-address = Les tables ouvertes depuis ton réseau ces { $days } derniers jours occupent toute la place dont il dispose ici. Reviens dans quelques jours ou demande à l’hôte du serveur.
server-table-full = Il s’est passé tant de choses à cette table qu’il n’y a plus de place pour cela. Finis la partie, puis continue à une nouvelle table.
server-expired = Cette table n’existe plus. Les tables où personne n’a de compte et les coups essayés sont supprimés quand personne n’en a eu besoin depuis longtemps ; avec un compte, tes parties sont conservées.
server-too-many-reports = Tu as déjà fait beaucoup de signalements : attends que l’hôte les ait lus.

## Playing

server-which-seat = Tu as plusieurs places à cette table : précise laquelle.
server-not-due = Ce n’est pas à toi de décider : attends ton tour.
server-stale = La situation a changé entre-temps : regarde de nouveau la table.
server-over = La partie est terminée.
server-no-action = Aucun coup n’est indiqué : envoies-en au moins un.
# $place: the number of the action among those that were sent.
server-hands-over = Après le coup { $place }, ce n’est plus à toi de décider : envoie la suite plus tard.
server-no-draft = Il n’y a rien à reprendre ici : pour ce que les autres ont vu, il faut leur accord.
server-no-such-step = La partie ne peut pas revenir à cette étape.
server-question-open = Un vote est déjà en cours à cette table : réponds d’abord.
server-question-gone = Cette question n’est plus ouverte.
server-no-attack = Aucune attaque n’est en cours.
server-decision = Indique la décision comme le fait la position, par exemple « 17.0 ».

## Looking and talking

server-no-spectators = Cette table n’est pas ouverte au public.
server-too-many-viewers = Trop de monde regarde déjà cette table : réessaie plus tard.
server-no-hints = Les conseils sont désactivés à cette table.
server-no-chat = Il n’y a pas de discussion à cette table.
# $sentence: the rule that forbids to talk.
server-silence = Personne ne peut parler à ce moment de la partie : attends qu’il soit passé. { $sentence }

## Values

server-empty = Il n’y a rien d’écrit.
server-out-of-range = La valeur est trop petite ou trop grande.
server-too-long = Il y a plus de { $most } caractères.
server-too-many = Il y en a plus de { $most }.
server-mark = Utilise le repère (« mark ») d’une table de la liste précédente.
