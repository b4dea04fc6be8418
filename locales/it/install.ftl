## L’offerta di installare la pagina.

install = Installa
install-offer = Installa Red7: avrà una finestra tutta sua e funzionerà offline.
