//! From bytes to text: which encoding a record is written in.
//!
//! It matters even to a reader who skips comments: in GBK, Big5 and Shift_JIS a character's second byte may
//! look like `]` or `\`, and would end a comment early or swallow its end.

use encoding_rs::{BIG5, EUC_KR, Encoding, GB18030, SHIFT_JIS, UTF_8, WINDOWS_1252};

/// Tried in this order when a file is not UTF-8 and does not say what it is. Western first: it reads every
/// byte, and only a file that makes no sense that way is tried as the others.
const UNSTATED: [&Encoding; 5] = [WINDOWS_1252, GB18030, SHIFT_JIS, BIG5, EUC_KR];

/// The texts that `bytes` may stand for, the likeliest first; never empty.
pub(super) fn readings(bytes: &[u8]) -> impl Iterator<Item = String> + '_ {
    let stated = Encoding::for_bom(bytes)
        .map(|(encoding, _)| encoding)
        .or_else(|| std::str::from_utf8(bytes).is_ok().then_some(UTF_8))
        .or_else(|| stated(bytes).filter(|&encoding| encoding != UTF_8));
    let unstated: &[&'static Encoding] = if stated.is_some() { &[] } else { &UNSTATED };
    stated.into_iter().chain(unstated.iter().copied()).map(|encoding| encoding.decode(bytes).0.into_owned())
}

/// The encoding that the file's `CA` property names.
fn stated(bytes: &[u8]) -> Option<&'static Encoding> {
    let property = bytes.windows(3).position(|window| window == b"CA[")?;
    let label = bytes.get(property + 3..)?.split(|&byte| byte == b']').next()?;
    Encoding::for_label(label)
}
