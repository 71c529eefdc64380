//! Pages: which piece comes on which page, and how large pictures are there.

use super::piece::{Piece, Placed};

/// A page: what is on it, each with the distance of its piece from the top of the text, in points.
#[derive(Clone, Debug, Default)]
pub(super) struct Page<'d> {
    /// The marks, from back to front.
    pub marks: Vec<(f32, Placed<'d>)>,
}

/// Fills pages whose text is `height` points high, from top to bottom. Pieces that belong together come on one page
/// unless they are higher than one. Where pages end is chosen so that little of them is left empty, and pictures are
/// made smaller only where that helps. At least one page.
pub(super) fn paginated(pieces: Vec<Piece<'_>>, height: f32) -> Vec<Page<'_>> {
    let units = units(&pieces, height);
    let mut pages: Vec<Page> = starts(&units, height)
        .into_iter()
        .map(|(range, shrunk)| filled(units.get(range).unwrap_or_default(), shrunk))
        .collect();
    if pages.is_empty() {
        pages.push(Page::default());
    }
    pages
}

/// The runs of pieces that belong together; the pieces of one that is higher than a page are on their own.
fn units<'p, 'd>(pieces: &'p [Piece<'d>], height: f32) -> Vec<&'p [Piece<'d>]> {
    let mut units = Vec::new();
    let mut rest = pieces;
    while !rest.is_empty() {
        let together = rest.iter().position(|piece| !piece.keep).map_or(rest.len(), |last| last + 1);
        let (unit, after) = rest.split_at(together);
        let room = Room::of(unit);
        if room.needed - room.spare > height {
            units.extend(unit.chunks(1));
        } else {
            units.push(unit);
        }
        rest = after;
    }
    units
}

/// What pieces one below the other need of a page, in points.
#[derive(Clone, Copy, Debug, Default)]
struct Room {
    /// With pictures as large as they would be.
    needed: f32,
    /// How much less with pictures as small as they may be.
    spare: f32,
}

