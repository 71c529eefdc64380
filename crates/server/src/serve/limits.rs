//! How much of what the server takes.

use std::num::NonZeroUsize;
use std::time::Duration;

use shuzi::photo;

/// What one server, one client and one request may take. The defaults are for two cores and 1.5 GB.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Limits {
    /// Bytes of a request with photos. 40 MB: eight photos of a phone.
    pub body_bytes: usize,
    /// Bytes of a position to be counted, or of the request beside the photos.
    pub request_bytes: usize,
    /// Photos of one board in a request.
    pub photos: usize,
    /// What a photo may be.
    pub photo: photo::Limits,
    /// Threads that read photos, and as many that count positions.
    pub workers: usize,
    /// Requests with a body that are received, wait or are worked on, of all clients together.
    pub places: usize,
    /// Bytes that those requests hold.
    pub held_bytes: usize,
    /// Connections of all clients together.
    pub connections: usize,
    /// Connections of one client.
    pub connections_of_a_client: usize,
    /// Bytes of a request's head.
    pub head_bytes: usize,
    /// Header fields of a request.
    pub headers: usize,
    /// Bytes of a path with its query.
    pub path_bytes: usize,
    /// How long a head may take, from the connection or the last answer on.
    pub head: Duration,
    /// How long a body may take.
    pub body: Duration,
    /// How long a client may send nothing of a body, or take nothing of an answer.
    pub stall: Duration,
    /// How long a request may wait and be worked on.
    pub answer: Duration,
    /// What a client is told to wait before it asks again.
    pub retry_after: Duration,
    /// How long a stop may take.
    pub stop: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body_bytes: 40_000_000,
            request_bytes: 1_000_000,
            photos: 8,
            // 60 million: full-size photos of 50-megapixel phones fit. One that is read takes 0.2 GB, and 0.7 GB as the
            // most wasteful of all files, a PNG of 16 bits with transparency.
            photo: photo::Limits {
                max_bytes: 40_000_000,
                max_pixels: 60_000_000,
                ..photo::Limits::default()
            },
            workers: std::thread::available_parallelism().map_or(2, NonZeroUsize::get),
            places: 128,
            held_bytes: 300_000_000,
            connections: 512,
            connections_of_a_client: 160,
            head_bytes: 16_384,
            headers: 64,
            path_bytes: 2_048,
            head: Duration::from_secs(15),
            body: Duration::from_secs(120),
            stall: Duration::from_secs(15),
            // 128 photos on two busy cores.
            answer: Duration::from_secs(300),
            retry_after: Duration::from_secs(5),
            stop: Duration::from_secs(30),
        }
    }
}
