// Loads the modules beside the program's own (tools/worker_modules.mjs), which cannot import a script by itself.

const tries = {};

/**
 * The module of a name, loaded and compiled: what a worker is to be told, and how an answer is begun on the page. Each is
 * named in the attributes of the page's script element. What the browser keeps of one that was bad is not asked for again.
 */
window.loadModule = async (name) => {
  const again = (tries[name] = (tries[name] ?? -1) + 1);
  const { href } = new URL(document.querySelector("script[data-js]").dataset[name], document.baseURI);
  const load = async (address) => (await fetch(address, again ? { cache: "reload" } : {})).arrayBuffer();
  if (again) await load(href);
  // A script that did not come may be remembered, by its whole address.
  const js = again ? `${href}#${again}` : href;
  const [script, wasm] = await Promise.all([import(js), load(href.replace(/js$/, "wasm"))]);
  const module = await WebAssembly.compile(wasm);
  return {
    hello: { js, module },
    begin(text) {
      script.initSync({ module });
      return script.begin(text);
    },
  };
};
