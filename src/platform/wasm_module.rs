//! A WebAssembly module beside the page's own that replies to text requests, in a worker or on the page.
//!
//! `tools/worker_modules.mjs` builds these modules, each with a script of its own. The page's program cannot import a
//! script, so `static/load_module.js` does.

use thiserror::Error;
use wasm_bindgen::prelude::*;

/// The module could not be loaded, or has failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a module is missing")]
pub struct WasmModuleError;

/// A module, loaded and compiled.
#[derive(Clone, Debug)]
pub struct WasmModule(JsModule);

#[wasm_bindgen]
extern "C" {
    #[derive(Clone, Debug)]
    type JsModule;

    /// In `static/load_module.js`.
    #[wasm_bindgen(catch, js_namespace = window, js_name = loadModule)]
    async fn load_module(name: &str, anew: bool) -> Result<JsModule, JsValue>;

    #[wasm_bindgen(method, getter)]
    fn address(this: &JsModule) -> String;

    #[wasm_bindgen(method, getter)]
    fn module(this: &JsModule) -> JsValue;

    #[wasm_bindgen(method, catch)]
    fn reply(this: &JsModule, text: &str) -> Result<Option<String>, JsValue>;
}

impl WasmModule {
    /// Loads a module by its name, unless that has been done and isn't to be done `anew`. Every attempt after the first
    /// bypasses the browser's cache.
    ///
    /// # Errors
    ///
    /// Returns an error if the files can't be loaded, or aren't a module.
    pub async fn load(name: &str, anew: bool) -> Result<Self, WasmModuleError> {
        load_module(name, anew)
            .await
            .map(Self)
            .map_err(|_| WasmModuleError)
    }

    /// Returns the address of its script, which is also the script of a worker that runs it.
    pub(super) fn address(&self) -> String {
        self.0.address()
    }

    /// Returns the compiled module, which is the first message for such a worker.
    pub(super) fn compiled(&self) -> JsValue {
        self.0.module()
    }

    /// Returns the reply to a request, computed on the page. Returns `None` if there is no reply to it.
    ///
    /// # Errors
    ///
    /// Returns an error if the module fails.
    pub fn reply(&self, text: &str) -> Result<Option<String>, WasmModuleError> {
        self.0.reply(text).map_err(|_| WasmModuleError)
    }
}
