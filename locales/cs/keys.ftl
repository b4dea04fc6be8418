## Klávesy u stolu.

keys-letters = Písmenné klávesy
letters-description = Písmena a ? u stolu fungují jako zkratky

# Co stojí na klávesách, pokud je to slovo.
key-home = Home
key-end = End
key-enter = Enter
key-escape = Esc
# Pro čtečku obrazovky.
key-left = Šipka vlevo
key-right = Šipka vpravo
key-question = Otazník

# Co dělají.
keys-step = Na předchozí nebo další kartu
keys-ends = Na první nebo poslední kartu
keys-choose = Vybrat kartu nebo ji vrátit; stisknout tlačítko
keys-palette = Zahrát vybranou kartu do palety
keys-canvas = Dát vybranou kartu na plátno nebo tam, kam ji posílá akce
keys-deck = Dát vybranou kartu na balíček
keys-end = Ukončit tah nebo potvrdit pas
keys-pass = Pasovat (nejdřív přijde dotaz)
keys-next = Další kolo, odveta nebo ukázat karty
keys-hint = Říct si o radu
what-if-description = Kdo povede při kterém pravidle s paletami, jak jsou teď, a které tvoje karty ho můžou nastavit.
keys-show-next = Ukázat další tah
keys-my-turn = Skočit na svůj tah; mimo hru na konec kola, pak na výsledek
keys-close = Zavřít, co je otevřené, nebo vrátit kartu
keys-note = Písmena a ? se dají v nastavení vypnout. Všechno jde i bez nich: klávesami Tab, Enter a šipkami se dostaneš na každé tlačítko.
