# What goes wrong, and what to do about it. Sentences begin with a small letter and have no full stop where something
# stands before them ("error: …", "FILE: …"). Words after -- and in CAPITALS are typed like that in every language.

# Passed on as it is.
verbatim = { $text }

# How every error of a command begins.
fault-error = błąd: { $fault }

## Who owes the next step: all of them stand after "następny krok:", in the nominative

waiting-seats = { $count ->
    [one] miejsce { $seats }
   *[other] miejsca { $seats }
}
waiting-chance = los
waiting-table = decyzja całego stołu
waiting-nobody = niczyj, bo partia jest skończona

## Where in a file

fault-file = { $file }: { $fault }
fault-line = wiersz { $line }: { $fault }
fault-line-step = wiersz { $line }, krok { $step }: { $fault }
# $step: a step in notation, such as "seat 2: saucer 4".
fault-step = { $step }: { $fault }
fault-unreadable = nie da się odczytać „{ $text }”; powinno być: { $expected }

## Games, tables, components

fault-no-offers = w tej grze nikt nie składa ofert
fault-no-game = nie ma gry „{ $game }”; dostępne: { $games }
fault-no-seat = nie ma miejsca { $seat }: w tej partii { $seats ->
    [one] jest 1 miejsce
    [few] są { $seats } miejsca
   *[many] jest { $seats } miejsc
}
fault-no-step = nie ma kroku { $step }: w tej partii { $steps ->
    [one] jest 1 krok
    [few] są { $steps } kroki
   *[many] jest { $steps } kroków
}
fault-no-scenario = nie ma scenariusza { $scenario }
fault-no-drawing = nie da się narysować stołu
fault-no-rulebook = w tym języku nie ma instrukcji gry { $game }
fault-no-table = instrukcja nie ma tabeli { $what }
fault-content = nie da się użyć tych elementów: { $faults }
fault-options = nie da się użyć tych opcji: { $reason }
fault-rules-newer = partia według zasad w wersji { $rules }, a ten program zna wersje do { $known }: zaktualizuj go
fault-rules-unknown = partia według zasad w wersji { $rules }, której ten program nie zna
# $given is "given" or "embedded".
fault-other-content = { $given ->
    [given] partia rozegrana z innymi elementami niż podane: wskaż ich folder przez --content DIR
   *[embedded] partia rozegrana z innymi elementami niż wbudowane: wskaż ich folder przez --content DIR
}

## Records

fault-undo = nie ma czego cofać do kroku { $step }
fault-seed = nie da się odczytać ziarna losowości
fault-seed-other = to nie jest to ziarno losowości, którego skrót ogłoszono w wierszu 1
fault-void-seed = ziarno próby { $attempt } nie zgadza się z ogłoszonym skrótem
fault-void-none = próbę { $attempt } uznano za nieważną, choć każde miejsce ujawniło swoją entropię
fault-part-missing = miejsce { $seat } nie ujawniło swojej entropii, więc nie wolno było rozdawać kart
fault-part-again = próba { $attempt }: miejsce, które zataiło swoją entropię, później już jej nie dodaje, i tylko takie miejsce tak się oznacza; dla miejsca { $seat } to się nie zgadza
fault-part-other = próba { $attempt }: entropia miejsca { $seat } nie jest tą, do której się zobowiązało
fault-roll-number = to jest losowanie { $right } przy tym stole, a nie { $found }
fault-roll-none = los nie ma tu o czym decydować
fault-roll-total = suma wag wynosi { $right }, a nie { $found }
fault-roll-choice = wylosowana liczba to { $right }, a nie { $found }
fault-roll-choice-high = wylosowana liczba nie jest mniejsza od sumy wag
fault-roll-outcome = wylosowana liczba { $choice } oznacza { $right }
fault-not-over = partia nie jest skończona; następny krok: { $waiting }
fault-early-over = partia jest skończona: nie mogła zakończyć się przed czasem
# $right and $found: points and winners by seat, "[12, 9] / 1".
fault-result = wynik to { $right }, a nie { $found }

