//! Marks: places in the photo that look like an intersection, empty or with a stone on it.

/// What a mark looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// Two lines cross, meet or end here.
    Crossing,
    /// A black stone.
    Dark,
    /// A white stone.
    Light,
}

/// A place that may be an intersection, in pixels of the picture it was found in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    pub x: f64,
    pub y: f64,
    pub kind: MarkKind,
    /// Probability that an intersection lies here, 0 to 1.
    pub strength: f32,
}
