//! Why a point is asked about.

use super::Doubt;
use super::Settings;
use super::flat;
use super::reader::{PointReading, Reading};
use crate::network::Planes;

/// Two neighbouring points share a stone when together they have about one: at least and at most so much.
const SHARED: std::ops::RangeInclusive<f64> = 0.6..=1.4;

pub(super) fn is_certain(point: &PointReading, settings: &Settings) -> bool {
    let best = point.empty.max(point.black).max(point.white);
    best >= settings.certain && point.off <= settings.most_off
}

/// Why a point that lies in the photo is not certain, when it is not.
pub(super) fn of(
    (column, row): (usize, usize),
    reading: &Reading,
    flat: &Planes,
    settings: &Settings,
) -> Option<Doubt> {
    let at = |right: isize, down: isize| {
        reading.at(column.checked_add_signed(right)? as isize, row.checked_add_signed(down)? as isize)
    };
    let point = at(0, 0).filter(|point| !is_certain(point, settings))?;
    if point.off > settings.most_off {
        return Some(Doubt::Covered);
    }
    if flat::is_glare(flat, column, row) {
        return Some(Doubt::Glare);
    }
    let neighbours = [(1, 0), (-1, 0), (0, 1), (0, -1)].map(|(right, down)| at(right, down));
    let shares = |other: &PointReading| {
        !is_certain(other, settings)
            && other.off <= settings.most_off
            && (SHARED.contains(&(point.black + other.black)) && point.white + other.white < 0.5
                || SHARED.contains(&(point.white + other.white)) && point.black + other.black < 0.5)
    };
    let is_shared = neighbours.into_iter().flatten().any(shares);
    Some(if is_shared { Doubt::OffPoint } else { Doubt::Ambiguous })
}
