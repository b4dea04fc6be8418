## Obrázky, které po kolech zůstanou.

picture-round = Toto kolo jako malba
picture-match = Zápas jako malba
picture-description = { $count ->
    [1] Jeden tah štětcem: pravidlo se nezměnilo.
   *[other] Jeden tah štětcem za každé pravidlo, shora dolů. Čím déle pravidlo platilo, tím je tah tlustší; tvoje jdou zleva doprava.
}
picture-legend = Každý tah štětcem je pravidlo: čím tlustší, tím déle platilo.
picture-label = Kolo { $round } jako malba: { $colors }
picture-save = Uložit obrázek
picture-save-svg = Uložit jako SVG
picture-share = Sdílet obrázek
picture-won = { $who ->
    [you] Moje výhra, proti mně: { $names }
   *[other] Vyhrává { $who }, proti: { $names }
}
picture-me = já
picture-and-me = { $names } a já
picture-shared-with = Společná výhra: { $names } a já
picture-under = Pravidlo: { COLOR($rule, case: "small") }
picture-rounds = { $count ->
    [one] { $count } kolo
    [few] { $count } kola
   *[other] { $count } kol
}
picture-same = Stejné karty:
picture-not-saved = Prohlížeč obrázek nedokázal vytvořit. Zkus místo něj SVG.
