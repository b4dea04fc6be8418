//! How the turns of opponents follow one another, while the person looks on.

/// How the turns of opponents follow one another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Playback {
    /// Each after the time that is set.
    #[default]
    Timed,
    /// Each when the person asks for it.
    Paused,
    /// In quick succession, until a person is to move or the round is over.
    FastForward,
}
