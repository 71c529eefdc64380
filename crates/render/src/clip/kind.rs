//! What happens in a clip.

/// What happens in the first part of a clip. Then the board is in view, and nothing is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClipKind {
    /// The camera comes nearer; nothing is wrong but its movement.
    Clean,
    /// The board comes into view from one side: the frame cuts it off at first.
    Enters,
    /// The camera looks at the table beside the board at first.
    Table,
    /// The board is too small at first.
    Far,
    /// The camera looks too flat over the board at first.
    Steep,
    /// The light is off at first; the exposure follows when it is switched on.
    Dark,
    /// The focus hunts.
    Focus,
    /// A reflection wanders over the board and leaves it.
    Glare,
    /// A hand is over the board and leaves it.
    Hand,
    /// A second board is in view at first.
    Two,
    /// The camera shakes at first.
    Shaky,
}

impl ClipKind {
    /// All kinds.
    pub const ALL: [ClipKind; 11] = [
        ClipKind::Clean,
        ClipKind::Enters,
        ClipKind::Table,
        ClipKind::Far,
        ClipKind::Steep,
        ClipKind::Dark,
        ClipKind::Focus,
        ClipKind::Glare,
        ClipKind::Hand,
        ClipKind::Two,
        ClipKind::Shaky,
    ];

    /// Returns the name, as in the options of the program and in labels.
    pub fn name(self) -> &'static str {
        match self {
            ClipKind::Clean => "clean",
            ClipKind::Enters => "enters",
            ClipKind::Table => "table",
            ClipKind::Far => "far",
            ClipKind::Steep => "steep",
            ClipKind::Dark => "dark",
            ClipKind::Focus => "focus",
            ClipKind::Glare => "glare",
            ClipKind::Hand => "hand",
            ClipKind::Two => "two",
            ClipKind::Shaky => "shaky",
        }
    }
}
