//! Detections: places in the photo that look like an intersection, empty or with a stone on it.

/// What a detected place looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DetectionKind {
    /// Two lines cross, meet or end here.
    Crossing,
    /// A black stone.
    Dark,
    /// A white stone.
    Light,
}

/// A place that may be an intersection, in the pixels that `P` says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Detection<P> {
    /// Its centre.
    pub center: P,
    /// What it looks like.
    pub kind: DetectionKind,
    /// Probability that an intersection lies here, 0 to 1.
    pub probability: f32,
}
