//! Uncertainty: decides about which points the user is asked, and for which reason.

use super::classifier::{BoardClassification, PointClassification};
use super::rectify;
use super::rivals::{self, Rivalry};
use super::{Doubt, StonesSettings};
use crate::network::Planes;

/// Returns true if the user need not be asked about a point.
pub(super) fn is_certain(point: &PointClassification, settings: &StonesSettings) -> bool {
    let best = point.empty.max(point.black).max(point.white);
    best >= settings.certain
        && point.off <= settings.most_off
        && point.covered <= settings.most_covered
}

/// Returns the reason for doubt about a point that lies in the photo; `None` if it is certain.
pub(super) fn find_doubt(
    (column, row): (usize, usize),
    points: &BoardClassification,
    rectified: &Planes,
    settings: &StonesSettings,
) -> Option<Doubt> {
    let point = points.at(column as isize, row as isize)?;
    if point.off > settings.most_off || point.covered > settings.most_covered {
        return Some(Doubt::Covered);
    }
    // A stone between two points is asked about however certain each of them is.
    let rivalry = rivals::rivalry(points, (column, row));
    if rivalry == Some(Rivalry::InDoubt) {
        return Some(Doubt::OffPoint);
    }
    if is_certain(point, settings) {
        return None;
    }
    Some(if rectify::is_glare(rectified, column, row) {
        Doubt::Glare
    } else {
        Doubt::Ambiguous
    })
}
