//! Writes rulings to files.

use std::path::PathBuf;

use crate::Stop;
use crate::output::Output;
use crate::write_outputs::{report_unwritable_file, save_file, usage_error};
use shuzi::language::Message;
#[cfg(feature = "pdf")]
use shuzi::language::ToMessage;
use shuzi_referee::ruling::{self, RulingContext};

/// The file and format of a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum RulingPath {
    /// A page for browsers.
    Html(PathBuf),
    /// A document for printing.
    Pdf(PathBuf),
    /// A file for `--replay`.
    Json(PathBuf),
}

impl RulingPath {
    /// Chooses the format by the extension of the file.
    pub(super) fn parse(text: &str) -> Result<RulingPath, Message> {
        let path = PathBuf::from(text);
        let extension = path
            .extension()
            .and_then(|extension| extension.to_str())
            .map(str::to_ascii_lowercase);
        match extension.as_deref() {
            Some("html") => Ok(RulingPath::Html(path)),
            Some("pdf") => Ok(RulingPath::Pdf(path)),
            Some("json") => Ok(RulingPath::Json(path)),
            _ => Err(Message::new("value-protocol-file")),
        }
    }

    /// Returns true for the file from which the ruling can be repeated.
    pub(super) fn is_json(&self) -> bool {
        matches!(self, RulingPath::Json(_))
    }

    /// Checks that the program was built with support for this format.
    pub(super) fn check(&self) -> Result<(), Stop> {
        match self {
            RulingPath::Pdf(_) if !cfg!(feature = "pdf") => {
                Err(usage_error(Message::new("usage-no-pdf")))
            }
            _ => Ok(()),
        }
    }
}

/// Writes the ruling into every file that was asked for.
pub(super) fn write(paths: &[RulingPath], context: &RulingContext, output: &mut Output) {
    let for_people = paths
        .iter()
        .any(|path| !matches!(path, RulingPath::Json(_)));
    let document = for_people.then(|| ruling::compose_document(context));
    for path in paths {
        match (path, &document) {
            (RulingPath::Html(path), Some(document)) => {
                save_file(path, ruling::html::format_html(document).as_bytes(), output);
            }
            (RulingPath::Pdf(path), Some(document)) => match format_pdf(document) {
                Ok(pdf) => save_file(path, &pdf, output),
                Err(error) => report_unwritable_file(path, error, output),
            },
            (RulingPath::Json(path), _) => match context.file.to_json() {
                Ok(text) => save_file(path, text.as_bytes(), output),
                Err(error) => {
                    report_unwritable_file(path, Message::verbatim(error.to_string()), output)
                }
            },
            (RulingPath::Html(_) | RulingPath::Pdf(_), None) => {}
        }
    }
}

#[cfg(feature = "pdf")]
fn format_pdf(document: &ruling::Document) -> Result<Vec<u8>, Message> {
    ruling::pdf::format_pdf(document).map_err(|error| error.to_message())
}

#[cfg(not(feature = "pdf"))]
fn format_pdf(_: &ruling::Document) -> Result<Vec<u8>, Message> {
    Err(Message::new("usage-no-pdf"))
}
