//! The search for the board, from photo to [`Board`].

use super::candidate::{self, Candidate};
use super::evidence::{self, Block};
use super::gray::Gray;
use super::lattice::{self, Lattice};
use super::learned;
use super::mark::Mark;
use super::orientation;
use super::refine::Fit;
use super::verdict::{self, Verdict};
use super::watched::Watched;
use super::window::Window;
use super::{Board, BoardError, LatticeSettings, Settings, crossings, discs};
use crate::geometry::{Homography, Lens, PhotoFromBoard, PhotoPoint};
use crate::photo::Photo;

/// Board sizes decided by evidence.
const SIZES: [usize; 3] = [9, 13, 19];
/// Spacing aimed at in the picture for the final fit, in pixels: lines are then two to three pixels wide.
const FINE_SPACING_PX: f64 = 30.0;
/// Longest side of that picture, in pixels.
const LONGEST_FINE_PX: f64 = 4096.0;
/// A window this good an intersection, in nats, is the board beyond doubt.
const BEYOND_DOUBT: f64 = 3.5;
/// Windows this little behind the best are settled too, in nats a line.
const CLOSE_BEHIND: f64 = 4.0;
/// Best supported lattices that are judged with more than one basis.
const MOST_DOUBTED: usize = 3;
/// Most bases with which such a lattice is judged.
const MOST_BASES: usize = 3;
/// Marks tried for a second board.
const STARTS_LEFT_OVER: usize = 120;
/// Lattices judged among the marks that the board leaves over.
const MOST_LEFT_OVER: usize = 2;
/// How often a window is fitted and judged again.
const ROUNDS: usize = 2;
/// Most windows settled.
const MOST_STARTS: usize = 3;
/// Lines looked at beyond the window when it is judged again.
const BEYOND: i32 = 2;

/// Finds the board.
///
/// # Errors
/// [`BoardError`] says why the photo is refused; no grid is returned that is not clearly the best.
pub fn find(photo: &Photo, settings: &Settings) -> Result<Board, BoardError> {
    find_watched(photo, settings).0
}

/// The same, with what was seen on the way, as far as the search got; of a refused photo, in the first picture
/// that was looked at.
pub fn find_watched(photo: &Photo, settings: &Settings) -> (Result<Board, BoardError>, Watched) {
    let mut first_refusal = None;
    for look in Look::in_turn(settings) {
        let mut watched = Watched::default();
        match look
            .marks(photo, settings)
            .and_then(|(work, marks)| find_in(photo, &work, marks, settings, &mut watched))
        {
            Err(error @ (BoardError::NoBoard { .. } | BoardError::CutOff)) => {
                first_refusal.get_or_insert((Err(error), watched));
            }
            found => return (found, watched),
        }
    }
    first_refusal.unwrap_or((Err(BoardError::NoBoard { nearest: None }), Watched::default()))
}

/// A way to look for marks.
enum Look {
    /// Not at all: the corners are known.
    Nowhere,
    /// By the network.
    Learned,
    /// By lines that cross and round patches, in a picture with this longest side.
    Drawn { side_px: u32 },
}

impl Look {
    /// What is tried until a board is found.
    fn in_turn(settings: &Settings) -> Vec<Look> {
        if settings.corners.is_some() {
            return vec![Look::Nowhere];
        }
        let drawn = settings.work_sides_px.iter().map(|&side_px| Look::Drawn { side_px });
        std::iter::once(Look::Learned).chain(drawn).collect()
    }

    /// The working picture, and the marks in its pixels.
    fn marks(&self, photo: &Photo, settings: &Settings) -> Result<(Gray, Vec<Mark>), BoardError> {
        let largest_px = settings.work_sides_px.iter().copied().max().unwrap_or(learned::LONGEST_PX);
        match *self {
            Look::Nowhere => Ok((Gray::log_luma(&photo.shrunk(largest_px)), Vec::new())),
            Look::Learned => {
                let work = photo.shrunk(largest_px);
                let small = photo.shrunk(learned::LONGEST_PX);
                let mut marks = learned::find(learned::network()?, &small)?;
                let sx = f64::from(work.width()) / f64::from(small.width());
                let sy = f64::from(work.height()) / f64::from(small.height());
                marks.iter_mut().for_each(|mark| (mark.x, mark.y) = (mark.x * sx, mark.y * sy));
                Ok((Gray::log_luma(&work), marks))
            }
            Look::Drawn { side_px } => {
                let work = Gray::log_luma(&photo.shrunk(side_px));
                let marks = find_marks(&work, settings);
                Ok((work, marks))
            }
        }
    }
}

