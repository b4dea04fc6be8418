## Wszystko, co jest zapisane w przeglądarce, i kopie tego.

data = Twoje dane
data-description = Wszystko, co ta strona zapisuje, jest w tej przeglądarce. Kopia to plik, który możesz zachować albo wczytać na innym urządzeniu.
data-what = Co
data-here = W tej przeglądarce
data-in-copy = W kopii
data-games = Gry
data-game = { $game }, { $count ->
    [one] { $count } tura
    [few] { $count } tury
   *[many] { $count } tur
}
data-game-over = { $game }, zakończona
data-game-of = { $given }, { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
data-rounds = Policzone rundy
data-names = Imiona
data-chosen = zapisane
data-lessons = Opanowane lekcje
data-learned = Znalezione lepsze tury
data-rated = Rundy w rankingu
data-aside = Odłożone
data-others = Inne
data-none = brak
data-sealed = Z zapieczętowanymi grami
data-sealed-description = kto miałby ten plik, mógłby zobaczyć w nich twoje karty
data-save = Zapisz kopię
data-saved = Kopia jest wśród pobranych plików.
data-not-saved = Przeglądarka nie pozwoliła tej stronie zapisać pliku.
data-left-out = Nie ma w kopii, bo jest za duże albo nie da się tego zapisać: { $given }.
data-load = Wczytaj kopię
data-take-description = To, co jest w kopii, zastąpi to samo tutaj; reszta zostaje.
data-take-sealed = Zapieczętowane gry, które już tu są, zostają bez zmian. Każdą z nich prowadź tylko na jednym urządzeniu.
data-take = Wczytaj
data-leave = Anuluj

## Dlaczego kopia nie została przyjęta.

copy-large = Ten plik jest większy niż jakakolwiek kopia tej strony.
copy-unreadable = Nie da się odczytać tego pliku: nie jest kopią albo jest ucięty.
copy-foreign = Tego pliku nie zapisała ta strona.
copy-newer = Tę kopię zapisała nowsza wersja tej strony. Odśwież stronę, a potem wczytaj kopię.
copy-damaged = Coś w tej kopii jest uszkodzone, więc nic z niej nie przyjęto: { $given }.
copy-full = W pamięci przeglądarki nie ma miejsca na tę kopię.
copy-blocked = Przeglądarka nie pozwala tej stronie niczego zapisać.
copy-kept = Nic się nie zmieniło.

## Co zostało odłożone i co można usunąć.

aside-title = Odłożone
aside-description = Odłożono to, czego nie udało się odczytać. Możesz zapisać to jako plik albo usunąć.
aside-save = Zapisz: { $given }
aside-delete = Usuń: { $given }
aside-number = { $given } { $count }
aside-ask = Usunąć to na zawsze? { $given }
document-game = Gra
document-rating = Ranking
document-learn = Tury do ponownego spróbowania
document-live = Gry na żywo
document-other = Inne
delete-title = Usuwanie
delete-statistics = Usuń statystyki
delete-all = Usuń wszystko
delete-statistics-ask = Usunąć na zawsze statystyki i ranking? Gry i ustawienia zostaną.
delete-all-ask = Usunąć na zawsze wszystko, co ta strona zapisała w przeglądarce? Gry, ustawienia, statystyki i to, co odłożono.
delete-keep = Zachowaj
delete-go = Usuń
