// Loads and compiles the modules, each as it arrives.
import { loadPacked } from "./packed.js";

const hasPacked = "packed" in document.querySelector("script[data-js]").dataset;

/**
 * Loads and compiles a module. A packed form saves a part of the download; whatever goes wrong with it, the module itself
 * is loaded. The service worker has that, so a page that has one asks for nothing else.
 */
window.compileModule = async (address, cache = "default") => {
  if (hasPacked && !navigator.serviceWorker?.controller) {
    try {
      return await WebAssembly.compileStreaming(loadPacked(address, cache));
    } catch {
      // The module itself shows whether anything is wrong with more than this form.
    }
  }
  return WebAssembly.compileStreaming(fetch(address, { cache }));
};