/// Finds the board by marks in a working picture.
fn find_in(
    photo: &Photo,
    work: &Gray,
    marks: Vec<Mark>,
    settings: &Settings,
    watched: &mut Watched,
) -> Result<Board, BoardError> {
    let sizes = settings.size.map_or(SIZES.to_vec(), |size| vec![size]);
    watched.saw_marks(&marks, scale(photo, work));
    let candidates = match settings.corners {
        Some(corners) => stated(photo, work, corners, &sizes),
        None => searched(work, &marks, settings, &sizes),
    };
    watched.saw_candidates(&candidates, scale(photo, work));
    let Some(settled) = candidates.first().and_then(|best| settle_best(photo, work, best, &sizes)) else {
        return Err(BoardError::nothing_found(work, settings));
    };
    let verdict = Verdict::of(&settled, &candidates, work);
    watched.saw_settled(&settled, &verdict, scale(photo, &settled.picture));
    if settings.corners.is_none() {
        verdict.accept(settings)?;
        refuse_another_board(work, marks, settings, &sizes, &settled)?;
    }
    Ok(oriented(photo, &settled, verdict.confidence))
}

/// Looks for a second board among the marks that the first leaves over.
fn refuse_another_board(
    work: &Gray,
    mut marks: Vec<Mark>,
    settings: &Settings,
    sizes: &[usize],
    settled: &Settled,
) -> Result<(), BoardError> {
    let (sx, sy) = (
        work.width as f64 / settled.picture.width as f64,
        work.height as f64 / settled.picture.height as f64,
    );
    let corners = settled.candidate.corners(&settled.window).map(|p| PhotoPoint { x: p.x * sx, y: p.y * sy });
    marks.retain(|mark| !verdict::inside(PhotoPoint { x: mark.x, y: mark.y }, &corners));
    let few = LatticeSettings { starts: STARTS_LEFT_OVER, ..settings.lattice.clone() };
    let another = lattice::find(&marks, &few).iter().take(MOST_LEFT_OVER).any(|lattice| {
        judged(work, lattice, sizes, MOST_BASES).iter().any(|candidate| {
            candidate.mean_score() >= verdict::SECOND_BOARD && verdict::is_apart(candidate, &corners)
        })
    });
    if another { Err(BoardError::SeveralBoards { boards: 2 }) } else { Ok(()) }
}

/// Places that look like an intersection, empty or with a stone.
fn find_marks(work: &Gray, settings: &Settings) -> Vec<Mark> {
    let mut marks = crossings::find(
        work,
        &settings.crossing_sigmas_px,
        settings.faintest_crossing,
        settings.most_crossings,
    );
    marks.extend(discs::find(
        work,
        &settings.stone_radii_px,
        settings.faintest_outline,
        settings.least_outline,
    ));
    marks
}

/// Candidates from the marks in the working picture, best first.
fn searched(work: &Gray, marks: &[Mark], settings: &Settings, sizes: &[usize]) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = Vec::new();
    for (rank, lattice) in lattice::find(marks, &settings.lattice).into_iter().enumerate() {
        // Where a board is beyond doubt, other lattices over the same marks are not worth a look.
        if candidates.iter().any(|c| c.mean_score() >= BEYOND_DOUBT && covers(c, &lattice)) {
            continue;
        }
        let bases = if rank < MOST_DOUBTED { MOST_BASES } else { 1 };
        candidates.extend(judged(work, &lattice, sizes, bases));
    }
    candidates.sort_by(|a, b| b.best_score().total_cmp(&a.best_score()));
    candidates
}

/// Judges a lattice with its likeliest bases, `most` at most, until one is the board beyond doubt.
fn judged(work: &Gray, lattice: &Lattice, sizes: &[usize], most: usize) -> Vec<Candidate> {
    let mut candidates: Vec<Candidate> = Vec::new();
    for lattice in lattice.with_likely_bases(work).iter().take(most) {
        candidates.extend(candidate::judge(work, lattice, sizes));
        if candidates.iter().any(|c| c.mean_score() >= BEYOND_DOUBT) {
            break;
        }
    }
    candidates
}

/// Whether most marks of a lattice lie inside the candidate's best window.
fn covers(candidate: &Candidate, lattice: &Lattice) -> bool {
    let Some(window) = candidate.windows.first() else { return false };
    let corners = candidate.corners(window);
    let inside =
        lattice.marks.values().filter(|m| verdict::inside(PhotoPoint { x: m.x, y: m.y }, &corners)).count();
    inside * 2 > lattice.marks.len()
}

/// Candidates from corners stated by the user: one for every size, best first.
fn stated(photo: &Photo, work: &Gray, corners: [PhotoPoint; 4], sizes: &[usize]) -> Vec<Candidate> {
    let (sx, sy) = scale(photo, work);
    let mut candidates: Vec<Candidate> = sizes
        .iter()
        .filter_map(|&lines| {
            let last = lines as f64 - 1.0;
            let board = [(0.0, 0.0), (last, 0.0), (last, last), (0.0, last)];
            let pairs: Vec<_> = board.iter().zip(corners).map(|(b, c)| (*b, (c.x / sx, c.y / sy))).collect();
            let map = PhotoFromBoard {
                homography: Homography::from_pairs(&pairs)?,
                lens: Lens::ideal(work.width as u32, work.height as u32),
            };
            candidate::on_block(work, map, Block { left: 0, top: 0, columns: lines, rows: lines }, &[lines])
        })
        .collect();
    candidates.sort_by(|a, b| b.mean_score().total_cmp(&a.mean_score()));
    candidates
}

