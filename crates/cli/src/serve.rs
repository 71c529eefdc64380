//! `shuzi serve`: serves the page, and counts for it.

#[cfg(feature = "tls")]
mod certificate;
mod lan;
#[cfg(feature = "batch")]
mod review;
mod upload_folder;

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

use crate::locale;
use shuzi::language::{Language, Message, Value, Words};
use shuzi_server::serve::{self, LibraryBackend, Server, ServerSettings, Token, UploadRecorder};

use super::output::Output;
use super::parsers::parse_number;
use super::write_outputs::usage_error;
use super::{RunStatus, Stop};
use upload_folder::{KeepLimits, UploadFolder};

/// The arguments of `shuzi serve`.
#[derive(Debug, Args)]
pub(super) struct ServeArgs {
    /// Address to listen on, with or without a port, such as localhost:8080 [default: 127.0.0.1,
    /// with --lan 0.0.0.0]
    #[arg(long, value_name = "ADDRESS[:PORT]", value_parser = parse_listen_address)]
    addr: Option<ListenAddress>,
    /// Port to listen on, 0 for any free port [default: 7788]
    #[arg(long, value_name = "PORT")]
    port: Option<u16>,
    /// Let phones in the same network open the page; its secret address is also shown as a QR code
    #[arg(long)]
    lan: bool,
    /// Open the page in the browser
    #[arg(long)]
    open: bool,
    /// Encrypt (HTTPS) with a self-signed certificate, whose fingerprint is shown
    #[arg(long)]
    tls: bool,
    /// Keep photos and their readings in this folder; otherwise nothing is kept
    #[arg(long, value_name = "DIR")]
    keep: Option<PathBuf>,
    /// Keep no more photos once the folder of --keep holds so many; none is ever deleted
    #[arg(long, value_name = "PHOTOS", default_value_t = 10_000, requires = "keep", value_parser = parse_number::<u64>(1..=1_000_000_000))]
    keep_at_most: u64,
    /// Keep no more photos once the folder of --keep would be larger than this
    #[arg(long, value_name = "MB", default_value_t = 10_000, requires = "keep", value_parser = parse_number::<u64>(1..=1_000_000_000))]
    keep_size: u64,
    /// Also serve the review of a batch, the photos that need to be checked; corrections are saved
    /// in its folder
    #[cfg(feature = "batch")]
    #[arg(long, value_name = "DIR")]
    review: Option<PathBuf>,
    /// Language of messages; the page has its own choice [default: the locale's]
    #[arg(long, value_name = "LANGUAGE", value_parser = locale::parser())]
    pub lang: Option<Language>,
}

/// The port if none is stated.
const PORT: u16 = 7788;

/// The stated part of the address to listen on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ListenAddress {
    ip: IpAddr,
    port: Option<u16>,
}

/// Parses an IP address or `localhost`, with or without a port. Other host names are not accepted,
/// as they may belong to other computers.
fn parse_listen_address(text: &str) -> Result<ListenAddress, Message> {
    if let Ok(address) = text.parse::<SocketAddr>() {
        return Ok(ListenAddress {
            ip: address.ip(),
            port: Some(address.port()),
        });
    }
    let bare = text
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'))
        .unwrap_or(text);
    if let Ok(ip) = bare.parse() {
        return Ok(ListenAddress { ip, port: None });
    }
    let (host, port) = match text.split_once(':') {
        Some((host, port)) => (host, port.parse().ok().map(Some)),
        None => (text, Some(None)),
    };
    port.filter(|_| host.eq_ignore_ascii_case("localhost"))
        .map(|port| ListenAddress {
            ip: Ipv4Addr::LOCALHOST.into(),
            port,
        })
        .ok_or_else(|| Message::new("value-address"))
}

impl ServeArgs {
    /// Opens the folder in which photos are kept, if they are to be kept.
    fn open_upload_folder(
        &self,
        words: &'static Words,
    ) -> Result<Option<Arc<UploadFolder>>, ServeError> {
        let limits = KeepLimits {
            photos: self.keep_at_most,
            megabytes: self.keep_size,
        };
        let folder = self.keep.as_deref();
        folder
            .map(|folder| UploadFolder::open(folder, limits, words).map(Arc::new))
            .transpose()
    }

