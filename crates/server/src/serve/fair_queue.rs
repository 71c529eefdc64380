//! A queue that serves clients in turn: one lane per client, and one item from each lane after
//! another.

use std::collections::VecDeque;

use super::client::Client;

/// Waiting items of all clients.
pub(super) struct FairQueue<T> {
    /// The lanes in the order of their turns. No lane is empty.
    lanes: VecDeque<(Client, VecDeque<(u64, T)>)>,
    /// The number of the next item.
    next: u64,
}

impl<T> FairQueue<T> {
    pub(super) fn new() -> FairQueue<T> {
        FairQueue {
            lanes: VecDeque::new(),
            next: 0,
        }
    }

    /// Appends an item to its client's lane, and returns the item's number. A new lane goes behind
    /// all others.
    pub(super) fn push(&mut self, client: Client, item: T) -> u64 {
        let number = self.next;
        self.next += 1;
        match self.lanes.iter_mut().find(|(owner, _)| *owner == client) {
            Some((_, lane)) => lane.push_back((number, item)),
            None => self
                .lanes
                .push_back((client, VecDeque::from([(number, item)]))),
        }
        number
    }

    /// Removes and returns the next item: the first one of the front lane. The lane then goes
    /// behind all others.
    pub(super) fn pop(&mut self) -> Option<T> {
        let (client, mut lane) = self.lanes.pop_front()?;
        let (_, first) = lane.pop_front()?;
        if !lane.is_empty() {
            self.lanes.push_back((client, lane));
        }
        Some(first)
    }

    /// Removes and returns the item with this number, if it still waits.
    pub(super) fn remove(&mut self, client: Client, number: u64) -> Option<T> {
        let index = self.lanes.iter().position(|(owner, _)| *owner == client)?;
        let (_, lane) = &mut self.lanes[index];
        let (_, removed) = lane.remove(lane.iter().position(|(other, _)| *other == number)?)?;
        if lane.is_empty() {
            self.lanes.remove(index);
        }
        Some(removed)
    }

    /// Removes and returns all items.
    pub(super) fn drain(&mut self) -> Vec<T> {
        self.lanes
            .drain(..)
            .flat_map(|(_, lane)| lane)
            .map(|(_, item)| item)
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_client_has_its_turn() {
        let client = |last: u8| Client::from(std::net::IpAddr::from([192, 0, 2, last]));
        let mut queue = FairQueue::new();
        for number in 0..4 {
            queue.push(client(1), format!("a{number}"));
        }
        let removed = queue.push(client(2), "b0".to_owned());
        queue.push(client(2), "b1".to_owned());
        queue.push(client(3), "c0".to_owned());
        assert_eq!(queue.remove(client(2), removed).as_deref(), Some("b0"));
        assert_eq!(queue.remove(client(2), removed), None);
        let order: Vec<String> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(order, ["a0", "b1", "c0", "a1", "a2", "a3"]);
        assert!(queue.drain().is_empty());
    }
}
