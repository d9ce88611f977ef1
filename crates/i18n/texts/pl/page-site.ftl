# The pages of the site: start page, new table, links to share.

## Around every page

page-site-skip = Przejdź do treści
page-site-site = Strony
page-site-play = Graj
page-site-watch = Oglądaj
page-site-rules = Zasady
page-site-theme = Kolory
page-site-theme-light = Jasne
page-site-theme-dark = Ciemne
page-site-theme-auto = Jak na tym urządzeniu
page-foot-rules = Instrukcja do każdej gry w pięciu językach. Każda zasada ma adres, który można wskazać.
page-foot-fair = Uczciwa gra
page-foot-fair-about = Ziarno losu kart i kości jest pieczętowane przed partią i otwierane po niej: każdy rzut można sprawdzić.
page-foot-programs = Dla programów
page-foot-programs-about = Co potrafi tu przeglądarka, potrafi też program.
page-foot-api = API

## When something was refused

# What happened, and what one can do.
page-trouble-refused = To się nie udało
    .about = Wróć w przeglądarce, zmień coś i spróbuj jeszcze raz.
page-trouble-missing = Tu nic nie ma
    .about = Może adres jest pomylony albo ucięty, a może tego, co tu było, już nie ma. Ze strony głównej trafisz wszędzie.
page-trouble-barred = Tego nie możesz zrobić
    .about = Może jesteś tu pod innym imieniem albo bez zalogowania: strona główna pokazuje, kim jesteś.
page-trouble-button = Ten adres sam nie działa
    .about = Należy do przycisku. Otwórz stronę główną i naciśnij przycisk tam.
page-trouble-wait = Chwileczkę
    .about = Poczekaj trochę i wczytaj stronę ponownie.
page-trouble-ours = Coś jest nie tak po naszej stronie
    .about = To nie twoja wina i żaden ruch nie przepadł. Wczytaj stronę ponownie za jakiś czas.
page-trouble-home = Na stronę główną

## Start page

page-start-title = Starfry: trzy gry o kosmitach
page-start-about = Trzy gry planszowe o kosmitach w przeglądarce: z botami albo ze znajomymi, bez konta.
page-start-claim = Trzy gry o kosmitach. Jedno kliknięcie, bez konta.
# On servers where only accounts may play.
page-start-claim-members = Trzy gry o kosmitach. Zaloguj się i graj.
# The label of the field with one's name.
page-me = Grasz jako
page-me-any = dowolne imię
page-me-keep = Zapisz
page-me-login = Zaloguj się
page-me-logout = Wyloguj się
page-login = Twoje konto
page-login-about = Możesz grać bez konta. Z kontem znajdziesz swoje partie na każdym urządzeniu, a imię będzie tylko twoje.
page-login-about-closed = Możesz grać bez konta. Nowe konta zakłada osoba, która prowadzi ten serwer.
page-login-name = Imię
page-login-password = Hasło (co najmniej 8 znaków)
page-login-cancel = Anuluj
page-login-new = Załóż konto
page-players = { $least }–{ $most } osób
page-minutes = { $short }–{ $long } min
page-play-now = Zagraj teraz z botami
page-with-friends = Ze znajomymi
page-game-draft = Szkic: można grać, ale nie jest skończony.

## Lists of tables

