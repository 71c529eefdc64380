//! The review of a run: its photos, their drawings and originals, and the corrections that users
//! send. The page itself is a file of the page's folder, `review.html`.

use std::sync::Arc;

use axum::Router;
use axum::body::Body;
use axum::extract::{Extension, Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Request, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};

use shuzi::language::Language;

use super::client::Client;
use super::router::{handle_posted_json, language_of_query, refuse_other_methods, unless_revoked};
use super::{HttpRefusal, Pool, ServerLimits, Shared};

/// A run under review. It is called from several threads at a time. All answers are JSON.
pub trait ReviewBackend: Send + Sync + 'static {
    /// Answers a request with a body.
    ///
    /// # Errors
    /// [`HttpRefusal`] if the body is malformed, or does not fit the run.
    fn answer(&self, request: ReviewRequest, body: &[u8]) -> Result<String, HttpRefusal>;

    /// Returns the photo with this digest and its questions.
    ///
    /// # Errors
    /// [`HttpRefusal`] if there is no such photo, or the run cannot be read.
    fn photo(&self, photo: &str, language: Language) -> Result<String, HttpRefusal>;

    /// Returns the drawing of the photo with this digest, a JPEG file.
    ///
    /// # Errors
    /// [`HttpRefusal`] if there is no such drawing.
    fn drawing(&self, photo: &str) -> Result<Vec<u8>, HttpRefusal>;

    /// Returns the photo with this digest as it was taken.
    ///
    /// # Errors
    /// [`HttpRefusal`] if it is not available.
    fn original(&self, photo: &str, language: Language) -> Result<OriginalPhoto, HttpRefusal>;
}

/// A photo as it was taken, upright.
pub struct OriginalPhoto {
    /// The photo as a JPEG file, which may be smaller than the photo itself.
    pub jpeg: Vec<u8>,
    /// Width and height of the photo itself, in pixels.
    pub size: (u32, u32),
}

/// The requests with a body about a run under review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReviewRequest {
    /// Lists photos.
    List,
    /// Tries a correction out.
    Preview,
    /// Saves a correction.
    Save,
    /// Takes corrections of several photos back.
    Withdraw,
    /// Finds more photos whose questions cannot change the winner.
    Weigh,
    /// Accepts what is proposed for those photos.
    AcceptSafe,
}

/// The header with the size of a photo whose picture may be smaller.
const PHOTO_SIZE: HeaderName = HeaderName::from_static("photo-size");

/// The paths of the requests with a body.
const POSTS: [(&str, ReviewRequest); 6] = [
    ("/review/list", ReviewRequest::List),
    ("/review/preview", ReviewRequest::Preview),
    ("/review/corrections", ReviewRequest::Save),
    ("/review/withdraw", ReviewRequest::Withdraw),
    ("/review/weigh", ReviewRequest::Weigh),
    ("/review/accept", ReviewRequest::AcceptSafe),
];

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
    mut router: Router<Arc<Shared>>,
    shared: &Shared,
) -> Router<Arc<Shared>> {
    if shared.review.is_none() {
        return router;
    }
    for (path, request) in POSTS {
        router = router.route(path, post_route(request));
    }
    router
        .route("/review", get(get_page).fallback(refuse_other_methods))
        .route(
            "/review/photos/{photo}",
            get(get_photo).fallback(refuse_other_methods),
        )
        .route(
            "/review/drawings/{photo}",
            get(get_drawing).fallback(refuse_other_methods),
        )
        .route(
            "/review/originals/{photo}",
            get(get_original).fallback(refuse_other_methods),
        )
}

async fn get_page(State(shared): State<Arc<Shared>>, headers: HeaderMap) -> Response {
    shared.assets.answer("/review.html", &headers)
}

async fn get_photo(
    State(shared): State<Arc<Shared>>,
    Extension(client): Extension<Client>,
    Path(photo): Path<String>,
    uri: Uri,
) -> Result<Response, HttpRefusal> {
    let language = language_of_query(&uri)?;
    let work = move |review: &dyn ReviewBackend| {
        Ok(with_type(
            "application/json",
            review.photo(&photo, language)?,
        ))
    };
    run_on_thread(&shared, client, work).await
}

async fn get_drawing(
    State(shared): State<Arc<Shared>>,
    Extension(client): Extension<Client>,
    uri: Uri,
) -> Result<Response, HttpRefusal> {
    let photo = photo_of_path(&uri, "/review/drawings/")?;
    let work = move |review: &dyn ReviewBackend| Ok(with_jpeg(review.drawing(&photo)?));
    run_on_thread(&shared, client, work).await
}

async fn get_original(
    State(shared): State<Arc<Shared>>,
    Extension(client): Extension<Client>,
    uri: Uri,
) -> Result<Response, HttpRefusal> {
    let photo = photo_of_path(&uri, "/review/originals/")?;
    let language = language_of_query(&uri)?;
    let work = move |review: &dyn ReviewBackend| {
        let OriginalPhoto {
            jpeg,
            size: (width, height),
        } = review.original(&photo, language)?;
        // Corners are stated in pixels of the photo itself.
        let size = HeaderValue::try_from(format!("{width}x{height}"));
        let size = size.map_err(|_| HttpRefusal::internal())?;
        Ok(([(PHOTO_SIZE, size)], with_jpeg(jpeg)).into_response())
    };
    run_on_thread(&shared, client, work).await
}

/// Returns the name of the photo whose picture is at a path, such as `/review/drawings/….jpg`.
fn photo_of_path(uri: &Uri, folder: &str) -> Result<String, HttpRefusal> {
    let photo = uri
        .path()
        .strip_prefix(folder)
        .and_then(|name| name.strip_suffix(".jpg"));
    Ok(photo.ok_or_else(HttpRefusal::not_found)?.to_owned())
}

/// Returns the route for a request with a body.
fn post_route(review_request: ReviewRequest) -> MethodRouter<Arc<Shared>> {
    let handler = move |State(shared): State<Arc<Shared>>,
                        Extension(client): Extension<Client>,
                        request: Request<Body>| async move {
        let service = shared.review.as_ref().ok_or_else(HttpRefusal::not_found)?;
        let review = Arc::clone(&service.review);
        let work = move |body: &[u8]| {
            let answer = review.answer(review_request, body)?;
            Ok(with_type("application/json", answer))
        };
        let limits = &shared.settings.limits;
        handle_posted_json(&service.pool, limits, client, request, work).await
    };
    post(handler).fallback(async || HttpRefusal::wrong_method("POST"))
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

/// Returns a response with a picture. Its name is the digest of the photo, so that it never changes.
fn with_jpeg(picture: Vec<u8>) -> Response {
    let caching = (
        CACHE_CONTROL,
        HeaderValue::from_static("private, max-age=3600"),
    );
    ([caching], with_type("image/jpeg", picture)).into_response()
}

/// Returns a response with a body of this content type.
fn with_type(content_type: &'static str, body: impl Into<Body>) -> Response {
    let content_type: (HeaderName, HeaderValue) =
        (CONTENT_TYPE, HeaderValue::from_static(content_type));
    ([content_type], body.into()).into_response()
}
