//! Lexer: a claim's text as tokens.
//!
//! The text is brought to small letters and to the signs of a keyboard for Latin letters. What shuzi prints in front of a
//! result (the rules, a sum) is cut off. Then, at each place, the longest known phrase or word is taken. A word that is
//! not known is an error: a `not` that is skipped would turn the claim round.

use super::numeral::{decimal, fraction, spelled_out, whole_number};
use super::token::{Number, ClaimToken};
use super::vocabulary::{NUMBERS, OF_RULES, PHRASES, RUNS, WORDS};

/// The longest text that is looked at, in bytes. No result is longer.
const MOST_BYTES: usize = 2000;

/// Returns the tokens of a claim, without those that say nothing.
///
/// # Errors
/// The word that is not known.
pub(super) fn tokens(text: &str) -> Result<Vec<ClaimToken>, String> {
    if text.len() > MOST_BYTES {
        return Err(text.chars().take(20).collect());
    }
    let plain: String = text.chars().flat_map(plain).flat_map(char::to_lowercase).collect();
    let cut = without_sum(without_rules(&plain));
    let mut rest = cut.trim_start();
    let mut tokens = Vec::new();
    while !rest.is_empty() {
        let (taken, length) = next(rest)?;
        tokens.extend(taken.into_iter().filter(|token| *token != ClaimToken::Filler));
        rest = rest.get(length..).unwrap_or_default().trim_start();
    }
    Ok(tokens)
}

/// The tokens at the beginning of a text that is not empty, and their length in bytes.
fn next(rest: &str) -> Result<(Vec<ClaimToken>, usize), String> {
    let first = rest.chars().next().unwrap_or_default();
    if first.is_ascii_digit() || first == '.' && begins_with_digit(rest.get(1..)) {
        return number(rest);
    }
    if let Some((length, token)) = longest(rest) {
        return Ok((vec![token], length));
    }
    let sign = |token| Ok((vec![token], first.len_utf8()));
    match first {
        '+' => sign(ClaimToken::Plus),
        '-' => sign(ClaimToken::Minus),
        ':' => sign(ClaimToken::Against),
        '.' | ';' => sign(ClaimToken::Stop),
        ',' | '(' | ')' | '=' | '!' | '?' | '\'' | '’' | '‘' => sign(ClaimToken::Pause),
        _ => word(rest),
    }
}

/// A number in digits: `185`, `2.75`, `3/4`, or `184/177`, which is no fraction but two counts.
fn number(rest: &str) -> Result<(Vec<ClaimToken>, usize), String> {
    let written = decimal_at(rest);
    let unreadable = || written.to_owned();
    let behind = rest.get(written.len()..).unwrap_or_default();
    let spaces = behind.len() - behind.trim_start().len();
    let Some(below) = behind.trim_start().strip_prefix('/').map(str::trim_start) else {
        return Ok((vec![ClaimToken::Number(decimal(written).ok_or_else(unreadable)?)], written.len()));
    };
    let below_written = decimal_at(below);
    let between = behind.len() - spaces - below.len();
    let length = written.len() + spaces + between + below_written.len();
    let whole =
        |text: &str| if text.contains(['.', ',']) || text.is_empty() { None } else { whole_number(text) };
    let tokens = match whole(below_written) {
        // Nobody divides a point or a zi any finer.
        Some(denominator) if denominator <= 4 => {
            let number = whole(written).and_then(|numerator| fraction(numerator, denominator));
            vec![ClaimToken::Number(number.ok_or_else(|| rest.get(..length).unwrap_or_default().to_owned())?)]
        }
        _ => {
            let [first, second] =
                [written, below_written].map(|text| decimal(text).filter(|_| !text.is_empty()));
            let pair = first.zip(second).ok_or_else(|| rest.get(..length).unwrap_or_default().to_owned())?;
            if pair.0.quarters < LEAST_COUNT_IN_A_PAIR || pair.1.quarters < LEAST_COUNT_IN_A_PAIR {
                return Err(rest.get(..length).unwrap_or_default().to_owned());
            }
            vec![ClaimToken::Number(pair.0), ClaimToken::Against, ClaimToken::Number(pair.1)]
        }
    };
    Ok((tokens, length))
}

/// Smaller numbers around a stroke are a fraction, if anything; in quarters.
const LEAST_COUNT_IN_A_PAIR: u32 = 4 * 5;

fn begins_with_digit(text: Option<&str>) -> bool {
    text.is_some_and(|text| text.starts_with(|symbol: char| symbol.is_ascii_digit()))
}

