# The help of the command line.
#
# Words after -- and in CAPITALS, and what stands in `quotes`, are typed like that in every language. A paragraph is one
# line, the program wraps it; what is indented stays as it is. Commands and switches say what they do: "Wypisuje …".

## Arguments that several commands have

help-any-absent-after-s = Ile sekund bot musi grać za nieobecną osobę, zanim pozostali mogą zakończyć partię bez niej
help-any-backup-every-h = Po ilu godzinach serwer sam robi kopię zapasową, jeśli baza danych jest plikiem; 0 oznacza nigdy
help-any-backup-folder = Folder kopii zapasowych; bez tej opcji folder backups obok bazy danych
help-any-backups-kept = Ile kopii zapasowych jest przechowywanych; starsze są usuwane, gdy nowa zostanie sprawdzona
help-any-bot-queue = Ile decyzji spod jednego adresu może czekać na bota, zanim serwer zacznie odmawiać podpowiedzi i szans
help-any-bot-threads = W ilu wątkach myślą boty; 0 to o jeden mniej, niż ma komputer, ale co najmniej dwa
help-any-branch-days = Po ilu dniach usuwany jest wariant (inny ruch wypróbowany w zakończonej partii), którego nikt nie gra ani nie ogląda; 0 to nigdy
help-any-chat-per-minute = Ile wierszy czatu i zgłoszeń może napisać jedna osoba w ciągu minuty
help-any-config = Plik z ustawieniami [domyślnie: `STARFRY_CONFIG` albo starfry.toml, jeśli istnieje]
help-any-content = Folder z elementami, które zastępują wbudowane, na przykład DIR/GAME.toml
help-any-data = Folder z bazą danych; jeśli go nie ma, zostanie utworzony
help-any-database = PostgreSQL wspólny dla kilku serwerów, na przykład `postgres://starfry@db.example.org/starfry`; bez tej opcji plik w folderze
help-any-drafts = Czy oferować gry, które nie są jeszcze skończone
help-any-file = Zapis partii
help-any-game = Krótka nazwa gry
help-any-guest-days = Po ilu dniach nieobecności goście są usuwani
help-any-guest-table-days = Po ilu dniach usuwany jest stół, przy którym siedzą sami goście i przy którym nikt nie gra ani nie patrzy; 0 to nigdy
help-any-guests = Czy można grać bez konta
help-any-header-timeout-s = Ile sekund może docierać nagłówek żądania i ile może trwać bezczynność połączenia
help-any-json = Wypisuje jeden wiersz JSON
help-any-limits = Czy obowiązują limity na to, ile może zrobić jeden adres lub jedna osoba; wyłącza się je do testów obciążenia
help-any-listen = Gdzie serwer nasłuchuje; 0.0.0.0:4040 to wszystkie adresy komputera
help-any-log = Co trafia do dziennika: error, warn, info, debug lub trace, także osobno dla części, na przykład info,store=debug
help-any-log-format = W jakiej postaci jest dziennik: plain albo json
help-any-logins-per-hour = Ilu gości, ile nowych kont i logowań może przyjść z jednego adresu w ciągu godziny
help-any-max-bots-per-user = Ile botów może mieć jedno konto
help-any-max-connections = Ile połączeń serwer utrzymuje naraz
help-any-max-connections-per-address = Ile połączeń naraz może mieć jeden adres
help-any-max-tables-per-user = Ile własnych stołów, otwartych lub w grze, może mieć jedna osoba
help-any-max-viewers-per-table = Ile osób może naraz oglądać jeden stół
help-any-metrics = Gdzie serwer podaje swoje metryki dla Prometheusa, na przykład 127.0.0.1:4041; bez tej opcji nigdzie
help-any-moves-per-minute = Ile ruchów może wykonać jedna osoba w ciągu minuty
help-any-name = Nazwa konta lub bota albo identyfikator, także gościa
help-any-open-registration = Czy można samodzielnie zakładać konta
help-any-option = Opcja gry; wszystkie wymienia `starfry games`. Można podać kilka razy
help-any-path-prefix = Co stoi przed wszystkimi ścieżkami, na przykład /starfry, jeśli serwer pośredniczący podaje obok także coś innego
help-any-public-url = Gdzie można znaleźć serwer, na przykład `https://play.example.org`, jeśli nie tam, gdzie nasłuchuje
help-any-questions-per-minute = Ile razy w ciągu minuty jedna osoba może pytać o radę, szanse i przyczyny
help-any-requests-per-minute = Ile żądań może wysłać jeden adres w ciągu minuty
help-any-seed = Ziarno losowości, z którego biorą się partie [domyślnie: losowe]
help-any-session-days = Po ilu dniach nieobecności trzeba zalogować się ponownie
help-any-sleep-after-s = Po ilu sekundach zasypia stół, na który nikt nie patrzy
help-any-step = Po którym kroku, liczonym jak w `replay --step`
help-any-stop-after-s = Ile sekund serwer przy zatrzymywaniu czeka na to, co w toku
help-any-storage-mb-per-user = Ile MB mogą zajmować stoły, które jedna osoba założyła w ostatnich 30 dniach; 0 to dowolnie wiele
help-any-tables-per-hour = Ile stołów może otworzyć jedna osoba w ciągu godziny
help-any-think-s-per-hour = Ile sekund w ciągu godziny boty mogą myśleć dla stołów jednej osoby
help-any-threads = Liczba wątków [domyślnie: jeden na procesor]
help-any-tls-certificate = Plik certyfikatu z łańcuchem (PEM), jeśli serwer sam obsługuje https
help-any-tls-key = Plik klucza do certyfikatu (PEM)
help-any-trusted-proxies = Adresy i sieci serwerów pośredniczących, których X-Forwarded-For jest wiarygodne, na przykład 127.0.0.1,10.0.0.0/8
help-any-users-per-address = Za ile osób liczy się jeden adres: ma tyle razy więcej czatu, stołów, pytań, myślenia i miejsca niż jedna osoba

