//! The content of a ruling, section by section.

mod after;
mod agreement;
mod answer;
mod board;
mod claim;
mod claimant;
mod guided;
mod questions;
mod record;

pub(super) use claim::meaning;

use crate::verify::{Evidence, Examination, Inquiry, StatedFact};
use shuzi::language::{Message, Words};
use shuzi::point::{BoardSize, Point};
use shuzi::report::{explain, words as say};
use shuzi::score::Prisoners;

use super::{Block, Document, RulingFile};

/// Maximum number of points listed in a sentence. More are only counted; the drawings show them
/// all.
const MOST_POINTS: usize = 16;

/// Everything that a ruling is about.
#[derive(Clone, Copy)]
pub struct Matter<'a> {
    /// The questions and statements.
    pub inquiry: &'a Inquiry,
    /// The photos and the record.
    pub evidence: &'a Evidence,
    /// The findings.
    pub examination: &'a Examination,
    /// The file for repeating the examination.
    pub file: &'a RulingFile,
    /// The language of the ruling.
    pub words: &'a Words,
}

impl Matter<'_> {
    fn size(&self) -> BoardSize {
        self.examination.report.position.size()
    }

    fn points(&self, points: &[Point]) -> String {
        say::list_points(self.words, self.size(), points, MOST_POINTS)
    }
}

/// Composes the whole ruling.
pub fn compose_document(matter: &Matter) -> Document {
    let words = matter.words;
    let answer = answer::answer(matter);
    let agreement = agreement::agreement(matter, &answer);
    let mut blocks = claim::understood(matter);
    blocks.push(answer);
    blocks.extend(claimant::who_claims(matter));
    blocks.extend(game(matter));
    blocks.extend(findings(matter, Audience::OfPaper));
    blocks.extend(board::photos(matter));
    blocks.extend(board::position(matter));
    blocks.extend(board::dead_stones(matter));
    if matter.examination.settings.rules.ended.is_none() {
        blocks.extend(count(matter));
        blocks.extend(guided::guided(matter));
        blocks.extend(board::fill_in(matter));
    }
    blocks.extend(shown(matter));
    blocks.extend(agreement);
    Document {
        language: words.language(),
        title: words.say("protocol-title"),
        footer: words.say_with(
            "protocol-footer",
            &[("program", matter.file.program.as_str().into()), ("seal", matter.file.seal.as_str().into())],
        ),
        blocks,
    }
}

/// Composes the summary for a terminal: the answer and the findings, without pictures.
pub fn compose_summary(matter: &Matter) -> Vec<Block> {
    let mut blocks = claim::understood(matter);
    blocks.push(answer::answer(matter));
    blocks.extend(findings(matter, Audience::OfTerminal));
    blocks.extend(guided::steps(matter));
    blocks
}

/// The reader of a section. Those who sign a sheet of paper cannot type options, and should not
/// sign advice to do so.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Audience {
    OfPaper,
    OfTerminal,
}

/// Lists all findings besides the count itself.
fn findings(matter: &Matter, reader: Audience) -> Vec<Block> {
    let recorded = say::describe_recorded_result(matter.words, &matter.examination.report);
    [
        recorded.into_iter().map(Block::Paragraph).collect(),
        questions::open(matter),
        questions::answered(matter),
        warnings(matter, reader),
        board::second_look(matter),
        record::against(matter),
        after::after(matter),
    ]
    .concat()
}

/// Lists the players, the event and the rules.
fn game(matter: &Matter) -> Vec<Block> {
    let (words, game) = (matter.words, game_of(matter));
    let rules = &matter.examination.settings.rules;
    let prisoners = matter.examination.settings.prisoners.map(|Prisoners { black, white }| {
        words.say_with("prisoners-of-both", &[("black", black.into()), ("white", white.into())])
    });
    let rows = [
        ("row-black", game.black),
        ("row-white", game.white),
        ("row-event", game.event),
        ("row-place", game.place),
        ("row-table", game.table),
        ("row-date", game.date),
        ("row-photo-taken", times_of_photos(matter)),
        ("row-counted-at", game.counted_at),
        ("row-referee", game.referee),
        ("row-rules", Some(say::describe_rules(words, rules))),
        ("row-source", Some(say::describe_source(words, rules))),
        ("row-prisoners", prisoners),
    ];
    let rows = rows.into_iter().filter_map(|(name, value)| Some(vec![words.say(name), value?])).collect();
    vec![Block::Heading(words.say("heading-game")), Block::Table { head: Vec::new(), rows }]
}

/// Returns the stated details of the game, completed by its record.
fn game_of(matter: &Matter) -> crate::verify::GameDetails {
    let mut game = matter.inquiry.game.clone();
    if let Some(Ok(against)) = &matter.examination.record {
        let recorded = &against.record.occasion;
        game.black = game.black.or_else(|| recorded.black.clone());
        game.white = game.white.or_else(|| recorded.white.clone());
        game.event = game.event.or_else(|| recorded.event.clone());
        game.place = game.place.or_else(|| recorded.place.clone());
        game.date = game.date.or_else(|| recorded.date.clone());
    }
    game
}

