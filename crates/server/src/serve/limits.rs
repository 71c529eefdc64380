//! Limits of the server.

use std::num::NonZeroUsize;
use std::time::Duration;

use shuzi::photo;

/// Limits of the server, of each client and of each request. The defaults suit two cores and 1.5 GB
/// of memory.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ServerLimits {
    /// Maximum size of a request with photos, in bytes. The default, 40 MB, is eight photos of a
    /// phone.
    pub body_bytes: usize,
    /// Maximum size in bytes of a position to be counted, or of the request beside the photos.
    pub request_bytes: usize,
    /// Maximum number of photos in a request.
    pub photos: usize,
    /// Limits of each photo.
    pub photo: photo::Limits,
    /// Number of threads that read photos; as many more count positions.
    pub workers: usize,
    /// Maximum number of requests with a body, of all clients together, that are being received,
    /// waiting or being worked on.
    pub pending_requests: usize,
    /// Maximum size of those requests together, in bytes.
    pub pending_bytes: usize,
    /// Maximum number of connections of all clients together. When there are as many, idle ones
    /// give way to new ones.
    pub connections: usize,
    /// Maximum number of connections of each client.
    pub connections_per_client: usize,
    /// Maximum size of a request's head, in bytes.
    pub head_bytes: usize,
    /// Maximum number of header fields of a request.
    pub headers: usize,
    /// Maximum size of a path with its query, in bytes.
    pub path_bytes: usize,
    /// Maximum time for a head, from the connection or the previous answer on.
    pub head_timeout: Duration,
    /// Maximum time for a body.
    pub body_timeout: Duration,
    /// Maximum time in which a client sends nothing of a body, or takes nothing of an answer.
    pub stall_timeout: Duration,
    /// Maximum time for a request to wait and be worked on.
    pub answer_timeout: Duration,
    /// Time after which a refused client is told to ask again.
    pub retry_after: Duration,
    /// Maximum time for the server to stop.
    pub stop_timeout: Duration,
}

impl Default for ServerLimits {
    fn default() -> ServerLimits {
        ServerLimits {
            body_bytes: 40_000_000,
            request_bytes: 1_000_000,
            photos: 8,
            // Full-size photos of 50-megapixel phones fit into 60 million pixels. Reading one takes
            // 0.2 GB of memory.
            photo: photo::Limits {
                max_bytes: 40_000_000,
                max_pixels: 60_000_000,
                ..photo::Limits::default()
            },
            workers: std::thread::available_parallelism().map_or(2, NonZeroUsize::get),
            pending_requests: 128,
            pending_bytes: 300_000_000,
            connections: 512,
            connections_per_client: 160,
            head_bytes: 16_384,
            headers: 64,
            path_bytes: 2_048,
            head_timeout: Duration::from_secs(15),
            body_timeout: Duration::from_secs(120),
            stall_timeout: Duration::from_secs(15),
            // Enough for 128 photos on two busy cores.
            answer_timeout: Duration::from_secs(300),
            retry_after: Duration::from_secs(5),
            stop_timeout: Duration::from_secs(30),
        }
    }
}
