//! The examination: reads the photos, counts the board, and checks everything that the inquiry asks
//! for.

use std::collections::BTreeSet;

use shuzi::count::{
    self, Case, Clock, CountSettings, Disagreement, FuseError, ReadSettings, SecondOpinions, SettleError,
    fuse, read_record, settle,
};
use shuzi::language::{Message, ToMessage};
use shuzi::life;
use shuzi::photo::Photo;
use shuzi::point::Point;
use shuzi::position::sgf::GameRecord;
use shuzi::position::{Orientation, Position, Prisoners};
use shuzi::report::{Failure, Report, Warning};
use shuzi::score::{GuidedCount, GuidedTerritory, RuleBreach, Rules, breaches};

use super::counted::{guided, guided_territory, stones_due};
use super::inquiry::{Exhibit, Exhibits, Inquiry};
use super::record::{self, PhotoSighting, RecordFindings};
use super::{
    Claim, ClaimReading, ClaimVerdict, FilledIn, InadmissiblePhoto, JudgedReading, LaterBoard, OpenQuestion,
    Rearranged, ScenarioCache, admissibility, doubtful_points, filled, find_open_questions, judge_claim,
    rearranged,
};

/// The findings of an examination.
#[derive(Clone, Debug)]
pub struct Examination {
    /// What was read in each photo on its own, in the order given.
    pub seen: Vec<Report>,
    /// Photos that could not be read and were left out.
    pub left_out: Vec<Failure>,
    /// Points on which photos that were read together disagree.
    pub disagreements: Vec<Disagreement>,
    /// The board with what was stated of it.
    pub case: Case,
    /// The count.
    pub report: Report,
    /// The settings of the count.
    pub settings: CountSettings,
    /// The open questions that the result depends on.
    pub questions: Vec<OpenQuestion>,
    /// The claim, and the verdict on it.
    pub claim: Option<(Claim, ClaimVerdict)>,
    /// The ways in which the claim can be understood, the likeliest first: mostly one. Empty without a claim.
    pub claim_readings: Vec<JudgedReading>,
    /// The count of one side at the board; `None` without a result, and under rules that count
    /// territory.
    pub guided: Option<GuidedCount>,
    /// The count of the territories at the board; `None` without a result, under rules that count
    /// area, and if the prisoners are unknown.
    pub guided_territory: Option<GuidedTerritory>,
    /// The game's record against the board, or why nothing can be said of it.
    pub record: Option<Result<AgainstRecord, Failure>>,
    /// The board after, or why nothing can be said of it.
    pub after: Option<Result<After, Failure>>,
}

/// The comparison of the board with the game's record.
#[derive(Clone, Debug)]
pub struct AgainstRecord {
    /// The record.
    pub record: GameRecord,
    /// The differences between the board and the record.
    pub findings: RecordFindings,
    /// Moves of the record that the rules forbid or treat specially.
    pub breaches: Vec<RuleBreach>,
}

/// The board after the players were done with it.
#[derive(Clone, Debug)]
pub struct After {
    /// The reading of the board after.
    pub seen: Report,
    /// The findings about it.
    pub found: FoundAfter,
}

/// The findings about the board after.
#[derive(Clone, Debug)]
pub enum FoundAfter {
    /// The fill-in was checked.
    FilledIn(FilledIn),
    /// The board was rearranged to count one side.
    Rearranged(Rearranged),
    /// A photo cannot be trusted: nothing is held against anybody.
    Untrusted(InadmissiblePhoto),
}

impl Examination {
    /// Returns true if everything that was examined is right and certain.
    pub fn finds_nothing(&self) -> bool {
        let claim = self.claim.as_ref().is_none_or(|(_, verdict)| *verdict == ClaimVerdict::Agrees);
        let after = self.after.as_ref().is_none_or(|after| after.as_ref().is_ok_and(After::is_right));
        let record =
            self.record.as_ref().is_none_or(|record| record.as_ref().is_ok_and(AgainstRecord::is_right));
        claim && record && after && !self.report.needs_a_look() && self.disagreements.is_empty()
    }

    /// Returns the failures of everything that could not be examined.
    pub fn failures(&self) -> impl Iterator<Item = &Failure> {
        let record = self.record.iter().filter_map(|record| record.as_ref().err());
        let after = self.after.iter().filter_map(|after| after.as_ref().err());
        self.left_out.iter().chain(record).chain(after)
    }
}

impl AgainstRecord {
    /// Returns true if the board shows the record's end, with only the usual changes before a
    /// count, and the record is in order.
    fn is_right(&self) -> bool {
        let (findings, account) = (&self.findings, self.findings.account());
        let shown = account.shown;
        let adds_up = shown.balance.iter().all(|side| side.stated.is_none() || findings.adds_up(side));
        let is_the_end = findings.earlier.is_none() && account.played.is_empty();
        let is_clear = account.others == 0 && shown.undecided.is_empty();
        is_the_end && is_clear && adds_up && !findings.orientation.is_mirrored() && self.breaches.is_empty()
    }

