## Tout ce qui est gardé dans le navigateur, et ses copies.

data = Tes données
data-description = Tout est enregistré dans ce navigateur, et nulle part ailleurs. Une sauvegarde est un fichier que tu peux garder, ou importer sur un autre appareil.
data-what = Élément
data-here = Dans ce navigateur
data-in-copy = Dans la sauvegarde
data-games = Parties
data-game = { $game }, { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
data-game-over = { $game }, partie finie
data-game-of = { $given }, { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
data-rounds = Manches comptées
data-names = Noms
data-chosen = enregistrés
data-lessons = Leçons faites
data-learned = Meilleurs coups trouvés
data-rated = Manches cotées
data-aside = Mis de côté
data-others = Autres
data-none = rien
data-sealed = Inclure les parties scellées
data-sealed-description = avec ce fichier, n’importe qui peut voir tes cartes dans ces parties
data-save = Exporter une sauvegarde
data-saved = La sauvegarde est dans tes téléchargements.
data-not-saved = Ton navigateur n’a pas laissé cette page enregistrer le fichier.
data-left-out = Absent de la sauvegarde, car trop volumineux ou impossible à exporter : { $given }.
data-load = Importer une sauvegarde
data-take-description = Ce que contient la sauvegarde remplace les mêmes éléments ici ; tout le reste ne change pas.
data-take-sealed = Les parties scellées déjà présentes dans ce navigateur ne sont pas remplacées. Continue chacune d’elles sur un seul appareil.
data-take = Importer
data-leave = Annuler

## Pourquoi une copie n’est pas prise.

copy-large = Ce fichier est trop gros pour être une sauvegarde de Red7.
copy-unreadable = Ce fichier n’est pas une sauvegarde, ou il est incomplet.
copy-foreign = Ce fichier n’a pas été exporté depuis cette page.
copy-newer = Cette sauvegarde vient d’une version plus récente de cette page. Recharge la page, puis importe-la.
copy-damaged = Une partie de cette sauvegarde est endommagée, donc rien n’a été importé : { $given }.
copy-full = Il n’y a pas assez de place pour cette sauvegarde dans ton navigateur.
copy-blocked = Ton navigateur ne laisse pas cette page enregistrer quoi que ce soit.
copy-kept = Rien n’a changé.

## Ce qui a été mis de côté, et ce que l’on peut supprimer.

aside-title = Mis de côté
aside-description = Certaines données enregistrées étaient illisibles : elles ont été mises de côté. Tu peux les télécharger ou les supprimer.
aside-save = Télécharger : { $given }
aside-delete = Supprimer : { $given }
aside-number = { $given } { $count }
aside-ask = Supprimer définitivement « { $given } » ?
document-game = Partie
document-rating = Cote
document-learn = Coups à retenter
document-live = Parties en direct
document-other = Autres données
delete-title = Supprimer
delete-statistics = Supprimer les statistiques
delete-all = Tout supprimer
delete-statistics-ask = Supprimer définitivement tes statistiques et ta cote ? Tout le reste est conservé.
delete-all-ask = Supprimer définitivement tout ce que cette page a enregistré dans ce navigateur ? Cela comprend les parties, les statistiques et ce qui a été mis de côté.
delete-keep = Garder
delete-go = Supprimer
