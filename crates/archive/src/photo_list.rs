//! Lists of photos: one path in each line, or each ended by a zero byte.

use std::io;
use std::path::PathBuf;

const UTF8_MARK: &[u8] = "\u{feff}".as_bytes();

/// Returns the paths in a list, in its order. On Unix they are any bytes, unless the list is UTF-16.
///
/// # Errors
/// Returns an error if a list in UTF-16 contains half a character.
pub fn paths_in_list(text: &[u8]) -> io::Result<Vec<PathBuf>> {
    if let Some(units) = utf16_units(text) {
        let text = String::from_utf16(&units).map_err(io::Error::other)?;
        return Ok(split_list(text.as_bytes()));
    }
    Ok(split_list(text.strip_prefix(UTF8_MARK).unwrap_or(text)))
}

/// Returns the units of a list in UTF-16, as PowerShell writes it; `None` for any other. Without a
/// mark it is known by every other byte being zero, which no list of names of two letters or more
/// has. Its zero bytes must not be taken for ends of paths: `/` would be one of them.
fn utf16_units(text: &[u8]) -> Option<Vec<u16>> {
    let units = |text: &[u8], unit: fn([u8; 2]) -> u16| {
        text.as_chunks().0.iter().map(|pair| unit(*pair)).collect()
    };
    let is_zero_at =
        |odd: usize| text.len() >= 4 && text.iter().skip(odd).step_by(2).all(|&byte| byte == 0);
    match text {
        [0xff, 0xfe, rest @ ..] => Some(units(rest, u16::from_le_bytes)),
        [0xfe, 0xff, rest @ ..] => Some(units(rest, u16::from_be_bytes)),
        _ if is_zero_at(1) => Some(units(text, u16::from_le_bytes)),
        _ if is_zero_at(0) => Some(units(text, u16::from_be_bytes)),
        _ => None,
    }
}

fn split_list(text: &[u8]) -> Vec<PathBuf> {
    let end = if text.contains(&0) { 0 } else { b'\n' };
    text.split(|&byte| byte == end)
        .map(|line| line.strip_suffix(b"\r").unwrap_or(line))
        .filter(|line| !line.is_empty())
        .map(path_from_bytes)
        .collect()
}

/// Returns the path written in a list. On Unix any bytes are a name.
fn path_from_bytes(bytes: &[u8]) -> PathBuf {
    #[cfg(unix)]
    {
        use std::os::unix::ffi::OsStrExt;
        PathBuf::from(std::ffi::OsStr::from_bytes(bytes))
    }
    #[cfg(not(unix))]
    PathBuf::from(String::from_utf8_lossy(bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &[u8]) -> Vec<String> {
        let paths = paths_in_list(text).unwrap();
        paths
            .iter()
            .map(|path| path.display().to_string())
            .collect()
    }

    #[test]
    fn lines_and_zero_bytes_end_paths() {
        assert_eq!(names(b"/a/b.jpg\r\nc d.jpg\n\n"), ["/a/b.jpg", "c d.jpg"]);
        assert_eq!(names(b"/a\nb.jpg\0c.jpg\0"), ["/a\nb.jpg", "c.jpg"]);
        assert_eq!(names("\u{feff}a.jpg\n".as_bytes()), ["a.jpg"]);
    }

    #[test]
    fn a_list_in_utf16_names_the_same_photos() {
        let list = "/fotos/Größe.jpg\r\n/fotos/囲碁.jpg\r\n";
        let little: Vec<u8> = list.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let big: Vec<u8> = list.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let expected = ["/fotos/Größe.jpg", "/fotos/囲碁.jpg"];
        assert_eq!(names(&[b"\xff\xfe", &little[..]].concat()), expected);
        assert_eq!(names(&[b"\xfe\xff", &big[..]].concat()), expected);
        let plain: Vec<u8> = "/a/b.jpg\n"
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect();
        assert_eq!(names(&plain), ["/a/b.jpg"]);
    }

    #[test]
    fn half_a_character_is_an_error() {
        assert!(paths_in_list(b"\xff\xfe\x00\xd8a\x00").is_err());
    }
}