    /// Returns the address to listen on: the stated part, completed by the defaults.
    fn socket_address(&self) -> Result<SocketAddr, Stop> {
        let default_ip = if self.lan {
            Ipv4Addr::UNSPECIFIED
        } else {
            Ipv4Addr::LOCALHOST
        };
        let stated = self.addr.unwrap_or(ListenAddress {
            ip: default_ip.into(),
            port: None,
        });
        match (stated.port, self.port) {
            (Some(first), Some(second)) if first != second => Err(usage_error(
                Message::new("usage-two-ports")
                    .with("first", first.to_string())
                    .with("second", second.to_string()),
            )),
            (first, second) => Ok(SocketAddr::new(stated.ip, first.or(second).unwrap_or(PORT))),
        }
    }
}

#[cfg(feature = "batch")]
impl ServeArgs {
    /// Returns the folder of the batch whose review is served, if any.
    fn review(&self) -> Option<&Path> {
        self.review.as_deref()
    }

    fn open_review(
        &self,
        words: &'static Words,
    ) -> Result<Option<Arc<dyn serve::ReviewBackend>>, ServeError> {
        self.review()
            .map(|folder| review::open(folder, words, serve::ServerLimits::default().photo))
            .transpose()
    }
}

#[cfg(not(feature = "batch"))]
impl ServeArgs {
    fn review(&self) -> Option<&Path> {
        None
    }

    fn open_review(
        &self,
        _: &'static Words,
    ) -> Result<Option<Arc<dyn serve::ReviewBackend>>, ServeError> {
        Ok(None)
    }
}

/// The reason why the server cannot start: the name of a message, and its values.
struct ServeError(&'static str, Vec<(&'static str, Value)>);

pub(super) fn run(args: &ServeArgs, output: &mut Output) -> Result<(), Stop> {
    let address = args.socket_address()?;
    match start_server(args, address, output.words()) {
        Ok((server, page)) => {
            announce(args, &page, output)?;
            if let Err(error) = serve_until_stopped(server, output) {
                say(
                    output,
                    "serve-failed",
                    &[("error", error.to_string().into())],
                );
                output.worsen(RunStatus::Unfinished);
            }
        }
        Err(ServeError(message, values)) => {
            say(output, message, &values);
            output.worsen(match message {
                "serve-needs-lan" | "serve-has-no-tls" => RunStatus::Usage,
                _ => RunStatus::Unfinished,
            });
        }
    }
    Ok(())
}

/// What is announced: the address of the page, the fingerprint of its certificate, and what happens
/// to photos.
struct PageAddress {
    url: String,
    /// True if the address is known to be this computer's in its network.
    is_known: bool,
    fingerprint: Option<String>,
    /// Where photos are kept, if they are.
    uploads: Option<Arc<UploadFolder>>,
}

