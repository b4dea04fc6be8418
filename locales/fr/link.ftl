## Adresses de donnes, de parties et de positions : les partager, et les ouvrir.

share = Partager
share-what = Que veux-tu partager ?
share-deal = La donne
share-game = La partie
share-moment = La partie, à partir d’ici
share-beat = Lancer un défi
share-beat-description = Avec ce lien, on voit ton résultat et on joue la même donne. Ensuite, on voit les deux résultats côte à côte.
share-deal-description = Avec ce lien, on a les mêmes cartes et les mêmes adversaires.
share-day-description = Avec ce lien, on a la donne de ce jour.
share-game-description = Avec ce lien, on voit la partie tour par tour, et on peut la continuer à partir de n’importe quel tour.
share-long = Ce lien est long : il contient chaque tour. Celui de la donne est court.
share-address = Lien
share-copy = Copier
share-copy-record = Copier le relevé (pour d’autres programmes)
share-copy-link = Copier le lien seul
share-copied = Copié.
share-not-copied = La copie n’a pas marché. Sélectionne le texte et copie-le.
share-not-sent = L’envoi n’a pas marché. Essaie plutôt de copier.
share-send = Envoyer…
share-code = Code QR
share-failed = Impossible d’en faire un lien.

replace-title = Arrêter la partie en cours ?
replace-description = La nouvelle prend sa place. Ce que tu as joué de celle-ci n’est pas conservé.
replace-keep = Garder ma partie
replace-go = L’arrêter
