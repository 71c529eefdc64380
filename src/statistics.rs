//! The mean of a sample, and its quantiles, which are robust against outliers.

/// Returns the mean; 0 if there are no values.
pub fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0), |(sum, count), value| (sum + value, count + 1));
    sum / f64::from(count.max(1))
}

/// Returns the value below which `share` (0 to 1) of the `sorted` values lie; 0 if there are none.
pub fn quantile(sorted: &[f32], share: f32) -> f32 {
    let rank = (sorted.len() as f32 * share) as usize;
    sorted
        .get(rank.min(sorted.len().saturating_sub(1)))
        .copied()
        .unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_and_the_ends() {
        let sorted = [1.0, 2.0, 3.0, 4.0, 5.0];
        assert_eq!(
            [0.0, 0.2, 0.5, 0.9, 1.0].map(|share| quantile(&sorted, share)),
            [1.0, 2.0, 3.0, 5.0, 5.0]
        );
        assert_eq!(quantile(&[], 0.5), 0.0);
    }
}
