//! A module beside the page's own, which answers texts with texts: in a worker, or on the page.
//!
//! `tools/worker_modules.mjs` builds them, each with a script of its own. The page's program cannot import a script, so
//! `static/load_module.js` does that for it.

use thiserror::Error;
use wasm_bindgen::prelude::*;

/// It could not be loaded, or has broken down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a module is missing")]
pub struct WasmModuleError;

/// Such a module, loaded and compiled.
#[derive(Clone, Debug)]
pub struct WasmModule(JsModule);

/// An answer that the page looks for by itself, step by step.
#[derive(Debug)]
pub struct ModuleTask(JsTask);

#[wasm_bindgen]
extern "C" {
    #[derive(Clone, Debug)]
    type JsModule;

    #[derive(Debug)]
    type JsTask;

    /// In `static/load_module.js`.
    #[wasm_bindgen(catch, js_namespace = window)]
    async fn loadModule(name: &str) -> Result<JsModule, JsValue>;

    #[wasm_bindgen(method, getter)]
    fn hello(this: &JsModule) -> JsValue;

    #[wasm_bindgen(method, catch)]
    fn begin(this: &JsModule, text: &str) -> Result<Option<JsTask>, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn step(this: &JsTask) -> Result<Option<String>, JsValue>;
}

impl WasmModule {
    /// Loads one by its name. Each time it is tried anew, past what the browser keeps.
    ///
    /// # Errors
    ///
    /// If it does not come, or is no module.
    pub async fn load(name: &str) -> Result<Self, WasmModuleError> {
        loadModule(name)
            .await
            .map(Self)
            .map_err(|_| WasmModuleError)
    }

    /// What its worker is to be told first.
    pub(super) fn hello(&self) -> JsValue {
        self.0.hello()
    }

    /// Begins to answer a text on the page, if there is an answer.
    ///
    /// # Errors
    ///
    /// If it breaks down.
    pub fn begin(&self, text: &str) -> Result<Option<ModuleTask>, WasmModuleError> {
        let begun = self.0.begin(text).map_err(|_| WasmModuleError)?;
        Ok(begun.map(ModuleTask))
    }
}

impl ModuleTask {
    /// Goes on for a step. Gives the answer once it is found.
    ///
    /// # Errors
    ///
    /// If it breaks down.
    pub fn step(&self) -> Result<Option<String>, WasmModuleError> {
        self.0.step().map_err(|_| WasmModuleError)
    }
}