/// Binds the address and creates the server.
fn start_server(
    args: &ServeArgs,
    address: SocketAddr,
    words: &'static Words,
) -> Result<(Server, PageAddress), ServeError> {
    if !args.lan && !address.ip().is_loopback() {
        return Err(ServeError(
            "serve-needs-lan",
            vec![("address", address.to_string().into())],
        ));
    }
    let uploads = args.open_upload_folder(words)?;
    let review = args.open_review(words)?;
    let listener = TcpListener::bind(address).map_err(|error| cannot_listen(address, &error))?;
    // The port that the system chose, if port 0 was stated.
    let bound = listener
        .local_addr()
        .map_err(|error| cannot_listen(address, &error))?;
    let own_ip = if bound.ip().is_unspecified() {
        lan::own_address()
    } else {
        Some(bound.ip())
    };
    let token = args
        .lan
        .then(Token::random)
        .transpose()
        .map_err(|error| cannot_serve(&error))?;

    let seen_at = SocketAddr::new(own_ip.unwrap_or(bound.ip()), bound.port());
    let secret = token
        .as_ref()
        .map(|token| format!("{}/", token.as_str()))
        .unwrap_or_default();
    let scheme = if args.tls { "https" } else { "http" };
    let url = format!("{scheme}://{seen_at}/{secret}");
    let mut page = PageAddress {
        url,
        is_known: own_ip.is_some(),
        fingerprint: None,
        uploads: uploads.clone(),
    };

    let mut settings = ServerSettings {
        token,
        recorder: uploads.map(|uploads| uploads as Arc<dyn UploadRecorder>),
        review,
        ..ServerSettings::new()
    };
    if args.tls {
        page.fingerprint = Some(encrypt(&mut settings, seen_at)?);
    }
    let backend = LibraryBackend::new(settings.limits);
    let server = Server::new(listener, settings, backend).map_err(|error| cannot_serve(&error))?;
    Ok((server, page))
}

/// Creates a certificate for HTTPS, and returns its fingerprint.
#[cfg(feature = "tls")]
fn encrypt(settings: &mut ServerSettings, seen_at: SocketAddr) -> Result<String, ServeError> {
    let certificate =
        certificate::create_self_signed(seen_at.ip()).map_err(|error| cannot_serve(&*error))?;
    settings.tls = Some(certificate.config);
    Ok(certificate.fingerprint)
}

#[cfg(not(feature = "tls"))]
fn encrypt(_: &mut ServerSettings, _: SocketAddr) -> Result<String, ServeError> {
    Err(ServeError("serve-has-no-tls", Vec::new()))
}

fn cannot_serve(error: &(impl std::fmt::Display + ?Sized)) -> ServeError {
    ServeError("serve-failed", vec![("error", error.to_string().into())])
}

fn cannot_listen(address: SocketAddr, error: &io::Error) -> ServeError {
    let other = (
        "other",
        Value::from(SocketAddr::new(address.ip(), PORT + 1).to_string()),
    );
    let address = ("address", Value::from(address.to_string()));
    match error.kind() {
        io::ErrorKind::AddrInUse => ServeError("serve-address-in-use", vec![address, other]),
        io::ErrorKind::AddrNotAvailable => ServeError("serve-no-such-address", vec![address]),
        io::ErrorKind::PermissionDenied => ServeError("serve-not-allowed", vec![address, other]),
        _ => ServeError(
            "serve-cannot-listen",
            vec![address, ("error", error.to_string().into())],
        ),
    }
}

/// Prints where the page is: the address to standard output, everything else to standard error.
fn announce(args: &ServeArgs, page: &PageAddress, output: &mut Output) -> Result<(), Stop> {
    let address = ("address", Value::from(page.url.as_str()));
    output.result(&format!(
        "{}\n",
        output.words().say_with("serve-page-at", &[address])
    ))?;
    let review = format!("{}review", page.url);
    if let Some(folder) = args.review() {
        let folder = ("folder", Value::from(folder.to_string_lossy().as_ref()));
        let values = [("address", review.as_str().into()), folder];
        output.result(&format!(
            "{}\n",
            output.words().say_with("serve-review-at", &values)
        ))?;
    }
    // The code would lead phones nowhere if the address is not this computer's in its network.
    if args.lan && page.is_known {
        output.result(&draw_qr_code(&page.url, output.style().color))?;
    }
    if !page.is_known {
        say(output, "serve-address-unknown", &[]);
    }
    if args.lan {
        say(output, "serve-secret", &[]);
    }
    if let Some(fingerprint) = &page.fingerprint {
        say(
            output,
            "serve-fingerprint",
            &[("fingerprint", fingerprint.as_str().into())],
        );
    }
    if !serve::has_page() {
        say(output, "serve-has-no-page", &[]);
    }
    match &args.keep {
        Some(folder) => say(
            output,
            "serve-keeps",
            &[("folder", folder.to_string_lossy().as_ref().into())],
        ),
        // Corrections of a review are stored, so "nothing is kept" would be wrong.
        None if args.review().is_some() => {}
        None => say(output, "serve-keeps-nothing", &[]),
    }
    if let Some(uploads) = page
        .uploads
        .as_ref()
        .filter(|uploads| !uploads.is_recording())
    {
        output.note(&format!("{}\n", uploads.say_full()));
    }
    say(output, "serve-stop-with", &[]);
    if args.open
        && let Err(error) = open::that_detached(if args.review().is_some() {
            &review
        } else {
            &page.url
        })
    {
        say(
            output,
            "serve-cannot-open",
            &[("error", error.to_string().into())],
        );
    }
    Ok(())
}

