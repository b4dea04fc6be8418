## Das Angebot, die Seite zu installieren.

install = Installieren
install-offer = Installiere Red7: Es bekommt ein eigenes Fenster und läuft auch offline.
