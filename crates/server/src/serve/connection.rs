//! Accepts connections within limits of number and time, and ends them in order.

use std::convert::Infallible;
use std::io;
use std::net::{IpAddr, SocketAddr, TcpListener};
use std::pin::{Pin, pin};
use std::sync::Arc;
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
use super::open_connections::{Closing, ConnectionSlot, OpenConnections};
use super::review::ReviewService;
use super::{HttpRefusal, Shared, guard, router};

/// Accepts connections until `stop` completes, then waits for the open ones to end.
pub(super) async fn accept(
    listener: TcpListener,
    shared: Arc<Shared>,
    stop: impl Future<Output = ()>,
) -> Result<(), io::Error> {
    listener.set_nonblocking(true)?;
    let listener = tokio::net::TcpListener::from_std(listener)?;
    // Tells all connections when to stop.
    let (stopping, stops) = watch::channel(false);
    let open = Arc::new(OpenConnections::default());
    let router = router::router(Arc::clone(&shared));
    let mut connections = JoinSet::new();
    let mut stop = pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    // A refused connection gets a task, too, in which it is told why.
                    let place = open.reserve(peer.ip().into(), &shared.settings.limits);
                    let handler = RequestHandler { shared: Arc::clone(&shared), router: router.clone() };
                    connections.spawn(serve_or_turn_away(stream, place, handler, stops.clone()));
                }
                // Too many open files, or a client that is already gone. Neither prevents further
                // connections.
                Err(_) => sleep(Duration::from_millis(50)).await,
            },
            // Removes connections that have ended.
            Some(_) = connections.join_next() => {}
        }
    }
    // First no new connections, then no new work, and last no new requests on the connections: so
    // every request that was received is either answered or refused.
    drop(listener);
    shared.reads.stop();
    shared.scores.stop();
    shared.review.iter().for_each(ReviewService::stop);
    // Sending fails if all connections have ended already.
    let _ = stopping.send(true);
    let ended = async { while connections.join_next().await.is_some() {} };
    // Connections that are still open after that are cut off.
    let _ = timeout(shared.settings.limits.stop_timeout, ended).await;
    Ok(())
}

/// Answers the requests of a connection.
#[derive(Clone)]
struct RequestHandler {
    shared: Arc<Shared>,
    router: axum::Router,
}

impl RequestHandler {
    /// Answers one request. `local_ip` is the address of this machine at which the request came in.
    async fn answer(
        mut self,
        local_ip: IpAddr,
        client: Client,
        request: Request<Incoming>,
    ) -> Response {
        let settings = &self.shared.settings;
        let response = match guard::check_request(settings, local_ip, request) {
            Ok(mut request) => {
                request.extensions_mut().insert(client);
                match self.router.call(request.map(Body::new)).await {
                    Ok(response) => response,
                    Err(never) => match never {},
                }
            }
            Err(rejection) => rejection.into_response(),
        };
        guard::add_security_headers(response)
    }
}

/// Serves a connection that has a place until it ends or has to give way; turns away one that has
/// none.
async fn serve_or_turn_away(
    stream: TcpStream,
    place: Result<(ConnectionSlot, Closing), HttpRefusal>,
    handler: RequestHandler,
    stops: watch::Receiver<bool>,
) {
    match place {
        Ok((slot, closing)) => {
            // The place is taken until the connection has ended, its farewell included.
            let slot = Arc::new(slot);
            tokio::select! {
                () = serve_connection(stream, Arc::clone(&slot), handler, stops) => {}
                Ok(()) = closing => {}
            }
        }
        Err(refusal) => turn_away(stream, &refusal).await,
    }
}

/// Serves one connection, from its first byte to its end.
async fn serve_connection(
    stream: TcpStream,
    slot: Arc<ConnectionSlot>,
    handler: RequestHandler,
    stops: watch::Receiver<bool>,
) {
    let Ok(local_ip) = stream.local_addr().map(|address: SocketAddr| address.ip()) else {
        return;
    };
    // Answers are written in one piece; waiting for more to send would only delay them.
    let _ = stream.set_nodelay(true);
    let mut stream = TimeoutStream::new(stream);
    stream.set_write_timeout(Some(handler.shared.settings.limits.stall_timeout));
    #[cfg(feature = "tls")]
    if let Some(tls) = handler.shared.settings.tls.clone() {
        let handshake = tokio_rustls::TlsAcceptor::from(tls).accept(Box::pin(stream));
        if let Ok(Ok(stream)) =
            timeout(handler.shared.settings.limits.head_timeout, handshake).await
        {
            serve_requests(stream, local_ip, slot, handler, stops).await;
        }
        return;
    }
    serve_requests(Box::pin(stream), local_ip, slot, handler, stops).await;
}

/// Sends a refusal without reading a request.
async fn turn_away(mut stream: TcpStream, refusal: &HttpRefusal) {
    // This is a courtesy: a client that does not take the refusal is cut off after a second.
    let farewell = async {
        let _ = stream.write_all(refusal.raw_response().as_bytes()).await;
        let _ = stream.shutdown().await;
        discard(&mut stream).await;
    };
    let _ = timeout(Duration::from_secs(1), farewell).await;
}

/// The future of an answer.
type ResponseFuture = Pin<Box<dyn Future<Output = Result<Response, Infallible>> + Send>>;

/// Answers the requests on a stream, one after the other.
async fn serve_requests<S>(
    stream: S,
    local_ip: IpAddr,
    slot: Arc<ConnectionSlot>,
    handler: RequestHandler,
    mut stops: watch::Receiver<bool>,
) where
    S: AsyncRead + AsyncWrite + Unpin,
{
    let limits = handler.shared.settings.limits;
    let service = service_fn(move |request: Request<Incoming>| {
        let (handler, slot) = (handler.clone(), Arc::clone(&slot));
        Box::pin(async move {
            let _busy = slot.begin_request();
            Ok(handler.answer(local_ip, slot.client, request).await)
        }) as ResponseFuture
    });
    let mut connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head_timeout)
        .max_header_size(limits.head_bytes)
        .max_headers(limits.headers)
        .max_buf_size(4 * limits.head_bytes)
        .serve_connection(TokioIo::new(stream), service);
    let mut is_stopping = false;
    // When the server stops, the connection ends after the request that it is answering.
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
    // A client that is refused before it has sent everything would lose the refusal if the
    // connection were reset by what it still sends (RFC 9112, section 9.6). So that is read and
    // ignored for a while.
    let farewell = async {
        let _ = stream.shutdown().await;
        discard(&mut stream).await;
    };
    let _ = timeout(limits.stall_timeout.min(Duration::from_secs(2)), farewell).await;
}

/// Reads until the other side closes, and ignores what it sends.
async fn discard(stream: &mut (impl AsyncRead + Unpin)) {
    let mut ignored = [0; 16_384];
    while let Ok(1..) = stream.read(&mut ignored).await {}
}
