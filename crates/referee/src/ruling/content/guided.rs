//! The count at the board: in words, as step-by-step drawings, and on the photo.

use crate::ruling::DocumentBlock;
use crate::ruling::document::{Drawing, PhotoFigure};
use shuzi::geometry::PhotoFromBoard;
use shuzi::report::guided::{self, GuidedDrawing, territory};
use shuzi::report::overlay;
use shuzi::report::picture::Picture;

use super::{RulingContext, board};

/// Describes the steps, or states that the prisoners are needed.
pub(super) fn steps_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let items = match find_plan(context) {
        None => return missing_prisoners_section(context),
        Some(HandCount::Area(count)) => guided::describe_steps(count, context.words),
        Some(HandCount::Territory(view)) => territory::describe_steps(view, context.words),
    };
    vec![
        DocumentBlock::Heading(context.words.say("heading-guided")),
        DocumentBlock::List {
            numbered: true,
            items,
        },
    ]
}

/// Describes and draws the steps.
pub(super) fn count_by_hand_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let mut blocks = steps_section(context);
    let Some(plan) = find_plan(context) else {
        return blocks;
    };
    let (drawings, caption) = match plan {
        HandCount::Area(count) => (
            guided::draw_steps(count, context.words),
            "caption-guided-photo",
        ),
        HandCount::Territory(view) => (
            territory::draw_steps(view, context.words),
            "caption-territory-photo",
        ),
    };
    let drawings = drawings
        .into_iter()
        .map(|GuidedDrawing { picture, caption }| Drawing { picture, caption });
    blocks.push(DocumentBlock::Drawings(drawings.collect()));
    let over = |map: &PhotoFromBoard, size: (u32, u32)| match plan {
        HandCount::Area(count) => guided::draw_over_photo(count, map, size),
        HandCount::Territory(view) => territory::draw_over_photo(view, map, size),
    };
    blocks.extend(photo_with_plan(context, over, context.words.say(caption)));
    blocks
}

/// The plan of a count by hand, of one side or both.
#[derive(Clone, Copy)]
enum HandCount<'a> {
    Area(&'a shuzi::score::GuidedCount),
    Territory(territory::TerritoryView<'a>),
}

fn find_plan<'a>(context: &RulingContext<'a>) -> Option<HandCount<'a>> {
    let examination = context.examination;
    if let Some(count) = &examination.guided {
        return Some(HandCount::Area(count));
    }
    let count = examination.guided_territory.as_ref()?;
    Some(HandCount::Territory(territory::TerritoryView {
        count,
        counted: context.inquiry.counted,
    }))
}

/// States that territories cannot be counted, if that is because the prisoners are not known.
fn missing_prisoners_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let settled = context.examination.report.settlement.as_ref();
    if !settled.is_some_and(|settled| settled.score.deduced_prisoners) {
        return Vec::new();
    }
    let words = context.words;
    vec![
        DocumentBlock::Heading(words.say("heading-guided")),
        DocumentBlock::Paragraph(words.say("territory-needs-prisoners")),
    ]
}

/// Returns the first photo with the plan drawn over it.
fn photo_with_plan(
    context: &RulingContext,
    over: impl Fn(&PhotoFromBoard, (u32, u32)) -> Picture,
    caption: String,
) -> Option<DocumentBlock> {
    let photo = context.evidence.photos().first()?.as_ref()?;
    let facts = context.examination.report.photo.as_ref()?;
    let (jpeg, (width_px, height_px)) = match overlay::photo(photo, &board::PHOTO_SETTINGS) {
        Ok(photo) => photo,
        Err(error) => return Some(DocumentBlock::Paragraph(error.to_string())),
    };
    let over = over(
        &facts.grid.photo_from_board,
        (facts.width_px, facts.height_px),
    );
    let over = over.scaled(f64::from(width_px) / f64::from(facts.width_px.max(1)));
    Some(DocumentBlock::Photo(PhotoFigure {
        jpeg,
        width_px,
        height_px,
        over,
        caption,
    }))
}
