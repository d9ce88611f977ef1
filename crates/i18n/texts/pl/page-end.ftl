# Koniec partii: kto wygrywa, punkty i chwile do zapamiętania.

page-end-headline = { $how ->
    [you] Wygrywasz!
    [share] Wspólne zwycięstwo!
    [one] Wygrywa { $who }!
    [several] { $who }: wspólne zwycięstwo!
   *[nobody] Partia jest skończona
}
page-end-place = { $place ->
    [2] Dobra gra: 2. miejsce
    [3] Dobra gra: 3. miejsce
   *[other] { $place }. miejsce
} i { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
page-end-scores = Wynik
page-end-turning = Punkt zwrotny
page-end-lead = Prowadzenie do końca
page-end-chance = Szansa: { $percent }

## Przyciski

page-end-see = Pokaż stół
page-end-result = Wynik
page-end-share = Udostępnij
page-end-new = Nowy stół
page-end-shared = { $game } w Starfry: { $scores }
