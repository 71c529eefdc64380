//! `shuzi verify --make-key`, and the keys for signing and checking rulings.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::output::Output;
use crate::{Stop, read_input};
use shuzi::ErrorKind;
use shuzi::language::{Message, ToMessage};
use shuzi::report::Failure;
use shuzi_referee::ruling::{EventKey, KeyError, PublicKey};

use super::VerifyArgs;

/// Maximum size of a key file.
const MOST_BYTES: usize = 1 << 16;

/// Reads the private half of an event's key.
pub(super) fn read_private(path: &Path) -> Result<EventKey, Failure> {
    EventKey::from_pem(&read_text(path)?).map_err(|error| bad_key(path, error))
}

/// Reads the public half of an event's key.
pub(super) fn read_public(path: &Path) -> Result<PublicKey, Failure> {
    PublicKey::from_pem(&read_text(path)?).map_err(|error| bad_key(path, error))
}

fn read_text(path: &Path) -> Result<String, Failure> {
    let bytes = read_input::read_input(path, MOST_BYTES)?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

fn bad_key(path: &Path, error: KeyError) -> Failure {
    let (message, hint) = (error.to_message(), error.hint());
    Failure {
        file: read_input::input_name(path),
        kind: ErrorKind::BadOption,
        message,
        hint,
    }
}

/// Generates a key: the private half at `path`, the public half beside it. Existing files are not
/// overwritten.
pub(super) fn run(path: &Path, args: &VerifyArgs, output: &mut Output) -> Result<(), Stop> {
    match generate(path) {
        Ok((public, fingerprint)) => {
            let values = [
                ("private", read_input::input_name(path).into()),
                ("public", read_input::input_name(&public).into()),
                ("fingerprint", fingerprint.into()),
            ];
            let words = output.words();
            output.result(&format!("{}\n", words.say_with("key-made", &values)))
        }
        Err(failure) => super::write_failure(&failure, args, output),
    }
}

/// Generates a key, and returns the path of the public half and the key's fingerprint.
fn generate(path: &Path) -> Result<(PathBuf, String), Failure> {
    let public_path = path.with_extension("pub");
    if public_path == path {
        return Err(not_generated(
            path,
            Message::new("error-key-same-name"),
            NAME_HINT,
        ));
    }
    let mut random = [0; 32];
    getrandom::fill(&mut random).map_err(|error| {
        not_generated(
            path,
            Message::new("error-no-random").with("error", error.to_string()),
            NAME_HINT,
        )
    })?;
    let key = EventKey::from_random(&random);
    let public = key.public();
    let (Some(private_pem), Some(public_pem)) = (key.to_pem(), public.to_pem()) else {
        return Err(not_generated(
            path,
            Message::new("error-key-no-pem"),
            "hint-report",
        ));
    };
    create(&public_path, &public_pem, false)?;
    if let Err(failure) = create(path, &private_pem, true) {
        // The public half was just created and is useless alone.
        let _ = std::fs::remove_file(&public_path);
        return Err(failure);
    }
    Ok((public_path, public.fingerprint()))
}

const NAME_HINT: &str = "hint-key-name";

/// Creates a file. A secret one is readable by its owner only.
fn create(path: &Path, text: &str, is_secret: bool) -> Result<(), Failure> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    if is_secret {
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    }
    #[cfg(not(unix))]
    let _ = is_secret;
    let done = options
        .open(path)
        .and_then(|mut file| file.write_all(text.as_bytes()));
    done.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => {
            not_generated(path, Message::new("error-key-exists"), NAME_HINT)
        }
        _ => not_generated(
            path,
            Message::new("error-cannot-write-file").with("error", error.to_message()),
            "hint-check-folder",
        ),
    })
}

fn not_generated(path: &Path, message: Message, hint: &'static str) -> Failure {
    Failure {
        file: read_input::input_name(path),
        kind: ErrorKind::BadOption,
        message,
        hint: Message::new(hint),
    }
}
