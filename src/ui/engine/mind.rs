//! Where thinking happens: in a worker, or where there is none on the page, bit by bit.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use yew::prelude::*;

use crate::platform::{Thinker, Timer, Work};
use crate::state::{Action, Notice, begin, read_answer};

/// How long a worker may take before it is held for dead, in milliseconds. The
/// strongest opponent needs less than a tenth of it.
const PATIENCE: u32 = 8_000;

/// What thinks beside the page. A worker that fails is started once more; when that
/// one fails too, thinking happens on the page.
#[derive(Clone)]
pub struct Mind(Rc<Inner>);

struct Inner {
    place: RefCell<Place>,
    asked: RefCell<Option<Asked>>,
    /// How many questions were asked.
    number: Cell<u32>,
    on_no_worker: Box<dyn Fn()>,
}

enum Place {
    /// Nothing was asked yet.
    NotYet,
    /// In a worker; the number of those that failed before it.
    Worker(Thinker, usize),
    /// On the page.
    Page,
}

/// Gets the answer to a question.
type OnAnswer = Box<dyn FnOnce(&str)>;

/// A question that is not yet answered.
struct Asked {
    question: String,
    on_answer: OnAnswer,
    #[expect(dead_code, reason = "held for its drop")]
    until: Until,
}

/// What is going on until a question is answered. Dropping it calls it off.
#[expect(dead_code, reason = "held for its drop")]
enum Until {
    /// The worker thinks, and may take so long.
    Late(Timer),
    /// The page thinks.
    Found(Work),
}

impl PartialEq for Mind {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Mind {
    /// Starts nothing yet. `on_no_worker` is called when there is no working worker.
    pub fn new(on_no_worker: impl Fn() + 'static) -> Self {
        Self(Rc::new(Inner {
            place: RefCell::new(Place::NotYet),
            asked: RefCell::new(None),
            number: Cell::new(0),
            on_no_worker: Box::new(on_no_worker),
        }))
    }

    /// Asks a question: see [`begin`]. One that is still open is given up. Gives the number of
    /// the question.
    pub fn ask(&self, question: String, on_answer: impl FnOnce(&str) + 'static) -> u32 {
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
        if self.0.asked.take().is_some()
            && let Some(failures) = self.failures()
        {
            self.start(failures);
        }
    }

    fn put(&self, question: String, on_answer: OnAnswer) {
        if matches!(*self.0.place.borrow(), Place::NotYet) {
            self.start(0);
        }
        let until = match &*self.0.place.borrow() {
            Place::Worker(thinker, _) => {
                thinker.send(&format!("{} {question}", self.0.number.get()));
                let mind = self.clone();
                Until::Late(Timer::after(PATIENCE, move || mind.fail()))
            }
            Place::NotYet | Place::Page => Until::Found(self.think_here(question.clone())),
        };
        self.0.asked.replace(Some(Asked {
            question,
            on_answer,
            until,
        }));
    }

    /// How many workers have failed before the one there is, if there is one.
    fn failures(&self) -> Option<usize> {
        match *self.0.place.borrow() {
            Place::Worker(_, failures) => Some(failures),
            Place::NotYet | Place::Page => None,
        }
    }

    fn start(&self, failures: usize) {
        let (answered, failed) = (self.clone(), self.clone());
        let thinker = Thinker::start(move |said| answered.hear(said), move || failed.fail());
        self.0.place.replace(match thinker {
            Ok(thinker) => Place::Worker(thinker, failures),
            Err(_) => self.without_worker(),
        });
    }

    fn without_worker(&self) -> Place {
        (self.0.on_no_worker)();
        Place::Page
    }

    fn hear(&self, said: &str) {
        if let Some((number, answer)) = read_answer(said)
            && number == self.0.number.get()
        {
            self.found(answer);
        }
    }

    /// The open question is answered.
    fn found(&self, answer: &str) {
        if let Some(asked) = self.0.asked.take() {
            (asked.on_answer)(answer);
        }
    }

    /// The worker has failed, or takes too long.
    fn fail(&self) {
        match self.failures() {
            Some(0) => self.start(1),
            _ => {
                let place = self.without_worker();
                self.0.place.replace(place);
            }
        }
        if let Some(asked) = self.0.asked.take() {
            self.put(asked.question, asked.on_answer);
        }
    }

    /// Thinks on the page, in steps between which the person can do something.
    fn think_here(&self, question: String) -> Work {
        let mind = self.clone();
        let mut thought = None;
        Work::start(move || {
            let Some(thought) = &mut thought else {
                thought = begin(&question);
                return thought.is_some();
            };
            let answer = thought.step();
            if let Some(answer) = &answer {
                mind.found(answer);
            }
            answer.is_none()
        })
    }
}

/// What thinks beside the page, for all of its parts. The person is told if it has no worker.
#[hook]
pub fn use_mind(dispatch: &Callback<Action>) -> Mind {
    let dispatch = dispatch.clone();
    let mind = use_memo((), move |()| {
        Mind::new(move || dispatch.emit(Action::Tell(Notice::NoWorker)))
    });
    (*mind).clone()
}
