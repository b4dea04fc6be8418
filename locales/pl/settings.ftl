## Ustawienia, okna i komunikaty.

sheet-close = Zamknij

settings = Ustawienia
settings-play = Gra
settings-look = Wygląd
settings-input = Klawiatura i język
settings-data = Kopia i to, co zapisane
settings-style = Karty
style-paint = Farba
style-classic = Klasyczne
style-print = Druk
settings-theme = Motyw
theme-system = Systemowy
theme-light = Jasny
theme-dark = Ciemny
settings-language = Język
language-system = Systemowy
settings-pace = Tempo przeciwników
pace-steps = Krok po kroku
pace-steps-says = Każda tura czeka, aż wybierzesz Dalej.
pace-calm = Spokojne
pace-calm-says = Każdą turę widać przez dwie i pół sekundy.
pace-brisk = Żwawe
pace-brisk-says = Każdą turę widać nieco ponad sekundę.
pace-instant = Bez czekania
pace-instant-says = Przeciwnicy grają od razu.
settings-motion = Ruch
motion-system = Systemowy
motion-system-says = Karty się poruszają, chyba że system prosi o mniej ruchu.
motion-reduced = Ograniczony
motion-reduced-says = Nic się nie porusza; zmiany pojawiają się płynnie.
motion-off = Wyłączony
motion-off-says = Wszystko zmienia się od razu.
settings-cards = Większe karty
cards-say = Większe karty, mniejsze płótno
names = Imiona
names-say = Puste pole: imię domyślne.
settings-sound = Dźwięk
settings-sounds = Dźwięki
sounds-say = Ciche: karty, reguły, twoja tura i koniec
settings-haptics = Wibracje
haptics-say = Drgnięcie przy kartach i zasadach, mocniejsze na koniec
settings-draws = Pytaj przed dobraniem
draws-say = W grze zaawansowanej decydujesz o każdej karcie, którą możesz dobrać
settings-take-back = Cofanie całych tur
take-back-says = Wróć do chwili przed swoją ostatnią turą; gra jest oznaczona
settings-home = Do strony startowej

## Komunikaty o tym, co poszło inaczej, niż powinno.

notice-dismiss = Zamknij komunikat
notice-storage-blocked = Przeglądarka nie pozwala tej stronie niczego zapisać. Możesz grać, ale zamknięcie strony kończy grę.
notice-storage-cleared = To, co ta strona zapisała, zostało w międzyczasie usunięte. To, co tu robisz, zapisuje się od nowa.
notice-storage-full = Pamięć przeglądarki jest pełna. Możesz grać dalej, ale dopóki nie będzie miejsca, ta gra i twoje wyniki nie zostaną zapisane.
notice-unreadable-game = Nie udało się odczytać zapisanej gry, więc została odłożona. Niczego nie usunięto.
notice-newer-game = Zapisana gra pochodzi z nowszej wersji tej strony, więc została odłożona. Niczego nie usunięto.
notice-unreadable-settings = Nie udało się odczytać zapisanych ustawień, więc zostały odłożone. Niczego nie usunięto.
notice-newer-settings = Zapisane ustawienia pochodzą z nowszej wersji tej strony, więc zostały odłożone. Niczego nie usunięto.
notice-unreadable-daily = Nie udało się odczytać wyników rozdań dnia, więc zostały odłożone. Niczego nie usunięto.
notice-newer-daily = Wyniki rozdań dnia pochodzą z nowszej wersji tej strony, więc zostały odłożone. Niczego nie usunięto.
notice-cannot-set-aside = Czegoś zapisanego nie udało się odczytać i nie ma miejsca, by to odłożyć. Pozostaje bez zmian; zamknięcie strony kończy grę.
notice-other-tab = Inna karta przeglądarki zapisała w tym czasie grę lub ustawienia, a ta ich nie nadpisuje. To, co robisz tutaj, nie jest zapisywane ani liczone.
notice-no-worker = Przeciwnicy nie mogą tu myśleć w tle, więc myślą na stronie. Może ona na chwilę stanąć; gra toczy się dalej.
notice-new-version = Jest nowa wersja. Twoja gra zostaje.
notice-load-it = Wczytaj

## Część strony, która przychodzi później.

part-coming = Chwileczkę…
part-missing = Nie wczytano
part-failed = Nie udało się wczytać tej części strony. Sprawdź połączenie i spróbuj ponownie; twoja gra jest bezpieczna.
part-reload = Odśwież stronę
