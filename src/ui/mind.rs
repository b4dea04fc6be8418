//! Where opponents think: in a worker, or on the page where there is none.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use crate::game::Turn;
use crate::platform::{Thinker, Timer};
use crate::state::Task;

/// How long a worker may take before it is held for dead, in milliseconds. The
/// strongest opponent needs less than a tenth of it.
const PATIENCE: u32 = 8_000;

/// What thinks for the opponents. A worker that fails is started once more; when that
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

/// A question that is not yet answered.
struct Asked {
    task: Task,
    on_turn: Box<dyn FnOnce(Turn)>,
    #[expect(dead_code, reason = "held for its drop")]
    patience: Timer,
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

    /// Asks for a turn. A question that is still open is given up.
    pub fn ask(&self, task: Task, on_turn: impl FnOnce(Turn) + 'static) {
        self.give_up();
        self.0.number.set(self.0.number.get() + 1);
        self.put(Asked {
            task,
            on_turn: Box::new(on_turn),
            patience: self.patience(),
        });
    }

    /// Gives up the open question. A worker that is busy with it is stopped: the next
    /// question starts another.
    pub fn give_up(&self) {
        if self.0.asked.take().is_some()
            && let Place::Worker(_, failures) = self.0.place.replace(Place::NotYet)
        {
            self.start(failures);
        }
    }

    fn put(&self, asked: Asked) {
        if matches!(*self.0.place.borrow(), Place::NotYet) {
            self.start(0);
        }
        let question = format!("{} {}", self.0.number.get(), asked.task);
        self.0.asked.replace(Some(asked));
        let is_sent = match &*self.0.place.borrow() {
            Place::Worker(thinker, _) => {
                thinker.send(&question);
                true
            }
            Place::NotYet | Place::Page => false,
        };
        if !is_sent {
            self.think_here();
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
        let answer = said.split_once(' ').and_then(|(number, turn)| {
            let is_asked = number.parse() == Ok(self.0.number.get());
            turn.parse::<Turn>().ok().filter(|_| is_asked)
        });
        if let Some(turn) = answer
            && let Some(asked) = self.0.asked.take()
        {
            (asked.on_turn)(turn);
        }
    }

    /// The worker has failed, or takes too long.
    fn fail(&self) {
        let failed = self.0.place.replace(Place::NotYet);
        match failed {
            Place::Worker(_, 0) => self.start(1),
            _ => {
                let place = self.without_worker();
                self.0.place.replace(place);
            }
        }
        if let Some(asked) = self.0.asked.take() {
            self.put(Asked {
                patience: self.patience(),
                ..asked
            });
        }
    }

    fn patience(&self) -> Timer {
        let mind = self.clone();
        Timer::after(PATIENCE, move || mind.fail())
    }

    fn think_here(&self) {
        if let Some(asked) = self.0.asked.take()
            && let Some(turn) = asked.task.turn()
        {
            (asked.on_turn)(turn);
        }
    }
}
