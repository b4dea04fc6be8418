//! Keeping the statistics.

use std::rc::Rc;

use yew::prelude::*;

use super::start::Visit;
use crate::state::{self, Action, Document, Statistics};

/// Adds each round that was counted to what is stored, which other tabs may have added to as
/// well: so none of them loses what another has counted.
#[hook]
pub fn use_counting(visit: &Rc<Visit>, app: &state::App, dispatch: &Callback<Action>) {
    let stored = use_mut_ref(|| 0);
    let (visit, dispatch) = (visit.clone(), dispatch.clone());
    let (counted, known) = (app.counted().to_vec(), app.statistics.clone());
    use_effect_with(counted.len(), move |_| {
        let new = counted.get(*stored.borrow()..).unwrap_or_default();
        if new.is_empty() {
            return;
        }
        let mut all = None;
        let join = |there: &str| {
            let mut statistics = Statistics::read(there).ok()?;
            new.iter().for_each(|round| statistics.count(round));
            let text = statistics.write();
            all = Some(statistics);
            Some(text)
        };
        let kept = visit.statistics.write(known.write(), join);
        if kept.is_ok() {
            stored.replace(counted.len());
        }
        if let Some(notice) = kept.unwrap_or_else(Some) {
            dispatch.emit(Action::Tell(notice));
        }
        if let Some(all) = all.filter(|_| kept.is_ok()) {
            dispatch.emit(Action::Know(all.into()));
        }
    });
}
