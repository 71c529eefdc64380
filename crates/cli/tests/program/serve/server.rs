//! A server in a thread, with the library or a stand-in that does what a test needs.

use std::net::{SocketAddr, TcpListener};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use shuzi::language::Language;
use shuzi_server::serve::{
    Backend, HttpRefusal, JsonResponse, ReadResponse, Server, ServerLimits, ServerSettings, Upload,
};
use tokio::sync::oneshot;

/// A server that runs until it is dropped.
pub(crate) struct Running {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    thread: Option<JoinHandle<Result<(), std::io::Error>>>,
}

impl Running {
    pub(crate) fn start(settings: ServerSettings, engine: impl Backend) -> Running {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let server = Server::new(listener, settings, engine).unwrap();
        let address = server.address().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let thread = std::thread::spawn(move || {
            server.run(async {
                let _ = stopped.await;
            })
        });
        Running {
            address,
            stop: Some(stop),
            thread: Some(thread),
        }
    }

    pub(crate) fn with_limits(limits: ServerLimits, engine: impl Backend) -> Running {
        Running::start(
            ServerSettings {
                limits,
                ..ServerSettings::new()
            },
            engine,
        )
    }

    /// Tells it to stop; [`Running::ended`] waits for it.
    pub(crate) fn stop(&mut self) {
        let _ = self.stop.take().expect("once").send(());
    }

    pub(crate) fn ended(&mut self) {
        self.thread.take().unwrap().join().unwrap().unwrap();
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.take();
        if let Some(thread) = self.thread.take() {
            // A test that fails already must not fail twice.
            let _ = thread.join();
        }
    }
}

/// Stands in for the library. Photos `wait …` wait until the gate is opened, `panic` panics; every
/// other is answered at once, with what it says.
#[derive(Clone, Default)]
pub(crate) struct StandIn {
    gate: Arc<(Mutex<bool>, Condvar)>,
    begun: Arc<Mutex<Vec<String>>>,
}

impl StandIn {
    /// Lets all go on that wait, now and later.
    pub(crate) fn open(&self) {
        *self.gate.0.lock().unwrap() = true;
        self.gate.1.notify_all();
    }

    /// What was begun, in order.
    pub(crate) fn begun(&self) -> Vec<String> {
        self.begun.lock().unwrap().clone()
    }

    /// Waits until so many were begun.
    pub(crate) fn wait_for(&self, number: usize) {
        let start = Instant::now();
        while self.begun().len() < number {
            assert!(
                start.elapsed() < Duration::from_secs(60),
                "only {:?} begun",
                self.begun()
            );
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    fn answer(&self, said: &str) -> JsonResponse {
        self.begun.lock().unwrap().push(said.to_owned());
        assert!(said != "panic", "as the test wants it");
        if said.starts_with("wait") {
            let mut is_open = self.gate.0.lock().unwrap();
            while !*is_open {
                is_open = self.gate.1.wait(is_open).unwrap();
            }
        }
        JsonResponse {
            status: 200,
            json: serde_json::json!({ "said": said }).to_string(),
        }
    }
}

impl Backend for StandIn {
    fn read(&self, upload: &Upload) -> Result<ReadResponse, HttpRefusal> {
        Ok(ReadResponse {
            answer: self.answer(&String::from_utf8_lossy(&upload.photos[0].1)),
            decoded: (0..upload.photos.len()).collect(),
        })
    }

    fn score(&self, request: &[u8]) -> Result<JsonResponse, HttpRefusal> {
        Ok(self.answer(&String::from_utf8_lossy(request)))
    }

    fn words(&self, language: Language) -> Result<String, HttpRefusal> {
        Ok(format!("\"{}\"", language.code()))
    }
}
