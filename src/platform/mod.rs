//! The one place that touches the browser, apart from what Yew renders.

mod address;
mod awake;
mod clock;
mod drag;
mod entropy;
mod file;
mod find;
mod frame;
mod helper;
mod history;
mod keys;
mod motion;
mod page;
mod picture;
mod press;
mod share;
mod sound;
mod storage;
mod thinker;
mod touch;
mod update;
mod work;

pub use address::{
    HashChangeListener, base_url as bare_address, on_fragment, store_hash, stored_hash, take_hash,
};
pub use awake::WakeLock;
pub use clock::{DateChangeListener, RepeatingTimer, Timer, seconds};
pub use drag::{Drag, Draggable, Dragging, on_drag};
pub use entropy::{EntropyError, entropy, entropy_bytes};
pub use file::{FileError, download, read_file};
pub use find::{focus, outer_html, query, query_all};
pub use frame::{AfterPaint, after_paint};
pub use helper::{ModuleTask, WasmModule, WasmModuleError};
pub use history::{BackListener, on_back, push_entry};
pub use keys::{RowStep, leave, on_key, press_first, press_shortcut, press_step, step};
pub use motion::{
    ElementRect, FlightCleanup, FlipElement, FlipSnapshot, FlipTargets, Movement, on_landing,
    slide_down,
};
pub use page::{
    VisibilityListener, focus_if_lost, focus_main_if_lost, languages, move_focus, on_leaving,
    reload, set_language, set_root_attribute, set_theme_color, show_modal,
};
pub use picture::{save_png, share_png};
pub use press::{InputListener, Pressed, TapListener, before_input, on_tap};
pub use share::{can_share, copy, share, share_text};
pub use sound::{Sounds, Tone};
pub use storage::{
    BrowserStorageError, StorageListener, names, on_stored, persist, read, remove, write, write_all,
};
pub use thinker::{ModuleWorker, WorkerError};
pub use touch::{has_haptics, vibrate};
pub use update::{UpdateListener, apply_update};
pub use work::SlicedTask;
