//! Objects beside and over the board, and objects that resemble one where there is no board.

use std::f64::consts::TAU;

use super::super::sampler::Sampler;
use super::super::scene::{
    BowlAt, BoxAt, Camera, CylinderAt, Goban, LinearRgb, Pattern, Pile, Rod, Stones, Thing,
};
use super::Subject;
use super::over_board::{add_arm, add_hand, add_things_on_board};
use super::people::add_people;
use super::rooms::COLORS;
use shuzi::color::Color;

/// Colours of bowls: lacquered woods, plastic.
pub(super) const BOWLS: [LinearRgb; 6] = [
    [0.16, 0.06, 0.025],
    [0.34, 0.16, 0.06],
    [0.05, 0.02, 0.012],
    [0.45, 0.28, 0.13],
    [0.02, 0.02, 0.02],
    [0.5, 0.5, 0.48],
];

/// The board around which objects are placed.
pub(super) struct BoardVicinity {
    /// Half the board's sides with margins, mm.
    pub(super) half: [f64; 2],
    /// Height of the table below the board's surface, mm.
    pub(super) table: f64,
    /// Height of stones above the board's surface, mm.
    pub(super) stones: f64,
}

/// Samples the objects of a scene with a board of these half sides, mm.
pub(super) fn sample(
    sampler: &mut Sampler,
    subject: Subject,
    half: [f64; 2],
    (goban, stones): (&Goban, &Stones),
    camera: &Camera,
) -> Vec<Thing> {
    let around = BoardVicinity {
        half: if subject == Subject::NoBoard {
            [0.0; 2]
        } else {
            half
        },
        table: -goban.thickness_mm - goban.legs_mm,
        stones: stones.thickness * stones.diameter * goban.pitch_mm[0],
    };
    let mut things = Vec::new();
    match subject {
        Subject::NoBoard => {
            add_lookalikes(sampler, &around, &mut things);
            add_people(
                sampler,
                &BoardVicinity {
                    half: [200.0; 2],
                    ..around
                },
                camera,
                &mut things,
            );
        }
        Subject::Diagram => {}
        Subject::Board
        | Subject::TwoBoards
        | Subject::Neighbour
        | Subject::Cropped
        | Subject::Cut => {
            add_usual_things(sampler, &around, &mut things);
            if goban.margin_mm > 0.85 * goban.pitch_mm[0] && sampler.chance(0.2) {
                add_stones_on_rim(sampler, &around, goban, &mut things);
            }
            add_people(sampler, &around, camera, &mut things);
            let often = if subject == Subject::Board { 1.0 } else { 0.35 };
            if sampler.chance(0.17 * often) {
                let reach = sampler.between(0.1, 1.05);
                add_hand(sampler, &around, reach, &mut things);
            } else if sampler.chance(0.06) {
                add_hand(sampler, &around, 1.25, &mut things);
            }
            if sampler.chance(0.07 * often) {
                add_arm(sampler, &around, &mut things);
            }
            if sampler.chance(0.17 * often) {
                add_things_on_board(sampler, &around, &mut things);
            }
        }
    }
    things
}

/// Adds the objects that are usually found beside a board.
fn add_usual_things(sampler: &mut Sampler, around: &BoardVicinity, things: &mut Vec<Thing>) {
    if sampler.chance(0.45) {
        let color = sampler.choose(BOWLS);
        for holds in [Color::Black, Color::White] {
            if sampler.chance(0.85) {
                let [x_mm, y_mm] = around.place(sampler, 64.0, 90.0);
                let holds = sampler.chance(0.85).then_some(holds);
                things.push(Thing::Bowl(BowlAt {
                    x_mm,
                    y_mm,
                    z_mm: None,
                    color,
                    holds,
                }));
            }
        }
    }
    if sampler.chance(0.3) {
        for color in [Color::Black, Color::White] {
            add_lid(sampler, around, color, things);
        }
    }
    if sampler.chance(0.35) {
        add_loose_stones(sampler, around, things);
    }
    for _ in 0..sampler.choose_weighted([(0.35, 0), (0.3, 1), (0.2, 2), (0.1, 4), (0.05, 7)]) {
        add_random_thing(sampler, around, 120.0, things);
    }
}

