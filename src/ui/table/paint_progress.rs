//! Progress of the paint animation: standings follow the rule visible on the canvas.

use std::cell::Cell;
use std::rc::Rc;

use yew::prelude::*;

use crate::game::{Rule, Table};

/// Number of rules visible on the canvas, the first one included.
#[derive(Clone, PartialEq)]
pub struct PaintProgress {
    rules: Rc<Cell<usize>>,
    /// Called with the number of rules when the newest covers the text of the one before.
    pub on_painted: Callback<usize>,
}

impl PaintProgress {
    /// Number of visible rules of a table: all, or all but the newest.
    pub fn count(&self, table: &Table) -> usize {
        let all = table.rules().count();
        let seen = self.rules.get().clamp(all - 1, all);
        self.rules.set(seen);
        seen
    }

    /// Returns `true` if all rules are visible.
    pub fn is_all(&self, table: &Table) -> bool {
        self.count(table) == table.rules().count()
    }

    /// The newest visible rule.
    pub fn rule(&self, table: &Table) -> Rule {
        let seen = table.rules().take(self.count(table)).last();
        seen.unwrap_or_else(|| table.rule())
    }
}

/// Tracks the paint on a canvas. At first everything is visible.
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
