//! The HTTP server of the page, with the library as its backend.
//!
//! ```text
//! connection → guard → router → (body → pool → backend) → answer
//! ```
//!
//! [`Server::run`] listens until it is told to stop. Bodies are received on one thread that never
//! computes; photos are decoded and counted by the threads of a `pool`, which takes a limited
//! number of requests and bytes and serves clients in turn. Nothing is stored, unless the server
//! has an [`UploadRecorder`] or the run of a [`ReviewBackend`].
//!
//! Each kind of bad request is refused as early as it can be noticed: by `connection` too many
//! connections and slow heads, by `guard` wrong tokens and foreign hosts, by `body` bodies that are
//! too large or too slow, by `upload` malformed forms, by `pool` more requests than there is room
//! for, and by the backend files that are not photos. A refusal is JSON with an HTTP status
//! ([`HttpRefusal`]), and affects no other request.

mod admission;
mod assets;
mod backend;
mod body;
mod client;
mod connection;
mod fair_queue;
mod guard;
mod limits;
mod open_connections;
mod pool;
mod refusal;
mod review;
mod router;
mod token;
mod upload;

use std::net::{SocketAddr, TcpListener};
use std::sync::Arc;

pub use assets::has_page;
pub use backend::{Backend, JsonResponse, LibraryBackend, ReadResponse};
pub use limits::ServerLimits;
pub use refusal::HttpRefusal;
pub use review::{OriginalPhoto, ReviewBackend, ReviewRequest};
pub use token::Token;
pub use upload::Upload;

use assets::PageAssets;
use pool::Pool;
use review::ReviewService;

/// Stores photos and answers.
pub trait UploadRecorder: Send + Sync {
    /// Stores photos and what was read in them. It is called after each reading, on the thread that
    /// read.
    fn record(&self, upload: &Upload, response: &ReadResponse);

    /// Returns true as long as photos are stored; false once there is no more room for them.
    fn is_recording(&self) -> bool;
}

/// The settings of a server.
#[derive(Clone)]
pub struct ServerSettings {
    /// The token that every path has to begin with. With `None`, the server answers only requests
    /// to this machine's own names.
    pub token: Option<Token>,
    /// The limits of the server.
    pub limits: ServerLimits,
    /// Stores photos and answers, if they are to be kept.
    pub recorder: Option<Arc<dyn UploadRecorder>>,
    /// The run whose review is served, if any.
    pub review: Option<Arc<dyn ReviewBackend>>,
    /// The certificate and key for HTTPS.
    #[cfg(feature = "tls")]
    pub tls: Option<Arc<rustls::ServerConfig>>,
}

impl ServerSettings {
    /// Returns settings for this machine only, with which nothing is stored.
    pub fn new() -> ServerSettings {
        ServerSettings {
            token: None,
            limits: ServerLimits::default(),
            recorder: None,
            review: None,
            #[cfg(feature = "tls")]
            tls: None,
        }
    }
}

impl Default for ServerSettings {
    fn default() -> ServerSettings {
        ServerSettings::new()
    }
}

/// A server with a bound address, not yet running.
pub struct Server {
    listener: TcpListener,
    shared: Arc<Shared>,
}

/// The state that all connections share.
struct Shared {
    settings: ServerSettings,
    backend: Arc<dyn Backend>,
    assets: PageAssets,
    /// Reads photos.
    reads: Pool,
    /// Counts positions. The pool is a separate one so that a tap on the board does not wait for
    /// photos.
    scores: Pool,
    /// The review of a run, if there is one.
    review: Option<ReviewService>,
}

impl Server {
    /// Creates a server that will listen at a bound address.
    ///
    /// # Errors
    /// An error if the threads cannot be started.
    pub fn new(
        listener: TcpListener,
        settings: ServerSettings,
        backend: impl Backend,
    ) -> Result<Server, std::io::Error> {
        let backend: Arc<dyn Backend> = Arc::new(backend);
        let review = settings.review.clone();
        let shared = Shared {
            review: review
                .map(|review| ReviewService::start(review, &settings.limits))
                .transpose()?,
            assets: PageAssets::new(backend.as_ref()),
            reads: Pool::start("read", &settings.limits)?,
            scores: Pool::start("score", &settings.limits)?,
            backend,
            settings,
        };
        Ok(Server {
            listener,
            shared: Arc::new(shared),
        })
    }

    /// Returns the address at which the server listens.
    ///
    /// # Errors
    /// An error if the system cannot tell it.
    pub fn address(&self) -> Result<SocketAddr, std::io::Error> {
        self.listener.local_addr()
    }

    /// Serves requests until `stop` completes. Then it accepts no more connections, refuses
    /// requests that wait, finishes those that are being worked on, and returns, at the latest
    /// after [`ServerLimits::stop_timeout`].
    ///
    /// # Errors
    /// An error if listening at the address fails.
    pub fn run(self, stop: impl Future<Output = ()>) -> Result<(), std::io::Error> {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        let done = runtime.block_on(connection::accept(self.listener, self.shared, stop));
        // Does not wait for counts that exceed the time limit.
        runtime.shutdown_background();
        done
    }
}
