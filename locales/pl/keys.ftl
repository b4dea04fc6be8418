## Klawisze przy stole.

keys-letters = Klawisze literowe
letters-description = Litery i ? to skróty przycisków przy stole

key-home = Home
key-end = End
key-enter = Enter
key-escape = Esc
key-left = Strzałka w lewo
key-right = Strzałka w prawo
key-question = Znak zapytania

keys-step = Do poprzedniej lub następnej karty
keys-ends = Do pierwszej lub ostatniej karty
keys-choose = Wybór karty lub jej odłożenie; naciśnięcie przycisku
keys-palette = Wybrana karta do twojej palety
keys-canvas = Wybrana karta na płótno albo tam, dokąd prowadzi akcja
keys-deck = Wybrana karta na wierzch talii
keys-end = Koniec tury albo potwierdzenie pasu
keys-pass = Pas (najpierw pytanie)
keys-next = Następna runda, nowa gra albo pokazanie kart
keys-hint = Prośba o podpowiedź
what-if-description = Kto prowadzi przy każdej regule, gdy palety są takie jak teraz, i które twoje karty mogą ją ustalić.
keys-show-next = Następna tura innych graczy
keys-my-turn = Od razu do twojej tury, a gdy odpadasz: do końca rundy, potem do wyniku
keys-close = Zamknięcie okna albo odłożenie karty
keys-note = Litery i ? można wyłączyć w ustawieniach. Wszystko da się zrobić bez nich: Tab, strzałki i Enter docierają do każdego przycisku.
