## Stránka dne, který je dohraný.

daily-rules-set = Tvoje pravidla
daily-none-set = žádná
practice-description = Tohle bylo nanečisto, jako výsledek dne se to nepočítá.
daily-practise = Zahrát nanečisto

## Než se rozdání dne zahraje.

daily-one = Počítá se jen první pokus.
daily-one-description = Bez rad a bez vracení dohraných tahů. Nespěchej, čas neběží.
daily-hand = Tvoje ruka, dnes pro všechny stejná.
daily-hand-then = Tvoje ruka, ten den pro všechny stejná.
weekly-hand = Tvoje první ruka, tento týden pro všechny stejná.
daily-against = Proti tobě: { $names }
daily-player = { $given } ({ $strength })
daily-afterwards = Pak nanečisto, kolikrát chceš
daily-length = { $count ->
    [one] Na každého vyjde asi { $count } tah.
    [few] Na každého vyjdou asi { $count } tahy.
   *[other] Na každého vyjde asi { $count } tahů.
}
daily-length-round = { $count ->
    [one] Jedno kolo, asi 3 minuty a { $count } tah na každého.
    [few] Jedno kolo, asi 3 minuty a { $count } tahy na každého.
   *[other] Jedno kolo, asi 3 minuty a { $count } tahů na každého.
}
daily-length-match = { $count ->
    [one] Tentokrát celý zápas, asi { $count } tah na každého. Můžeš přestat a dohrát ho později.
    [few] Tentokrát celý zápas, asi { $count } tahy na každého. Můžeš přestat a dohrát ho později.
   *[other] Tentokrát celý zápas, asi { $count } tahů na každého. Můžeš přestat a dohrát ho později.
}
daily-start = Začít svůj pokus
daily-begun-description = Toto rozdání bylo rozehrané ještě ten den, takže se po dohrání pořád počítá.
daily-over = Ten den už skončil. Jeho rozdání si můžeš zahrát nanečisto, ale počítat se nebude.
weekly-over = Ten týden už skončil. Jeho zápas si můžeš zahrát nanečisto, ale počítat se nebude.

## Co z toho vzešlo.

# U stolu: den té hry, který už mohl skončit.
daily-see-result = Výsledek dne
weekly-see-result = Výsledek zápasu
daily-story = Jak to šlo
daily-story-description = Každý znak říká, kdo po tom tahu vedl a při jakém pravidle. Křížek znamená vypadnutí, rámeček výhru.
daily-story-match-description = Každý znak říká, kdo kolo vyhrál a při jakém pravidle.
daily-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
}
daily-unknown = Tento výsledek je z doby, kdy stránka průběh kol ještě neukládala.

## Jak to dát ostatním.

daily-share = Sdílet výsledek
daily-copied = Zkopírováno
daily-not-copied = Kopírování selhalo; označ text
daily-picture = Výsledek jako obrázek
daily-send-picture = Poslat obrázek
daily-save-picture = Uložit obrázek
daily-picture-failed = Prohlížeč obrázek nedokázal vytvořit.
daily-as-text = Nebo jako text
daily-letters = Písmena místo čtverečků
daily-text-head = Red7, rozdání dne · { $day }
weekly-text-head = Red7, zápas týdne · { $day }
# Text ke sdílení: řádek nad barevnými čtverci, jeden za každý tah ve vedení nebo vyhrané kolo.
daily-led = Ve vedení po { $done } ze všech { $count } tahů
daily-rounds-won = Vyhraná kola:
daily-challenge = { $odds } A co ty?
daily-picture-foot = Stejné karty, jeden pokus. Vyhraješ?
daily-me = Já

## Kalendář.

weekly-matches = Zápasy týdne
weekly-now = tento týden
daily-earlier = Předchozí měsíc
daily-later = Další měsíc
daily-clock = { $count ->
    [1] Den se mění o půlnoci UTC: další rozdání přijde do hodiny.
   *[other] Den se mění o půlnoci UTC: další rozdání přijde do { $count } h.
}
daily-strict = Když den vynecháš, série začíná znovu od 1. Vynechaný den nejde nahradit, ale rozdání, které rozehraješ v jeho den, se za něj počítá, i když ho dohraješ později.
