## Probíhající tah: co se dá udělat, k čemu by to vedlo a proč něco nejde.

turn-yours = Tvůj tah
turn-waiting = Čekáme
# V prvním tahu první hry nového hráče.
turn-primer = Na konci tahu musíš vést. Zahraj kartu do palety (karty před tebou, ty se počítají), odhoď jednu na plátno (její barva je pravidlo), nebo udělej obojí.
turn-choose = Vyber kartu.
turn-stuck = Žádný tvůj tah vedení nedá. Pasuj.
turn-stuck-short = žádný tah nedá vedení
# Když už každá karta z ruky prošla zkouškou.
turn-none-leads = { $count ->
    [one] Tvoje poslední karta vedení nedá. Pasuj.
    [few] Žádná karta sama vedení nedá. Zkus jednu zahrát a jinou odhodit, nebo pasuj.
   *[other] Žádná karta sama vedení nedá. Zkus jednu zahrát a jinou odhodit, nebo pasuj.
}
turn-empty-hand = Nemáš v ruce žádnou kartu: pasuješ a vypadáváš.

button-pass = Pas
button-undo = Vrátit
button-take-back = Vrátit tah
taken-back = { $count ->
    [one] { $count } vrácený tah
    [few] { $count } vrácené tahy
   *[other] { $count } vrácených tahů
}
# Okamžik dohraného kola, hraný ještě jednou.
trial-begins = Vracíš se těsně před tah { $turn }. Hraj dál odtud: je to nanečisto a nepočítá se.
trial = nanečisto od tahu { $turn }
trial-over = Od tahu { $turn } to bylo nanečisto, takže se to nepočítá.
button-back = Zpět
button-end = Konec tahu
button-end-out = Skončit a vypadnout
button-end-draw = Dobrat a skončit
button-end-without = Skončit bez dobrání
button-pause = Pauza
button-resume = Dál
button-show-next = Další
key-space = Mezerník
button-my-turn = Můj tah
button-finish = Dohrát kolo
button-result = Výsledek

## Kam putuje vybraná karta.

where-take = Odebrat { CARD($card, case: "accusative") }?
where-move = Kam přesuneš { CARD($card, case: "accusative") }?
where-go = Kam dáš { CARD($card, case: "accusative") }?
where-put-back = Vyber ji znovu a zrušíš to
to-palette = Do palety
to-canvas = Na plátno
to-deck = Na balíček
back-another = Jiná karta
back-played = Jedna karta je zahraná: odhoď jinou, nebo se vrať
back-discarded = Jedna karta je odhozená: zahraj jinou, nebo se vrať

## Co by z tahu bylo.

would-be-out = Takhle vypadneš
not-leading-yet = Zatím nevedeš
you-lead-with = Vedeš { $having }
# Když odhození mění pravidlo: kdo pak povede.
outlook-under = { $who ->
    [you] Při { COLOR($rule, case: "under") } vedeš
   *[other] Při { COLOR($rule, case: "under") } vede { $who }
}
outlook-under-nobody = Při { COLOR($rule, case: "under") } nevede nikdo
outlook-leads = Vedeš
outlook-behind = Pořád vede { $who }
outlook-nobody = Nevede nikdo
outlook-take = { $outlook }. Pak odebereš kartu
outlook-move = { $outlook }. Pak přesuneš kartu
outlook-play-again = { $outlook }. Pak hraješ znovu
outlook-draw = { $outlook }. Dobereš si kartu, vrátit to pak nejde
outlook-may-draw = { $outlook }. Za odhození si můžeš dobrat
outlook-no-action = { $outlook }. Akce se neprojeví
outlook-must-lead = { $outlook }. Skončit musíš ve vedení
outlook-and-must-lead = { $outlook } a musíš skončit ve vedení

## Proč krok není dovolený.

refused-would-lead = Povede { $who }
refused-nobody = Nepovede nikdo
refused-too-low = { $count ->
    [one] Moc nízká: v paletě máš { $count } kartu
    [few] Moc nízká: v paletě máš { $count } karty
   *[other] Moc nízká: v paletě máš { $count } karet
}
refused-cannot-stay = Neskončíš ve vedení
refused-play-first = Nejdřív zahraj další kartu
refused-not-now = V této chvíli tahu ne
refused-not-there = Tady { $card } není
refused-over = Kolo skončilo
refused-smaller = Ta paleta je menší než tvoje
refused-only = Jediná karta se odebrat nedá
refused-this-seven = Vyber jinou kartu než tuto 7
refused-action = Touto akcí to nejde

## Co se ještě dá udělat.

still-discard = Můžeš ještě odhodit kartu a změnit pravidlo.
still-play = Můžeš ještě zahrát kartu.
still-earned = Za odhození si můžeš dobrat kartu.
still-change-rule = Změň pravidlo odhozením, nebo krok vrať.
still-change-rule-drawn = Změň pravidlo odhozením. Po dobrání už krok nejde vrátit.
still-play-to-lead = Zahraj kartu, se kterou povedeš, nebo krok vrať.
still-nothing = Tady tě žádné odhození nezachrání. Krok vrať a zkus něco jiného.
must-lead-title = Musíš skončit ve vedení
must-lead-description = Vyžaduje to zahraná karta. Odhoď některou z označených, nebo krok vrať.
drew = Dobíráš si { $cards }.
drawn-card = { CARD($card, case: "accusative") }
cannot-undo = Kartu už znáš, takže krok nejde vrátit.
draw-question = Za odhození si můžeš dobrat kartu. Chceš ji?

## Akce.

acting-take = Odeber kartu
acting-take-description = Vyber ji v paletě soupeře. Přijde na balíček.
acting-move = Přesuň svoji kartu
acting-move-description = Vyber ji ve své paletě. Přijde na plátno, nebo na balíček.
acting-move-canvas-description = Vyber jinou kartu než tuto 7. Přijde na plátno.
acting-play = Zahraj další kartu
acting-play-description = Po pětce hraješ znovu. Vyber kartu.
action-idle = { $value ->
    [1] Není co odebrat, takže jednička nic nedělá.
    [3] Balíček je prázdný, takže trojka nic nedělá.
    [5] Není co dalšího zahrát, takže pětka nic nedělá.
   *[7] Není co přesunout, takže sedmička nic nedělá.
}
action-idle-fewer = Ve všech ostatních paletách je méně karet než ve tvé i s touto jedničkou, takže jednička nic nedělá.
action-idle-only = Jediná karta v paletě se odebrat nedá, takže jednička nic nedělá.

## Pas a čekání na ostatní.

pass-question = Pasovat a vypadnout?
pass-last = Když pasuješ, kolo vyhrává { $who }.
pass-others = Když pasuješ, vypadneš a ostatní hrají dál.
pass-still-play = Ještě můžeš vést: zahraj { CARD($card, case: "accusative") }.
pass-still-discard = Ještě můžeš vést: odhoď { CARD($card, case: "accusative") }.
pass-ends-match = Tím zápas skončí.
leave-question = Ukončit tah a vypadnout?
leave-last = Nevedeš, takže kolo vyhrává { $who }.
leave-others = Nevedeš, takže vypadneš a ostatní hrají dál.
button-leave = Vypadnout
handing-over = Na řadě je { $who }: předej zařízení
handing-over-to = Zařízení si bere
handing-over-description = Ostatní se teď nedívají.
handing-over-persons = Kdo hraje na tomto zařízení
button-take-device = Tady { $who }. Ukázat karty
out-title = Jsi mimo hru
out-description = Ostatní kolo dohrávají.
