//! Claim: what somebody says a result is, as people write it.

use crate::color::Color;
use crate::score::{HalfPoints, Unit};

/// What somebody says a result is.
///
/// ```
/// use shuzi::verify::Claim;
///
/// for text in ["B+1/4", "黑胜1/4子", "Black wins by 0.25 zi", "黒半目勝ち", "흑 반집승"] {
///     assert_eq!(Claim::parse(text), Claim::parse("B+0.5"), "{text}");
/// }
/// assert!(Claim::parse("B+R").is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// Nobody wins.
    Draw,
    /// A player wins.
    Win {
        /// Who.
        winner: Color,
        /// By how many points; `None` where that was not said.
        by: Option<HalfPoints>,
    },
    /// A count before komi: area, or territory and prisoners.
    Count {
        /// Whose; `None` where that was not said.
        of: Option<Color>,
        /// How many points of one side: zi under Chinese rules.
        points: HalfPoints,
    },
}

/// Why a text is no claim that can be looked into.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ClaimError {
    /// It is not understood.
    #[error("the claim '{text}' is not understood{}", .at.as_ref().map(|at| format!(" at '{at}'")).unwrap_or_default())]
    NotUnderstood {
        /// The text.
        text: String,
        /// The word that is not known, where it is one word.
        at: Option<String>,
    },
    /// It is about no count.
    #[error("'{text}' says that the game did not end with a count, so that there is nothing to look into")]
    NotCounted {
        /// The text.
        text: String,
    },
    /// No board gives such a result.
    #[error("'{text}' is no whole number of quarter zi or half points")]
    NoSuchAmount {
        /// The text.
        text: String,
    },
}

impl ClaimError {
    /// What to do next.
    pub fn hint(&self) -> &'static str {
        match self {
            ClaimError::NotUnderstood { .. } | ClaimError::NoSuchAmount { .. } => {
                "Write it like B+1/4 (zi), W+2.5 (points), 'Black 184.5' or 185 (one side's count), or draw."
            }
            ClaimError::NotCounted { .. } => "Leave the claim out to count the board all the same.",
        }
    }
}

/// A word of a claim.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Word {
    Player(Color),
    Unit(Unit),
    /// `+`, `wins`, `胜`.
    Wins,
    Draw,
    /// Resignation, time, forfeit.
    NotCounted,
    /// Half of the unit that follows, or of the one before.
    Half,
    /// A number in quarters.
    Quarters(u32),
    /// Says nothing.
    Filler,
}

use Word::{Draw, Filler, Half, NotCounted, Player, Wins};

/// Words that stand apart, in small letters.
const WORDS: &[(&str, Word)] = &[
    ("b", Player(Color::Black)),
    ("black", Player(Color::Black)),
    ("schwarz", Player(Color::Black)),
    ("чорні", Player(Color::Black)),
    ("чорних", Player(Color::Black)),
    ("ч", Player(Color::Black)),
    ("w", Player(Color::White)),
    ("white", Player(Color::White)),
    ("weiß", Player(Color::White)),
    ("weiss", Player(Color::White)),
    ("білі", Player(Color::White)),
    ("білих", Player(Color::White)),
    ("б", Player(Color::White)),
    ("zi", Word::Unit(Unit::Zi)),
    ("зі", Word::Unit(Unit::Zi)),
    ("point", Word::Unit(Unit::Points)),
    ("points", Word::Unit(Unit::Points)),
    ("pt", Word::Unit(Unit::Points)),
    ("pts", Word::Unit(Unit::Points)),
    ("moku", Word::Unit(Unit::Points)),
    ("punkt", Word::Unit(Unit::Points)),
    ("punkte", Word::Unit(Unit::Points)),
    ("punkten", Word::Unit(Unit::Points)),
    ("очко", Word::Unit(Unit::Points)),
    ("очки", Word::Unit(Unit::Points)),
    ("очок", Word::Unit(Unit::Points)),
    ("очка", Word::Unit(Unit::Points)),
    ("win", Wins),
    ("wins", Wins),
    ("won", Wins),
    ("gewinnt", Wins),
    ("gewann", Wins),
    ("виграли", Wins),
    ("виграють", Wins),
    ("draw", Draw),
    ("jigo", Draw),
    ("tie", Draw),
    ("unentschieden", Draw),
    ("нічия", Draw),
    ("r", NotCounted),
    ("resign", NotCounted),
    ("resignation", NotCounted),
    ("t", NotCounted),
    ("time", NotCounted),
    ("f", NotCounted),
    ("forfeit", NotCounted),
    ("void", NotCounted),
    ("half", Half),
    ("halb", Half),
    ("halben", Half),
    ("пів", Half),
    ("by", Filler),
    ("a", Filler),
    ("of", Filler),
    ("has", Filler),
    ("and", Filler),
    ("mit", Filler),
    ("hat", Filler),
    ("einem", Filler),
    ("und", Filler),
    ("з", Filler),
    ("на", Filler),
    ("перевагою", Filler),
    ("мають", Filler),
];

