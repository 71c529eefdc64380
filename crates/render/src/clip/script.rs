//! The course of a clip: where the camera is at every moment, and what else happens then.

use super::super::camera::CameraView;
use super::super::noise::step;
use super::super::sampler::Sampler;
use super::super::sensor::Light;
use super::kind::ClipKind;
use super::reflection::Reflection;
use super::shake::Shake;

/// Share of the clip after which nothing is wrong any more.
const CALM_FROM: (f64, f64) = (0.40, 0.48);
/// Longest time until then, s.
const LONGEST_FAULT_S: f64 = 3.0;
/// Time in which a light goes on, s.
const SWITCH_S: f64 = 0.12;

/// What a clip shows at one moment.
#[derive(Clone, Debug)]
pub(super) struct Moment {
    pub(super) view: CameraView,
    /// Standard deviation of the defocus, spacings.
    pub(super) defocus: f64,
    /// Share of the lamps' light.
    pub(super) lit: f64,
    pub(super) reflection: Option<Reflection>,
    /// Way that the hand has gone from its place over the board, mm, while it is there.
    pub(super) hand_mm: Option<f64>,
}

/// The course of a clip.
pub(super) struct Script {
    kind: ClipKind,
    /// Time from which on nothing is wrong, s.
    pub(super) calm_from_s: f64,
    /// Time in which the camera moves or what is wrong goes away, before that, s.
    change_s: f64,
    from: CameraView,
    to: CameraView,
    calm: Shake,
    wild: Shake,
    /// Amplitude of the calm and the wild shake, pixels.
    amplitudes_px: [f64; 2],
    /// Distance of the board's rim from its middle in the picture, pixels.
    reach_px: f64,
    /// Largest defocus while the focus hunts, spacings, and the hunt's frequency, Hz.
    hunt: (f64, f64),
    reflection: Option<Wandering>,
    /// Way of the hand until it is away, mm.
    hand_mm: f64,
}

/// The way of a reflection.
pub(super) struct Wandering {
    pub(super) reflection: Reflection,
    /// Its drift while it is over the board, mm.
    pub(super) drift_mm: [f64; 2],
    /// Its way off the board, mm.
    pub(super) leaves_mm: [f64; 2],
}

/// The camera's way and the board's size in its last picture.
pub(super) struct CameraPath {
    pub(super) from: CameraView,
    pub(super) to: CameraView,
    /// Mean distance of neighbouring points, pixels.
    pub(super) spacing_px: f64,
    /// Number of spaces from rim to rim.
    pub(super) spaces: f64,
}

impl Script {
    /// Samples the course of a clip of this length.
    pub(super) fn sample(
        sampler: &mut Sampler,
        kind: ClipKind,
        seconds: f64,
        path: CameraPath,
        (reflection, hand_mm): (Option<Wandering>, f64),
    ) -> Script {
        let calm_from_s =
            (seconds * sampler.between(CALM_FROM.0, CALM_FROM.1)).min(LONGEST_FAULT_S);
        let change_s = sampler.between(0.8, 1.2).min(0.6 * calm_from_s);
        let px = path.spacing_px;
        Script {
            kind,
            calm_from_s: if kind == ClipKind::Clean {
                change_s
            } else {
                calm_from_s
            },
            change_s,
            from: path.from,
            to: path.to,
            calm: Shake::calm(sampler),
            wild: Shake::wild(sampler),
            amplitudes_px: [
                sampler.between(0.045, 0.08) * px,
                sampler.between(0.5, 0.9) * px,
            ],
            reach_px: path.spaces / 2.0 * px,
            hunt: (sampler.between(0.3, 0.5), sampler.between(0.5, 0.9)),
            reflection,
            hand_mm,
        }
    }

    /// Returns the share of the change that has happened.
    fn changed(&self, at_s: f64) -> f64 {
        step(self.calm_from_s - self.change_s, self.calm_from_s, at_s)
    }

    /// Returns what the clip shows at a time, s.
    pub(super) fn moment(&self, at_s: f64) -> Moment {
        let changed = self.changed(at_s);
        let path = self.from.toward(&self.to, changed);
        let [calm_px, wild_px] = self.amplitudes_px;
        let mut view = self.calm.shake(&path, at_s, calm_px, self.reach_px);
        if self.kind == ClipKind::Shaky {
            let left = 1.0 - changed;
            view = self.wild.shake(&view, at_s, wild_px * left, self.reach_px);
        }
        Moment {
            view,
            defocus: self.defocus(at_s),
            lit: self.lit(at_s),
            reflection: self.reflection(at_s),
            hand_mm: self.hand(at_s),
        }
    }

    /// A focus that hunts goes to and fro, and then settles.
    fn defocus(&self, at_s: f64) -> f64 {
        if self.kind != ClipKind::Focus {
            return 0.0;
        }
        let (most, hertz) = self.hunt;
        let swing = 0.55 + 0.45 * (std::f64::consts::TAU * hertz * at_s).cos();
        most * swing * (1.0 - self.changed(at_s))
    }

    fn lit(&self, at_s: f64) -> f64 {
        if self.kind != ClipKind::Dark {
            return 1.0;
        }
        // The rest of the change is left to the exposure.
        let switched_s = self.calm_from_s - self.change_s;
        step(switched_s, switched_s + SWITCH_S, at_s)
    }

    fn reflection(&self, at_s: f64) -> Option<Reflection> {
        let wandering = self.reflection.as_ref()?;
        let changed = self.changed(at_s);
        if changed >= 1.0 {
            return None;
        }
        let before = (at_s / self.calm_from_s).clamp(0.0, 1.0);
        let mut reflection = wandering.reflection.clone();
        for axis in 0..2 {
            reflection.at_mm[axis] +=
                wandering.drift_mm[axis] * before + wandering.leaves_mm[axis] * changed;
        }
        Some(reflection)
    }

    fn hand(&self, at_s: f64) -> Option<f64> {
        let changed = self.changed(at_s);
        (self.kind == ClipKind::Hand && changed < 1.0).then_some(changed * self.hand_mm)
    }
}

impl Wandering {
    /// Samples a reflection over a board with these half sides and distances of lines, mm, so
    /// bright that points in it are washed out where white stones are `white`.
    pub(super) fn sample(
        sampler: &mut Sampler,
        half_mm: [f64; 2],
        pitch_mm: [f64; 2],
        white: f32,
    ) -> Wandering {
        let size = (half_mm[0] / pitch_mm[0] / 9.0).sqrt();
        let wide = sampler.between(1.5, 2.6) * size * pitch_mm[0];
        let high = sampler.between(1.1, 1.8) * size * pitch_mm[1];
        let at_mm = half_mm.map(|half| sampler.between(-0.6, 0.6) * half);
        let side = if sampler.chance(0.5) { -1.0 } else { 1.0 };
        let axis = usize::from(sampler.chance(0.4));
        let mut leaves_mm = [0.0; 2];
        // Far enough that its soft rim is off the board, too.
        leaves_mm[axis] = side * (1.15 * half_mm[axis] + 2.2 * wide.max(high)) - at_mm[axis];
        let strength = white * sampler.log_uniform(2.0, 5.0) as f32;
        Wandering {
            reflection: Reflection {
                at_mm,
                half_mm: [wide, high],
                turn: sampler.between(-0.5, 0.5),
                light: Light::new(0.97, 1.0, 1.05) * strength,
            },
            drift_mm: pitch_mm.map(|pitch| sampler.between(-1.5, 1.5) * pitch),
            leaves_mm,
        }
    }
}
