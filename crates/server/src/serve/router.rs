//! Router: which path is answered how.

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

use super::client::Client;
use super::places::Notice;
use super::{Answer, Limits, Pool, Refusal, Shared, body, review, upload};

/// What may be asked, for programs: OpenAPI 3.1.
pub(super) const OPENAPI: &str = include_str!("openapi.json");

/// Answers what has passed the guard. A [`Client`] has to come with each request.
pub(super) fn router(shared: Arc<Shared>) -> Router {
    let router = Router::new()
        .route("/api/read", post(read).fallback(async || Refusal::wrong_method("POST")))
        .route("/api/score", post(score).fallback(async || Refusal::wrong_method("POST")))
        .route("/api/words", get(words).fallback(only_get))
        .route("/api/info", get(info).fallback(only_get))
        .route("/api/openapi.json", get(async || as_json(OPENAPI)).fallback(only_get))
        .fallback(file);
    review::with_review(router, &shared).with_state(shared)
}

pub(super) async fn only_get() -> Refusal {
    Refusal::wrong_method("GET, HEAD")
}

/// Photos to position.
async fn read(
    State(shared): State<Arc<Shared>>,
    Extension(client): Extension<Client>,
    request: Request<Body>,
) -> Result<Response, Refusal> {
    let limits = shared.settings.limits;
    let boundary = upload::boundary(content_type(request.headers()))?;
    let announced = body::announced(request.headers(), limits.body_bytes)?;
    let (place, notice) = shared.reads.place(client, announced)?;
    let answer = async {
        let form = body::receive(request.into_body(), announced, limits.body_bytes, &limits).await?;
        let upload = upload::parts(form, boundary, &limits).await?;
        let (engine, keep) = (Arc::clone(&shared.engine), shared.settings.keep.clone());
        let work = move || {
            let answer = engine.read(&upload)?;
            if let Some(keep) = keep {
                keep(&upload, &answer);
            }
            Ok(answer.into_response())
        };
        shared.reads.answer(client, place, work).await
    };
    unless_displaced(notice, &limits, answer).await
}

/// Position to result.
async fn score(
    State(shared): State<Arc<Shared>>,
    Extension(client): Extension<Client>,
    request: Request<Body>,
) -> Result<Response, Refusal> {
    let engine = Arc::clone(&shared.engine);
    let score = move |asked: &[u8]| Ok(engine.score(asked)?.into_response());
    posted(&shared.scores, &shared.settings.limits, client, request, score).await
}

/// What comes of posted JSON, on a thread of `pool`.
pub(super) async fn posted(
    pool: &Pool,
    limits: &Limits,
    client: Client,
    request: Request<Body>,
    work: impl FnOnce(&[u8]) -> Result<Response, Refusal> + Send + 'static,
) -> Result<Response, Refusal> {
    if !is_json(request.headers()) {
        return Err(Refusal::wrong_type("application/json"));
    }
    let announced = body::announced(request.headers(), limits.request_bytes)?;
    let (place, notice) = pool.place(client, announced)?;
    let answer = async {
        let posted = body::receive(request.into_body(), announced, limits.request_bytes, limits).await?;
        pool.answer(client, place, move || work(&posted)).await
    };
    unless_displaced(notice, limits, answer).await
}

/// The answer, or that its place went to another client.
pub(super) async fn unless_displaced(
    notice: Notice,
    limits: &Limits,
    answer: impl Future<Output = Result<Response, Refusal>>,
) -> Result<Response, Refusal> {
    let displaced = async {
        // Without its sender the place can no longer be lost.
        if notice.await.is_err() {
            std::future::pending().await
        }
    };
    tokio::select! {
        biased;
        answer = answer => answer,
        () = displaced => Err(Refusal::busy(limits.retry_after)),
    }
}

/// The page's words: `?language=de`.
async fn words(State(shared): State<Arc<Shared>>, uri: Uri) -> Result<Response, Refusal> {
    let mut asked = uri.query().unwrap_or_default().split('&');
    let code = asked.find_map(|option| option.strip_prefix("language="));
    // Codes alone: `zh-Hans` and such are the page's to shorten.
    let language = Language::ALL.into_iter().find(|language| language.code() == code.unwrap_or("en"));
    let language = language.ok_or_else(|| {
        let known = Language::ALL.map(Language::code).join(", ");
        Refusal::bad_request(format!("no such language: there are {known}"))
    })?;
    Ok(as_json(shared.engine.words(language)?))
}

/// That a server counts here.
async fn info() -> Response {
    let program = format!("shuzi {}", env!("CARGO_PKG_VERSION"));
    as_json(json!({"schema": "shuzi/1", "program": program}).to_string())
}

/// A file of the page.
async fn file(State(shared): State<Arc<Shared>>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Refusal::wrong_method("GET, HEAD").into_response();
    }
    shared.page.answer(uri.path(), &headers)
}

fn content_type(headers: &HeaderMap) -> Option<&str> {
    headers.get(CONTENT_TYPE)?.to_str().ok()
}

/// Whether the body is JSON, as far as the client says.
fn is_json(headers: &HeaderMap) -> bool {
    content_type(headers).is_some_and(|given| given.to_ascii_lowercase().starts_with("application/json"))
}

fn as_json(text: impl Into<Body>) -> Response {
    ([(CONTENT_TYPE, "application/json")], text.into()).into_response()
}

impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        (status, as_json(self.json)).into_response()
    }
}
