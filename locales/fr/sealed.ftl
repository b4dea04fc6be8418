## Une partie scellée : personne ne peut connaître une carte cachée avant que les règles ne la montrent.

# Avant qu’il y ait des cartes.
sealed-shuffling = Mélange des cartes
sealed-step-first = { $who ->
    [you] Tu mélanges et verrouilles chaque carte
   *[other] { $who } mélange et verrouille chaque carte
}
sealed-step-again = { $who ->
    [you] Tu les mélanges et les verrouilles de nouveau
   *[other] { $who } les mélange et les verrouille de nouveau
}
# La page parle à l’un des deux joueurs.
sealed-step-keys = { $who ->
    [you] Tu déverrouilles la main destinée à { $rival }
   *[other] { $who } déverrouille ta main
}
sealed-invited-description = Elle est scellée : vous mélangez et verrouillez les cartes ensemble. Toute triche finit donc par se voir, sauf si le dernier lien n’est jamais envoyé.
sealed-unsigned = Cette invitation vient d’une version plus ancienne de la page, et n’est pas signée : ses liens peuvent être modifiés en chemin, et il n’y a pas de code à comparer. Mieux vaut demander à { $who } de recharger la page et de t’inviter de nouveau.

sealed-send-long = Les premiers liens sont longs : prends une messagerie qui accepte les longs messages.
sealed-code = Ton code est { $code }. Compare-le au téléphone avec { $who } : si c’est le même des deux côtés, personne n’a remplacé vos liens.
sealed-elsewhere = Cette partie est dans un autre navigateur
sealed-elsewhere-description = Ce lien vient d’une partie scellée avec { $who }. Ouvre-le dans le navigateur où tu joues cette partie. Si tu en as effacé les données, la partie ne peut pas être finie.

# Une partie qu’un autre onglet a ouverte.
sealed-other-tab = Cette partie est ouverte dans un autre onglet
sealed-other-tab-description = Un seul onglet à la fois peut la jouer. Ferme-la dans l’autre, et tu pourras continuer ici.

# Une partie enregistrée que ses messages ne confirment pas.
sealed-changed = Cette partie a été modifiée ou endommagée
sealed-changed-description = Ce qui en est enregistré ne correspond pas à ses propres messages : on ne peut ni la continuer, ni s’y fier. Elle reste comme elle est, et rien d’autre n’est touché.

# La feuille d’envoi.
sealed-send = Envoyer le lien
sealed-send-description = Envoie ce lien avec la messagerie de ton choix. Si quelqu’un d’autre le voit, il n’apprend rien des cartes cachées.
sealed-line-first = Jouons une partie scellée de Red7 :
sealed-line = { $who }, voici le lien suivant de notre partie de Red7 :
sealed-line-unnamed = Voici le lien suivant de notre partie de Red7 :

# À la fin d’une manche.
sealed-proof-send = Envoie ce lien à { $who }. Celui que tu recevras en retour prouve la victoire, ou montre que quelqu’un a triché.
sealed-proof-tell = Envoie aussi ce lien à { $who } : sans lui, ta victoire n’est pas prouvée de l’autre côté.
sealed-proved = Vérifié : le mélange était honnête des deux côtés.
sealed-not-proved = La vérification a échoué : les cartes ne sont pas celles qui avaient été annoncées. La partie s’arrête ici.
sealed-not-proved-by = La vérification a échoué : l’envoi final ({ $who }) ne correspond pas aux cartes verrouillées. La partie s’arrête ici.
sealed-proof-waits = { $who } te doit le dernier lien. Tant qu’il ne prouve pas la victoire, elle ne compte pas : une personne qui a triché garderait ce lien pour elle.
sealed-refused = Ces cartes ont été refusées : une clé reçue ({ $who }) n’ouvre aucune carte, ou en ouvre une deux fois. Vous montrez maintenant les secrets de cette manche, pour que la preuve montre qui en est responsable.
sealed-refused-by = Ces cartes ont été refusées, et ce n’était pas un accident : d’après la preuve, { $who } n’a pas respecté les règles du scellement. La partie s’arrête ici.
