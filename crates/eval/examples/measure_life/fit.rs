//! Fits the weights of `life::calibration` by Newton's method.

use nalgebra::{SMatrix, SVector};
use shuzi::life::calibration::{TERMS, logistic, model_terms};
use shuzi::life::{LifeError, LifeJudge, LifeSettings};

use crate::boards::LabelledBoard;

/// Number of steps, after which Newton's method has converged.
const NEWTON_STEPS: usize = 40;
/// Weight of the penalty on large weights (ridge regression), which keeps the matrix invertible.
const RIDGE: f64 = 1e-3;

/// The terms of every chain that the model judges, and true if it is alive.
#[derive(Default)]
pub struct ChainSamples {
    chains: Vec<(SVector<f64, TERMS>, bool)>,
}

impl ChainSamples {
    /// Adds the chains of a board.
    pub fn add(
        &mut self,
        board: &LabelledBoard,
        judge: &LifeJudge,
        settings: &LifeSettings,
    ) -> Result<(), LifeError> {
        for seen in judge.extract_features(&board.position, settings)?.chains {
            if !(seen.is_proved() || seen.against_bent_four) {
                self.chains
                    .push((model_terms(&seen).into(), !board.is_dead(&seen.points)));
            }
        }
        Ok(())
    }

    /// Returns the weights with the highest likelihood, or `None` if the samples do not determine
    /// them. This is logistic regression: each step moves the weights by the gradient of the
    /// log-likelihood divided by its curvature.
    pub fn weights(&self) -> Option<[f64; TERMS]> {
        let mut weights = SVector::<f64, TERMS>::zeros();
        for _ in 0..NEWTON_STEPS {
            let mut gradient = -RIDGE * weights;
            let mut curvature = SMatrix::<f64, TERMS, TERMS>::identity() * RIDGE;
            for (terms, alive) in &self.chains {
                let probability = logistic(weights.dot(terms));
                gradient += terms * (f64::from(u8::from(*alive)) - probability);
                curvature += terms * terms.transpose() * (probability * (1.0 - probability));
            }
            weights += curvature.try_inverse()? * gradient;
        }
        Some(weights.into())
    }
}
