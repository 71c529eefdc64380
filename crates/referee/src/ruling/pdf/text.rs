//! Text: which glyphs a text is set in, and where its lines end.

use std::ops::Range;

use unicode_linebreak::{BreakOpportunity, linebreaks};
use unicode_normalization::UnicodeNormalization;

use crate::ruling::shown::shown;
use shuzi::language::Language;
use shuzi::language::push_code_point;

use super::fonts::{Font, Forms, Glyph};

/// Space between an ideograph and a Latin letter or digit, in ems.
const BETWEEN_SCRIPTS_EM: f32 = 0.125;

/// A text as glyphs, with the places where a line may end.
#[derive(Clone, Debug, Default)]
pub(super) struct Text {
    /// Its letters, in reading order.
    pub letters: Vec<Letter>,
}

/// A letter of a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letter {
    /// The character.
    pub symbol: char,
    /// Its glyph.
    pub glyph: Glyph,
    /// Space after it, in ems.
    pub after: f32,
    /// Whether a line may end after it.
    pub may_end: bool,
}

/// Whose forms and which habits of line breaking a text follows.
#[derive(Clone, Copy, Debug)]
pub(super) struct Typesetter {
    /// The language of the document.
    pub language: Language,
}

impl Typesetter {
    /// A text on one line, in bold or not.
    pub fn set(&self, text: &str, bold: bool) -> Text {
        let text = self.writable(text);
        let symbols: Vec<(usize, char)> = text.char_indices().collect();
        let glyphs = self.glyphs(&symbols, bold);
        let ends = self.line_ends(&text);
        let mut letters = Vec::with_capacity(symbols.len());
        for (index, ((_, symbol), glyph)) in symbols.iter().zip(glyphs).enumerate() {
            let Some(glyph) = glyph else { continue };
            let next = symbols.get(index + 1);
            let may_end = next.is_some_and(|(at, _)| ends.binary_search(at).is_ok());
            let after =
                next.filter(|(_, next)| are_spaced(*symbol, *next)).map_or(0.0, |_| BETWEEN_SCRIPTS_EM);
            letters.push(Letter { symbol: *symbol, glyph, after, may_end });
        }
        Text { letters }
    }

    /// The text in composed characters; what no font has is written as its code point.
    fn writable(&self, text: &str) -> String {
        let mut writable = String::with_capacity(text.len());
        for symbol in shown(text).nfc() {
            if is_invisible(symbol) {
                continue;
            }
            if self.glyph(symbol, Font::Regular).is_some() {
                writable.push(symbol);
            } else {
                push_code_point(&mut writable, symbol);
            }
        }
        writable
    }

    /// The glyph of a character on its own.
    fn glyph(&self, symbol: char, latin: Font) -> Option<Glyph> {
        let first = Forms::Chinese;
        let small =
            [latin, Font::Regular, Font::Signs].into_iter().find_map(|font| font.glyph(first, symbol));
        small
            .or_else(|| Forms::of(self.language).into_iter().find_map(|forms| Font::Cjk.glyph(forms, symbol)))
    }

    /// The glyphs of all characters. A word in ideographs is set in one country's forms as far as that country has
    /// them.
    fn glyphs(&self, symbols: &[(usize, char)], bold: bool) -> Vec<Option<Glyph>> {
        let latin = if bold { Font::Bold } else { Font::Regular };
        let wide: Vec<bool> = (0..symbols.len()).map(|index| self.is_set_wide(symbols, index)).collect();
        let mut glyphs = Vec::with_capacity(symbols.len());
        let mut start = 0;
        while start < symbols.len() {
            let is_wide = wide.get(start).copied().unwrap_or(false);
            let length = wide.iter().skip(start).take_while(|wide| **wide == is_wide).count();
            let run = symbols.iter().skip(start).take(length).map(|(_, symbol)| *symbol);
            if is_wide {
                let has_all =
                    |forms: &Forms| run.clone().all(|symbol| Font::Cjk.glyph(*forms, symbol).is_some());
                let whole = Forms::of(self.language).into_iter().find(has_all);
                glyphs.extend(run.clone().map(|symbol| {
                    let of_run = whole.and_then(|forms| Font::Cjk.glyph(forms, symbol));
                    of_run.or_else(|| self.wide_glyph(symbol)).or_else(|| self.glyph(symbol, latin))
                }));
            } else {
                glyphs.extend(run.map(|symbol| self.glyph(symbol, latin)));
            }
            start += length;
        }
        glyphs
    }

    fn wide_glyph(&self, symbol: char) -> Option<Glyph> {
        Forms::of(self.language).into_iter().find_map(|forms| Font::Cjk.glyph(forms, symbol))
    }

    /// Whether a character is set in the CJK font: ideographs, and in Chinese and Japanese the quotes and dashes beside
    /// them, which Latin text has, too.
    fn is_set_wide(&self, symbols: &[(usize, char)], index: usize) -> bool {
        let Some((_, symbol)) = symbols.get(index) else { return false };
        if !is_shared(*symbol) {
            return is_wide(*symbol);
        }
        // Few of them stand in a row: ……”
        const FARTHEST: usize = 4;
        let (before, after) = symbols.split_at(index);
        let beside = |symbol: Option<&(usize, char)>| symbol.is_some_and(|(_, symbol)| is_wide(*symbol));
        matches!(self.language, Language::Chinese | Language::Japanese)
            && (beside(before.iter().rev().take(FARTHEST).find(|(_, symbol)| !is_shared(*symbol)))
                || beside(after.iter().take(FARTHEST).find(|(_, symbol)| !is_shared(*symbol))))
    }

