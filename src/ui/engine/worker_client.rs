//! Asking a module beside the page's own: in a worker or, where there is none, on the page, bit by bit.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use yew::platform::spawn_local;

use crate::engine::{READY, decode_reply, encode_request};
use crate::platform::{
    ModuleTask, ModuleWorker, RepeatingTimer, SlicedTask, WasmModule, WasmModuleError,
};

/// How long the module or an answer may take before something is held for wrong, in seconds in which the device is awake.
/// The strongest opponent needs less than a tenth of it.
const TIMEOUT_S: u32 = 8;

/// A second, in milliseconds.
const SECOND: u32 = 1_000;

/// Whether there is a module to ask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ModuleStatus {
    /// As far as is known.
    #[default]
    Ok,
    /// Something is asked, and the module has not come.
    Missing,
    /// After that it is on its way once more.
    Retrying,
}

/// What answers beside the page. A worker that fails, or that says what is no answer, is started once more; when
/// that one fails too, the page asks the module without one.
#[derive(Clone)]
pub struct WorkerClient(Rc<ClientState>);

struct ClientState {
    /// The name of the module.
    module: &'static str,
    helper: RefCell<Option<WasmModule>>,
    /// How many times it was asked for, and whether the last of them is still open.
    attempts: Cell<u32>,
    is_coming: Cell<bool>,
    host: RefCell<Backend>,
    open: RefCell<Option<OpenRequest>>,
    /// How many questions were asked.
    number: Cell<u32>,
    on_no_worker: Box<dyn Fn()>,
    on_wits: Box<dyn Fn(ModuleStatus)>,
}

enum Backend {
    /// Nothing was asked yet.
    Idle,
    /// In a worker; the number of those that failed before it.
    Worker(ModuleWorker, usize),
    /// On the page.
    MainThread,
}

/// Gets the text of an answer, and says whether it is one.
type OnAnswer = Box<dyn Fn(&str) -> bool>;

/// A question that is not yet answered.
struct OpenRequest {
    question: String,
    on_answer: OnAnswer,
    until: RequestGuard,
}

/// What is going on until a question is answered. Dropping it calls it off.
#[expect(dead_code, reason = "held for its drop")]
enum RequestGuard {
    /// The module is on its way, or the worker thinks, and may take so long.
    Late(RepeatingTimer),
    /// The page thinks.
    Found(SlicedTask),
}

impl WorkerClient {
    /// For the module of a name. Starts nothing yet. `on_no_worker` is called when there is no working worker, `on_wits` when the module does not
    /// come, and when it is on its way again or here after all.
    pub fn new(
        module: &'static str,
        on_no_worker: impl Fn() + 'static,
        on_wits: impl Fn(ModuleStatus) + 'static,
    ) -> Self {
        Self(Rc::new(ClientState {
            module,
            helper: RefCell::new(None),
            attempts: Cell::new(0),
            is_coming: Cell::new(false),
            host: RefCell::new(Backend::Idle),
            open: RefCell::new(None),
            number: Cell::new(0),
            on_no_worker: Box::new(on_no_worker),
            on_wits: Box::new(on_wits),
        }))
    }

    /// Asks for the module, unless it is here or on its way.
    pub fn load(&self) {
        if self.0.helper.borrow().is_none() && !self.0.is_coming.get() {
            self.fetch_module();
        }
    }

    /// Asks for it once more, whatever became of that before.
    pub fn load_again(&self) {
        if self.0.helper.borrow().is_some() {
            return;
        }
        (self.0.on_wits)(ModuleStatus::Retrying);
        if let Some(open) = &mut *self.0.open.borrow_mut() {
            open.until = self.wait_for_helper();
        }
        self.fetch_module();
    }

    fn fetch_module(&self) {
        let attempt = self.0.attempts.get() + 1;
        self.0.attempts.set(attempt);
        self.0.is_coming.set(true);
        let engine = self.clone();
        spawn_local(async move {
            match WasmModule::load(engine.0.module).await {
                Ok(helper) => engine.loaded(helper),
                Err(WasmModuleError) if attempt == engine.0.attempts.get() => {
                    engine.on_load_failed()
                }
                Err(WasmModuleError) => {}
            }
        });
    }

    /// The module is here: what waits for it is thought about.
    fn loaded(&self, helper: WasmModule) {
        self.0.is_coming.set(false);
        if self.0.helper.replace(Some(helper)).is_none() {
            (self.0.on_wits)(ModuleStatus::Ok);
            self.resend();
        }
    }

    /// The module has not come. The page says so if something is to be thought about; else it is asked for once more when
    /// that is the case.
    fn on_load_failed(&self) {
        self.0.is_coming.set(false);
        if self.0.open.borrow().is_some() {
            (self.0.on_wits)(ModuleStatus::Missing);
        }
    }

