//! The board: the photos with what was read in them, the position, where photos differ, and the dead stones.

use crate::ruling::Block;
use crate::ruling::document::{Drawing, Photo as ShownPhoto};
use shuzi::color::Color;
use shuzi::life::{ChainLife, Status};
use shuzi::photo::Photo;
use shuzi::point::Point;
use shuzi::report::diagram::{BLUE, Diagram, RED, YELLOW};
use shuzi::report::{Report, fill_in, overlay, words as say};
use shuzi::stones::StoneReading;

use super::Matter;

/// Size of photos: sharp on half a page of paper, in a file small enough to send.
pub(super) const SHOWN: overlay::OverlaySettings =
    overlay::OverlaySettings { longest_side_px: 1600, stroke_spacings: 0.06, jpeg_quality: 80 };

/// Every photo of the board with what was read drawn over it; over the first what the count makes of it.
pub(super) fn photos(matter: &Matter) -> Vec<Block> {
    let examination = matter.examination;
    let photos = matter.evidence.photos().iter().zip(&examination.seen).enumerate();
    let shown: Vec<Block> = photos
        .filter_map(|(index, (photo, alone))| {
            let report = if index == 0 { &examination.report } else { alone };
            Some(Block::Photo(shown(matter, photo.as_ref()?, report, &alone.file)))
        })
        .collect();
    if shown.is_empty() {
        return shown;
    }
    [vec![Block::Heading(matter.words.say("heading-photos"))], shown].concat()
}

/// Returns a photo with its reading.
pub(super) fn shown(matter: &Matter, photo: &Photo, report: &Report, file: &str) -> ShownPhoto {
    let (jpeg, (width_px, height_px)) = overlay::photo(photo, &SHOWN);
    let over = overlay::picture(report, photo, &SHOWN);
    let caption = matter.words.say_with("caption-photo", &[("file", file.into())]);
    ShownPhoto { jpeg, width_px, height_px, over, caption }
}

/// Shows the position, with the owner of every point and the dead or doubtful stones.
pub(super) fn position(matter: &Matter) -> Vec<Block> {
    let (words, report) = (matter.words, &matter.examination.report);
    let mut diagram = Diagram::of(&report.position);
    if let Some(settled) = &report.settlement {
        let dead = settled.life.dead();
        for (point, owner) in matter.size().points().zip(&settled.score.owner) {
            let shows = report.position.stone(point).is_none();
            if let Some(color) = owner.filter(|_| shows) {
                diagram.square(point, color);
            }
        }
        dead.into_iter().for_each(|point| diagram.cross(point, RED));
    }
    for uncertain in &report.uncertain {
        diagram.ring(uncertain.point, YELLOW);
    }
    for point in report.settlement.iter().flat_map(|settled| &settled.doubts).flat_map(|doubt| &doubt.points)
    {
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
        Block::Heading(words.say("heading-position")),
        Block::Drawings(vec![Drawing { picture: diagram.picture(), caption }]),
    ]
}

/// Lists the points on which photos that were read together disagree.
pub(super) fn second_look(matter: &Matter) -> Vec<Block> {
    let (words, examination) = (matter.words, matter.examination);
    if examination.seen.len() < 2 {
        return Vec::new();
    }
    let heading = Block::Heading(words.say("heading-second-look"));
    let photos = words.say_with("photos-read-together", &[("photos", examination.seen.len().into())]);
    if examination.disagreements.is_empty() {
        return vec![heading, Block::Paragraph(photos), Block::Paragraph(words.say("photos-agree"))];
    }
    let head = std::iter::once(words.say("column-point"))
        .chain(examination.seen.iter().map(|seen| seen.file.clone()))
        .chain(std::iter::once(words.say("column-together")));
    let row = |point: Point, seen: &[StoneReading]| {
        let together = say::name_stone(words, examination.report.position.stone(point));
        let name = matter.size().name(point);
        std::iter::once(name)
            .chain(seen.iter().map(|reading| looks_like(matter, reading)))
            .chain(std::iter::once(together))
            .collect()
    };
    let rows = examination.disagreements.iter().map(|differ| row(differ.point, &differ.seen)).collect();
    vec![heading, Block::Paragraph(photos), Block::Table { head: head.collect(), rows }]
}

/// `probably white`.
pub(super) fn looks_like(matter: &Matter, reading: &StoneReading) -> String {
    let StoneReading { empty, black, white, .. } = *reading;
    let classes = [(None, empty), (Some(Color::Black), black), (Some(Color::White), white)];
    let best = classes.into_iter().max_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or((None, empty));
    let certainty = match best.1 {
        sure if sure >= 0.95 => "clear",
        likely if likely >= 0.75 => "likely",
        _ => "unclear",
    };
    let stone = say::name_stone(matter.words, best.0);
    matter.words.say_with("looks-like", &[("stone", stone.into()), ("certainty", certainty.into())])
}

/// Draws the fill-in of the position before, step by step.
pub(super) fn fill_in(matter: &Matter) -> Vec<Block> {
    let steps = fill_in::steps(&matter.examination.report, matter.words);
    if steps.is_empty() {
        return Vec::new();
    }
    let numbered = steps.into_iter().enumerate();
    let drawings = numbered
        .map(|(index, (picture, told))| Drawing { picture, caption: format!("{}. {told}", index + 1) })
        .collect();
    vec![Block::Heading(matter.words.say("heading-fill-in")), Block::Drawings(drawings)]
}

/// Lists all dead chains, with the reasons.
pub(super) fn dead_stones(matter: &Matter) -> Vec<Block> {
    let (words, report) = (matter.words, &matter.examination.report);
    let Some(settled) = &report.settlement else { return Vec::new() };
    let heading = Block::Heading(words.say("heading-dead-stones"));
    let dead: Vec<&ChainLife> =
        settled.life.chains.iter().filter(|chain| chain.status == Status::Dead).collect();
    if dead.is_empty() {
        return vec![heading, Block::Paragraph(words.say("no-dead-stones"))];
    }
    let row = |chain: &&ChainLife| {
        vec![
            words.say_with("player", &[("player", chain.color.name().into())]),
            matter.points(&chain.points),
            say::describe_reason_without_figures(words, matter.size(), chain),
        ]
    };
    let head = ["column-player", "column-stones", "column-why-dead"].map(|name| words.say(name)).into();
    vec![heading, Block::Table { head, rows: dead.iter().map(row).collect() }]
}
