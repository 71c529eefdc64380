//! `--trace`: the intermediate results of each step as files, in one folder per input.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use shuzi::count::ReadStep;
use shuzi::language::Message;
use shuzi::photo::Photo;
use shuzi::report::{DrawingError, Failure, Report, TimedReport, json, overlay, sgf, trace};

use super::output::Output;
use super::read_input;
use super::write_outputs::{
    report_uncreatable_folder, report_unwritable_file, save_drawing, save_file,
};

const PHOTO: &str = "1-photo.png";
const MARKS: &str = "2-marks.png";
const GRIDS: &str = "3-grids.json";
const GRIDS_DRAWN: &str = "3-grids.png";
const FLATTENED: &str = "4-flattened.png";
const DOUBTS: &str = "4-doubts.png";
const PROBABILITIES: &str = "4-probabilities.json";
const POSITION: &str = "5-position.sgf";
const LIFE: &str = "6-life.json";
const REPORT: &str = "7-report.json";
const OVERLAY: &str = "7-overlay.png";
const REFUSED: &str = "refused.json";

const ALL: [&str; 12] = [
    PHOTO,
    MARKS,
    GRIDS,
    GRIDS_DRAWN,
    FLATTENED,
    DOUBTS,
    PROBABILITIES,
    POSITION,
    LIFE,
    REPORT,
    OVERLAY,
    REFUSED,
];

/// The traces of a run.
pub(super) struct Traces<'a> {
    /// The output folder, or `None` without `--trace`.
    folder: Option<&'a Path>,
    /// Names of the inputs' folders so far.
    taken: BTreeSet<String>,
}

/// The trace of one input.
pub(super) struct Trace {
    /// The output folder, or `None` without `--trace` or if it cannot be created.
    folder: Option<PathBuf>,
}

impl<'a> Traces<'a> {
    pub(super) fn new(folder: Option<&'a Path>) -> Traces<'a> {
        Traces {
            folder,
            taken: BTreeSet::new(),
        }
    }

    /// Starts the trace of an input, in a folder of its name.
    pub(super) fn start(&mut self, input: &Path, output: &mut Output) -> Trace {
        let Some(all) = self.folder else {
            return Trace { folder: None };
        };
        let folder = all.join(self.free_name(input));
        if let Err(error) = fs::create_dir_all(&folder) {
            report_uncreatable_folder(&folder, &error, output);
            return Trace { folder: None };
        }
        for file in ALL {
            // Files of an earlier run could be mistaken for this one's. Removing fails if there are
            // none.
            let _ = fs::remove_file(folder.join(file));
        }
        Trace {
            folder: Some(folder),
        }
    }

    /// Returns the input's file name, with a number if another input of this run has the same name.
    fn free_name(&mut self, input: &Path) -> String {
        let name = match input.file_name() {
            Some(name) if !read_input::is_standard_input(input) => {
                name.to_string_lossy().into_owned()
            }
            _ => "standard-input".to_owned(),
        };
        let numbered = (2..).map(|number| format!("{name}-{number}"));
        let mut names = std::iter::once(name.clone()).chain(numbered);
        let free = names
            .find(|name| !self.taken.contains(name))
            .unwrap_or_default();
        self.taken.insert(free.clone());
        free
    }
}

impl Trace {
    /// Writes the result of a step from photo to position.
    pub(super) fn write_step(&self, step: ReadStep<'_>, output: &mut Output) {
        match step {
            // Timings are written with the report.
            ReadStep::Took(_) => {}
            ReadStep::Photo(photo) => self.write(PHOTO, || trace::draw_photo(photo), output),
            ReadStep::Board(photo, board) => {
                self.write(MARKS, || trace::draw_detections(photo, board), output);
                self.write_json(GRIDS, || json::grids(board), output);
                self.write(GRIDS_DRAWN, || trace::draw_grids(photo, board), output);
            }
            ReadStep::Stones(stones) => {
                self.write(FLATTENED, || trace::draw_rectified(stones), output);
                self.write(DOUBTS, || trace::draw_doubts(stones), output);
                self.write_json(PROBABILITIES, || json::probabilities(stones), output);
            }
            ReadStep::Position(case) => {
                self.write(
                    POSITION,
                    || Ok(sgf::report(&case.report()).into_bytes()),
                    output,
                );
            }
        }
    }

    /// Writes the proposal about life, before the user is asked.
    pub(super) fn write_life(&self, proposed: &Report, output: &mut Output) {
        if let Some(settlement) = &proposed.settlement {
            let life = || json::life(proposed.position.size(), &settlement.life);
            self.write_json(LIFE, life, output);
        }
    }

    /// Writes the report and its drawing over the photo.
    pub(super) fn write_report(&self, timed: &TimedReport, photo: &Photo, output: &mut Output) {
        self.write_json(REPORT, || Ok(json::report(timed)? + "\n"), output);
        self.write(
            OVERLAY,
            || overlay::png(&timed.report, photo, &overlay::OverlaySettings::default()),
            output,
        );
    }

    /// Writes the reason why there is no report.
    pub(super) fn write_failure(&self, failure: &Failure, output: &mut Output) {
        self.write_json(REFUSED, || Ok(json::failure(failure)? + "\n"), output);
    }

    fn write_json(
        &self,
        file: &str,
        content: impl FnOnce() -> serde_json::Result<String>,
        output: &mut Output,
    ) {
        let Some(folder) = &self.folder else { return };
        match content() {
            Ok(text) => save_file(&folder.join(file), text.as_bytes(), output),
            Err(error) => report_unwritable_file(
                &folder.join(file),
                Message::verbatim(error.to_string()),
                output,
            ),
        }
    }

    fn write(
        &self,
        file: &str,
        content: impl FnOnce() -> Result<Vec<u8>, DrawingError>,
        output: &mut Output,
    ) {
        if let Some(folder) = &self.folder {
            save_drawing(&folder.join(file), content(), output);
        }
    }
}
