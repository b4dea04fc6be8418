// Loads the modules beside the page's own (tools/worker_modules.mjs), whose scripts the page's program cannot import itself.

const attempts = {};
const loads = {};

async function load(name) {
  const attempt = (attempts[name] = (attempts[name] ?? -1) + 1);
  const { href } = new URL(document.querySelector("script[data-js]").dataset[name], document.baseURI);
  const cache = attempt ? "reload" : "default";
  if (attempt) await (await fetch(href, { cache })).blob();
  // Browsers remember by the whole address that an import failed.
  const js = attempt ? `${href}#${attempt}` : href;
  const [script, module] = await Promise.all([import(js), compileModule(href.replace(/js$/, "wasm"), cache)]);
  return {
    address: js,
    module,
    reply(text) {
      script.initSync({ module });
      return script.reply(text);
    },
  };
}

/**
 * Loads and compiles a module by its name, unless that has been done and isn't to be done anew. The page's script element
 * has the address of its script in an attribute. Returns that address, the compiled module and a function by which the page
 * itself gets the reply to a request. After a failed attempt the browser's cache is bypassed: it may hold a broken file.
 */
window.loadModule = (name, isAnew) => {
  if (isAnew || !loads[name]) {
    const now = (loads[name] = load(name));
    now.catch(() => loads[name] === now && delete loads[name]);
  }
  return loads[name];
};
