## Todo lo que se guarda en el navegador, y sus copias.

data = Tus datos
data-description = Todo se guarda únicamente en este navegador. Una copia de seguridad es un archivo que puedes conservar o importar en otro dispositivo.
data-what = Elemento
data-here = En este navegador
data-in-copy = En la copia
data-games = Partidas
data-game = { $game }, { $count ->
    [one] { $count } turno
   *[other] { $count } turnos
}
data-game-over = { $game }, terminada
data-game-of = { $given }, { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
data-rounds = Rondas contadas
data-names = Nombres
data-chosen = guardados
data-lessons = Lecciones hechas
data-learned = Jugadas mejoradas
data-rated = Rondas con Elo
data-aside = Datos apartados
data-others = Otros
data-none = nada
data-sealed = Incluir partidas selladas
data-sealed-description = con el archivo, cualquiera podría ver tus cartas en esas partidas
data-save = Exportar copia
data-saved = La copia está en tus descargas.
data-not-saved = Tu navegador no ha dejado que esta página guarde el archivo.
data-left-out = Fuera de la copia, por su tamaño o por no poderse exportar: { $given }.
data-load = Importar copia
data-take-description = Lo que contiene la copia sustituye a lo correspondiente de este navegador; todo lo demás se queda como está.
data-take-sealed = Las partidas selladas que ya están en este navegador no se sustituyen. Sigue cada una de ellas en un solo dispositivo.
data-take = Importar
data-leave = Cancelar

## Por qué no se acepta una copia.

copy-large = Este archivo es demasiado grande para ser una copia de seguridad de Red7.
copy-unreadable = Este archivo no es una copia de seguridad, o está incompleto.
copy-foreign = Este archivo no se exportó desde esta página.
copy-newer = Esta copia es de una versión más reciente de la página. Recarga la página y vuelve a importarla.
copy-damaged = Una parte de esta copia está dañada, así que no se ha importado nada: { $given }.
copy-full = Esta copia no cabe en el almacenamiento de tu navegador.
copy-blocked = Tu navegador no deja que esta página guarde nada.
copy-kept = No ha cambiado nada.

## Lo que se ha apartado y lo que se puede borrar.

aside-title = Datos apartados
aside-description = Algunos datos guardados no se han podido leer y se han apartado. Puedes descargarlos o borrarlos.
aside-save = Descargar: { $given }
aside-delete = Borrar: { $given }
aside-number = { $given } { $count }
aside-ask = ¿Borrar «{ $given }» para siempre?
document-game = Partida
document-rating = Elo
document-learn = Jugadas por mejorar
document-live = Partidas en vivo
document-other = Otros datos
delete-title = Borrar
delete-statistics = Borrar estadísticas
delete-all = Borrar todo
delete-statistics-ask = ¿Borrar para siempre tus estadísticas y tu Elo? Todo lo demás se queda.
delete-all-ask = ¿Borrar para siempre todo lo que esta página ha guardado en este navegador? Eso incluye partidas, estadísticas y lo que se ha apartado.
delete-keep = Conservar
delete-go = Borrar
