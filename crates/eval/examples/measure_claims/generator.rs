//! Generates true and false claims in all notations and languages.
//!
//! The generator does not use the parser of claims: it formats numbers, fractions and numerals
//! itself.

use shuzi::color::{ByColor, Color};
use shuzi::language::Language;
use shuzi::report::words as say;
use shuzi::score::{HalfPoints, Unit};

/// The result of a finished game.
#[derive(Clone, Copy, Debug)]
pub struct KnownResult {
    /// Points for Black after komi and bonus; negative if White wins.
    pub margin: HalfPoints,
    /// The winner, or `None` for a draw.
    pub winner: Option<Color>,
    /// The counts of Black and White, before komi.
    pub counts: [HalfPoints; 2],
    /// The unit of results under the rules.
    pub unit: Unit,
    /// True if the rules count area.
    pub counts_area: bool,
    /// Compensation for White, including a handicap bonus.
    pub white_is_given: HalfPoints,
    /// Number of points of the board.
    pub points: i32,
}

/// A claim with its truth.
#[derive(Clone, Debug)]
pub struct GeneratedClaim {
    /// The claim as a person may write it.
    pub text: String,
    /// True if the claim is true.
    pub is_true: bool,
}

/// Random numbers from a seed (SplitMix64).
pub struct Dice(pub u64);

impl Dice {
    /// Returns the next random number, from 0 to `sides` - 1.
    pub fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((mixed ^ (mixed >> 31)) % u64::try_from(sides.max(1)).unwrap_or(1))
            .unwrap_or(0)
    }

    fn choose<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.roll(choices.len())]
    }
}

impl KnownResult {
    /// Returns `number` claims, each true with a probability of one half.
    pub fn claims(&self, number: usize, dice: &mut Dice) -> Vec<GeneratedClaim> {
        let mut claims = Vec::new();
        while claims.len() < number {
            let is_true = dice.roll(2) == 0;
            let text = match dice.roll(5) {
                0 | 1 => self.margin_claim(is_true, dice),
                2 => self.count_claim(is_true, dice),
                3 => self.own_sentence(is_true, dice),
                _ => self.winner_claim(is_true, dice),
            };
            claims.extend(text.map(|text| GeneratedClaim { text, is_true }));
        }
        claims
    }

    /// Returns a winner and an amount in half points, which are true or not. Returns `None` for a
    /// draw.
    fn claimed_result(&self, is_true: bool, dice: &mut Dice) -> Option<(Color, i32)> {
        let by = self.margin.0.abs();
        let winner = self.winner?;
        if is_true {
            return Some((winner, by));
        }
        Some(match dice.roll(3) {
            0 => (winner.opponent(), by.max(1)),
            1 => (winner, by + dice.choose(&[1, 2, 4, 8, 11])),
            _ => {
                let less = by - dice.choose(&[1, 2, 3, 4]);
                if less > 0 {
                    (winner, less)
                } else {
                    (winner, by + 2)
                }
            }
        })
    }

