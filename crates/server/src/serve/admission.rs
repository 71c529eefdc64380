//! Admission of requests: limits how many requests, and how many of their bytes, are pending at
//! once, and shares both fairly between clients.
//!
//! A request gets its [`Permit`] before its body is received, and keeps it until it has been
//! answered. A single client may hold all permits. When another client comes and none is left, the
//! client that holds most loses the permit it got last, as long as it still holds more than the
//! newcomer would. Requests that are already being worked on keep theirs.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::client::Client;

/// The permits of all clients.
pub(super) struct Admission {
    max_requests: usize,
    max_bytes: usize,
    state: Mutex<AdmissionState>,
}

#[derive(Default)]
struct AdmissionState {
    /// The permits of each client, the oldest first. No list is empty.
    by_client: HashMap<Client, Vec<HeldPermit>>,
    /// Number of permits.
    requests: usize,
    /// Sum of their bytes.
    bytes: usize,
    /// The identifier of the next permit.
    next: u64,
}

struct HeldPermit {
    id: u64,
    bytes: usize,
    /// Tells the holder that the permit is revoked; `None` once its request is being worked on.
    revoke: Option<oneshot::Sender<()>>,
}

/// The permission to keep one request pending. It is given back when dropped.
pub(super) struct Permit {
    admission: Arc<Admission>,
    client: Client,
    id: u64,
}

/// Completes when the permit is revoked.
pub(super) type Revocation = oneshot::Receiver<()>;

impl Admission {
    pub(super) fn new(max_requests: usize, max_bytes: usize) -> Arc<Admission> {
        Arc::new(Admission {
            max_requests,
            max_bytes,
            state: Mutex::default(),
        })
    }

    /// Admits a request of `bytes` bytes. Returns `None` if there is no room for it.
    pub(super) fn admit(
        self: &Arc<Admission>,
        client: Client,
        bytes: usize,
    ) -> Option<(Permit, Revocation)> {
        let mut state = self.lock();
        // Each round frees one permit of another client, so the loop ends.
        loop {
            let is_full = state.requests >= self.max_requests;
            if !is_full && state.bytes + bytes <= self.max_bytes {
                break;
            }
            state.revoke_from_largest_holder(client, bytes, is_full)?;
        }
        let id = state.next;
        state.next += 1;
        state.requests += 1;
        state.bytes += bytes;
        let (revoke, revoked) = oneshot::channel();
        state.by_client.entry(client).or_default().push(HeldPermit {
            id,
            bytes,
            revoke: Some(revoke),
        });
        Some((
            Permit {
                admission: Arc::clone(self),
                client,
                id,
            },
            revoked,
        ))
    }

    fn lock(&self) -> MutexGuard<'_, AdmissionState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl AdmissionState {
    /// Revokes a permit of the client that holds most of what is short: permits if `is_full`, bytes
    /// otherwise. Returns `None` if no client would still hold more than `client` with its new
    /// request of `bytes` bytes.
    fn revoke_from_largest_holder(
        &mut self,
        client: Client,
        bytes: usize,
        is_full: bool,
    ) -> Option<()> {
        let share = |permits: &[HeldPermit]| -> usize {
            if is_full {
                permits.len()
            } else {
                permits.iter().map(|permit| permit.bytes).sum()
            }
        };
        let own = self
            .by_client
            .get(&client)
            .map_or(0, |permits| share(permits));
        let own_with_request = own + if is_full { 1 } else { bytes };
        let (other, permits) = self
            .by_client
            .iter()
            .filter(|(other, permits)| {
                **other != client && permits.iter().any(|permit| permit.revoke.is_some())
            })
            .max_by_key(|(_, permits)| share(permits))?;
        if share(permits) <= own_with_request {
            return None;
        }
        let (other, last) = (
            *other,
            permits.iter().rfind(|permit| permit.revoke.is_some())?.id,
        );
        // The receiver is gone if the request ended in this moment, which is just as good.
        self.remove(other, last)?
            .revoke
            .map(|revoke| revoke.send(()).ok());
        Some(())
    }

    fn remove(&mut self, client: Client, id: u64) -> Option<HeldPermit> {
        let permits = self.by_client.get_mut(&client)?;
        let permit = permits.remove(permits.iter().position(|permit| permit.id == id)?);
        if permits.is_empty() {
            self.by_client.remove(&client);
        }
        self.requests -= 1;
        self.bytes -= permit.bytes;
        Some(permit)
    }
}

impl Permit {
    /// Makes the permit irrevocable, because work on its request begins. Returns false if it was
    /// revoked before.
    pub(super) fn begin_work(&self) -> bool {
        let mut state = self.admission.lock();
        let permits = state.by_client.get_mut(&self.client);
        match permits.and_then(|permits| permits.iter_mut().find(|permit| permit.id == self.id)) {
            Some(permit) => {
                // Dropping the sender also ends the wait for a revocation.
                permit.revoke = None;
                true
            }
            None => false,
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.admission.lock().remove(self.client, self.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(last: u8) -> Client {
        std::net::IpAddr::from([192, 0, 2, last]).into()
    }

    #[test]
    fn one_client_alone_may_hold_all_permits() {
        let admission = Admission::new(3, 100);
        let held: Vec<_> = (0..3)
            .map(|_| admission.admit(client(1), 10).unwrap())
            .collect();
        assert!(admission.admit(client(1), 10).is_none());
        drop(held);
        assert!(admission.admit(client(1), 100).is_some());
        assert!(admission.admit(client(1), 101).is_none());
    }

    #[test]
    fn the_largest_holder_loses_the_permit_it_got_last() {
        let admission = Admission::new(4, 1000);
        let mut greedy: Vec<_> = (0..4)
            .map(|_| admission.admit(client(1), 10).unwrap())
            .collect();
        let (_second, _) = admission.admit(client(2), 10).unwrap();
        assert_eq!(greedy[3].1.try_recv(), Ok(()));
        assert!(greedy[2].1.try_recv().is_err());
        let (_third, _) = admission.admit(client(2), 10).unwrap();
        assert!(
            admission.admit(client(2), 10).is_none(),
            "both have two now"
        );
        // A revoked permit is not subtracted again when its holder drops it.
        greedy.truncate(2);
        assert!(admission.admit(client(1), 10).is_none());
        drop(greedy);
        assert!(admission.admit(client(1), 10).is_some());
    }

    #[test]
    fn bytes_are_shared_like_permits() {
        let admission = Admission::new(100, 100);
        let mut greedy: Vec<_> = (0..4)
            .map(|_| admission.admit(client(1), 25).unwrap())
            .collect();
        assert!(
            admission.admit(client(2), 60).is_none(),
            "it would have more than the other keeps"
        );
        let (_second, _) = admission.admit(client(2), 40).unwrap();
        assert_eq!(greedy[3].1.try_recv(), Ok(()));
        assert_eq!(greedy[2].1.try_recv(), Ok(()));
    }

    #[test]
    fn permits_of_work_in_progress_are_not_revoked() {
        let admission = Admission::new(2, 100);
        let held: Vec<_> = (0..2)
            .map(|_| admission.admit(client(1), 1).unwrap())
            .collect();
        assert!(held.iter().all(|(permit, _)| permit.begin_work()));
        assert!(admission.admit(client(2), 1).is_none());
        drop(held);
        let held = [
            admission.admit(client(1), 1).unwrap(),
            admission.admit(client(1), 1).unwrap(),
        ];
        let _other = admission.admit(client(2), 1).unwrap();
        assert!(held[0].0.begin_work() && !held[1].0.begin_work());
    }
}
