## L’offre d’installer la page.

install = Installer
install-offer = Installe Red7 : le jeu aura sa propre fenêtre, et marchera hors ligne.
