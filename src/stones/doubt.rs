//! Why a point is asked about.

use serde::Deserialize;

use super::StonesSettings;
use super::classifier::{BoardClassification, PointClassification};
use super::rectify;
use crate::network::Planes;

/// Why a reading is not certain; by the names that the JSON has for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Doubt {
    /// A highlight or reflection covers the point.
    Glare,
    /// The point looks like more than one class.
    Ambiguous,
    /// Something else covers the point (a hand, a bowl).
    Covered,
    /// A stone lies between this point and another and may belong to either.
    OffPoint,
    /// The point lies outside the photo.
    OutOfFrame,
    /// The reading leaves a chain without liberties.
    NoLiberties,
}

impl Doubt {
    /// Its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Doubt::Glare => "glare",
            Doubt::Ambiguous => "ambiguous",
            Doubt::Covered => "covered",
            Doubt::OffPoint => "off_point",
            Doubt::OutOfFrame => "out_of_frame",
            Doubt::NoLiberties => "no_liberties",
        }
    }
}

/// Sum of two neighbouring points' probabilities of a colour with which they share one stone.
const SHARED: std::ops::RangeInclusive<f64> = 0.6..=1.4;

/// Returns true if a point need not be asked about.
pub(super) fn is_certain(point: &PointClassification, settings: &StonesSettings) -> bool {
    let best = point.empty.max(point.black).max(point.white);
    best >= settings.certain && point.off <= settings.most_off
}

/// Returns why a point that lies in the photo is in doubt; `None` where it is certain.
pub(super) fn of(
    (column, row): (usize, usize),
    points: &BoardClassification,
    rectified: &Planes,
    settings: &StonesSettings,
) -> Option<Doubt> {
    let at = |right: isize, down: isize| {
        points.at(column.checked_add_signed(right)? as isize, row.checked_add_signed(down)? as isize)
    };
    let point = at(0, 0).filter(|point| !is_certain(point, settings))?;
    if point.off > settings.most_off {
        return Some(Doubt::Covered);
    }
    if rectify::is_glare(rectified, column, row) {
        return Some(Doubt::Glare);
    }
    let neighbours = [(1, 0), (-1, 0), (0, 1), (0, -1)].map(|(right, down)| at(right, down));
    let shares = |other: &PointClassification| {
        !is_certain(other, settings)
            && other.off <= settings.most_off
            && (SHARED.contains(&(point.black + other.black)) && point.white + other.white < 0.5
                || SHARED.contains(&(point.white + other.white)) && point.black + other.black < 0.5)
    };
    let is_shared = neighbours.into_iter().flatten().any(shares);
    Some(if is_shared { Doubt::OffPoint } else { Doubt::Ambiguous })
}
