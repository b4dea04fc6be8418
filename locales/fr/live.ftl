## Parties en direct : parties entre amis dont les tours voyagent tout seuls.

live = En direct
live-title = En direct entre amis

# Dans le formulaire.
form-how = Comment
form-live = En direct
form-live-description = Vous êtes là en même temps : un lien pour commencer, puis chaque tour arrive tout seul.
form-by-link = Par lien
form-by-link-description = Envoie chaque tour par message, quand tu veux.

# Avant toute connexion.
live-offer-title = Jouer en direct
live-offer-description = Tes amis ouvrent un seul lien. Dès lors, les tours arrivent tout seuls.
live-consent = Les tours passent, chiffrés, par un relais. Son exploitant voit ton adresse IP et quand tu joues, mais pas ce que tu joues.
live-relay = Le relais : { $given }.
live-begin = Démarrer
live-not-offered = Cette page n’a pas de relais
live-not-offered-description = L’hébergeur de cette page n’en a pas installé : on ne peut pas jouer en direct ici. Demande qu’on t’envoie la partie par lien.

# Quelqu’un arrive.
live-invited-description = Les tours arrivent tout seuls, tant que vous êtes là en même temps. Pas de compte, rien à installer.
live-sit = S’asseoir
live-connecting = Connexion…
live-connecting-description = Le relais n’a pas encore répondu.
live-waiting-for-host = On attend l’autre appareil
live-waiting-for-host-description = Vous mélangez les cartes ensemble : l’autre personne doit être là aussi.
live-no-relay = Le relais ne répond pas
live-no-relay-description = Tu peux quand même t’asseoir, et envoyer chaque tour par lien jusqu’à son retour.
live-by-link = Jouer par lien
live-try-again = Réessayer
live-choose = Quelle est ta place ?
live-choose-description = Si tu joues déjà sur un autre appareil, continue sous le même nom.
live-free = Place libre
live-i-am = Je suis { $given }
live-i-am-unnamed = Place { $count } : c’est moi
live-taken = Cette place est déjà prise
live-taken-description = Quelqu’un d’autre l’a prise avant toi.
live-full = Toutes les places sont prises
live-full-sealed = Une partie scellée reste dans le navigateur où on l’a rejointe.
live-unreadable = Cette invitation est illisible
live-unreadable-description = Il manque peut-être une partie du lien. Demande qu’on te le renvoie.

# À la table.
live-ready = Le relais répond
live-away = Le relais ne répond plus
live-away-description = Rien n’est perdu. Envoie ton tour par lien ; la réponse viendra de la même façon. Quand le relais sera de retour, les tours arriveront de nouveau tout seuls.
live-send-turn = Envoyer mon tour
live-share-link = Partager le lien
live-wait-friend = On attend l’autre personne
live-wait-friend-description = Personne n’a encore ouvert le lien. Garde cette page ouverte, ou reviens plus tard : la partie est conservée.
live-waits = On attend { $who }
live-waits-here = { $who } est là.
live-waits-left = { $who } n’est plus là. La partie est conservée, et reprendra quand vous serez de retour.
live-waits-unseen = Depuis que tu es là, on n’a pas vu { $who }.
live-gone = { $who } n’est plus là
live-gone-description = La partie est conservée, et reprendra quand vous serez de retour. Tu peux fermer cette page.
live-send-link = Envoyer le lien à { $who }
live-here = en ligne
live-away-now = hors ligne
live-not-come = pas encore là
live-all-here = En direct : tout le monde est là
live-some-away = En direct : { $who } n’est pas là
live-waiting = En direct : on attend les autres
live-no-connection = En direct : pas de connexion
live-invite = Toute personne qui ouvre ce lien s’assoit à ta table. Le lien marche jusqu’à la fin de la partie.
live-leave = Ne plus jouer en direct
live-leave-description = La partie continue par lien.
live-turn-arrived = À toi de jouer – Red7
live-rematch = { $who } a redistribué
live-play = Jouer

# Signes peints.
live-signs = Montrer un signe
live-sign-played = Bien joué
live-sign-ouch = Aïe
live-sign-hmm = Hum
live-sign-clever = Malin
live-sign-hello = Salut
live-sign-again = Encore ?
live-hide-signs = Masquer les signes
live-shows = { $who } : { $given }