page-turn = { $count ->
    [one] Stół czeka na ciebie.
    [few] { $count } stoły czekają na ciebie.
    [many] { $count } stołów czeka na ciebie.
   *[other] { $count } stołu czeka na ciebie.
}
# $game is the title of a game.
page-turn-at = Najpierw: { $game }
page-turn-go = Do mojego ruchu
page-list-mine = Moje stoły
page-list-mine-none = Jeszcze nic tu nie ma. Zacznij partię, a znajdziesz ją tutaj.
page-list-open = Otwarte stoły
page-list-open-none = Nikt teraz nie czeka na towarzystwo. Przygotuj publiczny stół, a inni zobaczą go tutaj.
page-list-watch = Oglądaj
page-list-watch-none = Chwilowo nie ma czego oglądać. Publiczne stoły są tu widoczne w czasie gry.
page-line-your-turn = Twój ruch
page-line-waiting = Czeka
page-line-over = Koniec
page-line-decides = { $count ->
    [one] Decyduje { $names }
    [few] Decydują { $names }
    [many] Decydują { $names }
   *[other] Decydują { $names }
}
page-line-with = przy stole: { $names }
page-line-nobody = na razie nikogo więcej
page-line-seats = miejsca: { $taken } z { $seats }
page-line-you-won = Wygrywasz
page-line-shared = Wspólne zwycięstwo: ty i { $names }
page-line-won = { $count ->
    [one] Wygrywa { $names }
    [few] Wspólnie wygrywają { $names }
    [many] Wspólnie wygrywają { $names }
   *[other] Wspólnie wygrywają { $names }
}
page-line-ended = Bez zwycięstwa
page-line-ready = Wszyscy już są
page-line-steps = { $count ->
    [one] dotąd jeden krok
    [few] dotąd { $count } kroki
    [many] dotąd { $count } kroków
   *[other] dotąd { $count } kroku
}
# How long a game has been going on.
page-line-minutes = { $count ->
    [one] od minuty
    [few] od { $count } minut
    [many] od { $count } minut
   *[other] od { $count } minuty
}
page-line-hours = { $count ->
    [one] od godziny
    [few] od { $count } godzin
    [many] od { $count } godzin
   *[other] od { $count } godziny
}
page-line-days = { $count ->
    [one] od jednego dnia
    [few] od { $count } dni
    [many] od { $count } dni
   *[other] od { $count } dnia
}
page-line-play = Graj
page-line-look = Zobacz
page-line-join = Dołącz
page-line-watch = Oglądaj
page-line-replay = Odtwórz
page-pace-none = bez zegara
page-pace-live = { $minutes } min i { $seconds } s na każdą decyzję
page-pace-hours = kilka godzin na decyzję
page-pace-days = { $days ->
    [one] dzień na decyzję
    [few] { $days } dni na decyzję
    [many] { $days } dni na decyzję
   *[other] { $days } dnia na decyzję
}

## New table

page-new = Nakryj do stołu
page-new-start = Start
page-new-game = Gra
page-new-how = Jak gracie
page-new-seats = Miejsca
page-new-more-seats = Jeszcze jedno miejsce
# $seat is a letter.
page-new-seat = Miejsce { $seat }
page-new-seat-name = Imię na miejscu { $seat }
page-new-their-name = Imię tej osoby
page-new-options = Opcje
page-new-all-options = { $count ->
    [one] Jeszcze jedna opcja
    [few] Jeszcze { $count } opcje
    [many] Jeszcze { $count } opcji
   *[other] Jeszcze { $count } opcji
}
page-new-clock = Zegar
page-new-company = Towarzystwo
page-new-public = Widoczny na stronie głównej
    .about = Wolne miejsce może zająć każda osoba. Inaczej stół znajdzie tylko ten, kto ma link.
page-new-spectators = Można oglądać
    .about = Widać to, co leży odkryte, nigdy rękę.
page-new-chat = Rozmowa przy stole
    .about = Dla wszystkich, którzy grają.
page-new-hints = Podpowiedzi i szanse
    .about = Kto chce, może zapytać, co zrobiłaby doświadczona osoba.
page-new-speed = Ile czasu myślą boty
page-new-ready = Są wolne miejsca? Dostaniesz link i kod QR dla znajomych i zaczniesz, gdy wszyscy będą. Jeśli nie, gra zacznie się od razu.
page-new-go = Przygotuj stół
page-preset-first = Pierwsza partia
page-preset-standard = Zwykła
page-preset-advanced = Dla wprawnych
page-seat-me = Ja
page-seat-free = Wolne: dla osoby z linkiem
    .about = Czeka, aż ktoś usiądzie. Na starcie może je zająć bot.
page-seat-bot = Bot: { $level }
page-seat-here = Ktoś przy tym urządzeniu
page-seat-account = Dla konta o podanej nazwie
page-seat-closed = Zamknięte
page-clock-none = Bez zegara
    .about = Czekacie tak długo, jak trzeba.
page-clock-live = Za jednym posiedzeniem
page-clock-day = Ruch dziennie
page-clock-days = Na wiele dni
page-speed-instant = wcale
page-speed-quick = pół sekundy
page-speed-normal = sekundę lub dwie
page-speed-slow = od trzech do pięciu sekund

## Before the game

# On the table before the game.
page-lobby-kept = zarezerwowane dla zaproszonej osoby
page-lobby-wait = Partia zacznie się, gdy rozpocznie ją { $name }.
page-lobby-new = Pierwszy raz przy tej grze?
