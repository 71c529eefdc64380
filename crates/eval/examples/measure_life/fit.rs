//! Fits the weights of `life::calibration` by Newton's method.

use nalgebra::{SMatrix, SVector};
use shuzi::life::calibration::{TERMS, logistic, model_terms};
use shuzi::life::{LifeError, LifeJudge, LifeSettings};

use crate::boards::Labelled;

/// Newton's method has converged long before.
const STEPS: usize = 40;
/// A weak pull towards zero keeps the matrix invertible.
const RIDGE: f64 = 1e-3;

/// The evidence about every chain the model is asked about, and whether it lives.
#[derive(Default)]
pub struct Samples {
    chains: Vec<(SVector<f64, TERMS>, bool)>,
}

impl Samples {
    /// Adds the chains of `board`.
    pub fn add(
        &mut self,
        board: &Labelled,
        judge: &LifeJudge,
        settings: &LifeSettings,
    ) -> Result<(), LifeError> {
        for seen in judge.extract_features(&board.position, settings)?.chains {
            if !(seen.is_proved() || seen.against_bent_four) {
                self.chains.push((model_terms(&seen).into(), !board.is_dead(&seen.points)));
            }
        }
        Ok(())
    }

    /// The most likely weights, or `None` when the samples do not determine them.
    pub fn weights(&self) -> Option<[f64; TERMS]> {
        let mut weights = SVector::<f64, TERMS>::zeros();
        for _ in 0..STEPS {
            let mut slope = -RIDGE * weights;
            let mut curvature = SMatrix::<f64, TERMS, TERMS>::identity() * RIDGE;
            for (terms, alive) in &self.chains {
                let probability = logistic(weights.dot(terms));
                slope += terms * (f64::from(u8::from(*alive)) - probability);
                curvature += terms * terms.transpose() * (probability * (1.0 - probability));
            }
            weights += curvature.try_inverse()? * slope;
        }
        Some(weights.into())
    }
}
