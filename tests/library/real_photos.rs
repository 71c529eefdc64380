//! Twenty real photos that others took and licensed freely (tests/photos/README.md): no point is
//! wrong without a question, and nearly all are read without help. How often shuzi is right is what
//! `shuzi eval` measures, on many more.

use std::thread;

use crate::labelled_photo::{LabelledPhoto, folder, stems};

/// A blue board with pictures around it, on which too many points are in doubt.
const REFUSED: &[&str] = &["rf210"];

/// At least this many of the twenty are right as read, whatever is asked. It is what a user may
/// count on, not a record.
const LEAST_EXACT: usize = 16;

#[test]
fn no_point_of_a_real_photo_is_silently_wrong() {
    let names: Vec<String> = stems(&folder("tests/photos"), "jpg").into_iter().collect();
    assert_eq!(names.len(), 20);
    let exact: usize = thread::scope(|scope| {
        let halves = names.chunks(names.len().div_ceil(2));
        let readers: Vec<_> = halves
            .map(|half| scope.spawn(|| count_exact(half)))
            .collect();
        readers
            .into_iter()
            .map(|reader| reader.join().unwrap())
            .sum()
    });
    assert!(
        exact >= LEAST_EXACT,
        "only {exact} of {} are read right",
        names.len()
    );
}

/// Reads photos and returns how many are right as read.
fn count_exact(names: &[String]) -> usize {
    let is_exact = |name: &&String| {
        let photo = LabelledPhoto::open(&folder("tests/photos"), name);
        match photo.read() {
            Ok(case) => photo.wrong_points(&case).is_empty(),
            Err(error) => {
                assert!(
                    REFUSED.contains(&name.as_str()),
                    "{name} is refused: {error}"
                );
                false
            }
        }
    };
    names.iter().filter(is_exact).count()
}

#[test]
fn every_real_photo_may_be_kept_here() {
    for name in stems(&folder("tests/photos"), "jpg") {
        let label = LabelledPhoto::open(&folder("tests/photos"), &name).label;
        let licence = label["license"].as_str().unwrap();
        assert!(licence.starts_with("CC BY 4.0"), "{name}: {licence}");
        assert_eq!(
            label["train"], false,
            "{name} is for measuring, not for training"
        );
    }
}
