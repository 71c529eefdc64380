//! `shuzi read --frames`: reads frames of a camera as one photo.

use std::path::PathBuf;
use std::time::Duration;

use shuzi::count::{Case, Frames, Reader};
use shuzi::live::WatchSettings;
use shuzi::photo::{self, Limits, Photo};
use shuzi::report::Failure;

use crate::args::ReadArgs;
use crate::output::Output;
use crate::read_input::read_input;
use crate::trace::{Trace, Traces};
use crate::write_outputs::{bad_option, check_streams, write_photo_refusal, write_photo_result};
use crate::{RunStatus, Stop};

pub(super) fn run(args: &ReadArgs, output: &mut Output) -> Result<(), Stop> {
    check_streams(&args.photos)?;
    let reader = Reader::embedded();
    let settings = args.photo.read_settings();
    let mut traces = Traces::new(args.output.trace.as_deref());
    let mut best: Option<(Photo, Frames, Trace)> = None;
    let mut failures: Vec<(Failure, Trace)> = Vec::new();
    for path in best_first(&args.photos, &reader, &settings.limits) {
        if let Some((_, frames, _)) = &best
            && !frames.has_doubts()
        {
            break;
        }
        let trace = traces.start(&path, output);
        let read = super::case(&path, &reader, &settings, &[], &mut |step| {
            trace.write_step(step, output)
        });
        match (read, &mut best) {
            (Ok((photo, case)), None) => best = Some((photo, Frames::new(case), trace)),
            (Ok((_, case)), Some((_, frames, _))) => {
                frames.add(&case);
            }
            (Err(failure), _) => failures.push((failure, trace)),
        }
    }
    let Some((photo, frames, trace)) = best else {
        output.worsen(RunStatus::Failed);
        return failures.first().map_or(Ok(()), |(failure, trace)| {
            write_photo_refusal(failure, trace, &args.output, output)
        });
    };
    match corrected(frames.into_case(), args) {
        Ok(case) => write_photo_result(&case.timed_report(), &photo, &trace, &args.output, output),
        Err(failure) => write_photo_refusal(&failure, &trace, &args.output, output),
    }
}

/// Returns the frames in the order in which they are read: the sharpest with the least glare first,
/// and last those with a fault or without a board.
fn best_first(paths: &[PathBuf], reader: &Reader, limits: &Limits) -> Vec<PathBuf> {
    let quality = |path: &PathBuf| -> Option<f64> {
        let bytes = read_input(path, limits.max_bytes).ok()?;
        let frame = photo::decode(&bytes, limits).ok()?;
        let sight = reader
            .watch(WatchSettings::default())
            .look(&frame, Duration::ZERO);
        sight.ok()?.quality()
    };
    let mut frames: Vec<(Option<f64>, &PathBuf)> =
        paths.iter().map(|path| (quality(path), path)).collect();
    // `None` is less than any quality, and frames that are as good stay in their order.
    frames.sort_by(|(a, _), (b, _)| b.partial_cmp(a).unwrap_or(std::cmp::Ordering::Equal));
    frames.into_iter().map(|(_, path)| path.clone()).collect()
}

fn corrected(case: Case, args: &ReadArgs) -> Result<Case, Failure> {
    case.corrected(&args.set.set)
        .map_err(|error| bad_option(&case.file, &error))
}
