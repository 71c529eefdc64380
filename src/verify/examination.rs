//! Examination: the photos read, the board counted, and everything looked into that was asked for.

use crate::count::{
    self, AskAbout, Case, Clock, CountSettings, Disagreement, FuseError, ReadSettings, SecondOpinions,
    SettleError, fuse, read_record, settle,
};
use crate::life;
use crate::photo::Photo;
use crate::point::Point;
use crate::position::sgf::GameRecord;
use crate::position::{Orientation, Position, Prisoners};
use crate::report::{Failure, Report, Settlement, Warning};
use crate::score::{GuidedCount, GuidedTerritory};

use super::inquiry::{Exhibit, Exhibits, Inquiry};
use super::record::{self, RecordFindings, Sighting};
use super::{
    Claim, FilledIn, Later, OpenQuestion, Rearranged, Rereadings, Verdict, doubtful, filled, open_questions,
    rearranged, verdict,
};

/// What was found.
#[derive(Clone, Debug)]
pub struct Examination {
    /// What was read in each photo alone, the first first.
    pub seen: Vec<Report>,
    /// Photos that could not be read and were left out.
    pub left_out: Vec<Failure>,
    /// Where photos that were read together differ.
    pub disagreements: Vec<Disagreement>,
    /// The board with what was stated of it.
    pub case: Case,
    /// The count.
    pub report: Report,
    /// How it was counted.
    pub settings: CountSettings,
    /// What the result depends on.
    pub questions: Vec<OpenQuestion>,
    /// What is claimed, and what becomes of it.
    pub claim: Option<(Claim, Verdict)>,
    /// How one side is counted at the board; `None` without a result, and under rules that count territory.
    pub guided: Option<GuidedCount>,
    /// How the territories are counted at the board; `None` without a result, under rules that count area, and where
    /// the prisoners are not known.
    pub guided_territory: Option<GuidedTerritory>,
    /// The game's record against the board, or why nothing can be said of it.
    pub record: Option<Result<AgainstRecord, Failure>>,
    /// The board after, or why nothing can be said of it.
    pub after: Option<Result<After, Failure>>,
}

/// What the game's record says of the board.
#[derive(Clone, Debug)]
pub struct AgainstRecord {
    /// The record.
    pub record: GameRecord,
    /// How the board differs from it.
    pub findings: RecordFindings,
}

/// The board after the players were done with it.
#[derive(Clone, Debug)]
pub struct After {
    /// What was read.
    pub seen: Report,
    /// What was found.
    pub found: FoundAfter,
}

/// What was found on the board after.
#[derive(Clone, Debug)]
pub enum FoundAfter {
    /// It was filled in.
    FilledIn(FilledIn),
    /// It was rearranged to count one side.
    Rearranged(Rearranged),
}

impl Examination {
    /// Whether everything that was looked into is right and certain.
    pub fn finds_nothing(&self) -> bool {
        let claim = self.claim.as_ref().is_none_or(|(_, verdict)| *verdict == Verdict::Agrees);
        let after = self.after.as_ref().is_none_or(|after| after.as_ref().is_ok_and(After::is_right));
        let record =
            self.record.as_ref().is_none_or(|record| record.as_ref().is_ok_and(AgainstRecord::is_right));
        claim && record && after && !self.report.needs_a_look() && self.disagreements.is_empty()
    }

    /// What could not be looked into.
    pub fn failures(&self) -> impl Iterator<Item = &Failure> {
        let record = self.record.iter().filter_map(|record| record.as_ref().err());
        let after = self.after.iter().filter_map(|after| after.as_ref().err());
        self.left_out.iter().chain(record).chain(after)
    }
}

impl AgainstRecord {
    fn is_right(&self) -> bool {
        let last = &self.findings.last;
        let adds_up = last.balance.iter().all(|side| side.stated_surplus().unwrap_or_default() == 0);
        last.differences() == 0
            && last.undecided.is_empty()
            && adds_up
            && !self.findings.orientation.is_mirrored()
    }

    /// The prisoners at the moment that the board shows, where it shows one of the record's positions.
    fn prisoners(&self) -> Option<Prisoners> {
        let shown = self.findings.earlier.as_ref().unwrap_or(&self.findings.last);
        let is_shown = shown.differences() == 0 && shown.undecided.is_empty();
        (is_shown && !self.record.moves.is_empty()).then_some(shown.prisoners)
    }
}

