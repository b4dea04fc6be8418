//! The hook that judges the turns of a review in workers of its own, as many as there are processors.

use std::cell::{Cell, RefCell};
use std::mem::replace;
use std::rc::{Rc, Weak};

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::MODULE;
use super::shifts::Shifts;
use super::worker_client::{Deliver, ModuleStatus, WorkerClient};
use crate::bots::Judgement;
use crate::engine::{EngineReply, EngineRequest};
use crate::platform;
use crate::state::{PendingRequest, ReviewQueue};
use crate::ui::effect::use_effect_with;

/// Greatest number of workers, however many processors there are.
const MOST_WORKERS: usize = 4;

/// Milliseconds between judgements that are handed out: the page draws them all at once, and takes the processors away
/// from the workers meanwhile.
const PAUSE: u32 = 150;

fn most_workers() -> usize {
    platform::processors().clamp(1, MOST_WORKERS)
}

/// A judgement, with its request.
pub type JudgedRequest = (PendingRequest, Judgement);

/// Workers for a review. Each handles failures by the rules of [`WorkerClient`]; the turn of one that fails nevertheless
/// goes to another. Only if there is none left is that a problem for the user.
struct ReviewWorkers {
    shifts: RefCell<Shifts>,
    clients: RefCell<Vec<WorkerClient>>,
    on_judged: RefCell<Callback<JudgedRequest>>,
    /// Judgements that aren't handed out yet.
    judged: RefCell<Vec<JudgedRequest>>,
    /// `true` for a while after judgements were handed out.
    is_pausing: Cell<bool>,
    status: Cell<ModuleStatus>,
    on_status: Box<dyn Fn(ModuleStatus)>,
    /// This value itself, for the callbacks of the workers.
    own: Weak<Self>,
}

impl ReviewWorkers {
    fn new(on_status: impl Fn(ModuleStatus) + 'static) -> Rc<Self> {
        Rc::new_cyclic(|own| Self {
            shifts: RefCell::default(),
            clients: RefCell::default(),
            on_judged: RefCell::default(),
            judged: RefCell::default(),
            is_pausing: Cell::default(),
            status: Cell::default(),
            on_status: Box::new(on_status),
            own: own.clone(),
        })
    }

    /// Replaces the turns to judge. The workers end when there are none.
    fn change(&self, queue: Option<ReviewQueue>) {
        let is_idle = queue.is_none();
        let stopped = self.shifts.borrow_mut().change(queue);
        if is_idle {
            return self.end();
        }
        for worker in stopped {
            self.client(worker).cancel_open();
        }
        self.fill();
    }

    fn end(&self) {
        for client in self.clients.take() {
            client.end();
        }
        self.judged.take();
        self.shifts.borrow_mut().recover();
        self.set_status(ModuleStatus::Ok);
    }

    /// Gives every worker a turn, as long as there are any.
    fn fill(&self) {
        loop {
            let (worker, request) = {
                let mut shifts = self.shifts.borrow_mut();
                let Some((worker, ply)) = shifts.assign(most_workers()) else {
                    return;
                };
                match shifts.queue() {
                    Some(queue) => (worker, queue.request(ply)),
                    None => return,
                }
            };
            self.ask(worker, request);
        }
    }

    fn ask(&self, worker: usize, request: EngineRequest) {
        let own = self.own.clone();
        let text = request.to_string();
        self.client(worker).ask(text, true, move |text| {
            let EngineReply::Judgement(judgement) = EngineReply::parse(&request, text)? else {
                return None;
            };
            let (own, request) = (own.upgrade()?, request.clone());
            Some(Box::new(move || own.on_judged(worker, request, judgement)) as Deliver)
        });
    }

    /// The client of a worker, which is created if need be.
    fn client(&self, worker: usize) -> WorkerClient {
        let mut clients = self.clients.borrow_mut();
        while clients.len() <= worker {
            let next = self.new_client(clients.len());
            clients.push(next);
        }
        clients[worker].clone()
    }

    fn new_client(&self, worker: usize) -> WorkerClient {
        let own = self.own.clone();
        WorkerClient::new(
            MODULE,
            || {},
            move |status| {
                if let Some(own) = own.upgrade() {
                    own.on_worker_status(worker, status);
                }
            },
        )
    }

    fn on_judged(&self, worker: usize, request: EngineRequest, judgement: Judgement) {
        self.shifts.borrow_mut().finish(worker);
        // The next turn begins before this one is shown.
        self.fill();
        let request = PendingRequest {
            game: None,
            request,
        };
        self.judged.borrow_mut().push((request, judgement));
        if !self.is_pausing.get() || self.shifts.borrow().is_over() {
            self.hand_out();
        }
    }

    /// Hands all judgements out, and the next ones after a pause.
    fn hand_out(&self) {
        let own = self.own.clone();
        let on_end = move || {
            if let Some(own) = own.upgrade() {
                own.is_pausing.set(false);
                if !own.judged.borrow().is_empty() {
                    own.hand_out();
                }
            }
        };
        self.is_pausing.set(true);
        Timeout::new(PAUSE, on_end).forget();
        let on_judged = self.on_judged.borrow().clone();
        for judged in self.judged.take() {
            on_judged.emit(judged);
        }
    }

    fn on_worker_status(&self, worker: usize, status: ModuleStatus) {
        let has_failed = status == ModuleStatus::NeedsWorker;
        if has_failed && self.shifts.borrow_mut().fail(worker, most_workers()) {
            self.renew(worker);
            self.fill();
        } else {
            self.set_status(status);
        }
    }

    /// Replaces a worker by one that hasn't started yet.
    fn renew(&self, worker: usize) {
        let fresh = self.new_client(worker);
        let before = replace(&mut self.clients.borrow_mut()[worker], fresh);
        before.end();
    }

    fn set_status(&self, status: ModuleStatus) {
        if self.status.replace(status) != status {
            (self.on_status)(status);
        }
    }

    /// Tries again after a problem. If the module is missing, only one worker loads it again.
    fn try_again(&self) {
        self.shifts.borrow_mut().recover();
        let clients = self.clients.borrow().clone();
        let with_problem = (0..).zip(clients).filter(|(_, client)| !client.is_ok());
        for (index, (worker, client)) in with_problem.enumerate() {
            if index == 0 {
                client.try_again();
            } else {
                self.shifts.borrow_mut().give_back(worker);
                self.renew(worker);
            }
        }
        self.fill();
    }
}

/// Judges the turns of a queue, several at a time. Returns the status of the workers, and a callback for another attempt.
#[hook]
pub fn use_review_workers(
    queue: Option<ReviewQueue>,
    on_judged: &Callback<JudgedRequest>,
) -> (ModuleStatus, Callback<()>) {
    let status = use_state_eq(ModuleStatus::default);
    let workers = {
        let status = status.setter();
        use_memo((), move |()| ReviewWorkers::new(move |now| status.set(now)))
    };
    workers.on_judged.replace(on_judged.clone());
    {
        let workers = workers.clone();
        use_effect_with(queue, move |queue| workers.change(queue.clone()));
    }
    {
        let workers = workers.clone();
        use_effect_with((), move |()| move || workers.change(None));
    }
    let try_again = use_callback((), move |(), ()| workers.try_again());
    (*status, try_again)
}
