//! Guard: what every request has to pass, and what every answer carries.

use std::net::IpAddr;

use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, LOCATION, ORIGIN, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::uri::{Authority, PathAndQuery};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use super::{Refusal, Settings, Token};

/// Why a request goes no further.
pub(super) enum Stopped {
    /// It is refused.
    Refused(Refusal),
    /// It is sent elsewhere, to the token with a slash behind it: the page's own addresses are relative to that.
    ToTheFolder(String),
}

impl From<Refusal> for Stopped {
    fn from(refusal: Refusal) -> Stopped {
        Stopped::Refused(refusal)
    }
}

impl IntoResponse for Stopped {
    fn into_response(self) -> Response {
        match self {
            Stopped::Refused(refusal) => refusal.into_response(),
            Stopped::ToTheFolder(folder) => {
                (StatusCode::PERMANENT_REDIRECT, [(LOCATION, folder)]).into_response()
            }
        }
    }
}

/// The request with its path as the router knows it, if it may be answered at all. `here` is the address at which
/// it came in.
pub(super) fn admitted<B>(
    settings: &Settings,
    here: IpAddr,
    mut request: Request<B>,
) -> Result<Request<B>, Stopped> {
    let uri = request.uri();
    if uri.authority().is_some() {
        return Err(Refusal::bad_request("this is no proxy").into());
    }
    if uri.path_and_query().is_some_and(|path| path.as_str().len() > settings.limits.path_bytes) {
        return Err(Refusal::long_path().into());
    }
    let host = host(request.headers())?;
    if let Some(token) = &settings.token {
        *request.uri_mut() = without_token(token, request.uri())?;
    } else if !is_this_machine(&host, here) {
        // A page of another site whose name was made to lead here must not read the answers (DNS rebinding). With a
        // token it cannot, since it does not know it, and the machine may have names that nobody here knows.
        let message = format!("{} is not the name of this server", host.host());
        return Err(Refusal::foreign(message).into());
    }
    if request.method() != Method::GET && request.method() != Method::HEAD {
        same_origin(request.headers(), &host)?;
    }
    Ok(request)
}

/// What the client calls this server.
fn host(headers: &HeaderMap) -> Result<Authority, Refusal> {
    let mut hosts = headers.get_all(HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else {
        return Err(Refusal::bad_request("there has to be one header Host"));
    };
    Authority::try_from(host.as_bytes()).map_err(|_| Refusal::bad_request("the header Host names no host"))
}

fn is_this_machine(host: &Authority, here: IpAddr) -> bool {
    let name = host.host();
    let address: Option<IpAddr> = name.trim_start_matches('[').trim_end_matches(']').parse().ok();
    match address {
        Some(address) => address.to_canonical() == here.to_canonical() || address.is_loopback(),
        None => name.eq_ignore_ascii_case("localhost"),
    }
}

/// The address without the token that its path begins with.
fn without_token(token: &Token, uri: &Uri) -> Result<Uri, Stopped> {
    let path = uri.path().strip_prefix('/').unwrap_or_default();
    let (word, rest) = match path.split_once('/') {
        Some((word, rest)) => (word, Some(rest)),
        None => (path, None),
    };
    if !token.is(word) {
        return Err(Refusal::no_token().into());
    }
    let Some(rest) = rest else {
        return Err(Stopped::ToTheFolder(format!("/{word}/")));
    };
    let query = uri.query().map(|query| format!("?{query}")).unwrap_or_default();
    let path = PathAndQuery::try_from(format!("/{rest}{query}"));
    Ok(path.map(Uri::from).map_err(|_| Refusal::not_found())?)
}

/// Whether it is this server's own page that asks, as far as a browser tells. Programs that are none tell nothing.
fn same_origin(headers: &HeaderMap, host: &Authority) -> Result<(), Refusal> {
    let foreign = || Refusal::foreign("another site's page must not ask this server");
    if let Some(site) = headers.get("sec-fetch-site")
        && site != "same-origin"
        && site != "none"
    {
        return Err(foreign());
    }
    for origin in headers.get_all(ORIGIN) {
        let origin = origin.to_str().ok().and_then(|origin| origin.split_once("://"));
        if !origin.is_some_and(|(_, authority)| authority.eq_ignore_ascii_case(host.as_str())) {
            return Err(foreign());
        }
    }
    Ok(())
}

/// What the page may do: run its own scripts and WebAssembly, show photos that were chosen, ask this server.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      img-src 'self' blob: data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const ALWAYS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // The address holds the token.
    (REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(self), microphone=(), geolocation=(), payment=(), usb=(), serial=()",
    ),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

/// The answer with the headers that every answer carries.
///
/// Strict-Transport-Security is none of them, with `--tls` either: browsers ignore it where nobody vouches for the
/// certificate, and where a person does it would take `http://localhost` from every other program.
pub(super) fn dressed(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // What is not said to be kept is not kept.
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
