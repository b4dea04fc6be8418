## Zakończone gry jako obrazy.

gallery-description = { $count ->
    [one] Jedna gra na tym urządzeniu.
    [few] { $count } gry na tym urządzeniu.
   *[many] { $count } gier na tym urządzeniu.
} Wisi tu ostatnich sto, a mecz jako najlepsza runda zwycięzcy.
gallery-empty = Jeszcze nic tu nie wisi. Każda ukończona gra zostawia obraz.
gallery-all = Wszystkie
gallery-won = Wygrane
gallery-lost = Przegrane
gallery-found = { $count ->
    [one] Jeden obraz
    [few] { $count } obrazy
   *[many] { $count } obrazów
}
gallery-none = Nie ma jeszcze takiej gry.
gallery-more = Pokaż więcej
gallery-match = { $day }, { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
