//! Reducers of features that own no state: they read what they need, and return requests.

pub(super) mod correspondence;
pub(super) mod daily;
pub(super) mod link;
pub(super) mod live;
pub(super) mod received;
pub(super) mod table;