impl Room {
    fn of(pieces: &[Piece<'_>]) -> Room {
        Room {
            needed: pieces.iter().map(|piece| piece.above + piece.height).sum(),
            spare: pieces.iter().map(|piece| piece.height * (1.0 - piece.least())).sum(),
        }
    }

    /// How far pictures have to shrink to fit: 0 not at all, 1 as far as they may; `None` where even that is too much.
    fn shrunk(self, height: f32) -> Option<f32> {
        let excess = self.needed - height;
        match excess {
            excess if excess <= TOLERANCE => Some(0.0),
            excess if excess <= self.spare + TOLERANCE => Some((excess / self.spare).clamp(0.0, 1.0)),
            _ => None,
        }
    }
}

const TOLERANCE: f32 = 0.01;

/// The end of a page: how bad it and all before it are, where it begins, and how far its pictures shrink.
#[derive(Clone, Copy)]
struct End {
    cost: f32,
    start: usize,
    shrunk: f32,
}

/// Which units come on each page, and how far pictures shrink there: of all ways the best.
fn starts(units: &[&[Piece<'_>]], height: f32) -> Vec<(std::ops::Range<usize>, f32)> {
    let mut ends = vec![End { cost: 0.0, start: 0, shrunk: 0.0 }];
    for end in 1..=units.len() {
        ends.push(best_end(units, &ends, height, end));
    }
    let mut pages = Vec::new();
    let mut end = units.len();
    while let Some(page) = ends.get(end).filter(|page| page.start < end) {
        pages.push((page.start..end, page.shrunk));
        end = page.start;
    }
    pages.reverse();
    pages
}

/// The best page that ends before the unit `end`, given the best ends of pages before.
fn best_end(units: &[&[Piece<'_>]], ends: &[End], height: f32, end: usize) -> End {
    // Something has to come on a page, even if it is too high.
    let mut best = End { cost: f32::INFINITY, start: end - 1, shrunk: 1.0 };
    let mut below = Room::default();
    for start in (0..end).rev() {
        let (Some(unit), Some(before)) = (units.get(start), ends.get(start)) else { break };
        let first = unit.first();
        let (above, head) = first.map_or((0.0, 0.0), |piece| (piece.above, piece.repeated_height()));
        let room = Room::of(unit);
        below = Room { needed: below.needed + room.needed, spare: below.spare + room.spare };
        if below.needed - below.spare - above > height + TOLERANCE && start + 1 < end {
            break;
        }
        let head = if start == 0 { 0.0 } else { head };
        let page = Room { needed: below.needed - above + head, ..below };
        let alone = start + 1 == end;
        let Some(shrunk) = page.shrunk(height).or(alone.then_some(1.0)) else { continue };
        let empty = if end == units.len() { 0.0 } else { (1.0 - page.needed / height).max(0.0) };
        let cost = before.cost + badness(empty, shrunk);
        if cost < best.cost {
            best = End { cost, start, shrunk };
        }
    }
    best
}

/// How bad a page is of which this share is empty, and whose pictures have shrunk so far. More than a third empty looks
/// like the end, and shrinking as far as may be is as bad as another page.
fn badness(empty: f32, shrunk: f32) -> f32 {
    const PAGE: f32 = 0.1;
    let gap = (empty - 0.3).max(0.0);
    PAGE + empty.powi(2) + 10.0 * gap.powi(2) + PAGE * shrunk.powi(2)
}

/// A page with these units.
fn filled<'d>(units: &[&[Piece<'d>]], shrunk: f32) -> Page<'d> {
    let (mut page, mut y) = (Page::default(), 0.0);
    let mut place = |piece: &Piece<'d>, y: f32| {
        page.marks.extend(piece.marks.iter().map(|placed| (y, placed.clone())));
    };
    for (index, piece) in units.iter().copied().flatten().enumerate() {
        if index > 0 {
            y += piece.above;
        } else if let Some(head) = &piece.repeated {
            place(&head.as_decoration(), y);
            y += head.height;
        }
        let factor = 1.0 - shrunk * (1.0 - piece.least());
        place(&piece.smaller(factor), y);
        y += factor * piece.height;
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(height: f32) -> Piece<'static> {
        Piece { height, above: 5.0, ..Piece::default() }
    }

    fn picture(height: f32) -> Piece<'static> {
        Piece { least: Some(0.6), ..text(height) }
    }

    fn pages(pieces: &[Piece<'_>]) -> Vec<(std::ops::Range<usize>, f32)> {
        starts(&units(pieces, 100.0), 100.0)
    }

    #[test]
    fn pictures_shrink_to_fit_before_they_move_on() {
        assert_eq!(pages(&[text(40.0), picture(55.0), text(60.0)]), [(0..2, 0.0), (2..3, 0.0)]);
        let shrunk = pages(&[text(40.0), picture(70.0), text(60.0)]);
        assert!(shrunk[0].0 == (0..2) && (0.5..0.6).contains(&shrunk[0].1), "{shrunk:?}");
        // Not even the smallest fits.
        assert_eq!(pages(&[text(60.0), picture(80.0), text(15.0)]), [(0..1, 0.0), (1..3, 0.0)]);
    }

    #[test]
    fn what_belongs_together_stays_together() {
        let heading = Piece { keep: true, ..text(10.0) };
        assert_eq!(pages(&[text(75.0), heading, text(30.0)]), [(0..1, 0.0), (1..2, 0.0)]);
    }

    #[test]
    fn nothing_is_lost_where_nothing_fits() {
        let high = Piece { keep: true, ..text(130.0) };
        let all = pages(&[high.clone(), high, picture(400.0), text(10.0)]);
        assert_eq!(all.iter().map(|(range, _)| range.len()).sum::<usize>(), 4);
        assert_eq!(paginated(Vec::new(), 100.0).len(), 1);
    }
}
