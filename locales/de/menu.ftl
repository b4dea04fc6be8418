## Das Menü am Tisch.

menu-game = Diese Partie
menu-table = Am Tisch
menu-elsewhere = Anderswo
# Für Screenreader: die Gruppe dessen, was verloren geht.
menu-loss = Endgültig

menu-levels = Gegner der nächsten Runde
menu-home-keeps = Du kannst später weiterspielen

menu-restart = Runde neu beginnen
menu-restart-counts = Die Partie zählt dann nicht mehr
menu-restart-asks = Diese Runde mit denselben Karten von vorn beginnen? Die Partie zählt dann nicht mehr für deine Statistik.
menu-restart-go = Neu beginnen
menu-resign = Runde aufgeben
menu-resign-counts = Zählt als verloren
menu-resign-asks = Diese Runde aufgeben? Du scheidest jetzt aus, und die anderen spielen sie zu Ende.
menu-resign-last = Diese Runde aufgeben? { $who } gewinnt sie.
menu-resign-go = Aufgeben
menu-give-up = Match aufgeben
menu-give-up-counts = Weder gewonnen noch verloren
menu-give-up-asks = Dieses Match aufgeben? Es endet hier und zählt weder als gewonnen noch als verloren.
given-up-title = Du hast das Match aufgegeben
given-up-description = So stand es. Es zählt weder als gewonnen noch als verloren.
friends-give-up = Partie aufgeben
friends-give-up-asks = Aufgeben? Das zählt als dein Zug, und du passt in jeder Runde, die noch kommt.
menu-keep = Weiterspielen
