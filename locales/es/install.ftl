## La propuesta de instalar la página.

install = Instalar
install-offer = Instala Red7: tendrá su propia ventana y funcionará sin conexión.
