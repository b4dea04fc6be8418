## Il modulo per una nuova partita, e che cosa vogliono dire le scelte.

form-company = Con chi giochi
form-opponents = Avversari
form-friend = Invita qualcuno
form-how-many = Quanti avversari
form-how-strong = Livello
form-players = Giocatori
form-more = Altro
form-player = Chi è { $who }
form-level = Livello { NAME($who, case: "of") }
player-here = Questo dispositivo
player-opponent = Avversario
names = Nomi
names-description = Lascia vuoto per un nome predefinito.
name-of = Nome per { $who }
form-edition = Regole
form-game = Gioco
form-target = Si gioca fino a
form-actions = Azioni
form-actions-help = Che cosa fanno le azioni
form-seed = Codice smazzata: stesso codice, stesse carte
form-new-seed = Mescola
seed-length = Un codice smazzata ha 8 lettere o cifre; questo ne ha { $count }.
seed-character = «{ $found }» non è né una lettera dalla a alla z né una cifra.
edition-print-3-description = Le regole stampate del 2016. Se è la prima volta, scegli queste.
edition-print-0-description = La prima stampa: puoi anche scartare e poi giocare, e nel gioco avanzato gli scarti non fanno pescare.
edition-arena-description = Come v1.3, ma con limiti diversi per le azioni di 1 e 7.
edition-web-description = Come v1.3, ma nelle partite con azioni un 7 sposta una carta sulla tela solo se poi sei in testa.
game-basic-description = Un solo round, senza punti.
game-points-description = Più round, a punti.
game-draw-description = Più round, a punti; gli scarti alti fanno pescare.
game-limit-description = Più round, a punti; niente scarti bassi.
target-cards = Fine del mazzo
actions-on-description = Quando le giochi, le carte dispari hanno un effetto: togliere, pescare, giocare ancora, spostare.
actions-off-description = Le carte non hanno azioni speciali.
end-points = { $points ->
    [one] Vince chi arriva prima a { $points } punto.
   *[other] Vince chi arriva prima a { $points } punti.
}
end-cards = { $count ->
    [one] Quando resta meno di { $count } carta da distribuire, vince il punteggio più alto.
   *[other] Quando restano meno di { $count } carte da distribuire, vince il punteggio più alto.
}
match-length = Circa { $turns } turni a testa.
