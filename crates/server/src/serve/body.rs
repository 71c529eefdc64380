//! Receives request bodies within limits of size and time.

use axum::body::{Body, Bytes, HttpBody};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_LENGTH;
use http_body_util::BodyExt;
use tokio::time::timeout;

use super::{HttpRefusal, ServerLimits};

/// Returns the number of bytes to reserve for a body: its `Content-Length`, or `max_bytes` if it
/// has none.
///
/// # Errors
/// [`HttpRefusal`] if the length is not a number, or larger than `max_bytes`.
pub(super) fn reserved_bytes(headers: &HeaderMap, max_bytes: usize) -> Result<usize, HttpRefusal> {
    let Some(length) = headers.get(CONTENT_LENGTH) else {
        return Ok(max_bytes);
    };
    let length: Option<usize> = length.to_str().ok().and_then(|length| length.parse().ok());
    length
        .filter(|length| *length <= max_bytes)
        .ok_or_else(|| HttpRefusal::too_large(max_bytes))
}

/// Receives the whole body. `reserved` is what [`reserved_bytes`] returned for it.
pub(super) async fn receive(
    body: Body,
    reserved: usize,
    max_bytes: usize,
    limits: &ServerLimits,
) -> Result<Bytes, HttpRefusal> {
    timeout(
        limits.body_timeout,
        collect(body, reserved, max_bytes, limits),
    )
    .await
    .unwrap_or_else(|_| Err(HttpRefusal::too_slow()))
}

async fn collect(
    mut body: Body,
    reserved: usize,
    max_bytes: usize,
    limits: &ServerLimits,
) -> Result<Bytes, HttpRefusal> {
    let is_exact = body.size_hint().exact().is_some();
    // Allocating at once is cheap: the system provides pages only when they are written to.
    let mut bytes = Vec::with_capacity(if is_exact { reserved } else { 0 });
    loop {
        let frame = timeout(limits.stall_timeout, body.frame())
            .await
            .map_err(|_| HttpRefusal::too_slow())?;
        let Some(frame) = frame else { break };
        let frame = frame.map_err(|_| HttpRefusal::bad_request("the body ends early"))?;
        if let Some(data) = frame.data_ref() {
            if bytes.len() + data.len() > max_bytes {
                return Err(HttpRefusal::too_large(max_bytes));
            }
            bytes.extend_from_slice(data);
        }
    }
    Ok(Bytes::from(bytes))
}
