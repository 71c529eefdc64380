//! Signing: an event's key, with which its rulings are signed, and what a signature says of one.
//!
//! The seal of a ruling is a checksum that anybody can make anew. A signature (Ed25519, RFC 8032) can only be made with
//! the private half of a key, so that whoever has the public half finds a ruling that was changed and sealed again.
//! What is signed is the text of the file without its signature, as [`RulingFile::json`] writes it: other programs can
//! check it, too. Keys are PEM files as OpenSSL makes them: PKCS #8 (RFC 8410) and SubjectPublicKeyInfo.

use ed25519_dalek::pkcs8::spki::der::pem::LineEnding;
use ed25519_dalek::pkcs8::{
    DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey, KeypairBytes,
};
use ed25519_dalek::{Signer, SigningKey, VerifyingKey};

use super::RulingFile;
use super::file::{Signature, hex, sha256};
use shuzi::language::{Message, ToMessage};

/// The private half of an event's key.
pub struct EventKey(SigningKey);

/// The public half of an event's key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicKey(VerifyingKey);

/// The reason why a file is not the required key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.to_message())]
pub enum KeyError {
    /// The public half is given, but the private half is required.
    PublicHalf,
    /// The private half is given, but the public half is required.
    PrivateHalf,
    /// The key is protected by a passphrase.
    Encrypted,
    /// The key is in the format of OpenSSH.
    OpenSsh,
    /// The file is not a PEM file of a key.
    NotPem,
    /// The key is damaged, truncated or of another kind, such as RSA.
    NotEd25519,
}

impl ToMessage for KeyError {
    fn to_message(&self) -> Message {
        Message::new(match self {
            KeyError::PublicHalf => "error-key-public-half",
            KeyError::PrivateHalf => "error-key-private-half",
            KeyError::Encrypted => "error-key-encrypted",
            KeyError::OpenSsh => "error-key-openssh",
            KeyError::NotPem => "error-key-not-pem",
            KeyError::NotEd25519 => "error-key-damaged",
        })
    }
}

impl KeyError {
    /// Returns a hint on what to do.
    pub fn hint(self) -> Message {
        Message::new(match self {
            KeyError::PublicHalf => "hint-key-private",
            KeyError::PrivateHalf => "hint-key-public",
            KeyError::Encrypted => "hint-key-without-passphrase",
            KeyError::OpenSsh | KeyError::NotPem | KeyError::NotEd25519 => "hint-make-key",
        })
    }
}

impl EventKey {
    /// Derives a key from these random bytes.
    pub fn from_random(bytes: &[u8; 32]) -> EventKey {
        EventKey(SigningKey::from_bytes(bytes))
    }

    /// Reads the private half.
    ///
    /// # Errors
    /// [`KeyError`] where the text is none.
    pub fn from_pem(text: &str) -> Result<EventKey, KeyError> {
        match kind(text)? {
            KeyHalf::Public => Err(KeyError::PublicHalf),
            KeyHalf::Private => {
                SigningKey::from_pkcs8_pem(text.trim()).map(EventKey).map_err(|_| KeyError::NotEd25519)
            }
        }
    }

    /// The private half as PEM text, without the public one, which OpenSSL 1.1 does not expect there; `None` where it
    /// cannot be written.
    pub fn to_pem(&self) -> Option<String> {
        let bytes = KeypairBytes { secret_key: self.0.to_bytes(), public_key: None };
        bytes.to_pkcs8_pem(LineEnding::LF).ok().map(|pem| pem.as_str().to_owned())
    }

    /// The public half.
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key())
    }
}

impl PublicKey {
    /// Reads the public half.
    ///
    /// # Errors
    /// [`KeyError`] where the text is none.
    pub fn from_pem(text: &str) -> Result<PublicKey, KeyError> {
        match kind(text)? {
            KeyHalf::Private => Err(KeyError::PrivateHalf),
            KeyHalf::Public => VerifyingKey::from_public_key_pem(text.trim())
                .ok()
                // A weak key has signatures that hold for nearly everything.
                .filter(|key| !key.is_weak())
                .map(PublicKey)
                .ok_or(KeyError::NotEd25519),
        }
    }

