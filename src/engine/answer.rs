//! Parses the points that an engine names.

use crate::language::Message;
use crate::point::{BoardSize, Point, PointSet};
use crate::position::Position;

use super::EngineError;
use super::gtp::quote;

/// Parses the points named in `text`.
///
/// # Errors
/// [`EngineError::Nonsense`] for a word that is not the name of a point.
pub(super) fn parse_points(size: BoardSize, text: &str) -> Result<PointSet, EngineError> {
    text.split_whitespace()
        .map(|word| parse_point(size, word))
        .collect()
}

fn parse_point(size: BoardSize, word: &str) -> Result<Point, EngineError> {
    size.parse(word).map_err(|_| {
        let reason = Message::new("engine-no-point").with("text", quote(word));
        EngineError::nonsense(reason.with("size", size.to_string()))
    })
}

/// Parses the stones named in `text`, in reading order.
///
/// # Errors
/// [`EngineError::Nonsense`] if they are not whole chains of `position`.
pub(super) fn parse_whole_chains(
    position: &Position,
    text: &str,
) -> Result<Vec<Point>, EngineError> {
    let size = position.size();
    let named = parse_points(size, text)?;
    for point in named.iter() {
        let Some(chain) = position.chain_at(point) else {
            return Err(EngineError::nonsense(
                Message::new("engine-no-stone").with("point", size.name(point)),
            ));
        };
        if let Some(&missing) = chain.points.iter().find(|stone| !named.contains(**stone)) {
            let (point, missing) = (size.name(point), size.name(missing));
            return Err(EngineError::nonsense(
                Message::new("engine-part-of-chain")
                    .with("point", point)
                    .with("missing", missing),
            ));
        }
    }
    Ok(named.to_vec())
}