    /// The result that the record tells, where the board is the game's end: dame may have been filled after the last move,
    /// and dead stones taken off.
    fn result(&self) -> Option<String> {
        let is_end = !matches!(self.findings.record_end(), record::RecordEnd::RunsOn { .. });
        self.record.result.clone().filter(|_| is_end)
    }

    /// The prisoners at the moment that the board shows, where it shows one of the record's positions with nothing done
    /// to it but what is usual before the count: dead stones that were taken off are prisoners, too.
    fn prisoners(&self) -> Option<Prisoners> {
        let account = self.findings.account();
        let shown = account.shown;
        let is_shown = account.others == 0 && account.played.is_empty() && shown.undecided.is_empty();
        let mut prisoners = shown.prisoners;
        for missing in shown.lifted() {
            prisoners.add(missing.color, 1);
        }
        (is_shown && !self.record.moves.is_empty()).then_some(prisoners)
    }
}

impl After {
    fn is_right(&self) -> bool {
        let certain = self.seen.uncertain.is_empty();
        let right = match &self.found {
            FoundAfter::FilledIn(filled) => filled.is_right(),
            FoundAfter::Rearranged(rearranged) => rearranged.is_kept(),
            FoundAfter::Untrusted(_) => None,
        };
        certain && right == Some(true)
    }
}

/// The content of the photos, before any statements are taken into account.
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

    /// The photos that could not be read, and why.
    pub fn left_out(&self) -> &[Failure] {
        &self.left_out
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

/// Reads the exhibits. This takes most of the time, but is needed only once, however many
/// statements follow.
///
/// # Errors
/// [`Failure`] where no photo can be read, or they do not show one board.
pub fn read(inquiry: &Inquiry, exhibits: &Exhibits, clock: Clock) -> Result<Evidence, Failure> {
    let (mut photos, mut left_out) = (Vec::new(), Vec::new());
    let of_position = inquiry.game_number.filter(|_| exhibits.record.is_none());
    for (index, exhibit) in exhibits.photos.iter().enumerate() {
        match read_exhibit(exhibit, &inquiry.read_settings(index == 0), of_position, clock) {
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
            message: Message::new("error-position-beside-photos"),
            hint: Message::new("hint-position-alone"),
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
            .map(|exhibit| read_exhibit(exhibit, &inquiry.read_settings(false), None, clock)),
        record: exhibits
            .record
            .as_ref()
            .map(|exhibit| read_record(&exhibit.file, &exhibit.bytes, inquiry.game_number)),
    })
}

/// Finds the first photo of the board that leaves open whether its lines are the whole board: its name and the number of
/// lines for which a person has to vouch.
pub fn size_in_doubt(inquiry: &Inquiry, exhibits: &Exhibits, clock: Clock) -> Option<(String, usize)> {
    let photos = exhibits.photos.iter().enumerate().filter(|(_, exhibit)| !is_position(&exhibit.file));
    let mut doubts = photos.filter_map(|(index, exhibit)| {
        let settings = inquiry.read_settings(index == 0);
        let error = count::read(&exhibit.file, &exhibit.bytes, &settings, clock).err()?;
        Some((exhibit.file.clone(), error.size_in_doubt()?))
    });
    doubts.next()
}

/// Judges what was read, with what persons stated.
///
/// # Errors
/// [`Failure`] where the claim or a statement makes no sense.
pub fn judge(inquiry: &Inquiry, evidence: &Evidence, clock: Clock) -> Result<Examination, Failure> {
    let case = apply_corrections(&evidence.case, inquiry, false)?;
    let rules =
        inquiry.rules_as_ended().map_err(|error| failed(&case.file, "bad_option", &error, error.hint()))?;
    let readings = parse_claim(inquiry, &rules, &case)?;
    let record = evidence.record.as_ref().map(|record| compare_with_record(inquiry, record, &case));
    let recorded = record.as_ref().and_then(|record| record.as_ref().ok()).and_then(AgainstRecord::prisoners);
    let case = case
        .with_notes(assumption_warnings(inquiry, record.as_ref().and_then(|record| record.as_ref().ok())));
    let told = record.as_ref().and_then(|record| record.as_ref().ok()).and_then(AgainstRecord::result);
    let case = if told.is_some() { case.with_recorded_result(told) } else { case };
    let settings = settings(inquiry, rules, recorded);
    let none = SecondOpinions::none();
    let settled = settle(&case, &settings, &none, clock);
    let report = settled.map_err(|error| error.failure(&case.file))?.report;
    // The record's result may show what White is given for handicap stones.
    let rules = report.rules.clone().unwrap_or_else(|| settings.rules.clone());
    let settings = CountSettings { rules, ..settings };
    let mut cache = ScenarioCache::of(&case, &evidence.disagreements, &settings, clock);
    let unsettled = |error: SettleError| error.failure(&case.file);
    let questions = find_open_questions(&report, &mut cache).map_err(unsettled)?;
    let mut claim_readings = Vec::new();
    for reading in readings {
        let verdict = judge_claim(&reading.claim, &report, &questions, &mut cache).map_err(unsettled)?;
        claim_readings.push(JudgedReading { reading, verdict });
    }
    let first = claim_readings.first().map(|judged| judged.reading.claim);
    let claim = first.zip(JudgedReading::verdict_on_all(&claim_readings));
    let mut after = evidence.after.as_ref().map(|after| examine_board_after(inquiry, after, &report));
    let settled = report.settlement.as_ref().filter(|settled| settled.score.rules.ended.is_none());
    let guided = settled.and_then(|settled| guided(inquiry, &report, settled));
    let guided_territory = settled.and_then(|settled| guided_territory(&settings, &report, settled));
    if let Some(Ok(After { found: FoundAfter::Rearranged(found), .. })) = &mut after
        && !inquiry.rules.counts_area()
    {
        found.stones_due = stones_due(found.counted, guided_territory.as_ref());
    }
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
        claim_readings,
        guided,
        guided_territory,
        record,
        after,
    })
}

