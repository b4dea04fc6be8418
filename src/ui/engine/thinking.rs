//! Where thinking happens: in a worker, or where there is none on the page, bit by bit.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use crate::platform::{Thinker, Ticking, Work};
use crate::state::{Answer, Question, ask, read_reply};

/// How long a worker may take before it is held for dead, in seconds in which the device is awake. The
/// strongest opponent needs less than a tenth of it.
const PATIENCE: u32 = 8;

/// A second, in milliseconds.
const SECOND: u32 = 1_000;

/// What thinks beside the page. A worker that fails, or that says what is no answer, is started once more; when
/// that one fails too, thinking happens on the page.
#[derive(Clone)]
pub struct Engine(Rc<EngineState>);

struct EngineState {
    host: RefCell<Host>,
    open: RefCell<Option<Open>>,
    /// How many questions were asked.
    number: Cell<u32>,
    on_no_worker: Box<dyn Fn()>,
}

enum Host {
    /// Nothing was asked yet.
    NotYet,
    /// In a worker; the number of those that failed before it.
    Worker(Thinker, usize),
    /// On the page.
    Page,
}

/// Gets the answer to a question.
type OnAnswer = Box<dyn FnOnce(Answer)>;

/// A question that is not yet answered.
struct Open {
    question: Question,
    on_answer: OnAnswer,
    #[expect(dead_code, reason = "held for its drop")]
    until: Until,
}

/// What is going on until a question is answered. Dropping it calls it off.
#[expect(dead_code, reason = "held for its drop")]
enum Until {
    /// The worker thinks, and may take so long.
    Late(Ticking),
    /// The page thinks.
    Found(Work),
}

impl Engine {
    /// Starts nothing yet. `on_no_worker` is called when there is no working worker.
    pub fn new(on_no_worker: impl Fn() + 'static) -> Self {
        Self(Rc::new(EngineState {
            host: RefCell::new(Host::NotYet),
            open: RefCell::new(None),
            number: Cell::new(0),
            on_no_worker: Box::new(on_no_worker),
        }))
    }

    /// Asks a question. One that is still open is given up. Gives the number of the question.
    pub fn ask(&self, question: Question, on_answer: impl FnOnce(Answer) + 'static) -> u32 {
        self.give_up_open();
        self.0.number.set(self.0.number.get() + 1);
        self.put(question, Box::new(on_answer));
        self.0.number.get()
    }

    /// Gives up the question of that number, if it is still open.
    pub fn give_up(&self, number: u32) {
        if number == self.0.number.get() {
            self.give_up_open();
        }
    }

    /// Gives up the open question. A worker that is busy with it is stopped: the next
    /// question goes to another.
    fn give_up_open(&self) {
        if self.0.open.take().is_some()
            && let Some(failures) = self.failures()
        {
            self.start(failures);
        }
    }

    fn put(&self, question: Question, on_answer: OnAnswer) {
        if matches!(*self.0.host.borrow(), Host::NotYet) {
            self.start(0);
        }
        let until = match &*self.0.host.borrow() {
            Host::Worker(thinker, _) => {
                thinker.send(&ask(self.0.number.get(), &question));
                Until::Late(self.wait())
            }
            Host::NotYet | Host::Page => Until::Found(self.think_here(question.clone())),
        };
        self.0.open.replace(Some(Open {
            question,
            on_answer,
            until,
        }));
    }

    /// Waits for the worker until it is held for dead. A device that sleeps does not tick, so the worker, which
    /// sleeps too, loses no time by it.
    fn wait(&self) -> Ticking {
        let engine = self.clone();
        let mut left = PATIENCE;
        Ticking::every(SECOND, move || {
            left = left.saturating_sub(1);
            if left == 0 {
                engine.fail();
            }
        })
    }

    /// How many workers have failed before the one there is, if there is one.
    fn failures(&self) -> Option<usize> {
        match *self.0.host.borrow() {
            Host::Worker(_, failures) => Some(failures),
            Host::NotYet | Host::Page => None,
        }
    }

    fn start(&self, failures: usize) {
        let (answered, failed) = (self.clone(), self.clone());
        let thinker = Thinker::start(move |said| answered.receive(said), move || failed.fail());
        self.0.host.replace(match thinker {
            Ok(thinker) => Host::Worker(thinker, failures),
            Err(_) => self.without_worker(),
        });
    }

    fn without_worker(&self) -> Host {
        (self.0.on_no_worker)();
        Host::Page
    }

    /// The worker has said something. An answer to a question before is late, and nothing to it.
    fn receive(&self, said: &str) {
        match read_reply(said) {
            Some((number, _)) if number != self.0.number.get() => {}
            Some((_, text)) => {
                let answer = {
                    let open = self.0.open.borrow();
                    open.as_ref().map(|open| Answer::read(&open.question, text))
                };
                match answer {
                    Some(Some(answer)) => self.found(answer),
                    Some(None) => self.fail(),
                    None => {}
                }
            }
            None => self.fail(),
        }
    }

    /// The open question is answered.
    fn found(&self, answer: Answer) {
        if let Some(open) = self.0.open.take() {
            (open.on_answer)(answer);
        }
    }

    /// The worker has failed, or takes too long.
    fn fail(&self) {
        match self.failures() {
            Some(0) => self.start(1),
            _ => {
                let host = self.without_worker();
                self.0.host.replace(host);
            }
        }
        if let Some(open) = self.0.open.take() {
            self.put(open.question, open.on_answer);
        }
    }

    /// Thinks on the page, in steps between which the person can do something.
    fn think_here(&self, question: Question) -> Work {
        let engine = self.clone();
        let mut search = None;
        Work::start(move || {
            let Some(search) = &mut search else {
                search = question.begin();
                return search.is_some();
            };
            let answer = search.step();
            let is_open = answer.is_none();
            if let Some(answer) = answer {
                engine.found(answer);
            }
            is_open
        })
    }
}
