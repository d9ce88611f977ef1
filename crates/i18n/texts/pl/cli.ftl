# The command line: what the commands print around their results.

## starfry games

# $name is the short name one types, $title what people call the game.
games-heading = { $name }  { $title }, { $least }–{ $most } { $most ->
    [one] osoba
    [few] osoby
   *[many] osób
}
# `drafts = true` is a setting of the server and is typed like that in every language.
games-draft = Szkic: nie jest skończony; serwery oferują go tylko z drafts = true.
games-bots = Boty: { $bots }
games-options = Opcje i ich zwykłe wartości:
games-reconstructed = Elementy, których żadna instrukcja nie podaje (można je zastąpić: --content DIR):
games-versions = Wersja zasad { $rules }, wersja elementów { $components }

## starfry rules

# $rules: how many rules it has.
rules-book = { $game }  { $title } ({ $rules ->
    [one] 1 zasada
    [few] { $rules } zasady
   *[many] { $rules } zasad
})
rules-written = Instrukcje są zapisane; otwórz { $file } w przeglądarce.
rules-unknown = gra { $game } nie ma zasady { $id }; najbliższe: { $near }
rules-found = { $count ->
    [0] Żadna zasada nie zawiera wszystkich tych słów: { $words }
    [one] Jedna zasada (szukane: { $words }):
    [few] { $count } zasady (szukane: { $words }):
   *[many] { $count } zasad (szukane: { $words }):
}

## Help: what stands around the texts of help.ftl

manual-usage = Użycie
manual-commands = Polecenia
manual-arguments = Argumenty
manual-options = Opcje
# Placeholders in "Użycie: starfry [OPCJE] [POLECENIE]".
manual-any-options = OPCJE
manual-any-command = POLECENIE
# The help of -h, of `starfry help`, and of -V.
manual-help = Wypisuje pomoc
manual-help-command = Wypisuje tę pomoc albo pomoc do polecenia
manual-version = Wypisuje wersję
# After the help of an argument: what it is if it is not given, and what it can be.
manual-default = [domyślnie: { $value }]
manual-values = [do wyboru: { $values }]

## Figures of several commands. Numbers that come as words are formatted already: they choose no plural, so no counted
## noun stands after them.

# $wall and $cpu are seconds such as "0.42", $cpu is "none" where the system does not tell it.
cost = { $cpu ->
    [none] { $wall } s, { $threads ->
        [one] 1 wątek
        [few] { $threads } wątki
       *[many] { $threads } wątków
    }
   *[other] { $wall } s, { $cpu } s czasu procesora, { $threads ->
        [one] 1 wątek
        [few] { $threads } wątki
       *[many] { $threads } wątków
    }
}
# Beside a progress bar: games so far, games in all, and the time that is left or has passed.
bar-games = partie: { $done }/{ $all }, zostało { $left }
bar-time = partie: { $done }, { $time }
bar-copy = { $done }%, zostało { $left }
# Before every line of a list of checks.
check-ok = ok
check-failed = BŁĄD

## starfry sim

# $games is $count with its digits in groups; $bots are names as one types them.
sim-heading = { $count ->
    [one] { $game }: 1 partia ({ $bots }), ziarno { $seed }
    [few] { $game }: { $games } partie ({ $bots }), ziarno { $seed }
   *[many] { $game }: { $games } partii ({ $bots }), ziarno { $seed }
}
# What stands before the figures, below each other.
sim-time = czas
sim-speed = szybkość
sim-moves = ruchy na partię
sim-speed-figures = partie/s: { $games }, ruchy/s: { $moves } (czas procesora)
sim-moves-figures = średnio { $mean }, od { $least } do { $most }
sim-moves-parts = 10% partii do { $p10 }, połowa do { $median }, 90% do { $p90 }
# Heads of two small tables: the first by place in turn order, the second by seat.
sim-order = według kolejności
sim-seats = według miejsc
sim-wins = wygrane
sim-points = punkty
sim-place = osoba { $place }