## starfry

help-starfry = Gry planszowe i karciane o kosmitach: graj, prowadź stoły i badaj partie
    .after =
        Bez polecenia działa jak `starfry serve`.

        Wypróbuj:
          starfry serve                                          otwórz stoły dla znajomych
          starfry games                                          w co można zagrać
          starfry rules GAME                                     jak się w to gra
          starfry sim GAME --players 3 --games 100000            jak boty grają między sobą
          starfry sim GAME --players 3 --bots greedy --games 1 --records played
                                                                 zachowaj partię z prawdziwym krupierem
          starfry replay played/GAME-1.jsonl                     przeczytaj ją jak opowieść
          starfry advise played/GAME-1.jsonl --step 16 --seat 1
                                                                 co należało tam zrobić na tym miejscu
          starfry verify played/GAME-1.jsonl                     sprawdź w niej każdą kartę
          starfry arena GAME --bots greedy,random --games 1000
                                                                 który bot jest silniejszy i na ile to pewne

        Kody wyjścia: 0 wszystko w porządku, 1 sprawdzenie wykazało błąd, 2 podanego polecenia nie da się wykonać.
help-starfry-lang = Język, na przykład de, it, fr, pl lub en [domyślnie: `STARFRY_LANG` albo język systemu]
help-starfry-texts = Folder z tekstami, które zastępują wbudowane albo dodają język, na przykład DIR/de/GAME.ftl [domyślnie: `STARFRY_TEXTS`]

## starfry serve

help-serve = Uruchamia serwer gier i wypisuje jego adres
    .after =
        Każde ustawienie jest też zmienną, na przykład STARFRY_LISTEN zamiast --listen, i wierszem w pliku, na przykład listen = "0.0.0.0:4040" w starfry.toml. `starfry config` pokazuje, co obowiązuje, a `starfry config --example` wypisuje taki plik.

## starfry games

help-games = Wymienia gry z liczbą osób, opcjami i botami
help-games-json = Wypisuje JSON, po jednym obiekcie na grę

## starfry sim

help-sim = Rozgrywa wiele partii między botami i wypisuje statystyki
    .after =
        Bot to random, greedy, easy, normal, hard, expert, search:ITERATIONS albo exec:COMMAND. Nazwy rozdziela się przecinkami albo podaje --bots kilka razy. Polecenie może zawierać przecinki: przecinek kończy je tylko wtedy, gdy następuje po nim nazwa bota, a w cudzysłowie nigdy. To, co program wypisuje na standardowe wyjście błędów, jest pokazywane.

        Ruchy (w JSON: moves) to decyzje osób przy stole, kroki (steps) to ruchy oraz losowania: karty i kości. Udział wygranych jest podany według kolejności tur, od osoby, która zaczyna. To samo ziarno daje te same partie na każdym komputerze i przy każdej liczbie wątków.
