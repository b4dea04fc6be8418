## Dohrané hry jako obrázky.

gallery-description = { $count ->
    [one] { $count } obrázek
    [few] { $count } obrázky
   *[other] { $count } obrázků
} na tomto zařízení. Vyber si obrázek a uvidíš rozbor jeho kola. Vejde se sem posledních 100 her; zápas ukazuje nejlepší kolo jeho vítěze.
gallery-empty = Zatím tu nejsou žádné obrázky. Každá dohraná hra tu jeden nechá.
gallery-all = Všechny
gallery-won = Výhry
gallery-lost = Prohry
gallery-found = { $count ->
    [one] { $count } obrázek
    [few] { $count } obrázky
   *[other] { $count } obrázků
}
gallery-none = Zatím žádný.
gallery-more = Zobrazit další
gallery-match = { $day } · { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
}