/// Adds the objects of a table without a Go board, often something that resembles one.
fn add_lookalikes(sampler: &mut Sampler, around: &BoardVicinity, things: &mut Vec<Thing>) {
    if sampler.chance(0.6) {
        let (pattern, wide) = sampler.choose_weighted([
            (0.45, (Pattern::Chess, 8.0)),
            (0.25, (Pattern::Grid, 14.0)),
            (0.1, (Pattern::Tiles, 6.0)),
            (0.1, (Pattern::Checks, 9.0)),
            (0.1, (Pattern::Text, 20.0)),
        ]);
        let side = sampler.between(180.0, 420.0);
        let (color, second) = (sampler.choose(COLORS), sampler.choose(COLORS));
        let mut length = side * sampler.between(0.9, 1.3);
        if matches!(pattern, Pattern::Grid) && is_square_grid(side, length, side / wide) {
            // A board of 15 lines, whatever was meant: two more lines make it a sheet of paper.
            length += 2.0 * side / wide;
        }
        let size_mm = [side, length, sampler.log_uniform(0.3, 25.0)];
        let boxed = BoxAt {
            x_mm: sampler.between(-60.0, 60.0),
            y_mm: sampler.between(-60.0, 60.0),
            turn_deg: sampler.between(-20.0, 20.0),
            size_mm,
            z_mm: None,
            pattern,
            pattern_mm: side / wide,
            color: sampler.vary_color(color, 0.3),
            second: sampler.vary_color(second, 0.3),
            gloss: sampler.between(0.0, 0.05),
        };
        if sampler.chance(0.4) {
            // Chess pieces or stones stand on it.
            let z_mm = Some(around.table + size_mm[2]);
            let count = sampler.integer(&(4..=40));
            let spread_mm = side * 0.4;
            things.push(Thing::Pile(Pile {
                x_mm: boxed.x_mm,
                y_mm: boxed.y_mm,
                spread_mm,
                count,
                z_mm,
                color: None,
            }));
        }
        things.push(Thing::Box(boxed));
    }
    if sampler.chance(0.3) {
        let count = sampler.integer(&(5..=200));
        let spread_mm = sampler.between(60.0, 260.0);
        let x_mm = sampler.between(-150.0, 150.0);
        things.push(Thing::Pile(Pile {
            x_mm,
            y_mm: 0.0,
            spread_mm,
            count,
            z_mm: None,
            color: None,
        }));
    }
    for _ in 0..sampler.integer(&(1..=9)) {
        add_random_thing(sampler, around, 420.0, things);
    }
    if sampler.chance(0.2) {
        add_hand(
            sampler,
            &BoardVicinity {
                half: [150.0; 2],
                ..*around
            },
            0.5,
            things,
        );
    }
}

/// Returns true if a sheet with lines a pitch apart, the middle ones through its middle, has as many
/// lines one way as the other.
fn is_square_grid(width: f64, length: f64, pitch: f64) -> bool {
    let lines_to_edge = |side: f64| (side / pitch / 2.0 + 1e-9).floor();
    lines_to_edge(width) == lines_to_edge(length)
}

/// Adds a lid with prisoners.
fn add_lid(sampler: &mut Sampler, around: &BoardVicinity, color: Color, things: &mut Vec<Thing>) {
    let radius_mm = sampler.between(45.0, 62.0);
    let [x_mm, y_mm] = around.place(sampler, radius_mm, 70.0);
    let wood = sampler.choose(BOWLS);
    let height_mm = sampler.between(14.0, 24.0);
    let inside = wood.map(|channel| channel * 0.8);
    things.push(Thing::Cylinder(CylinderAt {
        x_mm,
        y_mm,
        radius_mm,
        height_mm,
        z_mm: None,
        color: wood,
        inside,
        wall_mm: 5.0,
    }));
    let z_mm = Some(around.table + (height_mm - 12.0).max(0.4 * height_mm));
    let count = sampler.integer(&(0..=12));
    let spread_mm = radius_mm - 18.0;
    things.push(Thing::Pile(Pile {
        x_mm,
        y_mm,
        spread_mm,
        count,
        z_mm,
        color: Some(color),
    }));
}

/// Adds a few stones on the board's margin.
fn add_stones_on_rim(
    sampler: &mut Sampler,
    around: &BoardVicinity,
    goban: &Goban,
    things: &mut Vec<Thing>,
) {
    for _ in 0..sampler.integer(&(1..=3)) {
        let inside = goban.margin_mm * sampler.between(0.1, 0.35);
        let [x, y] = around.half.map(|half| sampler.between(-half, half));
        let (wide, high) = (around.half[0] - inside, around.half[1] - inside);
        let [x_mm, y_mm] = sampler.choose([[wide, y], [-wide, y], [x, high], [x, -high]]);
        things.push(Thing::Pile(Pile {
            x_mm,
            y_mm,
            spread_mm: 1.0,
            count: 1,
            z_mm: Some(0.0),
            color: None,
        }));
    }
}

/// Adds loose stones on the table.
fn add_loose_stones(sampler: &mut Sampler, around: &BoardVicinity, things: &mut Vec<Thing>) {
    for _ in 0..sampler.integer(&(1..=4)) {
        let many = sampler.chance(0.15);
        let count = if many {
            sampler.integer(&(40..=160))
        } else {
            sampler.integer(&(1..=8))
        };
        let spread_mm = if many {
            sampler.between(60.0, 110.0)
        } else {
            sampler.between(5.0, 60.0)
        };
        let [x_mm, y_mm] = around.place(sampler, spread_mm * 0.6, 60.0);
        let color = sampler.choose([None, Some(Color::Black), Some(Color::White)]);
        things.push(Thing::Pile(Pile {
            x_mm,
            y_mm,
            spread_mm,
            count,
            z_mm: None,
            color,
        }));
    }
}

