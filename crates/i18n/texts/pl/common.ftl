# What is said everywhere. Isolated words that stand in tables and headings belong here too.

## Lists in a sentence: "a, b and c".

list-nothing = nic
# Both parts of a list before its last thing: "a, b".
list-middle = { $first }, { $next }
list-last = { $first } i { $last }
nobody = nikt

## Why not

# A rule, and the id by which it can be looked up.
refused = { $sentence } [{ $rule }]

## Options of a game

option-on = tak
option-off = nie
option-number = liczba od { $least } do { $most }
option-column-option = Opcja (tak się ją wpisuje)
option-column-values = Wartości
option-column-about = Co zmienia

## Where components come from that no rulebook prints

origin-column-components = Elementy
origin-column-origin = Skąd
origin-reconstructed = zrekonstruowane
origin-copies-rulebook-value-reconstructed = liczba kart z instrukcji, wartość zrekonstruowana
origin-face-rulebook-copies-reconstructed = treść karty z instrukcji, liczba kart zrekonstruowana
origin-rulebook-number-8-burgers-reconstructed = opór 8 z instrukcji, miejsca na restauracje zrekonstruowane
origin-16-points-found-rest-reconstructed = 16 punktów według opublikowanego źródła, reszta zrekonstruowana
origin-4-points-found-rest-reconstructed = 4 punkty według opublikowanego źródła, reszta zrekonstruowana
origin-a-klingon-carrier-with-disruptors-found-rest-reconstructed = klingoński lotniskowiec z dysruptorami według opublikowanego źródła, reszta zrekonstruowana
origin-class-with-disruptors-found-rest-reconstructed = klasa z dysruptorami według opublikowanego źródła, reszta zrekonstruowana
origin-class-with-plasma-found-rest-reconstructed = klasa z plazmą według opublikowanego źródła, reszta zrekonstruowana
origin-class-found-rest-reconstructed = klasa według opublikowanego źródła, reszta zrekonstruowana
origin-class-rulebook-rest-reconstructed = klasa z instrukcji, reszta zrekonstruowana
origin-name-rulebook-class-found-rest-reconstructed = nazwa z instrukcji, klasa według opublikowanego źródła, reszta zrekonstruowana
origin-weapons-rulebook-name-found-hits-and-points-reconstructed = uzbrojenie z instrukcji, nazwa według opublikowanego źródła, pola kadłuba i punkty zrekonstruowane

## Pages

# The name of this language in itself.
language-name = Polski
page-rulebook = instrukcja
page-skip = Przejdź do zasad
page-games = Gry
page-languages = Języki
page-contents = Spis treści
rules-search = Szukaj w zasadach
rules-search-none = nic nie znaleziono
rules-mark-advanced = gra zaawansowana
rules-mark-option = opcja

## Who plays: people, and bots by their names

player-person = człowiek
player-program = program
bot-random = na chybił trafił
    .about = Wykonuje dowolny dozwolony ruch.
bot-greedy = na oko
    .about = Bierze to, co od razu wygląda najlepiej, i nie myśli naprzód.
bot-easy = łatwy
    .about = Gra przyzwoicie, ale to i owo przeoczy: w sam raz na pierwszą partię.
bot-normal = normalny
    .about = Myśli trochę naprzód.
bot-hard = trudny
    .about = Rozważa naprzód setki możliwych partii.
bot-expert = ekspert
    .about = Myśli tak długo, jak da się wytrzymać; mocniejszego nie ma.

# The hand of a player, in a drawing.
drawings-hand-of = { $who }: karty w ręce

## Numbers

# Separates groups of three digits: 10 000.
number-separator = { "\u00A0" }
percent-sign = %
