## I posti del tavolo, e che cosa c’è sopra.

table-menu = Menu partita
settings = Impostazioni
settings-sound = Suoni
how-to = Come si gioca
sheet-close = Chiudi
keys = Tasti
table-signs = Partita

table-home = Red7: torna alla pagina iniziale
table-opponents = Avversari
table-happened = Che cosa è successo

what-if = E se
what-if-button = E se?
what-if-title = E se la regola fosse…

turns = Turni
turns-so-far = Turni fin qui
turns-newest-first = Turni, dal più recente
steps-title = Come funziona un turno
steps-play = Gioca una carta nella tua tavolozza.
steps-discard = Scarta una carta sulla tela: il suo colore diventa la regola.
steps-both = O fai entrambe le cose.
steps-lead = Alla fine del tuo turno devi essere in testa, o sei fuori.

# A che cosa si gioca qui: «Regole v1.3, Base · smazzata abcd2345».
deal-of = smazzata { $seed }

canvas = Tela
canvas-start = Inizio: la regola è il rosso
canvas-before = Regole precedenti
canvas-rules-before = Regole precedenti: { $colors }

deck = mazzo
deck-empty = mazzo vuoto
deck-known = mazzo; in cima c’è { CARD($top, case: "the") }, come tutti hanno visto
# Dove non c’è spazio, ciò che non è in grassetto manca.
deck-size = <b>{ $count }</b> nel mazzo

palette-yours = La tua tavolozza
palette-you = Tu
palette-face-down = carta coperta

hand-label = { $count ->
    [one] La tua mano: { $count } carta
   *[other] La tua mano: { $count } carte
}
hand-cards = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}

## Una carta che si può scegliere, per un lettore di schermo: il suo nome, e poi queste.

card-action = azione: { $action }
card-drawn = appena pescato
card-leads = saresti in testa
card-allowed = permesso, ma non saresti in testa
card-forbidden = non permesso

## Il posto di un giocatore.

seat-in-hand = In mano
seat-out = Fuori
# Dove non c’è spazio, ciò che non è in grassetto manca.
seat-out-since = <b>Fuori</b> al turno { $turn }
# Per un lettore di schermo: il nome, e poi queste.
seat-label-out = fuori
seat-label-out-since = fuori al turno { $turn }
seat-label-among = tra cui { $cards }
seat-label-leads = in testa
seat-label-to-move = di turno

## E se: chi sarebbe in testa con ogni regola.

matrix-caption = Chi sarebbe in testa con ogni regola
matrix-rule = Regola
matrix-hand = Scarto
matrix-in-force = la regola in vigore
matrix-none = nessuna
matrix-out = fuori
matrix-leads = in testa
matrix-legend-may = scarta ora
matrix-legend-later = dopo aver giocato
matrix-legend-may-not = no
matrix-may = si può scartare
matrix-later = si può scartare dopo aver giocato una carta
matrix-may-not = non si può scartare
