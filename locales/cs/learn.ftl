## Lekce: jak se jmenují, co žádají a co říkají na pokus.

learn = Naučit se hrát
learn-rules = Nauč se hru v deseti krátkých lekcích
learn-list = Lekce
learn-number = Lekce { $lesson } z { $count }
learn-progress = { $lesson } z { $count }
learn-task-number = Krok { $task } z { $count }
learn-after = Další lekce
learn-learned = hotovo
learn-leave = Opustit lekci

learn-title = { $lesson ->
    [1] Sedm pravidel
    [2] Která karta je vyšší
    [3] Zahraj kartu
    [4] Odhoď kartu
    [5] Udělej obojí
    [6] Vypadnutí
    [7] Pokročilá hra
    [8] Akce
    [9] Co si nechat
   *[other] Jedna karta, nebo dvě
}

learn-task = { $lesson ->
    [1] { $task ->
        [1] Na konci svého tahu musíš vést. Čím, to říká barva na plátně. <b>Červená: vede nejvyšší karta.</b> Vyber kartu, se kterou povedeš, a zahraj ji do palety.
        [2] <b>Oranžová: vede, kdo má nejvíc karet se stejným číslem.</b> Zahraj kartu, se kterou povedeš.
        [3] <b>Žlutá: vede, kdo má nejvíc karet jedné barvy.</b> Která karta teď pomůže?
        [4] <b>Zelená: vede, kdo má nejvíc sudých karet (2, 4, 6).</b>
        [5] <b>Modrá: vede, kdo má nejvíc různých barev.</b> Každá barva se počítá jednou.
        [6] <b>Indigová: vede nejdelší postupka čísel</b>, třeba 3 4 5. Na barvách nezáleží.
       *[other] <b>Fialová: vede, kdo má nejvíc karet pod 4 (1, 2, 3).</b>
    }
    [2] { $task ->
        [1] Platí červená a Siena vede se šestkou. <b>Nejdřív se počítá číslo</b>, ať je barva jakákoli. Přebij ji.
        [2] Teď má každý šestku. <b>Při stejném čísle rozhoduje barva</b>: nejvyšší je červená, pak oranžová, žlutá, zelená, modrá, indigová a fialová.
       *[other] Zelená: Siena má dvě sudé karty, ty jednu. <b>Při shodě vede nejvyšší z karet, které se počítají.</b> Která z tvých stačí?
    }
    [3] { $task ->
        [1] Celý tah: <b>zahraj do palety kartu, se kterou povedeš, a ukonči tah.</b> Dokud ho neukončíš, můžeš kartu vrátit.
       *[other] Tady máš na výběr z několika karet. <b>Jednu zahraj a ukonči tah</b>; ostatní si nech na později.
    }
    [4] { $task ->
        [1] Červenou 7 nepřebije nic, tak změň pravidlo: <b>odhoď kartu na plátno a její barva se stane pravidlem.</b> Smíš to jen tehdy, když pak vedeš.
       *[other] Už vedeš, ale jen tak čekat nejde: <b>když pasuješ, vypadneš.</b> Odhoď kartu, po které budeš vést dál.
    }
    [5] Jedna karta tu nestačí. Udělej obojí: <b>zahraj kartu a pak odhoď takovou</b>, která ti dá vedení.
    [6] { $task ->
        [1] Tentokrát nepomůže nic. <b>V takovém případě vypadneš</b> a ostatní hrají dál. Pasuj.
       *[other] <b>Vyhrává, kdo zůstane ve hře poslední.</b> Siena už nemá karty a může jen pasovat. Skonči svůj tah ve vedení a vyhraješ.
    }
    [7] { $task ->
        [1] V pokročilé hře platí: <b>odhoď kartu vyšší, než kolik karet máš v paletě, a dobereš si.</b> V paletě máš dvě karty: odhoď 3 nebo vyšší a dober si.
       *[other] <b>Kdo vyhraje kolo, dostane body za karty, které se počítají</b> při platném pravidle: každá má hodnotu svého čísla. Vyhraj toto kolo s 15 body.
    }
    [8] { $task ->
        [1] S akcemi liché karty při zahrání něco udělají. <b>Jednička odebere kartu z palety soupeře.</b> Zahraj ji, odeber kartu a dostaň se do vedení.
        [2] <b>Za trojku si dobereš vrchní kartu balíčku</b> a hned ji můžeš použít. Zahraj trojku a uvidíš, co přijde.
        [3] <b>Po pětce musíš hrát znovu</b>: zahraj další kartu a s oběma povedeš.
       *[other] <b>Sedmička přesune kartu z tvé palety</b>, třeba na plátno, kde se její barva stane pravidlem. Zahraj ji, přesuň kartu a dostaň se do vedení.
    }
    [9] { $task ->
        [1] Sieninu pětku přebije červená 7 i oranžová 6. <b>Vysoké karty vyhrávají na konci kola, tak si tu nejvyšší nech</b>: dostaň se do vedení bez ní a ukonči tah.
       *[other] Modrá: povedeš s každou novou barvou, na čísle nezáleží. <b>Zahraj kartu, která ti bude nejméně chybět</b>, a sedmičku si nech.
    }
   *[other] { $task ->
        [1] Můžeš jednu kartu zahrát a další odhodit. <b>Jenže každá karta, kterou použiješ, ti bude na konci chybět.</b> Dostaň se do vedení jedinou kartou.
       *[other] Tady ti žádná karta sama vedení nedá. <b>Jen v takovém případě použij dvě</b>: jednu zahraj a druhou odhoď.
    }
}

