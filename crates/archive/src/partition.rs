//! Partitions of a run, so that several machines can share it.

use std::fmt;

/// One of several parts of a run: the shards whose number has the remainder `part - 1` when divided
/// by `parts`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partition {
    /// Number of this part, from 1.
    pub part: u32,
    /// Number of all parts.
    pub parts: u32,
}

impl Partition {
    /// The whole run.
    pub const WHOLE: Partition = Partition { part: 1, parts: 1 };

    /// Parses `2/8`.
    pub fn parse(text: &str) -> Option<Partition> {
        let (part, parts) = text.split_once('/')?;
        let partition = Partition {
            part: part.parse().ok()?,
            parts: parts.parse().ok()?,
        };
        (1..=partition.parts)
            .contains(&partition.part)
            .then_some(partition)
    }

    /// Returns true if the shard with this number belongs to the part.
    pub fn contains(self, shard: u32) -> bool {
        shard % self.parts == self.part - 1
    }
}

impl Default for Partition {
    fn default() -> Partition {
        Partition::WHOLE
    }
}

impl fmt::Display for Partition {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}/{}", self.part, self.parts)
    }
}