    fn margin_claim(&self, is_true: bool, dice: &mut Dice) -> Option<String> {
        let (winner, by) = self.claimed_result(is_true, dice)?;
        let (en, loser) = (english(winner), english(winner.opponent()));
        let (de, loser_de) = (german(winner), german(winner.opponent()));
        let (uk, loser_uk) = (ukrainian(winner), ukrainian(winner.opponent()));
        let (zh, loser_zh) = (chinese(winner), chinese(winner.opponent()));
        let (ja, loser_ja) = (japanese(winner), japanese(winner.opponent()));
        let (ko, loser_ko) = (korean(winner), korean(winner.opponent()));
        let (letter, loser_letter) = (&en[..1], &loser[..1]);
        let (points, comma) = (decimal(by, '.'), decimal(by, ','));
        let (zi, mixed, run_on, characters) = (
            fraction(by, " "),
            glyphs(by),
            fraction(by, "又"),
            zi_in_characters(by),
        );
        // A whole number without a unit may be read as points or as zi, if the compensation allows
        // both.
        let may_be_bare =
            self.unit == Unit::Points || by % 2 == 1 && self.white_is_given.0 % 2 != 0;
        // A number beside a player is read as a margin only if it is too small for a count.
        let is_small = if self.counts_area {
            by / 2 < self.points / 6
        } else {
            by % 2 == 1 || by / 2 < self.points / 36
        };
        let mut choices = vec![
            format!("{letter}+{points}"),
            format!("{}+{points}", letter.to_lowercase()),
            format!("{loser_letter}-{points}"),
            format!("{en} wins by {points} points"),
            format!("{loser} loses by {zi} zi"),
            format!("{letter}+{zi} zi"),
            format!("{letter}+{mixed} stone"),
            format!("{en} by {points} points"),
            format!("{de} gewinnt mit {comma} Punkten"),
            format!("{loser_de} verliert mit {comma} Punkten"),
            format!("{de} siegt mit {zi} Zi"),
            format!("{uk} виграли {zi} зі"),
            format!("{loser_uk} програли {comma} очка"),
            format!("{uk} перемогли на {comma} очка"),
            format!("{zh}胜{run_on}子"),
            format!("{zh}胜{characters}子"),
            format!("{loser_zh}负{run_on}子"),
            format!("{loser_zh}负{characters}子"),
            format!("{zh}胜{zi}子"),
            format!("{zh}勝{}", points_in_characters(by, "目")),
            format!("{zh}胜{}", points_in_characters(by, "点")),
            format!("{ja}の{}勝ち", points_run_on(by, "目")),
            format!("{ja}番{}勝ち", points_in_characters(by, "目")),
            format!("{loser_ja}{}負け", points_run_on(by, "目")),
            format!("{ko} {}승", points_run_on_korean(by)),
            format!("{ko} {}승", points_in_korean(by)),
            format!("{loser_ko} {}패", points_run_on_korean(by)),
        ];
        if by % 2 == 1 {
            choices.push(format!("{en} wins by {} points", glyphs_of_points(by)));
        }
        if self.unit == Unit::Zi && by % 4 != 0 {
            choices.extend([
                format!("{letter}+{zi}"),
                format!("{letter}+{mixed}"),
                format!("{zh}胜{characters}"),
            ]);
        }
        if may_be_bare {
            choices.extend([
                format!("{en} by {points}"),
                format!("{zh}胜{points}"),
                format!("{de} gewinnt mit {comma}"),
            ]);
            if is_small {
                choices.extend([
                    format!("{letter} {points}"),
                    format!("{en} {points}"),
                    format!("{zh}{points}"),
                ]);
            }
        }
        Some(
            dice.choose(&choices.iter().map(String::as_str).collect::<Vec<_>>())
                .to_owned(),
        )
    }

    fn count_claim(&self, is_true: bool, dice: &mut Dice) -> Option<String> {
        let [black, white] = self.counts.map(|count| count.0);
        // A smaller number beside a player may be read as a margin.
        let least = if self.counts_area {
            self.points / 3 + 1
        } else {
            self.points / 8 + 1
        };
        let is_clear = |count: i32| count / 2 > least && count / 2 < self.points;
        let wrong = if is_true {
            0
        } else {
            dice.choose(&[1, 2, -2, 4])
        };
        // Counts with a half exist only if shared points are counted.
        let wrong = if self.counts_area { wrong } else { 2 * wrong };
        let color = dice.choose(&Color::BOTH);
        let count = if color == Color::Black { black } else { white } + wrong;
        let one = {
            let number = decimal(count, '.');
            let (zh, ko) = (chinese(color), korean(color));
            vec![
                format!("{} {number}", english(color)),
                format!("{}: {number}", english(color)),
                format!("{} has {}", english(color), glyphs_of_points(count)),
                format!("{} hat {} Punkte", german(color), decimal(count, ',')),
                format!("{} мають {}", ukrainian(color), decimal(count, ',')),
                format!("{zh}{number}子"),
                format!("{zh}{}", count_in_characters(count)),
                format!("{ko} {number}집"),
                format!("{}{number}目", japanese(color)),
            ]
        };
        let both = {
            let (b, w) = (decimal(black + wrong, '.'), decimal(white, '.'));
            vec![
                format!("{b}:{w}"),
                format!("{b} to {w}"),
                format!("Black {b} White {w}"),
                format!("White {w}, Black {b}"),
                format!("B{b} W{w}"),
                format!("{b} Black, {w} White"),
                format!(
                    "Schwarz {} zu {}",
                    decimal(black + wrong, ','),
                    decimal(white, ',')
                ),
                format!("黑{b}子，白{w}子"),
                format!("흑 {b}집, 백 {w}집"),
                format!("黒{b}目、白{w}目"),
            ]
        };
        let alone = {
            let number = decimal(count, '.');
            let is_either = count == black || count == white;
            (is_either == is_true).then(|| {
                vec![
                    number.clone(),
                    format!("{number} points"),
                    format!("{number}子"),
                ]
            })
        };
        let mut choices = Vec::new();
        if is_clear(count) {
            choices.extend(one);
            choices.extend(alone.unwrap_or_default());
        }
        if is_clear(black + wrong) && is_clear(white) {
            choices.extend(both);
        }
        (!choices.is_empty()).then(|| choices[dice.roll(choices.len())].clone())
    }