## Bots, simulations, arenas, advice

fault-no-bot = nie ma bota „{ $bot }”; dostępne: { $bots }
fault-bots-seats = podane boty: { $bots }, miejsca: { $seats }; podaj jednego bota dla wszystkich miejsc albo po jednym na każde
fault-table-due = gra czeka na decyzję całego stołu, a tej boty podjąć nie mogą
fault-arena-one-bot = arena potrzebuje co najmniej dwóch botów: podaj je, na przykład --bots greedy,random
fault-arena-bots = za dużo botów ({ $bots }): podaj najwyżej { $most }
fault-no-journal = plik do wznowienia nie pochodzi z żadnej areny: podaj inny albo taki, którego jeszcze nie ma
fault-journal-line = wiersz { $line }: to nie jest ukończony blok: { $reason }
# $what: the name of an argument.
fault-journal-other = plik do wznowienia ma { $what } { $found }, a ta arena { $what } { $asked }: podaj te same argumenty albo inny plik
fault-journal-twice = plik do wznowienia, wiersz { $line }: ten blok jest tu dwa razy
fault-journal-foreign = plik do wznowienia, wiersz { $line }: ten blok nie należy do tej areny
fault-iterations = przeszukiwanie ma od 1 do { $most } iteracji
# $when is "next", "last" or "never", $at a step.
fault-nothing-to-decide = miejsce { $seat } o niczym nie decyduje po kroku { $step } (następny krok: { $waiting }); { $when ->
    [next] następna decyzja tego miejsca: --step { $at }
    [last] ostatnia decyzja tego miejsca: --step { $at }
   *[never] w tej partii to miejsce nie decyduje ani razu
}

## Files and folders. $reason is what the system or a parser says, mostly in English.

# $file is a file or a folder here.
fault-cannot-read = nie da się odczytać { $file }: { $reason }
fault-cannot-write = nie da się zapisać pliku { $file }: { $reason }
fault-is-there = plik { $file } już istnieje: wybierz inną nazwę
fault-cannot-open = nie da się otworzyć pliku { $file }: { $reason }
fault-cannot-create = nie da się utworzyć folderu { $file }: { $reason }
fault-not-text = { $file }: to nie jest tekst UTF-8
# $size and $most are bytes, with their digits in groups.
fault-too-large = { $file }: plik ma { $size } B, a program czyta najwyżej { $most } B
fault-no-random = system nie daje liczb losowych: { $reason }
fault-busy = { $file }: do tego pliku pisze inna arena: poczekaj, aż skończy, albo podaj inny plik
# $faults: one line each, such as "my-cards/cards.toml:12: the price must be from 1 to 9", for authors and in English.
fault-content-files =
    nie da się użyć tych elementów:
    { $faults }
# $files: the names of files that would do, such as "one.toml, another.toml".
fault-no-content-files = w folderze { $folder } nie ma żadnego z tych plików: { $files }
fault-no-scenarios = nie ma żadnego scenariusza: brak tu plików z rozszerzeniem .toml

## What is given to a command

fault-option-form = opcja „{ $option }”: wpisz NAME=VALUE
fault-option-twice = opcja „{ $option }” jest podana dwa razy
fault-seconds = --seconds: czas musi być większy od 0, a podano { $seconds }
fault-deadline = --deadline: czas musi wynosić od { $least } do { $most } sekund, a podano { $seconds }
fault-no-program = polecenie jest puste: podaj program
# $languages: tags such as "de, en, fr".
fault-no-language = nie ma języka „{ $language }”; dostępne: { $languages }
fault-texts = nie da się użyć tekstów z folderu { $folder }: { $reason }

## What a value must be: $reason of usage-value-wrong

value-whole = podaj liczbę całkowitą od { $least } do { $most }
value-any-whole = podaj nieujemną liczbę całkowitą
value-number = podaj liczbę, na przykład 2.5
value-seat = miejsce to liczba od 1 do { $most }

## A command that was not written as it must be. $argument and $others are as in the usage: "--seat <N>", "<FILE>";
## $near is what was perhaps meant, "none" if nothing is similar.