## starfry arena

# $games is $count with its digits in groups.
arena-heading = { $count ->
    [one] { $game }: 1 partia { $players }-osobowa, ziarno { $seed }
    [few] { $game }: { $games } partie { $players }-osobowe, ziarno { $seed }
   *[many] { $game }: { $games } partii { $players }-osobowych, ziarno { $seed }
}
arena-rounded = liczba { $asked } zaokrąglona w górę: każde rozdanie jest rozgrywane w każdej rotacji miejsc
arena-more = więcej niż zamówiona liczba { $asked }: tyle jest już w pliku
# Above the last three columns.
arena-time = czas myślenia na turę
arena-column-bot = bot
arena-column-rating = ranking
arena-column-games = partie
arena-column-wins = wygrane
arena-column-interval = przedział 95%
arena-column-points = punkty
arena-column-median = mediana
arena-column-most = 95%
arena-column-worst = maks.
arena-interval = { $low }–{ $high }
arena-sentence = Bot { $bot } ma udział wygranych { $share } (od { $low } do { $high }); równy udział wynosiłby { $even }.
# $games is $count with its digits in groups, $what happened is told in English.
arena-faults = { $count ->
    [one] Bot { $bot } zawodzi w jednej partii: { $what }
   *[other] Bot { $bot } zawodzi w { $games } partiach, za pierwszym razem: { $what }
}
# The chart of --svg.
arena-chart-title = { $count ->
    [one] { $game }: 1 partia { $players }-osobowa
    [few] { $game }: { $games } partie { $players }-osobowe
   *[many] { $game }: { $games } partii { $players }-osobowych
}
arena-chart-about = Udział wygranych z przedziałem 95%, od najsilniejszego bota
arena-chart-axis = wygrane na partię i miejsce
arena-chart-even = równy udział { $even }
# For those who do not see the chart: a sentence for each bot, and one at the end.
arena-chart-bot = Bot { $bot } ma udział wygranych { $share } (od { $low } do { $high }).
arena-chart-end = Równy udział wynosiłby { $even }.

## starfry advise

advise-heading = { $game } po kroku { $step }: decyduje { $who } (miejsce { $seat })
# $iterations is $count with its digits in groups.
advise-search = { $count ->
    [one] 1 iteracja, ziarno { $seed }
    [few] { $iterations } iteracje, ziarno { $seed }
   *[many] { $iterations } iteracji, ziarno { $seed }
}
advise-forced = dozwolony jest tylko jeden ruch
advise-column-action = ruch
advise-column-share = udział
advise-column-visits = próby
advise-column-meaning = znaczenie
advise-unseen = bez prób
advise-played = zagrane
# $played is an action in notation, "none" if what was played is in the table.
advise-more = { $played ->
    [none] i jeszcze { $count }, wszystkie pokazuje `--json`
   *[other] i jeszcze { $count }, wszystkie pokazuje `--json`; zagrane: { $played }
}
# A list of players and cards follows.
advise-hands = Co inni mogą mieć w ręce, według { $deals } rozdań zgodnych z tym, co wie miejsce { $seat }: szansa na co najmniej jedną taką kartę, w nawiasie średnia liczba takich kart
# Of a hand.
advise-certain = w każdym rozdaniu to samo

## starfry verify

