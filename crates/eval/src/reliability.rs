//! Reliability: the share of correct predictions for each predicted probability.

use super::{PhotoOutcome, PhotoVerdict};

/// A prediction with its probability, and whether it came true.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prediction {
    /// Probability, 0 to 1.
    pub probability: f64,
    /// True if the prediction was right.
    pub right: bool,
}

/// Predictions with similar probabilities.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bin {
    /// Lower bound of the probabilities, exclusive.
    pub above: f64,
    /// Upper bound of the probabilities, inclusive.
    pub up_to: f64,
    /// Number of predictions.
    pub count: usize,
    /// Number of correct predictions.
    pub right: usize,
    /// Sum of the probabilities.
    sum: f64,
}

impl Bin {
    /// Returns the mean probability, or `None` if the bin is empty.
    pub fn mean_probability(&self) -> Option<f64> {
        (self.count > 0).then(|| self.sum / self.count as f64)
    }

    /// Returns the share of correct predictions, or `None` if the bin is empty.
    pub fn share_right(&self) -> Option<f64> {
        (self.count > 0).then(|| self.right as f64 / self.count as f64)
    }
}

/// A reliability table.
#[derive(Clone, Debug, PartialEq)]
pub struct Reliability {
    /// The bins in ascending order of probability.
    pub bins: Vec<Bin>,
}

/// Upper bounds of the bins for points, except the last one's 1. Above 0.98, the reader asks about
/// a point only for another reason: it does not look like an intersection, it lies outside the
/// photo, or its chain has no liberties.
const POINT_BINS: [f64; 6] = [0.5, 0.8, 0.9, 0.98, 0.99, 0.999];
/// Upper bounds of the bins for grids, except the last one's 1. Photos in the first two are
/// refused.
const GRID_BINS: [f64; 4] = [0.5, 0.8, 0.95, 0.99];

impl Reliability {
    /// Sorts predictions into bins with these upper bounds, in ascending order, and a last one up
    /// to 1.
    pub fn of(predictions: impl Iterator<Item = Prediction>, ends: &[f64]) -> Reliability {
        let starts = std::iter::once(0.0).chain(ends.iter().copied());
        let ends = ends.iter().copied().chain([1.0]);
        let bin = |(above, up_to)| Bin {
            above,
            up_to,
            count: 0,
            right: 0,
            sum: 0.0,
        };
        let mut bins: Vec<Bin> = starts.zip(ends).map(bin).collect();
        for prediction in predictions {
            if let Some(bin) = bins
                .iter_mut()
                .find(|bin| prediction.probability <= bin.up_to)
            {
                bin.count += 1;
                bin.right += usize::from(prediction.right);
                bin.sum += prediction.probability;
            }
        }
        Reliability { bins }
    }

    /// Builds the table of all judged points, over the same photos as the headline.
    pub fn of_points(verdicts: &[PhotoVerdict]) -> Reliability {
        // Photos that were used for training would make the reader look better calibrated than it
        // is.
        let headline = verdicts
            .iter()
            .filter(|v| !v.train && !v.stress && !v.special);
        let predictions = headline.filter_map(|verdict| verdict.figures.as_ref());
        Reliability::of(
            predictions.flat_map(|figures| figures.points.iter().copied()),
            &POINT_BINS,
        )
    }

    /// Builds the table of the likeliest grids, including refused ones, over the same photos as the
    /// headline and those without a board.
    pub fn of_grids(verdicts: &[PhotoVerdict]) -> Reliability {
        let without_board = |v: &PhotoVerdict| {
            matches!(
                v.outcome,
                PhotoOutcome::Phantom | PhotoOutcome::RightlyRefused
            )
        };
        let told = verdicts
            .iter()
            .filter(|v| !v.train && (without_board(v) || !v.stress && !v.special));
        Reliability::of(told.filter_map(|verdict| verdict.grid), &GRID_BINS)
    }

    /// Returns the number of all predictions.
    pub fn total(&self) -> usize {
        self.bins.iter().map(|bin| bin.count).sum()
    }

    /// Returns the expected calibration error: the difference between the mean probability and the
    /// share of correct predictions, averaged over all predictions (M. Naeini, G. Cooper, M.
    /// Hauskrecht, *Obtaining Well Calibrated Probabilities Using Bayesian Binning*, AAAI 2015).
    pub fn expected_calibration_error(&self) -> f64 {
        let apart: f64 = self
            .bins
            .iter()
            .map(|bin| (bin.sum - bin.right as f64).abs())
            .sum();
        apart / self.total().max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn predictions(probability: f64, right: usize, wrong: usize) -> Vec<Prediction> {
        let prediction = |right| Prediction { probability, right };
        [
            vec![prediction(true); right],
            vec![prediction(false); wrong],
        ]
        .concat()
    }

    #[test]
    fn a_claim_belongs_to_the_bin_that_ends_at_it() {
        let reliability = Reliability::of(
            [
                predictions(0.5, 1, 0),
                predictions(0.51, 0, 1),
                predictions(1.0, 2, 0),
            ]
            .concat()
            .into_iter(),
            &[0.5, 0.9],
        );
        let counts: Vec<(usize, usize)> = reliability
            .bins
            .iter()
            .map(|bin| (bin.count, bin.right))
            .collect();
        assert_eq!(counts, [(1, 1), (1, 0), (2, 2)]);
        assert_eq!(
            reliability.bins.last().and_then(Bin::share_right),
            Some(1.0)
        );
        assert_eq!(
            Reliability::of(std::iter::empty(), &[0.5])
                .bins
                .first()
                .and_then(Bin::mean_probability),
            None
        );
    }

    #[test]
    fn calibration_is_off_by_what_is_said_too_much_or_too_little() {
        let error = |predictions: Vec<Prediction>| {
            Reliability::of(predictions.into_iter(), &[0.5]).expected_calibration_error()
        };
        assert!(error(predictions(0.75, 3, 1)).abs() < 1e-12);
        assert!((error(predictions(1.0, 1, 1)) - 0.5).abs() < 1e-12);
        assert!(
            (error([predictions(1.0, 2, 0), predictions(0.5, 0, 2)].concat()) - 0.25).abs() < 1e-12
        );
        assert_eq!(error(vec![]), 0.0);
    }
}
