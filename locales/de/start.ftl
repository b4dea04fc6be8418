## Die Startseite.

start-menu = Menü
start-title = Sieben Farben, sieben Wege zum Sieg.
start-description = Jede Karte, die du ablegst, bestimmt die Regel. Am Ende deines Zuges musst du führen, sonst bist du raus.
start-more = Mehr
start-private = Funktioniert offline. Kein Konto; nichts verlässt dieses Gerät.
start-private-live = Funktioniert offline. Kein Konto; nichts verlässt dieses Gerät, außer du spielst live.
start-legal = Red7 ist ein Spiel von Carl Chudyk und Chris Cieslik, erschienen bei Asmadi Games. Dies ist ein inoffizielles Fanprojekt mit eigenen Bildern und Texten.

## Was man spielt: eine erste Runde, den Tisch vom letzten Mal oder die verlassene Partie.

play-label = Spielen
play = Spielen
play-first = Erste Runde spielen
play-learn = In 3 Minuten lernen
play-first-against = Gegen { $who }
play-first-description = Ein Neuling, Tipps und viele Wege zum Sieg
play-rules = { $edition } { $game }
play-last-won = Deine letzte Partie, gewonnen bei { $rule }
play-last-lost = Deine letzte Partie, verloren bei { $rule }
play-customise = Anpassen
play-done = Fertig
play-new = Neue Partie
tile-puzzle-new = Heute ein neues
tile-rush = Drei Minuten
tile-rush-best = Rekord: { $count }
tile-learn = Lernen
tile-wins = Was gewinnt
tile-wins-facts = Zehn Fakten

## Die verlassene Partie.

last-turn = Zug { $turn } der Partie
last-to-move = Zug { NAME($who, case: "of") }
last-your-turn = Du bist dran
last-round-over = Die Runde ist vorbei
last-continue = Fortsetzen

## Das Formular für eine neue Partie.

form-title = Neue Partie
player-person = Person
player-friend = Gast

## Was es sonst noch gibt.

learn-description = Zehn kurze Lektionen
learn-done = { $done } von { $count } Lektionen geschafft
puzzles = Rätsel
puzzles-description = Ein Zug gewinnt. Finde ihn.
puzzles-solved = { $solved } von { $tried } gelöst · Rätselwertung { $rating }
puzzle-rush = Rätselsprint
statistics = Statistik
