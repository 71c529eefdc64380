//! Splits the text of a claim into tokens.
//!
//! The text is converted to small letters and to the signs of a Latin keyboard. The parts that
//! shuzi prints in front of a result (the rules, a sum) are cut off. Then, at each position, the
//! longest known phrase or word is taken. An unknown word is an error: skipping a `not` would
//! reverse the claim.

use super::numeral::{parse_decimal, parse_whole, read_spelled_out, to_fraction};
use super::token::{ClaimToken, Number};
use super::vocabulary::{NUMBERS, OF_RULES, PHRASES, RUNS, WORDS};

/// The length of the longest text that is read, in bytes. No result is longer.
const MOST_BYTES: usize = 2000;

/// Returns the tokens of a claim, without fillers.
///
/// # Errors
/// The unknown word or number; the beginning of a text that is too long.
pub(super) fn tokenize(text: &str) -> Result<Vec<ClaimToken>, String> {
    if text.len() > MOST_BYTES {
        return Err(text.chars().take(20).collect());
    }
    let plain: String = text
        .chars()
        .flat_map(to_plain_symbols)
        .flat_map(char::to_lowercase)
        .collect();
    let result = remove_sum(remove_rules(&plain));
    let mut rest = result.trim_start();
    let mut tokens = Vec::new();
    while !rest.is_empty() {
        let (taken, length) = read_next(rest)?;
        tokens.extend(
            taken
                .into_iter()
                .filter(|token| *token != ClaimToken::Filler),
        );
        rest = rest.get(length..).unwrap_or_default().trim_start();
    }
    Ok(tokens)
}

/// Returns the tokens at the beginning of a text that is not empty, and their length in bytes.
fn read_next(rest: &str) -> Result<(Vec<ClaimToken>, usize), String> {
    let first = rest.chars().next().unwrap_or_default();
    if first.is_ascii_digit() || first == '.' && begins_with_digit(rest.get(1..)) {
        return read_number(rest);
    }
    if let Some((length, token)) = find_longest(rest) {
        return Ok((vec![token], length));
    }
    let sign = |token| Ok((vec![token], first.len_utf8()));
    match first {
        '+' => sign(ClaimToken::Plus),
        '-' => sign(ClaimToken::Minus),
        ':' => sign(ClaimToken::Against),
        '.' | ';' => sign(ClaimToken::Stop),
        ',' | '(' | ')' | '=' | '!' | '?' | '\'' | '’' | '‘' => sign(ClaimToken::Pause),
        _ => read_word(rest),
    }
}

/// Reads a number in digits: `185`, `2.75`, `3/4`, or `184/177`, which is not a fraction but two
/// counts.
fn read_number(rest: &str) -> Result<(Vec<ClaimToken>, usize), String> {
    let first = decimal_prefix(rest);
    let after_first = rest.get(first.len()..).unwrap_or_default();
    let Some(after_stroke) = after_first
        .trim_start()
        .strip_prefix('/')
        .map(str::trim_start)
    else {
        let number = parse_decimal(first).ok_or_else(|| first.to_owned())?;
        return Ok((vec![ClaimToken::Number(number)], first.len()));
    };
    let second = decimal_prefix(after_stroke);
    let length = rest.len() - after_stroke.len() + second.len();
    let unreadable = || rest.get(..length).unwrap_or_default().to_owned();
    // Points and zi are divided into quarters at most.
    if let Some(denominator) = parse_whole(second).filter(|&denominator| denominator <= 4) {
        let number = parse_whole(first).and_then(|numerator| to_fraction(numerator, denominator));
        return Ok((
            vec![ClaimToken::Number(number.ok_or_else(unreadable)?)],
            length,
        ));
    }
    if first.is_empty() || second.is_empty() {
        return Err(unreadable());
    }
    let (Some(first), Some(second)) = (parse_decimal(first), parse_decimal(second)) else {
        return Err(unreadable());
    };
    if first.quarters < LEAST_COUNT_IN_A_PAIR || second.quarters < LEAST_COUNT_IN_A_PAIR {
        return Err(unreadable());
    }
    Ok((
        vec![
            ClaimToken::Number(first),
            ClaimToken::Against,
            ClaimToken::Number(second),
        ],
        length,
    ))
}

/// The smallest number around a stroke that is read as a count, in quarters. Smaller numbers could
/// only be a fraction.
const LEAST_COUNT_IN_A_PAIR: u32 = 4 * 5;

fn begins_with_digit(text: Option<&str>) -> bool {
    text.is_some_and(|text| text.starts_with(|symbol: char| symbol.is_ascii_digit()))
}

/// Returns the digits at the beginning of a text, with a decimal point or comma if digits follow
/// it.
fn decimal_prefix(text: &str) -> &str {
    let count_digits = |text: &str| {
        text.find(|c: char| !c.is_ascii_digit())
            .unwrap_or(text.len())
    };
    let whole = count_digits(text);
    let behind = text.get(whole..).unwrap_or_default();
    let fraction = match behind.strip_prefix(['.', ',']) {
        Some(fraction) if count_digits(fraction) > 0 => 1 + count_digits(fraction),
        _ => 0,
    };
    text.get(..whole + fraction).unwrap_or_default()
}

