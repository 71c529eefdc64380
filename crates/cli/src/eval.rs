//! `shuzi eval`: accuracy tables over labelled photos.

mod contact_sheet;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use shuzi::count::{ReadSettings, ReadStep};
use shuzi::language::{Message, ToMessage};
use shuzi::report::overlay::Backdrop;
use shuzi_eval::{self as evaluate, JudgeSettings, Label, LikeliestGrid, PhotoResult, PhotoVerdict, judge};

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
    picture: Option<Vec<u8>>,
}

pub(super) fn run(args: EvalArgs, output: &mut Output) -> Result<(), Stop> {
    let labelled = labelled(&args, output);
    if labelled.is_empty() {
        output.worsen(RunStatus::Failed);
        output.remark(&Message::new("error-no-labels"));
        return Ok(());
    }
    let Some(mut sheet) = ContactSheet::new(&args, output) else { return Ok(()) };
    let mut verdicts: Vec<(usize, PhotoVerdict)> = Vec::new();
    judge_all(&labelled, &args, &mut |number, judged| {
        verdicts.push((number, judged.verdict.clone()));
        sheet.add(number, judged, output);
    });
    // Several photos at a time do not end in their order.
    verdicts.sort_by_key(|(number, _)| *number);
    let verdicts: Vec<PhotoVerdict> = verdicts.into_iter().map(|(_, verdict)| verdict).collect();
    sheet.write(output);
    output.result(&match args.format {
        EvalFormat::Text => evaluate::format_text(&verdicts, args.fail_list, output.words()),
        EvalFormat::Json => evaluate::format_json(&verdicts, args.fail_list),
    })
}

/// Every photo to be judged, in the order of their labels' paths.
fn labelled(args: &EvalArgs, output: &mut Output) -> Vec<LabelledPhoto> {
    let mut all = Vec::new();
    for folder in &args.folders {
        let mut paths = Vec::new();
        if let Err(error) = find_labels(folder, &mut paths) {
            output.worsen(RunStatus::Failed);
            let folder = folder.display().to_string();
            output.remark(
                &Message::new("error-cannot-search").with("folder", folder).with("error", error.to_message()),
            );
        }
        for path in paths {
            match labelled_by(&path, args) {
                Ok(found) => all.extend(found),
                // Left out in silence, it would make the figures better than they are.
                Err(message) => {
                    output.worsen(RunStatus::Failed);
                    output.remark(&Message::of_file(path.display().to_string(), message));
                }
            }
        }
    }
    all
}

/// Every `.json` file under `folder`, in the order of their paths.
fn find_labels(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path())).collect::<Result<_, _>>()?;
    entries.sort();
    for path in entries {
        // A link is not followed into a folder: it may lead back here.
        if path.is_dir() && !path.is_symlink() {
            find_labels(&path, found)?;
        } else if path.extension().is_some_and(|extension| extension == "json") {
            found.push(path);
        }
    }
    Ok(())
}

/// The photo beside a label; `None` for files that are no label, whose photo is gone, or not asked for.
fn labelled_by(path: &Path, args: &EvalArgs) -> Result<Option<LabelledPhoto>, Message> {
    let bytes = fs::read(path)
        .map_err(|error| Message::new("error-cannot-read-label").with("error", error.to_message()))?;
    let Some(label) = Label::read(&bytes).map_err(|error| error.to_message())? else { return Ok(None) };
    let Some(name) = Path::new(&label.file).file_name() else { return Ok(None) };
    let photo = path.with_file_name(name);
    let wanted = args.only.as_ref().is_none_or(|text| {
        path.to_string_lossy().contains(text.as_str()) || label.tags.join(" ").contains(text.as_str())
    });
    if !photo.is_file() || !wanted || label.train && !args.with_train {
        return Ok(None);
    }
    let source = path.parent().and_then(Path::file_name).unwrap_or_default().to_string_lossy().into_owned();
    Ok(Some(LabelledPhoto { photo, source, label }))
}

/// Reads and judges all photos, `--jobs` of them in parallel. `done` is called for each as it ends,
/// with its index.
fn judge_all(labelled: &[LabelledPhoto], args: &EvalArgs, done: &mut dyn FnMut(usize, JudgedPhoto)) {
    let next = AtomicUsize::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..args.jobs {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(photo) = labelled.get(number) else { break };
                    // Sending fails only if the main thread has ended.
                    let _ = sender.send((number, photo.judged(args)));
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
    fn judged(&self, args: &EvalArgs) -> JudgedPhoto {
        let (answer, backdrop) = self.answer(args.sheet.is_some());
        let verdict = judge(
            &self.label,
            &self.photo.to_string_lossy(),
            &self.source,
            &answer,
            &JudgeSettings::default(),
        );
        let shown = contact_sheet::shows(args, &verdict);
        let drawn_on = backdrop.filter(|_| shown);
        let picture =
            drawn_on.map(|backdrop| contact_sheet::picture(backdrop, &self.label, &answer, &verdict));
        JudgedPhoto { answer, verdict, shown, picture }
    }

    /// Reads the photo. If `for_sheet` is set, also returns the photo to draw on, if there is one.
    fn answer(&self, for_sheet: bool) -> (PhotoResult, Option<Backdrop>) {
        let (mut backdrop, mut grid, mut timings) = (None, None, Vec::new());
        let read = read::case(&self.photo, &ReadSettings::default(), &[], &mut |saw| match saw {
            ReadStep::Took(timing) => timings.push(timing),
            ReadStep::Photo(photo) => backdrop = for_sheet.then(|| contact_sheet::backdrop(photo)),
            ReadStep::Stones(watched) => {
                let confidence = watched.readings.grid_confidence;
                grid = Some(LikeliestGrid { board: watched.board.clone(), confidence });
            }
            ReadStep::Board(..) | ReadStep::Position(_) => {}
        });
        let case = read.map(|(_, case)| case);
        let readings = case.as_ref().ok().and_then(|case| case.readings.clone());
        (PhotoResult { report: case.map(|case| case.report()), readings, grid, timings }, backdrop)
    }
}
