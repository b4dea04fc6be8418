## Zakończone rundy i mecze jako obrazy.

gallery-description = { $count ->
    [one] Jeden obraz na tym urządzeniu.
    [few] { $count } obrazy na tym urządzeniu.
   *[many] { $count } obrazów na tym urządzeniu.
} Wisi tu ostatnich sto, a mecz jako najlepsza runda zwycięzcy.
gallery-empty = Jeszcze nic tu nie wisi. Każda ukończona pojedyncza runda i każdy ukończony mecz zostawia obraz.
gallery-all = Wszystkie
gallery-won = Wygrane
gallery-lost = Przegrane
gallery-found = { $count ->
    [one] Jeden obraz
    [few] { $count } obrazy
   *[many] { $count } obrazów
}
gallery-none = Nie ma jeszcze takiego obrazu.
gallery-more = Pokaż więcej
gallery-match = { $day }, { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
