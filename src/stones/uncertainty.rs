//! Uncertainty: decides about which points the user is asked, and for which reason.

use super::classifier::{BoardClassification, PointClassification};
use super::rivals::Rivalry;
use super::{Doubt, StonesSettings};

/// Returns true if the user need not be asked about a point.
pub(super) fn is_certain(point: &PointClassification, settings: &StonesSettings) -> bool {
    let best = point.empty.max(point.black).max(point.white);
    best >= settings.certain
        && point.off <= settings.most_off
        && point.covered <= settings.most_covered
}

/// Returns true if something probably hides a point. What hides a neighbour may well reach as far,
/// so that less is enough beside a point that is hidden itself.
pub(super) fn is_hidden(
    points: &BoardClassification,
    (column, row): (usize, usize),
    settings: &StonesSettings,
) -> bool {
    let (column, row) = (column as isize, row as isize);
    let covered = |column, row| {
        let point = points.on_board(column, row);
        point.map_or(0.0, |point| point.covered)
    };
    let is_beside_hidden = [(-1, 0), (1, 0), (0, -1), (0, 1)]
        .into_iter()
        .any(|(right, down)| covered(column + right, row + down) > settings.most_covered);
    let most = match is_beside_hidden {
        true => settings.most_covered_beside,
        false => settings.most_covered,
    };
    covered(column, row) > most
}

/// Returns the reason for doubt about a point that lies in the photo, with what its neighbours make
/// of it; `None` if it is certain. `is_hidden` tells whether something hides the point, `is_glare`
/// whether it lies in glare.
pub(super) fn find_doubt(
    point: &PointClassification,
    is_hidden: bool,
    rivalry: Option<Rivalry>,
    is_glare: impl FnOnce() -> bool,
    settings: &StonesSettings,
) -> Option<Doubt> {
    if point.off > settings.most_off || is_hidden {
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

#[cfg(test)]
mod tests {
    use ndarray::ArrayView3;

    use super::super::classifier;
    use super::super::rectify::{RING, SCALE};
    use super::*;
    use crate::network::{Network, NetworkError, Planes};

    /// Predicts that points of a 9×9 board are hidden with these probabilities, by column and row.
    struct Hidden(&'static [((usize, usize), f32)]);

    impl Network for Hidden {
        fn run(&self, _input: ArrayView3<'_, f32>) -> Result<Planes, NetworkError> {
            let side = LINES + 2 * RING;
            let mut output = Planes::zeros((9, side, side));
            // Empty, so that what is not hidden is certain.
            output.index_axis_mut(ndarray::Axis(0), 0).fill(20.0);
            for &((column, row), hidden) in self.0 {
                let logit = 20.0 + (hidden / (1.0 - hidden)).ln();
                output[[4, row + RING, column + RING]] = logit;
            }
            Ok(output)
        }
    }

    const LINES: usize = 9;

    #[test]
    fn less_is_enough_beside_a_hidden_point() {
        let network = Hidden(&[
            ((4, 4), 0.9),
            ((5, 4), 0.15),
            ((5, 5), 0.15),
            ((8, 8), 0.15),
        ]);
        let rectified = Planes::zeros((6, 11 * SCALE, 11 * SCALE));
        let points = classifier::classify(&network, &rectified, LINES).unwrap();
        let settings = StonesSettings::default();
        let hidden = |place| is_hidden(&points, place, &settings);
        assert!(hidden((4, 4)));
        assert!(hidden((5, 4)), "at the rim");
        assert!(!hidden((8, 8)), "far from anything hidden");
        assert!(
            !hidden((5, 5)),
            "beside a point that is itself only at the rim"
        );
        assert!(!hidden((0, 0)));
    }
}
