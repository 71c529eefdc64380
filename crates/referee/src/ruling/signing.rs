//! Signs rulings with an event's key, and checks their signatures.
//!
//! The seal of a ruling is a checksum that anybody can compute again. A signature (Ed25519, RFC 8032)
//! requires the private half of a key, so anyone with the public half can detect a ruling that was
//! changed and sealed again. The text of the file without its signature is signed, as
//! [`RulingFile::to_unsigned_json`] returns it, so that other programs can check it, too. Keys are PEM
//! files in the formats of OpenSSL: PKCS #8 (RFC 8410) and SubjectPublicKeyInfo.

use ed25519_dalek::pkcs8::spki::der::pem::LineEnding;
use ed25519_dalek::pkcs8::{
    DecodePrivateKey, DecodePublicKey, EncodePrivateKey, EncodePublicKey, KeypairBytes,
};
use ed25519_dalek::{Signer, SigningKey, VerifyingKey};

use super::RulingFile;
use super::file::{Signature, sha256, to_hex};
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
    /// Returns a [`KeyError`] if the text is not a private key of this kind.
    pub fn from_pem(text: &str) -> Result<EventKey, KeyError> {
        match key_half(text)? {
            KeyHalf::Public => Err(KeyError::PublicHalf),
            KeyHalf::Private => SigningKey::from_pkcs8_pem(text.trim())
                .map(EventKey)
                .map_err(|_| KeyError::NotEd25519),
        }
    }

    /// Returns the private half as PEM text, or `None` if it cannot be encoded. The text does not
    /// include the public half, which OpenSSL 1.1 does not expect there.
    pub fn to_pem(&self) -> Option<String> {
        let bytes = KeypairBytes {
            secret_key: self.0.to_bytes(),
            public_key: None,
        };
        bytes
            .to_pkcs8_pem(LineEnding::LF)
            .ok()
            .map(|pem| pem.as_str().to_owned())
    }

    /// Returns the public half.
    pub fn public(&self) -> PublicKey {
        PublicKey(self.0.verifying_key())
    }
}

impl PublicKey {
    /// Reads the public half.
    ///
    /// # Errors
    /// Returns a [`KeyError`] if the text is not a public key of this kind.
    pub fn from_pem(text: &str) -> Result<PublicKey, KeyError> {
        match key_half(text)? {
            KeyHalf::Private => Err(KeyError::PrivateHalf),
            KeyHalf::Public => VerifyingKey::from_public_key_pem(text.trim())
                .ok()
                // Signatures of a weak key are valid for nearly every text.
                .filter(|key| !key.is_weak())
                .map(PublicKey)
                .ok_or(KeyError::NotEd25519),
        }
    }

    /// Returns the key as PEM text, or `None` if it cannot be encoded.
    pub fn to_pem(&self) -> Option<String> {
        self.0.to_public_key_pem(LineEnding::LF).ok()
    }

    /// Returns the SHA-256 of the key's DER form as groups of four hexadecimal digits, short enough
    /// to be read aloud. `openssl pkey -pubin -in event.pub -outform DER | openssl dgst -sha256`
    /// prints the same digits.
    pub fn fingerprint(&self) -> String {
        let der = self
            .0
            .to_public_key_der()
            .map(|der| der.as_bytes().to_vec())
            .unwrap_or_default();
        let digits: Vec<char> = sha256(&der).chars().collect();
        digits
            .chunks(4)
            .map(String::from_iter)
            .collect::<Vec<String>>()
            .join(" ")
    }
}

/// The status of a ruling's signature.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SignatureStatus {
    /// There is no signature.
    Unsigned,
    /// The signature is valid: the ruling is unchanged since it was signed with this key.
    Valid(PublicKey),
    /// The signature is not valid for the key that it names, or that is not a key.
    Invalid,
}

impl RulingFile {
    /// Returns the file with a signature.
    ///
    /// # Errors
    /// Returns an error if the file cannot be serialised.
    pub fn sign(mut self, key: &EventKey) -> serde_json::Result<RulingFile> {
        let value = key.0.sign(self.to_unsigned_json()?.as_bytes());
        let signature = Signature {
            algorithm: Signature::ED25519.to_owned(),
            key: to_hex(key.public().0.as_bytes()),
            value: to_hex(&value.to_bytes()),
        };
        self.signature = Some(signature);
        Ok(self)
    }

    /// Checks the signature with the key that it names. That this is the event's key has to be
    /// checked by comparing them.
    pub fn check_signature(&self) -> SignatureStatus {
        let Some(signature) = &self.signature else {
            return SignatureStatus::Unsigned;
        };
        let key =
            parse_hex::<32>(&signature.key).and_then(|key| VerifyingKey::from_bytes(&key).ok());
        let value = parse_hex::<64>(&signature.value);
        // A text that cannot be serialised cannot have been signed.
        let (Some(key), Some(value), Ok(text)) = (key, value, self.to_unsigned_json()) else {
            return SignatureStatus::Invalid;
        };
        // The strict check also rejects weak keys, whose signatures are valid for several texts.
        let value = ed25519_dalek::Signature::from_bytes(&value);
        let is_valid = signature.algorithm == Signature::ED25519
            && key.verify_strict(text.as_bytes(), &value).is_ok();
        if is_valid {
            SignatureStatus::Valid(PublicKey(key))
        } else {
            SignatureStatus::Invalid
        }
    }
}

/// The half of a key in a PEM text.
enum KeyHalf {
    Private,
    Public,
}

/// Determines the half of a key by the first line of its PEM text.
fn key_half(text: &str) -> Result<KeyHalf, KeyError> {
    let first = text
        .trim_start()
        .lines()
        .next()
        .unwrap_or_default()
        .trim_end();
    match first {
        "-----BEGIN PRIVATE KEY-----" => Ok(KeyHalf::Private),
        "-----BEGIN PUBLIC KEY-----" => Ok(KeyHalf::Public),
        "-----BEGIN ENCRYPTED PRIVATE KEY-----" => Err(KeyError::Encrypted),
        "-----BEGIN OPENSSH PRIVATE KEY-----" => Err(KeyError::OpenSsh),
        _ if first.starts_with("ssh-") => Err(KeyError::OpenSsh),
        // For example `RSA PRIVATE KEY` or `EC PRIVATE KEY`.
        _ if first.starts_with("-----BEGIN ") => Err(KeyError::NotEd25519),
        _ => Err(KeyError::NotPem),
    }
}

/// Parses `N` bytes from lower-case hexadecimal digits. Returns `None` for any other text.
fn parse_hex<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let is_hex = digits
        .bytes()
        .all(|digit| matches!(digit, b'0'..=b'9' | b'a'..=b'f'));
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
