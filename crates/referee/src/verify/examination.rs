//! The examination: reads the photos, counts the board, and checks everything that the inquiry asks
//! for.

use shuzi::ErrorKind;
use shuzi::count::{
    Case, Clock, CountSettings, Disagreement, Reader, SecondOpinions, SettleError, settle,
};
use shuzi::language::Message;
use shuzi::life::{LifeJudge, LifeSettings};
use shuzi::point::Point;
use shuzi::position::Prisoners;
use shuzi::position::sgf::GameRecord;
use shuzi::report::{Failure, Report, Warning};
use shuzi::score::{GuidedCount, GuidedTerritory, RuleBreach, Rules, breaches};

use super::board_after::examine_board_after;
use super::evidence::{new_failure, read_evidence};
use super::hand_count::{find_stones_due, plan_area_count, plan_territory_count};
use super::record::{self, PhotoSighting, RecordEnd, RecordFindings};
use super::{
    BoardAfter, BoardAfterFindings, Claim, ClaimReading, ClaimVerdict, Evidence, Exhibits, Inquiry,
    JudgedReading, OpenQuestion, ScenarioCache, find_open_questions, judge_claim,
};

/// The findings of an examination.
#[derive(Clone, Debug)]
pub struct Examination {
    /// The reading of each photo on its own, in the order given.
    pub seen: Vec<Report>,
    /// Photos that could not be read and were left out.
    pub left_out: Vec<Failure>,
    /// Points on which photos that were read together disagree.
    pub disagreements: Vec<Disagreement>,
    /// The board, with everything that was stated about it.
    pub case: Case,
    /// The count.
    pub report: Report,
    /// The settings of the count.
    pub settings: CountSettings,
    /// The open questions that the result depends on.
    pub questions: Vec<OpenQuestion>,
    /// The claim, and the verdict on it.
    pub claim: Option<(Claim, ClaimVerdict)>,
    /// The interpretations of the claim, the likeliest first; usually a single one. Empty without a
    /// claim.
    pub claim_readings: Vec<JudgedReading>,
    /// The count of one side at the board; `None` without a result, and under rules that count
    /// territory.
    pub guided: Option<GuidedCount>,
    /// The count of the territories at the board; `None` without a result, under rules that count
    /// area, and if the prisoners are unknown.
    pub guided_territory: Option<GuidedTerritory>,
    /// The comparison of the board with the game's record, or the reason why there is none.
    pub record: Option<Result<RecordExamination, Failure>>,
    /// The findings about the board after, or the reason why there are none.
    pub after: Option<Result<BoardAfter, Failure>>,
}

/// The comparison of the board with the game's record.
#[derive(Clone, Debug)]
pub struct RecordExamination {
    /// The record.
    pub record: GameRecord,
    /// The differences between the board and the record.
    pub findings: RecordFindings,
    /// Moves of the record that the rules forbid or treat specially.
    pub breaches: Vec<RuleBreach>,
}

impl Examination {
    /// Returns true if everything that was examined is right and certain.
    pub fn finds_nothing(&self) -> bool {
        let claim = self
            .claim
            .as_ref()
            .is_none_or(|(_, verdict)| *verdict == ClaimVerdict::Agrees);
        let after = self
            .after
            .as_ref()
            .is_none_or(|after| after.as_ref().is_ok_and(BoardAfter::is_right));
        let record = self
            .record
            .as_ref()
            .is_none_or(|record| record.as_ref().is_ok_and(RecordExamination::is_right));
        claim && record && after && !self.report.needs_a_look() && self.disagreements.is_empty()
    }

    /// Returns the failures of everything that could not be examined.
    pub fn failures(&self) -> impl Iterator<Item = &Failure> {
        let record = self
            .record
            .iter()
            .filter_map(|record| record.as_ref().err());
        let after = self.after.iter().filter_map(|after| after.as_ref().err());
        self.left_out.iter().chain(record).chain(after)
    }
}

impl RecordExamination {
    /// Returns true if the board shows the record's end, with only the usual changes before a
    /// count, and the record is in order.
    fn is_right(&self) -> bool {
        let (findings, account) = (&self.findings, self.findings.account());
        let shown = account.shown;
        let adds_up = shown
            .balance
            .iter()
            .all(|side| side.stated.is_none() || findings.adds_up(side));
        let is_the_end = findings.earlier.is_none() && account.played.is_empty();
        let is_clear = account.others == 0 && shown.undecided.is_empty();
        is_the_end
            && is_clear
            && adds_up
            && !findings.orientation.is_mirrored()
            && self.breaches.is_empty()
    }

