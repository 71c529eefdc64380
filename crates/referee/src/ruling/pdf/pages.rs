//! Divides pieces into pages, and chooses the size of the pictures on each.
//!
//! How it works: pieces that belong together form a unit. As when a paragraph is broken into lines
//! (Knuth and Plass, 1981), every end of a page is given a cost, which grows with the empty space
//! on the page and with the amount by which its pictures shrink. The cheapest way to end a page
//! after a unit follows from the cheapest ways to end the page before, so all are found in one
//! pass.
//!
//! Why: filling each page as far as possible leaves large gaps before drawings and photos, which a
//! slightly smaller picture on an earlier page avoids.
//!
//! Invariant: after a step, `ends[i]` is the cheapest way to place the units before the `i`-th on
//! whole pages.
//!
//! Cost: for each unit, one step for each unit that fits on a page with it.

use super::piece::{Piece, PlacedMark};

/// A page of the PDF.
#[derive(Clone, Debug, Default)]
pub(super) struct PdfPage<'d> {
    /// The marks, from back to front, each with the distance of its piece from the top of the
    /// page's text, in points.
    pub marks: Vec<(f32, PlacedMark<'d>)>,
}

/// Divides pieces into pages whose text is `height` points high. Pieces that belong together are on
/// one page unless they are higher than a page. Returns at least one page.
pub(super) fn paginate(pieces: Vec<Piece<'_>>, height: f32) -> Vec<PdfPage<'_>> {
    let units = group_pieces(&pieces, height);
    let mut pages: Vec<PdfPage> = choose_pages(&units, height)
        .into_iter()
        .map(|(range, shrunk)| fill_page(units.get(range).unwrap_or_default(), shrunk))
        .collect();
    if pages.is_empty() {
        pages.push(PdfPage::default());
    }
    pages
}

/// Groups pieces that belong together into units. A group that is higher than a page is divided
/// into its pieces.
fn group_pieces<'p, 'd>(pieces: &'p [Piece<'d>], height: f32) -> Vec<&'p [Piece<'d>]> {
    let mut units = Vec::new();
    let mut rest = pieces;
    while !rest.is_empty() {
        let together = rest
            .iter()
            .position(|piece| !piece.keep)
            .map_or(rest.len(), |last| last + 1);
        let (unit, after) = rest.split_at(together);
        let required = RequiredHeight::of_pieces(unit);
        if required.full - required.spare > height {
            units.extend(unit.chunks(1));
        } else {
            units.push(unit);
        }
        rest = after;
    }
    units
}

/// The height that pieces require on a page, one below the other, in points.
#[derive(Clone, Copy, Debug, Default)]
struct RequiredHeight {
    /// The height with pictures in their full size.
    full: f32,
    /// The height that is saved if pictures shrink as far as possible.
    spare: f32,
}

