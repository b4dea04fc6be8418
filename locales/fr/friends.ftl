## Parties avec des amis qui jouent ailleurs, par liens.

# Sur la page d’accueil.
friends-title = Entre amis
friends-by-link-description = Envoie chaque tour par message.
friends-live-description = En même temps, ou chaque tour par message.
friends-here = Partager cet appareil
friends-here-description = Passez-vous l’appareil ; les mains restent cachées.
friends-yours = À toi de jouer
friends-sending = Envoie le lien à { $who }
friends-waiting = On attend { $who }
friends-over = Partie finie
friends-with = avec { $who }

# Dans le formulaire.
friends-hints = Indices
friends-hints-description = tout le monde peut en demander
friends-hints-off = personne ne peut en demander
friends-take-backs = Annuler un tour
friends-take-backs-description = tant que le tour n’est pas envoyé
friends-take-backs-off = un tour fini reste comme il est
friends-honest = Chaque tour est un lien que tu envoies à la personne suivante ; ton message est la seule notification. Si quelqu’un tient vraiment à regarder les cartes, rien ne l’en empêche.
sealed = Scellée
sealed-description = personne ne peut lire une main dans les liens ; à la fin, les deux appareils vérifient les cartes, et une victoire ne compte qu’après
sealed-off = on peut lire une main dans les liens
sealed-costs = Chaque tour est un lien que tu envoies à l’autre personne. Il faut jusqu’à quatre liens avant le premier tour, et un après le dernier. De chaque côté, il faut garder le même navigateur : si les données de l’un des deux navigateurs sont effacées, la partie ne peut pas être finie. Ni indices, ni tours annulés.
sealed-not-with-actions = Une partie avec Actions ne peut pas être scellée, car on y pioche au milieu d’un tour. Désactive les Actions pour sceller cette partie.
friends-begin = Commencer

# À la table.
friends-send = Envoyer le tour
friends-send-invitation = Envoyer l’invitation
friends-send-again = Renvoyer
friends-send-result = Envoyer le résultat
friends-ready = Envoie-le à { $who }
friends-ready-description = Ton tour est fini. C’est maintenant à { $who }, qui a besoin du lien.
friends-waits = On attend { $who }
friends-waits-description = Une fois le lien envoyé, attends-en un en retour, puis ouvre-le pour continuer.
friends-waits-for-link = Ouvre le lien que tu recevras en retour pour continuer.
friends-you-begin = Tu commences. Après ton tour, tu envoies l’invitation.
sealed-sealing = Scellement de ton tour
sealed-dealt = Les cartes sont distribuées. { $who } commence, et a besoin de ce lien.
sealed-drawn = Ouvre le lien que tu recevras en retour pour continuer. Tu verras alors aussi la carte que tu as piochée.
friends-looking-on = Tu regardes
friends-looking-on-description = Ce lien est pour { $who }. Tu vois ce qui est sur la table, mais aucune main.
friends-take-seat = Je suis { $who }
friends-rematch = Revanche

# Un résultat qui n’est pas certain.
sealed-checking = Vérification…
sealed-damaged = Endommagée
sealed-owed = Victoire pas encore prouvée : { $who }
sealed-failed = La vérification a échoué

# La feuille d’envoi.
friends-line = { $who }, à toi de jouer dans Red7 :
friends-line-unnamed = À toi de jouer dans Red7 :
friends-line-over = Voici comment notre partie de Red7 s’est finie :
friends-send-description = Toute la partie est dans ce lien. Envoie-le avec la messagerie de ton choix.

# Un lien que l’on a ouvert.
friends-invited = { $who } t’invite à jouer
friends-invited-unnamed = Quelqu’un t’invite à jouer
friends-invited-description = Les tours vont et viennent sous forme de liens, dans n’importe quelle messagerie. Pas de compte, rien à installer.
friends-first = Tu commences.
friends-since = { $turns ->
    [one] { $turns } tour a déjà été joué.
   *[other] { $turns } tours ont déjà été joués.
}
friends-name = Ton nom
friends-name-other = Nom de l’adversaire
friends-join = Rejoindre
friends-forked = Ce lien ne correspond pas à ta partie
friends-forked-description = À partir du tour { $turn }, il diffère de ta partie. Les deux sont gardées ; tu les trouveras sur la page d’accueil. Laquelle veux-tu ouvrir ?
friends-mine = Ma partie
friends-theirs = Celle du lien
