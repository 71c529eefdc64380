//! Turns: what waits, one lane a client, taken from lane after lane.

use std::collections::VecDeque;

use super::client::Client;

/// What waits for its turn.
pub(super) struct Turns<T> {
    lanes: VecDeque<(Client, VecDeque<(u64, T)>)>,
    next: u64,
}

impl<T> Turns<T> {
    pub(super) fn new() -> Turns<T> {
        Turns { lanes: VecDeque::new(), next: 0 }
    }

    /// Puts something at the end of its client's lane; a new lane comes after all others. Returns its number.
    pub(super) fn put(&mut self, client: Client, waiting: T) -> u64 {
        let number = self.next;
        self.next += 1;
        match self.lanes.iter_mut().find(|(of, _)| *of == client) {
            Some((_, lane)) => lane.push_back((number, waiting)),
            None => self.lanes.push_back((client, VecDeque::from([(number, waiting)]))),
        }
        number
    }

    /// What is next: the first of the lane that has waited longest, which goes to the end.
    pub(super) fn take(&mut self) -> Option<T> {
        let (client, mut lane) = self.lanes.pop_front()?;
        let (_, first) = lane.pop_front()?;
        if !lane.is_empty() {
            self.lanes.push_back((client, lane));
        }
        Some(first)
    }

    /// Takes out what nobody waits for any more, if it is still there.
    pub(super) fn withdraw(&mut self, client: Client, number: u64) -> Option<T> {
        let at = self.lanes.iter().position(|(of, _)| *of == client)?;
        let (_, lane) = &mut self.lanes[at];
        let (_, withdrawn) = lane.remove(lane.iter().position(|(of, _)| *of == number)?)?;
        if lane.is_empty() {
            self.lanes.remove(at);
        }
        Some(withdrawn)
    }

    /// Takes out all.
    pub(super) fn clear(&mut self) -> Vec<T> {
        self.lanes.drain(..).flat_map(|(_, lane)| lane).map(|(_, waiting)| waiting).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_client_has_its_turn() {
        let client = |last: u8| Client::from(std::net::IpAddr::from([192, 0, 2, last]));
        let mut turns = Turns::new();
        for number in 0..4 {
            turns.put(client(1), format!("a{number}"));
        }
        let withdrawn = turns.put(client(2), "b0".to_owned());
        turns.put(client(2), "b1".to_owned());
        turns.put(client(3), "c0".to_owned());
        assert_eq!(turns.withdraw(client(2), withdrawn).as_deref(), Some("b0"));
        assert_eq!(turns.withdraw(client(2), withdrawn), None);
        let order: Vec<String> = std::iter::from_fn(|| turns.take()).collect();
        assert_eq!(order, ["a0", "b1", "c0", "a1", "a2", "a3"]);
        assert!(turns.clear().is_empty());
    }
}