help-sim-players = Liczba osób
help-sim-bots = Boty według miejsc, rozdzielone przecinkami; można podać kilka razy. Jedna nazwa starcza na wszystkie miejsca
help-sim-games = Liczba partii [domyślnie: 10000]
help-sim-seconds = Czas gry w sekundach, zamiast liczby partii
help-sim-records = Zachowuje partie jako zapisy w tym folderze, rozdane przez prawdziwego krupiera

## starfry arena

help-arena = Porównuje boty przy wyrównanych miejscach i ziarnach i układa ich ranking
    .after =
        Bot to random, greedy, easy, normal, hard, expert, search:ITERATIONS albo exec:COMMAND. Nazwy rozdziela się przecinkami albo podaje --bots kilka razy. Polecenie może zawierać przecinki: przecinek kończy je tylko wtedy, gdy następuje po nim nazwa bota, a w cudzysłowie nigdy. Jeśli botów jest więcej niż osób, grają po kolei wszystkie kombinacje; jeśli mniej, pozostałe miejsca zajmuje ostatni bot.

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
help-replay-states = Z --json: pokazuje pozycję, dozwolone akcje i prawdopodobieństwa na początku i po każdym kroku

## starfry rules

help-rules = Pokazuje instrukcję gry albo zasadę z instrukcji
    .after =
        Identyfikatory stoją w nawiasach kwadratowych wszędzie, gdzie program powołuje się na zasadę. `starfry rules GAME move.stop` pokazuje jedną zasadę, `starfry rules GAME move` wszystkie, których identyfikatory tak się zaczynają, `starfry rules GAME movement` cały rozdział.
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
help-why-thing = O co pytasz [domyślnie: o wszystko]
help-why-seat = Kto pyta, licząc od 1 [domyślnie: widz]
help-why-json = Wypisuje JSON, po jednym wierszu na rzecz

## starfry verify

help-verify = Odtwarza zapis partii i z ujawnionego ziarna oblicza na nowo każdą kartę i każdy rzut
    .after =
        Jeśli coś się nie zgadza, polecenie kończy się kodem 1 i podaje pierwszy niezgodny wiersz i krok. Mówi, co zapis udowadnia, a czego nie może.
help-verify-key = Klucz publiczny serwera, który musiał go podpisać, jak podaje jego /api/key

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
          starfry sim GAME -p 2 --games 100 --bots "random,exec:sh examples/bots/first_bot.sh"

        Program gra z przeciwnikami, którzy grają na chybił trafił, najpierw przy najmniejszej liczbie osób, potem przy największej. Raz na partię dostaje błąd, choć jego odpowiedź była dobra, i musi odpowiedzieć jeszcze raz. To, co wypisuje na standardowe wyjście błędów, jest pokazywane. Polecenie kończy się kodem 1, jeśli program zrobi coś źle.
help-bot-check-command = Polecenie, które uruchamia program, takie jak w powłoce
help-bot-check-game = Tylko ta gra (krótka nazwa) [domyślnie: wszystkie gry]
help-bot-check-games = Liczba partii każdej gry
help-bot-check-deadline = Ile sekund program ma na odpowiedź
help-bot-check-json = Wypisuje JSON, po jednym wierszu na grę

## starfry config

help-config = Pokazuje ustawienia serwera i skąd się każde z nich bierze
help-config-example = Wypisuje plik z objaśnieniami wszystkich ustawień i ich wartościami domyślnymi albo zapisuje go jako FILE

## starfry admin

help-admin = Zarządza osobami, stołami i zgłoszeniami, także wtedy, gdy serwer nie działa
    .after =
        Polecenia wykonuje się jako użytkownik systemu, do którego należą dane. Jeśli serwer działa, od razu sam wykonuje polecenie.

## starfry admin reset-password

help-admin-reset-password = Nadaje kontu nowe hasło i kończy jego sesje
help-admin-reset-password-name = Nazwa konta

