//! Hands, sleeves and things over the board.

use std::f64::consts::TAU;

use super::super::sampler::Sampler;
use super::super::scene::{BowlAt, BoxAt, CylinderAt, LinearRgb, Pattern, Pile, Rod, Thing};
use super::clutter::{BOWLS, BoardVicinity};
use super::rooms::COLORS;
use shuzi::color::Color;

/// Colours of skin.
pub(super) const SKIN: [LinearRgb; 5] = [
    [0.60, 0.38, 0.28],
    [0.50, 0.29, 0.20],
    [0.36, 0.19, 0.12],
    [0.22, 0.11, 0.07],
    [0.09, 0.05, 0.035],
];
/// Colours of clothes: black, white, greys, blues, reds, brown, green, beige.
pub(super) const CLOTHES: [LinearRgb; 10] = [
    [0.015, 0.015, 0.017],
    [0.74, 0.74, 0.73],
    [0.12, 0.12, 0.13],
    [0.38, 0.38, 0.39],
    [0.02, 0.03, 0.09],
    [0.10, 0.17, 0.33],
    [0.35, 0.03, 0.04],
    [0.10, 0.06, 0.03],
    [0.05, 0.10, 0.05],
    [0.52, 0.44, 0.32],
];

/// Adds a hand with its arm. `reach` is the position of the fingertips: 0 is the middle of the
/// board, 1 its rim.
pub(super) fn add_hand(
    sampler: &mut Sampler,
    around: &BoardVicinity,
    reach: f64,
    things: &mut Vec<Thing>,
) {
    let (sin, cos) = sampler.between(0.0, TAU).sin_cos();
    let toward = [-cos, -sin];
    let side = [-toward[1], toward[0]];
    let rim = (around.half[0] / cos.abs().max(1e-6)).min(around.half[1] / sin.abs().max(1e-6));
    let aside = sampler.between(-0.5, 0.5) * around.half[0].min(around.half[1]);
    let tip = [
        cos * rim * reach + side[0] * aside,
        sin * rim * reach + side[1] * aside,
    ];
    let skin = sampler.choose(SKIN);
    let skin = sampler.vary_color(skin, 0.15);
    let lift = sampler.between(8.0, 30.0);
    // A point `back` mm behind the fingertips and `left` mm beside them.
    let at = |back: f64, left: f64, up: f64| {
        [
            tip[0] - toward[0] * back + side[0] * left,
            tip[1] - toward[1] * back + side[1] * left,
            up,
        ]
    };
    let mut rods = Vec::new();
    let mut rod = |from_mm, to_mm, radius_mm, color| {
        rods.push(Thing::Rod(Rod {
            from_mm,
            to_mm,
            radius_mm,
            color,
        }))
    };
    let bend = sampler.between(0.6, 1.0);
    for (finger, length) in [(-1.5, 62.0), (-0.5, 76.0), (0.5, 80.0), (1.5, 70.0)] {
        let spread = sampler.between(0.9, 1.5);
        let knuckle = at(80.0, finger * 19.0, lift + 26.0);
        let joint = at(
            80.0 - length * bend * 0.55,
            finger * 21.0 * spread,
            lift + 30.0,
        );
        let end = at(80.0 - length * bend, finger * 22.0 * spread, lift);
        rod(knuckle, joint, 9.5, skin);
        rod(joint, end, 8.0, skin);
    }
    rod(
        at(120.0, -34.0, lift + 18.0),
        at(62.0, -62.0, lift + 8.0),
        10.5,
        skin,
    );
    for left in [-26.0, -9.0, 9.0, 26.0] {
        rod(
            at(84.0, left, lift + 24.0),
            at(150.0, left * 0.7, lift + 30.0),
            15.0,
            skin,
        );
    }
    if sampler.chance(0.4) {
        // A stone between the fingertips.
        let color = sampler.choose([Color::Black, Color::White]);
        let [x_mm, y_mm, z_mm] = at(2.0, sampler.between(-20.0, 20.0), lift - 9.0);
        let z_mm = Some(z_mm.max(1.0));
        things.push(Thing::Pile(Pile {
            x_mm,
            y_mm,
            spread_mm: 1.0,
            count: 1,
            z_mm,
            color: Some(color),
        }));
    }
    let elbow = at(
        430.0,
        sampler.between(-120.0, 120.0),
        lift + sampler.between(40.0, 120.0),
    );
    rod(at(150.0, 0.0, lift + 32.0), elbow, 29.0, skin);
    if sampler.chance(0.7) {
        let sleeve = sampler.choose(CLOTHES);
        let sleeve = sampler.vary_color(sleeve, 0.3);
        let cuff = sampler.between(0.02, 0.6);
        let from = at(150.0, 0.0, lift + 32.0);
        let start = [0, 1, 2].map(|axis| from[axis] + (elbow[axis] - from[axis]) * cuff);
        rod(start, elbow, sampler.between(34.0, 62.0), sleeve);
    }
    things.extend(rods);
}

