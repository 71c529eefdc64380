//! A self-signed certificate: it encrypts, and users can verify it by its fingerprint.

use std::error::Error;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use rcgen::{CertificateParams, DnType, KeyPair};
use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::PrivatePkcs8KeyDer;
use sha2::{Digest, Sha256};

/// A certificate with its key, ready for use.
pub(super) struct Certificate {
    pub config: Arc<ServerConfig>,
    /// SHA-256 of the certificate, as browsers show it.
    pub fingerprint: String,
}

/// Creates a certificate for this address and this machine's own names.
pub(super) fn create_self_signed(address: IpAddr) -> Result<Certificate, Box<dyn Error>> {
    const DAY: Duration = Duration::from_secs(24 * 60 * 60);
    /// Validity in days. Apple's devices refuse certificates that are valid for more than 825.
    const DAYS: u32 = 90;
    let names = [
        address.to_string(),
        "localhost".to_owned(),
        "127.0.0.1".to_owned(),
        "::1".to_owned(),
    ];
    let mut params = CertificateParams::new(names)?;
    params.distinguished_name.push(DnType::CommonName, "shuzi");
    // Valid since yesterday, as the clock of a phone may be slow.
    let now = SystemTime::now();
    params.not_before = (now - DAY).into();
    params.not_after = (now + DAY * DAYS).into();

    let key = KeyPair::generate()?;
    let certificate = params.self_signed(&key)?.der().clone();
    let digest = Sha256::digest(&certificate);
    let fingerprint: Vec<String> = digest.iter().map(|byte| format!("{byte:02X}")).collect();
    let mut config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(
            vec![certificate],
            PrivatePkcs8KeyDer::from(key.serialize_der()).into(),
        )?;
    config.alpn_protocols = vec![b"http/1.1".to_vec()];
    Ok(Certificate {
        config: Arc::new(config),
        fingerprint: fingerprint.join(":"),
    })
}
