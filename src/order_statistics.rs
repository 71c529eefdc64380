//! Medians and quantiles: what a sample is usually like, whatever its outliers. A leaf: imports nothing of
//! shuzi.

/// The middle value, the upper one of two; 0 of none.
pub fn median(mut values: Vec<f32>) -> f32 {
    values.sort_by(f32::total_cmp);
    quantile(&values, 0.5)
}

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
        assert_eq!(median(vec![5.0, 1.0, 3.0]), 3.0);
        assert_eq!(median(vec![4.0, 1.0]), 4.0);
        assert_eq!(median(Vec::new()), 0.0);
        let sorted = [1.0, 2.0, 3.0, 4.0, 5.0];
        assert_eq!([0.0, 0.2, 0.9, 1.0].map(|share| quantile(&sorted, share)), [1.0, 2.0, 5.0, 5.0]);
    }
}