/// Adds a random object: a cup, phone, clock, sheet, book, pen, cable or chessboard.
fn add_random_thing(
    sampler: &mut Sampler,
    around: &BoardVicinity,
    far: f64,
    things: &mut Vec<Thing>,
) {
    let boxed = |sampler: &mut Sampler, size_mm: [f64; 3], pattern: Pattern, pattern_mm: f64| {
        let reach = size_mm[0].hypot(size_mm[1]) / 2.0;
        let [x_mm, y_mm] = around.place(sampler, reach, far);
        let (main, other) = (sampler.choose(COLORS), sampler.choose(COLORS));
        let color = if matches!(pattern, Pattern::Text | Pattern::Grid) {
            [0.78, 0.78, 0.76]
        } else {
            main
        };
        let second = if pattern == Pattern::Text {
            [0.03; 3]
        } else {
            other
        };
        Thing::Box(BoxAt {
            x_mm,
            y_mm,
            turn_deg: if sampler.chance(0.4) {
                sampler.between(-5.0, 5.0)
            } else {
                sampler.between(0.0, 180.0)
            },
            size_mm,
            z_mm: None,
            pattern,
            pattern_mm,
            color: sampler.vary_color(color, 0.15),
            second,
            gloss: sampler.between(0.0, 0.05),
        })
    };
    match sampler.integer(&(0..=11)) {
        0..=2 => {
            let radius_mm = sampler.between(24.0, 50.0);
            let [x_mm, y_mm] = around.place(sampler, radius_mm, far);
            let (color, inside) = (
                sampler.choose(COLORS),
                sampler.choose([[0.05, 0.02, 0.01], [0.6, 0.58, 0.5], [0.3, 0.15, 0.03]]),
            );
            let height_mm = sampler.between(40.0, 150.0);
            let wall_mm = if sampler.chance(0.75) { 3.0 } else { 0.0 };
            things.push(Thing::Cylinder(CylinderAt {
                x_mm,
                y_mm,
                radius_mm,
                height_mm,
                z_mm: None,
                color,
                inside,
                wall_mm,
            }));
        }
        3 => things.push(boxed(sampler, [72.0, 150.0, 8.0], Pattern::Plain, 10.0)),
        4 => things.push(boxed(sampler, [160.0, 60.0, 90.0], Pattern::Dots, 80.0)),
        5 | 6 => {
            let pitch = sampler.between(6.0, 14.0);
            things.push(boxed(sampler, [210.0, 297.0, 0.3], Pattern::Text, pitch));
        }
        7 => {
            let pitch = sampler.between(8.0, 25.0);
            things.push(boxed(sampler, [160.0, 230.0, 15.0], Pattern::Text, pitch));
        }
        8 => things.push(boxed(sampler, [210.0, 297.0, 0.3], Pattern::Grid, 10.0)),
        9 => things.push(boxed(sampler, [300.0, 300.0, 15.0], Pattern::Chess, 37.5)),
        10 => {
            let stripes = sampler.choose([Pattern::Stripes, Pattern::Checks, Pattern::Marble]);
            let size = [
                sampler.between(60.0, 260.0),
                sampler.between(60.0, 200.0),
                sampler.between(3.0, 70.0),
            ];
            things.push(boxed(sampler, size, stripes, 20.0));
        }
        _ => {
            let [x, y] = around.place(sampler, 20.0, far);
            let (sin, cos) = sampler.between(0.0, TAU).sin_cos();
            let length = sampler.between(120.0, 160.0);
            let radius_mm = sampler.between(2.5, 5.0);
            let z = around.table + radius_mm;
            let color = sampler.choose(COLORS);
            let to_mm = [x + cos * length, y + sin * length, z];
            // A pen that would end on the board is left out.
            if around.outside([to_mm[0], to_mm[1]]) {
                things.push(Thing::Rod(Rod {
                    from_mm: [x, y, z],
                    to_mm,
                    radius_mm,
                    color,
                }));
            }
        }
    }
}

impl BoardVicinity {
    /// Returns a position for an object of this radius, at most `far` mm from the board.
    pub(super) fn place(&self, sampler: &mut Sampler, radius: f64, far: f64) -> [f64; 2] {
        let (sin, cos) = sampler.between(0.0, TAU).sin_cos();
        let wide = [self.half[0] + radius, self.half[1] + radius];
        let rim = (wide[0] / cos.abs().max(1e-6)).min(wide[1] / sin.abs().max(1e-6));
        let away = rim + sampler.between(3.0, far);
        [cos * away, sin * away]
    }

    fn outside(&self, place: [f64; 2]) -> bool {
        place[0].abs() > self.half[0] || place[1].abs() > self.half[1]
    }
}
