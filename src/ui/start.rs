//! What was kept from the last visit, and keeping it for the next.

use yew::Callback;

use crate::game::Seed;
use crate::platform::{self, StorageError};
use crate::state::{self, Action, App, LoadError, Notice};

/// The name under which the game is kept.
pub const GAME: &str = "game";
/// The name under which the settings are kept.
pub const SETTINGS: &str = "settings";

/// The page as this visitor finds it.
pub fn app() -> App {
    let mut notices = Vec::new();
    let settings = kept(SETTINGS, &mut notices, |text| {
        state::load_settings(text).map_err(|_| Notice::UnreadableSettings)
    });
    let game = kept(GAME, &mut notices, |text| {
        state::load_game(text, 0).map_err(|error| match error {
            LoadError::Newer(_) => Notice::NewerGame,
            LoadError::Unreadable => Notice::UnreadableGame,
        })
    });
    let app = App::new(fresh_seed(), settings.unwrap_or_default(), game);
    let tell = |app: App, notice| app.reduce(Action::Tell(notice));
    notices.into_iter().fold(app, tell)
}

/// A seed that nobody has chosen. Where the browser gives no random numbers it is
/// the same one each time, and can still be typed over.
pub fn fresh_seed() -> Seed {
    Seed::from_entropy(platform::entropy().unwrap_or_default())
}

/// Reads what is kept under a name. What cannot be read is set aside under
/// another name, never deleted.
fn kept<T>(
    name: &str,
    notices: &mut Vec<Notice>,
    load: impl FnOnce(&str) -> Result<T, Notice>,
) -> Option<T> {
    let text = match platform::read(name) {
        Ok(text) => text?,
        Err(error) => {
            notices.push(fault(error));
            return None;
        }
    };
    match load(&text) {
        Ok(value) => Some(value),
        Err(notice) => {
            notices.push(notice);
            if let Err(error) = platform::write(&format!("{name}.aside"), &text) {
                notices.push(fault(error));
            }
            None
        }
    }
}

/// Keeps a text under a name, or says that it cannot be kept.
pub fn keep(name: &str, text: &str, tell: &Callback<Action>) {
    if let Err(error) = platform::write(name, text) {
        tell.emit(Action::Tell(fault(error)));
    }
}

fn fault(error: StorageError) -> Notice {
    match error {
        StorageError::Blocked => Notice::StorageBlocked,
        StorageError::Full => Notice::StorageFull,
    }
}
