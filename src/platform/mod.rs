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
    OnFragment, bare as bare_address, keep_fragment, kept_fragment, on_fragment, take_fragment,
};
pub use awake::Awake;
pub use clock::{Days, Ticking, Timer, seconds};
pub use drag::{Drag, Draggable, Dragging, on_drag};
pub use entropy::{EntropyError, entropy, entropy_bytes};
pub use file::{FileError, download, read_file};
pub use find::{all, first, focus, markup};
pub use frame::{AfterPaint, after_paint};
pub use helper::{Helper, HelperError, Steps};
pub use history::{OnBack, on_back, push_entry};
pub use keys::{RowStep, leave, on_key, press_first, press_shortcut, press_step, step};
pub use motion::{
    Landing, Layout, Movable, MovableElement, Movement, Spot, on_landing, slide_down,
};
pub use page::{
    OnLeaving, focus_if_lost, focus_main_if_lost, languages, mark_page, move_focus, on_leaving,
    reload, set_language, set_tint, show_modal,
};
pub use picture::{save_png, share_png};
pub use press::{Listening, Pressed, Taps, before_input, on_tap};
pub use share::{can_share, copy, share, share_text};
pub use sound::{Sounds, Tone};
pub use storage::{
    OnStored, StorageFault, names, on_stored, persist, read, remove, write, write_all,
};
pub use thinker::{Thinker, ThinkerError};
pub use touch::{has_haptics, tick};
pub use update::{Updates, take_update};
pub use work::Work;
