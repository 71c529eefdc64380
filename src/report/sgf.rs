//! Writes a report as a game record (SGF): the position, with the results of the count as marks.

use crate::language::{Language, printable};
use crate::position::sgf::{SgfMarks, write};
use crate::score::RuleSet;

use super::{Report, words};

/// Returns the report as a game record: the stones, the owner map, dead stones (`MA`), doubtful
/// points (`LB`), and the result if no question is left.
pub fn report(report: &Report) -> String {
    let photo = if report.photo.is_some() {
        Some(report.file.as_str())
    } else {
        None
    };
    report_from_photo(report, photo)
}

/// Returns the report as a game record that names `photo`, if any, as the source of the position.
pub fn report_from_photo(report: &Report, photo: Option<&str>) -> String {
    let settlement = report.settlement.as_ref();
    let marks = SgfMarks {
        rules: report
            .rules
            .as_ref()
            .map(|rules| sgf_rules_name(rules.set).to_owned()),
        komi: report.rules.as_ref().map(|rules| rules.komi.to_string()),
        to_move: report.to_move,
        handicap: report.rules.as_ref().map_or(0, |rules| rules.handicap),
        result: final_result(report),
        comment: describe_ending(report),
        source: photo.map(|photo| printable(photo).into_owned()),
        owner: settlement
            .map(|s| s.score.owner.clone())
            .unwrap_or_default(),
        dead: settlement.map(|s| s.life.dead()).unwrap_or_default(),
        doubtful: report
            .uncertain
            .iter()
            .map(|uncertain| uncertain.point)
            .collect(),
    };
    write(&report.position, &marks)
}

/// Returns the result if it is final: no question is left, or no count decides the game.
fn final_result(report: &Report) -> Option<String> {
    let score = &report.settlement.as_ref()?.score;
    if report.is_settled() || score.rules.ended.is_some() {
        Some(words::format_sgf_result(score))
    } else {
        None
    }
}

/// Returns a sentence on how the game ended, if no count decides it.
fn describe_ending(report: &Report) -> Option<String> {
    let rules = report.rules.as_ref()?;
    Some(words::describe_ending(
        Language::English.words(),
        rules.ended?,
        rules,
    ))
}

/// Returns the name that game records use for a rule set; FF\[4\] defines four of them.
fn sgf_rules_name(set: RuleSet) -> &'static str {
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
