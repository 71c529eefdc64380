//! The program with `--tls`: what it says of its certificate is true.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::process::{Command, Stdio};
use std::sync::Arc;

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{
    ClientConfig, ClientConnection, DigitallySignedStruct, Error, SignatureScheme, StreamOwned,
};
use sha2::{Digest, Sha256};

use super::client::{reply, request, send};

/// Trusts the certificate with this fingerprint, as a person does who compares it.
#[derive(Debug)]
struct Compares {
    fingerprint: String,
    provider: Arc<CryptoProvider>,
}

impl ServerCertVerifier for Compares {
    fn verify_server_cert(
        &self,
        certificate: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        let seen: Vec<String> = Sha256::digest(certificate)
            .iter()
            .map(|byte| format!("{byte:02X}"))
            .collect();
        if seen.join(":") == self.fingerprint {
            return Ok(ServerCertVerified::assertion());
        }
        Err(Error::General(format!(
            "{} instead of {}",
            seen.join(":"),
            self.fingerprint
        )))
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(
            message,
            certificate,
            signed,
            &self.provider.signature_verification_algorithms,
        )
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(
            message,
            certificate,
            signed,
            &self.provider.signature_verification_algorithms,
        )
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.provider
            .signature_verification_algorithms
            .supported_schemes()
    }
}

#[test]
fn the_certificate_is_the_one_whose_fingerprint_is_shown() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_shuzi"))
        .args(["serve", "--addr", "127.0.0.1:0", "--tls", "--lang", "en"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    let address = line
        .split("https://")
        .nth(1)
        .unwrap()
        .trim()
        .trim_end_matches('/');
    let address: SocketAddr = address.parse().unwrap();
    let mut said = BufReader::new(child.stderr.take().unwrap()).lines();
    let fingerprint =
        said.find_map(|line| Some(line.unwrap().split_once("fingerprint: ")?.1.to_owned()));
    let fingerprint = fingerprint.unwrap();

    let provider = Arc::new(ring::default_provider());
    let verifier = Compares {
        fingerprint,
        provider: Arc::clone(&provider),
    };
    let config = ClientConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .dangerous()
        .with_custom_certificate_verifier(Arc::new(verifier))
        .with_no_client_auth();
    let name = ServerName::try_from("localhost").unwrap();
    let connection = ClientConnection::new(Arc::new(config), name).unwrap();
    let mut stream = StreamOwned::new(connection, TcpStream::connect(address).unwrap());
    stream
        .write_all(&request("GET /api/info", &["Connection: close"], b""))
        .unwrap();
    assert_eq!(reply(&mut stream).unwrap().status, 200);
    assert_eq!(stream.read(&mut [0; 1]).unwrap_or_default(), 0);

    // Who does not encrypt is not answered.
    assert!(
        send(address, &request("GET /api/info", &[], b"")).is_none_or(|reply| reply.status == 400)
    );
    child.kill().unwrap();
    child.wait().unwrap();
}
