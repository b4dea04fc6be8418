## Una partida sellada: nadie puede conocer una carta oculta antes de que las reglas la muestren.

# Antes de que haya cartas.
sealed-shuffling = Barajando las cartas
sealed-step-first = { $who ->
    [you] Barajas y bloqueas cada carta
   *[other] { $who } baraja y bloquea cada carta
}
sealed-step-again = { $who ->
    [you] Las barajas y bloqueas otra vez
   *[other] { $who } las baraja y bloquea otra vez
}
# Se habla a una de las dos personas.
sealed-step-keys = { $who ->
    [you] Desbloqueas la mano de { $rival }
   *[other] { $who } desbloquea tu mano
}
sealed-invited-description = Está sellada: las cartas se barajan y bloquean entre dos, así que quien espíe queda al descubierto al final, o tiene que negarse a enviar el último enlace.
sealed-unsigned = Esta invitación es de una versión antigua de la página y no está firmada: sus enlaces se pueden alterar por el camino y no hay código que comparar. Es mejor pedir a { $who } que recargue la página y te invite otra vez.

sealed-send-long = Los primeros enlaces son largos: usa una aplicación que admita mensajes largos.
sealed-code = Tu código es { $code }. Compáralo por teléfono con el de { $who }: si es el mismo, nadie ha cambiado los enlaces.
sealed-elsewhere = Esta partida está en otro navegador
sealed-elsewhere-description = Este enlace es de una partida sellada con { $who }. Ábrelo en el navegador donde la juegas. Si has borrado los datos de ese navegador, la partida no se puede terminar.

# Una partida que otra pestaña tiene abierta.
sealed-other-tab = Esta partida está abierta en otra pestaña
sealed-other-tab-description = Solo se puede jugar en una pestaña a la vez. Ciérrala allí y podrás seguir aquí.

# Una partida guardada que sus mensajes no confirman.
sealed-changed = Esta partida se ha alterado o dañado
sealed-changed-description = Lo que hay guardado de ella no coincide con sus mensajes, así que no se puede seguir ni es de fiar. Se queda como está, y nada más se ve afectado.

# La hoja de envío.
sealed-send = Enviar el enlace
sealed-send-description = Envía este enlace con cualquier aplicación de mensajes. Si alguien más lo ve, no averigua nada de las cartas ocultas.
sealed-line-first = Juguemos una partida sellada de Red7:
sealed-line = { $who }, aquí va el siguiente enlace de nuestra partida de Red7:
sealed-line-unnamed = Aquí va el siguiente enlace de nuestra partida de Red7:

# Al final de una ronda.
sealed-proof-send = Envía este enlace a { $who }. El que te llegue probará la victoria, o mostrará que alguien ha hecho trampas.
sealed-proof-tell = Envía también este enlace a { $who }: sin él, tu victoria no queda probada en su dispositivo.
sealed-proved = Comprobado: nadie ha hecho trampas al barajar.
sealed-not-proved = La prueba ha fallado: las cartas no son las que se habían declarado. La partida acaba aquí.
sealed-not-proved-by = La prueba ha fallado: lo que { $who } ha enviado al final no coincide con las cartas bloqueadas. La partida acaba aquí.
sealed-proof-waits = { $who } te debe el último enlace. Mientras no pruebe la victoria, esta no cuenta: quien haya hecho trampas no enviaría ese enlace.
sealed-refused = Estas cartas se han rechazado: una clave de { $who } no abre ninguna carta, o abre una dos veces. Ahora ambas partes muestran los secretos de esta ronda, para que la prueba diga de quién ha sido la culpa.
sealed-refused-by = Estas cartas se han rechazado, y no ha sido un accidente: la prueba muestra que { $who } no ha respetado las reglas del sellado. La partida acaba aquí.
