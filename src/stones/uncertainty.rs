//! Uncertainty: decides about which points the user is asked, and for which reason.

use super::classifier::PointClassification;
use super::rivals::Rivalry;
use super::{Doubt, StonesSettings};

/// Returns true if the user need not be asked about a point.
pub(super) fn is_certain(point: &PointClassification, settings: &StonesSettings) -> bool {
    let best = point.empty.max(point.black).max(point.white);
    best >= settings.certain
        && point.off <= settings.most_off
        && point.covered <= settings.most_covered
}

/// Returns the reason for doubt about a point that lies in the photo, with what its neighbours make
/// of it; `None` if it is certain. `is_glare` tells whether the point lies in glare.
pub(super) fn find_doubt(
    point: &PointClassification,
    rivalry: Option<Rivalry>,
    is_glare: impl FnOnce() -> bool,
    settings: &StonesSettings,
) -> Option<Doubt> {
    if point.off > settings.most_off || point.covered > settings.most_covered {
        return Some(Doubt::Covered);
    }
    // A stone between two points is asked about however certain each of them is.
    if rivalry == Some(Rivalry::InDoubt) {
        return Some(Doubt::OffPoint);
    }
    if is_certain(point, settings) {
        return None;
    }
    Some(if is_glare() {
        Doubt::Glare
    } else {
        Doubt::Ambiguous
    })
}