    /// The places in the text before which a line may begin, in order.
    fn line_ends(&self, text: &str) -> Vec<usize> {
        let is_inside_word = |at: usize| {
            let before = text[..at].chars().next_back();
            let after = text[at..].chars().next();
            let is_letter = |symbol: Option<char>| symbol.is_some_and(char::is_alphanumeric);
            before.is_some_and(is_hangul) && is_letter(after)
                || is_letter(before) && after.is_some_and(is_hangul)
        };
        linebreaks(text)
            .filter(|(_, kind)| *kind == BreakOpportunity::Allowed)
            .map(|(at, _)| at)
            // Korean is broken between words only.
            .filter(|at| !is_inside_word(*at))
            .collect()
    }
}

impl Text {
    /// How wide all of it is, in ems.
    pub fn width_em(&self) -> f32 {
        width_em(&self.letters)
    }

    /// The widest part that no line may end in, in ems.
    pub fn widest_word_em(&self) -> f32 {
        self.letters.split_inclusive(|letter| letter.may_end).map(width_em).fold(0.0, f32::max)
    }

    /// How many letters its longest part has that no line may end in.
    pub fn longest_word(&self) -> usize {
        self.letters.split_inclusive(|letter| letter.may_end).map(<[Letter]>::len).max().unwrap_or(0)
    }

    /// The text in lines that are no wider than `width_em`, each without the space at its end. A word that is wider
    /// than a line is broken into even parts. At least one line, which may be empty.
    pub fn lines(&self, width_em: f32) -> Vec<&[Letter]> {
        let mut lines = Vec::new();
        let mut rest = 0..self.letters.len();
        while let Some(line) = self.next_line(rest.clone(), width_em) {
            rest.start = line.end;
            lines.push(trimmed(self.letters.get(line).unwrap_or_default()));
        }
        if lines.is_empty() {
            lines.push(&[]);
        }
        lines
    }

    fn next_line(&self, rest: Range<usize>, limit_em: f32) -> Option<Range<usize>> {
        if rest.is_empty() {
            return None;
        }
        let (mut x, mut end) = (0.0, None);
        for (index, letter) in self.letters.iter().enumerate().skip(rest.start) {
            x += letter.glyph.advance;
            // A space may hang over the edge.
            if x > limit_em + 1e-3 && letter.symbol != ' ' {
                let anywhere = index.max(rest.start + 1);
                let broken = || self.even_part(rest.clone(), limit_em).clamp(rest.start + 1, anywhere);
                return Some(rest.start..end.unwrap_or_else(broken));
            }
            x += letter.after;
            if letter.may_end {
                end = Some(index + 1);
            }
        }
        Some(rest)
    }
}

impl Text {
    /// Where a line ends that begins in a word that is too wide for it: the parts of the word are about as wide as
    /// each other.
    fn even_part(&self, rest: Range<usize>, limit_em: f32) -> usize {
        let letters = self.letters.get(rest.clone()).unwrap_or_default();
        let word = letters.split_inclusive(|letter| letter.may_end).next().unwrap_or_default();
        let width = width_em(word);
        let part = width / (width / limit_em.max(1e-3)).ceil();
        let mut x = 0.0;
        let fits = |letter: &&Letter| {
            x += letter.glyph.advance;
            let fits = x <= part + letter.glyph.advance / 2.0;
            x += letter.after;
            fits
        };
        rest.start + word.iter().take_while(fits).count()
    }
}

/// How wide these letters are, in ems, without the space at the end.
pub(super) fn width_em(letters: &[Letter]) -> f32 {
    let letters = trimmed(letters);
    let last = letters.last().map_or(0.0, |letter| letter.after);
    letters.iter().map(|letter| letter.glyph.advance + letter.after).sum::<f32>() - last
}

fn trimmed(letters: &[Letter]) -> &[Letter] {
    let end = letters.iter().rposition(|letter| letter.symbol != ' ').map_or(0, |last| last + 1);
    letters.get(..end).unwrap_or_default()
}

/// What only the CJK font has, and Hangul.
fn is_wide(symbol: char) -> bool {
    matches!(u32::from(symbol), 0x1100..=0x11ff | 0x2e80..=0xa4cf | 0xac00..=0xd7ff | 0xf900..=0xfaff
        | 0xfe30..=0xfe4f | 0xff00..=0xffef | 0x20000..=0x3ffff)
}

/// Quotes, dashes and dots that Latin and ideographic text write with the same characters.
fn is_shared(symbol: char) -> bool {
    matches!(symbol, '‘' | '’' | '“' | '”' | '…' | '—' | '―' | '·')
}

fn is_hangul(symbol: char) -> bool {
    matches!(u32::from(symbol), 0x1100..=0x11ff | 0x3130..=0x318f | 0xac00..=0xd7ff)
}

fn is_ideograph(symbol: char) -> bool {
    matches!(u32::from(symbol), 0x3005..=0x3007 | 0x3041..=0x30ff | 0x3400..=0x9fff | 0xf900..=0xfaff | 0x20000..=0x3ffff)
}

/// Whether a little space belongs between two letters: one an ideograph, the other Latin or a digit.
fn are_spaced(one: char, other: char) -> bool {
    let is_small = |symbol: char| symbol.is_alphanumeric() && !is_wide(symbol);
    is_ideograph(one) && is_small(other) || is_small(one) && is_ideograph(other)
}

/// What has no form of its own: joiners, selectors of a form, soft hyphens.
fn is_invisible(symbol: char) -> bool {
    matches!(u32::from(symbol), 0xad | 0x34f | 0x200b..=0x200d | 0x2060..=0x2064 | 0xfe00..=0xfe0f | 0xfeff
        | 0xe0100..=0xe01ef)
}

#[cfg(test)]
mod tests;
