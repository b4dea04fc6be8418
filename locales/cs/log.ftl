## Dohrané tahy: kdo a co se v nich stalo. V přítomném čase, ve kterém sloveso neprozradí rod.

log-line = <b>{ $who }</b> { $events }.
log-out = { $who ->
    [you] <b>{ $who }</b> { $events }, ale nevedeš a vypadáváš.
   *[other] <b>{ $who }</b> { $events }, ale nevede a vypadává.
}
log-out-passed = { $who ->
    [you] <b>{ $who }</b> { $events } a vypadáváš.
   *[other] <b>{ $who }</b> { $events } a vypadává.
}
log-out-empty = { $who ->
    [you] <b>{ $who }</b> už nemáš karty a vypadáváš.
   *[other] <b>{ $who }</b> už nemá karty a vypadává.
}

## Události. Bývá jich několik za sebou.

log-played = { $who ->
    [you] hraješ { CARD($card, case: "accusative") }
   *[other] hraje { CARD($card, case: "accusative") }
}
log-discarded = { $who ->
    [you] odhazuješ { CARD($card, case: "accusative") } (pravidlo se nemění)
   *[other] odhazuje { CARD($card, case: "accusative") } (pravidlo se nemění)
}
log-changed = { $who ->
    [you] odhazuješ { CARD($card, case: "accusative") } (nově platí <b>{ COLOR($rule, case: "small") }</b>)
   *[other] odhazuje { CARD($card, case: "accusative") } (nově platí <b>{ COLOR($rule, case: "small") }</b>)
}
log-recycled = { $who ->
    [you] přesouváš { CARD($card, case: "accusative") } na plátno (pravidlo se nemění)
   *[other] přesouvá { CARD($card, case: "accusative") } na plátno (pravidlo se nemění)
}
log-recycled-changed = { $who ->
    [you] přesouváš { CARD($card, case: "accusative") } na plátno (nově platí <b>{ COLOR($rule, case: "small") }</b>)
   *[other] přesouvá { CARD($card, case: "accusative") } na plátno (nově platí <b>{ COLOR($rule, case: "small") }</b>)
}
log-returned = { $who ->
    [you] přesouváš { CARD($card, case: "accusative") } na balíček
   *[other] přesouvá { CARD($card, case: "accusative") } na balíček
}
log-took = { $who ->
    [you] odebíráš { NAME($from, case: "dative") } { CARD($card, case: "accusative") }
   *[other] odebírá { NAME($from, case: "dative") } { CARD($card, case: "accusative") }
}
log-drew = { $who ->
    [you] dobíráš si { CARD($card, case: "accusative") }
   *[other] dobírá si { CARD($card, case: "accusative") }
}
log-drew-unseen = { $who ->
    [you] dobíráš si kartu
   *[other] dobírá si kartu
}
log-passed = { $who ->
    [you] pasuješ
   *[other] pasuje
}
# Soupeř, který přemýšlí na tomto zařízení a neměl žádný tah, po němž by vedl.
log-out-helpless = { $who ->
    [you] <b>{ $who }</b> se nemůžeš dostat do vedení a vypadáváš.
   *[other] <b>{ $who }</b> se nemůže dostat do vedení a vypadává.
}

# O co hráče připravili ostatní.
lost = { $who } ti odebírá { CARD($card, case: "accusative") }.

## Co dělá jiný hráč, ve chvíli, kdy to dělá. Událostí bývá několik za sebou.

tell-leads = <b>{ $who }</b> { $events }; vede { $having }.
tell-out = <b>{ $who }</b> { $events }, ale nevede a vypadává.
tell-out-empty = <b>{ $who }</b> už nemá karty a vypadává.
tell-out-helpless = <b>{ $who }</b> se nemůže dostat do vedení a vypadává.
tell-out-passed = <b>{ $who }</b> pasuje a vypadává.
# Než barva pokryje plátno: kdo pak vede, se řekne potom.
tell-paints = <b>{ $who }</b> { $events }…
tell-thinking = <b>{ $who }</b> přemýšlí…
tell-no-cards = <b>{ $who }</b> už nemá karty.

tell-played = hraje { CARD($card, case: "accusative") }
tell-painted = odhazuje { CARD($card, case: "accusative") } (nově platí <b>{ COLOR($rule, case: "small") }</b>)
tell-discarded = odhazuje { CARD($card, case: "accusative") }
tell-recycled = přesouvá { CARD($card, case: "accusative") } na plátno
tell-recycled-painted = přesouvá { CARD($card, case: "accusative") } na plátno (nově platí <b>{ COLOR($rule, case: "small") }</b>)
tell-returned = přesouvá { CARD($card, case: "accusative") } na balíček
tell-took = odebírá { NAME($from, case: "dative") } { CARD($card, case: "accusative") }
tell-drew = dobírá si { CARD($card, case: "accusative") }
tell-drew-unseen = dobírá si kartu
tell-passed = pasuje

## Co udělali ostatní od hráčova tahu.

since = Od tvého tahu
since-replay = Přehrát
# Když se tah ukazuje ještě jednou.
since-again-title = Poslední tah: { $who }
# Tlačítko, pro čtečku obrazovky.
since-again = { $text } Ukázat znovu.
# Když se o tahu říká věta.
since-now = právě teď
since-next = na řadě
since-later = ještě zahraje