/// Returns warnings about what the record does not state plainly.
fn assumption_warnings(inquiry: &Inquiry, against: Option<&AgainstRecord>) -> Vec<Warning> {
    let of_record = against.iter().flat_map(|against| &against.record.remarks);
    let of_rules = inquiry.assumed.iter().cloned().map(Warning::RecordedRules);
    of_record.cloned().map(Warning::Record).chain(of_rules).collect()
}

/// The ways in which the claim can be understood; none where nothing is claimed.
fn parse_claim(inquiry: &Inquiry, rules: &Rules, case: &Case) -> Result<Vec<ClaimReading>, Failure> {
    let Some(text) = inquiry.claim.as_deref() else { return Ok(Vec::new()) };
    Claim::parse(text, rules, case.position.size())
        .map_err(|error| failed(text, "bad_option", &error, error.hint()))
}

/// Returns the settings of the count, with the stated prisoners or else those of the record.
fn settings(inquiry: &Inquiry, rules: Rules, recorded: Option<Prisoners>) -> CountSettings {
    CountSettings {
        prisoners: inquiry.prisoners.or(recorded),
        prisoners_are_stated: inquiry.prisoners.is_some(),
        dead: inquiry.dead(),
        left_open: inquiry.left_open(),
        ..CountSettings::of_rules(rules)
    }
}

/// Reads a photo, or a position given as a game record.
fn read_exhibit(
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
        .map_err(|error| failed(&exhibit.file, error.kind(), &error, error.hint()))?;
    Ok((Some(photo), case))
}

/// Returns true if a file is a position rather than a photo, by its name.
pub fn is_position(file: &str) -> bool {
    file.rsplit_once('.').is_some_and(|(_, extension)| extension.eq_ignore_ascii_case("sgf"))
}

/// Compares the board with the record.
fn compare_with_record(
    inquiry: &Inquiry,
    record: &Result<GameRecord, Failure>,
    case: &Case,
) -> Result<AgainstRecord, Failure> {
    let record = record.as_ref().map_err(Failure::clone)?;
    let doubtful: Vec<Point> = case.uncertain().iter().map(|uncertain| uncertain.point).collect();
    let compared = |dead: Option<&[Point]>| {
        let sighting = PhotoSighting {
            position: &case.position,
            doubtful: &doubtful,
            prisoners: inquiry.prisoners,
            dead,
        };
        record::compare(&sighting, record).map_err(|error| {
            failed(&case.file, "bad_option", &error, Message::new("hint-record-of-the-game"))
        })
    };
    let mut findings = compared(None)?;
    if findings.last.differences() > 0 {
        // Dead stones may have been taken off before the photo, and which points are dame depends on what is dead.
        let life = life::read(&record.position, &life::LifeSettings::default())
            .map_err(|error| failed(&case.file, "internal", &error, Message::new("hint-report")))?;
        findings = compared(Some(&life.dead()))?;
    }
    let breaches = breaches(&record.irregular, &inquiry.rules);
    Ok(AgainstRecord { record: record.clone(), findings, breaches })
}