usage-unknown-argument = { $near ->
    [none] nie ma tu argumentu „{ $argument }”
   *[other] nie ma tu argumentu „{ $argument }”; może chodzi o „{ $near }”?
}
usage-unknown-command = { $near ->
    [none] nie ma polecenia „{ $command }”
   *[other] nie ma polecenia „{ $command }”; może chodzi o „{ $near }”?
}
# $values: all values there are, such as "easy, normal, hard".
usage-unknown-value = { $near ->
    [none] niewłaściwa wartość „{ $value }” dla { $argument }; dostępne: { $values }
   *[other] niewłaściwa wartość „{ $value }” dla { $argument }; może chodzi o „{ $near }”? Dostępne: { $values }
}
usage-value-wrong = niewłaściwa wartość „{ $value }” dla { $argument }: { $reason }
usage-value-missing = po { $argument } brakuje wartości: dopisz ją
usage-value-many = „{ $value }” to o jedną wartość za dużo dla { $argument }: usuń ją
usage-value-count = { $argument } ma niewłaściwą liczbę wartości
# $count: how many are missing.
usage-missing = { $count ->
    [one] brakuje argumentu: dopisz { $arguments }
   *[other] brakuje argumentów: dopisz { $arguments }
}
usage-twice = argument { $argument } jest podany więcej niż raz: wystarczy jeden raz
usage-conflict = { $argument } nie da się połączyć z { $others }: usuń jeden z tych argumentów
# $command: the command so far, "starfry content"; $commands: those that may follow.
usage-command-missing = nie wiadomo, co ma zrobić { $command }; dopisz jedno z poleceń: { $commands }
usage-not-text = jeden z argumentów nie jest tekstem UTF-8
# The last line after all of these. $command: what to type, such as "starfry sim --help".
usage-hint = Zobacz `{ $command }`.
fault-why-what = „{ $what }” nie jest ani rzeczą na stole, ani akcją miejsca w notacji tej gry

## Zapisy, których nie da się odczytać

record-empty = plik jest pusty
record-no-text = to nie jest tekst UTF-8
record-no-object = to nie jest obiekt JSON
record-no-json = to nie jest JSON: błąd w kolumnie { $column }
record-cut-off = wiersz urywa się w środku: plik jest ucięty
record-no-sum = wiersz nie kończy się swoją sumą kontrolną: został zmieniony albo ucięty
record-other-sum = ten wiersz albo któryś przed nim został zmieniony: suma kontrolna się nie zgadza
record-not-ours = to nie jest plik starfry rodzaju { $kind }
record-other-kind = to plik starfry rodzaju { $found }, a nie { $kind }
record-newer-format = format { $format } jest nowszy niż ten program, który czyta najwyżej { $known }: zaktualizuj go
record-no-format = format musi być liczbą od 1 w górę
record-seats = liczba miejsc: { $seats }, a może ich być od 1 do { $most }
record-seed = ziarno musi mieć 64 cyfry szesnastkowe
record-seed-hash = skrót ziarna musi mieć 64 cyfry szesnastkowe
record-no-entry = wiersz ma act, chance, word, undo_to albo result: ten nie ma żadnego z nich
record-missing-field = wiersz z { $kind } ma też { $field }: tu tego brakuje
record-unknown-field = wiersz z { $kind } nie ma { $field }
record-wrong-value = jedna z wartości tego wiersza z { $kind } jest niewłaściwego rodzaju
record-after-the-end = po końcu zapisu jest coś jeszcze
record-no-result = zapis kończy się tu bez wyniku: jest ucięty albo partia się nie skończyła
record-other-entropy = w formacie { $format } entropia miejsc ma inną postać
record-other-count = liczba miejsc: { $seats }, a danych jest dla: { $found }
record-other-name = nazwa z miejsca { $seat } nie pasuje do skrótu z wiersza 1
record-no-signature = podpis należy do innego zapisu albo wcale nie jest podpisem
record-no-names = zapis kończy się tu bez nazw osób: został ucięty
