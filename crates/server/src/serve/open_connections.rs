//! The connections that are open, within limits of their number.
//!
//! A connection is idle while none of its requests is being answered: while it is silent, sends the
//! head of a request, or takes an answer. That costs a client nothing, so idle connections give
//! way: when all places are taken, the connection that has been idle for longest is closed in favour
//! of a new one. Clients with many addresses therefore cannot lock others out.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use super::client::Client;
use super::{HttpRefusal, ServerLimits};

/// The open connections of all clients.
#[derive(Default)]
pub(super) struct OpenConnections(Mutex<ConnectionTable>);

#[derive(Default)]
struct ConnectionTable {
    by_id: HashMap<u64, OpenConnection>,
    /// Counts connections and ends of requests. It orders them in time, and numbers connections.
    events: u64,
}

struct OpenConnection {
    client: Client,
    /// The event since which the connection is idle; `None` while a request is being answered.
    idle_since: Option<u64>,
    /// Tells the connection to close at once.
    close: oneshot::Sender<()>,
}

/// The place of an open connection. Dropping it frees the place.
pub(super) struct ConnectionSlot {
    open: Arc<OpenConnections>,
    id: u64,
    /// The client to which the connection belongs.
    pub(super) client: Client,
}

/// Completes when the connection has to give way to another.
pub(super) type Closing = oneshot::Receiver<()>;

/// A request that is being answered. Dropping it makes its connection idle.
pub(super) struct AnsweredRequest<'a>(&'a ConnectionSlot);

impl OpenConnections {
    /// Takes a place for a new connection of `client`, if need be that of an idle one.
    ///
    /// # Errors
    /// [`HttpRefusal`] if the client has all the connections that one client may have, or if none
    /// of the places is taken by an idle connection.
    pub(super) fn reserve(
        self: &Arc<OpenConnections>,
        client: Client,
        limits: &ServerLimits,
    ) -> Result<(ConnectionSlot, Closing), HttpRefusal> {
        let mut table = self.lock();
        let connections = table.by_id.values();
        let own = connections.filter(|connection| connection.client == client);
        if own.count() >= limits.connections_per_client {
            return Err(HttpRefusal::too_many_connections(limits.retry_after));
        }
        if table.by_id.len() >= limits.connections && !table.close_longest_idle() {
            return Err(HttpRefusal::busy(limits.retry_after));
        }
        let id = table.next_event();
        let (close, closing) = oneshot::channel();
        let connection = OpenConnection {
            client,
            idle_since: Some(id),
            close,
        };
        table.by_id.insert(id, connection);
        let open = Arc::clone(self);
        Ok((ConnectionSlot { open, id, client }, closing))
    }

    fn lock(&self) -> MutexGuard<'_, ConnectionTable> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl ConnectionTable {
    fn next_event(&mut self) -> u64 {
        self.events += 1;
        self.events
    }

    /// Closes the connection that has been idle for longest. Returns false if none is idle.
    fn close_longest_idle(&mut self) -> bool {
        let idle = self.by_id.iter().filter_map(|(&id, connection)| {
            let since = connection.idle_since?;
            Some((since, id))
        });
        let longest_idle = idle.min().and_then(|(_, id)| self.by_id.remove(&id));
        longest_idle.is_some_and(|connection| {
            // Sending fails if the connection is ending anyway.
            let _ = connection.close.send(());
            true
        })
    }
}

impl ConnectionSlot {
    /// Notes that a request of the connection is being answered, as long as the result lives.
    pub(super) fn begin_request(&self) -> AnsweredRequest<'_> {
        if let Some(connection) = self.open.lock().by_id.get_mut(&self.id) {
            connection.idle_since = None;
        }
        AnsweredRequest(self)
    }
}

impl Drop for AnsweredRequest<'_> {
    fn drop(&mut self) {
        let mut table = self.0.open.lock();
        let now = table.next_event();
        if let Some(connection) = table.by_id.get_mut(&self.0.id) {
            connection.idle_since = Some(now);
        }
    }
}

impl Drop for ConnectionSlot {
    fn drop(&mut self) {
        self.open.lock().by_id.remove(&self.id);
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::*;

    const LIMITS: fn() -> ServerLimits = || ServerLimits {
        connections: 4,
        connections_per_client: 3,
        ..ServerLimits::default()
    };

    fn client(number: u8) -> Client {
        IpAddr::from(Ipv4Addr::new(127, 0, 0, number)).into()
    }

    fn is_told_to_close(closing: &mut Closing) -> bool {
        closing.try_recv().is_ok()
    }

    #[test]
    fn a_client_has_its_share_and_no_more() {
        let open = Arc::new(OpenConnections::default());
        let mut own: Vec<_> = (0..3)
            .map(|_| open.reserve(client(1), &LIMITS()).ok().unwrap())
            .collect();
        assert!(open.reserve(client(1), &LIMITS()).is_err());
        assert!(!own.iter_mut().any(|(_, closing)| is_told_to_close(closing)));
        own.pop();
        assert!(open.reserve(client(1), &LIMITS()).is_ok());
    }

    #[test]
    fn the_connection_that_is_idle_for_longest_gives_way() {
        let open = Arc::new(OpenConnections::default());
        let mut all: Vec<_> = [1, 1, 2, 2]
            .map(|number| open.reserve(client(number), &LIMITS()).ok().unwrap())
            .into();
        // The first was idle for longest, and then was asked for something; the second is asked.
        drop(all[0].0.begin_request());
        let (busy, _busy_closing) = all.remove(1);
        let busy_request = busy.begin_request();
        for expected in [1, 2, 0] {
            let newcomer = open.reserve(client(3), &LIMITS()).ok().unwrap();
            for (number, (_, closing)) in all.iter_mut().enumerate() {
                assert_eq!(is_told_to_close(closing), number == expected, "{number}");
            }
            // The newcomer is answered for ever.
            std::mem::forget(newcomer.0.begin_request());
            std::mem::forget(newcomer);
        }
        // None is idle any more.
        assert!(open.reserve(client(4), &LIMITS()).is_err());
        drop(busy_request);
        assert!(open.reserve(client(4), &LIMITS()).is_ok());
    }

    #[test]
    fn a_place_that_was_given_away_is_not_freed_twice() {
        let open = Arc::new(OpenConnections::default());
        let mut slots: Vec<_> = [1, 2, 3, 4, 5]
            .map(|number| open.reserve(client(number), &LIMITS()).ok().unwrap())
            .into();
        assert!(is_told_to_close(&mut slots[0].1));
        drop(slots.remove(0));
        assert_eq!(open.lock().by_id.len(), 4);
        slots.clear();
        assert_eq!(open.lock().by_id.len(), 0);
    }
}
