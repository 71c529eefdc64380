//! The count at the board: in words, as step-by-step drawings, and on the photo.

use crate::ruling::Block;
use crate::ruling::document::{Drawing, Photo as ShownPhoto};
use shuzi::geometry::PhotoFromBoard;
use shuzi::report::guided::{self, Drawn, territory};
use shuzi::report::overlay;
use shuzi::report::picture::Picture;

use super::{Matter, board};

/// Describes the steps, or states that the prisoners are needed.
pub(super) fn steps(matter: &Matter) -> Vec<Block> {
    let items = match plan(matter) {
        None => return without_plan(matter),
        Some(HandCount::Area(count)) => guided::sentences(count, matter.words),
        Some(HandCount::Territory(shown)) => territory::sentences(shown, matter.words),
    };
    vec![Block::Heading(matter.words.say("heading-guided")), Block::List { numbered: true, items }]
}

/// Describes and draws the steps.
pub(super) fn guided(matter: &Matter) -> Vec<Block> {
    let mut blocks = steps(matter);
    let Some(plan) = plan(matter) else { return blocks };
    let (drawings, caption) = match plan {
        HandCount::Area(count) => (guided::pictures(count, matter.words), "caption-guided-photo"),
        HandCount::Territory(shown) => (territory::pictures(shown, matter.words), "caption-territory-photo"),
    };
    let drawings = drawings.into_iter().map(|Drawn { picture, caption }| Drawing { picture, caption });
    blocks.push(Block::Drawings(drawings.collect()));
    let over = |map: &PhotoFromBoard, size: (u32, u32)| match plan {
        HandCount::Area(count) => guided::over_photo(count, map, size),
        HandCount::Territory(shown) => territory::over_photo(shown, map, size),
    };
    blocks.extend(on_the_photo(matter, over, matter.words.say(caption)));
    blocks
}

/// The plan of a count by hand, of one side or both.
#[derive(Clone, Copy)]
enum HandCount<'a> {
    Area(&'a shuzi::score::GuidedCount),
    Territory(territory::Shown<'a>),
}

fn plan<'a>(matter: &Matter<'a>) -> Option<HandCount<'a>> {
    let examination = matter.examination;
    let shown = |count| territory::Shown { count, counted: matter.inquiry.counted };
    let of_territory = examination.guided_territory.as_ref().map(shown).map(HandCount::Territory);
    examination.guided.as_ref().map(HandCount::Area).or(of_territory)
}

/// Returns the reason why territories cannot be counted.
fn without_plan(matter: &Matter) -> Vec<Block> {
    let settled = matter.examination.report.settlement.as_ref();
    if !settled.is_some_and(|settled| settled.score.deduced_prisoners) {
        return Vec::new();
    }
    let words = matter.words;
    vec![
        Block::Heading(words.say("heading-guided")),
        Block::Paragraph(words.say("territory-needs-prisoners")),
    ]
}

/// Returns the first photo with the plan drawn over it.
fn on_the_photo(
    matter: &Matter,
    over: impl Fn(&PhotoFromBoard, (u32, u32)) -> Picture,
    caption: String,
) -> Option<Block> {
    let photo = matter.evidence.photos().first()?.as_ref()?;
    let facts = matter.examination.report.photo.as_ref()?;
    let (jpeg, (width_px, height_px)) = overlay::photo(photo, &board::SHOWN);
    let over = over(&facts.grid.photo_from_board, (facts.width_px, facts.height_px));
    let over = over.scaled(f64::from(width_px) / f64::from(facts.width_px.max(1)));
    Some(Block::Photo(ShownPhoto { jpeg, width_px, height_px, over, caption }))
}