/// Words of languages without spaces, the longer before those that they begin with.
const RUNS: &[(&str, Word)] = &[
    ("持碁", Draw),
    ("持棋", Draw),
    ("和棋", Draw),
    ("和局", Draw),
    ("平局", Draw),
    ("中盘", NotCounted),
    ("中押", NotCounted),
    ("超时", NotCounted),
    ("认输", NotCounted),
    ("时间", NotCounted),
    ("불계", NotCounted),
    ("시간", NotCounted),
    ("비김", Draw),
    ("무승부", Draw),
    ("四分之一", Word::Quarters(1)),
    ("四分之三", Word::Quarters(3)),
    ("二分之一", Half),
    ("勝ち", Wins),
    ("勝", Wins),
    ("胜", Wins),
    ("赢", Wins),
    ("贏", Wins),
    ("승", Wins),
    ("黑", Player(Color::Black)),
    ("黒", Player(Color::Black)),
    ("흑", Player(Color::Black)),
    ("白", Player(Color::White)),
    ("백", Player(Color::White)),
    ("子", Word::Unit(Unit::Zi)),
    ("目", Word::Unit(Unit::Points)),
    ("집", Word::Unit(Unit::Points)),
    ("半", Half),
    ("반", Half),
    ("又", Filler),
    ("番", Filler),
    ("棋", Filler),
    ("方", Filler),
    ("の", Filler),
    ("이", Filler),
    ("가", Filler),
];

/// No count and no margin is larger.
const MOST_POINTS: u32 = 1000;

impl Claim {
    /// Reads a claim as players, records and referees write it, in any of the program's languages: `B+1/4`, `W+2.5`,
    /// `黑胜1/4子`, `Black 184.5`, `185`, `draw`. Without a unit a fraction is zi (`1/4`, `2 3/4`), a decimal number
    /// points as in game records.
    ///
    /// # Errors
    /// [`ClaimError`] where it is not understood; nothing is guessed.
    pub fn parse(text: &str) -> Result<Claim, ClaimError> {
        let not_understood = |at| ClaimError::NotUnderstood { text: text.to_owned(), at };
        let words = words(text).map_err(|at| not_understood(Some(at)))?;
        let mut said = Said::default();
        for word in &words {
            said.take(*word).ok_or_else(|| not_understood(None))?;
        }
        if said.not_counted {
            return Err(ClaimError::NotCounted { text: text.to_owned() });
        }
        let amount = said.amount().map_err(|()| ClaimError::NoSuchAmount { text: text.to_owned() })?;
        match (said.player, said.wins, said.draw, amount) {
            (None, false, true, None) => Ok(Claim::Draw),
            (None, false, false, Some(HalfPoints(0))) => Ok(Claim::Draw),
            (Some(winner), true, false, by) => Ok(Claim::Win { winner, by }),
            (of, false, false, Some(_)) => {
                let points =
                    said.count().ok_or_else(|| ClaimError::NoSuchAmount { text: text.to_owned() })?;
                Ok(Claim::Count { of, points })
            }
            _ => Err(not_understood(None)),
        }
    }
}

/// What the words say together.
#[derive(Default)]
struct Said {
    player: Option<Color>,
    wins: bool,
    draw: bool,
    not_counted: bool,
    unit: Option<Unit>,
    /// The number, in quarters.
    quarters: Option<u32>,
    /// Whether it was written with a fraction bar.
    fraction: bool,
}

