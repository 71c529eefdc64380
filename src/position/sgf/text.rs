//! From bytes to text: the encodings a file may be in, and what its author's program escaped.
//!
//! The encoding matters even to a reader who skips comments. In GBK, Big5 and Shift_JIS the second
//! byte of a character may look like `]` or `\`: read in another encoding, it ends a comment early,
//! or swallows the end of one and the move after it. Programs also differ in what they escape: most
//! escape the characters of the text before encoding it, some escape the bytes that look like
//! brackets afterwards.
//!
//! [`find_stated_encoding`] collects what is certain: a byte order mark, valid UTF-8, the pattern
//! of UTF-16 or of Japanese mail, or the name in `CA`. Where that leaves a choice,
//! [`list_candidates`] lists the stated encoding, then what the `chardetng` detector guesses from
//! the letters, then the usual ones, each with both ways of escaping where they differ. `games`
//! reads the file in each of them and keeps the one with the least damage.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, ISO_2022_JP, SHIFT_JIS, UTF_8, UTF_16BE,
    UTF_16LE, WINDOWS_1251, WINDOWS_1252,
};

/// Encodings of records that do not state theirs, in the order in which they are taken where
/// nothing else decides.
const USUAL: [&Encoding; 7] = [
    GB18030,
    SHIFT_JIS,
    BIG5,
    EUC_KR,
    EUC_JP,
    WINDOWS_1251,
    WINDOWS_1252,
];

/// Encodings whose characters may contain the bytes of `[`, `\` and `]`.
const WITH_BRACKETS_INSIDE: [&Encoding; 4] = [GB18030, GBK, SHIFT_JIS, BIG5];

/// A way in which a file may be encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TextEncoding {
    /// The encoding.
    pub encoding: &'static Encoding,
    /// The part of a value that was escaped.
    escaped: Escaped,
}

/// The part of a value that a program escaped when it wrote the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Escaped {
    /// The characters `]` and `\`, before the text was encoded.
    Characters,
    /// The bytes that look like these, after the text was encoded.
    Bytes,
}

impl TextEncoding {
    /// Returns the file as bytes in which every unescaped bracket is one, and the encoding of the
    /// values in them.
    pub(super) fn decode_brackets(self, bytes: &[u8]) -> (Cow<'_, [u8]>, &'static Encoding) {
        match self.escaped {
            Escaped::Bytes => (Cow::Borrowed(bytes), self.encoding),
            Escaped::Characters => match self.encoding.decode(bytes).0 {
                Cow::Borrowed(text) => (Cow::Borrowed(text.as_bytes()), UTF_8),
                Cow::Owned(text) => (Cow::Owned(text.into_bytes()), UTF_8),
            },
        }
    }
}

/// The encoding that a file states.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum StatedEncoding {
    /// The file need not state anything: it is nothing but ASCII, or certainly in this encoding.
    Evident(&'static Encoding),
    /// The `CA` property names this encoding.
    Named(&'static Encoding),
    /// The `CA` property names no existing encoding, or UTF-8, which the file is not in.
    Wrong(String),
    /// The file states nothing.
    Nothing,
}

/// Finds the encoding that `bytes` state.
pub(super) fn find_stated_encoding(bytes: &[u8]) -> StatedEncoding {
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return StatedEncoding::Evident(encoding);
    }
    match bytes {
        // `(;` in two bytes a character.
        [b'(', 0, ..] => return StatedEncoding::Evident(UTF_16LE),
        [0, b'(', ..] => return StatedEncoding::Evident(UTF_16BE),
        _ => {}
    }
    // Japanese mail: switches to characters of two bytes, all of them ASCII.
    if bytes.is_ascii() && bytes.windows(2).any(|pair| pair == b"\x1b$") {
        return StatedEncoding::Evident(ISO_2022_JP);
    }
    let label = find_label(bytes);
    let named = label.and_then(parse_label);
    if let Ok(text) = std::str::from_utf8(bytes) {
        // Two bytes of another encoding may be valid as one character of UTF-8, but such bytes
        // hardly ever happen to be valid as a character of three.
        let is_doubtful = !text.is_ascii() && text.chars().all(|symbol| symbol.len_utf8() < 3);
        return match named {
            Some(named) if is_doubtful && WITH_BRACKETS_INSIDE.contains(&named) => {
                StatedEncoding::Named(named)
            }
            _ => StatedEncoding::Evident(UTF_8),
        };
    }
    match (named, label) {
        (Some(named), _) if named != UTF_8 => StatedEncoding::Named(named),
        (_, Some(label)) => StatedEncoding::Wrong(String::from_utf8_lossy(label).trim().to_owned()),
        (None | Some(_), None) => StatedEncoding::Nothing,
    }
}

