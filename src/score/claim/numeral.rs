//! Reads numbers in digits, in Chinese characters and in Korean.

use super::token::Number;
use super::vocabulary::{KOREAN_ONES, KOREAN_TENS};
use crate::score::points::parse_decimal_quarters;

/// The largest number accepted as a count or margin, in points.
const MOST_POINTS: u32 = 1000;

/// Reads a number in digits: `185`, `2.75`, `0,5`. `None` if it is not a multiple of a quarter, or
/// too large.
pub(super) fn parse_decimal(text: &str) -> Option<Number> {
    let quarters = u32::try_from(parse_decimal_quarters(text)?).ok()?;
    if quarters / 4 <= MOST_POINTS {
        Some(Number::decimal(quarters))
    } else {
        None
    }
}

/// Reads a whole number in digits. `None` if it is not one, or too large.
pub(super) fn parse_whole(text: &str) -> Option<u32> {
    text.parse().ok().filter(|&value| value <= MOST_POINTS)
}

/// Returns the fraction `numerator / denominator`; `None` if it is not a multiple of a quarter.
pub(super) fn to_fraction(numerator: u32, denominator: u32) -> Option<Number> {
    let quarters = numerator.checked_mul(4)?;
    if denominator == 0 || !quarters.is_multiple_of(denominator) {
        return None;
    }
    Some(Number::fraction(quarters / denominator))
}

/// Reads the number in Chinese characters or Korean at the beginning of `text`: `一百八十五`, `一八五`,
/// `二点五`, `四分之三`, `한`, `열두`. Returns it with its length in bytes, or `None` if there is none. A
/// number that cannot be a result is an error.
pub(super) fn read_spelled_out(text: &str) -> Option<(Result<Number, ()>, usize)> {
    match read_korean(text) {
        Some((value, length)) => Some((Ok(Number::decimal(4 * value)), length)),
        None => read_chinese(text),
    }
}

/// Reads a Korean number with its length in bytes.
fn read_korean(text: &str) -> Option<(u32, usize)> {
    let find_word = |rest: &str, words: &[(&str, u32)]| {
        let found = words.iter().find(|(word, _)| rest.starts_with(word));
        found.map_or((0, 0), |(word, value)| (*value, word.len()))
    };
    let (tens, tens_length) = find_word(text, KOREAN_TENS);
    let (ones, ones_length) = find_word(text.get(tens_length..).unwrap_or_default(), KOREAN_ONES);
    let length = tens_length + ones_length;
    if length > 0 {
        Some((tens + ones, length))
    } else {
        None
    }
}

/// Reads a number in Chinese characters with its length in bytes.
fn read_chinese(text: &str) -> Option<(Result<Number, ()>, usize)> {
    let (first, length) = read_chinese_whole(text)?;
    let rest = text.get(length..).unwrap_or_default();
    if let Some(above) = rest.strip_prefix("分之") {
        return Some(match read_chinese_whole(above) {
            Some((second, more)) => {
                let number = first
                    .zip(second)
                    .and_then(|(below, above)| to_fraction(above, below));
                (number.ok_or(()), length + "分之".len() + more)
            }
            None => (Err(()), length + "分之".len()),
        });
    }
    // Between two numerals this character is the decimal point; after the last one it is the unit.
    for point in ["点", "點"] {
        let Some(behind) = rest.strip_prefix(point) else {
            continue;
        };
        let digits: Vec<u32> = behind.chars().map_while(digit_value).collect();
        if digits.is_empty() {
            continue;
        }
        let bytes: usize = behind.chars().take(digits.len()).map(char::len_utf8).sum();
        let tail: String = digits.iter().map(u32::to_string).collect();
        let number = first.and_then(|whole| parse_decimal(&format!("{whole}.{tail}")));
        return Some((number.ok_or(()), length + point.len() + bytes));
    }
    let number = match first {
        Some(value) if value <= MOST_POINTS => Ok(Number::decimal(4 * value)),
        _ => Err(()),
    };
    Some((number, length))
}

/// Reads a whole number in Chinese characters with its length in bytes. The value is `None` if the
/// characters do not form a well-formed number.
fn read_chinese_whole(text: &str) -> Option<(Option<u32>, usize)> {
    let is_numeral =
        |&symbol: &char| digit_value(symbol).is_some() || place_value(symbol).is_some();
    let symbols: Vec<char> = text.chars().take_while(is_numeral).collect();
    if symbols.is_empty() {
        return None;
    }
    let length = symbols.iter().map(|symbol| symbol.len_utf8()).sum();
    let digits: Vec<u32> = symbols
        .iter()
        .filter_map(|&symbol| digit_value(symbol))
        .collect();
    if digits.len() == symbols.len() {
        // Digit by digit: 一八五.
        let digits: String = digits.iter().map(u32::to_string).collect();
        return Some((digits.parse().ok(), length));
    }
    // With places: 一百八十五. Each place multiplies the open digit before it, and places have to
    // descend.
    let (mut sum, mut open, mut last_place) = (0, None, u32::MAX);
    for &symbol in &symbols {
        match (digit_value(symbol), place_value(symbol)) {
            (Some(0), _) if open.is_none() => {}
            (Some(value), _) if open.is_none() => open = Some(value),
            (None, Some(place)) if place < last_place => {
                sum += open.take().unwrap_or(1) * place;
                last_place = place;
            }
            _ => return Some((None, length)),
        }
    }
    Some((Some(sum + open.unwrap_or(0)), length))
}

fn place_value(symbol: char) -> Option<u32> {
    match symbol {
        '十' | '拾' => Some(10),
        '百' => Some(100),
        '千' => Some(1000),
        _ => None,
    }
}

fn digit_value(symbol: char) -> Option<u32> {
    Some(match symbol {
        '零' | '〇' => 0,
        '一' | '壹' | '壱' => 1,
        '二' | '两' | '兩' | '贰' | '弐' => 2,
        '三' | '叁' | '参' => 3,
        '四' | '肆' => 4,
        '五' | '伍' => 5,
        '六' | '陆' => 6,
        '七' | '柒' => 7,
        '八' | '捌' => 8,
        '九' | '玖' => 9,
        _ => return None,
    })
}
