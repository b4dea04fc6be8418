//! A worker: thinking beside the page, so that the page never stutters.
//!
//! Page and worker are the same module, downloaded and compiled once. The page starts
//! `static/worker.js` and sends it the address of its own glue with the compiled module;
//! what runs there finds itself in a worker, and says that it is ready.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::utils::document;
use js_sys::{Object, Reflect};
use thiserror::Error;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

/// What a worker says first.
const READY: &str = concat!("ready ", env!("CARGO_PKG_VERSION"));

/// There can be no worker here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the browser starts no worker")]
pub struct ThinkerError;

/// A worker that answers texts with texts. Dropping it stops it at once.
#[derive(Debug)]
pub struct Thinker {
    worker: Worker,
    /// What is to be sent once it is ready; none from then on.
    unsent: Rc<RefCell<Option<Vec<String>>>>,
    #[expect(dead_code, reason = "held for their drop")]
    listeners: [EventListener; 2],
}

impl Thinker {
    /// Starts a worker.
    ///
    /// # Errors
    ///
    /// If the browser does not start one. That it cannot be loaded, is of another
    /// build, or dies is told by `on_failure`.
    pub fn start(
        on_answer: impl Fn(&str) + 'static,
        on_failure: impl Fn() + 'static,
    ) -> Result<Self, ThinkerError> {
        Self::try_start(on_answer, on_failure).map_err(|_| ThinkerError)
    }

    fn try_start(
        on_answer: impl Fn(&str) + 'static,
        on_failure: impl Fn() + 'static,
    ) -> Result<Self, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let address = address_of("data-worker").unwrap_or_default();
        let worker = Worker::new_with_options(&address, &options)?;
        let unsent = Rc::new(RefCell::new(Some(Vec::<String>::new())));
        let on_failure = Rc::new(on_failure);
        let failed = on_failure.clone();
        let (queue, sender) = (unsent.clone(), worker.clone());
        let listeners = [
            EventListener::new(&worker, "message", move |event| {
                let said = event
                    .dyn_ref()
                    .and_then(|event: &MessageEvent| event.data().as_string());
                let queued = queue.borrow_mut().take();
                match (said, queued) {
                    (Some(said), None) => on_answer(&said),
                    (Some(said), Some(queued)) if said == READY => {
                        for text in queued {
                            post(&sender, &text);
                        }
                    }
                    _ => failed(),
                }
            }),
            EventListener::new(&worker, "error", move |_| on_failure()),
        ];
        let hello = Object::new();
        Reflect::set(&hello, &"js".into(), &address_of("data-js").into())?;
        Reflect::set(&hello, &"module".into(), &wasm_bindgen::module())?;
        worker.post_message(&hello)?;
        Ok(Self {
            worker,
            unsent,
            listeners,
        })
    }

    /// Sends a text, as soon as the worker is ready.
    pub fn send(&self, text: &str) {
        match &mut *self.unsent.borrow_mut() {
            Some(queue) => queue.push(text.to_owned()),
            None => post(&self.worker, text),
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

fn post(worker: &Worker, text: &str) {
    // A text can always be sent; if the worker is gone, nobody answers.
    let _ = worker.post_message(&text.into());
}

/// The address of a script of this build, as the page's script element has it.
fn address_of(attribute: &str) -> Option<String> {
    let script = document().query_selector("script[data-js]").ok()??;
    script.get_attribute(attribute)
}

/// Answers texts if this runs in a worker; says whether it does.
pub fn serve(answer: impl Fn(&str) -> Option<String> + 'static) -> bool {
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else {
        return false;
    };
    let sender = scope.clone();
    let listener = EventListener::new(&scope, "message", move |event| {
        let asked = event
            .dyn_ref()
            .and_then(|event: &MessageEvent| event.data().as_string());
        if let Some(answer) = asked.and_then(|asked| answer(&asked)) {
            let _ = sender.post_message(&answer.into());
        }
    });
    listener.forget();
    scope.post_message(&READY.into()).is_ok()
}
