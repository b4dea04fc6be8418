//! Workers, which reply to text requests without blocking the page.
//!
//! A worker runs the script of a [`WasmModule`], which ends with `static/worker.js`. The page sends it the module,
//! downloaded and compiled once. The worker reports that it is ready, and replies to requests from then on.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::window;
use thiserror::Error;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use super::WasmModule;

/// The browser doesn't start a worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the browser starts no worker")]
pub struct WorkerError;

/// A worker that replies to text requests. Dropping it stops it at once.
#[derive(Debug)]
pub struct ModuleWorker {
    worker: Worker,
    /// Messages to send once the worker is ready; `None` from then on.
    unsent: Rc<RefCell<Option<Vec<String>>>>,
    #[expect(dead_code, reason = "held for their drop")]
    listeners: [EventListener; 2],
}

impl ModuleWorker {
    /// Starts a worker, whose first message must be `ready`. Calls `on_failure` if the worker can't load the module, if
    /// its module is of another build, or if it fails later.
    ///
    /// # Errors
    ///
    /// Returns an error if the browser doesn't start a worker.
    pub fn start(
        module: &WasmModule,
        ready: &'static str,
        on_answer: impl Fn(&str) + 'static,
        on_failure: impl Fn() + 'static,
    ) -> Result<Self, WorkerError> {
        Self::try_start(module, ready, on_answer, on_failure).map_err(|_| WorkerError)
    }

    fn try_start(
        module: &WasmModule,
        ready: &'static str,
        on_answer: impl Fn(&str) + 'static,
        on_failure: impl Fn() + 'static,
    ) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&module.address(), &options)?;
        let unsent = Rc::new(RefCell::new(Some(Vec::<String>::new())));
        let on_failure = Rc::new(on_failure);
        let failed = on_failure.clone();
        let (queue, sender) = (unsent.clone(), worker.clone());
        let listeners = [
            EventListener::new(&worker, "message", move |event| {
                let message = event
                    .dyn_ref()
                    .and_then(|event: &MessageEvent| event.data().as_string());
                let queued = queue.borrow_mut().take();
                match (message, queued) {
                    (Some(message), None) => on_answer(&message),
                    (Some(message), Some(queued)) if message == ready => {
                        for text in queued {
                            post(&sender, &text);
                        }
                    }
                    _ => failed(),
                }
            }),
            EventListener::new(&worker, "error", move |_| on_failure()),
        ];
        worker.post_message(&module.compiled())?;
        Ok(Self {
            worker,
            unsent,
            listeners,
        })
    }

    /// Sends a message as soon as the worker is ready.
    pub fn send(&self, text: &str) {
        match &mut *self.unsent.borrow_mut() {
            Some(queue) => queue.push(text.to_owned()),
            None => post(&self.worker, text),
        }
    }
}

impl Drop for ModuleWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn post(worker: &Worker, text: &str) {
    // A text can always be sent; if the worker is gone, there is no reply.
    let _ = worker.post_message(&text.into());
}

/// Returns the number of processors, as far as the browser tells it.
#[must_use]
pub fn processors() -> usize {
    window().navigator().hardware_concurrency() as usize
}
