## I quadri che i round lasciano.

picture-round = Questo round, dipinto
picture-match = La partita, dipinta
picture-description = { $count ->
    [1] Una sola pennellata: la regola non è mai cambiata.
   *[other] Una pennellata per ogni regola, dall’alto. Più a lungo è durata una regola, più è spessa la sua pennellata; le tue vanno da sinistra a destra.
}
picture-legend = Ogni pennellata è una regola: più è spessa, più è durata.
picture-label = Round { $round }, dipinto: { $colors }
picture-save = Salva immagine
picture-save-svg = Salva come SVG
picture-share = Condividi immagine
picture-won = { $who ->
    [you] Ho vinto contro { $names }
   *[other] { $who } ha vinto contro { $names }
}
picture-me = me
picture-and-me = { $names } e me
picture-shared-with = Vittoria condivisa: { $names } e io
picture-under = Con { COLOR($rule, case: "the") }
picture-rounds = { $count ->
    [one] Un round
   *[other] { $count } round
}
picture-same = Le stesse carte:
picture-not-saved = Il browser non è riuscito a creare l’immagine. Prova con SVG.
