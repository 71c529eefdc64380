//! Uploaded forms with photos.

use axum::body::{Body, Bytes};
use multer::{Field, Multipart};

use super::{HttpRefusal, ServerLimits};

/// Photos of a board, and the request about them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Upload {
    /// The names of the photos, given by the client, and their bytes.
    pub photos: Vec<(String, Bytes)>,
    /// The part `request`, in JSON; empty if there is none.
    pub request: Bytes,
}

/// Returns the string that separates the parts of a form, from its content type.
///
/// # Errors
/// [`HttpRefusal`] if this is not the content type of a form.
pub(super) fn parse_boundary(content_type: Option<&str>) -> Result<String, HttpRefusal> {
    let content_type = content_type.unwrap_or_default();
    if !content_type
        .to_ascii_lowercase()
        .starts_with("multipart/form-data")
    {
        return Err(HttpRefusal::wrong_type("multipart/form-data"));
    }
    multer::parse_boundary(content_type)
        .map_err(|error| HttpRefusal::bad_request(error.to_string()))
}

/// Returns the photos and the request in a form.
///
/// The form is complete: parsing it while it arrives would search its beginning again with every
/// piece.
///
/// # Errors
/// [`HttpRefusal`] if the form is malformed, lacks a photo, or has too many or unknown parts.
pub(super) async fn parse_form(
    form: Bytes,
    boundary: String,
    limits: &ServerLimits,
) -> Result<Upload, HttpRefusal> {
    let mut form = Multipart::new(Body::from(form).into_data_stream(), boundary);
    let (mut upload, mut has_request) = (Upload::default(), false);
    while let Some(field) = form.next_field().await.map_err(unreadable)? {
        let name = field.name().unwrap_or_default().to_owned();
        match &*name {
            "photo" if upload.photos.len() == limits.photos => {
                return Err(HttpRefusal::too_many_photos(limits.photos));
            }
            "photo" => {
                let name = field.file_name().unwrap_or_default().to_owned();
                let name = clean_name(&name, upload.photos.len());
                upload.photos.push((name, read_field(field).await?));
            }
            "request" if has_request => {
                return Err(HttpRefusal::bad_request("there are two parts `request`"));
            }
            "request" => {
                (upload.request, has_request) = (read_field(field).await?, true);
                if upload.request.len() > limits.request_bytes {
                    return Err(HttpRefusal::too_large(limits.request_bytes));
                }
            }
            _ => {
                return Err(HttpRefusal::bad_request(
                    "a part is neither `photo` nor `request`",
                ));
            }
        }
    }
    if upload.photos.is_empty() {
        return Err(HttpRefusal::bad_request("there is no part `photo`"));
    }
    Ok(upload)
}

/// Returns the content of a part. It is not copied if it arrives in one piece, as in a complete
/// form.
async fn read_field(mut field: Field<'_>) -> Result<Bytes, HttpRefusal> {
    let first = field.chunk().await.map_err(unreadable)?.unwrap_or_default();
    let Some(second) = field.chunk().await.map_err(unreadable)? else {
        return Ok(first);
    };
    let mut content = [first, second].concat();
    while let Some(more) = field.chunk().await.map_err(unreadable)? {
        content.extend_from_slice(&more);
    }
    Ok(Bytes::from(content))
}

fn unreadable(error: multer::Error) -> HttpRefusal {
    HttpRefusal::bad_request(format!("the form cannot be read: {error}"))
}

/// Returns the name of a photo in answers: the client's without folders and control characters, and
/// not too long; `photo 1` and so on if nothing remains.
fn clean_name(name: &str, index: usize) -> String {
    /// Maximum number of characters.
    const LONGEST: usize = 120;
    let last = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let name: String = last
        .chars()
        .filter(|symbol| !symbol.is_control())
        .take(LONGEST)
        .collect();
    if name.is_empty() {
        format!("photo {}", index + 1)
    } else {
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(form: &str) -> Result<Upload, HttpRefusal> {
        let form = Bytes::from(form.replace('\n', "\r\n"));
        let limits = ServerLimits {
            photos: 2,
            request_bytes: 10,
            ..ServerLimits::default()
        };
        let runtime = tokio::runtime::Builder::new_current_thread()
            .build()
            .unwrap();
        runtime.block_on(parse_form(form, "X".to_owned(), &limits))
    }

    const PHOTO: &str =
        "--X\nContent-Disposition: form-data; name=\"photo\"; filename=\"../a.jpg\"\n\nbytes\n";

    #[test]
    fn photos_and_request_are_taken_from_a_form() {
        let upload = parse(&format!(
            "{PHOTO}--X\nContent-Disposition: form-data; name=\"request\"\n\n{{}}\n--X--\n"
        ))
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
            (
                format!("{PHOTO}{}--X--\n", part("request", "{\"size\": 19}")),
                413,
            ),
            ("--X\nno header\n\nbytes\n--X--\n".to_owned(), 400),
        ] {
            assert_eq!(parse(&form).unwrap_err().status.as_u16(), status, "{form}");
        }
        for (content_type, status) in [
            (None, 415),
            (Some("text/plain"), 415),
            (Some("multipart/form-data"), 400),
        ] {
            assert_eq!(
                parse_boundary(content_type).unwrap_err().status.as_u16(),
                status,
                "{content_type:?}"
            );
        }
    }

    #[test]
    fn names_lose_folders_and_control_characters() {
        for (name, cleaned) in [
            ("", "photo 1"),
            ("..\\..\\a.jpg", "a.jpg"),
            ("/etc/passwd", "passwd"),
            ("a\nb", "ab"),
        ] {
            assert_eq!(clean_name(name, 0), cleaned);
        }
        assert_eq!(clean_name(&"ä".repeat(500), 0).chars().count(), 120);
    }
}