/// A window fitted in the sharper picture.
pub(super) struct Settled {
    /// The sharper picture.
    pub picture: Gray,
    /// What is seen in it.
    pub candidate: Candidate,
    /// The window that explains it best.
    pub window: Window,
    /// The map to the sharper picture.
    pub fit: Fit,
}

/// Settles the best window of a candidate and those close behind it, and keeps the one that ends up best: a
/// fit that was pulled to the rim of the board, or short of its last line, comes right from the next window.
fn settle_best(photo: &Photo, work: &Gray, candidate: &Candidate, sizes: &[usize]) -> Option<Settled> {
    let first = candidate.windows.first()?;
    let picture = sharper(photo, work, candidate, first);
    let close = |w: &&Window| first.score - w.score <= CLOSE_BEHIND * first.lines as f64;
    let mut settled: Vec<(Candidate, Window, Fit)> = candidate
        .windows
        .iter()
        .take(MOST_STARTS)
        .take_while(close)
        .filter_map(|window| settle(&picture, work, candidate, window, sizes))
        .collect();
    settled.sort_by(|(_, a, _), (_, b, _)| b.score.total_cmp(&a.score));
    let (candidate, window, fit) = settled.into_iter().next()?;
    Some(Settled { picture, candidate, window, fit })
}

/// The photo as large as the final fit wants it: never smaller than the working picture.
fn sharper(photo: &Photo, work: &Gray, candidate: &Candidate, window: &Window) -> Gray {
    let spacing = evidence::spacing_px(&candidate.picture_from_lattice, window.block());
    let longest = work.width.max(work.height) as f64 * (FINE_SPACING_PX / spacing).max(1.0);
    Gray::log_luma(&photo.shrunk(longest.min(LONGEST_FINE_PX) as u32))
}

/// Refits a window in the sharper picture, and judges it again there.
fn settle(
    picture: &Gray,
    work: &Gray,
    candidate: &Candidate,
    window: &Window,
    sizes: &[usize],
) -> Option<(Candidate, Window, Fit)> {
    let first_fit = candidate::refit(candidate, window)?;
    let (sx, sy) = (picture.width as f64 / work.width as f64, picture.height as f64 / work.height as f64);
    let mut map = scaled(&first_fit.picture_from_board, sx, sy, picture);
    let mut judged = None;
    let mut block = window.block();
    let largest = sizes.iter().copied().max().unwrap_or(0) as i32;
    // Again and again: a window that moves or grows brings new lines into view.
    for _ in 0..ROUNDS {
        let candidate = candidate::on_block(
            picture,
            map.clone(),
            block.wider(BEYOND.max(largest - block.columns as i32)),
            sizes,
        )?;
        let window = *candidate.windows.first()?;
        let fit = candidate::refit(&candidate, &window)?;
        map = fit.picture_from_board.clone();
        block = window.block();
        judged = Some((candidate, window, fit));
    }
    judged
}

/// The board in photo pixels, its top row uppermost.
fn oriented(photo: &Photo, settled: &Settled, confidence: f64) -> Board {
    let (sx, sy) = scale(photo, &settled.picture);
    let lens = Lens {
        k1: settled.fit.picture_from_board.lens.k1,
        ..Lens::ideal(photo.pixels.width(), photo.pixels.height())
    };
    let homography = settled.fit.picture_from_board.homography.scaled(sx, sy);
    let (photo_from_board, quarters) =
        orientation::upright(&PhotoFromBoard { homography, lens }, &settled.window);
    Board {
        lines: settled.window.lines,
        photo_from_board,
        fit_px: settled.fit.rms_px * sx,
        stone_lean: orientation::turned_vector(settled.fit.stone_lean, quarters),
        confidence,
    }
}

/// Photo pixels a pixel of `picture`, across and down.
fn scale(photo: &Photo, picture: &Gray) -> (f64, f64) {
    (
        f64::from(photo.pixels.width()) / picture.width as f64,
        f64::from(photo.pixels.height()) / picture.height as f64,
    )
}

/// The same map in a picture `sx` and `sy` times as large.
fn scaled(map: &PhotoFromBoard, sx: f64, sy: f64, picture: &Gray) -> PhotoFromBoard {
    let lens = Lens { k1: map.lens.k1, ..Lens::ideal(picture.width as u32, picture.height as u32) };
    PhotoFromBoard { homography: map.homography.scaled(sx, sy), lens }
}
