//! The networks say the same here as where they were trained:
//! `training/shuzi_training/reference.py` writes what PyTorch answers, and to which weights that
//! belongs.

use serde::Deserialize;
use sha2::{Digest, Sha256};
use shuzi::network::{EmbeddedNetwork, EmbeddedWeights, Network, Planes};

/// What the trainer wrote down.
#[derive(Deserialize)]
struct Reference {
    sha256: String,
    input: Shape,
    output: Shape,
    /// How far an answer may be off, relative to answers above 1.
    tolerance: f32,
    /// Channel, row, column, answer.
    values: Vec<(usize, usize, usize, f32)>,
}

#[derive(Deserialize)]
struct Shape {
    /// Batch, channels, height, width.
    shape: [usize; 4],
}

fn sha256(bytes: &[u8]) -> String {
    Sha256::digest(bytes)
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect()
}

/// The picture that was shown to the network: the formula in `reference.py`.
fn picture([_, channels, height, width]: [usize; 4]) -> Planes {
    Planes::from_shape_fn((channels, height, width), |(c, y, x)| {
        ((7 * x + 13 * y + 29 * c + x * y / 8) % 256) as f32 / 255.0
    })
}

fn answers_as_trained(name: &'static str, weights: &'static [u8], reference: &str, card: &str) {
    let reference: Reference = serde_json::from_str(reference).unwrap();
    let sha256 = sha256(weights);
    assert_eq!(
        reference.sha256, sha256,
        "the reference of {name} belongs to other weights"
    );
    assert!(
        card.contains(&sha256),
        "the card of {name} describes other weights"
    );

    let weights = Box::leak(Box::new(EmbeddedWeights::new(name, weights)));
    let answer = EmbeddedNetwork::new(weights)
        .run(picture(reference.input.shape).view())
        .unwrap();
    let (channels, height, width) = answer.dim();
    assert_eq!([1, channels, height, width], reference.output.shape);
    let channels_seen = (0..channels).all(|c| reference.values.iter().any(|value| value.0 == c));
    assert!(channels_seen, "the reference of {name} leaves channels out");
    for &(channel, row, column, trained) in &reference.values {
        let here = answer[[channel, row, column]];
        let allowed = reference.tolerance * trained.abs().max(1.0);
        assert!(
            (here - trained).abs() <= allowed,
            "{name}, channel {channel}, row {row}, column {column}: {here} here, {trained} where it was trained"
        );
    }
}

#[test]
fn board_network_answers_as_trained() {
    answers_as_trained(
        "board",
        include_bytes!("../../calibration/weights/board.onnx"),
        include_str!("../reference/board.json"),
        include_str!("../../calibration/weights/board.md"),
    );
}

#[test]
fn stone_network_answers_as_trained() {
    answers_as_trained(
        "stones",
        include_bytes!("../../calibration/weights/stones.onnx"),
        include_str!("../reference/stones.json"),
        include_str!("../../calibration/weights/stones.md"),
    );
}

#[test]
fn ownership_network_answers_as_trained() {
    answers_as_trained(
        "ownership",
        include_bytes!("../../calibration/weights/ownership.onnx"),
        include_str!("../reference/ownership.json"),
        include_str!("../../calibration/weights/ownership.md"),
    );
}
