//! Constant-time sorting: the number of items alone determines the comparisons and exchanges.

use subtle::{ConditionallySelectable, ConstantTimeGreater};

/// Sorts items by their tags in ascending order, with Batcher's merge exchange (Knuth, The Art of
/// Computer Programming 3, 5.2.2, algorithm M).
pub(super) fn sort_by_tags<T: ConditionallySelectable>(tags: &mut [u64], items: &mut [T]) {
    let count = tags.len().min(items.len());
    let top = count.next_power_of_two() / 2;
    let mut pass = top;
    while pass > 0 {
        let (mut rest, mut skip, mut reach) = (top, 0, pass);
        loop {
            for low in (0..count.saturating_sub(reach)).filter(|low| low & pass == skip) {
                compare(tags, items, low, low + reach);
            }
            if rest == pass {
                break;
            }
            (reach, rest, skip) = (rest - pass, rest / 2, pass);
        }
        pass /= 2;
    }
}

/// Sorts two positions.
fn compare<T: ConditionallySelectable>(tags: &mut [u64], items: &mut [T], low: usize, high: usize) {
    let (tags_below, tags_above) = tags.split_at_mut(high);
    let (items_below, items_above) = items.split_at_mut(high);
    let (low_tag, high_tag) = (&mut tags_below[low], &mut tags_above[0]);
    let is_wrong = low_tag.ct_gt(high_tag);
    u64::conditional_swap(low_tag, high_tag, is_wrong);
    T::conditional_swap(&mut items_below[low], &mut items_above[0], is_wrong);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::GameRng;

    #[test]
    fn every_number_of_items_is_sorted() {
        let mut generator = GameRng::new(7);
        for count in 0..=64 {
            for _ in 0..20 {
                let mut tags: Vec<u64> = (0..count)
                    .map(|_| generator.below(1 << 20) as u64)
                    .collect();
                let mut items = tags.clone();
                sort_by_tags(&mut tags, &mut items);
                assert!(tags.is_sorted(), "{count}: {tags:?}");
                assert_eq!(tags, items);
            }
        }
    }

    /// Zero-one principle: a network that sorts these sorts everything.
    #[test]
    fn all_zeros_and_ones_are_sorted() {
        for count in 1..=12 {
            for bits in 0..1_u64 << count {
                let mut tags: Vec<u64> = (0..count).map(|bit| bits >> bit & 1).collect();
                let mut items = tags.clone();
                sort_by_tags(&mut tags, &mut items);
                assert!(tags.is_sorted(), "{count}: {bits:b}");
            }
        }
    }
}
