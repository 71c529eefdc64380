//! The shapes of letters as strokes.
//!
//! A stroke is a row of places, each a column and a row in base 17: columns from 0 to 8, rows from
//! 0 (top of capitals) over 4 (top of small letters) and c (baseline) to g (end of descenders). A
//! stroke with `~` is a smooth curve through its places, the others are straight.

/// Every letter with its strokes.
const GLYPHS: &[(char, &str)] = &[
    ('0', "~40 83 89 4c 09 03 40"),
    ('1', "13 40 4c"),
    ('2', "~03 20 60 83 77 0c|0c 8c"),
    ('3', "~01 30 70 83 65 35|~35 76 89 6c 2c 0a"),
    ('4', "6c 60 08 88"),
    ('5', "70 10 05|~05 44 88 5c 0b"),
    ('6', "~70 23 08 1b 4c 7b 88 76 45 16 08"),
    ('7', "00 80 2c"),
    (
        '8',
        "~40 71 83 75 46 15 03 11 40|~46 77 89 7b 4c 1b 09 17 46",
    ),
    ('9', "~1c 69 84 71 40 11 04 16 47 76 84"),
    ('A', "0c 40 8c|18 78"),
    ('B', "4c 0c 00 40|~40 72 74 46|06 46|~46 88 8a 4c"),
    ('C', "~82 40 03 09 4c 8a"),
    ('D', "30 00 0c 3c|~30 84 88 3c"),
    ('E', "80 00 0c 8c|06 66"),
    ('F', "80 00 0c|06 66"),
    ('G', "~82 40 03 09 4c 8a|8a 87 57"),
    ('H', "00 0c|80 8c|06 86"),
    ('I', "00 0c"),
    ('J', "60 69|~69 3c 09"),
    ('K', "00 0c|80 07|35 8c"),
    ('L', "00 0c 7c"),
    ('M', "0c 00 46 80 8c"),
    ('N', "0c 00 8c 80"),
    ('O', "~40 83 89 4c 09 03 40"),
    ('P', "0c 00 50|~50 82 84 56|56 06"),
    ('Q', "~40 83 89 4c 09 03 40|59 8c"),
    ('R', "0c 00 50|~50 82 84 56|56 06|46 8c"),
    ('S', "~82 40 03 46 89 4c 0a"),
    ('T', "00 80|40 4c"),
    ('U', "00 08|~08 1b 4c 7b 88|88 80"),
    ('V', "00 4c 80"),
    ('W', "00 2c 43 6c 80"),
    ('X', "00 8c|80 0c"),
    ('Y', "00 46 80|46 4c"),
    ('Z', "00 80 0c 8c"),
    ('a', "64 6c|~65 34 06 0a 3c 6b"),
    ('b', "00 0c|~05 34 66 6a 3c 0b"),
    ('c', "~65 34 06 0a 3c 6b"),
    ('d', "60 6c|~65 34 06 0a 3c 6b"),
    ('e', "08 68|~68 65 34 06 0a 3c 6b"),
    ('f', "~50 31 24|24 2c|04 44"),
    ('g', "64 6d|~6d 3g 0f|~65 34 06 0a 3c 6b"),
    ('h', "00 0c|~06 34 66|66 6c"),
    ('i', "04 0c|01 02"),
    ('j', "24 2e|~2e 1g 0g|21 22"),
    ('k', "00 0c|54 09|27 5c"),
    ('l', "00 0c"),
    ('m', "04 0c|~06 24 45|45 4c|~46 64 85|85 8c"),
    ('n', "04 0c|~06 34 66|66 6c"),
    ('o', "~34 66 6a 3c 0a 06 34"),
    ('p', "04 0g|~05 34 66 6a 3c 0b"),
    ('q', "64 6g|~65 34 06 0a 3c 6b"),
    ('r', "04 0c|~06 24 44"),
    ('s', "~55 34 06 38 5a 3c 0b"),
    ('t', "21 2a|~2a 3c 5c|04 44"),
    ('u', "04 0a|~0a 3c 6a|64 6c"),
    ('v', "04 3c 64"),
    ('w', "04 2c 46 6c 84"),
    ('x', "04 6c|64 0c"),
    ('y', "04 3c|64 1g"),
    ('z', "04 64 0c 6c"),
    ('.', "0b 0c"),
    (',', "1b 0e"),
    (':', "05 06|0b 0c"),
    ('-', "07 57"),
    ('+', "07 67|34 3a"),
    ('/', "60 0d"),
    ('(', "~30 06 3c"),
    (')', "~00 36 0c"),
    ('!', "00 08|0b 0c"),
    ('?', "~02 20 60 72 36|36 38|3b 3c"),
    ('<', "62 07 6c"),
    ('>', "02 67 0c"),
    ('|', "00 0c"),
    ('_', "0d 8d"),
    ('%', "80 0c|~20 22 02 20|~6a 8b 6c 6a"),
    ('一', "06 86"),
    ('二', "13 73|0a 8a"),
    ('三', "12 72|26 66|0b 8b"),
    ('四', "02 82 8b 0b 02|~32 36 18|52 58 78"),
    ('五', "01 81|31 2b|15 75 6b|0b 8b"),
    ('六', "40 42|03 83|36 0c|56 8c"),
    ('七', "07 84|30 3b 8b 89"),
    ('八', "32 0c|~51 57 8c"),
    ('九', "~31 37 0c|04 64 6b 8b 89"),
    ('十', "06 86|40 4c"),
];