    /// Returns the result that the record states, if the board shows the end of the game. Dame may
    /// have been filled since, and dead stones removed.
    fn recorded_result(&self) -> Option<String> {
        match self.findings.record_end() {
            RecordEnd::RunsOn { .. } => None,
            RecordEnd::Ends | RecordEnd::StopsShort { .. } => self.record.result.clone(),
        }
    }

    /// Returns the prisoners by the record, if the board shows one of its positions with only the
    /// usual changes before a count. Dead stones that were removed are prisoners, too.
    fn recorded_prisoners(&self) -> Option<Prisoners> {
        let account = self.findings.account();
        let shown = account.shown;
        let is_in_record =
            account.others == 0 && account.played.is_empty() && shown.undecided.is_empty();
        let mut prisoners = shown.prisoners;
        for missing in shown.lifted_stones() {
            prisoners.add(missing.color, 1);
        }
        // A record without moves is a position, which says nothing about prisoners.
        (is_in_record && !self.record.moves.is_empty()).then_some(prisoners)
    }
}

/// Examines everything that the inquiry asks for.
///
/// # Errors
/// Returns a [`Failure`] if there is no position to count, because no photo can be read or they do
/// not show the same board, or if the claim or a statement is invalid. A failure that concerns only
/// a part of the examination is among the findings.
pub fn examine(
    inquiry: &Inquiry,
    exhibits: &Exhibits,
    reader: &Reader,
    life_judge: &LifeJudge,
    clock: Clock,
) -> Result<Examination, Failure> {
    let evidence = read_evidence(inquiry, exhibits, reader, clock)?;
    judge(inquiry, &evidence, life_judge, clock)
}

/// Judges the evidence, with everything that users stated.
///
/// # Errors
/// Returns a [`Failure`] if the claim or a statement is invalid.
pub fn judge(
    inquiry: &Inquiry,
    evidence: &Evidence,
    life_judge: &LifeJudge,
    clock: Clock,
) -> Result<Examination, Failure> {
    let case = apply_corrections(&evidence.case, inquiry, false)?;
    let rules = inquiry
        .rules_as_ended()
        .map_err(|error| new_failure(&case.file, ErrorKind::BadOption, &error, error.hint()))?;
    // The claim is parsed before anything takes time, so that a mistake is reported at once.
    let readings = parse_claim(inquiry, &rules, &case)?;
    let record = evidence
        .record
        .as_ref()
        .map(|record| compare_with_record(inquiry, record, &case, life_judge));
    // The record of this game, unless it is of another one.
    let own_record = record.as_ref().and_then(|record| record.as_ref().ok());
    let case = case.with_notes(assumption_warnings(inquiry, own_record));
    let result = own_record.and_then(RecordExamination::recorded_result);
    let case = if result.is_some() {
        case.with_recorded_result(result)
    } else {
        case
    };
    let settings = count_settings(
        inquiry,
        rules,
        own_record.and_then(RecordExamination::recorded_prisoners),
    );
    let none = SecondOpinions::none();
    let to_failure = |error: SettleError| error.failure(&case.file);
    let report = settle(&case, &settings, life_judge, &none, clock)
        .map_err(to_failure)?
        .report;
    // The record's result may imply what White is given for handicap stones, so the rules of the
    // report apply from here on.
    let rules = report
        .rules
        .clone()
        .unwrap_or_else(|| settings.rules.clone());
    let settings = CountSettings { rules, ..settings };
    let mut cache =
        ScenarioCache::new(&case, &evidence.disagreements, &settings, life_judge, clock);
    let questions = find_open_questions(&report, &mut cache).map_err(to_failure)?;
    let mut claim_readings = Vec::new();
    for reading in readings {
        let verdict =
            judge_claim(&reading.claim, &report, &questions, &mut cache).map_err(to_failure)?;
        claim_readings.push(JudgedReading { reading, verdict });
    }
    let first = claim_readings.first().map(|judged| judged.reading.claim);
    let claim = first.zip(JudgedReading::verdict_on_all(&claim_readings));
    let mut after = evidence
        .after
        .as_ref()
        .map(|after| examine_board_after(inquiry, after, &report));
    let settled = report
        .settlement
        .as_ref()
        .filter(|settled| settled.score.rules.ended.is_none());
    let guided = settled.and_then(|settled| plan_area_count(inquiry, &report, settled));
    let guided_territory =
        settled.and_then(|settled| plan_territory_count(&settings, &report, settled));
    // The number of stones follows from the count, which the check of the board does not know.
    if let Some(Ok(BoardAfter {
        found: BoardAfterFindings::Rearranged(found),
        ..
    })) = &mut after
        && !inquiry.rules.counts_area()
    {
        found.stones_due = find_stones_due(found.counted, guided_territory.as_ref());
    }
    Ok(Examination {
        seen: evidence.seen.clone(),
        left_out: evidence.left_out.clone(),
        disagreements: evidence.disagreements.clone(),
        case,
        report,
        settings,
        questions,
        claim,
        claim_readings,
        guided,
        guided_territory,
        record,
        after,
    })
}

