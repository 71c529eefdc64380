//! Digests of files, by which photos are recognised whatever they are called.

use std::fmt;
use std::io::{self, Read};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// The SHA-256 digest of a file's bytes. Files with equal digests are treated as the same photo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ContentHash([u8; 32]);

impl ContentHash {
    /// Computes the digest of bytes in memory.
    pub fn of(bytes: &[u8]) -> ContentHash {
        ContentHash(Sha256::digest(bytes).into())
    }

    /// Computes the digest of everything up to the end of a stream, in constant memory.
    ///
    /// # Errors
    /// Returns the stream's error.
    pub fn of_reader(mut reader: impl Read) -> io::Result<ContentHash> {
        let (mut hasher, mut buffer) = (Sha256::new(), vec![0; 1 << 16]);
        loop {
            match reader.read(&mut buffer) {
                Ok(0) => return Ok(ContentHash(hasher.finalize().into())),
                Ok(read) => hasher.update(buffer.get(..read).unwrap_or_default()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Parses 64 hexadecimal digits.
    pub fn parse(digits: &str) -> Option<ContentHash> {
        let mut bytes = [0; 32];
        // `from_str_radix` accepts a leading plus sign, so the digits are checked first.
        if digits.len() != 2 * bytes.len() || !digits.bytes().all(|digit| digit.is_ascii_hexdigit())
        {
            return None;
        }
        for (number, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(digits.get(2 * number..2 * number + 2)?, 16).ok()?;
        }
        Some(ContentHash(bytes))
    }

    /// Returns the number of the shard that holds the photo's row: the first 32 bits of the digest
    /// modulo the number of shards.
    pub fn shard(self, shards: u32) -> u32 {
        let [a, b, c, d, ..] = self.0;
        u32::from_be_bytes([a, b, c, d]) % shards.max(1)
    }
}

impl fmt::Display for ContentHash {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0
            .iter()
            .try_for_each(|byte| write!(formatter, "{byte:02x}"))
    }
}

impl Serialize for ContentHash {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ContentHash {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ContentHash, D::Error> {
        let digits = String::deserialize(deserializer)?;
        ContentHash::parse(&digits)
            .ok_or_else(|| serde::de::Error::custom("64 hexadecimal digits are wanted"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_sha_256_of_fips_180_and_is_found_again_in_its_digits() {
        let digits = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(ContentHash::of(b"abc").to_string(), digits);
        assert_eq!(
            ContentHash::of_reader(&b"abc"[..]).unwrap(),
            ContentHash::of(b"abc")
        );
        assert_eq!(ContentHash::parse(digits), Some(ContentHash::of(b"abc")));
        assert_eq!(ContentHash::parse("ba78"), None);
        assert_eq!(ContentHash::parse(&"+a".repeat(32)), None);
        assert_eq!(ContentHash::parse(&"é".repeat(32)), None);
    }
}
