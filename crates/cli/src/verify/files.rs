//! Writing protocols.

use std::path::PathBuf;

use crate::Stop;
use crate::inputs::{cannot_write, conflict, save};
use crate::output::Output;
use shuzi::language::Message;
#[cfg(feature = "pdf")]
use shuzi::language::ToMessage;
use shuzi_referee::protocol::{self, Matter};

/// Where a protocol goes, and in which format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ProtocolPath {
    /// A page.
    Html(PathBuf),
    /// Paper.
    Pdf(PathBuf),
    /// To be repeated.
    Json(PathBuf),
}

impl ProtocolPath {
    pub(super) fn parse(text: &str) -> Result<ProtocolPath, Message> {
        let path = PathBuf::from(text);
        let extension =
            path.extension().and_then(|extension| extension.to_str()).map(str::to_ascii_lowercase);
        match extension.as_deref() {
            Some("html") => Ok(ProtocolPath::Html(path)),
            Some("pdf") => Ok(ProtocolPath::Pdf(path)),
            Some("json") => Ok(ProtocolPath::Json(path)),
            _ => Err(Message::new("value-protocol-file")),
        }
    }

    /// Returns true for the file from which the protocol can be repeated.
    pub(super) fn is_json(&self) -> bool {
        matches!(self, ProtocolPath::Json(_))
    }

    /// That the program was built to write it.
    pub(super) fn check(&self) -> Result<(), Stop> {
        match self {
            ProtocolPath::Pdf(_) if !cfg!(feature = "pdf") => Err(conflict(Message::new("usage-no-pdf"))),
            _ => Ok(()),
        }
    }
}

/// Writes the protocol into every file that was asked for.
pub(super) fn write(paths: &[ProtocolPath], matter: &Matter, output: &mut Output) {
    let for_people = paths.iter().any(|path| !matches!(path, ProtocolPath::Json(_)));
    let document = for_people.then(|| protocol::document(matter));
    for path in paths {
        match (path, &document) {
            (ProtocolPath::Html(path), Some(document)) => {
                save(path, protocol::html::html(document).as_bytes(), output);
            }
            (ProtocolPath::Pdf(path), Some(document)) => match pdf(document) {
                Ok(pdf) => save(path, &pdf, output),
                Err(error) => cannot_write(path, error, output),
            },
            (ProtocolPath::Json(path), _) => match matter.file.json() {
                Ok(text) => save(path, text.as_bytes(), output),
                Err(error) => cannot_write(path, Message::verbatim(error.to_string()), output),
            },
            (ProtocolPath::Html(_) | ProtocolPath::Pdf(_), None) => {}
        }
    }
}

#[cfg(feature = "pdf")]
fn pdf(document: &protocol::Document) -> Result<Vec<u8>, Message> {
    protocol::pdf::pdf(document).map_err(|error| error.to_message())
}

#[cfg(not(feature = "pdf"))]
fn pdf(_: &protocol::Document) -> Result<Vec<u8>, Message> {
    Err(Message::new("usage-no-pdf"))
}
