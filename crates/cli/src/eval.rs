//! `shuzi eval`: accuracy tables over labelled photos.

mod contact_sheet;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use shuzi::count::{ReadSettings, ReadStep, Reader};
use shuzi::language::{Message, ToMessage};
use shuzi::report::DrawingError;
use shuzi::report::overlay::Backdrop;
use shuzi_eval::{
    self as evaluate, JudgeSettings, Label, LikeliestGrid, PhotoResult, PhotoVerdict, judge,
};

use super::args::{EvalArgs, EvalFormat};
use super::output::Output;
use super::{RunStatus, Stop, read};
use contact_sheet::ContactSheet;

/// A photo to be judged.
struct LabelledPhoto {
    photo: PathBuf,
    /// The folder it comes from.
    source: String,
    label: Label,
}

/// A photo that was judged.
struct JudgedPhoto {
    answer: PhotoResult,
    verdict: PhotoVerdict,
    /// True if the photo is shown on the contact sheet.
    shown: bool,
    /// The photo's drawing on the contact sheet, as JPEG; `None` if there is no photo to draw on.
    picture: Option<Result<Vec<u8>, DrawingError>>,
}

pub(super) fn run(args: EvalArgs, output: &mut Output) -> Result<(), Stop> {
    let labelled = find_labelled_photos(&args, output);
    if labelled.is_empty() {
        output.worsen(RunStatus::Failed);
        output.remark(&Message::new("error-no-labels"));
        return Ok(());
    }
    let Some(mut sheet) = ContactSheet::new(&args, output) else {
        return Ok(());
    };
    let mut verdicts: Vec<(usize, PhotoVerdict)> = Vec::new();
    judge_all(
        &labelled,
        &args,
        &Reader::embedded(),
        &mut |number, judged| {
            verdicts.push((number, judged.verdict.clone()));
            sheet.add(number, judged, output);
        },
    );
    // Photos read in parallel do not finish in order.
    verdicts.sort_by_key(|(number, _)| *number);
    let verdicts: Vec<PhotoVerdict> = verdicts.into_iter().map(|(_, verdict)| verdict).collect();
    sheet.write(output);
    output.result(&match args.format {
        EvalFormat::Text => evaluate::format_text(&verdicts, args.fail_list, output.words()),
        EvalFormat::Json => evaluate::format_json(&verdicts, args.fail_list),
    })
}

/// Returns every photo to be judged, in the order of the paths of their labels.
fn find_labelled_photos(args: &EvalArgs, output: &mut Output) -> Vec<LabelledPhoto> {
    let mut all = Vec::new();
    for folder in &args.folders {
        let mut paths = Vec::new();
        if let Err(error) = find_labels(folder, &mut paths) {
            output.worsen(RunStatus::Failed);
            let folder = folder.display().to_string();
            output.remark(
                &Message::new("error-cannot-search")
                    .with("folder", folder)
                    .with("error", error.to_message()),
            );
        }
        for path in paths {
            match read_labelled_photo(&path, args) {
                Ok(found) => all.extend(found),
                // An unreadable label is an error: without it, the figures could be better than
                // they should be.
                Err(message) => {
                    output.worsen(RunStatus::Failed);
                    output.remark(&Message::of_file(path.display().to_string(), message));
                }
            }
        }
    }
    all
}

/// Finds every `.json` file below `folder`, in the order of their paths.
fn find_labels(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut entries: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, _>>()?;
    entries.sort();
    for path in entries {
        // Links to folders are not followed, as they may form a cycle.
        if path.is_dir() && !path.is_symlink() {
            find_labels(&path, found)?;
        } else if path
            .extension()
            .is_some_and(|extension| extension == "json")
        {
            found.push(path);
        }
    }
    Ok(())
}

/// Reads a label and finds the photo beside it. Returns `None` if the file is not a label, if its
/// photo is missing, or if the options exclude it.
fn read_labelled_photo(path: &Path, args: &EvalArgs) -> Result<Option<LabelledPhoto>, Message> {
    let bytes = fs::read(path).map_err(|error| {
        Message::new("error-cannot-read-label").with("error", error.to_message())
    })?;
    let Some(label) = Label::read(&bytes).map_err(|error| error.to_message())? else {
        return Ok(None);
    };
    let Some(name) = Path::new(&label.file).file_name() else {
        return Ok(None);
    };
    let photo = path.with_file_name(name);
    let wanted = args.only.as_ref().is_none_or(|text| {
        path.to_string_lossy().contains(text.as_str())
            || label.tags.join(" ").contains(text.as_str())
    });
    if !photo.is_file() || !wanted || label.train && !args.with_train {
        return Ok(None);
    }
    let source = path
        .parent()
        .and_then(Path::file_name)
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    Ok(Some(LabelledPhoto {
        photo,
        source,
        label,
    }))
}

/// Reads and judges all photos, `--jobs` of them in parallel. `done` is called for each as it ends,
/// with its index.
fn judge_all(
    labelled: &[LabelledPhoto],
    args: &EvalArgs,
    reader: &Reader,
    done: &mut dyn FnMut(usize, JudgedPhoto),
) {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..args.jobs {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(photo) = labelled.get(number) else {
                        break;
                    };
                    // Sending fails only if the main thread has ended.
                    let _ = sender.send((number, photo.judge(args, reader)));
                }
            });
        }
        drop(sender);
        for (number, judged) in receiver {
            done(number, judged);
        }
    });
}

impl LabelledPhoto {
    /// Reads and judges the photo.
    fn judge(&self, args: &EvalArgs, reader: &Reader) -> JudgedPhoto {
        let (answer, backdrop) = self.answer(reader, args.sheet.is_some());
        let verdict = judge(
            &self.label,
            &self.photo.to_string_lossy(),
            &self.source,
            &answer,
            &JudgeSettings::default(),
        );
        let shown = contact_sheet::shows(args, &verdict);
        let drawn_on = backdrop.filter(|_| shown);
        let picture = drawn_on
            .map(|backdrop| contact_sheet::draw_picture(backdrop, &self.label, &answer, &verdict));
        JudgedPhoto {
            answer,
            verdict,
            shown,
            picture,
        }
    }

    /// Reads the photo. If `for_sheet` is set, also returns the photo to draw on, if there is one.
    fn answer(&self, reader: &Reader, for_sheet: bool) -> (PhotoResult, Option<Backdrop>) {
        let (mut backdrop, mut grid, mut timings) = (None, None, Vec::new());
        let read = read::case(
            &self.photo,
            reader,
            &ReadSettings::default(),
            &[],
            &mut |saw| match saw {
                ReadStep::Took(timing) => timings.push(timing),
                ReadStep::Photo(photo) => {
                    backdrop = for_sheet.then(|| contact_sheet::scale_photo(photo))
                }
                ReadStep::Stones(watched) => {
                    let confidence = watched.readings.grid_confidence;
                    grid = Some(LikeliestGrid {
                        board: watched.board.clone(),
                        confidence,
                    });
                }
                ReadStep::Board(..) | ReadStep::Position(_) => {}
            },
        );
        let case = read.map(|(_, case)| case);
        let readings = case.as_ref().ok().and_then(|case| case.readings.clone());
        (
            PhotoResult {
                report: case.map(|case| case.report()),
                readings,
                grid,
                timings,
            },
            backdrop,
        )
    }
}
