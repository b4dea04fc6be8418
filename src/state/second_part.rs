//! What a page that is split into two parts (`tools/split.mjs`) loads with the second.

use std::sync::OnceLock;

/// Functions or data of the second part, reached only through here: what the first part refers to, it contains.
pub trait SecondPart: Sized + 'static {
    const ALL: Self;

    /// Holds it once it has come.
    fn place() -> &'static OnceLock<Self>;

    /// Installs it once it has come.
    fn install(self) {
        Self::place().get_or_init(|| self);
    }

    /// It, if it has come. A program that isn't split has it from the start.
    #[must_use]
    fn loaded() -> Option<&'static Self> {
        if cfg!(all(feature = "split", target_arch = "wasm32")) {
            Self::place().get()
        } else {
            Some(Self::place().get_or_init(|| Self::ALL))
        }
    }
}
