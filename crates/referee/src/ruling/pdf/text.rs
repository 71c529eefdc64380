//! Typesets text: chooses the glyphs, and breaks lines.

use std::ops::Range;

use unicode_linebreak::{BreakOpportunity, linebreaks};
use unicode_normalization::UnicodeNormalization;

use crate::ruling::printable_line::printable_line;
use shuzi::language::Language;
use shuzi::language::push_code_point;

use super::fonts::{Font, Glyph, RegionalForms};

/// Space between an ideograph and a Latin letter or digit, in ems.
const BETWEEN_SCRIPTS_EM: f32 = 0.125;

/// A text as glyphs, with the places where lines may end.
#[derive(Clone, Debug, Default)]
pub(super) struct TypesetText {
    /// The letters, in reading order.
    pub letters: Vec<Letter>,
}

/// A letter of a text.
#[derive(Clone, Copy, Debug)]
pub(super) struct Letter {
    /// The character.
    pub symbol: char,
    /// The glyph of the character.
    pub glyph: Glyph,
    /// The space after the letter, in ems.
    pub after: f32,
    /// True if a line may end after the letter.
    pub may_end: bool,
}

/// Typesets texts with the character forms and line breaks of a language.
#[derive(Clone, Copy, Debug)]
pub(super) struct Typesetter {
    /// The language of the document.
    pub language: Language,
}

impl Typesetter {
    /// Typesets a text on one line, in bold or regular letters.
    pub fn typeset(&self, text: &str, bold: bool) -> TypesetText {
        let text = self.make_writable(text);
        let symbols: Vec<(usize, char)> = text.char_indices().collect();
        let glyphs = self.choose_glyphs(&symbols, bold);
        let ends = self.find_line_ends(&text);
        // Every writable character has a glyph; one without would be left out.
        let mut letters = Vec::with_capacity(symbols.len());
        for (index, ((_, symbol), glyph)) in symbols.iter().zip(glyphs).enumerate() {
            let Some(glyph) = glyph else { continue };
            let next = symbols.get(index + 1);
            let may_end = next.is_some_and(|(at, _)| ends.binary_search(at).is_ok());
            let after = next
                .filter(|(_, next)| are_spaced(*symbol, *next))
                .map_or(0.0, |_| BETWEEN_SCRIPTS_EM);
            letters.push(Letter {
                symbol: *symbol,
                glyph,
                after,
                may_end,
            });
        }
        TypesetText { letters }
    }