/// The digits at the beginning of a text, with a decimal point or comma that has digits behind it.
fn decimal_at(text: &str) -> &str {
    let digits = |text: &str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let whole = digits(text);
    let behind = text.get(whole..).unwrap_or_default();
    let fraction = match behind.strip_prefix(['.', ',']) {
        Some(fraction) if digits(fraction) > 0 => 1 + digits(fraction),
        _ => 0,
    };
    text.get(..whole + fraction).unwrap_or_default()
}

/// The longest phrase, run or spelled-out number at the beginning of a text.
fn longest(rest: &str) -> Option<(usize, ClaimToken)> {
    let ends_there = |length: usize| {
        let before = rest.get(..length).and_then(|word| word.chars().next_back());
        let behind = rest.get(length..).and_then(|rest| rest.chars().next());
        !before.is_some_and(is_spaced_letter) || !behind.is_some_and(is_spaced_letter)
    };
    let phrases = PHRASES.iter().map(|(phrase, token)| (*phrase, *token));
    let runs = RUNS.iter().flat_map(|(runs, token)| runs.iter().map(move |run| (*run, *token)));
    let found = phrases.chain(runs).filter(|(words, _)| rest.starts_with(words) && ends_there(words.len()));
    let found = found.map(|(words, token)| (words.len(), token)).max_by_key(|(length, _)| *length);
    let number = spelled_out(rest).and_then(|(number, length)| Some((length, ClaimToken::Number(number.ok()?))));
    match (found, number) {
        (Some(found), Some(number)) => Some(if number.0 > found.0 { number } else { found }),
        (found, number) => found.or(number),
    }
}

/// A word of an alphabet.
fn word(rest: &str) -> Result<(Vec<ClaimToken>, usize), String> {
    let is_part = |symbol: char| is_spaced_letter(symbol) || matches!(symbol, '\'' | '’');
    let length = rest.find(|symbol| !is_part(symbol)).unwrap_or(rest.len());
    let whole = rest.get(..length).unwrap_or_default();
    // An apostrophe is part of a few words only: `п'ять`, and not of `Black's`.
    let letters = whole.split(['\'', '’']).next().unwrap_or_default();
    for word in [whole, letters] {
        if let Some((_, token)) = WORDS.iter().find(|(words, _)| words.contains(&word)) {
            return Ok((vec![*token], word.len()));
        }
        if let Some((_, quarters)) = NUMBERS.iter().find(|(words, _)| words.contains(&word)) {
            let number = Number { quarters: *quarters, is_fraction: !quarters.is_multiple_of(4) };
            return Ok((vec![ClaimToken::Number(number)], word.len()));
        }
    }
    let unknown = rest.chars().take(whole.chars().count().max(1)).collect();
    Err(unknown)
}

/// Returns true for letters of writings that put spaces between words.
fn is_spaced_letter(letter: char) -> bool {
    let runs_on = matches!(u32::from(letter), 0x2E80..=0x9FFF | 0xAC00..=0xD7AF | 0xF900..=0xFAFF);
    letter.is_alphabetic() && !runs_on
}

/// The text without the rules in front: `Chinese rules, komi 7.5: Black 184.5, White 176.5 before komi`.
fn without_rules(text: &str) -> &str {
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

/// The text without a sum and what explains it: of `Black: 80 + 104 = 184` the player and the total are left, of
/// `184 1/2 - 184 1/4 = 1/4: Black wins by 1/4 zi` what follows the colon.
fn without_sum(text: &str) -> String {
    let Some((before, total)) = text.rsplit_once('=') else { return text.to_owned() };
    let sum = before.trim_end_matches(|symbol: char| {
        symbol.is_ascii_digit()
            || symbol.is_whitespace()
            || matches!(symbol, '+' | '-' | '/' | '.' | ',' | '又')
    });
    let terms = before.get(sum.len()..).unwrap_or_default();
    let is_sum = terms.contains(['+', '-']) && terms.contains(|symbol: char| symbol.is_ascii_digit());
    if !is_sum {
        return text.to_owned();
    }
    match total.split_once(':') {
        Some((_, result)) => result.to_owned(),
        // What stands between the player and the sum explains it.
        None => format!("{}: {total}", sum.split(':').next().unwrap_or_default()),
    }
}

/// A sign as a keyboard for Latin letters has it.
fn plain(symbol: char) -> Vec<char> {
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
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(symbol) - 0xFEE0).into_iter().collect(),
        symbol if symbol.is_whitespace() => vec![' '],
        symbol => vec![symbol],
    }
}
