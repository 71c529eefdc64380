//! Finds this computer's address in its network.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// Returns the address used to send to other computers, or `None` without a network.
pub(super) fn own_address() -> Option<IpAddr> {
    /// An address reserved for documentation (RFC 5737). Nothing is sent to it.
    const SOMEBODY: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(SOMEBODY).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_unspecified() && !own.is_loopback()).then_some(own)
}
