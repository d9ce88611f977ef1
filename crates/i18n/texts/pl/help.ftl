# The help of the command line.
#
# Words after -- and in CAPITALS, and what stands in `quotes`, are typed like that in every language. A paragraph is one
# line, the program wraps it; what is indented stays as it is. Commands and switches say what they do: "Wypisuje …".

## Arguments that several commands have

help-any-content = Folder z elementami, które zastępują wbudowane, na przykład DIR/ufoludki.toml
help-any-file = Zapis partii
help-any-game = Krótka nazwa gry
help-any-json = Wypisuje jeden wiersz JSON
help-any-option = Opcja gry; wszystkie wymienia `starfry games`. Można podać kilka razy
help-any-seed = Ziarno losowości, z którego biorą się partie [domyślnie: losowe]
help-any-step = Po którym kroku, liczonym jak w `replay --step`
help-any-threads = Liczba wątków [domyślnie: jeden na procesor]

## starfry

help-starfry = Gry planszowe i karciane o kosmitach: graj, prowadź stoły i badaj partie
    .after =
        Wypróbuj:
          starfry games                                          w co można zagrać
          starfry rules fries                                    jak się w to gra
          starfry sim ufoludki --players 3 --games 100000        jak boty grają między sobą
          starfry sim ufoludki --players 3 --bots greedy --games 1 --records games
                                                                 zachowaj partię z prawdziwym krupierem
          starfry replay games/ufoludki-1.jsonl                  przeczytaj ją jak opowieść
          starfry advise games/ufoludki-1.jsonl --step 16 --seat 1
                                                                 co należało tam zrobić na tym miejscu
          starfry verify games/ufoludki-1.jsonl                  sprawdź w niej każdą kartę
          starfry arena ufoludki --bots greedy,random --games 1000
                                                                 który bot jest silniejszy i na ile to pewne

        Kody wyjścia: 0 wszystko w porządku, 1 sprawdzenie wykazało błąd, 2 podanego polecenia nie da się wykonać.
help-starfry-lang = Język, na przykład de, it, fr, pl lub en [domyślnie: `STARFRY_LANG` albo język systemu]
help-starfry-texts = Folder z tekstami, które zastępują wbudowane albo dodają język, na przykład DIR/de/fries.ftl [domyślnie: `STARFRY_TEXTS`]

## starfry games

help-games = Wymienia gry z liczbą osób, opcjami i botami
help-games-json = Wypisuje JSON, po jednym obiekcie na grę

## starfry sim

help-sim = Rozgrywa wiele partii między botami i liczy wyniki
    .after =
        Ruchy (w JSON: moves) to decyzje osób przy stole, kroki (steps) to ruchy oraz losowania: karty i kości. Udział wygranych jest podany według kolejności tur, od osoby, która zaczyna. To samo ziarno daje te same partie na każdym komputerze i przy każdej liczbie wątków.
help-sim-players = Liczba osób
help-sim-bots = Boty według miejsc; jedna nazwa starcza na wszystkie miejsca
help-sim-games = Liczba partii [domyślnie: 10000]
help-sim-seconds = Czas gry w sekundach, zamiast liczby partii
help-sim-records = Zachowuje partie jako zapisy w tym folderze, rozdane przez prawdziwego krupiera

## starfry arena

help-arena = Porównuje boty przy wyrównanych miejscach i ziarnach i układa ich ranking
    .after =
        Bot to random, greedy, easy, normal, hard, expert, search:ITERATIONS albo exec:COMMAND. Nazwy rozdziela się przecinkami albo podaje --bots kilka razy; argument, który zaczyna się od exec:, jest brany w całości, razem z przecinkami. Jeśli botów jest więcej niż osób, grają po kolei wszystkie kombinacje; jeśli mniej, pozostałe miejsca zajmuje ostatni bot.

        Każde rozdanie jest rozgrywane raz w każdej rotacji miejsc, więc liczba partii jest zaokrąglana w górę. To samo ziarno daje te same partie przy każdej liczbie wątków. Polecenie kończy się kodem 1, jeśli któryś bot zawiódł. Liczby objaśnia docs/bots.md.
help-arena-bots = Boty, rozdzielone przecinkami; można podać kilka razy
help-arena-games = Liczba partii, zaokrąglana w górę do pełnych rotacji miejsc
help-arena-players = Liczba osób [domyślnie: tyle, ile botów]
help-arena-seed = Ziarno losowości, z którego biorą się partie [domyślnie: losowe albo z pliku do wznowienia]
help-arena-svg = Zapisuje w tym pliku wykres udziałów wygranych
help-arena-resume = Zachowuje skończone partie w tym pliku i gra dalej od tych, które już w nim są

## starfry replay

help-replay = Opowiada zapisaną partię
    .after =
        Bez --seat i --open jest to opowieść oczami widza.
