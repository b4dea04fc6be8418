//! A small set for ordered items.

/// A set as a sorted list: the downloaded program is smaller with it than with a tree.
#[derive(Debug)]
pub(super) struct SortedSet<T>(Vec<T>);

impl<T: Ord> SortedSet<T> {
    /// Inserts an item; returns `true` if it was not there yet.
    pub fn insert(&mut self, item: T) -> bool {
        match self.0.binary_search(&item) {
            Ok(_) => false,
            Err(place) => {
                self.0.insert(place, item);
                true
            }
        }
    }
}

impl<T: Ord> FromIterator<T> for SortedSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut sorted = Self(Vec::new());
        for item in items {
            sorted.insert(item);
        }
        sorted
    }
}