    /// Asks a question. One that is still open is given up. `on_answer` says whether what it gets is an answer. Gives the
    /// number of the question.
    pub fn ask(&self, question: String, on_answer: impl Fn(&str) -> bool + 'static) -> u32 {
        self.give_up_open();
        self.0.number.set(self.0.number.get() + 1);
        self.send(question, Box::new(on_answer));
        self.0.number.get()
    }

    /// Gives up the question of that number, if it is still open.
    pub fn give_up(&self, number: u32) {
        if number == self.0.number.get() {
            self.give_up_open();
        }
    }

    /// Gives up the open question. A worker that is busy with it is stopped: the next question goes to another.
    fn give_up_open(&self) {
        let helper = self.0.helper.borrow().clone();
        match (self.0.open.take(), helper, self.failures()) {
            (Some(_), Some(helper), Some(failures)) => self.start(&helper, failures),
            (Some(_), None, _) => (self.0.on_wits)(ModuleStatus::Ok),
            _ => {}
        }
    }

    fn send(&self, question: String, on_answer: OnAnswer) {
        let helper = self.0.helper.borrow().clone();
        let until = match helper {
            Some(helper) => self.think(&helper, &question),
            None => self.wait_for_helper(),
        };
        self.0.open.replace(Some(OpenRequest {
            question,
            on_answer,
            until,
        }));
        self.load();
    }

    /// Puts the open question once more.
    fn resend(&self) {
        if let Some(open) = self.0.open.take() {
            self.send(open.question, open.on_answer);
        }
    }

    fn think(&self, helper: &WasmModule, question: &str) -> RequestGuard {
        if matches!(*self.0.host.borrow(), Backend::Idle) {
            self.start(helper, 0);
        }
        let asked = encode_request(self.0.number.get(), question);
        match &*self.0.host.borrow() {
            Backend::Worker(thinker, _) => {
                thinker.send(&asked);
                self.wait(Self::fail)
            }
            Backend::Idle | Backend::MainThread => {
                RequestGuard::Found(self.run_on_main_thread(helper, asked))
            }
        }
    }

    fn wait_for_helper(&self) -> RequestGuard {
        self.wait(|engine| (engine.0.on_wits)(ModuleStatus::Missing))
    }

    /// Waits as long as patience lasts. A device that sleeps does not tick, so a worker, which sleeps too, loses no time
    /// by it.
    fn wait(&self, on_late: impl Fn(&Self) + 'static) -> RequestGuard {
        let engine = self.clone();
        let mut left = TIMEOUT_S;
        RequestGuard::Late(RepeatingTimer::every(SECOND, move || {
            left = left.saturating_sub(1);
            if left == 0 {
                on_late(&engine);
            }
        }))
    }

    /// How many workers have failed before the one there is, if there is one.
    fn failures(&self) -> Option<usize> {
        match *self.0.host.borrow() {
            Backend::Worker(_, failures) => Some(failures),
            Backend::Idle | Backend::MainThread => None,
        }
    }

    fn start(&self, helper: &WasmModule, failures: usize) {
        let (answered, failed) = (self.clone(), self.clone());
        let on_answer = move |said: &str| answered.receive(said);
        let thinker = ModuleWorker::start(helper, READY, on_answer, move || failed.fail());
        self.0.host.replace(match thinker {
            Ok(thinker) => Backend::Worker(thinker, failures),
            Err(_) => self.without_worker(),
        });
    }

    fn without_worker(&self) -> Backend {
        (self.0.on_no_worker)();
        Backend::MainThread
    }

    /// The module has said something. An answer to a question before is late, and nothing to it.
    fn receive(&self, said: &str) {
        match decode_reply(said) {
            Some((number, _)) if number != self.0.number.get() => {}
            Some((_, text)) => {
                if let Some(open) = self.0.open.take()
                    && !(open.on_answer)(text)
                {
                    self.0.open.replace(Some(open));
                    self.fail();
                }
            }
            None => self.fail(),
        }
    }

    /// The worker has failed or takes too long, or the module breaks down on the page, where another may not.
    fn fail(&self) {
        let helper = self.0.helper.borrow().clone();
        match (helper, self.failures()) {
            (Some(helper), Some(0)) => self.start(&helper, 1),
            (Some(_), Some(_)) => {
                let host = self.without_worker();
                self.0.host.replace(host);
            }
            _ => {
                self.0.helper.replace(None);
                return self.on_load_failed();
            }
        }
        self.resend();
    }

    /// Looks for the answer on the page, in steps between which the person can do something.
    fn run_on_main_thread(&self, helper: &WasmModule, asked: String) -> SlicedTask {
        let (engine, helper) = (self.clone(), helper.clone());
        let mut begun: Option<ModuleTask> = None;
        SlicedTask::start(move || {
            let said = match &begun {
                Some(steps) => steps.step(),
                None => helper.begin(&asked).map(|steps| {
                    begun = steps;
                    None
                }),
            };
            match said {
                Ok(None) => begun.is_some(),
                Ok(Some(said)) => {
                    engine.receive(&said);
                    false
                }
                Err(WasmModuleError) => {
                    engine.fail();
                    false
                }
            }
        })
    }
}
