use super::*;
use crate::row::RowOutcome;

fn inputs<'a>(photos: &[Option<&'a str>]) -> Vec<PhotoInput<'a>> {
    photos
        .iter()
        .map(|photo| PhotoInput {
            name: None,
            bytes: photo.map(str::as_bytes),
        })
        .collect()
}

/// Returns a processor that refuses every photo with its own text, and panics at some.
fn processor<'a>(calls: &'a AtomicUsize) -> Processor<'a> {
    Box::new(move |content, bytes| {
        calls.fetch_add(1, Ordering::Relaxed);
        let text = String::from_utf8_lossy(bytes).into_owned();
        Ok(failed_row(
            content,
            &Failure {
                file: content.to_string(),
                kind: ErrorKind::Unreadable,
                message: Message::verbatim(text),
                hint: Message::verbatim("none"),
            },
        ))
    })
}

fn messages(photos: &[ExportedPhoto]) -> Vec<&str> {
    let errors = photos.iter().filter_map(|photo| photo.row.error());
    errors.map(|error| error.message.as_str()).collect()
}

#[test]
fn row_n_is_that_of_photo_n_and_copies_are_read_once() {
    let calls = AtomicUsize::new(0);
    let photos = inputs(&[Some("a"), None, Some("b"), Some("a"), Some("")]);
    for threads in [1, 3] {
        calls.store(0, Ordering::Relaxed);
        let read = read_photos(&photos, threads, &|| processor(&calls), &mut || true);
        let read = read.unwrap().unwrap();
        assert_eq!(messages(&read), ["a", "the file is null", "b", "a", ""]);
        assert_eq!(calls.load(Ordering::Relaxed), 3);
        assert_eq!(read[1].content, None);
        assert_eq!(read[0].name, ContentHash::of(b"a").to_string());
        assert_eq!(read[3].name, read[0].name);
        assert_eq!(read[2].bytes, 1);
    }
    let read = read_photos(&[], 2, &|| processor(&calls), &mut || true);
    assert_eq!(read.unwrap().unwrap().len(), 0);
}

#[test]
fn a_batch_ends_early_if_its_caller_wants_it_to() {
    let calls = AtomicUsize::new(0);
    let texts: Vec<String> = (0..1000).map(|number| number.to_string()).collect();
    let photos: Vec<Option<&str>> = texts.iter().map(|text| Some(text.as_str())).collect();
    let slow = || -> Processor<'_> {
        let mut inner = processor(&calls);
        Box::new(move |content, bytes| {
            thread::sleep(Duration::from_millis(5));
            inner(content, bytes)
        })
    };
    let read = read_photos(&inputs(&photos), 2, &slow, &mut || false);
    assert!(read.unwrap().is_none());
    assert!(calls.load(Ordering::Relaxed) < 100);
}

#[test]
fn the_error_of_a_worker_is_that_of_the_batch() {
    let broken = || -> Processor<'_> { Box::new(|_, _| Err(io::Error::other("no worker"))) };
    let read = read_photos(&inputs(&[Some("a"), Some("b")]), 1, &broken, &mut || true);
    assert_eq!(read.unwrap_err().to_string(), "no worker");
}

#[test]
fn a_panic_is_a_row_that_says_so() {
    let content = ContentHash::of(b"a");
    let panic = catch_unwind(|| panic!("index out of bounds")).unwrap_err();
    let row = failed_row(content, &panic_failure(content, &*panic));
    assert_eq!(row.outcome, RowOutcome::Failed);
    let error = row.error().unwrap();
    assert_eq!(error.kind, ErrorKind::Crashed);
    assert!(error.message.contains("index out of bounds"), "{error:?}");
}
