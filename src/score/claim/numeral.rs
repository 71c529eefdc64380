//! Numeral: numbers in digits, in Chinese characters and in Korean.

use super::token::Number;
use super::vocabulary::{KOREAN_ONES, KOREAN_TENS};

/// No count and no margin is larger.
const MOST_POINTS: u32 = 1000;

/// Reads a number in digits: `185`, `2.75`, `0,5`; `None` where it is no multiple of a quarter, or too large.
pub(super) fn decimal(text: &str) -> Option<Number> {
    let (whole, fraction) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let quarters = match fraction.trim_end_matches('0') {
        "" => 0,
        "25" => 1,
        "5" => 2,
        "75" => 3,
        _ => return None,
    };
    Some(Number::decimal(4 * whole_number(whole)? + quarters))
}

/// Reads a whole number in digits; nothing is zero.
pub(super) fn whole_number(text: &str) -> Option<u32> {
    if text.is_empty() {
        return Some(0);
    }
    text.parse().ok().filter(|&value| value <= MOST_POINTS)
}

/// The fraction `numerator / denominator`; `None` where it is no multiple of a quarter.
pub(super) fn fraction(numerator: u32, denominator: u32) -> Option<Number> {
    let quarters = numerator.checked_mul(4)?;
    (denominator > 0 && quarters.is_multiple_of(denominator))
        .then(|| Number::fraction(quarters / denominator))
}

/// Reads the number in Chinese characters or Korean at the beginning of `text`, with its length in bytes: `一百八十五`,
/// `一八五`, `二点五`, `四分之三`, `한`, `열두`. `None` where there is none; a number that cannot be a result is an error.
pub(super) fn spelled_out(text: &str) -> Option<(Result<Number, ()>, usize)> {
    korean(text).map(|(value, length)| (Ok(Number::decimal(4 * value)), length)).or_else(|| chinese(text))
}

fn korean(text: &str) -> Option<(u32, usize)> {
    let at_start = |rest: &str, table: &[(&str, u32)]| {
        let found = table.iter().find(|(word, _)| rest.starts_with(word));
        found.map(|(word, value)| (*value, word.len()))
    };
    let tens = at_start(text, KOREAN_TENS);
    let rest = text.get(tens.map_or(0, |(_, length)| length)..).unwrap_or_default();
    let ones = at_start(rest, KOREAN_ONES);
    match (tens, ones) {
        (None, None) => None,
        (tens, ones) => {
            let (tens, ones) = (tens.unwrap_or_default(), ones.unwrap_or_default());
            Some((tens.0 + ones.0, tens.1 + ones.1))
        }
    }
}

fn chinese(text: &str) -> Option<(Result<Number, ()>, usize)> {
    let (first, length) = chinese_whole(text)?;
    let rest = text.get(length..).unwrap_or_default();
    if let Some(above) = rest.strip_prefix("分之") {
        return Some(match chinese_whole(above) {
            Some((second, more)) => {
                let number = first.zip(second).and_then(|(below, above)| fraction(above, below));
                (number.ok_or(()), length + "分之".len() + more)
            }
            None => (Err(()), length + "分之".len()),
        });
    }
    // Between two numerals this is the decimal point; behind one it is the unit.
    for point in ["点", "點"] {
        let Some(behind) = rest.strip_prefix(point) else { continue };
        let digits: Vec<u32> = behind.chars().map_while(digit).collect();
        if digits.is_empty() {
            continue;
        }
        let bytes: usize = behind.chars().take(digits.len()).map(char::len_utf8).sum();
        let tail: String = digits.iter().map(u32::to_string).collect();
        let number = first.and_then(|whole| decimal(&format!("{whole}.{tail}")));
        return Some((number.ok_or(()), length + point.len() + bytes));
    }
    Some((
        first.filter(|&value| value <= MOST_POINTS).map(|value| Number::decimal(4 * value)).ok_or(()),
        length,
    ))
}

/// A whole number in Chinese characters and its length in bytes; a value of `None` is no number that anybody writes.
fn chinese_whole(text: &str) -> Option<(Option<u32>, usize)> {
    let place = |symbol| match symbol {
        '十' | '拾' => Some(10),
        '百' => Some(100),
        '千' => Some(1000),
        _ => None,
    };
    let symbols: Vec<char> =
        text.chars().take_while(|&symbol| digit(symbol).is_some() || place(symbol).is_some()).collect();
    if symbols.is_empty() {
        return None;
    }
    let length = symbols.iter().map(|symbol| symbol.len_utf8()).sum();
    if symbols.iter().all(|&symbol| digit(symbol).is_some()) {
        // Digit by digit: 一八五.
        let digits: String =
            symbols.iter().filter_map(|&symbol| digit(symbol)).map(|digit| digit.to_string()).collect();
        return Some((digits.parse().ok(), length));
    }
    let (mut sum, mut open, mut last_place) = (0, None, u32::MAX);
    for &symbol in &symbols {
        match (digit(symbol), place(symbol)) {
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

fn digit(symbol: char) -> Option<u32> {
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
