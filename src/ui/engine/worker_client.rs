//! Client of a module beside the page's own, in a worker or, if none starts, on the page.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use yew::platform::spawn_local;

use super::recovery::{Failure, Failures, Recovery};
use crate::engine::{READY, decode_reply, encode_request};
use crate::platform::{
    AfterPaint, ModuleWorker, RepeatingTimer, WasmModule, WasmModuleError, after_paint,
};

/// Longest time to wait for the module or for a reply, in seconds. Only seconds in which the device is awake count. The
/// strongest opponent needs less than a tenth of it.
const TIMEOUT_S: u32 = 8;

/// A second, in milliseconds.
const SECOND: u32 = 1_000;

/// State of a module, as the user sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ModuleStatus {
    /// No problem is known.
    #[default]
    Ok,
    /// A request waits for the module, which could not be loaded.
    Missing,
    /// The current request is too long for the page, and no worker starts.
    NeedsWorker,
    /// The current request got invalid replies.
    InvalidReply,
    /// The user has asked for another attempt.
    Retrying,
}

/// Client of a module. It replaces a worker that fails once; after a second failure the page runs the module itself,
/// except for requests that need a worker. An invalid reply is requested once more, from a new worker.
#[derive(Clone)]
pub struct WorkerClient(Rc<ClientState>);

struct ClientState {
    /// Name of the module.
    name: &'static str,
    module: RefCell<Option<WasmModule>>,
    /// Number of attempts to load the module.
    attempts: Cell<u32>,
    /// `true` while the last attempt is in progress.
    is_loading: Cell<bool>,
    backend: RefCell<Backend>,
    failures: RefCell<Failures>,
    open: RefCell<Option<OpenRequest>>,
    /// Number of the current or last request.
    number: Cell<u32>,
    status: Cell<ModuleStatus>,
    on_main_thread: Box<dyn Fn()>,
    on_status: Box<dyn Fn(ModuleStatus)>,
}

enum Backend {
    /// There was no request yet, or no worker since the user asked for another attempt.
    Idle,
    Worker(ModuleWorker),
    /// The page itself.
    MainThread,
}

/// Passes a valid reply on.
pub type Deliver = Box<dyn FnOnce()>;

/// Parses a reply. Returns `None` if it isn't valid.
type Parse = Box<dyn Fn(&str) -> Option<Deliver>>;

/// A request to the module.
struct Request {
    text: String,
    /// `true` if the page must not compute the reply itself.
    needs_worker: bool,
    parse: Parse,
}

/// A request without a reply yet.
struct OpenRequest {
    request: Request,
    /// `None` after a failure, until the user asks for another attempt.
    guard: Option<RequestGuard>,
}

/// Pending work of a request. Dropping it cancels that.
#[expect(dead_code, reason = "held for its drop")]
enum RequestGuard {
    /// The module is being loaded, or the worker is busy: the timeout.
    Timeout(RepeatingTimer),
    /// The page computes the reply after the next frame.
    OnPage(AfterPaint),
}

impl WorkerClient {
    /// Creates a client for the module with this name. It starts nothing yet. The client calls `on_main_thread` whenever
    /// the page has to compute a reply itself, and `on_status` when the status changes.
    pub fn new(
        name: &'static str,
        on_main_thread: impl Fn() + 'static,
        on_status: impl Fn(ModuleStatus) + 'static,
    ) -> Self {
        Self(Rc::new(ClientState {
            name,
            module: RefCell::new(None),
            attempts: Cell::new(0),
            is_loading: Cell::new(false),
            backend: RefCell::new(Backend::Idle),
            failures: RefCell::default(),
            open: RefCell::new(None),
            number: Cell::new(0),
            status: Cell::default(),
            on_main_thread: Box::new(on_main_thread),
            on_status: Box::new(on_status),
        }))
    }

    /// Loads the module, unless it is loaded or being loaded.
    pub fn load(&self) {
        if self.0.module.borrow().is_none() && !self.0.is_loading.get() {
            self.fetch_module();
        }
    }