impl Said {
    /// Takes a word; `None` when it cannot stand there.
    fn take(&mut self, (word, is_fraction): (Word, bool)) -> Option<()> {
        match word {
            Player(color) => self.player.replace(color).is_none().then_some(())?,
            Word::Unit(unit) => self.unit.replace(unit).is_none_or(|before| before == unit).then_some(())?,
            Wins => self.wins = true,
            Draw => self.draw = true,
            NotCounted => self.not_counted = true,
            Half => self.add(2)?,
            Word::Quarters(quarters) => {
                // A second number is the fraction of the first: 2 3/4.
                let fits = self.quarters.is_none_or(|before| before % 4 == 0 && is_fraction);
                fits.then_some(())?;
                self.add(quarters)?;
                self.fraction |= is_fraction;
            }
            Filler => {}
        }
        Some(())
    }

    fn add(&mut self, quarters: u32) -> Option<()> {
        let sum = self.quarters.unwrap_or(0).checked_add(quarters)?;
        self.quarters = Some(sum).filter(|&sum| sum <= 4 * MOST_POINTS);
        self.quarters.map(|_| ())
    }

    /// The amount as a margin. One zi is two points.
    fn amount(&self) -> Result<Option<HalfPoints>, ()> {
        let Some(quarters) = self.quarters else { return Ok(None) };
        let unit = self.unit.unwrap_or(match self.fraction || quarters % 2 == 1 {
            true => Unit::Zi,
            false => Unit::Points,
        });
        let half_points = match unit {
            Unit::Zi => quarters,
            Unit::Points if quarters % 2 == 0 => quarters / 2,
            // A count in quarters is refused where it is known to be one.
            Unit::Points => return Err(()),
        };
        Ok(Some(HalfPoints(i32::try_from(half_points).map_err(|_| ())?)))
    }

    /// The amount as a count: zi of one side are its points.
    fn count(&self) -> Option<HalfPoints> {
        let half_points = self.quarters.filter(|quarters| quarters % 2 == 0)? / 2;
        i32::try_from(half_points).ok().map(HalfPoints)
    }
}

/// The words of a claim, each with whether it is a number with a fraction bar; or the word that is not known.
fn words(text: &str) -> Result<Vec<(Word, bool)>, String> {
    let plain: String = text.chars().flat_map(plain).flat_map(char::to_lowercase).collect();
    let mut words = Vec::new();
    let mut rest = plain.trim_start();
    while let Some(first) = rest.chars().next() {
        let taken = if first.is_ascii_digit() || first == '.' {
            let length = rest
                .find(|c: char| !(c.is_ascii_digit() || matches!(c, '.' | ',' | '/')))
                .unwrap_or(rest.len());
            let (number, _) = rest.split_at(length);
            let number = number.trim_end_matches([',', '.']);
            let quarters = quarters(number).ok_or_else(|| number.to_owned())?;
            words.push((Word::Quarters(quarters), number.contains('/')));
            length
        } else if first == '+' {
            words.push((Wins, false));
            1
        } else if matches!(first, ':' | '=' | ',' | '.' | '-' | '–') {
            first.len_utf8()
        } else if let Some((run, word)) = RUNS.iter().find(|(run, _)| rest.starts_with(run)) {
            words.push((*word, run.ends_with(['一', '三'])));
            run.len()
        } else {
            let length = rest.find(|c: char| !c.is_alphabetic() || is_run(c)).unwrap_or(rest.len());
            let (word, _) = rest.split_at(length.max(first.len_utf8()));
            let known = WORDS.iter().find(|(known, _)| *known == word);
            words.push((known.ok_or_else(|| word.to_owned())?.1, false));
            word.len()
        };
        rest = rest.get(taken..).unwrap_or_default().trim_start();
    }
    Ok(words)
}

/// Whether a letter belongs to a writing without spaces.
fn is_run(letter: char) -> bool {
    matches!(u32::from(letter), 0x2E80..=0x9FFF | 0xAC00..=0xD7AF | 0xF900..=0xFAFF)
}

/// A sign as a keyboard for Latin letters has it: full-width signs and fractions are written out.
fn plain(symbol: char) -> Vec<char> {
    match symbol {
        '¼' => " 1/4".chars().collect(),
        '½' => " 1/2".chars().collect(),
        '¾' => " 3/4".chars().collect(),
        '⁄' | '／' => vec!['/'],
        '\u{3000}' => vec![' '],
        // Full-width forms of ASCII.
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(symbol) - 0xFEE0).into_iter().collect(),
        symbol => vec![symbol],
    }
}