    /// As PEM text; `None` where it cannot be written.
    pub fn to_pem(&self) -> Option<String> {
        self.0.to_public_key_pem(LineEnding::LF).ok()
    }

    /// The SHA-256 of its DER form in groups of four hexadecimal digits, short enough to be read out. `openssl pkey
    /// -pubin -in event.pub -outform DER | openssl dgst -sha256` shows the same digits.
    pub fn fingerprint(&self) -> String {
        let der = self.0.to_public_key_der().map(|der| der.as_bytes().to_vec()).unwrap_or_default();
        let digits: Vec<char> = sha256(&der).chars().collect();
        digits.chunks(4).map(String::from_iter).collect::<Vec<String>>().join(" ")
    }
}

/// The state of a ruling's signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Signed {
    /// There is no signature.
    No,
    /// The signature is valid: the ruling is unchanged since it was signed with this key.
    With(PublicKey),
    /// The signature is not valid for the key that it names, or names no valid key.
    Broken,
}

impl RulingFile {
    /// Returns the file with a signature.
    ///
    /// # Errors
    /// Returns an error if the file cannot be serialised.
    pub fn signed(mut self, key: &EventKey) -> serde_json::Result<RulingFile> {
        let value = key.0.sign(self.unsigned_json()?.as_bytes());
        let signature = Signature {
            algorithm: Signature::ED25519.to_owned(),
            key: hex(key.public().0.as_bytes()),
            value: hex(&value.to_bytes()),
        };
        self.signature = Some(signature);
        Ok(self)
    }

    /// Checks the signature against the key that it names. Whose key that is, only a comparison with the event's key
    /// tells.
    pub fn check_signature(&self) -> Signed {
        let Some(signature) = &self.signature else { return Signed::No };
        let key = bytes_of::<32>(&signature.key).and_then(|key| VerifyingKey::from_bytes(&key).ok());
        let value = bytes_of::<64>(&signature.value);
        // What cannot be written down was never signed.
        let (Some(key), Some(value), Ok(text)) = (key, value, self.unsigned_json()) else {
            return Signed::Broken;
        };
        let value = ed25519_dalek::Signature::from_bytes(&value);
        let holds =
            signature.algorithm == Signature::ED25519 && key.verify_strict(text.as_bytes(), &value).is_ok();
        if holds { Signed::With(PublicKey(key)) } else { Signed::Broken }
    }
}

/// The half of a key in a PEM text.
enum KeyHalf {
    Private,
    Public,
}

fn kind(text: &str) -> Result<KeyHalf, KeyError> {
    let first = text.trim_start().lines().next().unwrap_or_default().trim_end();
    match first {
        "-----BEGIN PRIVATE KEY-----" => Ok(KeyHalf::Private),
        "-----BEGIN PUBLIC KEY-----" => Ok(KeyHalf::Public),
        "-----BEGIN ENCRYPTED PRIVATE KEY-----" => Err(KeyError::Encrypted),
        "-----BEGIN OPENSSH PRIVATE KEY-----" => Err(KeyError::OpenSsh),
        _ if first.starts_with("ssh-") => Err(KeyError::OpenSsh),
        // Such as `RSA PRIVATE KEY` and `EC PRIVATE KEY`.
        _ if first.starts_with("-----BEGIN ") => Err(KeyError::NotEd25519),
        _ => Err(KeyError::NotPem),
    }
}

/// The bytes that hexadecimal digits stand for; `None` unless there are `N` of them.
fn bytes_of<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let is_hex = digits.bytes().all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
    if !is_hex || digits.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(digits.get(2 * index..2 * index + 2)?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests;
