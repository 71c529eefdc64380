//! Refusals: an HTTP status, and JSON that says what is wrong and what the user can do.

use std::time::Duration;

use axum::http::header::{ALLOW, CONNECTION, CONTENT_TYPE, RETRY_AFTER, WWW_AUTHENTICATE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;

use shuzi::ErrorKind;

/// The reason why a request is not answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HttpRefusal {
    pub(super) status: StatusCode,
    kind: ErrorKind,
    message: String,
    hint: &'static str,
    retry_after: Option<Duration>,
    allow: Option<&'static str>,
    /// True if the connection is closed after this answer.
    closes: bool,
}

impl HttpRefusal {
    fn new(
        status: StatusCode,
        kind: ErrorKind,
        message: impl Into<String>,
        hint: &'static str,
    ) -> HttpRefusal {
        let message = message.into();
        HttpRefusal {
            status,
            kind,
            message,
            hint,
            retry_after: None,
            allow: None,
            closes: false,
        }
    }

    fn closing(self) -> HttpRefusal {
        HttpRefusal {
            closes: true,
            ..self
        }
    }

    /// 400: the request cannot be understood.
    pub fn bad_request(message: impl Into<String>) -> HttpRefusal {
        let hint = "See api/openapi.json for what may be asked.";
        HttpRefusal::new(
            StatusCode::BAD_REQUEST,
            ErrorKind::BadRequest,
            message,
            hint,
        )
    }

    /// 401: the path does not begin with the token.
    pub(super) fn no_token() -> HttpRefusal {
        let hint = "Use the whole address that shuzi serve shows, or scan its QR code.";
        HttpRefusal::new(
            StatusCode::UNAUTHORIZED,
            ErrorKind::NoToken,
            "the address lacks its secret part",
            hint,
        )
    }

    /// 403: the request names another host, or comes from another site's page.
    pub(super) fn foreign(message: impl Into<String>) -> HttpRefusal {
        let hint = "Open the page at the address that shuzi serve shows.";
        HttpRefusal::new(StatusCode::FORBIDDEN, ErrorKind::Foreign, message, hint)
    }

    /// 404: nothing has this name.
    pub fn not_found() -> HttpRefusal {
        let hint = "The page is at the address that shuzi serve shows.";
        HttpRefusal::new(
            StatusCode::NOT_FOUND,
            ErrorKind::NotFound,
            "there is nothing of this name",
            hint,
        )
    }

    /// 404: the program was built without the page.
    pub(super) fn no_page() -> HttpRefusal {
        let hint = "Build shuzi in its repository, where web/page is; the interface under api/ works all the same.";
        HttpRefusal::new(
            StatusCode::NOT_FOUND,
            ErrorKind::NoPage,
            "the page is not part of this build",
            hint,
        )
    }

    /// 405: the path does not support this method.
    pub(super) fn wrong_method(allow: &'static str) -> HttpRefusal {
        let hint = "See api/openapi.json for what may be asked.";
        let refusal = HttpRefusal::new(
            StatusCode::METHOD_NOT_ALLOWED,
            ErrorKind::WrongMethod,
            "not with this method",
            hint,
        );
        HttpRefusal {
            allow: Some(allow),
            ..refusal
        }
    }

    /// 408: the body comes too slowly.
    pub(super) fn too_slow() -> HttpRefusal {
        let hint = "Send the photo again where the network is better.";
        HttpRefusal::new(
            StatusCode::REQUEST_TIMEOUT,
            ErrorKind::TooSlow,
            "the request came too slowly",
            hint,
        )
        .closing()
    }

