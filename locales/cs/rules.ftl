## Pravidla hry: jedna věta za každou hodnotu každé položky pravidel, takže říkají jen to,
## co platí.

goal-title = Cíl
goal-rules = Každá barva je jedno pravidlo. Barva na vrchu plátna říká, čím se vede. Na konci svého tahu musíš vést, jinak vypadáváš.
goal-game = Kolo vyhrává, kdo zůstane ve hře poslední.
goal-points = Kdo zůstane ve hře poslední, vyhrává kolo a získává body.

deal-title = Rozdání
deal-description = Každý dostane sedm karet do ruky a jednu před sebe lícem nahoru: tou začíná jeho paleta. Začíná další hráč po tom, kdo má v paletě nejvyšší kartu, a pak se hraje popořadě.

your-turn-title = Tvůj tah
your-turn-either = Zahraj kartu do palety, nebo odhoď kartu na plátno a změň tím pravidlo, anebo udělej obojí.
your-turn-play-first = Když děláš obojí, nejdřív zahraj.
your-turn-any-order = Na pořadí nezáleží.
your-turn-discard = Odhodit smíš jen tehdy, když pak vedeš. Když nezahraješ ani neodhodíš, pasuješ a vypadáváš. S prázdnou rukou nezbývá než pasovat. Paleta hráče, který je mimo hru, se už nepočítá.

seven-title = Sedm pravidel
seven-description = Dokud je plátno prázdné, platí červená. Stačit může i jediná karta, ale aspoň jedna se musí počítat.

higher-title = Která karta je vyšší
higher-description = Při shodě vede nejvyšší z karet, které se počítají: nejdřív podle čísla, pak podle barvy. Nejvyšší barva je červená, po ní oranžová, žlutá, zelená, modrá, indigová a fialová. Remízy tak nejsou. Má-li paleta dvě stejně velké skupiny, počítá se ta s vyšší kartou.

discard-title = Co odhazuješ
discard-draws = Když odhodíš kartu vyšší, než kolik karet máš v paletě, smíš si dobrat kartu z balíčku, pokud v něm nějaká je. Paleta se počítá ve chvíli odhození, takže i s čerstvě zahranou kartou. Dobráním tah končí: karta ti zůstane na později.
discard-limited = Nesmíš odhodit kartu nižší, než kolik karet máš v paletě; stejná nevadí. Paleta se počítá ve chvíli odhození, takže i s čerstvě zahranou kartou.

points-title = Body
points-description = Kdo vyhraje kolo, nechá si karty, které se počítají při platném pravidle: každá má tolik bodů, kolik je její číslo. Všechny ostatní se zamíchají do dalšího kola.

end-title = Konec
end-share = Při shodě nejvyššího skóre je výhra společná.

actions-title = Akce
actions-act = Karta 1, 3, 5 nebo 7 zapůsobí hned, jak ji zahraješ do palety, při odhození ne. Co říká, musíš udělat, když to jde; když to nejde, nestane se nic.
actions-then-discard = Potom ještě smíš odhodit.
actions-then-discard-unless = Potom ještě smíš odhodit, pokud to v tomto tahu už nemáš za sebou.
actions-must-stay = Kartu { $values } smíš zahrát jen tehdy, když tah ještě můžeš zakončit ve vedení, a pak to musíš udělat.

take-title = 1: odeber kartu
take-description = Odeber kartu z palety hráče, který je ještě ve hře, a polož ji rubem nahoru na balíček.
take-not-from-fewer = Nikdy z palety, ve které je méně karet než ve tvé i s touto 1.
take-not-the-only = Nikdy jedinou kartu v paletě.
take-any = Odebrat se dá i jediná karta.

draw-title = 3: dober si
draw-description = Dober si vrchní kartu balíčku. Můžeš ji použít ještě v tomto tahu.

again-title = 5: hraj znovu
again-description = Zahraj do palety další kartu a udělej, co říká.

move-title = 7: přesuň kartu
move-any = Vyber kartu ve své paletě: tuto 7 nebo jinou.
move-another = Vyber ve své paletě jinou kartu než tuto 7.
move-canvas = Polož ji na plátno.
move-canvas-deck = Polož ji na plátno, nebo rubem nahoru na balíček.
move-canvas-leading = Polož ji na plátno, jestliže pak vedeš.
move-canvas-leading-deck = Polož ji na plátno, jestliže pak vedeš, nebo rubem nahoru na balíček.
move-canvas-limited = Polož ji na plátno, jestliže pak vedeš a její číslo není nižší, než kolik karet ti v paletě zbude.
move-canvas-limited-deck = Polož ji na plátno, jestliže pak vedeš a její číslo není nižší, než kolik karet ti v paletě zbude, nebo rubem nahoru na balíček.
move-no-draw = Za takový přesun si kartu nedobíráš.
