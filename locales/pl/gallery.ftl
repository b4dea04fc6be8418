## Zakończone rundy i mecze jako obrazy.

gallery-description = { $count ->
    [one] Jeden obraz
    [few] { $count } obrazy
   *[many] { $count } obrazów
} na tym urządzeniu. Wybierz obraz, żeby zobaczyć analizę rundy. Mieści się tu ostatnich 100 gier, a mecz pokazuje najlepsza runda zwycięzcy.
gallery-empty = Nie ma jeszcze obrazów. Każda ukończona gra zostawia tu jeden.
gallery-all = Wszystkie
gallery-won = Wygrane
gallery-lost = Przegrane
gallery-found = { $count ->
    [one] Jeden obraz
    [few] { $count } obrazy
   *[many] { $count } obrazów
}
gallery-none = Jeszcze żadnego.
gallery-more = Pokaż więcej
gallery-match = { $day } · { $count ->
    [one] { $count } runda
    [few] { $count } rundy
   *[many] { $count } rund
}
