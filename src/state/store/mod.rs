//! What is kept from one visit to the next.

mod backup;

pub use backup::{Bundle, BundleError, Contents, DocumentKind, GameSummary, aside_name};
