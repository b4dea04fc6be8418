## Obrazy, które zostają po rundach.

picture-round = Obraz tej rundy
picture-match = Obrazy meczu
picture-says = { $count ->
    [one] { $count } smuga: reguła ani razu się nie zmieniła.
    [few] { $count } smugi, po jednej na regułę, po kolei od góry. Im dłużej obowiązywała, tym grubsza smuga; twoje biegną od lewej do prawej.
   *[many] { $count } smug, po jednej na regułę, po kolei od góry. Im dłużej obowiązywała, tym grubsza smuga; twoje biegną od lewej do prawej.
}
picture-label = Obraz rundy { $round }: { $colors }
picture-save = Zapisz obraz
picture-save-svg = Zapisz jako SVG
picture-share = Udostępnij obraz
picture-not-saved = Nie udało się tu utworzyć obrazu. Spróbuj SVG.
