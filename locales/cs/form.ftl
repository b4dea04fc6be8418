## Formulář nové hry a co znamenají jeho volby.

form-company = S kým hraješ
form-opponents = Soupeři
form-friend = Pozvat přátele
form-how-many = Kolik soupeřů
form-how-strong = Jak silní
form-players = Hráči
form-more = Více
form-player = Kdo hraje: { $who }
form-level = Úroveň: { $who }
player-here = Toto zařízení
player-opponent = Soupeř
names = Jména
names-description = V prázdném poli platí výchozí jméno.
name-of = Jméno: { $who }
form-edition = Pravidla
form-game = Hra
form-target = Konec hry
form-actions = Akce
form-actions-help = Co dělají akce
form-seed = Kód rozdání: stejný kód, stejné karty
form-new-seed = Zamíchat
seed-length = Kód rozdání má 8 písmen nebo číslic; tenhle jich má { $count }.
seed-character = „{ $found }“ není písmeno od a do z ani číslice.
edition-print-3-description = Tištěná pravidla z roku 2016. Pro začátek zvol tato.
edition-print-0-description = První vydání: smíš nejdřív odhodit a pak zahrát; v pokročilé hře se za odhození nedobírá.
edition-arena-description = Jako v1.3, ale s akcemi platí pro 1 a 7 jiná omezení.
edition-web-description = Jako v1.3, ale ve hře s akcemi smí sedmička přesunout kartu na plátno, jen když pak vedeš.
game-basic-description = Jediné kolo, bez bodů.
game-points-description = Kola o body.
game-draw-description = Kola o body; za vysoké odhozené karty se dobírá.
game-limit-description = Kola o body; nízké karty se odhodit nesmějí.
target-cards = Dojdou karty
actions-on-description = Liché karty mají při zahrání akci: odeber, dober si, hraj znovu, přesuň.
actions-off-description = Karty nic zvláštního nedělají.
end-points = { $points ->
    [one] Vyhrává, kdo první získá { $points } bod.
    [few] Vyhrává, kdo první získá { $points } body.
   *[other] Vyhrává, kdo první získá { $points } bodů.
}
end-cards = { $count ->
    [one] Až na rozdání zbude méně než { $count } karta, vyhrává nejvyšší skóre.
    [few] Až na rozdání zbude méně než { $count } karty, vyhrává nejvyšší skóre.
   *[other] Až na rozdání zbude méně než { $count } karet, vyhrává nejvyšší skóre.
}
match-length = { $turns ->
    [one] Na každého asi { $turns } tah.
    [few] Na každého asi { $turns } tahy.
   *[other] Na každého asi { $turns } tahů.
}