    /// Handles the current request again: with the module loaded again if it is missing, else in new workers.
    pub fn try_again(&self) {
        if self.is_ok() {
            return;
        }
        self.set_status(ModuleStatus::Retrying);
        self.0.failures.borrow_mut().begin_request();
        if self.0.module.borrow().is_some() {
            self.0.failures.take();
            self.0.backend.replace(Backend::Idle);
            self.resend();
        } else {
            let guard = self.wait_for_module();
            self.set_guard(Some(guard));
            self.fetch_module();
        }
    }

    /// Returns `true` if no problem is known.
    pub fn is_ok(&self) -> bool {
        self.0.status.get() == ModuleStatus::Ok
    }

    fn set_status(&self, status: ModuleStatus) {
        if self.0.status.replace(status) != status {
            (self.0.on_status)(status);
        }
    }

    fn set_guard(&self, guard: Option<RequestGuard>) {
        if let Some(open) = &mut *self.0.open.borrow_mut() {
            open.guard = guard;
        }
    }

    fn fetch_module(&self) {
        let attempt = self.0.attempts.get() + 1;
        self.0.attempts.set(attempt);
        self.0.is_loading.set(true);
        let client = self.clone();
        spawn_local(async move {
            match WasmModule::load(client.0.name, attempt > 1).await {
                Ok(module) => client.on_loaded(module),
                Err(WasmModuleError) if attempt == client.0.attempts.get() => {
                    client.on_load_failed();
                }
                Err(WasmModuleError) => {}
            }
        });
    }

    /// Handles the request that waits for the module.
    fn on_loaded(&self, module: WasmModule) {
        self.0.is_loading.set(false);
        if self.0.module.replace(Some(module)).is_none() {
            self.set_status(ModuleStatus::Ok);
            self.resend();
        }
    }

    /// Reports that the module is missing if a request waits for it. Otherwise the next request loads it.
    fn on_load_failed(&self) {
        self.0.is_loading.set(false);
        if self.0.open.borrow().is_some() {
            self.set_status(ModuleStatus::Missing);
        }
    }

    /// Sends a request, after cancelling the open one. `parse` returns `None` for an invalid reply. Returns the number of
    /// the request.
    pub fn ask(
        &self,
        text: String,
        needs_worker: bool,
        parse: impl Fn(&str) -> Option<Deliver> + 'static,
    ) -> u32 {
        self.cancel_open();
        self.0.number.set(self.0.number.get() + 1);
        self.send(Request {
            text,
            needs_worker,
            parse: Box::new(parse),
        });
        self.0.number.get()
    }

    /// Cancels the request with this number, if it is still open.
    pub fn cancel(&self, number: u32) {
        if number == self.0.number.get() {
            self.cancel_open();
        }
    }

    /// Cancels the open request. A worker that is busy with it is stopped, and another one started for the next request.
    pub fn cancel_open(&self) {
        self.0.failures.borrow_mut().begin_request();
        if self.0.open.take().is_none() {
            return;
        }
        self.set_status(ModuleStatus::Ok);
        let module = self.0.module.borrow().clone();
        let is_worker = matches!(*self.0.backend.borrow(), Backend::Worker(_));
        if let Some(module) = module.filter(|_| is_worker) {
            self.start_worker(&module);
        }
    }

    /// Cancels the open request, and ends the worker. The next request starts another one.
    pub fn end(&self) {
        self.0.open.take();
        if matches!(*self.0.backend.borrow(), Backend::Worker(_)) {
            self.0.backend.replace(Backend::Idle);
        }
    }

    fn send(&self, request: Request) {
        let module = self.0.module.borrow().clone();
        let guard = match module {
            Some(module) => self.dispatch(&module, &request),
            None => Some(self.wait_for_module()),
        };
        self.0.open.replace(Some(OpenRequest { request, guard }));
        self.load();
    }

    fn resend(&self) {
        if let Some(open) = self.0.open.take() {
            self.send(open.request);
        }
    }

