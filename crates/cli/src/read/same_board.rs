//! `shuzi read --same-board`: reads several photos of one board as one position.

use shuzi::count::{Case, FuseError, Reader, fuse};
use shuzi::language::ToMessage;
use shuzi::photo::Photo;
use shuzi::report::{Failure, OtherPhoto};

use crate::args::{OutputFormat, ReadArgs};
use crate::output::Output;
use crate::trace::{Trace, Traces};
use crate::write_outputs::{bad_option, check_streams, write_photo_refusal, write_photo_result};
use crate::{RunStatus, Stop};

/// The readings of the photos.
#[derive(Default)]
struct ReadPhotos {
    /// The first photo that could be read, on which the position is drawn.
    first: Option<(Photo, Case, Trace)>,
    others: Vec<Case>,
    left_out: Vec<Failure>,
}

pub(super) fn run(args: &ReadArgs, output: &mut Output) -> Result<(), Stop> {
    check_streams(&args.photos)?;
    let ReadPhotos {
        first,
        others,
        left_out,
    } = read_photos(args, output);
    let Some((photo, first, trace)) = first else {
        return left_out
            .iter()
            .try_for_each(|failure| output.failure(failure, &args.output));
    };
    if args.output.format != OutputFormat::Json {
        // In JSON the report names them.
        left_out
            .iter()
            .for_each(|failure| output.failure_text(failure, !args.output.quiet));
    }
    match fuse_photos(&first, &others, left_out, args) {
        Ok(case) => write_photo_result(&case.timed_report(), &photo, &trace, &args.output, output),
        Err(failure) => write_photo_refusal(&failure, &trace, &args.output, output),
    }
}

/// Reads each photo on its own.
fn read_photos(args: &ReadArgs, output: &mut Output) -> ReadPhotos {
    let settings = args.photo.read_settings();
    let reader = Reader::embedded();
    let mut traces = Traces::new(args.output.trace.as_deref());
    let mut seen = ReadPhotos::default();
    for path in &args.photos {
        let trace = traces.start(path, output);
        match super::case(path, &reader, &settings, &[], &mut |step| {
            trace.write_step(step, output)
        }) {
            Ok((photo, case)) if seen.first.is_none() => seen.first = Some((photo, case, trace)),
            Ok((_, case)) => seen.others.push(case),
            Err(failure) => {
                output.worsen(RunStatus::Failed);
                trace.write_failure(&failure, output);
                seen.left_out.push(failure);
            }
        }
    }
    seen
}

/// Combines the readings of all photos, and applies the user's corrections.
fn fuse_photos(
    first: &Case,
    others: &[Case],
    left_out: Vec<Failure>,
    args: &ReadArgs,
) -> Result<Case, Failure> {
    let certain = args.photo.read_settings().stones.certain;
    let fused = fuse(first, others, certain).map_err(|error| not_one_board(first, &error))?;
    let mut fused = fused.case;
    if let Some(photo) = &mut fused.photo {
        for failure in left_out {
            photo.others.push(OtherPhoto {
                file: failure.file.clone(),
                left_out: Some(failure),
            });
        }
    }
    fused
        .corrected(&args.set.set)
        .map_err(|error| bad_option(&fused.file, &error))
}

fn not_one_board(first: &Case, error: &FuseError) -> Failure {
    Failure {
        file: first.file.clone(),
        kind: error.kind(),
        message: error.to_message(),
        hint: error.hint(),
    }
}
