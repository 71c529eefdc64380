//! Counted: how the board is counted by hand, as plans for one side or for both.

use shuzi::color::Color;
use shuzi::count::CountSettings;
use shuzi::report::{Report, Settlement};
use shuzi::score::{GuidedCount, GuidedTerritory};

use super::{Inquiry, StonesDue};

/// The count of the side that was counted at the board, or of the one with less to do. Where the rules have the board
/// filled in instead, only who asks for a side is shown its count.
pub(super) fn guided(inquiry: &Inquiry, report: &Report, settled: &Settlement) -> Option<GuidedCount> {
    let (dead, score) = (settled.life.dead(), &settled.score);
    match inquiry.counted {
        Some(counted) => GuidedCount::of(&report.position, &dead, score, counted),
        None if inquiry.rules.conventions.fill_in => None,
        None => GuidedCount::new(&report.position, &dead, score),
    }
}

/// The count of both territories.
pub(super) fn guided_territory(
    settings: &CountSettings,
    report: &Report,
    settled: &Settlement,
) -> Option<GuidedTerritory> {
    GuidedTerritory::new(&report.position, &settled.life.dead(), settings.prisoners, &settled.score)
}

/// How many stones a side has on the board when its territory is counted, with the prisoners laid into it.
pub(super) fn stones_due(counted: Color, guided: Option<&GuidedTerritory>) -> StonesDue {
    guided.map_or(StonesDue::Unknown, |guided| {
        StonesDue::Exactly(u32::try_from(guided.rounded.count(counted)).unwrap_or(u32::MAX))
    })
}
