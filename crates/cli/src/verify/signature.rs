//! The result of checking a ruling's signature with `--replay`.

use serde_json::{Value, json};

use shuzi::language::Words;
use shuzi_referee::ruling::{PublicKey, RulingFile, SignatureStatus};

/// The result of checking a ruling's signature, with the event's key if it was given.
pub(super) enum CheckedSignature {
    /// There is no signature, and none was required.
    NotAskedFor,
    /// The signature is valid for the event's key.
    OfTheEvent(PublicKey),
    /// The signature is valid for the key that it names, whose owner was not checked.
    OfSomebody(PublicKey),
    /// The signature is valid for a key other than the event's.
    OfAnother(PublicKey),
    /// There is none, and the event's key was given.
    Missing,
    /// The signature is not valid.
    Broken,
}

impl CheckedSignature {
    /// Checks the signature of a ruling.
    pub(super) fn of(file: &RulingFile, event: Option<&PublicKey>) -> CheckedSignature {
        match (file.check_signature(), event) {
            (SignatureStatus::Unsigned, None) => CheckedSignature::NotAskedFor,
            (SignatureStatus::Unsigned, Some(_)) => CheckedSignature::Missing,
            (SignatureStatus::Invalid, _) => CheckedSignature::Broken,
            (SignatureStatus::Valid(key), None) => CheckedSignature::OfSomebody(key),
            (SignatureStatus::Valid(key), Some(event)) if key == *event => {
                CheckedSignature::OfTheEvent(key)
            }
            (SignatureStatus::Valid(key), Some(_)) => CheckedSignature::OfAnother(key),
        }
    }

    /// Returns true if the signature is as required.
    pub(super) fn is_good(&self) -> bool {
        match self {
            CheckedSignature::NotAskedFor
            | CheckedSignature::OfTheEvent(_)
            | CheckedSignature::OfSomebody(_) => true,
            CheckedSignature::OfAnother(_)
            | CheckedSignature::Missing
            | CheckedSignature::Broken => false,
        }
    }

    /// Returns a sentence about the signature, or nothing if there is none and none was required.
    pub(super) fn describe(&self, words: &Words) -> Option<String> {
        let of = |message: &str, key: &PublicKey| {
            words.say_with(message, &[("fingerprint", key.fingerprint().into())])
        };
        Some(match self {
            CheckedSignature::NotAskedFor => return None,
            CheckedSignature::OfTheEvent(key) => of("replay-signed-by-the-event", key),
            CheckedSignature::OfSomebody(key) => of("replay-signed-by-somebody", key),
            CheckedSignature::OfAnother(key) => of("replay-signed-by-another", key),
            CheckedSignature::Missing => words.say("replay-not-signed"),
            CheckedSignature::Broken => words.say("replay-signature-broken"),
        })
    }

    /// Returns the result as JSON: `null` if there is no signature and none was required.
    pub(super) fn json(&self) -> Value {
        let (state, key) = match self {
            CheckedSignature::NotAskedFor => return Value::Null,
            CheckedSignature::OfTheEvent(key) => ("of_the_event", Some(key)),
            CheckedSignature::OfSomebody(key) => ("holds", Some(key)),
            CheckedSignature::OfAnother(key) => ("of_another_key", Some(key)),
            CheckedSignature::Missing => ("missing", None),
            CheckedSignature::Broken => ("broken", None),
        };
        json!({ "state": state, "fingerprint": key.map(PublicKey::fingerprint) })
    }
}
