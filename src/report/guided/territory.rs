//! Draws and describes the guided count of territories: dead stones, prisoners, moves, tens.

use crate::color::Color;
use crate::geometry::PhotoFromBoard;
use crate::language::{Value, Words};
use crate::point::Point;
use crate::report::diagram::{BLUE, Diagram, RED};
use crate::report::picture::{Ink, Pen, Picture};
use crate::report::words::{AmountUnit, describe_outcome};
use crate::score::{GuidedTerritory, Quarters, TerritorySide};

use super::{
    DARK, EDGE, FAINT, GuidedDrawing, LIGHT, OWN, choose_shades, draw_moves, draw_stones,
    outline_blocks, sentences::format_subtraction,
};

/// Shade of White's territory before prisoners are placed. Black's has the shade of the counted
/// side in an area count.
const WHITES: Ink = [0xd5, 0xe6, 0xf2];

/// A count of territories, reduced to the side that is counted at the board if only one is.
#[derive(Clone, Copy)]
pub struct TerritoryView<'a> {
    /// The count.
    pub count: &'a GuidedTerritory,
    /// The player whose territory is counted at the board; `None` for both.
    pub counted: Option<Color>,
}

impl<'a> TerritoryView<'a> {
    fn sides(self) -> impl Iterator<Item = &'a TerritorySide> + use<'a> {
        self.count
            .sides
            .iter()
            .filter(move |side| self.counted.is_none_or(|counted| counted == side.color))
    }
}

/// Draws one picture per step: the dead stones, the prisoners and missing protective moves, the
/// stones that are moved, the tens. Steps in which nothing is done are left out.
pub fn draw_steps(shown: TerritoryView<'_>, words: &Words) -> Vec<GuidedDrawing> {
    let TerritoryView { count, .. } = shown;
    let drawing = |picture: Picture, message: &str| GuidedDrawing {
        picture,
        caption: words.say(message),
    };
    let mut pictures = Vec::new();
    if !count.dead.is_empty() {
        let mut diagram = Diagram::of(&count.position);
        count
            .dead
            .iter()
            .for_each(|&point| diagram.cross(point, RED));
        pictures.push(drawing(diagram.picture(), "territory-drawing-dead"));
    }
    if shown
        .sides()
        .any(|side| !side.laid.is_empty() || !side.protective.is_empty())
    {
        pictures.push(drawing(
            draw_prisoner_step(shown),
            "territory-drawing-prisoners",
        ));
    }
    if shown.sides().any(|side| !side.moves.is_empty()) {
        pictures.push(drawing(draw_move_step(shown), "territory-drawing-moves"));
    }
    pictures.push(drawing(draw_tens(shown), "territory-drawing-tens"));
    pictures
}

/// Draws the territories, with a blue ring around prisoners and a red one around missing protective
/// moves.
fn draw_prisoner_step(shown: TerritoryView<'_>) -> Picture {
    let mut diagram = Diagram::empty(shown.count.lifted.size());
    let mut pen = Diagram::pen();
    for side in shown.sides() {
        draw_territory(&mut pen, side);
    }
    diagram.draw(pen);
    draw_stones(&mut diagram, &shown.count.lifted);
    let mut pen = Diagram::pen();
    for side in shown.sides() {
        draw_prisoners(&mut pen, side);
    }
    diagram.draw(pen);
    diagram.picture()
}

fn draw_territory(pen: &mut Pen<'_>, side: &TerritorySide) {
    let shade = match side.color {
        Color::Black => OWN,
        Color::White => WHITES,
    };
    side.areas
        .iter()
        .flatten()
        .for_each(|&point| pen.shade(point, shade));
    side.areas
        .iter()
        .for_each(|area| pen.outline(area, EDGE, 0.04));
}

fn draw_prisoners(pen: &mut Pen<'_>, side: &TerritorySide) {
    let ink = if side.color == Color::Black {
        DARK
    } else {
        LIGHT
    };
    for &point in &side.laid {
        pen.disc(point, 0.42, Some(ink), Some((BLUE, 0.12)));
    }
    for &point in &side.protective {
        pen.disc(point, 0.42, Some(ink), Some((RED, 0.12)));
    }
}

