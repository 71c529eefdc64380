//! The content of a ruling, section by section.

mod agreement;
mod answer;
mod board;
mod board_after;
mod claim;
mod claimant;
mod guided;
mod questions;
mod record;

pub(super) use claim::describe_claim;

use crate::verify::{Evidence, Examination, GameDetails, Inquiry, StatedFact};
use shuzi::count::PointName;
use shuzi::language::{Message, Words};
use shuzi::point::{BoardSize, Point};
use shuzi::report::{explain, words as say};
use shuzi::score::Prisoners;

use super::{Document, DocumentBlock, RulingFile};

/// Maximum number of points listed in a sentence. More are only counted; the drawings show them
/// all.
const MAX_LISTED_POINTS: usize = 16;

/// The material from which a ruling is composed.
#[derive(Clone, Copy)]
pub struct RulingContext<'a> {
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

impl RulingContext<'_> {
    fn size(&self) -> BoardSize {
        self.examination.report.position.size()
    }

    /// Lists points by their names, in one sentence.
    fn list_points(&self, points: &[Point]) -> String {
        say::list_points(self.words, self.size(), points, MAX_LISTED_POINTS)
    }

    /// Lists stones by the names of their points, in one sentence.
    fn list_stones(&self, stones: &[Point]) -> String {
        say::list_stones(self.words, self.size(), stones, MAX_LISTED_POINTS)
    }
}

/// Composes the whole ruling.
pub fn compose_document(context: &RulingContext) -> Document {
    let words = context.words;
    let answer = answer::answer_block(context);
    let agreement = agreement::agreement_section(context, &answer);
    let mut blocks = claim::interpretation_blocks(context);
    blocks.push(answer);
    blocks.extend(claimant::claimant_section(context));
    blocks.extend(game_section(context));
    blocks.extend(findings_sections(context, Audience::Paper));
    blocks.extend(board::photos_section(context));
    blocks.extend(board::position_section(context));
    blocks.extend(board::dead_stones_section(context));
    // If the game was not decided by a count, a plan of one would only confuse.
    if context.examination.settings.rules.ended.is_none() {
        blocks.extend(count_section(context));
        blocks.extend(guided::count_by_hand_section(context));
        blocks.extend(board::fill_in_section(context));
    }
    blocks.extend(files_section(context));
    // Last, so that the result and the signatures are on the page that is signed.
    blocks.extend(agreement);
    Document {
        language: words.language(),
        title: words.say("protocol-title"),
        footer: words.say_with(
            "protocol-footer",
            &[
                ("program", context.file.program.as_str().into()),
                ("seal", context.file.seal.as_str().into()),
            ],
        ),
        blocks,
    }
}

/// Composes the summary for a terminal: the answer and the findings, without pictures.
pub fn compose_summary(context: &RulingContext) -> Vec<DocumentBlock> {
    let mut blocks = claim::interpretation_blocks(context);
    blocks.push(answer::answer_block(context));
    blocks.extend(findings_sections(context, Audience::Terminal));
    blocks.extend(guided::steps_section(context));
    blocks
}

/// The reader of a section. Those who sign a sheet of paper cannot type options, and should not
/// sign advice to do so.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Audience {
    Paper,
    Terminal,
}

/// Lists all findings besides the count itself.
fn findings_sections(context: &RulingContext, audience: Audience) -> Vec<DocumentBlock> {
    let recorded = say::describe_recorded_result(context.words, &context.examination.report);
    [
        recorded.into_iter().map(DocumentBlock::Paragraph).collect(),
        questions::open_questions_section(context),
        questions::statements_section(context),
        warnings_section(context, audience),
        board::disagreements_section(context),
        record::record_section(context),
        board_after::board_after_section(context),
    ]
    .concat()
}

/// Lists the players, the event and the rules.
fn game_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let (words, game) = (context.words, game_details(context));
    let rules = &context.examination.settings.rules;
    let prisoners = context
        .examination
        .settings
        .prisoners
        .map(|Prisoners { black, white }| {
            words.say_with(
                "prisoners-of-both",
                &[("black", black.into()), ("white", white.into())],
            )
        });
    let rows = [
        ("row-black", game.black),
        ("row-white", game.white),
        ("row-event", game.event),
        ("row-place", game.place),
        ("row-table", game.table),
        ("row-date", game.date),
        ("row-photo-taken", describe_photo_times(context)),
        ("row-counted-at", game.counted_at),
        ("row-referee", game.referee),
        ("row-rules", Some(say::describe_rules(words, rules))),
        ("row-source", Some(say::describe_source(words, rules))),
        ("row-prisoners", prisoners),
    ];
    let rows = rows
        .into_iter()
        .filter_map(|(name, value)| Some(vec![words.say(name), value?]))
        .collect();
    vec![
        DocumentBlock::Heading(words.say("heading-game")),
        DocumentBlock::Table {
            head: Vec::new(),
            rows,
        },
    ]
}

/// Returns the stated details of the game, completed by its record.
fn game_details(context: &RulingContext) -> GameDetails {
    let mut game = context.inquiry.game.clone();
    if let Some(Ok(against)) = &context.examination.record {
        let recorded = &against.record.occasion;
        game.black = game.black.or_else(|| recorded.black.clone());
        game.white = game.white.or_else(|| recorded.white.clone());
        game.event = game.event.or_else(|| recorded.event.clone());
        game.place = game.place.or_else(|| recorded.place.clone());
        game.date = game.date.or_else(|| recorded.date.clone());
    }
    game
}

