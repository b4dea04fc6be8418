## Jak se co jmenuje. Jméno má i jiné tvary, kde je věta potřebuje:
## NAME($who, case: "dative"), COLOR($color, case: "small"), CARD($card, case: "accusative").
##
## Slova, všude stejná: paleta (palette), plátno (canvas), balíček (deck), ruka (hand),
## zahrát (play), odhodit (discard), dobrat si (draw), odebrat (remove), přesunout (move),
## pravidlo a „platí modrá“ (rule), „při modré“ (under blue), vést, vedení (lead),
## pas, pasovat (pass), vypadnout, mimo hru (go out, out), tah (turn), kolo (round),
## zápas (match), rozdání (deal), kód rozdání (deal code), akce (action), soupeř (opponent),
## postupka (run), přebít (beat), rada (hint), vrátit (undo, take back),
## nanečisto (practice), rozbor (review), záznam (replay), úloha (puzzle),
## závod s časem (puzzle rush), rozdání dne (daily deal), zápas týdne (weekly match),
## záloha (backup), odložit (set aside), odkaz (link), zapečetit (seal), server (relay),
## základní a pokročilá hra (Basic, Advanced), úroveň (level), série (streak).
##
## Minulý čas by prozradil rod, proto se o tazích mluví v přítomném čase.

# Hráči: osoba, ke které stránka mluví, a ostatní; čtvrtý sedí na prvním místě, mluví-li stránka
# k někomu jinému. Jmenují se podle barviv.
name = { $who ->
    [you] Ty
    [first] Siena
    [second] Umbra
    [third] Křída
    [friend] tvůj spoluhráč
   *[fourth] Okr
}
    .dative = { $who ->
    [you] ti
    [first] Sieně
    [second] Umbře
    [third] Křídě
    [friend] spoluhráči
   *[fourth] Okru
}

# Tytéž tvary pro hráče, kterému někdo dal jméno. Taková jména se neskloňují.
name-given = { $given }
    .dative = hráči { $given }

# Barvy jsou ženského rodu, jako barva i karta. Tvar „accusative“ je i sedmý pád („červenou“),
# „under“ je šestý pád po „při“ i množné číslo („2 červené“), „many“ druhý pád množný,
# „with“ sedmý pád množný.
color = { $color ->
    [red] Červená
    [orange] Oranžová
    [yellow] Žlutá
    [green] Zelená
    [blue] Modrá
    [indigo] Indigová
   *[violet] Fialová
}
    .small = { $color ->
    [red] červená
    [orange] oranžová
    [yellow] žlutá
    [green] zelená
    [blue] modrá
    [indigo] indigová
   *[violet] fialová
}
    .accusative = { $color ->
    [red] červenou
    [orange] oranžovou
    [yellow] žlutou
    [green] zelenou
    [blue] modrou
    [indigo] indigovou
   *[violet] fialovou
}
    .under = { $color ->
    [red] červené
    [orange] oranžové
    [yellow] žluté
    [green] zelené
    [blue] modré
    [indigo] indigové
   *[violet] fialové
}
    .many = { $color ->
    [red] červených
    [orange] oranžových
    [yellow] žlutých
    [green] zelených
    [blue] modrých
    [indigo] indigových
   *[violet] fialových
}
    .with = { $color ->
    [red] červenými
    [orange] oranžovými
    [yellow] žlutými
    [green] zelenými
    [blue] modrými
    [indigo] indigovými
   *[violet] fialovými
}

card = { COLOR($color, case: "small") } { $value }
    .accusative = { COLOR($color, case: "accusative") } { $value }

# Karta tam, kde skoro není místo: písmeno barvy a číslo.
card-short = { $color ->
    [red] Č
    [orange] O
    [yellow] Ž
    [green] Z
    [blue] M
    [indigo] I
   *[violet] F
}{ $value }

# Co karta udělá, když se zahraje, jedním slovem.
action-take = odeber
action-draw = dober si
action-play-again = hraj znovu
action-move = přesuň
# Totéž ve vysvětlivkách, kde je třeba rozlišit obě značky s minusem.
action-key-take = odeber soupeři kartu
action-key-move = přesuň svoji kartu

level-novice = Nováček
level-casual = Amatér
level-skilled = Znalec
level-master = Mistr
level-novice-description = { $who } zahraje cokoli, co vede.
level-casual-description = { $who } šetří karty.
level-skilled-description = { $who } plánuje o tah dopředu.
level-master-description = { $who } odhaduje, co asi máš v ruce.

## Výčty: několik věcí za sebou.

list-comma = { $head }, { $tail }
list-and = { $head } a { $tail }
list-or = { $head } nebo { $tail }

# Poslední dvě události jednoho tahu, jako „hraje červenou 7 a odhazuje modrou 2“.
list-events = { $head } a { $tail }

# Poznámka v závorce a popisek před tím, co říká.
aside = { $given } ({ $found })
labelled = { $given }: { $found }

# Co stojí mezi dvěma větami.
sentence-gap = { " " }

# Věta ze slov, která jinde stojí bez tečky.
full-stop = { $text }.