/// Draws the stones that are moved, on the board with the prisoners in place.
fn draw_move_step(shown: TerritoryView<'_>) -> Picture {
    let laid =
        |board, side: &TerritorySide| side.after(board, side.protective.len() + side.laid.len());
    let before = shown.sides().fold(shown.count.lifted.clone(), laid);
    let mut diagram = Diagram::of(&before);
    let mut pen = Diagram::pen();
    draw_all_moves(&mut pen, shown);
    diagram.draw(pen);
    diagram.picture()
}

/// Draws the moves of all sides with consecutive numbers.
fn draw_all_moves(pen: &mut Pen<'_>, shown: TerritoryView<'_>) {
    let mut first = 1;
    for side in shown.sides() {
        draw_moves(pen, side.color, &side.moves, first);
        first += side.moves.len();
    }
}

/// Draws every block in its shade. Its points are numbered, and the last one has the side's running
/// sum instead.
fn draw_tens(shown: TerritoryView<'_>) -> Picture {
    let after = shown
        .sides()
        .fold(shown.count.lifted.clone(), |board, side| {
            side.after(board, usize::MAX)
        });
    let mut diagram = Diagram::empty(after.size());
    let mut pen = Diagram::pen();
    for side in shown.sides() {
        let blocks = blocks_of(side);
        for (block, shade) in blocks.iter().zip(choose_shades(&blocks)) {
            block.iter().for_each(|&point| pen.shade(point, shade));
        }
        blocks
            .iter()
            .for_each(|block| pen.outline(block, EDGE, 0.07));
        let mut sum = 0;
        for block in blocks {
            sum += block.len();
            for (index, &point) in block.iter().enumerate() {
                match index + 1 {
                    last if last == block.len() => pen.label(point, &sum.to_string(), 0.58, DARK),
                    number => pen.label(point, &number.to_string(), 0.36, FAINT),
                }
            }
        }
    }
    diagram.draw(pen);
    draw_stones(&mut diagram, &after);
    diagram.picture()
}

fn blocks_of(side: &TerritorySide) -> Vec<&Vec<Point>> {
    side.tens.iter().flat_map(|area| &area.blocks).collect()
}

/// Draws the whole count over the upright photo of this width and height, in photo pixels: crosses
/// on the dead stones, the prisoners, protective moves and moved stones, and outlines around the
/// tens with the running sums of each side.
pub fn draw_over_photo(
    shown: TerritoryView<'_>,
    map: &PhotoFromBoard,
    (width, height): (u32, u32),
) -> Picture {
    let mut pen = Pen::on_photo(map);
    let mut labels = Vec::new();
    for side in shown.sides() {
        let blocks = blocks_of(side);
        outline_blocks(&mut pen, &blocks);
        let mut sum = 0;
        for block in blocks {
            sum += block.len();
            labels.push((block, sum));
        }
    }
    shown
        .count
        .dead
        .iter()
        .for_each(|&point| pen.cross(point, RED, 0.12));
    shown
        .sides()
        .for_each(|side| draw_prisoners(&mut pen, side));
    draw_all_moves(&mut pen, shown);
    for (block, sum) in labels {
        super::photo::draw_sum(&mut pen, block, sum, &[]);
    }
    Picture {
        width: f64::from(width),
        height: f64::from(height),
        marks: pen.marks,
    }
}

/// Describes the steps in order, from the dead stones to the result, one sentence each.
pub fn describe_steps(shown: TerritoryView<'_>, words: &Words) -> Vec<String> {
    let writer = TerritorySentences { shown, words };
    let mut sentences = writer.describe_dead();
    for side in &shown.count.sides {
        if shown.counted.is_none_or(|counted| counted == side.color) {
            sentences.extend(writer.describe_side(side));
        } else {
            sentences.push(writer.describe_in_one_sentence(side));
        }
    }
    sentences.push(writer.describe_result());
    sentences
}

/// Writes the sentences of one count in one language.
struct TerritorySentences<'a> {
    shown: TerritoryView<'a>,
    words: &'a Words,
}

