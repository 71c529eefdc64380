//! Review: the page of what needs a person, of a run that somebody else keeps.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::{Extension, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderName, HeaderValue, Request, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};

use super::client::Client;
use super::router::{only_get, posted, unless_displaced};
use super::{Limits, Pool, Refusal, Shared};

/// A run under review. Called on threads of its own, several at a time.
pub trait Review: Send + Sync + 'static {
    /// The page as it is now, in HTML. It asks for `review/page.css`, `review/page.js` and `review/drawings/….jpg`, and
    /// posts to `review/corrections`.
    ///
    /// # Errors
    /// When the run cannot be read.
    fn page(&self) -> Result<String, Refusal>;

    /// What the page looks like, in CSS.
    fn style(&self) -> &'static str;

    /// What the page does, in JavaScript.
    fn script(&self) -> &'static str;

    /// The drawing, a JPEG file, of the photo that a client calls so.
    ///
    /// # Errors
    /// When there is none.
    fn drawing(&self, photo: &str) -> Result<Vec<u8>, Refusal>;

    /// Keeps what a person says of a photo; `said` is the body as it came.
    ///
    /// # Errors
    /// When it cannot be understood, does not fit the photo, or cannot be kept.
    fn correct(&self, said: &[u8]) -> Result<(), Refusal>;
}

/// A run under review, and the threads that look into it.
pub(super) struct Reviewed {
    review: Arc<dyn Review>,
    pool: Pool,
}

impl Reviewed {
    /// Starts the threads.
    pub(super) fn start(review: Arc<dyn Review>, limits: &Limits) -> Result<Reviewed, std::io::Error> {
        Ok(Reviewed { review, pool: Pool::start("review", limits)? })
    }

    /// Finishes what was begun and drops what waits.
    pub(super) fn stop(&self) {
        self.pool.stop();
    }
}

/// The routes where there is a run under review; without one nothing is there.
pub(super) fn with_review(router: Router<Arc<Shared>>, shared: &Shared) -> Router<Arc<Shared>> {
    let Some(reviewed) = &shared.reviewed else { return router };
    let (style, script) = (reviewed.review.style(), reviewed.review.script());
    router
        .route("/review", get(page).fallback(only_get))
        .route(
            "/review/page.css",
            get(async move || of_type("text/css; charset=utf-8", style)).fallback(only_get),
        )
        .route(
            "/review/page.js",
            get(async move || of_type("text/javascript; charset=utf-8", script)).fallback(only_get),
        )
        .route("/review/drawings/{photo}", get(drawing).fallback(only_get))
        .route("/review/corrections", post(correct).fallback(async || Refusal::wrong_method("POST")))
}

async fn page(
    State(shared): State<Arc<Shared>>,
    Extension(client): Extension<Client>,
) -> Result<Response, Refusal> {
    let page = |review: &dyn Review| Ok(of_type("text/html; charset=utf-8", review.page()?));
    answered(&shared, client, page).await
}

async fn drawing(
    State(shared): State<Arc<Shared>>,
    Extension(client): Extension<Client>,
    uri: Uri,
) -> Result<Response, Refusal> {
    let photo = uri.path().strip_prefix("/review/drawings/").and_then(|name| name.strip_suffix(".jpg"));
    let photo = photo.ok_or_else(Refusal::not_found)?.to_owned();
    let drawing = move |review: &dyn Review| {
        // A photo is called by what it holds: its drawing stays the same.
        let kept = (CACHE_CONTROL, HeaderValue::from_static("private, max-age=3600"));
        Ok(([kept], of_type("image/jpeg", review.drawing(&photo)?)).into_response())
    };
    answered(&shared, client, drawing).await
}

async fn correct(
    State(shared): State<Arc<Shared>>,
    Extension(client): Extension<Client>,
    request: Request<Body>,
) -> Result<Response, Refusal> {
    let reviewed = shared.reviewed.as_ref().ok_or_else(Refusal::not_found)?;
    let review = Arc::clone(&reviewed.review);
    let correct = move |said: &[u8]| review.correct(said).map(|()| StatusCode::NO_CONTENT.into_response());
    posted(&reviewed.pool, &shared.settings.limits, client, request, correct).await
}

/// What the review answers, on a thread of its own.
async fn answered(
    shared: &Shared,
    client: Client,
    work: impl FnOnce(&dyn Review) -> Result<Response, Refusal> + Send + 'static,
) -> Result<Response, Refusal> {
    let reviewed = shared.reviewed.as_ref().ok_or_else(Refusal::not_found)?;
    let (place, notice) = reviewed.pool.place(client, 0)?;
    let review = Arc::clone(&reviewed.review);
    let answer = reviewed.pool.answer(client, place, move || work(review.as_ref()));
    unless_displaced(notice, &shared.settings.limits, answer).await
}

fn of_type(content_type: &'static str, body: impl Into<Body>) -> Response {
    let content_type: (HeaderName, HeaderValue) = (CONTENT_TYPE, HeaderValue::from_static(content_type));
    ([content_type], body.into()).into_response()
}
