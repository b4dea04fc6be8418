//! Collections for short lists. A sort or a tree of the standard library adds kilobytes to the downloaded module for each
//! type of item; insertion in order does not.

/// Returns a few items in ascending order of their keys. Items with equal keys keep their order.
pub(crate) fn sorted_by_key<T, K: Ord>(
    items: impl IntoIterator<Item = T>,
    key: impl Fn(&T) -> K,
) -> Vec<T> {
    let mut sorted: Vec<T> = Vec::new();
    for item in items {
        let index = sorted.partition_point(|other| key(other) <= key(&item));
        sorted.insert(index, item);
    }
    sorted
}

/// A set as a sorted list.
#[cfg(feature = "app")]
#[derive(Debug)]
pub(crate) struct SortedSet<T>(Vec<T>);

#[cfg(feature = "app")]
impl<T: Ord> SortedSet<T> {
    /// Inserts an item; returns `true` if it was not there yet.
    pub fn insert(&mut self, item: T) -> bool {
        match self.0.binary_search(&item) {
            Ok(_) => false,
            Err(index) => {
                self.0.insert(index, item);
                true
            }
        }
    }
}

#[cfg(feature = "app")]
impl<T: Ord> FromIterator<T> for SortedSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut sorted = Self(Vec::new());
        for item in items {
            sorted.insert(item);
        }
        sorted
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Reverse;

    use super::sorted_by_key;

    #[test]
    fn equal_keys_keep_their_order() {
        let items = [(2, 'a'), (1, 'b'), (2, 'c'), (3, 'd')];
        assert_eq!(
            sorted_by_key(items, |&(number, _)| Reverse(number)),
            [(3, 'd'), (2, 'a'), (2, 'c'), (1, 'b')]
        );
    }
}
