//! Marks: places in the photo that look like an intersection, empty or with a stone on it.

/// What a mark looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkKind {
    /// Two thin dark lines cross, meet or end here.
    Crossing,
    /// A round dark patch.
    Dark,
    /// A round light patch.
    Light,
}

/// A place that may be an intersection, in pixels of the picture it was found in.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark {
    pub x: f64,
    pub y: f64,
    pub kind: MarkKind,
    /// Radius of a stone; zero for a crossing.
    pub radius_px: f64,
    /// Crossings: darkness in nepers per square pixel; stones: share of the outline seen, 0 to 1.
    pub strength: f32,
}