    /// Hands a request to the worker or to the page. Returns `None` if neither can handle it.
    fn dispatch(&self, module: &WasmModule, request: &Request) -> Option<RequestGuard> {
        if matches!(*self.0.backend.borrow(), Backend::Idle) {
            self.start_worker(module);
        }
        let message = encode_request(self.0.number.get(), &request.text);
        match &*self.0.backend.borrow() {
            Backend::Worker(worker) => {
                worker.send(&message);
                return Some(self.wait(|client| client.on_failure(Failure::Worker)));
            }
            Backend::Idle | Backend::MainThread => {}
        }
        if request.needs_worker {
            self.set_status(ModuleStatus::NeedsWorker);
            return None;
        }
        (self.0.on_main_thread)();
        Some(self.run_on_main_thread(module, message))
    }

    fn wait_for_module(&self) -> RequestGuard {
        self.wait(|client| client.set_status(ModuleStatus::Missing))
    }

    /// Calls `on_timeout` after [`TIMEOUT_S`]. The timer does not tick while the device sleeps, when a worker doesn't run
    /// either.
    fn wait(&self, on_timeout: impl Fn(&Self) + 'static) -> RequestGuard {
        let client = self.clone();
        let mut left = TIMEOUT_S;
        RequestGuard::Timeout(RepeatingTimer::every(SECOND, move || {
            left = left.saturating_sub(1);
            if left == 0 {
                on_timeout(&client);
            }
        }))
    }

    /// Starts a worker in place of the one before, or leaves the module to the page if the browser starts none.
    fn start_worker(&self, module: &WasmModule) {
        let (receiver, failed) = (self.clone(), self.clone());
        let on_reply = move |text: &str| receiver.on_message(text);
        let on_failure = move || failed.on_failure(Failure::Worker);
        let worker = ModuleWorker::start(module, READY, on_reply, on_failure);
        self.0.backend.replace(match worker {
            Ok(worker) => Backend::Worker(worker),
            Err(_) => Backend::MainThread,
        });
    }

    /// Handles a message of the module. The reply to an earlier request is late, and is ignored.
    fn on_message(&self, message: &str) {
        match decode_reply(message) {
            Some((number, _)) if number != self.0.number.get() => {}
            Some((_, reply)) => {
                let Some(open) = self.0.open.take() else {
                    return;
                };
                if let Some(deliver) = (open.request.parse)(reply) {
                    self.0.failures.borrow_mut().begin_request();
                    self.set_status(ModuleStatus::Ok);
                    deliver();
                } else {
                    self.0.open.replace(Some(open));
                    self.on_failure(Failure::InvalidReply);
                }
            }
            None => self.on_failure(Failure::Worker),
        }
    }

    fn on_failure(&self, failure: Failure) {
        let Some(module) = self.0.module.borrow().clone() else {
            return self.on_load_failed();
        };
        let is_on_page = matches!(*self.0.backend.borrow(), Backend::MainThread);
        let recovery = self.0.failures.borrow_mut().record(failure, is_on_page);
        match recovery {
            Recovery::RestartWorker => {
                self.start_worker(&module);
                self.resend();
            }
            Recovery::LeaveWorker => {
                self.0.backend.replace(Backend::MainThread);
                self.resend();
            }
            Recovery::ReportMissing => self.give_up(ModuleStatus::Missing),
            Recovery::ReportInvalid => {
                self.0.backend.replace(Backend::Idle);
                self.give_up(ModuleStatus::InvalidReply);
            }
        }
    }

    /// Reports a problem until the user asks for another attempt, for which the module is loaded again.
    fn give_up(&self, status: ModuleStatus) {
        self.0.module.replace(None);
        self.set_guard(None);
        if self.0.open.borrow().is_some() {
            self.set_status(status);
        }
    }

    /// Computes a reply on the page after the next frame. The page is frozen meanwhile.
    fn run_on_main_thread(&self, module: &WasmModule, message: String) -> RequestGuard {
        let (client, module) = (self.clone(), module.clone());
        RequestGuard::OnPage(after_paint(move || match module.reply(&message) {
            Ok(Some(reply)) => client.on_message(&reply),
            Ok(None) => client.on_failure(Failure::InvalidReply),
            Err(WasmModuleError) => client.on_failure(Failure::Page),
        }))
    }
}
