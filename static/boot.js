// Starts the page. It is a file of its own because the page's security policy allows no inline script.

function sayItFailed() {
  const title = document.createElement("h1");
  title.textContent = "Red7";

  const text = document.createElement("p");
  text.textContent = "The game could not be loaded. Check the connection and try again.";

  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Try again";
  button.addEventListener("click", () => location.reload());

  const main = document.createElement("main");
  main.setAttribute("role", "alert");
  main.append(title, text, button);
  document.getElementById("app").replaceChildren(main);
}

const { js, wasm } = document.querySelector("script[data-js]").dataset;
try {
  const { default: init } = await import(new URL(js, document.baseURI));
  await init({ module_or_path: new URL(wasm, document.baseURI) });
} catch (error) {
  console.error(error);
  sayItFailed();
}
