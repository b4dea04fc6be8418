//! The browser's history and address: Back, Forward and links.

use yew::prelude::*;

use crate::platform::{self, BrowserHistory};
use crate::state::{Action, HistoryEntry, NavigationAction};
use crate::ui::effect::use_effect_with;

/// Keeps the browser's history in step with what is shown, and goes to the entries that Back and Forward lead to. Opens
/// the link in the address, now and whenever the address changes.
#[hook]
pub fn use_history(entry: HistoryEntry, dispatch: &Callback<Action>) {
    let history = use_mut_ref(BrowserHistory::open);
    {
        let history = history.clone();
        use_effect_with(dispatch.clone(), move |dispatch| {
            let open = dispatch.reform(|it| Action::Navigate(NavigationAction::OpenLink(it)));
            if let Some(fragment) = platform::take_hash() {
                open.emit(fragment);
            }
            let links = {
                let history = history.clone();
                platform::on_fragment(move |fragment| {
                    history.borrow_mut().on_link();
                    open.emit(fragment);
                })
            };
            let visit = dispatch.reform(|it| Action::Navigate(NavigationAction::Visit(it)));
            let moves = platform::on_move(move || {
                let entry = history.borrow_mut().on_move();
                if let Some(entry) = entry {
                    visit.emit(entry);
                }
            });
            move || drop((links, moves))
        });
    }
    // After each rendering, because Back may be refused: a rush shows its result first.
    use_effect(move || history.borrow_mut().show(entry.index, &entry.text));
}