impl TerritorySentences<'_> {
    fn say_of(&self, color: Color, message: &str, values: &[(&'static str, Value)]) -> String {
        let player = [("player", color.name().into())];
        self.words.say_with(message, &[&player, values].concat())
    }

    fn name(&self, point: Point) -> String {
        self.shown.count.position.size().name(point)
    }

    fn names(&self, points: &[Point]) -> String {
        let names: Vec<String> = points.iter().map(|&point| self.name(point)).collect();
        names.join(&self.words.say("between-points"))
    }

    fn describe_points(&self, color: Color, message: &str, points: &[Point]) -> Option<String> {
        let values = [
            ("count", points.len().into()),
            ("points", self.names(points).into()),
        ];
        (!points.is_empty()).then(|| self.say_of(color, message, &values))
    }

    fn describe_dead(&self) -> Vec<String> {
        let count = self.shown.count;
        if count.dead.is_empty() {
            return vec![self.words.say("guided-no-dead")];
        }
        let dead = Color::BOTH.into_iter();
        dead.filter_map(|color| {
            self.describe_points(color, "territory-dead", &count.dead_of(color))
        })
        .collect()
    }

    fn describe_side(&self, side: &TerritorySide) -> Vec<String> {
        let mut sentences = Vec::new();
        sentences.extend(self.describe_points(
            side.color,
            "territory-protective",
            &side.protective,
        ));
        sentences.push(self.describe_prisoners(side));
        if side.left_over > 0 {
            let values = [("count", side.left_over.into())];
            sentences.push(self.say_of(side.color, "territory-left-over", &values));
        }
        sentences.extend(self.describe_moves(side));
        sentences.push(self.describe_areas(side));
        sentences
    }

    /// States the number of prisoners and the points where they are placed.
    fn describe_prisoners(&self, side: &TerritorySide) -> String {
        if side.prisoners() == 0 {
            return self.say_of(side.color, "territory-no-prisoners", &[]);
        }
        let values = [
            ("captured", side.captured.into()),
            ("dead", side.dead.into()),
            ("count", side.prisoners().into()),
            ("laid", side.laid.len().into()),
            ("points", self.names(&side.laid).into()),
        ];
        self.say_of(side.color, "territory-prisoners", &values)
    }

    fn describe_moves(&self, side: &TerritorySide) -> Option<String> {
        let ways = side.moves.iter().filter_map(|step| {
            Some(format!(
                "{} → {}",
                self.name(step.from()?),
                self.name(step.to()?)
            ))
        });
        let ways: Vec<String> = ways.collect();
        let list = ways.join(&self.words.say("between-points"));
        let values = [("count", ways.len().into()), ("points", list.into())];
        (!ways.is_empty()).then(|| self.say_of(side.color, "guided-move", &values))
    }

    fn describe_areas(&self, side: &TerritorySide) -> String {
        let areas: Vec<String> = side
            .tens
            .iter()
            .map(|area| area.points().to_string())
            .collect();
        let sum = match areas.as_slice() {
            [] => return self.say_of(side.color, "guided-no-areas", &[]),
            [one] => one.clone(),
            _ => format!("{} = {}", areas.join(" + "), side.empty_points()),
        };
        self.say_of(side.color, "territory-areas", &[("sum", sum.into())])
    }

    /// Describes a side that is not counted at the board: `White: 64 - 6 = 58.`
    fn describe_in_one_sentence(&self, side: &TerritorySide) -> String {
        let sum = format!(
            "{} - {} = {}",
            side.territory(),
            side.prisoners(),
            side.total()
        );
        self.say_of(side.color, "guided-total", &[("sum", sum.into())])
    }

    /// States the last calculation and the result: `67 - 58 - 6 1/2 = 2 1/2: Black wins by 2.5
    /// points.`
    fn describe_result(&self) -> String {
        let count = self.shown.count;
        let [black, white] = count.sides.each_ref().map(TerritorySide::total);
        let given = format_subtraction(Quarters::from(count.given));
        let white = if white < 0 {
            format!("+ {}", white.unsigned_abs())
        } else {
            format!("- {white}")
        };
        let sum = format!("{black} {white}{given} = {}", Quarters::from(count.margin));
        let result = describe_outcome(self.words, AmountUnit::Points, count.winner, count.margin);
        self.words.say_with(
            "guided-result",
            &[("sum", sum.into()), ("result", result.into())],
        )
    }
}
