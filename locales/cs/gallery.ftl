## Dohrané hry jako obrázky.

gallery-description = { $count ->
    [one] Na tomto zařízení je { $count } obrázek.
    [few] Na tomto zařízení jsou { $count } obrázky.
   *[other] Na tomto zařízení je { $count } obrázků.
} Visí tu posledních sto; ze zápasu nejlepší kolo jeho vítěze.
gallery-empty = Zatím tu nic nevisí. Každé samostatné kolo i dohraný zápas po sobě nechá obrázek.
gallery-all = Všechny
gallery-won = Výhry
gallery-lost = Prohry
gallery-found = { $count ->
    [one] { $count } obrázek
    [few] { $count } obrázky
   *[other] { $count } obrázků
}
gallery-none = Takový obrázek tu zatím není.
gallery-more = Zobrazit další
gallery-match = { $day }, { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
}
