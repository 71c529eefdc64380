//! Detections: places in the photo that look like an intersection, empty or with a stone on it.

/// The appearance of a detected place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DetectionKind {
    /// Two lines cross, meet or end here.
    Crossing,
    /// A black stone.
    Dark,
    /// A white stone.
    Light,
}

/// A place that may be an intersection. `P` is the space of its coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Detection<P> {
    /// Centre of the intersection or stone.
    pub center: P,
    /// Its appearance.
    pub kind: DetectionKind,
    /// Probability that an intersection lies here, 0 to 1.
    pub probability: f32,
}
