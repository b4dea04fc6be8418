## Nabídka, že se stránka dá nainstalovat.

install = Nainstalovat
install-offer = Nainstaluj si Red7: bude mít vlastní okno a poběží i offline.
