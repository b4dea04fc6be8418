## Tours finis : qui, et ce qui s’y est passé. Au présent, comme dans un journal de partie.

log-line = <b>{ NAME($who, case: "subject") }</b> { $events }.
log-out = { $who ->
    [you] <b>{ NAME($who, case: "subject") }</b> { $events }, mais tu ne mènes pas : hors jeu.
   *[other] <b>{ $who }</b> { $events }, mais ne mène pas : hors jeu.
}
log-out-passed = <b>{ NAME($who, case: "subject") }</b> { $events } : hors jeu.
log-out-empty = { $who ->
    [you] <b>{ NAME($who, case: "subject") }</b> n’as plus de cartes : hors jeu.
   *[other] <b>{ $who }</b> n’a plus de cartes : hors jeu.
}

## Les événements. Il y en a parfois plusieurs à la suite.

log-played = { $who ->
    [you] joues le { $card }
   *[other] joue le { $card }
}
log-discarded = { $who ->
    [you] défausses le { $card } (même règle)
   *[other] défausse le { $card } (même règle)
}
log-changed = { $who ->
    [you] changes la règle en <b>{ COLOR($rule, case: "small") }</b> avec le { $card }
   *[other] change la règle en <b>{ COLOR($rule, case: "small") }</b> avec le { $card }
}
log-recycled = { $who ->
    [you] déplaces le { $card } sur la toile (même règle)
   *[other] déplace le { $card } sur la toile (même règle)
}
log-recycled-changed = { $who ->
    [you] changes la règle en <b>{ COLOR($rule, case: "small") }</b> en déplaçant le { $card } sur la toile
   *[other] change la règle en <b>{ COLOR($rule, case: "small") }</b> en déplaçant le { $card } sur la toile
}
log-returned = { $who ->
    [you] déplaces le { $card } sur la pioche
   *[other] déplace le { $card } sur la pioche
}
log-took = { $from ->
    [you] retire ton { $card }
   *[other] { $who ->
        [you] retires à { $from } le { $card }
       *[other] retire à { $from } le { $card }
    }
}
log-drew = { $who ->
    [you] pioches le { $card }
   *[other] pioche le { $card }
}
log-drew-unseen = { $who ->
    [you] pioches une carte
   *[other] pioche une carte
}
log-passed = { $who ->
    [you] passes
   *[other] passe
}
# Un adversaire qui réfléchit sur cet appareil, et dont aucun coup n’aurait suffi.
log-out-helpless = { $who ->
    [you] <b>{ NAME($who, case: "subject") }</b> ne peux pas prendre la tête : hors jeu.
   *[other] <b>{ $who }</b> ne peut pas prendre la tête : hors jeu.
}

# Ce qu’un joueur a perdu à cause des autres.
lost = { $who } a retiré ton { $card }.

## Ce que fait un autre joueur, raconté pendant qu’il joue. Il y a parfois plusieurs événements à la suite.

tell-leads = <b>{ $who }</b> { $events } et mène avec { $having }.
tell-out = <b>{ $who }</b> { $events }, mais ne mène pas : hors jeu.
tell-out-empty = <b>{ $who }</b> n’a plus de cartes : hors jeu.
tell-out-helpless = <b>{ $who }</b> ne peut pas prendre la tête : hors jeu.
tell-out-passed = <b>{ $who }</b> passe : hors jeu.
# Pendant que sa peinture s’étale encore sur la toile : on dit ensuite qui mène.
tell-paints = <b>{ $who }</b> { $events }…
tell-thinking = <b>{ $who }</b> réfléchit…
tell-no-cards = <b>{ $who }</b> n’a plus de cartes.

tell-played = joue le { $card }
tell-painted = change la règle en <b>{ COLOR($rule, case: "small") }</b> avec le { $card }
tell-discarded = défausse le { $card }
tell-recycled = déplace le { $card } sur la toile
tell-recycled-painted = change la règle en <b>{ COLOR($rule, case: "small") }</b> en déplaçant le { $card } sur la toile
tell-returned = déplace le { $card } sur la pioche
tell-took = { $from ->
    [you] retire ton { $card }
   *[other] retire à { $from } le { $card }
}
tell-drew = pioche le { $card }
tell-drew-unseen = pioche une carte
tell-passed = passe

## Ce que les autres ont fait depuis le tour du joueur.

since = Depuis ton tour
since-replay = Revoir
# Pendant que l’on remontre un tour.
since-again-title = Ce qu’a fait { $who }
# Un bouton, pour un lecteur d’écran.
since-again = { $text } Revoir ce tour.
# Pendant que son tour est raconté dans une phrase.
since-now = à l’instant
since-next = ensuite
since-later = pas encore joué