/// Columns between letters.
const GAP: f64 = 3.0;
/// Width of a space, and of a character without a shape, in columns.
const BLANK: f64 = 3.0;
/// Rows from the top of the capitals to the baseline.
pub const CAPITAL_ROWS: f64 = 12.0;
/// Number of straight pieces between two places of a smooth curve.
const PIECES: usize = 6;

/// Returns the strokes of a text, each a chain of places in columns and rows, and its width.
pub fn lay_out(text: &str) -> (Vec<Vec<(f64, f64)>>, f64) {
    let (mut strokes, mut left) = (Vec::new(), 0.0);
    for letter in text.chars() {
        let mut width = BLANK;
        if let Some((_, code)) = GLYPHS.iter().find(|(known, _)| *known == letter) {
            let parsed: Vec<Vec<(f64, f64)>> = code.split('|').map(parse_stroke).collect();
            width = parsed.iter().flatten().map(|p| p.0).fold(0.0, f64::max);
            for stroke in parsed {
                strokes.push(stroke.into_iter().map(|(x, y)| (x + left, y)).collect());
            }
        }
        left += width + GAP;
    }
    (strokes, (left - GAP).max(0.0))
}

fn parse_stroke(code: &str) -> Vec<(f64, f64)> {
    let places: Vec<(f64, f64)> = code
        .trim_start_matches('~')
        .split(' ')
        .filter_map(|place| {
            let mut digits = place.chars().map(|digit| digit.to_digit(17));
            Some((f64::from(digits.next()??), f64::from(digits.next()??)))
        })
        .collect();
    if code.starts_with('~') {
        smooth(&places)
    } else {
        places
    }
}

/// Returns a curve through the places (Catmull-Rom). A chain that ends where it begins is closed.
fn smooth(places: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let last = places.len().saturating_sub(1);
    let is_closed = places.first() == places.last();
    let at = |index: isize| {
        let index = match (is_closed, last) {
            (true, 1..) => index.rem_euclid(last as isize),
            _ => index.clamp(0, last as isize),
        };
        places.get(index as usize).copied().unwrap_or_default()
    };
    let mut curve = vec![at(0)];
    for index in 0..last as isize {
        let [before, from, to, after] = [-1, 0, 1, 2].map(|offset| at(index + offset));
        for piece in 1..=PIECES {
            let t = piece as f64 / PIECES as f64;
            let blend = |a: f64, b: f64, c: f64, d: f64| {
                let cubic = 3.0 * b - a - 3.0 * c + d;
                let square = 2.0 * a - 5.0 * b + 4.0 * c - d;
                0.5 * (2.0 * b + (c - a) * t + square * t * t + cubic * t * t * t)
            };
            curve.push((
                blend(before.0, from.0, to.0, after.0),
                blend(before.1, from.1, to.1, after.1),
            ));
        }
    }
    curve
}
