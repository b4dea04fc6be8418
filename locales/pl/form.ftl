## Formularz nowej gry i co znaczą jego wybory.

form-company = Z kim grasz
form-opponents = Przeciwnicy
form-friend = Zaproś znajomego
form-how-many = Ilu przeciwników
form-how-strong = Jak silni
form-players = Gracze
form-more = Więcej
form-player = Kto gra: { $who }
form-level = Poziom: { $who }
player-here = To urządzenie
player-opponent = Przeciwnik
names = Imiona
names-description = Puste pole: imię domyślne.
name-of = Imię: { $who }
form-edition = Zasady
form-game = Gra
form-target = Koniec gry
form-actions = Akcje
form-actions-help = Co robią akcje
form-seed = Kod rozdania: ten sam kod to te same karty
form-new-seed = Przetasuj
seed-length = Kod ma 8 liter lub cyfr; długość tego to { $count }.
seed-character = „{ $found }” nie jest literą od a do z ani cyfrą.
edition-print-3-description = Drukowane zasady z 2016 roku. Na początek wybierz te.
edition-print-0-description = Pierwszy druk: można najpierw odrzucić, a potem zagrać; w grze zaawansowanej odrzucenie nie daje karty.
edition-arena-description = Jak v1.3, tylko przy akcjach 1 i 7 mają inne ograniczenia.
edition-web-description = Jak v1.3, ale przy akcjach 7 przenosi kartę na płótno tylko wtedy, gdy zaraz potem prowadzisz.
game-basic-description = Jedna runda, bez punktów.
game-points-description = Rundy na punkty.
game-draw-description = Rundy na punkty; wysokie odrzucone karty dają nowe.
game-limit-description = Rundy na punkty; niskich kart nie wolno odrzucać.
target-cards = Do końca kart
actions-on-description = Zagrane karty nieparzyste działają: zabierz, dobierz, zagraj jeszcze raz, przenieś.
actions-off-description = Zagrane karty nie mają działania.
end-points = { $points ->
    [one] Wygrywa pierwszy, kto ma co najmniej { $points } punkt.
    [few] Wygrywa pierwszy, kto ma co najmniej { $points } punkty.
   *[many] Wygrywa pierwszy, kto ma co najmniej { $points } punktów.
}
end-cards = { $count ->
    [one] Gdy do rozdania zostaje mniej niż { $count } karta, wygrywa najwyższy wynik.
    [few] Gdy do rozdania zostaje mniej niż { $count } karty, wygrywa najwyższy wynik.
   *[many] Gdy do rozdania zostaje mniej niż { $count } kart, wygrywa najwyższy wynik.
}
match-length = Około { $turns } tur na gracza.
