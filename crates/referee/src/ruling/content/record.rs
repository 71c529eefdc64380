//! The board against the game's record.

use crate::ruling::DocumentBlock;
use crate::ruling::document::Drawing;
use crate::verify::record::{
    AbsenceReason, Account, Balance, MatchedPoint, PositionComparison, PresenceReason,
    RecordFindings,
};
use shuzi::color::Color;
use shuzi::language::Value;
use shuzi::point::{BoardSize, Point};
use shuzi::report::diagram::{Diagram, RED, YELLOW};
use shuzi::report::words as say;

use super::{RulingContext, list_section};

/// Describes the comparison with the record, with a drawing of the differences.
pub(super) fn record_section(context: &RulingContext) -> Vec<DocumentBlock> {
    let Some(Ok(examined)) = &context.examination.record else {
        return Vec::new();
    };
    let record = examined.record.line.size();
    let account = examined.findings.account();
    let section = RecordSection {
        context,
        findings: &examined.findings,
        account,
        record,
    };
    let breaches = examined
        .breaches
        .iter()
        .map(|breach| say::describe_breach(context.words, record, breach));
    let sentences = section.describe().into_iter().chain(breaches).collect();
    let mut blocks = list_section(context.words.say("heading-record"), sentences);
    let comparison = section.comparison();
    if comparison.differences() + comparison.undecided.len() > 0 {
        blocks.push(DocumentBlock::Drawings(vec![section.draw_differences()]));
    }
    blocks
}

/// The comparison with the record, and everything that is needed to describe it.
struct RecordSection<'a> {
    context: &'a RulingContext<'a>,
    findings: &'a RecordFindings,
    account: Account<'a>,
    /// The size of the record's board.
    record: BoardSize,
}

