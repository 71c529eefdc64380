//! Clients, between which places in the queue and connections are shared.

use std::net::IpAddr;

/// A client: an IPv4 address, or with IPv6 the network of a host, as one host has any number of
/// addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Client(IpAddr);

impl From<IpAddr> for Client {
    fn from(address: IpAddr) -> Client {
        /// Mask of the part of an IPv6 address that a host cannot choose (RFC 4291, section 2.5.4).
        const NETWORK: u128 = !0 << 64;
        match address.to_canonical() {
            IpAddr::V6(address) if !address.is_loopback() => {
                Client(IpAddr::V6((u128::from(address) & NETWORK).into()))
            }
            address => Client(address),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_one_host_are_one_client() {
        let client = |text: &str| Client::from(text.parse::<IpAddr>().unwrap());
        assert_eq!(client("2001:db8::1"), client("2001:db8::ffff:2"));
        assert_ne!(client("2001:db8::1"), client("2001:db8:0:1::1"));
        assert_eq!(client("::ffff:192.0.2.1"), client("192.0.2.1"));
        assert_ne!(client("192.0.2.1"), client("192.0.2.2"));
    }
}
