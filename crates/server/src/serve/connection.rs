//! Connections: how many, how slow, and how they end.

use std::collections::HashMap;
use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::body::Body;
use axum::http::Request;
use axum::response::{IntoResponse, Response};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tokio_io_timeout::TimeoutStream;
use tower_service::Service;

use super::client::Client;
use super::review::Reviewed;
use super::{Limits, Refusal, Shared, guard, router};

/// Accepts connections until `stop` is done, then lets what has begun end.
pub(super) async fn accept(
    listener: TcpListener,
    shared: Arc<Shared>,
    stop: impl Future<Output = ()>,
) -> Result<(), io::Error> {
    listener.set_nonblocking(true)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    let (stopping, stops) = watch::channel(false);
    let open = Arc::new(Open::default());
    let router = router::router(Arc::clone(&shared));
    let mut connections = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    let entered = open.enter(peer.ip().into(), &shared.settings.limits);
                    let answers = Answers { shared: Arc::clone(&shared), router: router.clone() };
                    connections.spawn(connection(stream, entered, answers, stops.clone()));
                }
                // Too many open files, or a client that has gone already: others may still come.
                Err(_) => sleep(Duration::from_millis(50)).await,
            },
            Some(_) = connections.join_next() => {}
        }
    }
    drop(listener);
    shared.reads.stop();
    shared.scores.stop();
    shared.reviewed.iter().for_each(Reviewed::stop);
    // Nobody listens when all connections have ended already.
    let _ = stopping.send(true);
    let ended = async { while connections.join_next().await.is_some() {} };
    // Who has not ended by then is cut off.
    let _ = timeout(shared.settings.limits.stop, ended).await;
    Ok(())
}

/// What answers a request.
#[derive(Clone)]
struct Answers {
    shared: Arc<Shared>,
    router: axum::Router,
}

impl Answers {
    async fn answer(mut self, here: IpAddr, client: Client, request: Request<Incoming>) -> Response {
        let settings = &self.shared.settings;
        let response = match guard::admitted(settings, here, request) {
            Ok(mut request) => {
                request.extensions_mut().insert(client);
                match self.router.call(request.map(Body::new)).await {
                    Ok(response) => response,
                    Err(never) => match never {},
                }
            }
            Err(stopped) => stopped.into_response(),
        };
        guard::dressed(response)
    }
}

/// The connections that are open, by client.
#[derive(Default)]
struct Open(Mutex<HashMap<Client, usize>>);

/// One of them; no longer counted when dropped.
struct Entered {
    open: Arc<Open>,
    client: Client,
}

impl Open {
    fn enter(self: &Arc<Open>, client: Client, limits: &Limits) -> Result<Entered, Refusal> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all: usize = open.values().sum();
        let own = open.entry(client).or_default();
        let refusal = if *own >= limits.connections_of_a_client {
            Some(Refusal::too_many_connections(limits.retry_after))
        } else if all >= limits.connections {
            Some(Refusal::busy(limits.retry_after))
        } else {
            *own += 1;
            None
        };
        if *own == 0 {
            open.remove(&client);
        }
        refusal.map_or_else(|| Ok(Entered { open: Arc::clone(self), client }), Err)
    }
}

impl Drop for Entered {
    fn drop(&mut self) {
        let mut open = self.open.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(own) = open.get_mut(&self.client) {
            *own -= 1;
            if *own == 0 {
                open.remove(&self.client);
            }
        }
    }
}

/// One connection, from its first byte to its end.
async fn connection(
    stream: TcpStream,
    entered: Result<Entered, Refusal>,
    answers: Answers,
    stops: watch::Receiver<bool>,
) {
    let entered = match entered {
        Ok(entered) => entered,
        Err(refusal) => return turn_away(stream, &refusal).await,
    };
    let Ok(here) = stream.local_addr().map(|address: SocketAddr| address.ip()) else { return };
    // An answer is one piece; it need not wait for more.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(answers.shared.settings.limits.stall));
    #[cfg(feature = "tls")]
    if let Some(tls) = answers.shared.settings.tls.clone() {
        let shaken = tokio_rustls::TlsAcceptor::from(tls).accept(Box::pin(stream));
        if let Ok(Ok(stream)) = timeout(answers.shared.settings.limits.head, shaken).await {
            talk(stream, here, entered.client, answers, stops).await;
        }
        return;
    }
    talk(Box::pin(stream), here, entered.client, answers, stops).await;
}

/// Tells a client that there are too many, without reading what it wants.
async fn turn_away(mut stream: TcpStream, refusal: &Refusal) {
    // It is a courtesy: who does not take it is cut off all the same.
    let told = async {
        let _ = stream.write_all(refusal.unread().as_bytes()).await;
        let _ = stream.shutdown().await;
        discard(&mut stream).await;
    };
    let _ = timeout(Duration::from_secs(1), told).await;
}

/// An answer on its way.
type Answering = Pin<Box<dyn Future<Output = Result<Response, Infallible>> + Send>>;

/// Answers one request after another.
async fn talk<S>(stream: S, here: IpAddr, client: Client, answers: Answers, mut stops: watch::Receiver<bool>)
where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let limits = answers.shared.settings.limits;
    let service = service_fn(move |request: Request<Incoming>| {
        let answers = answers.clone();
        Box::pin(async move { Ok(answers.answer(here, client, request).await) }) as Answering
    });
    let mut connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head)
        .max_header_size(limits.head_bytes)
        .max_headers(limits.headers)
        .max_buf_size(4 * limits.head_bytes)
        .serve_connection(TokioIo::new(stream), service);
    let mut is_stopping = false;
    loop {
        let ended = std::future::poll_fn(|context| connection.poll_without_shutdown(context));
        tokio::select! {
            _ = ended => break,
            _ = stops.wait_for(|stops| *stops), if !is_stopping => {
                is_stopping = true;
                Pin::new(&mut connection).graceful_shutdown();
            }
        }
    }
    let mut stream = connection.into_parts().io.into_inner();
    // Who is refused before having sent everything would not see why if what it still sends met a closed door.
    let farewell = async {
        let _ = stream.shutdown().await;
        discard(&mut stream).await;
    };
    let _ = timeout(limits.stall.min(Duration::from_secs(2)), farewell).await;
}

/// Reads until the other side has nothing more to say.
async fn discard(stream: &mut (impl AsyncRead + Unpin)) {
    let mut ignored = [0; 16_384];
    while let Ok(1..) = stream.read(&mut ignored).await {}
}