impl After {
    fn is_right(&self) -> bool {
        let certain = self.seen.uncertain.is_empty();
        let right = match &self.found {
            FoundAfter::FilledIn(filled) => filled.is_right(),
            FoundAfter::Rearranged(rearranged) => rearranged.is_kept(),
        };
        certain && right == Some(true)
    }
}

/// What the photos show, before anybody states anything.
#[derive(Clone, Debug)]
pub struct Evidence {
    /// The board in the photos, read together.
    case: Case,
    seen: Vec<Report>,
    /// The photos; `None` for a position that was given.
    photos: Vec<Option<Photo>>,
    left_out: Vec<Failure>,
    disagreements: Vec<Disagreement>,
    /// The board after.
    after: Option<Result<(Option<Photo>, Case), Failure>>,
    /// The game's record.
    record: Option<Result<GameRecord, Failure>>,
}

impl Evidence {
    /// The photos that were read, in the order of [`Examination::seen`]; `None` for a position that was given.
    pub fn photos(&self) -> &[Option<Photo>] {
        &self.photos
    }

    /// The photo of the board after.
    pub fn photo_after(&self) -> Option<&Photo> {
        self.after.as_ref()?.as_ref().ok()?.0.as_ref()
    }
}

/// Looks into everything that is asked.
///
/// # Errors
/// [`Failure`] where there is no position to count: no photo can be read, they do not show one board, or the claim or
/// a statement makes no sense. What keeps only a part from being looked into is among the findings.
pub fn examine(inquiry: &Inquiry, exhibits: &Exhibits, clock: Clock) -> Result<Examination, Failure> {
    judge(inquiry, &read(inquiry, exhibits, clock)?, clock)
}

/// Reads what is shown: all that takes its time, and needs to be done once however many statements follow.
///
/// # Errors
/// [`Failure`] where no photo can be read, or they do not show one board.
pub fn read(inquiry: &Inquiry, exhibits: &Exhibits, clock: Clock) -> Result<Evidence, Failure> {
    let (mut photos, mut left_out) = (Vec::new(), Vec::new());
    let of_position = inquiry.game_number.filter(|_| exhibits.record.is_none());
    for (index, exhibit) in exhibits.photos.iter().enumerate() {
        match look(exhibit, &inquiry.read_settings(index == 0), of_position, clock) {
            Ok(seen) => photos.push(seen),
            Err(failure) => left_out.push(failure),
        }
    }
    let (photos, cases): (Vec<Option<Photo>>, Vec<Case>) = photos.into_iter().unzip();
    let Some((first, others)) = cases.split_first() else {
        return Err(left_out.into_iter().next().unwrap_or_else(nothing_shown));
    };
    if let Some(given) = cases.iter().find(|case| case.readings.is_none() && !others.is_empty()) {
        return Err(Failure {
            file: given.file.clone(),
            kind: "bad_option",
            message: "a position that is given is no photo: nothing can be read together with it".to_owned(),
            hint: "Give the position alone, or compare photos with a record by --record.".to_owned(),
        });
    }
    let certain = inquiry.read_settings(true).stones.certain;
    let fused = fuse(first, others, certain).map_err(|error| not_one_board(&first.file, &error))?;
    Ok(Evidence {
        case: fused.case,
        seen: cases.iter().map(Case::report).collect(),
        photos,
        left_out,
        disagreements: fused.disagreements,
        after: exhibits
            .after
            .as_ref()
            .map(|exhibit| look(exhibit, &inquiry.read_settings(false), None, clock)),
        record: exhibits
            .record
            .as_ref()
            .map(|exhibit| read_record(&exhibit.file, &exhibit.bytes, inquiry.game_number)),
    })
}

