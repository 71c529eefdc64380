//! `--sheet`: a page with the photos that are not exact, and their pictures in a folder.

use std::fs;
use std::path::PathBuf;

use shuzi::photo::Photo;
use shuzi::report::DrawingError;
use shuzi::report::overlay::{self, Backdrop, Truth};
use shuzi_eval::{self as evaluate, Label, PhotoResult, PhotoVerdict, SheetEntry};

use super::JudgedPhoto;
use crate::args::EvalArgs;
use crate::output::Output;
use crate::write_outputs::{report_uncreatable_folder, save_drawing, save_file};

/// Longest side of the pictures, in pixels: a page of many still loads, and a 19×19 board keeps 40
/// a spacing.
const LONGEST_SIDE_PX: u32 = 900;
const PAGE: &str = "index.html";

/// A contact sheet that grows while photos are judged.
pub(super) struct ContactSheet {
    /// The output folder, or `None` without `--sheet`.
    folder: Option<PathBuf>,
    shown: Vec<ContactSheetEntry>,
}

struct ContactSheetEntry {
    number: usize,
    answer: PhotoResult,
    verdict: PhotoVerdict,
    /// The name of the picture, if there is one.
    picture: Option<String>,
}

/// Returns true if a photo is shown.
pub(super) fn shows(args: &EvalArgs, verdict: &PhotoVerdict) -> bool {
    args.sheet.is_some() && (args.all || evaluate::is_worth_a_look(verdict.outcome))
}

/// Returns the photo in the size of the sheet. Only this is kept in memory until the photo is
/// judged.
pub(super) fn scale_photo(photo: &Photo) -> Backdrop {
    Backdrop::new(photo, &settings())
}

/// Draws the reading and the truth over the photo, and returns a JPEG file.
pub(super) fn draw_picture(
    backdrop: Backdrop,
    label: &Label,
    answer: &PhotoResult,
    verdict: &PhotoVerdict,
) -> Result<Vec<u8>, DrawingError> {
    let wrong = verdict
        .figures
        .iter()
        .flat_map(|figures| &figures.wrong)
        .map(|wrong| wrong.point);
    let distrusted = answer
        .grid
        .as_ref()
        .filter(|_| answer.report.is_err())
        .map(|grid| grid.board.corners());
    let truth = Truth {
        corners: label.true_corners(),
        distrusted,
        wrong: wrong.collect(),
    };
    overlay::draw_judged(backdrop, answer.report.as_ref().ok(), &truth, &settings())
}

fn settings() -> overlay::OverlaySettings {
    overlay::OverlaySettings {
        longest_side_px: LONGEST_SIDE_PX,
        ..overlay::OverlaySettings::default()
    }
}

impl ContactSheet {
    /// Creates the folder. Returns `None` if that fails, before any time is spent on photos.
    pub(super) fn new(args: &EvalArgs, output: &mut Output) -> Option<ContactSheet> {
        if let Some(folder) = &args.sheet
            && let Err(error) = fs::create_dir_all(folder)
        {
            report_uncreatable_folder(folder, &error, output);
            return None;
        }
        Some(ContactSheet {
            folder: args.sheet.clone(),
            shown: Vec::new(),
        })
    }

    /// Adds a photo, if it is to be shown, and writes its picture.
    pub(super) fn add(&mut self, number: usize, judged: JudgedPhoto, output: &mut Output) {
        let Some(folder) = &self.folder else { return };
        let JudgedPhoto {
            answer,
            verdict,
            shown,
            picture,
        } = judged;
        if !shown {
            return;
        }
        let picture = picture.map(|drawing| {
            // Photos of several folders may have the same name.
            let name = format!("{:04}.jpg", number + 1);
            save_drawing(&folder.join(&name), drawing, output);
            name
        });
        self.shown.push(ContactSheetEntry {
            number,
            answer,
            verdict,
            picture,
        });
    }

    /// Writes the page.
    pub(super) fn write(mut self, output: &mut Output) {
        let Some(folder) = &self.folder else { return };
        self.shown.sort_by_key(|shown| shown.number);
        let entries: Vec<SheetEntry<'_>> =
            self.shown.iter().map(ContactSheetEntry::entry).collect();
        save_file(
            &folder.join(PAGE),
            evaluate::format_contact_sheet(&entries, output.words()).as_bytes(),
            output,
        );
    }
}

impl ContactSheetEntry {
    fn entry(&self) -> SheetEntry<'_> {
        SheetEntry {
            verdict: &self.verdict,
            result: &self.answer,
            picture: self.picture.as_deref(),
        }
    }
}