/// Adds a sleeved arm that lies or hovers over the board without a hand in it.
pub(super) fn add_arm(sampler: &mut Sampler, around: &BoardVicinity, things: &mut Vec<Thing>) {
    let radius_mm = sampler.between(30.0, 65.0);
    let height = around.stones + radius_mm + sampler.log_uniform(0.5, 60.0);
    let (sin, cos) = sampler.between(0.0, TAU).sin_cos();
    let [x, y] = around.half.map(|half| sampler.between(-0.8, 0.8) * half);
    let length = around.half[0].hypot(around.half[1]) + sampler.between(150.0, 400.0);
    let end = [
        x + cos * length,
        y + sin * length,
        height + sampler.between(0.0, 180.0),
    ];
    let sleeve = sampler.choose(CLOTHES);
    let color = sampler.vary_color(sleeve, 0.3);
    things.push(Thing::Rod(Rod {
        from_mm: [x, y, height],
        to_mm: end,
        radius_mm,
        color,
    }));
    if sampler.chance(0.5) {
        let skin = sampler.choose(SKIN);
        let hand = [
            x - cos * 70.0,
            y - sin * 70.0,
            height.max(around.stones + 30.0),
        ];
        things.push(Thing::Rod(Rod {
            from_mm: hand,
            to_mm: [x, y, height],
            radius_mm: 28.0,
            color: skin,
        }));
    }
}

/// Adds a pen, a phone, a sheet, a cup, a bowl or something else that lies on the board.
pub(super) fn add_things_on_board(
    sampler: &mut Sampler,
    around: &BoardVicinity,
    things: &mut Vec<Thing>,
) {
    for _ in 0..sampler.choose_weighted([(0.65, 1), (0.25, 2), (0.1, 3)]) {
        let thing = match sampler.integer(&(0..=19)) {
            0..=5 => sample_pen(sampler, around),
            6..=8 => {
                let length = sampler.between(125.0, 170.0);
                let size_mm = [
                    length * sampler.between(0.45, 0.52),
                    length,
                    sampler.between(7.0, 11.0),
                ];
                let color = sampler.choose([
                    [0.01; 3],
                    [0.03; 3],
                    [0.7; 3],
                    [0.05, 0.1, 0.3],
                    [0.3, 0.03, 0.04],
                ]);
                sample_box(sampler, around, size_mm, Pattern::Plain, color)
            }
            9..=13 => sample_sheet(sampler, around),
            14..=16 => sample_cylinder(sampler, around),
            17 => {
                let [x_mm, y_mm] = around.place_on_board(sampler);
                let (color, z_mm) = (sampler.choose(BOWLS), Some(around.stones));
                let holds = sampler.choose([None, Some(Color::Black), Some(Color::White)]);
                Thing::Bowl(BowlAt {
                    x_mm,
                    y_mm,
                    z_mm,
                    color,
                    holds,
                })
            }
            _ => {
                let size_mm = [
                    sampler.between(25.0, 160.0),
                    sampler.between(20.0, 110.0),
                    sampler.between(3.0, 60.0),
                ];
                let pattern = sampler.choose([
                    Pattern::Plain,
                    Pattern::Stripes,
                    Pattern::Text,
                    Pattern::Dots,
                ]);
                let color = sampler.choose(COLORS);
                sample_box(sampler, around, size_mm, pattern, color)
            }
        };
        things.push(thing);
    }
}