# $undone: how often steps were taken back.
verify-right = { $undone ->
    [0] ziarno zgadza się z ogłoszonym, wszystkie losowania ({ $rolls }) i kroki ({ $steps }) są poprawne
    [one] ziarno zgadza się z ogłoszonym, wszystkie losowania ({ $rolls }) i kroki ({ $steps }) są poprawne, cofano się 1 raz
   *[other] ziarno zgadza się z ogłoszonym, wszystkie losowania ({ $rolls }) i kroki ({ $steps }) są poprawne, cofano się { $undone } razy
}
verify-committed = { $count ->
    [one] Miejsce { $seats } zobowiązało się do swojej entropii, zanim ktokolwiek znał cudzą. Jeśli grało uczciwie, nikt nie wybrał kart, nawet gospodarz serwera.
   *[other] Miejsca { $seats } zobowiązały się do swojej entropii, zanim ktokolwiek znał cudzą. Jeśli choć jedno grało uczciwie, nikt nie wybrał kart, nawet gospodarz serwera.
}
verify-not-committed = Żadne miejsce nie dodało własnej entropii: karty mógł wybrać gospodarz serwera.
verify-format-1 = To format 1, w którym miejsca nie zobowiązywały się do entropii: gospodarz, który sam gra, mógł wybrać karty.
verify-withheld = { $count ->
    [one] Wcześniej jedna próba rozdania była nieważna, bo miejsce { $seats } zataiło swoją entropię.
   *[other] Wcześniej próby rozdania były nieważne, bo miejsca { $seats } zataiły swoją entropię.
}
verify-signed = Podpisany przez serwer kluczem { $key }, który ręczy za cały zapis. Że nazwy i czasy są prawdziwe, to tylko jego słowo. Porównaj klucz z /api/key pod adresem serwera albo podaj go przez --key.
verify-unsigned = Niepodpisany: nikt nie ręczy, że ta partia się odbyła. Nazwy, czasy, kto decydował i wcześniejszy koniec to tylko to, co mówi plik.
verify-forgotten = { $count ->
    [one] Nazwa z miejsca { $seats } została usunięta: ta w zapisie nikogo nie oznacza.
   *[other] Nazwy z miejsc { $seats } zostały usunięte: te w zapisie nikogo nie oznaczają.
}
verify-other-key = podpisany innym kluczem: { $key }
verify-no-key = zapis nie jest podpisany

## starfry scenario

scenario-sums = zaliczone: { $passed }, niezaliczone: { $failed }

## starfry content check

content-right = { $file }: wszystko w porządku, elementy { $digest }

## starfry bot check

# $bot is what the program calls itself, "none" if it did not get that far.
botcheck-heading = { $game }: { $bot ->
    [none] program
   *[other] „{ $bot }”
} ma za sobą { $games ->
    [one] 1 partię
    [few] { $games } partie
   *[many] { $games } partii
} i { $decisions ->
    [0] ani jednej decyzji
    [one] 1 decyzję
    [few] { $decisions } decyzje
   *[many] { $decisions } decyzji
}
botcheck-told = chciał wiedzieć, co się dzieje, i otrzymał { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
   *[many] { $steps } kroków
}
botcheck-times = { $duty }: połowa odpowiedzi do { $median } ms, najwolniejsza po { $slowest } ms
botcheck-failed = { $duty }: { $what }
botcheck-untried = { $duty }: nie sprawdzono
# What is asked of a program: it …
duty-hello = uruchamia się i wita
duty-answers = odpowiada na każde pytanie jeden raz i na czas
duty-legal = wybiera tylko dozwolone ruchy
duty-numbers = podaje numer decyzji
duty-errors = po błędzie odpowiada jeszcze raz
duty-leaves = kończy działanie, gdy partia jest skończona

## starfry why

why-possible = Możesz tego teraz użyć.

## starfry serve