help-replay-seat = Opowiada tylko to, co wiedziało miejsce o tym numerze, licząc od 1
help-replay-open = Opowiada wszystko, w otwarte karty
help-replay-step = Zatrzymuje się po tym kroku i pokazuje stół w tej chwili
help-replay-json = Wypisuje JSON: po jednym wierszu na krok z jego wydarzeniami, potem wiersz ze stołem

## starfry rules

help-rules = Pokazuje instrukcję gry albo zasadę z instrukcji
    .after =
        Identyfikatory stoją w nawiasach kwadratowych wszędzie, gdzie program powołuje się na zasadę. `starfry rules fries move.stop` pokazuje jedną zasadę, `starfry rules fries move` wszystkie, których identyfikatory tak się zaczynają, `starfry rules fries movement` cały rozdział.
help-rules-game = Gra [domyślnie: lista instrukcji]
help-rules-id = Zasada, rozdział albo początek ich identyfikatorów
help-rules-find = Pokazuje zasady, w których są wszystkie te słowa
help-rules-html = Zapisuje w folderze wszystkie instrukcje we wszystkich językach jako strony WWW z obrazkami
help-rules-json = Wypisuje po jednym wierszu JSON na zasadę

## starfry advise

help-advise = Mówi, co należało zrobić na danym miejscu w danej chwili zapisanej partii
    .after =
        Brane jest pod uwagę tylko to, co miejsce wtedy wiedziało. Udział (w JSON: share) to udział w zwycięstwie, jakiego można oczekiwać, z przedziałem 95%, który obejmuje tylko niepewność próbkowania. To samo ziarno daje tę samą radę przy każdej liczbie procesorów. Liczby objaśnia docs/bots.md.
help-advise-seat = Kto decyduje: numer miejsca, licząc od 1
help-advise-level = Jak głęboko myśleć
help-advise-iterations = Liczba iteracji przeszukiwania, zamiast poziomu
help-advise-seed = Ziarno losowości [domyślnie: losowe]

## starfry why

help-why = Mówi, dlaczego w danej chwili zapisanej partii czegoś nie można zrobić i jaka zasada tego zabrania
    .after =
        THING to rzecz na stole albo akcja w notacji gry: `card general`, `field cairo`, `fly standard roswell cairo`. Bez niej odpowiedź obejmuje wszystko, co można wskazać. Zasady objaśnia `starfry rules`.
help-why-thing = Z czym chciałoby się coś zrobić [domyślnie: ze wszystkim]
help-why-seat = Kto pyta, licząc od 1 [domyślnie: widz]
help-why-json = Wypisuje JSON, po jednym wierszu na rzecz

## starfry verify

help-verify = Odtwarza zapis partii i z ujawnionego ziarna oblicza na nowo każdą kartę i każdy rzut
    .after =
        Jeśli coś się nie zgadza, polecenie kończy się kodem 1 i podaje pierwszy niezgodny wiersz i krok.

## starfry scenario

help-scenario = Uruchamia scenariusze: pozycje, kroki i to, co musi z nich wyniknąć
    .after =
        Jak napisać scenariusz, objaśnia docs/scenarios.md.
help-scenario-paths = Pliki scenariuszy albo foldery, w których są szukane pliki *.toml
help-scenario-json = Wypisuje JSON: po jednym wierszu na scenariusz, potem sumy

## starfry content

help-content = Pomaga tworzyć zastępcze elementy

## starfry content check

help-content-check = Sprawdza elementy w folderze i wymienia każdy błąd z plikiem, wierszem i przyczyną
help-content-check-directory = Folder taki, jaki podaje się przez --content
help-content-check-json = Wypisuje JSON, po jednym wierszu na plik

## starfry bot

help-bot = Pomaga tworzyć własne boty

## starfry bot check

help-bot-check = Rozgrywa kilka partii z programem i mówi, czy trzyma się on protokołu botów
    .after =
        Protokół objaśnia docs/bots.md, z przykładami na początek:
          starfry bot check "python3 examples/bots/random_bot.py"
          starfry sim ufoludki -p 2 --games 100 --bots "random,exec:sh examples/bots/first_bot.sh"

        Program gra z przeciwnikami, którzy grają na chybił trafił, najpierw przy najmniejszej liczbie osób, potem przy największej. Raz na partię dostaje błąd, choć jego odpowiedź była dobra, i musi odpowiedzieć jeszcze raz. To, co wypisuje na standardowe wyjście błędów, jest pokazywane. Polecenie kończy się kodem 1, jeśli program zrobi coś źle.
help-bot-check-command = Polecenie, które uruchamia program, takie jak w powłoce
help-bot-check-game = Tylko ta gra (krótka nazwa) [domyślnie: wszystkie gry]
help-bot-check-games = Liczba partii każdej gry
help-bot-check-deadline = Ile sekund program ma na odpowiedź
help-bot-check-json = Wypisuje JSON, po jednym wierszu na grę
