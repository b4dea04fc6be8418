## Nabídka u stolu.

menu-game = Tato hra
menu-table = U stolu
menu-elsewhere = Jinam
# Pro čtečku obrazovky: skupina toho, co se ztratí.
menu-loss = Nejde vrátit

menu-levels = Soupeři pro další kolo
menu-home-keeps = Pokračovat můžeš později

menu-restart = Začít kolo znovu
menu-restart-counts = Hra se už nebude počítat
menu-restart-asks = Rozdat toto kolo znovu od začátku? Hra se pak už nebude počítat do statistik.
menu-restart-go = Začít znovu
menu-resign = Vzdát kolo
menu-resign-counts = Počítá se jako prohra
menu-resign-asks = Vzdát toto kolo? Hned vypadneš a ostatní ho dohrají.
menu-resign-last = Vzdát toto kolo? Vyhraje ho { $who }.
menu-resign-go = Vzdát
menu-give-up = Vzdát zápas
menu-give-up-counts = Ani výhra, ani prohra
menu-give-up-asks = Vzdát tento zápas? Skončí teď a nepočítá se jako výhra ani jako prohra.
given-up-title = Zápas je vzdaný
given-up-description = Takový byl stav. Zápas se nepočítá jako výhra ani jako prohra.
friends-give-up = Vzdát hru
friends-give-up-asks = Vzdát? Počítá se to jako tvůj tah a ve všech zbývajících kolech pasuješ.
menu-keep = Hrát dál
