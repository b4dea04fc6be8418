## I tasti al tavolo.

keys-letters = Tasti lettera
letters-description = Usa le lettere e ? come scorciatoie al tavolo

# Che cosa c’è scritto sui tasti, quando è una parola.
key-home = Home
key-end = Fine
key-enter = Invio
key-escape = Esc
# Per un lettore di schermo.
key-left = Freccia sinistra
key-right = Freccia destra
key-question = Punto interrogativo

# Che cosa fanno.
keys-step = Alla carta precedente o successiva
keys-ends = Alla prima o all’ultima carta
keys-choose = Scegli una carta o rimettila a posto; premi un pulsante
keys-palette = Gioca la carta scelta nella tua tavolozza
keys-canvas = Metti la carta scelta sulla tela, o dove la porta un’azione
keys-deck = Metti la carta scelta in cima al mazzo
keys-end = Termina il turno, o conferma che passi
keys-pass = Passa (con richiesta di conferma)
keys-next = Prossimo round, rivincita, o mostra le tue carte
keys-hint = Chiedi un consiglio
what-if-description = Chi sarebbe in testa con ogni regola, con le tavolozze come sono, e quali tue carte potrebbero imporla.
keys-show-next = Mostra il turno successivo
keys-my-turn = Salta al tuo turno; se sei fuori, alla fine del round, poi al risultato
keys-close = Chiudi ciò che è aperto, o rimetti a posto la carta
keys-note = Le lettere e ? si possono disattivare nelle impostazioni. Si può fare tutto anche senza: Tab, le frecce e Invio arrivano a ogni pulsante.
