//! Examination: the photos read, the board counted, and everything looked into that was asked for.

use crate::color::Color;
use crate::count::{
    self, AskAbout, Case, Clock, CountSettings, Disagreement, FuseError, ReadSettings, SecondOpinions,
    SettleError, fuse, settle,
};
use crate::language::{Message, ToMessage};
use crate::life;
use crate::photo::Photo;
use crate::point::Point;
use crate::position::sgf::GameRecord;
use crate::position::{Orientation, Position, Prisoners, sgf};
use crate::report::{Failure, Report, Settlement, Warning};
use crate::score::{GuidedCount, GuidedTerritory};

use super::inquiry::{Exhibit, Exhibits, Inquiry};
use super::record::{self, RecordFindings, Sighting};
use super::{
    Claim, ClaimReading, FilledIn, JudgedReading, Later, OpenQuestion, Rearranged, Rereadings, StonesDue,
    Verdict, doubtful, filled, open_questions, rearranged, verdict,
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
    /// The ways in which the claim can be understood, the likeliest first: mostly one. Empty without a claim.
    pub claim_readings: Vec<JudgedReading>,
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

    /// The result that the record tells, where the board is the game's end: dame may have been filled after the last move,
    /// and dead stones taken off.
    fn result(&self) -> Option<String> {
        let is_end = !matches!(self.findings.extent(), record::Extent::RunsOn { .. });
        self.record.result.clone().filter(|_| is_end)
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

/// Reads what is shown: all that takes its time, and needs to be done once however many statements follow.
///
/// # Errors
/// [`Failure`] where no photo can be read, or they do not show one board.
pub fn read(inquiry: &Inquiry, exhibits: &Exhibits, clock: Clock) -> Result<Evidence, Failure> {
    let (mut photos, mut left_out) = (Vec::new(), Vec::new());
    for (index, exhibit) in exhibits.photos.iter().enumerate() {
        match look(exhibit, &inquiry.read_settings(index == 0), clock) {
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
        after: exhibits.after.as_ref().map(|exhibit| look(exhibit, &inquiry.read_settings(false), clock)),
        record: exhibits.record.as_ref().map(record_in),
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
    let case = corrected(&evidence.case, inquiry, false)?;
    let readings = claimed(inquiry, &case)?;
    let record = evidence.record.as_ref().map(|record| against_record(inquiry, record, &case));
    let recorded = record.as_ref().and_then(|record| record.as_ref().ok()).and_then(AgainstRecord::prisoners);
    let told = record.as_ref().and_then(|record| record.as_ref().ok()).and_then(AgainstRecord::result);
    let case = if told.is_some() { case.with_recorded_result(told) } else { case };
    let settings = settings(inquiry, recorded);
    let none = SecondOpinions::none();
    let report = settle(&case, &settings, &none, clock).map_err(|error| error.failure(&case.file))?;
    // The record's result may show what White is given for handicap stones.
    let rules = report.rules.clone().unwrap_or_else(|| settings.rules.clone());
    let settings = CountSettings { rules, ..settings };
    let mut rereadings = Rereadings::of(&case, &evidence.disagreements, &settings, clock);
    let unsettled = |error: SettleError| error.failure(&case.file);
    let questions = open_questions(&report, &mut rereadings).map_err(unsettled)?;
    let mut claim_readings = Vec::new();
    for reading in readings {
        let verdict = verdict(&reading.claim, &report, &questions, &mut rereadings).map_err(unsettled)?;
        claim_readings.push(JudgedReading { reading, verdict });
    }
    let first = claim_readings.first().map(|judged| judged.reading.claim);
    let claim = first.zip(JudgedReading::verdict_on_all(&claim_readings));
    let mut after = evidence.after.as_ref().map(|after| board_after(inquiry, after, &report));
    let guided = report.settlement.as_ref().and_then(|settled| guided(inquiry, &report, settled));
    let guided_territory =
        report.settlement.as_ref().and_then(|settled| guided_territory(&settings, &report, settled));
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

/// How many stones a side has on the board when its territory is counted, with the prisoners laid into it.
fn stones_due(counted: Color, guided: Option<&GuidedTerritory>) -> StonesDue {
    guided.map_or(StonesDue::Unknown, |guided| {
        StonesDue::Exactly(u32::try_from(guided.rounded.count(counted)).unwrap_or(u32::MAX))
    })
}

/// The ways in which the claim can be understood; none where nothing is claimed.
fn claimed(inquiry: &Inquiry, case: &Case) -> Result<Vec<ClaimReading>, Failure> {
    let Some(text) = inquiry.claim.as_deref() else { return Ok(Vec::new()) };
    Claim::parse(text, &inquiry.rules, case.position.size()).map_err(|error| {
        failed(text, "bad_option", &Message::verbatim(error.to_string()), Message::verbatim(error.hint()))
    })
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
fn look(exhibit: &Exhibit, settings: &ReadSettings, clock: Clock) -> Result<(Option<Photo>, Case), Failure> {
    if is_position(&exhibit.file) {
        let record = record_in(exhibit)?;
        let case = Case::given(exhibit.file.clone(), record.position, record.irregular);
        return Ok((None, case.with_recorded_result(record.result)));
    }
    let (photo, case) = count::read(&exhibit.file, &exhibit.bytes, settings, clock)
        .map_err(|error| failed(&exhibit.file, error.kind(), &error, error.hint()))?;
    Ok((Some(photo), case))
}

/// Whether a file is a position that is given, by its name.
pub fn is_position(file: &str) -> bool {
    file.rsplit_once('.').is_some_and(|(_, extension)| extension.eq_ignore_ascii_case("sgf"))
}

fn record_in(exhibit: &Exhibit) -> Result<GameRecord, Failure> {
    let hint = Message::new("hint-correct-record");
    sgf::read(&exhibit.bytes).map_err(|error| failed(&exhibit.file, "bad_sgf", &error, hint))
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
            failed(&case.file, "bad_option", &error, Message::new("hint-record-of-the-game"))
        })
    };
    let mut findings = compared(None)?;
    if !findings.last.missing.is_empty() {
        // Dead stones may have been taken off before the photo.
        let life = life::read(&record.position, &life::Settings::default())
            .map_err(|error| failed(&case.file, "internal", &error, Message::new("hint-report")))?;
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
            message: Message::new("error-nothing-to-compare"),
            hint: Message::new("hint-settle-position-before"),
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
        hint,
    })?;
    Ok(After { seen, found })
}

fn compared(
    inquiry: &Inquiry,
    before: &Position,
    later: &Later<'_>,
) -> Result<FoundAfter, (Message, Message)> {
    match inquiry.counted {
        Some(counted) => rearranged::check(before, counted, later)
            .map(FoundAfter::Rearranged)
            .map_err(|error| (error.to_message(), Message::new("hint-photos-before-and-rearranged"))),
        None => filled::check(before, &inquiry.rules, later)
            .map(FoundAfter::FilledIn)
            .map_err(|error| (error.to_message(), Message::new("hint-photos-before-and-filled"))),
    }
}

fn corrected(case: &Case, inquiry: &Inquiry, after: bool) -> Result<Case, Failure> {
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
