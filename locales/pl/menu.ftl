## The menu of a table.

menu-game = Ta gra
menu-table = Przy stole
menu-elsewhere = Gdzie indziej
# For a screen reader: the group of what is lost.
menu-loss = Tego nie cofniesz

menu-levels = Przeciwnicy w następnej rundzie
menu-home-keeps = Możesz wrócić do gry później

menu-restart = Zacznij rundę od nowa
menu-restart-counts = Gra nie będzie się już liczyć
menu-restart-asks = Rozdać tę rundę jeszcze raz od początku? Gra nie będzie się już liczyć do statystyk.
menu-restart-go = Od nowa
menu-resign = Poddaj rundę
menu-resign-counts = Liczy się jako przegrana
menu-resign-asks = Poddać tę rundę? Odpadasz teraz, a reszta ją dokończy.
menu-resign-last = Poddać tę rundę? Wygra ją { $who }.
menu-resign-go = Poddaję
menu-give-up = Poddaj mecz
menu-give-up-counts = Ani wygrany, ani przegrany
menu-give-up-asks = Poddać ten mecz? Skończy się teraz i nie będzie ani wygrany, ani przegrany.
given-up-title = Mecz poddany
given-up-description = Taki był wynik. Mecz nie liczy się ani jako wygrany, ani jako przegrany.
friends-give-up = Poddaj grę
friends-give-up-asks = Poddać grę? To twoja tura, a w każdej następnej rundzie pasujesz.
menu-keep = Gram dalej