/// Returns warnings about everything that the record leaves unclear.
fn assumption_warnings(inquiry: &Inquiry, record: Option<&RecordExamination>) -> Vec<Warning> {
    let of_record = record.iter().flat_map(|record| &record.record.remarks);
    let of_rules = inquiry.assumed.iter().cloned().map(Warning::RecordedRules);
    of_record
        .cloned()
        .map(Warning::Record)
        .chain(of_rules)
        .collect()
}

/// Returns the interpretations of the claim, or none without a claim.
fn parse_claim(
    inquiry: &Inquiry,
    rules: &Rules,
    case: &Case,
) -> Result<Vec<ClaimReading>, Failure> {
    let Some(text) = inquiry.claim.as_deref() else {
        return Ok(Vec::new());
    };
    Claim::parse(text, rules, case.position.size())
        .map_err(|error| new_failure(text, ErrorKind::BadOption, &error, error.hint()))
}

/// Returns the settings of the count, with the stated prisoners or else those of the record.
fn count_settings(inquiry: &Inquiry, rules: Rules, recorded: Option<Prisoners>) -> CountSettings {
    CountSettings {
        prisoners: inquiry.prisoners.or(recorded),
        prisoners_are_stated: inquiry.prisoners.is_some(),
        dead: inquiry.dead_stones(),
        left_open: inquiry.left_open(),
        ..CountSettings::of_rules(rules)
    }
}

/// Compares the board with the record.
fn compare_with_record(
    inquiry: &Inquiry,
    record: &Result<GameRecord, Failure>,
    case: &Case,
    life_judge: &LifeJudge,
) -> Result<RecordExamination, Failure> {
    let record = record.as_ref().map_err(Failure::clone)?;
    let doubtful: Vec<Point> = case
        .uncertain()
        .iter()
        .map(|uncertain| uncertain.point)
        .collect();
    let compare = |dead: Option<&[Point]>| {
        let sighting = PhotoSighting {
            position: &case.position,
            doubtful: &doubtful,
            prisoners: inquiry.prisoners,
            dead,
        };
        record::compare(&sighting, record).map_err(|error| {
            new_failure(
                &case.file,
                ErrorKind::BadOption,
                &error,
                Message::new("hint-record-of-the-game"),
            )
        })
    };
    let mut findings = compare(None)?;
    if findings.last.differences() > 0 {
        // Dead stones may have been removed before the photo was taken, and the dame depend on
        // them, too. Life is read only if something differs, because that takes time.
        let life = life_judge
            .read_life(&record.position, &LifeSettings::default())
            .map_err(|error| {
                new_failure(
                    &case.file,
                    ErrorKind::Internal,
                    &error,
                    Message::new("hint-report"),
                )
            })?;
        findings = compare(Some(&life.dead()))?;
    }
    let breaches = breaches(&record.irregular, &inquiry.rules);
    Ok(RecordExamination {
        record: record.clone(),
        findings,
        breaches,
    })
}

/// Applies the statements about points to the board, or to the board `after`.
pub(super) fn apply_corrections(
    case: &Case,
    inquiry: &Inquiry,
    after: bool,
) -> Result<Case, Failure> {
    let corrections = inquiry.corrections(after);
    case.corrected(&corrections)
        .map_err(|error| new_failure(&case.file, ErrorKind::BadOption, &error, error.hint()))
}