fn sample_pen(sampler: &mut Sampler, around: &BoardVicinity) -> Thing {
    let [x, y] = around.place_on_board(sampler);
    let (sin, cos) = sampler.between(0.0, TAU).sin_cos();
    let (length, radius_mm) = (sampler.between(100.0, 170.0), sampler.between(3.0, 7.0));
    let z = around.stones + radius_mm;
    let color = sampler.choose(COLORS);
    let to_mm = [x + cos * length, y + sin * length, z];
    Thing::Rod(Rod {
        from_mm: [x, y, z],
        to_mm,
        radius_mm,
        color,
    })
}

/// Samples a sheet of paper: a score sheet, a note, a record.
fn sample_sheet(sampler: &mut Sampler, around: &BoardVicinity) -> Thing {
    let [long, short] = sampler.choose([
        [297.0, 210.0],
        [210.0, 148.0],
        [148.0, 105.0],
        [120.0, 76.0],
        [76.0, 76.0],
    ]);
    let pattern = sampler.choose([Pattern::Text, Pattern::Text, Pattern::Plain, Pattern::Grid]);
    let color = sampler.choose([
        [0.8, 0.8, 0.79],
        [0.74, 0.72, 0.62],
        [0.78, 0.7, 0.25],
        [0.75, 0.5, 0.5],
    ]);
    let Thing::Box(mut sheet) = sample_box(sampler, around, [short, long, 0.3], pattern, color)
    else {
        return sample_pen(sampler, around);
    };
    if sampler.chance(0.3) {
        // Stones may stand on a sheet that covers the lines.
        sheet.z_mm = Some(0.1);
    }
    sheet.gloss = 0.0;
    Thing::Box(sheet)
}

/// Samples a cup, a can, a lid, a coin.
fn sample_cylinder(sampler: &mut Sampler, around: &BoardVicinity) -> Thing {
    let [x_mm, y_mm] = around.place_on_board(sampler);
    let (radius_mm, height_mm) = match sampler.integer(&(0..=5)) {
        0 => (sampler.between(9.0, 14.0), sampler.between(1.5, 3.0)),
        1 => (sampler.between(45.0, 62.0), sampler.between(14.0, 24.0)),
        _ => (sampler.between(24.0, 48.0), sampler.between(40.0, 150.0)),
    };
    let color = sampler.choose(COLORS);
    Thing::Cylinder(CylinderAt {
        x_mm,
        y_mm,
        radius_mm,
        height_mm,
        z_mm: Some(if height_mm < 5.0 { 0.1 } else { around.stones }),
        color: sampler.vary_color(color, 0.2),
        inside: sampler.choose([[0.05, 0.02, 0.01], [0.6, 0.58, 0.5], [0.3, 0.15, 0.03]]),
        wall_mm: if height_mm > 5.0 && sampler.chance(0.75) {
            3.0
        } else {
            0.0
        },
    })
}

fn sample_box(
    sampler: &mut Sampler,
    around: &BoardVicinity,
    size_mm: [f64; 3],
    pattern: Pattern,
    color: LinearRgb,
) -> Thing {
    let [x_mm, y_mm] = around.place_on_board(sampler);
    Thing::Box(BoxAt {
        x_mm,
        y_mm,
        turn_deg: if sampler.chance(0.4) {
            sampler.between(-8.0, 8.0)
        } else {
            sampler.between(0.0, 180.0)
        },
        size_mm,
        z_mm: Some(around.stones),
        pattern,
        pattern_mm: sampler.between(5.0, 16.0),
        color: sampler.vary_color(color, 0.15),
        second: if pattern == Pattern::Text {
            [0.03; 3]
        } else {
            sampler.choose(COLORS)
        },
        gloss: sampler.between(0.0, 0.05),
    })
}

impl BoardVicinity {
    /// Returns a position on the board, mm.
    fn place_on_board(&self, sampler: &mut Sampler) -> [f64; 2] {
        self.half.map(|half| sampler.between(-1.0, 1.0) * half)
    }
}
