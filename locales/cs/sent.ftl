## Co někdo poslal, než se z toho něco vidí nebo hraje.

sent-game = Přišla ti hra
sent-moment = Přišla ti pozice ze hry
sent-deal = Přišlo ti rozdání
sent-beat = Překonej tento výsledek
sent-sender = Spoluhráč
sent-won = { $turns ->
    [one] Spoluhráč vyhrál za { $turns } tah.
    [few] Spoluhráč vyhrál za { $turns } tahy.
   *[other] Spoluhráč vyhrál za { $turns } tahů.
}
sent-lost = { $turns ->
    [one] Spoluhráč vydržel { $turns } tah.
    [few] Spoluhráč vydržel { $turns } tahy.
   *[other] Spoluhráč vydržel { $turns } tahů.
}
sent-same = Dostaneš stejné karty do ruky i stejné soupeře.
sent-game-description = Podívej se, jak se hrála, nebo vezmi stejné karty a zahraj ji líp.
sent-moment-description = Ukazuje stůl po tahu { $turn }.
sent-deal-description = Karty jsou zamíchané a nikdo ještě nehrál. Dostaneš karty, které vidíš níže.
sent-deal-shared = Karty jsou zamíchané a nikdo ještě nehrál.
sent-how = Jak to skončilo?
sent-hand = Tvoje ruka
sent-watch = Sledovat od začátku
sent-watch-theirs = Nejdřív sledovat
sent-see = Zobrazit pozici
sent-play = Zahrát to rozdání
sent-play-deal = Zahrát rozdání
sent-go = Přijmout výzvu
sent-spoils = Když se nejdřív podíváš, uvidíš jeho karty: to už není férový souboj.
sent-kept = Tvoje vlastní hra je v bezpečí.
sent-learn = Hraješ poprvé? Naučíš se to za 3 minuty

## Oba výsledky.

sent-better = Překonáno
# Oba prohráli.
sent-lasted = Větší výdrž máš ty
sent-even = Nerozhodně
sent-worse = Zatím nepřekonáno
sent-yours = Ty
sent-send-back = Poslat svůj výsledek
sent-watch-them = Sledovat jeho hru
sent-again = Zkusit znovu
sent-can-you-won = { $turns ->
    [one] Toto rozdání karetní hry Red7 mi vyšlo: výhra za { $turns } tah.
    [few] Toto rozdání karetní hry Red7 mi vyšlo: výhra za { $turns } tahy.
   *[other] Toto rozdání karetní hry Red7 mi vyšlo: výhra za { $turns } tahů.
} Dáš to taky?
sent-can-you-lost = { $turns ->
    [one] Toto rozdání karetní hry Red7 mi nevyšlo: prohra po { $turns } tahu.
    [few] Toto rozdání karetní hry Red7 mi nevyšlo: prohra po { $turns } tazích.
   *[other] Toto rozdání karetní hry Red7 mi nevyšlo: prohra po { $turns } tazích.
} Zvládneš to líp?
