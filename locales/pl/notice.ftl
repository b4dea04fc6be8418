## Komunikaty o tym, co poszło inaczej, niż powinno.

notice-letter-known = Tę turę już znasz. Twoja gra się nie zmieniła.
notice-letter-older = Ten link jest starszy niż twoja gra, więc nic się nie zmieniło.
notice-sealed-known = Ten link już został stąd wysłany albo tu otwarty. Twoja gra się nie zmieniła.
notice-sealed-early = Brakuje tu linku, który był przed tym. Najpierw otwórz tamten. Twoja gra się nie zmieniła.
notice-sealed-other = Ten link jest z zapieczętowanej gry, której nie ma w tej przeglądarce. Otwórz go w tej, w której gra się zaczęła. Jeśli jej dane przepadły, gry nie da się dokończyć.
notice-sealed-forked = Ten link nie pasuje do twojej gry, bo nie wynika z tego, co zostało wysłane. Twoja gra się nie zmieniła.
notice-sealed-signature = Ten link jest uszkodzony albo nie wysłała go osoba, z którą grasz. Poproś o niego jeszcze raz. Twoja gra się nie zmieniła.
notice-sealed-secret = Ten link został odrzucony, bo sekret, który zawiera, nie jest tym, który ustalono na początku. Poproś o ten link jeszcze raz. Twoja gra się nie zmieniła.
notice-sealed-next-deck = Ta runda jest sprawdzona, ale następna nie została dobrze rozdana. Poproś o ten link jeszcze raz.
notice-sealed-wrong = Ten link został odrzucony, bo mówi coś niemożliwego: jego klucz nie otwiera żadnej karty albo tura łamie zasady. Twoja gra się nie zmieniła.
notice-unreadable-puzzles = Nie udało się odczytać zapisanych wyników zagadek, więc zostały odłożone. Niczego nie usunięto.
notice-newer-puzzles = Zapisane wyniki zagadek pochodzą z nowszej wersji tej strony, więc zostały odłożone. Niczego nie usunięto.
notice-unreadable-recent = Nie udało się odczytać listy ostatnich gier, więc została odłożona. Niczego nie usunięto.
notice-newer-recent = Lista ostatnich gier pochodzi z nowszej wersji tej strony, więc została odłożona. Niczego nie usunięto.
notice-dismiss = Zamknij komunikat
notice-storage-blocked = Przeglądarka nie pozwala tej stronie niczego zapisać. Możesz grać, ale zamknięcie strony kończy grę.
notice-storage-cleared = Coś usunęło to, co ta strona zapisała. Ta karta jeszcze to ma.
notice-put-back = Przywróć
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
sealed-reading = Otwieranie linku…
notice-not-sent = Ta tura nie jest wysłana: przeglądarka nie zapisała gry, więc nie ma jeszcze linku. Dopóki ta strona jest otwarta, nic nie przepada. Zwolnij w przeglądarce miejsce albo zezwól na zapis i spróbuj jeszcze raz.
notice-no-texts = Nie udało się wczytać ustawionego języka, więc strona zostaje przy tym. Sprawdź połączenie i odśwież stronę.
notice-no-entropy = Przeglądarka nie daje liczb losowych, więc nie może zapieczętować gry.
notice-faster = Od teraz przeciwnicy grają trochę szybciej. Tempo zmienisz w ustawieniach.
notice-new-version = Jest nowa wersja. Twoja gra zostaje.
notice-load-it = Wczytaj
notice-unreadable-statistics = Nie udało się odczytać zapisanych statystyk, więc zostały odłożone. Niczego nie usunięto.
notice-newer-statistics = Zapisane statystyki pochodzą z nowszej wersji tej strony, więc zostały odłożone. Niczego nie usunięto.

## Część strony, która przychodzi później.

part-coming = Chwileczkę…
part-missing = Nie wczytano
part-failed = Nie udało się wczytać tej części strony. Sprawdź połączenie i spróbuj ponownie; twoja gra jest bezpieczna.
part-outdated = To wymaga nowej wersji strony. Twoja gra zostaje.
engine-missing = Nie udało się wczytać części, która odpowiada za przeciwników, podpowiedzi i zagadki. Sprawdź połączenie i spróbuj ponownie; twoja gra jest bezpieczna.
sealed-missing = Nie udało się wczytać części, która pieczętuje gry. Sprawdź połączenie i spróbuj jeszcze raz. Twoja gra jest bezpieczna.
module-needs-worker = Zagadki i analizy wymagają pracy w tle, której ta przeglądarka nie uruchomiła. Spróbuj jeszcze raz albo w innej przeglądarce.
module-invalid-reply = Program przeciwników dał odpowiedź bez sensu. Spróbuj jeszcze raz albo odśwież stronę; twoja gra jest bezpieczna.
part-again = Spróbuj jeszcze raz
part-reload = Odśwież stronę

## Linki, które donikąd nie prowadzą.

bad-link-long = Ten link jest o wiele za długi.
bad-link-cut = Ten link jest ucięty: zamiast jego części są kropki. Skopiuj cały link albo poproś o wysłanie go jeszcze raz.
bad-link-form = Ta strona nie rozumie tego linku.
bad-link-parts = W tym linku czegoś brakuje albo jest czegoś za dużo.
bad-link-rules = Ten link podaje zasady, których ta strona nie zna.
bad-link-players = Ten link nie mówi, kto gra.
bad-link-seed = Ten link nie podaje rozdania.
bad-link-shuffles = Karty w tym linku nie tworzą pełnej talii.
bad-link-ply = Ten link podaje chwilę, której w jego grze nie ma.
bad-link-position = Pozycja w tym linku nie jest możliwa.
bad-link-challenge = Ta gra jeszcze trwa, więc nie ma w niej czego pobić.
bad-letter-newer = Ten link pochodzi z nowszej wersji strony. Odśwież stronę i otwórz go jeszcze raz.
bad-letter-damaged = Ten link uszkodził się po drodze albo jest ucięty. Poproś o wysłanie go jeszcze raz.
bad-letter-other = W tym linku nie ma gry, którą ta strona umie odczytać.
bad-link-kept = Nic się nie zmieniło.
bad-link-puzzle = Ten link nie wskazuje żadnej zagadki.
