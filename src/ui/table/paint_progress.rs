//! How far the paint has come: standings are told by the rule that can be seen.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use crate::game::{Rule, Table};

/// How many rules can be seen on the canvas, the first one included.
#[derive(Clone, PartialEq)]
pub struct PaintProgress {
    rules: Rc<Cell<usize>>,
    /// Gets to know how many there are as the newest comes over the words of the one before.
    pub on_painted: Callback<usize>,
}

impl PaintProgress {
    /// How many of a table's rules can be seen: all, or all but the newest.
    pub fn count(&self, table: &Table) -> usize {
        let all = table.rules().count();
        let seen = self.rules.get().clamp(all - 1, all);
        self.rules.set(seen);
        seen
    }

    /// Whether all of them can be seen.
    pub fn is_all(&self, table: &Table) -> bool {
        self.count(table) == table.rules().count()
    }

    /// The newest of them.
    pub fn rule(&self, table: &Table) -> Rule {
        let seen = table.rules().take(self.count(table)).last();
        seen.unwrap_or_else(|| table.rule())
    }
}

/// What a canvas has shown so far. At first all is there.
#[hook]
pub fn use_painted() -> PaintProgress {
    let rules = use_memo((), |()| Cell::new(usize::MAX));
    let update = use_force_update();
    let on_painted = {
        let rules = rules.clone();
        use_callback((), move |count, ()| {
            if rules.replace(count) != count {
                update.force_update();
            }
        })
    };
    PaintProgress { rules, on_painted }
}