    /// Returns a sentence in which shuzi itself states a result.
    fn own_sentence(&self, is_true: bool, dice: &mut Dice) -> Option<String> {
        let words = dice.choose(&Language::ALL).words();
        let (winner, by) = self.claimed_result(is_true, dice)?;
        let margin = HalfPoints(if winner == Color::Black { by } else { -by });
        let result = say::describe_outcome(words, self.unit.into(), Some(winner), margin);
        let [black, white] = self.counts;
        Some(match dice.roll(4) {
            0 => result,
            1 => words.say_with("result-if-confirmed", &[("result", result.into())]),
            2 => {
                let by = say::format_decimal(words, HalfPoints(by));
                words.say_with(
                    "result-in-short",
                    &[("player", winner.name().into()), ("by", by.into())],
                )
            }
            _ => {
                let counts = ByColor { black, white };
                let counts = say::describe_counts_in(words, self.unit.into(), counts);
                words.say_with(
                    "result-with-counts",
                    &[("result", result.into()), ("counts", counts.into())],
                )
            }
        })
    }

    fn winner_claim(&self, is_true: bool, dice: &mut Dice) -> Option<String> {
        let Some(winner) = self.winner else {
            return is_true.then(|| {
                dice.choose(&["draw", "jigo", "和棋", "持碁", "무승부", "нічия"])
                    .to_owned()
            });
        };
        if !is_true && dice.roll(4) == 0 {
            return Some(
                dice.choose(&[
                    "draw",
                    "0",
                    "和棋",
                    "ジゴ",
                    "무승부",
                    "нічия",
                    "unentschieden",
                ])
                .to_owned(),
            );
        }
        let claimed = if is_true { winner } else { winner.opponent() };
        let loser = claimed.opponent();
        let choices = [
            format!("{} wins", english(claimed)),
            format!("{} loses", english(loser)),
            format!("{}+", &english(claimed)[..1]),
            format!("{} gewinnt", german(claimed)),
            format!("{}胜", chinese(claimed)),
            format!("{}负", chinese(loser)),
            format!("{}の勝ち", japanese(claimed)),
            format!("{}승", korean(claimed)),
            format!(
                "перемога {}",
                if claimed == Color::Black {
                    "Чорних"
                } else {
                    "Білих"
                }
            ),
        ];
        Some(choices[dice.roll(choices.len())].clone())
    }
}

fn english(color: Color) -> &'static str {
    if color == Color::Black {
        "Black"
    } else {
        "White"
    }
}

fn german(color: Color) -> &'static str {
    if color == Color::Black {
        "Schwarz"
    } else {
        "Weiß"
    }
}

fn ukrainian(color: Color) -> &'static str {
    if color == Color::Black {
        "Чорні"
    } else {
        "Білі"
    }
}

fn chinese(color: Color) -> &'static str {
    if color == Color::Black { "黑" } else { "白" }
}

fn japanese(color: Color) -> &'static str {
    if color == Color::Black { "黒" } else { "白" }
}

fn korean(color: Color) -> &'static str {
    if color == Color::Black { "흑" } else { "백" }
}

/// Formats half points as points: `2.5`.
fn decimal(half_points: i32, separator: char) -> String {
    match half_points % 2 {
        0 => (half_points / 2).to_string(),
        _ => format!("{}{separator}5", half_points / 2),
    }
}

/// Formats quarters with a fraction: `2 3/4`.
fn fraction(quarters: i32, between: &str) -> String {
    let part = ["", "1/4", "1/2", "3/4"][usize::try_from(quarters % 4).unwrap_or(0)];
    match (quarters / 4, part) {
        (whole, "") => whole.to_string(),
        (0, part) => part.to_owned(),
        (whole, part) => format!("{whole}{between}{part}"),
    }
}

