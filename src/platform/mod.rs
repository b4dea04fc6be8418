//! Access to the browser: the only layer that uses it, apart from Yew's rendering.

mod after_paint;
mod clock;
mod dom;
mod drag;
mod entropy;
mod file;
mod flip;
mod haptics;
mod history;
mod image_export;
mod install;
mod keys;
mod location_hash;
mod page;
mod press;
mod relays;
mod share;
mod socket;
mod sound;
mod storage;
mod tab_lock;
mod texts;
mod update;
mod wake_lock;
mod wasm_module;
mod worker;

pub use after_paint::{AfterPaint, after_paint};
pub use clock::{HourChangeListener, RepeatingTimer, Timer, millis, seconds, uptime};
pub use dom::{focus, outer_html, query, query_all, show_in_list};
pub use drag::{Drag, Draggable, Dragging, on_drag};
pub use entropy::{EntropyError, entropy, entropy_bytes};
pub use file::{FileError, download, read_file};
pub use flip::{
    ElementRect, FlightCleanup, FlipElement, FlipSnapshot, FlipTargets, Movement, has_motion,
    on_landing, slide_down,
};
pub use haptics::{has_haptics, vibrate};
pub use history::{BrowserHistory, MoveListener, on_move, restored_entry};
pub use image_export::{save_png, share_png};
pub use install::{InstallListener, install};
pub use keys::{RowStep, leave, on_key, press_first, press_shortcut, press_step, step};
pub use location_hash::{HashChangeListener, base_url as bare_address, on_fragment, take_hash};
pub use page::{
    HeldTitle, VisibilityListener, bring_into_sight, focus_if_lost, focus_main_if_lost,
    has_visible_focus, hold_title, is_hidden, language, languages, move_focus, on_leaving,
    on_return, reload, restart, say_not_loaded, scroll_row_to, set_language, set_root_attribute,
    set_theme_color, show_modal, take_focus,
};
pub use press::{
    InputListener, Pressed, SkipListener, TapListener, before_input, on_any_input, on_tap,
};
pub use relays::{Relay, RelaysError, offers_live, relays};
pub use share::{ShareEnd, can_share, copy, share, share_text};
pub use socket::{Socket, SocketError, SocketEvent};
pub use sound::{Sounds, Tone};
pub use storage::{
    BrowserStorageError, StorageListener, delete, names, on_stored, persist, read, remove, write,
    write_all,
};
pub use tab_lock::{TabLock, TabLockState};
pub use texts::{listed_languages, load_later_styles, load_texts, loaded_text};
pub use update::{UpdateListener, apply_update};
pub use wake_lock::WakeLock;
pub use wasm_module::{WasmModule, WasmModuleError};
pub use worker::{ModuleWorker, WorkerError, processors};
