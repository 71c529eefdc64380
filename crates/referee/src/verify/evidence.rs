//! Reads the photos, positions and records that were presented.

use shuzi::ErrorKind;
use shuzi::count::{Case, Clock, Disagreement, FuseError, ReadSettings, Reader, fuse, read_record};
use shuzi::language::{Message, ToMessage};
use shuzi::photo::Photo;
use shuzi::position::sgf::GameRecord;
use shuzi::report::{Failure, Report};

use super::{Exhibit, Exhibits, Inquiry, check_extent};

/// The content of the exhibits, before any statements are taken into account.
#[derive(Clone, Debug)]
pub struct Evidence {
    /// The board, by all photos together.
    pub(super) case: Case,
    /// The reading of each photo.
    pub(super) seen: Vec<Report>,
    photos: Vec<Option<Photo>>,
    pub(super) left_out: Vec<Failure>,
    /// The points on which the photos disagree.
    pub(super) disagreements: Vec<Disagreement>,
    /// The board after, with its photo unless a position was given.
    pub(super) after: Option<Result<(Option<Photo>, Case), Failure>>,
    /// The game's record.
    pub(super) record: Option<Result<GameRecord, Failure>>,
}

impl Evidence {
    /// Returns the photos that were read, in the order of
    /// [`Examination::seen`](super::Examination::seen), and `None` for a position.
    pub fn photos(&self) -> &[Option<Photo>] {
        &self.photos
    }

    /// Returns the reasons why photos could not be read.
    pub fn left_out(&self) -> &[Failure] {
        &self.left_out
    }

    /// Returns the photo of the board after.
    pub fn photo_after(&self) -> Option<&Photo> {
        self.after.as_ref()?.as_ref().ok()?.0.as_ref()
    }
}

/// Reads the exhibits. This takes most of the time, but is needed only once, however many
/// statements follow.
///
/// # Errors
/// Returns a [`Failure`] if there is too much of it ([`check_extent`]), if no photo can be read, or if
/// the photos do not show the same board.
pub fn read_evidence(
    inquiry: &Inquiry,
    exhibits: &Exhibits,
    reader: &Reader,
    clock: Clock,
) -> Result<Evidence, Failure> {
    let sizes = exhibits.iter().map(|exhibit| exhibit.bytes.len());
    check_extent(inquiry, exhibits.photos.len(), sizes)?;
    let (mut boards, mut left_out) = (Vec::new(), Vec::new());
    // The game number is of the record; of a position only if there is no record.
    let position_number = inquiry.game_number.filter(|_| exhibits.record.is_none());
    for (index, exhibit) in exhibits.photos.iter().enumerate() {
        match read_exhibit(
            exhibit,
            reader,
            &inquiry.read_settings(index == 0),
            position_number,
            clock,
        ) {
            Ok(board) => boards.push(board),
            Err(failure) => left_out.push(failure),
        }
    }
    let (photos, cases): (Vec<Option<Photo>>, Vec<Case>) = boards.into_iter().unzip();
    let Some((first, others)) = cases.split_first() else {
        return Err(left_out.into_iter().next().unwrap_or_else(no_photo_failure));
    };
    // A position is not a second opinion on a photo.
    if let Some(given) = cases
        .iter()
        .find(|case| case.readings.is_none() && !others.is_empty())
    {
        return Err(Failure {
            file: given.file.clone(),
            kind: ErrorKind::BadOption,
            message: Message::new("error-position-beside-photos"),
            hint: Message::new("hint-position-alone"),
        });
    }
    let certain = inquiry.read_settings(true).stones.certain;
    let fused = fuse(first, others, certain).map_err(|error| fuse_failure(&first.file, &error))?;
    Ok(Evidence {
        case: fused.case,
        seen: cases.iter().map(Case::report).collect(),
        photos,
        left_out,
        disagreements: fused.disagreements,
        after: exhibits.after.as_ref().map(|exhibit| {
            read_exhibit(exhibit, reader, &inquiry.read_settings(false), None, clock)
        }),
        record: exhibits
            .record
            .as_ref()
            .map(|exhibit| read_record(&exhibit.file, &exhibit.bytes, inquiry.game_number)),
    })
}

/// Finds the first photo that may show only a part of the board. Returns its name, and the number
/// of lines that a user has to confirm.
pub fn find_size_in_doubt(
    inquiry: &Inquiry,
    exhibits: &Exhibits,
    reader: &Reader,
    clock: Clock,
) -> Option<(String, usize)> {
    let photos = exhibits
        .photos
        .iter()
        .enumerate()
        .filter(|(_, exhibit)| !is_position_file(&exhibit.file));
    let mut doubts = photos.filter_map(|(index, exhibit)| {
        let settings = inquiry.read_settings(index == 0);
        let error = reader
            .read(&exhibit.file, &exhibit.bytes, &settings, clock)
            .err()?;
        Some((exhibit.file.clone(), error.size_in_doubt()?))
    });
    doubts.next()
}

/// Reads a photo, or a position given as a game record.
fn read_exhibit(
    exhibit: &Exhibit,
    reader: &Reader,
    settings: &ReadSettings,
    game: Option<usize>,
    clock: Clock,
) -> Result<(Option<Photo>, Case), Failure> {
    if is_position_file(&exhibit.file) {
        let record = read_record(&exhibit.file, &exhibit.bytes, game)?;
        return Ok((None, Case::of_record(exhibit.file.clone(), &record)));
    }
    let (photo, case) = reader
        .read(&exhibit.file, &exhibit.bytes, settings, clock)
        .map_err(|error| new_failure(&exhibit.file, error.kind(), &error, error.hint()))?;
    Ok((Some(photo), case))
}

/// Returns true if a file is a position rather than a photo, by its name.
pub fn is_position_file(file: &str) -> bool {
    file.rsplit_once('.')
        .is_some_and(|(_, extension)| extension.eq_ignore_ascii_case("sgf"))
}

/// Returns the failure of photos that cannot be read together.
fn fuse_failure(file: &str, error: &FuseError) -> Failure {
    let hint = match error.kind() {
        ErrorKind::BadOption => Message::new("hint-photos-unmoved"),
        _ => error.hint(),
    };
    new_failure(file, error.kind(), error, hint)
}

/// Creates a failure about a file.
pub(super) fn new_failure(
    file: &str,
    kind: ErrorKind,
    error: &impl ToMessage,
    hint: Message,
) -> Failure {
    Failure {
        file: file.to_owned(),
        kind,
        message: error.to_message(),
        hint,
    }
}

fn no_photo_failure() -> Failure {
    Failure {
        file: String::new(),
        kind: ErrorKind::BadOption,
        message: Message::new("error-no-photo"),
        hint: Message::new("hint-give-photo-of-board"),
    }
}