/// Returns the encodings that the file may be in, the likeliest first; never empty.
pub(super) fn list_candidates(bytes: &[u8], stated: &StatedEncoding) -> Vec<TextEncoding> {
    match stated {
        StatedEncoding::Evident(encoding) => vec![TextEncoding {
            encoding,
            escaped: Escaped::Characters,
        }],
        StatedEncoding::Named(encoding) => {
            with_both_escapes([*encoding].into_iter().chain(likely_encodings(bytes)))
        }
        StatedEncoding::Wrong(_) | StatedEncoding::Nothing => {
            with_both_escapes(likely_encodings(bytes))
        }
    }
}

/// Returns the encodings that a file may be in without stating it, the likeliest by its letters
/// first.
fn likely_encodings(bytes: &[u8]) -> impl Iterator<Item = &'static Encoding> {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let detected = detector.guess(None, Utf8Detection::Deny);
    // GB18030 has all characters of GBK and more.
    let detected = if detected == GBK { GB18030 } else { detected };
    std::iter::once(detected).chain(USUAL)
}

/// Returns each encoding once, in order, with both ways of escaping where brackets may be parts of
/// characters.
fn with_both_escapes(encodings: impl Iterator<Item = &'static Encoding>) -> Vec<TextEncoding> {
    let mut candidates: Vec<TextEncoding> = Vec::new();
    for encoding in encodings {
        if candidates
            .iter()
            .any(|candidate| candidate.encoding == encoding)
        {
            continue;
        }
        candidates.push(TextEncoding {
            encoding,
            escaped: Escaped::Characters,
        });
        if WITH_BRACKETS_INSIDE.contains(&encoding) {
            candidates.push(TextEncoding {
                encoding,
                escaped: Escaped::Bytes,
            });
        }
    }
    candidates
}

/// Finds the value of the file's first `CA` property.
fn find_label(bytes: &[u8]) -> Option<&[u8]> {
    let property = bytes
        .windows(3)
        .position(|window| window.eq_ignore_ascii_case(b"CA["))?;
    bytes
        .get(property + 3..)?
        .split(|&byte| byte == b']')
        .next()
}

/// Returns the encoding of a label, as on the web
/// (<https://encoding.spec.whatwg.org/#names-and-labels>), or by the number of a Windows code page.
fn parse_label(label: &[u8]) -> Option<&'static Encoding> {
    Encoding::for_label(label).or_else(|| {
        let digits = label
            .iter()
            .filter(|byte| byte.is_ascii_digit())
            .copied()
            .collect::<Vec<u8>>();
        match digits.as_slice() {
            b"932" => Some(SHIFT_JIS),
            b"936" => Some(GBK),
            b"949" => Some(EUC_KR),
            b"950" => Some(BIG5),
            b"65001" => Some(UTF_8),
            _ => None,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unicode_needs_no_name() {
        for text in [
            "(;B[aa])",
            "(;PB[数子])",
            "(;CA[GBK]PB[数子])",
            "(;CA[ISO-8859-1]PB[André])",
        ] {
            assert_eq!(
                find_stated_encoding(text.as_bytes()),
                StatedEncoding::Evident(UTF_8),
                "{text}"
            );
        }
        let wide: Vec<u8> = "(;PB[数])"
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect();
        assert_eq!(
            find_stated_encoding(&wide),
            StatedEncoding::Evident(UTF_16LE)
        );
        assert_eq!(
            find_stated_encoding(b"(;PB[\x1b$B?t;R\x1b(B])"),
            StatedEncoding::Evident(ISO_2022_JP)
        );
    }

    #[test]
    fn a_name_counts_where_it_can_be_right() {
        assert_eq!(
            find_stated_encoding(b"(;CA[gb2312]PB[\xca\xfd])"),
            StatedEncoding::Named(GBK)
        );
        assert_eq!(
            find_stated_encoding(b"(;ca[CP932]PB[\x90\x94])"),
            StatedEncoding::Named(SHIFT_JIS)
        );
        assert_eq!(
            find_stated_encoding(b"(;CA[UTF-8]PB[\xca\xfd])"),
            StatedEncoding::Wrong("UTF-8".to_owned())
        );
        assert_eq!(
            find_stated_encoding(b"(;CA[none]PB[\xca\xfd])"),
            StatedEncoding::Wrong("none".to_owned())
        );
        assert_eq!(
            find_stated_encoding(b"(;PB[\xca\xfd])"),
            StatedEncoding::Nothing
        );
        // The notorious two characters of GBK that look like two of UTF-8.
        assert_eq!(
            find_stated_encoding(b"(;CA[GBK]PB[\xc1\xaa\xcd\xa8])"),
            StatedEncoding::Named(GBK)
        );
    }
}
