//! Plans for counting the board by hand, one side or both.

use shuzi::color::Color;
use shuzi::count::CountSettings;
use shuzi::report::{Report, Settlement};
use shuzi::score::{GuidedCount, GuidedTerritory};

use super::{Inquiry, StonesDue};

/// Plans the count of the side that was counted at the board, or of the side with less work. If the
/// rules have the board filled in instead, a side is counted only on request.
pub(super) fn plan_area_count(
    inquiry: &Inquiry,
    report: &Report,
    settled: &Settlement,
) -> Option<GuidedCount> {
    let (dead, score) = (settled.life.dead(), &settled.score);
    match inquiry.counted {
        Some(counted) => GuidedCount::of(&report.position, &dead, score, counted),
        None if inquiry.rules.conventions.fill_in => None,
        None => GuidedCount::new(&report.position, &dead, score),
    }
}

/// Plans the count of both territories.
pub(super) fn plan_territory_count(
    settings: &CountSettings,
    report: &Report,
    settled: &Settlement,
) -> Option<GuidedTerritory> {
    GuidedTerritory::new(
        &report.position,
        &settled.life.dead(),
        settings.prisoners,
        &settled.score,
    )
}

/// Returns the number of stones that a side must have on the board when its territory is counted,
/// including the prisoners placed in it.
pub(super) fn find_stones_due(counted: Color, plan: Option<&GuidedTerritory>) -> StonesDue {
    plan.map_or(StonesDue::Unknown, |plan| {
        StonesDue::Exactly(u32::try_from(plan.rounded.count(counted)).unwrap_or(u32::MAX))
    })
}