impl RequiredHeight {
    fn of_pieces(pieces: &[Piece<'_>]) -> RequiredHeight {
        RequiredHeight {
            full: pieces.iter().map(|piece| piece.above + piece.height).sum(),
            spare: pieces
                .iter()
                .map(|piece| piece.height * (1.0 - piece.least_share()))
                .sum(),
        }
    }

    /// Returns the amount by which pictures have to shrink to fit into `height`, from 0, not at
    /// all, to 1, as far as possible. Returns `None` if that is not enough.
    fn shrinkage(self, height: f32) -> Option<f32> {
        let excess = self.full - height;
        match excess {
            excess if excess <= TOLERANCE => Some(0.0),
            excess if excess <= self.spare + TOLERANCE => {
                Some((excess / self.spare).clamp(0.0, 1.0))
            }
            _ => None,
        }
    }
}

/// Allowance for rounding errors, in points.
const TOLERANCE: f32 = 0.01;

/// The cheapest page that ends before a unit.
#[derive(Clone, Copy)]
struct PageEnd {
    /// The cost of this page and all pages before it.
    cost: f32,
    /// The first unit on the page.
    start: usize,
    /// The amount by which its pictures shrink, from 0 to 1.
    shrunk: f32,
}

/// Chooses the units of each page, and the amount by which its pictures shrink, with the least
/// cost.
fn choose_pages(units: &[&[Piece<'_>]], height: f32) -> Vec<(std::ops::Range<usize>, f32)> {
    // The empty beginning, then the best end before each further unit.
    let mut ends = vec![PageEnd {
        cost: 0.0,
        start: 0,
        shrunk: 0.0,
    }];
    for end in 1..=units.len() {
        ends.push(find_best_end(units, &ends, height, end));
    }
    // From the last page back to the first.
    let mut pages = Vec::new();
    let mut end = units.len();
    while let Some(page) = ends.get(end).filter(|page| page.start < end) {
        pages.push((page.start..end, page.shrunk));
        end = page.start;
    }
    pages.reverse();
    pages
}

/// Finds the cheapest page that ends before the unit `end`, given the best ends of the pages
/// before.
fn find_best_end(units: &[&[Piece<'_>]], ends: &[PageEnd], height: f32, end: usize) -> PageEnd {
    // A page has at least one unit, even if it is too high.
    let mut best = PageEnd {
        cost: f32::INFINITY,
        start: end - 1,
        shrunk: 1.0,
    };
    // The height of the units from `start` to `end`, as `start` moves up.
    let mut below = RequiredHeight::default();
    for start in (0..end).rev() {
        let (Some(unit), Some(before)) = (units.get(start), ends.get(start)) else {
            break;
        };
        let first = unit.first();
        let (above, head) =
            first.map_or((0.0, 0.0), |piece| (piece.above, piece.repeated_height()));
        let required = RequiredHeight::of_pieces(unit);
        below = RequiredHeight {
            full: below.full + required.full,
            spare: below.spare + required.spare,
        };
        if below.full - below.spare - above > height + TOLERANCE && start + 1 < end {
            break;
        }
        // The space above the first piece is dropped, and the head of a divided table repeated.
        let head = if start == 0 { 0.0 } else { head };
        let page = RequiredHeight {
            full: below.full - above + head,
            ..below
        };
        let is_alone = start + 1 == end;
        let Some(shrunk) = page.shrinkage(height).or(is_alone.then_some(1.0)) else {
            continue;
        };
        // The last page may be empty to any extent.
        let empty = if end == units.len() {
            0.0
        } else {
            (1.0 - page.full / height).max(0.0)
        };
        let cost = before.cost + page_cost(empty, shrunk);
        if cost < best.cost {
            best = PageEnd {
                cost,
                start,
                shrunk,
            };
        }
    }
    best
}

/// Returns the cost of a page of which the share `empty` is empty and whose pictures shrink by the
/// amount `shrunk`. A page that is empty by more than 0.3 looks like the last one, so that costs
/// more; shrinking pictures as far as possible costs as much as another page.
fn page_cost(empty: f32, shrunk: f32) -> f32 {
    const PAGE: f32 = 0.1;
    let gap = (empty - 0.3).max(0.0);
    PAGE + empty.powi(2) + 10.0 * gap.powi(2) + PAGE * shrunk.powi(2)
}

/// Places units on a page, one below the other.
fn fill_page<'d>(units: &[&[Piece<'d>]], shrunk: f32) -> PdfPage<'d> {
    let (mut page, mut y) = (PdfPage::default(), 0.0);
    let mut place = |piece: &Piece<'d>, y: f32| {
        page.marks
            .extend(piece.marks.iter().map(|placed| (y, placed.clone())));
    };
    for (index, piece) in units.iter().copied().flatten().enumerate() {
        if index > 0 {
            y += piece.above;
        } else if let Some(head) = &piece.repeated {
            place(&head.as_decoration(), y);
            y += head.height;
        }
        let factor = 1.0 - shrunk * (1.0 - piece.least_share());
        place(&piece.scaled(factor), y);
        y += factor * piece.height;
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(height: f32) -> Piece<'static> {
        Piece {
            height,
            above: 5.0,
            ..Piece::default()
        }
    }

    fn picture(height: f32) -> Piece<'static> {
        Piece {
            least: Some(0.6),
            ..text(height)
        }
    }

    fn pages(pieces: &[Piece<'_>]) -> Vec<(std::ops::Range<usize>, f32)> {
        choose_pages(&group_pieces(pieces, 100.0), 100.0)
    }

    #[test]
    fn pictures_shrink_to_fit_before_they_move_on() {
        assert_eq!(
            pages(&[text(40.0), picture(55.0), text(60.0)]),
            [(0..2, 0.0), (2..3, 0.0)]
        );
        let shrunk = pages(&[text(40.0), picture(70.0), text(60.0)]);
        assert!(
            shrunk[0].0 == (0..2) && (0.5..0.6).contains(&shrunk[0].1),
            "{shrunk:?}"
        );
        // Not even the smallest fits.
        assert_eq!(
            pages(&[text(60.0), picture(80.0), text(15.0)]),
            [(0..1, 0.0), (1..3, 0.0)]
        );
    }

    #[test]
    fn what_belongs_together_stays_together() {
        let heading = Piece {
            keep: true,
            ..text(10.0)
        };
        assert_eq!(
            pages(&[text(75.0), heading, text(30.0)]),
            [(0..1, 0.0), (1..2, 0.0)]
        );
    }

    #[test]
    fn nothing_is_lost_where_nothing_fits() {
        let high = Piece {
            keep: true,
            ..text(130.0)
        };
        let all = pages(&[high.clone(), high, picture(400.0), text(10.0)]);
        assert_eq!(all.iter().map(|(range, _)| range.len()).sum::<usize>(), 4);
        assert_eq!(paginate(Vec::new(), 100.0).len(), 1);
    }
}