/// Judges what was read, with what persons stated.
///
/// # Errors
/// [`Failure`] where the claim or a statement makes no sense.
pub fn judge(inquiry: &Inquiry, evidence: &Evidence, clock: Clock) -> Result<Examination, Failure> {
    let claim = inquiry.claim.as_deref().map(claimed).transpose()?;
    let case = corrected(&evidence.case, inquiry, false)?;
    let record = evidence.record.as_ref().map(|record| against_record(inquiry, record, &case));
    let recorded = record.as_ref().and_then(|record| record.as_ref().ok()).and_then(AgainstRecord::prisoners);
    let case = case.noting(assumed(inquiry, record.as_ref().and_then(|record| record.as_ref().ok())));
    let settings = settings(inquiry, recorded);
    let none = SecondOpinions::none();
    let report = settle(&case, &settings, &none, clock).map_err(|error| error.failure(&case.file))?;
    let mut rereadings = Rereadings::of(&case, &evidence.disagreements, &settings, clock);
    let unsettled = |error: SettleError| error.failure(&case.file);
    let questions = open_questions(&report, &mut rereadings).map_err(unsettled)?;
    let judged = claim.map(|claim| Ok((claim, verdict(&claim, &report, &questions, &mut rereadings)?)));
    let claim = judged.transpose().map_err(unsettled)?;
    let after = evidence.after.as_ref().map(|after| board_after(inquiry, after, &report));
    let guided = report.settlement.as_ref().and_then(|settled| guided(inquiry, &report, settled));
    let guided_territory =
        report.settlement.as_ref().and_then(|settled| guided_territory(&settings, &report, settled));
    let (seen, left_out) = (evidence.seen.clone(), evidence.left_out.clone());
    let disagreements = evidence.disagreements.clone();
    Ok(Examination {
        seen,
        left_out,
        disagreements,
        case,
        report,
        settings,
        questions,
        claim,
        guided,
        guided_territory,
        record,
        after,
    })
}

/// The count of the side that was counted at the board, or of the one with less to do. Where the rules have the board
/// filled in instead, only who asks for a side is shown its count.
fn guided(inquiry: &Inquiry, report: &Report, settled: &Settlement) -> Option<GuidedCount> {
    let (dead, score) = (settled.life.dead(), &settled.score);
    match inquiry.counted {
        Some(counted) => GuidedCount::of(&report.position, &dead, score, counted),
        None if inquiry.rules.conventions.fill_in => None,
        None => GuidedCount::new(&report.position, &dead, score),
    }
}

/// The count of both territories.
fn guided_territory(
    settings: &CountSettings,
    report: &Report,
    settled: &Settlement,
) -> Option<GuidedTerritory> {
    GuidedTerritory::new(&report.position, &settled.life.dead(), settings.prisoners, &settled.score)
}

/// What the record does not say plainly.
fn assumed(inquiry: &Inquiry, against: Option<&AgainstRecord>) -> Vec<Warning> {
    let of_record = against.iter().flat_map(|against| &against.record.remarks);
    let of_rules = inquiry.assumed.iter().cloned().map(Warning::RecordedRules);
    of_record.cloned().map(Warning::Record).chain(of_rules).collect()
}

fn claimed(text: &str) -> Result<Claim, Failure> {
    Claim::parse(text).map_err(|error| failed(text, "bad_option", &error, error.hint()))
}

/// How the board is counted: with the prisoners that were stated, or those of the record.
fn settings(inquiry: &Inquiry, recorded: Option<Prisoners>) -> CountSettings {
    CountSettings {
        rules: inquiry.rules.clone(),
        prisoners: inquiry.prisoners.or(recorded),
        prisoners_are_stated: inquiry.prisoners.is_some(),
        dead: inquiry.dead(),
        life: life::Settings::default(),
        ask_about: AskAbout::Margin,
    }
}

/// Reads one photo, or a position that is given as a record.
fn look(
    exhibit: &Exhibit,
    settings: &ReadSettings,
    game: Option<usize>,
    clock: Clock,
) -> Result<(Option<Photo>, Case), Failure> {
    if is_position(&exhibit.file) {
        let record = read_record(&exhibit.file, &exhibit.bytes, game)?;
        return Ok((None, Case::of_record(exhibit.file.clone(), &record)));
    }
    let (photo, case) = count::read(&exhibit.file, &exhibit.bytes, settings, clock)
        .map_err(|error| failed(&exhibit.file, error.kind(), &error, &error.hint()))?;
    Ok((Some(photo), case))
}

/// Whether a file is a position that is given, by its name.
pub fn is_position(file: &str) -> bool {
    file.rsplit_once('.').is_some_and(|(_, extension)| extension.eq_ignore_ascii_case("sgf"))
}

