//! A part of a run, for one of several machines.

use std::fmt;

/// One part of so many: those shards whose number leaves the part's when it is divided by the parts'.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Split {
    /// Which part, from one.
    pub part: u32,
    /// Of how many.
    pub parts: u32,
}

impl Split {
    /// Everything.
    pub const WHOLE: Split = Split { part: 1, parts: 1 };

    /// From `2/8`.
    pub fn parse(text: &str) -> Option<Split> {
        let (part, parts) = text.split_once('/')?;
        let split = Split { part: part.parse().ok()?, parts: parts.parse().ok()? };
        (1..=split.parts).contains(&split.part).then_some(split)
    }

    /// Whether the shard of this number belongs to the part.
    pub fn has(self, shard: u32) -> bool {
        shard % self.parts == self.part - 1
    }
}

impl Default for Split {
    fn default() -> Split {
        Split::WHOLE
    }
}

impl fmt::Display for Split {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}/{}", self.part, self.parts)
    }
}