impl<'a> RecordSection<'a> {
    /// Returns the comparison with the position of the record that the board shows.
    fn comparison(&self) -> &'a PositionComparison {
        self.account.shown
    }

    /// Describes the board in relation to the record, in several sentences.
    fn describe(&self) -> Vec<String> {
        let mut sentences = vec![self.describe_account()];
        sentences.extend(self.describe_orientation());
        let mut differences = self.describe_differences();
        let more = differences.len().saturating_sub(super::MAX_LISTED_POINTS);
        differences.truncate(super::MAX_LISTED_POINTS);
        sentences.append(&mut differences);
        if more > 0 {
            sentences.push(
                self.context
                    .words
                    .say_with("record-more-differences", &[("more", more.into())]),
            );
        }
        sentences.extend(
            self.comparison()
                .balance
                .iter()
                .filter_map(|side| self.describe_balance(side)),
        );
        sentences
    }

    /// Describes in one sentence which position the board shows and what happened since.
    fn describe_account(&self) -> String {
        let Account {
            shown,
            lifted,
            dame,
            played,
            passes,
            captured,
            others,
        } = &self.account;
        let list = |points: Vec<&MatchedPoint>| -> Value {
            let points: Vec<Point> = points.into_iter().map(|point| point.photo).collect();
            self.context.list_points(&points).into()
        };
        let stage = if self.findings.earlier.is_some() {
            "earlier"
        } else {
            "last"
        };
        self.context.words.say_with(
            "record-account",
            &[
                ("stage", stage.into()),
                ("moves", shown.moves.into()),
                ("later", shown.later.into()),
                ("lifted", lifted.len().into()),
                ("lifted-points", list(lifted.iter().collect())),
                ("dame", dame.len().into()),
                ("dame-points", list(dame.iter().collect())),
                ("played", played.len().into()),
                (
                    "order",
                    list(played.iter().map(|(_, point)| point).collect()),
                ),
                ("passes", (*passes).into()),
                ("captured", captured.len().into()),
                ("others", (*others).into()),
                ("doubtful", shown.undecided.len().into()),
            ],
        )
    }

    /// Describes the orientation of the record.
    fn describe_orientation(&self) -> Vec<String> {
        let (words, orientation) = (self.context.words, self.findings.orientation);
        let turns = u32::from(orientation.quarter_turns());
        let turned = match (orientation.is_mirrored(), turns) {
            (true, _) => Some(words.say_with("record-mirrored", &[("turns", turns.into())])),
            (false, 0) => None,
            (false, turns) => Some(words.say_with("record-turned", &[("turns", turns.into())])),
        };
        let symmetric = (!self.findings.as_good.is_empty()).then(|| words.say("record-symmetric"));
        turned.into_iter().chain(symmetric).collect()
    }

    /// Lists what the summary does not cover, one by one.
    fn describe_differences(&self) -> Vec<String> {
        let (words, comparison) = (self.context.words, self.comparison());
        let moved = comparison.moved.iter().map(|stone| {
            words.say_with(
                "record-moved",
                &[
                    ("color", stone.color.name().into()),
                    ("from", self.name_point(stone.from).into()),
                    ("to", self.name_point(stone.to).into()),
                ],
            )
        });
        let describe_stone = |message: &str, color: Color, at: MatchedPoint| {
            words.say_with(
                message,
                &[
                    ("color", color.name().into()),
                    ("point", self.name_point(at).into()),
                ],
            )
        };
        let missing = comparison
            .missing
            .iter()
            .filter(|missing| missing.why == AbsenceReason::Unexplained);
        let missing =
            missing.map(|missing| describe_stone("record-missing", missing.color, missing.at));
        // Stones that the summary lists as played are not listed again.
        let is_played =
            |at: MatchedPoint| self.account.played.iter().any(|&(_, played)| played == at);
        let extra = comparison
            .extra
            .iter()
            .filter(|extra| extra.why == PresenceReason::Unexplained);
        let extra = extra.filter(|extra| !is_played(extra.at));
        let extra = extra.map(|extra| describe_stone("record-extra", extra.color, extra.at));
        let recolored = comparison.recolored.iter().map(|stone| {
            let values = [
                ("color", stone.photo.name().into()),
                ("point", self.name_point(stone.at).into()),
            ];
            words.say_with("record-other-color", &values)
        });
        let undecided = comparison.undecided.iter().map(|point| {
            let stone_key =
                |stone: Option<Color>| stone.map_or("empty", |color| color.name()).into();
            words.say_with(
                "record-undecided",
                &[
                    ("point", self.name_point(point.at).into()),
                    ("photo", stone_key(point.photo)),
                    ("record", stone_key(point.record)),
                ],
            )
        });
        moved
            .chain(missing)
            .chain(extra)
            .chain(recolored)
            .chain(undecided)
            .collect()
    }

    /// Describes a player's balance of stones and prisoners if it does not add up.
    fn describe_balance(&self, side: &Balance) -> Option<String> {
        let surplus = self.findings.surplus(side);
        let prisoners = side.stated.unwrap_or(side.prisoners);
        let values = |number: i64| {
            [
                ("player", side.color.name().into()),
                (
                    "number",
                    usize::try_from(number.unsigned_abs())
                        .unwrap_or(usize::MAX)
                        .into(),
                ),
                ("played", side.played.into()),
                ("board", side.on_board.into()),
                ("prisoners", prisoners.into()),
            ]
        };
        match surplus {
            0 => None,
            more if more > 0 => Some(
                self.context
                    .words
                    .say_with("record-too-many", &values(more)),
            ),
            fewer => Some(
                self.context
                    .words
                    .say_with("record-too-few", &values(fewer)),
            ),
        }
    }

    /// Names a point as in the photo, and also as in the record if that differs.
    fn name_point(&self, point: MatchedPoint) -> String {
        let (photo, record) = (
            self.context.size().name(point.photo),
            self.record.name(point.record),
        );
        if photo == record {
            return photo;
        }
        let values = [("photo", photo.into()), ("record", record.into())];
        self.context.words.say_with("spot-of-record", &values)
    }

    /// Draws the board with all differences from the record.
    fn draw_differences(&self) -> Drawing {
        let comparison = self.comparison();
        let mut diagram = Diagram::of(&self.context.examination.report.position);
        for stone in &comparison.moved {
            diagram.arrow(stone.from.photo, stone.to.photo, RED);
        }
        for stone in &comparison.missing {
            diagram.small_stone(stone.at.photo, stone.color);
            diagram.cross(stone.at.photo, RED);
        }
        let wrong = comparison
            .extra
            .iter()
            .map(|stone| stone.at)
            .chain(comparison.recolored.iter().map(|stone| stone.at));
        wrong.for_each(|at| diagram.ring(at.photo, RED));
        comparison
            .undecided
            .iter()
            .for_each(|point| diagram.ring(point.at.photo, YELLOW));
        Drawing {
            picture: diagram.picture(),
            caption: self.context.words.say("caption-record"),
        }
    }
}
