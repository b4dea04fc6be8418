## Propozycja zainstalowania strony.

install = Zainstaluj
install-offer = Zainstaluj Red7: dostanie własne okno i zadziała bez sieci.