/// Returns when the photos were taken, by their EXIF data; the photo is named if there are several.
fn times_of_photos(matter: &Matter) -> Option<String> {
    let (words, evidence) = (matter.words, matter.evidence);
    let after =
        evidence.photo_after().zip(matter.file.inputs.after.as_ref().map(|after| after.file.as_str()));
    let files = matter.examination.seen.iter().map(|seen| seen.file.as_str());
    let photos = evidence.photos().iter().zip(files);
    let photos = photos.filter_map(|(photo, file)| Some((photo.as_ref()?, file))).chain(after);
    let taken: Vec<(&str, &str)> =
        photos.filter_map(|(photo, file)| Some((file, photo.taken_at.as_deref()?))).collect();
    let several = matter.file.inputs.photos.len() + usize::from(matter.file.inputs.after.is_some()) > 1;
    let told = taken.iter().map(|(file, at)| match several {
        true => words.say_with("photo-taken-at", &[("file", (*file).into()), ("time", (*at).into())]),
        false => (*at).to_owned(),
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() {
        return None;
    }
    let times = told.join(&words.say("between-clauses"));
    Some(words.say_with("by-the-cameras-clock", &[("times", times.into())]))
}

fn warnings(matter: &Matter, reader: Audience) -> Vec<Block> {
    let (words, examination) = (matter.words, matter.examination);
    let told = match reader {
        Audience::OfPaper => say::describe_warning_on_paper,
        Audience::OfTerminal => say::describe_warning,
    };
    let warnings = examination.report.warnings.iter().map(|warning| told(words, matter.size(), warning));
    let failures = examination
        .failures()
        .map(|failure| Message::of_file(failure.file.as_str(), failure.message.clone()).say(words));
    listed(words.say("heading-warnings"), warnings.chain(failures).collect())
}

/// Explains the count step by step.
fn count(matter: &Matter) -> Vec<Block> {
    let explained = explain::explain(&matter.examination.report, matter.words);
    let mut lines = explained.lines().map(|line| line.trim().to_owned());
    let Some(heading) = lines.next() else { return Vec::new() };
    vec![Block::Heading(heading), Block::List { numbered: true, items: lines.collect() }]
}

/// Lists the files with their checksums, so that anybody can verify whether other files are the
/// same.
fn shown(matter: &Matter) -> Vec<Block> {
    let words = matter.words;
    let inputs = &matter.file.inputs;
    let row = |role: &str, input: &super::Input| {
        vec![words.say(role), input.file.clone(), input.bytes.to_string(), input.sha256.clone()]
    };
    let photos = inputs.photos.iter().map(|input| row("input-board", input));
    let after = inputs.after.iter().map(|input| row("input-after", input));
    let record = inputs.record.iter().map(|input| row("input-record", input));
    vec![
        Block::Heading(words.say("heading-inputs")),
        Block::Table {
            head: ["column-input", "column-file", "column-bytes", "column-sha256"]
                .map(|name| words.say(name))
                .into(),
            rows: photos.chain(after).chain(record).collect(),
        },
        Block::Paragraph(words.say_with(
            "how-to-repeat",
            &[("program", matter.file.program.as_str().into()), ("seal", matter.file.seal.as_str().into())],
        )),
    ]
}

/// `Black: Anna`, or the role alone.
fn signature_of(words: &Words, role: &str, name: Option<String>) -> String {
    let role = words.say(role);
    match name {
        Some(name) => words.say_with("signature-of", &[("role", role.into()), ("name", name.into())]),
        None => role,
    }
}

/// Returns sentences under a heading, or nothing if there are none.
fn listed(heading: String, items: Vec<String>) -> Vec<Block> {
    if items.is_empty() {
        return Vec::new();
    }
    vec![Block::Heading(heading), Block::List { numbered: false, items }]
}

/// Returns a statement as a sentence.
fn statement(words: &Words, said: &StatedFact) -> String {
    let names = |points: &[shuzi::count::PointName]| {
        points
            .iter()
            .map(shuzi::count::PointName::as_str)
            .collect::<Vec<&str>>()
            .join(&words.say("between-points"))
    };
    match said {
        StatedFact::Stone { point, stone } => words.say_with(
            "stated-stone",
            &[
                ("point", point.as_str().into()),
                ("stone", stone.map_or("empty", |color| color.name()).into()),
            ],
        ),
        StatedFact::StoneAfter { point, stone } => words.say_with(
            "stated-stone-after",
            &[
                ("point", point.as_str().into()),
                ("stone", stone.map_or("empty", |color| color.name()).into()),
            ],
        ),
        StatedFact::AllDead { points } if points.is_empty() => words.say("stated-none-dead"),
        StatedFact::AllDead { points } => {
            words.say_with("stated-all-dead", &[("points", names(points).into())])
        }
        StatedFact::Toggled { points } => {
            words.say_with("stated-toggled", &[("points", names(points).into())])
        }
        StatedFact::Group { points, dead } => words.say_with(
            "stated-group",
            &[("points", names(points).into()), ("dead", if *dead { "dead" } else { "alive" }.into())],
        ),
        StatedFact::LeftOpen { how } => words.say_with("stated-left-open", &[("how", how.name().into())]),
        StatedFact::KoPass { point, dead } => words.say_with(
            "stated-ko-pass",
            &[("point", point.as_str().into()), ("dead", if *dead { "dead" } else { "alive" }.into())],
        ),
        StatedFact::Ended { how } => words.say_with("stated-ended", &[("how", how.name().into())]),
    }
}
