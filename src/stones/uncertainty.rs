//! Uncertainty: decides about which points the user is asked, and for which reason.

use super::classifier::{BoardClassification, PointClassification};
use super::rectify;
use super::{Doubt, StonesSettings};
use crate::network::Planes;

/// Range of the sum of two neighbouring points' probabilities of a colour if one stone of that
/// colour lies between them.
const SHARED: std::ops::RangeInclusive<f64> = 0.6..=1.4;

/// Returns true if the user need not be asked about a point.
pub(super) fn is_certain(point: &PointClassification, settings: &StonesSettings) -> bool {
    let best = point.empty.max(point.black).max(point.white);
    best >= settings.certain && point.off <= settings.most_off
}

/// Returns the reason for doubt about a point that lies in the photo; `None` if it is certain.
pub(super) fn find_doubt(
    (column, row): (usize, usize),
    points: &BoardClassification,
    rectified: &Planes,
    settings: &StonesSettings,
) -> Option<Doubt> {
    let at = |right: isize, down: isize| {
        points.at(
            column.checked_add_signed(right)? as isize,
            row.checked_add_signed(down)? as isize,
        )
    };
    let point = at(0, 0).filter(|point| !is_certain(point, settings))?;
    if point.off > settings.most_off {
        return Some(Doubt::Covered);
    }
    if rectify::is_glare(rectified, column, row) {
        return Some(Doubt::Glare);
    }
    let neighbours = [(1, 0), (-1, 0), (0, 1), (0, -1)].map(|(right, down)| at(right, down));
    // A stone between two points makes each of them about as likely to hold it as not.
    let shares = |other: &PointClassification| {
        !is_certain(other, settings)
            && other.off <= settings.most_off
            && (SHARED.contains(&(point.black + other.black)) && point.white + other.white < 0.5
                || SHARED.contains(&(point.white + other.white)) && point.black + other.black < 0.5)
    };
    let is_shared = neighbours.into_iter().flatten().any(shares);
    Some(if is_shared {
        Doubt::OffPoint
    } else {
        Doubt::Ambiguous
    })
}
