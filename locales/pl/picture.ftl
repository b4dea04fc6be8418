## Obrazy, które zostają po rundach.

picture-round = Obraz tej rundy
picture-match = Obrazy meczu
picture-description = { $count ->
    [1] Jedna smuga: reguła ani razu się nie zmieniła.
   *[other] Po smudze na każdą regułę, po kolei od góry. Im dłużej obowiązywała, tym grubsza smuga; twoje biegną od lewej do prawej.
}
picture-legend = Każda smuga to reguła: im grubsza, tym dłużej obowiązywała.
picture-label = Obraz rundy { $round }: { $colors }
picture-save = Zapisz obraz
picture-save-svg = Zapisz jako SVG
picture-share = Udostępnij obraz
picture-won = { $who ->
    [you] Wygrywam. W grze: { $names }
   *[other] { $who } wygrywa. W grze: { $names }
}
picture-me = ja
picture-and-me = { $names } i ja
picture-shared-with = Remis w meczu: { $names } i ja
picture-under = Reguła na końcu: { COLOR($rule, case: "small") }
picture-rounds = { $count ->
    [one] Jedna runda
    [few] { $count } rundy
   *[many] { $count } rund
}
picture-same = Te same karty:
picture-not-saved = Nie udało się tu utworzyć obrazu. Spróbuj SVG.