# Co se řekne na konci.
learn-end = { $lesson ->
    [1] To je všech sedm pravidel. Stačit může i jediná karta, když nikdo nemá víc.
    [2] Tak se rozhodne každá shoda.
    [3] To je celý tah.
    [4] Odhození také stojí kartu, ale paleta zůstane, jak byla.
    [5] Nejdřív zahrát, pak odhodit: to je pořadí v tahu.
    [6] S prázdnou rukou můžeš jen pasovat, tak si karty šetři, jak dlouho to jde.
    [7] Hrají se další kola, dokud někdo nedosáhne cíle nebo nedojdou karty.
    [8] To jsou všechna pravidla. Další dvě lekce ukážou, jak vyhrávat.
    [9] Žádná karta v ruce nemá větší cenu než červená 7.
   *[other] Kdo má ještě karty, může odpovědět, když ostatní musí pasovat. Zahraj si první kolo.
}

## Co se řekne o tahu, který je zatím správně.

## Co se řekne na pokus.

learn-right = Správně
learn-wrong = Ještě ne
learn-illegal = To nejde. { $text }
learn-illegal-discard = Odhodit smíš jen tehdy, když pak vedeš, a při { COLOR($rule, case: "under") } nevedeš. { $text }
learn-behind = S tím nevedeš. { $text }
learn-passed = Když pasuješ, vypadneš, a tady nemusíš.
learn-out = Tvůj tah skončil a nevedeš, takže vypadáváš. { $text }
learn-poor = { $points ->
    [one] Vyhráváš, ale jen s { $points } bodem. Jiný tah dá víc bodů.
    [few] Vyhráváš, ale jen se { $points } body. Jiný tah dá víc bodů.
   *[other] Vyhráváš, ale získáváš jen { $points } bodů. Jiný tah dá víc bodů.
}
learn-missing-play = Ve hře zůstáváš, ale tady máš zahrát kartu do palety.
learn-missing-discard = Ve hře zůstáváš, ale tady máš odhodit kartu na plátno.
learn-missing-draw = Ve hře zůstáváš, ale tady si máš dobrat kartu.
learn-missing-take = Ve hře zůstáváš, ale tady máš zahrát jedničku a odebrat kartu.
learn-missing-again = Ve hře zůstáváš, ale tady máš zahrát pětku a další kartu.
learn-missing-move = Ve hře zůstáváš, ale tady máš zahrát sedmičku a přesunout kartu.
learn-spent-highest = Ve hře zůstáváš, ale bez své nejvyšší karty. Stačí i nižší.
learn-spent-two = Ve hře zůstáváš, ale tady stačí jedna karta.
learn-now-out = Vypadáváš a { $who } jako poslední ve hře vyhrává. Kromě vítěze vypadnou všichni.
learn-won-points = { $points ->
    [one] Vyhráváš kolo a získáváš { $points } bod.
    [few] Vyhráváš kolo a získáváš { $points } body.
   *[other] Vyhráváš kolo a získáváš { $points } bodů.
}
learn-next-task = Další krok
learn-first-round = Zahrát první kolo
learn-again = Zkusit znovu
