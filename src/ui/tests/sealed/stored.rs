//! A sealed game as a later visit finds it.

use super::*;
use crate::state::{GameSlot, Games, LoadedData, save_game};
use crate::ui::tests::looking::visitor;

/// The slot of the sealed game on the screen.
fn slot(app: &AppState) -> GameSlot {
    let game = app.sealed_game().and_then(|game| game.sealed());
    GameSlot::Sealed(game.expect("a sealed game").id)
}

/// The page of a new visit, with the game as stored by this one.
fn reopened(app: &AppState, change: impl Fn(String) -> String) -> AppState {
    let slot = slot(app);
    let text = change(save_game(app.sealed_game().expect("a sealed game")));
    let mut games = Games::default();
    games.put(slot, slot.load(&text, 0).expect("a sealed game"));
    visitor(LoadedData {
        games,
        ..LoadedData::default()
    })
}

/// Anything may have changed what is stored, for example a backup that was imported.
#[test]
fn nothing_stored_is_called_verified_before_it_is_checked() {
    let resume = Action::Navigate(NavigationAction::Resume(slot(&won())));
    let listed = |app: &AppState| page(app).only(".games b").text();
    let stored = reopened(&sent(&won()), |text| text);
    assert_eq!(listed(&stored), "Checking…");
    let opened = stored.reduce(resume.clone());
    let shown = page(&opened);
    assert_eq!(shown.only(".linen h1").text(), "Checking…");
    assert_eq!(shown.only(".because h2").text(), "Checking…");
    assert_eq!(
        (
            shown.all(".proof").len(),
            shown.all(".actions .primary").len()
        ),
        (0, 1)
    );
    assert_eq!(shares(&opened), 0);
    let checked = sealed(stored, resume.clone());
    assert!(
        page(&checked)
            .only(".proof.proved")
            .text()
            .starts_with("Verified")
    );
    // One sign of the secret.
    let sign = |text: String| text.replacen("\\nAQEB", "\\nBQEB", 1);
    let damaged = sealed(reopened(&sent(&won()), sign), resume);
    let told = page(&damaged).only("main").text();
    assert!(
        told.starts_with("This game was changed or damaged"),
        "{told}"
    );
    let home = damaged.reduce(Action::Navigate(NavigationAction::Home));
    assert_eq!(listed(&home), "Damaged");
}