# What is printed when the server is ready: labels, and behind them what they say. Labels are short.
serve-ready = Starfry jest gotowy.
serve-play = Gra:
serve-others = Inni:
serve-others-how = uruchom z --listen { $address }, żeby w twojej sieci mogli grać też inni
serve-others-unknown = z adresem tego komputera zamiast { $address }
serve-data = Dane:
serve-metrics = Metryki:
serve-stop = Koniec:
serve-stop-keys = Ctrl+C
serve-stopping = Serwer się zatrzymuje: kończy to, co w toku, a wszystkich przy stołach prosi o powrót za chwilę.
serve-stopped = Serwer zatrzymany. Wszystko jest zapisane.
serve-cut-off = { $connections ->
    [one] Serwer zatrzymany. Wszystko jest zapisane; zerwano jedno połączenie.
    [few] Serwer zatrzymany. Wszystko jest zapisane; zerwano { $connections } połączenia.
   *[many] Serwer zatrzymany. Wszystko jest zapisane; zerwano { $connections } połączeń.
}
serve-drafts-lost = { $tables ->
    [one] Serwer zatrzymany. Wszystkie dokończone ruchy są zapisane, ale ruchów zaczętych przy jednym stole nie udało się zapisać. Przyczyna jest w dzienniku.
    [few] Serwer zatrzymany. Wszystkie dokończone ruchy są zapisane, ale ruchów zaczętych przy { $tables } stołach nie udało się zapisać. Przyczyna jest w dzienniku.
   *[many] Serwer zatrzymany. Wszystkie dokończone ruchy są zapisane, ale ruchów zaczętych przy { $tables } stołach nie udało się zapisać. Przyczyna jest w dzienniku.
}
serve-impatient = Serwer zatrzymany natychmiast. Wszystkie dokończone ruchy są zapisane; te tylko zaczęte mogły przepaść.
serve-running = Starfry już działa: otwórz { $address } w przeglądarce. Drugi serwer potrzebuje własnego portu i własnego folderu: starfry serve --listen { $listen } --data inne-dane
serve-address-starfry = Starfry już działa: otwórz { $address } w przeglądarce. Żeby uruchomić drugi serwer, wybierz inny port: { $argument }
serve-address-taken = pod adresem { $address } nasłuchuje już inny program. Zatrzymaj go albo wybierz inny port: { $argument }
serve-address-forbidden = nie wolno ci nasłuchiwać na porcie { $port }: niskie porty wymagają specjalnych uprawnień. Wybierz wyższy: { $argument }
serve-address-foreign = { $ip } nie jest adresem tego komputera. Wybierz taki, który nim jest, na przykład { $argument }
serve-no-address = serwer nie może nasłuchiwać pod adresem { $address }: { $reason }. Wybierz inny adres przez { $argument }
serve-data-taken = danych z { $folder } używa już inny serwer. Zatrzymaj go albo wybierz inny folder przez --data
serve-no-folder = nie da się utworzyć folderu { $folder }: { $reason }
# $reason: one of the sentences that begin with store-.
serve-no-store = nie da się użyć danych z { $folder }: { $reason }
serve-damaged = Baza danych jest uszkodzona: { $damage }

## starfry config

example-head =
    Ustawienia serwera Starfry. Wiersz, w którym # stoi tuż przed nazwą, pokazuje wartość domyślną. Żeby ją zmienić, usuń # i wpisz inną wartość.
    Serwer czyta starfry.toml z folderu, w którym go uruchomiono, albo plik wskazany przez --config lub STARFRY_CONFIG. Argumenty takie jak --listen i zmienne takie jak STARFRY_LISTEN mają pierwszeństwo przed plikiem.
    `starfry config` pokazuje, co obowiązuje i skąd się to bierze.
example-written = Plik { $file } jest zapisany. Są w nim wszystkie ustawienia z wartościami domyślnymi: usuń # przed tymi, które zmieniasz.

## starfry admin, backup, restore and copy

admin-no-data = w folderze { $folder } nie ma danych: wskaż ich folder przez --data
admin-folder = nie da się dotrzeć do serwera przez folder { $folder }: { $reason }. Wykonaj to polecenie jako użytkownik systemu, do którego należą dane
admin-no-answer = jakiś serwer używa tych danych, ale nie odpowiada: zajrzyj do jego dziennika
admin-unknown = „{ $name }” nie istnieje
admin-failed = nie udało się: { $reason }
admin-password = { $name } ma nowe hasło: { $password }
    Wszystkie sesje tego konta są zakończone. Podaj hasło tylko osobie, do której należy konto; po zalogowaniu można je zmienić.