/// Compares the board with the record.
fn against_record(
    inquiry: &Inquiry,
    record: &Result<GameRecord, Failure>,
    case: &Case,
) -> Result<AgainstRecord, Failure> {
    let record = record.as_ref().map_err(Failure::clone)?;
    let doubtful: Vec<Point> = case.uncertain().iter().map(|uncertain| uncertain.point).collect();
    let compared = |dead: Option<&[Point]>| {
        let sighting =
            Sighting { position: &case.position, doubtful: &doubtful, prisoners: inquiry.prisoners, dead };
        record::compare(&sighting, record).map_err(|error| {
            failed(&case.file, "bad_option", &error, "Give the record of the game that the photo shows.")
        })
    };
    let mut findings = compared(None)?;
    if !findings.last.missing.is_empty() {
        // Dead stones may have been taken off before the photo.
        let life = life::read(&record.position, &life::Settings::default()).map_err(|error| {
            failed(&case.file, "internal", &error, "This is a fault of shuzi: please report it.")
        })?;
        findings = compared(Some(&life.dead()))?;
    }
    Ok(AgainstRecord { record: record.clone(), findings })
}

/// Compares the board after with the position that was counted.
fn board_after(
    inquiry: &Inquiry,
    after: &Result<(Option<Photo>, Case), Failure>,
    report: &Report,
) -> Result<After, Failure> {
    let (photo, case) = after.as_ref().map_err(Failure::clone)?;
    let case = corrected(case, inquiry, true)?;
    let Some(settled) = &report.settlement else {
        return Err(Failure {
            file: case.file.clone(),
            kind: "bad_option",
            message: "the position before has no result that the board after could be compared with"
                .to_owned(),
            hint: "Settle what is wrong with the position before.".to_owned(),
        });
    };
    let before = report.position.without(&settled.life.dead());
    let certain = inquiry.read_settings(false).stones.certain;
    let doubtful = match inquiry.counted {
        None => filled::doubtful_after(&before, &case, certain),
        // While stones are moved about nothing is expected anywhere.
        Some(_) => doubtful(&case),
    };
    let mut seen = case.report();
    // On a board that was filled in hardly any chain has liberties: that is no doubt there, and no fault.
    seen.uncertain.retain(|uncertain| doubtful.contains(&uncertain.point));
    seen.warnings.retain(|warning| !matches!(warning, Warning::NoLiberties { .. }));
    let later = Later {
        position: &seen.position,
        doubtful: &doubtful,
        // A position that is given may be mirrored as well as a photo is not.
        orientations: if photo.is_some() { &Orientation::TURNS } else { &Orientation::ALL },
    };
    let found = compared(inquiry, &before, &later).map_err(|(message, hint)| Failure {
        file: case.file,
        kind: "bad_option",
        message,
        hint: hint.to_owned(),
    })?;
    Ok(After { seen, found })
}

fn compared(
    inquiry: &Inquiry,
    before: &Position,
    later: &Later<'_>,
) -> Result<FoundAfter, (String, &'static str)> {
    match inquiry.counted {
        Some(counted) => {
            rearranged::check(before, counted, later).map(FoundAfter::Rearranged).map_err(|error| {
                (error.to_string(), "Give photos of one board, before and after it was rearranged.")
            })
        }
        None => filled::check(before, &inquiry.rules, later)
            .map(FoundAfter::FilledIn)
            .map_err(|error| (error.to_string(), "Give photos of one board, before and after the fill-in.")),
    }
}

fn corrected(case: &Case, inquiry: &Inquiry, after: bool) -> Result<Case, Failure> {
    let corrections = inquiry.corrections(after);
    case.corrected(&corrections).map_err(|error| failed(&case.file, "bad_option", &error, error.hint()))
}

fn not_one_board(file: &str, error: &FuseError) -> Failure {
    let hint = match error.kind() {
        "bad_option" => "Give photos of one board on which nothing was moved between them.",
        _ => error.hint(),
    };
    failed(file, error.kind(), error, hint)
}

fn failed(file: &str, kind: &'static str, error: &dyn std::error::Error, hint: &str) -> Failure {
    Failure { file: file.to_owned(), kind, message: error.to_string(), hint: hint.to_owned() }
}

fn nothing_shown() -> Failure {
    Failure {
        file: String::new(),
        kind: "bad_option",
        message: "no photo is given".to_owned(),
        hint: "Give a photo of the board.".to_owned(),
    }
}
