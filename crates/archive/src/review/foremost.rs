//! The first of many, in an order, and how many there are.

/// The first of all that were added, without holding all of them.
#[derive(Debug)]
pub struct Foremost<O, T> {
    first: Vec<(O, T)>,
    all: usize,
    most: usize,
}

impl<O: Ord, T> Foremost<O, T> {
    /// Of what is added the `most` first are kept.
    pub(super) fn new(most: usize) -> Foremost<O, T> {
        Foremost { first: Vec::new(), all: 0, most }
    }

    pub(super) fn add(&mut self, order: O, one: T) {
        self.all += 1;
        self.first.push((order, one));
        if self.first.len() > 2 * self.most {
            self.cut();
        }
    }

    /// Puts them in order; called once all are added.
    pub(super) fn cut(&mut self) {
        self.first.sort_by(|(one, _), (other, _)| one.cmp(other));
        self.first.truncate(self.most);
    }

    /// The first, in order.
    pub fn iter(&self) -> impl Iterator<Item = &T> {
        self.first.iter().map(|(_, one)| one)
    }

    pub(super) fn iter_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.first.iter_mut().map(|(_, one)| one)
    }

    /// How many were added.
    pub fn all(&self) -> usize {
        self.all
    }

    /// How many of them are not among the first.
    pub fn more(&self) -> usize {
        self.all - self.first.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_of_many_are_there_whatever_comes_first() {
        let mut foremost = Foremost::new(3);
        for number in [5, 9, 1, 8, 7, 2, 6, 3, 4] {
            foremost.add(number, number);
        }
        foremost.cut();
        assert_eq!(foremost.iter().copied().collect::<Vec<_>>(), [1, 2, 3]);
        assert_eq!((foremost.all(), foremost.more()), (9, 6));
    }
}
