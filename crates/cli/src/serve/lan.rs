//! Which address this computer has in its network.

use std::net::{IpAddr, Ipv4Addr, UdpSocket};

/// The address that it would send from to others; `None` without a network.
pub(super) fn own_address() -> Option<IpAddr> {
    /// For examples in texts (RFC 5737): nobody is there, and nothing is sent.
    const SOMEBODY: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect(SOMEBODY).ok()?;
    let own = socket.local_addr().ok()?.ip();
    (!own.is_unspecified() && !own.is_loopback()).then_some(own)
}