/// Compares the board after with the position that was counted.
fn examine_board_after(
    inquiry: &Inquiry,
    after: &Result<(Option<Photo>, Case), Failure>,
    report: &Report,
) -> Result<After, Failure> {
    let (photo, case) = after.as_ref().map_err(Failure::clone)?;
    let case = apply_corrections(case, inquiry, true)?;
    let Some(settled) = &report.settlement else {
        return Err(Failure {
            file: case.file.clone(),
            kind: "bad_option",
            message: Message::new("error-nothing-to-compare"),
            hint: Message::new("hint-settle-position-before"),
        });
    };
    let before = report.position.without(&settled.life.dead());
    let certain = inquiry.read_settings(false).stones.certain;
    let doubtful = match inquiry.counted {
        None => filled::doubtful_after(&before, &case, certain),
        // While stones are moved about nothing is expected anywhere.
        Some(_) => doubtful_points(&case),
    };
    let mut seen = case.report();
    // On a board that was filled in hardly any chain has liberties: that is no doubt there, and no fault.
    seen.uncertain.retain(|uncertain| doubtful.contains(&uncertain.point));
    seen.warnings.retain(|warning| !matches!(warning, Warning::NoLiberties { .. }));
    let uncertain: Vec<Point> = report.uncertain.iter().map(|uncertain| uncertain.point).collect();
    if let Some(untrusted) = find_objection(inquiry, report, &before, &case, &doubtful) {
        return Ok(After { seen, found: FoundAfter::Untrusted(untrusted) });
    }
    let later = LaterBoard {
        position: &seen.position,
        doubtful: &doubtful,
        // A position that is given may be mirrored as well as a photo is not.
        orientations: if photo.is_some() { &Orientation::TURNS } else { &Orientation::ALL },
    };
    let found = check_board_after(inquiry, &before, &uncertain, &later)
        .map_err(|(message, hint)| Failure { file: case.file, kind: "bad_option", message, hint })?;
    Ok(After { seen, found })
}

/// Returns the objection to the photo before or to the later one, if there is one.
fn find_objection(
    inquiry: &Inquiry,
    report: &Report,
    before: &Position,
    after: &Case,
    doubtful: &BTreeSet<Point>,
) -> Option<InadmissiblePhoto> {
    let counted = inquiry.counted;
    // Somebody who states the corners vouches for the grid.
    let vouched = inquiry.grid.corners.is_some();
    let grid = admissibility::find_grid_objection(&report.warnings).filter(|_| !vouched);
    let uncertain: Vec<Point> = report.uncertain.iter().map(|uncertain| uncertain.point).collect();
    let why_before = grid.or_else(|| admissibility::object_to_doubts(&uncertain));
    let is_before = why_before.is_some();
    let why = why_before
        .or_else(|| admissibility::find_objection_to_later_photo(before, counted, after, doubtful))?;
    Some(InadmissiblePhoto { is_before, why, counted })
}

fn check_board_after(
    inquiry: &Inquiry,
    before: &Position,
    uncertain: &[Point],
    later: &LaterBoard<'_>,
) -> Result<FoundAfter, (Message, Message)> {
    match inquiry.counted {
        Some(counted) => {
            let check = |before: &Position| rearranged::check(before, counted, later);
            let mut found = check(before)
                .map_err(|error| (error.to_message(), Message::new("hint-photos-before-and-rearranged")))?;
            admissibility::mark_dependent_total(&mut found, before, uncertain, |other| check(other).ok());
            Ok(FoundAfter::Rearranged(found))
        }
        None => {
            let check = |before: &Position| filled::check(before, &inquiry.rules, later);
            let mut found = check(before)
                .map_err(|error| (error.to_message(), Message::new("hint-photos-before-and-filled")))?;
            admissibility::mark_dependent_faults(&mut found, before, uncertain, |other| check(other).ok());
            Ok(FoundAfter::FilledIn(found))
        }
    }
}

fn apply_corrections(case: &Case, inquiry: &Inquiry, after: bool) -> Result<Case, Failure> {
    let corrections = inquiry.corrections(after);
    case.corrected(&corrections).map_err(|error| failed(&case.file, "bad_option", &error, error.hint()))
}

fn not_one_board(file: &str, error: &FuseError) -> Failure {
    let hint = match error.kind() {
        "bad_option" => Message::new("hint-photos-unmoved"),
        _ => error.hint(),
    };
    failed(file, error.kind(), error, hint)
}

fn failed(file: &str, kind: &'static str, error: &impl ToMessage, hint: Message) -> Failure {
    Failure { file: file.to_owned(), kind, message: error.to_message(), hint }
}

fn nothing_shown() -> Failure {
    Failure {
        file: String::new(),
        kind: "bad_option",
        message: Message::new("error-no-photo"),
        hint: Message::new("hint-give-photo-of-board"),
    }
}
