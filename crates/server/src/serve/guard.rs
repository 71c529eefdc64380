//! The checks that every request has to pass, and the headers that every answer has.

use std::net::IpAddr;

use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HOST, LOCATION, ORIGIN, REFERRER_POLICY,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::uri::{Authority, PathAndQuery};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Request, StatusCode, Uri};
use axum::response::{IntoResponse, Response};

use super::{HttpRefusal, ServerSettings, Token};

/// The reason why a request does not reach the router.
pub(super) enum GuardRejection {
    /// The request is refused.
    Refused(HttpRefusal),
    /// The client is redirected to this path, the token with a slash behind it: the page's own
    /// addresses are relative to that.
    Redirected(String),
}

impl From<HttpRefusal> for GuardRejection {
    fn from(refusal: HttpRefusal) -> GuardRejection {
        GuardRejection::Refused(refusal)
    }
}

impl IntoResponse for GuardRejection {
    fn into_response(self) -> Response {
        match self {
            GuardRejection::Refused(refusal) => refusal.into_response(),
            GuardRejection::Redirected(folder) => {
                (StatusCode::PERMANENT_REDIRECT, [(LOCATION, folder)]).into_response()
            }
        }
    }
}

/// Returns the request with its path as the router knows it, without the token.
///
/// `local_ip` is the address of this machine at which the request came in.
///
/// # Errors
/// [`GuardRejection`] if the request must not be answered: it lacks the token, names another host,
/// or comes from another site's page.
pub(super) fn check_request<B>(
    settings: &ServerSettings,
    local_ip: IpAddr,
    mut request: Request<B>,
) -> Result<Request<B>, GuardRejection> {
    let uri = request.uri();
    if uri.authority().is_some() {
        return Err(HttpRefusal::bad_request("this is no proxy").into());
    }
    if uri
        .path_and_query()
        .is_some_and(|path| path.as_str().len() > settings.limits.path_bytes)
    {
        return Err(HttpRefusal::long_path().into());
    }
    let host = requested_host(request.headers())?;
    if let Some(token) = &settings.token {
        *request.uri_mut() = without_token(token, request.uri())?;
    } else if !is_this_machine(&host, local_ip) {
        // DNS rebinding: a page of another site, whose name was made to resolve to this address,
        // must not read the answers. With a token it cannot, as it does not know the token; and
        // there, other names of this machine, which the server cannot know, have to work.
        let message = format!("{} is not the name of this server", host.host());
        return Err(HttpRefusal::foreign(message).into());
    }
    if request.method() != Method::GET && request.method() != Method::HEAD {
        check_same_origin(request.headers(), &host)?;
    }
    Ok(request)
}

/// Returns the name by which the client calls this server.
fn requested_host(headers: &HeaderMap) -> Result<Authority, HttpRefusal> {
    let mut hosts = headers.get_all(HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else {
        return Err(HttpRefusal::bad_request("there has to be one header Host"));
    };
    Authority::try_from(host.as_bytes())
        .map_err(|_| HttpRefusal::bad_request("the header Host names no host"))
}

/// Returns true if a name belongs to this machine: `localhost`, a loopback address, or the address
/// of the connection.
fn is_this_machine(host: &Authority, local_ip: IpAddr) -> bool {
    let name = host.host();
    let address: Option<IpAddr> = name
        .trim_start_matches('[')
        .trim_end_matches(']')
        .parse()
        .ok();
    match address {
        Some(address) => address.to_canonical() == local_ip.to_canonical() || address.is_loopback(),
        None => name.eq_ignore_ascii_case("localhost"),
    }
}

/// Returns the address without the token at the beginning of its path.
fn without_token(token: &Token, uri: &Uri) -> Result<Uri, GuardRejection> {
    let path = uri.path().strip_prefix('/').unwrap_or_default();
    let (word, rest) = match path.split_once('/') {
        Some((word, rest)) => (word, Some(rest)),
        None => (path, None),
    };
    if !token.matches(word) {
        return Err(HttpRefusal::no_token().into());
    }
    let Some(rest) = rest else {
        return Err(GuardRejection::Redirected(format!("/{word}/")));
    };
    let query = uri
        .query()
        .map(|query| format!("?{query}"))
        .unwrap_or_default();
    let path = PathAndQuery::try_from(format!("/{rest}{query}"));
    Ok(path.map(Uri::from).map_err(|_| HttpRefusal::not_found())?)
}

/// Checks that a request comes from this server's own page. Browsers tell where a request comes
/// from; other programs send neither header and pass.
fn check_same_origin(headers: &HeaderMap, host: &Authority) -> Result<(), HttpRefusal> {
    let foreign = || HttpRefusal::foreign("another site's page must not ask this server");
    if let Some(site) = headers.get("sec-fetch-site")
        && site != "same-origin"
        && site != "none"
    {
        return Err(foreign());
    }
    for origin in headers.get_all(ORIGIN) {
        let origin = origin
            .to_str()
            .ok()
            .and_then(|origin| origin.split_once("://"));
        if !origin.is_some_and(|(_, authority)| authority.eq_ignore_ascii_case(host.as_str())) {
            return Err(foreign());
        }
    }
    Ok(())
}

/// The content security policy of the page: it may run its own scripts and WebAssembly, show photos
/// that the user chose, and send requests to this server.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                      img-src 'self' blob: data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
                      base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// Headers of every answer.
const ALWAYS: [(HeaderName, &str); 6] = [
    (CONTENT_SECURITY_POLICY, POLICY),
    (X_CONTENT_TYPE_OPTIONS, "nosniff"),
    // The address holds the token.
    (REFERRER_POLICY, "no-referrer"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(self), microphone=(), geolocation=(), payment=(), usb=(), serial=()",
    ),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin",
    ),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        "same-origin",
    ),
];

/// Adds the headers that every answer has.
///
/// Strict-Transport-Security is not among them, not even with `--tls`: browsers ignore it for
/// certificates that they do not trust, and if the user does trust the certificate, it would make
/// `http://localhost` unusable for all other programs.
pub(super) fn add_security_headers(mut response: Response) -> Response {
    let headers = response.headers_mut();
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Answers may be cached only where they say so.
    headers
        .entry(CACHE_CONTROL)
        .or_insert(HeaderValue::from_static("no-store"));
    response
}
