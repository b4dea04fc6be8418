## Odkazy na rozdání, hry a pozice: jak se sdílejí a jak se otevírají.

share = Sdílet
share-what = Co chceš sdílet?
share-deal = Rozdání
share-game = Hra
share-moment = Hra odsud dál
share-beat = Výzva pro přátele
share-beat-description = Kdo má odkaz, uvidí tvůj výsledek a zahraje stejné rozdání. Pak uvidí oba výsledky vedle sebe.
share-deal-description = Kdo má odkaz, dostane stejné karty a soupeře.
share-day-description = Kdo má odkaz, dostane rozdání toho dne.
share-game-description = Kdo má odkaz, uvidí hru tah po tahu a může od kteréhokoli tahu hrát dál.
share-long = Odkaz je dlouhý: obsahuje každý tah. Odkaz na rozdání je krátký.
share-address = Odkaz
share-copy = Kopírovat
share-copy-record = Kopírovat záznam (pro jiné programy)
share-copy-link = Kopírovat jen odkaz
share-copied = Zkopírováno.
share-not-copied = Kopírování tu nefunguje. Označ text a zkopíruj ho ručně.
share-not-sent = Odesílání tu nefunguje. Raději to zkopíruj.
share-send = Poslat…
share-code = QR kód
share-failed = Z tohohle odkaz udělat nejde.

replace-title = Ukončit rozehranou hru?
replace-description = Nahradí ji nová. Z této hry se nic neuchová.
replace-keep = Nechat moji hru
replace-go = Ukončit