## starfry admin ban

help-admin-ban = Nakłada na kogoś zakaz wstępu

## starfry admin unban

help-admin-unban = Zdejmuje z kogoś zakaz wstępu

## starfry admin close-table

help-admin-close-table = Zamyka stół na dobre
help-admin-close-table-id = Identyfikator stołu

## starfry admin reports

help-admin-reports = Pokazuje zgłoszenia: na co ktoś się skarży
help-admin-reports-settle = Zamiast tego odkłada to zgłoszenie jako załatwione

## starfry admin storage

help-admin-storage = Pokazuje, co jest zapisane, przez kogo i na jak długo

## starfry admin status

help-admin-status = Mówi, czy baza danych jest w porządku i kiedy zrobiono ostatnią kopię zapasową

## starfry admin users

help-admin-users = Wymienia tych, którzy byli tu ostatnio
help-admin-users-limit = Ile pozycji najwyżej

## starfry backup

help-backup = Kopiuje wszystkie dane do pliku, także wtedy, gdy serwer działa
    .after =
        Z opcją --salvage wszystko, co da się odczytać z uszkodzonej bazy danych, jest kopiowane do zdrowej, a polecenie mówi, czego brakuje. Serwer nie może wtedy działać, a uszkodzona baza zostaje, jaka jest. Kończy się kodem 1, jeśli czegoś brakuje.

          starfry backup --salvage saved.db
          starfry restore --try saved.db
          starfry restore --force saved.db
help-backup-file = Plik kopii zapasowej; nie może jeszcze istnieć
help-backup-salvage = Ratuje to, co da się odczytać z uszkodzonej bazy danych
help-backup-from = Ratuje z tego pliku zamiast z pliku w folderze, na przykład starfry.db.damaged

## starfry restore

help-restore = Wstawia kopię zapasową w miejsce obecnych danych; serwer nie może wtedy działać
    .after =
        Z opcją --try kopia jest sprawdzana tak, jakby była używana: cały plik, każdy stół i każda partia oraz zapisy wszystkich zakończonych partii. Niczego nie zmienia. Kończy się kodem 1, jeśli coś jest nie tak.
help-restore-file = Plik kopii zapasowej
help-restore-force = Zastępuje dane, które już są; zostają obok jako starfry.db.before
help-restore-try = Tylko sprawdza, czy kopia jest dobra

## starfry copy

help-copy = Kopiuje wszystkie dane do innej bazy danych, tego samego rodzaju lub nie; na żadnej z nich nie może działać serwer
    .after =
        Dane zostają też tam, gdzie są. Serwery uruchomione potem na drugiej bazie prowadzą dalej każdą partię i nikt nie musi się ponownie logować.

          starfry copy --from sqlite:starfry-data --to postgres://starfry@db.example.org/starfry
          starfry serve --database postgres://starfry@db.example.org/starfry

        Hasła nie trzeba wpisywać: PGPASSWORD i plik .pgpass działają tu tak jak we wszystkich programach PostgreSQL.
help-copy-from = Gdzie są dane: `sqlite:FOLDER`, `sqlite:FILE.db` albo `postgres://USER@HOST/DATABASE`
help-copy-to = Dokąd trafiają, zapisane tak samo; nic nie może tam jeszcze być

## starfry export

help-export = Zapisuje przebieg partii przy stole, bez względu na to, czy serwer działa
    .after =
        Z zakończonej partii jest to zapieczętowany zapis, który sprawdza `starfry verify`. Z partii, która trwa, jest to tyle, ile miejsce albo widz może z niej zachować, bez niczego, czego nie mogą wiedzieć.
help-export-table = Identyfikator stołu
help-export-output = Plik do zapisania; nie może jeszcze istnieć. Bez niego zapis jest wypisywany
help-export-seat = Dopóki partia trwa: oczami tego miejsca, licząc od 1, zamiast oczami widza

## starfry import

help-import = Umieszcza wśród stołów zapis zakończonej partii, bez względu na to, czy serwer działa
    .after =
        Zapis jest najpierw sprawdzany. Staje się stołem, przy którym partia się skończyła, pod identyfikatorem, z którym ją rozegrano. Osoby przy stole to nazwy bez kont, a kto zna adres, może stół obejrzeć.