/// Finds the longest phrase, run or spelled-out number at the beginning of a text, with its length
/// in bytes.
fn find_longest(rest: &str) -> Option<(usize, ClaimToken)> {
    let is_whole_word = |length: usize| {
        let last = rest.get(..length).and_then(|word| word.chars().next_back());
        let next = rest.get(length..).and_then(|rest| rest.chars().next());
        !last.is_some_and(is_spaced_letter) || !next.is_some_and(is_spaced_letter)
    };
    let phrases = PHRASES.iter().map(|(phrase, token)| (*phrase, *token));
    let runs = RUNS
        .iter()
        .flat_map(|(runs, token)| runs.iter().map(move |run| (*run, *token)));
    let matching = phrases
        .chain(runs)
        .filter(|(words, _)| rest.starts_with(words) && is_whole_word(words.len()));
    let words = matching
        .map(|(words, token)| (words.len(), token))
        .max_by_key(|(length, _)| *length);
    let number = match read_spelled_out(rest) {
        Some((Ok(number), length)) => Some((length, ClaimToken::Number(number))),
        _ => None,
    };
    match (words, number) {
        (Some(words), Some(number)) => Some(if number.0 > words.0 { number } else { words }),
        (words, number) => words.or(number),
    }
}

/// Reads a word of a language with spaces between words.
fn read_word(rest: &str) -> Result<(Vec<ClaimToken>, usize), String> {
    let is_part = |symbol: char| is_spaced_letter(symbol) || matches!(symbol, '\'' | '’');
    let length = rest.find(|symbol| !is_part(symbol)).unwrap_or(rest.len());
    let whole = rest.get(..length).unwrap_or_default();
    // An apostrophe is part of a few words (`п'ять`), but not of `Black's`.
    let letters = whole.split(['\'', '’']).next().unwrap_or_default();
    for word in [whole, letters] {
        if let Some((_, token)) = WORDS.iter().find(|(words, _)| words.contains(&word)) {
            return Ok((vec![*token], word.len()));
        }
        if let Some((_, quarters)) = NUMBERS.iter().find(|(words, _)| words.contains(&word)) {
            let number = Number {
                quarters: *quarters,
                is_fraction: !quarters.is_multiple_of(4),
            };
            return Ok((vec![ClaimToken::Number(number)], word.len()));
        }
    }
    let unknown = rest.chars().take(whole.chars().count().max(1)).collect();
    Err(unknown)
}

/// Returns true for letters of languages that put spaces between words.
fn is_spaced_letter(letter: char) -> bool {
    let is_unspaced =
        matches!(u32::from(letter), 0x2E80..=0x9FFF | 0xAC00..=0xD7AF | 0xF900..=0xFAFF);
    letter.is_alphabetic() && !is_unspaced
}

/// Returns the text without the rules in front: `Chinese rules, komi 7.5: Black 184.5, White 176.5
/// before komi`.
fn remove_rules(text: &str) -> &str {
    match text.split_once(':') {
        Some((rules, result))
            if OF_RULES.iter().any(|word| rules.contains(word))
                && rules.contains(|symbol: char| symbol.is_ascii_digit()) =>
        {
            result
        }
        _ => text,
    }
}

/// Returns the text without a sum and its explanation: the player and the total for `Black: 80 +
/// 104 = 184`, the text after the colon for `184 1/2 - 184 1/4 = 1/4: Black wins by 1/4 zi`.
fn remove_sum(text: &str) -> String {
    let Some((before, total)) = text.rsplit_once('=') else {
        return text.to_owned();
    };
    let sum = before.trim_end_matches(|symbol: char| {
        symbol.is_ascii_digit()
            || symbol.is_whitespace()
            || matches!(symbol, '+' | '-' | '/' | '.' | ',' | '又')
    });
    let terms = before.get(sum.len()..).unwrap_or_default();
    let is_sum =
        terms.contains(['+', '-']) && terms.contains(|symbol: char| symbol.is_ascii_digit());
    if !is_sum {
        return text.to_owned();
    }
    match total.split_once(':') {
        Some((_, result)) => result.to_owned(),
        // The text between the player and the sum is its explanation.
        None => format!("{}: {total}", sum.split(':').next().unwrap_or_default()),
    }
}

/// Returns the signs of a Latin keyboard that stand for a symbol.
fn to_plain_symbols(symbol: char) -> Vec<char> {
    match symbol {
        '¼' => " 1/4".chars().collect(),
        '½' => " 1/2".chars().collect(),
        '¾' => " 3/4".chars().collect(),
        '⁄' | '∕' => vec!['/'],
        '\u{2010}'..='\u{2015}' | '−' => vec!['-'],
        '∶' => vec![':'],
        '、' => vec![','],
        '・' | '·' | '«' | '»' | '\u{201C}'..='\u{201F}' | '"' | '「' | '」' => vec![' '],
        // Full-width forms of ASCII.
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(symbol) - 0xFEE0)
            .into_iter()
            .collect(),
        symbol if symbol.is_whitespace() => vec![' '],
        symbol => vec![symbol],
    }
}
