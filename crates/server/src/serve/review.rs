//! The review of a run: its page, the drawings of its photos, and the corrections that users send.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::{Extension, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderName, HeaderValue, Request, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};

use super::client::Client;
use super::router::{handle_posted_json, refuse_other_methods, unless_revoked};
use super::{HttpRefusal, Pool, ServerLimits, Shared};

/// A run under review. It is called from several threads at a time.
pub trait ReviewBackend: Send + Sync + 'static {
    /// Returns the page as it is now, in HTML. It loads `review/page.css`, `review/page.js` and
    /// `review/drawings/….jpg`, and posts to `review/corrections`.
    ///
    /// # Errors
    /// [`HttpRefusal`] if the run cannot be read.
    fn page(&self) -> Result<String, HttpRefusal>;

    /// Returns the page's style sheet.
    fn style(&self) -> &'static str;

    /// Returns the page's script.
    fn script(&self) -> &'static str;

    /// Returns the drawing of the photo that the page calls `photo`, a JPEG file.
    ///
    /// # Errors
    /// [`HttpRefusal`] if there is no such drawing.
    fn drawing(&self, photo: &str) -> Result<Vec<u8>, HttpRefusal>;

    /// Saves the corrections of a photo. `body` is the body of the HTTP request.
    ///
    /// # Errors
    /// [`HttpRefusal`] if they are malformed, do not fit the photo, or cannot be saved.
    fn save_corrections(&self, body: &[u8]) -> Result<(), HttpRefusal>;
}

/// A run under review, with the threads that answer requests about it.
pub(super) struct ReviewService {
    review: Arc<dyn ReviewBackend>,
    pool: Pool,
}

impl ReviewService {
    /// Starts the threads.
    pub(super) fn start(
        review: Arc<dyn ReviewBackend>,
        limits: &ServerLimits,
    ) -> Result<ReviewService, std::io::Error> {
        Ok(ReviewService {
            review,
            pool: Pool::start("review", limits)?,
        })
    }

    /// Stops the threads: requests that are being worked on are finished, waiting ones are dropped.
    pub(super) fn stop(&self) {
        self.pool.stop();
    }
}

/// Adds the routes of the review, if there is a run under review.
pub(super) fn add_review_routes(
    router: Router<Arc<Shared>>,
    shared: &Shared,
) -> Router<Arc<Shared>> {
    let Some(service) = &shared.review else {
        return router;
    };
    let (style, script) = (service.review.style(), service.review.script());
    router
        .route("/review", get(get_page).fallback(refuse_other_methods))
        .route(
            "/review/page.css",
            get(async move || with_type("text/css; charset=utf-8", style))
                .fallback(refuse_other_methods),
        )
        .route(
            "/review/page.js",
            get(async move || with_type("text/javascript; charset=utf-8", script))
                .fallback(refuse_other_methods),
        )
        .route(
            "/review/drawings/{photo}",
            get(get_drawing).fallback(refuse_other_methods),
        )
        .route(
            "/review/corrections",
            post(post_corrections).fallback(async || HttpRefusal::wrong_method("POST")),
        )
}

async fn get_page(
    State(shared): State<Arc<Shared>>,
    Extension(client): Extension<Client>,
) -> Result<Response, HttpRefusal> {
    let work =
        |review: &dyn ReviewBackend| Ok(with_type("text/html; charset=utf-8", review.page()?));
    run_on_thread(&shared, client, work).await
}

async fn get_drawing(
    State(shared): State<Arc<Shared>>,
    Extension(client): Extension<Client>,
    uri: Uri,
) -> Result<Response, HttpRefusal> {
    let photo = uri
        .path()
        .strip_prefix("/review/drawings/")
        .and_then(|name| name.strip_suffix(".jpg"));
    let photo = photo.ok_or_else(HttpRefusal::not_found)?.to_owned();
    let work = move |review: &dyn ReviewBackend| {
        // The name is the hash of the photo, so that its drawing never changes.
        let caching = (
            CACHE_CONTROL,
            HeaderValue::from_static("private, max-age=3600"),
        );
        Ok(([caching], with_type("image/jpeg", review.drawing(&photo)?)).into_response())
    };
    run_on_thread(&shared, client, work).await
}

async fn post_corrections(
    State(shared): State<Arc<Shared>>,
    Extension(client): Extension<Client>,
    request: Request<Body>,
) -> Result<Response, HttpRefusal> {
    let service = shared.review.as_ref().ok_or_else(HttpRefusal::not_found)?;
    let review = Arc::clone(&service.review);
    let work = move |body: &[u8]| {
        review
            .save_corrections(body)
            .map(|()| StatusCode::NO_CONTENT.into_response())
    };
    handle_posted_json(
        &service.pool,
        &shared.settings.limits,
        client,
        request,
        work,
    )
    .await
}

/// Runs `work` with the review on a thread of its pool, and returns the answer.
async fn run_on_thread(
    shared: &Shared,
    client: Client,
    work: impl FnOnce(&dyn ReviewBackend) -> Result<Response, HttpRefusal> + Send + 'static,
) -> Result<Response, HttpRefusal> {
    let service = shared.review.as_ref().ok_or_else(HttpRefusal::not_found)?;
    let (permit, revocation) = service.pool.admit(client, 0)?;
    let review = Arc::clone(&service.review);
    let answer = service
        .pool
        .answer(client, permit, move || work(review.as_ref()));
    unless_revoked(revocation, &shared.settings.limits, answer).await
}

/// Returns a response with a body of this content type.
fn with_type(content_type: &'static str, body: impl Into<Body>) -> Response {
    let content_type: (HeaderName, HeaderValue) =
        (CONTENT_TYPE, HeaderValue::from_static(content_type));
    ([content_type], body.into()).into_response()
}