admin-banned = { $name } ma teraz zakaz wstępu.
admin-unbanned = { $name } nie ma już zakazu wstępu.
admin-closed = Stół { $name } jest zamknięty.
admin-settled = Zgłoszenie { $name } jest załatwione.
admin-no-reports = Nie ma otwartych zgłoszeń.
admin-no-users = Nikogo tu jeszcze nie było.
admin-is-banned = zakaz wstępu
# The head of a report; below it stand the line of chat it is about and the reason. Names are not inflected; $about may be
# "nikt".
admin-report = { $id }  { $time }  stół { $table }: zgłasza { $by }, zgłoszona osoba: { $about }
# Below it stand lines of columns, as below the next ones that end in a colon or say what follows.
admin-storage-tables = Stoły według rodzaju i stanu: ile ich jest i ile zajmują
admin-storage-guests = sami goście
admin-storage-users = Czyje stoły zajmują najwięcej:
admin-storage-addresses = Skąd założono stoły, które zajmują najwięcej (nie adresy, tylko oznaczenia, które je odróżniają):
admin-storage-size = Baza danych zajmuje { $size }, z czego { $free } można wykorzystać ponownie.
admin-storage-results = Wyniki partii, przechowywane na zawsze: { $number }
admin-storage-expiring = Stoły, które zostaną usunięte w ciągu { $days } dni, jeśli nikt ich nie potrzebuje: { $tables }
admin-storage-kept = Nieużywane warianty usuwa się po upływie { $branches } dni, nieużywane stoły gości po upływie { $guests } (0: nigdy).
admin-storage-quotas = W ciągu { $days } dni jedna osoba może zapisać { $user } MB, wszystkie spod jednego adresu razem { $address } MB (0: bez ograniczeń).
admin-sound = Baza danych jest w porządku, o ile wiadomo.
admin-damaged = Baza danych jest uszkodzona: { $damage }
admin-unreadable = Stoły, których nie da się odczytać: { $count }. Wymienia je dziennik serwera.
admin-backup-last = Ostatnia kopia zapasowa: { $file }, zrobiona { $time } (UTC)
admin-backup-none = Serwer nie zrobił jeszcze kopii zapasowej.
admin-backup-off = Serwer sam nie robi kopii zapasowych.
admin-backup-failed = Ostatnia próba zrobienia kopii zapasowej się nie udała: { $reason }
backup-no-file = dane leżą w { $database }, a nie w pliku: skopiuj je narzędziami PostgreSQL (pg_dump, pg_restore) albo do pliku poleceniem starfry copy
backup-failed = nie da się utworzyć kopii zapasowej { $file }: { $reason }
backup-done = Kopia zapasowa: { $file } (osoby i boty: { $users }, stoły: { $tables }, ruchy: { $batches })
backup-no-room = w folderze { $folder } jest { $free } MB wolnego miejsca, a potrzeba { $needed } MB
salvage-done = Uratowano w pliku { $file } (osoby i boty: { $users }, stoły: { $tables }, ruchy: { $batches })
salvage-whole = Niczego nie brakuje.
salvage-log = Nieczytelne strony dziennika bazy: { $pages }
# $relation: a table of the database.
salvage-unreadable = Nieczytelne miejsca w „{ $relation }”: { $places }
# $tables: ids.
salvage-lost = Utracone stoły: { $tables }
salvage-cut = Stoły, przy których może brakować ruchów: { $tables }
salvage-left-out = Pominięty stół { $table }: { $reason }
restore-no-file = nie ma pliku { $file }
restore-wrong = nie da się użyć pliku { $file }: { $reason }
# $reason: in English, as the database says it.
restore-damaged = kopia jest uszkodzona albo nie jest bazą danych Starfry ({ $reason }): weź inną albo uratuj to, co da się odczytać, poleceniem starfry backup --salvage --from
restore-is-there = w folderze { $folder } są już dane: dopisz --force, żeby je zastąpić
# $file is a file or a folder here.
restore-failed = nie da się zapisać { $file }: { $reason }
restore-done = Przywrócono dane z pliku { $file } (osoby i boty: { $users }, stoły: { $tables }, ruchy: { $batches })
restore-kept = To, co było wcześniej, nazywa się teraz { $file }.
# Users are people and bots.
try-good = Plik { $file } jest w porządku (osoby i boty: { $users }, stoły: { $tables }, ruchy: { $batches }, sprawdzone zapisy: { $records })
try-bad = Plik { $file } nie jest w porządku (osoby i boty: { $users }, stoły: { $tables }, ruchy: { $batches }, sprawdzone zapisy: { $records }, stoły nie do użytku: { $problems })
try-problem = Stół { $table }: { $reason }
# $kind: what stands before the colon of an address that cannot be read.
copy-address = „{ $kind }” nie wskazuje żadnej bazy danych: wpisz sqlite:FOLDER albo postgres://USER@HOST/DATABASE
copy-nothing = w { $database } nie ma danych
copy-older = dane w { $database } pochodzą ze starszej wersji Starfry: uruchom na nich raz tę wersję, zatrzymaj ją i dopiero wtedy kopiuj
copy-taken = w { $database } są już dane: wskaż pustą bazę danych
# $relation: a table of the database.
copy-differs = to, co dotarło do { $database }, różni się od tego, co wysłano ({ $relation }), więc niczego nie skopiowano: spróbuj jeszcze raz
copy-failed = niczego nie skopiowano do { $database }: { $reason }
copy-done = Skopiowano do { $database } w { $seconds } s i wszystko porównano (osoby i boty: { $users }, stoły: { $tables }, wiersze: { $rows })
export-record = Zapieczętowany zapis stołu { $table }: partia się skończyła.
export-seat-copy = Co miejsce { $seat } może zachować ze stołu { $table }: partia jeszcze trwa.
export-spectator-copy = Co może zachować ze stołu { $table } widz: partia jeszcze trwa.
export-no-seat = stół nie ma takiego miejsca
import-done = { $file } to teraz stół { $table }. Kto zna jego adres, może go obejrzeć.
import-is-there = stół { $table } już istnieje
import-refused = pliku { $file } nie da się użyć: { $reason }
import-id = zapis nie nazywa stołu, pod którym dałoby się go znaleźć: litery, cyfry, „-”, „_” i „.”, najwyżej { $most }

## Databases that do not open: alone or after a colon

store-in-use = bazy danych używa serwer: najpierw go zatrzymaj
store-unreachable = baza danych jest nieosiągalna: { $reason }
store-full = na dysku nie ma już miejsca
store-read-only = do bazy danych nie wolno pisać: sprawdź, do kogo należy folder i jego pliki
store-newer = bazę danych zapisał nowszy Starfry (schemat w wersji { $found }, ten program zna wersje do { $known })
store-broken = { $reason }
# $reason: in English, as the database says it.
store-damaged = baza danych jest uszkodzona ({ $reason }): uratuj to, co da się odczytać, poleceniem starfry backup --salvage
# What is damaged: after a colon.
damage-log = jej dziennika nie udało się odczytać do końca, brakujące transakcje: { $commits }; oba pliki są zachowane jako { $kept }: uratuj ich zawartość poleceniem starfry backup --salvage --from
damage-no-log = skopiowano ją bez jej dziennika, gdy używał jej serwer, i brakuje w niej tego, co zapisano na końcu: kopiuj poleceniem starfry backup
damage-data = { $what }. Uratuj to, co da się odczytać, poleceniem starfry backup --salvage
