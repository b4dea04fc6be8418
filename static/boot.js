// Starts the page. It is a file of its own because the page's security policy allows no inline script.

function sayItFailed() {
  const said = document.getElementById("not-loaded").content.cloneNode(true);
  said.querySelector("button").addEventListener("click", () => location.reload());
  document.getElementById("app").replaceChildren(said);
}

const { js, wasm } = document.querySelector("script[data-js]").dataset;
try {
  const { default: init } = await import(new URL(js, document.baseURI));
  await init({ module_or_path: new URL(wasm, document.baseURI) });
} catch (error) {
  console.error(error);
  sayItFailed();
}
