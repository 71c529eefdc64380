//! `--trace`: what the steps saw, as files.

use std::fs;
use std::path::Path;

use crate::photo::Photo;
use crate::report::{Report, json, overlay};

use super::Status;
use super::inputs::save;
use super::output::Output;

/// Writes the report and its drawing over the photo into `folder`, named after the input.
pub(super) fn write(folder: &Path, report: &Report, photo: &Photo, output: &mut Output) {
    if let Err(error) = fs::create_dir_all(folder) {
        output.worsen(Status::Failed);
        output.note(&format!("shuzi: cannot make {}: {error}\n", folder.display()));
        return;
    }
    let name = Path::new(&report.file).file_name().unwrap_or_default().to_string_lossy().into_owned();
    let file = |ending: &str| folder.join(format!("{name}.{ending}"));
    save(&file("report.json"), format!("{}\n", json::report(report)).as_bytes(), output);
    save(&file("overlay.png"), &overlay::png(report, photo, &overlay::Settings::default()), output);
}
