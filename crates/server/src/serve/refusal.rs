//! Why a request is not answered: a status, and what a person can do, as JSON.

use std::time::Duration;

use axum::http::header::{ALLOW, CONNECTION, CONTENT_TYPE, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;

/// Why a request is not answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub(super) status: StatusCode,
    kind: &'static str,
    message: String,
    hint: &'static str,
    retry_after: Option<Duration>,
    allow: Option<&'static str>,
    /// Whether nothing more is taken on this connection.
    closes: bool,
}

impl Refusal {
    fn new(
        status: StatusCode,
        kind: &'static str,
        message: impl Into<String>,
        hint: &'static str,
    ) -> Refusal {
        let message = message.into();
        Refusal { status, kind, message, hint, retry_after: None, allow: None, closes: false }
    }

    fn closing(self) -> Refusal {
        Refusal { closes: true, ..self }
    }

    /// 400: the request cannot be understood.
    pub fn bad_request(message: impl Into<String>) -> Refusal {
        let hint = "See api/openapi.json for what may be asked.";
        Refusal::new(StatusCode::BAD_REQUEST, "bad_request", message, hint)
    }

    /// 401: the path does not begin with the token.
    pub(super) fn no_token() -> Refusal {
        let hint = "Use the whole address that shuzi serve shows, or scan its QR code.";
        Refusal::new(StatusCode::UNAUTHORIZED, "no_token", "the address lacks its secret part", hint)
    }

    /// 403: asked under another name, or by another site's page.
    pub(super) fn foreign(message: impl Into<String>) -> Refusal {
        let hint = "Open the page at the address that shuzi serve shows.";
        Refusal::new(StatusCode::FORBIDDEN, "foreign", message, hint)
    }

    /// 404: there is nothing of this name.
    pub fn not_found() -> Refusal {
        let hint = "The page is at the address that shuzi serve shows.";
        Refusal::new(StatusCode::NOT_FOUND, "not_found", "there is nothing of this name", hint)
    }

    /// 404: the program was built without the page.
    pub(super) fn no_page() -> Refusal {
        let hint =
            "Build shuzi in its repository, where web/page is; the interface under api/ works all the same.";
        Refusal::new(StatusCode::NOT_FOUND, "no_page", "the page is not part of this build", hint)
    }

    /// 405: not with this method.
    pub(super) fn wrong_method(allow: &'static str) -> Refusal {
        let hint = "See api/openapi.json for what may be asked.";
        let refusal =
            Refusal::new(StatusCode::METHOD_NOT_ALLOWED, "wrong_method", "not with this method", hint);
        Refusal { allow: Some(allow), ..refusal }
    }

    /// 408: the body comes too slowly.
    pub(super) fn too_slow() -> Refusal {
        let hint = "Send the photo again where the network is better.";
        Refusal::new(StatusCode::REQUEST_TIMEOUT, "too_slow", "the request came too slowly", hint).closing()
    }

    /// 413: the body has too many bytes.
    pub(super) fn too_large(most: usize) -> Refusal {
        let message = format!("the request has too many bytes: at most {most} are taken");
        let hint = "Send fewer or smaller photos.";
        Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", message, hint).closing()
    }

    /// 413: too many photos.
    pub(super) fn too_many_photos(most: usize) -> Refusal {
        let message = format!("too many photos: at most {most} are read together");
        Refusal::new(StatusCode::PAYLOAD_TOO_LARGE, "too_many", message, "Send fewer photos.")
    }

    /// 414: the path is too long.
    pub(super) fn long_path() -> Refusal {
        let hint = "The page is at the address that shuzi serve shows.";
        Refusal::new(StatusCode::URI_TOO_LONG, "too_large", "the address is too long", hint).closing()
    }

    /// 415: the body is of another type.
    pub(super) fn wrong_type(wanted: &'static str) -> Refusal {
        let hint = "See api/openapi.json for what may be asked.";
        let message = format!("the body has to be {wanted}");
        Refusal::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "wrong_type", message, hint)
    }

    /// 422: what a person says does not fit the photo.
    pub fn unfit(message: impl Into<String>) -> Refusal {
        let hint = "Look at the photo again, and state what is so.";
        Refusal::new(StatusCode::UNPROCESSABLE_ENTITY, "bad_option", message, hint)
    }

    /// 429: too many connections of one client.
    pub(super) fn too_many_connections(retry_after: Duration) -> Refusal {
        let message = "too many connections from this address";
        Refusal::new(StatusCode::TOO_MANY_REQUESTS, "busy", message, "Ask fewer things at once.")
            .later(retry_after)
    }

    /// 500: something went wrong here.
    pub(super) fn internal() -> Refusal {
        let hint = "Please report it, with the photo if you can.";
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "this should not have happened", hint)
    }

    /// 500: the folder cannot be read or written.
    pub fn of_folder(message: impl Into<String>) -> Refusal {
        let hint = "Whoever runs shuzi serve has to mend that first.";
        Refusal::new(StatusCode::INTERNAL_SERVER_ERROR, "folder", message, hint)
    }

    /// 503: no place is free.
    pub(super) fn busy(retry_after: Duration) -> Refusal {
        let message = "too many photos are waiting to be read";
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message, "Ask again in a moment.")
            .later(retry_after)
    }

    /// 503: the server stops.
    pub(super) fn stopping(retry_after: Duration) -> Refusal {
        let message = "the server is being stopped";
        Refusal::new(StatusCode::SERVICE_UNAVAILABLE, "stopping", message, "Ask again when it runs again.")
            .later(retry_after)
    }

    fn later(self, retry_after: Duration) -> Refusal {
        Refusal { retry_after: Some(retry_after), closes: true, ..self }
    }

    /// The object that says it (schema `shuzi/1`).
    pub fn json(&self) -> String {
        let error = json!({"kind": self.kind, "message": self.message, "hint": self.hint});
        json!({"schema": "shuzi/1", "error": error}).to_string()
    }

    /// The whole answer for a connection on which nothing is read.
    pub(super) fn unread(&self) -> String {
        let (json, seconds) = (self.json(), self.retry_after.unwrap_or_default().as_secs());
        format!(
            "HTTP/1.1 {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nretry-after: {seconds}\r\n\
             cache-control: no-store\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n{json}",
            self.status,
            json.len(),
        )
    }
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let mut response = (self.status, [(CONTENT_TYPE, "application/json")], self.json()).into_response();
        let headers = response.headers_mut();
        if let Some(after) = self.retry_after {
            headers.insert(RETRY_AFTER, HeaderValue::from(after.as_secs().max(1)));
        }
        if let Some(allow) = self.allow {
            headers.insert(ALLOW, HeaderValue::from_static(allow));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            // A 401 has to name a scheme (RFC 9110, section 11.6.1); browsers ignore those that they do not know.
            headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Link"));
        }
        if self.closes {
            headers.insert(CONNECTION, HeaderValue::from_static("close"));
        }
        response
    }
}