/// Formats quarters with a fraction character: `2¾`.
fn glyphs(quarters: i32) -> String {
    let part = ["", "¼", "½", "¾"][usize::try_from(quarters % 4).unwrap_or(0)];
    match quarters / 4 {
        0 if !part.is_empty() => part.to_owned(),
        whole => format!("{whole}{part}"),
    }
}

/// Formats half points with a fraction character: `184½`.
fn glyphs_of_points(half_points: i32) -> String {
    match (half_points / 2, half_points % 2) {
        (whole, 0) => whole.to_string(),
        (0, _) => "½".to_owned(),
        (whole, _) => format!("{whole}½"),
    }
}

/// Formats a number below 1,000 in Chinese characters.
fn characters(number: i32) -> String {
    let digit = |digit: i32| {
        ["零", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
            [usize::try_from(digit % 10).unwrap_or(0)]
    };
    let (hundreds, tens, ones) = (number / 100, number / 10 % 10, number % 10);
    let mut text = String::new();
    if hundreds > 0 {
        text += &format!("{}百", digit(hundreds));
    }
    match (hundreds, tens, ones) {
        (0, 0, ones) => text += digit(ones),
        (0, 1, 0) => text += "十",
        (0, 1, ones) => text += &format!("十{}", digit(ones)),
        (_, 0, 0) => {}
        (_, 0, ones) => text += &format!("零{}", digit(ones)),
        (_, tens, 0) => text += &format!("{}十", digit(tens)),
        (_, tens, ones) => text += &format!("{}十{}", digit(tens), digit(ones)),
    }
    text
}

/// Formats quarters in Chinese characters: `二又四分之三`.
fn zi_in_characters(quarters: i32) -> String {
    let part = ["", "四分之一", "二分之一", "四分之三"][usize::try_from(quarters % 4).unwrap_or(0)];
    match (quarters / 4, part) {
        (whole, "") => characters(whole),
        (0, part) => part.to_owned(),
        (whole, part) => format!("{}又{part}", characters(whole)),
    }
}

/// Formats a count in Chinese characters: `一百八十四子半`.
fn count_in_characters(half_points: i32) -> String {
    format!(
        "{}子{}",
        characters(half_points / 2),
        if half_points % 2 == 0 { "" } else { "半" }
    )
}

/// Formats half points in characters, such as `二目半`.
fn points_in_characters(half_points: i32, unit: &str) -> String {
    match (half_points / 2, half_points % 2) {
        (0, 1) => format!("半{unit}"),
        (whole, 0) => format!("{}{unit}", characters(whole)),
        (whole, _) => format!("{}{unit}半", characters(whole)),
    }
}

/// Formats half points with digits and a unit, such as `2目半`.
fn points_run_on(half_points: i32, unit: &str) -> String {
    match (half_points / 2, half_points % 2) {
        (0, 1) => format!("半{unit}"),
        (whole, 0) => format!("{whole}{unit}"),
        (whole, _) => format!("{whole}{unit}半"),
    }
}

/// Formats half points with digits in Korean, such as `2집반`.
fn points_run_on_korean(half_points: i32) -> String {
    match (half_points / 2, half_points % 2) {
        (0, 1) => "반집".to_owned(),
        (whole, 0) => format!("{whole}집"),
        (whole, _) => format!("{whole}집반"),
    }
}

/// Formats half points in Korean words, such as `두집반`; with digits from 100 on.
fn points_in_korean(half_points: i32) -> String {
    let (whole, half) = (half_points / 2, half_points % 2 != 0);
    if whole == 0 || whole >= 100 {
        return points_run_on_korean(half_points);
    }
    let tens = [
        "", "열", "스물", "서른", "마흔", "쉰", "예순", "일흔", "여든", "아흔",
    ];
    let ones = [
        "", "한", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉",
    ];
    let of = |row: [&'static str; 10], digit: i32| row[usize::try_from(digit).unwrap_or(0)];
    let tens = if whole == 20 {
        "스무"
    } else {
        of(tens, whole / 10)
    };
    format!(
        "{tens}{}집{}",
        of(ones, whole % 10),
        if half { "반" } else { "" }
    )
}
