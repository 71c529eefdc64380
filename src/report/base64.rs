//! Base64 (RFC 4648, section 4), for pictures inside SVG and HTML.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Returns `bytes` in base64, padded.
pub fn encode(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |index: usize| u32::from(chunk.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for index in 0..4 {
            // A chunk of n bytes fills n + 1 letters.
            let letter = LETTERS
                .get((bits >> (18 - 6 * index)) as usize & 63)
                .copied();
            text.push(
                letter
                    .filter(|_| index <= chunk.len())
                    .map_or('=', char::from),
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_vectors_of_rfc_4648() {
        let vectors = [
            "", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy",
        ];
        for (length, encoded) in vectors.iter().enumerate() {
            assert_eq!(encode(&b"foobar"[..length]), *encoded);
        }
    }
}
