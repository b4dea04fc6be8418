## Vše, co je uložené v prohlížeči, a zálohy toho.

data = Tvoje data
data-description = Všechno je uložené jen v tomto prohlížeči. Záloha je soubor, který si můžeš nechat nebo importovat na jiném zařízení.
data-what = Položka
data-here = V tomto prohlížeči
data-in-copy = V záloze
data-games = Hry
data-game = { $game }, { $count ->
    [one] { $count } tah
    [few] { $count } tahy
   *[other] { $count } tahů
}
data-game-over = { $game }, dohráno
data-game-of = { $given }, { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
data-rounds = Započítaná kola
data-names = Jména
data-chosen = uloženo
data-lessons = Hotové lekce
data-learned = Nalezené lepší tahy
data-rated = Kola s ratingem
data-aside = Odloženo
data-others = Ostatní
data-none = nic
data-sealed = Přidat i zapečetěné hry
data-sealed-description = kdo by soubor získal, mohl by v nich vidět tvoje karty
data-save = Exportovat zálohu
data-saved = Záloha je mezi staženými soubory.
data-not-saved = Prohlížeč této stránce nedovolil soubor uložit.
data-left-out = V záloze není, protože je to moc velké nebo to nejde exportovat: { $given }.
data-load = Importovat zálohu
data-take-description = Co je v záloze, nahradí totéž tady; všechno ostatní zůstane, jak je.
data-take-sealed = Zapečetěné hry, které už v tomto prohlížeči jsou, zůstanou beze změny. V každé z nich pokračuj jen na jednom zařízení.
data-take = Importovat
data-leave = Zrušit

## Proč záloha není přijata.

copy-large = Soubor je na zálohu Red7 moc velký.
copy-unreadable = Soubor není záloha, nebo není celý.
copy-foreign = Tento soubor nepochází z této stránky.
copy-newer = Zálohu vytvořila novější verze této stránky. Načti stránku znovu a pak zálohu importuj.
copy-damaged = Část zálohy je poškozená, proto se z ní neimportovalo nic: { $given }.
copy-full = V úložišti prohlížeče není na zálohu místo.
copy-blocked = Prohlížeč této stránce nedovolí nic ukládat.
copy-kept = Nic se nezměnilo.

## Co je odložené a co lze smazat.

aside-title = Odloženo
aside-description = Některá uložená data se nepodařilo přečíst, a proto jsou odložená. Můžeš je stáhnout nebo smazat.
aside-save = Stáhnout: { $given }
aside-delete = Smazat: { $given }
aside-number = { $given } { $count }
aside-ask = { $given }: smazat navždy?
document-game = Hra
document-rating = Rating
document-learn = Tahy k opakování
document-live = Hry naživo
document-other = Jiná data
delete-title = Mazání
delete-statistics = Smazat statistiky
delete-all = Smazat všechno
delete-statistics-ask = Smazat navždy tvoje statistiky a rating? Všechno ostatní zůstane.
delete-all-ask = Smazat navždy všechno, co tato stránka v prohlížeči uložila? Včetně her, statistik a toho, co je odložené.
delete-keep = Nechat
delete-go = Smazat
