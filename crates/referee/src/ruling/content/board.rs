//! The board: the photos with their readings, the position, the points on which photos disagree,
//! and the dead stones.

use crate::ruling::DocumentBlock;
use crate::ruling::document::{Drawing, PhotoFigure};
use shuzi::color::Color;
use shuzi::life::{ChainLife, Status};
use shuzi::photo::Photo;
use shuzi::point::Point;
use shuzi::report::diagram::{BLUE, Diagram, RED, YELLOW};
use shuzi::report::{Report, fill_in, overlay, words as say};
use shuzi::stones::StoneReading;

use super::RulingContext;

/// Size of photos: sharp on half a page of paper, in a file that is small enough to send.
pub(super) const PHOTO_SETTINGS: overlay::OverlaySettings = overlay::OverlaySettings {
    longest_side_px: 1600,
    stroke_spacings: 0.06,
    jpeg_quality: 80,
};

/// Shows all photos of the board with their readings, the first one with the count.
pub(super) fn photos_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let examination = context.examination;
    let photos = context
        .evidence
        .photos()
        .iter()
        .zip(&examination.seen)
        .enumerate();
    let mut blocks = vec![DocumentBlock::Heading(context.words.say("heading-photos"))];
    blocks.extend(photos.filter_map(|(index, (photo, alone))| {
        // The count is in the coordinates of the first photo.
        let report = if index == 0 {
            &examination.report
        } else {
            alone
        };
        Some(photo_block(context, photo.as_ref()?, report, &alone.file))
    }));
    // Without any photo, because a position was given, there is no section.
    if blocks.len() > 1 { blocks } else { Vec::new() }
}

/// Returns a photo with its reading, or the reason why it cannot be shown.
pub(super) fn photo_block(
    context: &RulingContext,
    photo: &Photo,
    report: &Report,
    file: &str,
) -> DocumentBlock {
    let (jpeg, (width_px, height_px)) = match overlay::photo(photo, &PHOTO_SETTINGS) {
        Ok(photo) => photo,
        Err(error) => return DocumentBlock::Paragraph(format!("{file}: {error}")),
    };
    let over = overlay::picture(report, photo, &PHOTO_SETTINGS);
    let caption = context
        .words
        .say_with("caption-photo", &[("file", file.into())]);
    DocumentBlock::Photo(PhotoFigure {
        jpeg,
        width_px,
        height_px,
        over,
        caption,
    })
}

/// Shows the position, with the owner of every point and the dead or doubtful stones.
pub(super) fn position_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let (words, report) = (context.words, &context.examination.report);
    let mut diagram = Diagram::of(&report.position);
    if let Some(settled) = &report.settlement {
        let dead = settled.life.dead();
        for (point, owner) in context.size().points().zip(&settled.score.owner) {
            if let Some(color) = owner
                && report.position.stone(point).is_none()
            {
                diagram.square(point, *color);
            }
        }
        dead.into_iter().for_each(|point| diagram.cross(point, RED));
    }
    for uncertain in &report.uncertain {
        diagram.ring(uncertain.point, YELLOW);
    }
    let doubts = report.settlement.iter().flat_map(|settled| &settled.doubts);
    for point in doubts.flat_map(|doubt| &doubt.points) {
        diagram.ring(*point, BLUE);
    }
    let caption = words.say_with(
        "caption-position",
        &[
            ("black", report.position.count(Color::Black).into()),
            ("white", report.position.count(Color::White).into()),
        ],
    );
    vec![
        DocumentBlock::Heading(words.say("heading-position")),
        DocumentBlock::Drawings(vec![Drawing {
            picture: diagram.picture(),
            caption,
        }]),
    ]
}

/// Lists the points on which photos that were read together disagree.
pub(super) fn disagreements_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let (words, examination) = (context.words, context.examination);
    if examination.seen.len() < 2 {
        return Vec::new();
    }
    let heading = DocumentBlock::Heading(words.say("heading-second-look"));
    let photos = words.say_with(
        "photos-read-together",
        &[("photos", examination.seen.len().into())],
    );
    if examination.disagreements.is_empty() {
        return vec![
            heading,
            DocumentBlock::Paragraph(photos),
            DocumentBlock::Paragraph(words.say("photos-agree")),
        ];
    }
    let head = std::iter::once(words.say("column-point"))
        .chain(examination.seen.iter().map(|seen| seen.file.clone()))
        .chain(std::iter::once(words.say("column-together")));
    let row = |point: Point, seen: &[StoneReading]| {
        let together = say::name_stone(words, examination.report.position.stone(point));
        let name = context.size().name(point);
        std::iter::once(name)
            .chain(
                seen.iter()
                    .map(|reading| describe_reading(context, reading)),
            )
            .chain(std::iter::once(together))
            .collect()
    };
    let rows = examination
        .disagreements
        .iter()
        .map(|differ| row(differ.point, &differ.seen))
        .collect();
    vec![
        heading,
        DocumentBlock::Paragraph(photos),
        DocumentBlock::Table {
            head: head.collect(),
            rows,
        },
    ]
}

/// Describes a reading in words, such as `probably white`.
pub(super) fn describe_reading(context: &RulingContext, reading: &StoneReading) -> String {
    let StoneReading {
        empty,
        black,
        white,
        ..
    } = *reading;
    let classes = [
        (None, empty),
        (Some(Color::Black), black),
        (Some(Color::White), white),
    ];
    let best = classes
        .into_iter()
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .unwrap_or((None, empty));
    let certainty = match best.1 {
        sure if sure >= 0.95 => "clear",
        likely if likely >= 0.75 => "likely",
        _ => "unclear",
    };
    let stone = say::name_stone(context.words, best.0);
    context.words.say_with(
        "looks-like",
        &[("stone", stone.into()), ("certainty", certainty.into())],
    )
}

/// Draws the fill-in of the position before, step by step.
pub(super) fn fill_in_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let steps = fill_in::steps(&context.examination.report, context.words);
    if steps.is_empty() {
        return Vec::new();
    }
    let numbered = steps.into_iter().enumerate();
    let drawings = numbered
        .map(|(index, (picture, step))| Drawing {
            picture,
            caption: format!("{}. {step}", index + 1),
        })
        .collect();
    vec![
        DocumentBlock::Heading(context.words.say("heading-fill-in")),
        DocumentBlock::Drawings(drawings),
    ]
}

/// Lists all dead chains, with the reasons.
pub(super) fn dead_stones_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let (words, report) = (context.words, &context.examination.report);
    let Some(settled) = &report.settlement else {
        return Vec::new();
    };
    let heading = DocumentBlock::Heading(words.say("heading-dead-stones"));
    let dead: Vec<&ChainLife> = settled
        .life
        .chains
        .iter()
        .filter(|chain| chain.status == Status::Dead)
        .collect();
    if dead.is_empty() {
        return vec![
            heading,
            DocumentBlock::Paragraph(words.say("no-dead-stones")),
        ];
    }
    let row = |chain: &&ChainLife| {
        vec![
            words.say_with("player", &[("player", chain.color.name().into())]),
            context.list_stones(&chain.points),
            say::describe_reason_without_figures(words, context.size(), chain),
        ]
    };
    let head = ["column-player", "column-stones", "column-why-dead"]
        .map(|name| words.say(name))
        .into();
    vec![
        heading,
        DocumentBlock::Table {
            head,
            rows: dead.iter().map(row).collect(),
        },
    ]
}
