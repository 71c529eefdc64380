//! From bytes to text: the ways in which a file may be written.
//!
//! It matters even to a reader who skips comments. In GBK, Big5 and Shift_JIS a character's second byte may look like
//! `]` or `\`: read in another encoding, it ends a comment early, or swallows the end of one and the move after it. And
//! programs differ in what they escape: most write text and escape its characters, some escape the bytes that look like
//! brackets after the text was encoded.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{
    BIG5, EUC_JP, EUC_KR, Encoding, GB18030, GBK, ISO_2022_JP, SHIFT_JIS, UTF_8, UTF_16BE, UTF_16LE,
    WINDOWS_1251, WINDOWS_1252,
};

/// Encodings in which records are found that do not state theirs, in the order in which they are taken where nothing
/// else decides.
const UNSTATED: [&Encoding; 7] = [GB18030, SHIFT_JIS, BIG5, EUC_KR, EUC_JP, WINDOWS_1251, WINDOWS_1252];

/// Encodings that have the bytes of `[`, `\` and `]` inside of characters.
const WITH_BRACKETS_INSIDE: [&Encoding; 4] = [GB18030, GBK, SHIFT_JIS, BIG5];

/// One way in which a file may be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Writing {
    /// The encoding.
    pub encoding: &'static Encoding,
    /// What was escaped.
    escaped: Escaped,
}

/// What a program escaped when it wrote a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Escaped {
    /// The characters `]` and `\`, before the text was encoded.
    Characters,
    /// The bytes of these, after it was.
    Bytes,
}

impl Writing {
    /// The file with brackets that are brackets, and the encoding of the values in it.
    pub(super) fn open(self, bytes: &[u8]) -> (Cow<'_, [u8]>, &'static Encoding) {
        match self.escaped {
            Escaped::Bytes => (Cow::Borrowed(bytes), self.encoding),
            Escaped::Characters => match self.encoding.decode(bytes).0 {
                Cow::Borrowed(text) => (Cow::Borrowed(text.as_bytes()), UTF_8),
                Cow::Owned(text) => (Cow::Owned(text.into_bytes()), UTF_8),
            },
        }
    }
}

/// What a file says about its encoding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Stated {
    /// It needs not say anything: it holds nothing but ASCII, or it is Unicode for certain.
    Evident(&'static Encoding),
    /// Its `CA` names this one.
    Named(&'static Encoding),
    /// Its `CA` names none that exists, or UTF-8, which it is not.
    Wrong(String),
    /// Nothing.
    Nothing,
}

/// What `bytes` say about their encoding.
pub(super) fn stated(bytes: &[u8]) -> Stated {
    if let Some((encoding, _)) = Encoding::for_bom(bytes) {
        return Stated::Evident(encoding);
    }
    match bytes {
        // `(;` in two bytes a character.
        [b'(', 0, ..] => return Stated::Evident(UTF_16LE),
        [0, b'(', ..] => return Stated::Evident(UTF_16BE),
        _ => {}
    }
    // Japanese mail: switches to characters of two bytes, all of them ASCII.
    if bytes.is_ascii() && bytes.windows(2).any(|pair| pair == b"\x1b$") {
        return Stated::Evident(ISO_2022_JP);
    }
    let label = label(bytes);
    let named = label.and_then(encoding_of_label);
    if let Ok(text) = std::str::from_utf8(bytes) {
        // Two characters of another encoding may look like one of UTF-8, but hardly like one of three bytes.
        let is_doubtful = !text.is_ascii() && text.chars().all(|symbol| symbol.len_utf8() < 3);
        return match named {
            Some(named) if is_doubtful && WITH_BRACKETS_INSIDE.contains(&named) => Stated::Named(named),
            _ => Stated::Evident(UTF_8),
        };
    }
    match (named, label) {
        (Some(named), _) if named != UTF_8 => Stated::Named(named),
        (_, Some(label)) => Stated::Wrong(String::from_utf8_lossy(label).trim().to_owned()),
        (None | Some(_), None) => Stated::Nothing,
    }
}

/// The ways in which the file may be written, the likeliest first; never empty.
pub(super) fn writings(bytes: &[u8], stated: &Stated) -> Vec<Writing> {
    match stated {
        Stated::Evident(encoding) => vec![Writing { encoding, escaped: Escaped::Characters }],
        Stated::Named(encoding) => of([*encoding].into_iter().chain(unstated(bytes))),
        Stated::Wrong(_) | Stated::Nothing => of(unstated(bytes)),
    }
}

/// The encodings that a file may be in, the likeliest by its letters first.
fn unstated(bytes: &[u8]) -> impl Iterator<Item = &'static Encoding> {
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(bytes, true);
    let detected = detector.guess(None, Utf8Detection::Deny);
    let detected = if detected == GBK { GB18030 } else { detected };
    std::iter::once(detected).chain(UNSTATED)
}

/// The ways to write in these encodings, each once.
fn of(encodings: impl Iterator<Item = &'static Encoding>) -> Vec<Writing> {
    let mut writings: Vec<Writing> = Vec::new();
    for encoding in encodings {
        if writings.iter().any(|writing| writing.encoding == encoding) {
            continue;
        }
        writings.push(Writing { encoding, escaped: Escaped::Characters });
        if WITH_BRACKETS_INSIDE.contains(&encoding) {
            writings.push(Writing { encoding, escaped: Escaped::Bytes });
        }
    }
    writings
}

/// What the file's `CA` property says.
fn label(bytes: &[u8]) -> Option<&[u8]> {
    let property = bytes.windows(3).position(|window| window.eq_ignore_ascii_case(b"CA["))?;
    bytes.get(property + 3..)?.split(|&byte| byte == b']').next()
}

/// The encoding of a label, as on the web (<https://encoding.spec.whatwg.org/#names-and-labels>), or by the number of
/// a Windows code page.
fn encoding_of_label(label: &[u8]) -> Option<&'static Encoding> {
    Encoding::for_label(label).or_else(|| {
        let digits = label.iter().filter(|byte| byte.is_ascii_digit()).copied().collect::<Vec<u8>>();
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
        for text in ["(;B[aa])", "(;PB[数子])", "(;CA[GBK]PB[数子])", "(;CA[ISO-8859-1]PB[André])"] {
            assert_eq!(stated(text.as_bytes()), Stated::Evident(UTF_8), "{text}");
        }
        let wide: Vec<u8> = "(;PB[数])".encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(stated(&wide), Stated::Evident(UTF_16LE));
        assert_eq!(stated(b"(;PB[\x1b$B?t;R\x1b(B])"), Stated::Evident(ISO_2022_JP));
    }

    #[test]
    fn a_name_counts_where_it_can_be_right() {
        assert_eq!(stated(b"(;CA[gb2312]PB[\xca\xfd])"), Stated::Named(GBK));
        assert_eq!(stated(b"(;ca[CP932]PB[\x90\x94])"), Stated::Named(SHIFT_JIS));
        assert_eq!(stated(b"(;CA[UTF-8]PB[\xca\xfd])"), Stated::Wrong("UTF-8".to_owned()));
        assert_eq!(stated(b"(;CA[none]PB[\xca\xfd])"), Stated::Wrong("none".to_owned()));
        assert_eq!(stated(b"(;PB[\xca\xfd])"), Stated::Nothing);
        // The notorious two characters of GBK that look like two of UTF-8.
        assert_eq!(stated(b"(;CA[GBK]PB[\xc1\xaa\xcd\xa8])"), Stated::Named(GBK));
    }
}
