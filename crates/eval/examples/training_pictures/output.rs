//! Makes pictures in parallel, and writes them so that a stopped run can be resumed.

use std::fs;
use std::ops::Range;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::BoxedError;

/// Makes the pictures with these numbers, `jobs` of them at a time.
pub fn make_in_parallel(
    numbers: Range<usize>,
    jobs: usize,
    make: impl Fn(usize) -> Result<(), BoxedError> + Sync,
) -> Result<(), BoxedError> {
    let next = AtomicUsize::new(numbers.start);
    let worker = || -> Result<(), BoxedError> {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                return Ok(());
            }
            make(number)?;
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..jobs.max(1)).map(|_| scope.spawn(worker)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().unwrap_or(Err("a worker stopped".into())))
    })
}

/// Writes a picture and then its label, each under its name only when it is whole: a picture with a
/// label is finished, even if a run was killed.
pub fn write_picture(
    folder: &Path,
    stem: &str,
    jpeg: &[u8],
    label: &serde_json::Value,
) -> Result<(), BoxedError> {
    let text = serde_json::to_string(label)? + "\n";
    for (extension, bytes) in [("jpg", jpeg), ("json", text.as_bytes())] {
        let (part, whole) = (
            format!("{stem}.{extension}.part"),
            format!("{stem}.{extension}"),
        );
        fs::write(folder.join(&part), bytes)?;
        fs::rename(folder.join(&part), folder.join(&whole))?;
    }
    Ok(())
}
