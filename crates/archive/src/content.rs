//! What a file holds, whatever it is called.

use std::fmt;
use std::io::{self, Read};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// The SHA-256 of a file's bytes: photos that are equal in it are one photo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Content([u8; 32]);

impl Content {
    /// That of these bytes.
    pub fn of(bytes: &[u8]) -> Content {
        Content(Sha256::digest(bytes).into())
    }

    /// That of everything that can be read here.
    ///
    /// # Errors
    /// What reading says.
    pub fn of_all(mut from: impl Read) -> io::Result<Content> {
        let (mut hash, mut buffer) = (Sha256::new(), vec![0; 1 << 16]);
        loop {
            match from.read(&mut buffer) {
                Ok(0) => return Ok(Content(hash.finalize().into())),
                Ok(read) => hash.update(buffer.get(..read).unwrap_or_default()),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// From 64 hexadecimal digits.
    pub fn parse(digits: &str) -> Option<Content> {
        let mut bytes = [0; 32];
        if digits.len() != 2 * bytes.len() || !digits.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return None;
        }
        for (number, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(digits.get(2 * number..2 * number + 2)?, 16).ok()?;
        }
        Some(Content(bytes))
    }

    /// The shard of so many that it falls into.
    pub fn shard(self, shards: u32) -> u32 {
        let [a, b, c, d, ..] = self.0;
        u32::from_be_bytes([a, b, c, d]) % shards.max(1)
    }
}

impl fmt::Display for Content {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(formatter, "{byte:02x}"))
    }
}

impl Serialize for Content {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Content {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Content, D::Error> {
        let digits = String::deserialize(deserializer)?;
        Content::parse(&digits).ok_or_else(|| serde::de::Error::custom("64 hexadecimal digits are wanted"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_sha_256_of_fips_180_and_is_found_again_in_its_digits() {
        let digits = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(Content::of(b"abc").to_string(), digits);
        assert_eq!(Content::of_all(&b"abc"[..]).unwrap(), Content::of(b"abc"));
        assert_eq!(Content::parse(digits), Some(Content::of(b"abc")));
        assert_eq!(Content::parse("ba78"), None);
        assert_eq!(Content::parse(&"+a".repeat(32)), None);
        assert_eq!(Content::parse(&"é".repeat(32)), None);
    }
}
