use super::*;

/// The example of RFC 8410, section 10, in the form in which OpenSSL writes both halves.
const PRIVATE: &str = "-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n-----END PRIVATE KEY-----";
const PUBLIC: &str = "-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEAGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE=\n-----END PUBLIC KEY-----";
/// The output of `openssl pkey -pubin -outform DER | openssl dgst -sha256` for it.
const FINGERPRINT: &str = "a1e9156054e04fac899ae9f275132cdc07a5dbc4ea2c2ad3a1ffc6e0d253681f";

#[test]
fn openssls_keys_are_read() {
    let (private, public) = (
        EventKey::from_pem(PRIVATE).unwrap(),
        PublicKey::from_pem(PUBLIC).unwrap(),
    );
    assert_eq!(private.public(), public);
    assert_eq!(public.fingerprint().replace(' ', ""), FINGERPRINT);
    assert_eq!(private.to_pem().unwrap().trim(), PRIVATE);
    assert_eq!(public.to_pem().unwrap().trim(), PUBLIC);
    // As some editors leave it.
    assert!(EventKey::from_pem(&format!("\n{}\r\n\n", PRIVATE.replace('\n', "\r\n"))).is_ok());
}

#[test]
fn what_is_no_key_is_refused_with_its_reason() {
    for (text, reason) in [
        (PUBLIC.to_owned(), KeyError::PublicHalf),
        (String::new(), KeyError::NotPem),
        ("\u{0}\u{1}".to_owned(), KeyError::NotPem),
        (
            PRIVATE[..PRIVATE.len() - 30].to_owned(),
            KeyError::NotEd25519,
        ),
        (PRIVATE.replacen("MC4C", "", 1), KeyError::NotEd25519),
        (
            PRIVATE.replacen("BQYDK2VwBCIE", "BQYDK2VuBCIE", 1),
            KeyError::NotEd25519,
        ),
        (
            PRIVATE.replace("PRIVATE", "ENCRYPTED PRIVATE"),
            KeyError::Encrypted,
        ),
        (
            PRIVATE.replace("PRIVATE", "OPENSSH PRIVATE"),
            KeyError::OpenSsh,
        ),
        (
            PRIVATE.replace("PRIVATE", "RSA PRIVATE"),
            KeyError::NotEd25519,
        ),
        ("ssh-ed25519 AAAAC3Nz anna@go".to_owned(), KeyError::OpenSsh),
    ] {
        assert_eq!(EventKey::from_pem(&text).err(), Some(reason), "{text}");
        assert!(reason.hint().to_string().ends_with('.'));
    }
    for (text, reason) in [
        (PRIVATE.to_owned(), KeyError::PrivateHalf),
        (PUBLIC[..PUBLIC.len() - 30].to_owned(), KeyError::NotEd25519),
        (
            "-----BEGIN PUBLIC KEY-----\n-----END PUBLIC KEY-----".to_owned(),
            KeyError::NotEd25519,
        ),
    ] {
        assert_eq!(PublicKey::from_pem(&text).err(), Some(reason), "{text}");
    }
}

#[test]
fn digits_are_bytes_only_where_there_are_enough() {
    assert_eq!(parse_hex::<2>("00ff"), Some([0, 255]));
    for digits in ["", "0", "00f", "00FF", "00ff0", "+0+f", "äää"] {
        assert_eq!(parse_hex::<2>(digits), None, "{digits}");
    }
}
