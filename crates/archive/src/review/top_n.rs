//! The first of many items in an order, without keeping all of them.

/// The first `n` items in the order of their keys, and the number of all items.
///
/// Items are collected in a vector of up to 2`n`. When it is full, it is sorted and the second half
/// is dropped: an item is added in an average time of O(log `n`), and the memory does not depend on
/// the number of items.
#[derive(Debug)]
pub struct TopN<K, T> {
    items: Vec<(K, T)>,
    total: usize,
    n: usize,
}

impl<K: Ord, T> TopN<K, T> {
    /// Creates an empty collection that keeps `n` items.
    pub(super) fn new(n: usize) -> TopN<K, T> {
        TopN {
            items: Vec::new(),
            total: 0,
            n,
        }
    }

    /// Adds an item.
    pub(super) fn add(&mut self, key: K, item: T) {
        self.total += 1;
        self.items.push((key, item));
        if self.items.len() > 2 * self.n {
            self.sort_and_truncate();
        }
    }

    /// Sorts the items and drops all but the first `n`. This must be called after the last item was
    /// added.
    pub(super) fn sort_and_truncate(&mut self) {
        // The sort is stable: of items with equal keys, those that were added first are kept.
        self.items.sort_by(|(key, _), (other, _)| key.cmp(other));
        self.items.truncate(self.n);
    }

    /// Returns the first items in order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.items.iter().map(|(_, item)| item)
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.items.iter_mut().map(|(_, item)| item)
    }

    /// Returns the number of all items that were added.
    pub fn total(&self) -> usize {
        self.total
    }

    /// Returns the number of items that were dropped.
    pub fn dropped_count(&self) -> usize {
        self.total - self.items.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_many_are_there_whatever_comes_first() {
        let mut top = TopN::new(3);
        for number in [5, 9, 1, 8, 7, 2, 6, 3, 4] {
            top.add(number, number);
        }
        top.sort_and_truncate();
        assert_eq!(top.iter().copied().collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!((top.total(), top.dropped_count()), (9, 6));
    }
}
