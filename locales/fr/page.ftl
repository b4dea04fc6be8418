## Ce qu’index.html dit tout seul, avant qu’il y ait un programme. Un test le compare à ces
## messages ; dans une autre langue, early.js les met à leur place.

page-loading = Chargement…
page-not-loaded = Le jeu n’a pas pu être chargé. Vérifie ta connexion et réessaie.
page-slow = C’est plus long que d’habitude. Vérifie ta connexion et réessaie.
page-no-wasm = Ce jeu a besoin de WebAssembly, que ce navigateur n’a pas ou a désactivé. Essaie avec un autre navigateur.
page-try-again = Réessayer
