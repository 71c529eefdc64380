//! The shake of a hand that holds a camera.

use std::f64::consts::TAU;

use super::super::camera::CameraView;
use super::super::sampler::Sampler;

/// Share of the amplitude that the roll has at the board's rim.
const ROLL: f64 = 0.25;

/// One sine of the shake.
#[derive(Clone, Copy, Debug)]
struct Wave {
    /// Share of the amplitude.
    share: f64,
    hertz: f64,
    phase: f64,
}

/// The shake of a hand: for each of the three axes a slow drift, a sway and a tremor.
#[derive(Clone, Debug)]
pub(super) struct Shake {
    axes: [[Wave; 3]; 3],
}

impl Shake {
    /// Samples the shake of a hand that tries to hold still: drifts of 1 to 2 Hz.
    pub(super) fn calm(sampler: &mut Sampler) -> Shake {
        Shake::sample(
            sampler,
            [(0.6, 0.7, 1.1), (0.33, 1.1, 2.0), (0.07, 6.0, 9.0)],
        )
    }

    /// Samples the shake of a hand in a hurry: 2 to 5 Hz.
    pub(super) fn wild(sampler: &mut Sampler) -> Shake {
        Shake::sample(sampler, [(0.5, 1.6, 2.6), (0.4, 2.6, 4.2), (0.1, 4.0, 6.0)])
    }

    /// Samples sines with these shares of the amplitude and ranges of the frequency.
    fn sample(sampler: &mut Sampler, waves: [(f64, f64, f64); 3]) -> Shake {
        let axes = [(); 3].map(|()| {
            waves.map(|(share, low, high)| Wave {
                share,
                hertz: sampler.between(low, high),
                phase: sampler.between(0.0, TAU),
            })
        });
        Shake { axes }
    }

    /// Returns the shaken camera at a time. `amplitude` is that of the picture, pixels, and
    /// `reach_px` the distance of the board's rim from the middle of the picture.
    pub(super) fn shake(
        &self,
        view: &CameraView,
        at_s: f64,
        amplitude_px: f64,
        reach_px: f64,
    ) -> CameraView {
        let [right, down, roll] = self.axes.map(|waves| {
            waves
                .iter()
                .map(|wave| wave.share * (TAU * wave.hertz * at_s + wave.phase).sin())
                .sum::<f64>()
        });
        let angle = amplitude_px / view.focal_px();
        let turn = ROLL * amplitude_px / reach_px.max(1.0);
        view.turned(right * angle, down * angle, roll * turn)
    }
}