/// Describes the times at which the photos were taken, by their EXIF data. Each photo is named if
/// there are several.
fn describe_photo_times(context: &RulingContext) -> Option<String> {
    let (words, evidence) = (context.words, context.evidence);
    // Positions have no photo, and photos without EXIF data have no time.
    let after = evidence.photo_after().zip(
        context
            .file
            .inputs
            .after
            .as_ref()
            .map(|after| after.file.as_str()),
    );
    let files = context
        .examination
        .seen
        .iter()
        .map(|seen| seen.file.as_str());
    let photos = evidence.photos().iter().zip(files);
    let photos = photos
        .filter_map(|(photo, file)| Some((photo.as_ref()?, file)))
        .chain(after);
    let taken: Vec<(&str, &str)> = photos
        .filter_map(|(photo, file)| Some((file, photo.taken_at.as_deref()?)))
        .collect();
    if taken.is_empty() {
        return None;
    }
    let are_several =
        context.file.inputs.photos.len() + usize::from(context.file.inputs.after.is_some()) > 1;
    let times = taken.iter().map(|(file, time)| match are_several {
        true => words.say_with(
            "photo-taken-at",
            &[("file", (*file).into()), ("time", (*time).into())],
        ),
        false => (*time).to_owned(),
    });
    let times = times
        .collect::<Vec<String>>()
        .join(&words.say("between-clauses"));
    Some(words.say_with("by-the-cameras-clock", &[("times", times.into())]))
}

/// Lists the warnings, and the files that could not be examined.
fn warnings_section(context: &RulingContext, audience: Audience) -> Vec<DocumentBlock> {
    let (words, examination) = (context.words, context.examination);
    let describe = match audience {
        Audience::Paper => say::describe_warning_on_paper,
        Audience::Terminal => say::describe_warning,
    };
    let warnings = examination
        .report
        .warnings
        .iter()
        .map(|warning| describe(words, context.size(), warning));
    let failures = examination
        .failures()
        .map(|failure| Message::of_file(failure.file.as_str(), failure.message.clone()).say(words));
    list_section(
        words.say("heading-warnings"),
        warnings.chain(failures).collect(),
    )
}

/// Explains the count step by step.
fn count_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let explanation = explain::explain(&context.examination.report, context.words);
    // The first line of the explanation is its heading.
    let mut lines = explanation.lines().map(|line| line.trim().to_owned());
    let Some(heading) = lines.next() else {
        return Vec::new();
    };
    vec![
        DocumentBlock::Heading(heading),
        DocumentBlock::List {
            numbered: true,
            items: lines.collect(),
        },
    ]
}

/// Lists the files with their checksums, so that anybody can verify whether other files are the
/// same.
fn files_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let words = context.words;
    let inputs = &context.file.inputs;
    let row = |role: &str, input: &super::InputFile| {
        vec![
            words.say(role),
            input.file.clone(),
            input.bytes.to_string(),
            input.sha256.clone(),
        ]
    };
    let photos = inputs.photos.iter().map(|input| row("input-board", input));
    let after = inputs.after.iter().map(|input| row("input-after", input));
    let record = inputs.record.iter().map(|input| row("input-record", input));
    vec![
        DocumentBlock::Heading(words.say("heading-inputs")),
        DocumentBlock::Table {
            head: [
                "column-input",
                "column-file",
                "column-bytes",
                "column-sha256",
            ]
            .map(|name| words.say(name))
            .into(),
            rows: photos.chain(after).chain(record).collect(),
        },
        DocumentBlock::Paragraph(words.say_with(
            "how-to-repeat",
            &[
                ("program", context.file.program.as_str().into()),
                ("seal", context.file.seal.as_str().into()),
            ],
        )),
    ]
}

/// Formats a person's role and name, such as `Black: Anna`, or the role alone.
fn format_person(words: &Words, role: &str, name: Option<String>) -> String {
    let role = words.say(role);
    match name {
        Some(name) => words.say_with(
            "signature-of",
            &[("role", role.into()), ("name", name.into())],
        ),
        None => role,
    }
}

/// Returns sentences under a heading, or nothing if there are none.
fn list_section(heading: String, items: Vec<String>) -> Vec<DocumentBlock> {
    if items.is_empty() {
        return Vec::new();
    }
    vec![
        DocumentBlock::Heading(heading),
        DocumentBlock::List {
            numbered: false,
            items,
        },
    ]
}

/// Describes a statement in a sentence.
fn describe_statement(words: &Words, fact: &StatedFact) -> String {
    let names = |points: &[PointName]| {
        points
            .iter()
            .map(PointName::as_str)
            .collect::<Vec<&str>>()
            .join(&words.say("between-points"))
    };
    match fact {
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
            &[
                ("points", names(points).into()),
                ("dead", if *dead { "dead" } else { "alive" }.into()),
            ],
        ),
        StatedFact::LeftOpen { how } => {
            words.say_with("stated-left-open", &[("how", how.name().into())])
        }
        StatedFact::KoPass { point, dead } => words.say_with(
            "stated-ko-pass",
            &[
                ("point", point.as_str().into()),
                ("dead", if *dead { "dead" } else { "alive" }.into()),
            ],
        ),
        StatedFact::Ended { how } => words.say_with("stated-ended", &[("how", how.name().into())]),
    }
}
