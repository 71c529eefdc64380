//! Upload: the photos in a form.

use axum::body::{Body, Bytes};
use multer::{Field, Multipart};

use super::{Limits, Refusal};

/// Photos of a board, and what is asked about them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Upload {
    /// The photos' names, as the client says, and their bytes.
    pub photos: Vec<(String, Bytes)>,
    /// The part `request`, JSON; empty when there is none.
    pub request: Bytes,
}

/// What separates the parts of a form of this type.
pub(super) fn boundary(content_type: Option<&str>) -> Result<String, Refusal> {
    let content_type = content_type.unwrap_or_default();
    if !content_type.to_ascii_lowercase().starts_with("multipart/form-data") {
        return Err(Refusal::wrong_type("multipart/form-data"));
    }
    multer::parse_boundary(content_type).map_err(|error| Refusal::bad_request(error.to_string()))
}

/// The photos and the request in a form that has come as a whole, so that every part is looked for once.
pub(super) async fn parts(form: Bytes, boundary: String, limits: &Limits) -> Result<Upload, Refusal> {
    let mut form = Multipart::new(Body::from(form).into_data_stream(), boundary);
    let (mut upload, mut has_request) = (Upload::default(), false);
    while let Some(field) = form.next_field().await.map_err(unreadable)? {
        let name = field.name().unwrap_or_default().to_owned();
        match &*name {
            "photo" if upload.photos.len() == limits.photos => {
                return Err(Refusal::too_many_photos(limits.photos));
            }
            "photo" => {
                let name = field.file_name().unwrap_or_default().to_owned();
                upload.photos.push((shown(&name, upload.photos.len()), whole(field).await?));
            }
            "request" if has_request => return Err(Refusal::bad_request("there are two parts `request`")),
            "request" => {
                (upload.request, has_request) = (whole(field).await?, true);
                if upload.request.len() > limits.request_bytes {
                    return Err(Refusal::too_large(limits.request_bytes));
                }
            }
            _ => return Err(Refusal::bad_request("a part is neither `photo` nor `request`")),
        }
    }
    if upload.photos.is_empty() {
        return Err(Refusal::bad_request("there is no part `photo`"));
    }
    Ok(upload)
}

/// All of a part. It comes in one piece where the form did, and is not copied then.
async fn whole(mut field: Field<'_>) -> Result<Bytes, Refusal> {
    let first = field.chunk().await.map_err(unreadable)?.unwrap_or_default();
    let Some(second) = field.chunk().await.map_err(unreadable)? else {
        return Ok(first);
    };
    let mut whole = [first, second].concat();
    while let Some(more) = field.chunk().await.map_err(unreadable)? {
        whole.extend_from_slice(&more);
    }
    Ok(Bytes::from(whole))
}

fn unreadable(error: multer::Error) -> Refusal {
    Refusal::bad_request(format!("the form cannot be read: {error}"))
}

/// The name that an answer calls a photo by: the client's, without folders, control characters and excess.
fn shown(name: &str, number: usize) -> String {
    const LONGEST: usize = 120;
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let shown: String = last.chars().filter(|symbol| !symbol.is_control()).take(LONGEST).collect();
    if shown.is_empty() { format!("photo {}", number + 1) } else { shown }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parted(form: &str) -> Result<Upload, Refusal> {
        let form = Bytes::from(form.replace('\n', "\r\n"));
        let limits = Limits { photos: 2, request_bytes: 10, ..Limits::default() };
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        runtime.block_on(parts(form, "X".to_owned(), &limits))
    }

    const PHOTO: &str =
        "--X\nContent-Disposition: form-data; name=\"photo\"; filename=\"../a.jpg\"\n\nbytes\n";

    #[test]
    fn photos_and_request_are_taken_from_a_form() {
        let upload =
            parted(&format!("{PHOTO}--X\nContent-Disposition: form-data; name=\"request\"\n\n{{}}\n--X--\n"))
                .unwrap();
        assert_eq!(upload.photos, [("a.jpg".to_owned(), Bytes::from("bytes"))]);
        assert_eq!(upload.request, "{}");
    }

    #[test]
    fn other_forms_are_refused() {
        let part = |name: &str, text: &str| {
            format!("--X\nContent-Disposition: form-data; name=\"{name}\"\n\n{text}\n")
        };
        let request = part("request", "{}");
        for (form, status) in [
            ("".to_owned(), 400),
            ("--X--\n".to_owned(), 400),
            (format!("{request}--X--\n"), 400),
            (PHOTO.to_owned(), 400),
            (format!("{PHOTO}{PHOTO}{PHOTO}--X--\n"), 413),
            (format!("{PHOTO}{request}{request}--X--\n"), 400),
            (format!("{PHOTO}{}--X--\n", part("other", "1")), 400),
            (format!("{PHOTO}{}--X--\n", part("request", "{\"size\": 19}")), 413),
            ("--X\nno header\n\nbytes\n--X--\n".to_owned(), 400),
        ] {
            assert_eq!(parted(&form).unwrap_err().status.as_u16(), status, "{form}");
        }
        for (content_type, status) in
            [(None, 415), (Some("text/plain"), 415), (Some("multipart/form-data"), 400)]
        {
            assert_eq!(boundary(content_type).unwrap_err().status.as_u16(), status, "{content_type:?}");
        }
    }

    #[test]
    fn names_are_only_shown() {
        for (name, as_shown) in
            [("", "photo 1"), ("..\\..\\a.jpg", "a.jpg"), ("/etc/passwd", "passwd"), ("a\nb", "ab")]
        {
            assert_eq!(shown(name, 0), as_shown);
        }
        assert_eq!(shown(&"ä".repeat(500), 0).chars().count(), 120);
    }
}
