# The server: why it refuses something. One sentence says what is wrong and what to do. A request is "żądanie", who runs
# the server is "gospodarz serwera", a ban is "zakaz wstępu": no participles that would need a gender.

## Requests

# $what: what a library says, in English.
server-malformed = Żądania nie da się odczytać: { $what }.
# $field is the name of a field as it is written in JSON; $reason a sentence of those below.
server-value = Niewłaściwa wartość pola „{ $field }”. { $reason }
server-not-json = Treść musi być w formacie JSON: wyślij nagłówek „Content-Type: application/json”.
server-too-large = Żądanie jest za duże: wyślij najwyżej { $kilobytes } kB.
server-too-slow = Żądanie docierało za wolno: wyślij je jeszcze raz.
server-no-page = Pod tym adresem nic nie ma. Wszystko, co jest, wymienia /api.
server-wrong-method = Taki adres jest, ale nie z tą metodą. Wszystko, co jest, wymienia /api.
server-unknown = Nie ma czegoś takiego albo nie możesz tego zobaczyć.
server-origin = To żądanie przyszło chyba ze strony w obcym serwisie: otwórz stół bezpośrednio i spróbuj tam jeszcze raz.
server-too-fast = { $seconds ->
    [one] Za szybko: poczekaj sekundę i spróbuj jeszcze raz.
    [few] Za szybko: poczekaj { $seconds } sekundy i spróbuj jeszcze raz.
   *[many] Za szybko: poczekaj { $seconds } sekund i spróbuj jeszcze raz.
}
server-storage = Serwer nie może teraz niczego zapisać, więc twoje polecenie nie zostało wykonane. Spróbuj jeszcze raz za jakiś czas.
server-stopping = Serwer właśnie uruchamia się ponownie: wróć za chwilę.
server-busy = Serwer ma teraz za dużo pracy, więc twoje polecenie nie zostało wykonane. Spróbuj jeszcze raz za chwilę.
server-broken = Na serwerze wystąpił błąd. Jest odnotowany; spróbuj jeszcze raz, a jeśli się powtórzy, daj znać gospodarzowi serwera.
# For whoever asks whether the server can be given work.
server-unready-stuck = Serwer nie jest gotowy: baza danych od kilku sekund niczego nie przyjmuje.
server-unready-slow = Serwer nie jest gotowy: baza danych od kilku sekund nie odpowiada.
server-unready-read = Serwer nie jest gotowy: nie da się odczytać bazy danych.
server-unready-damaged = Serwer nie jest gotowy: jego baza danych jest uszkodzona. To, co da się odczytać, jest udostępniane; zobacz „Damage” w docs/hosting.md.
server-unready-deaf = Serwer nie jest gotowy: nie dostaje wiadomości od innych serwerów tej samej bazy danych.
# Something that is stored cannot be read.
server-damaged = To, co serwer o tym zapisał, jest uszkodzone i nie da się tego odczytać. Błąd jest odnotowany; daj znać gospodarzowi serwera.

## People

server-who-are-you = Serwer nie wie, kim jesteś: wejdź jako gość albo najpierw się zaloguj.
server-wrong-password = Nazwa i hasło do siebie nie pasują: sprawdź jedno i drugie i spróbuj jeszcze raz.
server-banned = Masz zakaz wstępu na ten serwer: zapytaj o to jego gospodarza.
server-not-yours = To należy do kogoś innego.
server-no-guests = Ten serwer jest tylko dla osób z kontem: zaloguj się albo załóż konto.
server-no-registration = Na tym serwerze nie można założyć konta samodzielnie: poproś o nie gospodarza serwera.
server-not-for-bots = Bot nie może tego zrobić: może to zrobić osoba, do której należy.
server-accounts-only = Do tego potrzebne jest konto: najpierw je załóż.
server-too-many-bots = { $most ->
    [0] Na tym serwerze nie można mieć własnych botów.
    [one] Masz już jednego bota, a więcej mieć nie można: najpierw go usuń.
    [few] Masz już { $most } boty, a więcej mieć nie można: najpierw usuń jednego z nich.
   *[many] Masz już { $most } botów, a więcej mieć nie można: najpierw usuń jednego z nich.
}
server-name-taken = Nazwa „{ $name }” jest już zajęta albo wygląda jak cudza: wybierz inną.
server-name-length = Nazwa musi mieć od 1 do { $most } znaków.
server-name-letters = Nazwa musi mieć litery lub cyfry, a niewidocznych znaków mieć nie może.
server-name-scripts = Nazwa musi składać się z liter jednego alfabetu.
server-password-length = Hasło musi mieć od { $least } do { $most } znaków.
server-no-language = Dostępne: { $languages }.
# What people are called who have deleted their account.
server-anonymous = Anonim

## Settings

# $source: one of the next four. $line is 0 unless it is a file.
config-value = { $line ->
    [0] { $source }: niewłaściwa wartość „{ $value }” dla { $name }: { $reason }
   *[other] { $source }, wiersz { $line }: niewłaściwa wartość „{ $value }” dla { $name }: { $reason }
}
config-from-default = domyślnie
config-from-file = { $file }
config-from-environment = { $variable }
config-from-flag = { $flag }
config-settings = Ustawienia:
config-file-read = { $file }
config-file-missing = pliku jeszcze nie ma; czytany byłby { $file } (`starfry config --example starfry.toml` go zapisze)
config-group-address = Adres i https
config-group-data = Dane i kopie zapasowe
config-group-people = Goście i konta
config-group-tables = Stoły
config-group-bots = Boty
config-group-limits = Limity
config-group-running = Dziennik, metryki i zatrzymanie
config-file = { $file }, { $reason }
config-syntax = wiersz { $line }: { $reason }
config-unreadable = nie da się odczytać pliku { $file }: { $reason }
config-unknown = wiersz { $line }: nie ma ustawienia „{ $name }”
config-shape = wiersz { $line }: „{ $name }” to jedna wartość, lista wartości albo słowo w cudzysłowie
config-needs-address = wpisz adres z portem, na przykład 127.0.0.1:4040
config-needs-bool = wpisz true albo false
config-needs-number = wpisz nieujemną liczbę całkowitą
config-needs-url = wpisz adres, na przykład https://play.example.org
config-needs-database = wpisz adres, na przykład postgres://starfry@db.example.org/starfry
config-needs-prefix = wpisz ścieżkę, na przykład /starfry
config-needs-networks = wpisz adresy i sieci rozdzielone przecinkami, na przykład 127.0.0.1,10.0.0.0/8
config-needs-level = wpisz error, warn, info, debug albo trace
config-needs-format = wpisz plain albo json
config-needs-folder = wpisz nazwę folderu
config-tls-pair = tls_certificate i tls_key idą w parze: ustaw oba albo żadne
# $reason: what a library says, in English.
config-no-certificate = w pliku { $file } nie ma użytecznego certyfikatu: { $reason }
config-no-key = w pliku { $file } nie ma użytecznego klucza: { $reason }
config-key-of-another = klucz z pliku { $key } nie pasuje do certyfikatu z pliku { $certificate }
config-password-readable = Uwaga: w pliku { $file } jest hasło, a inni na tym komputerze mogą je odczytać. Zachowaj plik tylko dla siebie: chmod 600 { $file }
config-key-readable = Uwaga: inni na tym komputerze mogą odczytać klucz z pliku { $file }. Zachowaj plik tylko dla siebie: chmod 600 { $file }