/// A number in quarters: `185`, `2.75`, `0,5`, `3/4`.
fn quarters(number: &str) -> Option<u32> {
    let digits = |text: &str| text.parse::<u32>().ok().filter(|&value| value <= MOST_POINTS);
    if let Some((numerator, denominator)) = number.split_once('/') {
        let (numerator, denominator) = (digits(numerator)?, digits(denominator)?);
        let whole = denominator > 0 && (4 * numerator).is_multiple_of(denominator);
        return whole.then(|| 4 * numerator / denominator);
    }
    let (whole, fraction) = number.split_once(['.', ',']).unwrap_or((number, ""));
    let quarters = match fraction.trim_end_matches('0') {
        "" => 0,
        "25" => 1,
        "5" => 2,
        "75" => 3,
        _ => return None,
    };
    let whole = if whole.is_empty() { 0 } else { digits(whole)? };
    Some(4 * whole + quarters)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn win(winner: Color, half_points: i32) -> Result<Claim, ClaimError> {
        Ok(Claim::Win { winner, by: Some(HalfPoints(half_points)) })
    }

    #[test]
    fn results_as_people_write_them() {
        use Color::{Black, White};
        for (text, winner, half_points) in [
            ("B+1/4", Black, 1),
            ("b+0.5", Black, 1),
            ("W+2.5", White, 5),
            ("W+3", White, 6),
            ("w+3 zi", White, 12),
            ("B+2 3/4", Black, 11),
            ("B+2¾", Black, 11),
            ("B+2.75", Black, 11),
            ("B + 2 3/4 zi", Black, 11),
            ("黑胜1/4子", Black, 1),
            ("黑胜四分之一子", Black, 1),
            ("黑胜1又3/4子", Black, 7),
            ("白胜半子", White, 2),
            ("白勝半目", White, 1),
            ("白方胜２．７５子", White, 11),
            ("黒番3目半勝ち", Black, 7),
            ("白の2目勝ち", White, 4),
            ("백 1집반승", White, 3),
            ("흑 반집 승", Black, 1),
            ("Schwarz gewinnt mit 2,5 Punkten", Black, 5),
            ("White wins by 1/4 zi", White, 1),
            ("Білі виграли з перевагою 1/4 зі", White, 1),
            ("Black wins by half a point", Black, 1),
        ] {
            assert_eq!(Claim::parse(text), win(winner, half_points), "{text}");
        }
    }

    #[test]
    fn counts_draws_and_wins_without_a_number() {
        for (text, of, half_points) in [
            ("185", None, 370),
            ("Black 184.5", Some(Color::Black), 369),
            ("黑184½子", Some(Color::Black), 369),
            ("black: 184 1/2", Some(Color::Black), 369),
            ("White has 177", Some(Color::White), 354),
            ("백 177집", Some(Color::White), 354),
        ] {
            assert_eq!(
                Claim::parse(text),
                Ok(Claim::Count { of, points: HalfPoints(half_points) }),
                "{text}"
            );
        }
        for text in ["0", "Draw", "jigo", "和棋", "持碁"] {
            assert_eq!(Claim::parse(text), Ok(Claim::Draw), "{text}");
        }
        for text in ["black wins", "B+", "黑胜"] {
            assert_eq!(Claim::parse(text), Ok(Claim::Win { winner: Color::Black, by: None }), "{text}");
        }
    }

    #[test]
    fn what_is_not_understood_is_not_guessed() {
        for text in [
            "",
            "maybe",
            "B+R",
            "W+T",
            "黑中盘胜",
            "B+1/3",
            "B+0.3",
            "B W",
            "B+1 2",
            "+",
            "В+1/4",
            "B+99999",
            "B+1/0",
            "🙂",
            "184.25",
            "B+2.75 points",
            "draw B+1",
        ] {
            assert!(Claim::parse(text).is_err(), "{text}: {:?}", Claim::parse(text));
        }
        let Err(ClaimError::NotUnderstood { at, .. }) = Claim::parse("blue 3") else { panic!() };
        assert_eq!(at.as_deref(), Some("blue"));
        assert!(matches!(Claim::parse("B+R"), Err(ClaimError::NotCounted { .. })));
    }
}
