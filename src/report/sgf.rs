//! SGF: the position with the count's findings as marks.

use crate::language::{Language, printable};
use crate::position::sgf::{SgfMarks, write};
use crate::score::RuleSet;

use super::{Report, words};

/// The report as a game record: stones, owner map, dead stones (`MA`), doubtful points (`LB`), and the
/// result once nothing is left to ask.
pub fn report(report: &Report) -> String {
    report_of(report, report.photo.as_ref().map(|_| report.file.as_str()))
}

/// The same of a position that was read from a photo of this name.
pub fn report_of(report: &Report, photo: Option<&str>) -> String {
    let settlement = report.settlement.as_ref();
    let marks = SgfMarks {
        rules: report.rules.as_ref().map(|rules| recorded(rules.set).to_owned()),
        komi: report.rules.as_ref().map(|rules| rules.komi.to_string()),
        handicap: report.rules.as_ref().map_or(0, |rules| rules.handicap),
        result: settlement
            .filter(|settled| report.is_settled() || settled.score.rules.ended.is_some())
            .map(|settled| words::sgf_result(&settled.score)),
        comment: report.rules.as_ref().and_then(|rules| {
            rules.ended.map(|ended| words::ended_so(Language::English.words(), ended, rules))
        }),
        source: photo.map(|photo| printable(photo).into_owned()),
        owner: settlement.map(|s| s.score.owner.clone()).unwrap_or_default(),
        dead: settlement.map(|s| s.life.dead()).unwrap_or_default(),
        doubtful: report.uncertain.iter().map(|uncertain| uncertain.point).collect(),
    };
    write(&report.position, &marks)
}

/// The name that game records use for a rule set; FF\[4\] fixes four of them.
fn recorded(set: RuleSet) -> &'static str {
    match set {
        RuleSet::Chinese => "Chinese",
        RuleSet::Chinese1988 => "Chinese-1988",
        RuleSet::Ing => "GOE",
        RuleSet::Japanese => "Japanese",
        RuleSet::Korean => "Korean",
        RuleSet::Aga => "AGA",
        RuleSet::NewZealand => "NZ",
        RuleSet::TrompTaylor => "Tromp-Taylor",
        RuleSet::Beginner => "Beginner",
    }
}
