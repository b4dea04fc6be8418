## Messages sur ce qui ne s’est pas passé comme prévu.

notice-letter-known = Tu as déjà ce tour. Ta partie n’a pas changé.
notice-letter-older = Ce lien est plus ancien que ta partie : rien n’a changé.
notice-sealed-known = Tu as déjà envoyé ou ouvert ce lien. Ta partie n’a pas changé.
notice-sealed-early = Tu n’as pas ouvert le lien précédent. Ouvre-le d’abord. Ta partie n’a pas changé.
notice-sealed-other = Ce lien vient d’une partie scellée qui n’est pas enregistrée dans ce navigateur. Ouvre-le dans le navigateur où tu joues cette partie. Si tu en as effacé les données, la partie ne peut pas être finie.
notice-sealed-forked = Ce lien ne correspond pas à ta partie : il ne fait pas suite à ce que tu as envoyé. Ta partie n’a pas changé.
notice-sealed-signature = Ce lien est endommagé, ou il ne vient pas de l’autre personne. Demande-le de nouveau. Ta partie n’a pas changé.
notice-sealed-secret = Ce lien a été refusé : son secret n’est pas celui qui avait été fixé au début. Demande-le de nouveau. Ta partie n’a pas changé.
notice-sealed-next-deck = Cette manche est prouvée, mais la suivante n’a pas été distribuée correctement. Demande le lien de nouveau.
notice-sealed-wrong = Ce lien a été refusé : il contient une clé qui n’ouvre aucune carte, ou un coup contraire aux règles. Ta partie n’a pas changé.
notice-unreadable-puzzles = Tes résultats aux problèmes étaient illisibles. Ils ont été mis de côté, pas supprimés.
notice-newer-puzzles = Tes résultats aux problèmes viennent d’une version plus récente de cette page. Ils ont été mis de côté, pas supprimés.
notice-unreadable-recent = Tes parties récentes étaient illisibles. Elles ont été mises de côté, pas supprimées.
notice-newer-recent = Tes parties récentes viennent d’une version plus récente de cette page. Elles ont été mises de côté, pas supprimées.
notice-dismiss = Fermer
notice-storage-blocked = Ton navigateur ne laisse pas cette page enregistrer quoi que ce soit. Tu peux jouer, mais fermer la page met fin à la partie.
notice-storage-cleared = Quelque chose a supprimé ce que cette page avait enregistré. Cet onglet l’a encore.
notice-put-back = Restaurer
notice-storage-full = L’espace de stockage de ton navigateur est plein. Tu peux continuer à jouer, mais cette partie et tes résultats ne seront enregistrés que s’il y a de nouveau de la place.
notice-unreadable-game = Ta partie enregistrée était illisible. Elle a été mise de côté, pas supprimée.
notice-newer-game = Ta partie enregistrée vient d’une version plus récente de cette page. Elle a été mise de côté, pas supprimée.
notice-unreadable-settings = Tes réglages étaient illisibles. Ils ont été mis de côté, pas supprimés.
notice-newer-settings = Tes réglages viennent d’une version plus récente de cette page. Ils ont été mis de côté, pas supprimés.
notice-unreadable-daily = Tes résultats aux donnes du jour étaient illisibles. Ils ont été mis de côté, pas supprimés.
notice-newer-daily = Tes résultats aux donnes du jour viennent d’une version plus récente de cette page. Ils ont été mis de côté, pas supprimés.
notice-cannot-set-aside = Certaines données enregistrées étaient illisibles, et il n’y a pas de place pour les mettre de côté. Elles restent où elles sont ; fermer cette page met fin à la partie.
notice-other-tab = Un autre onglet a enregistré quelque chose de plus récent, et cet onglet ne l’écrasera pas. Ce que tu fais ici n’est ni enregistré ni compté.
notice-no-worker = Ici, les adversaires ne peuvent pas réfléchir en arrière-plan : la page peut se figer un instant pendant qu’ils réfléchissent. La partie continue.
sealed-reading = Ouverture du lien…
notice-not-sent = Ce tour n’est pas envoyé : ton navigateur n’a pas enregistré la partie, il n’y a donc pas encore de lien. Rien n’est perdu tant que cette page est ouverte. Autorise le stockage ou libère de la place, puis réessaie.
notice-no-texts = La langue choisie n’a pas pu être chargée : la page garde la langue actuelle. Vérifie ta connexion, puis recharge la page.
notice-no-entropy = Ton navigateur ne fournit pas de nombres aléatoires : il ne peut pas sceller de partie.
notice-faster = Désormais, les adversaires jouent un peu plus vite. Tu peux changer leur vitesse dans les réglages quand tu veux.
notice-new-version = Une nouvelle version est prête. Ta partie est conservée.
notice-load-it = Mettre à jour
notice-unreadable-statistics = Tes statistiques étaient illisibles. Elles ont été mises de côté, pas supprimées.
notice-newer-statistics = Tes statistiques viennent d’une version plus récente de cette page. Elles ont été mises de côté, pas supprimées.

## Une partie de la page qui vient plus tard.

part-coming = Un instant…
part-missing = Pas chargé
part-failed = Cette partie de la page n’a pas pu être chargée. Vérifie ta connexion et réessaie ; ta partie est conservée.
part-outdated = Il faut pour cela la nouvelle version de la page. Ta partie est conservée.
engine-missing = Le module des adversaires, des indices et des problèmes n’a pas pu être chargé. Vérifie ta connexion et réessaie ; ta partie est conservée.
sealed-missing = Le module qui scelle les parties n’a pas pu être chargé. Vérifie ta connexion et réessaie ; ta partie est conservée.
module-needs-worker = Les problèmes et les analyses ont besoin d’une tâche d’arrière-plan, que ce navigateur n’a pas lancée. Réessaie, ou prends un autre navigateur.
module-invalid-reply = Le moteur des adversaires a donné une réponse qui n’a pas de sens. Réessaie, ou recharge la page ; ta partie est conservée.
part-again = Réessayer
part-reload = Recharger la page

## Liens qui ne mènent nulle part.

bad-link-long = Ce lien est beaucoup trop long.
bad-link-cut = Ce lien a été coupé : des points en remplacent une partie. Copie le lien entier, ou demande qu’on te le renvoie.
bad-link-form = Cette page ne peut pas lire ce lien.
bad-link-parts = Dans ce lien, il manque quelque chose, ou il y a quelque chose en trop.
bad-link-rules = Ce lien indique des règles que cette page ne connaît pas.
bad-link-players = Ce lien ne dit pas qui joue.
bad-link-seed = Ce lien n’indique pas de donne.
bad-link-shuffles = Les cartes de ce lien ne forment pas un jeu complet.
bad-link-ply = Ce lien mène à un tour qui n’est pas dans sa partie.
bad-link-position = La position de ce lien est impossible.
bad-link-challenge = Cette partie n’est pas finie : il n’y a encore rien à battre.
bad-letter-newer = Ce lien vient d’une version plus récente de la page. Recharge-la, puis rouvre le lien.
bad-letter-damaged = Ce lien a été endommagé ou coupé en chemin. Demande qu’on te le renvoie.
bad-letter-other = Ce lien ne contient pas de partie que cette page puisse lire.
bad-link-kept = Rien n’a changé.
bad-link-puzzle = Ce lien ne mène pas à un problème.
