## Zakończone tury: kto i co się w nich stało. W czasie teraźniejszym, bo w nim czasownik
## nie zdradza rodzaju.

log-line = <b>{ $who }</b> { $events }.
log-out = { $who ->
    [you] <b>{ $who }</b> { $events }, nie prowadzisz i odpadasz.
   *[other] <b>{ $who }</b> { $events }, nie prowadzi i odpada.
}
log-out-passed = { $who ->
    [you] <b>{ $who }</b> { $events } i odpadasz.
   *[other] <b>{ $who }</b> { $events } i odpada.
}
log-out-empty = { $who ->
    [you] <b>{ $who }</b> nie masz już kart i odpadasz.
   *[other] <b>{ $who }</b> nie ma już kart i odpada.
}

log-played = { $who ->
    [you] zagrywasz { CARD($card, case: "accusative") }
   *[other] zagrywa { CARD($card, case: "accusative") }
}
log-discarded = { $who ->
    [you] odrzucasz { CARD($card, case: "accusative") } (reguła bez zmian)
   *[other] odrzuca { CARD($card, case: "accusative") } (reguła bez zmian)
}
log-changed = { $who ->
    [you] odrzucasz { CARD($card, case: "accusative") }, zmieniając regułę na <b>{ COLOR($rule, case: "accusative") }</b>
   *[other] odrzuca { CARD($card, case: "accusative") }, zmieniając regułę na <b>{ COLOR($rule, case: "accusative") }</b>
}
log-recycled = { $who ->
    [you] przenosisz { CARD($card, case: "accusative") } na płótno (reguła bez zmian)
   *[other] przenosi { CARD($card, case: "accusative") } na płótno (reguła bez zmian)
}
log-recycled-changed = { $who ->
    [you] przenosisz { CARD($card, case: "accusative") } na płótno, zmieniając regułę na <b>{ COLOR($rule, case: "accusative") }</b>
   *[other] przenosi { CARD($card, case: "accusative") } na płótno, zmieniając regułę na <b>{ COLOR($rule, case: "accusative") }</b>
}
log-returned = { $who ->
    [you] przenosisz { CARD($card, case: "accusative") } na talię
   *[other] przenosi { CARD($card, case: "accusative") } na talię
}
log-took = { $from ->
    [you] zabiera twoją { CARD($card, case: "accusative") }
   *[other] { $who ->
        [you] zabierasz { CARD($card, case: "accusative") } { NAME($from, case: "of") }
       *[other] zabiera { CARD($card, case: "accusative") } { NAME($from, case: "of") }
    }
}
log-drew = { $who ->
    [you] dobierasz { CARD($card, case: "accusative") }
   *[other] dobiera { CARD($card, case: "accusative") }
}
log-drew-unseen = { $who ->
    [you] dobierasz kartę
   *[other] dobiera kartę
}
log-passed = { $who ->
    [you] pasujesz
   *[other] pasuje
}
log-out-helpless = { $who ->
    [you] <b>{ $who }</b> nie możesz objąć prowadzenia i odpadasz.
   *[other] <b>{ $who }</b> nie może objąć prowadzenia i odpada.
}

lost = { $who } zabiera twoją { CARD($card, case: "accusative") }.

## Co robi inny gracz, w chwili gdy to robi.

tell-leads = <b>{ $who }</b> { $events }: prowadzi z { $having }.
tell-out = <b>{ $who }</b> { $events }, nie prowadzi i odpada.
tell-out-empty = <b>{ $who }</b> nie ma już kart i odpada.
tell-out-helpless = <b>{ $who }</b> nie może objąć prowadzenia i odpada.
tell-out-passed = <b>{ $who }</b> pasuje i odpada.
tell-paints = <b>{ $who }</b> { $events }…
tell-thinking = <b>{ $who }</b> myśli…
tell-no-cards = <b>{ $who }</b> nie ma już kart.

tell-played = zagrywa { CARD($card, case: "accusative") }
tell-painted = odrzuca { CARD($card, case: "accusative") }, zmieniając regułę na <b>{ COLOR($rule, case: "accusative") }</b>
tell-discarded = odrzuca { CARD($card, case: "accusative") }
tell-recycled = przenosi { CARD($card, case: "accusative") } na płótno
tell-recycled-painted = przenosi { CARD($card, case: "accusative") } na płótno, zmieniając regułę na <b>{ COLOR($rule, case: "accusative") }</b>
tell-returned = odkłada { CARD($card, case: "accusative") } na talię
tell-took = { $from ->
    [you] zabiera twoją { CARD($card, case: "accusative") }
   *[other] zabiera { CARD($card, case: "accusative") } { NAME($from, case: "of") }
}
tell-drew = dobiera { CARD($card, case: "accusative") }
tell-drew-unseen = dobiera kartę
tell-passed = pasuje

## Co inni zrobili od tury gracza.

since = Od twojej tury
since-replay = Powtórka
since-again-title = Tura { NAME($who, case: "of") }
since-again = { $text } Pokaż jeszcze raz.
since-now = przed chwilą
since-next = zaraz
since-later = jeszcze zagra
