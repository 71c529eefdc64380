//! Quantiles: what a sample is usually like, whatever its outliers. A leaf: imports nothing of shuzi.

/// The value that `share` (0 to 1) of the `sorted` values lie below; 0 of none.
pub fn quantile(sorted: &[f32], share: f32) -> f32 {
    let rank = (sorted.len() as f32 * share) as usize;
    sorted.get(rank.min(sorted.len().saturating_sub(1))).copied().unwrap_or_default()
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
