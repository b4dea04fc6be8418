//! The one error of all texts between the page and the module.

use thiserror::Error;

/// A text that the other side can't have written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("not a message of live play")]
pub struct MessageError;