/// Prints a message on standard error.
fn say(output: &mut Output, message: &str, values: &[(&'static str, Value)]) {
    let text = output.words().say_with(message, values);
    output.note(&format!("{text}\n"));
}

/// Draws the address as a QR code of half blocks. On a terminal with colours it is dark on light,
/// as cameras expect.
fn draw_qr_code(address: &str, color: bool) -> String {
    let Ok(code) = QrCode::with_error_correction_level(address, qrcode::EcLevel::L) else {
        // A QR code holds far more than any address.
        return String::new();
    };
    let drawn = code
        .render::<Dense1x2>()
        .dark_color(Dense1x2::Light)
        .light_color(Dense1x2::Dark)
        .build();
    let (start, end) = if color {
        ("\u{1b}[97;40m", "\u{1b}[0m")
    } else {
        ("", "")
    };
    drawn
        .lines()
        .map(|line| format!("{start}{line}{end}\n"))
        .collect()
}

/// Serves until a signal asks to stop. A second signal ends the program at once.
fn serve_until_stopped(server: Server, output: &mut Output) -> Result<(), io::Error> {
    server.run(async {
        if wait_for_signal().await.is_ok() {
            say(output, "serve-stops", &[]);
            tokio::spawn(async {
                if wait_for_signal().await.is_ok() {
                    /// The status that a shell reports for a program ended by SIGINT.
                    const INTERRUPTED: i32 = 130;
                    std::process::exit(INTERRUPTED);
                }
            });
        } else {
            // Without signals only the system can end the program.
            std::future::pending::<()>().await;
        }
    })
}

/// Waits for Ctrl+C or a request to terminate.
async fn wait_for_signal() -> Result<(), io::Error> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut interrupt, mut terminate) = (
            signal(SignalKind::interrupt())?,
            signal(SignalKind::terminate())?,
        );
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        Ok(())
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_localhost_or_a_number_with_or_without_a_port() {
        let here = IpAddr::from(Ipv4Addr::LOCALHOST);
        for (text, ip, port) in [
            ("localhost", here, None),
            ("LOCALHOST:8080", here, Some(8080)),
            ("127.0.0.1", here, None),
            ("127.0.0.1:0", here, Some(0)),
            ("::1", "::1".parse().unwrap(), None),
            ("[::1]", "::1".parse().unwrap(), None),
            ("[::1]:80", "::1".parse().unwrap(), Some(80)),
        ] {
            assert_eq!(
                parse_listen_address(text),
                Ok(ListenAddress { ip, port }),
                "{text}"
            );
        }
        for text in [
            "",
            ":8080",
            "localhost:",
            "localhost:99999",
            "example.org",
            "example.org:80",
            "1.2.3",
            "localhost:80:1",
        ] {
            assert!(parse_listen_address(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_qr_code_is_square_with_a_margin() {
        let code = draw_qr_code("http://192.168.178.45:7788/0123456789abcdefghjk/", false);
        let lines: Vec<&str> = code.lines().collect();
        let width = lines[0].chars().count();
        assert!(lines.iter().all(|line| line.chars().count() == width));
        assert!(
            width.div_ceil(2) == lines.len() && width < 50,
            "{width} × {}",
            lines.len()
        );
        assert!(
            lines[0].chars().all(|symbol| symbol == '█'),
            "the margin is light"
        );
    }
}
