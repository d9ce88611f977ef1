# Premières parties guidées : une ou deux phrases courtes à chaque étape. Aucun mot qui n’ait été expliqué.

page-learn-title = Première partie : { $game }
page-learn-box = Ce qui se passe, et pourquoi
page-learn-progress = { $what } sur { $points }
page-learn-instead = Pas ça pour l’instant. Ce qu’on fait maintenant : { $what }
page-learn-read = Rien à décider ici pour l’instant. Continue avec « Suite ».
page-learn-lost = La leçon ne peut pas s’afficher. Recharge la page.
page-learn-noscript = Cette page a besoin de JavaScript.
page-learn-rules = Lire toutes les règles
page-learn-play = Jouer pour de vrai
page-learn-back = Retour
page-learn-next = Suite
page-learn-link = Apprendre en { $minutes } minutes
