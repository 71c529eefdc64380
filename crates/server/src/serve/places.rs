//! Places: how many requests, and how many of their bytes, are held at once, shared fairly between clients.
//!
//! A request takes its place before its body is received and keeps it until it is worked off. One client alone may
//! have all places. When another comes and none is left, the client that has most gives up the one it took last, as
//! long as it still has more than the other; only what is being worked on is not given up.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::client::Client;

/// All places.
pub(super) struct Places {
    most: usize,
    most_bytes: usize,
    taken: Mutex<Taken>,
}

#[derive(Default)]
struct Taken {
    by_client: HashMap<Client, Vec<Hold>>,
    places: usize,
    bytes: usize,
    next: u64,
}

struct Hold {
    id: u64,
    bytes: usize,
    /// Tells whoever holds it that it has to be given up; `None` once it is worked on.
    notice: Option<oneshot::Sender<()>>,
}

/// A place that was taken; given back when dropped.
pub(super) struct Place {
    places: Arc<Places>,
    client: Client,
    id: u64,
}

/// Done when the place has to be given up.
pub(super) type Notice = oneshot::Receiver<()>;

impl Places {
    pub(super) fn new(most: usize, most_bytes: usize) -> Arc<Places> {
        Arc::new(Places { most, most_bytes, taken: Mutex::default() })
    }

    /// A place for a request of so many bytes; `None` when there is none to be had.
    pub(super) fn take(self: &Arc<Places>, client: Client, bytes: usize) -> Option<(Place, Notice)> {
        let mut taken = self.taken();
        loop {
            let lacks_a_place = taken.places >= self.most;
            if !lacks_a_place && taken.bytes + bytes <= self.most_bytes {
                break;
            }
            taken.displace(client, bytes, lacks_a_place)?;
        }
        let id = taken.next;
        taken.next += 1;
        taken.places += 1;
        taken.bytes += bytes;
        let (notice, noticed) = oneshot::channel();
        taken.by_client.entry(client).or_default().push(Hold { id, bytes, notice: Some(notice) });
        Some((Place { places: Arc::clone(self), client, id }, noticed))
    }

    fn taken(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Taken {
    /// Takes a place from the client that has most of what is lacking; `None` when none has enough more than `client`.
    fn displace(&mut self, client: Client, wanted: usize, lacks_a_place: bool) -> Option<()> {
        let share = |holds: &[Hold]| -> usize {
            if lacks_a_place { holds.len() } else { holds.iter().map(|hold| hold.bytes).sum() }
        };
        let own = self.by_client.get(&client).map_or(0, |holds| share(holds));
        let with_this_one = own + if lacks_a_place { 1 } else { wanted };
        let (other, holds) = self
            .by_client
            .iter()
            .filter(|(other, holds)| **other != client && holds.iter().any(|hold| hold.notice.is_some()))
            .max_by_key(|(_, holds)| share(holds))?;
        if share(holds) <= with_this_one {
            return None;
        }
        let (other, last) = (*other, holds.iter().rfind(|hold| hold.notice.is_some())?.id);
        // Whoever held it may be gone already.
        self.remove(other, last)?.notice.map(|notice| notice.send(()).ok());
        Some(())
    }

    fn remove(&mut self, client: Client, id: u64) -> Option<Hold> {
        let holds = self.by_client.get_mut(&client)?;
        let hold = holds.remove(holds.iter().position(|hold| hold.id == id)?);
        if holds.is_empty() {
            self.by_client.remove(&client);
        }
        self.places -= 1;
        self.bytes -= hold.bytes;
        Some(hold)
    }
}

impl Place {
    /// From now on it is not given up; false when it was already.
    pub(super) fn settle(&self) -> bool {
        let mut taken = self.places.taken();
        let holds = taken.by_client.get_mut(&self.client);
        match holds.and_then(|holds| holds.iter_mut().find(|hold| hold.id == self.id)) {
            Some(hold) => {
                // The notice is kept from being sent by dropping its sender, which ends the wait for it as well.
                hold.notice = None;
                true
            }
            None => false,
        }
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.places.taken().remove(self.client, self.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(last: u8) -> Client {
        std::net::IpAddr::from([192, 0, 2, last]).into()
    }

    #[test]
    fn one_client_alone_may_have_all_places() {
        let places = Places::new(3, 100);
        let held: Vec<_> = (0..3).map(|_| places.take(client(1), 10).unwrap()).collect();
        assert!(places.take(client(1), 10).is_none());
        drop(held);
        assert!(places.take(client(1), 100).is_some());
        assert!(places.take(client(1), 101).is_none());
    }

    #[test]
    fn who_has_most_gives_up_what_it_took_last() {
        let places = Places::new(4, 1000);
        let mut greedy: Vec<_> = (0..4).map(|_| places.take(client(1), 10).unwrap()).collect();
        let (_second, _) = places.take(client(2), 10).unwrap();
        assert_eq!(greedy[3].1.try_recv(), Ok(()));
        assert!(greedy[2].1.try_recv().is_err());
        let (_third, _) = places.take(client(2), 10).unwrap();
        assert!(places.take(client(2), 10).is_none(), "both have two now");
        // What was given up is not counted twice when its holder lets go.
        greedy.truncate(2);
        assert!(places.take(client(1), 10).is_none());
        drop(greedy);
        assert!(places.take(client(1), 10).is_some());
    }

    #[test]
    fn bytes_are_shared_as_places_are() {
        let places = Places::new(100, 100);
        let mut greedy: Vec<_> = (0..4).map(|_| places.take(client(1), 25).unwrap()).collect();
        assert!(places.take(client(2), 60).is_none(), "it would have more than the other keeps");
        let (_second, _) = places.take(client(2), 40).unwrap();
        assert_eq!(greedy[3].1.try_recv(), Ok(()));
        assert_eq!(greedy[2].1.try_recv(), Ok(()));
    }

    #[test]
    fn what_is_worked_on_is_not_given_up() {
        let places = Places::new(2, 100);
        let held: Vec<_> = (0..2).map(|_| places.take(client(1), 1).unwrap()).collect();
        assert!(held.iter().all(|(place, _)| place.settle()));
        assert!(places.take(client(2), 1).is_none());
        drop(held);
        let held = [places.take(client(1), 1).unwrap(), places.take(client(1), 1).unwrap()];
        let _other = places.take(client(2), 1).unwrap();
        assert!(held[0].0.settle() && !held[1].0.settle());
    }
}
