//! The routes of the interface: which handler answers which path.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::{Extension, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, Method, Request, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde_json::json;

use shuzi::language::Language;

use super::admission::Revocation;
use super::client::Client;
use super::{HttpRefusal, JsonResponse, Pool, ServerLimits, Shared, body, review, upload};

/// The description of the interface for programs, in OpenAPI 3.1.
pub(super) const OPENAPI: &str = include_str!("openapi.json");

/// Returns the router for requests that have passed the guard. Each request must have a [`Client`]
/// as extension.
pub(super) fn router(shared: Arc<Shared>) -> Router {
    let router = Router::new()
        .route(
            "/api/read",
            post(post_read).fallback(async || HttpRefusal::wrong_method("POST")),
        )
        .route(
            "/api/score",
            post(post_score).fallback(async || HttpRefusal::wrong_method("POST")),
        )
        .route("/api/words", get(get_words).fallback(refuse_other_methods))
        .route("/api/info", get(get_info).fallback(refuse_other_methods))
        .route(
            "/api/openapi.json",
            get(async || json_response(OPENAPI)).fallback(refuse_other_methods),
        )
        .fallback(get_asset);
    review::add_review_routes(router, &shared).with_state(shared)
}

/// Refuses methods other than GET and HEAD.
pub(super) async fn refuse_other_methods() -> HttpRefusal {
    HttpRefusal::wrong_method("GET, HEAD")
}

/// Reads the position in uploaded photos.
async fn post_read(
    State(shared): State<Arc<Shared>>,
    Extension(client): Extension<Client>,
    request: Request<Body>,
) -> Result<Response, HttpRefusal> {
    let limits = shared.settings.limits;
    // In this order, a request that will be refused costs neither a permit nor the time to receive
    // its body.
    let boundary = upload::parse_boundary(content_type(request.headers()))?;
    let reserved = body::reserved_bytes(request.headers(), limits.body_bytes)?;
    let (permit, revocation) = shared.reads.admit(client, reserved)?;
    let answer = async {
        let form = body::receive(request.into_body(), reserved, limits.body_bytes, &limits).await?;
        let upload = upload::parse_form(form, boundary, &limits).await?;
        let (backend, recorder) = (
            Arc::clone(&shared.backend),
            shared.settings.recorder.clone(),
        );
        // Runs on a thread of the pool: decoding and reading take seconds.
        let work = move || {
            let response = backend.read(&upload)?;
            if let Some(recorder) = recorder {
                recorder.record(&upload, &response);
            }
            Ok(response.answer.into_response())
        };
        shared.reads.answer(client, permit, work).await
    };
    unless_revoked(revocation, &limits, answer).await
}

/// Counts a position.
async fn post_score(
    State(shared): State<Arc<Shared>>,
    Extension(client): Extension<Client>,
    request: Request<Body>,
) -> Result<Response, HttpRefusal> {
    let backend = Arc::clone(&shared.backend);
    let work = move |body: &[u8]| Ok(backend.score(body)?.into_response());
    handle_posted_json(
        &shared.scores,
        &shared.settings.limits,
        client,
        request,
        work,
    )
    .await
}

/// Receives JSON and runs `work` with it on a thread of `pool`.
pub(super) async fn handle_posted_json(
    pool: &Pool,
    limits: &ServerLimits,
    client: Client,
    request: Request<Body>,
    work: impl FnOnce(&[u8]) -> Result<Response, HttpRefusal> + Send + 'static,
) -> Result<Response, HttpRefusal> {
    if !is_json(request.headers()) {
        return Err(HttpRefusal::wrong_type("application/json"));
    }
    let reserved = body::reserved_bytes(request.headers(), limits.request_bytes)?;
    let (permit, revocation) = pool.admit(client, reserved)?;
    let answer = async {
        let body =
            body::receive(request.into_body(), reserved, limits.request_bytes, limits).await?;
        pool.answer(client, permit, move || work(&body)).await
    };
    unless_revoked(revocation, limits, answer).await
}

/// Waits for the answer, or refuses the request as soon as its permit is revoked.
pub(super) async fn unless_revoked(
    revocation: Revocation,
    limits: &ServerLimits,
    answer: impl Future<Output = Result<Response, HttpRefusal>>,
) -> Result<Response, HttpRefusal> {
    let revoked = async {
        // An error means that the sender was dropped: the permit can no longer be revoked.
        if revocation.await.is_err() {
            std::future::pending().await
        }
    };
    // Biased, so that a request that was answered in the same moment is not refused.
    tokio::select! {
        biased;
        answer = answer => answer,
        () = revoked => Err(HttpRefusal::busy(limits.retry_after)),
    }
}

/// Returns the words of the page in the language of the query, such as `?language=de`.
async fn get_words(State(shared): State<Arc<Shared>>, uri: Uri) -> Result<Response, HttpRefusal> {
    let language = language_of_query(&uri)?;
    Ok(json_response(shared.backend.words(language)?))
}

/// Returns the language of a query, such as `?language=de`; English if it names none.
pub(super) fn language_of_query(uri: &Uri) -> Result<Language, HttpRefusal> {
    let mut options = uri.query().unwrap_or_default().split('&');
    let code = options.find_map(|option| option.strip_prefix("language="));
    // Only plain codes are accepted. The page shortens such as `zh-Hans` itself.
    let language = Language::ALL
        .into_iter()
        .find(|language| language.code() == code.unwrap_or("en"));
    language.ok_or_else(|| {
        let known = Language::ALL.map(Language::code).join(", ");
        HttpRefusal::bad_request(format!("no such language: there are {known}"))
    })
}

/// Returns the program's name and version, by which the page learns that a server counts for it, and
/// whether the server keeps the photos, which the page tells the user.
async fn get_info(State(shared): State<Arc<Shared>>) -> Response {
    let program = format!("shuzi {}", env!("CARGO_PKG_VERSION"));
    let recorder = shared.settings.recorder.as_ref();
    let keeps_photos = recorder.is_some_and(|recorder| recorder.is_recording());
    let info = json!({"schema": "shuzi/1", "program": program, "keeps_photos": keeps_photos});
    json_response(info.to_string())
}

/// Returns a file of the page.
async fn get_asset(
    State(shared): State<Arc<Shared>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return HttpRefusal::wrong_method("GET, HEAD").into_response();
    }
    shared.assets.answer(uri.path(), &headers)
}

fn content_type(headers: &HeaderMap) -> Option<&str> {
    headers.get(CONTENT_TYPE)?.to_str().ok()
}

/// Returns true if the content type says that the body is JSON.
fn is_json(headers: &HeaderMap) -> bool {
    content_type(headers)
        .is_some_and(|given| given.to_ascii_lowercase().starts_with("application/json"))
}

/// Returns a response with JSON.
fn json_response(text: impl Into<Body>) -> Response {
    ([(CONTENT_TYPE, "application/json")], text.into()).into_response()
}

impl IntoResponse for JsonResponse {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, json_response(self.json)).into_response()
    }
}
