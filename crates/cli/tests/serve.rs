//! `shuzi serve`: what it answers, what it refuses, and that nothing takes it down.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a panic is how a test reports")]

#[path = "serve/client.rs"]
mod client;
#[path = "serve/crowd.rs"]
mod crowd;
#[path = "serve/hostile.rs"]
mod hostile;
#[path = "serve/interface.rs"]
mod interface;
#[cfg(unix)]
#[path = "serve/program.rs"]
mod program;
#[path = "serve/server.rs"]
mod server;
#[path = "serve/slow.rs"]
mod slow;
#[path = "serve/stop.rs"]
mod stop;
#[cfg(feature = "tls")]
#[path = "serve/tls.rs"]
mod tls;
