## Lo que dice index.html por sí mismo, antes de que haya programa. Una prueba lo compara con estos
## mensajes; en otro idioma, early.js los pone en su sitio.

page-loading = Cargando…
page-not-loaded = No se ha podido cargar el juego. Comprueba tu conexión y vuelve a intentarlo.
page-slow = Está tardando más de lo normal. Comprueba tu conexión y vuelve a intentarlo.
page-no-wasm = Este juego necesita WebAssembly, que este navegador no tiene o tiene desactivado. Prueba con otro navegador.
page-try-again = Reintentar