    /// 413: the body has too many bytes.
    pub(super) fn too_large(most: usize) -> HttpRefusal {
        let message = format!("the request has too many bytes: at most {most} are taken");
        let hint = "Send fewer or smaller photos.";
        HttpRefusal::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            ErrorKind::TooLarge,
            message,
            hint,
        )
        .closing()
    }

    /// 413: too many photos.
    pub(super) fn too_many_photos(most: usize) -> HttpRefusal {
        let message = format!("too many photos: at most {most} are read together");
        HttpRefusal::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            ErrorKind::TooMany,
            message,
            "Send fewer photos.",
        )
    }

    /// 414: the path is too long.
    pub(super) fn long_path() -> HttpRefusal {
        let hint = "The page is at the address that shuzi serve shows.";
        HttpRefusal::new(
            StatusCode::URI_TOO_LONG,
            ErrorKind::TooLarge,
            "the address is too long",
            hint,
        )
        .closing()
    }

    /// 415: the body has another content type.
    pub(super) fn wrong_type(wanted: &'static str) -> HttpRefusal {
        let hint = "See api/openapi.json for what may be asked.";
        let message = format!("the body has to be {wanted}");
        HttpRefusal::new(
            StatusCode::UNSUPPORTED_MEDIA_TYPE,
            ErrorKind::WrongType,
            message,
            hint,
        )
    }

    /// 422: the corrections do not fit the photo.
    pub fn unfit(message: impl Into<String>) -> HttpRefusal {
        let hint = "Look at the photo again, and state what is so.";
        HttpRefusal::new(
            StatusCode::UNPROCESSABLE_ENTITY,
            ErrorKind::BadOption,
            message,
            hint,
        )
    }

    /// 404: a photo's file is not where it was, or cannot be shown.
    pub fn no_original(message: impl Into<String>) -> HttpRefusal {
        let hint = "Its drawing and its position are still there.";
        HttpRefusal::new(StatusCode::NOT_FOUND, ErrorKind::Unreadable, message, hint)
    }

    /// 429: too many connections of one client.
    pub(super) fn too_many_connections(retry_after: Duration) -> HttpRefusal {
        let message = "too many connections from this address";
        HttpRefusal::new(
            StatusCode::TOO_MANY_REQUESTS,
            ErrorKind::Busy,
            message,
            "Ask fewer things at once.",
        )
        .later(retry_after)
    }

    /// 500: a fault of the server.
    pub fn internal() -> HttpRefusal {
        let hint = "Please report it, with the photo if you can.";
        HttpRefusal::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            ErrorKind::Internal,
            "this should not have happened",
            hint,
        )
    }

    /// 500: the folder cannot be read or written.
    pub fn of_folder(message: impl Into<String>) -> HttpRefusal {
        let hint = "Whoever runs shuzi serve has to mend that first.";
        HttpRefusal::new(
            StatusCode::INTERNAL_SERVER_ERROR,
            ErrorKind::Folder,
            message,
            hint,
        )
    }

    /// 503: too many requests are pending.
    pub(super) fn busy(retry_after: Duration) -> HttpRefusal {
        let message = "too many photos are waiting to be read";
        HttpRefusal::new(
            StatusCode::SERVICE_UNAVAILABLE,
            ErrorKind::Busy,
            message,
            "Ask again in a moment.",
        )
        .later(retry_after)
    }

    /// 503: the server is being stopped.
    pub(super) fn stopping(retry_after: Duration) -> HttpRefusal {
        let message = "the server is being stopped";
        HttpRefusal::new(
            StatusCode::SERVICE_UNAVAILABLE,
            ErrorKind::Stopping,
            message,
            "Ask again when it runs again.",
        )
        .later(retry_after)
    }

    fn later(self, retry_after: Duration) -> HttpRefusal {
        HttpRefusal {
            retry_after: Some(retry_after),
            closes: true,
            ..self
        }
    }

    /// Returns the refusal as a JSON object of schema `shuzi/1`.
    pub fn json(&self) -> String {
        let error = json!({"kind": self.kind, "message": self.message, "hint": self.hint});
        json!({"schema": "shuzi/1", "error": error}).to_string()
    }

    /// Returns the whole HTTP response, for a connection on which no request is read.
    pub(super) fn raw_response(&self) -> String {
        let (json, seconds) = (self.json(), self.retry_after.unwrap_or_default().as_secs());
        format!(
            "HTTP/1.1 {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nretry-after: {seconds}\r\n\
             cache-control: no-store\r\nx-content-type-options: nosniff\r\nconnection: close\r\n\r\n{json}",
            self.status,
            json.len(),
        )
    }
}

impl IntoResponse for HttpRefusal {
    fn into_response(self) -> Response {
        let mut response = (
            self.status,
            [(CONTENT_TYPE, "application/json")],
            self.json(),
        )
            .into_response();
        let headers = response.headers_mut();
        if let Some(after) = self.retry_after {
            headers.insert(RETRY_AFTER, HeaderValue::from(after.as_secs().max(1)));
        }
        if let Some(allow) = self.allow {
            headers.insert(ALLOW, HeaderValue::from_static(allow));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            // A 401 has to name a scheme (RFC 9110, section 11.6.1); browsers ignore those that
            // they do not know.
            headers.insert(WWW_AUTHENTICATE, HeaderValue::from_static("Link"));
        }
        if self.closes {
            headers.insert(CONNECTION, HeaderValue::from_static("close"));
        }
        response
    }
}
