## Ce que quelqu’un a envoyé, avant que l’on en voie ou joue quoi que ce soit.

sent-game = Quelqu’un t’a envoyé une partie
sent-moment = Quelqu’un t’a envoyé une position d’une partie
sent-deal = Quelqu’un t’a envoyé une donne
sent-beat = Bats ce résultat
sent-sender = Camarade
sent-won = Le résultat à battre : victoire en { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
}
sent-lost = Le résultat à battre : défaite après { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
}
sent-same = Tu as la même main et les mêmes adversaires.
sent-game-description = Regarde comment elle a été jouée, ou prends les mêmes cartes et fais mieux.
sent-moment-description = On y voit la table après le tour { $turn }.
sent-deal-description = Les cartes sont mélangées, et personne n’a encore joué. Tu reçois la main ci-dessous.
sent-deal-shared = Les cartes sont mélangées, et personne n’a encore joué.
sent-how = Comment ça s’est fini ?
sent-hand = Ta main
sent-watch = Regarder depuis le début
sent-watch-theirs = Regarder d’abord
sent-see = Voir la position
sent-play = Jouer cette donne moi-même
sent-play-deal = Jouer cette donne
sent-go = Relever le défi
sent-spoils = Si tu regardes d’abord, tu verras les autres cartes : le défi ne sera plus équitable.
sent-kept = Ta propre partie est conservée.
sent-learn = Première fois ? Apprends en 3 minutes

## Les deux résultats.

sent-better = Tu as fait mieux
# Les deux ont perdu.
sent-lasted = Tu as tenu plus longtemps
sent-even = Égalité
sent-worse = Pas encore battu
sent-yours = Toi
sent-send-back = Renvoyer mon résultat
sent-watch-them = Regarder sa partie
sent-again = Réessayer
sent-can-you-won = J’ai gagné cette donne du jeu de cartes Red7 en { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
} Et toi ?
sent-can-you-lost = J’ai perdu cette donne du jeu de cartes Red7 après { $turns ->
    [one] { $turns } tour.
   *[other] { $turns } tours.
} Sauras-tu faire mieux ?
