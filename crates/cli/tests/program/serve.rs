//! `shuzi serve`: what it answers, what it refuses, and that nothing takes it down.

pub(crate) mod client;
mod crowd;
mod interface;
#[cfg(unix)]
mod program;
mod server;
mod slow;
mod stop;
#[cfg(feature = "tls")]
mod tls;
mod token;
