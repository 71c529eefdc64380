//! Serve: the page handed out over HTTP, with the library behind it as its engine.
//!
//! ```text
//! connection → guard → router → (body → pool → engine) → answer
//! ```
//!
//! [`Server::run`] listens until it is told to stop. Bodies are received on one thread that never computes; photos are
//! decoded and counted by the threads of a [`pool`], which hold a bounded number of requests and bytes and take turns
//! between clients. Nothing is kept, unless the server is given somebody who keeps it ([`Keep`]), or a run whose review it
//! hands out ([`Review`]).
//!
//! Everything that a server on a network has to fear is refused where it is first seen: `connection` too many of them
//! and slow heads, `guard` wrong tokens and foreign hosts, `body` what is too large or too slow, `upload` what is no
//! form, `pool` more than there is room for, and the engine what is no photo. A refusal is JSON with its status
//! ([`Refusal`]) and harms nobody else.

mod body;
mod client;
mod connection;
mod engine;
mod guard;
mod limits;
mod page;
mod places;
mod pool;
mod refusal;
mod review;
mod router;
mod token;
mod turns;
mod upload;

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;

pub use engine::{Answer, Engine, Library};
pub use limits::Limits;
pub use page::has_page;
pub use refusal::Refusal;
pub use review::Review;
pub use token::Token;
pub use upload::Upload;

use page::Page;
use pool::Pool;
use review::Reviewed;

/// Keeps what was asked and answered: called after each reading, on the thread that read.
pub type Keep = Arc<dyn Fn(&Upload, &Answer) + Send + Sync>;

/// What a server is made with.
#[derive(Clone)]
pub struct Settings {
    /// What every path has to begin with; `None` answers whoever is on this machine.
    pub token: Option<Token>,
    /// How much of what it takes.
    pub limits: Limits,
    /// Who keeps photos and answers, if anybody.
    pub keep: Option<Keep>,
    /// A run that is shown for review, if any.
    pub review: Option<Arc<dyn Review>>,
    /// The certificate and key to speak HTTPS with.
    #[cfg(feature = "tls")]
    pub tls: Option<Arc<rustls::ServerConfig>>,
}

impl Settings {
    /// For this machine only, keeping nothing.
    pub fn new() -> Settings {
        Settings {
            token: None,
            limits: Limits::default(),
            keep: None,
            review: None,
            #[cfg(feature = "tls")]
            tls: None,
        }
    }
}

impl Default for Settings {
    fn default() -> Settings {
        Settings::new()
    }
}

/// A server that has its address and waits to be run.
pub struct Server {
    listener: TcpListener,
    shared: Arc<Shared>,
}

/// What all connections use.
struct Shared {
    settings: Settings,
    engine: Arc<dyn Engine>,
    page: Page,
    /// Reads photos.
    reads: Pool,
    /// Counts positions: apart, so that a tap on the board does not wait for photos.
    scores: Pool,
    /// A run under review, if any.
    reviewed: Option<Reviewed>,
}

impl Server {
    /// A server at a bound address.
    ///
    /// # Errors
    /// When its threads cannot be started.
    pub fn new(
        listener: TcpListener,
        settings: Settings,
        engine: impl Engine,
    ) -> Result<Server, std::io::Error> {
        let engine: Arc<dyn Engine> = Arc::new(engine);
        let reviewed = settings.review.clone();
        let shared = Shared {
            reviewed: reviewed.map(|review| Reviewed::start(review, &settings.limits)).transpose()?,
            page: Page::new(engine.as_ref()),
            reads: Pool::start("read", &settings.limits)?,
            scores: Pool::start("score", &settings.limits)?,
            engine,
            settings,
        };
        Ok(Server { listener, shared: Arc::new(shared) })
    }

    /// Where it listens.
    ///
    /// # Errors
    /// When the system cannot say it.
    pub fn address(&self) -> Result<SocketAddr, std::io::Error> {
        self.listener.local_addr()
    }

    /// Answers until `stop` is done; then accepts nothing more, refuses what waits, lets what is being counted finish,
    /// and returns, at the latest after [`Limits::stop`].
    ///
    /// # Errors
    /// When the address cannot be listened at.
    pub fn run(self, stop: impl Future<Output = ()>) -> Result<(), std::io::Error> {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let done = runtime.block_on(connection::accept(self.listener, self.shared, stop));
        // A count that takes longer than it may is left behind.
        runtime.shutdown_background();
        done
    }
}
