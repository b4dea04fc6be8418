## Mensajes sobre lo que no ha ido como se esperaba.

notice-letter-known = Ya tienes esta jugada. Tu partida no ha cambiado.
notice-letter-older = Este enlace es anterior a tu partida, así que no ha cambiado nada.
notice-sealed-known = Este enlace ya lo has enviado o abierto. Tu partida no ha cambiado.
notice-sealed-early = No has abierto el enlace anterior. Ábrelo antes. Tu partida no ha cambiado.
notice-sealed-other = Este enlace es de una partida sellada que no está guardada en este navegador. Ábrelo en el navegador donde la juegas. Si has borrado los datos de ese navegador, la partida no se puede terminar.
notice-sealed-forked = Este enlace no encaja con tu partida: no es continuación de lo que enviaste. Tu partida no ha cambiado.
notice-sealed-signature = Este enlace está dañado, o no viene de la otra persona. Pide que te lo envíen otra vez. Tu partida no ha cambiado.
notice-sealed-secret = Este enlace se ha rechazado: su secreto no es el que se fijó al principio. Pide que te lo envíen otra vez. Tu partida no ha cambiado.
notice-sealed-next-deck = La prueba de esta ronda es correcta, pero la ronda siguiente no se ha repartido bien. Pide que te envíen otra vez el enlace.
notice-sealed-wrong = Este enlace se ha rechazado: tiene una clave que no abre ninguna carta, o una jugada contra las reglas. Tu partida no ha cambiado.
notice-unreadable-puzzles = No se han podido leer tus resultados de los problemas. Se han apartado, no borrado.
notice-newer-puzzles = Tus resultados de los problemas son de una versión más reciente de la página. Se han apartado, no borrado.
notice-unreadable-recent = No se han podido leer tus últimas partidas. Se han apartado, no borrado.
notice-newer-recent = Tus últimas partidas son de una versión más reciente de la página. Se han apartado, no borrado.
notice-dismiss = Cerrar aviso
notice-storage-blocked = Tu navegador no deja que esta página guarde nada. Puedes jugar, pero al cerrar la página se acaba la partida.
notice-storage-cleared = Algo ha borrado lo que esta página tenía guardado. Esta pestaña aún lo tiene.
notice-put-back = Restaurarlo
notice-storage-full = El almacenamiento de tu navegador está lleno. Puedes seguir jugando, pero esta partida y tus resultados no se guardan hasta que vuelva a haber sitio.
notice-unreadable-game = No se ha podido leer tu partida guardada. Se ha apartado, no borrado.
notice-newer-game = Tu partida guardada es de una versión más reciente de la página. Se ha apartado, no borrado.
notice-unreadable-settings = No se han podido leer tus ajustes. Se han apartado, no borrado.
notice-newer-settings = Tus ajustes son de una versión más reciente de la página. Se han apartado, no borrado.
notice-unreadable-daily = No se han podido leer tus resultados del día. Se han apartado, no borrado.
notice-newer-daily = Tus resultados del día son de una versión más reciente de la página. Se han apartado, no borrado.
notice-cannot-set-aside = Algunos datos guardados no se han podido leer, y no hay sitio para apartarlos. Se quedan donde están; al cerrar esta página se acaba la partida.
notice-other-tab = Otra pestaña ha guardado algo más reciente, y esta no lo va a sobrescribir. Lo que hagas aquí ni se guarda ni cuenta.
notice-no-worker = Aquí los rivales no pueden pensar en segundo plano, así que la página puede pararse un momento mientras piensan. La partida sigue.
sealed-reading = Abriendo el enlace…
notice-not-sent = Esta jugada no se ha enviado: tu navegador no ha guardado la partida, así que aún no hay enlace. Mientras esta página siga abierta no se pierde nada. Permite el almacenamiento o libera espacio, y vuelve a intentarlo.
notice-no-texts = No se ha podido cargar el idioma elegido, así que la página se queda en este. Comprueba tu conexión y recarga la página.
notice-no-entropy = Tu navegador no proporciona números aleatorios, así que no puede sellar una partida.
notice-faster = Desde ahora los rivales juegan un poco más rápido. Puedes cambiar su ritmo en Ajustes cuando quieras.
notice-new-version = Hay una versión nueva. Tu partida está a salvo.
notice-load-it = Actualizar ahora
notice-unreadable-statistics = No se han podido leer tus estadísticas. Se han apartado, no borrado.
notice-newer-statistics = Tus estadísticas son de una versión más reciente de la página. Se han apartado, no borrado.

## Una parte de la página que llega después.

part-coming = Un momento…
part-missing = Sin cargar
part-failed = Esta parte de la página no se ha podido cargar. Comprueba tu conexión y vuelve a intentarlo; tu partida está a salvo.
part-outdated = Para esto hace falta la versión nueva de la página. Tu partida está a salvo.
engine-missing = La parte que se encarga de los rivales, las pistas y los problemas no se ha podido cargar. Comprueba tu conexión y vuelve a intentarlo; tu partida está a salvo.
sealed-missing = La parte que sella las partidas no se ha podido cargar. Comprueba tu conexión y vuelve a intentarlo; tu partida está a salvo.
module-needs-worker = Los problemas y los análisis necesitan un proceso en segundo plano que este navegador no ha iniciado. Vuelve a intentarlo o usa otro navegador.
module-invalid-reply = El motor de los rivales ha dado una respuesta sin sentido. Vuelve a intentarlo o recarga la página; tu partida está a salvo.
part-again = Reintentar
part-reload = Recargar la página

## Enlaces que no llevan a ninguna parte.

bad-link-long = Este enlace es demasiado largo.
bad-link-cut = Este enlace está cortado: en lugar de una parte hay puntos. Copia el enlace entero, o pide que te lo envíen otra vez.
bad-link-form = Esta página no puede leer este enlace.
bad-link-parts = A este enlace le falta o le sobra algo.
bad-link-rules = Este enlace indica unas reglas que esta página no conoce.
bad-link-players = Este enlace no dice quién juega.
bad-link-seed = Este enlace no indica ningún reparto.
bad-link-shuffles = Las cartas de este enlace no forman un mazo completo.
bad-link-ply = Este enlace apunta a un turno que no está en su partida.
bad-link-position = La posición de este enlace no es posible.
bad-link-challenge = Esta partida no ha terminado, así que aún no hay nada que superar.
bad-letter-newer = Este enlace es de una versión más reciente de la página. Recarga la página y vuelve a abrirlo.
bad-letter-damaged = Este enlace se ha dañado o cortado por el camino. Pide que te lo envíen otra vez.
bad-letter-other = Este enlace no contiene una partida que esta página pueda leer.
bad-link-kept = No ha cambiado nada.
bad-link-puzzle = Este enlace no lleva a un problema.
