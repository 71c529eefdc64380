//! Body: what a client sends, within bounds of size and time.

use axum::body::{Body, Bytes, HttpBody};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_LENGTH;
use http_body_util::BodyExt;
use tokio::time::timeout;

use super::{Limits, Refusal};

/// How many bytes to hold room for: those the client announces, or as many as it may send.
pub(super) fn announced(headers: &HeaderMap, most: usize) -> Result<usize, Refusal> {
    let Some(length) = headers.get(CONTENT_LENGTH) else {
        return Ok(most);
    };
    let length: Option<usize> = length.to_str().ok().and_then(|length| length.parse().ok());
    length.filter(|length| *length <= most).ok_or_else(|| Refusal::too_large(most))
}

/// The whole body.
pub(super) async fn receive(
    body: Body,
    announced: usize,
    most: usize,
    limits: &Limits,
) -> Result<Bytes, Refusal> {
    timeout(limits.body, collect(body, announced, most, limits))
        .await
        .unwrap_or_else(|_| Err(Refusal::too_slow()))
}

async fn collect(mut body: Body, announced: usize, most: usize, limits: &Limits) -> Result<Bytes, Refusal> {
    let is_exact = body.size_hint().exact().is_some();
    // Memory that nothing is written to is not taken from anybody.
    let mut bytes = Vec::with_capacity(if is_exact { announced } else { 0 });
    loop {
        let frame = timeout(limits.stall, body.frame()).await.map_err(|_| Refusal::too_slow())?;
        let Some(frame) = frame else { break };
        let frame = frame.map_err(|_| Refusal::bad_request("the body ends early"))?;
        if let Some(data) = frame.data_ref() {
            if bytes.len() + data.len() > most {
                return Err(Refusal::too_large(most));
            }
            bytes.extend_from_slice(data);
        }
    }
    Ok(Bytes::from(bytes))
}