    /// Composes characters with their accents, removes invisible ones, and writes those that no
    /// font has as code points.
    fn make_writable(&self, text: &str) -> String {
        let mut writable = String::with_capacity(text.len());
        for symbol in printable_line(text).nfc() {
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

    /// Returns the glyph of a single character, from the font `latin` if that has one.
    fn glyph(&self, symbol: char, latin: Font) -> Option<Glyph> {
        // These fonts have only one face, whatever the region.
        let any = RegionalForms::Chinese;
        let small = [latin, Font::Regular, Font::Signs]
            .into_iter()
            .find_map(|font| font.glyph(any, symbol));
        small.or_else(|| {
            RegionalForms::by_preference(self.language)
                .into_iter()
                .find_map(|forms| Font::Cjk.glyph(forms, symbol))
        })
    }

    /// Chooses the glyphs of all characters. A run of ideographs has the forms of a single region
    /// if that has all of them, so that names do not mix forms.
    fn choose_glyphs(&self, symbols: &[(usize, char)], bold: bool) -> Vec<Option<Glyph>> {
        let latin = if bold { Font::Bold } else { Font::Regular };
        let wide: Vec<bool> = (0..symbols.len())
            .map(|index| self.is_set_wide(symbols, index))
            .collect();
        // Characters in the CJK font and others alternate in runs.
        let mut glyphs = Vec::with_capacity(symbols.len());
        let mut start = 0;
        while start < symbols.len() {
            let is_wide = wide.get(start).copied().unwrap_or(false);
            let length = wide
                .iter()
                .skip(start)
                .take_while(|wide| **wide == is_wide)
                .count();
            let run = symbols
                .iter()
                .skip(start)
                .take(length)
                .map(|(_, symbol)| *symbol);
            if is_wide {
                let has_all = |forms: &RegionalForms| {
                    run.clone()
                        .all(|symbol| Font::Cjk.glyph(*forms, symbol).is_some())
                };
                let whole = RegionalForms::by_preference(self.language)
                    .into_iter()
                    .find(has_all);
                glyphs.extend(run.clone().map(|symbol| {
                    let of_run = whole.and_then(|forms| Font::Cjk.glyph(forms, symbol));
                    of_run
                        .or_else(|| self.wide_glyph(symbol))
                        .or_else(|| self.glyph(symbol, latin))
                }));
            } else {
                glyphs.extend(run.map(|symbol| self.glyph(symbol, latin)));
            }
            start += length;
        }
        glyphs
    }

    /// Returns the glyph of an ideograph, in the forms of the first region that has it.
    fn wide_glyph(&self, symbol: char) -> Option<Glyph> {
        RegionalForms::by_preference(self.language)
            .into_iter()
            .find_map(|forms| Font::Cjk.glyph(forms, symbol))
    }

    /// Returns true if a character is set in the CJK font: ideographs and, in Chinese and Japanese,
    /// quotes and dashes beside them, which Latin text also has.
    fn is_set_wide(&self, symbols: &[(usize, char)], index: usize) -> bool {
        let Some((_, symbol)) = symbols.get(index) else {
            return false;
        };
        if !is_shared(*symbol) {
            return is_wide(*symbol);
        }
        // Only a few of these follow each other, as in ……”
        const MAX_DISTANCE: usize = 4;
        let (before, after) = symbols.split_at(index);
        let beside =
            |symbol: Option<&(usize, char)>| symbol.is_some_and(|(_, symbol)| is_wide(*symbol));
        matches!(self.language, Language::Chinese | Language::Japanese)
            && (beside(
                before
                    .iter()
                    .rev()
                    .take(MAX_DISTANCE)
                    .find(|(_, symbol)| !is_shared(*symbol)),
            ) || beside(
                after
                    .iter()
                    .take(MAX_DISTANCE)
                    .find(|(_, symbol)| !is_shared(*symbol)),
            ))
    }

    /// Finds the byte offsets in the text at which a new line may begin, in ascending order.
    fn find_line_ends(&self, text: &str) -> Vec<usize> {
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

impl TypesetText {
    /// Returns the width of the text on one line, in ems.
    pub fn width_em(&self) -> f32 {
        width_em(&self.letters)
    }

    /// Returns the width of the widest part in which no line may end, in ems.
    pub fn widest_word_em(&self) -> f32 {
        self.letters
            .split_inclusive(|letter| letter.may_end)
            .map(width_em)
            .fold(0.0, f32::max)
    }

    /// Returns the number of letters of the longest part in which no line may end.
    pub fn longest_word(&self) -> usize {
        self.letters
            .split_inclusive(|letter| letter.may_end)
            .map(<[Letter]>::len)
            .max()
            .unwrap_or(0)
    }

    /// Breaks the text into lines no wider than `width_em`, without spaces at their ends. A word
    /// that is wider than a line is broken into equal parts. Returns at least one line, which may
    /// be empty.
    pub fn lines(&self, width_em: f32) -> Vec<&[Letter]> {
        let mut lines = Vec::new();
        let mut rest = 0..self.letters.len();
        while let Some(line) = self.next_line(rest.clone(), width_em) {
            rest.start = line.end;
            lines.push(without_final_spaces(
                self.letters.get(line).unwrap_or_default(),
            ));
        }
        if lines.is_empty() {
            lines.push(&[]);
        }
        lines
    }

    /// Returns the range of the first line of `rest`, or `None` at the end of the text.
    fn next_line(&self, rest: Range<usize>, limit_em: f32) -> Option<Range<usize>> {
        if rest.is_empty() {
            return None;
        }
        // `end` is the last place so far at which the line may end.
        let (mut x, mut end) = (0.0, None);
        for (index, letter) in self.letters.iter().enumerate().skip(rest.start) {
            x += letter.glyph.advance;
            // Spaces may extend beyond the edge.
            if x > limit_em + 1e-3 && letter.symbol != ' ' {
                // At least one letter is on each line, so that the text comes to an end.
                let anywhere = index.max(rest.start + 1);
                let broken = || {
                    self.even_part(rest.clone(), limit_em)
                        .clamp(rest.start + 1, anywhere)
                };
                return Some(rest.start..end.unwrap_or_else(broken));
            }
            x += letter.after;
            if letter.may_end {
                end = Some(index + 1);
            }
        }
        Some(rest)
    }

    /// Finds the end of a line that begins with a word too wide for it, so that the parts of the
    /// word are about equally wide.
    fn even_part(&self, rest: Range<usize>, limit_em: f32) -> usize {
        let letters = self.letters.get(rest.clone()).unwrap_or_default();
        let word = letters
            .split_inclusive(|letter| letter.may_end)
            .next()
            .unwrap_or_default();
        let width = width_em(word);
        let part = width / (width / limit_em.max(1e-3)).ceil();
        let mut x = 0.0;
        let fits = |letter: &&Letter| {
            x += letter.glyph.advance;
            // A letter belongs to the part in which most of it lies.
            let fits = x <= part + letter.glyph.advance / 2.0;
            x += letter.after;
            fits
        };
        rest.start + word.iter().take_while(fits).count()
    }
}

/// Returns the width of these letters without spaces at the end, in ems.
pub(super) fn width_em(letters: &[Letter]) -> f32 {
    let letters = without_final_spaces(letters);
    let last = letters.last().map_or(0.0, |letter| letter.after);
    letters
        .iter()
        .map(|letter| letter.glyph.advance + letter.after)
        .sum::<f32>()
        - last
}

/// Removes the spaces at the end.
fn without_final_spaces(letters: &[Letter]) -> &[Letter] {
    let end = letters
        .iter()
        .rposition(|letter| letter.symbol != ' ')
        .map_or(0, |last| last + 1);
    letters.get(..end).unwrap_or_default()
}

/// Returns true for characters that only the CJK font has, and for Hangul.
fn is_wide(symbol: char) -> bool {
    matches!(u32::from(symbol), 0x1100..=0x11ff | 0x2e80..=0xa4cf | 0xac00..=0xd7ff | 0xf900..=0xfaff
        | 0xfe30..=0xfe4f | 0xff00..=0xffef | 0x20000..=0x3ffff)
}

/// Returns true for quotes, dashes and dots that Latin and ideographic text share.
fn is_shared(symbol: char) -> bool {
    matches!(symbol, '‘' | '’' | '“' | '”' | '…' | '—' | '―' | '·')
}

fn is_hangul(symbol: char) -> bool {
    matches!(u32::from(symbol), 0x1100..=0x11ff | 0x3130..=0x318f | 0xac00..=0xd7ff)
}

fn is_ideograph(symbol: char) -> bool {
    matches!(u32::from(symbol), 0x3005..=0x3007 | 0x3041..=0x30ff | 0x3400..=0x9fff | 0xf900..=0xfaff | 0x20000..=0x3ffff)
}

/// Returns true if there is a small space between two letters: an ideograph and a Latin letter or
/// digit.
fn are_spaced(one: char, other: char) -> bool {
    let is_small = |symbol: char| symbol.is_alphanumeric() && !is_wide(symbol);
    is_ideograph(one) && is_small(other) || is_small(one) && is_ideograph(other)
}

/// Returns true for characters without a visible form: joiners, variation selectors, soft hyphens.
fn is_invisible(symbol: char) -> bool {
    matches!(u32::from(symbol), 0xad | 0x34f | 0x200b..=0x200d | 0x2060..=0x2064 | 0xfe00..=0xfe0f | 0xfeff
        | 0xe0100..=0xe01ef)
}

#[cfg(test)]
mod tests;
