//! Small dense least squares.

use nalgebra::{DMatrix, DVector};

/// Largest number of steps. A fit that still improves then is taken as it is.
const MOST_STEPS: usize = 40;

/// Minimises the sum of squared residuals, starting from `start`: the Levenberg–Marquardt method
/// with Marquardt's diagonal scaling and numerical derivatives. (J. Nocedal, S. Wright, *Numerical
/// Optimization*, 2nd ed. 2006, §10.3.)
///
/// `residuals` returns the same number of values at every call, or `None` for parameters at which
/// the model is not defined; such steps are not taken. `steps` are the differences used for the
/// derivatives, one per parameter. Returns `None` if the model is not defined at the start.
pub fn minimise(
    start: &[f64],
    steps: &[f64],
    mut residuals: impl FnMut(&[f64]) -> Option<Vec<f64>>,
) -> Option<Vec<f64>> {
    let mut at = start.to_vec();
    let mut here = DVector::from_vec(residuals(&at)?);
    // The larger the damping, the more a step is one of gradient descent: shorter, but sure to
    // improve in the end.
    let mut damping = 1e-3;
    for _ in 0..MOST_STEPS {
        let mut slope = DMatrix::<f64>::zeros(here.len(), at.len());
        for (k, step) in steps.iter().enumerate() {
            let mut moved = at.clone();
            moved[k] += step;
            let there = DVector::from_vec(residuals(&moved)?);
            slope.set_column(k, &((there - &here) / *step));
        }
        // The normal equations of the linearised problem, JᵀJ·δ = Jᵀr.
        let normal = slope.tr_mul(&slope);
        let right = slope.tr_mul(&here);
        let before = here.norm_squared();
        let mut improved = false;
        // Raise the damping until a step improves. A step that does lowers it for the next round.
        while damping < 1e9 {
            let mut damped = normal.clone();
            for k in 0..at.len() {
                damped[(k, k)] += damping * normal[(k, k)].max(1e-12);
            }
            let Some(delta) = damped.lu().solve(&right) else {
                break;
            };
            let moved: Vec<f64> = at.iter().zip(delta.iter()).map(|(p, d)| p - d).collect();
            let there = residuals(&moved).map(DVector::from_vec);
            if let Some(there) = there.filter(|t| t.norm_squared() < before) {
                at = moved;
                here = there;
                damping = (damping * 0.2).max(1e-9);
                improved = true;
                break;
            }
            damping *= 5.0;
        }
        if !improved || here.norm_squared() > before * (1.0 - 1e-7) {
            break;
        }
    }
    Some(at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_circle_is_fitted_to_points_on_it() {
        let points: Vec<(f64, f64)> = (0..7)
            .map(|k| {
                (
                    3.0 + 2.0 * f64::from(k).cos(),
                    -1.0 + 2.0 * f64::from(k).sin(),
                )
            })
            .collect();
        let fit = minimise(&[0.0, 0.0, 1.0], &[1e-5; 3], |p| {
            Some(
                points
                    .iter()
                    .map(|(x, y)| (x - p[0]).hypot(y - p[1]) - p[2])
                    .collect(),
            )
        })
        .unwrap();
        assert!(
            (fit[0] - 3.0).abs() < 1e-6
                && (fit[1] + 1.0).abs() < 1e-6
                && (fit[2].abs() - 2.0).abs() < 1e-6
        );
    }

    #[test]
    fn an_undefined_start_has_no_fit() {
        assert_eq!(minimise(&[0.0], &[1e-3], |_| None), None);
    }
}
