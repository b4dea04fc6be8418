## Co mówi samo index.html, zanim jest program, który wybierze język.

page-loading = Wczytywanie…
page-needs-script = Ta gra wymaga JavaScriptu: włącz go i wczytaj stronę ponownie.
page-not-loaded = Nie udało się wczytać gry. Sprawdź połączenie i spróbuj ponownie.
page-try-again = Spróbuj ponownie
