## Co mówi samo index.html, zanim jest program, który wybierze język.

page-loading = Wczytywanie…
page-not-loaded = Nie udało się wczytać gry. Sprawdź połączenie i spróbuj ponownie.
page-slow = To trwa dłużej niż zwykle. Sprawdź połączenie i spróbuj ponownie.
page-no-wasm = Ta gra wymaga WebAssembly, którego ta przeglądarka nie ma lub które jest w niej wyłączone. Spróbuj w innej.
page-try-again = Spróbuj ponownie
